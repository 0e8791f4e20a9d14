// What tests of scenes share: read marks back as a reader's eye and ruler would.

import { strictEqual } from "node:assert";
import { textWidth } from "./width.js";

/** The mark of a name. @param {import("./marks.js").Scene} scene @param {string} id @returns {any} */
export function find(scene, id) {
  const found = scene.marks.filter((mark) => mark.id === id);
  strictEqual(found.length, 1, `one mark "${id}" is expected`);
  return found[0];
}

/** @param {number} a @param {number} b @param {number} within @param {string} what */
export function near(a, b, within, what = "") {
  if (!(Math.abs(a - b) <= within)) throw new Error(`${what} ${a} is not ${b} within ${within}`);
}

/** A line's end less its start. @param {any} mark */
export const along = ({ at }) => [at.x2 - at.x1, at.y2 - at.y1];

/** Numbers that look random and are the same in every run. @param {number} seed */
export function random(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Every mark has finite places and an id of its own. @param {import("./marks.js").Scene} scene */
export function sound(scene) {
  strictEqual(new Set(scene.marks.map(({ id }) => id)).size, scene.marks.length, "ids");
  for (const { id, at } of scene.marks) {
    for (const [name, value] of Object.entries(at)) {
      const text = String(value);
      strictEqual(/NaN|Infinity|undefined/.test(text), false, `${id} ${name} ${text}`);
    }
  }
}

/** Whether the ring of a hit's focus, 2 px wide and 2 px away, runs through a text. @param {any} hit @param {any} text @param {number} size @param {number} zoom */
export function ringed({ x, y, width, height }, { role, at, text }, size, zoom) {
  const wide = textWidth(text, size);
  const from = at.x - (role.includes("start") ? 0 : role.includes("end") ? wide : wide / 2);
  const [left, right, top, bottom] = [from, from + wide, at.y - 0.7 * size, at.y].map((z) =>
    z * zoom
  );
  const inside = (/** @type {number} */ by) =>
    left > x - by && right < x + width + by && top > y - by && bottom < y + height + by;
  const outside = left > x + width + 4 || right < x - 4 || top > y + height + 4 || bottom < y - 4;
  return !inside(2) && !outside;
}
