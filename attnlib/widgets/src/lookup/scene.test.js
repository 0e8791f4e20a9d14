// The pictures of the lookup, read back: what the eye would measure is what compute says.

import { ok, strictEqual } from "node:assert";
import { dot, plus } from "../kit/numbers.js";
import { along, find, gap, letters, near, pictures, random } from "../kit/testing.js";
import { compute, moveTo, planeOf, toPlane } from "./compute.js";
import { beam, plane, planeScale } from "./scene.js";
import { describe, spell, terms } from "./words.js";
import { still, style } from "./still.js";

const FRUIT = {
  words: ["apple", "banana", "chair"],
  axes: ["edible", "sweet", "round", "big"],
  key: [[1, 0.5, 1, -1], [1, 1, -1, -0.5], [-1, -1, 0, 1]],
  value: [10, 5, 2],
  presets: {
    fruit: [3, 1, 0.20281, -1],
    apple: [2, 1, 2, -2],
    banana: [2, 2, -2, -1],
    chair: [-2, -2, 0, 2],
  },
  query: [3, 1, 0.20281, -1],
  temperature: 1,
  hard: false,
};

/** States that a reader could reach, and widths of a phone and a page. */
function* states() {
  const next = random(7);
  for (let i = 0; i < 60; i++) {
    const query = FRUIT.query.map(() => 8 * next() - 4);
    const state = { ...FRUIT, query, temperature: 10 ** (4 * next() - 2), hard: i % 5 === 0 };
    yield { state, result: compute(state), width: i % 2 ? 343 : 560 };
  }
}

/** Where a value is on the ground, from two of its numbers. */
function reader(scene) {
  const [zero, twelve] = [find(scene, "tick 0").at.x1, find(scene, "tick 12").at.x1];
  return (x) => (12 * (x - zero)) / (twelve - zero);
}

const apex = (scene) => Number(find(scene, "fulcrum").at.d.match(/^M([\d.-]+) /)[1]);

const COLD = { ...FRUIT, temperature: 0.001 };
const TIE = { ...FRUIT, query: [0, 0, 0, 0], hard: true };

const said = (state) => {
  const result = compute(state);
  return [describe(state, result), terms(state, result), spell(state, result)];
};

const balanced = (state, width, fulcrum = compute(state).output) =>
  beam(state, compute(state), { width, fulcrum });

pictures("lookup", {
  style,
  stored: {
    still: [...still(FRUIT).scenes, ...said(FRUIT)],
    "on a phone, the fulcrum behind": [
      plane({ ...FRUIT, query: FRUIT.presets.chair }, { width: 343 }),
      balanced(FRUIT, 343, 4),
      balanced(FRUIT, 560, 9.5),
    ],
    cold: [balanced(COLD, 560), ...said(COLD)],
    hard: [
      balanced({ ...FRUIT, hard: true }, 560),
      spell({ ...FRUIT, hard: true }, compute({ ...FRUIT, hard: true })),
    ],
    tie: [plane(TIE, { width: 400 }), ...said(TIE), ...said({ ...TIE, query: [1, 0, 0, 0] })],
    "another query": said({ ...FRUIT, query: [0.5, 0, 0, 0] }),
    "where names make way": [[0.4, 2], [2.2, -1], [-2, -0.4], [1, 1.4]].map((place) =>
      plane({ ...FRUIT, query: moveTo(planeOf(FRUIT.key), FRUIT.query, place) }, { width: 343 })
        .marks.filter(({ id }) => /^(query|label|bed)/.test(id)).map(({ id, at }) => ({
          id,
          ...at,
        }))
    ),
  },
  *others() {
    const { plane: axes, reach } = planeScale(FRUIT, 400);
    const next = random(5);
    for (const { state, result, width } of states()) {
      yield beam(state, result, { width });
      const query = moveTo(axes, FRUIT.query, reach.map((far) => far * (2 * next() - 1)));
      yield plane({ ...state, query }, { width: 400 });
    }
  },
});

Deno.test("areas of the discs are the weights", () => {
  for (const { state, result, width } of states()) {
    const scene = beam(state, result, { width });
    const full = compute({ ...state, query: state.presets.apple, hard: true });
    const whole = find(beam(state, full, { width }), "disc apple").at.r ** 2;
    state.words.forEach((word, i) =>
      near(find(scene, `disc ${word}`).at.r ** 2 / whole, result.weights[i], 0.005, word)
    );
  }
});

Deno.test("the fulcrum stands at the output, and the number under it is its place", () => {
  for (const { state, result, width } of states()) {
    const scene = beam(state, result, { width });
    near(reader(scene)(apex(scene)), result.output, 0.02);
    near(find(scene, "output").at.x, apex(scene), 0.1);
    near(Number(find(scene, "output").text), result.output, 0.005);
    ok(find(scene, "bar").at.transform.startsWith("rotate(0.00 "));
  }
});

