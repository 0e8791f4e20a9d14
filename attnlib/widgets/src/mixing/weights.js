// What a layer's tokens take from each other, as a small square for each of the five: a convolution has one fixed weight
// for each offset, so its diagonals are even; attention weighs by content, so each row differs. An example of ten tokens.

import { mark, round } from "../kit/marks.js";
import { even } from "../kit/noise.js";
import { softmax } from "../kit/numbers.js";

/** @typedef {import("./compute.js").Wiring} Wiring */

export const SHOWN = 10; // tokens
const LEVELS = 4; // of strength, so that a square is few paths
const FADE = 0.78; // what a step of a recurrence keeps

const tokens = Array.from({ length: SHOWN }, (_, i) => i);
/** One number for each offset, whatever the row; neighbours differ, so that diagonals are seen. @param {number} offset */
const kernel = (offset) => [1, 0.3, 0.7, 0.2][((offset % 4) + 4) % 4];
/** A score that belongs to the pair. @param {number} i @param {number} j */
const score = (i, j) => 4 * even(SHOWN * i + j + 300);

/** Whether a row's token takes from another one. @param {Wiring} wiring @param {number} side @param {number} offset */
function takes(wiring, side, offset) {
  if (wiring === "recurrence") return offset <= 0;
  if (wiring === "attention") return true;
  const stride = wiring === "dilated" ? side + 1 : 1; // of dilated ones the second layer
  return offset % stride === 0 && Math.abs(offset) <= side * stride;
}

/** The weights of a layer: a row for each token that takes, the largest of a row 1 where they come from content. @param {Wiring} wiring @param {number} side */
export function weights(wiring, side) {
  return tokens.map((i) => {
    const mask = tokens.map((j) => takes(wiring, side, j - i));
    if (wiring === "window" || wiring === "attention") {
      const row = softmax(tokens.map((j) => score(i, j)), 1, mask);
      return row.map((w) => w / Math.max(...row));
    }
    const fixed = (/** @type {number} */ o) => wiring === "recurrence" ? FADE ** -o : kernel(o);
    return tokens.map((j) => (mask[j] ? fixed(j - i) : 0));
  });
}

/** @type {Map<string, import("../kit/marks.js").Mark[]>} */
const known = new Map(); // the last ones: while a message goes, no weight changes

/**
 * The square of a layer: rows take, columns give; the stronger the weight, the darker its cell.
 * @param {string} id
 * @param {Wiring} wiring
 * @param {number} side
 * @param {{x: number, y: number, cell: number}} place
 */
export function square(id, wiring, side, place) {
  const key = [id, wiring, side, place.x, place.y, place.cell].join(" ");
  if (known.size > 30) known.clear();
  const found = known.get(key) ?? drawn(id, wiring, side, place);
  known.set(key, found);
  return found;
}

/** @param {string} id @param {Wiring} wiring @param {number} side @param {{x: number, y: number, cell: number}} place */
function drawn(id, wiring, side, { x, y, cell }) {
  const table = weights(wiring, side);
  const paths = Array.from({ length: LEVELS }, () => "");
  table.forEach((row, i) =>
    row.forEach((w, j) => {
      if (w === 0) return;
      const level = Math.min(LEVELS, Math.floor(LEVELS * w) + 1);
      const [left, top] = [round(x + j * cell), round(y + i * cell)];
      paths[level - 1] += `M${left} ${top}h${cell}v${cell}h-${cell}z`;
    })
  );
  const edge = SHOWN * cell;
  return [
    mark(id, "rect", "rule", { x: x - 0.5, y: y - 0.5, width: edge + 1, height: edge + 1 }),
    ...paths.map((d, level) =>
      mark(`${id} level ${level + 1}`, "path", "weight solid", {
        d,
        "fill-opacity": (level + 1) / LEVELS,
      })
    ),
  ];
}

const HALF = Math.log(2);

/** The offsets of a kernel with at least half its largest weight. @param {number} side */
export const strongOffsets = (side) =>
  Array.from({ length: 2 * side + 1 }, (_, i) => i - side).filter((o) => kernel(o) >= 0.5);

/** @param {number} level @param {number} token @param {number} drawn @param {number} reach */
export function strongest(level, token, drawn, reach) {
  const [first, last] = [Math.max(0, token - reach), Math.min(drawn - 1, token + reach)];
  const scores = [];
  for (let j = first; j <= last; j++) scores.push(8 * even((level * 64 + token) * 64 + j));
  const most = Math.max(...scores);
  return scores.flatMap((s, i) => (s >= most - HALF ? [first + i] : []));
}
