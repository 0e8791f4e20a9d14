// The board read back: arrows by their rings, discs by their areas, cells by their heads.

import { deepStrictEqual, notDeepStrictEqual, ok, strictEqual } from "node:assert";
import { unit } from "../kit/arrows.js";
import { find, has, near, pictures, random, sound } from "../kit/testing.js";
import { compute, learn, REACH } from "./compute.js";
import { board, canMove, edgesOf, heightOf, LETTERS, places, planesOf } from "./scene.js";
import { describe, heard } from "./words.js";
import { still, style } from "./still.js";

const WORDS = ["hot", "cold", "temperature", "it", "ball"];
const START = [[1.9, 0.6], [-1.9, -0.6], [0, 2], [0.1, -1.3], [1.4, -2.1]];
const EYE = [[1, 0], [0, 1]];

/** @type {import("./compute.js").State} */
const STATE = {
  ...{ source: "tables", x: START, query: START, key: START, w_q: EYE, w_k: EYE, b_q: [0, 0] },
  ...{ asking: 3, words: WORDS },
};
const ROLE = { q: "query", k: "key", v: "value" };
const WIDTHS = [860, 343];
const drawn = (state, width = 860) => board(state, compute(state), { width });
const toldBy = (/** @type {any} */ { text, runs }) => text ?? runs.map((run) => run.text).join("");

/** The start and other states, the same in every run. */
function* states() {
  yield STATE;
  const next = random(11);
  const rows = (count, size) =>
    Array.from({ length: count }, () => [size * (next() - 0.5), size * (next() - 0.5)]);
  for (let n = 0; n < 18; n++) {
    const source = /** @type {const} */ (["tables", "matrices", "bias"])[n % 3];
    const tables = { x: rows(5, 6), query: rows(5, 6), key: rows(5, n === 3 ? 19 : 4) };
    const matrices = { w_q: rows(2, 4), w_k: rows(2, 4), b_q: rows(1, 3)[0] };
    yield { ...STATE, source, ...tables, ...matrices, asking: n % 5 };
  }
}

/** The place of a head's point or middle. */
function tipOf({ at, shape }) {
  if (shape === "circle") return [at.cx, at.cy];
  if (shape === "rect") return [at.x + at.width / 2, at.y + at.height / 2];
  return at.d.match(/^M([\d.-]+) ([\d.-]+)/).slice(1).map(Number);
}

/** Numbers of a place by the rings of its plane. */
function read(scene, plane, [x, y]) {
  const ring = scene.marks.find(({ id }) => id.startsWith(`${plane} ring `));
  const scale = Number(ring.id.split(" ").at(-1)) / ring.at.r;
  return [(x - ring.at.cx) * scale, (ring.at.cy - y) * scale];
}

const said = (patch) => describe({ ...STATE, ...patch }, compute({ ...STATE, ...patch }));
const LEARNT = learn(STATE)[59];
const SOURCES = /** @type {const} */ (["tables", "matrices", "bias"]);
const FAR = { ...STATE, key: START.map(([x, y]) => [4 * x, 4 * y]) };
const ZERO = WORDS.map(() => [0, 0]);
const NINES = [[9.9, 9.9], [9.9, 9.9]];
const KEYS = [[1, 0], [0, 0], [1, 0], [0, 0], [0, 0]];
const changed = (patch) =>
  heard({ ...STATE, ...patch }, compute({ ...STATE, ...patch }), {
    now: STATE,
    result: compute(STATE),
  });
const moved = (i, to) => START.map((v, n) => (n === i ? to : v));

pictures("projection", {
  style,
  over: /^[qkv] name/, // of words whose arrows meet
  free: /^([qkv] )?(name|\d|shaft|ray)/,
  stored: {
    still: [...still(STATE).scenes, said({})],
    learnt: [drawn({ ...STATE, ...LEARNT }), said(LEARNT)],
    "far keys, on a phone": [drawn({ ...FAR, asking: 4 }, 343)],
    "a bias, on a phone": [drawn({ ...STATE, source: "bias", b_q: [0.5, -1] }, 343)],
    "hit targets": [
      places(STATE, compute(STATE), { width: 860 }).filter(({ id }) => / [04]$/.test(id)),
      places({ ...STATE, source: "matrices" }, compute(STATE), { width: 343 }).slice(0, 6),
      [320, 343, 700, 860, 1240].map(heightOf),
    ],
    titles: SOURCES.slice(1).flatMap((source) =>
      WIDTHS.map((width) =>
        drawn({ ...STATE, source }, width).marks.filter(({ id }) => /title|note|scale/.test(id))
          .map(toldBy)
      )
    ),
    sentences: [
      ...[{ asking: 4 }, { source: "matrices" }, { query: ZERO, asking: 0 }],
      ...[0, 3].map((asking) => ({ query: WORDS.map(() => [1, 0]), key: KEYS, asking })),
      ...[0.999, 0.99].map((x) => ({ query: WORDS.map(() => [1, 0]), key: KEYS.with(2, [x, 0]) })),
      { source: "matrices", w_q: NINES, w_k: NINES, asking: 0 },
      ...[[[0, 2], [-2, 0]], [[0, 0], [0, 0]], [[0, 2], [-2, 0.1]]].map((w_q) => ({
        source: "matrices",
        w_q,
      })),
    ].map(said),
    "read out": [
      ...[{}, { query: moved(0, [0, 3]), asking: 0 }, { key: moved(0, [0, -2]) }],
      ...[{ key: moved(3, [0, -2]) }, { x: moved(4, [2, -2]) }, { asking: 4 }, LEARNT],
      { source: "matrices", w_q: NINES, w_k: NINES, asking: 0 },
    ].map(changed),
  },
  *others() {
    for (const state of states()) for (const width of [...WIDTHS, 1240]) yield drawn(state, width);
  },
});

