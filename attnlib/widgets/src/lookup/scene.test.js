// The pictures of the lookup, read back: what the eye would measure is what compute says.

import { deepStrictEqual, ok, strictEqual } from "node:assert";
import { dot, plus } from "../kit/numbers.js";
import { along, find, near, random, sound } from "../kit/testing.js";
import { textWidth } from "../kit/width.js";
import { compute, holdsAll, moveTo, planeOf, toPlane } from "./compute.js";
import { beam, plane, planeScale } from "./scene.js";
import { describe, spell, terms } from "./words.js";

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

const foot = (scene, word) => {
  const { at } = find(scene, `foot ${word}`);
  return at.x + at.width / 2;
};
/** Where a value is on the ground, from two of its numbers. */
function reader(scene) {
  const [zero, twelve] = [find(scene, "tick 0").at.x1, find(scene, "tick 12").at.x1];
  return (x) => (12 * (x - zero)) / (twelve - zero);
}
const apex = (scene) => Number(find(scene, "fulcrum").at.d.match(/^M([\d.-]+) /)[1]);

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

Deno.test("discs stand on the beam over the values, and nothing else does", () => {
  for (const { state, result, width } of states()) {
    const scene = beam(state, result, { width });
    const value = reader(scene);
    const top = find(scene, "bar").at.y1;
    strictEqual(find(scene, "bar").at.y2, top);
    state.words.forEach((word, i) => {
      const { cx, cy, r } = find(scene, `disc ${word}`).at;
      near(value(cx), state.value[i], 0.02, word);
      near(value(foot(scene, word)), state.value[i], 0.02, word);
      near(value(find(scene, `name ${word}`).at.x), state.value[i], 0.02, word);
      near(cy + r, top - 3, 0.2, word);
    });
  }
});

Deno.test("the ground is numbered truly, and the values are among its numbers", () => {
  const scene = beam(FRUIT, compute(FRUIT), { width: 560 });
  const value = reader(scene);
  for (const { id, text, at } of scene.marks.filter((m) => m.id.startsWith("number "))) {
    strictEqual(id, `number ${text}`);
    near(value(at.x), Number(text), 0.02, id);
  }
  for (const v of FRUIT.value) strictEqual(find(scene, `number ${v}`).role, "value strong");
});

