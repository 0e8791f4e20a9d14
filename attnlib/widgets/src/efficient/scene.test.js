// The picture read back: numbers stand in their rows and columns, bars are as long as what they tell, blocks lie where
// they are said to lie, and nothing is there before it was worked out.

import { deepStrictEqual, ok, strictEqual } from "node:assert";
import { find, has, middle, near, pictures } from "../kit/testing.js";
import { textWidth } from "../kit/width.js";
import { asFar, filmOf, stepOf, within } from "./compute.js";
import { grip, layout, picture, tileAt } from "./scene.js";
import { still, style } from "./still.js";
import { bytes, describe } from "./words.js";

const STATE = {
  query: [[1, 1], [2, -1], [0, 2], [-1, 1], [1, 0], [2, 1]],
  key: [[1, -1], [0, 1], [2, 0], [1, 1], [0, -1], [2, 1]],
  value: [[4, 0], [1, 2], [0, 3], [2, 2], [3, 1], [0, 4]],
  block_size: 2,
  step: 8,
};
const WIDTHS = [960, 720, 608, 343, 288, 265];
const MORE_WIDTHS = [...WIDTHS, 600, 689, 690, 320, 329, 330];
const COLUMNS = [0, 1];

const STATES = [1, 2, 3, 4, 5, 6].map((block_size) => ({ ...STATE, block_size }));

/** The picture, whose marks are read as they come. @returns {any} */
const at = (state, t, width = 960) => picture(filmOf(state), state, { t, width });
const some = (scene, start) => scene.marks.filter(({ id }) => id.startsWith(start));
const plain = (text) =>
  text === "−∞" ? -Infinity : Number(text.replace("−", "-").replace("× ", "").replace("e−", "e-"));
const index = (state, kind, I, J) =>
  filmOf(state).frames.findIndex((f) => f.kind === kind && f.I === I && f.J === J);

/** Each step of a film with its frame; of a long film every third. */
const steps = (state) => {
  const all = filmOf(state).frames.map((frame, step) => ({ frame, step }));
  return all.length < 60 ? all : all.filter(({ step }) => step % 3 === 0 || step > all.length - 6);
};

/** Every film in its steps, drawn in some widths. */
function* played(widths = [960, 343, 288]) {
  for (const state of STATES) {
    for (const { frame, step } of steps(state)) {
      for (const width of widths) {
        yield { state, film: filmOf(state), frame, step, width, scene: at(state, step, width) };
      }
    }
  }
}

/** A text of the picture is a number, of which two digits are told. */
function told(scene, id, x) {
  const found = plain(find(scene, id).text);
  if (Number.isFinite(x)) near(found, x, 0.00501, id);
  else strictEqual(found, x);
}

const FIVE = { ...STATE, block_size: 5 };
const moving = (state, t, width) => ({
  ...at(state, t, width),
  marks: at(state, t, width).marks.filter(({ id }) =>
    !/^[QKV] |^(query|key|value|scores|weights) \d/.test(id)
  ),
});
const film = filmOf(STATE);

pictures("efficient", {
  style,
  free: /^other name$/,
  over: /^d-|number$/, // on their way; numbers have a test of their own
  stored: {
    still: still(STATE).scenes,
    "on a phone, the tile rescaled": [at(STATE, index(STATE, "rescale", 0, 1), 343)],
    "on the way": [1.5, 4.4, 9.6].map((t) => moving(STATE, t, 608)),
    "the end": [moving(STATE, film.end, 720), moving(FIVE, filmOf(FIVE).end, 288)],
    "hit targets": [STATE, FIVE].flatMap((state) =>
      [343, 960].map((width) => grip(filmOf(state), 8, width))
    ),
    tiles: [[[100, 100], [300, 200], [500, 60]].map(([x, y]) => tileAt(film, 343, x, y))],
    sentences: [STATE, FIVE].flatMap((state) =>
      filmOf(state).frames.map((_, step) => describe(filmOf(state), step))
    ),
    "six rows, on phones": [265, 343].map((width) => moving({ ...STATE, block_size: 6 }, 3, width)),
    numbers: [[0, 768, 1920, 1234567].map(bytes)],
  },
  *others() {
    for (const state of STATES) {
      for (const { step } of steps(state)) {
        if (step % 4 === 0) { for (const width of MORE_WIDTHS) yield at(state, step, width); }
      }
    }
  },
});

