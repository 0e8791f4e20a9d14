// What the figure says: whom the followed word attends to, which wishes are met, and why two matrices may be stuck.

import { argmax } from "../kit/numbers.js";
import { format, listed, percent, short } from "../kit/text.js";
import { GAP } from "./compute.js";

/** @typedef {import("./compute.js").State} State */
/** @typedef {import("./compute.js").Result} Result */

/** A number without −0.00. @param {number} x */
export const even = (x, digits = 2) => format(Math.abs(x) < 0.5 * 10 ** -digits ? 0 : x, digits);
const place = (/** @type {number[]} */ pair) =>
  `(${pair.map((x) => short(Math.round(100 * x) / 100 + 0)).join(", ")})`;
const upper = (/** @type {string} */ text) => text[0].toUpperCase() + text.slice(1);
const COUNT = ["none", "one", "two", "three", "four"];

/** The wishes in short. @param {string[]} words */
const names = ([hot, cold, theme, it, ball]) => [
  `${hot} and ${cold} opposite`,
  `${hot} → ${theme}`,
  `${cold} → ${theme}`,
  `${it} → ${ball}`,
  `${it} → ${ball} one-way`,
];

/** The wishes with what they ask for. @param {string[]} words */
export const asks = ([hot, cold, theme, it, ball]) => [
  `${hot}, ${cold}: cosine ≤ −0.8`,
  `${hot} → ${theme} ≥ 0.8`,
  `${cold} → ${theme} ≥ 0.8`,
  `${it} → ${ball} ≥ 0.8`,
  `${it} → ${ball} one-way: gap ≥ ${GAP}`,
];

/** Two exactly opposite words have opposite queries from any matrix: one of the two gets no more than its share. @param {State} state */
function stuck({ source, x, words }) {
  const opposite = x[0].every((y, i) => Math.abs(y + x[1][i]) < 1e-9);
  if (source !== "matrices" || !opposite) return "";
  return ` ${upper(words[0])} and ${
    words[1]
  } are exactly opposite, so their queries are too: whatever the matrices, one of the two gives ${
    words[2]
  } no more than 20%.`;
}

/** @param {State} state @param {Result} result */
export function describe(state, { scores, weights, output, wishes }) {
  const { words, asking } = state;
  const best = argmax(scores[asking]);
  const whom = best === asking ? "itself" : words[best];
  const first = `${words[asking]} attends to ${whom} most: score ${
    even(scores[asking][best])
  }, weight ${percent(weights[asking][best])}; it gets ${place(output[asking])}`;
  const met = wishes.filter((wish) => wish.met).length;
  const missing = names(words).filter((_, i) => !wishes[i].met);
  const count = met === wishes.length
    ? "All five wishes are met"
    : `${upper(COUNT[met])} of five wishes ${met === 1 ? "is" : "are"} met; missing: ${
      listed(missing)
    }`;
  return `${upper(first)}. ${count}.${stuck(state)}`;
}

/** A cell, as a screen reader says it. @param {State} state @param {Result} result @param {number} i @param {number} j */
export const cellTold = ({ words }, { weights, scores }, i, j) =>
  `${words[i]} gives ${words[j]} the weight ${even(weights[i][j])}, score ${even(scores[i][j])}`;
