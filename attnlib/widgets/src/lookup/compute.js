// The numbers of LookupExplorer: the same as attnlib.lookup.soft_lookup, or the argmax if hard.

import { argmax, dot, norm, plus, softmax } from "../kit/numbers.js";
import { drawnBy } from "../kit/own.js";

/**
 * @typedef {object} State
 * @property {number[]} query
 * @property {number} temperature
 * @property {boolean} hard
 * @property {string[]} words
 * @property {string[]} axes
 * @property {number[][]} key
 * @property {number[]} value
 * @property {Record<string, number[]>} presets
 */

/** What the reader's function gets; a hard lookup has no function. @param {State} state */
export const asks = ({ query, key, value, temperature, hard }) =>
  hard ? null : {
    given: { query: [query], key, value: value.map((v) => [v]), temperature },
    shape: [1, key.length],
  };

/** All numbers of the lookup. @param {State} state */
export function compute(state) {
  const { query, key, value, temperature, hard } = state;
  const scores = key.map((row) => dot(query, row));
  const best = argmax(scores);
  const own = hard ? {} : drawnBy(state);
  const weights = own.weights?.[0] ??
    (hard ? scores.map((_, i) => Number(i === best)) : softmax(scores, temperature));
  const products = weights.map((w, i) => w * value[i]);
  return { scores, weights, products, best, output: own.output?.[0][0] ?? dot(weights, value) };
}

/** The logarithm of the sum of e^(s/T), which does not overflow. @param {number[]} scores @param {number} temperature */
export function logTotal(scores, temperature) {
  const best = Math.max(...scores);
  const total = scores.reduce((sum, s) => sum + Math.exp((s - best) / temperature), 0);
  return best / temperature + Math.log(total);
}

/** The preset that the query equals, if any. @param {State} state */
export const presetOf = ({ query, presets }) =>
  Object.keys(presets).find((name) => presets[name].every((x, i) => Math.abs(x - query[i]) < 1e-9));

/**
 * The plane in which the query is drawn, as two directions of length 1: [across, up]. Weights depend on differences
 * of scores, so on the query's part along differences of keys, which span this plane: up goes from the second key to
 * the first, across from the third towards the middle of these two.
 * @param {number[][]} key
 */
export function planeOf([first, second, third]) {
  const whole = (/** @type {number[]} */ v) => v.map((x) => x / norm(v));
  const up = whole(plus(first, second, -1));
  const over = plus(plus(first, second).map((x) => x / 2), third, -1);
  return [whole(plus(over, up, -dot(up, over))), up];
}

/** @param {number[][]} plane @param {number[]} vector */
export const toPlane = (plane, vector) => plane.map((axis) => dot(axis, vector));

/** The query moved to a place in the plane; what is outside the plane stays. */
export function moveTo(plane, query, place) {
  const step = plus(place, toPlane(plane, query), -1);
  return plane.reduce((q, axis, i) => plus(q, axis, step[i]), query);
}
