// What the figure says: three sentences on the two aims, on both weights, and on the pair that is looked at.

import { clamp, norm } from "../kit/numbers.js";
import { even, listed, percent } from "../kit/text.js";

/** @import { State, Result } from "./compute.js" */

const degrees = (/** @type {number} */ cosine) =>
  Math.round((Math.acos(clamp(cosine, -1, 1)) * 180) / Math.PI);
/** A word that is spoken of: “it” is no pronoun. @param {string} word */
const quoted = (word) => `“${word}”`;
const OPPOSITE = -0.8; // a cosine up to it: the limit bites
const TOWARDS = 0.9; // a mean cosine from it: both point there

/** @param {State} state @param {Result} result */
function aimsTold({ words }, { opposition, attraction, limit, lost }) {
  const [hot, cold, theme] = words.map(quoted);
  if (lost.length) {
    const [have, they, directions] = lost.length > 1
      ? ["have", "they make", "directions"]
      : ["has", "it makes", "direction"];
    const names = listed(lost.map((i) => quoted(words[i])));
    return `${names} ${have} no length, so no ${directions}, and ${they} no angle with any word.`;
  }
  const [pair, angle] = [`${hot} and ${cold}`, `${degrees(opposition)}° apart`];
  if (attraction >= TOWARDS) {
    return `${pair} both point at ${theme} (mean cosine ${
      even(attraction)
    }), but they are only ${angle}, not opposite.`;
  }
  const apart = `are ${angle} (cosine ${even(opposition)})`;
  const mean = `is ${even(attraction)}; at that angle it can be ${even(limit)} at most.`;
  return opposition <= OPPOSITE
    ? `${pair} cannot both point at ${theme}: they ${apart}. Their mean cosine with it ${mean}`
    : `${pair} ${apart}. Their mean cosine with ${theme} ${mean}`;
}

/** The pair that is looked at. @param {State} state @param {Result} result */
function pairTold({ words, pair: [i, j] }, { scores, weights }) {
  const [one, other] = [quoted(words[i]), quoted(words[j])];
  const score = even(scores[i][j]);
  if (i === j) {
    return `${one} has the score ${score} with itself, its squared length, and keeps ${
      percent(weights[i][i])
    } of its weight.`;
  }
  const [given, got] = [percent(weights[i][j]), percent(weights[j][i])];
  const both = `${one} and ${other} share one score, ${score}`;
  return given === got
    ? `${both}, and each gives the other ${given} of its weight.`
    : `${both}, but ${one} gives ${other} ${given} and ${other} gives ${one} ${got}.`;
}

/** @param {State} state @param {Result} result */
export function describe(state, result) {
  const { words, vectors } = state;
  const [hot, cold, theme] = words.map(quoted);
  const [one, two] = [percent(result.weights[0][2]), percent(result.weights[1][2])];
  const same = vectors.every((v) => norm(v.map((x, i) => x - vectors[0][i])) < 0.01);
  const theirs = same
    ? `All five words are one arrow, so every weight is 20.0%.`
    : `${hot} gives ${theme} ${one} of its weight, ${cold} ${two}.`;
  return [aimsTold(state, result), theirs, pairTold(state, result)].join(" ");
}

/**
 * What changed, in a dozen words: a screen reader says it after each move; the whole stands below the picture.
 * Nothing where all is as before.
 * @param {State} state
 * @param {Result} result
 * @param {State} before
 */
export function heard(state, { opposition, scores, weights, lost }, before) {
  const { pair: [i, j], vectors } = state;
  const words = state.words.map(quoted);
  const moved = words.filter((_, n) => String(vectors[n]) !== String(before.vectors[n]));
  const [hot, cold, theme] = words;
  if (String(state.pair) === String(before.pair) && !moved.length) return "";
  if (![hot, cold, theme].some((word) => moved.includes(word))) {
    const score = `${words[i]} and ${words[j]}: score ${even(scores[i][j])}`;
    const [given, got] = [percent(weights[i][j]), percent(weights[j][i])];
    return i === j
      ? `${words[i]} with itself: score ${even(scores[i][i])}, weight ${given}.`
      : `${score}; ${words[i]} gives ${given}, ${words[j]} gives back ${got}.`;
  }
  if (lost.length) {
    return `${listed(lost.map((n) => words[n]))}: no length, no direction.`;
  }
  const [one, two] = [percent(weights[0][2]), percent(weights[1][2])];
  return `${hot} and ${cold} ${
    degrees(opposition)
  }° apart; to ${theme}: ${hot} ${one}, ${cold} ${two}.`;
}

/** A cell, as a screen reader says it. @param {State} state @param {Result} result @param {"scores" | "weights"} which @param {number} i @param {number} j */
export function cellTold({ words }, result, which, i, j) {
  const value = even(result[which][i][j]);
  return which === "scores"
    ? `score of ${quoted(words[i])} and ${quoted(words[j])}: ${value}`
    : `${quoted(words[i])} gives ${quoted(words[j])} the weight ${value}`;
}