// ---- Numbers --------------------------------------------------------------------------------

Deno.test("the fast memory never holds more than a block of each, a tile, maxima and sums", () => {
  for (const state of STATES) {
    const { b, peak, frames } = filmOf(state);
    strictEqual(peak, 8 * b + b * b + 2 * b);
    const rows = (I) => filmOf(state).blocks[I][1] - filmOf(state).blocks[I][0];
    for (const { kind, I, held } of frames) {
      if (kind === "query") strictEqual(held, 6 * rows(I)); // Q, output, m and l
    }
    strictEqual(frames[frames.length - 1].held, 0);
  }
});

Deno.test("another film comes as far, and a step beyond the end is the end", () => {
  const [a, b] = [filmOf(STATE), filmOf({ ...STATE, block_size: 3 })];
  strictEqual(asFar(a.end, a, b), b.end);
  strictEqual(asFar(0, a, b), 0);
  near(asFar(20, a, b) / b.end, 20 / a.end, 0.5 / b.end + 1e-9);
  strictEqual(stepOf({ ...STATE, step: 9999 }, a), a.end);
});

// ---- The fast memory ------------------------------------------------------------------------

Deno.test("on the desk a score stands right of its query, under its key and above its value", () => {
  for (const { film: { blocks, scores }, frame: { kind, I, J, m }, scene } of played()) {
    if (!["score", "rescale", "add"].includes(kind)) continue;
    const place = (id) => middle(find(scene, id));
    within(blocks[I]).forEach((i, r) =>
      within(blocks[J]).forEach((j, c) => {
        const [x, y] = place(`d-tile ${r} ${c}`);
        for (const d of COLUMNS) {
          const [q, k, v] = [`query ${r}`, `key ${c}`, `value ${c}`].map((id) =>
            place(`d-${id} ${d}`)
          );
          [q[1] - y, k[0] - x, v[0] - x].forEach((off) => near(off, 0, 0.11));
          ok(q[0] < x && k[1] < y && v[1] > y);
        }
        for (const name of ["m", "l", "factor"]) near(find(scene, `${name} ${r}`).at.y - 4, y, 2);
        near(place(`d-output ${r} 0`)[1], y, 0.11);
        const top = kind !== "score" && scores[i][j] === m[i];
        strictEqual(find(scene, `d-tile ${r} ${c}`).role.includes("top"), top);
      })
    );
  }
});

Deno.test("sums are bars of their length, and a sum that shrinks leaves the outline of what it was", () => {
  for (const { film, frame: { kind, I, l, parts }, step, width, scene } of played()) {
    if (I < 0 || kind === "query") continue;
    const [left, right] = layout(film, width).desk.bar;
    const [unit, before] = [(right - left) / film.most, film.frames[step - 1].l];
    within(film.blocks[I]).forEach((i, r) => {
      const sum = find(scene, `sum ${r}`).at;
      const fresh = some(scene, `part ${r} `).map(({ at: part }) => part);
      near(sum.x, left, 0.11);
      near(sum.width / unit, kind === "add" ? before[i] : l[i], 0.2 / unit);
      strictEqual(fresh.length, kind === "add" ? parts[i].length : 0);
      fresh.forEach((part, c) => near(part.width / unit, parts[i][c], 0.1 / unit));
      if (fresh.length) near((fresh.at(-1).x + fresh.at(-1).width - left) / unit, l[i], 0.2 / unit);
      const shrinks = kind === "rescale" && l[i] < before[i];
      strictEqual(has(scene, `was ${r}`), shrinks);
      if (shrinks) near(find(scene, `was ${r}`).at.width / unit, before[i], 0.1 / unit);
    });
  }
});

Deno.test("maximum, factor, sum and output so far are told as they are", () => {
  for (const { film, frame: { kind, I, m, l, o, factors, held }, scene } of played([343])) {
    if (I < 0) continue;
    within(film.blocks[I]).forEach((i, r) => {
      const fresh = kind === "query";
      told(scene, `m ${r}`, fresh ? -Infinity : m[i]);
      told(scene, `l ${r}`, fresh ? 0 : l[i]);
      COLUMNS.forEach((c) => told(scene, `d-output ${r} ${c} number`, fresh ? 0 : o[i][c]));
      if (["rescale", "add"].includes(kind)) told(scene, `factor ${r}`, factors[i]);
      else strictEqual(find(scene, `factor ${r}`).text, "");
    });
    strictEqual(find(scene, "held").text, `${held} of ${film.peak} numbers`);
  }
});

