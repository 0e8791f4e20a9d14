// Oracles measure the pictures with the pictures' own ruler, ticks and pixels, and get the numbers back.

import { deepStrictEqual, ok, strictEqual } from "node:assert";
import { levelsOf } from "../kit/heat.js";
import { find, near, pictures, random, sound } from "../kit/testing.js";
import { textWidth } from "../kit/width.js";
import { compute, CORNER, PLACES, scoreOf, table } from "./compute.js";
import { pairs, placeAt, ruler, rulerHits, sentenceHits, sentenceScene, slotAt } from "./scene.js";
import { describe, report } from "./words.js";
import { still, style } from "./still.js";

const THE = [1.5, 0, 0, 0, 2, 0, 0, 0];
const STATE = {
  encoding: /** @type {any} */ ("rotary"),
  order: [0, 4, 2, 3, 1],
  pair: [1, 4],
  places: [24, 30],
  head: 4,
  words: ["the", "dog", "bites", "the", "man"],
  vectors: [THE, [1.5, 2, 0, 1, 0, 0.5, 2, 0.5], [0, 1, 0, 2.5, 0, 2, 0, 0], THE, [
    1.5,
    2,
    2,
    0.5,
    0,
    0,
    0,
    1.5,
  ]],
};
const WAYS = /** @type {const} */ (["none", "sinusoidal", "rotary", "alibi"]);

const shownOf = (state) => {
  const { moved, ...rest } = compute(state);
  const slots = state.words.map((_, word) => state.order.indexOf(word));
  return { ...rest, places: state.places, slots, moved: slots.map((i) => moved[i]) };
};
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
        const pair = [whole(5), whole(5)];
        yield { width, state: { ...STATE, encoding, places, pair, head: 1 + whole(8) } };
      }
    }
  }
}

const said = (patch) => {
  const state = { ...STATE, ...patch };
  return [describe(state, compute(state)), report(state, compute(state))];
};
const mapped = (patch) => pairs({ ...STATE, ...patch }, { ...STATE, ...patch }, { width: 260 });
const ordered = (patch, width, held = /** @type {any} */ (null)) =>
  sentenceScene({ ...STATE, ...patch }, shownOf({ ...STATE, ...patch }), { width, held });

