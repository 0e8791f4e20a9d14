// The picture of MemoryExplorer: the digit to spoil, the energy along its way with the states upon it, and the stored
// digits with their weights.

import { mark, polyline } from "../kit/marks.js";
import { clamp } from "../kit/numbers.js";
import { format, percent } from "../kit/text.js";
import { textWidth } from "../kit/width.js";
import { N_PATTERNS, PATTERNS, PIXELS, SIDE } from "./compute.js";
import { restTold, stepsTold } from "./words.js";

/**
 * @typedef {import("../kit/marks.js").Mark} Mark
 * @typedef {import("../kit/hits.js").Hit} Hit
 * @typedef {import("./compute.js").Result} Result
 * @typedef {import("./compute.js").State} State
 */

const TOP = 24;
const BELOW = 34; // px for a valley's card: its distance, and its name
const WIDEST = 960;
/** How far the axis of energies goes: the first that holds the way. */
const REACHES = [6, 12, 20, 30, 40, 60, 80, 120];

/** Every measure of the picture. @param {number} width */
export function layout(width) {
  const laid = Math.min(width, WIDEST);
  const narrow = laid < 600;
  const cell = narrow ? (laid < 340 ? 24 : 27) : 36;
  const side = SIDE * cell;
  const valley = narrow ? 32 : 44; // what lies in a valley
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
    ...{ valley, marble: narrow ? 48 : 56 },
    column: laid / N_PATTERNS,
    height: rowTop + high + small + 14,
  };
}

/** @typedef {ReturnType<typeof layout>} Look */

/** How much ink a pixel has, from 0 to 1. @param {number} pixel */
const inked = (pixel) => clamp((pixel + 1) / 2);
const CLEAR = 9; // px from a card to the curve
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
  const title = at < 0.5 ? "the query: paint on it" : stepsTold(Math.round(at));
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
  const whole = along[along.length - 1];
  const x = (/** @type {number} */ place) => left + ((right - left) * place) / whole;
  const y = (/** @type {number} */ level) => bottom - ((bottom - plotTop) * level) / reach;
  const [xs, ys] = [along.map(x), energy.map(y)];
  /** The highest place of the curve between two others. @param {number} from @param {number} to */
  const crest = (from, to) => {
    let found = Infinity;
    for (let n = 0; n + 1 < xs.length; n++) {
      if (xs[n + 1] >= from && xs[n] <= to) found = Math.min(found, ys[n], ys[n + 1]);
    }
    return found;
  };
  return { reach, x, y, crest };
}

