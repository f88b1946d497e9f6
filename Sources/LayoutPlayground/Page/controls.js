// A control for everything that a layout can say; what has no control of its own is a field for JSON.

/** What the value of a key is: a number, a choice, or something of its own. */
const kindOf = (key, type, layout, vocabulary) => {
  switch (key) {
    case "spacing": case "horizontalSpacing": case "verticalSpacing": case "lineSpacing": case "interitemSpacing":
    case "fontSize": case "minLength": case "preferredSpacing": return { number: true, min: 0 };
    case "layoutPriority": case "stretch": case "ratio": return { number: true };
    case "itemsPerRow": case "count": case "lineLimit": return { number: true, min: 1 };
    case "columns": case "rows": case "column": case "row": case "cellColumns": case "cellRows":
      return type === "lazyGrid" && !key.startsWith("cell") ? {} : { number: true, min: key === "column" || key === "row" ? 0 : 1 };
    case "unsizedAxes": case "fixedSize": case "axes": return { axes: true };
    case "width": case "height": return { length: true };
    case "id": case "text": return { text: true };
    case "axis": if (type === "scroll") return { choices: ["horizontal", "vertical"] }; break;
    case "alignment":
      if (type === undefined) return { choices: vocabulary.rowAlignments };
      if (type === "stack") return { choices: vocabulary.stackAlignments[layout.axis] || [] };
      if (type === "lazyGrid") return { choices: layout.rows ? ["top", "center", "bottom"] : vocabulary.names.columnAlignment };
  }
  const choices = vocabulary.names[key];
  return choices ? { choices } : {};
};

const words = (key) => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

class Controls {
  constructor(editor) {
    this.editor = editor;
    this.root = byId("controls");
    this.outline = byId("outline");
  }

  draw() {
    const { editor } = this;
    const rows = [];
    walk(editor.document.layout, "layout", (layout, place, depth) => {
      const name = layout.id ?? (layout.text ? `“${layout.text}”` : layout.type ?? "row");
      const button = html("button", { type: "button", "data-outline": place, "aria-current": place === editor.place ? "true" : "false" },
        name, layout.type && layout.type !== "item" ? html("small", {}, layout.type) : null);
      button.style.paddingLeft = `${8 + depth * 14}px`;
      button.addEventListener("click", () => editor.choose(place));
      rows.push(button);
    });
    this.outline.replaceChildren(...rows);
    this.redrawForm();
  }

  /** Draws the form anew, unless someone types in it; what has the focus keeps it. */
  redrawForm() {
    const active = document.activeElement;
    const isInside = this.root.contains(active);
    if (isInside && this.place === this.editor.place && active.matches("input:not([type=checkbox])")) return;
    const isOpen = this.place === this.editor.place && this.root.querySelector("details")?.open;
    this.place = this.editor.place;
    this.drawForm();
    if (isOpen) this.root.querySelector("details").open = true;
    if (isInside && active.id) byId(active.id)?.focus();
  }

  drawForm() {
    const { editor } = this;
    const layout = at(editor.document, editor.place);
    if (!layout || typeof layout !== "object") return this.root.replaceChildren();
    const { vocabulary } = editor;
    const { type } = layout;
    const known = vocabulary.types.find((each) => each.name === type);
    const own = known ? known.keys : vocabulary.rowKeys;
    const parent = around(editor.place);
    const isCell = parent !== null && /\.(cells|rows)\[\d+\]$/.test(editor.place) && type !== undefined;
    const cellKeys = isCell ? vocabulary.cellKeys.map((key) => own.includes(key) ? (key === "rows" ? "cellRows" : "cellColumns") : key) : [];
    const first = known ? ["id", "width", "height"] : [];
    const rest = vocabulary.commonKeys.filter((key) => !first.includes(key) && !own.includes(key));
    const fields = (keys) => keys.map((key) => this.field(key, layout, type));
    this.root.replaceChildren(
      html("div", { class: "fields" }, fields([...first, ...own])),
      cellKeys.length ? html("h4", {}, "In its cell") : "",
      cellKeys.length ? html("div", { class: "fields" }, fields(cellKeys)) : "",
      html("details", {}, html("summary", {}, "More"), html("div", { class: "fields" }, fields(rest))),
      this.actions(layout));
  }

  field(key, layout, type) {
    const id = `field-${key}`;
    const value = layout[key];
    const set = (next) => this.editor.set(this.editor.place, key, next);
    const control = this.control(key, value, kindOf(key, type, layout, this.editor.vocabulary), set, id);
    return html("div", { class: "field", "data-key": key }, html("label", { for: id }, words(key)), control);
  }

