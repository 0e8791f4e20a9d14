// A language model of Llama's layout, read from a GGUF file in one memory: the file as it is, then the workings.
// What came into each layer is kept for every token, so that a text is read again only from the layer of a cut on.

import { Q4_1, Q8_0, readHeader } from "./gguf.js";

const FILE = 65536; // where the file lies; before it is the kernel's own
const PAGE = 65536;
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

/** Bytes kept for each token read: a key and a value for each shared head in each layer, float32. @param {Sizes} sizes */
export const bytesPerToken = ({ layers, shared, each }) => layers * 2 * shared * each * 4;

const NO_MEMORY = "This browser has too little memory for the model.";

export class Decoder {
  /** @type {Sizes} known once the file is open */
  sizes = Object.create(null);
  /** @type {Record<string, number>[]} where each layer's weights lie */
  layers = [];
  /** @type {Record<string, number>} where the workings lie */
  places = {};
  /** @type {number[]} the text in memory */
  ids = [];
  /** 1 for each head that is cut: [layer, head] */
  cut = new Uint8Array();
  /** Of the last token: [layer, head][place], rows `room` apart. */
  attention = new Float32Array();
  /** The rotary angles' cosines and sines: [place][pair] */
  cos = new Float32Array();
  sin = new Float32Array();
  /** Where the table of embeddings and the last norm lie. */
  table = 0;
  lastNorm = 0;

  /** Memory for a file of `size` bytes. @param {number} size @param {BufferSource} wasm the kernel */
  constructor(size, wasm) {
    try {
      this.memory = new WebAssembly.Memory({ initial: Math.ceil((FILE + size) / PAGE) });
    } catch {
      throw new Error(NO_MEMORY);
    }
    const imports = { env: { memory: this.memory } };
    /** @type {any} */
    this.kernel = new WebAssembly.Instance(new WebAssembly.Module(wasm), imports).exports;
    this.size = size;
  }

  /** The file's place, to be filled piece by piece. */
  get file() {
    return new Uint8Array(this.memory.buffer, FILE, this.size);
  }

  /** Once the file is whole: read its header and make room for the workings. Returns the header's fields. */
  open() {
    const header = readHeader(this.file);
    const s = sizesOf(header);
    this.sizes = s;
    const at = (/** @type {string} */ name) => FILE + header.tensors[`${name}.weight`].at;
    this.layers = Array.from(
      { length: s.layers },
      (_, l) =>
        Object.fromEntries([...MATRICES, ...NORMS].map((name) => [name, at(`blk.${l}.${name}`)])),
    );
    this.table = at("token_embd");
    this.lastNorm = at("output_norm");
    this.#reserve(s);
    this.cut = new Uint8Array(s.layers * s.heads);
    this.attention = new Float32Array(s.layers * s.heads * s.room);
    this.#turns(s);
    return header.fields;
  }

