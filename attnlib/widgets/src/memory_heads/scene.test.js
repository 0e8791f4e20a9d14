// BreakAHead's picture read back: edges and their widths, bars, patterns, the curve; the numbers by another way.

import { deepStrictEqual, match, notStrictEqual, ok, strictEqual } from "node:assert";
import stored from "../../memory_heads.json" with { type: "json" };
import { find, near, random, ringed, sound } from "../kit/testing.js";
import { textWidth } from "../kit/width.js";
import { compute, copiesOf, forward, sorted } from "./compute.js";
import {
  crosses,
  edgePath,
  edges,
  layout,
  picture,
  places,
  stepAt,
  training,
  valueAt,
} from "./scene.js";
import { read, ROOM, WORDS } from "./text.js";
import { bytes, library, single } from "./weights.js";
import { describe, headTold, verdict } from "./words.js";

/** @type {import("./weights.js").First} */
const FIRST = /** @type {any} */ (stored);
const LAST = FIRST.steps[FIRST.steps.length - 1];
const MODEL = single(FIRST.opening);
const TEXT = "we saw the red fox run to the green hill we saw the red fox run";
/** @type {import("./compute.js").State} */
const STATE = {
  text: TEXT,
  cuts: [],
  by: "zero",
  kind: "priced",
  step: LAST,
  heads: [4, 2],
  place: null,
};
const WIDTHS = [288, 343, 720, 960];
const has = (scene, id) => scene.marks.some((m) => m.id === id);

function* states() {
  yield* [
    STATE,
    { ...STATE, cuts: ["1.4"] },
    { ...STATE, cuts: ["2.2.16.7", "1.3"], by: "mean", heads: [1, 4] },
    { ...STATE, text: "kix wug kix wug kix", place: 2 },
    { ...STATE, text: "one" },
    { ...STATE, text: "a b c d e f g h i j k l m n o p q r s", heads: [2, 3], place: 9 },
  ];
  const next = random(4);
  for (let n = 0; n < 5; n++) {
    const words = Array.from(
      { length: 2 + Math.floor(14 * next()) },
      () => WORDS[Math.floor(6 * next())],
    );
    const cuts = ["1.1", "2.4", "1.4.3.2", "2.1.5.1"].filter(() => next() > 0.5);
    yield {
      ...{ ...STATE, text: words.join(" "), cuts, by: n % 2 ? "mean" : "zero" },
      ...{ heads: [1 + n % 4, 4 - n % 4], place: 1 + Math.floor(16 * next()) },
    };
  }
}
const cases = () => /** @type {import("./compute.js").State[]} */ ([...states()]);
const numbers = (state) => compute(state, MODEL);
const options = (state, width = 800, at = state.step) => ({ state, first: FIRST, at, width });
const drawn = (state, width = 800) => picture(numbers(state), options(state, width));
const focus = ({ place }, { words }) => Math.min(place ?? words.length, words.length) - 1;

// ---- Numbers --------------------------------------------------------------------------------

Deno.test("letters are bytes again, whatever is left over", () => {
  deepStrictEqual([...bytes("0RjUA`uqF")], [1, 2, 3, 4, 250, 251, 252]);
  deepStrictEqual([...bytes("")], []);
});

Deno.test("no word sees what comes later, and the weights of each row sum to one", () => {
  const [some, more] = ["we saw the red", "we saw the red fox run"].map((text) =>
    numbers({ ...STATE, text })
  );
  some.chance.slice(0, 3).forEach((p, i) => near(p, more.chance[i], 1e-12));
  for (const state of cases()) {
    const { weights, words: { length: n } } = numbers(state);
    weights.flat().forEach((w) => {
      for (let i = 0; i < n; i++) {
        near(w.slice(i * n, i * n + n).reduce((a, b) => a + b, 0), 1, 1e-12);
        ok(w.slice(i * n + i + 1, i * n + n).every((x) => x === 0));
      }
    });
  }
});

Deno.test("a cut head is all its edges cut, and by its mean is another thing", () => {
  const { ids } = read(TEXT);
  const all = ids.flatMap((_, i) => ids.map((_, j) => `1.4.${i + 1}.${j + 1}`));
  const [head, edgewise, mean] = [["1.4"], all, ["1.4"]].map((cuts, n) =>
    forward(MODEL, ids, sorted(cuts, n === 2 ? "mean" : "zero")).chances
  );
  head.flat().forEach((p, i) => near(p, edgewise.flat()[i], 1e-12));
  ok(head.flat().some((p, i) => Math.abs(p - mean.flat()[i]) > 0.01));
});

