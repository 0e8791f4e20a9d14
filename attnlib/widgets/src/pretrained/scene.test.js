// Oracles work the numbers out anew from the stored letters, and read the pictures back: places, lengths, areas, tints.

import { deepStrictEqual, match, ok, strictEqual } from "node:assert";
import data from "../../pretrained.json" with { type: "json" };
import { levelsOf } from "../kit/heat.js";
import { find, has, near, pictures, random } from "../kit/testing.js";
import { frames, LAST, onto, plan, slotsOf } from "./camera.js";
import { explorer } from "./compute.js";
import { places, zoomed } from "./scene.js";
import { describe, trail } from "./words.js";
import { style } from "./still.js";

const numbersOf = explorer(/** @type {any} */ (data));
const N = data.tokens.length;
const FIRST = { zoom: 0, layer: 3, head: 1, query: 5, key: 2, number: 24 };
const STOPS = Array.from({ length: LAST + 1 }, (_, zoom) => zoom);
const sum = (/** @type {number[]} */ x) => x.reduce((a, b) => a + b, 0);

/** Three bytes of base64 are two numbers of twelve bits. */
function decoded({ step, numbers }, head, token, at) {
  const place = ((head * N + token) * 32 + at) * 2;
  const from = place - (place % 4);
  const [a, b, c] = [...atob(numbers.slice(from, from + 4))].map((x) => x.charCodeAt(0));
  const level = place % 4 ? ((b & 15) << 8) | c : (a << 4) | (b >> 4);
  return (level - 2048) * step[head];
}

const vector = (kind, { layer, head }, token) =>
  Array.from({ length: 32 }, (_, at) => decoded(data.layers[layer][kind], head, token, at));

/** Some states, the same in every run; the first is the figure's own. */
function* states(count = 24) {
  const next = random(10);
  const whole = (end) => Math.floor(next() * end);
  yield FIRST;
  for (let i = 0; i < count; i++) {
    yield {
      ...{ zoom: 0, layer: whole(6), head: whole(12), query: whole(N), key: whole(N) },
      number: whole(32),
    };
  }
}

const drawn = (state, zoom, width = 928) =>
  zoomed(numbersOf(state), state, { ...state, zoom }, width);

/** Some states' pictures at a stop, with their numbers. */
function* seen(stop, count = 8) {
  for (const state of states(count)) {
    for (const width of [343, 928]) {
      yield { state, width, scene: drawn(state, stop, width), numbers: numbersOf(state) };
    }
  }
}

const said = (state) => describe(numbersOf(state), state);
const number = (text) => Number(/-?[\d.]+/.exec(text.replaceAll("−", "-"))?.[0]);
const OTHER = [...states()][5];
const ZERO = { ...FIRST, zoom: 5, number: numbersOf(FIRST).pair.products.indexOf(0) };
const only = (scene, /** @type {(mark: any, i: number) => boolean} */ wanted) => ({
  ...scene,
  marks: scene.marks.filter(wanted),
});
const few = (scene) => only(scene, ({ shape }) => shape !== "image");

pictures("pretrained", {
  style,
  // Shapes, which leave the picture between stops; scores on a phone, of two digits and a sign.
  free:
    /^(card|attention|forward|heads|adder|weight|queries|keys|values|outputs|own|lane|bar)(?!.*name)/,
  over: /^score \d/,
  stored: {
    ...Object.fromEntries(STOPS.map((zoom) => [`stop ${zoom}`, [
      drawn({ ...FIRST, zoom }, zoom),
      said({ ...FIRST, zoom }),
      trail(numbersOf(FIRST), { ...FIRST, zoom }),
    ]])),
    "on a phone": STOPS.slice(1).map((zoom) => few(drawn({ ...OTHER, zoom }, zoom, 343))),
    "between stops": [0.6, 1.5, 2.4, 3.5].map((z) =>
      only(few(drawn(FIRST, z, 640)), (_, i) => i % 9 === 0)
    ),
    "a product of zero": [drawn(ZERO, 5, 343), said(ZERO)],
    "hit targets": STOPS.map((zoom) =>
      places(numbersOf(FIRST), { ...FIRST, zoom }, 343).slice(0, 4)
    ),
    sentences: STOPS.map((zoom) => said({ ...OTHER, zoom })),
  },
  *others() {
    for (const zoom of STOPS) yield* [343, 640].map((width) => drawn(FIRST, zoom, width));
  },
});

