// Controls for everything that layouts and documents can say, each made of what the value of its key may be.

/** Makes an element like another; what is the same stays, so that it keeps its focus and what is being typed. */
const patch = (old, fresh) => {
  if (old.nodeName !== fresh.nodeName || old.id !== fresh.id) return old.replaceWith(fresh);
  if (old.nodeType === Node.TEXT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return;
  }
  // What is open is its reader's business, and the page may set styles only by name.
  const isOther = (name) => name !== "open" && name !== "style" && old.getAttribute(name) !== fresh.getAttribute(name);
  for (const name of old.getAttributeNames().filter(isOther)) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const name of fresh.getAttributeNames().filter(isOther)) old.setAttribute(name, fresh.getAttribute(name));
  old.style.paddingLeft = fresh.style.paddingLeft;
  patchChildren(old, [...fresh.childNodes]);
  if (old.nodeName === "SELECT" || (old.nodeName === "INPUT" && old.type !== "checkbox")) {
    // `1.` is typed on the way to `1.5`.
    const isTyped = old === document.activeElement && old.type === "number"
      && (old.validity.badInput || (old.value !== "" && Number(old.value) === Number(fresh.value)));
    if (old.value !== fresh.value && !isTyped) old.value = fresh.value;
  }
  if (old.type === "checkbox") old.checked = fresh.checked;
};

const patchChildren = (old, fresh) => {
  const before = [...old.childNodes];
  before.slice(fresh.length).forEach((child) => child.remove());
  fresh.forEach((child, index) => before[index] ? patch(before[index], child) : old.append(child));
};

/** What reads and writes the values of an object at paths of keys in it, such as `["width", "min"]`. */
class Fields {
  constructor(prefix, read, write) {
    this.prefix = prefix;
    this.read = read;
    this.write = write;
  }

  value(path) {
    return path.reduce((value, key) => isGiven(value) ? value[key] : undefined, this.read()) ?? undefined;
  }

  /** - isTyped: Whether it may be one of several steps of typing. */
  set(path, value, isTyped) {
    const [key, ...rest] = path;
    this.write(key, this.changed(this.read()?.[key], rest, value), path, isTyped);
  }

  /** A value with one in it changed; an object that says nothing any more is as good as none. */
  changed(whole, [key, ...rest], value) {
    if (key === undefined) return value;
    const copy = Array.isArray(whole) ? [...whole] : { ...whole };
    const inner = this.changed(copy[key], rest, value);
    if (inner !== undefined) copy[key] = inner;
    else if (Array.isArray(copy)) copy.splice(key, 1);
    else delete copy[key];
    return Object.keys(copy).length ? copy : undefined;
  }

  id(path, part) { return [this.prefix, ...path, ...(part ? [part] : [])].join("-"); }

  // Members and their forms

  all(members, object, path = []) { return members.map((member) => this.field(member, object, [...path, member.key])); }

  field(member, object, path) {
    const name = words(member.key);
    const form = formIn(member, object);
    const label = form.kind === "list" || form.kind === "object" ? html("span", { class: "label" }, name)
      : html("label", { for: this.id(path) }, name);
    const isWide = ["list", "object", "map"].includes(form.kind) || (form.kind === "any" && isGiven(this.value(path))
      && typeof this.value(path) === "object");
    return html("div", { class: isWide ? "field wide" : "field", "data-key": path.join("."), title: member.note },
      label, this.control(form, path, name, member.isRequired));
  }

  /** The control of a value; where that is not what it should be, it is a field for JSON. */
  control(form, path, name, isRequired) {
    const value = this.value(path);
    const forms = alternatives(form);
    if (forms.length > 1 && (value === undefined || formOf(forms, value))) return this.choice(forms, path, name, isRequired);
    if (forms.length > 1 || (value !== undefined && !fits(form, value))) return this.json(path, name);
    switch (form.kind) {
      case "number": return this.number(form, path, name);
      case "text": return this.text(path, name, isRequired);
      case "flag": return this.flag(path, name, isRequired);
      case "names": return this.names(form, path, name, isRequired);
      case "percentage": return this.percentage(path, name);
      case "list": return form.element.kind === "names" ? this.ticks(form.element.names, path, name) : this.list(form.element, path, name);
      case "object": return this.object(form, path, name);
      default: return this.json(path, name);
    }
  }

  number({ least, isWhole }, path, name, part) {
    const input = html("input", { id: this.id(path, part), type: "number", value: this.value(path), min: least ?? null,
      step: isWhole ? 1 : "any", "aria-label": part ? name : null });
    input.addEventListener("input", () => {
      // What is no number yet, such as a lone minus, changes nothing.
      if (!input.validity.badInput) this.set(path, input.value === "" ? undefined : Number(input.value), true);
    });
    return input;
  }

  typed(path, part, name, value, placeholder, change) {
    const input = html("input", { id: this.id(path, part), type: "text", value, placeholder, "aria-label": part ? name : null });
    input.addEventListener("change", () => change(input.value, input));
    return input;
  }

