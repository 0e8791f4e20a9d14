// The pictures read back: arrows by their rings, the dot by its square, cells by their heads.

import { deepStrictEqual, match, ok, strictEqual } from "node:assert";
import { toNumbers } from "../kit/arrows.js";
import { brief } from "../kit/square.js";
import { find, near, random, sound } from "../kit/testing.js";
import { textWidth } from "../kit/width.js";
import { compute, leadsHere, optimise, standing, STEPS } from "./compute.js";
import { cells, lookOf, rooms, space, standsAt, table, tips } from "./scene.js";
import { describe, heard } from "./words.js";

const WORDS = ["hot", "cold", "temperature", "it", "ball"];
const START = [[1.9, 0.6], [-1.9, -0.6], [0, 2], [0.1, -1.3], [1.4, -2.1]];
const STATE = { vectors: START, emphasis: 0.5, pair: [3, 4], trail: [], words: WORDS };
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

// ---- Numbers --------------------------------------------------------------------------------

Deno.test("scores by hand, and weights that are each row's shares", () => {
  const { scores, weights, output } = compute(STATE);
  near(scores[3][4], 0.1 * 1.4 + 1.3 * 2.1, 1e-12);
  near(weights[3][4] / weights[3][3], Math.exp(scores[3][4] - scores[3][3]), 1e-9);
  weights.forEach((row) => near(row.reduce((sum, w) => sum + w, 0), 1, 1e-12));
  near(output[3][0], START.reduce((sum, [x], j) => sum + weights[3][j] * x, 0), 1e-12);
});

Deno.test("a word of no length has no direction, and the others keep theirs", () => {
  deepStrictEqual(compute(ZERO).lost, [0]);
  deepStrictEqual(compute(STATE).lost, []);
  strictEqual(compute(ZERO).opposition, 0);
});

Deno.test("the optimiser keeps lengths, ends near the limit and leaves it and ball alone", () => {
  const way = optimise(STATE);
  strictEqual(way.length, STEPS + 1);
  strictEqual(way[0], START);
  way.forEach((vectors) => {
    vectors.forEach((v, i) => near(Math.hypot(...v), Math.hypot(...START[i]), 1e-9));
    deepStrictEqual(vectors.slice(3), START.slice(3));
  });
  const { attraction, limit } = compute({ vectors: way[STEPS] });
  near(attraction, limit, 0.01);
  near(attraction, 0.25, 0.01);
});

