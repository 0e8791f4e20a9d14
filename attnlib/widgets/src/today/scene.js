// The picture of WriterExplorer: the text with what its last token attends to, what may come next, and all heads.

import { mark } from "../kit/marks.js";
import { clamp } from "../kit/numbers.js";
import { percent } from "../kit/text.js";
import { textWidth } from "../kit/width.js";
import { nameOf } from "./compute.js";

/** @typedef {import("./compute.js").Numbers} Numbers */
/** @typedef {import("./compute.js").Sizes} Sizes */
/** @typedef {import("../kit/marks.js").Mark} Mark */
/** @typedef {import("../kit/marks.js").Scene} Scene */
/** @typedef {import("../kit/hits.js").Hit} Hit */
/** @typedef {{weights: number[], shades: number[], chances: number[], lens: number[]}} Shown what is on its way */

// ---- The text --------------------------------------------------------------------------------

const [LETTERS, GUTTER, TOP] = [16, 16, 24]; // px: size of letters, where ribbons climb, above the first line
const [LINE, LANE] = [24, 30]; // px: a line of text, and below it the lane of ribbons
const TAIL = 90; // tokens that are shown of a long text, besides the first

/** A token as it is seen. @param {string} token */
export const seen = (token) => token.replaceAll("\n", "↵").trim() || "␣";

/** The tokens that are shown. @param {string[]} tokens */
export const shownOf = (tokens) =>
  [...tokens.keys()].filter((i) => i === 0 || i >= tokens.length - TAIL);

/** Where the tokens stand: none breaks across lines. @param {string[]} tokens @param {number} width */
export function placed(tokens, width) {
  let [x, line] = [GUTTER, 0];
  const boxes = shownOf(tokens).map((i) => {
    const text = i > 0 && i === tokens.length - TAIL ? `… ${seen(tokens[i])}` : seen(tokens[i]);
    const w = Math.max(24, textWidth(text, LETTERS) + 2);
    const space = x === GUTTER ? 0 : /^\s/.test(tokens[i]) ? 8 : 2;
    if (x + space + w > width - 4 && x > GUTTER) [x, line] = [GUTTER, line + 1];
    else x += space;
    const box = { i, text, x, y: TOP + line * (LINE + LANE), w, line };
    x += w;
    return box;
  });
  const lines = Math.max(width < 560 ? 3 : 2, line + 1);
  return { boxes, height: TOP + lines * (LINE + LANE) - 4 };
}

/** @typedef {ReturnType<typeof placed>["boxes"][number]} Box */

/** A ribbon from below the last token to below another; between lines it climbs beside the text. @param {Box} from @param {Box} to */
export function ribbon(from, to) {
  const [x, y] = [from.x + from.w / 2, from.y + LINE];
  const [u, v] = [to.x + to.w / 2, to.y + LINE];
  if (from === to) return `M${x - 5} ${y}C${x - 12} ${y + 18} ${x + 12} ${y + 18} ${x + 5} ${y}`;
  if (from.line === to.line) {
    const deep = Math.min(30, 12 + (x - u) / 12);
    return `M${x} ${y}C${x} ${y + deep} ${u} ${y + deep} ${u} ${y}`;
  }
  const [low, high, side, r] = [y + 14, v + 14, GUTTER / 2 - 2, 6];
  return `M${x} ${y}V${low - r}Q${x} ${low} ${x - r} ${low}H${side + r}Q${side} ${low} ${side} ${
    low - r
  }` +
    `V${high + r}Q${side} ${high} ${side + r} ${high}H${u - r}Q${u} ${high} ${u} ${high - r}V${v}`;
}

