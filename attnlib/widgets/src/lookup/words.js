// What the figure says: sentences, the sum behind the answer, every step written out.

import { clamp } from "../kit/numbers.js";
import { drawnBy } from "../kit/own.js";
import { typeset } from "../kit/powers.js";
import { format, formatExp, listed, percent, short } from "../kit/text.js";
import { logTotal, presetOf } from "./compute.js";

/** @typedef {import("./compute.js").State} State */
/** @typedef {ReturnType<typeof import("./compute.js").compute>} Result */

const factor = (/** @type {number} */ x) => (x < 0 ? `(${short(x)})` : short(x));

/** A weight as a number; a soft one has digits, also where it is rounded to 0. @param {State} state @param {number} w */
function share({ hard }, w) {
  if (hard) return String(w);
  return w === 0 ? "0.000" : typeset(format(w, 3));
}

/** A weight as a part of the whole: softmax reaches neither 0 nor 1, but for rounding. @param {State} state @param {number} w */
export function part(state, w) {
  if (state.hard) return String(w);
  return percent(drawnBy(state).weights ? w : clamp(w, 1e-9, 1 - 1e-9));
}

/** Weight, value, weight, value …, and the output: the sum, each number in its role. @param {State} state @param {Result} result */
export function terms(state, { weights, output }) {
  const { value } = state;
  const sum = weights.flatMap((w, i) => [
    ["", i ? " + " : ""],
    ["weight", share(state, w)],
    ["", " × "],
    ["value", factor(value[i])],
  ]);
  return [...sum, ["", " = "], ["output", number(output)]];
}

/** @param {State} state @param {Result} result */
const outputSum = (state, result) => terms(state, result).map(([, text]) => text).join("");

const article = (/** @type {string} */ name) => `${/^[aeiou]/.test(name) ? "an" : "a"} ${name}`;

/** One or two sentences that tell what the figure shows. @param {State} state @param {Result} result */
export function describe(state, result) {
  const { words, value, temperature, hard } = state;
  const { scores, weights, best, output } = result;
  const name = presetOf(state);
  const asked = name ? `Asked for ${article(name)}` : "For this query";
  const tied = words.filter((_, i) => Math.abs(scores[i] - scores[best]) < 1e-9);
  if (hard && tied.length > 1) {
    const tie = `${listed(tied)} tie at a score of ${format(scores[best])}`;
    return `${asked}, the hard lookup must pick one row: ${tie}, and it takes ${
      words[best]
    }, worth ${short(output)}.`;
  }
  if (hard) {
    return `${asked}, the hard lookup takes ${
      words[best]
    } alone, the highest score, and returns its value, ${short(value[best])}.`;
  }
  const shares = listed(words.map((word, i) => `${word} ${part(state, weights[i])}`));
  const mean = tied.length === words.length ? ", the plain mean" : "";
  const heat = temperature === 1 ? "" : ` at temperature ${short(temperature)}`;
  return `${asked}${heat}, the table balances at ${
    format(output)
  }${mean}: ${shares} of the weight.`;
}

/** A number of two digits, in print. @param {number} x */
const number = (x) => typeset(format(x));

/** e to the power x, in print; of what is below 1 the digits that its share needs. @param {number} x */
const exp = (x) => typeset(formatExp(x, x < 0 ? 4 : 2));

/** Why the hard lookup takes the row it takes. @param {Result} result */
function reason({ scores, best }) {
  const tied = scores.flatMap((s, i) => (Math.abs(s - scores[best]) < 1e-9 ? [i] : []));
  if (tied.length === 1) return "the highest score";
  const which = tied[0] === best ? "the first" : "one"; // rounding may lift a later one
  return `${which} of ${tied.length === 3 ? "three equal" : "two equal highest"} scores`;
}

/** Every multiplication and division written out: a line of text for each row, and the output's. @param {State} state @param {Result} result */
export function spell(state, result) {
  const { words, key, query, temperature, hard } = state;
  const { scores, weights, best } = result;
  const total = exp(logTotal(scores, temperature));
  const rows = words.map((word, i) => {
    const products = query.map((q, j) => `${factor(q)} × ${factor(key[i][j])}`).join(" + ");
    const score = `${word}\nscore: ${products} = ${short(scores[i])}`;
    if (hard) return `${score}\nweight: ${i === best ? `1, ${reason(result)}` : "0"}`;
    const power = exp(scores[i] / temperature);
    const how = `exp(${short(scores[i])} / ${short(temperature)}) = ${power}`;
    return `${score}\n${how}\nweight: ${power} / ${total} = ${share(state, weights[i])}`;
  });
  return [...rows, `output\n${outputSum(state, result)}`];
}
