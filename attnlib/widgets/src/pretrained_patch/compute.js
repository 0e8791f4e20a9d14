// The numbers of PatchExplorer: of each head the weight that it gives to a word and what a patch of it moves, how far
// the two agree over the heads, and one head's row of weights in two sentences. The same as the widget's properties.

import { argmax } from "../kit/numbers.js";
import stored from "./heads.json" with { type: "json" };

/**
 * @typedef {"wide" | "sleepy" | "animal"} Donor what the twin has exchanged: the adjective for one of two, or the animal
 * @typedef {"adjective" | "animal"} Word
 *
 * @typedef {object} State
 * @property {Donor} donor
 * @property {Word} word the one whose weight is looked at
 * @property {number} layer from 0
 * @property {number} head from 0
 *
 * @typedef {object} Shown what glides
 * @property {number[]} weights of the 72 heads, from `it` to the word, means over the sentences
 * @property {number[]} effects of the 72 heads
 * @property {number[]} pairWeights the chosen head's, in each sentence
 * @property {number[]} pairEffects
 * @property {number[]} row the chosen head's weights from `it` to all tokens, in the first sentence
 * @property {number[]} twinRow the same in the twin
 * @property {number} reach how large an effect finds room: one for the adjectives, which are compared, one for the animal
 *
 * @typedef {Shown & {chosen: number, correlation: number, place: number, weightPlace: number}} Result
 */

export const [LAYERS, PER_LAYER] = [6, 12];
export const HEADS = LAYERS * PER_LAYER;
const UNIT = 1e-5;
const REACH = { wide: 0.1, sleepy: 0.1, animal: 0.28 };

/** A row of the file. @param {string} units */
const numbers = (units) => units.split(" ").map((x) => UNIT * Number(x));
const mean = (/** @type {number[]} */ x) => x.reduce((sum, v) => sum + v, 0) / x.length;

/** [head][sentence] by word and by donor. @type {Record<string, number[][]>} */
export const WEIGHTS = mapped(stored.weights);
/** @type {Record<string, number[][]>} */
export const EFFECTS = mapped(stored.effects);
/** [head][token] by sentence. @type {Record<string, number[][]>} */
export const ROWS = mapped(stored.rows);
/** @type {string[]} */
export const TOKENS = stored.tokens;
/** Where the words stand. */
export const PLACES = { animal: TOKENS.indexOf("animal"), adjective: TOKENS.indexOf("tired") };

/** @param {Record<string, string[]>} tables */
function mapped(tables) {
  return Object.fromEntries(Object.entries(tables).map(([k, rows]) => [k, rows.map(numbers)]));
}

/** The place of each number in their order; of equal ones the first comes first. @param {number[]} x */
export function ranks(x) {
  const order = x.map((_, i) => i).sort((a, b) => x[a] - x[b]);
  const found = new Array(x.length);
  order.forEach((i, rank) => (found[i] = rank));
  return found;
}

/** Pearson's correlation. @param {number[]} a @param {number[]} b */
function correlation(a, b) {
  const [da, db] = [a, b].map((x) => x.map((v) => v - mean(x)));
  const sum = (/** @type {number[]} */ x, /** @type {number[]} */ y) =>
    x.reduce((total, v, i) => total + v * y[i], 0);
  return sum(da, db) / Math.sqrt(sum(da, da) * sum(db, db));
}

/** @param {number[]} x */
function median(x) {
  const sorted = [...x].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return half % 1 ? sorted[Math.floor(half)] : (sorted[half - 1] + sorted[half]) / 2;
}

/**
 * How far a large weight goes with a large effect over the 72 heads: the rank correlation in each sentence, and the
 * median of these.
 * @param {number[][]} weights
 * @param {number[][]} effects
 */
export function agreement(weights, effects) {
  const column = (/** @type {number[][]} */ table, /** @type {number} */ i) =>
    table.map((row) => row[i]);
  return median(
    weights[0].map((_, i) =>
      correlation(ranks(column(weights, i)), ranks(column(effects, i).map(Math.abs)))
    ),
  );
}

/** @type {Record<string, number>} */
const known = {};

/** What a state shows once nothing glides. @param {State} state @returns {Shown} */
export function glides({ donor, word, layer, head }) {
  const at = layer * PER_LAYER + head;
  return {
    weights: WEIGHTS[word].map(mean),
    effects: EFFECTS[donor].map(mean),
    pairWeights: WEIGHTS[word][at],
    pairEffects: EFFECTS[donor][at],
    row: ROWS.tired[at],
    twinRow: ROWS[donor][at],
    reach: REACH[donor],
  };
}

/** How many numbers are larger than one of them, and one: its place. @param {number[]} x @param {number} at */
const placeOf = (x, at) => 1 + x.filter((v) => v > x[at]).length;

/** @param {State} state @returns {Result} */
export function compute(state) {
  const { donor, word, layer, head } = state;
  const shown = glides(state);
  const chosen = layer * PER_LAYER + head;
  return {
    ...shown,
    chosen,
    correlation: known[`${donor} ${word}`] ??= agreement(WEIGHTS[word], EFFECTS[donor]),
    place: placeOf(shown.effects.map(Math.abs), chosen),
    weightPlace: placeOf(shown.weights, chosen),
  };
}

/** As the chapter counts: layer 4, head 2 is 4.2. @param {number} head */
export const nameOf = (head) => `${Math.floor(head / PER_LAYER) + 1}.${head % PER_LAYER + 1}`;

/** The heads worth a name: the three largest effects, the three largest weights. @param {Shown} shown */
export function named({ weights, effects }) {
  const largest = (/** @type {number[]} */ x) => {
    const left = [...x];
    return [0, 1, 2].map(() => {
      const best = argmax(left);
      left[best] = -Infinity;
      return best;
    });
  };
  return [...new Set([...largest(effects.map(Math.abs)), ...largest(weights)])];
}