Deno.test("larger values stand to the right, each under its own name", () => {
  const scene = beam(FRUIT, compute(FRUIT), { width: 560 });
  ok(find(scene, "tick 12").at.x1 > find(scene, "tick 0").at.x1 + 400);
  const field = plane(FRUIT, { width: 400 });
  for (const word of FRUIT.words) {
    strictEqual(find(scene, `name ${word}`).text, word);
    strictEqual(find(field, `label ${word}`).text, word);
    strictEqual(find(scene, `thing ${word}`).at.d, find(field, `thing ${word}`).at.d);
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

Deno.test("shares are told at their discs", () => {
  const scene = beam(FRUIT, compute(FRUIT), { width: 560 });
  deepStrictEqual(FRUIT.words.map((word) => find(scene, `share ${word}`).text), [
    "60.0%",
    "40.0%",
    "<0.1%",
  ]);
  deepStrictEqual(FRUIT.words.map((word) => find(scene, `share ${word}`).role), [
    "paper strong",
    "paper strong",
    "weight strong",
  ]);
  const hard = { ...FRUIT, hard: true };
  deepStrictEqual(
    FRUIT.words.map((word) =>
      find(beam(hard, compute(hard), { width: 560 }), `share ${word}`).text
    ),
    ["1", "0", "0"],
  );
});

Deno.test("a soft weight is never told as nothing or as all, not even where it is rounded to that", () => {
  const cold = { ...FRUIT, temperature: 0.001 };
  const result = compute(cold);
  deepStrictEqual(result.weights, [1, result.weights[1], 0]);
  const scene = beam(cold, result, { width: 560 });
  deepStrictEqual(FRUIT.words.map((word) => find(scene, `share ${word}`).text), [
    ">99.9%",
    "<0.1%",
    "<0.1%",
  ]);
  ok(describe(cold, result).includes("apple >99.9%, banana <0.1% and chair <0.1%"));
  const told = terms(cold, result).map(([, text]) => text).join("");
  ok(told.startsWith("1.000 × 10 + ") && told.includes(" + 0.000 × 2 = "), told);
  const alone = { ...FRUIT, words: ["apple"], key: [FRUIT.key[0]], value: [10] };
  strictEqual(find(beam(alone, compute(alone), { width: 560 }), "share apple").text, "1");
});

Deno.test("the plane's directions are named, where they have a name", () => {
  for (const width of [343, 400]) {
    const scene = plane(FRUIT, { width });
    const ways = { up: "↑ ", across: "→ " };
    for (const [id, arrow] of Object.entries(ways)) ok(find(scene, id).text.startsWith(arrow));
    const tip = (/** @type {string} */ word) => along(find(scene, `key ${word}`));
    const [, from, to] = find(scene, "up").text.match(/from (\w+) to (\w+)$/);
    const [dx, dy] = plus(tip(to), tip(from), -1);
    near(dx, 0, 0.2);
    ok(dy < -1, "upwards");
    const [, away] = find(scene, "across").text.match(/from (\w+) to the other two$/);
    const others = FRUIT.words.filter((word) => word !== away).map(tip);
    const [ex, ey] = plus(plus(others[0], others[1]).map((x) => x / 2), tip(away), -1);
    ok(ex > 1, "to the right");
    near(ey, 0, 0.2);
    const labels = scene.marks.filter(({ id }) =>
      id.startsWith("label ") || id.startsWith("ring ")
    );
    for (const { id, at } of labels) {
      const [x, y] = [Number(at.x ?? at.cx), Number(at.y ?? at.cy)];
      ok(x > 175 || y < scene.height - 44, `${id} on the names of the directions`);
    }
  }
  const slanted = { ...FRUIT, key: [[1, 0], [0, 1], [-1, -3]], query: [0, 0], presets: {} };
  const ids = plane(slanted, { width: 400 }).marks.map(({ id }) => id);
  ok(ids.includes("up") && !ids.includes("across"));
});

Deno.test("lengths and angles in the plane are true: three keys lie in it with all that decides", () => {
  const scale = planeScale(FRUIT, 400);
  ok(holdsAll(scale.plane, FRUIT.key));
  const scene = plane(FRUIT, { width: 400 });
  const tips = FRUIT.words.map((word) => along(find(scene, `key ${word}`)).map((x) => x / scale.u));
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

Deno.test("rings stand at the keys' tips, names beside their own ring", () => {
  for (const width of [343, 400]) {
    const scene = plane(FRUIT, { width });
    const rings = FRUIT.words.map((word) => find(scene, `ring ${word}`).at);
    FRUIT.words.forEach((word, i) => {
      const { x2, y2 } = find(scene, `key ${word}`).at;
      near(rings[i].cx, x2, 0.1);
      near(rings[i].cy, y2, 0.1);
      const label = find(scene, `label ${word}`).at;
      const apart = rings.map(({ cx, cy }) => Math.hypot(label.x - cx, label.y - cy));
      strictEqual(apart.indexOf(Math.min(...apart)), i, word);
    });
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

Deno.test("the plane's picture stays while the query moves", () => {
  const heights = new Set();
  for (const { state } of states()) heights.add(plane(state, { width: 400 }).height);
  strictEqual(heights.size, 1);
  for (const place of Object.values(FRUIT.presets).map((q) => toPlane(planeOf(FRUIT.key), q))) {
    const { reach } = planeScale(FRUIT, 343);
    ok(Math.abs(place[0]) < reach[0] && Math.abs(place[1]) < reach[1]);
  }
});

const boxOf = ({ at }, wide) => ({
  ...{ left: at.x, right: at.x + (at.width ?? wide) },
  ...{ top: at.height ? at.y : at.y - 12, bottom: at.height ? at.y + at.height : at.y + 4 },
});

Deno.test("no dotted line runs through a name: a bed lies over it, under the name", () => {
  for (const width of [343, 400]) {
    const scene = plane(FRUIT, { width });
    const order = scene.marks.map(({ id }) => id);
    const last = Math.max(...order.flatMap((id, i) => (id.startsWith("tie ") ? [i] : [])));
    const names = {
      up: "up",
      across: "across",
      ...Object.fromEntries(FRUIT.words.map((w) => [w, `label ${w}`])),
    };
    for (const [bed, name] of Object.entries(names)) {
      ok(order.indexOf(`bed ${bed}`) > last && order.indexOf(`bed ${bed}`) < order.indexOf(name));
      const text = find(scene, name);
      const [under, box] = [
        boxOf(find(scene, `bed ${bed}`)),
        boxOf(text, textWidth(text.text, 13)),
      ];
      ok(under.left <= box.left && under.right >= box.right, name);
      ok(under.top <= box.top && under.bottom >= box.bottom, name);
    }
  }
});

Deno.test("the query crosses no key's name, and its own is inside the plane", () => {
  for (const width of [343, 400]) {
    const { plane: axes, reach } = planeScale(FRUIT, width);
    const next = random(5);
    for (let n = 0; n < 300; n++) {
      const place = reach.map((far) => far * (2 * next() - 1));
      const scene = plane({ ...FRUIT, query: moveTo(axes, FRUIT.query, place) }, { width });
      const { x1, y1, x2, y2 } = find(scene, "query arrow").at;
      for (const word of FRUIT.words) {
        const { left, right, top, bottom } = boxOf(
          find(scene, `label ${word}`),
          textWidth(word, 14),
        );
        for (let k = 0; k <= 1; k += 0.01) {
          const [x, y] = [x1 + k * (x2 - x1), y1 + k * (y2 - y1)];
          ok(x < left || x > right || y < top || y > bottom, `${word} at ${place}`);
        }
      }
      const name = find(scene, "query name");
      const half = textWidth(name.text, 14) / 2;
      ok(name.at.x - half >= 0 && name.at.x + half <= width, name.text);
      ok(name.at.y - 12 >= 0 && name.at.y + 4 <= scene.height, name.text);
      for (const bed of scene.marks.filter(({ id }) => id.startsWith("bed "))) {
        ok(apart(name, bed) >= room(bed), `${name.text} by ${bed.id} at ${place}`);
      }
    }
  }
});

/** What a key's name is given as room; in the corner with the directions' names there is less. */
const room = ({ id }) => FRUIT.words.some((word) => id === `bed ${word}`) ? 6 : 0;

/** How far a name is from a bed, as the eye sees it. */
function apart(name, { at }) {
  const half = textWidth(name.text, 14) / 2;
  const [left, right, top, bottom] = [
    ...[name.at.x - half, name.at.x + half],
    ...[name.at.y - 12, name.at.y + 4],
  ];
  return Math.max(
    ...[at.x - right, left - at.x - at.width],
    ...[at.y - bottom, top - at.y - at.height],
  );
}

Deno.test("the query's name is off the names of the keys wherever it is dragged", () => {
  for (const width of [320, 343, 400]) {
    const { plane: axes, x, y, height } = planeScale(FRUIT, width);
    const at = (/** @type {number} */ px, /** @type {number} */ py) => {
      const place = [(px - x(0)) / (x(1) - x(0)), (py - y(0)) / (y(1) - y(0))];
      return plane({ ...FRUIT, query: moveTo(axes, [0, 0, 0, 0], place) }, { width });
    };
    for (let px = 13; px < width - 12; px += 9) {
      for (let py = 13; py < height - 12; py += 9) {
        const scene = at(px, py);
        const name = find(scene, "query name");
        for (const bed of scene.marks.filter(({ id }) => id.startsWith("bed "))) {
          const wanted = width < 400 ? 0 : room(bed); // a bed is itself wider than its letters
          ok(apart(name, bed) >= wanted, `${width}: ${bed.id} at ${px}, ${py}`);
        }
      }
    }
  }
});

Deno.test("a query is named where it is a preset, else it is the query", () => {
  strictEqual(find(plane(FRUIT, { width: 400 }), "query name").text, "fruit");
  strictEqual(
    find(plane({ ...FRUIT, query: [0, 0, 0, 0] }, { width: 400 }), "query name").text,
    "query",
  );
});

Deno.test("moving in the plane leaves what is outside it", () => {
  const axes = planeOf(FRUIT.key);
  const moved = moveTo(axes, FRUIT.query, [0.5, -0.25]);
  toPlane(axes, moved).forEach((x, i) => near(x, [0.5, -0.25][i], 1e-12));
  const rest = (q) => axes.reduce((v, axis) => plus(v, axis, -dot(axis, v)), q);
  rest(moved).forEach((x, i) => near(x, rest(FRUIT.query)[i], 1e-12));
});

Deno.test("tables of other sizes are drawn: one row, one axis, equal keys, many rows", () => {
  const small = (key, value) => ({
    ...FRUIT,
    key,
    value,
    words: value.map((_, i) => `word${i}`),
    axes: key[0].map((_, i) => `axis${i}`),
    presets: {},
    query: key[0].map(() => 1),
  });
  const many = small(Array.from({ length: 9 }, (_, i) => [Math.sin(i), Math.cos(2 * i), i / 4]), [
    1,
    1.1,
    1.2,
    -40,
    5,
    5,
    5,
    80,
    3,
  ]);
  for (
    const state of [
      small([[2]], [-3]),
      small([[1], [-1]], [3, 7]),
      small([[1, 1], [1, 1]], [0, 0]),
      many,
    ]
  ) {
    sound(plane(state, { width: 343 }));
    sound(beam(state, compute(state), { width: 343 }));
  }
  const names = beam(many, compute(many), { width: 343 }).marks.filter(({ id }) =>
    id.startsWith("name ")
  );
  for (const a of names) {
    for (const b of names) {
      ok(
        a === b || a.at.y !== b.at.y || Math.abs(Number(a.at.x) - Number(b.at.x)) > 40,
        `${a.id} on ${b.id}`,
      );
    }
  }
});

Deno.test("the sentence and the sums tell the same numbers", () => {
  const result = compute(FRUIT);
  strictEqual(
    describe(FRUIT, result),
    "Asked for a fruit, the table balances at 8.00: apple 60.0%, banana 40.0% and chair <0.1% of the weight.",
  );
  strictEqual(
    terms(FRUIT, result).map(([, text]) => text).join(""),
    "0.600 × 10 + 0.400 × 5 + 3.7·10⁻⁵ × 2 = 8.00",
  );
  deepStrictEqual(terms(FRUIT, result).filter(([role]) => role).map(([role]) => role), [
    ...["weight", "value", "weight", "value", "weight", "value", "output"],
  ]);
  ok(
    spell(FRUIT, result)[0].includes("\nexp(4.703 / 1) = 110.26\nweight: 110.26 / 183.76 = 0.600"),
  );
  ok(spell(FRUIT, result)[0].includes("score: 3 × 1 + 1 × 0.5 + 0.203 × 1 + (−1) × (−1) = 4.703"));
  ok(spell(FRUIT, result)[2].endsWith("exp(−5 / 1) = 0.0067\nweight: 0.0067 / 183.76 = 3.7·10⁻⁵"));
  const away = { ...FRUIT, query: [0.5, 0, 0, 0] };
  ok(describe(away, compute(away)).startsWith("For this query, the table balances at "));
  const tie = { ...FRUIT, query: [0, 0, 0, 0], hard: true };
  ok(
    describe(tie, compute(tie)).includes(
      "apple, banana and chair tie at a score of 0.00, and it takes apple, worth 10.",
    ),
  );
  const lines = (state) => spell(state, compute(state)).map((text) => text.split("\n").at(-1));
  deepStrictEqual(
    lines(tie).slice(0, 3),
    ["weight: 1, the first of three equal scores", "weight: 0", "weight: 0"],
  );
  const two = { ...tie, query: [1, 0, 0, 0] };
  strictEqual(lines(two)[0], "weight: 1, the first of two equal highest scores");
  strictEqual(lines({ ...FRUIT, hard: true })[0], "weight: 1, the highest score");
});
