// PatchExplorer's picture read back: where each head's dot lies, which way is down, how long the bars are, and what is said.

import { deepStrictEqual, ok, strictEqual } from "node:assert";
import { find, near, pictures, ringed, sound } from "../kit/testing.js";
import { textWidth } from "../kit/width.js";
import stored from "./heads.json" with { type: "json" };
import { agreement, compute, glides, HEADS, nameOf, ranks } from "./compute.js";
import { beside, headAt, layout, picture, places } from "./scene.js";
import { describe, largest, told } from "./words.js";
import { still, style } from "./still.js";

/** @type {import("./compute.js").State} */
const STATE = { donor: "wide", word: "animal", layer: 3, head: 1 };
const LAST = { ...STATE, donor: /** @type {const} */ ("animal"), layer: 5, head: 11 };
const WIDTHS = [288, 343, 608, 720, 960];
const HEADS_OF = { famous: 3 * 12 + 1, last: 71 };
const units = (/** @type {string} */ row) => row.split(" ").map(Number);
const average = (/** @type {number[]} */ x) => x.reduce((a, b) => a + b, 0) / x.length;

function* states() {
  for (const donor of /** @type {const} */ (["wide", "sleepy", "animal"])) {
    for (const word of /** @type {const} */ (["animal", "adjective"])) {
      for (const [layer, head] of [[3, 1], [0, 0], [2, 3], [5, 11], [1, 7]]) {
        yield { donor, word, layer, head };
      }
    }
  }
}

const drawn = (/** @type {import("./compute.js").State} */ state, width = 720) =>
  picture(state, compute(state), width);

/** A straight ruler through two marks of an axis. */
function ruler([a, pa], [b, pb]) {
  return (/** @type {number} */ place) => a + ((place - pa) * (b - a)) / (pb - pa);
}
const across = (scene) => {
  const at = (/** @type {string} */ id) => find(scene, id).at.x;
  return ruler([0, at("weight 0")], [0.8, at("weight 0.8")]);
};
const down = (scene, step) =>
  ruler([0, find(scene, "rule 0").at.y1], [-step, find(scene, `rule ${-step}`).at.y1]);

const said = (state) => [describe(state, compute(state)), told(state, compute(state))];
const PLAIN =
  /** @type {const} */ ({ ...STATE, donor: "sleepy", word: "adjective", layer: 1, head: 7 });
const names = ({ marks }) => marks.filter(({ id, shape }) => shape === "text" || /^to /.test(id));

pictures("pretrained_patch", {
  style,
  stored: {
    still: [...still(STATE).scenes, ...said(STATE)],
    "on a phone": [drawn(LAST, 343), ...said(LAST)],
    "an adjective": [{ ...drawn(PLAIN, 960), marks: names(drawn(PLAIN, 960)) }, ...said(PLAIN)],
    "hit targets": [STATE, LAST].flatMap((state) =>
      [288, 960, 1440].map((width) => places(state, compute(state), width)[0])
    ),
    "heads at places": [[100, 300, 500].map((x) => headAt(compute(STATE), 720, x, 200))],
    "beside": [0, 38, 71].map((head) =>
      Object.entries(beside(head)).map(([key, to]) => [key, to()])
    ),
    ranks: [1, 2, 5, 6, 11, 12, 13, 21, 22, 23, 71].map(largest),
  },
  *others() {
    for (const state of states()) for (const width of WIDTHS) yield drawn(state, width);
  },
});

// ---- Numbers --------------------------------------------------------------------------------

Deno.test("weights and effects are the file's, averaged over sixteen sentences", () => {
  for (const state of states()) {
    const { weights, effects, pairWeights, pairEffects, chosen } = compute(state);
    strictEqual(chosen, 12 * state.layer + state.head);
    for (let i = 0; i < HEADS; i += 7) {
      near(weights[i], 1e-5 * average(units(stored.weights[state.word][i])), 1e-12);
      near(effects[i], 1e-5 * average(units(stored.effects[state.donor][i])), 1e-12);
    }
    near(average(pairWeights), weights[chosen], 1e-12);
    near(average(pairEffects), effects[chosen], 1e-12);
  }
});

Deno.test("a head's row is a softmax's, and holds the first sentence's weight", () => {
  for (const state of states()) {
    const { row, twinRow, pairWeights } = compute(state);
    const at = 12 * state.layer + state.head;
    const [own, twin] = ["tired", state.donor].map((name) => units(stored.rows[name][at]));
    row.forEach((w, i) => near(w, 1e-5 * own[i], 1e-12));
    twinRow.forEach((w, i) => near(w, 1e-5 * twin[i], 1e-12));
    for (const weights of [row, twinRow]) near(weights.reduce((a, b) => a + b, 0), 1, 2e-4);
    near(row[{ animal: 2, adjective: 13 }[state.word]], pairWeights[0], 1e-12);
  }
});

