// The picture of MemoryExplorer: the digit to spoil, the energy along its way, what it comes to rest at, and the stored
// digits with their weights.

import { mark, polyline } from "../kit/marks.js";
import { clamp } from "../kit/numbers.js";
import { format, percent } from "../kit/text.js";
import { N_PATTERNS, PATTERNS, PIXELS, SIDE } from "./compute.js";
import { restTold, stepsTold } from "./words.js";

/**
 * @typedef {import("../kit/marks.js").Mark} Mark
 * @typedef {import("../kit/hits.js").Hit} Hit
 * @typedef {import("./compute.js").Result} Result
 * @typedef {import("./compute.js").State} State
 */

const TOP = 24;
const BELOW = 34; // px for the card at rest: its distance, and its name
const MARBLE = 44; // px of the target around the state that is moved
const WIDEST = 960;
/** How far the axis of energies goes: the first that holds the way. */
const REACHES = [6, 12, 20, 30, 40, 60, 80, 120];

/** Every measure of the picture. @param {number} width */
export function layout(width) {
  const laid = Math.min(width, WIDEST);
  const narrow = laid < 600;
  const cell = narrow ? (laid < 340 ? 24 : 27) : 36;
  const side = SIDE * cell;
  const valley = narrow ? 32 : 44; // the card at rest
  const strip = valley + BELOW;
  const plotTop = narrow ? TOP + side + 44 : TOP;
  const bottom = narrow ? plotTop + 190 : TOP + side - strip;
  const rowTop = bottom + strip + 40;
  const high = narrow ? 48 : 56;
  const small = narrow ? (laid < 340 ? 16 : 24) : 40;
  return {
    ...{ laid, zoom: width / laid, narrow, cell, side, plotTop, bottom, rowTop, high, small },
    left: narrow ? 32 : side + 62,
    right: laid - 26,
    valley,
    column: laid / N_PATTERNS,
    height: rowTop + high + small + 14,
  };
}

/** @typedef {ReturnType<typeof layout>} Look */

/** How much ink a pixel has, from 0 to 1. @param {number} pixel */
const inked = (pixel) => clamp((pixel + 1) / 2);
const LEVELS = 8; // of a small picture: one path for each, as many small pictures change at once

/**
 * A digit as a small picture: for each level of ink a path over the pixels that have it.
 * @param {string} id
 * @param {number[]} pixels
 * @param {{x: number, y: number, size: number}} box
 */
function inks(id, pixels, { x, y, size }) {
  const cell = size / SIDE;
  const levels = pixels.map((pixel) => Math.round(LEVELS * inked(pixel)));
  const paths = Array.from({ length: LEVELS + 1 }, () => "");
  for (let i = 0, end = 0; i < PIXELS; i = end) {
    end = i + 1; // neighbours of one level are one bar
    while (end % SIDE && levels[end] === levels[i]) end++;
    const [a, b] = [x + (i % SIDE) * cell, y + Math.floor(i / SIDE) * cell];
    paths[levels[i]] += `M${a} ${b}h${(end - i) * cell}v${cell}h${-(end - i) * cell}z`;
  }
  return paths.slice(1).map((d, k) =>
    mark.path(`${id} ink ${k + 1}`, "ink solid pixels", d, {
      "fill-opacity": ((k + 1) / LEVELS).toFixed(3),
    })
  );
}

/** A framed small picture. @param {string} id @param {string} role of the frame @param {number[]} pixels @param {{x: number, y: number, size: number}} box */
function card(id, role, pixels, box) {
  const [x, y] = [Math.round(box.x), Math.round(box.y)]; // else its pixels differ in size
  const { size } = box;
  return [
    mark.rect(`${id} frame`, `${role} plate`, [x - 3, y - 3, size + 6, size + 6], { rx: 3 }),
    ...inks(id, pixels, { x, y, size }),
  ];
}

// ---- The digit ------------------------------------------------------------------------------

/** @param {number} i @param {number} cell */
const pixelBox = (i, cell) => [(i % SIDE) * cell, TOP + Math.floor(i / SIDE) * cell, cell, cell];

