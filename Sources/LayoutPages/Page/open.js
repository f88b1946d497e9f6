// What is left open and how far it could go, what contradicts itself, and where something changes.

const decided = {
  total: "the whole is as small as possible", equalGrowth: "all that is open grows by the same",
  equalSizes: "all that is open is as equal as can be", proportional: "all that is open grows in proportion to what it has",
  leading: "the first that is open takes what is over", trailing: "the last that is open takes what is over",
  leastLength: "lengths are as small as possible", leastPosition: "everything stands as far to the start as possible",
};

const openName = ({ range }) => range.track === undefined ? `${range.item}.${range.edge}`
  : `${range.axis === "horizontal" ? "column" : "row"} ${range.track}`;

/** `column 2: 0 to 120, is 0 so that the whole is as small as possible`. */
const openWords = (open) => `${openName(open)}: ${shown(open.lower)} ${open.range.upper ? `to ${shown(open.upper)}` : "or more"}, `
  + `is ${shown(open.chosen)} so that ${decided[open.range.decidedBy] || open.range.decidedBy}`;

class OpenList {
  constructor(view) {
    this.view = view;
    this.section = byId("open");
    this.root = byId("open-list");
    this.rows = new Map();
  }

  draw(scene) {
    const keys = scene.open.map((open) => open.key);
    this.section.hidden = keys.length === 0;
    if (keys.join() !== [...this.rows.keys()].join()) {
      this.rows = new Map(scene.open.map((open) => [open.key, this.row(open)]));
      this.root.replaceChildren(...[...this.rows.values()].map((row) => row.item));
    }
    for (const open of scene.open) this.update(this.rows.get(open.key), open);
    byId("release").hidden = !this.view.dragged;
  }

  row(open) {
    const title = html("span", { class: "open-name" }, openName(open));
    const about = html("span", { class: "open-about" });
    const slider = html("input", { type: "range", step: "any", "aria-label": openName(open) });
    const value = html("output", {});
    slider.addEventListener("input", () => this.view.drag(open.key, Number(slider.value)));
    slider.addEventListener("keydown", (event) => {
      const next = sliderKey(event, Number(slider.value), Number(slider.min), Number(slider.max));
      if (next === null) return;
      event.preventDefault();
      this.view.drag(open.key, next);
    });
    return { item: html("li", {}, html("div", { class: "open-head" }, title, value), slider, about), slider, about, value };
  }

  update({ slider, about, value }, open) {
    const now = open.value ?? open.chosen;
    fill(slider, { min: open.lower, max: open.upper });
    slider.disabled = !open.ends;
    slider.value = now;
    slider.setAttribute("aria-valuetext", shown(now));
    value.textContent = shown(now);
    const cells = open.range.cells.length ? ` Cells: ${open.range.cells.join(", ")}.` : "";
    about.textContent = `${openWords(open)}.${cells}`;
  }
}

class ConflictNote {
  constructor(view) {
    this.view = view;
    this.root = byId("conflict");
  }

  draw(scene) {
    const { model } = this.view;
    this.root.hidden = scene.isPlaced;
    // What has the focus keeps it while nothing else is to be said.
    if (this.piece === scene.piece) return;
    this.piece = scene.piece;
    if (scene.isPlaced) return this.root.replaceChildren();
    const near = model.nearestFit(scene.index);
    const go = near && html("button", { type: "button" }, `Go to ${shown(near.length)}, where it fits`);
    if (go) go.addEventListener("click", () => this.view.setLength(near.length));
    this.root.replaceChildren(
      html("h3", {}, "Nothing fits here"),
      html("p", {}, scene.piece.conflict.length ? "These cannot all hold; without any one of them the rest can:"
        : "No size was found for which all that is asked holds."),
      html("ul", {}, scene.piece.conflict.map((member) => html("li", {}, member.statement))), go || "");
  }
}

class BreakList {
  constructor(view) {
    this.view = view;
    this.root = byId("breaks");
  }

  drawList() {
    const { model, file } = this.view;
    this.items = model.pieces.map((piece, index) => {
      const button = html("button", { type: "button" }, `${shown(piece.from)} to ${shown(piece.to)}`);
      button.addEventListener("click", () => this.view.setLength(index === 0 ? piece.from
        : piece.includesStart ? piece.from : piece.from + Math.min(0.01, (piece.to - piece.from) / 2)));
      const changes = file.notes[index].changes;
      return html("li", { class: piece.satisfiable ? null : "none" }, button,
        html("span", {}, changes.length ? changes.join("; ") : piece.satisfiable ? "" : "nothing fits"));
    });
    this.root.replaceChildren(...this.items);
  }

  draw(scene) {
    this.items.forEach((item, index) => fill(item, { "aria-current": index === scene.index ? "true" : "false" }));
  }
}
