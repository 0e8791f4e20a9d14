// The roofline: how fast each layer can be on a device at most, by its operations per byte. Both axes are logarithmic.

import { mark, round } from "../kit/marks.js";
import { textWidth } from "../kit/width.js";
import { DEVICES } from "./compute.js";
import { NAMES, percent } from "./words.js";

/** @typedef {import("./compute.js").Result} Result */
/** @typedef {import("../kit/marks.js").Mark} Mark */
/** @typedef {import("../kit/marks.js").Scene} Scene */

const INTENSITY = [0.4, 20000]; // operations per byte
const SPEED = [6e10, 2.2e15]; // operations per second
const LINE = 15; // between names

/** Where things are. @param {{width: number, height: number}} box */
export function roofLayout({ width, height }) {
  const box = { left: 40, right: width - 44, top: 42, bottom: height - 36 };
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
    mark(
      "roof title",
      "text",
      "ink strong start",
      { x: 0, y: 14 },
      width < 380
        ? "Operations per second, at most"
        : "The roofline: operations per second, at most",
    ),
    mark(
      "roof note",
      "text",
      "soft small start",
      { x: 0, y: 32 },
      "a point is a layer, with its share of the peak",
    ),
    ...across.flatMap((value) => [
      mark(`grid x ${value}`, "line", "rule", { x1: x(value), x2: x(value), y1: top, y2: bottom }),
      mark(
        `tick x ${value}`,
        "text",
        "soft small",
        { x: x(value), y: bottom + 16 },
        value < 1000 ? String(value) : `${value / 1000} k`,
      ),
    ]),
    ...up.flatMap((value) => [
      mark(`grid y ${value}`, "line", "rule", { x1: left, x2: right, y1: y(value), y2: y(value) }),
      mark(
        `tick y ${value}`,
        "text",
        "soft small end",
        { x: left - 4, y: y(value) + 4 },
        value < 1e12 ? "0.1 T" : value < 1e15 ? `${value / 1e12} T` : "1 P",
      ),
    ]),
    mark(
      "axis x",
      "text",
      "soft small",
      { x: (left + right) / 2, y: bottom + 33 },
      "operations per byte moved",
    ),
  ];
}

/** A device's roof: the memory's slope up to the ridge, then the arithmetic's flat top. @param {Look} look @param {{peak: number, bandwidth: number}} machine */
function roofPath({ x, y }, { peak, bandwidth }) {
  const ridge = peak / bandwidth;
  const low = Math.max(INTENSITY[0], SPEED[0] / bandwidth);
  const points = [[low, low * bandwidth], [ridge, peak], [INTENSITY[1], peak]];
  return `M${points.map(([i, s]) => `${round(x(i))} ${round(y(s))}`).join("L")}`;
}

/** @param {Look} look @param {Result} result */
function roofs(look, { device, machine }) {
  const others = Object.entries(DEVICES).filter(([name]) => name !== device);
  const brief = (/** @type {string} */ name) => name.split(" ")[1];
  const named = (
    /** @type {string} */ name,
    /** @type {number} */ peak,
    /** @type {string} */ role,
  ) =>
    mark(`roof name ${name}`, "text", `${role} small start`, {
      x: look.right + 5,
      y: look.y(peak) + 4.5,
    }, brief(name));
  const ridge = machine.peak / machine.bandwidth;
  return [
    ...others.flatMap(([name, other]) => [
      mark(`roof ${name}`, "path", "soft line roof", { d: roofPath(look, other) }),
      named(name, other.peak, "soft"),
    ]),
    mark("ridge", "line", "ruler guide", {
      x1: look.x(ridge),
      x2: look.x(ridge),
      y1: look.y(machine.peak),
      y2: look.bottom,
    }),
    mark("roof here", "path", "ink line roof here", { d: roofPath(look, machine) }),
    named(device, machine.peak, "ink strong"),
  ];
}

/** Heights for names of one line each: as wanted, from the top down, none nearer to the next than a line. @param {number[]} wanted in order @param {number} low */
export function spaced(wanted, low) {
  const places = [];
  for (const y of wanted) {
    places.push(Math.max(y, places.length ? places[places.length - 1] + LINE : -1e9));
  }
  for (let i = places.length - 1, most = low; i >= 0; i--, most -= LINE) {
    places[i] = Math.min(places[i], most);
  }
  return places;
}

/** The layers as points on the roof, named below it; the chosen one in its colour. @param {Look} look @param {Result} result */
function points(look, { layers, at, machine }) {
  const { x, y, left, right, bottom } = look;
  const spots = layers.map(({ name, intensity, attainable }, i) => ({
    ...{ i, name, here: i === at, px: x(intensity), py: y(attainable) },
    text: `${NAMES[name]} ${percent(attainable / machine.peak)}`,
  }));
  // The names stand below the roof, so the leftmost point's is the lowest.
  const order = [...spots].sort((a, b) => b.px - a.px || b.i - a.i);
  const heights = spaced(order.map(({ py }) => py + 18), bottom - 6);
  const names = order.flatMap(({ i, px, py, text, here }, n) => {
    const wide = textWidth(text, 13);
    const start = Math.max(left + 2, Math.min(px + 12, right - wide - 2));
    const role = here ? "weight strong" : "ink";
    return [
      mark(`point line ${i}`, "line", "ruler", {
        x1: px,
        y1: py,
        x2: start - 2,
        y2: heights[n] - 4,
      }),
      mark(
        `point name ${i}`,
        "text",
        `${role} small halo start`,
        { x: start, y: heights[n] },
        text,
      ),
    ];
  });
  const discs = [...spots].sort((a, b) => Number(a.here) - Number(b.here)).map(
    ({ i, px, py, here }) =>
      mark(`point ${i}`, "circle", `${here ? "weight" : "ink"} solid point`, {
        cx: px,
        cy: py,
        r: here ? 6 : 4,
      }),
  );
  return [...names, ...discs];
}

/**
 * @param {Result} result
 * @param {{width: number, height: number}} options
 * @returns {Scene}
 */
export function roof(result, { width, height }) {
  const look = roofLayout({ width, height });
  return { width, height, marks: [...axes(look), ...roofs(look, result), ...points(look, result)] };
}
