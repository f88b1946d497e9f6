// Elements of the page. What comes from documents becomes text or the value of an attribute, never markup.

const svgSpace = "http://www.w3.org/2000/svg";

const fill = (element, attributes, children) => {
  for (const [name, value] of Object.entries(attributes || {})) {
    if (isGiven(value) && value !== false) element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...[children ?? []].flat(Infinity).filter(isGiven));
  return element;
};

/** An element of HTML with attributes, and texts or elements in it. */
const html = (name, attributes, ...children) => fill(document.createElement(name), attributes, children);

/** An element of SVG. */
const svg = (name, attributes, ...children) => fill(document.createElementNS(svgSpace, name), attributes, children);

const isGiven = (value) => value !== undefined && value !== null;

const byId = (id) => document.getElementById(id);

/** Calls back with how far the pointer has come since it went down, until it goes up; the element may be replaced meanwhile. */
const onDrag = (element, begin, end) => {
  element.addEventListener("pointerdown", (down) => {
    if (down.button !== 0) return;
    const move = begin(down);
    if (!move) return;
    down.preventDefault();
    const moved = (event) => move(event.clientX - down.clientX, event.clientY - down.clientY);
    const ended = (event) => {
      if (event.type === "pointerup") moved(event);
      document.removeEventListener("pointermove", moved);
      document.removeEventListener("pointerup", ended);
      document.removeEventListener("pointercancel", ended);
      if (end) end();
    };
    document.addEventListener("pointermove", moved);
    document.addEventListener("pointerup", ended);
    document.addEventListener("pointercancel", ended);
  });
};

/** Where the arrow keys point. */
const arrows = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/** The number that a key asks for on a slider; `null` where it is no such key. */
const sliderKey = (event, value, low, high) => {
  const step = event.shiftKey ? 10 : 1;
  switch (event.key) {
    case "ArrowRight": case "ArrowUp": return Math.min(high, value + step);
    case "ArrowLeft": case "ArrowDown": return Math.max(low, value - step);
    case "Home": return low;
    case "End": return high;
    default: return null;
  }
};

const measuring = document.createElement("canvas").getContext("2d");

/** How wide a text is in the font of the page. */
const textWidth = (text, size) => {
  measuring.font = `${size}px system-ui, sans-serif`;
  return measuring.measureText(text).width;
};
