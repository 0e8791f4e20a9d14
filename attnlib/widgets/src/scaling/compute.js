// The numbers of ScalingExplorer: random dot products, their softmax, and what can be learnt through it. The same as
// attnlib's softmax and the widget's properties.

import { even } from "../kit/noise.js";
import { argmax, softmax } from "../kit/numbers.js";

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

/** How many weights are 0 in a format, and whether e to the power of the top score fits it. @param {number[]} weights @param {number} top */
const formats = (weights, top) => [
  {
    name: "float16",
    zeros: weights.filter((w) => w <= 2 ** -25).length,
    fits: Math.exp(top) < 65520,
  },
  {
    name: "float32",
    zeros: weights.filter((w) => Math.fround(w) === 0).length,
    fits: Math.fround(Math.exp(top)) < Infinity,
  },
];

/** What is shown on the way from one state to another: `share` of the root divides, from 0 to 1. @param {State} state */
export const glides = ({ d_k, scaled, temperature }) => ({
  root: Math.sqrt(d_k),
  share: scaled ? 1 : 0,
  heat: Math.log(temperature),
});

/** The state itself, or one between two: a width, and what its dot products are divided by. @param {ReturnType<typeof glides>} shown @param {number} draw */
export function between({ root, share, heat }, draw) {
  const d_k = Math.max(1, Math.round(root ** 2));
  return measure({ d_k, draw, unit: Math.exp(heat) * d_k ** (share / 2) });
}

/** @param {State} state */
export function compute({ d_k, scaled, temperature, draw }) {
  return measure({ d_k, draw, unit: temperature * (scaled ? Math.sqrt(d_k) : 1) });
}

/** All numbers of the figure; `unit` is what the dot products are divided by. @param {{d_k: number, draw: number, unit: number}} given */
function measure({ d_k, draw, unit }) {
  const { sums, reach } = walksOf(draw);
  const products = sums.map((walk) => walk[d_k - 1]);
  const scores = products.map((s) => s / unit);
  const weights = softmax(scores);
  const entropy = -weights.reduce((sum, w) => sum + (w > 0 ? w * Math.log(w) : 0), 0) + 0;
  const best = argmax(scores);
  return {
    ...{ d_k, draw, unit, reach, products, scores, weights, best, entropy },
    spread: spreadOf(scores),
    keys: Math.exp(entropy),
    jacobian: jacobianNorm(weights),
    formats: formats(weights, scores[best]),
  };
}

/** @typedef {ReturnType<typeof measure>} Result */
