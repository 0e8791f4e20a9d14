// Words as arrows in a plane: where their tips are, and how a tip is moved.

import { ticks } from "d3-array";
import { mark } from "./marks.js";
import { plus } from "./numbers.js";
import { even } from "./text.js";

/**
 * A box of the picture with (0, 0) in its middle; `edge` is the number that its nearer sides stand for.
 * @typedef {{left: number, top: number, width: number, height: number, edge: number}} Plane
 * @typedef {import("./marks.js").Mark} Mark
 */

/** Pixels for a length of 1. @param {Plane} plane */
export const unit = ({ width, height, edge }) => Math.min(width, height) / 2 / edge;

const middle = (/** @type {Plane} */ p) => [p.left + p.width / 2, p.top + p.height / 2];

/** @param {Plane} plane @param {number[]} vector */
export function toPicture(plane, [x, y]) {
  const [cx, cy] = middle(plane);
  return [cx + x * unit(plane), cy - y * unit(plane)];
}

/** What holds a vector and its name, in round steps, so that a small change changes no scale. @param {number[][]} vectors @param {number} least */
export function edgeOf(vectors, least) {
  const most = Math.max(...vectors.flat().map(Math.abs));
  if (most <= least) return 1.15 * least;
  const power = 10 ** Math.floor(Math.log10(most));
  const round = [1, 2, 3, 5, 10].find((step) => step * power >= most * (1 - 1e-9)) ?? 10;
  return 1.15 * round * power;
}

/** The rings of a plane: their lengths, and where their numbers end. @param {Plane} plane */
export function ringsOf(plane) {
  const [cx, cy] = middle(plane);
  const lengths = ticks(0, plane.edge, 3).filter((length) => length > 0 && length <= plane.edge);
  return lengths.map((length) => ({ length, x: cx + length * unit(plane) - 3, y: cy + 12 }));
}

/** The ground of a plane: axes, and rings of round lengths with their numbers. @param {string} id @param {Plane} plane */
export function ground(id, plane) {
  const { left, top, width, height } = plane;
  const [cx, cy] = middle(plane);
  return [
    mark.rect(`${id} ground`, "tint", [left, top, width, height], { rx: 6 }),
    mark.path(`${id} axes`, "rule", `M${left} ${cy}h${width}M${cx} ${top}v${height}`),
    ...ringsOf(plane).flatMap(({ length, x, y }) => [
      mark.circle(`${id} ring ${length}`, "rule", [cx, cy, length * unit(plane)]),
      mark.text(`${id} length ${length}`, "soft small end", [x, y], String(length)),
    ]),
  ];
}

const HEADS = {
  arrow: (/** @type {string} */ id, role, x, y, /** @type {number[]} */ [ux, uy]) => {
    const at = (back, side) =>
      `${(x - back * ux - side * uy).toFixed(1)} ${(y - back * uy + side * ux).toFixed(1)}`;
    return mark.path(id, `${role} solid`, `M${at(0, 0)}L${at(10, 4.6)}L${at(10, -4.6)}Z`);
  },
  ring: (id, role, cx, cy) => mark.circle(id, `${role} ring`, [cx, cy, 4.5]),
  square: (id, role, x, y) => mark.rect(id, `${role} solid`, [x - 4.5, y - 4.5, 9, 9]),
};

/**
 * A vector from the middle of its plane: a shaft and, with its point or centre on the vector's place, a head. A
 * vector of length zero has no direction: it is a dot.
 * @param {string} id
 * @param {string} role
 * @param {Plane} plane
 * @param {number[]} vector
 * @param {keyof typeof HEADS} head
 */
export function arrow(id, role, plane, vector, head = "arrow") {
  const [x1, y1] = toPicture(plane, [0, 0]);
  const tip = toPicture(plane, vector);
  const long = Math.hypot(tip[0] - x1, tip[1] - y1);
  if (long < 1e-9) return [mark.circle(`${id} dot`, `${role} solid`, [x1, y1, 4])];
  const way = [(tip[0] - x1) / long, (tip[1] - y1) / long];
  const back = Math.min(long, head === "arrow" ? 8 : 4.5); // the head covers the end
  return [
    mark.line(`${id} shaft`, `${role} line shaft`, [x1, y1, ...plus(tip, way, -back)]),
    HEADS[head](`${id} head`, role, tip[0], tip[1], way),
  ];
}

/** Where the tip of a vector is taken hold of. @param {string} id @param {string} label @param {Plane} plane @param {number[]} vector @returns {import("./hits.js").Hit} */
export function tipHit(id, label, plane, vector) {
  const [x, y] = toPicture(plane, vector);
  const angle = Math.round((Math.atan2(vector[1], vector[0]) * 180) / Math.PI);
  return {
    ...{ id, label, x: x - 18, y: y - 18, width: 36, height: 36, slider: true, kind: "grab tip" },
    aria: {
      ...{ valuemin: -180, valuemax: 180, valuenow: angle },
      valuetext: `x ${even(vector[0])}, y ${even(vector[1])}`,
    },
  };
}
