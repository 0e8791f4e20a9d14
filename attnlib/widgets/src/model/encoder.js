// An encoder of BERT's layout, read from a GGUF file in one memory: every token attends to every other.

import { F32, Q8_0 } from "./gguf.js";
import { checkIds, softmax } from "./workspace.js";

const ROOM = 64; // tokens of a text
const MATRICES = ["attn_q", "attn_k", "attn_v", "attn_output", "ffn_up", "ffn_down"];
const NORMS = ["attn_output_norm", "layer_output_norm"];
const TABLES = ["position_embd", "token_types", "token_embd_norm"];

/** @typedef {{layers: number, heads: number, width: number, each: number, inner: number, words: number, room: number, eps: number}} Sizes */

/** Each tensor that is read, and its kind. @param {number} layers @returns {[string, number][]} */
function wanted(layers) {
  const whole = (/** @type {string} */ name, kind = F32) => /** @type {[string, number][]} */ ([
    [`${name}.weight`, kind],
    [`${name}.bias`, F32],
  ]);
  const block = (/** @type {number} */ l) => [
    ...MATRICES.flatMap((name) => whole(`blk.${l}.${name}`, Q8_0)),
    ...NORMS.flatMap((name) => whole(`blk.${l}.${name}`)),
  ];
  return [
    ["token_embd.weight", Q8_0],
    ...TABLES.flatMap((name) => whole(name)).filter(([name]) => !/(embd|types).bias/.test(name)),
    ...Array.from({ length: layers }, (_, l) => block(l)).flat(),
  ];
}

/** The sizes of a file's model; other layouts than BERT's are refused. @param {import("./gguf.js").Header} header @returns {Sizes} */
function sizesOf({ fields, tensors }) {
  const of = (/** @type {string} */ name) => fields[`bert.${name}`];
  const [width, heads] = [of("embedding_length"), of("attention.head_count")];
  const sizes = {
    layers: of("block_count"),
    heads,
    width,
    each: width / heads,
    inner: of("feed_forward_length"),
    words: fields["tokenizer.ggml.tokens"]?.length,
    room: Math.min(ROOM, of("context_length")),
    eps: of("attention.layer_norm_epsilon"),
  };
  const whole = Object.values(sizes).every(Number.isFinite) && width % 32 === 0 &&
    sizes.inner % 32 === 0 && sizes.each % 4 === 0;
  if (!whole || wanted(sizes.layers).some(([name, kind]) => tensors[name]?.type !== kind)) {
    throw new Error(
      "This GGUF file holds another kind of model. Needed: BERT's layout, matrices in Q8_0, all else in F32.",
    );
  }
  return sizes;
}

/** x Φ(x), with Φ to 1.5e-7 (Abramowitz and Stegun 7.1.26). @param {number} x */
function gelu(x) {
  const z = Math.abs(x) / Math.SQRT2, t = 1 / (1 + 0.3275911 * z);
  const sum = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t +
    0.254829592) * t;
  const tail = sum * Math.exp(-z * z) / 2;
  return x * (x < 0 ? tail : 1 - tail);
}

export class Encoder {
  /** @param {import("./workspace.js").Workspace} space with the whole file @param {import("./gguf.js").Header} header */
  constructor(space, header) {
    const s = sizesOf(header);
    this.space = space;
    this.sizes = s;
    /** Where each tensor lies. */
    this.at = Object.fromEntries(
      wanted(s.layers).map(([name]) => [name, space.at(header, name)]),
    );
    const [all, widest] = [s.room * s.width, s.room * Math.max(s.width, s.inner)];
    space.reserve({
      ...{ x: all, query: all, key: all, value: all, blended: all, added: all },
      inner: s.room * s.inner,
      numbers: widest / 2, // inputs in 16 bits, and their pairs
      pairs: widest / 16,
      weights: s.room,
      row: Math.max(s.width, s.inner),
    });
  }

