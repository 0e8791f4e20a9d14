// What was measured of the translator with these parts switched off: the same numbers as attnlib.widgets.TranslatorExplorer.

/**
 * @typedef {{off: string[], losses: number[], exact: number[]}} Trained without parts from the start
 * @typedef {{source: string, target: string, texts: string[], written: string}} Sentence
 * @typedef {{parts: string[], pairs: number, losses: string, exact: string, guessing: number, sentences: Sentence[]}} Data
 * @typedef {{off: string[], sentence: number, trained: Trained[]}} State
 *
 * @typedef {object} Numbers
 * @property {boolean[]} on for each part
 * @property {number} loss in nats per word
 * @property {number} exact sentences
 * @property {number} pairs of which they are
 * @property {number[]} next for each part the loss once it is pressed
 * @property {number} whole the loss of the whole translator
 * @property {number} guessing
 * @property {number[] | null} trained the losses of those trained without these parts
 * @property {string} source
 * @property {string} target
 * @property {{word: string, right: boolean}[]} written and whether the sentence has such a word
 */

/** @type {{name: string, x: "encoder" | "decoder", kind: string, layer: number}[]} */
export const PARTS = [
  { name: "source places", x: "encoder", kind: "places", layer: 0 },
  { name: "encoder self-attention 1", x: "encoder", kind: "self-attention", layer: 1 },
  { name: "encoder feed-forward 1", x: "encoder", kind: "feed-forward", layer: 1 },
  { name: "encoder self-attention 2", x: "encoder", kind: "self-attention", layer: 2 },
  { name: "encoder feed-forward 2", x: "encoder", kind: "feed-forward", layer: 2 },
  { name: "target places", x: "decoder", kind: "places", layer: 0 },
  { name: "decoder self-attention 1", x: "decoder", kind: "self-attention", layer: 1 },
  { name: "cross-attention 1", x: "decoder", kind: "cross-attention", layer: 1 },
  { name: "decoder feed-forward 1", x: "decoder", kind: "feed-forward", layer: 1 },
  { name: "decoder self-attention 2", x: "decoder", kind: "self-attention", layer: 2 },
  { name: "cross-attention 2", x: "decoder", kind: "cross-attention", layer: 2 },
  { name: "decoder feed-forward 2", x: "decoder", kind: "feed-forward", layer: 2 },
];

/** What is left out together. @type {{[name: string]: string[]}} */
export const KINDS = Object.fromEntries(
  ["encoder self-attention", "decoder self-attention", "cross-attention", "feed-forward", "places"]
    .map((kind) => [kind, PARTS.map(({ name }) => name).filter((name) => name.includes(kind))]),
);

/** Whole numbers, two bytes each. @param {string} text */
function decoded(text) {
  const bytes = atob(text);
  return Array.from(
    { length: bytes.length / 2 },
    (_, i) => bytes.charCodeAt(2 * i) + 256 * bytes.charCodeAt(2 * i + 1),
  );
}

/** The number of a combination: the first part is the highest bit. @param {string[]} off */
export const numberOf = (off) =>
  PARTS.reduce((number, { name }) => 2 * number + Number(off.includes(name)), 0);

/** A part pressed: left out, or brought back; in the parts' order. @param {string[]} off @param {string} part */
export const toggled = (off, part) =>
  PARTS.map(({ name }) => name).filter((name) => off.includes(name) !== (name === part));

/** Whether two lists of parts are the same. @param {string[]} a @param {string[]} b */
export const same = (a, b) => numberOf(a) === numberOf(b);

/** The words of a sentence; of an empty one none. @param {string} text */
export const wordsOf = (text) => text.split(" ").filter(Boolean);

/** @param {Data} data @returns {(state: State) => Numbers} */
export function explorer({ pairs, losses, exact, guessing, sentences }) {
  const [loss, right] = [decoded(losses).map((x) => x / 1000), decoded(exact)];
  const chosen = sentences.map(({ written }) => decoded(written));
  return ({ off, sentence, trained }) => {
    const number = numberOf(off);
    const { source, target, texts } = sentences[sentence];
    return {
      on: PARTS.map(({ name }) => !off.includes(name)),
      loss: loss[number],
      exact: right[number],
      pairs,
      next: PARTS.map(({ name }) => loss[numberOf(toggled(off, name))]),
      whole: loss[0],
      guessing,
      trained: trained.find((one) => same(one.off, off))?.losses ?? null,
      source,
      target,
      written: wordsOf(texts[chosen[sentence][number]]).map((word) => ({
        ...{ word, right: wordsOf(target).includes(word) },
      })),
    };
  };
}