  control(key, value, kind, set, id) {
    if (kind.choices && (value === undefined || typeof value === "string")) return this.choice(kind.choices, value, set, id);
    if (kind.axes && (value === undefined || Array.isArray(value))) return this.axes(value || [], set, id);
    if (kind.length && !this.isOddLength(value)) return this.length(value, set, id);
    if (kind.number && (value === undefined || typeof value === "number")) return this.number(value, set, id, kind);
    if (kind.text) return this.typed(id, value ?? "", (text) => set(text === "" && key === "id" ? undefined : text));
    return this.typed(id, value === undefined ? "" : JSON.stringify(value), (text, input) => {
      try {
        set(text.trim() === "" ? undefined : JSON.parse(text));
        input.setCustomValidity("");
      } catch {
        input.setCustomValidity("This is no JSON.");
        input.reportValidity();
      }
    }, "JSON");
  }

  typed(id, value, change, placeholder) {
    const input = html("input", { id, type: "text", value, placeholder });
    input.addEventListener("change", () => change(input.value, input));
    return input;
  }

  number(value, set, id, { min, step }) {
    const input = html("input", { id, type: "number", value, min, step: step ?? "any" });
    input.addEventListener("input", () => {
      const number = Number(input.value);
      if (input.value === "" || Number.isFinite(number)) set(input.value === "" ? undefined : number);
    });
    return input;
  }

  choice(choices, value, set, id) {
    const select = html("select", { id }, html("option", { value: "" }, "default"),
      choices.map((choice) => html("option", { value: choice, selected: choice === value }, words(choice))));
    if (value !== undefined && !choices.includes(value)) select.append(html("option", { value, selected: true }, value));
    select.addEventListener("change", () => set(select.value === "" ? undefined : select.value));
    return select;
  }

  axes(value, set, id) {
    const boxes = ["horizontal", "vertical"].map((axis, index) => {
      const box = html("input", { type: "checkbox", id: index ? `${id}-${axis}` : id, checked: value.includes(axis) });
      box.addEventListener("change", () => {
        const axes = ["horizontal", "vertical"].filter((each) => each === axis ? box.checked : value.includes(each));
        set(axes.length ? axes : undefined);
      });
      return html("label", { class: "check" }, box, axis);
    });
    return html("span", { class: "axes" }, boxes);
  }

  isOddLength(value) {
    return !(value === undefined || typeof value === "number" || typeof value === "string"
      || (value && typeof value === "object" && Object.keys(value).every((key) => ["min", "ideal", "max"].includes(key))));
  }

  /** A length: flexible, fixed, a part of what is around it, or limits. */
  length(value, set, id) {
    const form = value === undefined ? "flexible" : typeof value === "number" ? "fixed" : typeof value === "string" ? "text" : "limits";
    const select = html("select", { id, "aria-label": "kind of length" }, [["flexible", "flexible"], ["fixed", "fixed"], ["limits", "limits"], ["text", "part"]]
      .map(([each, name]) => html("option", { value: each, selected: each === form }, name)));
    select.addEventListener("change", () => set({ flexible: undefined, fixed: 50, limits: { min: 0, ideal: 50 }, text: "50%" }[select.value]));
    const parts = { flexible: [], fixed: [[null, value]], text: [], limits: ["min", "ideal", "max"].map((key) => [key, value?.[key]]) }[form];
    const inputs = parts.map(([key, number]) => {
      const input = html("input", { type: "number", min: 0, step: "any", value: number ?? null, placeholder: key, "aria-label": key ?? "length" });
      input.addEventListener("input", () => {
        const next = input.value === "" ? undefined : Number(input.value);
        if (key === null) return next === undefined ? null : set(next);
        const limits = { ...at(this.editor.document, this.editor.place)[id.slice(6)], [key]: next };
        if (next === undefined) delete limits[key];
        set(limits);
      });
      return input;
    });
    const text = form === "text" ? this.typed(`${id}-text`, value, (next) => set(next)) : null;
    return html("span", { class: "length" }, select, inputs, text);
  }

  actions(layout) {
    const { editor } = this;
    const button = (name, action) => {
      const element = html("button", { type: "button" }, name);
      element.addEventListener("click", action);
      return element;
    };
    const list = listOf(editor.place);
    const target = listsIn(layout, editor.place)[0];
    return html("div", { class: "actions" },
      target && !/rows$/.test(target.place) ? button("Add an item", () => editor.addItem(target.place)) : null,
      target && /rows$/.test(target.place) ? button("Add a row", () => editor.addRow(target.place)) : null,
      list ? [button("Duplicate", () => editor.duplicate(editor.place)), button("Take out", () => editor.remove(editor.place))] : null);
  }
}
