// The pictures of HeadsExplorer: all heads as small maps, one head as lines from words to words, and as a matrix.

import { heat } from "../kit/heat.js";
import { mark, round } from "../kit/marks.js";
import { clamp } from "../kit/numbers.js";
import { numbered } from "../kit/text.js";
import { textWidth } from "../kit/width.js";
import { HEADS, LAYERS } from "./compute.js";

/** @typedef {import("./compute.js").Numbers} Numbers */
/** @typedef {import("./compute.js").Side} Side */
/** @typedef {import("./compute.js").Maps} Maps */
/** @typedef {import("../kit/marks.js").Scene} Scene */
/** @typedef {import("../kit/hits.js").Hit} Hit */

const ROWS = 384; // px for the words of a sentence, however many
const SHADES = 8; // in how many steps lines are opaque
const FAINT = 0.3; // how opaque the line of a weight of 1 is, of a word that is not chosen

/** A weight as text; rounded weights carry no third digit. @param {number} weight */
export const share = (weight) => weight.toFixed(2);
export const layerOf = (/** @type {number} */ which) => Math.floor(which / HEADS) + 1;
export const headOf = (/** @type {number} */ which) => (which % HEADS) + 1;
export const nameOf = (/** @type {number} */ which) =>
  `layer ${layerOf(which)}, head ${headOf(which)}`;

// ---- All heads ------------------------------------------------------------------------------

/** Where the heads are: a row for each layer. @param {number} width */
function board(width) {
  const spare = clamp(width - 24 * HEADS, 0, 16); // what heads of 24 px, a finger's width, leave
  const margin = spare < 12 ? 0 : spare; // for the numbers of layers and heads
  const pitch = (width - margin) / HEADS;
  return { margin, pitch, height: margin + LAYERS * pitch };
}

/** Cells of a size, framed, as one path. */
const frames = (margin, pitch, size) =>
  Array.from({ length: LAYERS * HEADS }, (_, i) => {
    const [x, y] = [margin + (i % HEADS) * pitch, margin + Math.floor(i / HEADS) * pitch];
    return `M${round(x)} ${round(y)}h${round(size)}v${round(size)}h${round(-size)}z`;
  }).join("");

/** Each head's weight on the link, or its change, as a tint. */
function tints(numbers, { margin, pitch }, size) {
  const { links, other } = numbers;
  return links.map((link, i) => {
    const x = other?.links ? link - other.links[i] : link;
    const role = other?.links ? (x < 0 ? "below tint" : "above tint") : "weight solid tint";
    const at = { x: margin + (i % HEADS) * pitch, y: margin + Math.floor(i / HEADS) * pitch };
    const opacity = String(Math.round(100 * Math.abs(x)) / 100);
    return mark(`link ${i}`, "rect", role, { ...at, width: size, height: size, opacity });
  });
}

/**
 * @param {Numbers} numbers @param {Maps} maps
 * @param {{width: number, grid: "maps" | "link"}} options
 * @returns {Scene}
 */
export function overview(numbers, maps, { width, grid }) {
  const place = board(width);
  const { margin, pitch, height } = place;
  const n = numbers.tokens.length;
  const unit = pitch / (n + 1); // of a pixel of the picture
  const size = pitch - (grid === "maps" ? unit : 3);
  const href = () => heat(maps.values, maps.columns, 1, maps.signed ? "signed" : "weight");
  const box = { x: margin, y: margin, width: HEADS * pitch - unit, height: LAYERS * pitch - unit };
  const cells = grid === "link" ? tints(numbers, place, size) : [
    mark("maps", "image", "map", { ...box, preserveAspectRatio: "none", href: href() }),
  ];
  const [column, row] = [numbers.which % HEADS, Math.floor(numbers.which / HEADS)];
  const chosen = { x: margin + column * pitch - 1.5, y: margin + row * pitch - 1.5 };
  const number = (id, x, y, text, now) =>
    mark(id, "text", now ? "ink strong tiny" : "soft tiny", { x, y }, String(text));
  const numbersOf = margin === 0 ? [] : [
    ...Array.from(
      { length: HEADS },
      (_, i) => number(`head ${i + 1}`, margin + i * pitch + size / 2, 11, i + 1, i === column),
    ),
    ...Array.from(
      { length: LAYERS },
      (_, i) => number(`layer ${i + 1}`, 6, margin + i * pitch + size / 2 + 4, i + 1, i === row),
    ),
  ];
  return {
    width,
    height: Math.ceil(height),
    marks: [
      mark("frames", "path", "rule", { d: frames(margin, pitch, size) }),
      ...cells,
      ...numbersOf,
      mark("chosen", "rect", "output line chosen", {
        ...chosen,
        width: size + 3,
        height: size + 3,
      }),
    ],
  };
}