  text(path, name, isRequired, part) {
    return this.typed(path, part, name, this.value(path) ?? "", null, (text) => this.set(path, text === "" && !isRequired ? undefined : text));
  }

  percentage(path, name) {
    const input = html("input", { id: this.id(path, "part"), type: "number", min: 0, step: "any", "aria-label": `${name} in percent`,
      value: parseFloat(this.value(path)) });
    input.addEventListener("input", () => input.value !== "" && this.set(path, `${Number(input.value)}%`, true));
    return html("span", { class: "percentage" }, input, "%");
  }

  json(path, name) {
    const value = this.value(path);
    return this.typed(path, null, name, value === undefined ? "" : JSON.stringify(value), "JSON", (text, input) => {
      try {
        this.set(path, text.trim() === "" ? undefined : JSON.parse(text));
        input.setCustomValidity("");
      } catch {
        input.setCustomValidity("This is no JSON.");
        input.reportValidity();
      }
    });
  }

  /** A select whose options are texts with what each stands for. */
  select(path, name, options, chosen, change, part) {
    const select = html("select", { id: this.id(path, part), "aria-label": part ? name : null }, options.map(([value, text]) =>
      html("option", { value, selected: value === chosen }, text)));
    select.addEventListener("change", () => change(select.value));
    return select;
  }

  names({ names }, path, name, isRequired) {
    const value = this.value(path);
    const known = value === undefined || names.includes(value) ? names : [...names, value];
    const options = [...(isRequired && value !== undefined ? [] : [["", "default"]]), ...known.map((each) => [each, words(each)])];
    return this.select(path, name, options, value ?? "", (next) => this.set(path, next === "" ? undefined : next));
  }

  flag(path, name, isRequired, part) {
    const options = [...(isRequired ? [] : [["", "default"]]), ["true", "yes"], ["false", "no"]];
    return this.select(path, name, options, String(this.value(path) ?? ""), (next) => this.set(path, next === "" ? undefined : next === "true"), part);
  }

  /** The parts of an object; one without which it cannot be is given with the others of that sort. */
  object(form, path, name) {
    const value = this.value(path);
    if (value !== undefined || !form.members.some((member) => member.isRequired)) {
      return html("div", { class: "fields inner", role: "group", "aria-label": name }, this.all(form.members, value, path));
    }
    const give = html("button", { type: "button", id: this.id(path, "give"), "aria-label": `Give ${name}` }, "Give");
    give.addEventListener("click", () => this.set(path, seed(form)));
    return give;
  }

  ticks(names, path, name) {
    const boxes = names.map((each, index) => {
      const box = html("input", { type: "checkbox", id: this.id(path, index ? each : null), checked: (this.value(path) ?? []).includes(each) });
      box.addEventListener("change", () => {
        const before = this.value(path) ?? [];
        const ticked = names.filter((other) => other === each ? box.checked : before.includes(other));
        this.set(path, ticked.length ? ticked : undefined);
      });
      return html("label", { class: "check" }, box, words(each));
    });
    return html("span", { class: "ticks", role: "group", "aria-label": name }, boxes);
  }

  /** The entries of a list, each with its control, and a button for one more. */
  list(element, path, name) {
    const entries = this.value(path) ?? [];
    const rows = entries.map((_, index) => {
      const remove = html("button", { type: "button", id: this.id([...path, index], "remove"), "aria-label": `Take out ${name} ${index}` }, "✕");
      remove.addEventListener("click", () => this.set([...path, index], undefined));
      return html("div", { class: "entry" }, this.control(element, [...path, index], `${name} ${index}`, true), remove);
    });
    const append = (entry) => this.set(path, [...(this.value(path) ?? []), entry]);
    if (element.kind === "text") {
      const next = this.typed(path, "new", `One more of ${name}`, "", "one more", (text, input) => {
        input.value = "";
        if (text !== "") append(text);
      });
      return html("div", { class: "list", role: "group", "aria-label": name }, rows, html("div", { class: "entry" }, next));
    }
    const add = html("button", { type: "button", id: this.id(path, "add"), "aria-label": `Add to ${name}` }, "Add");
    add.addEventListener("click", () => append(seed(element)));
    return html("div", { class: "list", role: "group", "aria-label": name }, rows, add);
  }

