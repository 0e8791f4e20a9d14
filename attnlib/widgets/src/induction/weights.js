// The checkpoints as numbers again: induction.py reads the same files the same way.

import { bytesOf } from "../kit/data.js";
import { WORDS } from "./text.js";

export const [LAYERS, HEADS, D, D_HEAD] = [2, 4, 48, 12];

/** Names and shapes, in the order of the files. @type {[string, number, number][]} */
const SHAPES = [
  ["embedding", WORDS.length, D],
  ...[1, 2].flatMap((layer) => /** @type {[string, number, number][]} */ (
    [..."qkvo"].map((name) => [`layer${layer}.w_${name}`, D, D])
  )),
  ["unembedding", D, WORDS.length],
];
const SIZE = SHAPES.reduce((sum, [, rows, columns]) => sum + rows * columns, 0);

/**
 * @typedef {Record<string, Float64Array>} Params matrices, row after row
 * @typedef {{params: Params}} Checkpoint
 * @typedef {{levels: string, scales: string}} Packed
 * @typedef {"plain" | "priced"} Kind
 *
 * @typedef {object} First the data that the figure opens with
 * @property {number[]} steps
 * @property {number} priced_from
 * @property {Record<Kind, {step: number[], repeated: number[], other: number[]}>} curves
 * @property {Packed} opening the last checkpoint with a penalty
 */

/** @param {Uint8Array} packed */
async function inflated(packed) {
  const blob = new Blob([/** @type {any} */ (packed)]);
  const stream = blob.stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Whole numbers of all checkpoints, each stored as what it adds to the one before. @param {Uint8Array} differences */
function unfolded(differences) {
  const whole = new Int8Array(differences);
  for (let i = SIZE; i < whole.length; i++) whole[i] += whole[i - SIZE]; // eight bits, beyond them it wraps
  return whole;
}

/** @param {Int8Array} whole @param {Float32Array} scales @returns {Params} */
function scaled(whole, scales) {
  let [at, column] = [0, 0];
  return Object.fromEntries(SHAPES.map(([name, rows, columns]) => {
    const matrix = new Float64Array(rows * columns);
    for (let i = 0; i < matrix.length; i++) {
      matrix[i] = Math.fround(whole[at + i] * scales[column + i % columns]);
    }
    at += matrix.length;
    column += columns;
    return [name, matrix];
  }));
}

/** Numbers of four bytes. @param {string} text */
const floats = (text) => new Float32Array(bytesOf(text).buffer);

/** The one checkpoint that comes first. @param {Packed} packed @returns {Checkpoint} */
export const single = ({ levels, scales }) => ({
  params: scaled(new Int8Array(bytesOf(levels)), floats(scales)),
});

/** Many checkpoints; each is made when it is asked for. @param {Packed} packed @returns {Promise<(index: number) => Checkpoint>} */
export async function many({ levels, scales }) {
  const whole = unfolded(await inflated(bytesOf(levels)));
  const factors = floats(scales);
  /** @type {Map<number, Checkpoint>} */
  const made = new Map();
  return (index) => {
    const found = made.get(index) ?? { params: scaled(whole.subarray(index * SIZE), factors) };
    made.set(index, found);
    return found;
  };
}

/**
 * All checkpoints as far as they have come: `get(kind, step)`, null where it has not yet; `load(kind)` gets a way.
 * @param {First} first
 * @param {(name: string) => Promise<Packed>} fetched
 */
export function library(first, fetched) {
  const opening = single(first.opening);
  const last = first.steps[first.steps.length - 1];
  /** @type {Partial<Record<Kind, (index: number) => Checkpoint>>} */
  const ways = {};
  /** @type {Partial<Record<Kind, Promise<void>>>} */
  const asked = {};
  const home = (/** @type {Kind} */ kind, /** @type {number} */ step) =>
    kind === "plain" && step > first.priced_from ? "plain" : "priced";
  const get = (/** @type {Kind} */ kind, /** @type {number} */ step) => {
    if (kind === "priced" && step === last) return opening;
    const way = home(kind, step);
    const from = way === "plain" ? first.steps.indexOf(first.priced_from) + 1 : 0;
    return ways[way]?.(first.steps.indexOf(step) - from) ?? null;
  };
  const load = (/** @type {Kind} */ kind, /** @type {number} */ step) => {
    const way = home(kind, step);
    asked[way] ??= fetched(way).then(many).then((found) => void (ways[way] = found));
    return asked[way];
  };
  return { get, load, first, last };
}

/** @typedef {ReturnType<typeof library>} Library */
