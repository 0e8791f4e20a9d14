// The numbers of PositionExplorer: scores of two words at any places and what a sentence's words get, the
// same as attnlib.position. Places may be fractions: that makes the curve between the dots.

import { dot, matmul, plus, softmax } from "../kit/numbers.js";

export const PLACES = 64; // two words may stand at 0 to 63
export const PAIR = [1, 4]; // the words of query and key
const STEP = 1 / 4; // of a place, between two samples of a curve: 25 in a turn of the fastest pair

/**
 * @typedef {"none" | "sinusoidal" | "rotary" | "alibi"} Encoding
 *
 * @typedef {object} State
 * @property {Encoding} encoding
 * @property {number[]} order words by number, as they stand
 * @property {number[]} places where these two stand
 * @property {number} head
 * @property {string[]} words
 * @property {number[][]} vectors
 */

/** Radians from one place to the next, one for each pair of a word's eight numbers. */
const ANGLES = [1, 0.1, 0.01, 0.001];

/** A row of attnlib.position.sinusoidal. @param {number} p */
const row = (p) => ANGLES.flatMap((angle) => [Math.sin(p * angle), Math.cos(p * angle)]);

/** A row of attnlib.position.rotate. @param {number[]} x @param {number} p */
const turned = (x, p) =>
  ANGLES.flatMap((angle, i) => {
    const [sin, cos] = [Math.sin(p * angle), Math.cos(p * angle)];
    return [x[2 * i] * cos - x[2 * i + 1] * sin, x[2 * i] * sin + x[2 * i + 1] * cos];
  });

/** ALiBi's price for each place of distance. @param {number} head */
export const slopeOf = (head) => 2 ** -head;

/** A word at a place, as queries and keys hold it. @type {Record<Encoding, (x: number[], p: number) => number[]>} */
const AT = {
  none: (x) => x,
  sinusoidal: (x, p) => plus(x, row(p)),
  rotary: turned,
  alibi: (x) => x,
};

/** The score of a query at place m for a key at place n. @param {Pick<State, "encoding" | "head">} way @param {number[]} q @param {number[]} k @param {number} m @param {number} n */
export function scoreOf({ encoding, head }, q, k, m, n) {
  const score = dot(AT[encoding](q, m), AT[encoding](k, n)) / Math.sqrt(q.length);
  return encoding === "alibi" ? score - slopeOf(head) * Math.abs(m - n) : score;
}

/** The vectors of query and key. @param {State} state */
const vectorsOf = ({ vectors }) => PAIR.map((word) => vectors[word]);

/** The lowest and the highest score, so that no drag moves the axis and no way but a steep ALiBi. @param {State} state @returns {[number, number]} */
export function limits(state) {
  const [q, k] = vectorsOf(state);
  const low = state.encoding === "alibi" ? scoreOf(state, q, k, 0, PLACES - 1) : 0;
  return [Math.min(-2.7, low), 7.77];
}

/** Weights and outputs of a sentence whose words stand in an order. @param {State} state @param {number[]} order */
function attend(state, order) {
  const { encoding, vectors } = state;
  const x = order.map((word) => vectors[word]);
  const value = encoding === "sinusoidal" ? x.map((v, i) => plus(v, row(i))) : x;
  const weights = x.map((q, i) => softmax(x.map((k, j) => scoreOf(state, q, k, i, j))));
  return { weights, output: matmul(weights, value) };
}

const range = (from, to) =>
  Array.from({ length: Math.round((to - from) / STEP) + 1 }, (_, i) => from + i * STEP);

/** The score of the two words: at their places, as the key alone moves, as both move; x is the key's place. @param {State} state */
function scores(state) {
  const { places: [m, n] } = state;
  const [q, k] = vectorsOf(state);
  const offset = n - m;
  const both = range(Math.max(0, offset), PLACES - 1 + Math.min(0, offset));
  return {
    score: scoreOf(state, q, k, m, n),
    alone: range(0, PLACES - 1).map((x) => [x, scoreOf(state, q, k, m, x)]),
    both: both.map((x) => [x, scoreOf(state, q, k, x - offset, x)]),
  };
}

/** How far each word's output is from what it was in the first order, as the words stand now. @param {State} state */
function sentence(state) {
  const first = attend(state, state.words.map((_, i) => i)).output;
  const now = attend(state, state.order);
  const moved = state.order.map((word, i) => Math.hypot(...plus(now.output[i], first[word], -1)));
  return { ...now, moved };
}

/** All numbers of the figure. @param {State} state */
export const compute = (state) => ({ ...scores(state), ...sentence(state) });

/** What a picture shows, by word where words move: it may be on its way from one state to another. @param {State} state */
export function shownOf(state) {
  const { moved, score, alone, both } = compute(state);
  const slots = state.words.map((_, word) => state.order.indexOf(word));
  return { places: state.places, score, alone, both, slots, moved: slots.map((i) => moved[i]) };
}
