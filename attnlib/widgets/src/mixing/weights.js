// What a layer's tokens take from each other, as a small square for each of the five: a convolution has one fixed weight
// for each offset, so its diagonals are even; attention weighs by content, so each row differs. An example of ten tokens,
// and which wires carry most, by the same rules.

import { mark, round } from "../kit/marks.js";
import { even } from "../kit/noise.js";
import { softmax } from "../kit/numbers.js";
import { DRAWN, layersThatSpan, spread } from "./compute.js";

/** @typedef {import("./compute.js").Wiring} Wiring */

export const SHOWN = 10; // tokens
const LEVELS = 4; // of strength, so that a square is few paths
const FADE = 0.78; // what a step of a recurrence keeps

const tokens = Array.from({ length: SHOWN }, (_, i) => i);
const MOST = 2 / 3; // of the largest weight: what a wire that stands out has at least
/** One number for each offset, whatever the row; neighbours differ, so that diagonals are seen. @param {number} offset */
const kernel = (offset) =>
  offset === 1 ? 1 : offset === 0 ? 0.7 : [0.2, 0.3, 0.45][((offset % 3) + 3) % 3];
/** A score that belongs to a pair. @param {number} pair */
const score = (pair) => 4 * even(pair + 300);

/** How far apart the offsets of a square are: of dilated ones the second layer's, where the tokens that are drawn need two. @param {Wiring} wiring @param {number} side @param {number} count of tokens */
export const strideOf = (wiring, side, count) =>
  spread(wiring, side, layersThatSpan(wiring, count, side) > 1 ? 1 : 0);

/** Whether a row's token takes from another one. @param {Wiring} wiring @param {number} side @param {number} offset @param {number} stride */
function takes(wiring, side, offset, stride) {
  if (wiring === "recurrence") return offset <= 0;
  if (wiring === "attention") return true;
  return offset % stride === 0 && Math.abs(offset) <= side * stride;
}

/** The weights of a layer: a row for each token that takes, the largest of a row 1 where they come from content. @param {Wiring} wiring @param {number} side @param {number} stride */
export function weights(wiring, side, stride) {
  return tokens.map((i) => {
    const mask = tokens.map((j) => takes(wiring, side, j - i, stride));
    if (wiring === "window" || wiring === "attention") {
      const row = softmax(tokens.map((j) => score(SHOWN * i + j)), 1, mask);
      return row.map((w) => w / Math.max(...row));
    }
    const fixed = (/** @type {number} */ o) =>
      wiring === "recurrence" ? FADE ** -o : kernel(o / stride);
    return tokens.map((j) => (mask[j] ? fixed(j - i) : 0));
  });
}

/** The offsets that carry most in a kernel, the same for each token. @param {number} side */
export const strongOffsets = (side) =>
  Array.from({ length: 2 * side + 1 }, (_, i) => i - side).filter((o) => kernel(o) >= MOST);

/**
 * The tokens that one token takes most from, by content: no two rows are the same.
 * @param {number} row
 * @param {number} first
 * @param {number} last
 */
export function strongTokens(row, first, last) {
  const scores = [];
  for (let j = first; j <= last; j++) scores.push(score(DRAWN * row + j));
  const least = Math.max(...scores) + Math.log(MOST); // a softmax makes differences ratios
  return scores.flatMap((s, i) => (s >= least ? [first + i] : []));
}

/** @type {Map<string, import("../kit/marks.js").Mark[]>} */
const known = new Map(); // the last ones: while a message goes, no weight changes

/**
 * The square of a layer: rows take, columns give; the stronger the weight, the darker its cell.
 * @param {string} id
 * @param {Wiring} wiring
 * @param {number} side
 * @param {{x: number, y: number, cell: number, stride: number}} place
 */
export function square(id, wiring, side, place) {
  const key = [id, wiring, side, place.stride, place.x, place.y, place.cell].join(" ");
  if (known.size > 30) known.clear();
  const found = known.get(key) ?? drawn(id, wiring, side, place);
  known.set(key, found);
  return found;
}

/** @param {string} id @param {Wiring} wiring @param {number} side @param {{x: number, y: number, cell: number, stride: number}} place */
function drawn(id, wiring, side, { x, y, cell, stride }) {
  const table = weights(wiring, side, stride);
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
    mark.rect(id, "rule", [x - 0.5, y - 0.5, edge + 1, edge + 1]),
    ...paths.map((d, level) =>
      mark.path(`${id} level ${level + 1}`, "weight solid", d, {
        "fill-opacity": (level + 1) / LEVELS,
      })
    ),
  ];
}