Deno.test("while the fulcrum lags, the beam tilts to the heavier side and the number is where it stands", () => {
  const result = compute(FRUIT);
  for (const [fulcrum, sign] of [[7, 1], [9, -1]]) {
    const scene = beam(FRUIT, result, { width: 560, fulcrum });
    strictEqual(find(scene, "output").text, `${fulcrum}.00`);
    near(reader(scene)(apex(scene)), fulcrum, 0.02);
    for (const id of ["bar", "disc apple", "foot chair", "share banana"]) {
      const [angle, x, y] = find(scene, id).at.transform.match(/-?[\d.]+/g).map(Number);
      ok(sign * angle > 1, id); // SVG turns clockwise: the right side sinks
      near(x, apex(scene), 0.1);
      strictEqual(y, find(scene, "bar").at.y1);
    }
  }
});

Deno.test("lengths and angles in the plane are true: three keys lie in it with all that decides", () => {
  const { u } = planeScale(FRUIT, 400);
  const scene = plane(FRUIT, { width: 400 });
  const tips = FRUIT.words.map((word) => along(find(scene, `key ${word}`)).map((x) => x / u));
  FRUIT.key.forEach((a, i) =>
    FRUIT.key.forEach((b, j) =>
      near(Math.hypot(...plus(tips[i], tips[j], -1)), Math.hypot(...plus(a, b, -1)), 0.01)
    )
  );
  ok(tips[0][1] < 0 && tips[1][1] > 0, "apple is above, banana below");
  ok(tips[2][0] < 0, "the chair is to the left");
});

Deno.test("the query's arrow gives the differences of the scores", () => {
  for (const { state, result } of states()) {
    const scale = planeScale(state, 400);
    const scene = plane(state, { width: 400 });
    const arrow = along(find(scene, "query arrow")).map((x) => x / scale.u);
    const tips = state.words.map((word) =>
      along(find(scene, `key ${word}`)).map((x) => x / scale.u)
    );
    near(dot(arrow, tips[0]) - dot(arrow, tips[2]), result.scores[0] - result.scores[2], 0.05);
    near(dot(arrow, tips[1]) - dot(arrow, tips[2]), result.scores[1] - result.scores[2], 0.05);
    const disc = find(scene, "query").at;
    near(disc.cx, find(scene, "query arrow").at.x2, 0.1);
    near(disc.cy, find(scene, "query arrow").at.y2, 0.1);
  }
});

Deno.test("on a dotted ray two keys tie for the best", () => {
  const scene = plane(FRUIT, { width: 400 });
  const rays = scene.marks.filter(({ id }) => id.startsWith("tie "));
  strictEqual(rays.length, 3);
  const tips = FRUIT.words.map((word) => along(find(scene, `key ${word}`)));
  for (const ray of rays) {
    const { x2, y2 } = ray.at;
    const sides = [x2, 400 - Number(x2), y2, scene.height - Number(y2)].map(Number);
    near(Math.min(...sides), 0, 0.2, "it ends at the plane's side");
    const scores = tips.map((tip) => dot(tip, along(ray))).sort((a, b) => b - a);
    near(scores[0] / scores[0], scores[1] / scores[0], 0.002);
    ok(scores[2] < scores[1]);
  }
});

Deno.test("the query crosses no key's name, and its own is inside the plane, off all others", () => {
  for (const width of [343, 400]) {
    const { plane: axes, reach } = planeScale(FRUIT, width);
    const next = random(5);
    for (let n = 0; n < 300; n++) {
      const place = reach.map((far) => far * (2 * next() - 1));
      const scene = plane({ ...FRUIT, query: moveTo(axes, FRUIT.query, place) }, { width });
      const { x1, y1, x2, y2 } = find(scene, "query arrow").at;
      for (const word of FRUIT.words) {
        const { left, right, top, bottom } = letters(find(scene, `label ${word}`), 14);
        for (let k = 0; k <= 1; k += 0.01) {
          const [x, y] = [x1 + k * (x2 - x1), y1 + k * (y2 - y1)];
          ok(x < left || x > right || y < top || y > bottom, `${word} at ${place}`);
        }
      }
      const name = letters(find(scene, "query name"), 14);
      ok(name.left >= 0 && name.right <= width && name.top >= 0 && name.bottom <= scene.height);
      for (const id of ["across", "up", ...FRUIT.words]) {
        const { at } = find(scene, `bed ${id}`);
        const bed = { left: at.x, right: at.x + at.width, top: at.y, bottom: at.y + at.height };
        ok(gap(name, bed) >= (FRUIT.words.includes(id) ? 5.9 : 0), `${id} at ${place}`);
      }
    }
  }
});

Deno.test("moving in the plane leaves what is outside it", () => {
  const axes = planeOf(FRUIT.key);
  const moved = moveTo(axes, FRUIT.query, [0.5, -0.25]);
  toPlane(axes, moved).forEach((x, i) => near(x, [0.5, -0.25][i], 1e-12));
  const rest = (q) => axes.reduce((v, axis) => plus(v, axis, -dot(axis, v)), q);
  rest(moved).forEach((x, i) => near(x, rest(FRUIT.query)[i], 1e-12));
});