/** @param {Numbers} numbers @param {Pick<Shown, "weights">} shown @param {boolean} sink @param {number} width @returns {Scene} */
export function writing({ tokens, at, weights: all }, { weights }, sink, width) {
  const { boxes, height } = placed(tokens, width);
  const last = boxes[boxes.length - 1];
  const lit = (/** @type {number} */ i) => (all.length && (sink || i > 0) ? weights[i] ?? 0 : 0);
  const ribbons = boxes.filter(({ i }) => lit(i) > 0.005).map((box) =>
    mark.path(`ribbon ${box.i}`, `${box.i ? "weight" : "soft"} ribbon`, ribbon(last, box), {
      "stroke-width": Math.max(0.8, 11 * lit(box.i)),
    })
  );
  const words = boxes.flatMap(({ i, text, x, y, w }) => [
    mark.rect(`token ${i}`, i === at ? "weight chosen" : "tint token", [x, y, w, LINE], { rx: 3 }),
    mark.text(`word ${i}`, `ink ${i === last.i ? "strong " : ""}token`, [x + w / 2, y + 17], text),
    mark.rect(`under ${i}`, `${i ? "weight" : "soft"} under`, [x, y + LINE - 3, w, 3], {
      "fill-opacity": Math.sqrt(lit(i)).toFixed(2),
    }),
  ]);
  const note = all.length ? `sink ${percent(all[0])}${sink ? "" : ", not drawn"}` : "";
  const above = mark.text("sink", "soft small start", [GUTTER, TOP - 7], note);
  return { width, height, marks: [...ribbons, ...words, above] };
}

/** The tokens as places to press. @param {Numbers} numbers @param {number} width @returns {Hit[]} */
export function tokenHits({ tokens, at, weights }, width) {
  const { boxes } = placed(tokens, width);
  const stop = boxes.findLast(({ i }) => i <= at)?.i; // of a long text it may not be shown
  return boxes.map(({ i, x, y, w }) => ({
    ...{ id: `token ${i}`, x, y, width: w, height: LINE, kind: "today-token" },
    label: `Token ${i}, ${seen(tokens[i])}${
      weights.length ? `: the head attends to it with ${percent(weights[i])}` : ""
    }`,
    ...{ aria: { pressed: i === at }, tab: i === stop ? 0 : -1 },
  }));
}

// ---- What comes next -------------------------------------------------------------------------

const [ROWS, ROW, NAME] = [6, 27, 96]; // tokens, px of one, px of its name

/** Next tokens as they are seen; those that would look alike, with their spaces. @param {string[]} names */
const apart = (names) =>
  names.map((name) =>
    names.some((other) => other !== name && seen(other) === seen(name))
      ? seen(name.replaceAll(" ", "␣").replaceAll("\u00a0", "nbsp"))
      : seen(name)
  );

/** @param {string} text @param {number} room */
function cutTo(text, room) {
  let told = text;
  while (textWidth(told, 15) > room) told = `${told.replace(/…$/, "").slice(0, -1)}…`;
  return told;
}

/** @param {Numbers} numbers @param {Pick<Shown, "chances">} shown @param {number} width @returns {Scene} */
export function nextTokens({ names, before }, { chances }, width) {
  const room = width - NAME - 58;
  const marks = apart(names).flatMap((name, k) => {
    const [y, old, chance] = [k * ROW, before[k], chances[k] ?? 0];
    const [long, was] = [Math.max(1, room * clamp(chance)), Math.max(2, room * (old ?? 0))];
    const outline = mark.rect(`old ${k}`, "ink hollow", [NAME, y + 3, was, 21], { rx: 3 });
    return [
      mark.text(`name ${k}`, "ink start next", [4, y + 18], cutTo(name, NAME - 10)),
      mark.rect(`bar ${k}`, "output solid", [NAME, y + 5, long, 17], { rx: 2 }),
      ...(old === null ? [] : [outline]),
      mark.text(`chance ${k}`, "ink end", [width - 2, y + 18], percent(chance)),
    ];
  });
  if (!names.length) marks.push(mark.text("empty", "soft small start", [4, 18], "not known"));
  return { width, height: ROWS * ROW, marks };
}

