// Cosines and weights of a real model, read back from encoder.json and its parts: the same numbers as attnlib.widgets.EncoderExplorer.

/**
 * @typedef {{lengths: number[][], added: number[][][], cosines: string, weights: string}} Stored the numbers of a sentence
 * @typedef {{text: string, tokens: string[], token: number} & Partial<Stored>} Sentence its numbers may come later
 *
 * @typedef {object} Data
 * @property {string} model
 * @property {string} revision
 * @property {string} sha256
 * @property {number} layers
 * @property {number} unit what a cosine or a weight of 1 is stored as
 * @property {string[]} words
 * @property {Sentence[]} sentences
 *
 * @typedef {object} State
 * @property {number} sentence
 * @property {number} token
 * @property {number} layer
 * @property {number} across
 * @property {number} up
 *
 * @typedef {{start: number[], twin: number[] | null, across: number[], up: number[]}} Lines
 *
 * @typedef {object} Numbers
 * @property {string[]} tokens
 * @property {number} token the followed one
 * @property {number | null} twinToken its place in the other sentence
 * @property {[string, string]} words that it may lean to
 * @property {string} text
 * @property {number[]} cosines with each token, after the chosen layer
 * @property {number[]} nearest the three other tokens of the largest cosines
 * @property {Lines} lines its cosines by stage
 * @property {{across: number[], up: number[]} | null} twinLines
 * @property {{across: number, up: number}[][]} toward cosines of every token with both words, by stage
 * @property {number[][]} lean their differences
 * @property {number[] | null} twinLean
 * @property {number[][]} weights of the followed token, by layer: the mean of the heads
 * @property {number[]} turns degrees between what enters and what leaves each layer
 * @property {Record<"entering" | "attention" | "between" | "feedForward" | "leaving" | "kept", number> | null} block
 */

/** Whole numbers of two bytes, in rows of a width. @param {string} text @param {number} width @param {number} unit @returns {number[][]} */
function rowsOf(text, width, unit) {
  const bytes = atob(text);
  const one = (/** @type {number} */ at) =>
    ((bytes.charCodeAt(at) | (bytes.charCodeAt(at + 1) << 8)) << 16 >> 16) / unit;
  return Array.from(
    { length: bytes.length / 2 / width },
    (_, i) => Array.from({ length: width }, (_, k) => one(2 * (i * width + k))),
  );
}

/**
 * A sentence's numbers, a row for each stage and token; of cosines: with the tokens, then with the words, then with
 * its own vector at the start and one layer before, then with the same word in the other sentence.
 * @param {Sentence} sentence @param {Data} data
 */
function opened({ tokens: { length: n }, cosines, weights }, { words, unit }) {
  const all = rowsOf(/** @type {string} */ (cosines), n + words.length + 3, unit);
  const shares = rowsOf(/** @type {string} */ (weights), n, unit);
  const stages = (/** @type {number[][]} */ rows, /** @type {number} */ token) =>
    Array.from({ length: rows.length / n }, (_, l) => rows[l * n + token]);
  return {
    /** By token and stage. @param {number} word */
    toward: (word) =>
      Array.from({ length: n }, (_, i) => stages(all, i).map((row) => row[n + word])),
    /** Among the tokens. @param {number} stage @param {number} token */
    cosines: (stage, token) => all[stage * n + token].slice(0, n),
    /** By stage. @param {number} token */
    others: (token) => {
      const last = stages(all, token).map((row) => row.slice(-3));
      const [start, before, twin] = [0, 1, 2].map((k) => last.map((row) => row[k]));
      return { start, before, twin };
    },
    /** By layer. @param {number} token */
    weights: (token) => stages(shares, token),
  };
}

/**
 * The same word in the other sentence, the second "the" for the second "the"; null where it is not there.
 * @param {string[]} tokens @param {number} token @param {string[]} others
 */
export function twinOf(tokens, token, others) {
  const word = tokens[token];
  let left = tokens.slice(0, token).filter((one) => one === word).length;
  const at = others.findIndex((one) => one === word && left-- === 0);
  return at < 0 ? null : at;
}

const degrees = (/** @type {number} */ kept) => (180 / Math.PI) * Math.acos(Math.min(1, kept));

export const LATER = [1, 2, 3, 4, 5, 6, 7]; // pairs whose numbers are parts of their own

/** Give the two sentences of a pair their numbers. @param {Data} data @param {number} pair @param {Stored[]} two */
export const put = (data, pair, two) =>
  two.forEach((numbers, i) => Object.assign(data.sentences[2 * pair + i], numbers));

/** The pairs whose numbers a state needs; those of the first are always there. @param {State} state */
export const pairsOf = ({ sentence }) => LATER.filter((pair) => pair === sentence >> 1);

/** What is stored, opened when it is first asked: `explorer(data)(state)` gives all numbers. @param {Data} data */
export function explorer(data) {
  const known = new Map();
  const remembered = (/** @type {string} */ key, /** @type {() => any} */ make) => {
    if (!known.has(key)) known.set(key, make());
    return known.get(key);
  };
  /** @returns {ReturnType<typeof opened>} */
  const open = (/** @type {number} */ index) =>
    remembered(`${index}`, () => opened(data.sentences[index], data));
  /** @returns {number[][]} */
  const toward = (/** @type {number} */ index, /** @type {number} */ word) =>
    remembered(`${index} to ${word}`, () => open(index).toward(word));
  const block = (
    /** @type {State} */ { sentence, layer },
    token,
    /** @type {number[]} */ before,
  ) => {
    if (layer === 0) return null;
    const { lengths, added } = /** @type {Stored} */ (data.sentences[sentence]);
    const [attention, between, feedForward] = added[layer - 1].map((row) => row[token]);
    const [entering, leaving] = [lengths[layer - 1][token], lengths[layer][token]];
    return { entering, leaving, kept: before[layer], attention, between, feedForward };
  };
  return (/** @type {State} */ state) => {
    const { sentence, layer, across, up } = state;
    const { tokens, text } = data.sentences[sentence];
    const token = Math.min(state.token, tokens.length - 1);
    const twinToken = twinOf(tokens, token, data.sentences[sentence ^ 1].tokens);
    const own = open(sentence);
    const cosines = own.cosines(layer, token);
    const order = cosines.map((_, i) => i).filter((i) => i !== token);
    const [first, second] = [toward(sentence, across), toward(sentence, up)];
    const minus = (/** @type {number[]} */ a, /** @type {number[]} */ b) =>
      a.map((x, l) => x - b[l]);
    const { start, before, twin } = own.others(token);
    const other = twinToken === null ? null : {
      across: toward(sentence ^ 1, across)[twinToken],
      up: toward(sentence ^ 1, up)[twinToken],
    };
    return {
      ...{ tokens, token, twinToken, text, cosines },
      words: /** @type {[string, string]} */ ([data.words[across], data.words[up]]),
      nearest: order.sort((a, b) => cosines[b] - cosines[a] || a - b).slice(0, 3),
      lines: { start, twin: other && twin, across: first[token], up: second[token] },
      twinLines: other,
      toward: tokens.map((_, i) => first[i].map((x, l) => ({ across: x, up: second[i][l] }))),
      lean: tokens.map((_, i) => minus(first[i], second[i])),
      twinLean: other && minus(other.across, other.up),
      weights: own.weights(token),
      turns: before.slice(1).map(degrees),
      block: block(state, token, before),
    };
  };
}