/** @param {Numbers} numbers @param {number} width @returns {Hit[]} */
export function headHits({ which }, width) {
  const { margin, pitch } = board(width);
  return Array.from({ length: LAYERS * HEADS }, (_, i) => ({
    id: `head ${i}`,
    ...{ x: margin + (i % HEADS) * pitch, y: margin + Math.floor(i / HEADS) * pitch },
    ...{ width: pitch, height: pitch, label: nameOf(i), tab: i === which ? 0 : -1 },
    aria: { pressed: i === which },
  }));
}

// ---- One head as lines ----------------------------------------------------------------------

/** Where the words stand: those that attend at the left, those attended to at the right. @param {string[]} tokens @param {number} width */
export function columns(tokens, width) {
  const widest = Math.max(...numbered(tokens).map((word) => textWidth(word, 14)));
  const left = clamp(widest + 18, 56, 110);
  const right = width - clamp(widest + 56, 104, 150);
  const row = Math.min(36, ROWS / tokens.length);
  const top = (ROWS - row * tokens.length) / 2;
  return { left, right, row, y: (/** @type {number} */ i) => top + row * (i + 0.5) };
}

/** Lines of one kind, in one path for each shade: hundreds of elements would cost an input too much. */
function shades(name, role, most, links, { left, right, y }) {
  const paths = Array(SHADES + 1).fill("");
  for (const [weight, i, j] of links) {
    paths[Math.round(weight * SHADES)] += `M${round(left)} ${round(y(i))}L${round(right)} ${
      round(y(j))
    }`;
  }
  return paths.slice(1).flatMap((d, k) =>
    d
      ? [
        mark(`${name} ${k + 1}`, "path", role, {
          d,
          opacity: ((most * (k + 1)) / SHADES).toFixed(2),
        }),
      ]
      : []
  );
}

/**
 * One sentence in one head; `token` and `to` are null where the sentence lacks them.
 * @param {{tokens: string[], token: number | null, to: number | null}} side
 * @param {number[][]} weights perhaps on their way
 * @param {number} width
 * @returns {Scene}
 */
export function lines({ tokens, token, to }, weights, width) {
  const place = columns(tokens, width);
  const { left, right, row, y } = place;
  const words = numbered(tokens);
  const links = weights.flatMap((line, i) => line.map((w, j) => [w, i, j]));
  const own = token === null ? null : weights[token];
  const room = width - right;
  const size = { height: row - 2 };
  const bars = (own ?? []).map((w, j) =>
    mark(`bar ${j}`, "rect", "weight solid bar", {
      ...{ x: right, y: y(j) - row / 2 + 1, width: w * room, ...size },
    })
  );
  const asked = words.map((word, i) =>
    mark(`from ${i}`, "text", i === token ? "paper strong end" : "ink end", {
      ...{ x: left - 8, y: y(i) + 5 },
    }, word)
  );
  const answered = words.flatMap((word, j) => [
    mark(`to ${j}`, "text", j === to ? "ink strong start" : "ink start", {
      x: right + 7,
      y: y(j) + 5,
    }, word),
    ...(own === null ? [] : [
      mark(`weight ${j}`, "text", "ink end share", { x: width - 4, y: y(j) + 5 }, share(own[j])),
    ]),
  ]);
  const plate = { x: 2, y: y(token ?? 0) - 11, width: left - 4, height: 22, rx: 5 };
  const goal = { x: right, y: y(to ?? 0) - row / 2 + 1, width: 3, ...size };
  return {
    width,
    height: ROWS,
    marks: [
      ...shades("faint", "soft line thread", FAINT, links.filter(([, i]) => i !== token), place),
      ...shades("strong", "weight line thick", 1, links.filter(([, i]) => i === token), place),
      ...bars,
      ...(token === null ? [] : [mark("plate", "rect", "ink solid", plate)]),
      ...(to === null ? [] : [mark("goal", "rect", "key solid", goal)]),
      ...asked,
      ...answered,
    ],
  };
}

