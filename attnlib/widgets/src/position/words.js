// What PositionExplorer says: a sentence on the two words, and one on the order.

import { argmax } from "../kit/numbers.js";
import { fixed } from "./scene.js";
import { slopeOf } from "./compute.js";

/** @typedef {import("./compute.js").State} State */
/** @typedef {ReturnType<typeof import("./compute.js").compute>} Result */

/** What the score of the two words depends on. @param {State} state @param {Result} result */
export function describe({ encoding, head, places: [m, n], pair, words }, { score, both }) {
  const [a, b] = pair.map((word) => words[word]);
  const gap = Math.abs(n - m);
  const where = gap === 0
    ? "at the same place as"
    : `${gap} ${gap === 1 ? "place" : "places"} ${n > m ? "after" : "before"}`;
  const along = both.map(([, s]) => s);
  const [s, low, high] = [score, Math.min(...along), Math.max(...along)].map((x) => fixed(x));
  const told = `“${b}” ${where} “${a}” scores ${s}`;
  return {
    none: `“${b}” scores ${s} for “${a}” wherever the two stand: no place is told.`,
    sinusoidal:
      `${told} here, but from ${low} to ${high} as both move: the score depends on both places, not on their offset alone.`,
    rotary:
      `${told} wherever the two stand: only the offset counts. The dashed line is flat, and every diagonal has one tint.`,
    alibi: `${told} wherever the two stand: the distance costs ${
      fixed(slopeOf(head) * gap)
    }. The dashed line is flat, and every diagonal has one tint.`,
  }[encoding];
}

/** What the order did to the outputs. @param {State} state @param {Result} result */
export function report({ encoding, order, words }, { moved }) {
  const told = order.map((word) => words[word]).join(" ");
  if (order.every((word, i) => word === i)) {
    return "The words stand in their first order. Drag one, or shuffle them.";
  }
  if (moved.every((x) => x < 1e-9)) {
    const why = encoding === "none"
      ? "Without positions a sentence is a bag of words."
      : "Distances are the same as before, and more is not told.";
    return `“${told}”: every word gets exactly what it got before. ${why}`;
  }
  const most = argmax(moved);
  return `“${told}”: the words get something else than before, most of all “${
    words[order[most]]
  }”, whose output moved by ${fixed(moved[most])}.`;
}
