// The numbers of ProjectionSteps: the same as attnlib.projection.self_attention, and how each came about.

import { matmul, softmax, transpose } from "../kit/numbers.js";

/**
 * @typedef {object} State
 * @property {number} step how many cells are worked out; between two whole numbers one is being made
 * @property {string[]} words
 * @property {number[][]} x
 * @property {number[][]} w_q
 * @property {number[][]} w_k
 * @property {number[][]} w_v
 */

export const STAGES = ["q", "k", "v", "scores", "weights", "output"];
const PER_STAGE = 4; // each result is 2 by 2
export const LAST = STAGES.length * PER_STAGE;

/** All numbers, the given ones too. @param {State} state */
export function compute({ words, x, w_q, w_k, w_v }) {
  const [q, k, v] = [w_q, w_k, w_v].map((w) => matmul(x, w));
  const scores = matmul(q, transpose(k));
  const weights = scores.map((row) => softmax(row));
  const output = matmul(weights, v);
  return { words, x, w_q, w_k, w_v, q, q_row: q, k, k_t: transpose(k), v, scores, weights, output };
}

/** @typedef {ReturnType<typeof compute>} Numbers */
/** @typedef {[name: string, i: number, j: number]} Place */

/** Which cell number `step` (1 to LAST) is. @param {number} step */
export const cellOf = (step) => ({
  stage: STAGES[Math.floor((step - 1) / PER_STAGE)],
  i: ((step - 1) % PER_STAGE) >> 1,
  j: (step - 1) & 1,
});

/** @param {string} stage @param {number} i @param {number} j */
export const stepOf = (stage, i, j) => PER_STAGE * STAGES.indexOf(stage) + 2 * i + j + 1;

/** The row's matrix and the column's matrix of each result. */
const FACTORS = {
  q: ["x", "w_q"],
  k: ["x", "w_k"],
  v: ["x", "w_v"],
  scores: ["q_row", "k_t"],
  weights: ["scores", null],
  output: ["weights", "v"],
};

/** What a cell is made of: pairs of factors with their places; for a weight, the row of scores. @param {Numbers} numbers @param {number} step */
export function recipe(numbers, step) {
  const { stage, i, j } = cellOf(step);
  const [row, column] = FACTORS[stage];
  const pairs = numbers[row][i].map((/** @type {number} */ a, /** @type {number} */ n) => {
    const b = column ? numbers[column][n][j] : null;
    const product = b === null ? Math.exp(a) : a * b;
    return { a, b, from: [row, i, n], over: column && [column, n, j], product };
  });
  return { stage, i, j, pairs, result: numbers[stage][i][j] };
}

/** What is shown at a step: how many cells stand, which one is looked at, how far it has come. @param {number} step */
export function viewOf(step) {
  const known = Math.floor(step + 1e-9);
  const part = step - known;
  return part > 1e-6 ? { known, focus: known + 1, phase: part } : { known, focus: known, phase: 1 };
}
