// Names of tips in a plane: beyond their tips, on no other name, on no head and not on their own arrows; where arrows
// have one direction, aside, with a leader where that is far.

import { ringsOf, toPicture } from "./arrows.js";
import { mark } from "./marks.js";
import { clamp } from "./numbers.js";
import { BOLDER, textWidth } from "./width.js";

/** @typedef {import("./arrows.js").Plane} Plane */

const CLEAR = 8; // px between a name and any head
const NEAR = 14; // px from its own tip: what is farther has a leader
const TURNS = [0, 20, -20, 40, -40, 60, -60, 80, -80, 100, -100, 125, -125, 150, -150, 180];
const AWAY = [0, 12, 26, 42, 60, 80, 102, 126]; // px beyond the nearest place: a leader goes there

/**
 * A name by its middle; `leader` is a line from it to its tip, where another name or arrow keeps it away.
 * @typedef {{x: number, y: number, half: number, high: number, leader: number[] | null}} Name
 */

/** @param {number[]} place @param {number} half @param {number} high @returns {Name} */
const toName = ([x, y], half, high) => ({ x, y, half, high, leader: null });

/** How far a place is from a name's box. @param {Name} name @param {number[]} place */
const distance = ({ x, y, half, high }, [px, py]) =>
  Math.hypot(Math.max(0, Math.abs(px - x) - half), Math.max(0, Math.abs(py - y) - high));

/** How much of the way from `a` to `b` lies in a name's box, from 0 to 1. @param {Name} name @param {number[]} a @param {number[]} b */
function covered({ x, y, half, high }, a, b) {
  let [from, to] = [0, 1];
  for (const [at, by, centre, room] of [[a[0], b[0], x, half], [a[1], b[1], y, high]]) {
    const way = by - at;
    if (Math.abs(way) < 1e-9) {
      if (Math.abs(at - centre) >= room) return 0;
      continue;
    }
    const ends = [(centre - room - at) / way, (centre + room - at) / way];
    from = Math.max(from, Math.min(...ends));
    to = Math.min(to, Math.max(...ends));
  }
  return Math.max(0, to - from);
}

/** Whether a line goes through a name. @param {Name} name @param {number[]} line */
const crosses = (name, [x1, y1, x2, y2]) => covered(name, [x1, y1], [x2, y2]) > 0;

/** Whether two names' lines would touch. @param {Name} a @param {Name} b */
const upon = (a, b) =>
  Math.abs(a.x - b.x) < a.half + b.half + 5 && Math.abs(a.y - b.y) < a.high + b.high + 2;

/** From a name's side to the head of its tip. @param {Name} name @param {number[]} tip */
function leaderOf({ x, y, half, high }, [tx, ty]) {
  const [bx, by] = [clamp(tx, x - half, x + half), clamp(ty, y - high, y + high)];
  const long = Math.hypot(tx - bx, ty - by);
  const end = (long - 6) / long;
  return [bx, by, bx + end * (tx - bx), by + end * (ty - by)];
}

/**
 * Where a name may stand about its tip: beyond it, turned aside, farther away.
 * @param {Plane} plane
 * @param {number[]} tip
 * @param {number} half
 * @param {number} high
 */
function* around({ left, top, width, height }, [tx, ty], half, high, /** @type {number[]} */ way) {
  for (const away of AWAY) {
    for (const turn of TURNS) {
      const a = (turn * Math.PI) / 180;
      const [c, s] = [Math.cos(a), Math.sin(a)];
      const [ux, uy] = [way[0] * c - way[1] * s, way[0] * s + way[1] * c];
      const gap = CLEAR + 1 + away;
      const far = Math.min(
        (half + gap) / Math.abs(ux || 1e-9),
        (high + gap) / Math.abs(uy || 1e-9),
      );
      const edge = BOLDER * half;
      const x = clamp(tx + far * ux, left + edge, left + width - edge);
      const y = clamp(ty + far * uy, top + high + 1, top + height - high - 1);
      yield { name: toName([x, y], half, high), cost: away + 0.12 * Math.abs(turn) };
    }
  }
}

