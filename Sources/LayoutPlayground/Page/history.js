// What was done, to be taken back and done again.

class History {
  /** - mostTime: How many milliseconds may lie between changes of one thing that are taken back together. */
  constructor(mostTime = 1000) {
    this.steps = [];
    this.place = -1;
    this.mostTime = mostTime;
  }

  get step() { return this.steps[this.place]; }
  get text() { return this.step.text; }
  get canUndo() { return this.place > 0; }
  get canRedo() { return this.place < this.steps.length - 1; }

  /** Adds a document; a number that is typed digit by digit is one change, told by what is changed. */
  add(text, lesson, what) {
    if (this.step && text === this.text && lesson === this.step.lesson) return;
    const now = performance.now();
    const isSame = what !== undefined && this.place > 0 && this.step.what === what && now - this.time < this.mostTime && !this.canRedo;
    this.time = now;
    this.steps.splice(isSame ? this.place : this.place + 1);
    this.steps.push({ text, lesson, what });
    if (this.steps.length > 200) this.steps.shift();
    this.place = this.steps.length - 1;
  }

  undo() { if (this.canUndo) this.place--; this.time = -Infinity; }
  redo() { if (this.canRedo) this.place++; this.time = -Infinity; }
}
