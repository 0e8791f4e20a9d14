// What AlignmentExplorer says: one sentence on what is seen at the moment.

import { brief, listed } from "../kit/text.js";
import { clockOf, turned } from "./compute.js";
import { percent } from "./scene.js";

/** @typedef {import("./compute.js").Numbers} Numbers */
/** @typedef {import("./compute.js").Side} Side */
/** @typedef {import("./compute.js").State} State */

export const TITLES = {
  additive: "Additive score",
  dot: "Dot product",
  no_attention: "Without attention",
};
const quoted = (/** @type {string[]} */ words) => `“${words.join(" ")}”`;

/** What was left out of the sentence. @param {Numbers} numbers */
function leftOut({ unknown, cut }) {
  const some = unknown.slice(0, 5).map(brief);
  const more = unknown.length > 5 ? [`${unknown.length - 5} more`] : [];
  const strange = unknown.length
    ? `Left out, not among the translators’ words: ${listed([...some, ...more])}. `
    : "";
  return `${strange}${cut ? "Only the first 40 words are read. " : ""}`;
}

/** What a written word attends to. @param {Numbers} numbers @param {Side} side @param {number} i */
function writtenFrom({ source }, side, i) {
  if (side.weights === null) {
    return `“${side.words[i]}” is written from the row of 64 numbers alone.`;
  }
  const row = side.weights[i];
  const most = row.map((_, j) => j).sort((a, b) => row[b] - row[a]).filter((j, k) =>
    k === 0 || (k < 3 && row[j] >= 0.1)
  );
  return `“${side.words[i]}” attends to ${
    listed(most.map((j) => `${source[j]} (${percent(row[j])})`))
  }.`;
}

/** Which words attend to a word that was read. */
function readBy({ source }, side, j, done) {
  const users = side.words.filter((_, i) => i < done && side.weights[i][j] >= 0.1).map((word) =>
    `“${word}”`
  );
  if (users.length === 0) return `No word written attends to “${source[j]}” with 10 % or more.`;
  return `${listed(users)} ${users.length === 1 ? "attends" : "attend"} to “${source[j]}”.`;
}

/** How many words are wrong, and which. @param {Numbers} numbers @param {Side} side */
function judged({ wanted }, side) {
  const who = side.name === "no_attention"
    ? "without attention"
    : side.name === "dot"
    ? "the dot product"
    : "the additive score";
  const start = `${who[0].toUpperCase()}${who.slice(1)}`;
  const ended = side.ended ? "" : " It does not come to an end.";
  if (wanted === null) {
    return ` ${start} gives its translation a probability of ${percent(side.probability)}.${ended}`;
  }
  const wrong = side.words.filter((_, i) => side.wrong[i]);
  if (wrong.length === 0) return ` ${start}: no wrong word.${ended}`;
  const told = wrong.length < 5 ? `: ${quoted(wrong)}` : "";
  return ` ${start} ${wrong.length} of ${side.words.length} words ${
    wrong.length === 1 ? "is" : "are"
  } wrong${told}.${ended}`;
}

/** The sentence below the pictures. @param {State} state @param {Numbers} numbers */
export function describe(state, numbers) {
  const { source, first, second, wanted } = numbers;
  const told = leftOut(numbers);
  if (first === null) {
    return `${told}Type a French sentence in the words of the grammar, such as “elle lit le livre”.`;
  }
  const clock = clockOf(numbers, state);
  const written = Math.max(0, clock - source.length);
  const done = Math.min(written, first.words.length);
  const [side, at] = state.focus ?? ["none", 0];
  if (first.weights !== null && side === "read" && at < source.length) {
    return told + readBy(numbers, first, at, done);
  }
  if (side === "written" && at < done) return told + writtenFrom(numbers, first, at);
  if (clock < source.length) {
    return `${told}Reading, word by word: with attention the 64 numbers after each word are kept; without it there is one row, rewritten at each word.`;
  }
  if (done === 0) return `${told}All is read. Now the translation is written, word by word.`;
  if (done < first.words.length) return told + writtenFrom(numbers, first, done - 1);
  const run = first.weights === null ? null : turned(first.weights);
  const seen = first.weights === null
    ? `All passes through one row: ${quoted(first.words)}.`
    : run === null
    ? "Each written word attends to the words that were read."
    : `For ${
      quoted(first.words.slice(run[0], run[1] + 1))
    } the ribbons cross: it attends to the French words from back to front.`;
  const others = [first, second].filter((one, i, all) =>
    one !== null && all.findIndex((x) => x?.name === one.name) === i
  );
  const last = wanted === null
    ? " For this sentence no translation is known, so no word is struck out."
    : "";
  return `${told}${seen}${
    others.map((one) => judged(numbers, /** @type {Side} */ (one))).join("")
  }${last}`;
}
