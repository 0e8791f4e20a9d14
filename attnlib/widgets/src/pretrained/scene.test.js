// Oracles work the numbers out anew from the stored letters, and read the pictures back: places, lengths, areas, tints.

import { deepStrictEqual, match, ok, strictEqual } from "node:assert";
import data from "../../pretrained.json" with { type: "json" };
import { levelsOf } from "../kit/heat.js";
import { find, has, near, pictures, random } from "../kit/testing.js";
import { textWidth } from "../kit/width.js";
import { frames, inside, LAST, plan, slotsOf } from "./camera.js";
import { added, explorer } from "./compute.js";
import { choiceOf, places, zoomed } from "./scene.js";
import { describe, trail } from "./words.js";
import { style } from "./still.js";

const numbersOf = explorer(/** @type {any} */ (data));
const N = data.tokens.length;
const FIRST = { zoom: 0, layer: 3, head: 1, query: 5, key: 2, number: 24 };
const WIDTHS = [320, 343, 640, 928, 1160];

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

const drawn = (state, z, width = 928) =>
  zoomed(numbersOf(state), state, { z, choice: choiceOf(state, N) }, width);
const boxOf = ({ at }) => ({ x: at.x, y: at.y, w: at.width, h: at.height });
const same = (a, b, within, what = "") =>
  ["x", "y", "w", "h"].forEach((side) => near(a[side], b[side], within, `${what} ${side}`));
const number = (text) => Number(text.replaceAll("−", "-").replaceAll(",", ""));
const points = ({ at }) =>
  at.d.match(/M[^M]*/g).map((one) => {
    const [, x, y, w, to] = one.match(/M(-?[\d.]+) (-?[\d.]+)h(-?[\d.]+)V(-?[\d.]+)/).map(Number);
    return { x, y, w, to };
  });

const STOPS = Array.from({ length: LAST + 1 }, (_, zoom) => zoom);
const said = (state) => describe(numbersOf(state), state);
const OTHER = [...states()][5];
const ZERO = { ...FIRST, zoom: 5, number: numbersOf(FIRST).pair.products.indexOf(0) };
const few = (scene) => ({ ...scene, marks: scene.marks.filter(({ shape }) => shape !== "image") });

pictures("pretrained", {
  style,
  free: /./, // between stops all but what is chosen is outside; the tests below look at the stops
  over: /./,
  stored: {
    ...Object.fromEntries(STOPS.map((zoom) => [`stop ${zoom}`, [
      drawn({ ...FIRST, zoom }, zoom),
      said({ ...FIRST, zoom }),
      trail(numbersOf(FIRST), { ...FIRST, zoom }),
    ]])),
    "on a phone": STOPS.slice(1).map((zoom) => few(drawn({ ...OTHER, zoom }, zoom, 343))),
    "between stops": [0.6, 1.5, 2.4, 3.5].map((z) => few(drawn(FIRST, z, 640))).map((scene) => ({
      ...scene,
      marks: scene.marks.filter((_, i) => i % 9 === 0),
    })),
    "a product of zero": [drawn(ZERO, 5, 343), said(ZERO)],
    "hit targets": STOPS.map((zoom) =>
      places(numbersOf(FIRST), { ...FIRST, zoom }, 343).slice(0, 4)
    ),
    sentences: STOPS.map((zoom) => said({ ...OTHER, zoom })),
  },
});

// ---- Numbers: each level from the one below it -------------------------------------------------

