// What the figure says: the recipe as code, what to think of it, and where the followed number goes.

import { D_MODEL, placesIn, positionOf } from "./compute.js";

/** @typedef {import("./compute.js").State} State */
/** @typedef {import("./compute.js").Result} Result */

/** The recipe as two lines of code. @param {State} state */
export function code({ recipe, num_heads, n }) {
  const [width, shape] = [D_MODEL / num_heads, `${num_heads}, ${n}`];
  const back = `merged = heads.swapaxes(0, 1).reshape(${n}, ${D_MODEL})`;
  const straight = `merged = heads.reshape(${n}, ${D_MODEL})`;
  const right = `heads = x.reshape(${n}, ${num_heads}, ${width}).swapaxes(0, 1)`;
  return {
    right: [right, back],
    "no swap": [`heads = x.reshape(${shape}, ${width})`, straight],
    interleaved: [
      `heads = x.reshape(${n}, ${width}, ${num_heads}).transpose(2, 0, 1)`,
      `merged = heads.transpose(1, 2, 0).reshape(${n}, ${D_MODEL})`,
    ],
    "no swap back": [right, straight],
  }[recipe];
}

/** @param {State} state @param {Result} result */
function verdict({ recipe, num_heads }, { mixed, wrong }) {
  const [apart, returns] = [!mixed.flat().some(Boolean), !wrong.some(Boolean)];
  if (apart && !returns) {
    return "The heads are right, but joining them mixes the positions: the framed rows.";
  }
  if (!apart && returns) {
    return "The shapes and the way back are right, but the framed rows of the heads mix positions: a head would attend between places that do not exist.";
  }
  if (!apart) return "Both ways mix the positions: the framed rows.";
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
