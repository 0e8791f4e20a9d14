// What the figure says: the recipe as code, what to think of it, and where the followed number goes.

import { listed } from "../kit/text.js";
import { D_MODEL, N, placesIn, positionOf } from "./compute.js";

/** @import { State, Result } from "./compute.js" */

/** The recipe as two lines of code. @param {State} state */
export function code({ recipe, num_heads }) {
  const width = D_MODEL / num_heads;
  const back = `merged = heads.swapaxes(0, 1).reshape(${N}, ${D_MODEL})`;
  const straight = `merged = heads.reshape(${N}, ${D_MODEL})`;
  const right = `heads = x.reshape(${N}, ${num_heads}, ${width}).swapaxes(0, 1)`;
  return {
    right: [right, back],
    "no swap": [`heads = x.reshape(${num_heads}, ${N}, ${width})`, straight],
    interleaved: [
      `heads = x.reshape(${N}, ${width}, ${num_heads}).transpose(2, 0, 1)`,
      `merged = heads.transpose(1, 2, 0).reshape(${N}, ${D_MODEL})`,
    ],
    "no swap back": [right, straight],
  }[recipe];
}

/** What to try; a recipe that is chosen is not called for again. @param {State} state */
export const toTry = ({ recipe }) =>
  recipe === "no swap"
    ? "Is the second row of each head still position 2? Press another recipe, or a number to follow it."
    : "Press “no swap”: is the second row of each head still position 2? Press a number to follow it.";

const TIMES = ["", "once", "twice", "three times"];

/** What head 0 has in place of one row for each position. @param {Result} result */
function holds({ x, heads: [head] }) {
  const found = head.map(([number]) => positionOf(number));
  const lacking = x.map(([number]) => positionOf(number)).filter((p) => !found.includes(p));
  const often = TIMES[found.filter((p) => p === found[0]).length];
  const names = `${lacking.length > 1 ? "positions" : "position"} ${listed(lacking.map(String))}`;
  return `head 0 has position ${found[0]} ${often} and ${names} not at all`;
}

/** @param {State} state @param {Result} result */
function verdict({ recipe, num_heads }, result) {
  if (result.astray.flat().some(Boolean)) {
    return `Shapes and the way back are right, but each framed row holds another position than its own: ${
      holds(result)
    }.`;
  }
  if (result.wrong.some(Boolean)) {
    return "The heads are right, but joining them mixes the positions: the framed rows.";
  }
  return recipe === "interleaved" && num_heads > 1 && num_heads < D_MODEL
    ? "No head mixes positions, but each holds scattered features: harmless if trained so, wrong for weights that were trained otherwise."
    : "Each head holds one slice of every position, and the way back is right.";
}

/** @param {State} state @param {Result} result */
export function describe(state, result) {
  const { x, heads, merged, followed } = result;
  const at = (/** @type {string} */ name, /** @type {any[]} */ nested) =>
    `${name}[${placesIn(nested).get(followed)?.join(", ")}]`;
  return `${verdict(state, result)} ${followed} is feature ${followed % 10} of position ${
    positionOf(followed)
  }: ${at("x", x)}, then ${at("heads", heads)}, then ${at("merged", merged)}.`;
}
