// The numbers of MemoryExplorer: a spoilt digit, the states of its retrieval, their weights and energies, and the energy
// along the way. The same as attnlib.memory's functions and the widget's properties.

import { even } from "../kit/noise.js";
import { argmax, clamp, dot, norm, plus, softmax } from "../kit/numbers.js";
import { between } from "../kit/motion.js";
import stored from "./digits.json" with { type: "json" };

/**
 * @typedef {object} State
 * @property {number} digit the stored digit that the query is made of
 * @property {number} noise the share of pixels replaced
 * @property {number} beta
 * @property {number} step how many steps are shown; beyond rest nothing moves
 * @property {number} draw which random pixels and greys
 * @property {string} paint 64 characters, # for ink, - for paper, . for neither; or empty
 *
 * @typedef {object} Shown what a frame shows, on its way or there
 * @property {number[]} query
 * @property {number} beta
 * @property {number} at steps taken, with a fraction where a step is under way
 *
 * @typedef {object} Way the states until rest, and the energy along a way through them
 * @property {number[][]} path
 * @property {number[]} energies of these states
 * @property {number[]} stations how far along the way each of them is
 * @property {number} best the stored digit with the largest weight at rest
 * @property {number[]} along how far along each sample is
 * @property {number[]} energy of each sample
 *
 * @typedef {Way & Shown & {
 *   state: number[], scores: number[], weights: number[], level: number, place: number, keys: number,
 *   restWeights: number[], restKeys: number,
 * }} Result
 */

export const SIDE = 8;
export const PIXELS = SIDE * SIDE;
export const STEPS = 40;
export const DRAWS = 99999;
const RESTS = 1e-3; // no pixel moves further than this
const SAMPLES = 160;

/** The stored digits: pixels from -1 (paper) to 1 (ink). @type {number[][]} */
export const PATTERNS = stored.digits.map((letters) =>
  Array.from(letters, (_, i) => (letters.charCodeAt(i) - 97) / 8 - 1)
);
export const N_PATTERNS = PATTERNS.length;
const LONGEST = Math.max(...PATTERNS.map((x) => dot(x, x)));

const PAINTS = { "#": 1, "-": -1 };

/** The digit as it was spoilt. @param {State} state @returns {number[]} */
export function queryOf({ digit, noise, draw, paint }) {
  const from = 2 * PIXELS * draw;
  return PATTERNS[digit].map((pixel, i) =>
    PAINTS[paint[i]] ?? (even(from + i) < noise ? 2 * even(from + PIXELS + i) - 1 : pixel)
  );
}

const scoresOf = (/** @type {number[]} */ state) => PATTERNS.map((x) => dot(x, state));

/** @param {number[]} state @param {number} beta */
function energyAt(state, beta) {
  const scores = scoresOf(state);
  const top = Math.max(...scores);
  const sum = scores.reduce((total, s) => total + Math.exp(beta * (s - top)), 0);
  return 0.5 * (dot(state, state) + LONGEST) - top - Math.log(sum / N_PATTERNS) / beta;
}

/** One retrieval step. @param {number[]} state @param {number} beta */
export function retrieve(state, beta) {
  const weights = softmax(scoresOf(state), 1 / beta);
  const after = new Array(PIXELS).fill(0);
  weights.forEach((w, k) => PATTERNS[k].forEach((pixel, i) => (after[i] += w * pixel)));
  return after;
}

/** @param {number[]} query @param {number} beta */
function pathOf(query, beta) {
  const path = [query];
  while (path.length <= STEPS) {
    const [last, after] = [path[path.length - 1], retrieve(path[path.length - 1], beta)];
    if (after.every((pixel, i) => Math.abs(pixel - last[i]) < RESTS)) break;
    path.push(after);
  }
  return path;
}

/** The effective number of equal weights. @param {number[]} weights */
const keysOf = (weights) =>
  Math.exp(-weights.reduce((sum, w) => sum + (w > 0 ? w * Math.log(w) : 0), 0));

/** @param {number[]} query @param {number} beta @returns {Way} */
function wayOf(query, beta) {
  const path = pathOf(query, beta);
  const rest = path[path.length - 1];
  const best = argmax(softmax(scoresOf(rest), 1 / beta));
  const lengths = path.slice(1).map((p, i) => norm(plus(p, path[i], -1)));
  const whole = lengths.reduce((a, b) => a + b, 0);
  const [along, energy, stations] = [[0], [energyAt(query, beta)], [0]];
  lengths.forEach((length, i) => {
    const count = Math.max(2, Math.ceil((SAMPLES * length) / whole));
    const begun = stations[i];
    for (let n = 1; n <= count; n++) {
      energy.push(energyAt(between(path[i], path[i + 1], n / count), beta));
      along.push(begun + (length * n) / count);
    }
    stations.push(begun + length);
  });
  const energies = path.map((state) => energyAt(state, beta));
  return { path, energies, stations, best, along, energy };
}

/** @type {{query: number[], beta: number, way: Way} | null} */
let last = null; // while steps glide, the way stays

/** @param {number[]} query @param {number} beta */
function known(query, beta) {
  if (last?.beta === beta && last.query.every((pixel, i) => pixel === query[i])) return last.way;
  last = { query, beta, way: wayOf(query, beta) };
  return last.way;
}

/** All numbers of a frame. @param {Shown} shown @returns {Result} */
export function numbers({ query, beta, at }) {
  const way = known(query, beta);
  const { path, stations } = way;
  const taken = clamp(at, 0, path.length - 1);
  const step = Math.min(Math.floor(taken), Math.max(0, path.length - 2));
  const ahead = Math.min(step + 1, path.length - 1);
  const state = between(path[step], path[ahead], taken - step);
  const place = stations[step] + (taken - step) * (stations[ahead] - stations[step]);
  const scores = scoresOf(state);
  const weights = softmax(scores, 1 / beta);
  const restWeights = softmax(scoresOf(path[path.length - 1]), 1 / beta);
  return {
    ...{ ...way, query, beta, at: taken, state, scores, weights, place, restWeights },
    level: energyAt(state, beta),
    keys: keysOf(weights),
    restKeys: keysOf(restWeights),
  };
}

/** What a state shows once nothing glides. @param {State} state @returns {Shown} */
export function glides(state) {
  const query = queryOf(state);
  const rest = known(query, state.beta).path.length - 1;
  return { query, beta: state.beta, at: Math.min(state.step, rest) };
}

/** @param {State} state */
export const compute = (state) => numbers(glides(state));

/** A pixel painted or erased: the new `paint`. @param {string} paint @param {number} pixel @param {boolean} ink */
export function painted(paint, pixel, ink) {
  const all = Array.from({ length: PIXELS }, (_, i) => paint[i] ?? ".");
  all[pixel] = ink ? "#" : "-";
  return all.join("");
}