Deno.test("what a cut would cost is what it costs", () => {
  for (const by of /** @type {const} */ (["zero", "mean"])) {
    const { cost, before } = numbers({ ...STATE, by });
    cost.forEach((heads, layer) =>
      heads.forEach((rise, head) => {
        const { now } = numbers({ ...STATE, by, cuts: [`${layer + 1}.${head + 1}`] });
        near(now.loss - before.loss, Number(rise), 1e-9);
      })
    );
  }
});

Deno.test("copies are counted where word after word comes again", () => {
  deepStrictEqual(copiesOf([1, 2, 3, 1, 2, 4, 1, 2, 4]), [3, 6, 7]);
  deepStrictEqual(copiesOf([1, 1, 1]), [1]);
  deepStrictEqual(copiesOf([]), []);
  const { now, right, copies, chance } = numbers(STATE);
  deepStrictEqual([now.right, now.of], [5, 5]);
  strictEqual(copies.filter((i) => right[i]).length, 5);
  near(now.loss, copies.reduce((a, i) => a - Math.log(chance[i]), 0) / 5, 1e-12);
  deepStrictEqual([numbers({ ...STATE, cuts: ["1.4"] }).now.right], [0]);
});

Deno.test("a strange word borrows a number, and its guess is told in the text's own words", () => {
  const { words, ids, label } = read("Kix, wug!  kix the");
  deepStrictEqual(words, ["kix", "wug", "kix", "the"]);
  strictEqual(ids[0], ids[2]);
  strictEqual(new Set(ids).size, 3);
  strictEqual(ids[3], WORDS.indexOf("the"));
  deepStrictEqual(ids.map((id) => label[id]), words);
  strictEqual(read("a ".repeat(40)).words.length, ROOM);
});

Deno.test("a checkpoint that has not come is none, and comes once", async () => {
  let asked = 0;
  const lib = library(FIRST, () => (asked++, new Promise(() => {})));
  ok(lib.get("priced", LAST));
  strictEqual(lib.get("priced", 0), null);
  strictEqual(lib.get("plain", LAST), null);
  lib.load("priced", 0);
  lib.load("plain", 25);
  strictEqual(asked, 1, "both ways are one until the penalty");
  lib.load("plain", LAST);
  strictEqual(asked, 2);
  await Promise.resolve();
});

// ---- Edges ----------------------------------------------------------------------------------

Deno.test("the followed word's edges are as wide as their weights and join their words", () => {
  for (const width of WIDTHS) {
    for (const state of cases()) {
      const [scene, result] = [drawn(state, width), numbers(state)];
      sound(scene);
      const n = result.words.length;
      const look = layout(width);
      const own = [0, focus(state, result)];
      const row = result.weights[1][state.heads[1] - 1].slice(own[1] * n, own[1] * n + n);
      own[0] = row.indexOf(Math.max(...row));
      own.forEach((i, layer) => {
        const weights = result.weights[layer][state.heads[layer] - 1];
        for (let j = 0; j <= i; j++) {
          const id = `edge ${layer} ${i} ${j}`;
          strictEqual(has(scene, id), weights[i * n + j] >= 0.05, id);
          if (!has(scene, id)) continue;
          const { at, role } = find(scene, id);
          near(Number(at["stroke-width"]), 9 * weights[i * n + j], 0.006);
          const name = `${layer + 1}.${state.heads[layer]}`;
          const cut = state.cuts.includes(name) || state.cuts.includes(`${name}.${i + 1}.${j + 1}`);
          strictEqual(role.includes("cut"), cut);
          const [x, from, , , , , , to] = at.d.match(/[-\d.]+/g).map(Number);
          const [q, k] = [i, j].map((at) => find(scene, `word ${at}`).at);
          near(from, q.y + q.height / 2, i === j ? 5.2 : 0.2);
          near(to, k.y + k.height / 2, i === j ? 5.2 : 0.2);
          near(x, layer ? q.x + q.width : q.x, 3.2);
        }
      });
      ok(find(scene, `word ${own[1]}`).role.startsWith("query"));
      if (own[0] !== own[1]) ok(find(scene, `word ${own[0]}`).role.startsWith("key"));
      near(look.zoom * scene.width, width, 1e-6);
    }
  }
});

