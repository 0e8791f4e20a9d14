// The picture read back: each table's numbers by the places of their texts, rows by height, heads by their gaps.

import { deepStrictEqual, ok, strictEqual } from "node:assert";
import { find, near, pictures, sound } from "../kit/testing.js";
import { textWidth } from "../kit/width.js";
import { compute } from "./compute.js";
import { board, listing, placed, places } from "./scene.js";
import { code, describe, toTry } from "./words.js";
import { still, style } from "./still.js";

/** @typedef {import("./compute.js").State} State */

const RECIPES = /** @type {const} */ (["right", "no swap", "interleaved", "no swap back"]);
const WIDTHS = [560, 343, 288];

/** @type {State} */
const STATE = { recipe: "right", num_heads: 2, place: 4 };

/** Every state but for the followed number. @returns {Generator<State>} */
function* states() {
  for (const recipe of RECIPES) {
    for (const num_heads of [1, 2, 4, 8]) yield { recipe, num_heads, place: (21 + num_heads) % 24 };
  }
}

const drawn = (/** @type {State} */ state, width = 560) => {
  const result = compute(state);
  return board(state, result, placed(state, result), width);
};

/** The numbers of a table as lines, read from top to bottom and left to right. */
function read(scene, table) {
  const texts = scene.marks.filter(({ id }) => id.startsWith(`${table} text `));
  const lines = new Map();
  for (const { at, text } of texts) {
    lines.set(at.y, [...(lines.get(at.y) ?? []), [at.x, Number(text)]]);
  }
  const sorted = [...lines].sort(([a], [b]) => a - b).map(([, row]) =>
    row.sort(([a], [b]) => a - b)
  );
  return sorted.map((row) => row.map(([, number]) => number));
}

const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];

const said = (patch) => describe({ ...STATE, ...patch }, compute({ ...STATE, ...patch }));
const SWAPLESS = { ...STATE, recipe: /** @type {const} */ ("no swap"), place: 9 };

pictures("multihead_split", {
  style,
  stored: {
    still: [...still(STATE).scenes, said({})],
    "no swap": [drawn(SWAPLESS), listing(code(SWAPLESS), 560), said(SWAPLESS)],
    "no swap back, on a phone": [drawn({ ...STATE, recipe: "no swap back", num_heads: 4 }, 343)],
    "interleaved, on a small phone": [
      drawn({ ...STATE, recipe: "interleaved", num_heads: 8 }, 288),
    ],
    "hit targets": [places(STATE, compute(STATE), 343)],
    recipes: RECIPES.flatMap((
      recipe,
    ) => [code({ ...STATE, recipe }), toTry({ ...STATE, recipe })]),
    sentences: [
      ...RECIPES.flatMap((recipe) => [said({ recipe }), said({ recipe, num_heads: 8 })]),
      said({ recipe: "no swap", num_heads: 1 }),
    ],
  },
  *others() {
    for (const state of states()) for (const width of WIDTHS) yield drawn(state, width);
  },
});

// ---- Numbers --------------------------------------------------------------------------------

Deno.test("rows are at fault where they hold another position", () => {
  const { astray, wrong } = compute({ ...STATE, recipe: "no swap" });
  deepStrictEqual(astray, [[false, true, true], [true, true, false]]);
  deepStrictEqual(wrong, [false, false, false]);
  const back = compute({ ...STATE, recipe: "no swap back" });
  deepStrictEqual([back.astray.flat().some(Boolean), back.wrong], [false, [true, true, true]]);
  for (const num_heads of [1, 8]) {
    strictEqual(compute({ ...STATE, num_heads }).astray.flat().some(Boolean), false);
  }
});

// ---- The tables -----------------------------------------------------------------------------

