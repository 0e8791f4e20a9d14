// What the figure says: how many pairs are allowed, what becomes of the rows, and who sees nobody.

import { drawnBy } from "../kit/own.js";
import { format, listed, percent } from "../kit/text.js";

/** @import { State, Result } from "./compute.js" */

const quoted = (/** @type {string[]} */ words) => listed(words.map((word) => `“${word}”`));

/** What becomes of the rows that see somebody. @param {any} state @param {Result} result */
function rowsTold({ how, boost }, { queries, sums, empty, mask }) {
  if (empty.every(Boolean)) return [];
  if (how === "after") {
    // Where nothing is hidden nothing is taken: such a row's sum is 1, but for rounding.
    const robbed = sums.map((s, i) => empty[i] || mask[i].every(Boolean) ? Infinity : s);
    const least = Math.min(...robbed);
    if (least === Infinity) return [];
    const who = queries[robbed.indexOf(least)];
    return [
      `The hidden keys took part in the softmax and took their share with them: ${
        quoted([who])
      } keeps ${percent(least)} of its weight.`,
    ];
  }
  const even = boost === 0
    ? "whatever the hidden scores are"
    : `though the hidden scores were moved by ${format(boost, 1)}`;
  return [`Each row that sees somebody sums to 1, ${even}.`];
}

/** What the rows of those get that see nobody. @param {{how: string}} given @param {Result} result */
function emptyTold({ how }, { queries, keys, sums, empty }) {
  const alone = queries.filter((_, i) => empty[i]);
  if (alone.length === 0) return [];
  const what = {
    before: "zero weights, zero output",
    after: "zero weights",
    fill: `equal weights of ${format(1 / keys.length)} on keys that are all forbidden`,
    own: `weights that sum to ${format(sums[empty.indexOf(true)])}`,
  }[how];
  return [`${quoted(alone)} may look at nobody: ${what}.`];
}

/** @param {State} state @param {Result} result */
export function describe(state, result) {
  const robs = result.sums.some((sum, i) => !result.empty[i] && Math.abs(sum - 1) > 1e-3);
  const own = drawnBy(state).weights && { rows: robs ? "after" : "before", none: "own" };
  const { rows, none } = own ?? { rows: state.how, none: state.how };
  const allowed = result.mask.flat().reduce((sum, x) => sum + x, 0);
  const all = result.queries.length * result.keys.length;
  return [
    `${allowed} of ${all} pairs are allowed.`,
    ...(allowed < all ? rowsTold({ ...state, how: rows }, result) : []),
    ...emptyTold({ how: none }, result),
  ].join(" ");
}

/** A pair in words. @param {Result} result @param {number} i @param {number} j */
export const pairTold = ({ queries, keys, mask, weights }, i, j) =>
  `${queries[i]} looks at ${keys[j]}: ${mask[i][j] ? "allowed" : "hidden"}, weight ${
    format(weights[i][j])
  }`;
