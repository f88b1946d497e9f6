// The picture: boxes, hexagons, texts, tracks and what is open, at one length of the container.

const margin = { left: 44, top: 24, right: 36, bottom: 20 };

class Picture {
  constructor(view) {
    this.view = view;
    this.root = byId("picture");
    this.frame = byId("scroller");
    this.root.addEventListener("keydown", (event) => this.key(event));
    this.root.addEventListener("pointerover", (event) => view.hover(this.frameOf(event.target)));
    this.root.addEventListener("pointerleave", () => view.hover(null));
    this.root.addEventListener("click", (event) => view.select(this.frameOf(event.target)));
  }

  frameOf(target) {
    const group = target.closest("[data-frame]");
    return group ? Number(group.dataset.frame) : null;
  }

  /** Pixels for a point, so that the longest container of the page has room; small pictures become no giants. */
  fit() {
    const room = this.frame.clientWidth - margin.left - margin.right;
    const model = this.view.model;
    const longest = model.isHorizontal ? model.to : Math.max(100, ...model.pieces.map((piece) => piece.size
      ? Math.max(piece.size.start.width, valueOf(piece.size, piece.to - piece.from).width) : 0));
    this.scale = clamp(room / longest, 0.5, 1.6);
  }

  x(points) { return margin.left + points * this.scale; }
  y(points) { return margin.top + points * this.scale; }

  box(rect) {
    return { x: this.x(rect.x), y: this.y(rect.y), width: Math.max(0, rect.width * this.scale),
      height: Math.max(0, rect.height * this.scale) };
  }

  draw(scene) {
    const model = this.view.model;
    let shown = scene;
    if (!scene.isPlaced) {
      const near = model.nearestFit(scene.index);
      shown = near && model.placed(near.index, near.length);
    }
    const parts = [this.definitions(shown)];
    const room = model.isHorizontal
      ? { x: 0, y: 0, width: scene.length, height: shown ? shown.size.height : 80 }
      : { x: 0, y: 0, width: shown ? shown.size.width : 80, height: scene.length };
    if (!scene.isPlaced) parts.push(svg("rect", { class: "room", ...this.box(room) }));
    if (shown) parts.push(svg("g", { class: scene.isPlaced ? "layout" : "layout asked" }, this.layout(shown)));
    if (!scene.isPlaced) parts.push(svg("rect", { class: "room-edge", ...this.box(room) }));
    const extent = this.extent(shown, room);
    fill(this.root, { width: Math.floor(this.x(extent.width) + margin.right),
      height: Math.ceil(this.y(extent.height) + margin.bottom) });
    const focused = this.root.contains(document.activeElement) ? document.activeElement.id : "";
    this.root.replaceChildren(...parts);
    if (focused) byId(focused)?.focus();
    const data = this.root.dataset;
    data.length = scene.length;
    data.placed = scene.isPlaced;
    data.width = scene.isPlaced ? scene.size.width : "";
    data.height = scene.isPlaced ? scene.size.height : "";
  }

  /** How far the picture reaches; at least as far as the longest container, so that it stays where it is. */
  extent(scene, room) {
    const rects = scene ? scene.frames : [];
    return {
      width: Math.max(room.width, this.view.model.isHorizontal ? this.view.model.to : 0, scene ? scene.size.width : 0,
        ...rects.map((rect) => rect.x + rect.width)),
      height: Math.max(room.height, scene ? scene.size.height : 0, ...rects.map((rect) => rect.y + rect.height)),
    };
  }

  definitions(scene) {
    const hatch = (id, step) => svg("pattern", { id, width: step, height: step, patternUnits: "userSpaceOnUse",
      patternTransform: "rotate(45)" }, svg("path", { d: `M0 0V${step}`, class: id }));
    return svg("defs", {}, hatch("gap", 6), hatch("nothing", 7), scene && this.windows(scene));
  }

  /** What one sees of the content of each scroll, and of the scrolls around it. */
  windows(scene) {
    const { frames, containers, dividers } = this.notes(scene).windows;
    const scrolls = new Set([...frames, ...containers, ...dividers].filter(isGiven));
    return [...scrolls].map((scroll) => svg("clipPath", { id: `window-${scroll}`, "clip-path": this.window(containers[scroll]) },
      svg("rect", this.box(scene.containers[scroll].box))));
  }

