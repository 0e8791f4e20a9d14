// The two pictures of LookupExplorer: a plane in which the query is moved, and a beam on which the values
// lie under discs as heavy as their weights; it balances at the output.

import { mark } from "../kit/marks.js";
import { argmax, clamp, dot, plus } from "../kit/numbers.js";
import { linear } from "../kit/scale.js";
import { format, short } from "../kit/text.js";
import { textWidth } from "../kit/width.js";
import { planeOf, presetOf, toPlane } from "./compute.js";
import { part } from "./words.js";

/** @import { State } from "./compute.js" */
/** @import { Scene, Mark } from "../kit/marks.js" */

/** Things that have a drawing, in a box of 32. */
const DRAWINGS = {
  apple:
    "M16 11C13 6 5 7 5 16c0 7 5 13 8.5 13 1.5 0 1.5-.8 2.5-.8s1 .8 2.5 .8C22 29 27 23 27 16c0-9-8-10-11-5zM16 11c0-4 1.5-6.5 4.5-8",
  banana:
    "M7 5c-2 12 6 22 19 21.5 1.8-.1 2.2-2.6 .6-3.2C17.5 21 12 14.5 10.5 5.200 10.2 3.5 7.300 3.3 7 5z",
  chair: "M9.5 3v26M9.5 18.5h13V29M9.5 7.5h.1M9.5 24h13",
};

/** About how wide a text of 15 px is, without asking a browser. @param {string} text */
const wide = (text) => 7.8 * text.length;

// ---- The beam -----------------------------------------------------------------------------

/** Values as places on the beam, from 0 to somewhat past the largest. @param {number[]} value @param {number} width */
function beamScale(value, width) {
  const side = width < 480 ? 14 : 34;
  const high = Math.max(...value);
  return linear([0, high + 0.16 * (high - Math.min(...value))], [side, width - side]);
}

/** The numbered line on the ground. */
function ground(value, x, y) {
  const [low, high] = x.domain;
  const ticks = [...new Set([...x.ticks, ...value])];
  const marks = [mark.line("ground", "ruler", [x(low), y, x(high), y])];
  for (const v of ticks) {
    const own = value.includes(v);
    const crowded = !own && value.some((w) => Math.abs(x(v) - x(w)) < 22);
    marks.push(mark.line(`tick ${v}`, "ruler", [x(v), y, x(v), y + (own ? 7 : 4)]));
    if (!crowded) {
      marks.push(mark.text(`number ${v}`, own ? "value strong" : "soft", [x(v), y + 22], short(v)));
    }
  }
  return marks;
}

/** What lies on the beam for one row: its square, its disc and its share. */
function load(word, weight, text, cx, top, radius, tilt) {
  const r = radius * Math.sqrt(weight);
  const inside = r > 21;
  const y = inside ? top + 2 - r : top - 14 - 2 * r;
  return [
    mark.circle(`disc ${word}`, "weight solid", [cx, top - 3 - r, r], tilt),
    mark.rect(`foot ${word}`, "value solid square", [cx - 4, top - 4, 8, 8], tilt),
    mark.text(`share ${word}`, inside ? "paper strong" : "weight strong", [cx, y], text, tilt),
  ];
}

/**
 * The beam. `fulcrum` lags behind the output while things move: then the beam tilts to the heavier side, and
 * the number below is the place where the fulcrum stands, so that no frame tells an untruth.
 * @param {State} state
 * @param {{weights: number[], output: number}} result
 * @param {{width: number, fulcrum?: number}} options
 * @returns {Scene}
 */
