// The pictures of ScalingExplorer: dot products that fan out as components are added, the softmax's window on them,
// which opens like a lens on a ladder with a bar for each weight.

import { mark, pieces, polyline } from "../kit/marks.js";
import { clamp } from "../kit/numbers.js";
import { format, shareOf } from "../kit/text.js";
import { textWidth } from "../kit/width.js";
import { LARGEST, N_KEYS, STOPS, walksOf } from "./compute.js";
import { deeper, widthTold } from "./words.js";

/** @import { State, Result } from "./compute.js" */
/** @import { Mark, Scene } from "../kit/marks.js" */
/** @import { Hit } from "../kit/hits.js" */

export const RUNGS = 6; // steps of the window; each costs a key a factor e
const NARROW = 560;
const WIDEST = 820; // what is wider is drawn larger, with its letters
const TOP = 50; // px for the titles and the best key's name
const CELLAR = 26; // below the ladder, for the keys that lie deeper
const LINE = 14; // between names on the ladder
/** px between bars, at least; how thick these are, and the size of their ends. @type {{least: number, role: string, r: number}[]} */
const THICK = [
  { least: 6, role: "bar", r: 4 },
  { least: 3.5, role: "bar thin", r: 3 },
  { least: -Infinity, role: "bar fine", r: 2 },
];
const ROOM = 4; // px within which a drag takes a stop

/** Where things are in a width. @param {number} width */
export function layout(width) {
  const laid = Math.min(width, WIDEST);
  const narrow = laid < NARROW;
  const bottom = TOP + (narrow ? 226 : 280);
  const [left, right] = [narrow ? 30 : 38, Math.round(laid * (narrow ? 0.54 : 0.57))];
  const ladder = { left: right + (narrow ? 20 : 56), right: laid - 6, bottom: bottom - CELLAR };
  return {
    laid,
    narrow,
    height: bottom + 46,
    fan: { left, right, bottom },
    ladder,
    zoom: width / laid,
  };
}

/** @typedef {ReturnType<typeof layout>} Layout */

/** The x of a width d_k: its root is even. @param {Layout} look */
export const across = ({ fan: { left, right } }) => (/** @type {number} */ d_k) =>
  left + ((right - left) * Math.sqrt(d_k)) / Math.sqrt(LARGEST);

/** The y of a dot product. @param {Layout} look @param {number} reach */
export const upright = ({ fan: { bottom } }, reach) => (/** @type {number} */ s) =>
  (TOP + bottom) / 2 - ((bottom - TOP) * s) / (2 * reach);

/** The y of a key that is some steps below the best. @param {Layout} look */
export const rung = ({ ladder: { bottom } }) => (/** @type {number} */ steps) =>
  TOP + ((bottom - TOP) * steps) / RUNGS;

/** The x of a weight on the ladder. @param {Layout} look */
export const along = ({ ladder: { left, right } }) => (/** @type {number} */ weight) =>
  left + (right - left) * weight;

/** The width under an x, or a stop near it. @param {number} width @param {number} x */
export function widthAt(width, x) {
  const look = layout(width);
  const [at, { left, right }] = [x / look.zoom, look.fan];
  const near = STOPS.filter((stop) => Math.abs(across(look)(stop) - at) <= ROOM);
  if (near.length > 0) {
    return near.reduce((a, b) =>
      Math.abs(across(look)(a) - at) <= Math.abs(across(look)(b) - at) ? a : b
    );
  }
  const root = (clamp((at - left) / (right - left)) * Math.sqrt(LARGEST)) ** 2;
  return clamp(Math.round(root), 1, LARGEST);
}

/** Words, and d with a small k below its line. @param {string} before @param {string} after */
const withWidth = (before, after = "") => [
  ...(before ? [{ text: before }] : []),
  { text: "d", role: "italic" },
  { text: "k", role: "italic sub", dy: 3 },
  ...(after ? [{ text: after, dy: -3 }] : []),
];

// ---- The fan --------------------------------------------------------------------------------

/** Where the walks are drawn: evenly along the axis, each d_k once. */
const PLACES = [...new Set(Array.from({ length: 125 }, (_, i) => Math.round((1 + i / 4) ** 2)))];

