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

/** @import { Numbers, Side, State } from "./compute.js" */

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
const once = (/** @type {string[]} */ words) => [...new Set(words)];
/** Some words, and how many more. */
const few = (/** @type {string[]} */ words, most = 5) =>
  listed([
    ...words.slice(0, most),
    ...(words.length > most ? [`${words.length - most} more`] : []),
  ]);

/** How the sentence was read: accents that were missing, words that were left out. @param {Numbers} numbers */
function readAs({ mended, unknown, cut }) {
  const accents = mended.length
    ? `Read with accents: ${few(once(mended.map(([, word]) => quoted(word))))}. `
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
    const before = ["alone", "and the word before it"][i] ?? "and the words before it";
    const which = attending(numbers).length > 0
      ? `Without attention ${quoted(side.words[i])}`
      : quoted(side.words[i]);
    return `${which} is written from the row of 64 numbers ${before}.`;
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
    return `${few(users)} ${users.length === 1 ? "attends" : "attend"} to ${word}${whose}`;
  });
  return `${told.join("; ")}.`;
}

/** The order in which a translator attends, where it is certain what was read; of one that is shown alone also which words share theirs. @param {Numbers} numbers @param {Side} side @param {boolean} alone */
function order({ source, unknown, wanted }, { name, words, weights }, alone) {
  if (weights === null) {
    const all = ["", "The word passes", "Both words pass"];
    const count = all[source.length] ?? `All ${source.length} words pass`;
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
  return [turn, ...(alone ? shared : [])].join(" ");
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

/** Words of a sentence by their places, each once; of one that stands there oftener, how many of them. @param {string[]} source @param {number[]} at */
function eachOnce(source, at) {
  const count = (/** @type {string[]} */ words, /** @type {string} */ word) =>
    words.filter((one) => one === word).length;
  const chosen = at.map((j) => source[j]);
  return once(chosen).map((word) => {
    const [some, all] = [count(chosen, word), count(source, word)];
    return some < all ? `${some} of ${all} ${quoted(word)}` : quoted(word);
  });
}

/** Which words read were passed over, of a sentence whose links nobody knows. @param {Numbers} numbers @param {Side[]} sides */
function passedOver({ source }, sides) {
  return sides.flatMap((side) => {
    const places = neglected(side.weights ?? []);
    if (places.length === 0) return [];
    const words = few(eachOnce(source, places), 3);
    const gets = places.length === 1 ? "gets" : "get";
    return [`${capital(WITH[side.name])} ${words} ${gets} almost no weight.`];
  }).join(" ");
}

/** How many words are wrong and how many are missing, and which; where some are, nothing is said of a translator without mistakes. @param {string[]} wanted @param {Side[]} sides */
function mistakesOf(wanted, sides) {
  const named = (/** @type {string[]} */ words) =>
    0 < words.length && words.length < 5 ? `: “${words.join(" ")}”` : "";
  const are = (/** @type {number} */ count) => (count === 1 ? "is" : "are");
  const one = (/** @type {Side} */ { name, words, wrong, missing, ended }) => {
    const bad = words.filter((_, i) => wrong[i]);
    const { count } = missing;
    const of = `of the ${wanted.length}${bad.length ? "" : " words"} wanted`;
    const told = [
      bad.length
        ? `${bad.length} of ${words.length} words ${are(bad.length)} wrong${named(bad)}`
        : "",
      count ? `${count} ${of} ${are(count)} missing${named(missing.words ?? [])}` : "",
      ended ? "" : "the translation does not come to an end",
    ].filter(Boolean);
    return told.length ? [`${WITH[name]} ${told.join(", and ")}`] : [];
  };
  const told = sides.flatMap(one);
  if (told.length > 0) return `${capital(told.join("; "))}.`;
  return sides.length > 1 ? "Neither translator writes a wrong word." : "No word is wrong.";
}

/** A probability in a sentence. @param {number} p */
const probabilityOf = (p) => p < 0.01 ? "under 0.01" : p >= 0.995 ? "over 0.99" : p.toFixed(2);

/** How probable the translators take what they wrote: all of it, since the share of each word is another number. @param {Side[]} sides */
function probable(sides) {
  const told = sides.map(({ name, probability, ended }) =>
    `of ${probabilityOf(probability)} ${WITH[name]}${ended ? "" : " (it does not end)"}`
  );
  return `The whole translation has a probability ${
    told.join(", ")
  }. Probable does not mean right. No word is marked wrong, since no translation is stored.`;
}

/** What the shown translators keep while they read. @param {Side[]} sides */
function reading(sides) {
  const kept = "the 64 numbers after each word are kept";
  const row = "there is one row";
  const [attends, squeezes] = [true, false].map((yes) =>
    sides.some(({ weights }) => (weights !== null) === yes)
  );
  if (attends && squeezes) {
    return `Reading, word by word: with attention ${kept}; without attention ${row}, rewritten at each word.`;
  }
  return `Reading, word by word: ${
    attends ? kept : `${row} of 64 numbers, rewritten at each word`
  }.`;
}

/** The word just written: of the translator that is followed, or of the other one once that has ended. @param {Numbers} numbers @param {Side} side @param {Side[]} sides @param {number} written */
function justWritten(numbers, side, sides, written) {
  const longer = sides.find(({ words }) => written <= words.length);
  if (written <= side.words.length || !longer) return writtenFrom(numbers, side, written - 1);
  return `${capital(WHO[side.name])} has ended. ${writtenFrom(numbers, longer, written - 1)}`;
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
  const sides = [first, second].filter((one, i, both) =>
    one !== null && both.findIndex((x) => x?.name === one.name) === i
  ).map((one) => /** @type {Side} */ (one));
  if (clock < source.length) return told + reading(sides);
  if (written === 0) return `${told}All is read. Now the translation is written, word by word.`;
  if (written < lengths(numbers)[1]) return told + justWritten(numbers, side, sides, written);
  const judged = wanted === null
    ? [passedOver(numbers, sides), probable(sides)]
    : [agreement(sides), mistakesOf(wanted, sides)];
  return [`${told}${order(numbers, side, sides.length === 1)}`.trim(), ...judged].filter(Boolean)
    .join(" ");
}
