// The picture read back: cells by their heads, tints and hatches by the mask, bars by their tracks.

import { deepStrictEqual, match, ok, strictEqual } from "node:assert";
import { find, near, random, sound } from "../kit/testing.js";
import { textWidth } from "../kit/width.js";
import {
  brushAt,
  compute,
  fitted,
  inForce,
  maskOf,
  NO_RULES,
  painted,
  ruled,
  SCENES,
  usual,
} from "./compute.js";
import { along, board, gridOf, placeAt, places } from "./scene.js";
import { describe } from "./words.js";

/** @typedef {import("./compute.js").State} State */

const WIDTHS = [960, 560, 343, 288];
const CAUSAL = { ...NO_RULES, causal: 0 };
/** @type {State} */
const STATE = {
  scene: "self",
  how: "before",
  boost: 0,
  mask: maskOf("self", CAUSAL),
  ...CAUSAL,
};
const EMPTY = { ...STATE, mask: maskOf("self", { ...NO_RULES, causal: -1 }) };
const drawn = (/** @type {State} */ state, width = 560) => {
  const result = compute(state);
  return board(result, result.weights, { width });
};
const centre = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
const maskOfText = (...rows) => rows.map((row) => [...row].map(Number));

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

// ---- Masks ----------------------------------------------------------------------------------

Deno.test("each rule by hand, and all of them joined by and", () => {
  const by = (rules) => ruled(3, 4, { ...NO_RULES, ...rules });
  deepStrictEqual(by({}), maskOfText("1111", "1111", "1111"));
  deepStrictEqual(by({ padding: 3 }), maskOfText("1110", "1110", "1110"));
  deepStrictEqual(by({ causal: 1 }), maskOfText("1100", "1110", "1111"));
  deepStrictEqual(by({ window: [1, 0] }), maskOfText("1000", "1100", "0110"));
  deepStrictEqual(by({ window: [0, 1] }), maskOfText("1100", "0110", "0011"));
  deepStrictEqual(
    by({ padding: 2, causal: 0, window: [1, 2] }),
    maskOfText("1000", "1100", "0100"),
  );
});

Deno.test("rules hold as long as the mask is what they give", () => {
  deepStrictEqual(inForce(STATE), CAUSAL);
  const all = maskOf("self", NO_RULES);
  deepStrictEqual(inForce({ ...STATE, mask: all }), NO_RULES);
  const floats = STATE.mask.map((row) => row.map((x) => x + 0.0));
  deepStrictEqual(inForce({ ...STATE, mask: floats }), CAUSAL, "however it is written");
  const both = { padding: 5, causal: 1, window: null };
  deepStrictEqual(inForce({ ...STATE, ...both, mask: maskOf("self", both) }), both);
});

Deno.test("a switched-on rule hides nothing that is there, and ends at the last key", () => {
  deepStrictEqual(usual("cache"), { padding: 7, causal: 4, window: [2, 0] });
  strictEqual(usual("self").causal, 0);
  for (const [name, { queries, keys, causal }] of Object.entries(SCENES)) {
    deepStrictEqual([queries.length, keys.length], [
      SCENES[name].scores.length,
      SCENES[name].scores[0].length,
    ]);
    if (causal !== null) strictEqual(causal, usual(name).causal);
  }
});

Deno.test("a mask of another scene lets everything through until its own comes", () => {
  const mask = fitted({ ...STATE, scene: "cross" });
  deepStrictEqual(mask, maskOf("cross", NO_RULES));
  strictEqual(fitted(STATE), STATE.mask);
});

Deno.test("a stroke hides only where all below it is allowed; words stand for rows and columns", () => {
  strictEqual(brushAt(STATE.mask, [0, 0]), 0);
  strictEqual(brushAt(STATE.mask, [0, 1]), 1);
  strictEqual(brushAt(STATE.mask, [6, -1]), 0, "a full row");
  strictEqual(brushAt(STATE.mask, [5, -1]), 1);
  strictEqual(brushAt(STATE.mask, [-1, 0]), 0, "a full column");
  const small = maskOfText("100", "010");
  deepStrictEqual(painted(small, [[0, 2], [1, 1]], 1), maskOfText("101", "010"));
  deepStrictEqual(painted(small, [[1, -1]], 1), maskOfText("100", "111"));
  deepStrictEqual(painted(small, [[-1, 0]], 0), maskOfText("000", "010"));
});

// ---- Numbers --------------------------------------------------------------------------------

