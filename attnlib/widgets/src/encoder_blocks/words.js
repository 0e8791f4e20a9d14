// What is seen, in two or three sentences.

import { listed } from "../kit/text.js";
import { differing, POSSIBLE } from "./compute.js";

/** @import { State, Numbers, Options } from "./compute.js" */

/** How a switch is named where it stands so. @type {Record<string, (value: any) => string>} */
const TOLD = {
  attention: (on) => (on ? "attention" : "no attention"),
  feed_forward: (kind) =>
    kind === null
      ? "no feed-forward network"
      : kind === "linear"
      ? "no relu"
      : "a whole feed-forward network",
  residual: (on) => (on ? "a residual" : "no residual"),
  norm: (at) =>
    at === null
      ? "no norm"
      : at === "after"
      ? "the norm after each sum"
      : "the norm before each part",
  layers: (count) => `${count === 2 ? "two" : "six"} layers`,
  rate: (rate) => `a rate of ${rate}`,
  warm_up: (steps) => (steps > 1 ? `a warm-up of ${steps} steps` : "no warm-up"),
  steps: (steps) => `${steps} steps`,
};

/** Switches of a model that stand otherwise than in another, as they stand in it. @param {Options} one @param {Options} other */
const changes = (one, other) => listed(differing(one, other).map((name) => TOLD[name](one[name])));

/** @param {number[]} losses */
const range = (losses) => {
  const [low, high] = [Math.min(...losses), Math.max(...losses)].map((x) => x.toFixed(2));
  return low === high ? low : `${low} to ${high}`;
};

/** What is said of a model which was not measured. @param {import("./compute.js").Measured[]} measured @param {Options} options */
const unmeasured = (measured, options) =>
  `Not measured: ${
    changes(options, measured[0].options)
  }. Of the ${POSSIBLE} models of these switches only ${measured.length} were`;

/** What a press says that would make such a model. @param {State} state @param {Partial<Options>} patch */
export const refusal = ({ measured, ...now }, patch) =>
  `${unmeasured(measured, { ...now, ...patch })}, so nothing changes.`;

/** @param {State} state @param {Numbers} numbers */
export function describe({ measured, levels }, { options, row, losses }) {
  const base = measured[0];
  if (losses === null) return `${unmeasured(measured, options)}.`;
  if (row === 0) {
    return `The base, whole: its loss ends at ${range(losses)} in three seeds; guessing gives ${
      levels.guessing.toFixed(2)
    }.`;
  }
  const verdict = Math.min(...losses) > levels.guessing - 0.05
    ? "it does no better than guessing"
    : Math.min(...losses) > levels["own symbol"]
    ? "it does no better than one who knows each place’s own symbol alone"
    : Math.max(...losses) < Math.min(...base.losses)
    ? "it does better than the base in every seed"
    : Math.min(...losses) > Math.max(...base.losses)
    ? "it does worse than the base in every seed"
    : "its seeds and those of the base overlap";
  return `With ${changes(options, base.options)} the loss ends at ${
    range(losses)
  } in three seeds, where the base ends at ${range(base.losses)}: ${verdict}.`;
}
