// The large picture of HeadsExplorer: one head as lines from words to words, or as a matrix; of two sentences how they differ.

import { heat } from "../kit/heat.js";
import { mark, round } from "../kit/marks.js";
import { clamp } from "../kit/numbers.js";
import { numbered } from "../kit/text.js";
import { textWidth } from "../kit/width.js";
import { root } from "./compute.js";
import { share } from "./scene.js";

/** @typedef {import("./compute.js").Numbers} Numbers */
/** @typedef {import("../kit/marks.js").Scene} Scene */
/** @typedef {import("../kit/hits.js").Hit} Hit */
/** @typedef {[number, number, number]} Link weight, from, to */

const ROWS = 384; // px for the words of a sentence, however many
const HEAD = 16; // px above them: what the columns of numbers are
const HEIGHT = HEAD + ROWS;
const SHADES = 8; // in how many steps lines are opaque
const FAINT = 0.3; // how opaque the line of a weight of 1 is, of a word that is not chosen
const COLUMN = 36; // px of the numbers of a sentence
const LEAST = 50; // px of lines between both columns: with less the words at the left stand without the other sentence's
const TINY = 11.5; // px of the matrix's words

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
  numbered(tokens).map((word, i) => {
    const there = other?.tokens[other.places[i] ?? -1] ?? tokens[i];
    return there === tokens[i] ? word : `${tokens[i]}/${there}`;
  });

const widest = (/** @type {string[]} */ words, /** @type {number} */ size) =>
  Math.max(...words.map((word) => textWidth(word, size)));

// ---- As lines -------------------------------------------------------------------------------

/** Where the words stand: those that attend at the left, those attended to at the right. @param {Numbers} numbers @param {number} width */
export function columns(numbers, width) {
  const { tokens, other } = numbers;
  const beside = other ? 92 : 56; // for the weights
  const right = width - clamp(widest(paired(numbers), 14) + beside, 48 + beside, 150 + beside / 2);
  const pairs = Math.max(56, widest(paired(numbers), 14) + 18);
  const room = right - pairs >= LEAST;
  const asking = room ? paired(numbers) : numbered(tokens);
  const left = room ? pairs : clamp(widest(asking, 14) + 18, 56, 110);
  const row = Math.min(36, ROWS / tokens.length);
  const top = HEAD + (ROWS - row * tokens.length) / 2;
  const y = (/** @type {number} */ i) => top + row * (i + 0.5);
  return { asking, left, right, row, y };
}

/** Lines of one kind, in one path for each shade: hundreds of elements would cost an input too much. */
function shades(name, role, most, /** @type {Link[]} */ links, { left, right, y }) {
  const paths = Array(SHADES + 1).fill("");
  for (const [weight, i, j] of links) {
    paths[Math.round(Math.abs(weight) * SHADES)] += `M${round(left)} ${round(y(i))}L${
      round(right)
    } ${round(y(j))}`;
  }
  return paths.slice(1).flatMap((d, k) => {
    const opacity = ((most * (k + 1)) / SHADES).toFixed(2);
    return d ? [mark.path(`${name} ${k + 1}`, role, d, { opacity })] : [];
  });
}

/** Which lines there are, and their colours when faint and when strong. */
const KINDS = {
  one: [{ name: "", is: () => true, faint: "soft", strong: "weight" }],
  two: [
    { name: " more", is: (/** @type {number} */ w) => w > 0, faint: "above", strong: "above" },
    { name: " less", is: (/** @type {number} */ w) => w < 0, faint: "below", strong: "below" },
  ],
};

/** The lines: of two sentences what the first has more, and what the second. @param {Numbers} numbers */
function threads(numbers, place) {
  const { tokens: { length: n }, token, other } = numbers;
  /** @type {Link[]} */
  const links = cellsOf(numbers).map((w, k) => [w, Math.floor(k / n), k % n]);
  const own = (/** @type {Link} */ [, i]) => i === token;
  const kinds = (other ? KINDS.two : KINDS.one).map((kind) => ({
    ...kind,
    links: links.filter(([w]) => kind.is(w)),
  }));
  return [
    ...kinds.flatMap(({ name, faint, links }) =>
      shades(`faint${name}`, `${faint} line thread`, FAINT, links.filter((one) => !own(one)), place)
    ),
    ...kinds.flatMap(({ name, strong, links }) =>
      shades(`strong${name}`, `${strong} line thick`, 1, links.filter(own), place)
    ),
  ];
}