Deno.test("threads stand for the edges of the other words, by strength", () => {
  for (const state of cases()) {
    const [scene, result] = [drawn(state), numbers(state)];
    const n = result.words.length;
    for (const layer of [0, 1]) {
      const weights = result.weights[layer][state.heads[layer] - 1];
      const name = `${layer + 1}.${state.heads[layer]}`;
      const own = edges(state, result, layer)[0].i;
      [0.15, 0.4, 0.7].forEach((least, band) => {
        const most = [0.4, 0.7, 2][band];
        let count = 0;
        for (let i = 0; i < n; i++) {
          for (let j = 0; j < i; j++) {
            const w = weights[i * n + j];
            const cut = state.cuts.includes(name) ||
              state.cuts.includes(`${name}.${i + 1}.${j + 1}`);
            count += Number(i !== own && !cut && w >= least && w < most);
          }
        }
        const { d } = find(scene, `threads ${layer} ${band}`).at;
        strictEqual((d.match(/M/g) ?? []).length, count);
      });
    }
  }
  strictEqual(find(drawn({ ...STATE, cuts: ["1.4"] }), "threads 0 2").at.d, "", "nothing flows");
});

Deno.test("the further an edge goes, the wider it swings, and it stays in its lane", () => {
  for (const width of WIDTHS) {
    const look = layout(width);
    for (const layer of [0, 1]) {
      const out = [1, 4, 9, 15].map((far) =>
        Math.abs(
          edgePath(look, layer, 15, 15 - far).x -
            (layer ? look.wordLeft + look.word : look.wordLeft),
        )
      );
      out.slice(1).forEach((x, i) => ok(x > out[i]));
      ok(out[3] <= look.lane);
      if (layer === 0) ok(edgePath(look, 0, 15, 0).x >= 0);
    }
  }
});

Deno.test("a cut edge stays in sight with its cross, whatever word is followed", () => {
  for (const width of WIDTHS) {
    for (const place of [null, 3, 9]) {
      const state = { ...STATE, cuts: ["1.4.8.7"], heads: [4, 2], place };
      const [result, scene] = [numbers(state), drawn(state, width)];
      ok(/ cut$/.test(find(scene, "edge 0 7 6").role));
      ok(Number(find(scene, "edge 0 7 6").at["stroke-width"]) >= 1.5);
      const hit = places(result, options(state, width)).find((h) => h.id === "cross 0 7 6");
      match(hit?.label ?? "", /^Restore the edge of head 1\.4 from/);
    }
  }
});

Deno.test("a cross rides on its edge, none upon another, and a whole cut head has none", () => {
  for (const width of WIDTHS) {
    for (const state of cases()) {
      const [result, scene] = [numbers(state), drawn(state, width)];
      const all = crosses(state, result, layout(width));
      const hits = places(result, options(state, width));
      for (const { id, x, y, layer, i, j } of all) {
        const [ax, ay, bx, , , , cx, cy] = find(scene, `edge ${layer} ${i} ${j}`).at.d.match(
          /[-\d.]+/g,
        ).map(Number);
        near(x, (ax + 3 * bx + 3 * bx + cx) / 8, 0.2);
        near(y, (ay + cy) / 2, 0.2);
        near(find(scene, `${id} disc`).at.cx, x, 0.11);
        const hit = hits.find((h) => h.id === id);
        near((Number(hit?.x) + Number(hit?.width) / 2) / layout(width).zoom, x, 0.01);
        match(
          hit?.label ?? "",
          new RegExp(`^(Cut|Restore) the edge of head ${layer + 1}\\.${state.heads[layer]} from`),
        );
        all.forEach((o) =>
          ok(o.id === id || o.layer !== layer || Math.hypot(o.x - x, o.y - y) >= 25)
        );
      }
    }
  }
  ok(!has(drawn({ ...STATE, cuts: ["2.2"] }), "cross 1 15 6 disc"));
  ok(has(drawn(STATE), "cross 1 15 6 disc") && has(drawn(STATE), "cross 0 6 5 disc"));
});

// ---- What comes next ------------------------------------------------------------------------