pictures("position", {
  style,
  over: /^(word|moved) \d$/, // a word that is held passes others
  stored: {
    still: [...still(STATE).scenes, said({})],
    "sinusoidal, on a phone": [
      drawn({ ...STATE, encoding: "sinusoidal", places: [63, 0] }, 343),
      mapped({ encoding: "sinusoidal", places: [10, 40] }),
      ordered({ encoding: "sinusoidal" }, 343, { word: 1, x: 20 }),
    ],
    alibi: [
      drawn({ ...STATE, encoding: "alibi", places: [5, 5], head: 1 }, 640),
      mapped({ encoding: "alibi" }),
      ordered({ encoding: "alibi", head: 8 }, 620),
    ],
    "no places": [
      drawn({ ...STATE, encoding: "none", places: [0, 62] }, 343),
      mapped({ encoding: "none" }),
    ],
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
      yield pairs(state, state, { width: 260 });
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

Deno.test("terms add up to the table, the table holds the scores, and only sinusoidal diagonals vary", () => {
  for (const encoding of WAYS) {
    const { values, terms } = table({ ...STATE, encoding });
    for (let c = 0; c < values.length; c += 7) {
      near(values[c], terms.reduce((sum, term) => sum + term.values[c], 0), 1e-9);
      near(
        values[c],
        scoreOf(
          { encoding, head: 4 },
          STATE.vectors[1],
          STATE.vectors[4],
          Math.floor(c / PLACES),
          c % PLACES,
        ),
        1e-9,
      );
    }
    const even = [-40, -6, 0, 6, 40].every((d) => {
      const along = values.filter((_, c) => (c % PLACES) - Math.floor(c / PLACES) === d);
      return along.every((v) => Math.abs(v - along[0]) < 1e-9);
    });
    strictEqual(even, encoding !== "sinusoidal");
  }
});

// ---- The ruler ------------------------------------------------------------------------------

Deno.test("both curves go through the scores, each point above its place", () => {
  for (const { state, width } of states()) {
    const scene = drawn(state, width);
    const { place, value } = measure(scene);
    const [m, n] = state.places;
    const [q, k] = state.pair.map((word) => state.vectors[word]);
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
    near(Number(find(scene, "score").text.replace("−", "-")), score, 0.005);
    ok(
      Math.abs(find(scene, "score").at.x - point.cx) < 20 &&
        Math.abs(find(scene, "score").at.y - point.cy) <= 60,
    );
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

/** The box of the score, with the half of its halo. */
function boxOf(scene) {
  const { at, role, text } = find(scene, "score");
  const wide = textWidth(text, 17);
  const left = role.includes("end") ? at.x - wide : at.x;
  return { left: left - 2, right: left + wide + 2, top: at.y - 14, bottom: at.y + 2 };
}

Deno.test("the score stands where it covers little of a curve, inside the picture and clear of the legend", () => {
  const near = [];
  for (const { state, width } of [...states(), ...corners()]) {
    const scene = drawn(state, width);
    const box = boxOf(scene);
    ok(box.left >= 40 && box.right <= width && box.top >= -1, "inside");
    for (const id of ["alone name", "both name"]) {
      const { at, text } = find(scene, id);
      const over = box.top < at.y + 2 && box.left < at.x + textWidth(text, 13) &&
        box.right > at.x - 30;
      ok(!over, "clear of the legend");
    }
    const inside = ([x, y]) => x > box.left && x < box.right && y > box.top && y < box.bottom;
    near.push(points(find(scene, "alone")).filter(inside).length);
  }
  const waves = near.filter((count) => count > 0).length;
  ok(waves <= near.length / 4, `${waves} of ${near.length} labels lie on a curve`);
  ok(Math.max(...near) <= 8, `${Math.max(...near)} of 253 points at most`);
});

/** The ends of the ruler, where there is least room. */
function* corners() {
  for (const width of [343, 640]) {
    for (const places of [[0, 63], [63, 0], [0, 0], [63, 63], [0, 62], [1, 63]]) {
      yield { width, state: { ...STATE, encoding: "sinusoidal", places } };
      yield { width, state: { ...STATE, encoding: "rotary", places } };
      for (const head of [1, 8]) {
        yield { width, state: { ...STATE, encoding: "alibi", places, head, pair: [0, 0] } };
      }
    }
  }
}

Deno.test("both words are moved by a grip with an arrow at each end, and a long rod hides no number", () => {
  for (const { state, width } of states()) {
    const scene = drawn(state, width);
    const [grip, rod] = [find(scene, "grip").at, find(scene, "rod").at];
    const [left, right] = find(scene, "grip ways").at.d.split("M").slice(1).map(parseFloat);
    near(left - grip.x, grip.x + grip.width - right, 0.1);
    ok(left > grip.x && left < right);
    const stem = find(scene, "stem query").at.x1;
    for (const p of [0, 8, 16, 24, 32, 40, 48, 63]) {
      const { x1 } = find(scene, `mark ${p}`).at;
      const shown = scene.marks.find(({ id }) => id === `place ${p}`);
      strictEqual(shown === undefined, Math.abs(x1 - stem) <= 10, `${p}`);
      if (!shown) continue;
      near(Number(shown.at.x), Number(x1), 0.1);
      const [top, bottom] = [Number(shown.at.y) - 9, Number(shown.at.y)];
      ok(top > rod.y1 + 4 && top > grip.y + grip.height && top > find(scene, "ruler").at.y + 24);
      ok(bottom < find(scene, "tile query").at.y);
    }
  }
});

Deno.test("no ring of the focus, 2 px wide and 2 px away, runs through the ruler's numbers", () => {
  for (const { state, width } of states()) {
    const numbers = drawn(state, width).marks.filter(({ id }) => /^place \d/.test(id));
    ok(numbers.length > 5);
    for (const { y, height, label } of rulerHits(state, compute(state).score, width)) {
      for (const { at } of numbers) {
        ok(Number(at.y) - 9 >= y + height + 4 || Number(at.y) <= y - 4, label);
      }
    }
  }
});

// ---- All pairs ------------------------------------------------------------------------------

Deno.test("each pixel of the map is the score of its row's query and its column's key", () => {
  for (const encoding of WAYS) {
    const state = { ...STATE, encoding, places: [10, 40] };
    const scene = pairs(state, state, { width: 260 });
    sound(scene);
    const { values, terms } = table(state);
    const most = Math.max(...[values, ...terms.map((term) => term.values)].flat().map(Math.abs));
    const same = (id, numbers, size) => {
      const { columns, rows, levels } = levelsOf(find(scene, id).at.href);
      deepStrictEqual([columns, rows], [size, size]);
      levels.forEach((level, c) => {
        const at = Math.floor(c / size) * PLACES + (c % size);
        near((level - 128) / 127, numbers[at] / most, 0.005, `${id} ${c}`);
      });
    };
    same("all", values, PLACES);
    // Waves of one radian a place would blur in a small picture of all places: a corner is shown, and framed in the map.
    const corner = encoding === "sinusoidal" || encoding === "rotary";
    const size = corner ? CORNER : PLACES;
    terms.forEach((term, t) => same(`term ${t}`, term.values, size)); // one scale for the sum and its terms
    const frame = scene.marks.find(({ id }) => id === "corner");
    strictEqual(frame !== undefined, corner);
    strictEqual(/corner/.test(find(scene, "sum 0").text), corner);
    if (!frame) continue;
    const [map, tile] = [find(scene, "all").at, find(scene, "term 0").at];
    deepStrictEqual([frame.at.x, frame.at.y], [map.x, map.y]);
    near(Number(frame.at.width) / map.width, CORNER / PLACES, 0.002);
    near(Number(frame.at.height), Number(frame.at.width), 0.1);
    strictEqual(tile.width % CORNER, 0, "each place has as many px");
  }
});

// ---- The sentence ---------------------------------------------------------------------------

Deno.test("a bar hangs at its word, as long as its output moved; one scale for all orders of a way and slope, told by a tick", () => {
  const unit = (state) => {
    const scene = sentenceScene(state, shownOf(state), { width: 620 });
    const { moved } = compute(state);
    return state.order.map((word, i) => {
      const [bar, tile] = [find(scene, `bar ${word}`).at, find(scene, `tile ${word}`).at];
      near(bar.x + bar.width / 2, tile.x + tile.width / 2, 0.1);
      near(bar.y, find(scene, "floor").at.y1, 0.1);
      near(Number(find(scene, `moved ${word}`).text.replace("<0.01", "0.005")), moved[i], 0.005);
      near(find(scene, `moved ${word}`).at.y, bar.y + bar.height + 16, 0.15);
      return [bar.height, moved[i]];
    });
  };
  const orders = [[0, 4, 2, 3, 1], [3, 1, 4, 0, 2], [4, 3, 2, 1, 0], [1, 0, 2, 4, 3]];
  for (const encoding of WAYS) {
    for (const head of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const state = { ...STATE, encoding, head };
      const scene = sentenceScene(state, shownOf(state), { width: 620 });
      const tick = scene.marks.find(({ id }) => id === "tick");
      strictEqual(tick === undefined, encoding === "none");
      const line = tick && find(scene, "tick line").at;
      const scale = tick ? (line.y1 - find(scene, "floor").at.y1) / Number(tick.text) : 0;
      if (tick) {
        near(Number(tick.at.y), line.y1 + 4, 0.11);
        const far = line.y1 - find(scene, "floor").at.y1;
        ok(far > 40 && far <= 64, "among the bars");
      }
      for (const order of orders) {
        for (const [h, moved] of unit({ ...state, order })) {
          if (moved < 1e-9) strictEqual(h, 0, "what did not move has no bar");
          else near(h, Math.max(2, moved * scale), 0.15, "what moved has one");
        }
      }
    }
  }
});

Deno.test("no order needs a longer bar than there is, and one comes near it", () => {
  const all = (/** @type {number[]} */ rest) =>
    rest.length < 2
      ? [rest]
      : rest.flatMap((w, i) => all(rest.toSpliced(i, 1)).map((r) => [w, ...r]));
  const slopes = Array.from({ length: 8 }, (_, i) => ({ encoding: WAYS[3], head: i + 1 }));
  const others = [WAYS[1], WAYS[2]].map((encoding) => ({ encoding, head: 1 }));
  for (const { encoding, head } of [...others, ...slopes]) {
    const heights = all([0, 1, 2, 3, 4]).flatMap((order) => {
      const state = { ...STATE, encoding, order, head };
      const scene = sentenceScene(state, shownOf(state), { width: 620 });
      return order.map((word) => Number(find(scene, `bar ${word}`).at.height));
    });
    ok(
      Math.max(...heights) < 64 && Math.max(...heights) > 55,
      `${encoding} ${head} ${Math.max(...heights)}`,
    );
  }
});

Deno.test("nothing changes a picture's height, and axes stay while words move", () => {
  const heights = new Set();
  const axes = new Map();
  for (const { state, width } of states()) {
    heights.add(
      [
        drawn(state, width).height,
        pairs(state, state, { width: 260 }).height,
        sentenceScene(state, shownOf(state), { width }).height,
      ].join(),
    );
  }
  strictEqual(heights.size, 1);
  for (const encoding of WAYS) {
    for (const places of [[24, 30], [0, 63]]) {
      axes.set(encoding, [
        ...axes.get(encoding) ?? [],
        drawn({ ...STATE, encoding, places }).marks.filter(({ id }) => id.startsWith("tick ")).map((
          { text, at },
        ) => `${text} ${at.y}`).join(),
      ]);
    }
  }
  for (const [a, b] of axes.values()) strictEqual(a, b);
  deepStrictEqual(axes.get("none"), axes.get("rotary")); // a switch moves the curve, not the ground
});
