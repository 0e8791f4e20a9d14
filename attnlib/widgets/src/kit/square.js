// A square of numbers, a row and a column for each word: tinted cells, their numbers, and places to press.

import { mark } from "./marks.js";
import { clamp } from "./numbers.js";

/**
 * @typedef {object} Look
 * @property {string} id
 * @property {number} left
 * @property {number} top of the names of the columns
 * @property {number} wide of a cell
 * @property {number} tall of a cell
 * @property {number} side the room for the names of the rows
 * @property {string[]} words
 * @property {string[]} [roles] of the words
 * @property {string[]} [columns] roles of the columns' words, where they have others
 */

const HEAD = 18; // px, the line of the columns' names

/** A name that fits its column. @param {string} word */
export const brief = (word) => word.length > 6 ? `${word.slice(0, 4)}.` : word;

/** The corner of a cell. @param {Look} look @param {number} i @param {number} j */
const corner = ({ left, top, side, wide, tall }, i, j) => [
  left + side + j * wide,
  top + HEAD + i * tall,
];

/** @param {Pick<Look, "tall" | "words">} look */
export const squareHeight = ({ tall, words }) => HEAD + words.length * tall;

/**
 * Cells as strongly tinted as their share, from 0 to 1, says; a share below zero has the other tint.
 * @param {Look} look
 * @param {{shares: number[][], texts: string[][], small?: string[][], hue: string}} numbers
 */
export function square(look, { shares, texts, small, hue }) {
  const { id, left, top, wide, tall, words } = look;
  const { roles = words.map(() => "ink"), columns = roles } = look;
  const heads = words.flatMap((word, n) => {
    const [x, y] = corner(look, n, n);
    const [above, before] = [[x + wide / 2, top + 12], [left, y + tall / 2 + 4.5]];
    return [
      mark.text(`${id} column ${n}`, `${columns[n]} head`, above, brief(word)),
      mark.text(`${id} row ${n}`, `${roles[n]} head start`, before, brief(word)),
    ];
  });
  const cells = shares.flatMap((row, i) =>
    row.flatMap((share, j) => {
      const [x, y] = corner(look, i, j);
      const at = { x: x + 1, y: y + 1, width: wide - 2, height: tall - 2, rx: 3 };
      const opacity = clamp(Math.abs(share)).toFixed(3);
      const tinted = { ...at, "fill-opacity": opacity };
      const text = (name, role, down, told) =>
        mark.text(`${id} ${name} ${i} ${j}`, role, [x + wide / 2, y + tall / 2 + down], told);
      return [
        mark(`${id} bed ${i} ${j}`, "rect", "tint", at),
        mark(`${id} cell ${i} ${j}`, "rect", `${share < 0 ? "minus" : hue} shade`, tinted),
        ...(small
          ? [
            text("number", "ink number strong", -2.5, texts[i][j]),
            text("small", "ink small", 11, small[i][j]),
          ]
          : [text("number", "ink number", 4.5, texts[i][j])]),
      ];
    })
  );
  return [...heads, ...cells];
}

/** A frame around a cell. @param {Look} look @param {string} name @param {string} role @param {number} i @param {number} j */
export function framed(look, name, role, i, j) {
  const [x, y] = corner(look, i, j);
  const at = { x: x + 1, y: y + 1, width: look.wide - 2, height: look.tall - 2, rx: 3 };
  return mark(`${look.id} ${name}`, "rect", `${role} frame`, at);
}

/**
 * The cells as places to press, one of them a stop of the Tab key.
 * @param {Look} look
 * @param {(i: number, j: number) => string} label
 * @param {number[]} at the stop
 * @param {boolean} pressed whether the stop counts as pressed
 * @returns {import("./hits.js").Hit[]}
 */
export const squareHits = (look, label, at, pressed) =>
  look.words.flatMap((_, i) =>
    look.words.map((_, j) => {
      const [x, y] = corner(look, i, j);
      const here = i === at[0] && j === at[1];
      return {
        ...{ id: `${look.id} ${i} ${j}`, x, y, width: look.wide, height: look.tall },
        ...{ label: label(i, j), tab: here ? 0 : -1 },
        ...(pressed ? { aria: { pressed: here } } : {}),
      };
    })
  );
