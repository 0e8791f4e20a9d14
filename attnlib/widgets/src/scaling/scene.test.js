// The pictures read back: walks by the grid, bars by the axis of weights, the window by the rungs.

import { deepStrictEqual, match, ok, strictEqual } from "node:assert";
import { find, near, random, sound } from "../kit/testing.js";
import { between, compute, DRAWS, glides, LARGEST, N_KEYS, STOPS, walksOf } from "./compute.js";
import { textWidth } from "../kit/width.js";
import { grip, layout, meters, picture, RUNGS, stacked, thickness, widthAt } from "./scene.js";
import { deeper, describe, widthTold } from "./words.js";

const STATE = { d_k: 512, scaled: false, temperature: 1, draw: 1 };
const SCALED = { ...STATE, scaled: true };
const WIDTHS = [960, 700, 343];
const KEYS = Array.from({ length: N_KEYS }, (_, key) => key);
const plain = (/** @type {string} */ text) =>
  Number(text.replace("−", "-").replace("÷", "").replace("e−", "e-"));
const drawn = (state, width = 700) => picture(compute(state), { width });
const points = ({ at }) =>
  at.d.match(/-?[\d.]+ -?[\d.]+/g).map((pair) => pair.split(" ").map(Number));
const has = (scene, id) => scene.marks.some((mark) => mark.id === id);

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
  return ([x, y]) => [
    (8 + (24 * (x - x1)) / (x2 - x1)) ** 2,
    (40 * (y - y1)) / (y2 - y1),
  ];
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

// ---- Numbers --------------------------------------------------------------------------------

Deno.test("a dot product grows by one term for each component", () => {
  const { sums } = walksOf(5);
  const [one, two] = [sums[0][0], sums[0][1]];
  ok(one !== two && Math.abs(two - one) <= 3);
  deepStrictEqual(compute({ ...STATE, d_k: 2, draw: 5 }).products, sums.map((walk) => walk[1]));
});

Deno.test("the division changes the spread by the root, and the temperature likewise", () => {
  for (const d_k of [4, 64, 400]) {
    const [raw, scaled] = [{ ...STATE, d_k }, { ...SCALED, d_k }].map(compute);
    near(raw.spread / scaled.spread, Math.sqrt(d_k), 1e-9);
    const warm = compute({ ...STATE, d_k, temperature: Math.sqrt(d_k) });
    warm.weights.forEach((w, key) => near(w, scaled.weights[key], 1e-12));
  }
});

Deno.test("weights are shares, and the measures follow their definitions", () => {
  for (const state of states()) {
    const { weights, keys, entropy, jacobian, scores, spread, best } = compute(state);
    near(weights.reduce((a, b) => a + b), 1, 1e-12);
    strictEqual(scores[best], Math.max(...scores));
    near(Math.log(keys), entropy, 1e-12);
    const norm = Math.hypot(
      ...weights.flatMap((a, i) => weights.map((b, j) => (i === j ? a * (1 - a) : a * b))),
    );
    near(jacobian, norm, 1e-12);
    const mean = scores.reduce((a, b) => a + b) / N_KEYS;
    near(
      spread ** 2 * N_KEYS,
      scores.reduce((sum, s) => sum + (s - mean) ** 2, 0),
      1e-6 * N_KEYS * spread ** 2 + 1e-12,
    );
  }
});

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

Deno.test("rings stand on the line, at the width that holds and at their dot products", () => {
  for (const width of WIDTHS) {
    for (const state of states()) {
      const [scene, result] = [drawn(state, width), compute(state)];
      const read = readFan(scene);
      const { x1, x2, y1, y2 } = find(scene, "line").at;
      strictEqual(x1, x2);
      ok(y1 < y2);
      near(Math.sqrt(read([x1, 0])[0]), Math.sqrt(state.d_k), 0.03);
      strictEqual(find(scene, "knob").at.cx, x1);
      KEYS.forEach((key) => {
        const { at, role } = find(scene, `ring ${key}`);
        strictEqual(at.cx, x1);
        near(read([0, at.cy])[1], result.products[key], 0.2);
        strictEqual(role, key === result.best ? "key solid" : "key ring");
        strictEqual(find(scene, `walk ${key}`).role.includes("best"), key === result.best);
        ok(at.cy >= y1 && at.cy <= y2);
      });
    }
  }
});