Deno.test("32 products sum to the dot product, dot products make the row, the row times values the output", () => {
  for (const state of states()) {
    const numbers = numbersOf(state);
    const { query: i, key: j } = state;
    const q = vector("query", state, i);
    const keys = data.tokens.map((_, t) => vector("key", state, t));
    const scores = keys.map((k) => k.reduce((sum, x, m) => sum + x * q[m], 0));
    const exps = scores.map((s) => Math.exp(s / Math.sqrt(32)));
    const total = exps.reduce((a, b) => a + b);
    let sum = 0;
    numbers.pair.products.forEach((product, m) => {
      near(product, q[m] * keys[j][m], 1e-12, "product");
      sum += product;
      near(numbers.pair.sums[m + 1], sum, 1e-9, "sum so far");
    });
    near(sum, scores[j], 1e-9, "score");
    scores.forEach((s, t) => {
      near(numbers.row.scores[t], s, 1e-9, "score");
      near(numbers.row.scaled[t], s / Math.sqrt(32), 1e-9, "scaled");
      near(numbers.row.weights[t], exps[t] / total, 1e-9, "weight");
      near(numbers.all[state.layer][state.head][i][t], exps[t] / total, 1e-9, "of all heads");
    });
    numbers.row.output.forEach((x, m) => {
      const slow = exps.reduce((all, e, t) => all + (e / total) * vector("value", state, t)[m], 0);
      near(x, slow, 1e-9, "output");
      near(numbers.row.weighted.reduce((all, part) => all + part[m], 0), x, 1e-9, "weighted");
    });
    near(numbers.shares.reduce((a, b) => a + b), 1, 2e-3, "heads and bias write all that is added");
  }
});

Deno.test("an addition's three lengths give its angles", () => {
  const next = random(4);
  for (let i = 0; i < 50; i++) {
    const [a, b] = [[next() - 0.5, next() - 0.5], [next() - 0.5, next() - 0.5]];
    const long = (v) => Math.hypot(...v);
    const sum = [a[0] + b[0], a[1] + b[1]];
    const { tip, turned } = added(long(a), long(b), long(sum));
    near(long(tip), long(sum), 1e-6);
    near(Math.hypot(tip[0] - long(a), tip[1]), long(b), 1e-6);
    near(Math.cos(turned), (a[0] * sum[0] + a[1] * sum[1]) / long(a) / long(sum), 1e-6);
  }
});

// ---- The camera --------------------------------------------------------------------------------

Deno.test("at each stop its stage fills the picture, and each lies in its slot of the one around it", () => {
  for (const width of WIDTHS) {
    const p = plan(width, N);
    for (const state of states(8)) {
      const slots = slotsOf(p, choiceOf(state, N));
      for (let z = 0; z <= LAST; z += 0.25) {
        const F = frames(p, slots, z);
        if (Number.isInteger(z)) same(F[z], { x: 0, y: 0, w: p.W, h: p.H }, 1e-6, `stop ${z}`);
        for (let k = 0; k < LAST; k++) {
          const inner = inside(p, F[k], slots[k]);
          for (const side of ["x", "y", "w", "h"]) {
            near(F[k + 1][side], inner[side], 1e-6 * Math.max(1, F[k].w), `${z} ${k}`);
          }
        }
      }
    }
  }
});

Deno.test("a flight grows evenly in ratio, and what is chosen never leaves the picture", () => {
  const p = plan(928, N);
  for (const state of states(8)) {
    const slots = slotsOf(p, choiceOf(state, N));
    for (let k = 0; k < LAST; k++) {
      const widths = [0, 0.25, 0.5, 0.75, 1].map((f) => frames(p, slots, k + f)[k].w);
      const ratio = (p.W / slots[k].w) ** 0.25;
      widths.slice(1).forEach((w, i) => near(w / widths[i], ratio, 1e-6 * ratio, "step"));
      for (let f = 0; f <= 1; f += 0.1) {
        const part = frames(p, slots, k + f)[k + 1];
        const [x, y] = [part.x + part.w / 2, part.y + part.h / 2];
        ok(x > -1 && x < p.W + 1 && y > -1 && y < p.H + 1, `the middle of ${k} at ${f}`);
      }
    }
  }
});

// ---- Shapes that stand in each other -----------------------------------------------------------

const images = new Map();

/** The levels of a picture, read once. */
function levelsAt(href) {
  if (!images.has(href)) images.set(href, levelsOf(href));
  return images.get(href);
}