Deno.test("short guesses are whole at every width", () => {
  const { guesses } = numbers(STATE);
  const short = guesses.map((_, i) => i).filter((i) => guesses[i].length <= 5);
  ok(short.length > 8);
  for (const width of [343, 608, 700, 720, 760, 800, 960]) {
    const scene = drawn(STATE, width);
    short.forEach((i) => strictEqual(find(scene, `guess ${i}`).text, guesses[i], `at ${width}`));
  }
});

Deno.test("bars are chances, ticks what they were, and right copies are marked", () => {
  for (const width of WIDTHS) {
    for (const state of cases()) {
      const [scene, result] = [drawn(state, width), numbers(state)];
      result.words.forEach((word, i) => {
        const [bar, track] = [find(scene, `chance ${i}`).at, find(scene, `track ${i}`).at];
        near(bar.width / track.width, result.chance[i], 0.003);
        deepStrictEqual([bar.x, bar.y], [track.x, track.y]);
        near(
          track.y + 4,
          find(scene, `word ${i}`).at.y + find(scene, `word ${i}`).at.height / 2,
          0.2,
        );
        const copied = result.copies.includes(i);
        strictEqual(has(scene, `verdict ${i}`), copied);
        if (copied) strictEqual(find(scene, `verdict ${i}`).text, result.right[i] ? "✓" : "×");
        const guess = find(scene, `guess ${i}`);
        ok(guess.text === result.guesses[i] || guess.text.endsWith("…"));
        strictEqual(
          guess.role.startsWith("output"),
          copied && result.right[i] && i < result.words.length - 1,
        );
        if (has(scene, `was ${i}`)) {
          const tick = find(scene, `was ${i}`).at;
          near((tick.x1 - track.x) / track.width, result.whole[i], 0.003);
          strictEqual(tick.visibility === "hidden", state.cuts.length === 0);
        }
        ok(find(scene, `text ${i}`).text === word || find(scene, `text ${i}`).text.endsWith("…"));
        ok(guess.at.x + textWidth(guess.text, width < 700 ? 13 : 14) <= layout(width).wide + 1);
      });
    }
  }
});

// ---- Heads ----------------------------------------------------------------------------------

Deno.test("a pattern's squares have the areas of the weights, rows ask and columns answer", () => {
  for (const width of WIDTHS) {
    for (const state of cases().slice(0, 4)) {
      const [scene, result] = [drawn(state, width), numbers(state)];
      const n = result.words.length;
      result.weights.forEach((heads, layer) =>
        heads.forEach((weights, head) => {
          const name = `${layer + 1}.${head + 1}`;
          const tile = find(scene, `tile ${name}`).at;
          const cell = tile.width / Math.max(n, 4);
          const seen = new Map();
          for (
            const [, a, b, s] of find(scene, `pattern ${name}`).at.d.matchAll(
              /M([\d.]+) ([\d.]+)h([\d.]+)v/g,
            )
          ) {
            const [column, row] = [(+a + s / 2 - tile.x) / cell, (+b + s / 2 - tile.y) / cell];
            near(column % 1, 0.5, 0.02);
            seen.set(Math.floor(row) * n + Math.floor(column), (s / cell) ** 2);
          }
          weights.forEach((w, at) =>
            near(seen.get(at) ?? 0, w, Math.max(0.02, (0.61 / cell) ** 2))
          );
          strictEqual(has(scene, `slash ${name}`), state.cuts.includes(name));
          strictEqual(has(scene, `shown ${name}`), state.heads[layer] === head + 1);
        })
      );
    }
  }
});

Deno.test("below each head are its share and its cost, told beside", () => {
  for (const width of WIDTHS) {
    for (const state of cases()) {
      const [scene, { looks, cost }] = [drawn(state, width), numbers(state)];
      looks.forEach((heads, layer) =>
        heads.forEach((share, head) => {
          const name = `${layer + 1}.${head + 1}`;
          const rise = cost[layer][head];
          for (
            const [id, value, full]
              of /** @type {[string, number | null, number][]} */ ([["look", share, 1], [
                "cost",
                rise,
                Math.log(64),
              ]])
          ) {
            strictEqual(has(scene, `${id} bar ${name}`), value !== null);
            strictEqual(has(scene, `${id} track ${name}`), value !== null);
            if (value === null) continue;
            const [bar, track] = ["bar", "track"].map((of) =>
              find(scene, `${id} ${of} ${name}`).at
            );
            near(bar.width / track.width, Math.max(0, Math.min(1, value / full)), 0.004);
            const { text } = find(scene, `${id} told ${name}`);
            near(Number(text.replace("−", "-")), value, 0.0051);
          }
        })
      );
    }
  }
});

