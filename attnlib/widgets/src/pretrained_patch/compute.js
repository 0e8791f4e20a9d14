// The numbers of PatchExplorer: of each head the weight that it gives to a word and what a patch of it moves, how far
// the two agree over the heads, and one head's row of weights in two sentences. The same as the widget's properties.

// @ts-types="@types/d3-array"
import { mean as average, median, sum } from "d3-array";

/**
 * @typedef {"wide" | "sleepy" | "animal"} Donor what the twin has exchanged: the adjective for one of two, or the animal
 * @typedef {"adjective" | "animal"} Word
 * @typedef {{tokens: string[]} & Record<"rows" | "weights" | "effects", Record<string, string[]>>} Data tables, a text for each head
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
 * @typedef {State & Shown & {tokens: string[], chosen: number, correlation: number, place: number, weightPlace: number}} Result
 */

export const [LAYERS, PER_LAYER] = [6, 12];
export const HEADS = LAYERS * PER_LAYER;
const UNIT = 1e-5;
const REACH = { wide: 0.1, sleepy: 0.1, animal: 0.28 };

const mean = (/** @type {number[]} */ x) => /** @type {number} */ (average(x));

/** Tables of numbers: [head][sentence or token]. @param {Record<string, string[]>} tables @returns {Record<string, number[][]>} */
const numbers = (tables) =>
  Object.fromEntries(
    Object.entries(tables).map(([name, rows]) => [
      name,
      rows.map((row) => row.split(" ").map((x) => UNIT * Number(x))),
    ]),
  );

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
  const product = (/** @type {number[]} */ x, /** @type {number[]} */ y) =>
    sum(x, (v, i) => v * y[i]);
  return product(da, db) / Math.sqrt(product(da, da) * product(db, db));
}

/**
 * How far a large weight goes with a large effect over the 72 heads: the rank correlation in each sentence, and the
 * median of these.
 * @param {number[][]} weights
 * @param {number[][]} effects
 */
export function agreement(weights, effects) {
  const ranked = (/** @type {number[][]} */ table, /** @type {number} */ i) =>
    ranks(table.map((row) => Math.abs(row[i])));
  return /** @type {number} */ (
    median(weights[0], (_, i) => correlation(ranked(weights, i), ranked(effects, i)))
  );
}

/** How many numbers are larger than one of them, and one: its place. @param {number[]} x @param {number} at */
const placeOf = (x, at) => 1 + x.filter((v) => v > x[at]).length;

/** The numbers of a state, which they hold too. @param {Data} data @returns {(state: State) => Result} */
export function explorer(data) {
  const [weights, effects, rows] = [data.weights, data.effects, data.rows].map(numbers);
  /** @type {Record<string, number>} */
  const known = {};
  return (state) => {
    const { donor, word, layer, head } = state;
    const chosen = layer * PER_LAYER + head;
    const means = { weights: weights[word].map(mean), effects: effects[donor].map(mean) };
    return {
      ...{ ...state, ...means, tokens: data.tokens, chosen, reach: REACH[donor] },
      ...{ pairWeights: weights[word][chosen], pairEffects: effects[donor][chosen] },
      ...{ row: rows.tired[chosen], twinRow: rows[donor][chosen] },
      correlation: known[`${donor} ${word}`] ??= agreement(weights[word], effects[donor]),
      place: placeOf(means.effects.map(Math.abs), chosen),
      weightPlace: placeOf(means.weights, chosen),
    };
  };
}

/** @param {Result} result @returns {Shown} */
export const glides = (
  { weights, effects, pairWeights, pairEffects, row, twinRow, reach },
) => ({ weights, effects, pairWeights, pairEffects, row, twinRow, reach });

/** As the chapter counts: layer 4, head 2 is 4.2. @param {number} head */
export const nameOf = (head) => `${Math.floor(head / PER_LAYER) + 1}.${head % PER_LAYER + 1}`;

/** The heads worth a name: the three largest effects, the three largest weights. @param {Shown} shown */
export function named({ weights, effects }) {
  const largest = (/** @type {number[]} */ x) => {
    const places = ranks(x);
    return [1, 2, 3].map((k) => places.indexOf(x.length - k));
  };
  return [...new Set([...largest(effects.map(Math.abs)), ...largest(weights)])];
}
