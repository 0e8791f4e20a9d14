// The picture read back: cells by their heads, tints and hatches by the mask, bars by their tracks.

import { deepStrictEqual, ok, strictEqual } from "node:assert";
import { find, has, near, pictures, random } from "../kit/testing.js";
import { textWidth } from "../kit/width.js";
import { compute, fitted, inForce, maskOf, NO_RULES, SCENES } from "./compute.js";
import { along, gridOf, picture, placeAt, places } from "./scene.js";
import { describe } from "./words.js";
import { still, style } from "./still.js";

/** @typedef {import("./compute.js").State} State */

const WIDTHS = [960, 560, 343, 288];
const CAUSAL = { ...NO_RULES, causal: 0 };

/** @type {State} */
const STATE = { scene: "self", how: "before", boost: 0, mask: maskOf("self", CAUSAL), ...CAUSAL };
const EMPTY = { ...STATE, mask: maskOf("self", { ...NO_RULES, causal: -1 }) };
const drawn = (/** @type {State} */ state, width = 560) => {
  const result = compute(state);
  return picture(result, result.weights, { width });
};
const centre = ({ x, y, width, height }) => [x + width / 2, y + height / 2];

/** The start and other states, the same in every run. @returns {Generator<State>} */
function* states() {
  yield STATE;
  for (const how of /** @type {const} */ (["before", "after", "fill"])) yield { ...EMPTY, how };
  const next = random(5);
  for (let n = 0; n < 24; n++) {
    const scene = /** @type {const} */ (["self", "cache", "cross"])[n % 3];
    const often = [0.15, 0.5, 0.85][Math.floor(n / 3) % 3];
    const mask = maskOf(scene, NO_RULES).map((row) => row.map(() => (next() < often ? 1 : 0)));
    const how = /** @type {const} */ (["before", "after", "fill"])[Math.floor(n / 2) % 3];
    yield { ...STATE, ...NO_RULES, scene, mask, how, boost: Math.round(20 * next() - 10) / 2 };
  }
}

const said = (state) => describe(state, compute(state));
const FILL = { ...EMPTY, how: /** @type {const} */ ("fill") };
const AFTER = { ...STATE, how: /** @type {const} */ ("after"), boost: 5 };
const [CACHE, CROSS] = [...states()].slice(5, 7);
const pressed = (state, width, here) =>
  places(compute(state), { width, here }).filter(({ id }) => / 2 | 4$/.test(id));

pictures("masking", {
  style,
  stored: {
    still: [...still(STATE).scenes, said(STATE)],
    "nobody allowed, on a phone": [drawn(EMPTY, 343), said(EMPTY)],
    filled: [
      {
        ...drawn(FILL, 288),
        marks: drawn(FILL, 288).marks.filter(({ id }) => /^(fate|sum|row)/.test(id)),
      },
      said(FILL),
    ],
    "after the softmax": [drawn(AFTER, 560), said(AFTER), said({ ...EMPTY, how: "after" })],
    "cross-attention": [drawn(CROSS, 343), said(CROSS)],
    "hit targets": [pressed(FILL, 560, [2, 4]), pressed(FILL, 288, [2, 4]).slice(0, 8)],
    sentences: [
      said({ ...STATE, mask: maskOf("self", NO_RULES) }),
      said({ ...STATE, boost: -2 }),
      said({ ...STATE, mask: STATE.mask.map((row) => row.map(() => 0)) }),
      said({ ...AFTER, mask: STATE.mask.map((row, i) => row.map(() => (i === 1 ? 0 : 1))) }),
    ],
  },
  *others() {
    for (const state of states()) for (const width of WIDTHS) yield drawn(state, width);
  },
});

// ---- Masks ----------------------------------------------------------------------------------

Deno.test("rules hold as long as the mask is what they give", () => {
  deepStrictEqual(inForce(STATE), CAUSAL);
  const all = maskOf("self", NO_RULES);
  deepStrictEqual(inForce({ ...STATE, mask: all }), NO_RULES);
  const floats = STATE.mask.map((row) => row.map((x) => x + 0.0));
  deepStrictEqual(inForce({ ...STATE, mask: floats }), CAUSAL, "however it is written");
  const both = { padding: 5, causal: 1, window: null };
  deepStrictEqual(inForce({ ...STATE, ...both, mask: maskOf("self", both) }), both);
});

