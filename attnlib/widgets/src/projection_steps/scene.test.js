// The board, read back: each product stands where its row and column meet, and is what they give.

import { deepStrictEqual, ok, strictEqual } from "node:assert";
import { find, middle, near, pictures } from "../kit/testing.js";
import { textWidth } from "../kit/width.js";
import { compute, LAST, recipe, STAGES, stepOf } from "./compute.js";
import { board, presses } from "./scene.js";
import { describe } from "./words.js";
import { still, style } from "./still.js";

const STATE = {
  step: 0,
  words: ["Thinking", "machines"],
  x: [[1, 0, 1], [0, 1, 1]],
  w_q: [[0, 1], [1, 0], [1, 0]],
  w_k: [[1, -1], [1, 1], [0, 1]],
  w_v: [[2, -2], [0, 2], [0, 2]],
};
const numbers = compute(STATE);
const at = (step, width = 920) => board(numbers, { step, width });
const plain = (/** @type {string} */ text) => Number(text.replace("−", "-"));
const whole = ({ text, runs = [] }) => text ?? runs.map((run) => run.text).join("");
const PAIRS = [0, 1].flatMap((i) => [0, 1].map((j) => [i, j]));

const SHARE = stepOf("weights", 0, 1);
pictures("projection_steps", {
  style,
  free: /^(title|word) /,
  over: /^(title|third|sum|word|value) /, // with a formula in smaller letters
  stored: {
    still: still(STATE).scenes,
    "a score, on a phone": [at(stepOf("scores", 0, 1), 343)],
    "a weight": [at(SHARE, 343)],
    "on the way": [at(14.6)],
    "hit targets": [
      presses(numbers, { step: 6, width: 920 }),
      presses(numbers, { step: 6, width: 343 }).slice(0, 4),
    ],
    sentences: [
      ...Array.from({ length: LAST + 1 }, (_, step) => describe(numbers, step)),
    ],
  },
  *others() {
    for (let step = 0; step <= LAST; step++) {
      for (const width of [920, 620, 343]) yield at(step, width);
    }
  },
});

Deno.test("a result stands right of its row and under its column", () => {
  for (const width of [920, 343]) {
    const scene = at(LAST, width);
    const place = (where) => middle(find(scene, `cell ${where.join(" ")}`));
    for (let step = 1; step <= LAST; step++) {
      const { stage, i, j, pairs } = recipe(numbers, step);
      const [x, y] = place([stage, i, j]);
      for (const { from, over } of pairs) {
        if (width < 560 && stage === "weights") { // there a weight stands under its score
          ok(place(from)[1] < y);
          near(place(["scores", i, j])[0], x, 0.11);
          continue;
        }
        near(place(from)[1], y, 0.11);
        ok(place(from)[0] < x);
        if (!over) continue;
        near(place(over)[0], x, 0.11);
        ok(place(over)[1] < y);
      }
    }
  }
});

Deno.test("each cell shows its own number, and only when it is worked out", () => {
  for (let step = 0; step <= LAST; step++) {
    const scene = at(step);
    for (const name of STAGES) {
      for (const [i, j] of PAIRS) {
        const told = scene.marks.find(({ id }) => id === `value ${name} ${i} ${j}`);
        const box = middle(find(scene, `cell ${name} ${i} ${j}`));
        if (told) [told.at.x, told.at.y].forEach((x, n) => near(Number(x), box[n], 0.11));
        const text = scene.marks.find(({ id }) => id === `value ${name} ${i} ${j}`)?.text;
        if (stepOf(name, i, j) > step) strictEqual(text, undefined);
        else near(plain(text ?? ""), numbers[name][i][j], 0.005, `${name} ${i} ${j}`);
      }
    }
  }
});

Deno.test("row and column leave their cells and meet in the result", () => {
  for (const step of [1, 10, 14, 22]) {
    const { stage, i, j, pairs: [{ from, over }] } = recipe(numbers, step);
    const [start, end] = [at(step - 1 + 1e-5), at(step - 1 + 0.5 - 1e-5)];
    const place = (where) => middle(find(end, `cell ${where.join(" ")}`));
    for (const [id, origin] of [["row", from], ["column", over]]) {
      middle(find(start, `mover ${id} 0`)).forEach((x, n) => near(x, place(origin)[n], 0.3));
      middle(find(end, `mover ${id} 0`)).forEach((x, n) => near(x, place([stage, i, j])[n], 0.3));
      near(
        plain(find(start, `mover ${id} 0 text`).text),
        numbers[origin[0]][origin[1]][origin[2]],
        0.005,
      );
    }
  }
});

