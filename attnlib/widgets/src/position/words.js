// What PositionExplorer says: a sentence on the two words, and one on the order.

import { argmax } from "../kit/numbers.js";
import { fixed } from "./scene.js";
import { PAIR, PLACES, slopeOf } from "./compute.js";

/** @typedef {import("./compute.js").State} State */
/** @typedef {ReturnType<typeof import("./compute.js").compute>} Result */

/** What the score of the two words depends on. @param {State} state @param {Result} result */
export function describe({ encoding, head, places: [m, n], words }, { score, both }) {
  const [a, b] = PAIR.map((word) => words[word]);
  const gap = Math.abs(n - m);
  const where = gap === 0
    ? "at the same place as"
    : `${gap} ${gap === 1 ? "place" : "places"} ${n > m ? "after" : "before"}`;
  const along = both.map(([, s]) => s);
  const [s, low, high] = [score, Math.min(...along), Math.max(...along)].map((x) => fixed(x));
  const told = `“${b}” ${where} “${a}” scores ${s}`;
  const cost = `the distance costs ${fixed(slopeOf(head) * gap)}`;
  if (gap === PLACES - 1 && encoding !== "none") {
    return `${told}${
      encoding === "alibi" ? `: ${cost}` : ""
    }. ${gap} places apart there is only this one pair: bring the words nearer, then drag the rod.`;
  }
  return {
    none: `“${b}” scores ${s} for “${a}” wherever the two stand: no place is told.`,
    sinusoidal:
      `${told} here, but from ${low} to ${high} as both move: the score depends on both places, not on their offset alone.`,
    rotary: `${told} wherever the two stand: only the offset counts. The dashed line is flat.`,
    alibi: `${told} wherever the two stand: ${cost}. The dashed line is flat.`,
  }[encoding];
}

const NUMBERS = ["first", "second"];

/** A word of the sentence as it stands; of two that are the same, which. @param {string[]} told @param {number} i */
function named(told, i) {
  const same = told.map((_, j) => j).filter((j) => told[j] === told[i]);
  return same.length > 1 ? `the ${NUMBERS[same.indexOf(i)]} “${told[i]}”` : `“${told[i]}”`;
}

/** What the order did to the outputs. @param {State} state @param {Result} result */
export function report({ encoding, order, words }, { moved }) {
  const stand = order.map((word) => words[word]);
  const told = stand.join(" ");
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
  if (moved[most] < 0.005) return `“${told}”: the outputs change, each by less than 0.01.`;
  return `“${told}”: the outputs change, most for ${named(stand, most)}, by ${fixed(moved[most])}.`;
}
