// Words and their numbers, as induction.py has them.

import vocabulary from "./vocabulary.txt" with { type: "text" };

/** The model's words; to the model they are mere numbers. @type {string[]} */
export const WORDS = vocabulary.trim().split(/\s+/);
export const ROOM = 16; // words that are read
const MARKS = /[.,;:!?"()“”„«»…]/g;

/** The words that are read, their numbers, each number's word (the text's own where one was lent), and whether more came. @param {string} text */
export function read(text) {
  const all = text.toLowerCase().replace(MARKS, " ").split(/\s+/).filter(Boolean);
  const words = all.slice(0, ROOM);
  const known = new Map(words.filter((w) => WORDS.includes(w)).map((w) => [w, WORDS.indexOf(w)]));
  const free = WORDS.map((_, i) => i).filter((i) => !words.includes(WORDS[i]));
  for (const word of words) {
    if (!known.has(word)) known.set(word, /** @type {number} */ (free.shift()));
  }
  const label = [...WORDS];
  known.forEach((id, word) => (label[id] = word));
  const ids = words.map((word) => /** @type {number} */ (known.get(word)));
  return { words, ids, label, more: all.length > ROOM };
}
