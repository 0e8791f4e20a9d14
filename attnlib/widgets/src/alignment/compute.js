// The trained translators of AlignmentExplorer, run in the page: the same numbers as attnlib.nn.RecurrentSeq2Seq.

import { bytesOf } from "../kit/data.js";
import { argmax, softmax } from "../kit/numbers.js";

const [BOS, EOS] = [1, 2];
const SPECIAL = 4; // <pad>, <bos>, <eos>, <unk> come before the words
export const MOST = 40; // words to read, and words to write with the end

/**
 * @typedef {object} Stored a translator as the package carries it
 * @property {"additive" | "dot" | null} attention
 * @property {Record<string, number[]>} shapes
 * @property {string} numbers half precision, in base 64
 *
 * @typedef {object} Data
 * @property {string[]} source_words
 * @property {string[]} target_words
 * @property {Pair[]} pairs
 * @property {{source: string[], found: Record<string, Found>}} opening what the translators find for the sentence that comes first
 * @property {Record<string, Stored>} [models] as far as they have come
 *
 * @typedef {{text: string, source: string[], target: string[], sure: number[][], possible: number[][]}} Pair links are [read, written]
 *
 * @typedef {{words: string[], weights: string | null, states: string, probability: number, ended: boolean}} Found a translation, single precision in base 64
 *
 * @typedef {Record<string, Float32Array>} Tensors by name, rows one after the other
 *
 * @typedef {object} Translation
 * @property {string[]} words
 * @property {number[][] | null} weights a row for each word written
 * @property {number[][]} states the 64 numbers after each word read
 * @property {number} probability
 * @property {boolean} ended
 */

const POWERS = Float64Array.from({ length: 32 }, (_, e) => 2 ** (e - 25));

/** Half precision to a number. @param {number} bits */
function half(bits) {
  const [exponent, part] = [(bits >> 10) & 31, bits & 1023];
  const size = exponent === 0 ? part * POWERS[1] : (part + 1024) * POWERS[exponent];
  return bits & 0x8000 ? -size : size;
}

/** A translator's tensors. @param {Stored} stored @returns {Tensors} */
function tensorsOf({ shapes, numbers }) {
  const all = Float32Array.from(new Uint16Array(bytesOf(numbers).buffer), half); // it holds them exactly
  let begin = 0;
  const cut = (
    [key, shape],
  ) => [key, all.subarray(begin, begin += shape.reduce((a, b) => a * b, 1))];
  return Object.fromEntries(Object.entries(shapes).map(cut));
}

/**
 * W x + b, of the columns from `from` on where W has more of them than x has parts.
 * @param {ArrayLike<number>} w @param {ArrayLike<number>} x @param {ArrayLike<number> | null} bias
 */
function affine(w, x, bias = null, from = 0, width = x.length) {
  const out = new Float64Array(w.length / width);
  for (let i = 0, at = from; i < out.length; i++, at += width) {
    let sum = bias === null ? 0 : bias[i];
    for (let j = 0; j < x.length; j++) sum += w[at + j] * x[j];
    out[i] = sum;
  }
  return out;
}

/** x W for a matrix with as many rows as x has parts. */
function rowTimes(x, w) {
  const out = new Float64Array(w.length / x.length);
  for (let i = 0, at = 0; i < x.length; i++, at += out.length) {
    for (let j = 0; j < out.length; j++) out[j] += x[i] * w[at + j];
  }
  return out;
}

const sigmoid = (/** @type {number} */ x) => 1 / (1 + Math.exp(-x));

/** One step of a gated recurrent unit: reset, update and new gate, as torch.nn.GRU has them. */
function gru(input, state, w, bias) {
  const d = state.length;
  const from = affine(w, state, bias);
  const next = new Float64Array(d);
  for (let i = 0; i < d; i++) {
    const reset = sigmoid(input[i] + from[i]);
    const update = sigmoid(input[d + i] + from[d + i]);
    const fresh = Math.tanh(input[2 * d + i] + reset * from[2 * d + i]);
    next[i] = (1 - update) * fresh + update * state[i];
  }
  return next;
}

