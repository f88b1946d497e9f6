// The ruler: the lengths of the container, where something changes, where nothing fits, and the one that is shown.

class Ruler {
  constructor(view) {
    this.view = view;
    this.root = byId("ruler");
    this.marks = svg("g", {});
    this.tag = svg("text", { "text-anchor": "middle", y: 14 });
    this.tab = svg("rect", { class: "tab", y: 1, height: 19, rx: 5 });
    this.handle = svg("g", { id: "length-handle", class: "length-handle", role: "slider", tabindex: 0 },
      this.tab, this.tag, svg("path", { d: "M0 20V52" }), svg("path", { class: "reach", d: "M0 0V52" }));
    this.root.append(this.marks, this.handle);
    onDrag(this.handle, () => {
      const length = view.length;
      return (x) => view.setLength(Math.round(length + x / view.picture.scale));
    });
    this.handle.addEventListener("keydown", (event) => {
      const { model, length } = view;
      let next = sliderKey(event, length, model.from, model.to);
      const breaks = model.pieces.slice(1).map((piece) => piece.from);
      if (event.key === "PageUp") next = breaks.find((place) => place > length + 1e-9) ?? model.to;
      if (event.key === "PageDown") next = breaks.findLast((place) => place < length - 1e-9) ?? model.from;
      if (next === null) return;
      event.preventDefault();
      view.setLength(next);
    });
    this.root.addEventListener("click", (event) => {
      if (event.target.closest(".length-handle, .break")) return;
      const x = event.clientX - this.root.getBoundingClientRect().left;
      view.setLength(Math.round((x - margin.left) / view.picture.scale));
    });
  }

  /** Draws what does not depend on the length that is shown. */
  drawMarks() {
    const { model, picture } = this.view;
    const x = (length) => picture.x(length);
    const parts = [svg("path", { class: "axis", d: `M${x(model.from)} 44H${x(model.to)}` })];
    const step = [10, 20, 50, 100, 200, 500, 1000].find((step) => step * picture.scale >= 44) || 2000;
    for (let at = Math.ceil(model.from / step) * step; at <= model.to; at += step) parts.push(
      svg("path", { class: "axis", d: `M${x(at)} 44v5` }),
      svg("text", { class: "tick", x: x(at), y: 60, "text-anchor": "middle" }, shown(at)));
    for (const piece of model.pieces) if (!piece.satisfiable) parts.push(svg("rect", { class: "zone", x: x(piece.from), y: 30,
      width: Math.max(1, (piece.to - piece.from) * picture.scale), height: 14 },
      svg("title", {}, ["Nothing fits here", ...piece.conflict.map((member) => member.statement)].join("\n"))));
    model.pieces.slice(1).forEach((piece, index) => {
      const mark = svg("path", { class: "break", d: `M${x(piece.from)} 45l-5 -11h10z` },
        svg("title", {}, [`${model.lengthName} ${shown(piece.from)}`, ...model.file.notes[index + 1].changes].join("\n")));
      mark.addEventListener("click", () => this.view.setLength(piece.from));
      parts.push(mark);
    });
    fill(this.root, { width: Math.floor(x(model.to) + margin.right), height: 64 });
    this.marks.replaceChildren(...parts);
  }

  draw(length) {
    const { model, picture } = this.view;
    const text = `${model.letter} ${shown(length)}`;
    const width = textWidth(text, 12) + 16;
    this.tag.textContent = text;
    fill(this.tab, { x: -width / 2, width });
    fill(this.handle, {
      transform: `translate(${picture.x(length)} 0)`, "aria-label": `The ${model.lengthName} of the container`,
      "aria-valuemin": model.from, "aria-valuemax": model.to, "aria-valuenow": length, "aria-valuetext": shown(length),
    });
  }
}
