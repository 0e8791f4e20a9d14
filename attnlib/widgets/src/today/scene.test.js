// Oracles read the picture back: widths of ribbons and their way, bars, tints, targets; and recorded numbers by another road.

import { deepStrictEqual, match, ok, strictEqual } from "node:assert";
import meta from "../../today.json" with { type: "json" };
import { find, near, pictures } from "../kit/testing.js";
import { compute, exampleOf, recorded, replay, toggled } from "./compute.js";
import { Conversation, kernel } from "./live.js";
import * as scene from "./scene.js";
import { still, style } from "./still.js";
import {
  changeTold,
  cutTold,
  describe,
  findingTold,
  gridTold,
  keptTold,
  lensTold,
  nextTold,
} from "./words.js";

const META = /** @type {any} */ (meta);
const FOUND = META.examples.map((/** @type {any} */ _, /** @type {number} */ i) => {
  const part = new URL(`../../today.${i}.json`, import.meta.url);
  return recorded(JSON.parse(Deno.readTextFileSync(part)), META);
});
const WIDTHS = [288, 343, 640, 936];
const state = (/** @type {any} */ more = {}, i = 0) => {
  const { text, at, head } = META.examples[i];
  const rest = { cuts: [], temperature: 1, layer: null, sink: true, effects: false, kernel: false };
  return { text, at, head, ...rest, ...more };
};
const numbersOf = (/** @type {any} */ one) => {
  const i = exampleOf(META, one.text);
  return compute(one, replay(FOUND[i], one));
};
const drawn = (/** @type {any} */ one, /** @type {number} */ width) => {
  const numbers = numbersOf(one);
  return [
    scene.writing(numbers, numbers, one.sink, width),
    scene.nextTokens(numbers, numbers, Math.min(width, 300)),
    scene.grid(numbers, numbers, width),
  ];
};
const said = (/** @type {any} */ one) => describe(one, numbersOf(one));
const WRITTEN = { text: `${META.examples[0].text} Mary` };
const STATES = [
  ...META.examples.map((/** @type {any} */ _, /** @type {number} */ i) => state({}, i)),
  ...[state({ cuts: ["25.5"] }), state({ cuts: META.ten }), state({ cuts: ["25.5", "1.1"] })],
  ...[state({ layer: 29, temperature: 0.5 }), state({ layer: 29, cuts: ["2.6"] })],
  ...[state({ effects: true, sink: false }), state(WRITTEN), state({ ...WRITTEN, cuts: ["2.6"] })],
];

pictures("today", {
  style,
  stored: {
    still: still(state()).scenes,
    "on a phone": drawn(state({ cuts: ["25.5"] }, 5), 343),
    effects: drawn(state({ effects: true, layer: 20 }), 936).slice(2, 3),
    written: drawn(state(WRITTEN), 640).slice(0, 2),
    "hit targets": [scene.gridHits(numbersOf(state()), 343).slice(-3)],
    sentences: STATES.map(said),
    cuts: STATES.slice(5).map((one) => cutTold(one, numbersOf(one))),
    "any cuts": [state({ cuts: ["2.6"] }), state({ cuts: ["2.6", "1.1"] })].map((one) =>
      cutTold(one, { ...numbersOf(one), free: true })
    ),
    titles: STATES.slice(6).map((one) =>
      [gridTold, nextTold, changeTold, lensTold, keptTold].map((told) => told(numbersOf(one)))
    ),
    findings: STATES.slice(5).map((one) => findingTold(one, META)),
  },
  *others() {
    for (const one of STATES) for (const width of WIDTHS) yield* drawn(one, width);
  },
  free: /^word /, // a token of the chat, on the smallest phones
});

// ---- Numbers ---------------------------------------------------------------------------------

