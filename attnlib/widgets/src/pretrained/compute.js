// What every head of a real model does with one sentence, worked out from its queries, keys and values.

import { matmul, softmax, transpose } from "../kit/numbers.js";

/**
 * @typedef {{step: number[], numbers: string}} Coded two letters a number, a step a head
 * @typedef {object} Data
 * @property {string} model
 * @property {string} revision
 * @property {string} sha256
 * @property {string} text
 * @property {string[]} tokens
 * @property {{query: Coded, key: Coded, value: Coded}[]} layers
 *
 * @typedef {{zoom: number, layer: number, head: number, query: number, key: number, number: number}} State
 *
 * @typedef {object} Head
 * @property {number[][]} q
 * @property {number[][]} k
 * @property {number[][]} v
 * @property {number[][]} scores dot products, not yet scaled
 * @property {number[][]} weights
 * @property {number[][]} output
 *
 * @typedef {Head & {
 *   tokens: string[], text: string, all: number[][][][],
 *   row: {scores: number[], scaled: number[], weights: number[], weighted: number[][], output: number[]},
 *   pair: {q: number[], k: number[], products: number[], sums: number[]},
 *   count: number}} Numbers
 */

export const HEADS = 12;
export const SIZE = 32; // numbers in a query, a key, a value
const HALF = 2048;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const DIGIT = new Map([...LETTERS].map((letter, i) => [letter, i]));
const digit = (/** @type {string} */ letter) => /** @type {number} */ (DIGIT.get(letter));

/** A layer's numbers by head and token. @param {Coded} coded @param {number} n @returns {number[][][]} */
function decoded({ step, numbers }, n) {
  let at = 0;
  const next = () => 64 * digit(numbers[at++]) + digit(numbers[at++]) - HALF;
  const list = (count, make) => Array.from({ length: count }, make);
  return list(HEADS, (_, h) => list(n, () => list(SIZE, () => next() * step[h])));
}

/** @param {number[][]} q @param {number[][]} k @param {number[][]} v @returns {Head} */
function attend(q, k, v) {
  const scores = matmul(q, transpose(k));
  const weights = scores.map((row) => softmax(row, Math.sqrt(SIZE)));
  return { q, k, v, scores, weights, output: matmul(weights, v) };
}

/** One query's way from scores to output. @param {Head} head @param {number} i */
function rowOf({ scores, weights, v, output }, i) {
  return {
    scores: scores[i],
    scaled: scores[i].map((s) => s / Math.sqrt(SIZE)),
    weights: weights[i],
    weighted: weights[i].map((w, j) => v[j].map((x) => w * x)),
    output: output[i],
  };
}

/** One query and one key, number by number; `sums` are those of the products so far, from 0. @param {Head} head @param {number} i @param {number} j */
function pairOf({ q, k }, i, j) {
  const products = q[i].map((x, m) => x * k[j][m]);
  const sums = [0];
  for (const product of products) sums.push(sums[sums.length - 1] + product);
  return { q: q[i], k: k[j], products, sums };
}

/** The numbers of a state. Those of the last one are kept: a zoom changes none of them. @param {Data} data @returns {(state: State) => Numbers} */
export function explorer(data) {
  const n = data.tokens.length;
  const layers = data.layers.map(({ query, key, value }) => {
    const [q, k, v] = [query, key, value].map((coded) => decoded(coded, n));
    return q.map((_, h) => attend(q[h], k[h], v[h]));
  });
  const all = layers.map((heads) => heads.map(({ weights }) => weights));
  let known = "";
  /** @type {any} */
  let found = null;
  return ({ layer, head, query, key }) => {
    const asked = `${layer} ${head} ${query} ${key}`;
    if (asked === known) return found;
    known = asked;
    const own = layers[layer][head];
    const [row, pair] = [rowOf(own, query), pairOf(own, query, key)];
    const count = SIZE * n * n * HEADS * data.layers.length;
    return found = {
      ...own,
      ...{ tokens: data.tokens, text: data.text, all, row, pair, count },
    };
  };
}
