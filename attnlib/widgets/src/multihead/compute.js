// The weights of every head of a real model, read back from multihead.json and its parts: the same numbers as attnlib.widgets.HeadsExplorer.

import { numbered } from "../kit/text.js";

/**
 * @typedef {{text: string, tokens: string[], link: [number, number], twin: number, weights?: string | Float32Array}} Sentence its weights may come later
 *
 * @typedef {object} Data
 * @property {string} model
 * @property {string} revision
 * @property {string} sha256
 * @property {number} layers
 * @property {number} heads
 * @property {number} levels what a weight of 1 is stored as
 * @property {Sentence[]} sentences
 *
 * @typedef {object} State
 * @property {number} sentence
 * @property {string} [text] a sentence of the reader's own in its place
 * @property {number | null} compare
 * @property {number} layer
 * @property {number} head
 * @property {number} token
 * @property {number} to
 * @property {"maps" | "link"} grid
 * @property {"lines" | "matrix"} picture
 *
 * @typedef {object} Side one sentence in one head
 * @property {string} text
 * @property {string[]} tokens
 * @property {number[][]} weights
 *
 * @typedef {Side & {token: number, to: number, links: number[]}} First
 * @typedef {Side & {token: number | null, to: number | null, links: number[] | null, places: (number | null)[]}} Second
 * its words beside those of the first; null where it lacks them
 *
 * @typedef {First & {other: Second | null, which: number, strongest: number[]}} Numbers
 * @typedef {{values: number[], columns: number, signed: boolean}} Maps all heads as one picture
 */

/** How a difference is tinted: by its root, as most are small. @param {number} x */
export const root = (x) => Math.sign(x) * Math.sqrt(Math.abs(x));

export const LAYERS = 6;
export const HEADS = 12;
const COUNT = LAYERS * HEADS;
const SHOWN = 5; // heads listed for a link

/**
 * For each token of one sentence its place in another: the same word, the second "the" for the second "the". In
 * a twin the words that are left over stand for each other, in their order; elsewhere they have no place.
 * @param {string[]} one @param {string[]} two @param {boolean} twins
 * @returns {(number | null)[]}
 */
export function align(one, two, twins) {
  const [words, others] = [numbered(one), numbered(two)];
  const left = others.map((_, i) => i).filter((i) => !words.includes(others[i]));
  const rest = () => (twins ? left.shift() ?? null : null);
  return words.map((word) => (others.includes(word) ? others.indexOf(word) : rest()));
}

export const LATER = [1, 2, 3, 4, 5, 6, 7]; // pairs whose weights are parts of their own

/** Give the two sentences of a pair their weights. @param {Data} data @param {number} pair @param {{weights: string}[]} two */
export const put = (data, pair, two) =>
  two.forEach((numbers, i) => Object.assign(data.sentences[2 * pair + i], numbers));

/** The pairs whose weights a state needs. @param {State} state */
export const pairsOf = ({ sentence, compare }) =>
  LATER.filter((pair) => [sentence, compare ?? 0].some((one) => one >> 1 === pair));

/** The sentence with most of some tokens in the same places, if it has half of them; else what comes behind all. @param {string[]} tokens @param {Sentence[]} among */
function likest(tokens, among) {
  const same = among.map(({ tokens: others }) =>
    others.length === tokens.length ? others.filter((word, i) => word === tokens[i]).length : 0
  );
  const most = Math.max(...same);
  return most > tokens.length / 2 ? same.indexOf(most) : among.length;
}

/** The largest weight between two words. @param {number[][]} rows @returns {[number, number]} */
function strongestLink(rows) {
  const last = rows.length - 1; // [CLS] and [SEP] are no words
  const links = rows.flatMap((row, i) =>
    row.map((w, j) => ({ w: i === j || i % last === 0 || j % last === 0 ? 0 : w, i, j }))
  );
  const { i, j } = links.reduce((a, b) => (b.w > a.w ? b : a));
  return [i, j];
}

