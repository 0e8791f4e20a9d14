// MemoryExplorer's picture read back: tints of pixels, heights of the way and of what stands on it, lengths of weights.

import { deepStrictEqual, match, notDeepStrictEqual, ok, strictEqual } from "node:assert";
import { find, near, random, sound } from "../kit/testing.js";
import { textWidth } from "../kit/width.js";
import {
  compute,
  glides,
  numbers,
  painted,
  PATTERNS,
  PIXELS,
  queryOf,
  retrieve,
} from "./compute.js";
import { layout, marbleAt, picture, pixelAt, places, scales, stepAt } from "./scene.js";
import { describe } from "./words.js";

/** @type {import("./compute.js").State} */
const STATE = { digit: 3, noise: 0.45, beta: 1, step: 0, draw: 1, paint: "" };
const REST = { ...STATE, step: 40 };
const BLEND = { ...REST, beta: 0.25 };
const WRONG = { ...REST, digit: 5, draw: 3, beta: 0.5 };
const WIDTHS = [288, 343, 720, 960];
const dot = (/** @type {number[]} */ a, /** @type {number[]} */ b) =>
  a.reduce((sum, x, i) => sum + x * b[i], 0);
const has = (scene, id) => scene.marks.some((m) => m.id === id);

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

// ---- Numbers --------------------------------------------------------------------------------

/** The energy by its formula, with sums as they are. */
function energyOf(state, beta) {
  const sum = PATTERNS.reduce((total, x) => total + Math.exp(beta * dot(x, state)), 0);
  const longest = Math.max(...PATTERNS.map((x) => dot(x, x)));
  return -Math.log(sum) / beta + dot(state, state) / 2 + Math.log(10) / beta + longest / 2;
}

Deno.test("a step goes to the average with the weights, and no step raises the energy", () => {
  for (const state of states()) {
    const { path, energies, beta } = compute(state);
    path.slice(1).forEach((after, k) => {
      const exps = PATTERNS.map((x) => Math.exp(beta * dot(x, path[k])));
      const all = exps.reduce((a, b) => a + b, 0);
      after.forEach((pixel, i) =>
        near(pixel, exps.reduce((sum, e, p) => sum + (e / all) * PATTERNS[p][i], 0), 1e-9)
      );
      ok(energies[k + 1] <= energies[k] + 1e-9, "downhill");
    });
    path.forEach((at, k) => near(energies[k], energyOf(at, beta), 1e-6));
    const rest = path[path.length - 1];
    const moved = retrieve(rest, beta).map((pixel, i) => Math.abs(pixel - rest[i]));
    ok(Math.max(...moved) < 1e-3 || path.length === 41);
  }
});

Deno.test("each sample is the energy at its place on the way, and the way ends in a stored digit", () => {
  for (const state of states()) {
    const { path, along, energy, stations, next, beta, turn } = compute(state);
    const points = [...path, PATTERNS[next]];
    along.forEach((place, n) => {
      const k = Math.max(
        0,
        stations.findLastIndex((s, i) => s <= place + 1e-12 && i < path.length),
      );
      const share = (place - stations[k]) / (stations[k + 1] - stations[k]);
      const at = points[k].map((pixel, i) => pixel + share * (points[k + 1][i] - pixel));
      near(energy[n], energyOf(at, beta), 1e-6);
    });
    near(along[turn], stations[path.length - 1], 1e-9);
    points.slice(1).forEach((p, k) =>
      near(stations[k + 1] - stations[k], Math.hypot(...p.map((v, i) => v - points[k][i])), 1e-9)
    );
  }
});

Deno.test("noise replaces its share of the pixels, more noise keeps what less replaced, paint covers it", () => {
  const changed = (noise, digit = 3, draw = 1) =>
    queryOf({ ...STATE, noise, digit, draw }).map((p, i) => p !== PATTERNS[digit][i]);
  const shares = [0.2, 0.5, 0.8].map((noise) => {
    let count = 0;
    for (let draw = 1; draw <= 40; draw++) count += changed(noise, 3, draw).filter(Boolean).length;
    return count / 40 / PIXELS;
  });
  shares.forEach((share, i) => near(share, [0.2, 0.5, 0.8][i], 0.03));
  const [some, more] = [changed(0.3), changed(0.6)];
  ok(some.every((c, i) => !c || more[i]));
  deepStrictEqual(queryOf({ ...STATE, noise: 0 }), PATTERNS[3]);
  const paint = painted(painted("", 5, true), 9, false);
  const query = queryOf({ ...STATE, paint });
  deepStrictEqual([query[5], query[9]], [1, -1]);
  strictEqual(paint.length, PIXELS);
  query.forEach((p, i) => [5, 9].includes(i) || strictEqual(p, queryOf(STATE)[i]));
});

