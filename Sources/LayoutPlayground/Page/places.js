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

/** The keys under which layouts have others in them. */
const listKeys = ["children", "rows", "cells", "alternatives"];

/** The lists of layouts in a layout, each with its place. */
const listsIn = (layout, place) => listKeys.filter((key) => Array.isArray(layout[key]) && layout[key].every((each) => each && typeof each === "object"
  && (each.type || each.cells || each.item))).map((key) => ({ place: `${place}.${key}`, list: layout[key] }));

/** Calls back for a layout and all that is in it, outside first. */
const walk = (layout, place, body, depth = 0) => {
  body(layout, place, depth);
  for (const { place: list, list: entries } of listsIn(layout, place)) {
    entries.forEach((entry, index) => {
      const inner = entry.item && !entry.type ? [entry.item, `${list}[${index}].item`] : [entry, `${list}[${index}]`];
      walk(...inner, body, depth + 1);
    });
  }
};

/** An id that nothing in a document has yet. */
const freshId = (root, name) => {
  const taken = new Set();
  walk(root.layout, "layout", (layout) => taken.add(layout.id));
  if (!taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name}-${number}`)) number++;
  return `${name}-${number}`;
};
