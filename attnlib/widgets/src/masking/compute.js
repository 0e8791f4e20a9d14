// The numbers of MaskExplorer: for how = "before" the same as attnlib.lookup.softmax with a mask of attnlib.masking.

import { softmax } from "../kit/numbers.js";
import { drawnBy, fits } from "../kit/own.js";
import scenes from "./scenes.json" with { type: "json" };

/**
 * @typedef {object} Rules that join by "and"; null leaves a rule out
 * @property {number | null} padding how many keys are real
 * @property {number | null} causal how far beyond its own place a query sees
 * @property {number[] | null} window how many keys to the left and to the right
 *
 * @typedef {"before" | "after" | "fill"} How where the mask acts
 *
 * @typedef {object} Own
 * @property {number[][]} mask 1 = may attend
 * @property {"self" | "cache" | "cross"} scene
 * @property {How} how
 * @property {number} boost added to the scores of hidden pairs
 *
 * @typedef {Own & Rules} State
 *
 * @typedef {{queries: string[], keys: string[], scores: number[][], causal: number | null}} Setting
 * `causal` is the rule that the setting begins with
 */

/** @type {Record<string, Setting>} Made-up scores: no model gave them. */
export const SCENES = scenes;
/** @type {Rules} */
export const NO_RULES = { padding: null, causal: null, window: null };
const NEVER = -1e9; // what careless code writes for minus infinity

// ---- Masks ----------------------------------------------------------------------------------

/** The rules as in attnlib.masking. @param {number} nQueries @param {number} nKeys @param {Rules} rules */
export function ruled(nQueries, nKeys, { padding, causal, window }) {
  const may = (/** @type {number} */ i, /** @type {number} */ j) =>
    (padding === null || j < padding) &&
    (causal === null || j <= i + causal) &&
    (window === null || (i - window[0] <= j && j <= i + window[1]));
  return Array.from(
    { length: nQueries },
    (_, i) => Array.from({ length: nKeys }, (_, j) => (may(i, j) ? 1 : 0)),
  );
}

/** The mask that rules give in a scene. @param {string} scene @param {Rules} rules */
export const maskOf = (scene, rules) =>
  ruled(SCENES[scene].queries.length, SCENES[scene].keys.length, rules);

/** @param {Rules} rules */
const rulesOf = ({ padding, causal, window }) => ({ padding, causal, window });

/** The rules that hold: none where the mask is not what they give. @param {State} state @returns {Rules} */
export function inForce(state) {
  const given = maskOf(state.scene, rulesOf(state));
  return String(given) === String(fitted(state)) ? rulesOf(state) : NO_RULES;
}

/** What a rule says when it is switched on. @param {string} scene */
export const usual = (scene) => {
  const { queries, keys } = SCENES[scene];
  return { padding: keys.length, causal: keys.length - queries.length, window: [2, 0] };
};

/** The mask; everything where it is another scene's, as a scene may come before its mask. @param {State} state */
export function fitted({ mask, scene }) {
  const { queries, keys } = SCENES[scene];
  const fits = mask.length === queries.length && mask[0].length === keys.length;
  return fits ? mask : maskOf(scene, NO_RULES);
}

/** The mask that is seen: where a function of the reader's has a rule's part, what it gives, joined with the other rules. @param {State} state */
export function visible(state) {
  const mask = fitted(state);
  const { _own: { kind = "" } = {} } = /** @type {any} */ (state);
  const own = drawnBy(state).mask;
  if (!own || !fits(own, mask) || (inForce(state)[kind] ?? null) === null) return mask;
  const others = maskOf(state.scene, { ...rulesOf(state), [kind]: null });
  return others.map((row, i) => row.map((x, j) => x && Number(own[i][j])));
}

/** The mask with some places painted. @param {number[][]} mask @param {number[][]} places @param {number} to */
export const painted = (mask, places, to) =>
  mask.map((row, i) =>
    row.map((x, j) => (places.some(([a, b]) => a === i && b === j) ? to : Number(x)))
  );

// ---- Weights --------------------------------------------------------------------------------

/** The weights of one row; empty rows are all 0 only where the mask acts before the softmax. @param {number[]} scores @param {boolean[]} seen @param {How} how */
function weigh(scores, seen, how) {
  if (how === "before") return softmax(scores, 1, seen);
  if (how === "after") return softmax(scores).map((w, j) => (seen[j] ? w : 0));
  return softmax(scores.map((s, j) => (seen[j] ? s : NEVER)));
}

/** @param {{scores: number[][], mask: number[][], how: How, boost: number}} given */
export function attend({ scores: given, mask, how, boost }) {
  const seen = mask.map((row) => row.map(Boolean));
  const scores = given.map((row, i) => row.map((s, j) => (seen[i][j] ? s : s + boost)));
  const weights = scores.map((row, i) => weigh(row, seen[i], how));
  return { scores, weights, sums: sumsOf(weights), empty: seen.map((row) => !row.some(Boolean)) };
}

/** @param {number[][]} weights */
export const sumsOf = (weights) => weights.map((row) => row.reduce((sum, w) => sum + w, 0));

/** What the reader's function gets: a rule's numbers, or queries and keys that give the scores. @param {State} state @param {string} kind */
export function asks(state, kind) {
  const { queries: { length: n_queries }, keys: { length: n_keys } } = SCENES[state.scene];
  const shape = [n_queries, n_keys];
  if (kind === "attention") {
    const eye = maskOf(state.scene, NO_RULES)[0].map((_, i) =>
      Array.from({ length: n_keys }, (_, j) => Number(i === j))
    );
    const { scores, mask } = byTheBook(state);
    const query = scores.map((row) => row.map((s) => s * Math.sqrt(n_keys)));
    const given = { query, key: eye, value: eye, mask: mask.map((row) => row.map(Boolean)) };
    return { given, shape };
  }
  const rule = /** @type {any} */ (inForce(state)[kind] ?? null);
  if (rule === null || (kind === "window" && n_queries !== n_keys)) return null;
  const given = {
    causal: { n_queries, n_keys, offset: rule },
    padding: { lengths: [rule], n_keys },
    window: { n: n_keys, left: rule[0], right: rule[1] },
  }[kind];
  return { given, shape };
}

/** @param {State} state */
function byTheBook(state) {
  const { how, boost, scene } = state;
  const mask = visible(state);
  const { queries, keys, scores } = SCENES[scene];
  return { queries, keys, mask, ...attend({ scores, mask, how, boost }) };
}

/** All numbers of the figure. @param {State} state */
export function compute(state) {
  const result = byTheBook(state);
  const { weights } = drawnBy(state);
  return weights && fits(weights, result.weights)
    ? { ...result, weights, sums: sumsOf(weights) }
    : result;
}

/** @typedef {ReturnType<typeof compute>} Result */