Deno.test("between two steps the state is on its way, and beyond rest nothing moves", () => {
  const shown = glides(STATE);
  const [a, b, middle] = [0, 1, 0.5].map((at) => numbers({ ...shown, at }));
  middle.state.forEach((p, i) => near(p, (a.state[i] + b.state[i]) / 2, 1e-12));
  near(middle.level, energyOf(middle.state, 1), 1e-6);
  deepStrictEqual(
    compute(REST).state,
    compute({ ...STATE, step: compute(STATE).path.length - 1 }).state,
  );
});

// ---- The digit ------------------------------------------------------------------------------

Deno.test("every pixel is as dark as its ink and stands in its row and column", () => {
  for (const width of WIDTHS) {
    for (const state of states()) {
      const [scene, result] = [drawn(state, width), compute(state)];
      sound(scene);
      const board = find(scene, "canvas").at;
      const cell = board.width / 8;
      result.state.forEach((pixel, i) => {
        const { at } = find(scene, `pixel ${i}`);
        near(Number(at["fill-opacity"]), Math.min(1, Math.max(0, (pixel + 1) / 2)), 1e-3);
        deepStrictEqual([at.x, at.y], [(i % 8) * cell, board.y + Math.floor(i / 8) * cell]);
        deepStrictEqual([at.width, at.height], [cell, cell]);
      });
    }
  }
});

/** The ink of each pixel of a small picture, read from its bars. */
function inkOf(scene, id) {
  const frame = find(scene, `${id} frame`).at;
  const cell = (frame.width - 6) / 8;
  const ink = new Array(PIXELS).fill(0);
  for (let level = 1; level <= 8; level++) {
    const { at } = find(scene, `${id} ink ${level}`);
    for (const [, x, y, long, high] of at.d.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)/g)) {
      near(Number(high), cell, 1e-9);
      const [column, line] = [(x - frame.x - 3) / cell, (y - frame.y - 3) / cell];
      for (let n = 0; n < long / cell - 1e-6; n++) {
        strictEqual(ink[line * 8 + column + n], 0, "one bar for a pixel");
        ink[line * 8 + column + n] = Number(at["fill-opacity"]);
      }
    }
  }
  return ink;
}

const sameInk = (ink, pixels) =>
  pixels.forEach((p, i) => near(ink[i], Math.min(1, Math.max(0, (p + 1) / 2)), 0.0626));

Deno.test("small pictures show the digits that they stand for", () => {
  for (const width of WIDTHS) {
    for (const state of [STATE, REST, BLEND, WRONG]) {
      const [scene, { state: now, path, next }] = [drawn(state, width), compute(state)];
      sameInk(inkOf(scene, "marble"), now);
      sameInk(inkOf(scene, "rest"), path[path.length - 1]);
      sameInk(inkOf(scene, "next"), PATTERNS[next]);
      PATTERNS.forEach((pixels, k) => sameInk(inkOf(scene, `stored ${k}`), pixels));
      for (const { id } of scene.marks) {
        const ghost = id.match(/^ghost (\d+) frame$/);
        if (ghost) sameInk(inkOf(scene, `ghost ${ghost[1]}`), path[Number(ghost[1])]);
      }
    }
  }
  ok(has(drawn(REST), "ghost 0 frame"), "what it came from is still seen");
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

Deno.test("the curve has the energies of the way, at even distances", () => {
  for (const width of WIDTHS) {
    for (const state of states()) {
      const [scene, { along, energy }] = [drawn(state, width), compute(state)];
      const read = readPlot(scene);
      const curve = points(find(scene, "hill").at.d);
      strictEqual(curve.length, energy.length);
      const [x0, x1] = [curve[0][0], curve[curve.length - 1][0]];
      const whole = along[along.length - 1];
      const fine = Math.abs(read(0) - read(1));
      curve.forEach(([x, y], i) => {
        near(read(y), energy[i], 0.06 * fine + 1e-6);
        near((x - x0) / (x1 - x0), along[i] / whole, 0.002);
      });
      ok(Math.max(...curve.map(([, y]) => y)) <= find(scene, "rule 0").at.y1 + 0.1);
      const top = Math.min(
        ...scene.marks.filter(({ id }) => id.startsWith("rule ")).map((m) => Number(m.at.y1)),
      );
      ok(Math.min(...curve.map(([, y]) => y)) >= top - 0.1, "inside the axis");
    }
  }
});

Deno.test("states stand on the curve at their energies, the marble above its point", () => {
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
      const card = find(scene, "marble frame").at;
      ok(
        card.y + card.height <= spot.cy - 5 || card.x >= spot.cx + 5,
        "it does not hide its point",
      );
      const leader = find(scene, "leader").at;
      deepStrictEqual([leader.x1, leader.y1], [spot.cx, spot.cy]);
      near(leader.x2, Math.min(card.x + card.width, Math.max(card.x, spot.cx)), 0.6);
      near(leader.y2, Math.min(card.y + card.height, Math.max(card.y, spot.cy)), 0.6);
      ok(Math.hypot(leader.x2 - spot.cx, leader.y2 - spot.cy) < 0.35 * scene.width, "a short one");
      ok(card.x >= layout(width).left && card.x + card.width <= scene.width, "inside");
    }
  }
});

