// The picture of ProjectionExplorer: three planes, what a word looks for, offers and means, beside each other or upon
// each other; five wishes; and the square of weights over scores.

import { arrow, edgeOf, ground, names, tipHit, toPicture } from "../kit/arrows.js";
import { mark, pieces } from "../kit/marks.js";
import { framed, square, squareHeight, squareHits } from "../kit/square.js";
import { asks, cellTold, even } from "./words.js";

/** @typedef {import("./compute.js").State} State */
/** @typedef {import("./compute.js").Result} Result */
/** @typedef {import("./compute.js").Vectors} Vectors */
/** @typedef {import("../kit/arrows.js").Plane} Plane */
/** @typedef {import("../kit/marks.js").Mark} Mark */
/** @typedef {import("../kit/hits.js").Hit} Hit */
/** @typedef {Record<"q" | "k" | "v", number>} Edges */

export const LETTERS = /** @type {const} */ (["q", "k", "v"]);
const ROLE = { q: "query", k: "key", v: "value" };
const HEAD = /** @type {const} */ ({ q: "arrow", k: "ring", v: "square" });
const TITLE = { q: "looks for", k: "offers", v: "means" };
export const TOLD = { q: "what it looks for", k: "what it offers", v: "what it means" };
const LEAST = 3; // the length that a plane holds at least
const LINES = 40; // px for the two lines above a plane
const PAGE = 960; // px a page gives at most: what is wider is a full screen, and lower
const TOP = 36; // px above the square

// ---- Where all stands -----------------------------------------------------------------------

/** The numbers at the planes' sides: a query and a key are multiplied, so their planes have one scale. @param {Vectors} vectors @returns {Edges} */
export function edgesOf({ q, k, v }) {
  const asked = edgeOf([...q, ...k], LEAST);
  return { q: asked, k: asked, v: edgeOf(v, LEAST) };
}

/** Boxes for a width: planes in a row above wishes and square, or two by two. @param {number} width @param {boolean} overlaid */
function rooms(width, overlaid) {
  const narrow = width < 700;
  const gap = narrow ? 10 : 18;
  const side = narrow ? (width - gap) / 2 : (width - 2 * gap) / 3;
  const tall = Math.round(Math.min(side, width > PAGE ? 230 : 290));
  const box = (column, row) => ({
    left: column * (side + gap),
    top: LINES + row * (tall + LINES + 6),
    ...{ width: side, height: tall },
  });
  const all = { left: 0, top: LINES, width, height: tall };
  const [q, k, v] = narrow ? [box(0, 0), box(1, 0), box(0, 1)] : [0, 1, 2].map((i) => box(i, 0));
  const below = LINES + tall + 14;
  const wishes = narrow
    ? { left: side + gap, top: box(1, 1).top - LINES, width: side }
    : { left: 0, top: below, width: 0.42 * width };
  const pairs = narrow
    ? { left: 0, top: box(0, 1).top + tall + 14, width }
    : { left: 0.42 * width + 40, top: below, width: 0.58 * width - 40 };
  return {
    narrow,
    ...(overlaid ? { q: all, k: all, v: all } : { q, k, v }),
    aside: v,
    wishes,
    pairs,
  };
}

/** The planes with their scales: one for all where they lie upon each other. @param {State} state @param {Edges} edges @param {number} width @returns {Record<"q" | "k" | "v", Plane>} */
export function planesOf({ overlaid }, edges, width) {
  const box = rooms(width, overlaid);
  const common = Math.max(edges.q, edges.k, edges.v);
  const plane = (letter) => ({ ...box[letter], edge: overlaid ? common : edges[letter] });
  return { q: plane("q"), k: plane("k"), v: plane("v") };
}

