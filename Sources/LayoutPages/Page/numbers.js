// Numbers as they are shown, and lines: values that grow evenly with the length of the container.

/** A number with at most two decimals, and a true minus. */
const shown = (value) => {
  const rounded = Math.round(value * 100) / 100;
  return (rounded < 0 ? "−" : "") + Math.abs(rounded).toString();
};

/** A ratio of small numbers, where a rate is one: [numerator, denominator]. */
const ratio = (rate) => {
  for (let denominator = 1; denominator <= 60; denominator++) {
    const numerator = Math.round(rate * denominator);
    if (Math.abs(rate * denominator - numerator) < 1e-7) return [numerator, denominator];
  }
  return null;
};

/** How often a letter counts: `W`, `2W/3`, `0.37W`. */
const multiple = (rate, letter) => {
  const parts = ratio(rate);
  if (!parts) return shown(rate) + letter;
  const [numerator, denominator] = parts;
  return (numerator === 1 ? "" : shown(numerator)) + letter + (denominator === 1 ? "" : "/" + denominator);
};

/** A line in words: `W − 170`, `50`. */
const lineText = (rate, constant, letter) => {
  if (Math.abs(rate) < 1e-9) return shown(constant);
  const rest = Math.round(constant * 100) / 100;
  const first = rate < 0 ? "−" + multiple(-rate, letter) : multiple(rate, letter);
  if (rest === 0) return first;
  if (rate < 0 && rest > 0) return shown(rest) + " − " + multiple(-rate, letter);
  return first + (rest < 0 ? " − " : " + ") + shown(Math.abs(rest));
};

/** The value of a line, or of several of one thing, so far behind its start. */
const valueOf = (movement, distance) => {
  const { start, rate } = movement;
  if (typeof start === "number") return start + rate * distance;
  const value = {};
  for (const key in start) value[key] = start[key] + rate[key] * distance;
  return value;
};

/** A mixture of two values of one kind: the first at 0, the second at 1. */
const mixed = (first, second, part) => {
  if (typeof first === "number") return first + part * (second - first);
  const value = {};
  for (const key in first) value[key] = first[key] + part * (second[key] - first[key]);
  return value;
};

const clamp = (value, low, high) => Math.min(Math.max(value, low), high);
