// What AlignmentExplorer says: what is seen at the moment.

import { brief, listed } from "../kit/text.js";
import {
  astray,
  attending,
  clockOf,
  followed,
  lengths,
  linked,
  neglected,
  straight,
  together,
  turned,
} from "./compute.js";
import { percent as share } from "./scene.js";

/** @typedef {import("./compute.js").Numbers} Numbers */
/** @typedef {import("./compute.js").Side} Side */
/** @typedef {import("./compute.js").State} State */

/** What stands above a translator's picture: in bold, and after it. */
export const TITLES = {
  additive: ["With attention", ", additive score"],
  dot: ["With attention", ", dot product"],
  no_attention: ["Without attention", ", all in one row"],
};
/** A translator in a sentence. */
const WITH = {
  additive: "with the additive score",
  dot: "with the dot product",
  no_attention: "without attention",
};
const WHO = {
  additive: "the additive translator",
  dot: "the dot translator",
  no_attention: "the translator without attention",
};
const percent = (/** @type {number} */ w) => share(w).replace(" ", "\u00a0"); // on one line
const quoted = (/** @type {string} */ word) => `“${word}”`;
const all = (/** @type {string[]} */ words) => listed(words.map(quoted));
const capital = (/** @type {string} */ text) => text[0].toUpperCase() + text.slice(1);
/** Some words, and how many more. */
const few = (/** @type {string[]} */ words, most = 5) =>
  listed([
    ...words.slice(0, most),
    ...(words.length > most ? [`${words.length - most} more`] : []),
  ]);

/** How the sentence was read: accents that were missing, words that were left out. @param {Numbers} numbers */
function readAs({ mended, unknown, cut }) {
  const accents = mended.length
    ? `Read with accents: ${few(mended.map(([, word]) => quoted(word)))}. `
    : "";
  const strange = unknown.length
    ? `Left out, not among the translators’ words: ${few(unknown.map(brief))}. `
    : "";
  return `${accents}${strange}${cut ? "Only the first 40 words are read. " : ""}`;
}

/** One weight, and whether the grammar has that link. @param {Numbers} numbers @param {Side} side @param {number} i @param {number} j */
function cell({ source }, { words, weights, links }, i, j) {
  const row = /** @type {number[][]} */ (weights)[i];
  const given = `${quoted(words[i])} gives ${quoted(source[j])} ${
    percent(row[j])
  } of its attention`;
  if (links === null || linked(links, i).length === 0) return `${given}.`;
  const [sure, possible] = [links.sure[i].includes(j), links.possible[i].includes(j)];
  return `${given}; the grammar ${
    sure ? "links the two" : possible ? "may link the two" : "does not link the two"
  }.`;
}

/** The words that get most of a written word's attention, each with its share. @param {Numbers} numbers @param {Side} side @param {number} i */
function sharesOf({ source }, { weights }, i) {
  const row = /** @type {number[][]} */ (weights)[i];
  const most = row.map((_, j) => j).sort((a, b) => row[b] - row[a]).filter((j, k) =>
    k === 0 || (k < 3 && row[j] >= 0.1)
  );
  return listed(most.map((j) => `${quoted(source[j])} (${percent(row[j])})`));
}

/** What a written word attends to; of two translators that attend, each that has this word there, by its name. @param {Numbers} numbers @param {Side} side @param {number} i @param {number} [j] a word read that is pointed at */
function writtenFrom(numbers, side, i, j) {
  const { source } = numbers;
  if (side.weights === null) {
    return `${quoted(side.words[i])} is written from the row of 64 numbers alone.`;
  }
  const two = attending(numbers);
  const same = two.filter(({ words }) => words[i] === side.words[i]);
  const shares = same.map((one) =>
    `to ${sharesOf(numbers, one, i)}${two.length > 1 ? ` ${WITH[one.name]}` : ""}`
  ).join(", and ");
  const here = j === undefined ? "" : `${cell(numbers, side, i, j)} `;
  const missed = j === undefined && same.some((one) => astray(one).includes(i))
    ? ` The grammar links ${quoted(side.words[i])} with ${
      all(linked(/** @type {any} */ (side.links), i).map((j) => source[j]))
    } (dashed).`
    : "";
  return `${here}${quoted(side.words[i])} attends ${shares}.${missed}`;
}

/** Which words attend to a word that was read; of two translators that attend, by their names. @param {Numbers} numbers @param {number} j @param {number} written */
function readBy(numbers, j, written) {
  const word = quoted(numbers.source[j]);
  const two = attending(numbers);
  const told = two.map(({ name, words, weights }, k) => {
    const users = words.flatMap((word, i) => {
      const share = /** @type {number[][]} */ (weights)[i][j];
      return i < written && share >= 0.1 ? [`${quoted(word)} (${percent(share)})`] : [];
    });
    const whose = two.length > 1 ? ` ${WITH[name]}` : "";
    if (users.length === 0) {
      return `${k ? "no" : "No"} word written attends to ${word} with 10\u00a0% or more${whose}`;
    }
    return `${listed(users)} ${users.length === 1 ? "attends" : "attend"} to ${word}${whose}`;
  });
  return `${told.join("; ")}.`;
}

