// What tests of scenes share: read marks back as a reader's eye and ruler would.

import { strictEqual } from "node:assert";

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