/** @param {Result} result @param {Look} look */
function canvas({ at, state, path, level, weights }, look) {
  const { cell, side, narrow } = look;
  const rest = path.length - 1;
  const now = stepsTold(Math.round(at));
  const told = narrow ? now : `${now}: energy ${format(level, 1)}`;
  const title = at < 0.5 ? "the query: paint on it" : told;
  const best = weights.indexOf(Math.max(...weights));
  const beside = [
    ["energy", format(level, 1)],
    ["steps", `${Math.round(at)} of ${rest}`],
    [`weight of ${best}`, percent(weights[best])],
  ];
  return [
    mark.text("canvas title", "query start strong", [0, 14], title),
    mark.rect("canvas", "query board", [0, TOP, side, side]),
    ...state.map((pixel, i) =>
      mark.rect(`pixel ${i}`, "ink solid pixels", pixelBox(i, cell), {
        "fill-opacity": inked(pixel).toFixed(3),
      })
    ),
    mark.rect("canvas edge", "query edge", [0, TOP, side, side]),
    ...(narrow
      ? beside.flatMap(([name, value], i) => [
        mark.text(`beside name ${i}`, "soft start small", [side + 9, TOP + 16 + 52 * i], name),
        mark.text(`beside value ${i}`, "start large", [side + 9, TOP + 38 + 52 * i], value),
      ])
      : []),
  ];
}

// ---- The energy along the way -----------------------------------------------------------------

/** Places of the plot. @param {Result} result @param {Look} look */
export function scales({ along, energy }, { left, right, plotTop, bottom }) {
  const most = Math.max(...energy);
  const reach = REACHES.find((r) => r >= most) ?? 120 * Math.ceil(most / 120);
  const whole = along[along.length - 1]; // 0 where nothing moves
  const x = (/** @type {number} */ place) =>
    whole ? left + ((right - left) * place) / whole : right;
  const y = (/** @type {number} */ level) => bottom - ((bottom - plotTop) * level) / reach;
  return { reach, x, y };
}

/** @param {ReturnType<typeof scales>} scale @param {Look} look */
function axis({ reach, y }, { left, right, plotTop, narrow }) {
  return [
    mark.text(
      "axis title",
      "soft small start",
      [narrow ? 0 : left, plotTop - 10],
      "energy along the way",
    ),
    ...[0, reach / 2, reach].flatMap((level) => [
      mark.line(`rule ${level}`, "rule", [left, y(level), right, y(level)]),
      mark.text(`level ${level}`, "soft small end", [left - 6, y(level) + 4], String(level)),
    ]),
  ];
}

/** The curve, and the ground below it. @param {Result} result @param {ReturnType<typeof scales>} scale */
function hill({ along, energy }, { x, y }) {
  const curve = energy.map((e, i) => [x(along[i]), y(e)]);
  const floor = [along[along.length - 1], 0].map((place) => [x(place), y(0)]);
  return [
    mark.path("ground", "ground", `${polyline([...curve, ...floor])}Z`),
    mark.path("hill", "ink line", polyline(curve)),
  ];
}

/** The state at rest, below its place. @param {Result} result @param {ReturnType<typeof scales>} scale @param {Look} look */
function atRest(result, { x, y }, { bottom, narrow, valley: size }) {
  const { path, along, energy } = result;
  const [at, level] = [x(along[along.length - 1]), energy[energy.length - 1]];
  const told = restTold(result, narrow);
  const role = "query small end";
  return [
    mark.line("drop rest", "soft line drop", [at, y(level), at, bottom + 5]),
    ...card("rest", "query", path[path.length - 1], { x: at - size / 2, y: bottom + 8, size }),
    mark.text("rest told", role, [at + size / 2 + 3, bottom + size + 26], told),
  ];
}

/** The states on the curve; the present one is the marble. @param {Result} result @param {ReturnType<typeof scales>} scale */
function states({ path, energies, stations, at, level, place }, { x, y }) {
  const dots = path.map((_, k) =>
    mark.circle(`dot ${k}`, k <= at ? "query solid" : "query hollow", [
      x(stations[k]),
      y(energies[k]),
      3.2,
    ])
  );
  return [...dots, mark.circle("marble dot", "query solid", [x(place), y(level), 9])];
}

// ---- The stored digits ------------------------------------------------------------------------