Deno.test("ranks count what is smaller, and the correlation is the ranks' own", () => {
  deepStrictEqual(ranks([3, -1, 2, 3]), [2, 0, 1, 3]);
  const up = [[1], [5], [2], [9]];
  near(agreement(up, up), 1, 1e-12);
  near(agreement(up, [[-9], [-2], [-5], [1]]), -1, 1e-12, "by size, not by sign");
  near(agreement([[1, 1, 1], [2, 2, 2], [3, 3, 3]], [[1, 1, 3], [2, 2, 2], [3, 3, 1]]), 1, 1e-12);
  const found = (/** @type {any} */ donor, /** @type {any} */ word) =>
    compute({ ...STATE, donor, word }).correlation;
  ok(found("wide", "adjective") > found("wide", "animal"));
  ok(found("animal", "animal") > found("animal", "adjective"));
});

// ---- The picture read back ------------------------------------------------------------------

Deno.test("each dot lies at its weight and its effect by the axes' own numbers", () => {
  for (const width of WIDTHS) {
    for (const state of states()) {
      const [scene, result] = [drawn(state, width), compute(state)];
      sound(scene);
      const [weight, effect] = [across(scene), down(scene, state.donor === "animal" ? 0.25 : 0.1)];
      const read = (/** @type {string} */ id, w, e) => {
        const { cx, cy } = find(scene, id).at;
        near(weight(cx), w, 2e-3, `${id} across`);
        near(effect(cy), e, 1e-3, `${id} down`);
      };
      result.weights.forEach((w, i) => read(`dot ${i}`, w, result.effects[i]));
      result.pairWeights.forEach((w, i) => read(`pair ${i}`, w, result.pairEffects[i]));
      read("chosen", result.weights[result.chosen], result.effects[result.chosen]);
      const { left, right, bottom } = layout(width);
      for (const { id, at } of scene.marks.filter(({ id }) => /^(dot|pair)/.test(id))) {
        ok(Number(at.cx) >= left - 3 && Number(at.cx) <= right, id);
        ok(Number(at.cy) <= bottom && Number(at.cy) > 30, id);
      }
    }
  }
});

/** Whether a name stands near its dot, or a line leads from there to it. */
function tiedTo(scene, id, at, wide, dot) {
  const line = scene.marks.find((mark) => mark.id === `to ${id}`)?.at;
  if (!line) {
    return Math.abs(at.x + wide / 2 - dot.x) < wide / 2 + 14 && Math.abs(at.y - dot.y) < 24;
  }
  const [from, to] = [[line.x1, line.y1], [line.x2, line.y2]];
  const [dx, dy] = [to[0] - dot.x, to[1] - dot.y];
  const along = (from[0] - dot.x) * dy - (from[1] - dot.y) * dx; // 0 where dot and ends are in one line
  return Math.hypot(from[0] - dot.x, from[1] - dot.y) < 10 &&
    Math.abs(along) < 0.3 * Math.hypot(dx, dy) &&
    Math.hypot(dx, dy) > 20 && to[0] > at.x - 4 && to[0] < at.x + wide + 1 &&
    to[1] > at.y - 14 && to[1] < at.y + 4;
}

Deno.test("a name stands near its own dot or is tied to it, inside the plot, and on no other name", () => {
  for (const width of WIDTHS) {
    for (const state of states()) {
      const [scene, result, look] = [drawn(state, width), compute(state), layout(width)];
      const names = scene.marks.filter(({ id }) => id.startsWith("name "));
      ok(names.some(({ id }) => id === `name ${result.chosen}`), "the chosen head has its name");
      const told = names.flatMap(({ text }) => String(text).split(", "));
      strictEqual(new Set(told).size, told.length);
      ok(told.length >= 3, told.join(" "));
      names.forEach(({ id, at, text }, k) => {
        const i = Number(id.slice(5));
        for (const head of String(text).split(", ")) {
          const [layer, at] = head.split(".").map(Number);
          const { cx, cy } = find(scene, `dot ${12 * (layer - 1) + at - 1}`).at;
          const first = find(scene, `dot ${i}`).at;
          ok(Math.hypot(cx - first.cx, cy - first.cy) < 5.1, `${head} lies where it is named`);
        }
        strictEqual(String(text).split(", ")[0], nameOf(i));
        const wide = textWidth(String(text), 14);
        const { cx, cy } = find(scene, `dot ${i}`).at;
        ok(tiedTo(scene, id, at, wide, { x: cx, y: cy }), id);
        ok(Number(at.x) >= look.left && Number(at.x) + wide <= look.right + 9, id);
        for (const { id: other, at: dot } of scene.marks.filter((m) => m.shape === "circle")) {
          const named = names.some((n) =>
            n.id.slice(5) === other.slice(4) && other.startsWith("dot")
          );
          const [dx, dy] = [Number(dot.cx) - Number(at.x), Number(at.y) - Number(dot.cy)];
          ok(!named || dx < -4 || dx > wide + 4 || dy < -5 || dy > 14, `${id} hides ${other}`);
        }
        for (const other of names.slice(0, k)) {
          const far = Number(at.x) > Number(other.at.x) + textWidth(String(other.text), 14) ||
            Number(other.at.x) > Number(at.x) + wide ||
            Math.abs(Number(at.y) - Number(other.at.y)) > 15;
          ok(far, `${id} on ${other.id}`);
        }
      });
    }
  }
});