  /** The attribute by which something is cut off where a scroll ends. */
  window(scroll) { return isGiven(scroll) ? `url(#window-${scroll})` : null; }

  notes(scene) { return this.view.model.file.notes[scene.index]; }

  layout(scene) {
    const notes = this.notes(scene);
    const active = this.view.activeFrame(scene.index);
    return [
      this.outline(scene), scene.containers.map((container, index) => this.tracks(container, this.window(notes.windows.containers[index]))),
      scene.open.map((open) => this.band(scene, open)),
      active === null ? null : this.cell(scene, notes, active),
      this.hexagons(scene), notes.order.map((frame) => this.item(scene, notes, frame, active)),
      scene.dividers.map((divider, index) => svg("rect", { class: "divider", ...this.box(divider),
        "clip-path": this.window(notes.windows.dividers[index]) })),
      this.numbers(scene, notes, active), scene.open.map((open) => this.handle(scene, open)),
      this.decorate(scene),
    ];
  }

  /** What an editor draws on top. */
  decorate() { return null; }

  outline(scene) {
    return svg("rect", { class: "root", ...this.box({ x: 0, y: 0, ...scene.size }) });
  }

  /** The gaps between the tracks of a grid, and their edges. */
  tracks({ container, box, columns, rows }, window) {
    if (!container.grid) return null;
    const gaps = (tracks, start, length) => {
      const sorted = [...tracks].sort((a, b) => a[start] - b[start]);
      return sorted.slice(1).map((track, index) => {
        const before = sorted[index][start] + sorted[index][length];
        return [before, track[start] - before];
      }).filter((gap) => gap[1] > 0.01);
    };
    const lines = [];
    for (const column of columns) lines.push([column.x, box.y, column.x, box.y + box.height],
      [column.x + column.width, box.y, column.x + column.width, box.y + box.height]);
    for (const row of rows) lines.push([box.x, row.y, box.x + box.width, row.y],
      [box.x, row.y + row.height, box.x + box.width, row.y + row.height]);
    return svg("g", { class: "tracks", "clip-path": window },
      gaps(columns, "x", "width").map(([x, width]) =>
        svg("rect", { class: "space", ...this.box({ ...box, x, width }) })),
      gaps(rows, "y", "height").map(([y, height]) =>
        svg("rect", { class: "space", ...this.box({ ...box, y, height }) })),
      svg("path", { d: lines.map(([x, y, toX, toY]) =>
        `M${this.x(x)} ${this.y(y)}L${this.x(toX)} ${this.y(toY)}`).join("") }));
  }

  hexagons(scene) {
    return svg("g", { class: "hexagons" }, scene.hexagons.filter((hexagon) => hexagon.frame === undefined)
      .map((hexagon) => svg("polygon", { points: this.points(hexagon.corners) })));
  }

  points(corners) { return corners.map((corner) => `${this.x(corner.x)},${this.y(corner.y)}`).join(" "); }