export function beam(state, { weights, output }, { width, fulcrum = output }) {
  const { words, value } = state;
  const x = beamScale(value, width);
  const radius = width < 480 ? 42 : 60;
  const top = 78 + 2 * radius;
  const floor = top + 46;
  const angle = clamp((x(output) - x(fulcrum)) / 13, -8, 8);
  const [begin, end] = x.range;
  const at = clamp(x(fulcrum), begin, end); // what a reader's function returns may lie anywhere
  const tilt = { transform: `rotate(${angle.toFixed(2)} ${at.toFixed(1)} ${top})` };
  const marks = ground(value, x, floor);
  const foot = `M${at.toFixed(1)} ${top + 3}l25 43h-50Z`;
  marks.push(mark.path("fulcrum", "output solid", foot));
  marks.push(mark.text("output", "output answer", [at, floor + 56], format(fulcrum)));
  marks.push(mark.line("bar", "ink line bar", [begin, top, end, top], tilt));
  words.forEach((word, i) => {
    const cx = x(value[i]);
    marks.push(...load(word, weights[i], part(state, weights[i]), cx, top, radius, tilt));
    const corner = { transform: `translate(${(cx - 16).toFixed(1)} 8)` };
    marks.push(mark.path(`thing ${word}`, "ink line thing", DRAWINGS[word], corner));
    marks.push(mark.text(`name ${word}`, "ink name", [cx, 60], word));
  });
  return { width, height: floor + 64, marks };
}

// ---- The plane ----------------------------------------------------------------------------

/** The part of the plane that is drawn, the same for every query: all keys and all presets lie in it. @param {State} state @param {number} width */
export function planeScale({ key, presets }, width) {
  const plane = planeOf(key);
  const places = [...key, ...Object.values(presets)].map((vector) => toPlane(plane, vector));
  const reach = (i) => Math.max(1, ...places.map((place) => Math.abs(place[i]))) + 0.85;
  const [right, high] = [reach(0), reach(1)];
  const up = clamp(high, 0.7 * right, 0.8 * right);
  const u = Math.min(width / (2 * right), (width * up) / right / (2 * high));
  const height = Math.round((width * up) / right);
  return {
    plane,
    u,
    height,
    reach: [width / (2 * u) - 0.3, height / (2 * u) - 0.3],
    x: (/** @type {number} */ a) => width / 2 + a * u,
    y: (/** @type {number} */ b) => height / 2 - b * u,
  };
}

/**
 * Rays along which two keys tie for the best score; between two rays one key wins.
 * They start in the middle where the query's part outside the plane decides nothing.
 */
function ties(keys, { x, y, u, height }) {
  const marks = [];
  keys.forEach((a, i) =>
    keys.slice(i + 1).forEach((b, after) => {
      const [dx, dy] = plus(a, b, -1);
      const sides = [x(0) / Math.abs(dy || 1e-9), height / 2 / Math.abs(dx || 1e-9)];
      const far = Math.min(...sides) / u; // to the plane's side
      for (const sign of [1, -1]) {
        const ray = [-dy * sign * far, dx * sign * far];
        const best = dot(ray, a);
        if (keys.some((k) => dot(ray, k) > best + 1e-6)) continue;
        const ends = [x(0), y(0), x(ray[0]), y(ray[1])];
        marks.push(mark.line(`tie ${i} ${i + 1 + after} ${sign}`, "ruler tie", ends));
      }
    })
  );
  return marks;
}

/** The box of a key's name and drawing, from its corner. */
const labelBox = (word, cx, cy) => ({
  ...{ x: cx - 16, y: cy - 15, width: 40 + wide(word), height: 30 },
});

/** Whether a line from one place to another runs through a box, or a disc of the query ends in it. */
function hit({ x, y, width, height }, [x1, y1], [x2, y2]) {
  return Array.from({ length: 61 }, (_, n) => n / 60).some((k) => {
    const [a, b] = [x1 + (x2 - x1) * k, y1 + (y2 - y1) * k];
    const room = k === 1 ? 12 : 2;
    return a > x - room && a < x + width + room && b > y - room && b < y + height + room;
  });
}

/** A key: arrow, open ring, and its name above or below the ring, where the query does not cross it. */
function keyMarks(word, place, { x, y }, width, query) {
  const [px, py] = [x(place[0]), y(place[1])];
  const cx = clamp(px, 26, width - wide(word) - 30);
  const usual = place[1] > 1e-9 ? -27 : 29;
  const other = usual > 0 ? -27 : 29;
  const free = [usual, other, 1.6 * other, 1.6 * usual].find((dy) =>
    !hit(labelBox(word, cx, py + dy), [x(0), y(0)], query)
  );
  const cy = py + (free ?? usual);
  const at = {
    d: DRAWINGS[word],
    transform: `translate(${(cx - 14).toFixed(1)} ${(cy - 14).toFixed(1)}) scale(0.875)`,
  };
  return [
    mark(`bed ${word}`, "rect", "ground bed", { ...labelBox(word, cx, cy), rx: 4 }),
    mark.line(`key ${word}`, "key line arrow", [x(0), y(0), px, py]),
    mark.circle(`ring ${word}`, "key ring", [px, py, 5]),
    mark(`thing ${word}`, "path", "ink line thing", at),
    mark.text(`label ${word}`, "ink name start", [cx + 20, cy + 5], word),
  ];
}