Deno.test("the three tables read as the numbers are", () => {
  for (const width of WIDTHS) {
    for (const state of states()) {
      const [scene, { x, heads, merged }] = [drawn(state, width), compute(state)];
      sound(scene);
      deepStrictEqual(read(scene, "x"), x);
      deepStrictEqual(read(scene, "merged"), merged);
      deepStrictEqual(read(scene, "heads"), x.map((_, i) => heads.flatMap((head) => head[i])));
    }
  }
});

/** From where to where a text reaches. */
function reach({ role, at, text }) {
  const wide = textWidth(text, 13);
  const from = at.x - (role.includes("start") ? 0 : role.includes("end") ? wide : wide / 2);
  return [from, from + wide];
}

Deno.test("no thread runs through a name", () => {
  for (const width of WIDTHS) {
    for (const all of states()) {
      for (let place = 0; place < 24; place++) {
        const state = { ...all, place };
        const scene = drawn(state, width);
        const names = Array.from({ length: state.num_heads }, (_, h) => find(scene, `name ${h}`));
        const above = [names, [find(scene, "name merged")]];
        [0, 1].forEach((band) => {
          const [, , [x]] = points(find(scene, `thread ${band}`));
          for (const name of above[band]) {
            const [from, to] = reach(name);
            ok(x < from - 4 || x > to + 2, `${name.text} of ${from} to ${to} at ${x}`);
          }
        });
      }
    }
  }
});

/** The points that a thread passes: its start, both ends of its curve, its end. */
const points = ({ at }) => {
  const [x1, from, y1, , , , , x2, y2, to] = at.d.match(/[\d.]+/g).map(Number);
  return [[x1, from], [x1, y1], [x2, y2], [x2, to]];
};

Deno.test("a thread runs beside other numbers, in their columns' gap, and touches none", () => {
  for (const width of WIDTHS) {
    for (const state of states()) {
      const [scene, numbers] = [drawn(state, width), compute(state).x.flat()];
      for (const band of [0, 1]) {
        const [start, leaves, enters, end] = points(find(scene, `thread ${band}`));
        const upright = [[start, leaves, ["x", "heads"][band]], [
          enters,
          end,
          ["heads", "merged"][band],
        ]];
        for (const [[x, top], [, bottom], table] of upright) {
          for (const { at } of numbers.map((number) => find(scene, `${table} ${number}`))) {
            const beside = x <= at.x + 0.6 || x >= at.x + at.width - 0.6;
            ok(beside || bottom <= at.y || top >= at.y + at.height, `${table} at ${x}`);
          }
        }
      }
    }
  }
});

Deno.test("on their way numbers stand between where they were and where they go", () => {
  const [one, other] = [STATE, { ...STATE, recipe: /** @type {const} */ ("no swap") }];
  const [a, b] = [one, other].map((state) => placed(state, compute(state)));
  const half = (p, q) => p.map((row, k) => row.map((x, i) => (x + q[k][i]) / 2));
  const shown = { heads: half(a.heads, b.heads), merged: half(a.merged, b.merged), gaps: 1 };
  const scene = board(other, compute(other), shown, 560);
  const [from, to] = [drawn(one), drawn(other)];
  for (const number of [15, 21, 38]) {
    const [p, q, now] = [from, to, scene].map((part) => middle(find(part, `heads ${number}`).at));
    now.forEach((x, axis) => near(x, (p[axis] + q[axis]) / 2, 0.2));
  }
});

// ---- What is pressed ------------------------------------------------------------------------

Deno.test("numbers are pressed where they are; the Tab key finds the followed one of x", () => {
  for (const width of WIDTHS) {
    for (const state of states()) {
      const [scene, result] = [drawn(state, width), compute(state)];
      for (const { id, label, tab, ...hit } of places(state, result, width)) {
        const box = find(scene, `${id.split(" ")[0]} ${label}`).at;
        middle(hit).forEach((x, axis) => near(x, middle(box)[axis], 0.11));
        strictEqual(tab, id === `x ${state.place}` ? 0 : -1);
        ok(Math.min(hit.width, hit.height) >= 24);
      }
    }
  }
});