Deno.test("weights by hand, before, after and by −10⁹", () => {
  const row = SCENES.self.scores[1].map(Math.exp); // old sees the and old
  const all = row.reduce((sum, e) => sum + e, 0);
  const before = compute(STATE);
  near(before.weights[1][0], row[0] / (row[0] + row[1]), 1e-12);
  strictEqual(before.weights[1][2], 0);
  const after = compute({ ...STATE, how: "after" });
  near(after.weights[1][0], row[0] / all, 1e-12);
  near(after.sums[1], (row[0] + row[1]) / all, 1e-12);
  deepStrictEqual(compute({ ...EMPTY, how: "before" }).sums[0], 0);
  compute({ ...EMPTY, how: "fill" }).weights[0].forEach((w) => near(w, 1 / 7, 1e-12));
});

Deno.test("hidden scores move nothing before the softmax, and the sums after it", () => {
  const [low, high] = [-5, 5].map((boost) => compute({ ...STATE, boost }).weights);
  deepStrictEqual(low, high);
  const [more, less] = [-5, 5].map((boost) => compute({ ...STATE, how: "after", boost }).sums[0]);
  ok(more > 0.95 && less < 0.01);
});

// ---- The grid -------------------------------------------------------------------------------

Deno.test("a cell stands below its key and beside its query, inside the picture", () => {
  for (const width of WIDTHS) {
    for (const state of states()) {
      const [scene, { queries, keys }] = [drawn(state, width), compute(state)];
      sound(scene);
      queries.forEach((query, i) =>
        keys.forEach((key, j) => {
          const [row, column] = [find(scene, `row ${i}`), find(scene, `column ${j}`)];
          const [x, y] = centre(find(scene, `frame ${i} ${j}`).at);
          near(x, column.at.x, 0.11);
          near(y, row.at.y - 4.5, 0.11);
          deepStrictEqual([row.text, column.text], [query, key]);
          deepStrictEqual([row.role.split(" ")[0], column.role.split(" ")[0]], ["query", "key"]);
          const number = find(scene, `number ${i} ${j}`);
          near(number.at.x, x, 0.11);
          near(number.at.y - 4.5, y, 0.11);
          const { x: left, width: wide } = find(scene, `cell ${i} ${j}`).at;
          ok(left + wide < width - (width < 420 ? 30 : 64), "clear of the sums");
        })
      );
      const last = find(scene, `frame ${queries.length - 1} 0`).at;
      near(last.y + last.height, scene.height, 1.1);
    }
  }
});

Deno.test("a tint is as strong as its weight, and the number says it", () => {
  for (const state of states()) {
    const [scene, { weights, mask }] = [drawn(state), compute(state)];
    weights.forEach((row, i) =>
      row.forEach((w, j) => {
        const shade = find(scene, `cell ${i} ${j}`);
        near(Number(shade.at["fill-opacity"]), w, 1e-3);
        strictEqual(shade.role, "weight shade");
        const { text } = find(scene, `number ${i} ${j}`);
        if (!mask[i][j] && w === 0) strictEqual(text, "");
        else if (text === "<.01") ok(w > 0 && w < 0.01, "nothing that weighs is written 0");
        else near(Number(text), w, w < 0.005 ? 0 : 0.0051);
      })
    );
  }
});

Deno.test("what is hidden is hatched inside its cell; what weighs all the same is framed", () => {
  for (const width of WIDTHS) {
    for (const state of states()) {
      const [scene, { weights, mask }] = [drawn(state, width), compute(state)];
      mask.forEach((row, i) =>
        row.forEach((seen, j) => {
          const leaks = !seen && weights[i][j] > 0;
          const hatch = scene.marks.find(({ id }) => id === `hatch ${i} ${j}`);
          const frame = find(scene, `frame ${i} ${j}`);
          strictEqual(Boolean(hatch), !seen && !leaks);
          strictEqual(frame.role, leaks ? "wrong frame" : "ruler");
          if (!hatch) return;
          const points = String(hatch.at.d).match(/-?[\d.]+ -?[\d.]+/g) ?? [];
          ok(points.length >= 6, "several lines");
          for (const point of points) {
            const [x, y] = point.split(" ").map(Number);
            ok(x >= frame.at.x - 0.1 && x <= frame.at.x + frame.at.width + 0.1);
            ok(y >= frame.at.y - 0.1 && y <= frame.at.y + frame.at.height + 0.1);
          }
        })
      );
    }
  }
});

