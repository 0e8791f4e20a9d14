// The roofline: how fast each layer can be on a device at most, by its operations per byte. Both axes are logarithmic.

import { mark, round } from "../kit/marks.js";
import { textWidth } from "../kit/width.js";
import { DEVICES } from "./compute.js";
import { labels } from "./labels.js";
import { BRIEF, fitting, NAMES, percent } from "./words.js";

/** @import { Result } from "./compute.js" */
/** @import { Mark, Scene } from "../kit/marks.js" */

const INTENSITY = [0.4, 20000]; // operations per byte
const NOTES = [
  "a point is a layer, with its share of the peak",
  "a layer, with its share of the peak",
  "share of the peak",
];
const SPEED = [3e10, 6e15]; // operations per second

/** Where things are. @param {{width: number, height: number}} box */
export function roofLayout({ width, height }) {
  const box = { left: 40, right: width - 44, top: 44, bottom: height - 36 };
  const even = (/** @type {number} */ value, /** @type {number[]} */ [low, high]) =>
    Math.log(value / low) / Math.log(high / low);
  return {
    ...{ width, height, ...box },
    x: (/** @type {number} */ intensity) =>
      box.left + (box.right - box.left) * even(intensity, INTENSITY),
    y: (/** @type {number} */ speed) => box.bottom - (box.bottom - box.top) * even(speed, SPEED),
  };
}

/** @typedef {ReturnType<typeof roofLayout>} Look */

/** @param {Look} look */
function axes({ left, right, top, bottom, x, y, width }) {
  const across = [1, 10, 100, 1000, 10000];
  const up = [1e11, 1e12, 1e13, 1e14, 1e15];
  return [
    mark.text(
      "roof title",
      "ink strong start",
      [0, 14],
      width < 380
        ? "Operations per second, at most"
        : "The roofline: operations per second, at most",
    ),
    mark.text("roof note", "soft small start", [0, 32], fitting(NOTES, width)),
    ...across.flatMap((value) => [
      mark.line(`grid x ${value}`, "rule", [x(value), top, x(value), bottom]),
      mark.text(
        `tick x ${value}`,
        "soft small",
        [x(value), bottom + 16],
        value < 1000 ? String(value) : `${value / 1000} k`,
      ),
    ]),
    ...up.flatMap((value) => [
      mark.line(`grid y ${value}`, "rule", [left, y(value), right, y(value)]),
      mark.text(
        `tick y ${value}`,
        "soft small end",
        [left - 4, y(value) + 4],
        value < 1e12 ? "0.1 T" : value < 1e15 ? `${value / 1e12} T` : "1 P",
      ),
    ]),
    mark.text(
      "axis x",
      "soft small",
      [(left + right) / 2, bottom + 33],
      "operations per byte moved",
    ),
  ];
}

/** A device's roof: the memory's slope up to the ridge, then the arithmetic's flat top. @param {Look} look @param {{peak: number, bandwidth: number}} machine */
function corners({ x, y }, { peak, bandwidth }) {
  const ridge = peak / bandwidth;
  const low = Math.max(INTENSITY[0], SPEED[0] / bandwidth);
  const points = [[low, low * bandwidth], [ridge, peak], [INTENSITY[1], peak]];
  return points.map(([i, s]) => [x(i), y(s)]);
}

/** @param {Look} look @param {{peak: number, bandwidth: number}} machine */
const roofPath = (look, machine) =>
  `M${corners(look, machine).map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}`;

/** A roof's straight pieces. @param {Look} look @param {{peak: number, bandwidth: number}} machine @returns {import("./labels.js").Piece[]} */
function pieces(look, machine) {
  const [[x1, y1], [x2, y2], [x3, y3]] = corners(look, machine);
  return [[x1, y1, x2, y2], [x2, y2, x3, y3]];
}

const APART = 15; // px from a device's name to the next

/** How far the devices' names stand from the heights of their roofs, so that none touches the next. @param {Look} look */
function shifts({ y }) {
  const order = Object.entries(DEVICES).sort(([, a], [, b]) => b.peak - a.peak);
  const wanted = order.map(([, { peak }]) => y(peak));
  const places = [...wanted];
  for (let times = 0; times < 40; times++) { // each two that are too near go apart by half of it
    for (let i = 1; i < places.length; i++) {
      const short = Math.max(0, APART - places[i] + places[i - 1]) / 2;
      places[i - 1] -= short;
      places[i] += short;
    }
  }
  return Object.fromEntries(order.map(([name], i) => [name, places[i] - wanted[i]]));
}

