// The weights of every head of a real model, read back from multihead.json and its parts: the same numbers as attnlib.widgets.HeadsExplorer.

/**
 * @typedef {{text: string, tokens: string[], link: [number, number], twin?: number, weights?: string | Float32Array}} Sentence its weights may come later
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
 * @property {number} layer
 * @property {number} head
 * @property {number} token
 * @property {number} to
 *
 * @typedef {object} Numbers one sentence in one head
 * @property {string[]} tokens
 * @property {number[][]} weights
 * @property {number} token
 * @property {number} to
 * @property {number[]} links each head's weight from the token to the other
 * @property {number} which
 * @property {number[]} strongest
 *
 * @typedef {{values: number[], columns: number}} Maps all heads as one picture
 */

export const LAYERS = 6;
export const HEADS = 12;
const SHOWN = 5; // heads listed for a link

export const LATER = [1, 2, 3, 4, 5, 6, 7]; // pairs whose weights are parts of their own

/** A list in pieces of one size. @template T @param {ArrayLike<T>} list @param {number} size @returns {T[][]} */
const pieces = (list, size) =>
  Array.from(
    { length: list.length / size },
    (_, i) => Array.from({ length: size }, (_, j) => list[i * size + j]),
  );

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
    sentences.push({ text, tokens, weights, link: [0, 0] });
    sentences[sentences.length - 1].link = strongestLink(heads(sentences.length - 1)[which]);
  };
  /** @returns {number[][][]} by layer and head, query and key */
  const heads = (/** @type {number} */ sentence) =>
    remembered(`heads ${sentence}`, () => {
      const { weights = "", tokens: { length: n } } = sentences[sentence];
      const all = typeof weights === "string"
        ? Array.from(atob(weights), (c) => c.charCodeAt(0) / data.levels)
        : weights;
      return pieces(pieces(all, n), n);
    });
  /** @returns {Numbers} */
  const numbers = (/** @type {State} */ state) => {
    const [sentence, { layer, head }] = [at(state), state];
    const { tokens } = sentences[sentence];
    const [token, to] = [state.token, state.to].map((place) => Math.min(place, tokens.length - 1));
    const which = layer * data.heads + head;
    const links = heads(sentence).map((rows) => rows[token][to]);
    const order = links.map((_, i) => i).sort((a, b) => links[b] - links[a] || a - b);
    const weights = heads(sentence)[which];
    return { tokens, weights, token, to, links, which, strongest: order.slice(0, SHOWN) };
  };
  /** All heads as one picture, a cell of n + 1 by n + 1 for each. @returns {Maps} */
  const maps = (/** @type {number} */ sentence) =>
    remembered(`maps ${sentence}`, () => {
      const n = sentences[sentence].tokens.length;
      const columns = HEADS * (n + 1) - 1;
      const values = new Array(columns * (LAYERS * (n + 1) - 1)).fill(0);
      heads(sentence).forEach((rows, which) => {
        const [top, left] = [Math.floor(which / HEADS) * (n + 1), (which % HEADS) * (n + 1)];
        rows.forEach((row, i) =>
          row.forEach((w, j) => void (values[(top + i) * columns + left + j] = w))
        );
      });
      return { values, columns };
    });
  /** Give the two sentences of a pair their weights. @param {number} pair @param {{weights: string}[]} two */
  const put = (pair, two) =>
    two.forEach((numbers, i) => Object.assign(sentences[2 * pair + i], numbers));
  return {
    numbers,
    maps,
    put,
    sentences,
    at,
    add,
    has: (/** @type {string} */ text) => own.has(text),
  };
}