/** The average of the encoder's states by the weights. */
function average(weights, memory) {
  const out = new Float64Array(memory[0].length);
  for (let j = 0; j < memory.length; j++) {
    for (let i = 0; i < out.length; i++) out[i] += weights[j] * memory[j][i];
  }
  return out;
}

/** Two vectors, one after the other. */
function concatenated(a, b) {
  const out = new Float64Array(a.length + b.length);
  out.set(a);
  out.set(b, a.length);
  return out;
}

function logSoftmax(logits) {
  let [best, total] = [-Infinity, 0];
  for (const x of logits) best = Math.max(best, x);
  for (const x of logits) total += Math.exp(x - best);
  const all = best + Math.log(total);
  return logits.map((x) => x - all);
}

/** The most probable word; padding and begin are never written. */
function likeliest(logProbs) {
  let best = EOS;
  for (let id = EOS + 1; id < logProbs.length; id++) if (logProbs[id] > logProbs[best]) best = id;
  return best;
}

/** What a word brings to a recurrent unit, computed once for each word. */
function embedder(t) {
  const memo = new Map();
  const d = t["encoder.bias_hh_l0"].length / 3;
  return (side, other, id, width) => {
    const key = `${side} ${id}`;
    if (!memo.has(key)) {
      const x = t[`${other}_embedding.weight`].subarray(id * d, (id + 1) * d);
      memo.set(key, affine(t[`${side}.weight_ih_l0`], x, t[`${side}.bias_ih_l0`], 0, width));
    }
    return memo.get(key);
  };
}

/** A function from a query to its weights and context: the network of Bahdanau, dot products, or none. */
function attention(t, kind, memory) {
  if (kind === null) return null;
  const seen = (scores) => {
    const weights = softmax(scores);
    return { weights, context: average(weights, memory) };
  };
  if (kind === "dot") return (query) => seen(memory.map((key) => affine(key, query)[0]));
  const v = t["attention.v"];
  const projected = memory.map((key) => rowTimes(key, t["attention.w_key"]));
  return (query) => {
    const asked = rowTimes(query, t["attention.w_query"]);
    return seen(projected.map((key) => {
      let sum = 0;
      for (let i = 0; i < v.length; i++) sum += v[i] * Math.tanh(asked[i] + key[i]);
      return sum;
    }));
  };
}

/** A translator's greedy translation of ids, the same as attnlib.nn.RecurrentSeq2Seq.greedy: `translator(stored)(ids)`. @param {Stored} stored */
export function translator(stored) {
  const t = tensorsOf(stored);
  const input = embedder(t);
  const early = stored.attention === "additive"; // it attends before the step, the other after
  const d = t["encoder.bias_hh_l0"].length / 3;
  const unit = (side) => (x, state) =>
    gru(x, state, t[`${side}.weight_hh_l0`], t[`${side}.bias_hh_l0`]);
  const [read, write] = [unit("encoder"), unit("decoder")];
  const encode = (ids) => {
    let state = new Float64Array(d);
    return ids.map((id) => (state = read(input("encoder", "source", id, d), state)));
  };
  const step = (attend, token, state) => {
    let x = input("decoder", "target", token, early ? 2 * d : d);
    let seen = early ? attend(state) : null;
    if (early) {
      const fromContext = affine(t["decoder.weight_ih_l0"], seen.context, null, d, 2 * d);
      x = x.map((a, i) => a + fromContext[i]);
    }
    const next = write(x, state);
    if (attend && !early) seen = attend(next);
    const joined = seen === null ? next : concatenated(next, seen.context);
    const hidden = affine(t["join.weight"], joined).map(Math.tanh);
    return {
      next,
      seen,
      logProbs: logSoftmax(affine(t["output.weight"], hidden, t["output.bias"])),
    };
  };
  return (/** @type {number[]} */ ids) => {
    const memory = encode(ids);
    const attend = attention(t, stored.attention, memory);
    let [state, token, logProbability] = [memory.at(-1), BOS, 0];
    /** @type {number[]} */
    const tokens = [];
    /** @type {number[][]} */
    const weights = [];
    while (token !== EOS && tokens.length < MOST) {
      const { next, seen, logProbs } = step(attend, token, state);
      [state, token] = [next, likeliest(logProbs)];
      logProbability += logProbs[token];
      tokens.push(token);
      if (seen) weights.push(seen.weights);
    }
    const states = memory.map((x) => Array.from(x));
    return { tokens, states, logProbability, weights: attend ? weights : null };
  };
}