/** @param {ReturnType<typeof scales>} scale @param {Look} look */
function axis({ reach, y }, { laid, left, right, plotTop, narrow }) {
  const whole = "energy along the way down, and on to the next digit";
  const fits = !narrow && left + textWidth(whole, 12.5) <= laid;
  const title = fits ? whole : "energy along the way";
  return [
    mark.text("axis title", "soft small start", [narrow ? 0 : left, plotTop - 10], title),
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

/** What lies in the valleys: the state at rest, and the stored digit that the way goes on to. @param {Result} result @param {ReturnType<typeof scales>} scale @param {Look} look */
function valleys(result, { x, y }, { bottom, narrow, right, side, valley: size }) {
  const { path, stations, along, energy, next, turn } = result;
  const [down, over] = [x(stations[path.length - 1]), x(along[along.length - 1])];
  const rest = Math.min(down, over - size - 28);
  const drop = (
    /** @type {string} */ id,
    /** @type {number} */ at,
    /** @type {number} */ level,
    to = at,
  ) => mark.line(`drop ${id}`, "soft line drop", [at, y(level), to, bottom + 5]);
  const box = (/** @type {number} */ at) => ({ x: at - size / 2, y: bottom + 8, size });
  const told = restTold(result, narrow);
  const edge = narrow ? 0 : side + 8; // beside the digit
  const under = bottom + size + 26;
  return [
    drop("rest", down, energy[turn], rest),
    drop("next", over, energy[energy.length - 1]),
    ...card("rest", "query", path[path.length - 1], box(rest)),
    ...card("next", "key", PATTERNS[next], box(over)),
    mark.text("rest told", "query small end", [
      Math.max(rest + size / 2 + 3, edge + textWidth(told, 12.5)),
      under,
    ], told),
    mark.text("next told", "key small end", [right + 22, under], `stored ${next}`),
  ];
}

/**
 * Where a state's card is: above its point and above the curve; where the plot ends, to the right, where the curve has
 * gone down far enough. So it hides neither.
 * @param {number} px
 * @param {number} py
 * @param {Look} look
 * @param {(from: number, to: number) => number} crest the highest place of the curve
 */
function marbleAt(px, py, { marble, plotTop, left, right }, crest) {
  const [top, most] = [plotTop + 1, right + 22 - marble];
  const wanted = Math.max(top, py - 10 - marble);
  let x = clamp(px - marble / 2, left + 8, most);
  const clear = () => Math.min(wanted, crest(x - CLEAR, x + marble + CLEAR) - CLEAR - marble);
  while (clear() < top && x < most) x = Math.min(x + 2, most);
  return { x, y: Math.max(top, clear()), size: marble };
}

/** The card of a state. @param {ReturnType<typeof scales>} scale @param {Look} look @param {number} place @param {number} level */
const cardOf = ({ x, y, crest }, look, place, level) => marbleAt(x(place), y(level), look, crest);

/** The states on the curve: those gone through as small cards, the present one as the marble. @param {Result} result @param {ReturnType<typeof scales>} scale @param {Look} look */
function states(result, scale, look) {
  const { x, y } = scale;
  const { path, energies, stations, at, state, level, place } = result;
  const [px, py] = [x(place), y(level)];
  const box = cardOf(scale, look, place, level);
  const dots = path.map((_, k) =>
    mark.circle(`dot ${k}`, k <= at ? "query solid" : "query hollow", [
      x(stations[k]),
      y(energies[k]),
      3.2,
    ])
  );
  const ghosts = [];
  const size = 32;
  let taken = -Infinity;
  for (let k = 0; k < at; k++) {
    const ghost = cardOf(scale, { ...look, marble: size }, stations[k], energies[k]);
    if (ghost.x < taken + size + 8 || ghost.x + size + 10 > box.x || at - k < 0.5) continue;
    taken = ghost.x;
    ghosts.push(...card(`ghost ${k}`, "query past", path[k], ghost));
  }
  const told = `energy ${format(level, 1)}`;
  const room = box.x + box.size + 10 + textWidth(told, 15) <= look.right + 24;
  return [
    ...dots,
    ...ghosts,
    mark.line("leader", "query leader", [
      ...[px, py],
      ...[clamp(px, box.x - 3, box.x + box.size + 3), clamp(py, box.y - 3, box.y + box.size + 3)],
    ]),
    mark.circle("marble dot", "query solid", [px, py, 6]),
    ...card("marble", "query", state, box),
    ...(look.narrow ? [] : [ // there it stands beside the digit
      mark.text("marble energy", `query strong halo ${room ? "start" : "end"}`, [
        room ? box.x + box.size + 10 : box.x - 10,
        box.y + 14,
      ], told),
    ]),
  ];
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
      ...valleys(result, scale, look),
      ...states(result, scale, look),
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
  const { cell, column, rowTop, high, small, marble } = look;
  const ball = cardOf(scales(result, look), look, result.place, result.level);
  const steps = Math.round(result.at);
  return [
    ...result.query.map((pixel, i) => ({
      ...{ id: `pixel ${i}`, x: (i % SIDE) * cell, y: TOP + Math.floor(i / SIDE) * cell },
      ...{ width: cell, height: cell, tab: i === cursor ? 0 : -1, kind: "pixel" },
      label: `row ${Math.floor(i / SIDE) + 1}, column ${i % SIDE + 1}`,
      aria: { pressed: pixel > 0 },
    })),
    {
      ...{ id: "marble", x: ball.x - 3, y: ball.y - 3, width: marble + 6, height: marble + 6 },
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
