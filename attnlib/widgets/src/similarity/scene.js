// The pictures of SimilarityExplorer: words as arrows, the two aims and what can be had of them, and two squares:
// scores, which are the same across the diagonal, and weights, which are not.

import { arrow, ground, tipHit, toPicture } from "../kit/arrows.js";
import { mark, polyline } from "../kit/marks.js";
import { nameMarks } from "../kit/names.js";
import { clamp } from "../kit/numbers.js";
import { even, listed } from "../kit/text.js";
import { textWidth } from "../kit/width.js";
import { framed, square, squareHeight, squareHits } from "../kit/square.js";
import { REACH } from "./compute.js";
import { cellTold } from "./words.js";

/** @import { State, Result } from "./compute.js" */
/** @import { Scene } from "../kit/marks.js" */
/** @import { Hit } from "../kit/hits.js" */
/** @typedef {{left: number, top: number, width: number, height: number}} Box */

const NARROW = 520;
const SIDE = 56; // px left of the two aims
const EDGE = REACH + 0.5;
const MOST = 2 * REACH ** 2; // no score is beyond it

// ---- The plane ------------------------------------------------------------------------------

/** Plane and aims in a width: beside each other, or one below the other. @param {number} width */
export function rooms(width) {
  if (width < NARROW) {
    const [high, low] = [Math.round(0.72 * width), Math.round(0.5 * width)];
    return {
      plane: { left: 0, top: 0, width, height: high, edge: EDGE },
      aims: { left: SIDE, top: high + 26, width: width - SIDE - 14, height: low - 26 },
      height: high + low + 36,
    };
  }
  const side = Math.round(Math.min(0.6 * width, 400));
  const room = Math.min(width - side - SIDE - 34, side - 96);
  return {
    plane: { left: 0, top: 0, width: side, height: side, edge: EDGE },
    aims: { left: side + SIDE + 22, top: (side - room) / 2 - 8, width: room, height: room },
    height: side,
  };
}

/** @param {State} state @param {number} width */
function arrows({ vectors, words }, width) {
  const { plane } = rooms(width);
  return [
    ...ground("plane", plane),
    ...vectors.flatMap((vector, i) => arrow(`word ${i}`, `word${i}`, plane, vector)),
    ...nameMarks("", {
      plane,
      words,
      roles: words.map((_, i) => `word${i}`),
      tips: vectors.map((vector) => toPicture(plane, vector)),
      size: width < NARROW ? 14 : 15,
    }),
  ];
}

// ---- The two aims ---------------------------------------------------------------------------

/** The place of an opposition and an attraction: the wanted corner is at the upper right. @param {Box} box @param {number[]} aims */
const standsAt = ({ left, top, width, height }, [opposition, attraction]) => [
  left + ((1 - opposition) * width) / 2,
  top + ((1 - attraction) * height) / 2,
];

/** All that can be had lies between the curve and the side of the same. @param {Box} box */
function region(box) {
  const edge = Array.from({ length: 81 }, (_, n) => {
    const b = -1 + n / 40;
    return standsAt(box, [2 * b * b - 1, b]);
  });
  const { left, top, width, height } = box;
  const [cx, cy] = [left + width / 2, top + height / 2];
  return [
    mark.rect("all", "edge frame", [left, top, width, height], { left }),
    mark.path("region", "tint region", `${polyline(edge)}Z`),
    mark.path("cross", "rule", `M${left} ${cy}h${width}M${cx} ${top}v${height}`),
  ];
}

/** Names of the axes and of what can and cannot be had. @param {State} state @param {Box} box */
function legend({ words: [hot, cold, theme] }, { left, top, width, height }) {
  const [right, bottom] = [left + width, top + height];
  const text = (id, role, x, y, words) => mark.text(id, `${role} small`, [x, y], words);
  const ends = textWidth("same", 13) + textWidth("opposite", 13) + 16;
  const below = textWidth(`${hot} and ${cold}`, 14) + ends > width ? 33 : 0; // where the three lie in each other's way
  return [
    mark.path("star", "ink solid", star(right - 2, top + 2)),
    text("wanted", "ink end", right - 14, top + 14, "wanted"),
    text("can", "soft start", left + 48, top + height / 2 + 24, "can be had"),
    text("cannot", "soft end", right - 6, bottom - 8, "cannot"),
    text("same", "soft start", left, bottom + 15, "same"),
    text("opposite", "soft end", right, bottom + 15, "opposite"),
    text("first aim", "ink strong", left + width / 2, bottom + 15 + below, `${hot} and ${cold}`),
    text("towards", "soft end", left - 6, top + 9, "towards"),
    text("away", "soft end", left - 6, bottom, "away"),
    text("second aim", "ink strong start", left, top - 9, `both and ${theme}`),
  ];
}