Deno.test("a row's bar is as long as its sum, and a row that lost weight says so", () => {
  for (const width of WIDTHS) {
    for (const state of states()) {
      const [scene, { sums, empty }] = [drawn(state, width), compute(state)];
      sums.forEach((sum, i) => {
        const row = find(scene, `row ${i}`).at.y - 4.5;
        const bars = scene.marks.filter(({ id }) => id === `bar ${i}` || id === `track ${i}`);
        if (empty[i]) strictEqual(bars.length, 0, "a word stands there");
        else {
          const [bar, track] = [find(scene, `bar ${i}`).at, find(scene, `track ${i}`).at];
          near(bar.width / track.width, sum, 2e-3);
          deepStrictEqual([bar.x, bar.y, bar.height], [track.x, track.y, track.height]);
          near(track.x + track.width, width, 0.11);
          ok(track.y >= row && track.y < row + 20);
          ok(track.x > find(scene, `cell ${i} 6`).at.x + find(scene, `cell ${i} 6`).at.width);
        }
        const text = find(scene, `sum ${i}`);
        if (text.text === "<.01") ok(sum > 0 && sum < 0.01);
        else if (text.text === ">.99") ok(sum > 0.99 && sum < 1);
        else near(Number(text.text), sum, 0.0051);
        if (sum < 0.9995) ok(text.text !== "1.00", "what lost weight is not written 1");
        if (sum > 0) ok(Number(text.text) !== 0, "nothing that weighs is written 0");
        strictEqual(text.role.startsWith("wrong"), empty[i] || sum < 0.9995);
        ok(text.at.y <= row + 1);
      });
    }
  }
});

Deno.test("a row that may look at nobody says what became of it, its sum a number all the same", () => {
  for (const width of WIDTHS) {
    const fate = (/** @type {State["how"]} */ how, row = 0) => {
      const scene = drawn({ ...EMPTY, how }, width);
      const label = scene.marks.find(({ id }) => id === `fate ${row}`);
      if (label) {
        const { x, width: wide } = find(scene, "cell 0 6").at;
        ok(width - 1 - textWidth(label.text ?? "", 11) > Number(x) + Number(wide), `${width}`);
        const [above, below] = [`sum ${row}`, `sum ${row + 1}`].map((id) => find(scene, id).at.y);
        const y = Number(label.at.y);
        ok(y - 8 >= above + 3 && y + 3 <= below - 13, "nearer to its own sum");
      }
      return [find(scene, `sum ${row}`).text, label?.text];
    };
    const told = width < 330 ? "hidden" : width < 420 ? "forbidden" : "all forbidden";
    deepStrictEqual(fate("fill"), ["1.00", told]);
    for (const how of /** @type {const} */ (["before", "after"])) {
      deepStrictEqual(fate(how), ["0.00", "empty"]);
    }
    deepStrictEqual(fate("fill", 3), ["1.00", undefined], "that row sees somebody");
  }
});

Deno.test("on their way weights keep the mask that holds, and their own sums", () => {
  const result = compute(STATE);
  const half = result.weights.map((row) => row.map((w) => w / 2));
  const scene = board(result, half, { width: 560 });
  near(find(scene, "bar 0").at.width / find(scene, "track 0").at.width, 0.5, 2e-3);
  ok(find(scene, "sum 0").role.startsWith("ink"), "nothing is lost");
  strictEqual(scene.marks.some(({ role }) => role === "wrong frame"), false);
  const other = compute({ ...STATE, scene: "cross" });
  const held = board(other, half, { width: 560 });
  near(find(held, "bar 0").at.width / find(held, "track 0").at.width, 1, 2e-3);
});

Deno.test("numbers and words fit their cells", () => {
  for (const width of WIDTHS) {
    const scene = drawn({ ...STATE, mask: maskOf("self", NO_RULES) }, width);
    const grid = gridOf(SCENES.self, width);
    const size = grid.wide < 33 ? 11 : 13;
    ok(textWidth("0.14", size) <= grid.wide - 2, `${width}`);
    for (const word of ["vieux", "dormit", "query"]) ok(textWidth(word, 13) <= grid.side);
    for (const word of SCENES.self.keys) ok(textWidth(word, 13) <= grid.wide + 2);
    strictEqual(find(scene, "number 0 0").role.includes("tiny"), size === 11);
  }
});

Deno.test("every scene takes the same room", () => {
  for (const width of WIDTHS) {
    strictEqual(new Set([...states()].map((state) => drawn(state, width).height)).size, 1);
  }
});

// ---- What is touched ------------------------------------------------------------------------

Deno.test("a point is in the cell that is drawn there, or in its word", () => {
  for (const width of WIDTHS) {
    for (const state of states()) {
      const [scene, result] = [drawn(state, width), compute(state)];
      const grid = gridOf(result, width);
      result.queries.forEach((_, i) => {
        result.keys.forEach((_, j) => {
          const { x, y, width: wide, height } = find(scene, `frame ${i} ${j}`).at;
          for (const point of [[x + 1, y + 1], [x + wide - 1, y + height - 1]]) {
            deepStrictEqual(placeAt(grid, point), [i, j]);
          }
        });
        deepStrictEqual(placeAt(grid, [5, find(scene, `row ${i}`).at.y]), [i, -1]);
        strictEqual(placeAt(grid, [width - 4, find(scene, `row ${i}`).at.y]), null, "a sum");
      });
      deepStrictEqual(placeAt(grid, [find(scene, "column 3").at.x, 8]), [-1, 3]);
      for (const none of [[4, 4], [-1, 100], [100, -1], [100, grid.height + 1]]) {
        strictEqual(placeAt(grid, none), null);
      }
    }
  }
});

