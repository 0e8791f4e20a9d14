// A language model of Llama's layout, read from a GGUF file in one memory: the file as it is, then the workings.
// What came into each layer is kept for every token, so that a text is read again only from the layer of a cut on.

import { Q4_1, Q8_0 } from "./gguf.js";
import { checkIds, softmax } from "./workspace.js";

const BATCH = 32; // tokens read at a time
const ROOM = 1024; // tokens kept, or as many as the model was trained for
const [MATRICES, NORMS] = [
  ["attn_q", "attn_k", "attn_v", "attn_output", "ffn_gate", "ffn_up", "ffn_down"],
  ["attn_norm", "ffn_norm"],
];

/**
 * @typedef {object} Sizes
 * @property {number} layers
 * @property {number} heads
 * @property {number} shared heads that have keys and values
 * @property {number} width d_model
 * @property {number} each d_k, numbers of one head
 * @property {number} inner d_ff
 * @property {number} words of the vocabulary
 * @property {number} room tokens kept
 * @property {number} base of the rotary angles
 * @property {number} eps what the norms add to the mean square
 */

/** The sizes of a file's model; other layouts than Llama's are refused. @param {import("./gguf.js").Header} header @returns {Sizes} */
export function sizesOf({ fields, tensors }) {
  const of = (/** @type {string} */ name) => fields[`llama.${name}`];
  const [width, heads] = [of("embedding_length"), of("attention.head_count")];
  const sizes = {
    layers: of("block_count"),
    heads,
    shared: of("attention.head_count_kv"),
    width,
    each: width / heads,
    inner: of("feed_forward_length"),
    words: of("vocab_size"),
    room: Math.min(ROOM, of("context_length")),
    base: of("rope.freq_base"),
    eps: of("attention.layer_norm_rms_epsilon"),
  };
  const types = Array.from(
    { length: sizes.layers },
    (_, l) => MATRICES.map((name) => tensors[`blk.${l}.${name}.weight`]?.type),
  ).flat();
  const fits = fields["general.architecture"] === "llama" && types.every((type) => type === Q4_1) &&
    tensors["token_embd.weight"]?.type === Q8_0 && !tensors["output.weight"];
  const whole = Object.values(sizes).every(Number.isFinite) && width % 32 === 0 &&
    sizes.inner % 32 === 0 && sizes.each % 4 === 0;
  if (!fits || !whole) {
    throw new Error(
      "This GGUF file holds another kind of model. Needed: Llama's layout, matrices in Q4_1, one table of embeddings in Q8_0.",
    );
  }
  return sizes;
}

export class Decoder {
  /** @type {number[]} the text in memory */
  ids = [];
  /** The weights of the last token: [layer, head][place] */
  attention = new Float32Array();

  /** @param {import("./workspace.js").Workspace} space with the whole file @param {import("./gguf.js").Header} header */
  constructor(space, header) {
    const s = sizesOf(header);
    this.space = space;
    this.sizes = s;
    const at = (/** @type {string} */ name) => space.at(header, `${name}.weight`);
    /** Where each layer's weights lie. */
    this.layers = Array.from(
      { length: s.layers },
      (_, l) =>
        Object.fromEntries([...MATRICES, ...NORMS].map((name) => [name, at(`blk.${l}.${name}`)])),
    );
    this.table = at("token_embd");
    this.lastNorm = at("output_norm");
    this.#reserve(s);
    /** 1 for each head that is cut: [layer, head] */
    this.cut = new Uint8Array(s.layers * s.heads);
    const half = s.each / 2;
    const angles = Float64Array.from(
      { length: s.room * half },
      (_, i) => Math.floor(i / half) * s.base ** (-(i % half) / half),
    );
    /** The rotary angles' cosines and sines: [place][pair] */
    this.cos = Float32Array.from(angles, Math.cos);
    this.sin = Float32Array.from(angles, Math.sin);
  }