/** The order in which a translator attends, where it is certain what was read. @param {Numbers} numbers @param {Side} side */
function order({ source, unknown, wanted }, { name, words, weights }) {
  if (weights === null) {
    const count = source.length === 1 ? "The word passes" : `All ${source.length} words pass`;
    return `${count} through one row of 64 numbers.`;
  }
  if (unknown.length || words.length === 0) return "";
  const run = turned(weights);
  if (run === null) {
    return wanted && straight(weights) && words.length > 1 // of any other, who knows where they had to go
      ? `The largest weights of ${WHO[name]} go through the French words from front to back.`
      : "";
  }
  const shared = together(weights, run).map(([a, b]) =>
    `${all(words.slice(a, b + 1))} ${a + 1 === b ? "both" : "all"} attend most to ${
      quoted(source[weights[a].indexOf(Math.max(...weights[a]))])
    }.`
  );
  const turn = `For “${words.slice(run[0], run[1] + 1).join(" ")}” the ribbons cross: ${
    WHO[name]
  } attends to the French words from back to front.`;
  return [turn, ...shared].join(" ");
}

/** How far the largest weights agree with the grammar's links. @param {Side[]} sides */
function agreement(sides) {
  const judged = sides.filter(({ weights, links }) => weights && links);
  const lost = judged.map((side) => astray(side).map((i) => quoted(side.words[i])));
  if (judged.length === 0) return "";
  if (lost.flat().length === 0) return "Every largest weight lies on a link of the grammar.";
  const told = judged.map(({ name, words, links }, k) => {
    const count = words.filter((_, i) => linked(/** @type {any} */ (links), i).length).length;
    const of = k ? "" : ` of ${count} ${count < words.length ? "right words" : "words"}`;
    const whose = judged.length > 1 ? ` ${WITH[name]}` : "";
    const which = lost[k].length ? `: ${few(lost[k])}` : "";
    return `for ${lost[k].length || "none"}${of}${whose}${which}`;
  });
  return `The largest weight misses the grammar’s link (dashed) ${told.join("; ")}.`;
}

/** Which words read were passed over, of a sentence whose links nobody knows. @param {Numbers} numbers @param {Side[]} sides */
function passedOver({ source }, sides) {
  return sides.flatMap((side) => {
    const words = neglected(side.weights ?? []).map((j) => quoted(source[j]));
    if (words.length === 0) return [];
    return [
      `${capital(WITH[side.name])} ${few(words, 3)} ${
        words.length === 1 ? "gets" : "get"
      } almost no weight.`,
    ];
  }).join(" ");
}

/** How many words are wrong, and which; where some are, nothing is said of a translator without mistakes. @param {Side[]} sides */
function mistakesOf(sides) {
  const one = (/** @type {Side} */ { name, words, wrong, ended }) => {
    const bad = words.filter((_, i) => wrong[i]);
    if (bad.length === 0 && ended) return [];
    const which = bad.length > 0 && bad.length < 5 ? `: “${bad.join(" ")}”` : "";
    const are = bad.length === 1 ? "is" : "are";
    const end = ended ? "" : ", and the translation does not come to an end";
    return [`${WITH[name]} ${bad.length} of ${words.length} words ${are} wrong${which}${end}`];
  };
  const told = sides.flatMap(one);
  if (told.length > 0) return `${capital(told.join("; "))}.`;
  return sides.length > 1 ? "Neither translator writes a wrong word." : "No word is wrong.";
}

/** How sure the translators are of what they wrote. @param {Side[]} sides */
function sure(sides) {
  const one = (/** @type {Side} */ side, /** @type {number} */ k) => {
    const is = k ? percent(side.probability) : `is ${percent(side.probability)} sure of its words`;
    return `${WHO[side.name]} ${is}${side.ended ? "" : ", which do not come to an end"}`;
  };
  return `${
    capital(sides.map(one).join("; "))
  }. Sure does not mean right. No translation of this sentence is stored, so none is marked wrong.`;
}

/** The sentence below the pictures. @param {State} state @param {Numbers} numbers */
export function describe(state, numbers) {
  const { source, first, second, wanted } = numbers;
  const told = readAs(numbers);
  const side = followed(numbers);
  if (first === null || side === null) {
    return `${told}Type a French sentence in the words of the grammar, such as “elle lit le livre”.`;
  }
  const clock = clockOf(numbers, state);
  const written = Math.max(0, clock - source.length);
  const done = Math.min(written, side.words.length);
  const [line, at, other] = /** @type {any} */ (state.focus ?? ["none", 0]);
  if (side.weights !== null && line === "read" && at < source.length) {
    return told + readBy(numbers, at, written);
  }
  if (line === "written" && at < done) return told + writtenFrom(numbers, side, at, other);
  if (clock < source.length) {
    return `${told}Reading, word by word: with attention the 64 numbers after each word are kept; without attention there is one row, rewritten at each word.`;
  }
  if (done === 0) return `${told}All is read. Now the translation is written, word by word.`;
  if (written < lengths(numbers)[1]) return told + writtenFrom(numbers, side, done - 1);
  const sides = [first, second].filter((one, i, both) =>
    one !== null && both.findIndex((x) => x?.name === one.name) === i
  ).map((one) => /** @type {Side} */ (one));
  const judged = wanted === null
    ? [passedOver(numbers, sides), sure(sides)]
    : [agreement(sides), mistakesOf(sides)];
  return [`${told}${order(numbers, side)}`.trim(), ...judged].filter(Boolean).join(" ");
}
