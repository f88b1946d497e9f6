// Where everything stands at a length of the container: a look at one piece, and no solving.

class Model {
  constructor(file) {
    this.file = file;
    this.pieces = file.report.pieces;
    this.from = this.pieces[0].from;
    this.to = this.pieces[this.pieces.length - 1].to;
    this.isHorizontal = file.axis === "horizontal";
    this.letter = this.isHorizontal ? "W" : "H";
    this.lengthName = this.isHorizontal ? "width" : "height";
  }

  /** The number of the piece that holds at a length. */
  pieceIndex(length) {
    let index = 0;
    for (let next = 1; next < this.pieces.length; next++) {
      const piece = this.pieces[next];
      if (length > piece.from || (length === piece.from && piece.includesStart)) index = next;
    }
    return index;
  }

  /** The open ranges that hold at a length, each with its number in the piece. */
  openAt(index, length) {
    const all = this.pieces[index].ambiguities || [];
    const seen = new Set();
    const open = [];
    all.forEach((range, number) => {
      const key = JSON.stringify([range.axis, range.container, range.track, range.item, range.edge]);
      const isLast = range.to >= this.pieces[index].to;
      if (length < range.from || length > range.to || (length === range.to && !isLast && range.from < range.to)) return;
      if (seen.has(key)) return;
      seen.add(key);
      const distance = length - range.from;
      const ends = this.file.notes[index].ends[number];
      const chosen = valueOf(range.chosen, distance);
      open.push({
        range, number, key, ends, chosen,
        lower: valueOf(range.lower, distance),
        upper: range.upper ? valueOf(range.upper, distance) : ends ? valueOf(ends.upper.length, distance) : chosen,
      });
    });
    return open;
  }

  /** What is drawn at a length; `drag` says which open length has which value in place of the chosen one. */
  scene(length, drag) {
    const index = this.pieceIndex(length);
    const piece = this.pieces[index];
    if (!piece.satisfiable) return { index, piece, length, isPlaced: false, open: [] };
    return this.placed(index, length, drag);
  }

  placed(index, length, drag) {
    const piece = this.pieces[index];
    const distance = length - piece.from;
    const open = this.openAt(index, length);
    const scene = {
      index, piece, length, isPlaced: true, open,
      size: valueOf(piece.size, distance),
      frames: piece.frames.map((frame) => valueOf(frame, distance)),
      containers: piece.containers.map((container) => ({
        container, box: valueOf(container.box, distance),
        columns: container.columns.map((track) => valueOf(track, distance)),
        rows: container.rows.map((track) => valueOf(track, distance)),
      })),
      dividers: piece.dividers.map((divider) => valueOf(divider, distance)),
      hexagons: piece.hexagons.map((hexagon) => ({
        frame: hexagon.frame, corners: hexagon.corners.map((corner) => valueOf(corner, distance)),
      })),
    };
    scene.lines = piece.frames.map((frame) => frame.lines && linesAt(frame.lines, length));
    const dragged = drag && open.find((each) => each.key === drag.key);
    if (dragged && dragged.ends) this.drag(scene, dragged, clamp(drag.value, dragged.lower, dragged.upper));
    return scene;
  }

  /** Moves a scene from what was chosen towards the picture at an end of an open range. */
  drag(scene, open, value) {
    const isDown = value < open.chosen;
    const end = isDown ? open.lower : open.upper;
    const picture = isDown ? open.ends.lower : open.ends.upper;
    open.value = value;
    if (end === open.chosen || picture.frames.length !== scene.frames.length) return;
    const part = (value - open.chosen) / (end - open.chosen);
    const distance = scene.length - open.range.from;
    const before = scene.frames;
    scene.size = mixed(scene.size, valueOf(picture.size, distance), part);
    scene.frames = before.map((frame, index) => mixed(frame, valueOf(picture.frames[index], distance), part));
    scene.containers.forEach((container, index) => {
      const other = picture.containers[index];
      container.box = mixed(container.box, valueOf(other.box, distance), part);
      for (const axis of ["columns", "rows"]) {
        container[axis] = container[axis].map((track, number) =>
          mixed(track, valueOf(other[axis][number], distance), part));
      }
    });
    const moved = (index, point, x, y) => {
      const [from, to] = [before[index], scene.frames[index]];
      return { [x]: point[x] + to.x - from.x + (to.width - from.width) / 2,
        [y]: point[y] + to.y - from.y + (to.height - from.height) / 2 };
    };
    for (const hexagon of scene.hexagons) {
      if (hexagon.frame === undefined) continue;
      hexagon.corners = hexagon.corners.map((corner) => moved(hexagon.frame, corner, "x", "y"));
    }
    scene.lines = scene.lines.map((lines, index) =>
      lines && lines.map((line) => ({ ...line, ...moved(index, line, "x", "y") })));
  }

  /** The nearest length at which the layout fits, beside a piece in which it does not. */
  nearestFit(index) {
    for (let step = 1; step < this.pieces.length; step++) {
      for (const next of [index + step, index - step]) {
        const piece = this.pieces[next];
        if (piece && piece.satisfiable) return { index: next, length: next > index ? piece.from : piece.to };
      }
    }
    return null;
  }

  /** The line of a value of a frame in a piece: its rate, and its value at 0. */
  line(index, frame, part) {
    const piece = this.pieces[index];
    const { start, rate } = piece.frames[frame];
    return { rate: rate[part], constant: start[part] - rate[part] * piece.from };
  }

  lineText(index, frame, part) {
    const { rate, constant } = this.line(index, frame, part);
    return lineText(rate, constant, this.letter);
  }
}

/** The lines of a text at a length of the container. */
const linesAt = (variants, length) => {
  let found = variants[0];
  for (const variant of variants) if (length >= variant.from) found = variant;
  return found.lines.map((line) => ({
    text: line.text, width: line.width, ...valueOf(line.origin, length - found.from),
  }));
};