  /** A value of one of several forms: a choice of the form, and its control. A number can be typed at once. */
  choice(forms, path, name, isRequired) {
    const value = this.value(path);
    const number = forms.find((form) => form.kind === "number");
    const chosen = value === undefined ? undefined : formOf(forms, value);
    const names = forms.filter((form) => form.kind === "names").flatMap((form) => form.names);
    const others = forms.filter((form) => form.kind !== "names");
    const options = [...(isRequired && value !== undefined ? [] : [["", "default"]]),
      ...names.map((each) => [`=${each}`, words(each)]), ...others.map((form, index) => [String(index), formName(form)])];
    const select = this.select(path, name, options, chosen === undefined ? "" : chosen.kind === "names" ? `=${value}` : String(others.indexOf(chosen)),
      (next) => {
        if (next === "") return this.set(path, undefined);
        if (next.startsWith("=")) return this.set(path, next.slice(1));
        const form = others[Number(next)];
        this.set(path, form.kind === "number" ? this.present?.(path) ?? seed(form) : seed(form));
      });
    let detail = null;
    if (number && (chosen === undefined || chosen === number)) detail = this.number(number, path, name, "number");
    else if (chosen && chosen.kind === "text") detail = this.text(path, name, true, "text");
    else if (chosen && chosen.kind === "flag") detail = this.flag(path, name, true, "flag");
    else if (chosen && chosen.kind !== "names") detail = this.control(chosen, path, name, true);
    return html("span", { class: detail?.classList.contains("fields") ? "choice tall" : "choice" }, select, detail);
  }
}

class Controls {
  constructor(editor) {
    this.editor = editor;
    this.root = byId("controls");
    this.outline = byId("outline");
    this.outline.addEventListener("click", (event) => {
      const button = event.target.closest("[data-outline]");
      if (button) editor.choose(button.dataset.outline);
    });
    this.fields = new Fields("field", () => at(editor.document, editor.place),
      (key, value, path, isTyped) => editor.set(editor.place, key, value, path, isTyped));
    this.fields.present = ([key, ...rest]) => rest.length ? undefined : editor.presentLength(key);
    this.documentFields = new Fields("document", () => editor.document,
      (key, value, path, isTyped) => editor.set("", key, value, path, isTyped));
  }

  draw() {
    const { editor } = this;
    const rows = [];
    editor.places.walk(editor.document.layout, "layout", (layout, place, depth) => {
      const name = layout.id ?? (layout.text ? `“${layout.text}”` : layout.type ?? "row");
      const button = html("button", { type: "button", "data-outline": place, "aria-current": place === editor.place ? "true" : "false" },
        name, layout.type && layout.type !== "item" ? html("small", {}, layout.type) : null);
      button.style.paddingLeft = `${8 + depth * 14}px`;
      rows.push(button);
    });
    patchChildren(this.outline, rows);
    this.drawForm();
    patchChildren(byId("document-fields"), this.documentFields.all(editor.vocabulary.documentMembers, editor.document));
  }

  drawForm() {
    const { editor } = this;
    const layout = at(editor.document, editor.place);
    const state = [editor.place, layout?.type].join(" ");
    const form = layout && typeof layout === "object" ? this.form(layout) : [];
    // Elsewhere the same controls would be about something else.
    if (state === this.state) patchChildren(this.root, form);
    else this.root.replaceChildren(...form);
    this.state = state;
  }

  form(layout) {
    const { vocabulary, place } = this.editor;
    const type = vocabulary.types.find((each) => each.name === layout.type);
    const own = type ? type.members : layout.type === undefined ? vocabulary.rowMembers : [];
    const common = layout.type === undefined ? [] : vocabulary.commonMembers;
    const first = ["id", "width", "height"];
    const isFirst = (member) => first.includes(member.key);
    const cell = type && this.editor.places.isCell(place) ? this.fields.all(type.cellMembers, layout) : this.hexagonFields(place);
    const group = (members) => html("div", { class: "fields" }, this.fields.all(members, layout));
    return [
      html("p", { class: "hint" }, type ? type.summary : layout.type === undefined ? "A row of a grid and its cells." : ""),
      group([...common.filter(isFirst), ...own]),
      ...(cell.length ? [html("h4", {}, "In its cell"), html("div", { class: "fields" }, cell)] : []),
      ...(common.length ? [html("details", {}, html("summary", {}, "More"), group(common.filter((member) => !isFirst(member))))] : []),
      this.actions(layout),
    ];
  }

  /** Where a layout stands in a hexagonal grid. */
  hexagonFields(place) {
    const { editor } = this;
    const around = editor.places.hexagonAround(place);
    if (around === null) return [];
    const fields = new Fields("cell", () => at(editor.document, around),
      (key, value, path, isTyped) => editor.set(around, key, value, path, isTyped));
    const cell = at(editor.document, around);
    return fields.all(editor.vocabulary.hexagonPlaces.find((members) => members.some((member) => member.key in cell)) ?? [], cell);
  }

  actions(layout) {
    const { editor } = this;
    const { place } = editor;
    const button = (id, name, action) => {
      const element = html("button", { type: "button", id }, name);
      element.addEventListener("click", action);
      return element;
    };
    const list = editor.places.listIn(layout, place);
    return html("div", { class: "actions" },
      list && (list.isOfRows ? button("add-row", "Add a row", () => editor.addRow(list.place)) : button("add-item", "Add an item", () => editor.addItem(list.place))),
      listOf(place) && button("duplicate", "Duplicate", () => editor.duplicate(place)),
      editor.places.entryOf(place) && button("take-out", "Take out", () => editor.remove(place)));
  }
}