// ---- Words ----------------------------------------------------------------------------------

const LETTER = "[\\p{L}\\p{N}_]";
const TOKEN = new RegExp(
  `'s(?!${LETTER})|${LETTER}+'(?!s(?!${LETTER}))(?=${LETTER})|${LETTER}+(?:-${LETTER}+)*|[^\\s\\p{L}\\p{N}_]`,
  "gu",
);

/** A sentence as tokens; as attnlib.corpora.tokenize with lowercase=True. @param {string} text @returns {string[]} */
export const tokenize = (text) =>
  text.normalize("NFC").replaceAll("’", "'").toLowerCase().match(TOKEN) ?? [];

/** A word without its accents. @param {string} word */
const plain = (word) => word.normalize("NFD").replace(/\p{M}/gu, "");

/**
 * What a token may be meant for: itself where it is known, else the one known word of the same letters.
 * @param {string[]} words
 * @returns {(token: string) => string}
 */
function reader(words) {
  const known = new Set(words);
  /** @type {Map<string, string[]>} */
  const alike = new Map();
  for (const word of words) alike.set(plain(word), [...(alike.get(plain(word)) ?? []), word]);
  return (token) => {
    const meant = alike.get(plain(token)) ?? [];
    return known.has(token) || meant.length !== 1 ? token : meant[0];
  };
}

/**
 * For each word written its place among the words wanted, by their longest common subsequence; -1 where it is not in
 * it. A capital is no mistake.
 * @param {string[]} written @param {string[]} wanted
 */
export function matches(written, wanted) {
  const same = (i, j) => written[i].toLowerCase() === wanted[j].toLowerCase();
  const best = Array.from(
    { length: written.length + 1 },
    () => new Array(wanted.length + 1).fill(0),
  );
  for (let i = written.length - 1; i >= 0; i--) {
    for (let j = wanted.length - 1; j >= 0; j--) {
      best[i][j] = same(i, j) ? best[i + 1][j + 1] + 1 : Math.max(best[i + 1][j], best[i][j + 1]);
    }
  }
  const found = written.map(() => -1);
  for (let i = 0, j = 0; i < written.length && j < wanted.length;) {
    if (same(i, j)) found[i++] = j++;
    else if (best[i + 1][j] >= best[i][j + 1]) i++;
    else j++;
  }
  return found;
}

/** Which words written are wrong. @param {string[]} written @param {string[]} wanted */
export const mistakes = (written, wanted) => matches(written, wanted).map((at) => at < 0);

/** The grammar's links of each right word written: places of words read. @param {string[]} words @param {Pair} pair @returns {Links} */
function linksOf(words, pair) {
  const at = matches(words, pair.target);
  const of = (/** @type {number[][]} */ links) =>
    at.map((k) => links.filter(([, i]) => i === k).map(([j]) => j));
  return { sure: of(pair.sure), possible: of(pair.possible) };
}

/** The words read that the grammar links with a word written: surely, or else possibly. @param {Links} links @param {number} i */
export const linked = ({ sure, possible }, i) => sure[i].length ? sure[i] : possible[i];

