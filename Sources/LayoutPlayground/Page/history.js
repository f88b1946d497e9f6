// What was done, to be taken back and done again.

class History {
  constructor(text) {
    this.texts = [text];
    this.place = 0;
  }

  get text() { return this.texts[this.place]; }
  get canUndo() { return this.place > 0; }
  get canRedo() { return this.place < this.texts.length - 1; }

  add(text) {
    if (text === this.text) return;
    this.texts.splice(this.place + 1);
    this.texts.push(text);
    if (this.texts.length > 200) this.texts.shift();
    this.place = this.texts.length - 1;
  }

  undo() { if (this.canUndo) this.place--; }
  redo() { if (this.canRedo) this.place++; }
}