  /** @param {Sizes} s */
  #reserve({ layers, heads, shared, width, each, inner, words, room }) {
    let end = Math.ceil((FILE + this.size) / 64) * 64;
    const take = (/** @type {number} */ numbers) =>
      (end += Math.ceil(numbers / 16) * 64, end) -
      Math.ceil(numbers / 16) * 64;
    const widest = Math.max(width, inner);
    this.places = {
      x: take(BATCH * width), // the states of a batch
      normed: take(BATCH * width),
      query: take(BATCH * heads * each),
      blended: take(BATCH * heads * each),
      gate: take(BATCH * inner),
      up: take(BATCH * inner),
      numbers: take(BATCH * widest / 2), // inputs in 16 bits, and their pairs
      pairs: take(BATCH * widest / 16),
      weights: take(room),
      row: take(widest),
      logits: take(words),
      kept: take(layers * 2 * room * shared * each), // keys, then values, layer by layer
      states: take(layers * room * width), // what came into each layer
    };
    const more = Math.ceil(end / PAGE) - this.memory.buffer.byteLength / PAGE;
    try {
      if (more > 0) this.memory.grow(more);
    } catch {
      throw new Error(NO_MEMORY);
    }
  }

  /** Rotary angles of each position. @param {Sizes} s */
  #turns({ room, each, base }) {
    const half = each / 2;
    this.cos = new Float32Array(room * half);
    this.sin = new Float32Array(room * half);
    for (let i = 0; i < room * half; i++) {
      const angle = Math.floor(i / half) * base ** (-(i % half) / half);
      [this.cos[i], this.sin[i]] = [Math.cos(angle), Math.sin(angle)];
    }
  }

  /** @param {number} at @param {number} n */
  floats(at, n) {
    return new Float32Array(this.memory.buffer, at, n);
  }

  /** RMSNorm of n tokens. @param {number} out @param {number} x @param {number} weight @param {number} n */
  #norm(out, x, weight, n) {
    const { width, eps } = this.sizes;
    const gain = this.floats(weight, width);
    for (let t = 0; t < n; t++) {
      const from = this.floats(x + t * width * 4, width);
      const to = this.floats(out + t * width * 4, width);
      let sum = 0;
      for (let i = 0; i < width; i++) sum += from[i] * from[i];
      const scale = 1 / Math.sqrt(sum / width + eps);
      for (let i = 0; i < width; i++) to[i] = from[i] * scale * gain[i];
    }
  }

  /** Make the inputs of n tokens ready for #multiply. @param {number} x @param {number} count */
  #pack(x, count) {
    this.kernel.pack(this.places.numbers, this.places.pairs, x, count);
  }

  /** y = x Wᵀ for n tokens. @param {number} y @param {number} w @param {number} n @param {number} rows @param {number} cols */
  #multiply(y, w, n, rows, cols, nibbles = true) {
    const { numbers, pairs, row } = this.places;
    this.kernel.multiply(y, rows * 4, w, numbers, pairs, n, rows, cols, nibbles, row);
  }

  /** Turn the heads of one token to its position; neighbouring numbers are a pair. @param {number} at @param {number} heads @param {number} position */
  #turn(at, heads, position) {
    const half = this.sizes.each / 2;
    const x = this.floats(at, heads * half * 2);
    for (let i = 0; i < heads * half; i++) {
      const angle = position * half + i % half;
      const [c, s, u, v] = [this.cos[angle], this.sin[angle], x[2 * i], x[2 * i + 1]];
      x[2 * i] = u * c - v * s;
      x[2 * i + 1] = u * s + v * c;
    }
  }

  /** @param {number} x @param {number} y @param {number} n */
  #add(x, y, n) {
    const [to, from] = [this.floats(x, n), this.floats(y, n)];
    for (let i = 0; i < n; i++) to[i] += from[i];
  }

  /** A token's row of the table, from blocks of a scale and 32 signed bytes. @param {number} id @param {number} to */
  #embed(id, to) {
    const { width } = this.sizes;
    const [x, view] = [this.floats(to, width), new DataView(this.memory.buffer)];
    for (let i = 0, w = this.table + id * width / 32 * 34; i < width; i += 32, w += 34) {
      const bits = view.getUint16(w, true);
      const [exponent, rest] = [(bits >> 10) & 31, bits & 1023];
      const size = exponent ? (1024 + rest) * 2 ** (exponent - 25) : rest * 2 ** -24;
      const scale = bits & 32768 ? -size : size;
      for (let j = 0; j < 32; j++) x[i + j] = scale * view.getInt8(w + 2 + j);
    }
  }

  /** What came into layer l, of n tokens from `past` on. @param {number} l @param {number} past @param {number} n */
  #state(l, past, n) {
    const { room, width } = this.sizes;
    return this.floats(this.places.states + (l * room + past) * width * 4, n * width);
  }

  /** Read at most BATCH tokens that stand at `past` and on, from layer `from` on. @param {number[]} ids @param {number} past */
  #step(ids, past, from = 0) {
    const { layers, width } = this.sizes;
    const [{ x }, n] = [this.places, ids.length];
    if (from) this.floats(x, n * width).set(this.#state(from, past, n));
    else ids.forEach((id, t) => this.#embed(id, x + t * width * 4));
    for (let l = from; l < layers; l++) {
      this.#state(l, past, n).set(this.floats(x, n * width));
      this.#attend(l, past, n);
      this.#feedForward(l, n);
    }
  }

  /** x ← x + MultiHead(norm(x)). @param {number} l @param {number} past @param {number} n */
  #attend(l, past, n) {
    const { heads, shared, width, each, room } = this.sizes;
    const { x, normed, query, blended, kept } = this.places;
    const [w, bytes] = [this.layers[l], shared * each * 4];
    const keys = kept + l * 2 * room * bytes;
    const values = keys + room * bytes;
    this.#norm(normed, x, w.attn_norm, n);
    this.#pack(normed, n * width);
    this.#multiply(query, w.attn_q, n, heads * each, width);
    this.#multiply(keys + past * bytes, w.attn_k, n, shared * each, width);
    this.#multiply(values + past * bytes, w.attn_v, n, shared * each, width);
    for (let t = 0; t < n; t++) {
      this.#turn(query + t * heads * each * 4, heads, past + t);
      this.#turn(keys + (past + t) * bytes, shared, past + t);
      for (let h = 0; h < heads; h++) this.#head(l, h, t, past, keys, values, t === n - 1);
    }
    this.#pack(blended, n * heads * each);
    this.#multiply(normed, w.attn_output, n, width, heads * each);
    this.#add(x, normed, n * width);
  }

  /** One query of one head, over all tokens up to its own. @param {number} l @param {number} h @param {number} t @param {number} past @param {number} keys @param {number} values @param {boolean} last */
  #head(l, h, t, past, keys, values, last) {
    const { heads, shared, each, room } = this.sizes;
    const { query, blended, weights } = this.places;
    const [bytes, mine] = [each * 4, (t * heads + h) * each * 4];
    const group = Math.floor(h / (heads / shared)) * bytes; // heads of a group share a key and a value
    const n = past + t + 1;
    const stride = shared * bytes;
    this.kernel.scores(weights, query + mine, keys + group, n, stride, bytes, 1 / Math.sqrt(each));
    const p = this.floats(weights, n);
    softmax(p);
    if (last) this.attention.set(p, (l * heads + h) * room);
    if (this.cut[l * heads + h]) this.floats(blended + mine, each).fill(0);
    else this.kernel.blend(blended + mine, weights, values + group, n, stride, bytes);
  }

  /** x ← x + SwiGLU(norm(x)). @param {number} l @param {number} n */
  #feedForward(l, n) {
    const { width, inner } = this.sizes;
    const { x, normed, gate, up } = this.places;
    const w = this.layers[l];
    this.#norm(normed, x, w.ffn_norm, n);
    this.#pack(normed, n * width);
    this.#multiply(gate, w.ffn_gate, n, inner, width);
    this.#multiply(up, w.ffn_up, n, inner, width);
    const [g, u] = [this.floats(gate, n * inner), this.floats(up, n * inner)];
    for (let i = 0; i < g.length; i++) g[i] = (g[i] / (1 + Math.exp(-g[i]))) * u[i];
    this.#pack(gate, n * inner);
    this.#multiply(normed, w.ffn_down, n, width, inner);
    this.#add(x, normed, n * width);
  }

  /** A state's logits: the last norm, then the table of embeddings. @param {number} x */
  #unembed(x) {
    const { width, words } = this.sizes;
    const { normed, logits } = this.places;
    this.#norm(normed, x, this.lastNorm, 1);
    this.#pack(normed, width);
    this.#multiply(logits, this.table, 1, words, width, false);
    return this.floats(logits, words).slice();
  }

  /**
   * The parts of work, batch by batch, that lead to the next token's logits after `ids`: what is in memory is not
   * read again; after a cut, only from its layer on. The last value is the answer. Where it is left early, what was
   * not read is forgotten.
   * @param {number[]} ids
   * @param {Uint8Array} cut 1 for each head that is cut: [layer, head]
   * @returns {Generator<void, Float32Array, void>}
   */
  *read(ids, cut) {
    const { heads, room, words, width } = this.sizes;
    if (ids.length === 0 || ids.length > room) {
      throw new Error(`A text has 1 to ${room} tokens; got ${ids.length}.`);
    }
    const strange = ids.find((id) => !(Number.isInteger(id) && id >= 0 && id < words));
    if (strange !== undefined) {
      throw new Error(`A token is a number from 0 to ${words - 1}; got ${strange}.`);
    }
    const changed = cut.findIndex((value, i) => value !== this.cut[i]);
    const from = changed < 0 ? this.sizes.layers : Math.floor(changed / heads);
    let same = 0;
    while (same < ids.length && ids[same] === this.ids[same]) same++;
    if (same === ids.length && (changed < 0 || this.ids.length > same)) same--; // the last token's x is needed
    this.cut = Uint8Array.from(cut);
    this.ids = []; // until all is read
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
    return this.#unembed(this.places.x + (end - start - 1) * width * 4);
  }

  /** The weights of the last token that was read: [layer, head][place]. */
  looks() {
    const [n, { layers, heads, room }] = [this.ids.length, this.sizes];
    const weights = new Float32Array(layers * heads * n);
    for (let h = 0; h < layers * heads; h++) {
      weights.set(this.attention.subarray(h * room, h * room + n), h * n);
    }
    return weights;
  }

  /** What the model would say after each layer but the last: the logits of the last token's states. */
  *lens() {
    for (let l = 1; l < this.sizes.layers; l++) {
      yield this.#unembed(this.#state(l, this.ids.length - 1, 1).byteOffset);
    }
  }
}

/** In place. @param {Float32Array} x */
export function softmax(x) {
  let [most, sum] = [-Infinity, 0];
  for (const value of x) if (value > most) most = value;
  for (let i = 0; i < x.length; i++) sum += x[i] = Math.exp(x[i] - most);
  for (let i = 0; i < x.length; i++) x[i] /= sum;
  return x;
}
