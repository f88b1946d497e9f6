// Items that are moved to another cell, and spans that grow and shrink, by keys.

class Moving {
  constructor(editor) {
    this.editor = editor;
    const { root } = editor.view.picture;
    fill(root, { "aria-keyshortcuts": "Alt+ArrowRight Shift+ArrowRight", "aria-describedby": "keys" });
    root.addEventListener("keydown", (event) => {
      const arrow = arrows[event.key];
      if (!arrow || event.altKey === event.shiftKey || event.ctrlKey || event.metaKey || editor.prediction.isOn) return;
      // Where nothing fits, it is for these keys to mend it.
      const place = editor.view.chosen;
      if (!isGiven(place)) return;
      event.preventDefault();
      if (event.altKey) this.move(place, ...arrow);
      else this.span(place, ...arrow);
    });
  }

  /** Along the list that it stands in, or to the row above or below. */
  move(place, dx, dy) {
    const { editor } = this;
    const own = listOf(place);
    if (!own) return;
    let target = { list: own.list, index: own.index + dx + dy };
    if (dy && own.list.endsWith(`.${editor.vocabulary.rowChildren.key}`)) target = this.rowTarget(own, dy);
    const goal = target && at(editor.document, target.list);
    if (!goal || target.index < 0 || target.index > goal.length - (target.list === own.list ? 1 : 0)) return;
    editor.move(place, target);
    const { list, index } = listOf(editor.place);
    editor.say(`Now number ${index + 1} of ${at(editor.document, list).length} in ${list}`);
  }

  /** The same place in the next row that has cells. */
  rowTarget({ list, index }, dy) {
    const { key } = this.editor.vocabulary.rowChildren;
    const row = listOf(list.slice(0, -key.length - 1));
    const rows = at(this.editor.document, row.list);
    for (let next = row.index + dy; rows[next]; next += dy) {
      if (Array.isArray(rows[next][key])) return { list: `${row.list}[${next}].${key}`, index: Math.min(index, rows[next][key].length) };
    }
    return null;
  }

  /** One column or row more, or less. */
  span(place, dx, dy) {
    const { editor } = this;
    if (!editor.places.isCell(place)) return;
    const layout = at(editor.document, place);
    const key = editor.places.spanKey(layout, dx !== 0);
    const before = layout[key] ?? 1;
    const after = Math.max(1, before + dx + dy);
    if (after === before) return;
    editor.set(place, key, after > 1 ? after : undefined);
    editor.say(`Covers ${after} ${dx ? "column" : "row"}${after > 1 ? "s" : ""}`);
  }
}
