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

/** A vector less what it has of the others, at length 1; null if nothing is left. */
function remainder(vector, others) {
  const rest = others.reduce((v, axis) => plus(v, axis, -dot(axis, v)), vector);
  return norm(rest) > 1e-9 * (1 + norm(vector)) ? rest.map((x) => x / norm(rest)) : null;
}

/**
 * The plane in which the query is drawn, as two directions of length 1: [across, up].
 *
 * Weights depend on differences of scores, so on the query's part along differences of keys. Of three keys
 * these span a plane, and it shows all: up goes from the second key to the first, across from the others
 * towards these two. Of more keys it shows two directions of several. A missing direction is all zero.
 * @param {number[][]} key
 */
export function planeOf(key) {
  const none = key[0].map(() => 0);
  const differences = key.flatMap((a, i) => key.slice(i + 1).map((b) => plus(a, b, -1)));
  const first = (candidates, others) =>
    candidates.map((v) => remainder(v, others)).find((v) => v !== null);
  const up = first(differences, []) ?? none;
  const rest = key.slice(2);
  const middle = key.length < 2 ? none : plus(key[0], key[1]).map((x) => x / 2);
  const centre = rest.length
    ? rest.reduce((a, b) => plus(a, b)).map((x) => x / rest.length)
    : middle;
  const units = none.map((_, i) => none.map((_, j) => Number(i === j)));
  const across = first([plus(middle, centre, -1), ...differences, ...units], [up]) ?? none;
  return [across, up];
}

/** What the plane's two directions are, where that has a name: [across, up]. @param {State} state */
export function directionsOf({ key, words }) {
  if (key.length < 2) return ["", ""];
  const [across, up] = planeOf(key).map((axis) => key.map((row) => dot(axis, row)));
  const level = (/** @type {number} */ a, /** @type {number} */ b) => Math.abs(a - b) < 1e-9;
  const rises = up[0] > up[1] + 1e-9;
  const apart = key.length === 3 && level(across[0], across[1]) && across[0] > across[2] + 1e-9 &&
    level((up[0] + up[1]) / 2, up[2]);
  return [
    apart ? `from ${words[2]} to the other two` : "",
    rises ? `from ${words[1]} to ${words[0]}` : "",
  ];
}

/** @param {number[][]} plane @param {number[]} vector */
export const toPlane = (plane, vector) => plane.map((axis) => dot(axis, vector));

/** The query moved to a place in the plane; what is outside the plane stays. */
export function moveTo(plane, query, place) {
  const step = plus(place, toPlane(plane, query), -1);
  return plane.reduce((q, axis, i) => plus(q, axis, step[i]), query);
}

/** Whether the plane holds all that decides: no difference of keys points out of it. */
export const holdsAll = (plane, key) =>
  key.every((row) => remainder(plus(row, key[0], -1), plane) === null);
