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
  shownSides,
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
const percent = (/** @type {number} */ w) => share(w).replace(" ", "\u00a0"); // on one line
const quoted = (/** @type {string} */ word) => `“${word}”`;
const capital = (/** @type {string} */ text) => text[0].toUpperCase() + text.slice(1);
/** Some words, each once, and how many more. */
const few = (/** @type {string[]} */ all, most = 5) => {
  const words = [...new Set(all)];
  const more = words.length > most ? [`${words.length - most} more`] : [];
  return listed([...words.slice(0, most), ...more]);
};

/** How the sentence was read: accents that were missing, words that were left out. @param {Numbers} numbers */
function readAs({ mended, unknown, cut }) {
  return [
    mended.length ? `Read with accents: ${few(mended.map(([, word]) => quoted(word)))}. ` : "",
    unknown.length
      ? `Left out, not among the translators’ words: ${few(unknown.map(brief))}. `
      : "",
    cut ? "Only the first 40 words are read. " : "",
  ].join("");
}

/** The words that get most of a written word's attention, each with its share. @param {Numbers} numbers @param {Side} side @param {number} i */
function sharesOf({ source }, { weights }, i) {
  const row = /** @type {number[][]} */ (weights)[i];
  const most = row.map((_, j) => j).sort((a, b) => row[b] - row[a]).filter((j, k) =>
    k === 0 || (k < 3 && row[j] >= 0.1)
  );
  return listed(most.map((j) => `${quoted(source[j])} (${percent(row[j])})`));
}

/** What a written word attends to; of two translators that attend, each that has this word there, by its name. @param {Numbers} numbers @param {Side} side @param {number} i */
function writtenFrom(numbers, side, i) {
  const word = quoted(side.words[i]);
  if (side.weights === null) {
    const before = i ? " and the words before it" : "";
    return `Without attention ${word} is written from the row of 64 numbers${before}.`;
  }
  const two = attending(numbers);
  const same = two.filter(({ words }) => words[i] === side.words[i]);
  const shares = same.map((one) =>
    `to ${sharesOf(numbers, one, i)}${two.length > 1 ? ` ${WITH[one.name]}` : ""}`
  );
  const missed = same.some((one) => astray(one).includes(i))
    ? ` The grammar links ${word} with ${
      listed(linked(/** @type {any} */ (side.links), i).map((j) => quoted(numbers.source[j])))
    } (dashed).`
    : "";
  return `${word} attends ${shares.join(", and ")}.${missed}`;
}

/** Which words attend to a word that was read; of two translators that attend, by their names. @param {Numbers} numbers @param {number} j @param {number} written */
function readBy(numbers, j, written) {
  const word = quoted(numbers.source[j]);
  const two = attending(numbers);
  const told = two.map(({ name, words, weights }) => {
    const users = words.flatMap((word, i) => {
      const share = /** @type {number[][]} */ (weights)[i][j];
      return i < written && share >= 0.1 ? [`${quoted(word)} (${percent(share)})`] : [];
    });
    const whose = two.length > 1 ? ` ${WITH[name]}` : "";
    return users.length
      ? `${few(users)} ${users.length === 1 ? "attends" : "attend"} to ${word}${whose}`
      : `no word written attends to ${word} with 10\u00a0% or more${whose}`;
  });
  return `${capital(told.join("; "))}.`;
}

/** Where the ribbons of a translator cross, if it is certain what was read. @param {Numbers} numbers @param {Side} side */
function order({ source, unknown }, { words, weights }) {
  if (weights === null) {
    const all = source.length === 1 ? "The word passes" : `The ${source.length} words pass`;
    return `${all} through one row of 64 numbers.`;
  }
  const run = unknown.length ? null : turned(weights);
  if (run === null) return "";
  const crossed = words.slice(run[0], run[1] + 1).join(" ");
  return `For “${crossed}” the ribbons cross: these words attend to the French ones from back to front.`;
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
    const which = lost[k].length ? `: ${listed(lost[k])}` : "";
    return `for ${lost[k].length || "none"}${of}${whose}${which}`;
  });
  return `The largest weight misses the grammar’s link (dashed) ${told.join("; ")}.`;
}

/** How many words are wrong; where nothing is, and as many as wanted are written, the translation is right. @param {string[]} wanted @param {Side[]} sides */
function mistakesOf(wanted, sides) {
  const told = sides.flatMap(({ name, words, wrong, ended }) => {
    const bad = wrong.filter(Boolean).length;
    if (bad === 0 && ended && words.length === wanted.length) return [];
    const short = words.length === wanted.length ? "" : `, and ${wanted.length} are wanted`;
    const count = `${bad || "none"} of ${words.length} words ${bad > 1 ? "are" : "is"} wrong`;
    return [`${WITH[name]} ${count}${short}${ended ? "" : "; it does not come to an end"}`];
  });
  if (told.length > 0) return `${capital(told.join("; "))}.`;
  return sides.length > 1 ? "Both translations are right." : "The translation is right.";
}

/** Which words read were passed over, of a sentence whose links nobody knows. @param {Numbers} numbers @param {Side[]} sides */
function passedOver({ source }, sides) {
  return sides.flatMap(({ name, weights }) => {
    const words = weights ? neglected(source, weights) : [];
    if (words.length === 0) return [];
    const gets = words.length === 1 ? "gets" : "get";
    return [`${capital(WITH[name])} ${few(words.map(quoted), 3)} ${gets} almost no weight.`];
  }).join(" ");
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

/** The word just written: of the translator that is followed, or of the other one once that has ended. @param {Numbers} numbers @param {Side} side @param {number} i */
function justWritten(numbers, side, i) {
  if (i < side.words.length) return writtenFrom(numbers, side, i);
  const longer = shownSides(numbers).find(({ words }) => i < words.length);
  return `${capital(WITH[side.name])} the translation has ended. ${
    writtenFrom(numbers, /** @type {Side} */ (longer), i)
  }`;
}

/** What is seen. @param {State} state @param {Numbers} numbers */
function seen(state, numbers) {
  const { source, wanted } = numbers;
  const [side, sides] = [followed(numbers), shownSides(numbers)];
  if (side === null) {
    return "Type a French sentence in the words of the grammar, such as “elle lit le livre”.";
  }
  const clock = clockOf(numbers, state);
  const written = Math.max(0, clock - source.length);
  const [line, at] = state.focus ?? ["", 0];
  if (side.weights && line === "read" && at < source.length) return readBy(numbers, at, written);
  if (line === "written" && at < Math.min(written, side.words.length)) {
    return writtenFrom(numbers, side, at);
  }
  if (clock < source.length) {
    return "Reading, word by word. With attention the 64 numbers after each word are kept; without, there is one row, rewritten at each word.";
  }
  if (written === 0) return "All is read. Now the translation is written, word by word.";
  if (written < lengths(numbers)[1]) return justWritten(numbers, side, written - 1);
  const judged = wanted === null
    ? [passedOver(numbers, sides), probable(sides)]
    : [agreement(sides), mistakesOf(wanted, sides)];
  return [order(numbers, side), ...judged].filter(Boolean).join(" ");
}

/** The sentence below the pictures. @param {State} state @param {Numbers} numbers */
export const describe = (state, numbers) => `${readAs(numbers)}${seen(state, numbers)}`;
