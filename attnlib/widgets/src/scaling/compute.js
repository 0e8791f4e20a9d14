// The numbers of ScalingExplorer: random dot products, their softmax, and what can be learnt through it. The same as
// attnlib's softmax and the widget's properties.

import { even } from "../kit/noise.js";
import { argmax, clamp, softmax } from "../kit/numbers.js";
import { drawnBy } from "../kit/own.js";

/**
 * @typedef {object} State
 * @property {number} d_k how many components query and keys have
 * @property {boolean} scaled whether the dot products are divided by the root of d_k
 * @property {number} temperature divides them as well
 * @property {number} draw which random query and keys
 *
 * @typedef {object} Walks
 * @property {Float64Array[]} sums for each key its dot products at d_k = 1, 2, …, LARGEST
 * @property {number} reach a round number that no dot product is beyond
 */

export const N_KEYS = 12;
export const LARGEST = 1024;
export const DRAWS = 99999;
const USUAL = 120; // of a thousand draws about one goes beyond: the cone of the root has one slope
/** Widths that arrow keys stop at: powers of two, and one or two numbers between them. */
export const STOPS =
  "1 2 3 4 5 6 8 10 12 16 20 24 32 40 48 64 80 96 128 160 192 256 320 384 512 640 768 1024"
    .split(" ").map(Number);

const ROOT = Math.sqrt(12);

/** Number i of a draw, even between −√3 and √3. @param {number} draw @param {number} i */
const component = (draw, i) => ROOT * (even(16384 * draw + i) - 0.5);

/** @type {Map<number, Walks>} */
const drawn = new Map(); // the last few draws

/** The dot products of a draw as components are added one by one. @param {number} draw @returns {Walks} */
export function walksOf(draw) {
  const known = drawn.get(draw);
  if (known) return known;
  const query = Array.from({ length: LARGEST }, (_, c) => component(draw, c));
  let most = 0;
  const walk = (/** @type {unknown} */ _, /** @type {number} */ key) => {
    const sums = new Float64Array(LARGEST);
    for (let c = 0, sum = 0; c < LARGEST; c++) {
      sum += query[c] * component(draw, (key + 1) * LARGEST + c);
      sums[c] = sum;
      most = Math.max(most, Math.abs(sum));
    }
    return sums;
  };
  const sums = Array.from({ length: N_KEYS }, walk);
  const walks = { sums, reach: Math.max(USUAL, 20 * Math.ceil(most / 20)) };
  if (drawn.size > 3) drawn.delete(/** @type {number} */ (drawn.keys().next().value));
  drawn.set(draw, walks);
  return walks;
}

/** @param {number[]} x */
function spreadOf(x) {
  const mean = x.reduce((sum, a) => sum + a, 0) / x.length;
  return Math.sqrt(x.reduce((sum, a) => sum + (a - mean) ** 2, 0) / x.length);
}

/** The Frobenius norm of diag(p) − p pᵀ; 1 − p is summed up, since near 1 it would be lost. @param {number[]} p */
function jacobianNorm(p) {
  let total = 0;
  p.forEach((a, i) => {
    let rest = 0;
    p.forEach((b, j) => {
      if (i === j) return;
      rest += b;
      total += (a * b) ** 2;
    });
    total += (a * rest) ** 2;
  });
  return Math.sqrt(total);
}

/** What is shown on the way from one state to another: `share` of the root divides, from 0 to 1. @param {State} state */
export const glides = ({ d_k, scaled, temperature }) => ({
  root: Math.sqrt(d_k),
  share: scaled ? 1 : 0,
  heat: Math.log(temperature),
});

/** The state itself, or one between two: a width, and what its dot products are divided by. @param {ReturnType<typeof glides>} shown @param {number} draw @param {number[]} [own] the reader's weights */
export function between({ root, share, heat }, draw, own) {
  const d_k = Math.max(1, Math.round(root ** 2));
  return measure({ d_k, draw, unit: Math.exp(heat) * d_k ** (share / 2), own });
}

/** @param {State} state */
export function compute(state) {
  const { d_k, scaled, temperature, draw } = state;
  const unit = temperature * (scaled ? Math.sqrt(d_k) : 1);
  return measure({ d_k, draw, unit, own: drawnBy(state).weights?.[0] });
}

/** What the reader's function gets: the query over the temperature, the keys. @param {State} state */
export function asks({ d_k, temperature, draw }) {
  const row = (/** @type {number} */ at) =>
    Array.from({ length: d_k }, (_, c) => component(draw, at * LARGEST + c));
  const keys = Array.from({ length: N_KEYS }, (_, i) => i);
  const given = {
    query: [row(0).map((x) => x / temperature)],
    key: keys.map((key) => row(key + 1)),
    value: keys.map((i) => keys.map((j) => Number(i === j))),
  };
  return { given, shape: [1, N_KEYS] };
}

/** What dot products must have been divided by for these weights: the best line through their logarithms. @param {number[]} products @param {number[]} weights */
function unitOf(products, weights) {
  const best = argmax(weights);
  let [both, squares] = [0, 0];
  weights.forEach((w, i) => {
    if (w <= 0) return;
    const step = products[i] - products[best];
    both += step * Math.log(w / weights[best]);
    squares += step ** 2;
  });
  return both > 0 ? clamp(squares / both, 0.01, 1e6) : 1e6;
}

/** The scores behind weights of the reader's; where one is 0, what its dot product gives. @param {number[]} products @param {number[]} weights @param {number} unit */
function scoresOf(products, weights, unit) {
  const best = argmax(weights);
  return weights.map((
    w,
    i,
  ) => (w > 0 ? products[best] / unit + Math.log(w / weights[best]) : products[i] / unit));
}

/** All numbers of the figure; `unit` is what the dot products are divided by. @param {{d_k: number, draw: number, unit: number, own?: number[]}} given */
function measure({ d_k, draw, unit: usual, own }) {
  const { sums, reach } = walksOf(draw);
  const products = sums.map((walk) => walk[d_k - 1]);
  const unit = own ? unitOf(products, own) : usual;
  const scores = own ? scoresOf(products, own, unit) : products.map((s) => s / unit);
  const weights = own ?? softmax(scores);
  const entropy = -weights.reduce((sum, w) => sum + (w > 0 ? w * Math.log(w) : 0), 0) + 0;
  const best = argmax(own ?? scores);
  return {
    ...{ d_k, draw, unit, reach, products, scores, weights, best, entropy },
    spread: spreadOf(scores),
    keys: Math.exp(entropy),
    jacobian: jacobianNorm(weights),
  };
}

/** @typedef {ReturnType<typeof measure>} Result */