/** What is stored, opened when it is first asked. @param {Data} data */
export function explorer(data) {
  const known = new Map();
  const remembered = (/** @type {string} */ key, /** @type {() => any} */ make) => {
    if (!known.has(key)) known.set(key, make());
    return known.get(key);
  };
  const sentences = [...data.sentences];
  /** @type {Map<string, number>} */
  const own = new Map();
  /** Which sentence a state shows. @param {State} state */
  const at = ({ text, sentence }) => own.get(text ?? "") ?? sentence;
  /** Take in a sentence of the reader's own; its first link is the strongest of a head. @param {string} text @param {string[]} tokens @param {Float32Array} weights @param {number} which */
  const add = (text, tokens, weights, which) => {
    own.set(text, sentences.length);
    sentences.push({ text, tokens, weights, twin: likest(tokens, sentences), link: [0, 0] });
    const rows = headOf(sentences.length - 1, which);
    sentences[sentences.length - 1].link = strongestLink(rows);
  };
  const length = (/** @type {number} */ sentence) => sentences[sentence].tokens.length;
  /** @returns {Float64Array} by layer, head, query and key */
  const open = (/** @type {number} */ sentence) =>
    remembered(`open ${sentence}`, () => {
      const { weights } = sentences[sentence];
      if (typeof weights !== "string") return Float64Array.from(weights ?? []);
      return Float64Array.from(atob(weights), (c) => c.charCodeAt(0) / data.levels);
    });
  const headOf = (/** @type {number} */ sentence, /** @type {number} */ which) =>
    remembered(`head ${sentence} ${which}`, () => {
      const n = length(sentence);
      const row = (/** @type {number} */ i) => {
        const begin = (which * n + i) * n;
        return Array.from(open(sentence).subarray(begin, begin + n));
      };
      return Array.from({ length: n }, (_, i) => row(i));
    });
  const linksOf = (/** @type {number} */ sentence, from, to) => {
    const n = length(sentence);
    return Array.from({ length: COUNT }, (_, i) => open(sentence)[(i * n + from) * n + to]);
  };
  const placesIn = (/** @type {number} */ sentence, /** @type {number} */ compare) => {
    const [one, two] = [sentences[sentence], sentences[compare]];
    return align(one.tokens, two.tokens, one.twin === compare);
  };
  const second = (
    /** @type {number} */ sentence,
    /** @type {number} */ compare,
    which,
    from,
    to,
  ) => {
    const places = placesIn(sentence, compare);
    const [token, goal] = [places[from], places[to]];
    const { text, tokens } = sentences[compare];
    const links = token === null || goal === null ? null : linksOf(compare, token, goal);
    return { text, tokens, weights: headOf(compare, which), token, to: goal, links, places };
  };
  /** @returns {Numbers} */
  const numbers = (/** @type {State} */ state) => {
    const [sentence, { compare, layer, head, token, to }] = [at(state), state];
    const { text, tokens } = sentences[sentence];
    const n = tokens.length;
    const fits = compare != null && length(compare) === n;
    const [from, goal, which] = [
      Math.min(token, n - 1),
      Math.min(to, n - 1),
      layer * data.heads + head,
    ];
    const links = linksOf(sentence, from, goal);
    const other = fits ? second(sentence, compare, which, from, goal) : null;
    const gain = (i) => (other?.links ? Math.abs(links[i] - other.links[i]) : links[i]);
    const order = links.map((_, i) => i).sort((a, b) => gain(b) - gain(a) || a - b);
    const weights = headOf(sentence, which);
    const strongest = order.slice(0, SHOWN);
    return { text, tokens, weights, token: from, to: goal, links, other, which, strongest };
  };
  /** All heads as one picture, a cell of n + 1 by n + 1 for each; where two sentences stand side by side, the roots of their differences. @returns {Maps} */
  const maps = (/** @type {number} */ sentence, /** @type {number | null} */ compare) =>
    remembered(`maps ${sentence} ${compare}`, () => {
      const n = length(sentence);
      const fits = compare !== null && length(compare) === n;
      const [own, beside] = [open(sentence), fits ? open(compare) : null];
      const places = fits ? placesIn(sentence, compare) : [];
      const difference = (which, i, j) => {
        const [a, b] = [places[i], places[j]];
        const here = own[(which * n + i) * n + j];
        if (beside === null) return here;
        if (a === null || b === null) return 0;
        return root(here - beside[(which * n + a) * n + b]);
      };
      const columns = HEADS * (n + 1) - 1;
      const values = new Array(columns * (LAYERS * (n + 1) - 1)).fill(0);
      for (let which = 0; which < COUNT; which++) {
        const [top, left] = [Math.floor(which / HEADS) * (n + 1), (which % HEADS) * (n + 1)];
        for (let i = 0; i < n; i++) {
          for (let j = 0; j < n; j++) {
            values[(top + i) * columns + left + j] = difference(which, i, j);
          }
        }
      }
      return { values, columns, signed: beside !== null };
    });
  /** Whether another sentence has both words of the link; its weights need not be there yet. */
  const linked = (/** @type {State} */ state, /** @type {number} */ compare) => {
    const [places, { token, to }] = [placesIn(at(state), compare), state];
    const last = places.length - 1;
    return [token, to].every((at) => places[Math.min(at, last)] !== null);
  };
  return {
    numbers,
    maps,
    linked,
    sentences,
    at,
    add,
    has: (/** @type {string} */ text) => own.has(text),
  };
}