/** @param {Numbers} numbers @param {number} width @returns {Hit[]} */
export const nextHits = ({ names, chances }, width) =>
  apart(names).map((name, k) => ({
    ...{ id: `next ${k}`, x: 0, y: k * ROW, width, height: ROW, kind: "today-next" },
    label: `Write ${name}, ${percent(chances[k])}`,
  }));

// ---- All heads -------------------------------------------------------------------------------

/** The cells of the heads, and the strip of layers: across where there is room, else down. @param {Sizes} sizes @param {number} width */
export function plan({ layers, heads, shared }, width) {
  const wide = width >= 640;
  const [left, top, gap] = wide ? [46, 4, 6] : [22, 4, 4];
  const groups = (shared - 1) * gap;
  const [along, across] = wide
    ? [Math.min((width - left - 2) / layers, 60), 24]
    : [24, Math.min((width - left - 34 - groups) / heads, 60)];
  const end = heads * across + groups + 6;
  const box = (
    /** @type {number} */ layer,
    /** @type {number} */ from,
    /** @type {number} */ size,
  ) =>
    wide
      ? { x: left + layer * along, y: top + from, w: along, h: size }
      : { x: left + from, y: top + layer * along, w: size, h: along };
  const cells = Array.from({ length: layers * heads }, (_, i) => {
    const head = i % heads;
    const from = head * across + Math.floor(head / (heads / shared)) * gap;
    return box(Math.floor(i / heads), from, across);
  });
  const strip = Array.from({ length: layers }, (_, l) => box(l, end, wide ? 24 : 26));
  const height = top + (wide ? end + 24 : layers * along) + 20;
  return { wide, left, top, along, height, cells, strip };
}

const inner = (
  /** @type {{x: number, y: number, w: number, h: number}} */ { x, y, w, h },
  by = 1.5,
) => ({
  ...{ x: x + by, y: y + by, width: w - 2 * by, height: h - 2 * by, rx: 3 },
});

/** The names of the layers, of the groups that share a key, and of the strip. @param {Numbers} numbers @param {ReturnType<typeof plan>} p @returns {Mark[]} */
function labels({ sizes, layer }, p) {
  const free = (/** @type {number} */ i) => !p.wide || Math.abs(i - layer) * p.along > 19;
  const told = Array.from({ length: sizes.layers }, (_, i) => i + 1)
    .filter((i) => i === layer || ((i === 1 || i % 5 === 0) && free(i)));
  const layers = told.map((i) => {
    const { x, y, w, h } = p.strip[i - 1];
    const [role, text] = [i === layer ? "ink strong" : "soft", String(i)];
    return p.wide
      ? mark.text(`layer ${i}`, `${role} tiny`, [x + w / 2, y + h + 14], text)
      : mark.text(`layer ${i}`, `${role} tiny end`, [p.left - 4, y + h / 2 + 4.5], text);
  });
  const per = sizes.heads / sizes.shared;
  const groups = Array.from({ length: sizes.shared }, (_, g) => {
    const [{ x, y }, last] = [p.cells[g * per], p.cells[(g + 1) * per - 1]];
    const [end, low] = [last.x + last.w, last.y + last.h];
    const name = `key ${g + 1}`;
    if (!p.wide) return [mark.text(`key ${g}`, "key tiny", [(x + end) / 2, p.height - 5], name)];
    return [
      mark.path(`group ${g}`, "key line", `M${x - 5} ${y + 3}V${low - 3}`),
      mark.text(`key ${g}`, "key tiny end", [x - 9, (y + low) / 2 + 4], name),
    ];
  }).flat();
  const { x, y } = p.strip[0];
  const place = p.wide ? [p.left - 9, y + 16] : [x + 27, p.height - 5];
  return [...layers, ...groups, mark.text("strip", "soft tiny end", place, "lens")];
}

/** Signs upon cells, in one path. @param {ReturnType<typeof plan>} p @param {(i: number) => boolean} which @param {(x: number, y: number) => string} draw */
const signs = ({ cells }, which, draw) =>
  cells.filter((_, i) => which(i))
    .map(({ x, y, w, h }) => draw(Math.round((x + w / 2) * 10) / 10, y + h / 2)).join("");

