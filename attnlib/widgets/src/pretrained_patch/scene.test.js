// PatchExplorer's picture read back: where each head's dot lies, which way is down, how long the bars are, and what is said.

import { deepStrictEqual, ok, strictEqual } from "node:assert";
import data from "../../pretrained_patch.json" with { type: "json" };
import { find, near, pictures, ringed } from "../kit/testing.js";
import { textWidth } from "../kit/width.js";
import { agreement, explorer, HEADS, ranks } from "./compute.js";
import { beside, headAt, layout, picture, places } from "./scene.js";
import { describe, largest, told } from "./words.js";
import { still, style } from "./still.js";

const compute = explorer(/** @type {any} */ (data));
/** @type {import("./compute.js").State} */
const STATE = { donor: "wide", word: "animal", layer: 3, head: 1 };
const LAST = { ...STATE, donor: /** @type {const} */ ("animal"), layer: 5, head: 11 };
const PLAIN =
  /** @type {const} */ ({ ...STATE, donor: "sleepy", word: "adjective", layer: 1, head: 7 });
const WIDTHS = [288, 343, 608, 720, 960];

/** Every `step`th head with all words and donors. */
function* results(step = 9) {
  for (const donor of /** @type {const} */ (["wide", "sleepy", "animal"])) {
    for (const word of /** @type {const} */ (["animal", "adjective"])) {
      for (let i = 1; i < HEADS; i += step) {
        yield compute({ donor, word, layer: Math.floor(i / 12), head: i % 12 });
      }
    }
  }
}

/** Pictures of these at every width. */
function* drawn() {
  for (const result of results()) {
    for (const width of WIDTHS) yield { result, width, scene: picture(result, width) };
  }
}

const said = (state) => [describe(compute(state)), told(compute(state))];
const names = ({ marks }) => marks.filter(({ shape }) => shape === "text");
const wide = picture(compute(PLAIN), 960);

pictures("pretrained_patch", {
  style,
  stored: {
    still: [...still(STATE).scenes, ...said(STATE)],
    "on a phone": [picture(compute(LAST), 343), ...said(LAST)],
    "an adjective": [{ ...wide, marks: names(wide) }, ...said(PLAIN)],
    "hit targets": [STATE, LAST].flatMap((state) =>
      [288, 960, 1440].map((width) => places(compute(state), width)[0])
    ),
    "heads at places": [[100, 300, 500].map((x) => headAt(compute(STATE), 720, x, 200))],
    "beside": [0, 38, 71].map((head) => [1, -1, 12, -12].map((by) => beside(head, by))),
    ranks: [1, 2, 5, 6, 11, 12, 13, 21, 22, 23, 71].map(largest),
  },
  *others() {
    for (const { scene } of drawn()) yield scene;
  },
});

Deno.test("ranks count what is smaller, and the correlation is the ranks' own", () => {
  deepStrictEqual(ranks([3, -1, 2, 3]), [2, 0, 1, 3]);
  const up = [[1], [5], [2], [9]];
  near(agreement(up, up), 1, 1e-12);
  near(agreement(up, [[-9], [-2], [-5], [1]]), -1, 1e-12, "by size, not by sign");
  near(agreement([[1, 1, 1], [2, 2, 2], [3, 3, 3]], [[1, 1, 3], [2, 2, 2], [3, 3, 1]]), 1, 1e-12);
});

Deno.test("each dot lies at its weight and its effect by the axes' own numbers", () => {
  for (const { result, scene } of drawn()) {
    const step = result.donor === "animal" ? 0.25 : 0.1;
    const [zero, far] = ["weight 0", "weight 0.8"].map((id) => find(scene, id).at.x);
    const [none, low] = ["rule 0", `rule ${-step}`].map((id) => find(scene, id).at.y1);
    const read = (/** @type {string} */ id, weight, effect) => {
      const { cx, cy } = find(scene, id).at;
      near((0.8 * (cx - zero)) / (far - zero), weight, 2e-3, `${id} across`);
      near((-step * (cy - none)) / (low - none), effect, 1e-3, `${id} down`);
    };
    result.weights.forEach((weight, i) => read(`dot ${i}`, weight, result.effects[i]));
    result.pairWeights.forEach((weight, i) => read(`pair ${i}`, weight, result.pairEffects[i]));
    read("chosen", result.weights[result.chosen], result.effects[result.chosen]);
    const order = scene.marks.map(({ id }) => id);
    const upon = order.slice(order.indexOf("chosen") + 1).filter((id) => id.startsWith("pair "));
    strictEqual(upon.length, 16, "all rings are upon the large dot");
    strictEqual(upon.at(-1), "pair 0", "the filled one is not hidden by another");
  }
});

