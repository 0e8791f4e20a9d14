// The pictures read back: walks by the grid, bars by the axis of weights, the window by the rungs.

import { deepStrictEqual, ok, strictEqual } from "node:assert";
import { find, has, near, pictures, random, sound } from "../kit/testing.js";
import { between, compute, DRAWS, glides, LARGEST, N_KEYS, STOPS, walksOf } from "./compute.js";
import { grip, picture, RUNGS, widthAt } from "./scene.js";
import { deeper, describe } from "./words.js";
import { still, style } from "./still.js";

const STATE = { d_k: 512, scaled: false, temperature: 1, draw: 1 };
const SCALED = { ...STATE, scaled: true };
const WIDTHS = [960, 700, 343];
const KEYS = Array.from({ length: N_KEYS }, (_, key) => key);
const drawn = (state, width = 700) => picture(compute(state), { width });
const points = ({ at }) =>
  at.d.match(/-?[\d.]+ -?[\d.]+/g).map((pair) => pair.split(" ").map(Number));

/** The start and other states, the same in every run. */
function* states() {
  yield* [STATE, SCALED, { ...STATE, d_k: 1 }, { ...SCALED, d_k: LARGEST }];
  const next = random(11);
  for (let n = 0; n < 25; n++) {
    yield {
      d_k: 1 + Math.floor(LARGEST * next()),
      scaled: next() < 0.5,
      temperature: 10 ** (2 * next() - 1),
      draw: 1 + Math.floor(DRAWS * next()),
    };
  }
}

/** From a place in the fan to a width and a dot product, by two of its tick marks each. */
function readFan(scene) {
  const [x1, x2] = [64, 1024].map((d_k) => tickX(scene, d_k));
  const [y1, y2] = [0, 40].map((s) => find(scene, `grid ${s}`).at.y1);
  return ([x, y]) => [(8 + (24 * (x - x1)) / (x2 - x1)) ** 2, (40 * (y - y1)) / (y2 - y1)];
}

/** Where a number stands below the axis; the last one of a phone ends there. */
const tickX = (scene, d_k) => {
  const { at, text } = find(scene, `width ${d_k}`);
  strictEqual(text, String(d_k));
  return at.x;
};

/** From a place on the ladder to a weight and steps below the best, by its axis and its rungs. */
function readLadder(scene) {
  const [x1, x2] = [0, 1].map((w) => find(scene, `weight ${w}`).at.x);
  const [y1, y2] = [1, RUNGS].map((n) => find(scene, `rung ${n}`).at.y1);
  return ([x, y]) => [(x - x1) / (x2 - x1), 1 + ((RUNGS - 1) * (y - y1)) / (y2 - y1)];
}

const said = (state) => describe(state, compute(state));
const COLD = { ...STATE, d_k: LARGEST, temperature: 0.1 };
const ONE = { ...SCALED, d_k: 1, temperature: 0.5 };

pictures("scaling", {
  style,
  free: /^(walk|ring) /,
  stored: {
    still: [...still(STATE).scenes, said(STATE)],
    scaled: [drawn(SCALED), said(SCALED)],
    "on a phone": [drawn(COLD, 343), said(COLD)],
    "one component": [drawn({ ...STATE, d_k: 1 }, 343), said(ONE)],
    "a rare draw": [drawn({ ...STATE, draw: 77, temperature: 3 }, 960)],
    "hit targets": [STATE, ONE, COLD].flatMap((state) =>
      [343, 700, 1200].map((width) => grip(state, compute(state), { width }))
    ),
    "places in the fan": [
      [-50, 30, 100, 200, 300, 5000].map((x) => [343, 1200].map((w) => widthAt(w, x))),
    ],
    "on the way": [0, 0.3, 1].map((share) => between({ root: 3.5, share, heat: 0.4 }, 1)).map((
      { scores, weights },
    ) => ({ scores, weights })),
    lenses: [...states()].slice(0, 12).map((state) =>
      drawn(state).marks.filter(({ id }) => /lens|window/.test(id)).map(({ at }) => at)
    ),
    words: [deeper(1, false), deeper(3, true), deeper(3, false)],
  },
  *others() {
    for (const state of states()) {
      for (const width of [...WIDTHS, 1200]) yield drawn(state, width);
    }
  },
});

// ---- Numbers --------------------------------------------------------------------------------

Deno.test("a glide begins and ends at the states, and goes through honest ones", () => {
  for (const state of states()) {
    const [shown, result] = [between(glides(state), state.draw), compute(state)];
    strictEqual(shown.d_k, state.d_k);
    shown.weights.forEach((w, key) => near(w, result.weights[key], 1e-9));
  }
  const half = between({ root: 16, share: 0.5, heat: 0 }, 1);
  near(half.unit, 4, 1e-12);
});

// ---- The fan --------------------------------------------------------------------------------