/** @param {Numbers} numbers @param {Pick<Shown, "shades" | "lens">} shown @param {number} width @returns {Scene} */
export function grid(numbers, { shades, lens }, width) {
  const { sizes, cut, head, layer, most } = numbers;
  const p = plan(sizes, width);
  const cells = shades.map((share, i) =>
    mark(`cell ${i}`, "rect", `${!most ? "weight" : share < 0 ? "helps" : "hinders"} shade`, {
      ...inner(p.cells[i]),
      "fill-opacity": Math.abs(share) < 0.004 ? 0 : clamp(Math.abs(share)).toFixed(2),
    })
  );
  const strip = p.strip.map((box, l) =>
    mark(`lens ${l}`, "rect", "output shade", {
      ...inner(box),
      "fill-opacity": lens[l] > 0 ? clamp(1 + Math.log10(lens[l]) / 6).toFixed(2) : 0,
    })
  );
  const beds = [...p.cells, ...p.strip].map(({ x, y, w, h }) => {
    const wide = (w - 3).toFixed(1);
    return `M${(x + 1.5).toFixed(1)} ${(y + 1.5).toFixed(1)}h${wide}v${h - 3}h-${wide}z`;
  });
  const ups = signs(
    p,
    (i) => most > 0 && shades[i] > 0.2,
    (x, y) => `M${x - 4} ${y}h8M${x} ${y - 4}v8`,
  );
  const downs = signs(p, (i) => most > 0 && shades[i] < -0.2, (x, y) => `M${x - 4} ${y}h8`);
  const crosses = signs(p, (i) => cut[i], (x, y) => `M${x - 6} ${y - 6}l12 12m0 -12l-12 12`);
  const marks = [
    mark.path("beds", "ground", beds.join("")),
    ...cells,
    ...strip,
    mark.path("signs", "ink line sign", ups + downs),
    mark.path("crosses", "ink line cross", crosses),
    mark("head", "rect", "ink frame", inner(p.cells[head], 0.5)),
    mark("layer", "rect", "ink frame", inner(p.strip[layer - 1], 0.5)),
    ...labels(numbers, p),
  ];
  return { width, height: p.height, marks };
}

/** @param {Numbers} numbers @param {number} width @returns {Hit[]} */
export function gridHits(numbers, width) {
  const { sizes, cut, head, layer, shades, most, at, tokens, first, weights } = numbers;
  const p = plan(sizes, width);
  const cells = shades.map((share, i) => {
    const { x, y, w, h } = p.cells[i];
    const told = most
      ? `cutting it changes ${seen(first)} by ${Math.round(share * most * 1000) / 10} points`
      : weights.length
      ? `attends to ${seen(tokens[at])} with ${percent(share)}`
      : "not known for this text";
    return {
      ...{ id: `head ${i}`, x, y, width: w, height: h, kind: "today-head" },
      label: `Head ${nameOf(i, sizes)}, ${cut[i] ? "cut, " : ""}${told}`,
      ...{ aria: { pressed: cut[i] }, tab: i === head ? 0 : -1 },
    };
  });
  const [from, to] = [p.strip[0], p.strip[sizes.layers - 1]];
  const strip = {
    ...{ id: "layers", slider: true, label: "Layers: what the model would say after this one" },
    kind: "across",
    ...{ x: from.x, y: from.y, width: to.x + to.w - from.x, height: to.y + to.h - from.y },
    aria: {
      valuemin: 1,
      valuemax: sizes.layers,
      valuenow: layer,
      orientation: p.wide ? "horizontal" : "vertical",
    },
  };
  return [...cells, strip];
}

/** The layer at a place of the picture, from 1. @param {Sizes} sizes @param {number} width @param {number[]} place */
export function layerAt(sizes, width, [x, y]) {
  const { wide, left, top, along } = plan(sizes, width);
  return clamp(1 + Math.floor((wide ? x - left : y - top) / along), 1, sizes.layers);
}