/** Whether a curve runs through a box. @param {number[][]} curve @param {any} box */
const runsThrough = (curve, { x, y, width, height }) =>
  curve.some(([px, py]) => px > x && px < x + width && py > y && py < y + height);

Deno.test("no card and no word hides the curve", () => {
  const all = "#".repeat(PIXELS);
  const more = [{ ...STATE, paint: all }, { ...REST, paint: all }, { ...STATE, noise: 1 }];
  for (const width of WIDTHS) {
    for (const state of [...states(), ...more]) {
      const scene = drawn(state, width);
      const curve = points(find(scene, "hill").at.d);
      for (const { id, at } of scene.marks) {
        if (/^(marble|ghost \d+) frame$/.test(id)) ok(!runsThrough(curve, at), `${id} at ${width}`);
      }
      const { at, text } = find(scene, "ridge");
      const wide = textWidth(text, 12.5) / 1.12;
      const box = { x: at.x - wide / 2, y: at.y - 10, width: wide, height: 12 };
      ok(!runsThrough(curve, box), `${text} at ${width}`);
      const card = find(scene, "marble frame").at;
      const apart = box.x > card.x + card.width || box.x + box.width < card.x ||
        box.y > card.y + card.height || box.y + box.height < card.y;
      ok(apart, `${text} beside the card at ${width}`);
      if (has(scene, "marble energy")) {
        const energy = find(scene, "marble energy");
        const long = textWidth(energy.text, 15) / 1.12;
        const left = energy.at.x - (energy.role.endsWith("end") ? long : 0);
        const line = { x: left, y: energy.at.y - 11, width: long, height: 13 };
        ok(!runsThrough(curve, line), `${energy.text} at ${width}`);
        const meets = line.x < box.x + box.width && box.x < line.x + line.width &&
          line.y < box.y + box.height && box.y < line.y + line.height;
        ok(!meets, `${energy.text} and ${text} at ${width}`);
      }
      const told = find(scene, "rest told");
      const board = find(scene, "canvas").at;
      const start = told.at.x - textWidth(told.text, 12.5);
      ok(told.at.y > board.y + board.height + 10 || start > board.width, "and none the digit");
    }
  }
});

Deno.test("what lies in the valleys hangs below its place and is named", () => {
  for (const width of WIDTHS) {
    for (const state of states()) {
      const [scene, { next, stations, path, along }] = [drawn(state, width), compute(state)];
      const curve = points(find(scene, "hill").at.d);
      const [x0, x1] = [curve[0][0], curve[curve.length - 1][0]];
      near(find(scene, "drop next").at.x1, x1, 0.11);
      const share = stations[path.length - 1] / along[along.length - 1];
      near(find(scene, "drop rest").at.x1, x0 + share * (x1 - x0), 0.11);
      strictEqual(find(scene, "next told").text, `stored ${next}`);
      const [rest, beyond] = ["rest", "next"].map((id) => find(scene, `${id} frame`).at);
      ok(rest.x + rest.width < beyond.x, "beside each other");
      const told = find(scene, "rest told");
      const other = find(scene, "next told");
      ok(told.at.x < other.at.x - textWidth(other.text, 12.5), "names do not meet");
      ok(beyond.x + beyond.width <= scene.width);
      ok(told.at.x - textWidth(told.text, 12.5) >= -0.5, "and stay inside");
    }
  }
});