/** Grid, numbers and names of both axes. @param {Layout} look @param {Result} result */
function fanAxes(look, { reach }) {
  const { fan: { left, right, bottom }, narrow } = look;
  const [x, y] = [across(look), upright(look, reach)];
  const step = reach > 120 ? 80 : 40;
  const count = Math.floor((reach - 1) / step);
  const ticks = Array.from({ length: 2 * count + 1 }, (_, i) => step * (i - count));
  const widths = narrow ? [64, 256, 1024] : [1, 64, 256, 512, 1024];
  const middle = (left + right) / 2;
  return [
    ...ticks.flatMap((s) => [
      mark.line(`grid ${s}`, "rule", [left, y(s), right, y(s)]),
      mark.text(`tick ${s}`, "soft small end", [left - 5, y(s) + 4], format(s, 0)),
    ]),
    ...widths.map((d_k) => {
      const role = narrow && d_k === LARGEST ? "soft small end" : "soft small";
      return mark.text(`width ${d_k}`, role, [x(d_k), bottom + 20], String(d_k));
    }),
    pieces(
      "fan axis",
      "soft small",
      { x: middle, y: bottom + 38 },
      withWidth(narrow ? "components " : "components, ", narrow ? "" : ", spaced by the root"),
    ),
  ];
}

/** The walks, the cone of the root, the line of the width and a ring for each key. @param {Layout} look @param {Result} result */
function fan(look, result) {
  const { d_k, draw, products, best, reach } = result;
  const [x, y] = [across(look), upright(look, reach)];
  const { fan: { left, right, bottom } } = look;
  const edge = Math.sqrt(LARGEST);
  const at = x(d_k);
  const walks = walksOf(draw).sums.map((sums, key) => {
    const points = PLACES.map((place) => [x(place), y(sums[place - 1])]);
    return mark.path(`walk ${key}`, `key line ${key === best ? "best" : "walk"}`, polyline(points));
  });
  const rings = products.map((s, key) =>
    mark.circle(`ring ${key}`, key === best ? "key solid" : "key ring", [
      at,
      y(s),
      key === best ? 5 : 3.5,
    ])
  );
  return [
    ...walks,
    ...[1, -1].map((sign) =>
      mark.line(`cone ${sign}`, "ink line cone", [left, y(0), right, y(sign * edge)])
    ),
    mark.line("line", "ink line", [at, TOP, at, bottom]),
    mark.circle("knob", "ink solid knob", [at, bottom, 7]),
    pieces(
      "width told",
      "ink small strong",
      { x: Math.min(at, right - 22), y: TOP - 8 }, // clear of the best key's name
      withWidth("", ` = ${Math.round(d_k)}`),
    ),
    ...rings,
    pieces(
      "root",
      "ink small halo end",
      { x: at > right - 40 ? at - 10 : right - 4, y: y(-edge) + 16 }, // clear of the line and its rings
      withWidth("±√"),
    ),
  ];
}

// ---- The window and the ladder --------------------------------------------------------------

/** The window on the line, and how it opens on the ladder; what is below the fan is cut off. @param {Layout} look @param {Result} result */
function lens(look, { d_k, products, best, unit, reach }) {
  const [at, y] = [across(look)(d_k), upright(look, reach)];
  const { fan, ladder } = look;
  const high = y(products[best]);
  const low = y(products[best] - RUNGS * unit);
  const seen = Math.min(low, fan.bottom);
  const cut = low > ladder.bottom // where the lower edge enters the fan
    ? at + (ladder.left - at) * clamp((low - fan.bottom) / (low - ladder.bottom))
    : at;
  const lower = low > fan.bottom ? [[at, seen], [cut, fan.bottom]] : [[at, low]];
  const shape = [[at, high], ...lower, [ladder.left, ladder.bottom], [ladder.left, TOP]];
  return [
    mark.path("lens", "wash", `${polyline(shape)}Z`),
    mark.line("window", "weight line window", [at, high, at, seen]),
  ];
}

/** Frame, rungs and the axis of weights. @param {Layout} look */
function ladderAxes(look) {
  const [y, x] = [rung(look), along(look)];
  const { ladder: { left, right, bottom }, fan, narrow } = look;
  const steps = Array.from({ length: RUNGS }, (_, i) => i + 1);
  const axis = "weight; a line down divides it by e";
  const brief = textWidth(axis, 13) / 2 > look.laid - x(0.5);
  return [
    mark.rect("ladder", "paper frame", [left, TOP, right - left, bottom - TOP]),
    mark.rect("cellar", "tint frame", [left, bottom, right - left, fan.bottom - bottom]),
    ...steps.map((n) => mark.line(`rung ${n}`, "rule", [left, y(n), right, y(n)])),
    ...(narrow ? [0, 1] : [0, 0.5, 1]).map((w) =>
      mark.text(`weight ${w}`, "soft small", [x(w), fan.bottom + 20], String(w))
    ),
    mark.text(
      "ladder axis",
      "soft small",
      [x(0.5), fan.bottom + 38],
      brief ? "weight; ÷ e a line" : axis,
    ),
  ];
}

