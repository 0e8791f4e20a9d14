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
 * @property {"lines" | "matrix"} picture
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
const COUNT = LAYERS * HEADS;
const SHOWN = 5; // heads listed for a link

export const LATER = [1, 2, 3, 4, 5, 6, 7]; // pairs whose weights are parts of their own

/** Give the two sentences of a pair their weights. @param {Data} data @param {number} pair @param {{weights: string}[]} two */
export const put = (data, pair, two) =>
  two.forEach((numbers, i) => Object.assign(data.sentences[2 * pair + i], numbers));

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
    sentences[own.get(text) ?? 0].link = strongestLink(headOf(sentences.length - 1, which));
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
  /** @returns {Numbers} */
  const numbers = (/** @type {State} */ state) => {
    const [sentence, { layer, head }] = [at(state), state];
    const { tokens } = sentences[sentence];
    const [token, to] = [state.token, state.to].map((place) => Math.min(place, tokens.length - 1));
    const which = layer * data.heads + head;
    const links = linksOf(sentence, token, to);
    const order = links.map((_, i) => i).sort((a, b) => links[b] - links[a] || a - b);
    const weights = headOf(sentence, which);
    return { tokens, weights, token, to, links, which, strongest: order.slice(0, SHOWN) };
  };
  /** All heads as one picture, a cell of n + 1 by n + 1 for each. @returns {Maps} */
  const maps = (/** @type {number} */ sentence) =>
    remembered(`maps ${sentence}`, () => {
      const [n, all] = [length(sentence), open(sentence)];
      const columns = HEADS * (n + 1) - 1;
      const values = new Array(columns * (LAYERS * (n + 1) - 1)).fill(0);
      for (let which = 0; which < COUNT; which++) {
        const [top, left] = [Math.floor(which / HEADS) * (n + 1), (which % HEADS) * (n + 1)];
        for (let i = 0; i < n; i++) {
          for (let j = 0; j < n; j++) {
            values[(top + i) * columns + left + j] = all[(which * n + i) * n + j];
          }
        }
      }
      return { values, columns };
    });
  return { numbers, maps, sentences, at, add, has: (/** @type {string} */ text) => own.has(text) };
}
