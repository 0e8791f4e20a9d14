// The numbers of ProjectionExplorer: the same as attnlib.projection.self_attention, five goals, and gradient descent.

import { clamp, dot, matmul, norm, softmax, transpose } from "../kit/numbers.js";

/**
 * @typedef {object} State
 * @property {"tables" | "matrices" | "bias"} source where queries and keys come from
 * @property {number[][]} x meanings: the values
 * @property {number[][]} query
 * @property {number[][]} key
 * @property {number[][]} w_q
 * @property {number[][]} w_k
 * @property {number[]} b_q
 * @property {number} asking the word that is followed
 * @property {string[]} words
 *
 * @typedef {{q: number[][], k: number[][], v: number[][]}} Vectors
 */

export const REACH = 9.9; // no number beyond it
export const GAP = 3; // by how much it → ball should score higher than ball → it
const WANTED = [2, 2, 2, 4, 4]; // whom each word should attend to
const STEPS = 300; // of gradient descent
const FRAMES = 60; // of them that are shown
const RATE = { tables: 0.05, matrices: 0.005, bias: 0.005 };
/** What is learnt. */
const LEARNT = { tables: ["query", "key"], matrices: ["w_q", "w_k"], bias: ["w_q", "w_k", "b_q"] };

const each = (a, b, f) => a.map((row, i) => row.map((x, j) => f(x, b[i][j])));
const within = (/** @type {number} */ x) => clamp(x, -REACH, REACH);

/** Queries, keys and values. @param {State} state @returns {Vectors} */
export function project({ source, x, query, key, w_q, w_k, b_q }) {
  if (source === "tables") return { q: query, k: key, v: x };
  const bias = source === "bias" ? b_q : [0, 0];
  const q = matmul(x, w_q).map((row) => row.map((y, j) => y + bias[j]));
  return { q, k: matmul(x, w_k), v: x };
}

/** What queries, keys and values give. @param {Vectors} vectors */
export function attend({ q, k, v }) {
  const scores = matmul(q, transpose(k));
  const weights = scores.map((row) => softmax(row));
  const output = matmul(weights, v);
  return { q, k, v, scores, weights, output, goals: goals(v, scores, weights) };
}

/** All numbers of the figure. @param {State} state */
export const compute = (state) => attend(project(state));

/** @typedef {ReturnType<typeof attend>} Result */

/** Five goals with their numbers: opposites in meaning, three weights, and one way only. */
function goals(/** @type {number[][]} */ [hot, cold], scores, weights) {
  const lengths = norm(hot) * norm(cold);
  const cosine = lengths > 0 ? dot(hot, cold) / lengths : 0;
  const gap = scores[3][4] - scores[4][3];
  const weight = (from, to) => ({
    from,
    to,
    value: weights[from][to],
    met: weights[from][to] >= 0.8,
  });
  const apart = { from: 0, to: 1, value: cosine, met: cosine <= -0.8 };
  const oneWay = { from: 3, to: 4, value: gap, met: gap >= GAP };
  return [apart, weight(0, 2), weight(1, 2), weight(3, 4), oneWay];
}

// ---- Gradient descent -----------------------------------------------------------------------

/** Gradient descent from where the figure is: the changes of the state, frame by frame. @param {State} state */
export function learn(state) {
  const names = LEARNT[state.source];
  let now = Object.fromEntries(names.map((name) => [name, rowsOf(state[name])]));
  // Aside, so that it does not rest where everything is zero or equal.
  now[names[0]] = nudged(now[names[0]], 0, 1);
  now[names[1]] = nudged(now[names[1]], 1, 0);
  let speed = Object.fromEntries(names.map((name) => [name, now[name].map(() => [0, 0])]));
  const frames = [];
  for (let step = 1; step <= STEPS; step++) {
    const gradient = gradients({ ...state, ...asState(now) });
    const faster = (name) => {
      const steep = Math.max(1, norm(gradient[name].flat()) / 5); // no leaps
      const pushed = each(speed[name], gradient[name], (s, g) => 0.8 * s + g / steep);
      return each(pushed, now[name], (s, x) => s + 0.02 * x); // short vectors win
    };
    speed = Object.fromEntries(names.map((name) => [name, faster(name)]));
    const moved = (name) =>
      each(now[name], speed[name], (x, s) => within(x - RATE[state.source] * s));
    now = Object.fromEntries(names.map((name) => [name, moved(name)]));
    if (step % (STEPS / FRAMES) === 0) frames.push(asState(now, true));
  }
  return frames;
}

/** A vector is a matrix of one row. @param {any[]} numbers */
export const rowsOf = (numbers) => (Array.isArray(numbers[0]) ? numbers : [numbers]);
const nudged = (rows, i, j) =>
  rows.map((row, r) => row.map((x, c) => (r === i && c === j ? x + 0.02 : x)));

/** Rows as the state has them, rounded to two digits where asked for. */
function asState(now, round = false) {
  const rounded = (x) => round ? Number(x.toFixed(2)) + 0 : x; // no −0
  const rows = Object.entries(now).map(([name, all]) => [name, all.map((row) => row.map(rounded))]);
  const state = Object.fromEntries(rows);
  return state.b_q ? { ...state, b_q: state.b_q[0] } : state;
}

/** The gradient of −Σ log(weight of the wanted word) + log(1 + e^(GAP + 1 − gap)), by all that can be learnt. */
function gradients(state) {
  const { q, k, scores, weights } = compute(state);
  const byScore = weights.map((row, i) => row.map((w, j) => w - Number(j === WANTED[i])));
  const open = 1 / (1 + Math.exp(scores[3][4] - scores[4][3] - GAP - 1));
  byScore[3][4] -= open;
  byScore[4][3] += open;
  const [query, key] = [matmul(byScore, k), matmul(transpose(byScore), q)];
  const across = transpose(state.x);
  const b_q = [transpose(query).map((column) => column.reduce((sum, g) => sum + g, 0))];
  return { query, key, w_q: matmul(across, query), w_k: matmul(across, key), b_q };
}
