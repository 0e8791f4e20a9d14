// The board read back: arrows by their rings, discs by their areas, cells by their heads.

import { deepStrictEqual, match, notDeepStrictEqual, ok, strictEqual } from "node:assert";
import { unit } from "../kit/arrows.js";
import { brief } from "../kit/square.js";
import { find, near, random, sound } from "../kit/testing.js";
import { textWidth } from "../kit/width.js";
import { compute, GAP, learn, REACH } from "./compute.js";
import {
  asksBy,
  board,
  canMove,
  edgesOf,
  heightOf,
  LETTERS,
  places,
  planesOf,
  titleTop,
} from "./scene.js";
import { describe, heard } from "./words.js";

const WORDS = ["hot", "cold", "temperature", "it", "ball"];
const START = [[1.9, 0.6], [-1.9, -0.6], [0, 2], [0.1, -1.3], [1.4, -2.1]];
const EYE = [[1, 0], [0, 1]];
/** @type {import("./compute.js").State} */
const STATE = {
  ...{ source: "tables", x: START, query: START, key: START, w_q: EYE, w_k: EYE, b_q: [0, 0] },
  ...{ asking: 3, overlaid: false, cells: "weights", words: WORDS },
};
const ROLE = { q: "query", k: "key", v: "value" };
const WIDTHS = [860, 343];
const plain = (/** @type {string} */ text) => Number(text.replace("−", "-"));
const drawn = (state, width = 860) => board(state, compute(state), { width });
const toldBy = ({ text, runs }) => text ?? runs.map((run) => run.text).join("");
const has = (scene, id) => scene.marks.some((mark) => mark.id === id);

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
    const cells = /** @type {const} */ (["weights", "scores", "weights"])[n % 3];
    yield { ...STATE, source, ...tables, ...matrices, asking: n % 5, overlaid: n % 4 === 1, cells };
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

// ---- Numbers --------------------------------------------------------------------------------

Deno.test("queries, keys and values by hand", () => {
  const state = {
    ...STATE,
    source: /** @type {any} */ ("bias"),
    w_q: [[0, 2], [-2, 0]],
    b_q: [1, 0],
  };
  const { q, k, v, scores, weights, output } = compute(state);
  deepStrictEqual(q[3], [2.6 + 1, 0.2]);
  deepStrictEqual([k, v], [START, START]);
  near(scores[3][4], 3.6 * 1.4 - 0.2 * 2.1, 1e-12);
  near(weights[3][4] / weights[3][0], Math.exp(scores[3][4] - scores[3][0]), 1e-9);
  near(output[3][1], START.reduce((sum, [, y], j) => sum + weights[3][j] * y, 0), 1e-12);
  const { q: without } = compute({ ...state, source: "matrices" });
  near(without[3][0], 2.6, 1e-12);
});

Deno.test("each wish has its own number and threshold", () => {
  for (const state of states()) {
    const { wishes, scores, weights } = compute(state);
    const gap = scores[3][4] - scores[4][3];
    const values = [wishes[0].value, weights[0][2], weights[1][2], weights[3][4], gap];
    deepStrictEqual(wishes.map(({ value }) => value), values);
    const met = [values[0] <= -0.8, ...values.slice(1, 4).map((w) => w >= 0.8), gap >= GAP];
    deepStrictEqual(wishes.map((wish) => wish.met), met);
  }
  strictEqual(compute(STATE).wishes[0].met, true);
});

Deno.test("learning meets what can be met and keeps within reach", () => {
  for (
    const [source, met] of /** @type {const} */ ([["tables", 5], ["bias", 5], ["matrices", 3]])
  ) {
    const state = { ...STATE, source };
    const frames = learn(state);
    strictEqual(frames.length, 60);
    const end = compute({ ...state, ...frames[59] });
    strictEqual(end.wishes.filter((wish) => wish.met).length, met, source);
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
        const plane = state.overlaid ? "all" : letter;
        result[letter].forEach((vector, i) => {
          const head = find(scene, `${letter} ${i} head`);
          strictEqual(head.shape, shape[letter]);
          strictEqual(head.role.split(" ")[0], ROLE[letter]);
          const edge = planesOf(state, edgesOf(result), width)[letter].edge;
          read(scene, plane, tipOf(head)).forEach((x, n) => near(x, vector[n], 0.006 * edge));
        });
      }
    }
  }
});

