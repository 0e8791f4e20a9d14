// The picture of ProjectionExplorer: three planes, what a word looks for, offers and means; five goals; and the square
// of weights and scores.

import { arrow, edgeOf, ground, tipHit, toPicture } from "../kit/arrows.js";
import { mark, pieces } from "../kit/marks.js";
import { nameMarks } from "../kit/names.js";
import { framed, square, squareHeight, squareHits } from "../kit/square.js";
import { even } from "../kit/text.js";
import { asks, cellTold, quoted } from "./words.js";

/** @import { State, Result, Vectors } from "./compute.js" */
/** @import { Plane } from "../kit/arrows.js" */
/** @import { Mark } from "../kit/marks.js" */
/** @import { Hit } from "../kit/hits.js" */
/** @typedef {Record<"q" | "k" | "v", number>} Edges */

export const LETTERS = /** @type {const} */ (["q", "k", "v"]);
const ROLE = { q: "query", k: "key", v: "value" };
const HEAD = /** @type {const} */ ({ q: "arrow", k: "ring", v: "square" });
const TITLE = { q: "looks for", k: "offers", v: "means" };
const TOLD = { q: "query", k: "key", v: "meaning" };
const LEAST = 3; // the length that a plane holds at least
const NARROW_GOALS = 44; // px from the top of the goals to the first, on a phone
const LINES = 40; // px for the two lines above a plane
const TALL = 35; // px of a cell
const HIGH = squareHeight({ tall: TALL, words: Array(5).fill("") }); // px of the square of five words
const PAGE = 960; // px a page gives at most: what is wider is a full screen, and lower

// ---- Where all stands -----------------------------------------------------------------------

/** The numbers at the planes' sides: a query and a key are multiplied, so their planes have one scale. @param {Vectors} vectors @returns {Edges} */
export function edgesOf({ q, k, v }) {
  const asked = edgeOf([...q, ...k], LEAST);
  return { q: asked, k: asked, v: edgeOf(v, LEAST) };
}

/** The square, from its title on. @param {number} top @param {boolean} narrow */
const squareTop = (top, narrow) => top + (narrow ? 52 : 36);

/** Boxes for a width: planes in a row above goals and square, or two by two. @param {number} width */
function rooms(width) {
  const narrow = width < 700;
  const gap = narrow ? 10 : 18;
  const side = narrow ? (width - gap) / 2 : (width - 2 * gap) / 3;
  const tall = Math.round(Math.min(side, width > PAGE ? 230 : 290));
  const box = (column, row) => ({
    left: column * (side + gap),
    top: LINES + row * (tall + LINES + 6),
    ...{ width: side, height: tall },
  });
  const [q, k, v] = narrow ? [box(0, 0), box(1, 0), box(0, 1)] : [0, 1, 2].map((i) => box(i, 0));
  const below = v.top + tall + 14;
  if (!narrow) {
    const [part, left] = [0.42 * width, 0.42 * width + 40];
    const goals = { left: 0, top: below, width: part, pitch: 33 };
    return { narrow, q, k, v, goals, pairs: { left, top: below, width: width - left } };
  }
  const goals = { left: side + gap, top: box(1, 1).top - LINES, width: side, pitch: 34 };
  const last = goals.top + NARROW_GOALS + 4 * goals.pitch + 20; // its rule
  return { narrow, q, k, v, goals, pairs: { left: 0, top: Math.max(below, last + 10), width } };
}

/** The planes with their scales. @param {Edges} edges @param {number} width @returns {Record<"q" | "k" | "v", Plane>} */
export function planesOf(edges, width) {
  const box = rooms(width);
  const plane = (letter) => ({ ...box[letter], edge: edges[letter] });
  return { q: plane("q"), k: plane("k"), v: plane("v") };
}

/** The square of all pairs; the word that asks stands out among the rows. @param {State} state @param {number} width */
function lookOf({ words, asking }, width) {
  const { pairs, narrow } = rooms(width);
  return {
    id: "pairs",
    left: pairs.left,
    top: squareTop(pairs.top, narrow),
    side: 44,
    wide: (pairs.width - 44) / words.length,
    tall: TALL,
    words,
    roles: words.map((_, i) => (i === asking ? "query asked" : "ink")),
    columns: words.map(() => "ink"),
  };
}

/** @param {number} width */
export function heightOf(width) {
  const { pairs, narrow } = rooms(width);
  return Math.ceil(squareTop(pairs.top, narrow) + HIGH + 2);
}

// ---- The planes -----------------------------------------------------------------------------