Deno.test("what is marked is what is multiplied, and the arithmetic beside it is right", () => {
  for (let step = 1; step <= LAST; step++) {
    const scene = at(step);
    const { stage, i, j, pairs, result } = recipe(numbers, step);
    const marked = scene.marks.filter(({ role }) => / from\b/.test(role)).map(({ id }) => id)
      .sort();
    const wanted = pairs.flatMap(({ from, over }) => [from, over]).filter(Boolean).map((place) =>
      `cell ${place.join(" ")}`
    ).sort();
    deepStrictEqual(marked, wanted);
    ok(/ now/.test(find(scene, `cell ${stage} ${i} ${j}`).role));
    near(plain(whole(find(scene, "sum total")).split("=").at(-1) ?? ""), result, 0.005);
    if (stage === "weights") continue;
    pairs.forEach(({ a, b }, n) => {
      const [left, product] = whole(find(scene, `sum ${n}`)).split(" = ");
      deepStrictEqual(
        left.split(" × ").map(plain).map((x) => Math.round(100 * x)),
        [a, b].map((x) => Math.round(100 * Number(x))),
      );
      near(plain(product), a * Number(b), 0.005);
    });
  }
});

/** The box of a text, at most as wide as Helvetica would set it. */
function boxOf({ at: { x, y }, role, text, runs }, size) {
  const wide = textWidth(text ?? runs.map((run) => run.text).join(""), size);
  const left = / start/.test(role) ? x : / end/.test(role) ? x - wide : x - wide / 2;
  return { left, right: left + wide, top: y - 0.5 * size, bottom: y + 0.5 * size };
}

Deno.test("no beam runs through a name or its formula", () => {
  for (const width of [343, 608, 736, 920]) {
    for (let step = 1; step <= LAST; step++) {
      const scene = at(step, width);
      const { stage } = recipe(numbers, step);
      const title = boxOf(find(scene, `title ${stage}`), width < 560 ? 12 : 14);
      for (const beam of scene.marks.filter(({ id }) => id.startsWith("beam column"))) {
        const { x1, y1, y2 } = /** @type {any} */ (beam.at);
        const through = x1 > title.left && x1 < title.right && y1 < title.bottom && y2 > title.top;
        ok(!through, `step ${step} at ${width}`);
      }
    }
  }
});

const apart = (a, b) =>
  a.right <= b.left + 0.5 || b.right <= a.left + 0.5 || a.bottom <= b.top || b.bottom <= a.top;

Deno.test("on a phone the words of the rows stand beside them, and sums have room of their own", () => {
  for (const width of [288, 320, 343, 400, 559]) {
    for (let step = 1; step <= LAST; step++) {
      const scene = at(step, width);
      const rows = scene.marks.filter(({ id }) => /^(word|again|third) /.test(id));
      strictEqual(rows.length, 6);
      const names = { word: "x", again: "q_row", third: "weights" };
      for (const row of rows) {
        const [id, i] = row.id.split(" ");
        const cell = find(scene, `cell ${names[id]} ${i} 0`).at;
        near(row.at.y, cell.y + cell.height / 2, 0.11);
        ok(row.at.x < cell.x && boxOf(row, 11).left >= 0, row.id);
      }
      const sheets = scene.marks.filter(({ id }) => id.startsWith("sheet ")).map(({ at: b }) => ({
        ...{ left: b.x, right: Number(b.x) + Number(b.width) },
        ...{ top: b.y, bottom: Number(b.y) + Number(b.height) },
      }));
      for (const sum of scene.marks.filter(({ id }) => /^sum (\d|share|total)/.test(id))) {
        const box = boxOf(sum, 12);
        ok(box.left >= 0, `${sum.id} of step ${step} at ${width}`);
        for (const sheet of sheets) ok(apart(box, sheet), `${sum.id} on a matrix, step ${step}`);
        for (const row of rows) ok(apart(box, boxOf(row, 11)), `${sum.id} on ${row.id}, ${step}`);
      }
    }
  }
});