/** Which words written attend most to a word that the grammar links with them in no way. @param {Side} side */
export function astray({ weights, links }) {
  if (weights === null || links === null) return [];
  return weights.flatMap((row, i) => {
    const all = [...links.sure[i], ...links.possible[i]];
    return all.length > 0 && !all.includes(argmax(row)) ? [i] : [];
  });
}

/** Numbers of four bytes, in so many rows. @param {string} text @param {number} count @returns {number[][]} */
function rowsOf(text, count) {
  const all = [...new Float32Array(bytesOf(text).buffer)];
  const width = all.length / count;
  return Array.from({ length: count }, (_, i) => all.slice(i * width, (i + 1) * width));
}

/** A stored translation of the opening's words. @param {Found} found @param {number} n words read @returns {Translation} */
const translationOf = ({ words, weights, states, probability, ended }, n) => ({
  ...{ words, probability, ended, states: rowsOf(states, n) },
  weights: weights === null ? null : rowsOf(weights, words.length),
});

const equal = (a, b) => a.length === b.length && a.every((x, i) => x === b[i]);

/**
 * The translators in words, each opened when it is first asked: `numbers(state)`, once it `lacks(state)` none; `put`
 * gives it one. What they find for the first sentence is stored.
 * @param {Data} data
 */
export function translators(data) {
  const models = (data.models ??= {});
  const { source: opening, found: stored } = data.opening;
  /** @type {Record<string, Translation>} */
  const foretold = {};
  const ids = new Map(data.source_words.map((word, i) => [word, i + SPECIAL]));
  const meant = reader(data.source_words);
  const opened = new Map();
  const known = new Map();
  const compute = (/** @type {string} */ name, /** @type {number[]} */ asked) => {
    if (!opened.has(name)) opened.set(name, translator(models[name]));
    return opened.get(name)(asked);
  };
  /** @returns {Translation} */
  const translate = (name, tokens) => {
    if (!models[name]) return (foretold[name] ??= translationOf(stored[name], tokens.length));
    const key = `${name} ${tokens.join(" ")}`;
    if (known.size > 300) known.clear();
    if (!known.has(key)) {
      const found = compute(name, tokens.map((token) => ids.get(token)));
      const words = found.tokens.filter((id) => id !== EOS).map((id) =>
        data.target_words[id - SPECIAL] ?? "<unk>"
      );
      const ended = found.tokens.at(-1) === EOS;
      const weights = found.weights?.slice(0, words.length) ?? null;
      const probability = Math.exp(found.logProbability);
      known.set(key, { words, weights, states: found.states, probability, ended });
    }
    return known.get(key);
  };
  const read = (/** @type {string} */ text) => {
    const typed = tokenize(text);
    const all = typed.map(meant);
    const mended = typed.flatMap((word, i) => (word === all[i] ? [] : [[word, all[i]]]));
    const tokens = all.filter((token) => ids.has(token));
    const strange = all.filter((token) => !ids.has(token) && /[\p{L}\p{N}]/u.test(token)); // a full stop is no word
    const unknown = [...new Set(strange)]; // each is named once
    return { source: tokens.slice(0, MOST), mended, unknown, cut: tokens.length > MOST };
  };
  /** All numbers of the figure; a side is null where no word is known or nothing is to stand there. @param {State} state @returns {Numbers} */
  const numbers = ({ sentence, first, second }) => {
    const told = read(sentence);
    const pair = told.unknown.length
      ? null
      : data.pairs.find(({ source }) => equal(source, told.source));
    const side = (name) => {
      if (!name || told.source.length === 0) return null;
      const found = translate(name, told.source);
      return {
        name,
        ...found,
        wrong: pair ? mistakes(found.words, pair.target) : found.words.map(() => false),
        links: pair ? linksOf(found.words, pair) : null,
      };
    };
    return { ...told, wanted: pair?.target ?? null, first: side(first), second: side(second) };
  };
  /** The translators that a state needs and that have not come. @param {State} state */
  const lacks = ({ sentence, first, second }) => {
    const { source } = read(sentence);
    if (source.length === 0 || equal(source, opening)) return [];
    return [...new Set([first, second])].filter((name) => name && !models[name]);
  };
  const put = (/** @type {string} */ name, /** @type {Stored} */ model) =>
    void (models[name] = model);
  const words = [...data.source_words].sort((a, b) => a.localeCompare(b, "fr"));
  return { compute, numbers, lacks, put, pairs: data.pairs, words };
}