Deno.test("a ridge is what is higher than both its ends, and low β has none", () => {
  for (const beta of [0.05, 0.1, 0.25, 0.5, 1, 2, 4]) {
    const { ridge, energy, turn, along } = compute({ ...REST, beta });
    const beyond = energy.slice(turn);
    const top = Math.max(...beyond);
    strictEqual(ridge !== null, top > Math.max(beyond[0], beyond[beyond.length - 1]) + 1e-9);
    if (ridge) {
      near(ridge.height, top - beyond[0], 1e-12);
      near(energy[along.indexOf(ridge.at)], top, 1e-12);
    }
    strictEqual(ridge === null, beta <= 0.25);
    const text = find(drawn({ ...REST, beta }), "ridge").text;
    if (ridge) near(Number(text.replace("ridge +", "")), ridge.height, 0.0501);
    else strictEqual(text, "no ridge: one valley");
  }
});

Deno.test("a step is found where it stands, and the marble tells how many were taken", () => {
  for (const width of [...WIDTHS, 1200]) {
    const result = compute(STATE);
    const look = layout(width);
    const { x } = scales(result, look);
    result.stations.slice(0, 3).forEach((place, k) =>
      strictEqual(stepAt(result, width, x(place) * look.zoom), k)
    );
    const ball = places(REST, compute(REST), 0, width).find(({ id }) => id === "marble");
    deepStrictEqual([ball?.aria?.valuenow, ball?.aria?.valuemax], [4, 4]);
    match(String(ball?.aria?.valuetext), /^after 4 steps, energy 2\.3$/);
    const card = find(drawn(REST, width), "marble frame").at;
    near(Number(ball?.x) / look.zoom, card.x, 1);
    near(Number(ball?.y) / look.zoom, card.y, 1);
  }
});

Deno.test("the marble's card keeps inside and leaves its point free, wherever it is", () => {
  for (const width of WIDTHS) {
    const look = layout(width);
    for (let px = look.left; px <= look.right; px += 7) {
      for (let py = look.plotTop; py <= look.bottom; py += 5) {
        const flat = marbleAt(px, py, look, () => py);
        ok(flat.x >= look.left && flat.x + flat.size <= look.laid && flat.y >= look.plotTop);
        const steep = marbleAt(px, py, look, (from) => py + 2 * Math.max(0, from - px));
        ok(steep.x <= flat.x && steep.x + steep.size <= look.laid && steep.y >= look.plotTop);
      }
    }
  }
});

// ---- The stored digits ----------------------------------------------------------------------

Deno.test("weights are lengths, above their own digits", () => {
  for (const width of WIDTHS) {
    for (const state of states()) {
      const [scene, { weights }] = [drawn(state, width), compute(state)];
      const full = find(scene, "track 0").at.height;
      weights.forEach((w, k) => {
        const [bar, track, card] = [`bar ${k}`, `track ${k}`, `stored ${k} frame`]
          .map((id) => find(scene, id).at);
        near(bar.height / full, w, 0.06 / full + 1e-9);
        near(bar.y + bar.height, track.y + track.height, 0.11);
        near(bar.x + bar.width / 2, card.x + card.width / 2, 0.6);
        ok(card.y > bar.y + bar.height);
        const told = find(scene, `share ${k}`).text;
        if (/^\d/.test(told)) near(Number(told.replace("%", "")), 100 * w, 0.51);
        else ok(told === "" ? w < 0.005 : told === ">99%" && w > 0.995);
        strictEqual(find(scene, `stored ${k} frame`).role.includes("chosen"), k === state.digit);
      });
    }
  }
});

