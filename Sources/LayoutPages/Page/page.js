// The page: which document is shown at which length, what is looked at, and who draws it.

class View {
  constructor(files) {
    this.files = files;
    this.picture = new Picture(this);
    this.ruler = new Ruler(this);
    this.reasons = new Reasons(this);
    this.open = new OpenList(this);
    this.conflict = new ConflictNote(this);
    this.breaks = new BreakList(this);
    this.text = new DocumentPane(this);
    this.input = byId("length");
    this.input.addEventListener("change", () => {
      const length = Number(this.input.value);
      if (Number.isFinite(length)) this.setLength(length);
    });
    byId("release").addEventListener("click", () => this.release());
    const choice = byId("file");
    choice.append(...files.map((file, index) => html("option", { value: index }, file.name)));
    byId("files").hidden = files.length < 2;
    choice.addEventListener("change", () => this.show(Number(choice.value)));
    let width = 0;
    new ResizeObserver(() => {
      if (byId("scroller").clientWidth === width) return;
      width = byId("scroller").clientWidth;
      this.resize();
    }).observe(byId("scroller"));
    if (files.length) this.show(0);
  }

  show(number) {
    this.chosen = this.hovered = this.dragged = null;
    this.isLengthChosen = false;
    byId("title").textContent = this.files[number].name;
    this.display(this.files[number]);
  }

  /** Shows a document at the length that its reader chose, as far as it goes, or at its own. */
  display(file, text = file.document) {
    this.file = file;
    this.isPreview = false;
    this.model = new Model(file);
    byId("length-name").textContent = `${this.model.lengthName[0].toUpperCase()}${this.model.lengthName.slice(1)}`;
    fill(this.input, { min: this.model.from, max: this.model.to });
    this.length = clamp(this.isLengthChosen ? this.length : file.initial, this.model.from, this.model.to);
    this.text.show(text);
    this.breaks.drawList();
    this.resize();
  }

  /** Shows where everything stands at one length, before the answer for all of them is there. */
  preview(file) {
    const { from, to } = this.model;
    // Reasons come with that answer; those before stay until then, so that nothing moves.
    const [notes, before] = [file.notes[0], this.file.notes[this.scene.index]];
    if (before.reasons.length === notes.names.length) {
      notes.reasons = before.reasons;
      Object.assign(file, { edges: this.file.edges, sentences: this.file.sentences });
    }
    this.file = file;
    this.isPreview = true;
    this.model = Object.assign(new Model(file), { from: Math.min(from, file.initial), to: Math.max(to, file.initial) });
    this.length = file.initial;
    this.render();
  }

  resize() {
    if (!this.model) return;
    this.picture.fit();
    this.ruler.drawMarks();
    this.render();
  }

  setLength(length) {
    this.length = clamp(length, this.model.from, this.model.to);
    this.isLengthChosen = true;
    this.render();
  }

  /** Draws everything anew. */
  render() {
    const scene = this.scene = this.model.scene(this.length, this.dragged);
    if (this.dragged && !scene.open.some((open) => open.key === this.dragged.key)) this.dragged = null;
    this.input.value = Math.round(this.length * 1000) / 1000;
    this.ruler.draw(this.length);
    this.picture.draw(scene);
    this.reasons.draw(scene);
    this.open.draw(scene);
    this.conflict.draw(scene);
    // The list is still that of the pieces before.
    if (!this.isPreview) this.breaks.draw(scene);
    byId("size").textContent = scene.isPlaced ? `${shown(scene.size.width)} × ${shown(scene.size.height)}` : "does not fit";
    const active = scene.isPlaced ? this.activeFrame(scene.index) : null;
    this.text.mark(active === null ? null : this.file.notes[scene.index].places[active]);
    const selected = scene.isPlaced ? this.selected(scene.index) : null;
    fill(this.picture.root, { "aria-activedescendant": selected === null ? "" : `frame-${selected}` });
  }

  /** The frame of a piece with what was selected or pointed at: by its place, which is the same in all pieces. */
  frameAt(index, place) {
    if (place === null) return null;
    const found = this.file.notes[index].places.indexOf(place);
    return found < 0 ? null : found;
  }

  selected(index) { return this.frameAt(index, this.chosen); }

  activeFrame(index) { return this.frameAt(index, this.hovered) ?? this.selected(index); }

  placeOf(frame) { return frame === null || !this.scene.isPlaced ? null : this.file.notes[this.scene.index].places[frame]; }

  hover(frame) {
    const place = this.placeOf(frame);
    if (place === this.hovered) return;
    this.hovered = place;
    this.render();
  }

  select(frame) {
    const place = this.placeOf(frame);
    this.chosen = place;
    if (this.onSelect) this.onSelect(place);
    this.render();
  }

  selectPlace(place) {
    if (!this.scene.isPlaced || this.frameAt(this.scene.index, place) === null) return;
    this.chosen = place;
    this.render();
  }

  /** Whether an item takes part in the conflict that is shown. */
  isBlamed(name) {
    return !this.scene.isPlaced && this.scene.piece.conflict.some((member) => member.items.includes(name));
  }

  drag(key, value) {
    this.dragged = { key, value };
    this.render();
  }

  release() {
    this.dragged = null;
    this.render();
    this.picture.root.focus();
  }
}