Deno.test("a mask of another scene lets everything through until its own comes", () => {
  const mask = fitted({ ...STATE, scene: "cross" });
  deepStrictEqual(mask, maskOf("cross", NO_RULES));
  strictEqual(fitted(STATE), STATE.mask);
});

// ---- The grid -------------------------------------------------------------------------------

Deno.test("a tint is as strong as its weight, and the number in its middle says it", () => {
  for (const state of states()) {
    const [scene, { weights, mask }] = [drawn(state, 288), compute(state)];
    weights.forEach((row, i) =>
      row.forEach((w, j) => {
        const { role, at } = find(scene, `cell ${i} ${j}`);
        near(Number(at["fill-opacity"]), w, 1e-3);
        strictEqual(role, "weight shade");
        const { text, at: place } = find(scene, `number ${i} ${j}`);
        near(place.x, at.x + at.width / 2, 0.1, "in its cell");
        ok(textWidth(text, 11) <= at.width, text);
        if (!mask[i][j] && w === 0) strictEqual(text, "");
        else if (text === "<.01") ok(w > 0 && w < 0.01, "nothing that weighs is written 0");
        else near(Number(text), w, w < 0.005 ? 0 : 0.0051);
      })
    );
  }
});

Deno.test("a row's bar is as long as its sum, and a row that lost weight says so", () => {
  for (const state of states()) {
    const [scene, { sums, empty }] = [drawn(state, 343), compute(state)];
    sums.forEach((sum, i) => {
      strictEqual(has(scene, `track ${i}`), !empty[i], "an empty row has a word there");
      if (!empty[i]) {
        const [bar, track] = [find(scene, `bar ${i}`).at, find(scene, `track ${i}`).at];
        near(bar.width / track.width, sum, 2e-3);
        deepStrictEqual([bar.x, bar.y, bar.height], [track.x, track.y, track.height]);
      }
      const { text, role } = find(scene, `sum ${i}`);
      if (text === "<.01") ok(sum > 0 && sum < 0.01);
      else if (text === ">.99") ok(sum > 0.99 && sum < 1);
      else near(Number(text), sum, 0.0051);
      if (sum < 0.9995) ok(text !== "1.00", "what lost weight is not written 1");
      if (sum > 0) ok(Number(text) !== 0, "nothing that weighs is written 0");
      strictEqual(role.startsWith("wrong"), empty[i] || sum < 0.9995);
    });
  }
});

// ---- What is touched ------------------------------------------------------------------------

Deno.test("a point is in the cell that is drawn there", () => {
  for (const width of WIDTHS) {
    for (const state of [STATE, CACHE, CROSS]) {
      const [scene, result] = [drawn(state, width), compute(state)];
      const grid = gridOf(result, width);
      result.queries.forEach((_, i) => {
        result.keys.forEach((_, j) => {
          const { x, y, width: wide, height } = find(scene, `frame ${i} ${j}`).at;
          for (const point of [[x + 1, y + 1], [x + wide - 1, y + height - 1]]) {
            deepStrictEqual(placeAt(grid, point), [i, j]);
          }
        });
      });
      for (const none of [[4, 4], [-1, 100], [100, -1], [100, grid.height + 1], [width - 4, 99]]) {
        strictEqual(placeAt(grid, none), null);
      }
    }
  }
});

Deno.test("a stroke leaves no cell out, however fast", () => {
  const grid = gridOf(SCENES.self, 343);
  const at = (i, j) => centre(grid.box(i, j));
  deepStrictEqual(along(grid, at(0, 1), at(0, 6)), [1, 2, 3, 4, 5, 6].map((j) => [0, j]));
  const slanted = along(grid, at(0, 0), at(6, 6));
  for (let i = 0; i < 7; i++) ok(slanted.some(([a, b]) => a === i && b === i));
  deepStrictEqual(along(grid, at(2, 0), [3, at(2, 0)[1]]), [[2, 0]], "no word");
  deepStrictEqual(along(grid, at(3, 3), at(3, 3)), [[3, 3]]);
});