Deno.test("names stand near the dots of their heads, inside the plot, and the chosen head has one", () => {
  for (const { result, width, scene } of drawn()) {
    const { left, right } = layout(width, result.reach);
    const named = scene.marks.filter(({ id }) => id.startsWith("name "));
    ok(named.some(({ id }) => id === `name ${result.chosen}`));
    for (const { id, at, text } of named) {
      const half = textWidth(String(text), 14) / 2;
      ok(Number(at.x) >= left && Number(at.x) + 2 * half <= right + 9, id);
      for (const head of String(text).split(", ")) {
        const [layer, number] = head.split(".").map(Number);
        const { cx, cy } = find(scene, `dot ${12 * layer + number - 13}`).at;
        ok(Math.abs(Number(at.x) + half - cx) < half + 17 && Math.abs(Number(at.y) - cy) < 28, id);
      }
    }
  }
});

Deno.test("bars are as long as their weights, in both sentences, beside their tokens and numbers", () => {
  for (const { result: { row, twinRow, reach }, width, scene } of drawn()) {
    const whole = layout(width, reach).bar(1);
    row.forEach((weight, i) => {
      const [bar, twin] = [find(scene, `bar ${i}`).at, find(scene, `twin ${i}`).at];
      near(bar.width / whole, weight, 1e-3);
      near(twin.width / whole, twinRow[i], 1e-3);
      ok(bar.y < twin.y, "the sentence above its twin");
      near(find(scene, `token ${i}`).at.y - 4, twin.y - 1, 0.11);
      const read = find(scene, `numbers ${i}`).text.split(" → ").map(Number);
      if (read.length < 2) return ok(Math.max(weight, twinRow[i]) < 0.005);
      near(read[0], weight, 0.00501);
      near(read[1], twinRow[i], 0.00501);
    });
  }
});

Deno.test("a press takes the nearest dot, wherever the picture is larger; the focus' ring runs through no number", () => {
  for (const state of [STATE, LAST]) {
    for (const width of [...WIDTHS, 1440]) {
      const [result, scene] = [compute(state), picture(compute(state), width)];
      const { zoom } = layout(width, result.reach);
      for (const i of [37, 71]) {
        const { cx, cy } = find(scene, `dot ${i}`).at;
        strictEqual(headAt(result, width, zoom * cx + 1, zoom * cy - 1), i);
      }
      for (const text of names(scene)) {
        if (!/^(effect|weight|way|scale|x title|y title)/.test(text.id)) continue;
        const size = text.role.includes("small") ? 12.5 : 14;
        ok(!ringed(places(result, width)[0], text, size, zoom), `${text.id} at ${width}`);
      }
    }
  }
});

Deno.test("what is too small for its digits is told as less, and nothing is told in powers of ten", () => {
  for (const result of results(1)) {
    const [said, heard] = [describe(result), told(result)];
    const { weights, effects, chosen } = result;
    const [small, none] = [weights[chosen] < 0.005, Math.abs(effects[chosen]) < 0.0005];
    ok(!/e−/.test(said + heard), said);
    strictEqual(/ a weight of less than 0\.01, /.test(said), small, said);
    strictEqual(/ moves by less than 0\.001: /.test(said), none, said);
    strictEqual(/: weight less than 0\.01, effect /.test(heard), small, heard);
    strictEqual(/, effect less than 0\.001$/.test(heard), none, heard);
  }
});