/** @param {Look} look @param {Result} result */
function roofs(look, { device, machine }) {
  const others = Object.entries(DEVICES).filter(([name]) => name !== device);
  const brief = (/** @type {string} */ name) => name.split(" ")[1];
  const shift = shifts(look);
  const named = (
    /** @type {string} */ name,
    /** @type {number} */ peak,
    /** @type {string} */ role,
  ) =>
    mark.text(`roof name ${name}`, `${role} small start`, [
      look.right + 5,
      look.y(peak) + 4.5 + shift[name],
    ], brief(name));
  const ridge = machine.peak / machine.bandwidth;
  return [
    ...others.flatMap(([name, other]) => [
      mark.path(`roof ${name}`, "soft line roof", roofPath(look, other)),
      named(name, other.peak, "soft"),
    ]),
    mark.line("ridge", "ruler guide", [
      look.x(ridge),
      look.y(machine.peak),
      look.x(ridge),
      look.bottom,
    ]),
    mark.path("roof here", "ink line roof here", roofPath(look, machine)),
    named(device, machine.peak, "ink strong"),
  ];
}

/** @type {{key: string, placed: import("./labels.js").Label[]}} */
let known = { key: "", placed: [] }; // the last ones: while a message goes, no name moves

/** @param {import("./labels.js").Spot[]} spots @param {import("./labels.js").Ground} ground */
function placedNames(spots, ground) {
  const key = JSON.stringify([spots.map(({ x, y, width }) => [x, y, width]), ground]);
  if (known.key !== key) known = { key, placed: labels(spots, ground) };
  return known.placed;
}

/** The layers as points on the roof, named beside it; the chosen one in its colour. @param {Look} look @param {Result} result */
function points(look, result) {
  const { layers, at, machine } = result;
  const spots = layers.map(({ name, intensity, attainable }, i) => ({
    ...{ i, name, here: i === at, share: percent(attainable / machine.peak) },
    ...{ x: look.x(intensity), y: look.y(attainable) },
  }));
  const letters = look.width < 320 ? 11.5 : 13;
  // A dilated convolution costs what another one does: two points in one place, and one name.
  const named = spots.filter(({ name }) => name !== "dilated").map((spot) => {
    const [both, dilated] = [spot.name === "convolution", result.wiring === "dilated"];
    const brief = look.width < 380;
    const name = brief ? BRIEF[spot.name] : both ? "convolutions" : NAMES[spot.name];
    const text = `${name} ${spot.share}`;
    const here = spot.here || (both && dilated);
    return { ...spot, text, here, width: textWidth(text, here ? letters + 1 : letters) };
  });
  const order = named.sort((a, b) => b.x - a.x || b.i - a.i);
  const room = {
    ...{ left: look.left + 1, right: look.right, top: look.top - 5, bottom: look.bottom + 2 },
  };
  const others = Object.entries(DEVICES).filter(([name]) => name !== result.device);
  const lines = others.flatMap(([, other]) => pieces(look, other));
  const placed = placedNames(order, { room, lines, own: pieces(look, machine) });
  const leaders = placed.map(({ leader: [x1, y1, x2, y2] }, n) =>
    mark.line(`point line ${order[n].i}`, "ruler", [x1, y1, x2, y2])
  );
  const names = placed.flatMap(({ x, y, side, plate }, n) => {
    const { i, text, here } = order[n];
    const size = letters < 13 ? "tiny" : "small";
    const role = `${here ? "weight strong" : "ink"} ${size} ${side > 0 ? "start" : "end"}`;
    return [
      mark(`point plate ${i}`, "rect", "paper", {
        ...{ x: plate.left, y: plate.top },
        ...{ width: plate.right - plate.left, height: plate.bottom - plate.top },
      }),
      mark.text(`point name ${i}`, role, [x, y], text),
    ];
  });
  const discs = [...spots].sort((a, b) => Number(a.here) - Number(b.here)).map(
    ({ i, x, y, here }) =>
      mark.circle(`point ${i}`, `${here ? "weight" : "ink"} solid point`, [x, y, here ? 6 : 4]),
  );
  return [...leaders, ...names, ...discs];
}

/** @param {Result} result @param {{width: number, height: number}} options @returns {Scene} */
export function roof(result, { width, height }) {
  const look = roofLayout({ width, height });
  return { width, height, marks: [...axes(look), ...roofs(look, result), ...points(look, result)] };
}
