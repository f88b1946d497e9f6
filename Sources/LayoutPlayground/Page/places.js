// Places in a document, such as `layout.rows[1].cells[2]`.

/** The keys and indices on the way to a place. */
const steps = (place) => [...place.matchAll(/\.?([^.[\]]+)|\[(\d+)\]|\["((?:[^"\\]|\\.)*)"\]/g)]
  .map(([, key, index, quoted]) => index !== undefined ? Number(index) : quoted !== undefined ? JSON.parse(`"${quoted}"`) : key);

/** What stands at a place; `undefined` where nothing does. */
const at = (root, place) => steps(place).reduce((value, step) => value === undefined || value === null ? undefined : value[step], root);

/** The list that a place is in, and the place's number there; `null` where it is in none. */
const listOf = (place) => {
  const match = /^(.*)\[(\d+)\]$/.exec(place);
  return match && { list: match[1], index: Number(match[2]) };
};

/** The place of what is around a place; `null` for the outermost layout. */
const around = (place) => {
  const list = listOf(place);
  if (!list) return null;
  return list.list.replace(/\.[^.[\]]+$/, "");
};

/** Which lists of layouts there are in a document, as its vocabulary says. */
class Places {
  constructor(vocabulary) {
    this.vocabulary = vocabulary;
    this.types = new Map(vocabulary.types.map((type) => [type.name, type]));
    const lists = [vocabulary.rowChildren, ...vocabulary.types.map((type) => type.children).filter(Boolean)];
    this.cellLists = lists.filter(({ form }) => ["row", "cell"].includes(form.element.definition)).map(({ key }) => `.${key}`);
  }

  /** The list of layouts in a layout or a row, with its place; `null` where there is none. */
  listIn(layout, place) {
    const member = layout.type === undefined ? this.vocabulary.rowChildren : this.types.get(layout.type)?.children;
    const list = member && layout[member.key];
    if (!Array.isArray(list) || !list.every(isObject)) return null;
    const { definition } = member.form.element;
    return { place: `${place}.${member.key}`, list, isOfRows: definition === "row", isOfHexagons: definition === "hexCell" };
  }

  /** Calls back for a layout and all that is in it, outside first. */
  walk(layout, place, body, depth = 0) {
    body(layout, place, depth);
    const found = this.listIn(layout, place);
    if (!found) return;
    const { key } = this.vocabulary.hexagonItem;
    found.list.forEach((entry, index) => {
      const at = `${found.place}[${index}]`;
      if (!found.isOfHexagons) this.walk(entry, at, body, depth + 1);
      else if (isObject(entry[key])) this.walk(entry[key], `${at}.${key}`, body, depth + 1);
    });
  }

  /** Whether what stands at a place is a layout in a cell of a grid, of which it can say more there. */
  isCell(place) {
    const list = listOf(place)?.list;
    return list !== undefined && this.cellLists.some((end) => list.endsWith(end));
  }

  /** The place of the cell of a hexagonal grid that a layout stands in; `null` where it stands in none. */
  hexagonAround(place) {
    const end = `].${this.vocabulary.hexagonItem.key}`;
    return place.endsWith(end) ? place.slice(0, 1 - end.length) : null;
  }

  /** The entry of a list that goes where a layout is taken out: itself, or its cell. */
  entryOf(place) { return listOf(this.hexagonAround(place) ?? place); }

  /** The key by which a layout says how many tracks its cell covers: one with columns of its own has another for that. */
  spanKey(layout, isColumn) {
    const members = this.types.get(layout?.type)?.cellMembers ?? [];
    return members.find(({ key }) => key.toLowerCase().endsWith(isColumn ? "columns" : "rows"))?.key;
  }

  /** Where an object stands in a document, by what it is. */
  placeOf(root, wanted) {
    let found = null;
    this.walk(root.layout, "layout", (layout, place) => { if (layout === wanted) found = place; });
    return found;
  }

  /** An id that nothing in a document has yet. */
  freshId(root, name) {
    const taken = new Set();
    this.walk(root.layout, "layout", (layout) => taken.add(layout.id));
    if (!taken.has(name)) return name;
    let number = 2;
    while (taken.has(`${name}-${number}`)) number++;
    return `${name}-${number}`;
  }
}