Deno.test("what is pressed lies upon what is seen", () => {
  for (const width of WIDTHS) {
    const all = places(STATE, compute(STATE), 7, width);
    const scene = drawn(STATE, width);
    const { zoom } = layout(width);
    const query = queryOf(STATE);
    for (let i = 0; i < PIXELS; i++) {
      const hit = all.find(({ id }) => id === `pixel ${i}`);
      const { at } = find(scene, `pixel ${i}`);
      deepStrictEqual([hit?.x, hit?.y, hit?.width], [at.x * zoom, at.y * zoom, at.width * zoom]);
      strictEqual(hit?.label, `row ${Math.floor(i / 8) + 1}, column ${i % 8 + 1}`);
      strictEqual(hit?.aria?.pressed, query[i] > 0);
      strictEqual(hit?.tab, i === 7 ? 0 : -1);
      strictEqual(pixelAt(width, Number(hit?.x) + 3, Number(hit?.y) + 3), i);
    }
    strictEqual(pixelAt(width, -1, 100), -1);
    strictEqual(pixelAt(width, 10, 5), -1);
    PATTERNS.forEach((_, k) => {
      const hit = all.find(({ id }) => id === `stored ${k}`);
      const card = find(scene, `stored ${k} frame`).at;
      ok(Number(hit?.x) <= card.x * zoom + 1.1 && Number(hit?.width) >= 24);
      ok(Number(hit?.y) + Number(hit?.height) >= (card.y + card.height) * zoom - 2);
      strictEqual(hit?.label, `Start from the stored ${k}`);
      strictEqual(hit?.aria?.pressed, k === 3);
    });
  }
});

// ---- Words ----------------------------------------------------------------------------------

Deno.test("the sentences say where it came from, how far it fell and into what", () => {
  const told = (state) => describe(state, compute(state));
  match(
    told(STATE),
    /^The query is a 3 with 45% of its pixels replaced, at energy 17\.1\. Now the 3 has 59\.2%/,
  );
  match(told({ ...STATE, step: 1 }), /After 1 of 4 steps, at energy 3\.\d, the 3 has/);
  match(
    told(REST),
    /In 4 steps it falls to 2\.3\. It rests at the 3, .*: the digit is remembered\. A ridge 1\.4 high lies before the 8\.$/,
  );
  match(
    told(WRONG),
    /The query is a 5 .* It rests at the 9, which takes 9\d\.\d% of the weight: the wrong valley\./,
  );
  match(told(BLEND), /It rests on a blend, as if 6\.7 digits shared the weight: β is too small/);
  match(told(BLEND), /No ridge lies between here and the \d\.$/);
  match(
    told({ ...REST, noise: 0, paint: painted("", 0, true) }),
    /^The query is a stored 3 and 1 pixel painted,/,
  );
  const all = "#".repeat(PIXELS);
  match(told({ ...STATE, paint: all }), /^The query is your own picture, at energy 76\.5\./);
  const own = told({ ...REST, noise: 1, paint: all });
  match(
    own,
    /^The query is your own picture, .* It rests at the 1, which takes >99\.9% of the weight\. A/,
  );
  match(told({ ...STATE, noise: 1 }), /^The query is pure noise, at energy 35\.8\./);
  const noise = told({ ...REST, noise: 1 });
  match(noise, /It rests at the 1 all the same, which takes >99\.9% of the weight\. A ridge/);
  ok(!/valley|remembered/.test(noise + own));
  match(
    told({ ...STATE, noise: 1, paint: painted("", 0, true) }),
    /pure noise with 1 pixel painted/,
  );
  strictEqual(find(drawn(STATE), "canvas title").text, "the query: paint on it");
  strictEqual(find(drawn({ ...STATE, step: 1 }), "canvas title").text, "after 1 step");
  match(find(drawn(BLEND), "rest told").text, /a blend of 6\.7 digits$/);
  strictEqual(find(drawn(WRONG), "rest told").text, "at rest: the stored 9");
});

Deno.test("beside a narrow digit its numbers stand", () => {
  for (const state of states()) {
    const [scene, { level, at, path, weights }] = [drawn(state, 343), compute(state)];
    near(Number(find(scene, "beside value 0").text), level, 0.0501);
    strictEqual(find(scene, "beside value 1").text, `${at} of ${path.length - 1}`);
    const best = weights.indexOf(Math.max(...weights));
    strictEqual(find(scene, "beside name 2").text, `weight of ${best}`);
  }
});

Deno.test("the same width takes the same room", () => {
  for (const width of WIDTHS) {
    strictEqual(new Set([...states()].map((state) => drawn(state, width).height)).size, 1);
  }
  notDeepStrictEqual(layout(1200).zoom, 1);
});
