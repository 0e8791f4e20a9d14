// What TilesFilm says: the step that is seen, with the arithmetic of one row, and what it costs.

import { format, short } from "../kit/text.js";

/** @import { Film, Span } from "./compute.js" */

/** Rows as a reader counts them: 3, or 3–4. @param {Span} span */
export const spanTold = ([a, z]) => (z - a > 1 ? `${a + 1}–${z}` : `${z}`);

const MANY = { query: "queries", key: "keys" };
/** "query 3", "queries 3–4". @param {"query" | "key"} noun @param {Span} span */
export const named = (noun, span) =>
  `${span[1] - span[0] > 1 ? MANY[noun] : noun} ${spanTold(span)}`;
/** Whether it is one. @param {Span} span */
const single = ([a, z]) => z - a === 1;
const capital = (/** @type {string} */ text) => text[0].toUpperCase() + text.slice(1);

/** 1 920. @param {number} x */
export const count = (x) => String(x).replace(/\B(?=(\d{3})+$)/g, "\u202f");

/** 1 920 B. @param {number} x */
export const bytes = (x) => `${count(x)}\u00a0B`;

const told = (/** @type {number} */ x) => (Number.isInteger(x) ? short(x) : format(x, 2));
const pair = (/** @type {number[]} */ o) => `(${o.map(told).join(", ")})`;
/** A number below zero stands in brackets after a sign. */
const held = (/** @type {number} */ x) => (x < 0 ? `(${told(x)})` : told(x));

/** How the maximum of a row has moved. @param {number} i @param {number} old @param {number} m @param {number} factor */
function rescaled(i, old, m, factor) {
  const row = `Row ${i + 1}`;
  if (old === -Infinity) {
    return `${row} meets its first scores; the largest is m = ${
      told(m)
    }. Nothing is gathered yet that could be rescaled.`;
  }
  if (old === m) {
    return `${row} meets nothing larger than m = ${told(m)}: what it has gathered stays as it is.`;
  }
  return `${row} meets a larger score: m rises from ${told(old)} to ${
    told(m)
  }. What it has gathered was measured from the old m, so its sum and output are multiplied by exp(${
    told(old)
  } − ${held(m)}) = ${format(factor, 2)}.`;
}

/** What a row gathers of a tile. @param {number} i @param {import("./compute.js").Frame} before @param {import("./compute.js").Frame} now */
function gathered(i, before, now) {
  const parts = now.parts[i].map((p) => told(p)).join(" + ");
  return `A score s adds exp(s − m) to the sum, and so much of its value to the output. Row ${
    i + 1
  }: l = ${told(before.l[i])} + ${parts} = ${told(now.l[i])}, output so far ${pair(now.o[i])}.`;
}

/** @param {Film} film @param {string} kind */
function ending(film, kind) {
  const { blocks, whole } = film.moved;
  const matrix = `${film.n} × ${film.n}`;
  if (kind === "softmax") {
    return `The whole-matrix way now reads its ${matrix} scores back, takes the softmax of each row and writes ${matrix} weights.`;
  }
  if (kind === "product") {
    return `It reads the ${matrix} weights, and V block by block, and writes the same output.`;
  }
  return `The same output. The whole-matrix way moved ${
    format(whole / blocks, 1)
  } times as many bytes, ${bytes(whole)} instead of ${
    bytes(blocks)
  }: four times ${matrix} numbers more.`;
}

/** One or two sentences on a step. @param {Film} film @param {number} at */
export function describe(film, at) {
  const now = film.frames[at];
  const before = film.frames[Math.max(0, at - 1)];
  const [mine, theirs] = [film.blocks[now.I], film.blocks[now.J]];
  const i = film.told[now.I];
  switch (now.kind) {
    case "start":
      return `A softmax never needs all scores of a row at once. Blocks will come into the fast memory, and each row will keep a running maximum m, a running sum l and an output so far.`;
    case "query":
      return `${capital(named("query", mine))} ${
        single(mine) ? "comes" : "come"
      } into the fast memory. Each row starts with m = −∞, l = 0 and an output of 0.`;
    case "load":
      return `${capital(named("key", theirs))} ${
        single(theirs) ? "and its value come in" : "and their values come in"
      }${now.J > 0 ? " and take the place of the block before" : ""}.`;
    case "score":
      return `One tile of scores: ${named("query", mine)} by ${
        named("key", theirs)
      }. The whole-matrix way writes it to the slow memory; in blocks it stays here and is soon forgotten.`;
    case "rescale":
      return rescaled(i, before.m[i], now.m[i], now.factors[i]);
    case "add":
      return gathered(i, before, now);
    case "write":
      return `Output over sum: row ${i + 1} ends with ${pair(before.o[i])} ÷ ${
        told(before.l[i])
      } = ${pair(now.o[i])}. Outputs are all that blocks write to the slow memory.`;
    default:
      return ending(film, now.kind);
  }
}
