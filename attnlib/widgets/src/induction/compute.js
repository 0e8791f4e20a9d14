// The numbers of BreakAHead: the transformer itself, run in the page, whole and with what is cut; what each head's cut
// would cost. The same as attnlib.induction.attention_only on the same checkpoint.

import { argmax, dot, softmax } from "../kit/numbers.js";
import { read, ROOM } from "./text.js";
import { D, D_HEAD, HEADS, LAYERS } from "./weights.js";

/**
 * @typedef {object} State
 * @property {string} text
 * @property {string[]} cuts heads such as "1.4", edges such as "2.2.16.7"
 * @property {import("./weights.js").Kind} kind
 * @property {number} step
 * @property {number[]} heads whose edges are drawn, in layer 1 and in layer 2
 * @property {number | null} place whose edges are followed, from 1
 *
 * @typedef {import("./weights.js").Checkpoint} Checkpoint
 * @typedef {{weights: Float64Array[], found: Float64Array}} Layer weights (n, n) of each head, what they find (n, d)
 * @typedef {{layers: Layer[], chances: number[][]}} Run
 * @typedef {{right: number, of: number, loss: number}} Score
 *
 * @typedef {object} Seen what one run shows
 * @property {number[][][]} weights of each head, row after row
 * @property {number[]} chance of the word that comes next; after the last word, of the guess
 * @property {string[]} guesses
 * @property {number[]} surety the chances of the guesses
 * @property {boolean[]} right
 * @property {Score} score
 * @property {(number | null)[][]} looks the share of each head's weight on the word before (layer 1), or on what came next before (layer 2); null where no word has one
 *
 * @typedef {Seen & {words: string[], ids: number[], copies: number[], cost: (number | null)[][], whole: Seen}} Result
 *   `copies`: the places after which the next word can be copied; `cost`: by how much the loss of copied words would
 *   rise, were this head alone cut, null without any; `whole`: the same with nothing cut
 */

const BASE = 100; // of the rotation

export const nameOf = (/** @type {number} */ layer, /** @type {number} */ head) =>
  `${layer + 1}.${head + 1}`;

/** x (n, D) times w (D, to); what is 0 is passed over. @param {Float64Array} x @param {number} n @param {Float64Array} w @param {number} [to] */
function times(x, n, w, to = D) {
  const out = new Float64Array(n * to);
  for (let i = 0; i < n; i++) {
    const row = out.subarray(i * to, (i + 1) * to);
    for (let k = 0; k < D; k++) {
      const a = x[i * D + k];
      if (a === 0) continue;
      const from = k * to;
      for (let j = 0; j < to; j++) row[j] += a * w[from + j];
    }
  }
  return out;
}

/** Each vector over the root of the mean of its squares. @param {Float64Array} x @param {number} n */
function normed(x, n) {
  const out = new Float64Array(n * D);
  for (let i = 0; i < n; i++) {
    let sum = 0;
    for (let j = 0; j < D; j++) sum += x[i * D + j] * x[i * D + j];
    const root = Math.sqrt(sum / D + 1e-6);
    for (let j = 0; j < D; j++) out[i * D + j] = x[i * D + j] / root;
  }
  return out;
}

/** The cosine and the sine of each place and pair of neighbours. */
const ANGLES = Float64Array.from({ length: ROOM * D / 2 }, (_, at) => {
  const [place, pair] = [Math.floor(at / (D / 2)), at % (D_HEAD / 2)];
  return place * BASE ** (-2 * pair / D_HEAD);
});
const [COS, SIN] = [ANGLES.map(Math.cos), ANGLES.map(Math.sin)];

/** Neighbours in each head turned by the place. @param {Float64Array} x @param {number} n */
function turned(x, n) {
  const out = new Float64Array(n * D);
  for (let at = 0; at < n * D; at += 2) {
    const a = x[at], b = x[at + 1];
    out[at] = a * COS[at / 2] - b * SIN[at / 2];
    out[at + 1] = a * SIN[at / 2] + b * COS[at / 2];
  }
  return out;
}

/** Causal weights of one head, (n, n). @param {Float64Array} q @param {Float64Array} k @param {number} n @param {number} head */
function weightsOf(q, k, n, head) {
  const rowsOf = (/** @type {Float64Array} */ x) =>
    Array.from(
      { length: n },
      (_, i) => [...x.subarray(i * D + head * D_HEAD, i * D + (head + 1) * D_HEAD)],
    );
  const [queries, keys] = [q, k].map(rowsOf);
  const weights = new Float64Array(n * n);
  queries.forEach((query, i) => {
    const scores = keys.slice(0, i + 1).map((key) => dot(query, key));
    weights.set(softmax(scores, Math.sqrt(D_HEAD)), i * n);
  });
  return weights;
}

/** Whether nothing flows through an edge. @param {string[]} cuts @param {string} name of its head @param {number} i @param {number} j */
export const isCut = (cuts, name, i, j) =>
  cuts.includes(name) || cuts.includes(`${name}.${i + 1}.${j + 1}`);

/**
 * One layer on the stream x: weights, and what the heads find with what is cut.
 * @param {Checkpoint} checkpoint
 * @param {Float64Array} x
 * @param {number} n
 * @param {number} layer
 * @param {string[]} cuts
 * @returns {Layer}
 */
