// What the board says: one sentence for the cell that is looked at.

import { raised } from "../kit/powers.js";
import { format, short } from "../kit/text.js";
import { LAST, recipe } from "./compute.js";

/** A number as its matrix writes it: shares and averages with two decimals. @param {string} name @param {number} y */
export const write = (name, y) => name === "weights" || name === "output" ? format(y) : short(y);

/** e to the power of a number: e³. @param {string} text */
const power = (text) => `e${raised(text)}`;
const quoted = (/** @type {string} */ word) => `“${word}”`;

const factor = (/** @type {string} */ name, /** @type {number} */ y) =>
  y < 0 ? `(${write(name, y)})` : write(name, y);
const TITLES = { q: "query", k: "key", v: "value" };

/** @param {import("./compute.js").Numbers} numbers @param {number} focus the cell looked at, 0 for none */
export function describe(numbers, focus) {
  if (!focus) {
    return "Two words, three numbers each, and three learnt matrices. Press play, or a cell: each is one row times one column.";
  }
  const { scores } = numbers;
  const words = numbers.words.map(quoted);
  const { stage, i, j, pairs, result } = recipe(numbers, focus);
  const terms = pairs.map(({ a, b, from, over }) =>
    `${factor(from[0], a)} × ${over ? factor(over[0], b) : ""}`
  ).join(" + ");
  const end = write(stage, result);
  if (TITLES[stage]) {
    return `Number ${j + 1} of the ${TITLES[stage]} of ${words[i]}: its row of X times column ${
      j + 1
    } of W${stage}, ${terms} = ${end}.`;
  }
  if (stage === "scores") {
    return `How well the query of ${words[i]} fits the key of ${words[j]}: ${terms} = ${end}.`;
  }
  if (stage === "weights") {
    const powers = scores[i].map((s) => power(factor("scores", s)));
    return `${words[i]} gives ${words[j]} the weight ${powers[j]} ÷ (${
      powers.join(" + ")
    }) = ${end}.`;
  }
  const done = focus === LAST ? " Each word now has an output of its own." : "";
  return `Number ${j + 1} of what ${words[i]} gets: its weights times column ${
    j + 1
  } of the values, ${terms} = ${end}.${done}`;
}