/** Every fifth head with all words and donors; the famous head is one of them. */
function* every() {
  for (const state of states()) {
    if (state.layer || state.head) continue;
    for (let i = 2; i < HEADS; i += 5) yield { ...state, layer: Math.floor(i / 12), head: i % 12 };
  }
}

Deno.test("all sixteen rings are seen: upon the large dot, and beside the chosen head's name and the first sentence's", () => {
  for (const width of WIDTHS) {
    let [rings, hidden] = [0, 0];
    for (const state of every()) {
      const scene = drawn(state, width);
      const order = scene.marks.map(({ id }) => id);
      const upon = order.slice(order.indexOf("chosen") + 1).filter((id) => id.startsWith("pair "));
      deepStrictEqual(upon.length, 16);
      strictEqual(upon.at(-1), "pair 0", "the filled one is not hidden by another");
      const { chosen } = compute(state);
      const names = scene.marks.filter(({ id }) => id === "first" || id === `name ${chosen}`);
      const before = hidden;
      for (const { at: { cx, cy } } of upon.map((id) => find(scene, id))) {
        rings += 1;
        hidden += names.filter(({ at, text }) =>
          cx > Number(at.x) - 2 && cx < Number(at.x) + textWidth(String(text), 14) / 1.12 + 2 &&
          cy > Number(at.y) - 13 && cy < Number(at.y) + 5
        ).length;
      }
      if (chosen === HEADS_OF.famous && state.donor === "wide") strictEqual(hidden, before);
    }
    ok(hidden < rings / 500, `${hidden} of ${rings} at ${width}`);
  }
});

Deno.test("bars are as long as their weights, in both sentences, beside their tokens and numbers", () => {
  for (const width of WIDTHS) {
    for (const state of states()) {
      const [scene, { row, twinRow }, look] = [drawn(state, width), compute(state), layout(width)];
      const whole = look.listRight - look.listLeft;
      row.forEach((w, i) => {
        const [bar, twin] = [find(scene, `bar ${i}`).at, find(scene, `twin ${i}`).at];
        near(bar.width / whole, w, 1e-3);
        near(twin.width / whole, twinRow[i], 1e-3);
        deepStrictEqual([bar.x, twin.x], [Math.round(10 * look.listLeft) / 10, bar.x]);
        ok(bar.y < twin.y, "the sentence above its twin");
        const token = find(scene, `token ${i}`);
        near(token.at.y - 4, twin.y - 1, 0.11);
        const { text } = find(scene, `numbers ${i}`);
        if (text) {
          const read = text.split(" → ").map(Number);
          near(read[0], w, 0.00501);
          near(read[1], twinRow[i], 0.00501);
        } else ok(Math.max(w, twinRow[i]) < 0.005);
      });
    }
  }
});

// ---- Hands and words --------------------------------------------------------------------------

Deno.test("a press takes the nearest dot, wherever the picture is larger", () => {
  for (const width of [343, 960, 1440]) {
    const { zoom } = layout(width);
    for (const state of [STATE, LAST]) {
      for (const i of Object.values(HEADS_OF)) {
        const { cx, cy } = find(drawn(state, width), `dot ${i}`).at;
        strictEqual(headAt(glides(state), width, zoom * cx + 1, zoom * cy - 1), i);
      }
    }
  }
});

Deno.test("the ring of the focus runs through no number of the axes, and no title", () => {
  for (const width of [...WIDTHS, 1440]) {
    for (const state of [STATE, LAST]) {
      const [hit] = places(state, compute(state), width);
      for (const text of drawn(state, width).marks.filter(({ shape }) => shape === "text")) {
        if (!/^(effect|weight|way|scale|x title|y title)/.test(text.id)) continue;
        const size = text.role.includes("small") ? 12.5 : 14;
        ok(!ringed(hit, text, size, layout(width).zoom), `${text.id} at ${width}`);
      }
    }
  }
});

Deno.test("what is too small for its digits is told as less, and nothing is told in powers of ten", () => {
  let [weights, effects] = [0, 0];
  for (const donor of /** @type {const} */ (["wide", "sleepy", "animal"])) {
    for (const word of /** @type {const} */ (["animal", "adjective"])) {
      for (let i = 0; i < 72; i++) {
        const state = { donor, word, layer: Math.floor(i / 12), head: i % 12 };
        const result = compute(state);
        const [said, heard] = [describe(state, result), told(state, result)];
        ok(!/e−/.test(said + heard), said);
        const [w, e] = [result.weights[i] < 0.005, Math.abs(result.effects[i]) < 0.0005];
        strictEqual(/ a weight of less than 0\.01, /.test(said), w, said);
        strictEqual(/ moves by less than 0\.001: /.test(said), e, said);
        strictEqual(/: weight less than 0\.01, effect /.test(heard), w, heard);
        strictEqual(/, effect less than 0\.001$/.test(heard), e, heard);
        [weights, effects] = [weights + Number(w), effects + Number(e)];
      }
    }
  }
  ok(weights > 0 && effects > 0);
});
