// What ScalingExplorer says: the width, what the softmax makes of its scores, and whether anything can be learnt.

import { format, shareOf, short } from "../kit/text.js";
import { drawnBy } from "../kit/own.js";
import { N_KEYS } from "./compute.js";

/** @import { State, Result } from "./compute.js" */

/** @param {number} jacobian */
function verdict(jacobian) {
  if (jacobian < 1e-3) return "the softmax lets hardly any gradient through";
  return jacobian < 0.1
    ? "the softmax lets little of the gradient through"
    : "the softmax lets the gradient through";
}

/** Where the best key stands and what it takes. @param {Result} result */
function shareTold({ weights, best, keys }) {
  const share = shareOf(weights[best]).replace(">", "more than ");
  return `Key ${best + 1} takes ${share} of the weight, as if ${
    format(keys, 1)
  } of ${N_KEYS} keys were looked at.`;
}

/** @param {State} state @param {Result} result */
export function describe(state, result) {
  const { d_k, scaled, temperature } = state;
  const { spread, jacobian, unit } = result;
  const warm = temperature === 1 ? "" : `, at temperature ${short(temperature)}`;
  const book = scaled ? `divided by √${d_k} (${format(Math.sqrt(d_k))})` : "unscaled";
  const own = `divided by ${format(unit / temperature)} by your function`;
  const kind = drawnBy(state).weights ? own : book;
  const components = d_k === 1 ? "1 component" : `${d_k} components`;
  const first = `With ${components}, the dot products, ${kind}${warm}, give scores that spread by ${
    format(spread)
  }.`;
  const third = `The norm of the softmax’s Jacobian is ${format(jacobian, 3)}: ${
    verdict(jacobian)
  }.`;
  return `${first} ${shareTold(result)} ${third}`;
}

/** How many keys lie below the ladder. @param {number} count @param {boolean} brief */
export function deeper(count, brief) {
  const keys = count === 1 ? "1 key" : `${count} keys`;
  if (count === 0) return brief ? "none below" : "no key lies further down";
  return brief ? `${keys} below` : `${keys} ${count === 1 ? "lies" : "lie"} further down`;
}

/** The line in the fan, as a screen reader says it. @param {State} state @param {Result} result */
export const widthTold = ({ d_k }, { spread, keys }) =>
  `${d_k}: spread ${format(spread)}, ${format(keys, 1)} keys`;
