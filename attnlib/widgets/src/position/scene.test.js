// Oracles measure the pictures with the pictures' own ruler and ticks, and get the numbers back.

import { deepStrictEqual, ok, strictEqual } from "node:assert";
import { find, has, near, pictures, random } from "../kit/testing.js";
import { compute, PAIR, scoreOf, shownOf } from "./compute.js";
import { placeAt, ruler, rulerHits, sentenceHits, sentenceScene, slotAt } from "./scene.js";
import { describe, report } from "./words.js";
import { still, style } from "./still.js";

const THE = [1.5, 0, 0, 0, 2, 0, 0, 0];
const STATE = {
  encoding: /** @type {any} */ ("rotary"),
  order: [0, 4, 2, 3, 1],
  places: [24, 30],
  head: 4,
  words: ["the", "dog", "bites", "the", "man"],
  vectors: [
    THE,
    [1.5, 2, 0, 1, 0, 0.5, 2, 0.5],
    [0, 1, 0, 2.5, 0, 2, 0, 0],
    THE,
    [1.5, 2, 2, 0.5, 0, 0, 0, 1.5],
  ],
};
const WAYS = /** @type {const} */ (["none", "sinusoidal", "rotary", "alibi"]);

const drawn = (state, width = 640) => ruler(state, shownOf(state), { width });

/** The points of a path's corners. */
const points = ({ at }) =>
  at.d.match(/-?[\d.]+ -?[\d.]+/g).map((pair) => pair.split(" ").map(Number));

/** What the picture's own marks and ticks say: x to place and y to score. */
function measure(scene) {
  const first = find(scene, "mark 0").at.x1;
  const step = (find(scene, "mark 63").at.x1 - first) / 63;
  const ticks = scene.marks.filter(({ id }) => id.startsWith("tick "));
  const [low, high] = [ticks[0], ticks.at(-1)].map((
    { at, text },
  ) => [at.y - 4, Number(text.replace("−", "-"))]);
  const value = (y) => low[1] + ((y - low[0]) * (high[1] - low[1])) / (high[0] - low[0]);
  return { place: (x) => (x - first) / step, x: (p) => first + p * step, value };
}

/** Some states, the same in every run. */
function* states() {
  const next = random(8);
  const whole = (end) => Math.floor(next() * end);
  for (const encoding of WAYS) {
    for (const width of [343, 640]) {
      for (const places of [[24, 30], [0, 63], [63, 0], [5, 5], [whole(64), whole(64)]]) {
        yield { width, state: { ...STATE, encoding, places, head: 1 + whole(8) } };
      }
    }
  }
}

const said = (patch) => {
  const state = { ...STATE, ...patch };
  return [describe(state, compute(state)), report(state, compute(state))];
};
const ordered = (patch, width, held = /** @type {any} */ (null)) =>
  sentenceScene({ ...STATE, ...patch }, shownOf({ ...STATE, ...patch }), { width, held });

pictures("position", {
  style,
  over: /^(word|moved) \d$/, // a word that is held passes others
  stored: {
    still: [...still(STATE).scenes, said({})],
    "sinusoidal, on a phone": [
      drawn({ ...STATE, encoding: "sinusoidal", places: [63, 0] }, 343),
      ordered({ encoding: "sinusoidal" }, 343, { word: 1, x: 20 }),
    ],
    alibi: [
      drawn({ ...STATE, encoding: "alibi", places: [5, 5], head: 1 }, 640),
      ordered({ encoding: "alibi", head: 8 }, 620),
    ],
    "no places": [drawn({ ...STATE, encoding: "none", places: [0, 62] }, 343)],
    "hit targets": [
      ...[[24, 30], [63, 0]].map((places) => rulerHits({ ...STATE, places }, 2.5, 343)),
      sentenceHits(STATE, compute(STATE).moved, 343),
      [[-5, 100, 200, 339, 700].map((x) => [placeAt(343, x), slotAt(5, 343, x)])],
    ],
    sentences: WAYS.flatMap((encoding) =>
      [{}, { order: [0, 1, 2, 3, 4] }, { places: [30, 29] }, { places: [63, 0], head: 8 }, {
        order: [4, 3, 2, 1, 0],
        head: 1,
      }]
        .flatMap((patch) => said({ ...patch, encoding }))
    ),
  },
  *others() {
    for (const { state, width } of states()) {
      yield drawn(state, width);
      yield sentenceScene(state, shownOf(state), { width });
    }
  },
});

// ---- Numbers --------------------------------------------------------------------------------

Deno.test("a score by hand: dog for man, with each way of telling places", () => {
  const at = (encoding, m, n, head = 4) =>
    scoreOf({ encoding, head }, STATE.vectors[1], STATE.vectors[4], m, n);
  const plain = (1.5 * 1.5 + 2 * 2 + 1 * 0.5 + 0.5 * 1.5) / Math.sqrt(8);
  near(at("none", 3, 9), plain, 1e-12);
  near(at("alibi", 3, 9), plain - 6 / 16, 1e-12);
  near(at("rotary", 5, 5), plain, 1e-12);
  near(
    at("sinusoidal", 0, 0),
    (7.5 + (2 + 1 + 0.5 + 0.5) + (2 + 0.5 + 0 + 1.5) + 4) / Math.sqrt(8),
    1e-12,
  );
});

// ---- The ruler ------------------------------------------------------------------------------