Deno.test("every name is its own arrow's, and the word that asks is bold", () => {
  for (const width of WIDTHS) {
    const scene = drawn(STATE, width);
    for (const letter of LETTERS) {
      WORDS.forEach((word, i) => {
        const name = find(scene, `${letter} name ${i}`);
        strictEqual(name.text, word);
        strictEqual(name.role.split(" ")[0], ROLE[letter]);
        strictEqual(/ asked/.test(name.role), letter === "q" && i === 3);
        const far = WORDS.map((_, j) => {
          const [x, y] = tipOf(find(scene, `${letter} ${j} head`));
          return Math.hypot(x - name.at.x, y - name.at.y);
        });
        if (width > 700) strictEqual(far.indexOf(Math.min(...far)), i, `${letter} ${word}`);
      });
    }
    const bold = scene.marks.filter(({ role }) => / bold line/.test(role)).map(({ id }) => id);
    deepStrictEqual(bold, ["q 3 shaft"]);
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
    const plane = state.overlaid ? "all" : "v";
    const [x, y] = tipOf(find(scene, "gets"));
    const { edge } = planesOf(state, edgesOf(compute(state)), 860).v;
    read(scene, plane, [x, y]).forEach((v, n) => near(v, output[state.asking][n], 0.006 * edge));
    strictEqual(has(scene, "ray"), !state.overlaid);
    if (state.overlaid) continue;
    const { x1, y1, x2, y2 } = find(scene, "ray").at;
    const [dx, dy] = q[state.asking];
    near(Math.atan2(y1 - y2, x2 - x1), Math.atan2(dy, dx), 0.01);
  }
  const still = { ...STATE, query: [...START.slice(0, 3), [0, 0], START[4]] };
  strictEqual(has(drawn(still), "ray"), false);
  strictEqual(find(drawn(still), "q 3 dot").shape, "circle");
});

Deno.test("planes of different scales say how far their rings reach, and the dashed line is told on a phone too", () => {
  const far = { ...STATE, key: START.map(([x, y]) => [4 * x, 4 * y]) };
  for (const width of WIDTHS) {
    const scene = drawn(far, width);
    for (const letter of LETTERS) {
      const rings = scene.marks.filter(({ id }) => id.startsWith(`${letter} length `));
      const last = Math.max(...rings.map(({ text }) => Number(text)));
      match(find(scene, `scale ${letter}`).text, new RegExp(`ring = ${last}$`));
    }
    ok(!has(drawn(STATE, width), "scale k"), "one scale is not told");
    strictEqual(find(scene, "scale q").text, find(scene, "scale k").text);
    match(String(find(scene, "note k").text), /^dashed: (the bold )?query/);
    strictEqual(find(scene, "note q").text, "bold: “it”");
    match(JSON.stringify(scene), /discs/);
  }
});

Deno.test("a plane is named after what its vectors are", () => {
  const titles = (/** @type {any} */ source, width = 860) =>
    LETTERS.map((letter) => toldBy(find(drawn({ ...STATE, source }, width), `title ${letter}`)));
  for (const width of WIDTHS) {
    deepStrictEqual(titles("tables", width), ["Eq looks for", "Ek offers", "Ev means"]);
  }
  deepStrictEqual(titles("matrices"), ["q = x Wq looks for", "k = x Wk offers", "x means"]);
  deepStrictEqual(titles("bias"), ["q = x Wq + bq looks for", "k = x Wk offers", "x means"]);
  for (const source of ["matrices", "bias"]) {
    deepStrictEqual(titles(source, 343), ["q looks for", "k offers", "x means"]);
  }
});