/** Where pixels of the picture of all heads are on the screen. */
function pixel(scene, layer, head, i, j) {
  const image = find(scene, `heads ${layer}`);
  const { columns, rows, levels } = levelsAt(image.at.href);
  const [across, down] = [columns / 4, rows / 3];
  const [x, y] = [
    (head % 4) * across + (across > 15 ? 2 : 1) + j,
    Math.floor(head / 4) * down + 3 + i,
  ];
  const [w, h] = [image.at.width / columns, image.at.height / rows];
  const box = { x: image.at.x + x * w, y: image.at.y + y * h, w, h };
  return { level: levels[y * columns + x], box };
}

Deno.test("the squares of all 72 heads show their weights, as tints of square roots", () => {
  for (const width of [343, 928]) {
    const scene = drawn(FIRST, 0, width);
    const { all } = numbersOf(FIRST);
    all.forEach((heads, l) =>
      heads.forEach((weights, h) =>
        weights.forEach((row, i) =>
          row.forEach((w, j) =>
            near((pixel(scene, l, h, i, j).level - 128) / 127, Math.sqrt(w), 0.005)
          )
        )
      )
    );
  }
});

// ---- The block ---------------------------------------------------------------------------------

Deno.test("both additions are triangles of true lengths in one scale, and their angles are told", () => {
  for (const state of states()) {
    const scene = drawn(state, 1);
    const { stream } = numbersOf(state);
    const long = (id) => {
      const { x1, y1, x2, y2 } = find(scene, id).at;
      return Math.hypot(x2 - x1, y2 - y1);
    };
    const lines = ["before 0", "adds 0", "sum 0", "before 1", "adds 1", "sum 1"].map(long);
    const all = (list) => list.reduce((a, b) => a + b);
    const unit = all(lines) / all(stream);
    lines.forEach((line, i) => near(line, stream[i] * unit, 0.25, `side ${i}`));
    strictEqual(find(scene, "length before 0").text, stream[0].toFixed(1));
    strictEqual(find(scene, "length added 1").text, `+ ${stream[4].toFixed(1)}`);
    strictEqual(find(scene, "length sum 1").text, stream[5].toFixed(1));
    [0, 1].forEach((k) => {
      const { x1, y1, x2, y2 } = find(scene, `sum ${k}`).at;
      const angle = (Math.atan2(y1 - y2, x2 - x1) * 180) / Math.PI;
      near(number(find(scene, `turned ${k}`).text.match(/\d+/)[0]), angle, 0.8, "angle");
    });
  }
});

Deno.test("below each head its share of what attention adds: long as it is large, hollow below zero", () => {
  for (const width of [343, 928]) {
    for (const state of states(8)) {
      const scene = drawn(state, 1, width);
      const { shares } = numbersOf(state);
      const most = Math.max(...shares.map(Math.abs));
      const tile = find(scene, "share 0").at.x;
      for (let h = 0; h < 12; h++) {
        const bar = find(scene, `share ${h}`);
        const first = pixel(scene, state.layer, h, 0, 0).box;
        near(bar.at.width, Math.max(0.7, (first.w * N * Math.abs(shares[h])) / most), 0.3, "bar");
        near(bar.at.x, first.x, 0.2);
        strictEqual(bar.role, shares[h] < 0 ? "output less" : "output solid");
        if (width > 600) {
          near(number(find(scene, `part ${h}`).text.slice(0, -1)) / 100, shares[h], 0.0051);
        }
      }
      const token = data.tokens[state.query];
      const lines = scene.marks.filter(({ id }) => /^shares \d/.test(id));
      const said = lines.map(({ text }) => text).join(" ");
      for (const { role } of lines) match(role, /^output /);
      if (width > 600) {
        strictEqual(
          said,
          `bar and %: share of what attention adds to “${token}”; below 0: against it`,
        );
      } else {
        const own = shares[state.head];
        const form = /^bar (\d+): (−?\d+)%(, against)?(?: of)? what attention adds(?: to “|$)/;
        const [, head, told, against] = form.exec(said) ?? [];
        strictEqual(Number(head), state.head + 1, said);
        near(number(told) / 100, own, 0.0051);
        strictEqual(Boolean(against), own < 0);
        ok(
          said.endsWith(`adds to “${token}”`) || (token.length > 5 && said.endsWith("adds")),
          said,
        );
      }
      ok(tile > 0);
    }
  }
});