/** The square of all pairs. @param {State} state @param {number} width */
export function lookOf({ words, asking }, width) {
  const { pairs } = rooms(width, false);
  const wide = (pairs.width - 44) / words.length;
  const roles = words.map((_, i) => (i === asking ? "query asked" : "ink"));
  return {
    id: "pairs",
    left: pairs.left,
    top: pairs.top + TOP,
    side: 44,
    wide,
    tall: 35,
    words,
    roles,
  };
}

/** @param {State} state @param {number} width */
export const heightOf = (state, width) => {
  const look = lookOf(state, width);
  return Math.ceil(look.top + squareHeight(look) + 2);
};

// ---- The planes -----------------------------------------------------------------------------

/** Name and note above a plane. */
function heading(letter, word, { left, top }, narrow) {
  const notes = {
    q: `bold: ${word}`,
    k: `dashed: the way ${word} asks${narrow ? "" : "; discs: weights"}`,
    v: narrow ? `triangle: ${word} gets` : `triangle: what ${word} gets`,
  };
  return [
    pieces(`title ${letter}`, `${ROLE[letter]} strong start`, { x: left, y: top - 22 }, [
      { text: "E" },
      { text: letter, role: "sub", dy: 3 },
      { text: ` ${TITLE[letter]}`, dy: -3 },
    ]),
    mark(`note ${letter}`, "text", "soft small start", { x: left, y: top - 6 }, notes[letter]),
  ];
}

/** How far the rings of a plane reach, where the planes differ. @param {string} letter @param {Plane} plane */
function scaleOf(letter, { left, top, width, edge }) {
  const at = { x: left + width, y: top - 22 };
  const reach = Math.round(edge / 1.15); // a plane is a little wider than its last ring
  return mark(`scale ${letter}`, "text", "ink strong end small", at, `to ${reach}`);
}

/** What stands above planes that lie upon each other, and what their marks mean. */
function overlaidHeading(word, { q, aside, narrow }) {
  const lines = narrow
    ? [
      ["query", "arrow", `${word} asks`],
      ["key", "rings", "keys"],
      ["weight", "discs", "weights"],
      [
        "value",
        "squares",
        "meanings",
      ],
      ["output", "triangle", "what it gets"],
    ]
    : [];
  const all =
    `arrow: ${word}’s query; rings: keys; discs: weights; squares: meanings; triangle: what ${word} gets`;
  const { left, top } = q;
  return [
    mark("title all", "text", "ink strong start", { x: left, y: top - 22 }, "All upon each other"),
    ...(narrow ? [] : [mark("note all", "text", "soft small start", { x: left, y: top - 6 }, all)]),
    ...lines.map(([role, shape, what], n) =>
      mark(`legend ${n}`, "text", `${role} small start`, {
        x: aside.left,
        y: aside.top + 4 + 20 * n,
      }, `${shape}: ${what}`)
    ),
  ];
}

/** The arrows of one plane; the word that asks is bold. @param {State} state @param {"q" | "k" | "v"} letter @param {number[][]} vectors @param {Plane} plane */
const arrows = ({ asking, overlaid }, letter, vectors, plane) =>
  vectors.flatMap((vector, i) => {
    const form = i === asking && letter === "q"
      ? " bold"
      : overlaid && letter !== "k"
      ? " faint"
      : "";
    return arrow(`${letter} ${i}`, `${ROLE[letter]}${form}`, plane, vector, HEAD[letter]);
  });

/**
 * Names by the tips of one plane; where all lie upon each other, of the keys and of the query that is followed.
 * @param {string} id
 * @param {{role: string, word: string, vector: number[], asked: boolean}[]} tips
 * @param {Plane} plane
 * @param {boolean} narrow
 */
function labels(id, tips, plane, narrow) {
  const at = tips.map(({ vector }) => toPicture(plane, vector));
  const places = names(plane, tips.map(({ word }) => word), at, narrow ? 13 : 15);
  return tips.map(({ role, word, asked }, n) =>
    mark(
      `${id} name ${n}`,
      "text",
      `${role} name${asked ? " asked" : ""}`,
      { x: places[n][0], y: places[n][1] + 5 },
      word,
    )
  );
}