Deno.test("the optimiser runs until the words stand still, also where they had met", () => {
  let vectors = START;
  for (let n = 0; n < 10; n++) vectors = compute({ vectors }).output;
  for (const from of [START, vectors]) {
    const way = optimise({ vectors: from, emphasis: 0.5 });
    strictEqual(way.length, STEPS + 1);
    const { opposition, attraction } = compute({ vectors: way[STEPS] });
    near(opposition, -0.875, 0.001); // 2 · 0.25² − 1: 151°
    near(attraction, 0.25, 0.001);
    for (const emphasis of [0.3, 0.4, 0.6, 0.8]) {
      const end = optimise({ vectors: from, emphasis })[STEPS];
      const [one, two] = [end, optimise({ vectors: end, emphasis })[STEPS]].map(standing);
      one.forEach((x, i) => near(x, two[i], 0.001, `at ${emphasis}`));
    }
  }
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

Deno.test("a name stands nearer to its own tip than to any other, where arrows are apart", () => {
  const scene = drawn(STATE);
  const tip = (i) => corners(find(scene, `word ${i} head`))[0];
  WORDS.forEach((_, i) => {
    const { x, y } = find(scene, `name ${i}`).at;
    const far = WORDS.map((_, j) => Math.hypot(tip(j)[0] - x, tip(j)[1] - y));
    strictEqual(far.indexOf(Math.min(...far)), i);
  });
  const beside = (i) => find(scene, `name ${i}`).at.x - tip(i)[0];
  ok(
    beside(0) > 10 && beside(1) < -10,
    "beyond the tips of hot, to the right, and cold, to the left",
  );
});

Deno.test("a word has one colour: arrow, name, row and column", () => {
  const plane = drawn(STATE);
  WORDS.forEach((_, i) => {
    const ids = [`word ${i} shaft`, `word ${i} head`, `name ${i}`].map((id) => find(plane, id));
    const heads = WHICH.flatMap((name) =>
      ["row", "column"].map((edge) => find(tabled(name, STATE), `${name} ${edge} ${i}`))
    );
    for (const { role } of [...ids, ...heads]) strictEqual(role.split(" ")[0], `word${i}`);
  });
});

Deno.test("a zero arrow is a dot in the middle", () => {
  const { at } = find(drawn(ZERO), "word 0 dot");
  deepStrictEqual(toNumbers(rooms(680).plane, [at.cx, at.cy]), [0, 0]);
});

Deno.test("a tip is taken hold of at its point", () => {
  for (const width of [680, 343]) {
    const scene = drawn(STATE, width);
    tips(STATE, { width }).forEach((hit, i) => {
      const [x, y] = corners(find(scene, `word ${i} head`))[0];
      near(hit.x + hit.width / 2, x, 0.2);
      near(hit.y + hit.height / 2, y, 0.2);
      ok(hit.label.startsWith(`arrow of “${WORDS[i]}”`));
    });
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

Deno.test("the dot's numbers lie on no name of the aims", () => {
  for (const width of [680, 343]) {
    for (const state of [STATE, ...[0, 20, 45, 70, 89, 90, 91, 120, 150, 180].map(spread)]) {
      const scene = drawn(state, width);
      const number = find(scene, "attraction").at;
      const names = ["can", "wanted", "cannot", "towards", "away", "same", "opposite"];
      for (const { id, at, text, role } of names.map((name) => find(scene, name))) {
        const wide = textWidth(text, 13);
        const left = / start/.test(role) ? at.x : / end/.test(role) ? at.x - wide : at.x - wide / 2;
        const right = number.x + textWidth(find(scene, "attraction").text, 13);
        const apart = number.x >= left + wide || right <= left || Math.abs(number.y - at.y) >= 12;
        ok(apart, `${find(scene, "attraction").text} on ${id}`);
      }
    }
  }
});

Deno.test("the trail is the optimiser's way and ends at the dot; another state's is not drawn", () => {
  const way = optimise(STATE);
  const trail = way.map(standing);
  const state = { ...STATE, vectors: way[STEPS], trail };
  const scene = drawn(state);
  const points = corners(find(scene, "trail"));
  strictEqual(points.length, STEPS + 1);
  points.forEach((place, n) =>
    readAims(scene, place).forEach((x, axis) => near(x, trail[n][axis], 0.01))
  );
  const { cx, cy } = find(scene, "now").at;
  near(points[STEPS][0], cx, 0.1);
  near(points[STEPS][1], cy, 0.1);
  strictEqual(leadsHere(trail, compute(STATE)), false);
  strictEqual(drawn({ ...STATE, trail }).marks.some(({ id }) => id === "trail"), false);
});

Deno.test("without a direction there is no dot, and the picture says whose is missing", () => {
  const scene = drawn(ZERO);
  for (const id of ["now", "opposition", "attraction"]) {
    strictEqual(scene.marks.some((mark) => mark.id === id), false);
  }
  strictEqual(find(scene, "none").text, "hot: no direction");
});

// ---- The squares ----------------------------------------------------------------------------

Deno.test("each cell has its own number and tint, rows ask and columns answer", () => {
  for (const width of [250, 560, 343]) {
    for (const state of states()) {
      const result = compute(state);
      for (const name of WHICH) {
        const scene = tabled(name, state, width);
        sound(scene);
        strictEqual(scene.height, tabled("scores", STATE, width).height);
        const tint = (i, j) => Number(find(scene, `${name} cell ${i} ${j}`).at["fill-opacity"]);
        result[name].forEach((row, i) =>
          row.forEach((x, j) => {
            near(plain(find(scene, `${name} number ${i} ${j}`).text), x, 0.051);
            near(tint(i, j), name === "weights" ? x : Math.abs(x) / 18, 1e-3);
            const box = find(scene, `${name} cell ${i} ${j}`);
            if (x < 0) strictEqual(box.role, "minus shade");
            const [row, column] = [`row ${i}`, `column ${j}`].map((id) =>
              find(scene, `${name} ${id}`)
            );
            near(box.at.x + box.at.width / 2, column.at.x, 0.11);
            near(box.at.y + box.at.height / 2, row.at.y - 4.5, 0.11);
            deepStrictEqual([row.text, column.text], [brief(WORDS[i]), brief(WORDS[j])]);
            ok(box.at.x + box.at.width <= width && box.at.y + box.at.height <= scene.height);
          })
        );
      }
    }
  }
});

Deno.test("the pair that is looked at and its mirror image are framed in both squares", () => {
  for (const name of WHICH) {
    const scene = tabled(name, { ...STATE, pair: [3, 1] });
    for (const [frame, i, j] of /** @type {const} */ ([["there", 3, 1], ["back", 1, 3]])) {
      const { x, y } = find(scene, `${name} ${frame}`).at;
      const cell = find(scene, `${name} cell ${i} ${j}`).at;
      deepStrictEqual([x, y], [cell.x, cell.y]);
    }
  }
  for (const name of WHICH) {
    const alone = tabled(name, { ...STATE, pair: [2, 2] });
    strictEqual(alone.marks.filter(({ id }) => id.endsWith(" back")).length, 0);
  }
});

Deno.test("a square has the width it is given", () => {
  for (const width of [250, 343]) {
    const { left, side, wide } = lookOf("weights", WORDS, width);
    near(left + side + 5 * wide, width, 1e-9);
  }
});

Deno.test("cells can be pressed where they are, and say what they hold", () => {
  const result = compute(STATE);
  const places = WHICH.flatMap((which) => cells(which, STATE, result, { width: 250 }));
  strictEqual(places.length, 50);
  for (const { id, x, y, width, height } of places) {
    const [name, i, j] = id.split(" ");
    const scene = tabled(/** @type {"scores" | "weights"} */ (name), STATE);
    const cell = find(scene, `${name} cell ${i} ${j}`).at;
    near(x + width / 2, cell.x + cell.width / 2, 0.2);
    near(y + height / 2, cell.y + cell.height / 2, 0.2);
  }
  const told = (id) => places.find((hit) => hit.id === id)?.label;
  strictEqual(told("scores 3 4"), "score of “it” and “ball”: 2.87");
  strictEqual(told("weights 4 3"), "“ball” gives “it” the weight 0.03");
});

// ---- Words ----------------------------------------------------------------------------------

Deno.test("the sentences tell the angle, the limit, both weights and the pair", () => {
  const told = describe(STATE, compute(STATE));
  strictEqual(
    told,
    "“hot” and “cold” cannot both point at “temperature”: they are 180° apart (cosine −1.00). " +
      "Their mean cosine with it is 0.00; at that angle it can be 0.00 at most. " +
      "“hot” gives “temperature” 5.4% of its weight, “cold” 0.5%. " +
      "“it” and “ball” share one score, 2.87, but “it” gives “ball” 69.0% and “ball” gives “it” 2.9%.",
  );
  const self = { ...STATE, pair: [4, 4] };
  match(describe(self, compute(self)), /“ball” has the score 6\.37 with itself/);
});

Deno.test("what is said of the aims is what the picture shows", () => {
  const opens = (state) => describe(state, compute(state)).split(/(?<=[a-z]\.) /u)[0];
  strictEqual(
    opens(spread(16)),
    "“hot” and “cold” both point at “temperature” (mean cosine 0.96), but they are only 32° apart, not opposite.",
  );
  strictEqual(
    opens(spread(45)),
    "“hot” and “cold” are 90° apart (cosine 0.00). Their mean cosine with “temperature” is 0.71; " +
      "at that angle it can be 0.71 at most.",
  );
  match(opens(spread(75)), /^“hot” and “cold” cannot both point at “temperature”: they are 150°/);
  for (let half = 1; half < 90; half++) {
    const told = opens(spread(half));
    const [open, shut] = [/cold” both point at/, /cannot/].map((what) => what.test(told));
    strictEqual(open, half <= 25, `${2 * half}° apart`); // cos 26° < 0.9
    strictEqual(shut, half >= 72, `${2 * half}° apart`); // cos 142° > −0.8
  }
  const away = { ...STATE, vectors: [[0, -1], [0, -1], ...START.slice(2)] };
  match(opens(away), /^“hot” and “cold” are 0° apart \(cosine 1\.00\)\. .* is −1\.00; /);
});

Deno.test("weights that read the same both ways are not said to differ", () => {
  const note = (state) => find(tabled("weights", state), "weights note").text;
  strictEqual(note(STATE), "softmax of each row: not the same");
  let state = /** @type {any} */ (STATE);
  for (let n = 0; n < 10; n++) state = { ...state, vectors: compute(state).output };
  strictEqual(note(state), "softmax of each row");
  strictEqual(
    find(tabled("scores", state), "scores note").text,
    "row · column: the same both ways",
  );
  const zeros = { ...STATE, vectors: START.map(() => [0, 0]) };
  strictEqual(note(zeros), "softmax of each row");
});

Deno.test("what is equal is not set against each other", () => {
  let state = /** @type {any} */ (STATE);
  for (let n = 0; n < 30; n++) state = { ...state, vectors: compute(state).output };
  const told = describe(state, compute(state));
  match(told, /All five words are one arrow/);
  match(told, /and each gives the other 20\.0% of its weight\.$/);
  match(told, /^“hot” and “cold” both point at “temperature” .* only 0° apart, not opposite\. All/);
  ok(!told.slice(told.indexOf("All five")).includes("but"));
});

Deno.test("a zero arrow makes no angle", () => {
  const told = describe(ZERO, compute(ZERO));
  match(told, /^“hot” has no length, so no direction, and it makes no angle with any word\./);
  ok(!told.includes("90°"));
  const two = { ...ZERO, vectors: [[0, 0], [0, 0], ...START.slice(2)] };
  match(describe(two, compute(two)), /^“hot” and “cold” have no length, so no directions/);
  const why = " The optimiser cannot run: it turns “hot”, “cold” and “temperature”. ";
  for (const i of [0, 1, 2]) {
    const state = { ...STATE, vectors: START.map((v, n) => n === i ? [0, 0] : v) };
    ok(describe(state, compute(state)).includes(why));
  }
  const all = { ...STATE, vectors: [[0, 0], [0, 0], [0, 0], ...START.slice(3)] };
  match(describe(all, compute(all)), /any word\. The optimiser has nothing to turn\. “hot” gives/);
  for (const i of [3, 4]) { // which it does not turn
    const state = { ...STATE, vectors: START.map((v, n) => n === i ? [0, 0] : v) };
    ok(!describe(state, compute(state)).includes("optimiser"));
  }
});

Deno.test("what is read out is what changed, in fifteen words at most", () => {
  const after = (patch) => {
    const state = { ...STATE, ...patch };
    return heard(state, compute(state), STATE);
  };
  const moved = (n, to) => ({ vectors: START.map((v, i) => (i === n ? to : v)) });
  strictEqual(after({}), "");
  strictEqual(after({ emphasis: 0 }), "", "the slider says it itself");
  strictEqual(
    after(moved(0, [0, 2])),
    "“hot” and “cold” 108° apart; to “temperature”: “hot” 49.8%, “cold” 0.5%.",
  );
  match(
    after(moved(3, [1, 1])),
    /^“it” and “ball”: score −0\.\d\d; “it” gives [\d.]+%, “ball” gives back/,
  );
  match(after({ pair: [4, 4] }), /^“ball” with itself: score 6\.37, weight 9\d\.\d%\.$/);
  strictEqual(after(moved(0, [0, 0])), "“hot”: no length, no direction; the optimiser cannot run.");
  for (const state of states()) {
    ok(heard(state, compute(state), STATE).split(" ").length <= 15);
  }
});

Deno.test("the same state takes the same room", () => {
  for (const width of [680, 560, 343]) {
    const heights = [...states()].map((state) => drawn(state, width).height);
    strictEqual(new Set(heights).size, 1);
  }
  deepStrictEqual(standsAt({ left: 0, top: 0, width: 2, height: 2 }, [-1, 1]), [2, 0]);
});
