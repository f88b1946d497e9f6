// The document beside the picture, short things on one line; the item that is looked at is marked in it.

const childKeys = ["children", "rows", "cells", "alternatives", "content"];

/** Keys in an order that reads well: what it is, then what it says, then what is in it. */
const orderedKeys = (object) => {
  const rank = (key) => key === "type" ? 0 : key === "id" ? 1 : childKeys.includes(key) ? 3 : 2;
  return Object.keys(object).sort((a, b) => rank(a) - rank(b));
};

const scalar = (value) => value === null || typeof value !== "object";

const flat = (value) => {
  if (scalar(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(flat).join(", ")}]`;
  return `{${orderedKeys(value).map((key) => `${JSON.stringify(key)}: ${flat(value[key])}`).join(", ")}}`;
};

class DocumentPane {
  constructor(view) {
    this.view = view;
    this.root = byId("document");
    this.root.addEventListener("click", (event) => {
      const part = event.target.closest("[data-place]");
      if (part) this.view.selectPlace(part.dataset.place);
    });
  }

  show(text) {
    this.byPlace = new Map();
    this.root.replaceChildren(...this.written(JSON.parse(text), "", ""));
  }

  /** A value as texts and elements. */
  written(value, indent, place) {
    const text = flat(value);
    if (scalar(value) || (indent.length + text.length < 54 && !this.hasParts(value))) return [this.coloured(text)];
    const inner = indent + "  ";
    const isList = Array.isArray(value);
    const entries = isList ? value.map((each, index) => [null, each, `${place}[${index}]`])
      : orderedKeys(value).map((key) => [key, value[key], place ? `${place}.${key}` : key]);
    const lines = entries.map(([key, each, at], index) => {
      const body = [key === null ? "" : this.key(key), ...this.part(each, inner, at), index < entries.length - 1 ? ",\n" : "\n"];
      return [inner, ...body];
    });
    return [isList ? "[\n" : "{\n", ...lines.flat(), indent, isList ? "]" : "}"];
  }

  /** A value that can be pointed at, if it is a layout. */
  part(value, indent, place) {
    const content = this.written(value, indent, place);
    if (scalar(value) || Array.isArray(value) || !value.type) return content;
    const element = html("span", { "data-place": place }, content);
    this.byPlace.set(place, element);
    return [element];
  }

  /** Whether it holds layouts, each of which has a line of its own. */
  hasParts(value) {
    return !scalar(value) && Object.values(value).some((each) => !scalar(each) && (each.type || this.hasParts(each)));
  }

  key(key) { return html("i", {}, `${JSON.stringify(key)}: `); }

  /** One line, with its keys set apart from what they say. */
  coloured(text) {
    const parts = text.split(/("(?:[^"\\]|\\.)*": )/);
    return html("span", {}, parts.map((part, index) => index % 2 ? html("i", {}, part) : part));
  }

  mark(place) {
    if (this.marked) this.marked.classList.remove("marked");
    this.marked = place ? this.byPlace.get(place) : null;
    if (this.marked) this.marked.classList.add("marked");
  }
}