Deno.test("the line says where it is, above it, clear of the ladder's name", () => {
  for (const width of WIDTHS) {
    for (const d_k of [1, 30, 512, LARGEST]) {
      const scene = drawn({ ...STATE, d_k }, width);
      const { at, runs } = find(scene, "width told");
      strictEqual(runs?.map(({ text }) => text).join(""), `dk = ${d_k}`);
      near(at.x, find(scene, "line").at.x1, d_k > 900 ? 22.1 : 0.11);
      ok(at.y < find(scene, "line").at.y1 && at.y > find(scene, "title fan").at.y + 13);
      ok(at.x + textWidth(`dk = ${d_k}`, 13) / 2 <= find(scene, "ladder").at.x);
      ok(at.x - textWidth(`dk = ${d_k}`, 13) / 2 >= 0);
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

Deno.test("the cone has one slope, whatever is drawn: but one draw in a thousand fits the same axis", () => {
  const slopes = Array.from({ length: 60 }, (_, i) => {
    const scene = drawn({ ...STATE, draw: i + 1 });
    const { y1, y2 } = find(scene, "cone 1").at;
    for (const key of KEYS) {
      const { y } = find(scene, "ladder").at;
      ok(points(find(scene, `walk ${key}`)).every(([, at]) => at >= y), "no walk leaves the fan");
    }
    return y1 - y2;
  });
  strictEqual(new Set(slopes).size, 1);
  const far = drawn({ ...STATE, draw: 509 });
  ok(find(far, "cone 1").at.y1 - find(far, "cone 1").at.y2 < slopes[0]);
});

Deno.test("numbers at the axes are those of their lines", () => {
  const scene = drawn(STATE);
  const ticks = scene.marks.filter(({ id }) => id.startsWith("tick "));
  ok(ticks.length >= 3);
  for (const { id, at, text } of ticks) {
    near(Number(at.y), find(scene, id.replace("tick", "grid")).at.y1 + 4, 0.11);
    strictEqual(plain(text ?? ""), Number(id.split(" ")[1]));
  }
  const read = readFan(scene);
  for (const d_k of [1, 64, 256, 512, 1024]) {
    near(read([tickX(scene, d_k), 0])[0], d_k, 0.02 * d_k + 0.2);
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

Deno.test("the lens joins the window's ends to the ladder's", () => {
  for (const state of states()) {
    const scene = drawn(state);
    const corners = points(find(scene, "lens"));
    const window = find(scene, "window").at;
    const { x, y, height } = find(scene, "ladder").at;
    deepStrictEqual(corners[0], [window.x1, window.y1]);
    near(corners[1][0], window.x1, 0.1);
    near(corners[1][1], window.y2, 0.1);
    deepStrictEqual(corners.slice(-2), [[x, y + height], [x, y]]);
    for (const [, at] of corners) ok(at <= find(scene, "line").at.y2 + 0.1);
  }
});

Deno.test("a window that leaves the fan is cut along one straight edge", () => {
  const state = { ...SCALED, temperature: 2.5 };
  const scene = drawn(state);
  const { products, best, unit } = compute(state);
  const [, a, b, c] = points(find(scene, "lens"));
  const [y0, y40] = [0, 40].map((s) => find(scene, `grid ${s}`).at.y1);
  const low = y0 + ((y40 - y0) * (products[best] - RUNGS * unit)) / 40;
  strictEqual(a[1], b[1]);
  ok(low > a[1] && b[0] > a[0] && b[0] < c[0]);
  near((b[0] - a[0]) / (c[0] - a[0]), (low - b[1]) / (low - c[1]), 0.01);
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

Deno.test("bars end on the exponential, and a rung costs what it says", () => {
  for (const state of states()) {
    const [scene, { weights, best }] = [drawn(state), compute(state)];
    const read = readLadder(scene);
    points(find(scene, "curve")).forEach((place, i) => {
      const [weight, steps] = read(place);
      near(steps, i / 10, 0.01);
      near(weight, weights[best] * Math.exp(-steps), 0.003);
    });
    for (let n = 1; n <= RUNGS; n++) {
      const told = plain(find(scene, `cost ${n}`).text);
      near(told / Math.exp(n), 1, 0.02);
    }
  }
});

Deno.test("keys are named with their weights, in order, and no name covers another", () => {
  for (const width of WIDTHS) {
    for (const state of states()) {
      const [scene, { weights, scores, best }] = [drawn(state, width), compute(state)];
      const names = scene.marks.filter(({ id }) => id.startsWith("name "));
      const { y, height } = find(scene, "ladder").at;
      names.forEach(({ id, at, text }, i) => {
        const key = Number(id.split(" ")[1]);
        match(text ?? "", new RegExp(`^(key )?${key + 1}: `));
        const share = Number((text ?? "").replace(/.*: |[<>%]/g, "")) / 100;
        near(share, weights[key], 0.00101);
        ok(at.y > y && at.y <= y + height);
        if (i) {
          ok(Number(at.y) >= Number(names[i - 1].at.y) + 13.8);
          ok(scores[Number(names[i - 1].id.split(" ")[1])] >= scores[key]);
        }
        near(find(scene, `to ${key}`).at.y1, find(scene, `bar ${key}`).at.y1, 1e-9);
        near(find(scene, `to ${key}`).at.y2, Number(at.y) - 4, 0.11);
      });
      match(find(scene, "best").text, new RegExp(`^(key )?${best + 1}: `));
      const below = scores.filter((s) => scores[best] - s > RUNGS).length;
      strictEqual(names.length + 1 + below, N_KEYS);
      strictEqual(find(scene, "below").text, deeper(below, width < 560));
    }
  }
});

Deno.test("the opening shows a narrow window with one key, the division opens it for all", () => {
  const [closed, open] = [drawn(STATE), drawn(SCALED)];
  const tall = (scene) => find(scene, "window").at.y2 - find(scene, "window").at.y1;
  ok(tall(closed) > 6, "it can be seen");
  near(tall(open) / tall(closed), Math.sqrt(512), 1);
  strictEqual(find(closed, "below").text, "11 keys lie below the window");
  strictEqual(find(open, "below").text, "no key lies below the window");
});

Deno.test("what hangs together has one colour", () => {
  const scene = drawn(SCALED);
  for (const { id, role } of scene.marks) {
    if (/^(walk|ring) /.test(id)) strictEqual(role.split(" ")[0], "key");
    if (/^(bar|end) |^(curve|window|best)$/.test(id)) strictEqual(role.split(" ")[0], "weight");
  }
});

Deno.test("bars that stand close are thinner, and few of them touch", () => {
  strictEqual(thickness([50]).role, "bar");
  strictEqual(thickness([0, 10, 20, 30]).role, "bar");
  strictEqual(thickness([0, 4, 8, 12]).role, "bar thin");
  strictEqual(thickness([0, 1, 2, 3]).role, "bar fine");
  const wide = { bar: 5, "bar thin": 3, "bar fine": 1.5 };
  for (const state of [...states(), { ...SCALED, d_k: 1 }]) {
    const bars = drawn(state, 960).marks.filter(({ id }) => id.startsWith("bar "));
    const places = bars.map(({ at }) => Number(at.y1)).sort((a, b) => a - b);
    const thick = wide[bars[0].role.replace("weight line ", "")];
    const touching = places.filter((y, i) => i > 0 && y - places[i - 1] < thick).length;
    const packed = thick === 1.5; // thinner they are not
    ok(packed || touching <= Math.ceil(places.length / 3), `${touching} of ${places.length}`);
  }
});

Deno.test("names are stacked near their places and within the ladder", () => {
  deepStrictEqual(stacked([], 0, 100), []);
  deepStrictEqual(stacked([50], 0, 100), [50]);
  deepStrictEqual(stacked([20, 20, 60], 0, 100), [20, 34, 60]);
  deepStrictEqual(stacked([95, 99], 0, 100), [86, 100]);
});

// ---- Hands ----------------------------------------------------------------------------------

Deno.test("the line is taken where it is, and a place leads back to its width", () => {
  for (const width of [1200, ...WIDTHS]) {
    for (const state of states()) {
      const result = compute(state);
      const [hit] = grip(state, result, { width });
      const zoom = width / drawn(state, width).width;
      const { x1, y1, y2 } = find(drawn(state, width), "line").at;
      near((hit.x + hit.width / 2) / zoom, x1, 0.1);
      ok(hit.y <= y1 * zoom && hit.y + hit.height >= y2 * zoom);
      strictEqual(hit.aria?.valuenow, state.d_k);
      strictEqual(hit.aria?.valuetext, widthTold(state, result));
    }
    STOPS.filter((stop) => stop >= 8).forEach((stop) => {
      const [hit] = grip({ ...STATE, d_k: stop }, compute({ ...STATE, d_k: stop }), { width });
      strictEqual(widthAt(width, hit.x + hit.width / 2), stop);
    });
    deepStrictEqual([widthAt(width, -50), widthAt(width, 5000)], [1, LARGEST]);
    const [a, b] = [900, 700].map((d_k) => {
      const [hit] = grip({ ...STATE, d_k }, compute({ ...STATE, d_k }), { width });
      return widthAt(width, hit.x + hit.width / 2);
    });
    near(a, 900, 1);
    near(b, 700, 1);
  }
});

// ---- Measures and words ---------------------------------------------------------------------

Deno.test("a measure's bar is its share of the most, within its track", () => {
  for (const width of WIDTHS) {
    for (const state of states()) {
      const [result, scene] = [compute(state), meters(compute(state), { width })];
      sound(scene);
      const most = { spread: 40, keys: N_KEYS, jacobian: 0.5 };
      for (const [id, all] of Object.entries(most)) {
        const [bar, track] = [find(scene, `${id} bar`).at, find(scene, `${id} track`).at];
        near(bar.width / track.width, Math.min(1, result[id] / all), 0.001);
        deepStrictEqual([bar.x, bar.y], [track.x, track.y]);
        const told = Number(find(scene, `${id} number`).text.replace("−", "-"));
        near(told, result[id], 0.051 * Math.max(1, 0.1 * result[id]));
        ok(bar.x + track.width <= scene.width + 0.1);
        strictEqual(has(scene, `${id} cut`), result[id] > all, "only what is more is cut");
      }
    }
  }
});

Deno.test("a bar's cut begins where its number is more than the track holds", () => {
  const cut = (/** @type {number} */ temperature) => {
    const result = compute({ ...STATE, temperature });
    return [result.spread > 40, has(meters(result, { width: 700 }), "spread cut")];
  };
  deepStrictEqual(cut(0.6), [true, true]); // 44.9
  deepStrictEqual(cut(0.7), [false, false]); // 38.5
});

Deno.test("the sentences tell the width, the division and what can be learnt", () => {
  const told = describe(STATE, compute(STATE));
  match(
    told,
    /^With 512 components, the dot products, unscaled, give scores that spread by 26\.94\./,
  );
  match(told, /Key 6 takes more than 99\.9% of the weight, as if 1\.0 of 12 keys were looked at\./);
  match(
    told,
    /5\.9e−6: the softmax lets hardly any gradient through\.$/,
  );
  const scaled = describe(SCALED, compute(SCALED));
  match(scaled, /divided by √512 \(22\.63\), give scores that spread by 1\.19/);
  match(scaled, /: the softmax lets the gradient through\.$/);
  const one = { ...SCALED, d_k: 1, temperature: 0.5 };
  match(
    describe(one, compute(one)),
    /^With 1 component, .* divided by √1 \(1\.00\), at temperature 0\.5,/,
  );
  strictEqual(deeper(1, false), "1 key lies below the window");
  // A weight that is rounded to 1 is not said to be all.
  const cold = { ...STATE, d_k: LARGEST, temperature: 0.1 };
  strictEqual(Math.max(...compute(cold).weights), 1);
  match(describe(cold, compute(cold)), /Key 6 takes more than 99\.9% of the weight/);
  for (const width of WIDTHS) match(find(drawn(cold, width), "best").text, /6: >99\.9%$/);
});

Deno.test("the same width takes the same room, and what is too wide is drawn larger", () => {
  for (const width of WIDTHS) {
    const heights = [...states()].map((state) => drawn(state, width).height);
    strictEqual(new Set(heights).size, 1);
  }
  const { laid, zoom } = layout(1200);
  ok(laid < 1200);
  near(zoom * laid, 1200, 1e-9);
  strictEqual(layout(700).zoom, 1);
});