  item(scene, notes, index, active) {
    const rect = scene.frames[index];
    const box = this.box(rect);
    const kind = notes.kinds[index];
    const name = notes.names[index];
    const hexagon = scene.hexagons.find((each) => each.frame === index);
    const group = svg("g", {
      class: `${kind}${index === active ? " active" : ""}${this.view.isBlamed(name) ? " blamed" : ""}`,
      id: `frame-${index}`, role: "option", "data-frame": index, "data-name": name,
      "data-x": rect.x, "data-y": rect.y, "data-width": rect.width, "data-height": rect.height,
      "aria-selected": String(index === active),
      "aria-label": `${name}, ${shown(rect.width)} by ${shown(rect.height)} at ${shown(rect.x)}, ${shown(rect.y)}`,
    });
    const [hue, saturation, lightness] = notes.colours[index];
    if (hue !== undefined) {
      group.style.setProperty("--hue", hue);
      group.style.setProperty("--saturation", `${saturation * 100}%`);
      group.style.setProperty("--lightness", `${lightness * 100}%`);
    }
    const window = this.window(notes.windows.frames[index]);
    // What a scroll hides is an outline.
    const body = window ? svg("g", { "clip-path": window }) : group;
    if (window) group.append(svg("rect", { class: "beyond", ...box }), body);
    const isFlat = box.width < 0.5 || box.height < 0.5;
    if (hexagon) body.append(svg("polygon", { class: "shape", points: this.points(hexagon.corners) }));
    else if (isFlat && kind !== "container") body.append(svg("path", { class: "flat",
      d: `M${box.x} ${box.y}L${box.x + box.width} ${box.y + box.height}` }), svg("rect", { class: "reach",
      x: box.x - 4, y: box.y - 4, width: box.width + 8, height: box.height + 8 }));
    else body.append(svg("rect", { class: "shape", ...box, rx: kind === "item" ? Math.min(4, box.width / 6, box.height / 6) : 0 }));
    if (scene.lines[index] && !hexagon) body.append(...this.text(scene.lines[index], notes.fonts[index]));
    else if (kind !== "container" && !isFlat) body.append(...this.label(notes.names[index], rect, box, hexagon));
    return group;
  }

  text(lines, [size, weight]) {
    return lines.filter((line) => line.text !== "").map((line) => svg("text", {
      class: "line", x: this.x(line.x), y: this.y(line.y), "font-size": size * this.scale, "font-weight": weight,
      textLength: Math.max(1, line.width * this.scale), lengthAdjust: "spacingAndGlyphs" }, line.text));
  }

  /** The name in an item, and its size where there is room for both. */
  label(name, rect, box, hexagon) {
    const width = box.width * (hexagon ? 0.8 : 1) - 6;
    const height = box.height * (hexagon ? 0.6 : 1) - 4;
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const size = [13, 12, 11, 10, 9, 8].find((size) => size <= height && textWidth(name, size) <= width);
    if (!size) return [];
    const measure = `${shown(rect.width)} × ${shown(rect.height)}`;
    const hasBoth = height >= size + 14 && textWidth(measure, 10) <= width;
    return [svg("text", { class: "name", x: middle.x, y: middle.y + (hasBoth ? -2 : size * 0.35), "font-size": size }, name),
      hasBoth ? svg("text", { class: "measure", x: middle.x, y: middle.y + 12, "font-size": 10 }, measure) : null,
    ].filter(Boolean);
  }

  /** The tracks that the active item covers, and its cell. */
  cell(scene, notes, index) {
    const cell = notes.cells[index];
    if (!cell) return null;
    const { box, columns, rows } = scene.containers[cell.container];
    const span = (tracks, [first, end], start, length) => {
      const covered = tracks.slice(first, end);
      if (!covered.length) return null;
      const low = Math.min(...covered.map((track) => track[start]));
      return [low, Math.max(...covered.map((track) => track[start] + track[length])) - low];
    };
    const across = span(columns, cell.columns, "x", "width") || [box.x, box.width];
    const down = span(rows, cell.rows, "y", "height") || [box.y, box.height];
    return svg("g", { class: "cell" },
      svg("rect", { class: "covered", ...this.box({ x: across[0], width: across[1], y: box.y, height: box.height }) }),
      svg("rect", { class: "covered", ...this.box({ x: box.x, width: box.width, y: down[0], height: down[1] }) }),
      svg("rect", { class: "own", ...this.box({ x: across[0], width: across[1], y: down[0], height: down[1] }) }));
  }

