// What the figure says: whom the followed word attends to, which goals are met, and why two matrices may be stuck.

import { argmax } from "../kit/numbers.js";
import { even, listed, shareOf } from "../kit/text.js";
import { GAP } from "./compute.js";

/** @import { State, Result } from "./compute.js" */

/** @param {number[]} pair */
export const place = (pair) => `(${pair.map((x) => even(x)).join(",\u00a0")})`;
/** A word that is spoken of: “it” is no pronoun. @param {string} word */
export const quoted = (word) => `“${word}”`;
const upper = (/** @type {string} */ text) => text[0].toUpperCase() + text.slice(1);
const COUNT = ["none", "one", "two", "three", "four"];

/** The goals in short. @param {string[]} words */
function names(words) {
  const [hot, cold, theme, it, ball] = words.map(quoted);
  const to = (/** @type {string} */ from, /** @type {string} */ whom) => `${from}\u00a0→ ${whom}`;
  return [
    `${hot} and ${cold} opposite`,
    to(hot, theme),
    to(cold, theme),
    to(it, ball),
    `${to(it, ball)} one-way`,
  ];
}

/** The goals with what they ask for. @param {string[]} words */
export const asks = ([hot, cold, theme, it, ball]) => [
  `${hot}, ${cold}: cosine ≤ −0.8`,
  `${hot} → ${theme} ≥ 0.8`,
  `${cold} → ${theme} ≥ 0.8`,
  `${it} → ${ball} ≥ 0.8`,
  `${it} → ${ball} one-way: gap ≥ ${GAP}`,
];

/** What to try. @param {State} state @param {Result} result */
export function hintOf({ source, words: [hot, , theme] }, { goals }) {
  const type = source === "bias" ? "W_q, W_k and b_q" : "W_q and W_k";
  if (source !== "tables") {
    return `Type into ${type}, or drag the meanings x: queries and keys follow.`;
  }
  return goals.every(({ met }) => met)
    ? "All five are met: drag one and see which breaks."
    : `Point the query of “${hot}” at the key of “${theme}”: no meaning has to move. Can you meet all five goals?`;
}

/** Two exactly opposite words have opposite queries from any matrix: one of the two gets no more than its share. @param {State} state */
function stuck({ source, x, words }) {
  const opposite = x[0].every((y, i) => Math.abs(y + x[1][i]) < 1e-9);
  if (source !== "matrices" || !opposite) return "";
  const [hot, cold, theme] = words.map(quoted);
  return ` ${hot} and ${cold} are exactly opposite, so their queries are too: from any matrices one of the two gives ${theme} no more than 20%.`;
}

/** Whether each score is its mirror's opposite. @param {State} state @param {Result} result */
function mirrored({ words }, { scores }) {
  const all = scores.flatMap((row, i) => row.map((s, j) => [s, scores[j][i]]));
  if (all.some(([s, back]) => Math.abs(s + back) > 0.005) || all.every(([s]) => s === 0)) return "";
  const [there, back] = [even(scores[3][4]), even(scores[4][3])];
  return ` Mirrored scores are opposite: ${there} and ${back} for ${quoted(words[3])} and ${
    quoted(words[4])
  }.`;
}

/** What is remarkable about matrices. @param {State} state @param {Result} result */
const remark = (state, result) => mirrored(state, result) || stuck(state);

/** How many goals are met. @param {Result} result */
function count({ goals }) {
  const met = goals.filter((goal) => goal.met).length;
  if (met === goals.length) return "all five goals are met";
  return `${COUNT[met]} of five goals ${met === 1 ? "is" : "are"} met`;
}

/** Whom a word attends to most, and what each gets: alike is what is shown alike. @param {State} state @param {Result} result */
function most({ words, asking }, { weights }) {
  const shares = weights[asking].map(shareOf);
  const share = shares[argmax(weights[asking])];
  const names = words.map((word, j) => j === asking ? "itself" : quoted(word));
  const best = names.filter((_, j) => shares[j] === share);
  const all = best.length === words.length;
  const [one, whom] = [best.length === 1, all ? "all alike" : listed(best)];
  return { one, whom, top: all ? whom : `${whom} most`, share: one ? share : `${share} each` };
}

/** @param {State} state @param {Result} result */
function followed(state, result) {
  const { words, asking } = state;
  const { one, top, share } = most(state, result);
  const score = even(Math.max(...result.scores[asking]));
  const part = one ? `with weight ${share} and score ${score}` : share;
  return `${quoted(words[asking])} attends to ${top}, ${part}, and gets ${
    place(result.output[asking])
  }.`;
}

/** @param {State} state @param {Result} result */
export function describe(state, result) {
  const more = remark(state, result);
  const open = names(state.words).filter((_, i) => !result.goals[i].met);
  const rest = open.length && !more ? `; still open: ${listed(open)}` : ""; // the list shows them too
  return `${followed(state, result)} ${upper(count(result))}${rest}.${more}`;
}

/**
 * What changed, as a screen reader says it after each move; the whole stands below the picture. Nothing where all
 * is as before.
 * @param {State} state
 * @param {Result} result
 * @param {{now: State, result: Result}} before
 */
export function heard(state, result, before) {
  const { words, asking } = state;
  const moved = (/** @type {"q" | "k" | "v"} */ letter) =>
    words.flatMap((_, i) =>
      String(result[letter][i]) === String(before.result[letter][i]) ? [] : [i]
    );
  const [q, k, v] = [moved("q"), moved("k"), moved("v")];
  const asks = quoted(words[asking]);
  const same = asking === before.now.asking && state.source === before.now.source;
  if (!q.length && !k.length && !v.length) return same ? "" : followed(state, result);
  if (!q.length && !k.length) return `${asks} now gets ${place(result.output[asking])}.`;
  const { whom, share } = q.length || k.length > 1 ? most(state, result) : {
    whom: k[0] === asking ? "itself" : quoted(words[k[0]]),
    share: shareOf(result.weights[asking][k[0]]),
  };
  return `${asks} now gives ${whom} ${share}; ${count(result)}.${remark(state, result)}`;
}

/** A cell, as a screen reader says it. @param {State} state @param {Result} result @param {number} i @param {number} j */
export const cellTold = ({ words }, { weights, scores }, i, j) =>
  `${quoted(words[i])} gives ${quoted(words[j])} the weight ${even(weights[i][j])}, score ${
    even(scores[i][j])
  }`;