Deno.test("recorded lists are distributions, sharper at a low temperature, and the cut heads move them", () => {
  FOUND.forEach((found, i) => {
    const chances = (/** @type {any} */ more) => numbersOf(state(more, i)).chances;
    const [whole, cold, hot] = [1, 0.5, 2].map((temperature) => chances({ temperature }));
    for (const list of [whole, cold, hot]) {
      ok(list.reduce((a, b) => a + b) <= 1.001);
      list.slice(1).forEach((x, k) => ok(x <= list[k] + 1e-3));
    }
    ok(cold[0] > whole[0] && whole[0] > hot[0]);
    // At one temperature the ratio of two is that of their powers.
    near(Math.log(cold[0] / cold[1]), 2 * Math.log(whole[0] / whole[1]), 0.005);
    strictEqual(found.lens.length, 29);
    found.looks.forEach((row) => near(row.reduce((a, b) => a + b), 1, 0.03));
    found.effects.forEach((effect, k) => {
      const name = `${Math.floor(k / 9) + 1}.${k % 9 + 1}`;
      const list = found.of([name])?.words.find(({ text }) => text === found.of([])?.words[0].text);
      near(Math.exp(/** @type {any} */ (list).log) - whole[0], effect, 1e-9);
    });
  });
});

Deno.test("a text is found again by its beginning; what is not recorded is said", () => {
  META.examples.forEach((/** @type {any} */ { text }, /** @type {number} */ i) =>
    strictEqual(exampleOf(META, `${text} x`), i)
  );
  strictEqual(exampleOf(META, "Something else"), -1);
  deepStrictEqual(toggled(toggled(["1.1"], "2.2"), "1.1"), ["2.2"]);
  for (const more of [{ cuts: ["1.1", "1.2"] }, WRITTEN, { layer: 3, cuts: ["1.1"] }]) {
    match(said(state(more)), /needs? the model/);
  }
  const { names, before } = numbersOf(state(WRITTEN));
  deepStrictEqual([names.length, before[0]], [6, null]);
  const tokens = (/** @type {string} */ more) =>
    numbersOf(state({ text: META.examples[0].text + more })).tokens.slice(14);
  deepStrictEqual(tokens(` Mary${names[0]}`), [" Mary", ","]); // as they were pressed
  deepStrictEqual(numbersOf(state({ text: `${WRITTEN.text} sang` })).tokens, []); // nobody split it
});

// ---- The picture -----------------------------------------------------------------------------

/** Points along a path of M, H, V, Q and C. @param {string} d */
function walked(d) {
  /** @type {number[][]} */
  const points = [];
  for (const [, kind, rest] of d.matchAll(/([MHVQC])([^MHVQC]*)/g)) {
    const n = rest.trim().split(/[\s,]+/).map(Number);
    const [x, y] = points.at(-1) ?? [0, 0];
    const ends = { M: [n], H: [[n[0], y]], V: [[x, n[0]]] }[kind] ??
      n.flatMap((_, i) => (i % 2 ? [] : [[n[i], n[i + 1]]]));
    const all = kind === "M" ? ends : [[x, y], ...ends];
    for (let step = 0; step <= 50; step++) {
      const t = step / 50;
      let row = all; // de Casteljau
      while (row.length > 1) {
        row = row.slice(1).map((p, i) => p.map((z, k) => row[i][k] * (1 - t) + z * t));
      }
      points.push(row[0]);
    }
  }
  return points;
}

Deno.test("a ribbon is as wide as its weight, leads from below its token to below the last, and crosses no token", () => {
  for (const one of STATES.slice(0, 6)) {
    const { weights, tokens } = numbersOf(one);
    for (const width of WIDTHS) {
      const [picture] = drawn(one, width);
      const box = (/** @type {number} */ i) => find(picture, `token ${i}`).at;
      const ribbons = picture.marks.filter(({ id }) => id.startsWith("ribbon"));
      strictEqual(ribbons.length, weights.filter((x) => x > 0.005).length);
      for (const { id, at } of ribbons) {
        const i = Number(id.split(" ")[1]);
        near(Number(at["stroke-width"]), Math.max(0.8, 11 * weights[i]), 0.06);
        const points = walked(String(at.d));
        const [from, to] = [points[0], points[points.length - 1]];
        const [last, own] = [box(tokens.length - 1), box(i)];
        near(from[0], last.x + last.width / 2, 6);
        near(from[1], last.y + last.height, 0.1);
        near(to[0], own.x + own.width / 2, 6);
        near(to[1], own.y + own.height, 0.1);
        for (const [x, y] of points) {
          ok(x >= 0 && x <= width && y < picture.height + 4);
          tokens.forEach((_, j) => {
            const b = box(j);
            ok(
              !(x > b.x && x < b.x + b.width && y > b.y && y < b.y + b.height - 0.1),
              `${id} on ${j}`,
            );
          });
        }
      }
    }
  }
});