Deno.test("what has no number has none: a dash without a bar, and no loss is said", () => {
  const texts = ["the old man went to sea in a little boat", "a b c d", "x", ""];
  for (const width of WIDTHS) {
    for (const text of texts) {
      for (const cuts of [[], ["1.4"]]) {
        const state = { ...STATE, text, cuts };
        const [scene, result] = [drawn(state, width), numbers(state)];
        const none = [result.words.length < 2, true];
        for (const [layer, head] of [[0, 0], [0, 3], [1, 0], [1, 1]]) {
          const name = `${layer + 1}.${head + 1}`;
          strictEqual(find(scene, `cost told ${name}`).text, "–");
          strictEqual(find(scene, `look told ${name}`).text === "–", none[layer]);
          const told = headTold(state, result, layer, head);
          ok(told.endsWith("nothing to copy, so no loss"), told);
          ok(!told.includes("changes") && told.includes("of its weight") !== none[layer], told);
        }
        const note = find(scene, "score note");
        match(note.text, /nothing to copy, so no loss$/);
        const { panel, panelLeft } = layout(width);
        ok(note.at.x + 1.05 * textWidth(note.text, 12.5) <= panelLeft + panel, `${width}`);
      }
    }
  }
  const state = { ...STATE, text: texts[0] };
  strictEqual(
    headTold(state, numbers(state), 0, 3),
    "Cut head 1.4: 0.80 of its weight on the word before; nothing to copy, so no loss",
  );
  strictEqual(
    headTold(state, numbers(state), 1, 1),
    "Cut head 2.2: nothing to copy, so no loss",
  );
});

Deno.test("the score counts the copies, a pip for each", () => {
  for (const state of cases()) {
    const [scene, { now, copies, right }] = [drawn(state), numbers(state)];
    strictEqual(find(scene, "score").text, now.of ? `${now.right} of ${now.of}` : "");
    copies.forEach((i) => strictEqual(find(scene, `pip ${i}`).role.endsWith("full"), right[i]));
  }
});

// ---- Training -------------------------------------------------------------------------------