/** The weights of the chosen word, and of the same word in the other sentence. @param {Numbers} numbers */
function sides({ weights, token, other }) {
  if (other === null) return [{ name: "weight", role: "weight", row: weights[token] }];
  const { places, token: there } = other;
  const seen = (/** @type {number | null} */ at) =>
    there === null || at === null ? null : other.weights[there][at];
  return [
    { name: "first", role: "above", row: weights[token] },
    { name: "second", role: "below", row: places.map(seen) },
  ];
}

/** Bars behind the words attended to, and numbers after them: for each sentence, the first above and at the left. */
function weighed(numbers, width, { right, row, y }) {
  const all = sides(numbers);
  const high = (row - 2) / all.length;
  const full = width - right - COLUMN * all.length;
  const bar = (name, role, k) => (/** @type {number | null} */ w, /** @type {number} */ j) =>
    w === null ? [] : [mark(`${name} bar ${j}`, "rect", `${role} solid bar`, {
      ...{ x: right, y: y(j) - row / 2 + 1 + k * high },
      ...{ width: w * full, height: high },
    })];
  const number = (name, k) => (/** @type {number | null} */ w, /** @type {number} */ j) =>
    mark(`${name} ${j}`, "text", "ink end share", {
      ...{ x: width - 4 - (all.length - 1 - k) * COLUMN, y: y(j) + 5 },
    }, w === null ? "–" : share(w));
  return all.flatMap(({ name, role, row: weights }, k) => [
    ...weights.flatMap(bar(name, role, k)),
    ...weights.map(number(name, k)),
  ]);
}

/** A word of each sentence that the other has another for, the last one with room above its column; else their places. @param {Numbers} numbers */
export function namesOf({ tokens, other }) {
  const there = tokens.map((_, i) => other?.tokens[other.places[i] ?? -1]);
  const fits = (/** @type {string} */ word) => textWidth(word, TINY) <= COLUMN - 4;
  const at = tokens.findLastIndex((word, i) => {
    const twin = there[i];
    return twin !== undefined && twin !== word && fits(word) && fits(twin);
  });
  return at < 0 ? ["1st", "2nd"] : [tokens[at], /** @type {string} */ (there[at])];
}

/** Above two columns of numbers the sentences that they are of, in the colours of their bars. @param {Numbers} numbers */
function heads(numbers, width, { row, y }) {
  if (numbers.other === null) return [];
  const low = y(0) - row / 2 - 6;
  return namesOf(numbers).flatMap((word, k) => {
    const { name, role } = sides(numbers)[k];
    const right = width - 4 - (1 - k) * COLUMN;
    const under = { x: right - COLUMN + 8, y: low + 3, width: COLUMN - 8, height: 3 };
    return [
      mark.text(`${name} head`, "ink end tiny", [right, low], word),
      mark(`${name} head line`, "rect", `${role} solid`, under),
    ];
  });
}

/** One head as lines; its weights may be on their way. @param {Numbers} numbers @param {number} width @returns {Scene} */
export function lines(numbers, width) {
  const { token, to } = numbers;
  const place = columns(numbers, width);
  const { left, right, row, y } = place;
  const plate = { x: 2, y: y(token) - 11, width: left - 4, height: 22, rx: 5 };
  const goal = { x: right, y: y(to) - row / 2 + 1, width: 3, height: row - 2 };
  const asked = (/** @type {string} */ word, /** @type {number} */ i) =>
    mark(`from ${i}`, "text", i === token ? "paper strong end" : "ink end", {
      ...{ x: left - 8, y: y(i) + 5 },
    }, word);
  const answered = (/** @type {string} */ word, /** @type {number} */ j) =>
    mark(`to ${j}`, "text", j === to ? "ink strong start" : "ink start", {
      ...{ x: right + 7, y: y(j) + 5 },
    }, word);
  return {
    width,
    height: HEIGHT,
    marks: [
      ...threads(numbers, place),
      ...weighed(numbers, width, place),
      ...heads(numbers, width, place),
      mark("plate", "rect", "ink solid", plate),
      mark("goal", "rect", "key solid", goal),
      ...place.asking.map(asked),
      ...paired(numbers).map(answered),
    ],
  };
}

