// The numbers of PositionExplorer: scores of two words at any places and what a sentence's words get, the
// same as attnlib.position. Places may be fractions: that makes the curve between the dots.

import { dot, matmul, plus, softmax } from "../kit/numbers.js";

export const PLACES = 64; // two words may stand at 0 to 63
export const CORNER = 26; // places of a term's small picture, where the whole would blur
const STEP = 1 / 4; // of a place, between two samples of a curve: 25 in a turn of the fastest pair

/**
 * @typedef {"none" | "sinusoidal" | "rotary" | "alibi"} Encoding
 *
 * @typedef {object} State
 * @property {Encoding} encoding
 * @property {number[]} order words by number, as they stand
 * @property {number[]} pair the words of query and key
 * @property {number[]} places where these two stand
 * @property {number} head
 * @property {string[]} words
 * @property {number[][]} vectors
 *
 * @typedef {{values: number[], low: number, high: number, most: number, terms: {name: string, values: number[], corner: number[]}[]}} Table
 */

const sum = (/** @type {number[]} */ terms) => terms.reduce((x, y) => x + y, 0);

/** Radians from one place to the next, one for each pair of numbers. @param {number} d */
export const angles = (d) => Array.from({ length: d / 2 }, (_, i) => 10000 ** ((-2 * i) / d));

/** A row of attnlib.position.sinusoidal. @param {number} p @param {number} d */
const row = (p, d) => angles(d).flatMap((angle) => [Math.sin(p * angle), Math.cos(p * angle)]);

/** A row of attnlib.position.rotate. @param {number[]} x @param {number} p */
function turned(x, p) {
  return angles(x.length).flatMap((angle, i) => {
    const [sin, cos] = [Math.sin(p * angle), Math.cos(p * angle)];
    return [x[2 * i] * cos - x[2 * i + 1] * sin, x[2 * i] * sin + x[2 * i + 1] * cos];
  });
}

/** ALiBi's price for each place of distance. @param {number} head */
export const slopeOf = (head) => 2 ** -head;

/**
 * Ways of telling places. `at` puts a word at a place; `of` has the terms that add up to a query's product with a key,
 * times the root of the words' size; `names` says what they are.
 */
const WAYS = {
  none: { names: () => ["word · word"], at: (x) => x, of: (a, b) => [dot(a, b)] },
  sinusoidal: {
    names: () => ["word · word", "word · place", "place · word", "place · place"],
    at: (x, p) => [x, row(p, x.length)],
    of: ([q, m], [k, n]) => [dot(q, k), dot(q, n), dot(m, k), dot(m, n)],
  },
  rotary: {
    names: (d) => angles(d).map((angle) => `${Number(angle.toPrecision(2))} rad`),
    at: turned,
    of: (a, b) => angles(a.length).map((_, i) => a[2 * i] * b[2 * i] + a[2 * i + 1] * b[2 * i + 1]),
  },
  alibi: {
    names: (_, head) => ["word · word", `− distance / ${2 ** head}`],
    at: (x, p) => [x, p],
    of: (
      [q, m],
      [k, n],
      head,
    ) => [dot(q, k), -Math.sqrt(q.length) * slopeOf(head) * Math.abs(m - n)],
  },
};

/** The score of a query at place m for a key at place n. */
export function scoreOf({ encoding, head }, q, k, m, n) {
  const way = WAYS[encoding];
  return sum(way.of(way.at(q, m), way.at(k, n), head)) / Math.sqrt(q.length);
}

/** @type {WeakMap<number[][], Map<string, Table>>} */
const tables = new WeakMap();

/** Scores of the two words at all 64 x 64 places, row after row, and each term alone; remembered. @param {State} state */
export function table({ encoding, head, pair, vectors }) {
  const known = tables.get(vectors) ?? new Map();
  tables.set(vectors, known);
  const key = [encoding, encoding === "alibi" ? head : "", pair].join();
  if (!known.has(key)) {
    known.set(key, tableOf(WAYS[encoding], head, ...pair.map((word) => vectors[word])));
  }
  return known.get(key);
}

function tableOf(way, head, q, k) {
  const root = Math.sqrt(q.length);
  const everywhere = (x) => Array.from({ length: PLACES }, (_, p) => way.at(x, p));
  const [queries, keys] = [everywhere(q), everywhere(k)];
  const cells = queries.flatMap((a) => keys.map((b) => way.of(a, b, head).map((x) => x / root)));
  const values = cells.map(sum);
  const near = (_, c) => Math.floor(c / PLACES) < CORNER && c % PLACES < CORNER;
  const terms = way.names(q.length, head).map((name, t) => {
    const values = cells.map((parts) => parts[t]);
    return { name, values, corner: values.filter(near) };
  });
  const most = Math.max(...[values, ...terms.map((term) => term.values)].flat().map(Math.abs));
  return { values, low: Math.min(...values), high: Math.max(...values), most, terms };
}

/** The lowest and highest score at all places; of more than one way, so that their pictures compare. @param {State} state */
export function limits(state) {
  const ways = /** @type {Encoding[]} */ (["none", "sinusoidal", "rotary", state.encoding]);
  const all = ways.map((encoding) => table({ ...state, encoding }));
  return { low: Math.min(...all.map((t) => t.low)), high: Math.max(...all.map((t) => t.high)) };
}

/** Weights and outputs of a sentence whose words stand in an order. @param {State} state @param {number[]} order */
function attend(state, order) {
  const { encoding, vectors } = state;
  const x = order.map((word) => vectors[word]);
  const value = encoding === "sinusoidal" ? x.map((v, i) => plus(v, row(i, v.length))) : x;
  const weights = x.map((q, i) => softmax(x.map((k, j) => scoreOf(state, q, k, i, j))));
  return { weights, output: matmul(weights, value) };
}

const range = (from, to) =>
  Array.from({ length: Math.round((to - from) / STEP) + 1 }, (_, i) => from + i * STEP);

/** The score of the two words: at their places, as the key alone moves, as both move; x is the key's place. @param {State} state */
export function scores(state) {
  const { encoding, head, pair, places: [m, n], vectors } = state;
  const [way, [q, k]] = [WAYS[encoding], pair.map((word) => vectors[word])];
  const root = Math.sqrt(q.length);
  const score = (a, to) => sum(way.of(a, way.at(k, to), head)) / root;
  const [offset, here] = [n - m, way.at(q, m)];
  const both = range(Math.max(0, offset), PLACES - 1 + Math.min(0, offset));
  return {
    score: score(here, n),
    alone: range(0, PLACES - 1).map((x) => [x, score(here, x)]),
    both: both.map((x) => [x, score(way.at(q, x - offset), x)]),
  };
}

/** How far each word's output is from what it was in the first order, as the words stand now. @param {State} state */
export function sentence(state) {
  const first = attend(state, state.words.map((_, i) => i)).output;
  const now = attend(state, state.order);
  const moved = state.order.map((word, i) => Math.hypot(...plus(now.output[i], first[word], -1)));
  return { ...now, moved };
}

/** @type {WeakMap<number[][], {key: string, numbers: ReturnType<typeof scores> & ReturnType<typeof sentence>}>} */
const last = new WeakMap();

/** All numbers of the figure; the last are remembered, since they are both told and drawn. @param {State} state */
export function compute(state) {
  const { encoding, order, pair, places, head, vectors } = state;
  const [key, known] = [[encoding, order, pair, places, head].join(), last.get(vectors)];
  if (known?.key === key) return known.numbers;
  const numbers = { ...scores(state), ...sentence(state) };
  last.set(vectors, { key, numbers });
  return numbers;
}
