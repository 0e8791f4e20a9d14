// How wide a text is at most, without a browser: Helvetica's widths and some more, as a notebook's letters may be
// wider; the book's own are narrower.

/** From the space to ~, in thousandths of the size. */
const WIDTHS =
  "278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584"
    .split(" ").map(Number);

const WIDER = 1.12;
export const BOLDER = 1.18; // of strong letters, as much as a notebook's are wider

/** @type {Map<string, number>} */
const known = new Map(); // of words at size 1: a figure asks for the same ones at every step

function measured(text) {
  const letters = [...text.normalize("NFD").replace(/\p{M}/gu, "")];
  const sum = letters.reduce((total, c) => total + (WIDTHS[c.charCodeAt(0) - 32] ?? 556), 0);
  return (WIDER * sum) / 1000;
}

/** The width of a text in px, or a little less. @param {string} text @param {number} size of the letters */
export function textWidth(text, size) {
  if (known.size > 5000) known.clear();
  if (!known.has(text)) known.set(text, measured(text));
  return size * /** @type {number} */ (known.get(text));
}
