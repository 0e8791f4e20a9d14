// The numbers of SimilarityExplorer: the same as attnlib.similarity.similarity_attention.

import { dot, matmul, norm, softmax, transpose } from "../kit/numbers.js";

/**
 * @typedef {object} State
 * @property {number[][]} vectors hot, cold, temperature, it, ball
 * @property {number[]} pair the row and the column that are looked at
 * @property {string[]} words
 */

export const REACH = 3; // no coordinate beyond it

/** The vector scaled to length one; zero stays zero, as in attnlib.similarity.cosine_scores. @param {number[]} v */
const direction = (v) => (norm(v) > 0 ? v.map((x) => x / norm(v)) : v);

/** The two aims: words 0 and 1 are the opposites, word 2 is what both should point at. @param {number[][]} vectors */
function aims(vectors) {
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