  /** @param {Sizes} s */
  #reserve({ layers, heads, shared, width, each, inner, words, room }) {
    const widest = Math.max(width, inner);
    this.space.reserve({
      x: BATCH * width, // the states of a batch
      normed: BATCH * width,
      query: BATCH * heads * each,
      blended: BATCH * heads * each,
      gate: BATCH * inner,
      up: BATCH * inner,
      numbers: BATCH * widest / 2, // inputs in 16 bits, and their pairs
      pairs: BATCH * widest / 16,
      weights: room,
      row: widest,
      logits: words,
      kept: layers * 2 * room * shared * each, // keys, then values, layer by layer
      states: layers * room * width, // what came into each layer
    });
  }

  /** RMSNorm of n tokens. @param {number} out @param {number} x @param {number} weight @param {number} n */
  #norm(out, x, weight, n) {
    const { width, eps } = this.sizes;
    const gain = this.space.floats(weight, width);
    for (let t = 0; t < n; t++) {
      const from = this.space.floats(x + t * width * 4, width);
      const to = this.space.floats(out + t * width * 4, width);
      let sum = 0;
      for (let i = 0; i < width; i++) sum += from[i] * from[i];
      const scale = 1 / Math.sqrt(sum / width + eps);
      for (let i = 0; i < width; i++) to[i] = from[i] * scale * gain[i];
    }
  }

  /** Turn the heads of one token to its position; neighbouring numbers are a pair. @param {number} at @param {number} heads @param {number} position */
  #turn(at, heads, position) {
    const half = this.sizes.each / 2;
    const x = this.space.floats(at, heads * half * 2);
    for (let i = 0; i < heads * half; i++) {
      const angle = position * half + i % half;
      const [c, s, u, v] = [this.cos[angle], this.sin[angle], x[2 * i], x[2 * i + 1]];
      x[2 * i] = u * c - v * s;
      x[2 * i + 1] = u * s + v * c;
    }
  }

  /** What came into layer l, of n tokens from `past` on. @param {number} l @param {number} past @param {number} n */
  #state(l, past, n) {
    const { room, width } = this.sizes;
    return this.space.floats(this.space.places.states + (l * room + past) * width * 4, n * width);
  }

  /** Read at most BATCH tokens that stand at `past` and on, from layer `from` on. @param {number[]} ids @param {number} past */
  #step(ids, past, from = 0) {
    const { layers, width } = this.sizes;
    const [{ x }, n] = [this.space.places, ids.length];
    if (from) this.space.floats(x, n * width).set(this.#state(from, past, n));
    else ids.forEach((id, t) => this.space.embed(this.table, id, x + t * width * 4, width));
    for (let l = from; l < layers; l++) {
      this.#state(l, past, n).set(this.space.floats(x, n * width));
      this.#attend(l, past, n);
      this.#feedForward(l, n);
    }
  }

  /** x ← x + MultiHead(norm(x)). @param {number} l @param {number} past @param {number} n */
  #attend(l, past, n) {
    const { heads, shared, width, each, room } = this.sizes;
    const { x, normed, query, blended, kept } = this.space.places;
    const [w, bytes] = [this.layers[l], shared * each * 4];
    const keys = kept + l * 2 * room * bytes;
    const values = keys + room * bytes;
    this.#norm(normed, x, w.attn_norm, n);
    this.space.pack(normed, n * width);
    this.space.multiply(query, w.attn_q, n, heads * each, width, true);
    this.space.multiply(keys + past * bytes, w.attn_k, n, shared * each, width, true);
    this.space.multiply(values + past * bytes, w.attn_v, n, shared * each, width, true);
    for (let t = 0; t < n; t++) {
      this.#turn(query + t * heads * each * 4, heads, past + t);
      this.#turn(keys + (past + t) * bytes, shared, past + t);
      for (let h = 0; h < heads; h++) this.#head(l, h, t, past, keys, values);
    }
    this.space.pack(blended, n * heads * each);
    this.space.multiply(normed, w.attn_output, n, width, heads * each, true);
    this.space.add(x, normed, n * width);
  }

  /** One query of one head, over all tokens up to its own. @param {number} l @param {number} h @param {number} t @param {number} past @param {number} keys @param {number} values */
  #head(l, h, t, past, keys, values) {
    const { layers, heads, shared, each } = this.sizes;
    const { query, blended, weights } = this.space.places;
    const [bytes, mine] = [each * 4, (t * heads + h) * each * 4];
    const group = Math.floor(h / (heads / shared)) * bytes; // heads of a group share a key and a value
    const n = past + t + 1;
    const stride = shared * bytes;
    this.space.kernel.scores(
      weights,
      query + mine,
      keys + group,
      n,
      stride,
      bytes,
      1 / Math.sqrt(each),
    );
    const p = this.space.floats(weights, n);
    softmax(p);
    if (this.attention.length === layers * heads * n) this.attention.set(p, (l * heads + h) * n);
    if (this.cut[l * heads + h]) this.space.floats(blended + mine, each).fill(0);
    else this.space.kernel.blend(blended + mine, weights, values + group, n, stride, bytes);
  }

  /** x ← x + SwiGLU(norm(x)). @param {number} l @param {number} n */
  #feedForward(l, n) {
    const { width, inner } = this.sizes;
    const { x, normed, gate, up } = this.space.places;
    const w = this.layers[l];
    this.#norm(normed, x, w.ffn_norm, n);
    this.space.pack(normed, n * width);
    this.space.multiply(gate, w.ffn_gate, n, inner, width, true);
    this.space.multiply(up, w.ffn_up, n, inner, width, true);
    const [g, u] = [this.space.floats(gate, n * inner), this.space.floats(up, n * inner)];
    for (let i = 0; i < g.length; i++) g[i] = (g[i] / (1 + Math.exp(-g[i]))) * u[i];
    this.space.pack(gate, n * inner);
    this.space.multiply(normed, w.ffn_down, n, width, inner, true);
    this.space.add(x, normed, n * width);
  }

  /** A state's logits: the last norm, then the table of embeddings. @param {number} x */
  #unembed(x) {
    const { width, words } = this.sizes;
    const { normed, logits } = this.space.places;
    this.#norm(normed, x, this.lastNorm, 1);
    this.space.pack(normed, width);
    this.space.multiply(logits, this.table, 1, words, width, false);
    return this.space.floats(logits, words).slice();
  }

  /**
   * The parts of work, batch by batch, that lead to the next token's logits after `ids`: what is in memory is not
   * read again; after a cut, only from its layer on. The last value is the answer. Where it is left early, what was
   * not read is forgotten.
   * @param {number[]} ids
   * @param {Uint8Array} cut 1 for each head that is cut: [layer, head]
   * @returns {Generator<void, {logits: Float32Array, attention: Float32Array}, void>}
   */
  *read(ids, cut) {
    const { layers, heads, width } = this.sizes;
    checkIds(ids, this.sizes);
    const changed = cut.findIndex((value, i) => value !== this.cut[i]);
    const from = changed < 0 ? layers : Math.floor(changed / heads);
    let same = 0;
    while (same < ids.length && ids[same] === this.ids[same]) same++;
    if (same === ids.length && (changed < 0 || this.ids.length > same)) same--; // the last token's x is needed
    this.cut = Uint8Array.from(cut);
    this.ids = []; // until all is read
    const size = layers * heads * ids.length;
    if (this.attention.length !== size) this.attention = new Float32Array(size);
    const batches = [];
    if (changed >= 0) {
      for (let at = 0; at < same; at += BATCH) batches.push([at, Math.min(at + BATCH, same), from]);
    }
    for (let at = same; at < ids.length; at += BATCH) {
      batches.push([at, Math.min(at + BATCH, ids.length), 0]);
    }
    for (const [start, end, layer] of batches) {
      this.#step(ids.slice(start, end), start, layer);
      yield;
    }
    this.ids = ids.slice();
    const [start, end] = batches[batches.length - 1];
    const logits = this.#unembed(this.space.places.x + (end - start - 1) * width * 4);
    return { logits, attention: this.attention };
  }

  /** What the model would say after each layer but the last: the logits of the last token's states. */
  *lens() {
    for (let l = 1; l < this.sizes.layers; l++) {
      yield this.#unembed(this.#state(l, this.ids.length - 1, 1).byteOffset);
    }
  }
}