/** A star of five points about a place. */
function star(x, y) {
  const points = Array.from({ length: 10 }, (_, n) => {
    const [r, a] = [n % 2 ? 3.6 : 9, (n * Math.PI) / 5];
    return [x + r * Math.sin(a), y - r * Math.cos(a)];
  });
  return `${polyline(points)}Z`;
}

/** The dot between the aims, its numbers at the sides. @param {State} state @param {Result} result @param {Box} box */
function dot({ words }, result, box) {
  const { left, top, width, height } = box;
  if (result.lost.length) {
    const text = `${listed(result.lost.map((i) => words[i]))}: no direction`;
    return [mark.text("none", "ink strong small", [left + width / 2, top + height / 2 - 10], text)];
  }
  const { opposition, attraction } = result;
  const [x, y] = standsAt(box, [opposition, attraction]);
  const down = y < top + height / 2 ? 1 : -1;
  return [
    mark.line("across", "ruler thread", [left, y, x, y]),
    mark.line("down", "ruler thread", [x, y, x, top + height + 4]),
    mark.circle("now", "ink ring dot", [x, y, 6.5]),
    mark.text("opposition", "ink strong small", [
      clamp(x, left + 16, left + width - 16),
      top + height + 31,
    ], even(opposition)),
    mark.text(
      "attraction",
      "ink strong small halo start",
      [left + 5, y + (down > 0 ? 15 : -6)],
      even(attraction),
    ),
  ];
}

/**
 * The words as arrows, and beside them where they stand between the two aims.
 * @param {State} state
 * @param {Result} result
 * @param {{width: number}} options
 * @returns {Scene}
 */
export function space(state, result, { width }) {
  const { aims, height } = rooms(width);
  const marks = [
    ...arrows(state, width),
    ...region(aims),
    ...legend(state, aims),
    ...dot(state, result, aims),
  ];
  return { width, height, marks };
}

/** The tips that can be moved. @param {State} state @param {{width: number}} options @returns {Hit[]} */
export const tips = ({ vectors, words }, { width }) =>
  vectors.map((vector, i) =>
    tipHit(
      `tip ${i}`,
      `arrow of “${words[i]}”; arrow keys move its tip`,
      rooms(width).plane,
      vector,
    )
  );

// ---- The two squares ------------------------------------------------------------------------

const TITLE = 36; // px above each square
/** @typedef {"scores" | "weights"} Which */
const TITLES = {
  scores: ["Scores", "row · column: the same both ways"],
  weights: ["Weights", "softmax of each row: not the same", "softmax of each row"],
};

/** Where a square stands in a width. @param {Which} which @param {string[]} words @param {number} width */
function lookOf(which, words, width) {
  const roles = words.map((_, i) => `word${i}`);
  const wide = (width - 44) / words.length;
  return { id: which, left: 0, top: TITLE, side: 44, wide, tall: 27, words, roles };
}

/**
 * Scores or weights, with the pair that is looked at and its mirror image framed.
 * @param {Which} which
 * @param {State} state
 * @param {Result} result
 * @param {{width: number}} options
 * @returns {Scene}
 */
export function table(which, { words, pair: [i, j] }, { scores, weights }, { width }) {
  const look = lookOf(which, words, width);
  const told = (matrix, digits) => matrix.map((row) => row.map((x) => even(x, digits)));
  const shares = scores.map((row) => row.map((x) => x / MOST));
  const shown = which === "scores"
    ? { hue: "plus", shares, texts: told(scores, 1) }
    : { hue: "weight", shares: weights, texts: told(weights, 2) };
  const [name, ...notes] = TITLES[which];
  const differ = told(weights, 2).some((row, n, all) => row.some((text, m) => text !== all[m][n]));
  const note = notes[Number(which === "weights" && !differ)];
  const marks = [
    mark.text(`${which} title`, "ink strong start", [0, TITLE - 22], name),
    mark.text(`${which} note`, "soft small start", [0, TITLE - 6], note),
    ...square(look, shown),
    framed(look, "there", "ink", i, j),
    ...(i === j ? [] : [framed(look, "back", "ink back", j, i)]),
  ];
  return { width, height: TITLE + squareHeight(look) + 4, marks };
}

/** The cells that can be pressed. @param {Which} which @param {State} state @param {Result} result @param {{width: number}} options @returns {Hit[]} */
export const cells = (which, state, result, { width }) =>
  squareHits(
    lookOf(which, state.words, width),
    (i, j) => cellTold(state, result, which, i, j),
    state.pair,
    true,
  );
