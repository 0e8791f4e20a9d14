// MemoryExplorer's picture read back: tints of pixels, heights of the way and of what stands on it, lengths of weights.

import { deepStrictEqual, ok, strictEqual } from "node:assert";
import { find, letters, near, pictures, random } from "../kit/testing.js";
import { compute, glides, numbers, painted, PIXELS } from "./compute.js";
import { layout, picture, pixelAt, places, scales, stepAt } from "./scene.js";
import { describe } from "./words.js";
import { still, style } from "./still.js";

/** @type {import("./compute.js").State} */
const STATE = { digit: 3, noise: 0.45, beta: 1, step: 0, draw: 1, paint: "" };
const REST = { ...STATE, step: 40 };
const BLEND = { ...REST, beta: 0.25 };
const WRONG = { ...REST, digit: 5, draw: 3, beta: 0.5 };
const WIDTHS = [288, 343, 720, 960];

function* states() {
  yield* [STATE, REST, BLEND, WRONG, { ...STATE, noise: 0 }, { ...REST, noise: 0, beta: 4 }];
  const next = random(13);
  for (let n = 0; n < 14; n++) {
    const paint = Array.from({ length: PIXELS }, () => "..#-"[Math.floor(4 * next())]).join("");
    yield {
      ...{ digit: Math.floor(10 * next()), noise: next(), beta: 10 ** (2 * next() - 1.3) },
      ...{ step: Math.floor(6 * next()), draw: 1 + Math.floor(999 * next()) },
      paint: n % 3 ? "" : paint,
    };
  }
}

const drawn = (state, width = 720) => picture(compute(state), { digit: state.digit, width });

const said = (state) => describe(state, compute(state));
const FULL = { ...STATE, paint: "#".repeat(PIXELS) };
const PAINTED = painted(painted("", 5, true), 9, false);

pictures("memory", {
  style,
  free: /^share /,
  stored: {
    still: [...still(STATE).scenes, said(STATE)],
    "at rest, on a phone": [
      drawn({ ...REST, paint: PAINTED }, 343),
      said({ ...REST, paint: PAINTED }),
    ],
    "a blend": [
      drawn(BLEND, 960).marks.filter(({ id }) => !/^(pixel|stored|track)/.test(id)),
      said(BLEND),
    ],
    "the wrong digit": [
      drawn(WRONG, 288).marks.filter(({ id }) => !/^(pixel|stored|track)/.test(id)),
      said(WRONG),
    ],
    "hit targets": [343, 960].flatMap((width) =>
      [STATE, REST].map((state) =>
        places(state, compute(state), 7, width).filter(({ id }) =>
          /^(marble|pixel (7|60)|stored [38])$/.test(id)
        )
      )
    ),
    "places": [
      [343, 960, 1200].map((width) =>
        [[-1, 100], [10, 5], [33, 80], [90, 140]].map((
          [x, y],
        ) => [pixelAt(width, x, y), stepAt(compute(STATE), width, x + 300)])
      ),
    ],
    sentences: [
      ...[{ ...STATE, step: 1 }, FULL, { ...STATE, noise: 1 }, { ...REST, noise: 1 }],
      ...[{ ...REST, noise: 1, paint: FULL.paint }, { ...STATE, noise: 1, paint: PAINTED }],
      { ...REST, noise: 0, paint: painted("", 0, true) },
    ].map(said),
  },
  *others() {
    for (const state of states()) for (const width of WIDTHS) yield drawn(state, width);
  },
});

// ---- Numbers --------------------------------------------------------------------------------

Deno.test("between two steps the state is on its way, and beyond rest nothing moves", () => {
  const shown = glides(STATE);
  const [a, b, middle] = [0, 1, 0.5].map((at) => numbers({ ...shown, at }));
  middle.state.forEach((p, i) => near(p, (a.state[i] + b.state[i]) / 2, 1e-12));
  ok(middle.level < a.level && middle.level > b.level, "it falls");
  deepStrictEqual(
    compute(REST).state,
    compute({ ...STATE, step: compute(STATE).path.length - 1 }).state,
  );
});

// ---- The way down ---------------------------------------------------------------------------

/** What a place of the plot means, read from its own rules and numbers. */
function readPlot(scene) {
  const levels = scene.marks.filter(({ id }) => id.startsWith("level ")).map(({ id, text }) => [
    Number(text),
    find(scene, id.replace("level", "rule")).at.y1,
  ]);
  const [[low, y0], , [high, y1]] = levels;
  return (y) => low + ((y - y0) / (y1 - y0)) * (high - low);
}

const points = (d) => [...d.matchAll(/[ML]([-\d.]+) ([-\d.]+)/g)].map(([, x, y]) => [+x, +y]);

Deno.test("states stand on the curve at their energies", () => {
  for (const width of WIDTHS) {
    for (const state of states()) {
      const [scene, result] = [drawn(state, width), compute(state)];
      const read = readPlot(scene);
      const fine = Math.abs(read(0) - read(1));
      const spot = find(scene, "marble dot").at;
      near(read(spot.cy), result.level, 0.06 * fine + 1e-6);
      const curve = points(find(scene, "hill").at.d);
      const near1 = curve.reduce((a, b) =>
        Math.abs(b[0] - spot.cx) < Math.abs(a[0] - spot.cx) ? b : a
      );
      near(near1[0], spot.cx, 6);
      result.energies.forEach((energy, k) => {
        const { at, role } = find(scene, `dot ${k}`);
        near(read(at.cy), energy, 0.06 * fine + 1e-6);
        strictEqual(role.includes("solid"), k <= result.at, "filled once gone through");
        if (k === result.at) near(at.cx, spot.cx, 0.11);
      });
    }
  }
});

Deno.test("no word hides the digit", () => {
  for (const width of WIDTHS) {
    for (const state of states()) {
      const scene = drawn(state, width);
      const [told, board] = [letters(find(scene, "rest told"), 12.5), find(scene, "canvas").at];
      ok(told.top > board.y + board.height || told.left > board.width);
    }
  }
});

Deno.test("a step is found where it stands, and the marble is taken where it is", () => {
  for (const width of [...WIDTHS, 1200]) {
    const [result, look] = [compute(STATE), layout(width)];
    const { x } = scales(result, look);
    result.stations.slice(0, 3).forEach((place, k) =>
      strictEqual(stepAt(result, width, x(place) * look.zoom), k)
    );
    const ball = places(REST, compute(REST), 0, width).find(({ id }) => id === "marble");
    const dot = find(drawn(REST, width), "marble dot").at;
    near(Number(ball?.x) + 22, dot.cx, 0.1);
    near(Number(ball?.y) + 22, dot.cy, 0.1);
  }
});