/** What the vectors of a plane are: rows of a table, or what a matrix makes of the meanings x. @param {State["source"]} source @param {"q" | "k" | "v"} letter @param {boolean} brief */
function titleOf(source, letter, brief) {
  const index = { text: letter, role: "sub", dy: 3 };
  const does = ` ${TITLE[letter]}`;
  if (source === "tables") return [{ text: "E" }, index, { text: does, dy: -3 }];
  if (letter === "v") return [{ text: `x${does}` }];
  if (brief) return [{ text: `${letter}${does}` }]; // the formula is told above
  const bias = source === "bias" && letter === "q"
    ? [{ text: " + b", dy: -3 }, index, { text: does, dy: -3 }]
    : [{ text: does, dy: -3 }];
  return [{ text: `${letter} = x W` }, index, ...bias];
}

/** Name and note above a plane. */
function heading(source, letter, word, { left, top, width }, narrow) {
  const notes = {
    q: `bold: ${quoted(word)}`,
    k: narrow
      ? "dashed: the bold query"
      : width < 280
      ? "dashed: query; discs: weights"
      : "dashed: the bold query; discs: its weights",
    v: narrow ? "triangle: the output" : `triangle: what ${quoted(word)} gets`,
  };
  return [
    pieces(
      `title ${letter}`,
      `${ROLE[letter]} strong start`,
      { x: left, y: top - 22 },
      titleOf(source, letter, width < 255),
    ),
    mark.text(`note ${letter}`, "soft small start", [left, top - 6], notes[letter]),
  ];
}

/** How far the rings of a plane reach, where the planes differ. @param {string} letter @param {Plane} plane @param {boolean} narrow */
function scaleOf(letter, { left, top, width, edge }, narrow) {
  const at = { x: left + width, y: top - 22 };
  const reach = Math.round(edge / 1.15); // a plane is a little wider than its last ring
  const text = `${narrow || width < 280 ? "ring" : "outer ring"} = ${reach}`;
  return mark(`scale ${letter}`, "text", "ink strong end small", at, text);
}

/** The arrows of one plane, with names by their tips; the query that is followed is bold. @param {State} state @param {"q" | "k" | "v"} letter @param {number[][]} vectors @param {Plane} plane @param {boolean} narrow @param {number[][]} others what else is to be seen */
function arrows({ words, asking }, letter, vectors, plane, narrow, others) {
  const bold = (/** @type {number} */ i) => letter === "q" && i === asking;
  const role = ROLE[letter];
  return [
    ...vectors.flatMap((vector, i) =>
      arrow(`${letter} ${i}`, `${role}${bold(i) ? " bold" : ""}`, plane, vector, HEAD[letter])
    ),
    ...nameMarks(`${letter} `, {
      plane,
      words,
      roles: words.map((_, i) => bold(i) ? `${role} asked` : role),
      tips: vectors.map((vector) => toPicture(plane, vector)),
      size: narrow ? 13 : 15,
      others: others.map((vector) => toPicture(plane, vector)),
    }),
  ];
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
  return [mark.line("ray", "query line ray", [x1, y1, x1 + far * dx, y1 - far * dy])];
}

/** A triangle about the place of what the followed word gets. */
function gets(output, plane) {
  const [x, y] = toPicture(plane, output).map((n) => n.toFixed(1));
  return mark.path("gets", "output solid gets", `M${x} ${y}m0 -8l7 12h-14Z`);
}

/** Discs on the keys, as large as the weights. */
const discs = (weights, keys, plane, narrow) =>
  weights.map((weight, i) => {
    const [cx, cy] = toPicture(plane, keys[i]);
    return mark(`disc ${i}`, "circle", "weight solid disc", {
      ...{ cx, cy, r: (narrow ? 12 : 17) * Math.sqrt(weight) },
    });
  });

/** Three planes beside each other. @param {State} state @param {Result} result @param {Record<"q" | "k" | "v", Plane>} planes @param {boolean} narrow */
function spaces(state, result, planes, narrow) {
  const { source, words, asking } = state;
  const [query, weights, output] = [result.q, result.weights, result.output].map((all) =>
    all[asking]
  );
  const under = [...ray(query, planes.k), ...discs(weights, result.k, planes.k, narrow)];
  const alike = planes.q.edge === planes.v.edge;
  return LETTERS.flatMap((letter) => [
    ...heading(source, letter, words[asking], planes[letter], narrow),
    ...(alike ? [] : [scaleOf(letter, planes[letter], narrow)]),
    ...ground(letter, planes[letter]),
    ...(letter === "k" ? under : []),
    ...arrows(
      ...[state, letter, result[letter], planes[letter], narrow],
      letter === "v" ? [output] : [],
    ),
    ...(letter === "v" ? [gets(output, planes.v)] : []),
  ]);
}