Deno.test("a stroke leaves no cell out, however fast, and stays with what it began on", () => {
  const grid = gridOf(SCENES.self, 343);
  const at = (i, j) => centre(grid.box(i, j));
  deepStrictEqual(along(grid, [0, 1], at(0, 1), at(0, 6)), [1, 2, 3, 4, 5, 6].map((j) => [0, j]));
  const slanted = along(grid, [0, 0], at(0, 0), at(6, 6));
  for (let i = 0; i < 7; i++) ok(slanted.some(([a, b]) => a === i && b === i));
  deepStrictEqual(along(grid, [2, 0], at(2, 0), [3, at(2, 0)[1]]), [[2, 0]], "no word");
  const words = along(grid, [1, -1], [4, at(1, 0)[1]], [4, at(3, 0)[1]]);
  deepStrictEqual(words, [[1, -1], [2, -1], [3, -1]]);
  deepStrictEqual(along(grid, [3, 3], at(3, 3), at(3, 3)), [[3, 3]]);
});

Deno.test("what can be pressed lies upon what is drawn, says it, and is one stop", () => {
  for (const width of WIDTHS) {
    const state = { ...EMPTY, how: /** @type {const} */ ("fill") };
    const [scene, result] = [drawn(state, width), compute(state)];
    const found = places(result, { width, here: [2, 4] });
    strictEqual(found.length, 7 * 7 + 14);
    deepStrictEqual(found.filter(({ tab }) => tab === 0).map(({ id }) => id), ["place 2 4"]);
    for (const hit of found) {
      const [i, j] = hit.id.split(" ").slice(1).map(Number);
      ok(hit.x >= 0 && hit.y >= 0 && hit.x + hit.width <= width);
      ok(Math.min(hit.width, hit.height) >= 24, hit.id);
      if (i < 0) near(hit.x + hit.width / 2, find(scene, `column ${j}`).at.x, 0.11);
      else if (j < 0) near(hit.y + hit.height / 2, find(scene, `row ${i}`).at.y - 4.5, 0.11);
      else {
        const middle = centre(find(scene, `frame ${i} ${j}`).at);
        centre(hit).forEach((x, axis) => near(x, middle[axis], 0.11));
        strictEqual(hit.aria?.pressed, Boolean(state.mask[i][j]));
      }
    }
    const told = (id) => found.find((hit) => hit.id === id)?.label;
    strictEqual(told("place 1 0"), "old looks at the: allowed, weight 1.00");
    strictEqual(told("place 0 3"), "the looks at slept: hidden, weight 0.14");
    strictEqual(told("place 4 -1"), "all, as a query: change the whole row");
    strictEqual(told("place -1 4"), "all, as a key: change the whole column");
  }
});

// ---- Words ----------------------------------------------------------------------------------

Deno.test("the sentences count the pairs, and tell what is lost and who is alone", () => {
  const told = (patch) => {
    const state = { ...STATE, ...patch };
    return describe(state, compute(state));
  };
  strictEqual(
    told({}),
    "28 of 49 pairs are allowed. Each row that sees somebody sums to 1, whatever the hidden scores are.",
  );
  strictEqual(told({ mask: maskOf("self", NO_RULES) }), "49 of 49 pairs are allowed.");
  match(told({ boost: -2 }), /sums to 1, though the hidden scores were moved by −2\.0\.$/);
  match(told({ how: "after", boost: 5 }), /took their share with them: “the” keeps 0\.2% of its/);
  const whole = {
    how: "after",
    mask: STATE.mask.map((row, i) => row.map(() => (i === 1 ? 0 : 1))),
  };
  strictEqual(told(whole).includes("share"), false, "rows that hide nothing lose nothing");
  const one = { ...whole, mask: whole.mask.map((row, i) => i === 3 ? row.with(0, 0) : row) };
  match(told(one), new RegExp(`“${compute(STATE).queries[3]}” keeps`));
  const alone = { mask: EMPTY.mask };
  match(told(alone), /“the” may look at nobody: zero weights, zero output\.$/);
  match(told({ ...alone, how: "after" }), /“the” may look at nobody: zero weights\.$/);
  match(told({ ...alone, how: "fill" }), /equal weights of 0\.14 on keys that are all forbidden/);
  const nobody = { mask: STATE.mask.map((row) => row.map(() => 0)) };
  strictEqual(told(nobody).includes("sums to 1"), false);
});
