// The large picture of HeadsExplorer: one head as lines from words to words.

import { mark, round } from "../kit/marks.js";
import { clamp } from "../kit/numbers.js";
import { numbered } from "../kit/text.js";
import { textWidth } from "../kit/width.js";
import { share } from "./scene.js";

/** @typedef {import("./compute.js").Numbers} Numbers */
/** @typedef {import("../kit/marks.js").Scene} Scene */
/** @typedef {import("../kit/hits.js").Hit} Hit */
/** @typedef {[number, number, number]} Link weight, from, to */

const ROWS = 384; // px for the words of a sentence, however many
const HEAD = 16; // px above them
const SHADES = 8; // in how many steps lines are opaque
const FAINT = 0.3; // how opaque the line of a weight of 1 is, of a word that is not chosen
const COLUMN = 36; // px of the numbers
const LEAST = 50; // px of lines between both columns

/** Where the words stand: those that attend at the left, those attended to at the right. @param {Numbers} numbers @param {number} width */
export function columns({ tokens }, width) {
  const words = numbered(tokens);
  const long = Math.max(...words.map((word) => textWidth(word, 14)));
  const right = width - clamp(long + 56, 104, 178); // room for the weights
  const wide = Math.max(56, long + 18);
  const left = right - wide < LEAST ? Math.min(wide, 110) : wide;
  const row = Math.min(36, ROWS / tokens.length);
  const top = HEAD + (ROWS - row * tokens.length) / 2;
  const y = (/** @type {number} */ i) => top + row * (i + 0.5);
  return { words, left, right, row, y };
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

/** The lines; those of the chosen word are strong. @param {Numbers} numbers */
function threads({ weights, token }, place) {
  /** @type {Link[]} */
  const links = weights.flatMap((row, i) => row.map((w, j) => /** @type {Link} */ ([w, i, j])));
  const own = links.filter(([, i]) => i === token);
  const others = links.filter(([, i]) => i !== token);
  return [
    ...shades("faint", "soft line thread", FAINT, others, place),
    ...shades("strong", "weight line thick", 1, own, place),
  ];
}

/** Bars behind the words attended to, and numbers after them: the weights of the chosen word. @param {Numbers} numbers */
function weighed({ weights, token }, width, { right, row, y }) {
  const full = width - right - COLUMN;
  const bar = (/** @type {number} */ w, /** @type {number} */ j) => {
    const box = [right, y(j) - row / 2 + 1, w * full, row - 2];
    return mark.rect(`weight bar ${j}`, "weight solid bar", box);
  };
  const number = (/** @type {number} */ w, /** @type {number} */ j) =>
    mark.text(`weight ${j}`, "ink end share", [width - 4, y(j) + 5], share(w));
  return [...weights[token].map(bar), ...weights[token].map(number)];
}

/** One head as lines; its weights may be on their way. @param {Numbers} numbers @param {number} width @returns {Scene} */
export function lines(numbers, width) {
  const { token, to } = numbers;
  const place = columns(numbers, width);
  const { words, left, right, row, y } = place;
  const asked = (/** @type {string} */ word, /** @type {number} */ i) => {
    const role = i === token ? "paper strong end" : "ink end";
    return mark.text(`from ${i}`, role, [left - 8, y(i) + 5], word);
  };
  const answered = (/** @type {string} */ word, /** @type {number} */ j) => {
    const role = j === to ? "ink strong start" : "ink start";
    return mark.text(`to ${j}`, role, [right + 7, y(j) + 5], word);
  };
  return {
    width,
    height: HEAD + ROWS,
    marks: [
      ...threads(numbers, place),
      ...weighed(numbers, width, place),
      mark.rect("plate", "ink solid", [2, y(token) - 11, left - 4, 22], { rx: 5 }),
      mark.rect("goal", "key solid", [right, y(to) - row / 2 + 1, 3, row - 2]),
      ...words.map(asked),
      ...words.map(answered),
    ],
  };
}

/** Both columns of words can be pressed. @param {Numbers} numbers @param {number} width @returns {Hit[]} */
export function wordHits(numbers, width) {
  const { token, to } = numbers;
  const { words, left, right, row, y } = columns(numbers, width);
  const side =
    (kind, x, wide, chosen) => (/** @type {string} */ word, /** @type {number} */ i) => ({
      ...{ id: `${kind} ${i}`, x, y: y(i) - row / 2, width: wide, height: row },
      ...{ label: `${kind} ${word}`, tab: i === chosen ? 0 : -1, aria: { pressed: i === chosen } },
    });
  return [
    ...words.map(side("from", 0, left, token)),
    ...words.map(side("to", right, width - right, to)),
  ];
}