  /** y = x Wᵀ + b for n tokens whose inputs are packed. @param {number} y @param {string} name @param {number} n @param {number} rows @param {number} cols */
  #linear(y, name, n, rows, cols) {
    this.space.multiply(y, this.at[`${name}.weight`], n, rows, cols, false);
    const [to, bias] = [
      this.space.floats(y, n * rows),
      this.space.floats(this.at[`${name}.bias`], rows),
    ];
    for (let i = 0; i < to.length; i++) to[i] += bias[i % rows];
  }

  /** x ← LayerNorm(x) for n tokens. @param {string} name @param {number} n */
  #norm(name, n) {
    const { width, eps } = this.sizes;
    const [gain, bias] = ["weight", "bias"].map((kind) =>
      this.space.floats(this.at[`${name}.${kind}`], width)
    );
    for (let t = 0; t < n; t++) {
      const x = this.space.floats(this.space.places.x + t * width * 4, width);
      const mean = x.reduce((a, b) => a + b) / width;
      const scale = 1 / Math.sqrt(x.reduce((a, b) => a + (b - mean) ** 2, 0) / width + eps);
      for (let i = 0; i < width; i++) x[i] = (x[i] - mean) * scale * gain[i] + bias[i];
    }
  }

  /** Token, position and type. @param {number[]} ids */
  #embed(ids) {
    const [{ width }, { x }] = [this.sizes, this.space.places];
    ids.forEach((id, t) =>
      this.space.embed(this.at["token_embd.weight"], id, x + t * width * 4, width)
    );
    this.space.add(x, this.at["position_embd.weight"], ids.length * width);
    ids.forEach((_, t) => this.space.add(x + t * width * 4, this.at["token_types.weight"], width));
    this.#norm("token_embd_norm", ids.length);
  }

  /** x ← LayerNorm(x + MultiHead(x)). @param {number} l @param {number} n @param {Float32Array} weights of the layer: [head, query, key] */
  #attend(l, n, weights) {
    const { heads, width, each } = this.sizes;
    const { x, query, key, value, blended, added, weights: row } = this.space.places;
    this.space.pack(x, n * width);
    for (
      const [y, name]
        of /** @type {[number, string][]} */ ([[query, "q"], [key, "k"], [value, "v"]])
    ) {
      this.#linear(y, `blk.${l}.attn_${name}`, n, width, width);
    }
    for (let h = 0; h < heads; h++) {
      for (let t = 0; t < n; t++) {
        const [own, mine] = [h * each * 4, (t * width + h * each) * 4];
        const { scores, blend } = this.space.kernel;
        scores(row, query + mine, key + own, n, width * 4, each * 4, 1 / Math.sqrt(each));
        weights.set(softmax(this.space.floats(row, n)), (h * n + t) * n);
        blend(blended + mine, row, value + own, n, width * 4, each * 4);
      }
    }
    this.space.pack(blended, n * width);
    this.#linear(added, `blk.${l}.attn_output`, n, width, width);
    this.space.add(x, added, n * width);
    this.#norm(`blk.${l}.attn_output_norm`, n);
  }

  /** x ← LayerNorm(x + W₂ gelu(W₁ x)). @param {number} l @param {number} n */
  #feedForward(l, n) {
    const [{ width, inner }, places] = [this.sizes, this.space.places];
    this.space.pack(places.x, n * width);
    this.#linear(places.inner, `blk.${l}.ffn_up`, n, inner, width);
    const between = this.space.floats(places.inner, n * inner);
    between.forEach((value, i) => (between[i] = gelu(value)));
    this.space.pack(places.inner, n * inner);
    this.#linear(places.added, `blk.${l}.ffn_down`, n, width, inner);
    this.space.add(places.x, places.added, n * width);
    this.#norm(`blk.${l}.layer_output_norm`, n);
  }

  /**
   * Read a text layer by layer; last come all weights, [layer, head, query, key], and the states, [token, number].
   * @param {number[]} ids @returns {Generator<void, {weights: Float32Array, states: Float32Array}, void>}
   */
  *read(ids) {
    const [{ layers, heads, width }, n] = [this.sizes, ids.length];
    checkIds(ids, this.sizes);
    const weights = new Float32Array(layers * heads * n * n);
    this.#embed(ids);
    for (let l = 0; l < layers; l++) {
      this.#attend(l, n, weights.subarray(l * heads * n * n));
      this.#feedForward(l, n);
      yield;
    }
    return { weights, states: this.space.floats(this.space.places.x, n * width).slice() };
  }
}
