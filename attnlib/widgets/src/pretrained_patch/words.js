// What PatchExplorer says: a head's weight and its effect, each among all heads, and how far the two agree.

import { format } from "../kit/text.js";

/** @import { State, Result } from "./compute.js" */

/** What is exchanged in the twin. */
export const DONORS = { wide: "tired → wide", sleepy: "tired → sleepy", animal: "another noun" };
export const WORDS = { animal: "the animal", adjective: "the adjective" };

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
  if (donor === "animal") return `, towards ${effect < 0 ? "the other" : "its own"} noun`;
  return `, ${effect < 0 ? "away from" : "towards"} the animal`;
}

/** @param {Result} result */
export function describe(result) {
  const { layer, head, word, donor, chosen, place, weightPlace } = result;
  const [weight, effect] = [result.weights[chosen], result.effects[chosen]];
  const twin = donor === "animal" ? "another noun" : donor;
  return `Layer ${layer + 1}, head ${head + 1}: “it” gives ${WORDS[word]} a weight of ${
    size(weight)
  }, ${largest(weightPlace)} of 72, in the mean of 16 sentences; in sentence 1 it is ${
    size(result.pairWeights[0])
  }. With the head’s output at “it” taken from the sentence with ${twin}, “it” moves by ${
    size(effect, 3)
  }${direction(result, effect)}: ${
    largest(place)
  } effect of 72. Weights and sizes of effects have a rank correlation of ${
    format(result.correlation)
  }, the median of 16 sentences.`;
}

/** The chosen head, for who hears it. @param {Result} result */
export const told = ({ layer, head, chosen, weights, effects }) =>
  `layer ${layer + 1}, head ${head + 1}: weight ${size(weights[chosen])}, effect ${
    size(effects[chosen], 3)
  }`;
