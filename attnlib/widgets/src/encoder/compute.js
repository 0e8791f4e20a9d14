// Vectors and weights of a real model, read back from encoder.json: the same numbers as attnlib.widgets.EncoderExplorer.

/**
 * @typedef {{step: number[][], levels: string}} Coded vectors by stage and token, a byte for each number
 * @typedef {Coded & {text: string, tokens: string[], token: number, added: number[][][], weights: string}} Sentence
 *
 * @typedef {object} Data
 * @property {string} model
 * @property {string} revision
 * @property {string} sha256
 * @property {number} layers
 * @property {number} width
 * @property {number} shares what a weight of 1 is stored as
 * @property {(Coded & {word: string})[]} words
 * @property {Sentence[]} sentences
 *
 * @typedef {object} State
 * @property {number} sentence
 * @property {number} token
 * @property {number} layer
 * @property {number} across
 * @property {number} up
 *
 * @typedef {{vector: Float64Array, length: number}} Vector
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

/** @param {Float64Array} a @param {Float64Array} b */
function product(a, b) {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i];
  return sum;
}

/** @param {Vector} a @param {Vector} b */
const cosine = (a, b) => product(a.vector, b.vector) / (a.length * b.length);

/** Vectors by stage and token. @param {Coded} coded @param {number} width @returns {Vector[][]} */
function decoded({ step, levels }, width) {
  const text = atob(levels);
  let at = 0;
  const one = (/** @type {number} */ size) => {
    const vector = new Float64Array(width);
    for (let i = 0; i < width; i++) {
      const byte = (text.charCodeAt(at++) << 24) >> 24; // with its sign
      vector[i] = size * (byte * Math.abs(byte));
    }
    return { vector, length: Math.sqrt(product(vector, vector)) };
  };
  return step.map((row) => row.map(one));
}

/** The weights of a token, by layer. @param {Sentence} sentence @param {number} token @param {Data} data */
function weightsOf({ weights, tokens: { length: n } }, token, { layers, shares }) {
  const text = atob(weights);
  const one = (/** @type {number} */ l) => (_, /** @type {number} */ j) => {
    const at = 2 * ((l * n + token) * n + j);
    return (text.charCodeAt(at) + 256 * text.charCodeAt(at + 1)) / shares;
  };
  return Array.from({ length: layers }, (_, l) => Array.from({ length: n }, one(l)));
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

/** What is stored, opened when it is first asked: `explorer(data)(state)` gives all numbers. @param {Data} data */
export function explorer(data) {
  const known = new Map();
  const remembered = (/** @type {string} */ key, /** @type {() => any} */ make) => {
    if (!known.has(key)) known.set(key, make());
    return known.get(key);
  };
  const open = (/** @type {"sentences" | "words"} */ kind, /** @type {number} */ index) =>
    remembered(`${kind} ${index}`, () => decoded(data[kind][index], data.width));
  /** Cosines of every token of a sentence with a word, by token and stage. */
  const toward = (/** @type {number} */ sentence, /** @type {number} */ word) =>
    remembered(`${sentence} to ${word}`, () => {
      const [own, alone] = [open("sentences", sentence), open("words", word)];
      return own[0].map((_, i) => own.map((row, l) => cosine(row[i], alone[l][0])));
    });
  const block = (
    /** @type {State} */ { sentence, layer },
    /** @type {number} */ token,
    /** @type {Vector[]} */ own,
  ) => {
    if (layer === 0) return null;
    const [before, after] = [own[layer - 1], own[layer]];
    const [attention, between, feedForward] = data.sentences[sentence].added[layer - 1].map((row) =>
      row[token]
    );
    const ends = { entering: before.length, leaving: after.length, kept: cosine(before, after) };
    return { ...ends, attention, between, feedForward };
  };
  return (/** @type {State} */ state) => {
    const { sentence, layer, across, up } = state;
    const stored = data.sentences[sentence];
    const { tokens, text } = stored;
    const token = Math.min(state.token, tokens.length - 1);
    const twinToken = twinOf(tokens, token, data.sentences[sentence ^ 1].tokens);
    const vectors = open("sentences", sentence);
    const own = vectors.map((/** @type {Vector[]} */ row) => row[token]);
    const cosines = vectors[layer].map((/** @type {Vector} */ v) => cosine(v, own[layer]));
    const order = cosines.map((_, /** @type {number} */ i) => i).filter((i) => i !== token);
    const [first, second] = [toward(sentence, across), toward(sentence, up)];
    const minus = (a, b) => a.map((x, l) => x - b[l]);
    const other = twinToken === null ? null : {
      vectors: open("sentences", sentence ^ 1).map((row) => row[twinToken]),
      across: toward(sentence ^ 1, across)[twinToken],
      up: toward(sentence ^ 1, up)[twinToken],
    };
    return {
      ...{ tokens, token, twinToken, text, cosines },
      words: /** @type {[string, string]} */ ([data.words[across].word, data.words[up].word]),
      nearest: order.sort((a, b) => cosines[b] - cosines[a] || a - b).slice(0, 3),
      lines: {
        start: own.map((v) => cosine(v, own[0])),
        twin: other && own.map((v, l) => cosine(v, other.vectors[l])),
        across: first[token],
        up: second[token],
      },
      twinLines: other && { across: other.across, up: other.up },
      toward: tokens.map((_, i) => first[i].map((x, l) => ({ across: x, up: second[i][l] }))),
      lean: tokens.map((_, i) => minus(first[i], second[i])),
      twinLean: other && minus(other.across, other.up),
      weights: weightsOf(stored, token, data),
      turns: own.slice(1).map((v, l) => degrees(cosine(own[l], v))),
      block: block(state, token, own),
    };
  };
}