/** The direction of the query that is followed, from side to side of the keys' plane. */
function ray(query, plane) {
  const [dx, dy] = query;
  if (dx === 0 && dy === 0) return [];
  const [x1, y1] = toPicture(plane, [0, 0]);
  const far = Math.min(
    plane.width / 2 / Math.abs(dx || 1e-12),
    plane.height / 2 / Math.abs(dy || 1e-12),
  );
  return [mark("ray", "line", "query line ray", { x1, y1, x2: x1 + far * dx, y2: y1 - far * dy })];
}

/** A triangle about the place of what the followed word gets. */
function gets(output, plane) {
  const [x, y] = toPicture(plane, output).map((n) => n.toFixed(1));
  return mark("gets", "path", "output solid gets", { d: `M${x} ${y}m0 -8l7 12h-14Z` });
}

/** Discs on the keys, as large as the weights. */
const discs = (weights, keys, plane, narrow) =>
  weights.map((weight, i) => {
    const [cx, cy] = toPicture(plane, keys[i]);
    return mark(`disc ${i}`, "circle", "weight solid disc", {
      ...{ cx, cy, r: (narrow ? 12 : 17) * Math.sqrt(weight) },
    });
  });

const tipsOf = ({ words, asking }, letter, vectors) =>
  words.map((word, i) => ({
    ...{ role: ROLE[letter], word, vector: vectors[i] },
    asked: i === asking && letter === "q",
  }));

/** Three planes beside each other. @param {State} state @param {Result} result @param {Record<"q" | "k" | "v", Plane>} planes @param {boolean} narrow */
function apart(state, result, planes, narrow) {
  const { words, asking } = state;
  const extra = {
    q: { under: [], over: [] },
    k: {
      under: [
        ...ray(result.q[asking], planes.k),
        ...discs(result.weights[asking], result.k, planes.k, narrow),
      ],
      over: [],
    },
    v: { under: [], over: [gets(result.output[asking], planes.v)] },
  };
  const alike = LETTERS.every((letter) => planes[letter].edge === planes.q.edge);
  return LETTERS.flatMap((letter) => [
    ...heading(letter, words[asking], planes[letter], narrow),
    ...(alike ? [] : [scaleOf(letter, planes[letter])]),
    ...ground(letter, planes[letter]),
    ...extra[letter].under,
    ...arrows(state, letter, result[letter], planes[letter]),
    ...labels(letter, tipsOf(state, letter, result[letter]), planes[letter], narrow),
    ...extra[letter].over,
  ]);
}

/** Three planes upon each other, at one scale. @param {State} state @param {Result} result @param {Record<"q" | "k" | "v", Plane>} planes @param {any} room */
function together(state, result, { q: plane }, room) {
  const { words, asking } = state;
  const keys = tipsOf(state, "k", result.k);
  const query = {
    role: "query",
    word: `${words[asking]} asks`,
    vector: result.q[asking],
    asked: true,
  };
  return [
    ...overlaidHeading(words[asking], room),
    ...ground("all", plane),
    ...discs(result.weights[asking], result.k, plane, room.narrow),
    ...(/** @type {const} */ (["v", "k", "q"]).flatMap((letter) =>
      arrows(state, letter, result[letter], plane)
    )),
    ...labels("all", [...keys, query], plane, room.narrow),
    gets(result.output[asking], plane),
  ];
}

// ---- Wishes and pairs -----------------------------------------------------------------------

