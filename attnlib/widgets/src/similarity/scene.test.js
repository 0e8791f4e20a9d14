// The pictures read back: arrows by their rings, the dot by its square, cells by their heads.

import { deepStrictEqual, ok, strictEqual } from "node:assert";

import { find, near, pictures, random, sound } from "../kit/testing.js";

import { compute } from "./compute.js";
import { cells, rooms, space, table, tips } from "./scene.js";
import { describe, heard } from "./words.js";
import { still, style } from "./still.js";

const WORDS = ["hot", "cold", "temperature", "it", "ball"];
const START = [[1.9, 0.6], [-1.9, -0.6], [0, 2], [0.1, -1.3], [1.4, -2.1]];
const STATE = { vectors: START, pair: [3, 4], words: WORDS };
const ZERO = { ...STATE, vectors: [[0, 0], ...START.slice(1)] };
const plain = (/** @type {string} */ text) => Number(text.replace("−", "-"));
const drawn = (state, width = 680) => space(state, compute(state), { width });
const WHICH = /** @type {const} */ (["scores", "weights"]);
const tabled = (which, state, width = 250) => table(which, state, compute(state), { width });

/** The start and other states, the same in every run. */
function* states() {
  yield STATE;
  const next = random(7);
  for (let n = 0; n < 25; n++) {
    const vectors = WORDS.map(() => [6 * next() - 3, 6 * next() - 3]);
    yield { ...STATE, vectors, pair: [Math.floor(5 * next()), Math.floor(5 * next())] };
  }
}

/** Three words with hot and cold at an angle to each side of temperature. */
const spread = (degrees) => {
  const a = (degrees * Math.PI) / 180;
  return {
    ...STATE,
    vectors: [[Math.sin(a), Math.cos(a)], [-Math.sin(a), Math.cos(a)], [0, 2], ...START.slice(3)],
  };
};

const corners = ({ at }) =>
  at.d.match(/-?[\d.]+ -?[\d.]+/g).map((pair) => pair.split(" ").map(Number));

/** The words after some steps of attention, which draw them together. @param {number} steps */
const drawnTogether = (steps) => {
  let vectors = START;
  for (let n = 0; n < steps; n++) vectors = compute({ vectors }).output;
  return { ...STATE, vectors };
};
const without = (/** @type {number[]} */ ...lost) => ({
  ...STATE,
  vectors: START.map((v, i) => lost.includes(i) ? [0, 0] : v),
});
const said = (state) => describe(state, compute(state));
const changed = (patch) => heard({ ...STATE, ...patch }, compute({ ...STATE, ...patch }), STATE);

pictures("similarity", {
  style,
  stored: {
    still: [...still(STATE).scenes, said(STATE)],
    "nearly alike, on a phone": [drawn({ ...spread(30), pair: [2, 2] }, 343)],
    "no direction": [drawn(without(0, 2)), drawn(without(3), 343)],
    "alike": WHICH.map((which) => tabled(which, drawnTogether(10), 343)),
    "hit targets": [
      tips(STATE, { width: 680 }),
      tips(STATE, { width: 343 }),
      ...WHICH.map((which) => cells(which, STATE, compute(STATE), { width: 250 }).slice(16, 21)),
    ],
    sentences: [
      ...[16, 25, 26, 45, 71, 72, 75].map((degrees) => said(spread(degrees))),
      said({ ...STATE, pair: [4, 4] }),
      said({ ...STATE, vectors: [[0, -1], [0, -1], ...START.slice(2)] }),
      said(drawnTogether(30)),
      ...[[0], [1], [2], [0, 1], [0, 1, 2], [3]].map((lost) => said(without(...lost))),
    ],
    "read out": [
      ...[{}, { pair: [4, 4] }, { pair: [0, 1] }, { vectors: ZERO.vectors }],
      ...[{ vectors: spread(30).vectors }, { vectors: [...START.slice(0, 3), [1, 1], START[4]] }],
    ].map(changed),
  },
  *others() {
    for (const state of [...states(), ...[0, 20, 45, 70, 89, 90, 91, 120, 150, 180].map(spread)]) {
      for (const width of [680, 560, 343]) {
        yield drawn(state, width);
        for (const which of WHICH) yield tabled(which, state, width);
      }
    }
  },
});

// ---- The plane ------------------------------------------------------------------------------

Deno.test("each arrow ends at its vector, measured by the rings, and its name is by its tip", () => {
  for (const width of [680, 343]) {
    for (const state of states()) {
      const scene = drawn(state, width);
      sound(scene);
      const ring = find(scene, "plane ring 2").at;
      state.vectors.forEach((vector, i) => {
        const [x, y] = corners(find(scene, `word ${i} head`))[0];
        near(((x - ring.cx) * 2) / ring.r, vector[0], 0.02);
        near(((ring.cy - y) * 2) / ring.r, vector[1], 0.02);
        const { at, text } = find(scene, `name ${i}`);
        strictEqual(text, WORDS[i]);
        ok(at.y < rooms(width).plane.height);
      });
    }
  }
});

// ---- The two aims ---------------------------------------------------------------------------

/** Opposition and attraction of a place, by the square's own corners. */
function readAims(scene, /** @type {number[]} */ [x, y]) {
  const box = find(scene, "all").at;
  return [1 - (2 * (x - box.x)) / box.width, 1 - (2 * (y - box.y)) / box.height];
}

Deno.test("the dot stands at both cosines, its threads lead to their numbers", () => {
  for (const width of [680, 343]) {
    for (const state of states()) {
      const [scene, { opposition, attraction }] = [drawn(state, width), compute(state)];
      const { cx, cy } = find(scene, "now").at;
      const [a, b] = readAims(scene, [cx, cy]);
      near(a, opposition, 0.01);
      near(b, attraction, 0.01);
      near(plain(find(scene, "opposition").text), opposition, 0.0051);
      near(plain(find(scene, "attraction").text), attraction, 0.0051);
      const [across, down] = [find(scene, "across").at, find(scene, "down").at];
      deepStrictEqual([across.y1, across.y2, down.x1, down.x2], [cy, cy, cx, cx]);
      const box = find(scene, "all").at;
      near(across.x1, box.x, 0.1);
      ok(down.y2 >= box.y + box.height);
    }
  }
});

Deno.test("the curve is the most that an angle allows, and the wanted corner lies beyond it", () => {
  const scene = drawn(STATE);
  const edge = corners(find(scene, "region")).map((place) => readAims(scene, place));
  strictEqual(edge.length, 81);
  for (const [a, b] of edge) near(Math.abs(b), Math.sqrt((1 + a) / 2), 0.02);
  const star = corners(find(scene, "star"));
  const centre = [0, 1].map((axis) => star.reduce((sum, p) => sum + p[axis], 0) / star.length);
  const [a, b] = readAims(scene, centre);
  ok(a < -0.9 && b > 0.9, "opposite and towards the theme");
  for (const degrees of [0, 30, 60, 90]) {
    const { cx, cy } = find(drawn(spread(degrees)), "now").at;
    const [opposition, attraction] = readAims(scene, [cx, cy]);
    near(opposition, Math.cos((degrees * Math.PI) / 90), 0.01);
    near(attraction, Math.cos((degrees * Math.PI) / 180), 0.01);
  }
  ok(find(scene, "same").at.x < find(scene, "opposite").at.x);
  ok(find(scene, "towards").at.y < find(scene, "away").at.y);
  strictEqual(find(scene, "second aim").text, "both and temperature");
});