// ---- The head ----------------------------------------------------------------------------------

const signed = (level) => (level - 128) / 127;

// ---- The row -----------------------------------------------------------------------------------

Deno.test("bars are as tall as the weights, and weighted values add up to the output", () => {
  for (const width of [343, 928]) {
    for (const state of states(8)) {
      const scene = drawn(state, 3, width);
      const { row, v } = numbersOf(state);
      const bars = row.weights.map((_, j) => find(scene, `bar ${j}`).at);
      const best = row.weights.indexOf(Math.max(...row.weights));
      bars.forEach((bar, j) => {
        near(bar.height / bars[best].height, row.weights[j] / row.weights[best], 0.002, "bar");
        near(bar.y + bar.height, bars[0].y + bars[0].height, 0.2, "bars stand on one line");
        const lane = boxOf(find(scene, `lane ${j}`));
        near(bar.x + bar.width / 2, lane.x + lane.w / 2, 0.2);
      });
      const most = Math.max(...v.flat().map(Math.abs));
      const sums = Array(32).fill(0);
      row.weights.forEach((w, j) => {
        const { columns, rows, levels } = levelsOf(find(scene, `weighted ${j}`).at.href);
        deepStrictEqual([columns, rows], [1, 32]);
        levels.forEach((level, m) => {
          near(signed(level), (w * v[j][m]) / most, 0.005, "weighted value");
          sums[m] += signed(level);
        });
        const strip = find(scene, `weighted ${j}`).at;
        near(strip.x + strip.width / 2, bars[j].x + bars[j].width / 2, 0.2);
      });
      const out = levelsOf(find(scene, "row output").at.href);
      out.levels.forEach((level, m) => near(signed(level), sums[m], 0.04, "output"));
      deepStrictEqual(
        [find(scene, "row output").at.y, find(scene, "row output").at.height],
        [find(scene, "weighted 0").at.y, find(scene, "weighted 0").at.height],
      );
      const lane = boxOf(find(scene, "own lane"));
      near(lane.x + lane.w / 2, bars[state.key].x + bars[state.key].width / 2, 0.3);
      data.tokens.forEach((token, j) => {
        strictEqual(find(scene, `key ${j}`).text, token);
        near(number(find(scene, `score ${j}`).text), row.scores[j], width > 600 ? 0.051 : 0.51);
        if (width > 600) near(number(find(scene, `scaled ${j}`).text), row.scaled[j], 0.051);
        near(number(find(scene, `share ${j}`).text.slice(0, -1)) / 100, row.weights[j], 0.0051);
      });
    }
  }
});

// ---- The dot product --------------------------------------------------------------------------

