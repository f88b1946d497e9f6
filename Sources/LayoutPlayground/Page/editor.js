// The editor: the document, what changes it, and what the engine says to each change.

class Editor {
  constructor({ vocabulary, lessons, beginning }) {
    this.vocabulary = vocabulary;
    this.lessons = JSON.parse(lessons).map((lesson) => ({ ...lesson, document: JSON.stringify(lesson.document) }));
    if (beginning) this.lessons.unshift({ text: "", ...beginning });
    byId("scroller").after(byId("panels"));
    document.querySelector(".side").prepend(byId("diagnosis-card"), byId("offer"), byId("code-card"));
    byId("document").before(byId("text-tools"));
    this.view = new View([]);
    this.controls = new Controls(this);
    this.prediction = new Prediction(this);
    this.dragging = new Dragging(this);
    this.view.onSelect = (place) => place && this.choose(place, true);
    const decorate = this.view.picture.decorate;
    this.view.picture.decorate = (scene) => [decorate(scene), this.prediction.outlines(scene)];
    this.listen();
    this.drawProposal();
    const linked = this.fromLink();
    this.begin(linked ?? this.lessons[0].document, linked ? null : this.lessons[0]);
  }

  listen() {
    const choice = byId("lesson");
    choice.append(...this.lessons.map((lesson, index) => html("option", { value: index }, lesson.title)));
    choice.addEventListener("change", () => {
      const lesson = this.lessons[Number(choice.value)];
      this.begin(lesson.document, lesson);
    });
    byId("undo").addEventListener("click", () => this.back());
    byId("redo").addEventListener("click", () => this.again());
    byId("link").addEventListener("click", () => this.copyLink());
    addEventListener("keydown", (event) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z" || event.target.matches?.("textarea, input[type=text]")) return;
      event.preventDefault();
      event.shiftKey ? this.again() : this.back();
    });
    const source = byId("source");
    byId("edit-source").addEventListener("click", () => {
      source.value = byId("document").textContent;
      byId("source-editor").hidden = !byId("source-editor").hidden;
    });
    byId("apply-source").addEventListener("click", () => {
      try {
        this.commit(JSON.parse(source.value));
      } catch (error) {
        this.tell({ message: `This is no JSON: ${error.message}` });
      }
    });
    addEventListener("hashchange", () => {
      const linked = this.fromLink();
      if (linked && linked !== this.history.text) this.begin(linked, null);
    });
  }

  /** Begins anew with a document. */
  begin(text, lesson) {
    byId("lesson-text").textContent = lesson ? lesson.text : "";
    byId("title").textContent = lesson ? lesson.title : "Playground";
    this.history = new History(text);
    this.document = JSON.parse(text);
    this.place = "layout";
    this.view.length = undefined;
    if (this.prediction.isOn) this.prediction.end();
    this.refresh();
  }

  // What is changed

  commit(document) {
    this.document = document;
    this.history.add(JSON.stringify(document));
    this.refresh();
  }

  change(body) {
    const copy = structuredClone(this.document);
    body(copy);
    this.commit(copy);
  }

  set(place, key, value) {
    this.change((document) => {
      const layout = place === "" ? document : at(document, place);
      if (value === undefined) delete layout[key];
      else layout[key] = value;
    });
  }

  addItem(list) {
    this.change((document) => at(document, list).push({ type: "item", id: freshId(document, "item"), width: 50, height: 50 }));
  }

  addRow(list) {
    this.change((document) => at(document, list).push({ cells: [{ type: "item", id: freshId(document, "item"), width: 50, height: 50 }] }));
  }

  duplicate(place) {
    const { list, index } = listOf(place);
    this.change((document) => {
      const copy = structuredClone(at(document, place));
      walk(copy, "", (layout) => {
        if (layout.id !== undefined) layout.id = freshId({ layout: { children: [document.layout, copy] } }, String(layout.id));
      });
      at(document, list).splice(index + 1, 0, copy);
    });
  }

  remove(place) {
    const { list, index } = listOf(place);
    this.place = around(place) ?? "layout";
    this.change((document) => at(document, list).splice(index, 1));
  }

  /** Moves a layout to another place; what becomes of an empty row goes with it. */
  move(place, target) {
    const from = listOf(place);
    this.change((document) => {
      const [source, goal] = [at(document, from.list), at(document, target.list)];
      const [moved] = source.splice(from.index, 1);
      const isEarlier = source === goal && target.isInsertion && from.index < target.index;
      goal.splice(target.index - (isEarlier ? 1 : 0), 0, moved);
      this.place = `${target.list}[${goal.indexOf(moved)}]`;
      const row = /^(.*)\[(\d+)\]\.cells$/.exec(from.list);
      if (row && source.length === 0 && at(document, row[1]).length > 1) {
        at(document, row[1]).splice(Number(row[2]), 1);
        this.place = "layout";
      }
    });
  }

  back() {
    this.history.undo();
    this.document = JSON.parse(this.history.text);
    this.refresh();
  }

  again() {
    this.history.redo();
    this.document = JSON.parse(this.history.text);
    this.refresh();
  }

  choose(place, isFromPicture) {
    this.place = place;
    if (!isFromPicture) this.view.selectPlace(place);
    this.controls.draw();
  }

  // What comes back

  /** Shows the document, asks where it stands at the length that is shown, and, once nothing changes, everything else. */
  refresh() {
    if (at(this.document, this.place) === undefined) this.place = "layout";
    byId("undo").disabled = !this.history.canUndo;
    byId("redo").disabled = !this.history.canRedo;
    this.view.text.show(this.history.text);
    this.controls.draw();
    this.fillProposal();
    this.version = (this.version ?? 0) + 1;
    byId("picture").dataset.asked = this.version;
    if (this.view.model) this.ask(false);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.ask(true), this.view.model ? 250 : 0);
  }

  async ask(everything) {
    const { version } = this;
    if (!everything && this.isAsking) return void (this.isLate = true);
    if (!everything) this.isAsking = true;
    const length = this.proposedLength ?? this.view.length;
    if (everything) this.stop?.abort();
    const stop = new AbortController();
    if (everything) this.stop = stop;
    try {
      const response = await fetch("/place", { method: "POST", headers: { "Content-Type": "application/json" },
        signal: stop.signal, body: JSON.stringify({ document: this.history.text, length, everything }) });
      const reply = response.ok ? await response.json() : { problem: { message: await response.text() } };
      if (version === this.version) this.show(reply, everything);
    } catch (error) {
      if (error.name !== "AbortError") this.tell({ message: "The playground does not answer. Is it still running?" });
    }
    if (everything) return;
    this.isAsking = false;
    if (this.isLate) {
      this.isLate = false;
      this.ask(false);
    }
  }

  show(reply, everything) {
    this.tell(reply.problem);
    const { dataset } = byId("picture");
    dataset.shown = this.version;
    if (everything) dataset.version = this.version;
    if (!reply.layout) return;
    if (everything) {
      this.view.display(reply.layout, this.history.text);
      byId("diagnosis").textContent = reply.diagnosisText;
      byId("code-card").hidden = !reply.code;
      byId("code").textContent = reply.code ?? "";
    } else {
      this.view.preview(reply.layout);
    }
  }

  tell(problem) {
    byId("problem").hidden = !problem;
    byId("problem").textContent = problem ? `${problem.place ? `${problem.place}: ` : ""}${problem.message}` : "";
    byId("picture").classList.toggle("stale", Boolean(problem));
  }

  // The document around the layout

  drawProposal() {
    const { names } = this.vocabulary;
    const select = (id, key, choices) => {
      const element = html("select", { id }, html("option", { value: "" }, "default"), choices.map((choice) => html("option", { value: choice }, words(choice))));
      element.addEventListener("change", () => this.set("", key, element.value || undefined));
      return html("div", { class: "field", "data-key": key }, html("label", { for: id }, words(key)), element);
    };
    const length = (key) => {
      const input = html("input", { id: `proposal-${key}`, type: "number", min: 0, step: "any", placeholder: "ideal" });
      input.addEventListener("input", () => {
        const value = input.value === "" ? null : Number(input.value);
        if (key === "width" && value) this.view.length = value;
        this.change((document) => { document.proposal = { width: null, height: null, ...document.proposal, [key]: value }; });
      });
      return html("div", { class: "field", "data-key": `proposal.${key}` }, html("label", { for: `proposal-${key}` }, `proposed ${key}`), input);
    };
    byId("document-fields").append(length("width"), length("height"), select("document-overflow", "overflow", names.overflow),
      select("document-direction", "layoutDirection", names.layoutDirection));
  }

  fillProposal() {
    const put = (id, value) => {
      if (document.activeElement !== byId(id)) byId(id).value = value ?? "";
    };
    put("proposal-width", this.document.proposal?.width);
    put("proposal-height", this.document.proposal?.height);
    put("document-overflow", this.document.overflow);
    put("document-direction", this.document.layoutDirection);
  }

  get proposedLength() {
    const width = this.document.proposal?.width;
    return typeof width === "number" && document.activeElement === byId("proposal-width") ? width : null;
  }

  // Links

  fromLink() {
    const match = /^#layout=(.*)$/.exec(location.hash);
    if (!match) return null;
    try {
      const text = decodeURIComponent(match[1]);
      JSON.parse(text);
      return text;
    } catch {
      return null;
    }
  }

  async copyLink() {
    location.hash = `layout=${encodeURIComponent(this.history.text)}`;
    try {
      await navigator.clipboard.writeText(location.href);
      byId("link").textContent = "Copied";
    } catch {
      byId("link").textContent = "In the address";
    }
    setTimeout(() => { byId("link").textContent = "Link"; }, 2000);
  }
}

new Editor(JSON.parse(byId("data").textContent));