Deno.test("tokens stand in their order, none on another, none broken, also in a long text", () => {
  const long = [..."x".repeat(300)].map((_, i) => ` word${i}`);
  for (const tokens of [...FOUND.map((one) => one.tokens), long]) {
    for (const width of WIDTHS) {
      const { boxes } = scene.placed(tokens, width);
      strictEqual(boxes[0].i, 0);
      strictEqual(boxes[boxes.length - 1].i, tokens.length - 1);
      ok(boxes.length <= 91);
      const hits = scene.tokenHits({ ...numbersOf(state()), tokens, weights: [] }, width);
      strictEqual(hits.filter(({ tab }) => tab === 0).length, 1); // one that the Tab key reaches
      boxes.slice(1).forEach((b, k) =>
        ok(b.line > boxes[k].line || b.x >= boxes[k].x + boxes[k].w)
      );
    }
  }
});

Deno.test("bars are as long as probabilities, outlines as they were, and hidden is the sink alone", () => {
  const numbers = numbersOf(state({ cuts: META.ten }));
  const [, bars] = drawn(state({ cuts: META.ten }), 300);
  const full = find(bars, "bar 0").at.width / numbers.chances[0];
  numbers.chances.forEach((x, k) =>
    near(find(bars, `bar ${k}`).at.width, Math.max(1, full * x), 0.6)
  );
  const mary = numbers.names.indexOf(" Mary");
  near(find(bars, `old ${mary}`).at.width, full * numbersOf(state()).chances[0], 0.6);
  const [shown] = drawn(state({ sink: false }), 640);
  strictEqual(shown.marks.some(({ id }) => id === "ribbon 0"), false);
  find(shown, "ribbon 1");
});

Deno.test("every head has a cell of its tint and a target of 24 px upon it, three that share a key together", () => {
  const numbers = numbersOf(state());
  for (const width of WIDTHS) {
    const picture = scene.grid(numbers, numbers, width);
    const hits = scene.gridHits(numbers, width);
    strictEqual(hits.length, 271);
    for (let i = 0; i < 270; i++) {
      const { at } = find(picture, `cell ${i}`);
      near(Number(at["fill-opacity"]), FOUND[0].looks[i][1], 0.006);
      const { x, y, width: w, height: h } = hits[i];
      ok(x < at.x && y < at.y && x + w > at.x + at.width && y + h > at.y + at.height);
      ok(Math.min(w, h) >= (width === 640 ? 19 : 24), `${w} × ${h} in ${width}`);
    }
    const { wide, strip } = scene.plan(numbers.sizes, width);
    const along = (/** @type {number} */ h) => (wide ? hits[h].y : hits[h].x);
    const steps = [1, 2, 3, 4, 5, 6, 7, 8].map((h) => Math.round(along(h) - along(h - 1)));
    strictEqual(new Set([steps[2], steps[5]]).size, 1);
    ok(steps[2] > steps[0] && steps[0] === steps[1] && steps[3] === steps[4]);
    for (const l of [0, 7, 29]) {
      const b = strip[l];
      strictEqual(scene.layerAt(numbers.sizes, width, [b.x + b.w / 2, b.y + b.h / 2]), l + 1);
    }
  }
});

Deno.test("the lens follows the whole model's word through any cut, and tokens that look alike are told apart", () => {
  const [whole, cut] = [numbersOf(state()), numbersOf(state({ cuts: META.ten }))];
  deepStrictEqual([cut.names[0], cut.first, cut.lens], [" the", " Mary", whole.lens]);
  match(lensTold(cut), /“Mary” if the model stopped here, no head cut/);
  const [labels] = [scene.nextHits({ ...whole, names: [" tan", "tan", " ", "\u00a0"] }, 300)];
  const names = labels.map(({ label }) => label.match(/Write (.*),/)?.[1]);
  deepStrictEqual(names, ["␣tan", "tan", "␣", "nbsp"]);
});