  /** The lengths of the tracks of the container that matters: that of the active item, or the outermost grid. */
  numbers(scene, notes, active) {
    const cell = active === null ? null : notes.cells[active];
    const chosen = cell ? scene.containers[cell.container] : scene.containers.find(({ container }) => container.grid);
    if (!chosen) return null;
    const isOpen = (axis, track) => scene.open.some(({ range }) => range.container === chosen.container.place
      && range.axis === axis && range.track === track);
    const parts = [];
    chosen.columns.forEach((track, number) => {
      const [from, to] = [this.x(track.x), this.x(track.x + track.width)];
      const mark = isOpen("horizontal", number) ? "open" : null;
      parts.push(svg("path", { class: mark, d: `M${from} 17v5M${from} 19.5H${to}M${to} 17v5` }));
      if (textWidth(shown(track.width), 11) < to - from || mark) parts.push(
        svg("text", { class: mark, x: (from + to) / 2, y: 13, "text-anchor": "middle" }, shown(track.width)));
    });
    chosen.rows.forEach((track, number) => {
      const [from, to] = [this.y(track.y), this.y(track.y + track.height)];
      const mark = isOpen("vertical", number) ? "open" : null;
      parts.push(svg("path", { class: mark, d: `M36 ${from}h5M38.5 ${from}V${to}M36 ${to}h5` }));
      if (to - from > 9 || mark) parts.push(svg("text", { class: mark, x: 33, y: (from + to) / 2 + 4,
        "text-anchor": "end" }, shown(track.height)));
    });
    return svg("g", { class: "numbers" }, parts);
  }

  /** Where an open track is; `null` where it is no track that is open. */
  openTrack(scene, { range }) {
    const found = scene.containers.find(({ container }) => container.place === range.container);
    if (!found || range.track === undefined) return null;
    const isColumn = range.axis === "horizontal";
    const track = found[isColumn ? "columns" : "rows"][range.track];
    return track && { box: found.box, isColumn, track };
  }

  band(scene, open) {
    const place = this.openTrack(scene, open);
    if (!place) return null;
    const { box, isColumn, track } = place;
    return svg("rect", { class: "band",
      ...this.box(isColumn ? { ...box, x: track.x, width: track.width } : { ...box, y: track.y, height: track.height }) });
  }

  /** The end of an open track, to be dragged within its range. */
  handle(scene, open) {
    const place = this.openTrack(scene, open);
    if (!place) return null;
    const { box, isColumn, track } = place;
    const outer = this.box(box);
    const [from, to] = isColumn ? [this.x(track.x), this.x(track.x + track.width)] : [this.y(track.y), this.y(track.y + track.height)];
    const stroke = (at, beyond) => isColumn
      ? `M${at} ${outer.y - beyond}V${outer.y + outer.height + beyond}` : `M${outer.x - beyond} ${at}H${outer.x + outer.width + beyond}`;
    const group = svg("g", { class: `handle ${isColumn ? "column" : "row"}${open.ends ? "" : " still"}` },
      svg("title", {}, openWords(open)), svg("path", { class: "edge", d: stroke(from, 0) + stroke(to, 0) }),
      svg("path", { class: "grip", d: stroke(to, 6) }), svg("path", { class: "reach", d: stroke(to, 6) }));
    if (open.ends) onDrag(group, () => {
      const value = open.value ?? open.chosen;
      return (x, y) => this.view.drag(open.key, clamp(value + (isColumn ? x : y) / this.scale, open.lower, open.upper));
    });
    return group;
  }

  /** Arrow keys go to the nearest item in their direction. */
  key(event) {
    const scene = this.view.scene;
    if (!scene.isPlaced || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const active = this.view.selected(scene.index);
    const last = scene.frames.length - 1;
    let next = active;
    if (event.key === "Escape") next = null;
    else if (event.key === "Home") next = 0;
    else if (event.key === "End") next = last;
    else if (arrows[event.key]) next = active === null ? 0 : this.nearest(scene, active, arrows[event.key]) ?? active;
    else return;
    event.preventDefault();
    this.view.select(next);
    if (next !== null) byId(`frame-${next}`)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  nearest(scene, active, [dx, dy]) {
    const middle = (rect) => [rect.x + rect.width / 2, rect.y + rect.height / 2];
    const [x, y] = middle(scene.frames[active]);
    let best = null;
    let least = Infinity;
    scene.frames.forEach((rect, index) => {
      const [toX, toY] = middle(rect);
      const along = (toX - x) * dx + (toY - y) * dy;
      const aside = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx);
      if (index !== active && along > 0.01 && along + 2 * aside < least) [best, least] = [index, along + 2 * aside];
    });
    return best;
  }
}