Deno.test("both curves go through the scores, each point above its place", () => {
  for (const { state, width } of states()) {
    const scene = drawn(state, width);
    const { place, value } = measure(scene);
    const [m, n] = state.places;
    const [q, k] = PAIR.map((word) => state.vectors[word]);
    const alone = points(find(scene, "alone"));
    near(place(alone[0][0]), 0, 0.05);
    near(place(alone.at(-1)[0]), 63, 0.05);
    strictEqual(alone.length, 4 * 63 + 1);
    alone.forEach(([x, y], i) =>
      near(value(y), scoreOf(state, q, k, m, i / 4), 0.06, `alone at ${place(x)}`)
    );
    alone.forEach(([x], i) => near(place(x), i / 4, 0.05));
    const both = points(find(scene, "both"));
    near(place(both[0][0]), Math.max(0, n - m), 0.05);
    near(place(both.at(-1)[0]), 63 + Math.min(0, n - m), 0.05);
    both.forEach(([x, y]) =>
      near(value(y), scoreOf(state, q, k, place(x) - n + m, place(x)), 0.2, "both")
    );
    if (state.encoding !== "sinusoidal") both.forEach(([, y]) => near(y, both[0][1], 0.1));
  }
});

Deno.test("the point is the score at the key's place; thread, rod, stems and dotted line lead to the two places", () => {
  for (const { state, width } of states()) {
    const scene = drawn(state, width);
    const { place, value } = measure(scene);
    const [m, n] = state.places;
    const { score } = compute(state);
    const point = find(scene, "point").at;
    near(place(point.cx), n, 0.02);
    near(value(point.cy), score, 0.05);
    near(Number(find(scene, "score").text.slice(6).replace("−", "-")), score, 0.005);
    const ends = { "thread": n, "stem key": n, "stem query": m, "query place": m };
    for (const [id, p] of Object.entries(ends)) {
      near(place(find(scene, id).at.x1), p, 0.02, id);
      near(place(find(scene, id).at.x2), p, 0.02, id);
    }
    near(place(find(scene, "rod").at.x1), m, 0.02);
    near(place(find(scene, "rod").at.x2), n, 0.02);
    strictEqual(Number(find(scene, "offset").text.replace("−", "-")), n - m);
  }
});

Deno.test("the rod, and a ring of the focus around what is dragged, leave the ruler's numbers free", () => {
  for (const { state, width } of states()) {
    const scene = drawn(state, width);
    const rings = rulerHits(state, compute(state).score, width).map(({ y, height }) => ({
      ...{ top: y - 4, bottom: y + height + 4 },
    }));
    const stem = find(scene, "stem query").at.x1;
    for (const p of [0, 8, 16, 24, 32, 40, 48, 63]) {
      const { x1 } = find(scene, `mark ${p}`).at;
      strictEqual(has(scene, `place ${p}`), Math.abs(x1 - stem) > 10, `${p}`);
      if (!has(scene, `place ${p}`)) continue;
      const { x, y } = find(scene, `place ${p}`).at;
      near(x, x1, 0.1);
      ok(y - 9 > find(scene, "rod").at.y1 + 4);
      for (const { top, bottom } of rings) ok(y - 9 >= bottom || y <= top, `${p}`);
    }
  }
});

// ---- The sentence ---------------------------------------------------------------------------

/** All orders of some words. @param {number[]} words @returns {number[][]} */
const ordersOf = (words) =>
  words.length < 2
    ? [words]
    : words.flatMap((w, i) => ordersOf(words.toSpliced(i, 1)).map((rest) => [w, ...rest]));

Deno.test("a bar hangs at its word, as long as its output moved; one scale for all orders, which the longest nearly fills", () => {
  const ways = WAYS.flatMap((encoding) =>
    (encoding === "alibi" ? [1, 2, 3, 4, 5, 6, 7, 8] : [1]).map((head) => ({ encoding, head }))
  );
  for (const way of ways) {
    let longest = 0;
    for (const order of ordersOf(STATE.order)) {
      const state = { ...STATE, ...way, order };
      const scene = ordered(state, 620);
      const floor = find(scene, "floor").at.y1;
      const line = way.encoding === "none" ? null : find(scene, "tick line").at.y1 - floor;
      if (line === null) ok(!has(scene, "tick"));
      else ok(line > 40 && line <= 64, "among the bars");
      const scale = line === null ? 0 : line / Number(find(scene, "tick").text);
      compute(state).moved.forEach((moved, i) => {
        const [bar, tile, told] = ["bar", "tile", "moved"].map((id) =>
          find(scene, `${id} ${order[i]}`)
        );
        near(bar.at.x + bar.at.width / 2, tile.at.x + tile.at.width / 2, 0.1);
        near(bar.at.y, floor, 0.1);
        near(Number(told.text.replace("<0.01", "0.005")), moved, 0.005);
        if (moved < 1e-9) strictEqual(bar.at.height, 0, "what did not move has no bar");
        else near(bar.at.height, Math.max(2, moved * scale), 0.15, "what moved has one");
        longest = Math.max(longest, bar.at.height);
      });
    }
    if (way.encoding !== "none") ok(longest > 55 && longest < 64, `${way.encoding} ${longest}`);
  }
});

Deno.test("nothing changes a picture's height, and axes stay while words move", () => {
  const axis = (encoding, places) =>
    drawn({ ...STATE, encoding, places }).marks.filter(({ id }) => id.startsWith("tick ")).map((
      { text, at },
    ) => [text, at.y]);
  const all = WAYS.map((encoding) => {
    deepStrictEqual(axis(encoding, [24, 30]), axis(encoding, [0, 63]));
    return axis(encoding, [24, 30]);
  });
  deepStrictEqual(all[0], all[2]); // a switch moves the curve, not the ground
  const heights = [...states()].map(({ state, width }) =>
    [drawn(state, width), ordered(state, width)].map(({ height }) => height).join()
  );
  strictEqual(new Set(heights).size, 1);
});