// ---- Numbers: each level from the one below it -------------------------------------------------

Deno.test("32 products sum to the dot product, dot products make the row, the row times values the output", () => {
  for (const state of states()) {
    const { pair, row, all } = numbersOf(state);
    const { query: i, key: j } = state;
    const q = vector("query", state, i);
    const keys = data.tokens.map((_, t) => vector("key", state, t));
    const values = data.tokens.map((_, t) => vector("value", state, t));
    const scores = keys.map((k) => sum(k.map((x, m) => x * q[m])));
    const exps = scores.map((s) => Math.exp(s / Math.sqrt(32)));
    pair.products.forEach((product, m) => {
      near(product, q[m] * keys[j][m], 1e-12, "product");
      near(pair.sums[m + 1], sum(pair.products.slice(0, m + 1)), 1e-9, "sum so far");
    });
    near(pair.sums[32], scores[j], 1e-9, "dot product");
    scores.forEach((s, t) => {
      near(row.scores[t], s, 1e-9, "score");
      near(row.scaled[t], s / Math.sqrt(32), 1e-9, "scaled");
      near(row.weights[t], exps[t] / sum(exps), 1e-9, "weight");
      near(all[state.layer][state.head][i][t], exps[t] / sum(exps), 1e-9, "of all heads");
    });
    row.output.forEach((x, m) => {
      near(x, sum(exps.map((e, t) => e * values[t][m])) / sum(exps), 1e-9, "output");
      near(sum(row.weighted.map((part) => part[m])), x, 1e-9, "weighted");
    });
  }
});

// ---- The camera --------------------------------------------------------------------------------

Deno.test("at each stop its stage fills the picture, each lies in its slot, and a flight grows evenly in ratio", () => {
  for (const width of [320, 343, 640, 928, 1160]) {
    const p = plan(width, N);
    for (const state of states(8)) {
      const slots = slotsOf(p, state);
      for (let z = 0; z <= LAST; z += 0.25) {
        const F = frames(p, slots, z);
        const same = (a, b) =>
          ["x", "y", "w", "h"].forEach((side) => near(a[side], b[side], 1e-6 * Math.max(1, b.w)));
        if (Number.isInteger(z)) same(F[z], { x: 0, y: 0, w: p.W, h: p.H });
        slots.forEach((slot, k) => same(F[k + 1], onto(p, F[k]).box(slot)));
        const k = Math.floor(z);
        if (k < LAST) near(F[k].w / p.W, (p.W / slots[k].w) ** (z - k), 1e-6 * F[k].w, "ratio");
        const middle = F[Math.ceil(z)].x + F[Math.ceil(z)].w / 2;
        ok(middle > -1 && middle < width + 1, "what is chosen never leaves the picture");
      }
    }
  }
});

// ---- Pictures read back ------------------------------------------------------------------------

Deno.test("bars are as tall as the weights, and weighted values add up to the output", () => {
  for (const { scene, numbers: { row } } of seen(3)) {
    const bars = row.weights.map((_, j) => find(scene, `bar ${j}`).at);
    const tints = row.weights.map((_, j) => levelsOf(find(scene, `weighted ${j}`).at.href).levels);
    bars.forEach((bar, j) => {
      near(
        bar.height / Math.max(...bars.map(({ height }) => height)),
        row.weights[j] / Math.max(...row.weights),
        0.003,
      );
      near(bar.y + bar.height, bars[0].y + bars[0].height, 0.2, "bars stand on one line");
      near(find(scene, `weighted ${j}`).at.x, bar.x, 1, "and on their values");
    });
    levelsOf(find(scene, "row output").at.href).levels.forEach((level, m) =>
      near(level - 128, sum(tints.map((column) => column[m] - 128)), 6, "output")
    );
  }
});