Deno.test("query and key are bars in one scale, up above zero; products climb to their sum", () => {
  for (const width of [343, 928]) {
    for (const state of states(8)) {
      const scene = drawn(state, 4, width);
      const { pair } = numbersOf(state);
      const frame = boxOf(find(scene, "own number"));
      const column = frame.w;
      const left = frame.x - state.number * column;
      const at = (x) => Math.round((x - left) / column - 0.14);
      const bars = (id) => (has(scene, id) ? points(find(scene, id)) : []);
      const most = Math.max(...pair.q.map(Math.abs), ...pair.k.map(Math.abs));
      const strongest = Math.max(
        ...["query", "key"].flatMap((role) => [...bars(`${role} above`), ...bars(`${role} below`)])
          .map(({ y, to }) => Math.abs(to - y)),
      );
      for (
        const [role, numbers]
          of /** @type {[string, number[]][]} */ ([["query", pair.q], ["key", pair.k]])
      ) {
        for (
          const [id, sign] of /** @type {[string, number][]} */ ([["above", 1], ["below", -1]])
        ) {
          for (const { x, y, to } of bars(`${role} ${id}`)) {
            ok(numbers[at(x)] * sign > 0, "its side of zero");
            near((y - to) / strongest, numbers[at(x)] / most, 0.006, role);
          }
        }
        strictEqual(
          bars(`${role} above`).length + bars(`${role} below`).length,
          numbers.filter((x) => x).length,
        );
      }
      const steps = [...bars("products above"), ...bars("products below")];
      const zero = Number(find(scene, "sum zero").at.d.match(/M-?[\d.]+ (-?[\d.]+)/)[1]);
      const reach = steps.reduce((all, { y, to }) => all + Math.abs(to - y), 0);
      const unit = reach / pair.products.reduce((all, x) => all + Math.abs(x), 0);
      strictEqual(steps.length, pair.products.filter((x) => x).length);
      for (const { x, y, to } of steps) {
        const m = at(x);
        near(zero - y, pair.sums[m] * unit, 0.4, "where it begins");
        near(y - to, pair.products[m] * unit, 0.3, "how tall it is");
      }
      for (const { x, y, to } of bars("products below")) ok(to >= y && pair.products[at(x)] < 0);
      const told = find(scene, "dot product");
      near(number(told.text.replace("dot product ", "")), pair.sums[32], 0.006);
      if (width > 800) {
        near(zero - (told.at.y - 6), pair.sums[32] * unit, 0.5, "it stands at the end");
      }
    }
  }
});

// ---- The product -------------------------------------------------------------------------------

Deno.test("the product is an area whose squares can be counted, in the quadrant of its sign", () => {
  for (const width of [343, 928]) {
    for (const state of states(16)) {
      const scene = drawn(state, 5, width);
      const { pair } = numbersOf(state);
      const [q, k] = [pair.q[state.number], pair.k[state.number]];
      const area = boxOf(find(scene, "area"));
      const [sideQ, sideK] = ["side query", "side key"].map((id) => find(scene, id).at);
      const [cx, cy] = [sideQ.x1, sideQ.y1];
      ok((sideQ.x2 - cx) * q >= 0 && (cy - sideK.y2) * k >= 0, "signs");
      near(area.w, Math.abs(sideQ.x2 - cx), 0.3);
      near(area.h, Math.abs(sideK.y2 - cy), 0.3);
      near(area.x + (q < 0 ? area.w : 0), cx, 0.3);
      near(area.y + (k > 0 ? area.h : 0), cy, 0.3);
      const lines = find(scene, "grid").at.d.match(/M(-?[\d.]+) -?[\d.]+V/g).map((m) =>
        Number(m.match(/M(-?[\d.]+)/)[1])
      );
      const cell = Math.min(...lines.map((x) => Math.abs(x - cx)));
      const squares = (area.w * area.h) / cell ** 2;
      if (width > 600) {
        const [told, side] = find(scene, "line 0").text.match(/[\d.]+/g).map(Number);
        near(told * side ** 2, Math.abs(q * k), 0.06 * side ** 2, "squares told");
        near(squares, told, 0.03 * told + 0.3, "squares seen");
        match(find(scene, "line 0").text, q * k < 0 ? /differ.*below/ : /agree.*above/);
      }
      strictEqual(find(scene, "area").role, q * k < 0 ? "ink less area" : "ink area");
      const equation = find(scene, "equation").runs.map(({ text }) => text).join("");
      const [a, b, c] = equation.replaceAll("−", "-").match(/-?[\d.]+(?:e-?\d+)?/g).map(Number);
      near(a, q, 0.006);
      near(b, k, 0.006);
      near(c, q * k, 0.006);
    }
  }
});

// ---- Looks: nothing is lost, nothing is cut ----------------------------------------------------

const SIZES = { small: 12.5, tiny: 12, note: 13, number: 13, large: 19, equation: 23 };

/** The box of a text that stands upright. @param {any} mark */
function room({ role, at, text }) {
  const size = SIZES[Object.keys(SIZES).find((one) => role.split(" ").includes(one)) ?? ""] ?? 14;
  const wide = textWidth(text, size) / 1.12;
  const x = at.x - (/\bstart\b/.test(role) ? 0 : /\bend\b/.test(role) ? wide : wide / 2);
  return { x, y: at.y - size * 0.75, w: wide, h: size * 0.85 };
}