Deno.test("a plane's name and its scale stand beside each other", () => {
  for (const width of [320, 343, 699, 700, 780, 860, 960, 1240]) {
    for (const source of /** @type {const} */ (["tables", "matrices", "bias"])) {
      const far = { w_k: [[4, 0], [0, 4]], key: START.map(([x, y]) => [4 * x, 4 * y]) };
      const scene = drawn({ ...STATE, ...far, source }, width);
      for (const letter of LETTERS) {
        const [title, scale] = ["title", "scale"].map((id) => find(scene, `${id} ${letter}`));
        const end = title.at.x + textWidth(toldBy(title), 15);
        ok(end + 6 <= scale.at.x - textWidth(scale.text, 12.5), `${source} ${letter} at ${width}`);
      }
    }
  }
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

Deno.test("all three in one plane have one place and one scale", () => {
  const state = { ...STATE, overlaid: true, key: START.map(([x, y]) => [3 * x, 3 * y]) };
  const { q, k, v } = planesOf(state, edgesOf(compute(state)), 860);
  deepStrictEqual(q, k);
  deepStrictEqual(k, v);
  const scene = drawn(state);
  strictEqual(scene.marks.filter(({ id }) => id.endsWith(" ground")).length, 1);
  strictEqual(find(scene, "all name 5").text, "“it” asks");
  strictEqual(find(scene, "title all").text, "All three in one plane");
  ok(q.height > 1.5 * planesOf(STATE, edgesOf(compute(STATE)), 860).q.height, "it is larger");
  for (const { id, at } of scene.marks) {
    const aside = /^(wish|value|met|legend|pairs)/.test(id);
    if (aside) ok(Number(at.x ?? at.x1) > q.left + q.width, `${id} is beside the plane`);
  }
  for (const width of WIDTHS) strictEqual(drawn(state, width).height, drawn(STATE, width).height);
});

Deno.test("on a full screen, wider than a page, the planes are lower", () => {
  const tall = (/** @type {number} */ width) =>
    planesOf(STATE, { q: 3, k: 3, v: 3 }, width).q.height;
  deepStrictEqual([860, 960, 961, 1200].map(tall), [275, 290, 230, 230]);
  strictEqual(heightOf(STATE, 960) - heightOf(STATE, 1200), 60);
});

Deno.test("wishes end above the square, side by side with it or over it", () => {
  for (const width of [320, 343, 375, 500, 699]) {
    for (const overlaid of [false, true]) {
      const scene = drawn({ ...STATE, overlaid }, width);
      const [first, last] = [find(scene, "wish 0").at.y, find(scene, "rule 4").at.y1];
      ok(last + 10 <= titleTop({ ...STATE, overlaid }, width), `${width}: the switch is free`);
      ok(find(scene, "wishes").at.y + 12 <= first - 12);
    }
  }
  for (const width of [700, 860, 960, 961, 1240, 1600]) {
    const scene = drawn({ ...STATE, overlaid: true }, width);
    const last = find(scene, "rule 4").at.y1;
    ok(last + 6 <= find(scene, "pairs title").at.y - 12, `${width}`);
    ok(find(scene, "legend 2").at.y + 8 < find(scene, "wishes").at.y - 10);
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
  const { q } = planesOf(STATE, edgesOf(compute(STATE)), 860);
  ok(unit(q) > 30);
});

// ---- Wishes and pairs -----------------------------------------------------------------------

Deno.test("each wish is told with its own number, and whether it is met", () => {
  for (const width of WIDTHS) {
    for (const state of states()) {
      const [scene, { wishes }] = [drawn(state, width), compute(state)];
      wishes.forEach(({ value, met }, n) => {
        near(plain(find(scene, `value ${n}`).text), value, 0.0051);
        strictEqual(find(scene, `met ${n}`).text, met ? "✓ met" : "✗ open");
      });
    }
  }
  match(find(drawn(STATE), "wish 3").text, /^it → ball ≥ 0\.8$/);
});

Deno.test("rows ask and columns answer: each cell has its weight and its score, one of them small, and its tint", () => {
  for (const width of WIDTHS) {
    for (const state of states()) {
      const [scene, { weights, scores }] = [drawn(state, width), compute(state)];
      strictEqual(scene.height, heightOf(state, width));
      weights.forEach((row, i) =>
        row.forEach((weight, j) => {
          const cell = find(scene, `pairs cell ${i} ${j}`).at;
          const [large, small] = ["number", "small"].map((part) =>
            plain(find(scene, `pairs ${part} ${i} ${j}`).text)
          );
          const [w, s] = state.cells === "weights" ? [large, small] : [small, large];
          near(w, weight, 0.0051);
          near(s, scores[i][j], 0.051);
          const most = Math.max(18, ...scores.flat().map(Math.abs));
          const share = state.cells === "weights" ? weight : Math.abs(scores[i][j]) / most;
          near(Number(cell["fill-opacity"]), share, 1e-3);
          const hue = state.cells === "weights" ? "weight" : scores[i][j] < 0 ? "minus" : "plus";
          strictEqual(find(scene, `pairs cell ${i} ${j}`).role, `${hue} shade`);
          match(
            find(scene, "pairs title").runs[0].text,
            state.cells === "weights" ? /^Weights/ : /^Scores/,
          );
          const [head, side] = [`column ${j}`, `row ${i}`].map((id) => find(scene, `pairs ${id}`));
          near(cell.x + cell.width / 2, head.at.x, 0.11);
          near(cell.y + cell.height / 2, side.at.y - 4.5, 0.11);
          deepStrictEqual([side.text, head.text], [brief(WORDS[i]), brief(WORDS[j])]);
          ok(cell.x + cell.width <= width && cell.y + cell.height <= scene.height);
        })
      );
    }
  }
});

Deno.test("what is wished for is framed, and a bar stands before the word that asks", () => {
  for (const asking of [0, 3]) {
    const scene = drawn({ ...STATE, asking });
    for (const [i, j] of [[0, 2], [1, 2], [3, 4], [4, 3]]) {
      const { x, y } = find(scene, `pairs wish ${i} ${j}`).at;
      const cell = find(scene, `pairs cell ${i} ${j}`).at;
      deepStrictEqual([x, y], [cell.x, cell.y]);
    }
    strictEqual(scene.marks.filter(({ id }) => id.startsWith("pairs wish")).length, 4);
    WORDS.forEach((_, i) => {
      strictEqual(/asked/.test(find(scene, `pairs row ${i}`).role), i === asking, "the row asks");
      strictEqual(find(scene, `pairs column ${i}`).role, "ink head", "a column answers");
    });
    const bar = find(scene, "asking").at;
    near(bar.y + bar.height / 2, find(scene, `pairs row ${asking}`).at.y - 4.5, 0.11);
  }
});

Deno.test("cells can be pressed where they are, and say what they hold", () => {
  const result = compute(STATE);
  const scene = drawn(STATE);
  const cells = places(STATE, result, { width: 860 }).filter(({ slider }) => !slider);
  strictEqual(cells.length, 25);
  for (const { id, x, y } of cells) {
    const cell = find(scene, id.replace("pairs", "pairs cell")).at;
    near(x + 1, cell.x, 0.2);
    near(y + 1, cell.y, 0.2);
  }
  const told = cells.find(({ id }) => id === "pairs 3 4")?.label;
  strictEqual(told, "“it” gives “ball” the weight 0.69, score 2.87");
});

// ---- Words ----------------------------------------------------------------------------------

/** With plain spaces. */
const told = (state) => describe(state, compute(state)).replaceAll("\u00a0", " ");

Deno.test("the sentences tell whom a word attends to, what it gets and what is open", () => {
  strictEqual(
    told(STATE),
    "“it” attends to “ball” most, with weight 69.0% and score 2.87, and gets (0.90, −1.75). One of five wishes is met; " +
      "still open: “hot” → “temperature”, “cold” → “temperature”, “it” → “ball” and “it” → “ball” one-way.",
  );
  match(
    told({ ...STATE, asking: 4 }),
    /^“ball” attends to itself most, with weight 96\.4% and score 6\.37,/,
  );
  match(told({ ...STATE, ...learn(STATE)[59] }), /All five wishes are met\.$/);
  match(
    told({ ...STATE, source: "matrices" }),
    /One of five wishes is met\. “hot” and “cold” are exactly opposite, so their queries are too/,
  );
  ok(!told(STATE).includes("exactly opposite"));
});

const ZERO = WORDS.map(() => [0, 0]);

Deno.test("words that get alike are all named, and none of them the most", () => {
  const opens = (patch) => told({ ...STATE, ...patch }).split(/ (?:One|None|Two) of five/)[0];
  const none = "attends to all alike, 20.0% each, and gets (0.30, −0.28).";
  strictEqual(opens({ query: ZERO, asking: 0 }), `“hot” ${none}`);
  strictEqual(opens({ source: "matrices", w_q: [[0, 0], [0, 0]], asking: 4 }), `“ball” ${none}`);
  const key = [[1, 0], [0, 0], [1, 0], [0, 0], [0, 0]];
  const query = WORDS.map(() => [1, 0]);
  match(
    opens({ query, key, asking: 0 }),
    /^“hot” attends to itself and “temperature” most, 32\.2% each, and gets/,
  );
  match(
    opens({ query, key, asking: 3 }),
    /^“it” attends to “hot” and “temperature” most, 32\.2% each, and gets/,
  );
  // As far as it is shown: 32.22% and 32.19% look alike, 32.3% and 32.0% do not.
  const close = (x) => key.map((k, i) => (i === 2 ? [x, 0] : k));
  match(opens({ query, key: close(0.999) }), /“hot” and “temperature” most, 32\.2% each/);
  match(opens({ query, key: close(0.99) }), /“hot” most, with weight 32\.3% and score 1\.00/);
});

Deno.test("a weight that is rounded to 1 is not said to be all", () => {
  const w = [[9.9, 9.9], [9.9, 9.9]];
  const state = { ...STATE, source: /** @type {const} */ ("matrices"), w_q: w, w_k: w, asking: 0 };
  const result = compute(state);
  strictEqual(result.weights[0][0], 1);
  match(told(state), /^“hot” attends to itself most, with weight >99\.9% and score 1225\.13,/);
  match(
    heard(state, result, { now: STATE, result: compute(STATE) }),
    /^“hot” now gives itself >99\.9%;/,
  );
});

Deno.test("mirrored scores that are opposite are told, and no others", () => {
  const turned = { ...STATE, source: /** @type {const} */ ("matrices"), w_q: [[0, 2], [-2, 0]] };
  match(told(turned), /Mirrored scores are opposite: 3\.22 and −3\.22 for “it” and “ball”\.$/);
  ok(!told(STATE).includes("Mirrored"));
  ok(!told({ ...turned, w_q: [[0, 0], [0, 0]] }).includes("Mirrored"));
  ok(!told({ ...turned, w_q: [[0, 2], [-2, 0.1]] }).includes("Mirrored"));
});

Deno.test("what is read out is what changed", () => {
  const from = { now: STATE, result: compute(STATE) };
  const after = (patch) => {
    const state = { ...STATE, ...patch };
    return heard(state, compute(state), from).replaceAll("\u00a0", " ");
  };
  const moved = (i, to) => START.map((v, n) => (n === i ? to : v));
  strictEqual(after({ overlaid: true }), "");
  strictEqual(
    after({ query: moved(0, [0, 3]), asking: 0 }),
    "“hot” now gives “temperature” 98.5%; two of five wishes are met.",
  );
  strictEqual(
    after({ key: moved(0, [0, -2]) }),
    "“it” now gives “hot” 35.0%; one of five wishes is met.",
  );
  match(after({ key: moved(3, [0, -2]) }), /^“it” now gives itself [\d.]+%;/);
  match(after({ x: moved(4, [2, -2]) }), /^“it” now gets \(1\.\d\d, −1\.\d\d\)\.$/);
  match(after({ asking: 4 }), /^“ball” attends to itself most/);
  match(
    after({ ...learn(STATE)[59] }),
    /^“it” now gives “ball” 99\.\d%; all five wishes are met\.$/,
  );
});

Deno.test("who is taken hold of by its query is followed", () => {
  for (const source of /** @type {const} */ (["tables", "matrices", "bias"])) {
    const state = { ...STATE, source };
    const follows = LETTERS.filter((letter) => canMove(state, letter) && asksBy(state, letter));
    deepStrictEqual(follows, [source === "tables" ? "q" : "v"]);
  }
});

Deno.test("the switch of the cells stands at their title", () => {
  for (const width of WIDTHS) {
    for (const overlaid of [false, true]) {
      const state = { ...STATE, overlaid };
      const title = find(drawn(state, width), "pairs title").at;
      near(title.y, titleTop(state, width) + 14, 0.1);
    }
  }
});
