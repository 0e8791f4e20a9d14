// The picture read back: each table's numbers by the places of their texts, rows by height, heads by their gaps.

import { deepStrictEqual, match, ok, strictEqual } from "node:assert";
import { find, near, sound } from "../kit/testing.js";
import { textWidth } from "../kit/width.js";
import { compute, cut, D_MODEL, join, placesIn, positionOf } from "./compute.js";
import { board, HEIGHT, listing, numberAt, placed, places } from "./scene.js";
import { code, describe, toTry } from "./words.js";

/** @typedef {import("./compute.js").State} State */

const RECIPES = /** @type {const} */ (["right", "no swap", "interleaved", "no swap back"]);
const WIDTHS = [560, 343, 288];
/** @type {State} */
const STATE = { recipe: "right", num_heads: 2, n: 3, place: 4 };

/** Every state but for the followed number. @returns {Generator<State>} */
function* states() {
  for (const recipe of RECIPES) {
    for (const num_heads of [1, 2, 4, 8]) {
      for (const n of [2, 3, 4]) {
        yield { recipe, num_heads, n, place: (7 * n + num_heads) % (8 * n) };
      }
    }
  }
}

const drawn = (/** @type {State} */ state, width = 560) => {
  const result = compute(state);
  return board(state, result, placed(state, result), { width });
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

// ---- Numbers --------------------------------------------------------------------------------

Deno.test("four recipes by hand", () => {
  const by = (recipe) => compute({ ...STATE, recipe, n: 2 });
  deepStrictEqual(by("right").heads[1], [[15, 16, 17, 18], [25, 26, 27, 28]]);
  deepStrictEqual(by("no swap").heads[0], [[11, 12, 13, 14], [15, 16, 17, 18]]);
  deepStrictEqual(by("interleaved").heads[0], [[11, 13, 15, 17], [21, 23, 25, 27]]);
  deepStrictEqual(by("no swap back").heads, by("right").heads);
  deepStrictEqual(by("no swap back").merged[0], [11, 12, 13, 14, 21, 22, 23, 24]);
  for (const recipe of RECIPES.slice(0, 3)) deepStrictEqual(by(recipe).merged, by(recipe).x);
});

Deno.test("a cut is undone by its own way back", () => {
  const x = Array.from({ length: 5 }, (_, i) => Array.from({ length: 12 }, (_, f) => 12 * i + f));
  for (const recipe of RECIPES.slice(0, 3)) {
    for (const heads of [1, 2, 3, 4, 6, 12]) {
      deepStrictEqual(join(cut(x, heads, recipe), recipe), x);
    }
  }
});

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

Deno.test("the followed number is counted row by row, and stays where rows go", () => {
  strictEqual(compute(STATE).followed, 15);
  strictEqual(compute({ ...STATE, place: 12 }).followed, 25);
  strictEqual(compute({ ...STATE, n: 2, place: 31 }).followed, 28);
  deepStrictEqual(placesIn([[[5, 6]], [[7, 8]]]).get(8), [1, 0, 1]);
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

Deno.test("a gap stands between two heads and nowhere else, below each head's name", () => {
  for (const width of WIDTHS) {
    for (const state of states()) {
      const [scene, { heads }] = [drawn(state, width), compute(state)];
      const row = heads.flatMap((head) => head[0]).map((number) =>
        find(scene, `heads ${number}`).at
      );
      const each = D_MODEL / state.num_heads;
      row.slice(1).forEach((box, i) => {
        const space = box.x - (row[i].x + row[i].width);
        strictEqual(space > 5, (i + 1) % each === 0, `${space}`);
      });
      heads.forEach((_, h) => {
        const { at, text } = find(scene, `name ${h}`);
        const [left, right] = [row[h * each].x, row[h * each + each - 1]];
        ok(at.x >= left - 1.1 && at.x <= right.x + right.width + 1.1, "above its own head");
        match(text, new RegExp(`^(head )?${h}$`));
        ok(at.y < row[h * each].y && at.y > row[h * each].y - 12);
      });
      near(row[7].x + row[7].width, width - 2, 1.1);
    }
  }
});

/** From where to where a text reaches. */
function reach({ role, at, text }) {
  const wide = textWidth(text, 13);
  const from = at.x - (role.includes("start") ? 0 : role.includes("end") ? wide : wide / 2);
  return [from, from + wide];
}

Deno.test("the word head is said: of each where there is room, else of one; no names meet", () => {
  for (const width of WIDTHS) {
    for (const state of states()) {
      const scene = drawn(state, width);
      const names = Array.from({ length: state.num_heads }, (_, h) => find(scene, `name ${h}`));
      const worded = names.filter(({ text }) => text.startsWith("head "));
      const room = width === 560 || state.num_heads < 8;
      strictEqual(worded.length, room ? state.num_heads : 1);
      names.slice(1).forEach((name, h) => ok(reach(names[h])[1] + 2 < reach(name)[0]));
    }
  }
});

Deno.test("no thread runs through a name", () => {
  for (const width of WIDTHS) {
    for (const all of states()) {
      for (let place = 0; place < 8 * all.n; place++) {
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

Deno.test("a number has the colour and the corners of its position, in all three tables", () => {
  for (const state of states()) {
    const scene = drawn(state);
    for (const number of compute(state).x.flat()) {
      const found = ["x", "heads", "merged"].map((table) => find(scene, `${table} ${number}`));
      const corners = [4, 14, 0, 8][positionOf(number) - 1];
      for (const { role, at } of found) {
        strictEqual(role, `p${positionOf(number)} cell`);
        strictEqual(at.rx, corners);
      }
      ["x", "heads", "merged"].forEach((table, i) => {
        const text = find(scene, `${table} text ${number}`);
        near(text.at.x, middle(found[i].at)[0], 0.11);
        near(text.at.y - 4.5, middle(found[i].at)[1], 0.11);
      });
    }
  }
});

Deno.test("tables stand below each other, every state is as high, numbers fit", () => {
  for (const width of WIDTHS) {
    for (const state of states()) {
      const scene = drawn(state, width);
      strictEqual(scene.height, HEIGHT);
      const ends = ["x", "heads", "merged"].map((table) => {
        const boxes = scene.marks.filter(({ id }) => new RegExp(`^${table} \\d+$`).test(id));
        return [
          Math.min(...boxes.map(({ at }) => Number(at.y))),
          Math.max(...boxes.map(({ at }) => Number(at.y) + Number(at.height))),
        ];
      });
      ok(ends[0][1] + 30 < ends[1][0] && ends[1][1] + 30 < ends[2][0] && ends[2][1] <= HEIGHT);
      ok(textWidth("28", 14) < find(scene, "heads 28").at.width);
      for (const name of ["x", "merged"]) {
        const size = name === "x" ? `: ${state.n} positions, 8 features` : "";
        strictEqual(find(scene, `name ${name}`).text, name + size);
      }
    }
  }
});

Deno.test("frames stand around the rows at fault and around no other", () => {
  for (const width of WIDTHS) {
    for (const state of states()) {
      const [scene, { heads, merged, x }] = [drawn(state, width), compute(state)];
      heads.forEach((head, h) =>
        head.forEach((row, i) => {
          const frame = scene.marks.find(({ id }) => id === `astray ${h} ${i}`);
          strictEqual(Boolean(frame), row.some((number) => positionOf(number) !== i + 1));
          if (frame) around(frame, row.map((number) => find(scene, `heads ${number}`).at));
        })
      );
      merged.forEach((row, i) => {
        const frame = scene.marks.find(({ id }) => id === `wrong ${i}`);
        strictEqual(Boolean(frame), String(row) !== String(x[i]));
        if (frame) around(frame, row.map((number) => find(scene, `merged ${number}`).at));
      });
    }
  }
});

/** A frame holds its cells and no more. */
function around({ role, at }, cells) {
  strictEqual(role, "wrong frame");
  near(at.x, cells[0].x, 1);
  near(at.x + at.width, cells.at(-1).x + cells.at(-1).width, 1);
  for (const { y, height } of cells) {
    near(at.y, y, 1);
    near(at.y + at.height, y + height, 1);
  }
}

/** Whether a number stands first in its row of a table, where a thread runs at its left. */
function leads(state, number, table) {
  const { heads, merged } = compute(state);
  return [[], heads.flat(), merged][table].some(([first]) => first === number);
}

/** The points that a thread passes: its start, both ends of its curve, its end. */
const points = ({ at }) => {
  const [x1, from, y1, , , , , x2, y2, to] = at.d.match(/[\d.]+/g).map(Number);
  return [[x1, from], [x1, y1], [x2, y2], [x2, to]];
};

Deno.test("the followed number is framed in each table, and its thread goes from frame to frame", () => {
  for (const state of states()) {
    const [scene, { followed }] = [drawn(state), compute(state)];
    const order = scene.marks.map(({ id }) => id);
    const frames = ["x", "heads", "merged"].map((table) => {
      const [cell, frame] = [`${table} ${followed}`, `followed ${table}`].map((id) =>
        find(scene, id).at
      );
      deepStrictEqual(middle(frame).map(Math.round), middle(cell).map(Math.round));
      ok(frame.x >= 0.5 && frame.x + frame.width <= 559.5, "no frame is cut at the picture's side");
      ok(find(scene, `${table} text ${followed}`).role.includes("strong"));
      return frame;
    });
    [0, 1].forEach((band) => {
      const [a, b] = [frames[band], frames[band + 1]];
      const [start, leaves, enters, end] = points(find(scene, `thread ${band}`));
      const sideOf = (box, table) => box.x + (leads(state, followed, table) ? 0 : box.width);
      near(start[0], sideOf(a, band), 0.11, "it goes on where the frame's side");
      near(end[0], sideOf(b, band + 1), 0.11, "it ends on the other's");
      ok(start[1] > a.y + 1 && start[1] < a.y + a.height, "it touches the frame");
      ok(end[1] > b.y && end[1] < b.y + b.height - 1);
      ok(leaves[1] < enters[1] && enters[1] < b.y);
      ok(order.indexOf(`casing ${band}`) < order.indexOf(`thread ${band}`));
    });
    const strong = scene.marks.filter(({ role }) => role.includes("number strong"));
    strictEqual(strong.length, 3);
  }
});

Deno.test("a thread runs beside other numbers, in their columns' gap, and touches none", () => {
  for (const width of WIDTHS) {
    for (const state of states()) {
      const [scene, numbers] = [drawn(state, width), compute(state).x.flat()];
      for (const band of [0, 1]) {
        const [start, leaves, enters, end] = points(find(scene, `thread ${band}`));
        const upright = [[start, leaves, ["x", "heads"][band]], [
          enters,
          end,
          [
            "heads",
            "merged",
          ][band],
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
  const scene = board(other, compute(other), shown, { width: 560 });
  const [from, to] = [drawn(one), drawn(other)];
  for (const number of [15, 21, 38]) {
    const [p, q, now] = [from, to, scene].map((part) => middle(find(part, `heads ${number}`).at));
    now.forEach((x, axis) => near(x, (p[axis] + q[axis]) / 2, 0.2));
  }
  const fewer = { ...STATE, n: 2 };
  const jumped = board(fewer, compute(fewer), a, { width: 560 });
  deepStrictEqual(jumped, drawn(fewer), "another count of numbers is shown at once");
});

// ---- What is pressed ------------------------------------------------------------------------

Deno.test("numbers of x are pressed where they are; those of the other tables are found there", () => {
  for (const width of WIDTHS) {
    for (const state of states()) {
      const [scene, result] = [drawn(state, width), compute(state)];
      const numbers = result.x.flat();
      const found = places(state, result, width);
      deepStrictEqual(found.map(({ label }) => Number(label)), numbers);
      found.forEach((hit, k) => {
        const box = find(scene, `x ${numbers[k]}`).at;
        middle(hit).forEach((x, axis) => near(x, middle(box)[axis], 0.11));
        const own = numbers[k] === result.followed;
        deepStrictEqual([hit.tab, hit.aria?.pressed], [own ? 0 : -1, own]);
        ok(Math.min(hit.width, hit.height) >= 24);
      });
      for (const table of ["x", "heads", "merged"]) {
        numbers.forEach((number, k) => {
          const point = middle(find(scene, `${table} ${number}`).at);
          strictEqual(numberAt(state, result, width, point), k);
        });
      }
      strictEqual(numberAt(state, result, width, [4, 4]), -1);
    }
  }
});

// ---- Words ----------------------------------------------------------------------------------

Deno.test("the verdict is the recipe's, and the way is told by places", () => {
  const told = (patch) => {
    const state = { ...STATE, ...patch };
    return describe(state, compute(state));
  };
  strictEqual(
    told({}),
    "Each head holds one slice of every position, and the way back is right. 15 is feature 5 of position 1: x[0, 4], then heads[1, 0, 0], then merged[0, 4].",
  );
  match(
    told({ recipe: "no swap" }),
    /^Shapes and the way back are right, but each framed row holds another position than its own: head 0 has position 1 twice and position 3 not at all\. /,
  );
  const four = { recipe: /** @type {const} */ ("no swap"), n: 4 };
  match(told(four), /position 1 twice and positions 3 and 4 not at all/);
  match(
    told({ ...four, num_heads: 8 }),
    /position 1 four times and positions 2, 3 and 4 not at all/,
  );
  match(told({ ...four, n: 2 }), /position 1 twice and position 2 not at all/);
  match(
    told({ recipe: "no swap", place: 9 }),
    /x\[1, 1\], then heads\[0, 2, 1\], then merged\[1, 1\]/,
  );
  match(told({ recipe: "no swap back" }), /^The heads are right, but joining them mixes/);
  match(told({ recipe: "interleaved" }), /scattered features: harmless if trained so/);
  match(told({ recipe: "interleaved", num_heads: 8 }), /^Each head holds one slice/);
  match(told({ recipe: "no swap", num_heads: 1 }), /^Each head holds one slice/);
});

Deno.test("to mix is said of rows of several positions, and of no other", () => {
  for (const state of states()) {
    const [told, { heads, merged }] = [describe(state, compute(state)), compute(state)];
    const several = (/** @type {number[]} */ row) => new Set(row.map(positionOf)).size > 1;
    strictEqual(heads.flat().some(several), false);
    strictEqual(/mixes the positions/.test(told), merged.some(several));
  }
});

Deno.test("the code does what the picture shows: its shapes multiply to all numbers", () => {
  for (const state of states()) {
    const lines = code(state);
    const shapes = lines.map((line) => (line.match(/reshape\(([^)]*)\)/) ?? [])[1].split(", "));
    for (const shape of shapes) {
      strictEqual(shape.reduce((product, size) => product * Number(size), 1), 8 * state.n);
    }
    const swapped = /swapaxes|transpose/;
    strictEqual(swapped.test(lines[0]), state.recipe !== "no swap");
    strictEqual(swapped.test(lines[1]), !state.recipe.startsWith("no swap"));
    const { marks, height } = listing(lines, 520);
    deepStrictEqual(marks.map(({ text }) => text), lines);
    ok(Number(marks[1].at.y) < height);
  }
});

Deno.test("what to try calls for no recipe that is chosen", () => {
  for (const recipe of RECIPES) {
    const said = toTry({ ...STATE, recipe });
    strictEqual(said.includes("Press “no swap”"), recipe !== "no swap", recipe);
    match(
      said,
      /is the second row of each head still position 2\? Press .*a number to follow it\.$/i,
    );
  }
});
