// What MemoryExplorer says: where the query came from, how far it fell, and into what.

import { format, percent } from "../kit/text.js";
import { PIXELS, STEPS } from "./compute.js";

/** @import { State, Result } from "./compute.js" */

const ALONE = 0.9; // a larger weight is told as one digit, a smaller one as a blend

/** @param {number} steps */
export const stepsTold = (steps) =>
  steps === 0 ? "before the first step" : `after ${steps} ${steps === 1 ? "step" : "steps"}`;

/** What lies where the fall ends. @param {Result} result @param {boolean} brief */
export function restTold({ restWeights, best, restKeys }, brief) {
  if (restWeights[best] >= ALONE) {
    return brief ? `rest: the ${best}` : `at rest: the stored ${best}`;
  }
  return brief ? "rest: a blend" : `at rest: a blend of ${format(restKeys, 1)} digits`;
}

/** How many pixels are painted. @param {State} state */
const paintedOf = ({ paint }) => [...paint].filter((c) => c !== ".").length;

/** How the query was made. @param {State} state */
function made(state) {
  const { digit, noise } = state;
  const spoilt = paintedOf(state);
  if (spoilt === PIXELS) return "your own picture";
  const pixels = `${spoilt} ${spoilt === 1 ? "pixel" : "pixels"} painted`;
  if (noise === 1) return spoilt ? `pure noise with ${pixels}` : "pure noise";
  const article = digit === 8 ? "an" : "a";
  const replaced = noise === 0
    ? `a stored ${digit}`
    : `${article} ${digit} with ${Math.round(100 * noise)}% of its pixels replaced`;
  return spoilt ? `${replaced} and ${pixels}` : replaced;
}

/** Where it rests, and whether that is where it came from. @param {State} state @param {Result} result */
function verdict(state, { weights, keys }) {
  const best = weights.indexOf(Math.max(...weights));
  const share = percent(weights[best]);
  if (weights[best] < ALONE) {
    return `It rests on a blend, as if ${
      format(keys, 1)
    } digits shared the weight: β is too small to hold one digit here`;
  }
  if (paintedOf(state) === PIXELS) {
    return `It rests at the ${best}, which takes ${share} of the weight`;
  }
  if (state.noise === 1) {
    return `It rests at the ${best} all the same, which takes ${share} of the weight`;
  }
  return best === state.digit
    ? `It rests at the ${best}, which takes ${share} of the weight: the digit is remembered`
    : `It rests at the ${best}, which takes ${share} of the weight: the wrong valley`;
}

/** @param {State} state @param {Result} result */
export function describe(state, result) {
  const { path, energies, at, level, weights } = result;
  const [steps, rest] = [Math.round(at), path.length - 1];
  const leader = weights.indexOf(Math.max(...weights));
  const first = `The query is ${made(state)}, at energy ${format(energies[0], 1)}.`;
  if (steps < rest) {
    const now = steps === 0
      ? "Now"
      : `After ${steps} of ${rest} steps, at energy ${format(level, 1)},`;
    return `${first} ${now} the ${leader} has ${
      percent(weights[leader])
    } of the weight; the next step goes to the average with these weights.`;
  }
  const fell = rest === 0
    ? "No step moves it."
    : `In ${rest} ${rest === 1 ? "step" : "steps"} it falls to ${format(level, 1)}${
      rest === STEPS ? " and is still on its way" : ""
    }.`;
  return `${first} ${fell} ${verdict(state, result)}.`;
}
