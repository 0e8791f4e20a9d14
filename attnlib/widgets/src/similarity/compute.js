// The numbers of SimilarityExplorer: the same as attnlib.similarity.similarity_attention, and the optimiser.

import { clamp, dot, matmul, norm, plus, softmax, transpose } from "../kit/numbers.js";

/**
 * @typedef {object} State
 * @property {number[][]} vectors hot, cold, temperature, it, ball
 * @property {number} emphasis what the optimiser cares for: 0 attention, 1 opposition
 * @property {number[]} pair the row and the column that are looked at
 * @property {number[][]} trail the optimiser's way: opposition and attraction at each step
 * @property {string[]} words
 */

export const STEPS = 90; // of the optimiser's way that are shown
const STILL = 1e-5; // radians a step that no word turns by at its end
const LAPS = 20; // times STEPS, at most
const RATE = 0.12;
export const REACH = 3; // no coordinate beyond it

const within = (/** @type {number} */ x) => clamp(x, -REACH, REACH);

/** The vector scaled to length one; zero stays zero, as in attnlib.similarity.cosine_scores. @param {number[]} v */
const direction = (v) => (norm(v) > 0 ? v.map((x) => x / norm(v)) : v);

/** The two aims: words 0 and 1 are the opposites, word 2 is what both should point at. @param {number[][]} vectors */
export function aims(vectors) {
  const [hot, cold, theme] = vectors.slice(0, 3).map(direction);
  const opposition = dot(hot, cold);
  const attraction = (dot(hot, theme) + dot(cold, theme)) / 2;
  const lost = [0, 1, 2].filter((i) => norm(vectors[i]) === 0); // no direction, so no angle
  return { opposition, attraction, limit: Math.sqrt(Math.max(0, (1 + opposition) / 2)), lost };
}

/** All numbers of the figure. @param {Pick<State, "vectors">} state */
export function compute({ vectors }) {
  const scores = matmul(vectors, transpose(vectors));
  const weights = scores.map((row) => softmax(row));
  return { scores, weights, output: matmul(weights, vectors), ...aims(vectors) };
}

/** @typedef {ReturnType<typeof compute>} Result */

/**
 * The optimiser's way: it turns the first three words, lengths kept, to raise
 * −emphasis · cos(hot, cold) + (1 − emphasis) · their mean cosine with temperature until they stand still. Words that
 * have met take long to part, so the way may have many steps: STEPS + 1 sets of vectors of it, equally far apart.
 * @param {Pick<State, "vectors" | "emphasis">} state
 */
export function optimise({ vectors, emphasis }) {
  const [opposite, attract] = [-emphasis, (1 - emphasis) / 2];
  const lengths = vectors.map(norm);
  let [hot, cold, theme] = vectors.slice(0, 3).map(direction);
  // A hundredth of a radian aside, so that it does not rest where three words lie on one line.
  const [c, s] = [Math.cos(0.01), Math.sin(0.01)];
  hot = [hot[0] * c - hot[1] * s, hot[0] * s + hot[1] * c];
  const pull = (/** @type {number[]} */ v, /** @type {number[]} */ other) =>
    direction(
      v.map((x, i) => norm(v) > 0 ? x + RATE * (opposite * other[i] + attract * theme[i]) : 0),
    );
  const way = [];
  let turn = 1;
  while (turn > STILL && way.length < LAPS * STEPS || way.length % STEPS) {
    const moved = [pull(hot, cold), pull(cold, hot)];
    const turned = theme.map((x, i) => x + RATE * attract * (hot[i] + cold[i]));
    const before = [hot, cold, theme];
    [hot, cold, theme] = [...moved, norm(theme) > 0 ? direction(turned) : theme];
    turn = Math.max(...[hot, cold, theme].map((v, i) => norm(plus(v, before[i], -1))));
    way.push([hot, cold, theme]);
  }
  const apart = way.length / STEPS;
  const found = way.filter((_, i) => (i + 1) % apart === 0).map((three) => [
    ...three.map((v, i) => v.map((x) => within(x * lengths[i]))),
    ...vectors.slice(3),
  ]);
  return [vectors, ...found];
}

/** Where a set of vectors stands between the two aims, as the trail keeps it. @param {number[][]} vectors */
export function standing(vectors) {
  const { opposition, attraction } = aims(vectors);
  return [opposition, attraction].map((x) => clamp(x, -1, 1));
}

/** Whether a trail ends where the words are: else it is another state's, and not drawn. @param {number[][]} trail @param {Result} result */
export const leadsHere = (trail, { opposition, attraction }) =>
  trail.length > 1 &&
  Math.hypot(trail[trail.length - 1][0] - opposition, trail[trail.length - 1][1] - attraction) <
    1e-6;