/** The words that attend can be pressed; `may(i)` tells which. @param {{tokens: string[], token: number | null}} side @param {number} width @param {(i: number) => boolean} may @returns {Hit[]} */
export function wordHits({ tokens, token }, width, may = () => true) {
  const { left, row, y } = columns(tokens, width);
  const words = numbered(tokens);
  const first = words.findIndex((_, i) => may(i));
  return words.flatMap((word, i) =>
    may(i)
      ? [{
        ...{ id: `token ${i}`, x: 0, y: y(i) - row / 2, width: left, height: row, label: word },
        ...{ tab: i === (token ?? first) ? 0 : -1, aria: { pressed: i === token } },
      }]
      : []
  );
}

// ---- One head as a matrix -------------------------------------------------------------------

/** The numbers of the matrix: the weights, or, of two sentences, how they differ. @param {Numbers} numbers */
export function cellsOf({ weights, other }) {
  if (other === null) return weights.flat();
  const { places, weights: beside } = other;
  return weights.flatMap((row, i) =>
    row.map((w, j) => {
      const [a, b] = [places[i], places[j]];
      return a === null || b === null ? 0 : w - beside[a][b];
    })
  );
}

/** The words, with what stands for them in the other sentence: tired/wide. @param {Numbers} numbers */
export const paired = ({ tokens, other }) =>
  tokens.map((word, i) => {
    const there = other?.tokens[other.places[i] ?? -1] ?? word;
    return there === word ? word : `${word}/${there}`;
  });

/** Room for the words at the top and at the left. @param {string[]} words */
const edgeOf = (words) =>
  Math.max(62, ...words.map((word) => Math.ceil(textWidth(word, 11.5)) + 8));

/** Which row is at a place. @param {number} y @param {number} width @param {Numbers} numbers */
export function rowAt(y, width, numbers) {
  const [edge, n] = [edgeOf(paired(numbers)), numbers.tokens.length];
  return clamp(Math.floor((n * (y - edge)) / (width - edge - 2)), 0, n - 1);
}

/**
 * A row for each word that attends, a column for each attended to.
 * @param {Numbers} numbers @param {number[]} cells @param {number} width
 * @returns {Scene}
 */
export function square(numbers, cells, width) {
  const { token, other } = numbers;
  const words = paired(numbers);
  const [n, edge] = [words.length, edgeOf(words)];
  const side = width - edge - 2;
  const cell = side / n;
  const box = { x: edge, y: edge, width: side, height: side };
  const middle = (i) => edge + cell * (i + 0.5) + 4;
  return {
    width,
    height: width,
    marks: [
      mark("map", "image", "map", { ...box, href: heat(cells, n, 1, other ? "signed" : "weight") }),
      mark("frame", "rect", "rule", box),
      mark("row", "rect", "ink line look", {
        x: edge,
        y: edge + token * cell,
        width: side,
        height: cell,
      }),
      ...words.map((word, i) => {
        const role = i === token ? "ink strong end tiny" : "soft end tiny";
        return mark(`left ${i}`, "text", role, { x: edge - 5, y: middle(i) }, word);
      }),
      ...words.map((word, j) => {
        const [x, y] = [round(middle(j)), edge - 5];
        return mark(`top ${j}`, "text", "soft start tiny", {
          x,
          y,
          transform: `rotate(-90 ${x} ${y})`,
        }, word);
      }),
    ],
  };
}
