// The pictures read back: wires by where their ends are, ways by walking them, areas by their edges.

import { deepStrictEqual, match, ok, strictEqual } from "node:assert";
import { find, has, near, pictures, random, sound } from "../kit/testing.js";
import { choices, compare } from "./compare.js";
import {
  compute,
  costOf,
  glides,
  heard,
  pairsOf,
  shownResult,
  spread,
  WIRINGS,
} from "./compute.js";
import { textWidth } from "../kit/width.js";
import { grips, net, tokenAt } from "./scene.js";
import { amount, describe } from "./words.js";
import { still, style } from "./still.js";

/** @type {import("./compute.js").State} */
const STATE = { ...{ n: 64, d: 64, k: 5, wiring: "recurrence", source: 4, target: 59 } };
const BOXES = [{ width: 534, height: 240 }, { width: 343, height: 190 }];
const numbers = (/** @type {string} */ text) => (text.match(/-?[\d.]+/g) ?? []).map(Number);

/** Straight pieces of a path: [x1, y1, x2, y2]. @param {string} d */
const segments = (d) => d.split("M").slice(1).map(numbers);

/** The start and other states, the same in every run. */
function* states(count = 40) {
  for (const wiring of WIRINGS) yield { ...STATE, wiring };
  const next = random(7);
  const pick = (/** @type {any[]} */ list) => list[Math.floor(next() * list.length)];
  for (let i = 0; i < count; i++) {
    yield {
      n: Math.round(2 ** (3 + (i % 2 ? 3 : 11) * next())),
      d: Math.round(2 ** (3 + 9 * next())),
      k: 3 + 2 * Math.floor(7 * next()),
      wiring: pick(WIRINGS),
      source: Math.floor(64 * next()),
      target: Math.floor(64 * next()),
    };
  }
}

/** Where a wire may lead from a place, by the definition of each layer. @param {any} result @param {number[]} place */
function nextPlaces({ wiring, drawn, side, levels }, [level, token]) {
  if (wiring === "recurrence") {
    if (level === 0) return [[1, token]];
    return token + 1 < drawn ? [[level + 1, token + 1]] : [];
  }
  if (level === levels) return [];
  const all = Array.from({ length: drawn }, (_, to) => [level + 1, to]);
  if (wiring === "attention") return all;
  const stride = spread(wiring, side, level);
  return all.filter(([, to]) =>
    Math.abs(to - token) % stride === 0 && Math.abs(to - token) / stride <= side
  );
}

/** How many wires the shortest way takes, by search. @returns {[number, number[]]} */
function shortest(result) {
  let [seen, steps] = [[[0, result.source]], 0];
  while (steps === 0 || !seen.some(([, token]) => token === result.target)) {
    const next = new Map();
    for (const place of seen) {
      for (const to of nextPlaces(result, place)) next.set(String(to), to);
    }
    seen = [...next.values()];
    steps += 1;
    if (steps > 200) throw new Error("no way");
  }
  return [steps, seen.map(([, token]) => token)];
}

const WIDE = { ...STATE, n: 4096, wiring: /** @type {const} */ ("attention") };
const SMALL = {
  ...STATE,
  n: 11,
  d: 8,
  k: 3,
  source: 9,
  target: 10,
  wiring: /** @type {const} */ ("window"),
};
const said = (patch) => describe(compute({ ...STATE, ...patch }));

pictures("mixing", {
  style,
  over: /^token/,
  stored: {
    still: [...still(STATE).scenes, said({})],
    ...Object.fromEntries(
      WIRINGS.slice(1).map((wiring) => [wiring, [
        net(compute({ ...STATE, wiring }), { width: 343, height: 190 }),
        said({ wiring }),
      ]]),
    ),
    "on a phone": [compare(compute(WIDE), { width: 343 }), said(WIDE)],
    "on its way": [
      net(compute(STATE), { ...BOXES[0], sent: 20 }),
      compare(compute(SMALL), { width: 960, sent: 3 }),
    ],
    "few tokens": [net(compute(SMALL), BOXES[1])],
    "hit targets": [
      ...[STATE, SMALL].map((state) => grips(compute(state), BOXES[1])),
      choices(compute(SMALL), { width: 343 }),
      [[0, 100, 200, 343].map((x) => tokenAt(compute(STATE), BOXES[1], x))],
    ],
    amounts: [[0, 1, 12.34, 999.6, 1e4, 5.24e5, 1e9, 3e12].map(amount)],
  },
  *others() {
    for (const state of states(25)) {
      for (const box of BOXES) yield net(compute(state), box);
      for (const width of [288, 343, 699, 700, 960]) yield compare(compute(state), { width });
    }
  },
});