/**
 * @typedef {object} State
 * @property {string} sentence
 * @property {string} first
 * @property {string} second
 * @property {number | null} read how many words are read, while reading
 * @property {number | null} step how many are written; all where it is null
 * @property {["written" | "read", number] | null} focus
 *
 * @typedef {{sure: number[][], possible: number[][]}} Links for each word written
 * @typedef {Translation & {name: string, wrong: boolean[], links: Links | null}} Side
 * @typedef {{source: string[], mended: string[][], unknown: string[], cut: boolean, wanted: string[] | null, first: Side | null, second: Side | null}} Numbers
 */

/** The translator whose words are followed: the first one that attends. @param {Numbers} numbers */
export const followed = ({ first, second }) =>
  [first, second].find((side) => side?.weights) ?? first;

/** The translators that are shown, each once. @param {Numbers} numbers @returns {Side[]} */
export const shownSides = ({ first, second }) =>
  [first, second].flatMap((side, i) =>
    side && (i === 0 || side.name !== first?.name) ? [side] : []
  );

/** Those of them that attend. @param {Numbers} numbers */
export const attending = (numbers) => shownSides(numbers).filter(({ weights }) => weights);

/** How many words are read and written in all. @param {Numbers} numbers */
export function lengths({ source, first, second }) {
  return [source.length, Math.max(first?.words.length ?? 0, second?.words.length ?? 0)];
}

/** The moment of a state on one clock: words read, then words written. @param {Numbers} numbers @param {{read: number | null, step: number | null}} state */
export function clockOf(numbers, { read, step }) {
  const [m, most] = lengths(numbers);
  return read === null ? m + Math.min(step ?? most, most) : Math.min(read, m);
}

/** The state at a moment. @param {Numbers} numbers @param {number} clock */
export function stateAt(numbers, clock) {
  const [m, most] = lengths(numbers);
  if (clock < m) return { read: Math.max(0, clock), step: null };
  return { read: null, step: clock >= m + most ? null : clock - m };
}

/**
 * The longest run of written words whose links run backwards, each by strongest link and by mean place: [first, last].
 * Of two that are equally long it is the one that has a neighbour at its ends with the same strongest link.
 * @param {number[][]} weights
 */
export function turned(weights) {
  const best = weights.map((row) => argmax(row));
  const middle = weights.map((row) => row.reduce((sum, w, j) => sum + w * j, 0));
  let [from, most] = [0, 0];
  let found = /** @type {number[] | null} */ (null);
  for (let i = 1; i <= best.length; i++) {
    if (i < best.length && best[i] < best[i - 1] && middle[i] < middle[i - 1]) continue;
    const last = i - 1;
    const goesOn = best[from - 1] === best[from] || best[i] === best[last];
    const size = last - from + (goesOn ? 0.5 : 0);
    // A near tie turns nothing.
    if (last > from && size > most && middle[from] - middle[last] > 0.5) {
      [found, most] = [[from, last], size];
    }
    from = i;
  }
  return found;
}

/** Words read that get less than a tenth of one word's attention in all. @param {string[]} source @param {number[][]} weights */
export const neglected = (source, weights) =>
  [...new Set(source)].filter((word) => {
    const own = weights.flatMap((row) => row.filter((_, j) => source[j] === word));
    return own.reduce((sum, w) => sum + w, 0) < 0.1;
  });
