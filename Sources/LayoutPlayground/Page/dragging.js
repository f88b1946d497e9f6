// Items that are dragged to another place, and spans by their edge.

class Dragging {
  constructor(editor) {
    this.editor = editor;
    const { picture } = editor.view;
    picture.root.addEventListener("pointerdown", (event) => this.begin(event));
    picture.decorate = (scene) => this.edges(scene);
  }

  begin(down) {
    const { view, prediction } = this.editor;
    const frame = view.picture.frameOf(down.target);
    if (down.button !== 0 || frame === null || prediction.isOn || down.target.closest(".handle, .span-edge")) return;
    const place = view.placeOf(frame);
    if (!listOf(place)) return;
    let hasMoved = false;
    const moved = (event) => {
      if (!hasMoved && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < 5) return;
      hasMoved = true;
      event.preventDefault();
      view.picture.root.classList.add("dragging");
      this.mark(this.target(place, event));
    };
    const ended = (event) => {
      if (event.type === "pointerup") moved(event);
      for (const [name, listener] of [["pointermove", moved], ["pointerup", ended], ["pointercancel", ended]]) document.removeEventListener(name, listener);
      view.picture.root.classList.remove("dragging");
      this.mark(null);
      if (!hasMoved || event.type === "pointercancel") return;
      const target = this.target(place, event);
      if (target) this.editor.move(place, target);
    };
    document.addEventListener("pointermove", moved);
    document.addEventListener("pointerup", ended);
    document.addEventListener("pointercancel", ended);
  }

  /** A point in the layout. */
  point(event) {
    const { picture } = this.editor.view;
    const box = picture.root.getBoundingClientRect();
    return { x: (event.clientX - box.left - margin.left) / picture.scale, y: (event.clientY - box.top - margin.top) / picture.scale };
  }

  /** Where something would go: a list and a number in it, by the item under the pointer, or by the row of a grid. */
  target(place, event) {
    const { view } = this.editor;
    const { scene } = view;
    const { x, y } = this.point(event);
    const notes = view.file.notes[scene.index];
    const inside = (rect) => x >= rect.x && x <= rect.x + rect.width && y >= rect.y && y <= rect.y + rect.height;
    for (let index = notes.order.length - 1; index >= 0; index--) {
      const frame = notes.order[index];
      const rect = scene.frames[frame];
      const own = notes.places[frame];
      if (notes.kinds[frame] === "container" || !inside(rect) || own === place || own.startsWith(place)) continue;
      const list = listOf(own);
      if (!list) continue;
      const isSame = list.list === listOf(place).list;
      const isBehind = x > rect.x + rect.width / 2;
      return { ...list, index: isSame ? list.index : list.index + (isBehind ? 1 : 0), rect };
    }
    return this.rowTarget(place, x, y, scene, notes);
  }

  /** The end of the row of a grid that a point is in. */
  rowTarget(place, x, y, scene, notes) {
    for (const { container, box, rows } of [...scene.containers].reverse()) {
      if (!container.grid || y < box.y || y > box.y + box.height || x < box.x || x > box.x + box.width) continue;
      const row = rows.findIndex((track) => y >= track.y && y <= track.y + track.height);
      const list = `${container.place}.rows[${row}].cells`;
      const cells = at(this.editor.document, list);
      if (row < 0 || !Array.isArray(cells)) continue;
      const own = listOf(place);
      const before = cells.filter((_, index) => {
        // What is dragged stands there no more.
        if (own.list === list && own.index === index) return false;
        const frame = notes.places.indexOf(`${list}[${index}]`);
        return frame >= 0 && scene.frames[frame].x + scene.frames[frame].width / 2 < x;
      }).length;
      return { list, index: before, rect: { ...box, y: rows[row].y, height: rows[row].height } };
    }
    return null;
  }

  mark(target) {
    const { picture } = this.editor.view;
    picture.root.querySelectorAll(".drop").forEach((element) => element.remove());
    if (target) picture.root.append(svg("rect", { class: "drop", ...picture.box(target.rect) }));
  }

  /** The right and the lower edge of the cell of the selected child of a grid, to be dragged over tracks. */
  edges(scene) {
    const { view, prediction } = this.editor;
    const frame = view.selected(scene.index);
    if (frame === null || prediction.isOn) return null;
    const notes = view.file.notes[scene.index];
    const cell = notes.cells[frame];
    const place = notes.places[frame];
    if (!cell || !/\.cells\[\d+\]$/.test(place) || !scene.containers[cell.container].container.grid) return null;
    return [this.edge(scene, scene.containers[cell.container], cell, place, true),
      this.edge(scene, scene.containers[cell.container], cell, place, false)];
  }

  edge(scene, container, cell, place, isColumn) {
    const { picture } = this.editor.view;
    const tracks = (isColumn ? container.columns : container.rows).map((track) => isColumn ? [track.x, track.width] : [track.y, track.height]);
    const [first, end] = isColumn ? cell.columns : cell.rows;
    const across = isColumn ? container.rows.slice(...cell.rows).map((row) => [row.y, row.height])
      : container.columns.slice(...cell.columns).map((column) => [column.x, column.width]);
    if (!tracks[end - 1] || !across.length) return null;
    const edge = tracks[end - 1][0] + tracks[end - 1][1];
    const middle = (across[0][0] + across[across.length - 1][0] + across[across.length - 1][1]) / 2;
    const box = isColumn ? { x: picture.x(edge) - 4, y: picture.y(middle) - 13, width: 8, height: 26 }
      : { x: picture.x(middle) - 13, y: picture.y(edge) - 4, width: 26, height: 8 };
    const grip = svg("rect", { class: `span-edge ${isColumn ? "column" : "row"}`, rx: 4, ...box }, svg("title", {}, `Drag to span ${isColumn ? "columns" : "rows"}, or press Shift and an arrow key`));
    let count = end - first;
    onDrag(grip, () => (x, y) => {
        const at = edge + (isColumn ? x : y) / picture.scale;
        const ends = tracks.slice(first).map(([start, length]) => start + length);
        count = 1 + ends.findIndex((each, index) => index === ends.length - 1 || at < (each + ends[index + 1]) / 2);
        if (at > ends[ends.length - 1] + 24) count = ends.length + 1;
        const reach = ends[Math.min(count, ends.length) - 1] + (count > ends.length ? 24 : 0);
        this.mark({ rect: isColumn
          ? { x: tracks[first][0], width: reach - tracks[first][0], y: across[0][0], height: across[0][1] }
          : { y: tracks[first][0], height: reach - tracks[first][0], x: across[0][0], width: across[0][1] } });
    }, () => {
      this.mark(null);
      if (count !== end - first) this.editor.set(place, this.editor.places.spanKey(at(this.editor.document, place), isColumn), count > 1 ? count : undefined);
    });
    return grip;
  }
}