// ---- Numbers --------------------------------------------------------------------------------

Deno.test("a way is walked on wires, and no way is shorter", () => {
  for (const state of states()) {
    const result = compute(state);
    const { way } = result.layers[result.at];
    deepStrictEqual(way[0], [0, result.source]);
    strictEqual(way.at(-1)?.[1], result.target);
    way.slice(1).forEach((place, i) => {
      const allowed = nextPlaces(result, way[i]).map(String);
      ok(allowed.includes(String(place)), `${state.wiring} ${way[i]} ${place}`);
    });
    strictEqual(way.length - 1, shortest(result)[0]);
  }
});

Deno.test("who has heard of the source is who can be reached", () => {
  for (const state of states()) {
    const result = compute(state);
    const { way } = result.layers[result.at];
    const [, tokens] = shortest(result);
    const layers = way.length - 1;
    const span = heard(result.wiring, result.source, result.side, layers, result.drawn);
    if (result.wiring === "recurrence") deepStrictEqual(span, [result.source, result.target]);
    else deepStrictEqual(span, [Math.min(...tokens), Math.max(...tokens)]);
    deepStrictEqual(heard(result.wiring, 9, 2, 0, 64), [9, 9]);
  }
});

Deno.test("a longer way through all tokens is the layer's path", () => {
  for (const wiring of WIRINGS) {
    for (const n of [8, 23, 64]) {
      for (const k of [3, 7]) {
        const result = compute({ ...STATE, n, k, wiring, source: 0, target: 63 });
        strictEqual(result.layers[result.at].way.length - 1, costOf(wiring, result).path);
      }
    }
  }
});

Deno.test("pairs are counted one by one", () => {
  for (const [n, side] of [[8, 1], [11, 3], [5, 7], [64, 2]]) {
    let count = 0;
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < n; j++) count += Number(Math.abs(i - j) <= side);
    }
    strictEqual(pairsOf(n, side), count);
  }
});

Deno.test("at n = d recurrence and attention take the same work", () => {
  const [one, , , , all] = compute({ ...STATE, n: 256, d: 256 }).layers;
  strictEqual(one.work, all.work);
});

Deno.test("a glide ends where the state holds", () => {
  for (const state of states(10)) {
    const result = compute(state);
    const shown = shownResult(result, glides(state));
    shown.layers.forEach(({ work }, i) => near(work / result.layers[i].work, 1, 1e-9));
  }
});

// ---- The wires ------------------------------------------------------------------------------

/** From a picture's place to a token, by the drawn row of tokens. */
function readX(scene, drawn) {
  const [x1, , x2] = numbers(find(scene, "nodes 0").at.d);
  return (/** @type {number} */ x) => ((x - x1) / (x2 - 0.2 - x1)) * (drawn - 1);
}

Deno.test("each wire of a layer is drawn, from a token to one that it may lead to", () => {
  for (const state of states(8)) {
    const result = compute(state);
    const { drawn, levels, wiring } = result;
    const scene = net(result, BOXES[0]);
    sound(scene);
    const at = readX(scene, drawn);
    const [, ground] = numbers(find(scene, "nodes 0").at.d);
    const top = wiring === "recurrence"
      ? Math.min(...segments(find(scene, "nodes 1").at.d).map(([, y]) => y))
      : numbers(find(scene, `nodes ${levels}`).at.d)[1];
    const level = (/** @type {number} */ y) => ((ground - y) / (ground - top)) * levels;
    let count = 0;
    const drawnWires = new Set();
    for (const [x1, y1, x2, y2] of segments(find(scene, "wires").at.d)) {
      const [a, b, from, to] = [level(y1), level(y2), at(x1), at(x2)];
      [from, to].forEach((token) => near(token, Math.round(token), 0.04));
      if (wiring === "recurrence") {
        near(b, Math.round(to) + 1, 0.05);
        near(a, Math.round(from) === Math.round(to) ? 0 : Math.round(from) + 1, 0.05);
        count += 1;
        continue;
      }
      const hops = Math.round(b - a);
      near(b - a, hops, 0.1);
      for (let hop = 0; hop < hops; hop++) {
        const here = Math.round(from + ((to - from) * hop) / hops);
        const there = Math.round(from + ((to - from) * (hop + 1)) / hops);
        const place = [Math.round(a) + hop, here];
        ok(nextPlaces(result, place).some(([, token]) => token === there), `${wiring} ${place}`);
        drawnWires.add(`${place} ${there}`);
        count += 1;
      }
    }
    const places = Array.from(
      { length: levels * drawn },
      (_, i) => [Math.floor(i / drawn), i % drawn],
    );
    const all = places.reduce((sum, place) => sum + nextPlaces(result, place).length, 0);
    strictEqual(count, wiring === "recurrence" ? 2 * drawn - 1 : all);
    if (wiring !== "recurrence") strictEqual(drawnWires.size, count);
  }
});