/** Bars of a path: column's left edge, start and end. */
const steps = (scene, id) =>
  has(scene, id)
    ? find(scene, id).at.d.match(/M[^M]+/g).map((one) => {
      const [, x, from, to] = /^M(\S+) (\S+)h[^V]*V([^h]*)h/.exec(one)?.map(Number) ?? [];
      return { x, up: from - to };
    }).sort((a, b) => a.x - b.x)
    : [];

Deno.test("query, key and products are bars in their scales, up above zero; products climb to their sum", () => {
  for (const { scene, width, numbers: { pair } } of seen(4)) {
    const check = (ids, /** @type {number[]} */ values, within) => {
      const bars = ids.flatMap((id) => steps(scene, id)).sort((a, b) => a.x - b.x);
      const there = values.filter((value) => value);
      strictEqual(bars.length, there.length);
      const unit = sum(bars.map(({ up }) => Math.abs(up))) / sum(there.map(Math.abs));
      bars.forEach(({ up }, m) => near(up, there[m] * unit, within));
      return unit;
    };
    const [q, k] = ["query", "key"].map((role, i) =>
      check([`${role} above`, `${role} below`], [pair.q, pair.k][i], 0.2)
    );
    near(q, k, 0.02 * q, "one scale");
    const unit = check(["products above", "products below"], pair.products, 0.3);
    const told = find(scene, "dot product");
    near(number(told.text), pair.sums[32], 0.006);
    const zero = Number(/M\S+ (\S+)H/.exec(find(scene, "sum zero").at.d)?.[1]);
    if (width > 800) near(zero - (told.at.y - 6), pair.sums[32] * unit, 1, "it stands at the end");
  }
});

Deno.test("the product is an area whose squares can be counted, in the quadrant of its sign", () => {
  for (const { scene, state, width, numbers: { pair } } of seen(5, 16)) {
    const [q, k] = [pair.q[state.number], pair.k[state.number]];
    const { at: area, role } = find(scene, "area");
    const [sideQ, sideK] = ["side query", "side key"].map((id) => find(scene, id).at);
    const [cx, cy] = [sideQ.x1, sideQ.y1];
    ok((sideQ.x2 - cx) * q >= 0 && (cy - sideK.y2) * k >= 0, "signs");
    strictEqual(role, q * k < 0 ? "ink less area" : "ink area");
    const corner = [Math.min(cx, sideQ.x2), Math.min(cy, sideK.y2)];
    const far = [Math.abs(sideQ.x2 - cx), Math.abs(sideK.y2 - cy)];
    [area.x, area.y, area.width, area.height].forEach((x, i) =>
      near(x, [...corner, ...far][i], 0.3)
    );
    if (width < 600) continue;
    const lines = [...find(scene, "grid").at.d.matchAll(/M(\S+) \S+V/g)].map(([, x]) => Number(x));
    const cell = Math.min(...lines.map((x) => Math.abs(x - cx)));
    const [told, side] = find(scene, "line 0").text.match(/[\d.]+/g).map(Number);
    near(told * side ** 2, Math.abs(q * k), 0.06 * side ** 2, "squares told");
    near((area.width * area.height) / cell ** 2, told, 0.03 * told + 0.3, "squares seen");
    match(find(scene, "line 0").text, q * k < 0 ? /differ.*below/ : /agree.*above/);
  }
});

// ---- What is told ------------------------------------------------------------------------------

Deno.test("products are counted by their signs, and a zero is of neither", () => {
  for (const state of states(200)) {
    const [q, k] = [vector("query", state, state.query), vector("key", state, state.key)];
    const counts = [1, -1].map((sign) => q.filter((x, m) => Math.sign(x * k[m]) === sign).length);
    const told =
      /Of these (\d+) are above zero(?:,| and) (\d+) below(?: and the rest stored as zero)?\.$/
        .exec(said({ ...state, zoom: 4 })) ?? [];
    deepStrictEqual([Number(told[1]), Number(told[2])], counts);
  }
});

Deno.test("a product of zero is said to add nothing, and why", () => {
  match(said(ZERO), /adds nothing: so small a number is stored as zero\.$/);
  const scene = drawn(ZERO, 5);
  strictEqual(find(scene, "area").at.width * find(scene, "area").at.height, 0);
  strictEqual(find(scene, "line 0").text, "no square at all: it adds nothing");
});
