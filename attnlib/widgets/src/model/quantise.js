// BERT's weights, published as safetensors in float32, as a GGUF file with matrices in Q8_0: a quarter of the bytes.
// `deno run quantise.js FOLDER FILE` reads model.safetensors, config.json and vocab.txt; the book's build runs it.

import { F32, Q8_0 } from "./gguf.js";

const [U32, FLOAT, TEXT, ARRAY, I32] = [4, 6, 8, 9, 5];
const BLOCK = 32;
const NAMES = {
  "embeddings.word_embeddings": "token_embd",
  "embeddings.position_embeddings": "position_embd",
  "embeddings.token_type_embeddings": "token_types",
  "embeddings.LayerNorm": "token_embd_norm",
  "attention.self.query": "attn_q",
  "attention.self.key": "attn_k",
  "attention.self.value": "attn_v",
  "attention.output.dense": "attn_output",
  "attention.output.LayerNorm": "attn_output_norm",
  "intermediate.dense": "ffn_up",
  "output.dense": "ffn_down",
  "output.LayerNorm": "layer_output_norm",
};

/** A tensor's name in GGUF; undefined where it is not needed. @param {string} name */
function renamed(name) {
  const [, layer, part, kind] = name.match(/^(?:encoder\.layer\.(\d+)\.)?(.*)\.(weight|bias)$/) ??
    [];
  const own = NAMES[/** @type {keyof typeof NAMES} */ (part)];
  return own && `${layer ? `blk.${layer}.` : ""}${own}.${kind}`;
}

/** Blocks of a scale in float16 and 32 signed bytes. @param {Float32Array} x */
export function blocks(x) {
  const bytes = new Uint8Array(x.length / BLOCK * 34);
  const view = new DataView(bytes.buffer);
  for (let i = 0, at = 0; i < x.length; i += BLOCK, at += 34) {
    let most = 0;
    for (let j = i; j < i + BLOCK; j++) most = Math.max(most, Math.abs(x[j]));
    view.setFloat16(at, most / 127, true);
    const scale = view.getFloat16(at, true);
    for (let j = 0; j < BLOCK && scale; j++) {
      view.setInt8(at + 2 + j, Math.max(-127, Math.min(127, Math.round(x[i + j] / scale))));
    }
  }
  return bytes;
}

/** Bytes one after the other. */
function writer() {
  /** @type {Uint8Array[]} */
  const parts = [];
  let size = 0;
  const bytes = (/** @type {Uint8Array} */ part) => (parts.push(part), size += part.length);
  const number = (/** @type {number} */ length, /** @type {(view: DataView) => void} */ put) => {
    const part = new Uint8Array(length);
    put(new DataView(part.buffer));
    bytes(part);
  };
  const word = (/** @type {number} */ x) => number(4, (view) => view.setUint32(0, x, true));
  const long = (/** @type {number} */ x) =>
    number(8, (view) => view.setBigUint64(0, BigInt(x), true));
  const text = (/** @type {string} */ x) => {
    const part = new TextEncoder().encode(x);
    long(part.length), bytes(part);
  };
  /** @type {Record<number, (x: any) => void>} */
  const scalar = {
    ...{ [U32]: word, [I32]: word, [TEXT]: text },
    [FLOAT]: (x) => number(4, (view) => view.setFloat32(0, x, true)),
  };
  const field = (/** @type {string} */ name, /** @type {number} */ kind, /** @type {any} */ x) => {
    text(name), word(Array.isArray(x) ? ARRAY : kind);
    if (!Array.isArray(x)) return scalar[kind](x);
    word(kind), long(x.length), x.forEach(scalar[kind]);
  };
  const align = () => bytes(new Uint8Array(-size & 31));
  return { bytes, word, long, text, field, align, parts };
}

/** What the file says of itself. @param {any} config @param {string[]} vocabulary @returns {[string, number, any][]} */
function fieldsOf(config, vocabulary) {
  const special = vocabulary.map((token) => /^\[(PAD|UNK|CLS|SEP|MASK)\]$/.test(token));
  const piece = (/** @type {string} */ token) =>
    token.startsWith("##") ? token.slice(2) : `\u2581${token}`;
  return [
    ["general.architecture", TEXT, "bert"],
    ["bert.block_count", U32, config.num_hidden_layers],
    ["bert.context_length", U32, config.max_position_embeddings],
    ["bert.embedding_length", U32, config.hidden_size],
    ["bert.feed_forward_length", U32, config.intermediate_size],
    ["bert.attention.head_count", U32, config.num_attention_heads],
    ["bert.attention.layer_norm_epsilon", FLOAT, config.layer_norm_eps],
    ["tokenizer.ggml.model", TEXT, "bert"],
    [
      "tokenizer.ggml.tokens",
      TEXT,
      vocabulary.map((token, i) => special[i] ? token : piece(token)),
    ],
    ["tokenizer.ggml.token_type", I32, special.map((is) => is ? 3 : 1)],
  ];
}

/** The file. @param {Uint8Array<ArrayBuffer>} weights safetensors @param {any} config @param {string[]} vocabulary */
export function quantised(weights, config, vocabulary) {
  const start = 8 + Number(new DataView(weights.buffer).getBigUint64(0, true));
  const header = JSON.parse(new TextDecoder().decode(weights.subarray(8, start)));
  const tensors = Object.entries(header).flatMap(([theirs, { shape, data_offsets }]) => {
    const name = renamed(theirs);
    if (!name) return [];
    const bytes = weights.slice(start + data_offsets[0], start + data_offsets[1]);
    const small = shape.length === 2 && !/^(position|token_types)/.test(name);
    const data = small ? blocks(new Float32Array(bytes.buffer)) : bytes;
    return [{ name, shape: shape.toReversed(), kind: small ? Q8_0 : F32, data }];
  });
  const [out, fields] = [writer(), fieldsOf(config, vocabulary)];
  out.word(0x46554747), out.word(3), out.long(tensors.length), out.long(fields.length);
  for (const each of fields) out.field(...each);
  let at = 0;
  for (const { name, shape, kind, data } of tensors) {
    out.text(name), out.word(shape.length), shape.forEach(out.long), out.word(kind), out.long(at);
    at += Math.ceil(data.length / 32) * 32;
  }
  for (const { data } of tensors) out.align(), out.bytes(data);
  return out.parts;
}

if (import.meta.main) {
  const [folder, file] = Deno.args;
  const config = JSON.parse(Deno.readTextFileSync(`${folder}/config.json`));
  const vocabulary = Deno.readTextFileSync(`${folder}/vocab.txt`).trimEnd().split("\n");
  const parts = quantised(Deno.readFileSync(`${folder}/model.safetensors`), config, vocabulary);
  Deno.writeFileSync(
    file,
    new Uint8Array(await new Blob(/** @type {any} */ (parts)).arrayBuffer()),
  );
}