/** Any place of the plane, for a tip with no room about it. @param {Plane} plane @param {number} half @param {number} high */
function* anywhere({ left, top, width, height }, half, high) {
  for (let y = top + high + 1; y <= top + height - high - 1; y += high) {
    for (let x = left + BOLDER * half; x <= left + width - BOLDER * half; x += 10) {
      yield { name: toName([x, y], half, high), cost: 300 };
    }
  }
}

/**
 * Where names of tips stand: beyond the tip, inside the plane, on no other name and on no head; where arrows
 * have one direction, aside, with a leader where that is far.
 * @param {Plane} plane
 * @param {string[]} words
 * @param {number[][]} tips places in the picture
 * @param {number} size of the letters
 * @param {number[][]} [others] places that are kept free too, if there is room
 */
export function names(plane, words, tips, size, others = []) {
  const free = [...others, ...ringsOf(plane).map(({ x, y }) => [x - 5, y - 4])];
  const origin = toPicture(plane, [0, 0]);
  const high = 0.55 * size;
  const lengths = tips.map(([x, y]) => Math.hypot(x - origin[0], y - origin[1]));
  /** @type {Name[]} */
  const found = [];
  /** What is wrong with a place; what must not be costs a thousand. */
  const costOf = (/** @type {Name} */ name, /** @type {number} */ i) => {
    const { half } = name;
    if (found.some((other) => upon(name, other))) return Infinity;
    const own = distance(name, tips[i]);
    const lies = (/** @type {number[]} */ place) => distance(name, place) < CLEAR;
    const wide = { ...name, half: half + 4, high: name.high + 2 };
    const shafts = tips.map((tip, j) => covered(wide, origin, tip) * lengths[j]);
    const line = own > NEAR ? leaderOf(name, tips[i]) : null;
    const crossed = found.filter((other) =>
      (line && crosses(other, line)) || (other.leader && crosses(name, other.leader))
    );
    return 1000 * tips.filter(lies).length + (shafts[i] > 0 ? 1000 : 0) +
      2 * shafts.reduce((sum, long) => sum + long, 0) +
      24 * tips.filter((tip) => distance(name, tip) < own - 1).length +
      30 * crossed.length + 20 * free.filter(lies).length;
  };
  const order = words.map((_, i) => i).sort((a, b) => lengths[b] - lengths[a]);
  /** @type {Name[]} */
  const placed = [];
  for (const i of order) {
    const half = textWidth(words[i], size) / 2;
    const way = lengths[i] > 0
      ? [0, 1].map((axis) => (tips[i][axis] - origin[axis]) / lengths[i])
      : [1, 0];
    let best = { name: toName(tips[i], half, high), cost: Infinity };
    for (const places of [around(plane, tips[i], half, high, way), anywhere(plane, half, high)]) {
      if (best.cost < 1000) break;
      for (const { name, cost } of places) {
        const all = cost < best.cost ? cost + costOf(name, i) : Infinity;
        if (all < best.cost) best = { name, cost: all };
      }
    }
    const { name } = best;
    if (distance(name, tips[i]) > NEAR) name.leader = leaderOf(name, tips[i]);
    found.push(placed[i] = name);
  }
  return placed;
}

/**
 * Names with their leaders, as marks.
 * @param {string} id
 * @param {{plane: Plane, words: string[], roles: string[], tips: number[][], size: number, others?: number[][]}} given
 */
export function nameMarks(id, { plane, words, roles, tips, size, others }) {
  return names(plane, words, tips, size, others).flatMap(({ x, y, leader }, n) => [
    ...(leader ? [mark.line(`${id}leader ${n}`, "soft line leader", leader)] : []),
    mark.text(`${id}name ${n}`, `${roles[n]} name`, [x, y + 5], words[n]),
  ]);
}