Deno.test("what may come after a written token is its own, none of the text before", () => {
  const names = (/** @type {number} */ i, /** @type {string} */ more) =>
    numbersOf(state({ text: META.examples[i].text + more }, i)).names;
  strictEqual(names(0, " Mary").includes(" Mary"), false);
  strictEqual(names(4, " Paris").includes(" Paris"), false);
});

Deno.test("effects have signs where they are strong", () => {
  const one = state({ effects: true });
  const [, , picture] = drawn(one, 936);
  match(find(picture, "cell 14").role, /helps/);
  match(find(picture, "cell 220").role, /hinders/);
  ok(String(find(picture, "signs").at.d).length > 20);
});

// ---- A kernel's model ------------------------------------------------------------------------

Deno.test("a kernel's model is asked by messages, once for each text and cut, and says what a page shows", async () => {
  const tokens = ["a", " b", " c", "d", " e", "f", "g"];
  const sizes = { layers: 2, heads: 2, shared: 1, each: 4 };
  const calls = /** @type {Set<any>} */ (new Set());
  const asked = /** @type {any[]} */ ([]);
  const told = (/** @type {any} */ { ids, encode, cut, lens }) => {
    if (encode) return [{ ids: [...encode].map(() => 1) }, []];
    if (!ids) return [{ sizes, tokens }, []];
    if (ids.length > 3) return [{ error: "too long" }, []];
    const logits = tokens.map((_, i) => i - 10 * cut.length * Number(i === 6));
    const rows = [logits, Array(4 * ids.length).fill(1 / ids.length), ...(lens ? [logits] : [])];
    return [{}, rows.map((row) => new DataView(Float32Array.from(row).buffer))];
  };
  const model = {
    on: (/** @type {string} */ _, /** @type {any} */ call) => calls.add(call),
    off: (/** @type {string} */ _, /** @type {any} */ call) => calls.delete(call),
    send: (/** @type {any} */ message) => {
      asked.push(message);
      const [answer, buffers] = told(message);
      queueMicrotask(() =>
        calls.forEach((call) => call({ answer: message.read, ...answer }, buffers))
      );
    },
  };
  let changes = 0;
  const talk = new Conversation(await kernel(model), () => changes++);
  const one = state({ text: "xyz", cuts: ["1.2"], layer: 1 });
  strictEqual(talk.told(one), null);
  await talk.ask(one);
  const reading = /** @type {any} */ (talk.told(one));
  const numbers = compute(one, reading);
  deepStrictEqual(reading.tokens, [" b", " b", " b"]);
  strictEqual(numbers.names[0], "f");
  strictEqual(reading.next.words.at(-1).text, "g"); // what the whole model says is always told
  near(
    Math.exp(reading.next.words[0].was),
    Math.exp(5) / [0, 1, 2, 3, 4, 5, 6].reduce((s, x) => s + Math.exp(x), 0),
    1e-6,
  );
  await talk.ask({ ...one });
  strictEqual(asked.filter(({ ids }) => ids).length, 2);
  await talk.measure("xyz", () => true);
  near(
    /** @type {any} */ (talk.told(one)).effects[0],
    Math.exp(-4) / (Math.exp(-4) + [0, 1, 2, 3, 4, 5].reduce((s, x) => s + Math.exp(x), 0)) -
      Math.exp(6) / [0, 1, 2, 3, 4, 5, 6].reduce((s, x) => s + Math.exp(x), 0),
    1e-6,
  );
  ok("abcdefg".includes((await talk.write({ ...one, text: "xyz" })).trim()));
  await talk.ask(state({ text: "xyz!" }));
  const failed = /** @type {any} */ (talk.told(state({ text: "xyz!" })));
  deepStrictEqual([failed.tokens, failed.missing], [[], "too long"]);
  deepStrictEqual([calls.size, changes > 1], [0, true]);
});
