// What is known of one item: where it stands as lines, and why; and the same lines for all of them.

const parts = [["x", "left"], ["y", "top"], ["width", "width"], ["height", "height"]];

class Reasons {
  constructor(view) {
    this.view = view;
    this.root = byId("reasons");
    this.table = byId("all-frames");
  }

  draw(scene) {
    const { view } = this;
    const active = scene.isPlaced ? view.activeFrame(scene.index) : null;
    this.root.replaceChildren(...(active === null ? [html("p", { class: "hint" }, scene.isPlaced
      ? "Point at an item, or move between items with the arrow keys, to see what holds it in place."
      : "Nothing has a place here.")] : this.about(scene, active)));
    // Lines hold for all of a piece: the table is long, and a length is dragged over many.
    if (scene.index !== this.index || view.file !== this.file) this.drawTable(scene);
    [this.index, this.file] = [scene.index, view.file];
    if (this.row) this.row.className = "";
    this.row = active === null ? null : this.rows[active];
    if (this.row) this.row.className = "active";
  }

  about(scene, index) {
    const { model, file } = this.view;
    const notes = file.notes[scene.index];
    const rect = scene.frames[index];
    const reasons = notes.reasons[index];
    return [
      html("h3", {}, notes.names[index]),
      html("p", { class: "place" }, notes.places[index], cellWords(notes.cells[index])),
      html("dl", { class: "edges" }, parts.map(([part, name], number) => [
        html("dt", {}, name),
        html("dd", {}, html("b", {}, shown(rect[part])), " ", this.lineOf(scene, index, part),
          reasons ? this.because(scene, index, part, file.edges[reasons[number]]) : null),
      ])),
      this.view.dragged ? html("p", { class: "hint" }, "Lines and reasons are those of the chosen answer, not of what is dragged.") : null,
      reasons || this.view.isPreview || !model.pieces[scene.index].satisfiable ? null
        : html("p", { class: "hint" }, "There are too many items to explain each here; layout explain tells."),
    ].filter(Boolean);
  }

  lineOf(scene, index, part) {
    const { model } = this.view;
    return Math.abs(model.line(scene.index, index, part).rate) < 1e-9 ? null
      : html("span", { class: "formula" }, `= ${model.lineText(scene.index, index, part)}`);
  }

  /** The causes of a value, each with what it adds; what a lone rule adds is the rest of the line. */
  because(scene, index, part, { causes, rules }) {
    const { model, file } = this.view;
    const line = model.line(scene.index, index, part);
    const rest = { ...line };
    const entries = causes.filter(([, coefficient, amount]) => coefficient !== 0 || amount !== 0).map(([sentence, coefficient, amount]) => {
      const own = sentence === -1 ? { rate: coefficient, constant: 0 } : { rate: 0, constant: amount };
      rest.rate -= own.rate;
      rest.constant -= own.constant;
      return [sentence === -1 ? `the container is ${model.letter} ${model.isHorizontal ? "wide" : "high"}` : file.sentences[sentence], own];
    });
    const adding = rules.filter(([, amount]) => Math.abs(amount) > 1e-9);
    const said = rules.map((rule) => [file.sentences[rule[0]], adding.length === 1 && rule === adding[0] ? rest : null]);
    const all = [...entries, ...said];
    if (!all.length) return null;
    return html("ul", {}, all.map(([text, own]) => html("li", {}, html("span", {}, text),
      own ? html("span", { class: "amount" }, lineText(own.rate, own.constant, model.letter)) : null)));
  }

  /** Every frame with its four lines. */
  drawTable(scene) {
    this.rows = [];
    if (!scene.isPlaced) return this.table.replaceChildren();
    const notes = this.view.file.notes[scene.index];
    const row = (frame, index) => {
      const element = html("tr", { "data-row": index },
        html("th", { scope: "row" }, notes.names[index]),
        parts.map(([part]) => html("td", {}, this.view.model.lineText(scene.index, index, part))));
      element.addEventListener("click", () => this.view.select(index));
      return element;
    };
    this.rows = scene.frames.map(row);
    this.table.replaceChildren(
      html("thead", {}, html("tr", {}, html("th", { scope: "col" }, "item"), parts.map(([, name]) => html("th", { scope: "col" }, name)))),
      html("tbody", {}, this.rows));
  }
}

const range = ([first, end]) => end - first > 1 ? `${first} to ${end - 1}` : `${first}`;

/** `columns 0 to 1, row 2`. */
const cellWords = (cell) => {
  if (!cell) return null;
  const words = [];
  const add = (name, tracks) => {
    if (tracks[1] > tracks[0]) words.push(`${name}${tracks[1] - tracks[0] > 1 ? "s" : ""} ${range(tracks)}`);
  };
  add("column", cell.columns);
  add("row", cell.rows);
  return words.length ? ` · ${words.join(", ")}` : null;
};