/** The names of the plane's directions, in its lower left corner. @param {string[]} words @param {number} height */
const directions = ([first, second, third], height) =>
  [`→ from ${third} to the other two`, `↑ from ${second} to ${first}`].flatMap((text, i) => {
    const [id, y] = [["across", "up"][i], height - 10 - 18 * i];
    const bed = [6, y - 14, textWidth(text, 13) + 8, i ? 20 : 24];
    return [
      mark.rect(`bed ${id}`, "ground bed", bed), // no dotted line runs through a name
      mark.text(id, "soft start note", [10, y], text),
    ];
  });

const APART = 6; // px at least between the query's name and another

/** How far a name is from a box, in px; below zero, how deep in it. */
const gapOf = ([left, right, top, bottom], { x, y, width, height }) =>
  Math.max(x - right, left - x - width, y - bottom, top - y - height);

/**
 * Where the query's name stands: below its disc, above, or beside it, where no other name is near; else where
 * it is farthest from them.
 * @param {string} name
 * @param {number[]} disc the middle of the query's disc
 * @param {{width: number, height: number}} field
 * @param {{x: number, y: number, width: number, height: number}[]} taken the boxes of other names
 */
function namePlace(name, [qx, qy], { width, height }, taken) {
  const half = textWidth(name, 14) / 2;
  const middle = clamp(qx, half + 5, width - half - 5);
  const outward = qx < width / 2 ? -1 : 1; // the query's arrow comes from the middle
  const beside = [outward, -outward].flatMap((side) =>
    [5, -8, 18, -20, 31].map((dy) => [qx + side * (20 + half), qy + dy])
  );
  const [close, far] = [[31, -20], [-34, 45]].map((ways) => ways.map((dy) => [middle, qy + dy]));
  const places = [...close, ...beside, ...far];
  const room = (/** @type {number[]} */ [x, y]) => {
    const [left, right, top, bottom] = [x - half, x + half, y - 12, y + 4];
    const inside = Math.min(left, width - right, top, height - bottom) - 3;
    const near = taken.map((box) => gapOf([left, right, top, bottom], box) - APART);
    return Math.min(inside, ...near);
  };
  const rooms = places.map(room);
  const free = rooms.findIndex((x) => x >= 0);
  const [x, y] = places[free < 0 ? argmax(rooms) : free];
  return { x, y };
}

/**
 * The plane with the keys and the query; lengths and angles in it are true.
 * @param {State} state
 * @param {{width: number}} options
 * @returns {Scene}
 */
export function plane(state, { width }) {
  const scale = planeScale(state, width);
  const { x, y, height } = scale;
  const keys = state.key.map((row) => toPlane(scale.plane, row));
  const marks = [...ties(keys, scale), ...directions(state.words, height)];
  const place = toPlane(scale.plane, state.query);
  const [qx, qy] = [x(place[0]), y(place[1])];
  state.words.forEach((word, i) => marks.push(...keyMarks(word, keys[i], scale, width, [qx, qy])));
  const beds = marks.filter(({ id }) => id.startsWith("bed "));
  const taken = beds.map(({ at }) => /** @type {any} */ (at));
  marks.push(mark.circle("middle", "ink solid", [x(0), y(0), 2.5]));
  marks.push(mark.line("query arrow", "query line ask", [x(0), y(0), qx, qy]));
  marks.push(mark.circle("query", "query solid", [qx, qy, 12]));
  const name = presetOf(state) ?? "query";
  const at = namePlace(name, [qx, qy], { width, height }, taken);
  marks.push(mark("query name", "text", "query strong", at, name));
  return { width, height, marks };
}
