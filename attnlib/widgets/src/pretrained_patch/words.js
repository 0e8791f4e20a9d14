// What PatchExplorer says: a head's weight and its effect, each among all heads, and how far the two agree.

import { format } from "../kit/text.js";

/** @import { State, Result } from "./compute.js" */

/** What is exchanged in the twin. */
export const DONORS = { wide: "tired → wide", sleepy: "tired → sleepy", animal: "another noun" };
export const WORDS = { animal: "the animal", adjective: "the adjective" };

const TWINS = {
  wide: "the sentence with wide",
  sleepy: "the sentence with sleepy",
  animal: "the sentence with another noun",
};

const NUMBERS = ["", "", "second ", "third ", "fourth ", "fifth "];

/** "the largest", "the third largest", "the 17th largest". @param {number} place */
export function largest(place) {
  if (place < NUMBERS.length) return `the ${NUMBERS[place]}largest`;
  const last = place % 10;
  const ending = Math.floor(place / 10) === 1 ? "th" : ["th", "st", "nd", "rd"][last] ?? "th";
  return `the ${place}${ending} largest`;
}

/** In so many digits; where none of them would be seen, that it is less. @param {number} x */
const size = (x, digits = 2) =>
  Math.abs(x) < 0.5 * 10 ** -digits ? `less than ${10 ** -digits}` : format(x, digits);

/** Which way a patch turns `it`. @param {State} state @param {number} effect */
function direction({ donor }, effect) {
  if (Math.abs(effect) < 0.0005) return "";
  if (donor === "animal") {
    return effect < 0 ? ", towards the other noun" : ", towards its own noun";
  }
  return effect < 0 ? ", away from the animal" : ", towards the animal";
}

/** @param {State} state @param {Result} result */
export function describe(
  state,
  { chosen, weights, effects, pairWeights, place, weightPlace, correlation },
) {
  const { layer, head, word, donor } = state;
  const [weight, effect] = [weights[chosen], effects[chosen]];
  return `Layer ${layer + 1}, head ${head + 1}: “it” gives ${WORDS[word]} a weight of ${
    size(weight)
  }, ${largest(weightPlace)} of 72, in the mean of 16 sentences; in sentence 1 it is ${
    size(pairWeights[0])
  }. With the head’s output at “it” taken from ${TWINS[donor]}, “it” moves by ${size(effect, 3)}${
    direction(state, effect)
  }: ${largest(place)} effect of 72. Weights and sizes of effects have a rank correlation of ${
    format(correlation)
  }, the median of 16 sentences.`;
}

/** The chosen head, for who hears it. @param {State} state @param {Result} result */
export const told = ({ layer, head }, { chosen, weights, effects }) =>
  `layer ${layer + 1}, head ${head + 1}: weight ${size(weights[chosen])}, effect ${
    size(effects[chosen], 3)
  }`;
