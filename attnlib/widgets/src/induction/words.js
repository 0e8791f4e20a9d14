// What BreakAHead says: where the attention goes and what is guessed, or what a cut does to the copying.

import { brief, format, listed, percent } from "../kit/text.js";
import { read, ROOM } from "./text.js";

/** @import { State, Result } from "./compute.js" */

const lower = (/** @type {string} */ told) => `${told[0].toLowerCase()}${told.slice(1)}`;
const quoted = (/** @type {string} */ word) => `“${brief(word)}”`;

/** The place whose edges are followed, from 0. @param {State} state @param {Result} result */
export const focusOf = ({ place }, { words }) => Math.min(place ?? words.length, words.length) - 1;

/** The place that a row of weights goes to most, from 0. @param {number[]} weights of one head, row after row @param {number} n @param {number} query */
export function mostOf(weights, n, query) {
  const row = weights.slice(query * n, query * n + n);
  return row.indexOf(Math.max(...row));
}

/** An edge by its head and its words. @param {string} cut @param {string[]} words */
function edgeTold(cut, words) {
  const [layer, head, i, j] = cut.split(".").map(Number);
  const named = j <= i && i <= words.length;
  return named
    ? `the arc of ${layer}.${head} from ${quoted(words[i - 1])} to ${quoted(words[j - 1])}`
    : "1 arc";
}

/** What is cut, in words. @param {State} state @param {string[]} words of the text */
export function cutTold({ cuts }, words) {
  const [heads, edges] = [2, 4].map((long) => cuts.filter((cut) => cut.split(".").length === long));
  const parts = [
    ...(heads.length ? [`${heads.length > 1 ? "heads" : "head"} ${listed(heads)}`] : []),
    ...(edges.length === 1 ? [edgeTold(edges[0], words)] : []),
    ...(edges.length > 1 ? [`${edges.length} arcs`] : []),
  ];
  return parts.join(" and ");
}

/** @param {import("./compute.js").Score} now @param {import("./compute.js").Score} before */
export function verdict(now, before) {
  if (before.right === 0) return "";
  if (now.right >= 0.8 * before.right) return ": copying survives";
  return now.right <= 0.35 * before.right ? ": copying dies" : ": copying falters";
}

/** @param {import("./compute.js").Score} now */
const rightTold = ({ right, of }) =>
  `${right} of ${of} repeated words ${right === 1 ? "is" : "are"} predicted`;

/** A head of layer 2 that has lost its place. @param {State} state @param {Result} result */
function lost({ heads: [, head], cuts }, { looks, whole }) {
  const [now, before] = [looks, whole.looks].map(([, second]) => second[head - 1] ?? 0); // told where words are copied
  if (cuts.includes(`2.${head}`) || before - now < 0.3) return "";
  return ` Head 2.${head}’s mean weight on what came next was ${format(before)}, now ${
    format(now)
  }.`;
}

/** Where the attention goes from the followed place. @param {State} state @param {Result} result */
function followed(state, result) {
  const { words, weights, cost, guesses, surety } = result;
  const [first, second] = state.heads;
  const [n, i] = [words.length, focusOf(state, result)];
  const row = weights[1][second - 1];
  const j = mostOf(row, n, i);
  const before = j > 0 && words[j - 1] === words[i];
  const told = before && (cost[0][first - 1] ?? 0) > 0.5 &&
    weights[0][first - 1][j * n + j - 1] > 0.4;
  const why = !before
    ? ""
    : told
    ? `, which head 1.${first} has marked as following ${quoted(words[i])}`
    : `, which followed ${quoted(words[i])} before`;
  const aim = i === j ? "itself" : quoted(words[j]);
  return `From ${quoted(words[i])}, head 2.${second} attends most to ${aim} (${
    format(row[i * n + j])
  })${why}; the guess is ${quoted(guesses[i])} (${percent(surety[i])}).`;
}

/** What the followed place guesses, and guessed. @param {State} state @param {Result} result */
function changed(state, result) {
  const { words, guesses, surety, whole } = result;
  const i = focusOf(state, result);
  return `After ${quoted(words[i])} the guess is ${quoted(guesses[i])} (${
    percent(surety[i])
  }), with nothing cut ${quoted(whole.guesses[i])} (${percent(whole.surety[i])}).`;
}

/** @param {State} state @param {Result} result */
function found(state, result) {
  const { score: now, whole: { score: before }, copies } = result;
  const what = cutTold(state, result.words);
  if (!what) {
    return `${copies.length ? `${rightTold(now)}. ` : ""}${followed(state, result)}`;
  }
  if (!copies.length) return `Without ${what}, ${lower(changed(state, result))}`;
  const edgesAlone = state.cuts.every((cut) => cut.split(".").length === 4);
  return `Without ${what}, ${rightTold(now)}, ${before.right} before${verdict(now, before)}. ${
    edgesAlone
      ? changed(state, result)
      : `The loss on them goes from ${format(before.loss)} to ${format(now.loss)}.`
  }${lost(state, result)}`;
}

/** What is to be known of the text itself, whatever the model has learnt. @param {State} state @param {Result} result */
function textTold({ text }, { copies }) {
  const cut = read(text).more ? `Only the first ${ROOM} words are read. ` : "";
  if (copies.length) return cut;
  return `${cut}No two words come again in the same order, so there is nothing to copy. `;
}

/** @param {State} state @param {Result} result @param {number} step of the checkpoint that is shown @param {number} last */
export function describe(state, result, step, last) {
  if (!result.words.length) return "Type a text in which some words come again in the same order.";
  const told = found(state, result);
  const trained = step === last ? told : `After ${step} steps of training, ${lower(told)}`;
  return `${textTold(state, result)}${trained}`;
}

/** What a cut adds to the loss, as the picture rounds it. @param {number} cost */
function costTold(cost) {
  const size = Math.abs(cost);
  if (size < 0.005) return "the loss changes by less than 0.01";
  return `the loss ${cost < 0 ? "falls" : "rises"} by ${format(size)}`;
}

export const NOTHING = "nothing to copy, so no loss";

/** A head's tile, as a screen reader says it. @param {State} state @param {Result} result @param {number} layer @param {number} head */
export function headTold({ cuts }, { looks, cost }, layer, head) {
  const name = `${layer + 1}.${head + 1}`;
  const where = layer ? "what came next" : "the word before";
  const [look, rise] = [looks[layer][head], cost[layer][head]];
  const parts = [
    ...(look === null ? [] : [`${format(look)} of its weight on ${where}`]),
    rise === null ? NOTHING : `alone cut, ${costTold(rise)}`,
  ];
  return `${cuts.includes(name) ? "Restore" : "Cut"} head ${name}: ${parts.join("; ")}`;
}
