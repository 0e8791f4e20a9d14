// A figure's side of a reader's function: what is asked and when, and what the figure says of it.

import { deepStrictEqual, match, strictEqual } from "node:assert";
import * as lookup from "../lookup/compute.js";
import * as masking from "../masking/compute.js";
import * as scaling from "../scaling/compute.js";
import { describe } from "../masking/words.js";
import { asker, told } from "./own.js";
import { near } from "./testing.js";

const double = (/** @type {any} */ { x }) => x < 0 ? null : { given: { x }, shape: [1] };
const own = (/** @type {any} */ more) => ({
  _own: { name: "mine", kind: "attention", turn: 1 },
  ...more,
});

function model() {
  /** @type {any} */
  const calls = { sent: [], heard: null };
  return {
    ...calls,
    send(/** @type {any} */ message) {
      this.sent.push(message.own.given.x);
    },
    on(/** @type {string} */ _, /** @type {any} */ call) {
      this.heard = call;
    },
  };
}

Deno.test("one call at a time, and the newest state wins", () => {
  const kernel = model();
  const { ask } = asker(kernel, double);
  [1, 2, 3].forEach((x) => ask(own({ x })));
  deepStrictEqual(kernel.sent, [1]);
  kernel.heard();
  kernel.heard();
  ask(own({ x: 3 }));
  ask(own({ x: -1 }));
  deepStrictEqual(kernel.sent, [1, 3]);
});

Deno.test("without a function nothing is asked; another function is asked though the last one hangs", () => {
  const kernel = model();
  const { ask } = asker(kernel, double);
  [{ x: 1 }, { x: 1, _own: {} }].forEach(ask);
  ask(own({ x: 1 }));
  ask(own({ x: 2 }));
  ask({ x: 2, _own: { name: "other", turn: 2 } });
  deepStrictEqual(kernel.sent, [1, 2]);
});

Deno.test("a fault is one sentence, and the picture the last good one", () => {
  const fault = "mine raised ValueError: no";
  const say = (/** @type {any} */ more) => told(own({ x: 1, ...more }), double);
  strictEqual(told({ x: 1, _drawn: { fault } }, double), "");
  match(
    say({ _drawn: { fault: `${fault}.` } }),
    /^Your mine raised ValueError: no\. The picture is the book’s\.$/,
  );
  match(say({ _drawn: { fault, weights: [[1]] } }), /its last good one/);
  match(say({ _drawn: { weights: [[1]], note: "Odd." } }), /^Drawn by your mine\. Odd\.$/);
  match(say({ x: -1 }), /has no part/);
});

const WORDS = { words: ["a", "b"], axes: ["x"], key: [[1], [0]], value: [10, 4], presets: {} };
const TABLE = { ...WORDS, query: [2], temperature: 1, hard: false };

Deno.test("the lookup's weights and output are the reader's; a hard lookup's are not", () => {
  const _drawn = { weights: [[0.25, 0.75]], output: [[7]] };
  const { weights, products, output } = lookup.compute(own({ ...TABLE, _drawn }));
  deepStrictEqual([weights, products, output], [[0.25, 0.75], [2.5, 3], 7]);
  deepStrictEqual(lookup.compute(own({ ...TABLE, _drawn, hard: true })).weights, [1, 0]);
  deepStrictEqual(lookup.compute(/** @type {any} */ ({ ...TABLE, _drawn })), lookup.compute(TABLE));
});

/** Softmax of a query's dot products over a scale, as a reader may write it. @param {any} given @param {number} scale */
function weigh({ query: [q], key }, scale) {
  const e = key.map((/** @type {number[]} */ k) =>
    Math.exp(k.reduce((sum, x, c) => sum + x * q[c], 0) / scale)
  );
  return [
    e.map((/** @type {number} */ x) =>
      x / e.reduce((/** @type {number} */ a, /** @type {number} */ b) => a + b)
    ),
  ];
}

Deno.test("the scale that a reader's attention takes, forgets or squares is read from its weights", () => {
  const state = { d_k: 64, scaled: false, temperature: 2, draw: 1 };
  for (const scale of [8, 1, 64]) {
    const weights = weigh(scaling.asks(state).given, scale);
    const result = scaling.compute(own({ ...state, _drawn: { weights } }));
    near(result.unit, 2 * scale, 1e-6);
    const same = scaling.compute({ ...state, temperature: 2 * scale });
    near(result.spread, same.spread, 1e-6);
    near(result.jacobian, same.jacobian, 1e-9);
  }
});

Deno.test("weights of zeros and ones, and equal ones, have a picture too", () => {
  const state = { d_k: 512, scaled: false, temperature: 1, draw: 1 };
  for (const row of [[1, ...Array(11).fill(0)], Array(12).fill(1 / 12)]) {
    const result = scaling.compute(own({ ...state, _drawn: { weights: [row] } }));
    for (const x of [result.unit, result.spread, ...result.scores]) {
      strictEqual(Number.isFinite(x), true);
    }
  }
});

const RULES = { padding: null, causal: 0, window: null };
const SELF = /** @type {any} */ ({
  ...{ scene: "self", how: "before", boost: 0, ...RULES, mask: masking.maskOf("self", RULES) },
});

Deno.test("queries and keys that give the figure's scores; a mask after the softmax takes weight away", () => {
  const { given } = /** @type {any} */ (masking.asks(SELF, "attention"));
  const scores = given.query.map((/** @type {number[]} */ q) =>
    given.key.map((/** @type {number[]} */ k) =>
      k.reduce((sum, x, c) => sum + x * q[c], 0) / Math.sqrt(7)
    )
  );
  scores.flat().forEach((/** @type {number} */ s, /** @type {number} */ i) =>
    near(s, masking.compute(SELF).scores.flat()[i], 1e-9)
  );
  const { weights } = masking.compute({ ...SELF, how: "after" });
  const state = own({ ...SELF, _drawn: { weights } });
  deepStrictEqual(masking.compute(state).weights, weights);
  match(describe(state, masking.compute(state)), /keeps 19\.3% of its weight/);
});

Deno.test("a rule of the reader's joins the others, and has no part where its rule is off", () => {
  const mask = Array.from({ length: 7 }, (_, i) => Array.from({ length: 7 }, (_, j) => j < i));
  const state = { ...SELF, _own: { name: "mine", kind: "causal", turn: 1 }, _drawn: { mask } };
  deepStrictEqual(masking.asks(state, "causal"), {
    ...{ given: { n_queries: 7, n_keys: 7, offset: 0 }, shape: [7, 7] },
  });
  deepStrictEqual(masking.compute(state).mask, mask.map((row) => row.map(Number)));
  const off = { ...state, ...masking.NO_RULES };
  deepStrictEqual([masking.asks(off, "causal"), masking.compute(off).mask], [null, SELF.mask]);
  const both = { ...state, padding: 2, mask: masking.maskOf("self", { ...RULES, padding: 2 }) };
  deepStrictEqual(masking.compute(both).mask[6], [1, 1, 0, 0, 0, 0, 0]);
});