Deno.test("the curve is the stored one, and the knob rides on it", () => {
  for (const width of WIDTHS) {
    for (const kind of /** @type {const} */ (["priced", "plain"])) {
      for (const at of [0, 333, 575, 700, 1400]) {
        const state = { ...STATE, kind };
        const scene = picture(numbers(state), options(state, width, at));
        const { step, repeated } = FIRST.curves[kind];
        const [y0, y4] = [0, 4].map((v) => find(scene, `loss rule ${v}`).at.y1);
        ok(y4 < y0, "more is up");
        const loss = (y) => 4 * (y - y0) / (y4 - y0);
        const points = [...find(scene, "repeated").at.d.matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map((
          [, x, y],
        ) => [+x, +y]);
        const [low, high] = [points[0][0], points[points.length - 1][0]];
        points.forEach(([x, y], i) => {
          near(loss(y), repeated[i], 0.02);
          near((x - low) / (high - low) * LAST, step[i], 1);
        });
        const knob = find(scene, "knob").at;
        near((knob.cx - low) / (high - low) * LAST, at, 1);
        near(loss(knob.cy), valueAt(step, repeated, at), 0.02);
        strictEqual(find(scene, "step told").text, `step ${at}`);
        strictEqual(has(scene, "penalty"), kind === "priced");
      }
    }
  }
  near(valueAt([0, 10], [4, 2], 5), 3, 1e-12);
});

Deno.test("the curves' names stand clear of the knob at the last step, of the axis and of the curves", () => {
  for (const width of WIDTHS) {
    for (const kind of /** @type {const} */ (["priced", "plain"])) {
      const scene = drawn({ ...STATE, kind }, width);
      const [knob, rule] = [find(scene, "knob").at, find(scene, "loss rule 0").at];
      for (const id of ["other", "repeated"]) {
        const { at, text } = find(scene, `${id} told`);
        const left = at.x - textWidth(text, 11.5) / 1.12;
        ok(at.x + 2 < knob.cx - knob.r - 1, `${id}: beside the knob at ${width}`);
        ok(at.y <= rule.y1 - 3, `${id}: above the axis at ${width}`);
        const curve = (String(find(scene, id).at.d).match(/-?[\d.]+/g) ?? []).map(Number);
        for (let p = 0; p < curve.length; p += 2) {
          const inside = curve[p] > left && curve[p] < at.x && curve[p + 1] > at.y - 9 &&
            curve[p + 1] < at.y + 1;
          ok(!inside, `${id}: off its curve at ${width}, ${kind}`);
        }
      }
    }
  }
});

Deno.test("the step's line strikes no name of the training through", () => {
  const { marks } = drawn({ ...STATE, step: 375 }, 343);
  const place = (/** @type {string} */ id) => marks.findIndex((one) => one.id === id);
  for (const id of ["penalty told", "other told", "repeated told"]) {
    ok(place(id) > place("head") && marks[place(id)].role.includes("halo"), id);
  }
});

Deno.test("while something is cut, the ticks and the dashes are explained", () => {
  for (const width of WIDTHS) {
    const { bars, wide, lane } = layout(width);
    for (const state of cases()) {
      const scene = drawn(state, width);
      const note = find(scene, "next note");
      strictEqual(/tick: .*cut$/.test(note.text), state.cuts.length > 0, note.text);
      ok(bars + textWidth(note.text, 12.5) <= wide + 1, `${note.text} at ${width}`);
      ["first", "second"].forEach((id, layer) => {
        const name = `${layer + 1}.${state.heads[layer]}`;
        const some = state.cuts.some((cut) => cut === name || cut.startsWith(`${name}.`));
        strictEqual(find(scene, `${id} note`).text, some ? "cut" : "looks at");
        strictEqual(has(scene, `${id} dash`), some);
        if (!some) return;
        const [{ x1, x2, y1 }, word] = [find(scene, `${id} dash`).at, find(scene, `${id} note`)];
        const [left, size] = [word.at.x, textWidth(word.text, 12.5)];
        ok(find(scene, `${id} dash`).role.endsWith("strand cut"), "as an arc that is cut");
        ok(x1 < x2 && (layer ? x2 < left : x1 >= 0 && x2 < left - size), `beside it at ${width}`);
        ok(layer || left <= lane, "in its lane");
        ok(y1 > find(scene, `${id} name`).at.y && y1 < word.at.y);
      });
    }
  }
});

Deno.test("costs are said to be of a cut alone, and pale while something is cut", () => {
  for (const width of [...WIDTHS, 700, 780]) {
    for (const state of states()) {
      const scene = drawn(state, width);
      for (let layer = 0; layer < 2; layer++) {
        const [note, cost] = ["note", "cost"].map((id) => find(scene, `layer ${id} ${layer}`));
        match(cost.text, /if cut alone$/);
        const [end, begin] = [
          note.at.x + textWidth(note.text, 12.5) / 1.12,
          cost.at.x - textWidth(cost.text, 12.5) / 1.12,
        ];
        ok(end + 4 <= begin, `beside each other at ${width}`);
        for (let head = 1; head <= 4; head++) {
          for (const id of ["bar", "told"]) {
            const drawn = scene.marks.filter((m) => m.id === `cost ${id} ${layer + 1}.${head}`);
            drawn.forEach(({ role }) => strictEqual(role.includes("pale"), state.cuts.length > 0));
          }
          ok(!find(scene, `look told ${layer + 1}.${head}`).role.includes("pale"));
        }
      }
      const note = find(scene, "score note");
      const pips = scene.marks.filter(({ id, at }) => id.startsWith("pip ") && !at.visibility);
      const end = note.at.x + textWidth(note.text, 12.5) / 1.12;
      for (const { at } of pips) ok(end < Number(at.x), `${note.text} at ${width}`);
    }
  }
});

Deno.test("a place of the curve leads to the nearest kept step, and the slider says it", () => {
  for (const width of [...WIDTHS, 1200]) {
    const { x } = training(FIRST, layout(width));
    for (const step of FIRST.steps) {
      strictEqual(stepAt(FIRST, width, (x(step) + 0.2) * layout(width).zoom), step);
    }
    const hit = places(numbers(STATE), options({ ...STATE, step: 575 }, width)).find(({ id }) =>
      id === "training"
    );
    strictEqual(hit?.aria?.valuetext, "after 575 steps");
    strictEqual(FIRST.steps[Number(hit?.aria?.valuenow)], 575);
  }
});

// ---- Hands and words ------------------------------------------------------------------------

Deno.test("no ring of the focus runs through a head's name, the training's numbers or a title", () => {
  for (const width of WIDTHS) {
    for (const heads of [[1, 1], [4, 2]]) {
      const state = { ...STATE, heads };
      const [all, { marks }] = [places(numbers(state), options(state, width)), drawn(state, width)];
      for (const hit of all.filter(({ id }) => /^(lane|training)/.test(id))) {
        for (const text of marks.filter(({ shape }) => shape === "text")) {
          if (!/^(first|second|text name|next n|loss|training|step)/.test(text.id)) continue;
          const size = text.role.includes("tiny") ? 11.5 : text.role.includes("small") ? 12.5 : 15;
          ok(!ringed(hit, text, size, layout(width).zoom), `${hit.id}, ${text.id} at ${width}`);
        }
      }
    }
  }
});

Deno.test("tiles and words are pressed where they are and say what they do", () => {
  for (const width of WIDTHS) {
    const state = { ...STATE, cuts: ["2.4"] };
    const [result, scene] = [numbers(state), drawn(state, width)];
    const all = places(result, options(state, width));
    strictEqual(new Set(all.map(({ id }) => id)).size, all.length);
    for (let layer = 0; layer < 2; layer++) {
      for (let head = 0; head < 4; head++) {
        const hit = all.find(({ id }) => id === `tile ${layer} ${head}`);
        const tile = find(scene, `tile ${layer + 1}.${head + 1}`).at;
        near(Number(hit?.x), tile.x, 0.1);
        near(Number(hit?.y), tile.y, 0.1);
        strictEqual(hit?.aria?.pressed, layer === 1 && head === 3);
        strictEqual(hit?.label, headTold(state, result, layer, head));
      }
    }
    result.words.forEach((word, i) => {
      const hit = all.find(({ id }) => id === `word ${i}`);
      near(Number(hit?.x), find(scene, `word ${i}`).at.x, 0.1);
      near(Number(hit?.y), find(scene, `word ${i}`).at.y - 1, 0.1);
      strictEqual(hit?.label, `${word}, place ${i + 1}`);
      strictEqual(hit?.tab, i === 15 ? 0 : -1);
    });
  }
  match(
    headTold(STATE, numbers(STATE), 0, 3),
    /^Cut head 1\.4: 0\.77 of its weight on the word before; alone cut, the loss rises by 3\.11$/,
  );
  match(
    headTold({ ...STATE, cuts: ["2.2"] }, numbers(STATE), 1, 1),
    /^Restore head 2\.2: 0\.87 of its weight on what came next before/,
  );
  for (
    const [cost, said] of /** @type {[number, string][]} */ ([
      [-0.03, "falls by 0.03"],
      [0.03, "rises by 0.03"],
      [6.8e-8, "changes by less than 0.01"],
      [-0.004, "changes by less than 0.01"],
    ])
  ) {
    const all = Array.from({ length: 2 }, () => Array(4).fill(cost));
    const text = headTold(STATE, { ...numbers(STATE), cost: all }, 0, 1);
    ok(text.endsWith(`alone cut, the loss ${said}`), text);
  }
});

Deno.test("the sentences say what flows, and what a cut does", () => {
  const told = (patch, step = LAST) =>
    describe({ ...STATE, ...patch }, numbers({ ...STATE, ...patch }), step, LAST);
  match(
    told({}),
    /^5 of 5 repeated words are predicted\. From “run”, head 2\.2 attends most to “to” \(0\.9\d\), which head 1\.4 has marked as following “run”; the guess is “to” \(45\.1%\)\.$/,
  );
  const idle = { ...numbers(STATE), cost: [[0, 0, 0, 0], [0, 0, 0, 0]] };
  match(describe(STATE, idle, LAST, LAST), /, which followed “run” before; the guess/);
  match(told({ heads: [1, 2] }), /\(0\.9\d\), which followed “run” before; the guess/);
  match(
    told({ cuts: ["1.4"] }),
    /^Without head 1\.4, 0 of 5 repeated words are predicted, 5 before: copying dies\. The loss on them goes from 1\.23 to 4\.34\. Head 2\.2’s mean weight on what came next was 0\.87, now 0\.12; from “run” 0\.95, now 0\.39\.$/,
  );
  const { cuts, place } = { cuts: ["1.4"], place: 7 }; // “to” comes once, so nothing came next
  ok(told({ cuts, place }).endsWith("mean weight on what came next was 0.87, now 0.12."));
  match(told({ cuts: ["1.1"] }), /5 of 5 .*: copying survives\./);
  match(
    told({ cuts: ["2.2", "1.1"], by: "mean" }),
    /^Without heads 2\.2 and 1\.1 \(by their means\), /,
  );
  match(told({ cuts: ["1.1"], by: "mean" }), /^Without head 1\.1 \(by its mean\), /);
  match(
    told({ cuts: ["2.2"] }),
    /^Without head 2\.2, 1 of 5 repeated words is predicted, 5 before/,
  );
  match(
    told({ cuts: ["2.2.16.7"] }),
    /^Without the edge of 2\.2 from “run” to “to”, 5 of 5 .* After “run” the guess is “[a-z]+” \([\d.]+%\), with nothing cut “to” \(45\.1%\)\./,
  );
  strictEqual(told({ text: "" }), "Type a text in which some words come again in the same order.");
  match(told({}, 575), /^After 575 steps of training, 5 of 5/);
  strictEqual(
    verdict({ right: 2, of: 5, loss: 1 }, { right: 4, of: 5, loss: 1 }),
    ": copying falters",
  );
  strictEqual(verdict({ right: 0, of: 5, loss: 1 }, { right: 0, of: 5, loss: 1 }), "");
});

Deno.test("what holds of the text is said of the text, whatever the model has learnt", () => {
  const told = (text, step = LAST) =>
    describe({ ...STATE, text }, numbers({ ...STATE, text }), step, LAST);
  const none = "No two words come again in the same order, so there is nothing to copy. ";
  ok(told("we saw the red").startsWith(`${none}From “red”`));
  ok(told("the king saw the owl").startsWith(`${none}From “owl”`)); // “the” alone comes again
  ok(told("we saw the red", 25).startsWith(`${none}After 25 steps of training, from “red”`));
  const cut = (patch, step = LAST) => {
    const state = { ...STATE, text: "the old man went to sea in a little boat", ...patch };
    return describe(state, numbers(state), step, LAST).slice(none.length);
  };
  const moved = "fter “boat” the guess is “i” (12.0%), with nothing cut “to” (22.0%).";
  strictEqual(cut({ cuts: ["1.4"] }), `Without head 1.4, a${moved}`);
  ok(
    cut({ cuts: ["1.4"] }, 25).startsWith("After 25 steps of training, without head 1.4, after “"),
  );
  ok(cut({ cuts: ["2.2.10.5"] }).startsWith("Without the edge of 2.2 from “boat” to “to”, after"));
  ok(cut({}).startsWith("From “boat”, head 2.2 attends most to “to” (0.75); the guess is “to”"));
  const early = "one two three four five six seven eight nine ten eleven twelve a b c d";
  ok(told(`${early} one two`).startsWith(`Only the first 16 words are read. ${none}`));
  ok(!told(early).includes("first 16"));
  match(told("y".repeat(400)), /From “y{20}…”, head/);
});

Deno.test("the same width takes the same room, without a text too", () => {
  for (const width of WIDTHS) {
    const heights = [...cases(), { ...STATE, text: "" }].map((state) => {
      const scene = drawn(state, width);
      sound(scene);
      return scene.height;
    });
    strictEqual(new Set(heights).size, 1);
  }
  notStrictEqual(layout(1200).zoom, 1);
});

Deno.test("what stands above the columns keeps to its own", () => {
  for (let width = 700; width <= 960; width += 20) {
    const scene = drawn(STATE, width);
    const { panelLeft, bars, lane, word } = layout(width);
    const note = find(scene, "next note");
    ok(bars + textWidth(note.text, 12.5) <= panelLeft - 8, `${width}`);
    ok(lane + word + 4 + textWidth(find(scene, "second name").text, 14) <= bars - 12);
    ok(textWidth(find(scene, "first name").text, 14) <= lane - 4);
  }
});