// ---- Numbers --------------------------------------------------------------------------------

Deno.test("learning meets what can be met and keeps within reach", () => {
  for (
    const [source, met] of /** @type {const} */ ([["tables", 5], ["bias", 5], ["matrices", 3]])
  ) {
    const state = { ...STATE, source };
    const frames = learn(state);
    strictEqual(frames.length, 60);
    const end = compute({ ...state, ...frames[59] });
    strictEqual(end.goals.filter((goal) => goal.met).length, met, source);
    for (const rows of Object.values(frames[59])) {
      for (const x of rows.flat()) ok(Math.abs(x) <= REACH && Math.round(100 * x) / 100 === x);
    }
  }
});

// ---- The planes -----------------------------------------------------------------------------

Deno.test("each arrow ends at its vector, measured by its plane's rings, in its role's colour and form", () => {
  const shape = { q: "path", k: "circle", v: "rect" };
  for (const width of WIDTHS) {
    for (const state of states()) {
      const [scene, result] = [drawn(state, width), compute(state)];
      sound(scene);
      for (const letter of LETTERS) {
        result[letter].forEach((vector, i) => {
          const head = find(scene, `${letter} ${i} head`);
          strictEqual(head.shape, shape[letter]);
          strictEqual(head.role.split(" ")[0], ROLE[letter]);
          const edge = planesOf(edgesOf(result), width)[letter].edge;
          read(scene, letter, tipOf(head)).forEach((x, n) => near(x, vector[n], 0.006 * edge));
        });
      }
    }
  }
});

Deno.test("discs lie on the keys, as large as the weights of the word that asks", () => {
  for (const width of WIDTHS) {
    for (const state of states()) {
      const [scene, { weights, k }] = [drawn(state, width), compute(state)];
      const full = width > 700 ? 17 : 12;
      k.forEach((_, i) => {
        const { cx, cy, r } = find(scene, `disc ${i}`).at;
        near((r / full) ** 2, weights[state.asking][i], 0.02);
        tipOf(find(scene, `k ${i} head`)).forEach((x, n) => near([cx, cy][n], x, 0.2));
      });
    }
  }
});

Deno.test("the dashed ray runs along the query that is followed, the triangle is at what it gets", () => {
  for (const state of states()) {
    const [scene, { q, output }] = [drawn(state), compute(state)];
    const [x, y] = tipOf(find(scene, "gets"));
    const { edge } = planesOf(edgesOf(compute(state)), 860).v;
    read(scene, "v", [x, y]).forEach((v, n) => near(v, output[state.asking][n], 0.006 * edge));
    const { x1, y1, x2, y2 } = find(scene, "ray").at;
    const [dx, dy] = q[state.asking];
    near(Math.atan2(y1 - y2, x2 - x1), Math.atan2(dy, dx), 0.01);
  }
  const still = { ...STATE, query: [...START.slice(0, 3), [0, 0], START[4]] };
  strictEqual(has(drawn(still), "ray"), false);
  strictEqual(find(drawn(still), "q 3 dot").shape, "circle");
});

Deno.test("what is multiplied has one scale: a query's arrow is as long as a key of its length", () => {
  for (const part of ["query", "key"]) {
    const state = { ...STATE, [part]: START.map(([x, y]) => [4 * x, 4 * y]) };
    const scene = drawn(state);
    const radii = (letter) =>
      scene.marks.filter(({ id }) => id.startsWith(`${letter} ring `))
        .map(({ id, at }) => [id.split(" ").at(-1), at.r]);
    ok(radii("q").length > 1);
    deepStrictEqual(radii("q"), radii("k"));
    notDeepStrictEqual(radii("q"), radii("v"));
  }
});

Deno.test("a scale that is held is kept", () => {
  const result = compute(STATE);
  const held = { q: 10, k: 10, v: 10 };
  const scene = board(STATE, result, { width: 860, edges: held });
  const [x, y] = tipOf(find(scene, "q 2 head"));
  const ground = find(scene, "q ground").at;
  near(ground.y + ground.height / 2 - y, (2 * ground.height) / 20, 0.2);
  near(x, ground.x + ground.width / 2, 0.1);
});

Deno.test("tips that can be moved are taken hold of at their points", () => {
  for (const state of states()) {
    for (const width of WIDTHS) {
      const result = compute(state);
      const scene = drawn(state, width);
      const tips = places(state, result, { width }).filter(({ slider }) => slider);
      strictEqual(tips.length, state.source === "tables" ? 15 : 5);
      for (const { id, x, y, width: w, height: h } of tips) {
        ok(canMove(state, /** @type {any} */ (id[0])));
        const tip = tipOf(find(scene, `${id} head`));
        near(x + w / 2, tip[0], 0.2);
        near(y + h / 2, tip[1], 0.2);
      }
    }
  }
  const { q } = planesOf(edgesOf(compute(STATE)), 860);
  ok(unit(q) > 30);
});
