// The board, read back: each product stands where its row and column meet, and is what they give.

import { deepStrictEqual, match, ok, strictEqual } from "node:assert";
import { find, near, sound } from "../kit/testing.js";
import { textWidth } from "../kit/width.js";
import { cellOf, compute, LAST, recipe, STAGES, stepOf } from "./compute.js";
import { board, plan, presses } from "./scene.js";
import { describe } from "./words.js";

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
const middle = ({ at: box }) => [box.x + box.width / 2, box.y + box.height / 2];
const plain = (/** @type {string} */ text) => Number(text.replace("−", "-"));
const whole = (mark) => mark.runs.map(({ text }) => text).join("");
const PAIRS = [0, 1].flatMap((i) => [0, 1].map((j) => [i, j]));

Deno.test("the numbers are those of the chapter", () => {
  deepStrictEqual(numbers.scores, [[1, 3], [2, 2]]);
  near(numbers.weights[0][1], 1 / (1 + Math.exp(-2)), 1e-12);
  near(numbers.output[1][0], 1, 1e-12);
});

Deno.test("every cell is the sum of its products, a weight the share of its power", () => {
  for (let step = 1; step <= LAST; step++) {
    const { stage, i, j, pairs, result } = recipe(numbers, step);
    const sum = pairs.reduce((s, { product }) => s + product, 0);
    near(stage === "weights" ? pairs[j].product / sum : sum, result, 1e-12);
    strictEqual(stepOf(stage, i, j), step);
    deepStrictEqual(cellOf(step), { stage, i, j });
  }
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

Deno.test("what is given stands from the beginning, row by row", () => {
  const scene = at(0);
  for (const name of ["x", "w_q", "w_k", "w_v"]) {
    STATE[name].forEach((row, i) =>
      row.forEach((value, j) =>
        strictEqual(plain(find(scene, `value ${name} ${i} ${j}`).text), value)
      )
    );
  }
});

Deno.test("K is turned over: row and column change places; Q comes down as it is", () => {
  const scene = at(LAST);
  for (const [i, j] of PAIRS) {
    strictEqual(find(scene, `value k_t ${j} ${i}`).text, find(scene, `value k ${i} ${j}`).text);
    strictEqual(find(scene, `value q_row ${i} ${j}`).text, find(scene, `value q ${i} ${j}`).text);
  }
});

Deno.test("a weight fills its share of the cell, from below", () => {
  for (const width of [920, 343]) {
    const scene = at(LAST, width);
    for (const [i, j] of PAIRS) {
      const [cell, fill] = [
        find(scene, `cell weights ${i} ${j}`).at,
        find(scene, `fill ${i} ${j}`).at,
      ];
      near(fill.height / cell.height, numbers.weights[i][j], 0.01);
      near(fill.y + fill.height, cell.y + cell.height, 0.11);
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
        plain(find(start, `mover ${id} text 0`).text),
        numbers[origin[0]][origin[1]][origin[2]],
        0.005,
      );
    }
  }
});

Deno.test("before the first score Q goes down and K turns over", () => {
  const scene = at(12 + 0.2);
  const target = at(LAST);
  for (const [i, j] of PAIRS) {
    near(
      middle(find(scene, `carry q ${i} ${j}`))[0],
      middle(find(target, `cell q_row ${i} ${j}`))[0],
      0.3,
    );
    strictEqual(
      find(scene, `carry k ${i} ${j} text`).text,
      find(target, `value k_t ${j} ${i}`).text,
    );
  }
  const late = at(12 + 0.449);
  for (const [i, j] of PAIRS) {
    middle(find(late, `carry k ${i} ${j}`)).forEach((x, n) =>
      near(x, middle(find(target, `cell k_t ${j} ${i}`))[n], 0.5)
    );
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

Deno.test("the powers of a weight give its share, by the recipe that the sentence tells", () => {
  const step = stepOf("weights", 0, 1);
  const scene = at(step);
  strictEqual(whole(find(scene, "sum 0")), "e1 = 2.72");
  strictEqual(whole(find(scene, "sum 1")), "e3 = 20.09");
  for (const id of ["sum 0", "sum 1"]) {
    const [base, up, back] = find(scene, id).runs;
    deepStrictEqual([base.text, up.dy, back.dy], ["e", -5, 5], "the score stands above the line");
  }
  strictEqual(whole(find(scene, "sum total")), "20.09 ÷ 22.80 = 0.88");
  ok(describe(numbers, step).includes("e³ ÷ (e¹ + e³) = 0.88"));
  const small = at(step, 343);
  strictEqual(whole(find(small, "sum share")), "20.09÷22.80");
  strictEqual(whole(find(small, "sum total")), "=0.88");
  ok(find(small, "sum share").at.y < find(small, "sum total").at.y);
});

Deno.test("large scores give no power that overflows", () => {
  const far = compute({ ...STATE, w_q: STATE.w_q.map((row) => row.map((x) => 400 * x)) });
  const step = stepOf("weights", 0, 1);
  match(whole(find(board(far, { step, width: 920 }), "sum 1")), /^e1200 = [\d.]+·10⁵²¹$/);
  match(describe(far, step), /e¹²⁰⁰ ÷ \(e⁴⁰⁰ \+ e¹²⁰⁰\) = 1\.00/);
  const below = compute({ ...STATE, w_q: STATE.w_q.map((row) => row.map((x) => -0.5 * x)) });
  match(describe(below, step), /\(e\^\(−0\.5\) \+ e\^\(−1\.5\)\)/);
});

/** The box of a text, at most as wide as Helvetica would set it. */
function boxOf({ at: { x, y }, role, text, runs }, size) {
  const wide = textWidth(text ?? runs.map((run) => run.text).join(""), size);
  const left = / start/.test(role) ? x : / end/.test(role) ? x - wide : x - wide / 2;
  return { left, right: left + wide, top: y - 0.5 * size, bottom: y + 0.5 * size };
}
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

Deno.test("scores and weights have their columns' words, and formulas their place, at every width", () => {
  for (const width of [288, 343, 559, 560, 608, 648, 736, 860, 920, 1200]) {
    const scene = at(LAST, width);
    for (const name of ["scores", "weights"]) {
      STATE.words.forEach((word, j) => {
        const under = find(scene, `under ${name} ${j}`);
        const cell = find(scene, `cell ${name} 1 ${j}`).at;
        strictEqual(under.text, word);
        near(under.at.x, cell.x + cell.width / 2, 0.11);
        ok(under.at.y > cell.y + cell.height);
      });
    }
    for (
      const [name, formula] of [["scores", "= Q Kᵀ"], ["weights", "softmax"], [
        "output",
        "= weights V",
      ]]
    ) {
      const title = whole(find(scene, `title ${name}`));
      const own = scene.marks.find(({ id }) => id === `formula ${name}`);
      strictEqual(title.includes(formula) ? title : `${title}${own?.text}`, `${name}${formula}`);
      if (own) ok(boxOf(own, 11).right <= width && boxOf(own, 11).left >= 0, name);
    }
    if (width >= 343) {
      for (const name of ["q", "k", "v"]) {
        strictEqual(whole(find(scene, `title ${name}`)), `${name.toUpperCase()}= X W${name}`);
      }
    }
  }
});

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

Deno.test("beams run along the row and along the column", () => {
  for (let step = 1; step <= LAST; step++) {
    const scene = at(step);
    const { stage, i, j } = recipe(numbers, step);
    const [x, y] = middle(find(scene, `cell ${stage} ${i} ${j}`));
    const row = find(scene, "beam row").at;
    for (const value of [row.y1, row.y2]) near(value, y, 0.11);
    ok(row.x1 < row.x2 && row.x2 <= x);
    const column = scene.marks.find(({ id }) => id === "beam column")?.at;
    if (column) { for (const value of [column.x1, column.x2]) near(Number(value), x, 0.11); }
  }
});

Deno.test("the edges tell the shapes, and the shared one stands out", () => {
  const scene = at(1);
  const shape = (name) =>
    ["rows", "columns"].map((edge) => find(scene, `${edge} ${name}`).text).join("×");
  deepStrictEqual(["x", "w_q", "q", "k_t", "output"].map(shape), [
    "2×3",
    "3×2",
    "2×2",
    "2×2",
    "2×2",
  ]);
  deepStrictEqual(
    scene.marks.filter(({ role }) => role === "soft shape on").map(({ id }) => id).sort(),
    ["columns x", "rows w_q"],
  );
});

Deno.test("a matrix and all that is its own have one role", () => {
  const scene = at(LAST);
  const roles = {
    q: "query",
    w_q: "query",
    w_k: "key",
    k: "key",
    k_t: "key",
    w_v: "value",
    v: "value",
    weights: "weight",
    output: "output",
  };
  for (const [name, role] of Object.entries(roles)) {
    for (const id of [`cell ${name} 0 0`, `title ${name}`, `sheet ${name}`]) {
      strictEqual(find(scene, id).role.split(" ")[0], role, id);
    }
  }
});

Deno.test("nothing leaves the picture, whose height holds", () => {
  for (const width of [920, 600, 343]) {
    for (let step = 0; step <= LAST; step += 0.25) {
      const scene = at(step, width);
      sound(scene);
      strictEqual(scene.height, plan(width).height);
      for (const { id, at: box } of scene.marks) {
        if (!box.width) continue;
        ok(
          Number(box.x) >= 0 && Number(box.x) + Number(box.width) <= width &&
            Number(box.y) + Number(box.height) <= scene.height,
          id,
        );
      }
    }
  }
});

Deno.test("buttons lie on their cells and say what stands there", () => {
  const scene = at(6);
  for (const { id, x, y, width, height, label } of presses(numbers, { step: 6, width: 920 })) {
    const { stage, i, j } = cellOf(Number(id));
    const cell = find(scene, `cell ${stage} ${i} ${j}`);
    near(x + width / 2, middle(cell)[0], 0.2);
    near(y + height / 2, middle(cell)[1], 0.2);
    strictEqual(label.endsWith("not worked out yet"), Number(id) > 6);
  }
});

Deno.test("the sentence tells the cell that is looked at", () => {
  ok(describe(numbers, 0).startsWith("Two words"));
  strictEqual(
    describe(numbers, 14),
    "How well the query of “Thinking” fits the key of “machines”: 1 × 1 + 1 × 2 = 3.",
  );
  ok(
    describe(numbers, 18) === "“Thinking” gives “machines” the weight e³ ÷ (e¹ + e³) = 0.88.",
  );
  ok(describe(numbers, LAST).endsWith("Each word now has an output of its own."));
});