/** Each wish with what it asks for, its number, and whether it is met. @param {State} state @param {Result} result @param {{left: number, top: number, width: number}} box @param {boolean} narrow */
function wishList({ words }, { wishes }, { left, top, width }, narrow) {
  const pitch = narrow ? 34 : 33;
  const first = top + (narrow ? 56 : 50);
  const right = left + width;
  const lines = asks(words).flatMap((text, n) => {
    const y = first + n * pitch;
    const { value, met } = wishes[n];
    const below = narrow ? y + 14 : y;
    return [
      mark(`wish ${n}`, "text", "ink start small", { x: left, y }, text),
      mark(
        `value ${n}`,
        "text",
        "ink end number",
        { x: narrow ? left + 40 : right - 76, y: below },
        even(value),
      ),
      mark(
        `met ${n}`,
        "text",
        met ? "ink strong end small" : "soft end small",
        { x: right, y: below },
        met ? "✓ met" : "✗ open",
      ),
      mark(`rule ${n}`, "line", "rule", { x1: left, x2: right, y1: below + 6, y2: below + 6 }),
    ];
  });
  const title = mark("wishes", "text", "ink strong start", { x: left, y: top + 18 }, "Five wishes");
  return [title, ...lines];
}

/** Weights over scores of all pairs; what is wished for has a frame, and a bar stands before the word that asks. */
function pairs(state, { weights, scores }, width, narrow) {
  const look = lookOf(state, width);
  const row = look.top + 18 + state.asking * look.tall;
  const told = (matrix, digits) => matrix.map((line) => line.map((x) => even(x, digits)));
  const texts = { texts: told(weights, 2), small: told(scores, 1) };
  return [
    pieces("pairs title", "ink strong start", { x: look.left, y: look.top - 22 }, [
      { text: "Weights" },
      ...(narrow ? [{ text: "discs above: the asking row", role: "aside", dx: 8 }] : []),
    ]),
    mark(
      "pairs note",
      "text",
      "soft small start",
      { x: look.left, y: look.top - 6 },
      "row asks, column answers; small: score q·k",
    ),
    ...square(look, { hue: "weight", shares: weights, ...texts }),
    ...WISHED.map(([i, j]) => framed(look, `wish ${i} ${j}`, "ink back", i, j)),
    mark("asking", "rect", "query solid", {
      ...{ x: look.left + look.side - 4, y: row + 3, width: 3, height: look.tall - 6 },
    }),
  ];
}

const WISHED = [[0, 2], [1, 2], [3, 4], [4, 3]];

// ---- All together ---------------------------------------------------------------------------

/**
 * @param {State} state
 * @param {Result} result
 * @param {{width: number, edges?: Edges}} options
 * @returns {import("../kit/marks.js").Scene}
 */
export function board(state, result, { width, edges = edgesOf(result) }) {
  const room = rooms(width, state.overlaid);
  const planes = planesOf(state, edges, width);
  const above = state.overlaid
    ? together(state, result, planes, room)
    : apart(state, result, planes, room.narrow);
  const marks = [
    ...above,
    ...wishList(state, result, room.wishes, room.narrow),
    ...pairs(state, result, width, room.narrow),
  ];
  return { width, height: heightOf(state, width), marks };
}

/** Whether the tips of a plane can be moved: what a matrix makes cannot. @param {State} state @param {"q" | "k" | "v"} letter */
export const canMove = ({ source }, letter) => letter === "v" || source === "tables";

/** Tips that can be moved, and cells that can be pressed. @param {State} state @param {Result} result @param {{width: number, edges?: Edges}} options @returns {Hit[]} */
export function places(state, result, { width, edges = edgesOf(result) }) {
  const planes = planesOf(state, edges, width);
  const tips = LETTERS.filter((letter) => canMove(state, letter)).flatMap((letter) =>
    result[letter].map((vector, i) =>
      tipHit(
        `${letter} ${i}`,
        `${state.words[i]}, ${TOLD[letter]}; arrow keys move its tip`,
        planes[letter],
        vector,
      )
    )
  );
  const look = lookOf(state, width);
  const told = (i, j) => cellTold(state, result, i, j);
  return [...tips, ...squareHits(look, told, [state.asking, 0], false)];
}