function attend({ params }, x, n, layer, cuts) {
  const a = normed(x, n);
  const [q, k, v] = ["q", "k", "v"].map((s) => times(a, n, params[`layer${layer + 1}.w_${s}`]));
  const [rq, rk] = [turned(q, n), turned(k, n)];
  const found = new Float64Array(n * D);
  const weights = Array.from({ length: HEADS }, (_, head) => weightsOf(rq, rk, n, head));
  weights.forEach((own, head) => {
    for (let i = 0; i < n; i++) {
      for (let j = 0; j <= i; j++) {
        if (isCut(cuts, nameOf(layer, head), i, j)) continue;
        for (let at = head * D_HEAD; at < (head + 1) * D_HEAD; at++) {
          found[i * D + at] += own[i * n + j] * v[j * D + at];
        }
      }
    }
  });
  return { weights, found };
}

/** Chances of all words at each place. @param {Checkpoint} checkpoint @param {Float64Array} x @param {number} n */
function chancesOf({ params }, x, n) {
  const size = params.unembedding.length / D;
  const logits = times(normed(x, n), n, params.unembedding, size);
  return Array.from(
    { length: n },
    (_, i) => softmax([...logits.subarray(i * size, (i + 1) * size)]),
  );
}

/** The whole forward pass. @param {Checkpoint} checkpoint @param {number[]} ids @param {string[]} [cuts] @returns {Run} */
export function forward(checkpoint, ids, cuts = []) {
  const { params } = checkpoint;
  const n = ids.length;
  const x = new Float64Array(n * D);
  ids.forEach((id, i) => x.set(params.embedding.subarray(id * D, (id + 1) * D), i * D));
  const layers = Array.from({ length: LAYERS }, (_, layer) => {
    const done = attend(checkpoint, x, n, layer, cuts);
    times(done.found, n, params[`layer${layer + 1}.w_o`]).forEach((more, i) => (x[i] += more));
    return done;
  });
  return { layers, chances: chancesOf(checkpoint, x, n) };
}

/** Places after which the same word came before after the same word. @param {number[]} ids */
export const copiesOf = (ids) =>
  ids.map((_, i) => i).filter((i) =>
    i + 1 < ids.length && ids.some((id, j) => j < i && id === ids[i] && ids[j + 1] === ids[i + 1])
  );

/** @param {number[][]} chances @param {number[]} ids @param {number[]} copies @returns {Score} */
function scoreOf(chances, ids, copies) {
  const right = copies.filter((i) => argmax(chances[i]) === ids[i + 1]).length;
  const loss = copies.reduce((all, i) => all - Math.log(chances[i][ids[i + 1]]), 0);
  return { right, of: copies.length, loss: copies.length ? loss / copies.length : 0 };
}

/** What each head's cut alone would add to the loss. @param {Checkpoint} checkpoint @param {Run} run @param {number[]} ids @param {number[]} copies */
function costsOf(checkpoint, run, ids, copies) {
  const loss = (/** @type {Run} */ { chances }) => scoreOf(chances, ids, copies).loss;
  return run.layers.map(({ weights }, layer) =>
    weights.map((_, head) => {
      const cut = [nameOf(layer, head)];
      return copies.length ? loss(forward(checkpoint, ids, cut)) - loss(run) : null;
    })
  );
}

/** The places that came next after the same word. @param {number[]} ids @param {number} i */
export const nextOf = (ids, i) =>
  ids.map((_, j) => j).filter((j) => j > 0 && j <= i && ids[j - 1] === ids[i]);

/** The share of a head's weight where such a head looks. @param {Run} run @param {number[]} ids @param {number[]} copies */
function looksOf(run, ids, copies) {
  const n = ids.length;
  const mean = (/** @type {number[]} */ all) =>
    all.length ? all.reduce((a, b) => a + b, 0) / all.length : null;
  return run.layers.map(({ weights }, layer) =>
    weights.map((w) =>
      layer === 0
        ? mean(ids.slice(1).map((_, i) => w[(i + 1) * n + i]))
        : mean(copies.map((i) => nextOf(ids, i).reduce((all, j) => all + w[i * n + j], 0)))
    )
  );
}

/** @type {WeakMap<Checkpoint, {key: string, run: Run, cost: (number | null)[][]}>} */
const known = new WeakMap(); // of each checkpoint the last text with nothing cut

/** @param {Checkpoint} checkpoint @param {number[]} ids @param {number[]} copies */
function uncut(checkpoint, ids, copies) {
  const [key, last] = [String(ids), known.get(checkpoint)];
  if (last?.key === key) return last;
  const run = forward(checkpoint, ids);
  const found = { key, run, cost: costsOf(checkpoint, run, ids, copies) };
  known.set(checkpoint, found);
  return found;
}

/** @param {Run} run @param {number[]} ids @param {string[]} label of each number @param {number[]} copies @returns {Seen} */
function seenIn(run, ids, label, copies) {
  const best = run.chances.map(argmax);
  const surety = run.chances.map((row) => Math.max(...row));
  return {
    weights: run.layers.map(({ weights }) => weights.map((w) => Array.from(w))),
    chance: run.chances.map((row, i) => i + 1 < ids.length ? row[ids[i + 1]] : surety[i]),
    guesses: best.map((id) => label[id]),
    surety,
    right: best.map((id, i) => id === ids[i + 1]),
    score: scoreOf(run.chances, ids, copies),
    looks: looksOf(run, ids, copies),
  };
}

/** All numbers of a state. @param {State} state @param {Checkpoint} checkpoint @returns {Result} */
export function compute({ text, cuts }, checkpoint) {
  const { words, ids, label } = read(text);
  const copies = copiesOf(ids);
  const { run, cost } = uncut(checkpoint, ids, copies);
  const whole = seenIn(run, ids, label, copies);
  const seen = cuts.length ? seenIn(forward(checkpoint, ids, cuts), ids, label, copies) : whole;
  return { ...{ words, ids, copies, cost, whole }, ...seen };
}