// ---- The slow memory and the counters -------------------------------------------------------

Deno.test("outputs, scores and weights are there once they are worked out, not before", () => {
  for (const { film, step, scene } of played([960])) {
    const { n, b, output, scores, weights, frames } = film;
    const past = frames.slice(0, step + 1);
    const came = (kind, I = -1, J = -1) =>
      past.some((f) => f.kind === kind && f.I === I && f.J === J);
    const stands = (id, there, x) => {
      strictEqual(has(scene, `${id} number`), there, id);
      if (there) told(scene, `${id} number`, x);
    };
    for (let i = 0; i < n; i++) {
      const I = Math.floor(i / b);
      for (const c of COLUMNS) {
        stands(`output ${i} ${c}`, came("write", I), output[i][c]);
        stands(`whole ${i} ${c}`, came("product"), output[i][c]);
      }
      for (let j = 0; j < n; j++) {
        const J = Math.floor(j / b);
        const scored = came("score", I, J);
        strictEqual(find(scene, `scores ${i} ${j}`).role.includes("empty"), !scored);
        stands(`scores ${i} ${j}`, scored, scores[i][j]);
        stands(`weights ${i} ${j}`, came("softmax"), weights[i][j]);
      }
    }
  }
});

Deno.test("the counters' bars are as long as their bytes; the pale ones tell the end", () => {
  for (const state of STATES) {
    const { frames, moved, end } = filmOf(state);
    for (const width of WIDTHS) {
      for (const t of [0, 3, 4.5, end - 1, end]) {
        const scene = at(state, t, width);
        const track = find(scene, "whole end").at;
        for (const name of ["blocks", "whole"]) {
          const { text, at: { x } } = find(scene, `${name} number`);
          const [told, all] = text.replace(/\u202f|\u00a0B/g, "").split(" of ").map(plain);
          strictEqual(all, moved[name]);
          if (Number.isInteger(t)) strictEqual(told, frames[t].moved[name]);
          const wide = 1.06 * textWidth(text.replaceAll("\u202f", " "), 13);
          ok(x - wide > track.x + track.width + 4, "clear of the bars");
          near(find(scene, `${name} bar`).at.width, (track.width * told) / moved.whole, 0.2);
          near(find(scene, `${name} end`).at.width, (track.width * all) / moved.whole, 0.2);
        }
      }
    }
  }
});

// ---- Letters, and places to press -----------------------------------------------------------

Deno.test("no number is set smaller than 9 px, and each has room in its cell", () => {
  for (const state of STATES) {
    const kinds = new Map(filmOf(state).frames.map(({ kind }, step) => [kind, step]));
    for (const width of MORE_WIDTHS) {
      for (const step of kinds.values()) { // the last of each kind
        const scene = at(state, step, width);
        for (const { id, role, text } of scene.marks) {
          const size = Number(role.match(/ n(\d+)$/)?.[1] ?? 0);
          if (!size) continue;
          ok(size >= (text === "−∞" ? 8 : 9), `${id} ${text}: ${size} px at ${width}`);
          const box = find(scene, id.replace(/ number$/, "")).at;
          ok(textWidth(text, size) / 1.12 <= box.width, `${id} ${text} at ${width}`);
          ok(0.74 * size <= box.height - 1.5, `${id} ${text} at ${width}`); // digits are so high
        }
        const bare = width < 300 && state.block_size > 4;
        for (const name of ["d-query 0 0", "d-tile 0 0"]) {
          if (has(scene, name)) strictEqual(has(scene, `${name} number`), !bare, `at ${width}`);
        }
      }
    }
  }
});

Deno.test("tiles are pressed where they are, also in a picture that is drawn larger", () => {
  for (const state of STATES) {
    const film = filmOf(state);
    for (const width of [960, 1200, 343]) {
      const scene = at(state, 0, width);
      const [{ x, y, width: wide, height }] = grip(film, 0, width);
      for (const { id, at: box } of some(scene, "scores ")) {
        const [cx, cy] = middle({ at: box }).map((c) => (c * width) / scene.width);
        ok(cx > x && cx < x + wide && cy > y && cy < y + height);
        const place = id.split(" ").slice(1).map((row) => Math.floor(Number(row) / film.b));
        deepStrictEqual(tileAt(film, width, cx, cy), place);
      }
    }
  }
});
