// The editor: the document, what changes it, and what the engine says to each change.

class Editor {
  constructor({ vocabulary, lessons, beginning }) {
    this.vocabulary = vocabulary;
    this.places = new Places(vocabulary);
    this.lessons = JSON.parse(lessons).map((lesson) => ({ ...lesson, document: JSON.stringify(lesson.document) }));
    if (beginning) this.lessons.unshift({ text: "", ...beginning });
    byId("scroller").after(byId("panels"));
    document.querySelector(".side").prepend(byId("diagnosis-card"), byId("offer"), byId("code-card"));
    byId("document").before(byId("text-tools"));
    this.view = new View([]);
    this.controls = new Controls(this);
    this.prediction = new Prediction(this);
    this.dragging = new Dragging(this);
    this.moving = new Moving(this);
    this.view.onSelect = (place) => place && this.choose(place, true);
    const decorate = this.view.picture.decorate;
    this.view.picture.decorate = (scene) => [decorate(scene), this.prediction.outlines(scene)];
    this.history = new History();
    this.listen();
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

  /** Begins with another document; what was before can be had back. */
  begin(text, lesson) {
    this.history.add(text, lesson);
    this.restore();
  }

  /** Shows the document that the history is at. */
  restore() {
    const { text, lesson } = this.history.step;
    if (lesson !== this.lesson || !this.document) {
      this.lesson = lesson;
      byId("lesson-text").textContent = lesson ? lesson.text : "";
      byId("title").textContent = lesson ? lesson.title : "Playground";
      byId("lesson").value = lesson ? this.lessons.indexOf(lesson) : "";
      this.place = "layout";
      this.view.chosen = null;
      this.view.isLengthChosen = false;
      if (this.prediction.isOn) this.prediction.end();
    }
    this.document = JSON.parse(text);
    this.refresh();
  }

  // What is changed

  /** - what: By what changes are told that are taken back together. - isInForm: Whether the form shows the change, so that the picture comes first. */
  commit(document, what, isInForm = false) {
    this.document = document;
    this.history.add(JSON.stringify(document), this.lesson, what);
    this.refresh(isInForm);
  }

  change(body, what, isInForm) {
    const copy = structuredClone(this.document);
    body(copy);
    this.commit(copy, what, isInForm);
  }

  /** - path: What was changed of the value, by its keys. - isTyped: Whether it may be one of several steps of typing. */
  set(place, key, value, path = [key], isTyped = false) {
    // What is offered is what is looked at.
    if (place === "" && path.join() === "proposal,width") this.view.isLengthChosen = false;
    this.change((document) => {
      const layout = place === "" ? document : at(document, place);
      if (value === undefined) delete layout[key];
      else layout[key] = value;
    }, isTyped ? `${place} ${path.join(" ")}` : undefined, true);
  }

  newItem(document) { return { type: "item", id: this.places.freshId(document, "item"), width: 50, height: 50 }; }

  addItem(list) {
    this.change((document) => {
      const [entries, item] = [at(document, list), this.newItem(document)];
      const { hexagonItem, hexagonPlaces } = this.vocabulary;
      const last = entries[entries.length - 1];
      if (!isObject(last?.[hexagonItem.key])) return entries.push(item);
      // Behind the last hexagon, in the same line.
      const [{ key }] = hexagonPlaces.find((members) => members.some((member) => member.key in last)).slice(-1);
      const taken = entries.map((cell) => cell[key]);
      entries.push({ ...last, [key]: Math.max(...taken) + 1, [hexagonItem.key]: item });
    });
  }

  addRow(list) { this.change((document) => at(document, list).push({ cells: [this.newItem(document)] })); }

  duplicate(place) {
    const { list, index } = listOf(place);
    this.change((document) => {
      const copy = structuredClone(at(document, place));
      const both = { layout: { type: "zStack", children: [document.layout, copy] } };
      this.places.walk(copy, "", (layout) => {
        if (layout.id !== undefined) layout.id = this.places.freshId(both, String(layout.id));
      });
      at(document, list).splice(index + 1, 0, copy);
    });
  }

  remove(place) {
    const { list, index } = this.places.entryOf(place);
    this.place = around(`${list}[${index}]`) ?? "layout";
    this.view.chosen = null;
    this.change((document) => at(document, list).splice(index, 1));
    this.controls.outline.querySelector("[aria-current=true]")?.focus();
  }

  /** Moves a layout to another place; a row that is empty then goes. */
  move(place, target) {
    const from = listOf(place);
    this.change((document) => {
      const [source, goal] = [at(document, from.list), at(document, target.list)];
      const [moved] = source.splice(from.index, 1);
      goal.splice(target.index, 0, moved);
      const row = /^(.*)\[(\d+)\]\.cells$/.exec(from.list);
      if (row && source.length === 0 && at(document, row[1]).length > 1) at(document, row[1]).splice(Number(row[2]), 1);
      this.place = this.places.placeOf(document, moved) ?? "layout";
      this.view.chosen = this.place;
    });
  }

  back() {
    this.history.undo();
    this.restore();
  }

  again() {
    this.history.redo();
    this.restore();
  }

  choose(place, isFromPicture) {
    this.place = place;
    if (!isFromPicture) this.view.selectPlace(place);
    this.controls.draw();
  }

  // What comes back

  /** Shows the document, asks where it stands at the length that is shown, and, once nothing changes, everything else. */
  refresh(isInForm = false) {
    if (at(this.document, this.place) === undefined) this.place = "layout";
    this.version = (this.version ?? 0) + 1;
    byId("picture").dataset.asked = this.version;
    // Asked first: the page is drawn while the engine places.
    if (this.view.model) this.ask(false);
    byId("undo").disabled = !this.history.canUndo;
    byId("redo").disabled = !this.history.canRedo;
    this.view.text.show(this.history.text);
    clearTimeout(this.drawing);
    // Where the answer takes longer, the form does not wait for it.
    if (isInForm && this.view.model) this.drawing = setTimeout(() => this.drawForm(), 100);
    else this.drawForm();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.ask(true), this.view.model ? 150 : 0);
  }

  drawForm() {
    clearTimeout(this.drawing);
    this.drawing = null;
    this.controls.draw();
  }

  async ask(everything) {
    const { version } = this;
    if (!everything && this.isAsking) return void (this.isLate = true);
    if (!everything) this.isAsking = true;
    const length = this.view.isLengthChosen ? this.view.length : null;
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
    // Once the picture was painted.
    if (this.drawing) {
      clearTimeout(this.drawing);
      this.drawing = setTimeout(() => this.drawForm());
    }
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
    // The place says more than where it is in the one line that was sent.
    const message = problem?.message.replace(/^Line \d+, column \d+: /, "");
    byId("problem").textContent = problem ? `${problem.place ? `${problem.place}: ` : ""}${message}` : "";
    byId("picture").classList.toggle("stale", Boolean(problem));
  }

  /** How long the layout that is chosen is now, in whole points; nothing where a key is not about that. */
  presentLength(key) {
    const { scene } = this.view;
    const frame = scene?.isPlaced ? this.view.frameAt(scene.index, this.place) : null;
    return frame !== null && key in scene.frames[frame] ? Math.round(scene.frames[frame][key]) : undefined;
  }

  /** Says something to those who do not see the picture. */
  say(text) { byId("said").textContent = text; }

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
