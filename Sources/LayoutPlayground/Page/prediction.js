// Predict first: outlines are dragged to where things are thought to stand; then the truth is shown, and how far off they were.

class Prediction {
  constructor(editor) {
    this.editor = editor;
    this.isOn = false;
    this.boxes = new Map();
    this.button = byId("predict");
    this.reveal = byId("reveal");
    this.result = byId("prediction");
    this.button.addEventListener("click", () => this.isOn ? this.end() : this.begin());
    this.reveal.addEventListener("click", () => this.show());
  }

  /** Hides where things stand, and lays their outlines out in the order in which they were said. */
  begin() {
    const { view } = this.editor;
    if (!view.scene.isPlaced) return;
    view.chosen = view.hovered = null;
    this.isOn = true;
    this.isShown = false;
    this.boxes = new Map();
    const notes = view.file.notes[view.scene.index];
    let [x, y, height] = [0, 0, 0];
    const room = Math.max(200, view.length);
    notes.places.forEach((place, index) => {
      if (notes.kinds[index] === "container") return;
      const said = at(this.editor.document, place) || {};
      const box = { width: typeof said.width === "number" && said.width > 0 ? said.width : 60, height: typeof said.height === "number" && said.height > 0 ? said.height : 40 };
      if (x > 0 && x + box.width > room) [x, y, height] = [0, y + height + 6, 0];
      this.boxes.set(place, { x, y, ...box });
      x += box.width + 6;
      height = Math.max(height, box.height);
    });
    this.update();
  }

  show() {
    this.isShown = true;
    this.update();
  }

  end() {
    this.isOn = false;
    this.update();
  }

  update() {
    const { view } = this.editor;
    fill(this.button, { "aria-pressed": String(this.isOn) });
    this.reveal.hidden = !this.isOn || this.isShown;
    document.body.classList.toggle("predicting", this.isOn && !this.isShown);
    this.result.hidden = !(this.isOn && this.isShown);
    this.result.textContent = this.isOn && this.isShown ? this.judgement(view.scene) : "";
    // Outlines are no options of a list.
    fill(view.picture.root, { role: this.isOn ? "group" : "listbox" });
    view.render();
  }

  /** `On average 12 off; green 0, purple 24.` */
  judgement(scene) {
    const notes = this.editor.view.file.notes[scene.index];
    const errors = [...this.boxes].map(([place, box]) => {
      const index = notes.places.indexOf(place);
      if (index < 0) return null;
      const rect = scene.frames[index];
      return [notes.names[index], Math.max(...["x", "y", "width", "height"].map((part) => Math.abs(box[part] - rect[part])))];
    }).filter(Boolean);
    if (!errors.length) return "";
    const mean = errors.reduce((sum, [, error]) => sum + error, 0) / errors.length;
    return `On average ${shown(mean)} off: ${errors.map(([name, error]) => `${name} ${shown(error)}`).join(", ")}.`;
  }

  /** The outlines, with a corner each to change their size by. */
  outlines(scene) {
    if (!this.isOn) return null;
    const { view } = this.editor;
    const { picture } = view;
    const notes = view.file.notes[scene.index];
    return svg("g", { class: "outlines" }, [...this.boxes].map(([place, box]) => {
      const name = notes.names[notes.places.indexOf(place)] ?? "";
      const shape = picture.box(box);
      const body = svg("rect", { class: "guess", ...shape });
      const corner = svg("rect", { class: "corner", x: shape.x + shape.width - 9, y: shape.y + shape.height - 9, width: 9, height: 9 });
      const label = (what) => `${what} of ${name}: ${shown(box.width)} by ${shown(box.height)} at ${shown(box.x)}, ${shown(box.y)}`;
      this.listen(body, `guess-${place}`, label("Outline"), box, (from, dx, dy) => ({ x: Math.round(from.x + dx), y: Math.round(from.y + dy) }));
      this.listen(corner, `corner-${place}`, label("Corner"), box, (from, dx, dy) => ({
        width: Math.max(0, Math.round(from.width + dx)), height: Math.max(0, Math.round(from.height + dy)) }));
      return svg("g", { "data-guess": name }, body, svg("text", { class: "name", x: shape.x + shape.width / 2,
        y: shape.y + shape.height / 2 + 4 }, name), this.isShown ? null : corner);
    }));
  }

  /** Changes an outline as something is dragged, or pushed by arrow keys. */
  listen(element, id, label, box, changed) {
    if (this.isShown) return;
    const { view } = this.editor;
    fill(element, { id, tabindex: 0, role: "button", "aria-roledescription": "to be moved by arrow keys", "aria-label": label });
    const change = (from, dx, dy) => {
      Object.assign(box, changed(from, dx, dy));
      view.render();
    };
    onDrag(element, () => {
      const from = { ...box };
      return (x, y) => change(from, x / view.picture.scale, y / view.picture.scale);
    });
    element.addEventListener("keydown", (event) => {
      const arrow = arrows[event.key];
      if (!arrow || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      const step = event.shiftKey ? 10 : 1;
      change(box, arrow[0] * step, arrow[1] * step);
    });
  }
}