/** Both columns of words can be pressed. @param {Numbers} numbers @param {number} width @returns {Hit[]} */
export function wordHits(numbers, width) {
  const { token, to } = numbers;
  const { asking, left, right, row, y } = columns(numbers, width);
  const side =
    (kind, x, wide, chosen) => (/** @type {string} */ word, /** @type {number} */ i) => ({
      ...{ id: `${kind} ${i}`, x, y: y(i) - row / 2, width: wide, height: row },
      ...{ label: `${kind} ${word}`, tab: i === chosen ? 0 : -1, aria: { pressed: i === chosen } },
    });
  return [
    ...asking.map(side("from", 0, left, token)),
    ...paired(numbers).map(side("to", right, width - right, to)),
  ];
}

// ---- As a matrix ----------------------------------------------------------------------------

/** Where the cells are: as high as the lines, and no wider than high. @param {Numbers} numbers @param {number} width */
function cells(numbers, width) {
  const edge = Math.max(62, Math.ceil(widest(paired(numbers), TINY)) + 8);
  const [n, height] = [numbers.tokens.length, HEIGHT - 2];
  const box = {
    x: edge,
    y: edge,
    width: Math.min(width - 2, height) - edge,
    height: height - edge,
  };
  return { n, box, wide: box.width / n, high: box.height / n };
}

/** Which row and which column are at a place. @param {number} x @param {number} y @param {number} width @param {Numbers} numbers */
export function cellAt(x, y, width, numbers) {
  const { n, box, wide, high } = cells(numbers, width);
  const at = (/** @type {number} */ far) => clamp(Math.floor(far), 0, n - 1);
  return [at((y - box.y) / high), at((x - box.x) / wide)];
}

/**
 * A row for each word that attends, a column for each attended to; the link is framed.
 * @param {Numbers} numbers @param {number} width
 * @returns {Scene}
 */
export function matrix(numbers, width) {
  const { token, to, other } = numbers;
  const { n, box, wide, high } = cells(numbers, width);
  const row = { ...box, y: box.y + token * high, height: high };
  const hue = other ? "signed" : "weight";
  const left = (/** @type {string} */ word, /** @type {number} */ i) => {
    const role = i === token ? "ink strong end tiny" : "soft end tiny";
    return mark.text(`left ${i}`, role, [box.x - 5, box.y + high * (i + 0.5) + 4], word);
  };
  const top = (/** @type {string} */ word, /** @type {number} */ j) => {
    const role = j === to ? "ink strong start tiny" : "soft start tiny";
    const [x, y] = [round(box.x + wide * (j + 0.5) + 4), box.y - 5];
    return mark.text(`top ${j}`, role, [x, y], word, { transform: `rotate(-90 ${x} ${y})` });
  };
  return {
    width,
    height: HEIGHT, // as high as the lines
    marks: [
      mark("map", "image", "map", {
        ...box,
        preserveAspectRatio: "none",
        href: heat(other ? cellsOf(numbers).map(root) : cellsOf(numbers), n, 1, hue),
      }),
      mark("frame", "rect", "rule", box),
      mark("row", "rect", "ink line look", row),
      mark("goal", "rect", "key line goal", { ...row, x: box.x + to * wide, width: wide }),
      ...paired(numbers).map(left),
      ...paired(numbers).map(top),
    ],
  };
}

/** All cells are one place to press; keys move in it. @param {Numbers} numbers @param {number} width @returns {Hit[]} */
export function cellHits(numbers, width) {
  const { tokens, token, to } = numbers;
  const words = numbered(tokens);
  const shares = sides(numbers).flatMap(({ row }) => row[to] ?? []).map(share);
  const label = `from ${words[token]} to ${words[to]}, ${shares.join(" and ")}`;
  return [{ id: "cells", ...cells(numbers, width).box, label }];
}