Deno.test("at every stop each text is inside the picture and stands on no other", () => {
  for (const width of [343, 640, 928]) {
    for (let z = 0; z <= LAST; z++) {
      const scene = drawn(FIRST, z, width);
      const texts = scene.marks.filter(({ shape, at, text }) =>
        shape === "text" && text && !at.transform
      );
      texts.forEach((one, i) => {
        const a = room(one);
        ok(
          a.x > -2 && a.x + a.w < scene.width + 2,
          `${one.id} “${one.text}” at ${width}, stop ${z}`,
        );
        ok(a.y > -1 && a.y + a.h < scene.height + 1, `${one.id} at ${width}, stop ${z}`);
        texts.slice(i + 1).forEach((other) => {
          const b = room(other);
          const over = a.x < b.x + b.w - 1 && b.x < a.x + a.w - 1 && a.y < b.y + b.h - 1 &&
            b.y < a.y + a.h - 1;
          ok(!over, `“${one.text}” and “${other.text}” at ${width}, stop ${z}`);
        });
      });
    }
  }
});

// ---- What is pressed and told ------------------------------------------------------------------

const FEW = { none: 0, one: 1, two: 2, three: 3 };

Deno.test("products are counted by their signs, and a zero is of neither", () => {
  const seen = new Set();
  for (const state of states(200)) {
    const [q, k] = [vector("query", state, state.query), vector("key", state, state.key)];
    const [above, below, none] = [1, -1, 0].map((sign) =>
      q.filter((x, m) => Math.sign(x * k[m]) === sign).length
    );
    const said = describe(numbersOf(state), { ...state, zoom: 4 });
    const told =
      /Of these (\d+) are above zero(?:,| and) (\d+) below(?: and (\w+) stored as zero)?\.$/
        .exec(said);
    ok(told, said);
    deepStrictEqual([Number(told[1]), Number(told[2]), FEW[told[3] ?? "none"]], [
      above,
      below,
      none,
    ]);
    strictEqual(above + below + none, 32);
    seen.add(none);
  }
  ok(seen.has(0) && seen.has(1), "with a zero and without");
});

Deno.test("a product of zero is said to add nothing, and whose number is stored as zero", () => {
  const numbers = numbersOf(FIRST);
  const number = numbers.pair.products.indexOf(0);
  const state = { ...FIRST, zoom: 5, number };
  strictEqual(numbers.pair.k[number], 0);
  match(
    describe(numbers, state),
    /: 1\.451 times 0\.000 is 0\.000, the area, and adds nothing: the key’s number is so small that it is stored as zero\.$/,
  );
  for (const width of [343, 928]) {
    const scene = drawn(state, 5, width);
    const { w, h } = boxOf(find(scene, "area"));
    strictEqual(w * h, 0);
    strictEqual(find(scene, "area").role, "ink area");
    if (width > 600) strictEqual(find(scene, "line 0").text, "no square at all: it adds nothing");
  }
  const zeros = ["q", "k"].map((side) => ({
    ...numbers,
    pair: { ...numbers.pair, [side]: numbers.pair[side].map(() => 0) },
  }));
  match(describe(zeros[0], { ...state, number: 24 }), /the query’s number is/);
  match(describe(zeros[1], { ...state, number: 24 }), /the key’s number is/);
  const both = { ...numbers, pair: { ...numbers.pair, q: zeros[0].pair.q, k: zeros[1].pair.k } };
  match(describe(both, state), /both numbers are so small that they are stored as zero/);
});

Deno.test("a slide between two choices passes between their slots", () => {
  const p = plan(640, N);
  const choice = choiceOf(FIRST, N);
  choice.head = choice.head.map((_, h) => (h === 1 ? 0.25 : h === 6 ? 0.75 : 0));
  const [a, b] = [p.slots.head[1], p.slots.head[6]];
  near(slotsOf(p, choice)[1].x, 0.25 * a.x + 0.75 * b.x, 1e-9);
});