// ---- Goals and pairs -----------------------------------------------------------------------

/** Each goal with what it asks for, its number, and whether it is met. @param {State} state @param {Result} result @param {{left: number, top: number, width: number, pitch: number}} box @param {boolean} narrow */
function goalList({ words }, { goals }, { left, top, width, pitch }, narrow) {
  const first = top + (narrow ? NARROW_GOALS : 50);
  const right = left + width;
  const lines = asks(words).flatMap((text, n) => {
    const y = first + n * pitch;
    const { value, met } = goals[n];
    const below = narrow ? y + 14 : y;
    return [
      mark.text(`goal ${n}`, "ink start small", [left, y], text),
      mark.text(
        `value ${n}`,
        "ink end number",
        [narrow ? left + 40 : right - 76, below],
        even(value),
      ),
      mark.text(
        `met ${n}`,
        met ? "ink strong end small" : "soft end small",
        [right, below],
        met ? "✓ met" : "✗ open",
      ),
      mark.line(`rule ${n}`, "rule", [left, below + 6, right, below + 6]),
    ];
  });
  const title = mark.text("goals", "ink strong start", [left, top + 18], "Five goals");
  return [title, ...lines];
}

/** Weights of all pairs, and small their scores; what is wanted has a frame, and a bar stands before the word that asks. */
function pairs(state, { weights, scores }, width) {
  const { pairs: { top }, narrow } = rooms(width);
  const look = lookOf(state, width);
  const row = look.top + 18 + state.asking * look.tall;
  const told = (matrix, digits) => matrix.map((line) => line.map((x) => even(x, digits)));
  const note = (id, y, text) => mark.text(id, "soft small start", [look.left, y], text);
  return [
    pieces("pairs title", "ink strong start", { x: look.left, y: top + 14 }, [
      { text: "Weights" },
      { text: "small: scores q·k", role: "aside", dx: 8 },
    ]),
    note("pairs note", top + 30, "row asks, column answers"),
    ...(narrow ? [note("discs note", top + 46, "discs above: the weights of the bold row")] : []),
    ...square(look, {
      ...{ hue: "weight", shares: weights },
      ...{ texts: told(weights, 2), small: told(scores, 1) },
    }),
    ...WANTED.map(([i, j]) => framed(look, `goal ${i} ${j}`, "ink back", i, j)),
    mark.rect("asking", "query solid", [look.left + look.side - 4, row + 3, 3, look.tall - 6]),
  ];
}

const WANTED = [[0, 2], [1, 2], [3, 4], [4, 3]];

// ---- All together ---------------------------------------------------------------------------

/** @param {State} state @param {Result} result @param {{width: number, edges?: Edges}} options @returns {import("../kit/marks.js").Scene} */
export function board(state, result, { width, edges = edgesOf(result) }) {
  const { goals, narrow } = rooms(width);
  const marks = [
    ...spaces(state, result, planesOf(edges, width), narrow),
    ...goalList(state, result, goals, narrow),
    ...pairs(state, result, width),
  ];
  return { width, height: heightOf(width), marks };
}

/** Whether a word is followed once its arrow is taken: its query moves with it. @param {State} state @param {"q" | "k" | "v"} letter */
export const asksBy = ({ source }, letter) => letter === (source === "tables" ? "q" : "v");

/** Whether the tips of a plane can be moved: what a matrix makes cannot. @param {State} state @param {"q" | "k" | "v"} letter */
export const canMove = ({ source }, letter) => letter === "v" || source === "tables";

/** Tips that can be moved, and cells that can be pressed. @param {State} state @param {Result} result @param {{width: number, edges?: Edges}} options @returns {Hit[]} */
export function places(state, result, { width, edges = edgesOf(result) }) {
  const planes = planesOf(edges, width);
  const tips = LETTERS.filter((letter) => canMove(state, letter)).flatMap((letter) =>
    result[letter].map((vector, i) =>
      tipHit(
        `${letter} ${i}`,
        `${TOLD[letter]} of ${quoted(state.words[i])}; arrow keys move its tip`,
        planes[letter],
        vector,
      )
    )
  );
  const look = lookOf(state, width);
  const told = (i, j) => cellTold(state, result, i, j);
  return [...tips, ...squareHits(look, told, [state.asking, 0], false)];
}