Deno.test("the lit way ends at its goal, and on its way it is as far as it has come", () => {
  for (const box of BOXES) {
    for (const state of states(25)) {
      const result = compute(state);
      const { drawn, source, target, layers, at } = result;
      const { way } = layers[at];
      const scene = net(result, box);
      const x = readX(scene, drawn);
      const points = numbers(find(scene, "way").at.d);
      near(x(points[0]), source, 0.05);
      near(x(points.at(-2) ?? 0), target, 0.05);
      near(x(find(scene, "guide").at.x1), target, 0.05);
      near(find(scene, "guide").at.y1, points.at(-1) ?? 0, 0.11);
      ok(!has(scene, "pulse"));
      match(find(scene, "goal").role, /solid/);
      const half = net(result, { ...box, sent: 0.5 });
      const pulse = find(half, "pulse").at;
      near(x(pulse.cx), (way[0][1] + way[1][1]) / 2, 0.05);
      deepStrictEqual(numbers(find(half, "way").at.d).slice(-2), [pulse.cx, pulse.cy]);
      match(find(half, "goal").role, /open/);
      match(find(half, "told").text, /^0 of /);
      match(find(scene, "told").text, new RegExp(`^${way.length - 1} (step|layer)s?$`));
    }
  }
});

Deno.test("the ends stay inside wherever they meet, with their names and what they are taken hold of by", () => {
  for (const width of [265, 320, 343, 534, 608]) {
    for (const n of [8, 11, 64, 4096]) {
      const drawn = Math.min(n, 64);
      for (let source = 0; source < drawn; source++) {
        for (let target = source; target < Math.min(drawn, source + 12); target++) {
          const result = compute({ ...STATE, n, source, target });
          const scene = net(result, { width, height: 190 });
          const [from, to] = [find(scene, "from").at, numbers(find(scene, "to").at.d)];
          const why = `${source} ${target} of ${n} at ${width}`;
          ok(from.x >= 0 && Math.max(to[0], to[2], to[4]) <= width, why);
          ok(from.x + from.width + 4 < Math.min(to[0], to[2], to[4]), why);
          const names = ["from name", "to name"].map((id) => {
            const { at, text } = find(scene, id);
            return [at.x - textWidth(text, 14) / 2, at.x + textWidth(text, 14) / 2];
          });
          ok(names[0][0] >= 0 && names[1][1] <= width && names[0][1] + 4 < names[1][0], why);
          const [first, last] = grips(result, { width, height: 190 });
          ok(first.x >= -10.2 && last.x + last.width <= width + 10.2, why);
          ok(first.x + first.width <= last.x + 0.01, why);
          ok(from.x >= first.x && from.x + from.width <= first.x + first.width, why);
          ok(Math.min(to[0], to[2], to[4]) >= last.x, why);
          ok(Math.max(to[0], to[2], to[4]) <= last.x + last.width, why);
        }
      }
    }
  }
});

// ---- The five beside each other -------------------------------------------------------------

Deno.test("areas are as the work, the largest as large as fits", () => {
  for (const width of [960, 343]) {
    for (const state of states(25)) {
      const { layers } = compute(state);
      const scene = compare(compute(state), { width });
      sound(scene);
      const most = Math.max(...layers.map(({ work }) => work));
      layers.forEach(({ work }, i) => {
        const { width: edge, height } = find(scene, `work ${i}`).at;
        strictEqual(edge, height);
        near(edge, Math.sqrt(work / most) * (width < 700 ? 26 : 38), 0.06);
        strictEqual(find(scene, `work number ${i}`).text, amount(work));
      });
    }
  }
});