/** Places for names of one line each, near where they are wanted, from top to bottom. @param {number[]} wanted in order @param {number} low @param {number} high */
export function stacked(wanted, low, high) {
  const places = [];
  wanted.forEach((y, i) => places.push(Math.max(y, i ? places[i - 1] + LINE : low)));
  for (let i = places.length - 1; i >= 0; i--) {
    places[i] = Math.min(places[i], i === places.length - 1 ? high : places[i + 1] - LINE);
  }
  return places;
}

/** The keys that the window holds, from the best down. @param {Result} result */
export function held({ scores, best }) {
  const order = scores.map((_, key) => key).sort((a, b) => scores[b] - scores[a]);
  return order.filter((key) => scores[best] - scores[key] <= RUNGS);
}

/** How thick bars are that stand this close, a third of them closer still, so that they stay apart. @param {number[]} places from the top */
export function thickness(places) {
  const gaps = places.slice(1).map((y, i) => y - places[i]).sort((a, b) => a - b);
  const close = gaps[Math.floor(gaps.length / 3)] ?? Infinity;
  return THICK.find(({ least }) => close >= least) ?? THICK[0];
}

/** A bar and a name for each key in the window; the rest is counted below. @param {Layout} look @param {Result} result */
function ladder(look, result) {
  const [y, x] = [rung(look), along(look)];
  const { scores, weights, best } = result;
  const { ladder: { left, bottom }, narrow } = look;
  const keys = held(result);
  const at = (/** @type {number} */ key) => y(scores[best] - scores[key]);
  const [, ...others] = keys;
  const names = stacked(others.map((key) => at(key) + 4), TOP + 12, bottom - 4);
  const { role, r } = thickness(keys.map(at));
  // The further names are from their bars, the longer are the lines between them, or these would be a sheaf.
  const far = Math.max(0, ...others.map((key, i) => Math.abs(names[i] - 4 - at(key))));
  const long = 10 + clamp(far / 8, 0, narrow ? 0 : 16);
  const called = (/** @type {number} */ key) =>
    narrow ? `${key + 1}: ${shareOf(weights[key])}` : `key ${key + 1}: ${shareOf(weights[key])}`;
  const curve = Array.from({ length: 10 * RUNGS + 1 }, (_, i) => [
    x(weights[best] * Math.exp(-i / 10)),
    y(i / 10),
  ]);
  return [
    mark.path("curve", "weight line curve", polyline(curve)),
    ...keys.flatMap((key) => [
      mark.line(`bar ${key}`, `weight line ${role}`, [left, at(key), x(weights[key]), at(key)]),
      mark.circle(`end ${key}`, "weight solid", [x(weights[key]), at(key), r]),
    ]),
    ...others.flatMap((key, i) => {
      const right = Math.max(x(weights[key]), left) + 8;
      return [
        mark.line(`to ${key}`, "ruler", [right - 4, at(key), right - 4 + long, names[i] - 4]),
        mark.text(`name ${key}`, "ink small halo start", [right - 1 + long, names[i]], called(key)),
      ];
    }),
    mark.text("best", "weight strong start", [left, TOP - 9], called(best)),
    mark.text(
      "below",
      "ink small start",
      [left + 6, bottom + 18],
      deeper(N_KEYS - keys.length, narrow),
    ),
  ];
}

/** Titles above both halves. @param {Layout} look */
const titles = ({ fan, ladder, narrow }) => [
  mark.text(
    "title fan",
    "ink strong start",
    [narrow ? 0 : fan.left, 15],
    narrow ? "Dot products" : `Dot products of a query with ${N_KEYS} keys`,
  ),
  mark.text("title ladder", "ink strong start", [ladder.left, 15], "Weights"),
];

/** The fan, the window in it, and the ladder that it opens on. @param {Result} result @param {{width: number}} options @returns {Scene} */
export function picture(result, { width }) {
  const look = layout(width);
  const marks = [
    ...titles(look),
    ...fanAxes(look, result),
    ...lens(look, result),
    ...fan(look, result),
    ...ladderAxes(look),
    ...ladder(look, result),
  ];
  return { width: look.laid, height: look.height, marks };
}

/** The line, as a place to take hold of. @param {State} state @param {Result} result @param {{width: number}} options @returns {Hit[]} */
export function grip(state, result, { width }) {
  const look = layout(width);
  const { zoom, fan: { bottom } } = look;
  const at = across(look)(state.d_k);
  return [{
    id: "width",
    ...{ x: (at - 14) * zoom, y: TOP * zoom, width: 28 * zoom, height: (bottom + 10 - TOP) * zoom },
    label: "components of query and keys",
    slider: true,
    kind: "across",
    aria: {
      valuemin: 1,
      valuemax: LARGEST,
      valuenow: state.d_k,
      valuetext: widthTold(state, result),
    },
  }];
}