/** @param {number} w */
function shareTold(w) {
  if (w < 0.005) return "";
  return w > 0.995 ? ">99%" : `${Math.round(100 * w)}%`;
}

/** @param {Result} result @param {number} digit @param {Look} look */
function row({ weights }, digit, { rowTop, high, small, column, narrow }) {
  const floor = rowTop + high;
  const title = narrow
    ? "weights; the next step is this average"
    : "weights over the ten stored digits: the next step is this average of them";
  return [
    mark.text("row title", "weight small start", [0, rowTop - 22], title),
    ...weights.flatMap((w, k) => {
      const x = (k + 0.5) * column;
      const [left, wide, tall] = [x - 0.26 * column, 0.52 * column, high * w];
      return [
        mark.rect(`track ${k}`, "track", [left, floor - high, wide, high]),
        mark.rect(`bar ${k}`, "weight solid", [left, floor - tall, wide, tall]),
        mark.text(`share ${k}`, "weight small halo", [x, floor - tall - 4], shareTold(w)),
        ...card(`stored ${k}`, k === digit ? "key chosen" : "key", PATTERNS[k], {
          x: x - small / 2,
          y: floor + 10,
          size: small,
        }),
      ];
    }),
  ];
}

/** @param {Result} result @param {{digit: number, width: number}} options @returns {import("../kit/marks.js").Scene} */
export function picture(result, { digit, width }) {
  const look = layout(width);
  const scale = scales(result, look);
  return {
    width: look.laid,
    height: look.height,
    marks: [
      ...canvas(result, look),
      ...axis(scale, look),
      ...hill(result, scale),
      ...atRest(result, scale, look),
      ...states(result, scale),
      ...row(result, digit, look),
    ],
  };
}

// ---- Hands ------------------------------------------------------------------------------------

/** The pixel below a place of the picture, or -1. @param {number} width @param {number} x @param {number} y */
export function pixelAt(width, x, y) {
  const { cell, zoom } = layout(width);
  const [column, line] = [x / zoom, y / zoom - TOP].map((v) => Math.floor(v / cell));
  const inside = column >= 0 && column < SIDE && line >= 0 && line < SIDE;
  return inside ? line * SIDE + column : -1;
}

/** The step whose place on the way is nearest. @param {Result} result @param {number} width @param {number} px */
export function stepAt(result, width, px) {
  const look = layout(width);
  const { x } = scales(result, look);
  const away = result.path.map((_, k) => Math.abs(x(result.stations[k]) - px / look.zoom));
  return away.indexOf(Math.min(...away));
}

/** What can be pressed, as the picture is laid out: the marble, the pixels, the stored digits. @param {State} state @param {Result} result @param {number} cursor the pixel that the Tab key reaches @param {number} width @returns {Hit[]} */
export function places({ digit }, result, cursor, width) {
  const look = layout(width);
  const { cell, column, rowTop, high, small } = look;
  const { x, y } = scales(result, look);
  const [left, top] = [x(result.place), y(result.level)].map((at) => at - MARBLE / 2);
  const steps = Math.round(result.at);
  return [
    ...result.query.map((pixel, i) => ({
      ...{ id: `pixel ${i}`, x: (i % SIDE) * cell, y: TOP + Math.floor(i / SIDE) * cell },
      ...{ width: cell, height: cell, tab: i === cursor ? 0 : -1, kind: "pixel" },
      label: `row ${Math.floor(i / SIDE) + 1}, column ${i % SIDE + 1}`,
      aria: { pressed: pixel > 0 },
    })),
    {
      ...{ id: "marble", x: left, y: top, width: MARBLE, height: MARBLE },
      ...{ label: "steps of retrieval", slider: true, kind: "across" },
      aria: {
        ...{ valuemin: 0, valuemax: result.path.length - 1, valuenow: steps },
        valuetext: `${stepsTold(steps)}, energy ${format(result.level, 1)}`,
      },
    },
    ...PATTERNS.map((_, k) => ({
      ...{ id: `stored ${k}`, x: k * column + 1, y: rowTop - 4 },
      ...{ width: column - 2, height: high + small + 18 },
      ...{ label: `Start from the stored ${k}`, aria: { pressed: k === digit } },
    })),
  ];
}