Deno.test("each walk is its key's dot products, read by the grid", () => {
  for (const width of WIDTHS) {
    for (const draw of [1, 2, 77]) {
      const scene = drawn({ ...STATE, draw }, width);
      sound(scene);
      const read = readFan(scene);
      KEYS.forEach((key) => {
        const { sums } = walksOf(draw);
        const places = points(find(scene, `walk ${key}`)).map(read);
        near(places[0][0], 1, 0.2);
        near(places.at(-1)?.[0] ?? 0, LARGEST, 1);
        places.forEach(([d_k, s]) => near(s, sums[key][Math.round(d_k) - 1], 9));
        near(places.at(-1)?.[1] ?? 0, sums[key][LARGEST - 1], 0.2);
      });
    }
  }
});

Deno.test("the cone is the root of the width, up and down", () => {
  for (const width of WIDTHS) {
    const scene = drawn(STATE, width);
    const read = readFan(scene);
    for (const sign of [1, -1]) {
      const { x1, y1, x2, y2 } = find(scene, `cone ${sign}`).at;
      const [[start, zero], [end, edge]] = [read([x1, y1]), read([x2, y2])];
      near(start, 0, 0.1);
      near(zero, 0, 0.1);
      near(end, 1024, 0.5);
      near(edge, sign * 32, 0.2);
    }
  }
});

Deno.test("the name of the cone stays clear of the line and its rings", () => {
  for (const width of WIDTHS) {
    for (const d_k of [...STOPS, 880, 960, 1000]) {
      const scene = drawn({ ...STATE, d_k }, width);
      const [end, at] = [find(scene, "root").at.x, find(scene, "line").at.x1];
      ok(at < end - 35 || at > end + 3.5, `${d_k} in ${width}`);
    }
  }
});

// ---- The window and the ladder --------------------------------------------------------------

Deno.test("the window reaches from the best key six units down, cut where the fan ends", () => {
  for (const width of WIDTHS) {
    for (const state of states()) {
      const [scene, { products, best, unit }] = [drawn(state, width), compute(state)];
      const read = readFan(scene);
      const { x1, y1, y2 } = find(scene, "window").at;
      const floor = find(scene, "line").at.y2;
      strictEqual(x1, find(scene, "line").at.x1);
      near(read([0, y1])[1], products[best], 0.2);
      const low = read([0, y2])[1];
      const wanted = products[best] - RUNGS * unit;
      if (y2 < floor) near(low, wanted, 0.2);
      else ok(wanted <= low + 0.2);
    }
  }
});

Deno.test("each bar is as long as its weight and stands its steps below the best", () => {
  for (const width of WIDTHS) {
    for (const state of states()) {
      const [scene, { weights, scores, best }] = [drawn(state, width), compute(state)];
      const read = readLadder(scene);
      KEYS.forEach((key) => {
        const steps = scores[best] - scores[key];
        strictEqual(has(scene, `bar ${key}`), steps <= RUNGS, `${key} ${steps}`);
        if (steps > RUNGS) return;
        const { x1, y1, x2, y2 } = find(scene, `bar ${key}`).at;
        const end = find(scene, `end ${key}`).at;
        near(read([x1, 0])[0], 0, 1e-6);
        near(read([x2, 0])[0], weights[key], 0.002);
        near(read([0, y1])[1], steps, 0.01);
        deepStrictEqual([y1, x2], [y2, end.cx]);
        strictEqual(end.cy, y1);
      });
    }
  }
});

Deno.test("bars end on the exponential", () => {
  for (const state of states()) {
    const [scene, { weights, best }] = [drawn(state), compute(state)];
    const read = readLadder(scene);
    points(find(scene, "curve")).forEach((place, i) => {
      const [weight, steps] = read(place);
      near(steps, i / 10, 0.01);
      near(weight, weights[best] * Math.exp(-steps), 0.003);
    });
  }
});

// ---- Hands ----------------------------------------------------------------------------------

Deno.test("the line is taken where it is, and a place leads back to its width", () => {
  for (const width of [1200, ...WIDTHS]) {
    const gripOf = (d_k) => grip({ ...STATE, d_k }, compute({ ...STATE, d_k }), { width })[0];
    const widthOf = ({ x, width: wide }) => widthAt(width, x + wide / 2);
    for (const state of states()) {
      const scene = drawn(state, width);
      const [hit, { x1, y1, y2 }] = [gripOf(state.d_k), find(scene, "line").at];
      const zoom = width / scene.width;
      near((hit.x + hit.width / 2) / zoom, x1, 0.1);
      ok(hit.y <= y1 * zoom && hit.y + hit.height >= y2 * zoom);
    }
    STOPS.filter((stop) => stop >= 8).forEach((stop) => strictEqual(widthOf(gripOf(stop)), stop));
    [900, 700].forEach((d_k) => near(widthOf(gripOf(d_k)), d_k, 1));
  }
});
