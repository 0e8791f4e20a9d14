// The picture read back: numbers stand in their rows and columns, bars are as long as what they tell, blocks lie where
// they are said to lie, and nothing is there before it was worked out.

import { deepStrictEqual, ok, strictEqual } from "node:assert";
import { dot } from "../kit/numbers.js";
import { find, has, middle, near, pictures, random } from "../kit/testing.js";
import { textWidth } from "../kit/width.js";
import { asFar, compute, filmOf, spans, stepOf, within } from "./compute.js";
import { grip, layout, picture, tileAt } from "./scene.js";
import { still, style } from "./still.js";
import { bytes, describe, hintOf, idle, small } from "./words.js";

const STATE = {
  query: [[1, 1], [2, -1], [0, 2], [-1, 1], [1, 0], [2, 1]],
  key: [[1, -1], [0, 1], [2, 0], [1, 1], [0, -1], [2, 1]],
  value: [[4, 0], [1, 2], [0, 3], [2, 2], [3, 1], [0, 4]],
  block_size: 2,
  is_causal: false,
  step: 8,
};
const WIDTHS = [960, 720, 608, 343, 288, 265];
const COLUMNS = [0, 1];

/** The start and other states, the same in every run. */
function* states() {
  for (const block_size of [1, 2, 3, 4, 6]) {
    for (const is_causal of [false, true]) yield { ...STATE, block_size, is_causal };
  }
  const next = random(3);
  const rows = (n) => Array.from({ length: n }, () => COLUMNS.map(() => 6 * next() - 3));
  for (const n of [2, 3, 5, 6]) {
    const arrays = { query: rows(n), key: rows(n), value: rows(n) };
    const block_size = 1 + Math.floor(next() * n);
    yield { ...STATE, ...arrays, block_size, is_causal: next() < 0.5 };
  }
}

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

const CAUSAL = { ...STATE, is_causal: true };
const FIVE = { ...CAUSAL, block_size: 5 };
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
  over: /^(d-|name )|number$/, // on their way; names and numbers have tests of their own
  stored: {
    still: still(STATE).scenes,
    "on a phone, the tile rescaled": [at(STATE, index(STATE, "rescale", 0, 1), 343)],
    "on the way": [1.5, 4.4, 9.6].map((t) => moving(STATE, t, 608)),
    "causal": [moving(CAUSAL, 6.5, 960), moving(FIVE, filmOf(FIVE).end, 288)],
    "the end": [moving(STATE, film.end, 720)],
    "hit targets": [STATE, FIVE].flatMap((state) =>
      [343, 960].map((width) => grip(filmOf(state), 8, width))
    ),
    tiles: [[[100, 100], [300, 200], [500, 60]].map(([x, y]) => tileAt(film, 343, x, y))],
    sentences: [STATE, CAUSAL, FIVE].flatMap((state) =>
      filmOf(state).frames.map((_, step) =>
        `${describe(filmOf(state), step)} ${hintOf(filmOf(state), step)}`
      )
    ),
    "six rows, on phones": [265, 343].map((width) => moving({ ...STATE, block_size: 6 }, 3, width)),
    idle: [true, false].flatMap((narrow) =>
      ["load", "skip", "write"].map((kind) => idle(film, /** @type {any} */ (kind), narrow) ?? "")
    ),
    numbers: [[0, 0.0004, 2.5e-7].map(small), [0, 768, 1920, 1234567].map(bytes)],
  },
  *others() {
    for (const state of states()) {
      for (const { step } of steps(state)) {
        if (step % 5 === 0) { for (const width of [960, 343]) yield at(state, step, width); }
      }
    }
  },
});

// ---- Numbers --------------------------------------------------------------------------------

/** Attention of a row to some keys in one go. */
function direct({ query, key, value }, i, keys) {
  const parts = keys.map((j) => Math.exp(dot(query[i], key[j])));
  const total = parts.reduce((a, b) => a + b, 0);
  const output = COLUMNS.map((c) =>
    keys.reduce((s, j, r) => s + parts[r] * value[j][c], 0) / total
  );
  return { output, logsumexp: Math.log(total) };
}

/** The keys that a row has gathered after a step. */
function gathered(state, { kind, I, J }, i, written) {
  const { blocks, n } = filmOf(state);
  const all = Array.from({ length: n }, (_, j) => j).filter((j) => !state.is_causal || j <= i);
  if (written.has(i)) return all;
  if (I < 0 || !within(blocks[I]).includes(i)) return [];
  const last = kind === "skip" ? I : J < 0 ? -1 : kind === "add" ? J : J - 1;
  return last < 0 ? [] : all.filter((j) => j < blocks[last][1]);
}

Deno.test("after each step a row holds the attention to the keys that it has gathered", () => {
  for (const state of states()) {
    const written = new Set();
    for (const frame of filmOf(state).frames) {
      if (frame.kind === "write") {
        within(filmOf(state).blocks[frame.I]).forEach((i) => written.add(i));
      }
      state.query.forEach((_, i) => {
        const keys = gathered(state, frame, i, written);
        if (keys.length === 0) return near(frame.l[i], 0, 0);
        const { output, logsumexp } = direct(state, i, keys);
        const over = written.has(i) ? 1 : frame.l[i];
        COLUMNS.forEach((c) => near(frame.o[i][c] / over, output[c], 1e-9));
        near(frame.m[i] + Math.log(frame.l[i]), logsumexp, 1e-9);
      });
    }
    ok(filmOf(state).difference < 1e-12);
    const { whole } = compute(state);
    const last = filmOf(state).frames[filmOf(state).end];
    whole.output.forEach((row, i) => COLUMNS.forEach((c) => near(row[c], last.o[i][c], 1e-12)));
  }
});

Deno.test("the maximum is the largest score that was rescaled to", () => {
  for (const state of states()) {
    for (const { frame: { kind, I, J, m } } of steps(state)) {
      if (kind !== "rescale") continue;
      const { blocks } = filmOf(state);
      for (const i of within(blocks[I])) {
        const seen = within([0, blocks[J][1]]).filter((j) => !state.is_causal || j <= i);
        near(m[i], Math.max(...seen.map((j) => dot(state.query[i], state.key[j]))), 1e-12);
      }
    }
  }
});

Deno.test("the bytes are those of the loops, and the two ways differ by four matrices and what is skipped", () => {
  for (const state of states()) {
    const { blocks, moved, n, frames } = filmOf(state);
    const visited = blocks.flatMap((_, I) => blocks.filter((_, J) => !state.is_causal || J <= I));
    const all = blocks.length * n;
    const keys = visited.reduce((sum, [a, z]) => sum + z - a, 0);
    strictEqual(moved.blocks, 8 * (2 * n + 4 * keys + 2 * n)); // Q, each K and V that is fetched, output
    strictEqual(moved.whole - moved.blocks, 8 * (4 * n * n + 4 * (all - keys)));
    frames.slice(1).forEach(({ moved: now }, i) => {
      ok(now.blocks >= frames[i].moved.blocks && now.whole >= frames[i].moved.whole);
    });
  }
});

Deno.test("the fast memory never holds more than a block of each, a tile, maxima and sums", () => {
  for (const state of states()) {
    const { b, peak, frames } = filmOf(state);
    strictEqual(peak, 8 * b + b * b + 2 * b);
    const rows = (I) => filmOf(state).blocks[I][1] - filmOf(state).blocks[I][0];
    for (const { kind, I, held } of frames) {
      if (kind === "query" || kind === "skip") strictEqual(held, 6 * rows(I)); // Q, output, m and l
    }
    strictEqual(frames[frames.length - 1].held, 0);
  }
});

Deno.test("blocks cover all rows once, in order, the last one shorter", () => {
  deepStrictEqual(spans(5, 2), [[0, 2], [2, 4], [4, 5]]);
  deepStrictEqual(spans(4, 4), [[0, 4]]);
});

Deno.test("another film comes as far, and a step beyond the end is the end", () => {
  const [a, b] = [filmOf(STATE), filmOf({ ...STATE, block_size: 3 })];
  strictEqual(asFar(a.end, a, b), b.end);
  strictEqual(asFar(0, a, b), 0);
  near(asFar(20, a, b) / b.end, 20 / a.end, 0.5 / b.end + 1e-9);
  strictEqual(stepOf({ ...STATE, step: 9999 }, a), a.end);
});

// ---- The slow memory ------------------------------------------------------------------------

// ---- The fast memory ------------------------------------------------------------------------

Deno.test("on the desk a score stands right of its query, under its key and above its value", () => {
  for (const state of states()) {
    for (const width of WIDTHS) {
      const { blocks, scores } = filmOf(state);
      for (const { frame: { kind, I, J, m }, step } of steps(state)) {
        if (!["score", "rescale", "add"].includes(kind)) continue;
        const scene = at(state, step, width);
        within(blocks[I]).forEach((i, r) =>
          within(blocks[J]).forEach((j, c) => {
            const box = find(scene, `d-tile ${r} ${c}`);
            const [x, y] = middle(box);
            // A cell that is too small for it has no number: there it stands in the slow memory.
            const told = (id, there, x) => {
              const { text } = find(
                scene,
                `${find(scene, id).at.width < 11.5 ? there : id} number`,
              );
              if (Number.isFinite(x)) near(plain(text), x, 0.00501);
              else strictEqual(text, "−∞");
            };
            told(`d-tile ${r} ${c}`, `scores ${i} ${j}`, scores[i][j]);
            for (const d of COLUMNS) {
              const [q, k, v] = [`d-query ${r} ${d}`, `d-key ${c} ${d}`, `d-value ${c} ${d}`];
              near(middle(find(scene, q))[1], y, 0.11);
              ok(middle(find(scene, q))[0] < x);
              near(middle(find(scene, k))[0], x, 0.11);
              ok(middle(find(scene, k))[1] < y);
              near(middle(find(scene, v))[0], x, 0.11);
              ok(middle(find(scene, v))[1] > y);
              told(q, `query ${i} ${d}`, state.query[i][d]);
              told(k, `key ${j} ${d}`, state.key[j][d]);
              told(v, `value ${j} ${d}`, state.value[j][d]);
            }
            for (const name of ["m", "l", "factor"]) {
              near(find(scene, `${name} ${r}`).at.y - 4, y, 2);
            }
            near(middle(find(scene, `d-output ${r} 0`))[1], y, 0.11);
            strictEqual(box.role.includes("top"), kind !== "score" && scores[i][j] === m[i]);
          })
        );
      }
    }
  }
});

Deno.test("sums are bars of their length, and a sum that shrinks leaves the outline of what it was", () => {
  for (const state of states()) {
    for (const width of WIDTHS) {
      const film = filmOf(state);
      const { desk } = layout(film, width);
      const unit = (desk.bar[1] - desk.bar[0]) / film.most;
      for (const { frame, step } of steps(state)) {
        if (frame.I < 0 || frame.kind === "query") continue;
        const scene = at(state, step, width);
        const before = film.frames[step - 1];
        within(film.blocks[frame.I]).forEach((i, r) => {
          const sum = find(scene, `sum ${r}`).at;
          const fresh = some(scene, `part ${r} `).map(({ at: part }) => part);
          near(sum.x, desk.bar[0], 0.11);
          const right = fresh.length ? fresh.at(-1).x + fresh.at(-1).width : sum.x + sum.width;
          near((right - sum.x) / unit, frame.l[i], 0.2 / unit);
          if (frame.kind === "add") {
            near(sum.width / unit, before.l[i], 0.2 / unit);
            fresh.forEach((part, c) => near(part.width / unit, frame.parts[i][c], 0.1 / unit));
          } else strictEqual(fresh.length, 0);
          const shrinks = frame.kind === "rescale" && frame.l[i] < before.l[i];
          strictEqual(has(scene, `was ${r}`), shrinks);
          if (shrinks) near(find(scene, `was ${r}`).at.width / unit, before.l[i], 0.1 / unit);
        });
      }
    }
  }
});

Deno.test("maximum, factor, sum and output so far are told as they are", () => {
  for (const state of states()) {
    for (const { frame, step } of steps(state)) {
      if (frame.I < 0) continue;
      const scene = at(state, step, 343);
      within(filmOf(state).blocks[frame.I]).forEach((i, r) => {
        const fresh = frame.kind === "query";
        const m = plain(find(scene, `m ${r}`).text);
        if (fresh || frame.m[i] === -Infinity) strictEqual(m, -Infinity);
        else near(m, frame.m[i], 0.00501);
        near(plain(find(scene, `l ${r}`).text), fresh ? 0 : frame.l[i], 0.00501);
        COLUMNS.forEach((c) =>
          near(
            plain(find(scene, `d-output ${r} ${c} number`).text),
            fresh ? 0 : frame.o[i][c],
            0.00501,
          )
        );
        const factor = find(scene, `factor ${r}`).text;
        if (["rescale", "add"].includes(frame.kind)) near(plain(factor), frame.factors[i], 0.00501);
        else strictEqual(factor, "");
      });
      strictEqual(find(scene, "held").text.startsWith(`${frame.held} numbers now`), true);
    }
  }
  strictEqual(find(at(STATE, 8), "m 0").text, "1 → 2");
  strictEqual(find(at(STATE, 8), "factor 0").text, "× 0.37");
});

// ---- Movement -------------------------------------------------------------------------------

Deno.test("blocks travel from their shelf to the desk, and outputs back", () => {
  for (
    const [kind, name, J] of [["query", "query", -1], ["load", "key", 1], ["load", "value", 1]]
  ) {
    const step = index(STATE, kind, 1, J);
    const place = (t, id) => find(at(STATE, t), id).at;
    for (const r of [0, 1]) {
      for (const c of COLUMNS) {
        const shelf = place(step, `${name} ${2 + r} ${c}`);
        const desk = place(step, `d-${name} ${r} ${c}`);
        const [early, half] = [0.001, 0.5].map((k) => place(step - 1 + k, `d-${name} ${r} ${c}`));
        near(early.x, shelf.x, 0.2);
        near(early.y, shelf.y, 0.2);
        near(half.x, (shelf.x + desk.x) / 2, 0.11);
        near(half.y, (shelf.y + desk.y) / 2, 0.11);
      }
    }
  }
  const step = index(STATE, "write", 1, -1);
  const [shelf, end] = [find(at(STATE, step), "output 2 1"), find(at(STATE, step), "d-output 0 1")];
  near(end.at.x, shelf.at.x, 0.11);
  near(end.at.y, shelf.at.y, 0.11);
});

// ---- Counters -------------------------------------------------------------------------------

Deno.test("the counters' bars are as long as their bytes; the pale ones tell the end", () => {
  for (const state of states()) {
    for (const width of WIDTHS) {
      const { frames, moved, end } = filmOf(state);
      const full = find(at(state, end, width), "whole bar").at.width;
      for (const t of [0, 3, 4.5, end - 1, end]) {
        const scene = at(state, t, width);
        for (const name of ["blocks", "whole"]) {
          const { text, at: { x } } = find(scene, `${name} number`);
          const [told, all] = text.replace(/\u202f|\u00a0B/g, "").split(" of ").map(plain);
          strictEqual(all, moved[name]);
          const track = find(scene, "whole end").at;
          const wide = 1.06 * textWidth(text.replaceAll("\u202f", " "), 13);
          ok(x - wide > track.x + track.width + 4, "clear of the bars");
          near(find(scene, `${name} bar`).at.width, (full * told) / moved.whole, 0.2);
          near(find(scene, `${name} end`).at.width, (full * moved[name]) / moved.whole, 0.2);
          if (Number.isInteger(t)) strictEqual(told, frames[t].moved[name]);
          strictEqual(told % 8, 0);
        }
      }
    }
  }
});

// ---- Sound, and places to press -------------------------------------------------------------

Deno.test("that the blocks are done after a tile is said on the last tile alone", () => {
  for (const state of states()) {
    const film = filmOf(state);
    film.frames.forEach(({ kind }, step) => {
      const later = film.frames.slice(step + 1).filter((frame) => frame.kind === "load").length;
      const tile = ["load", "score", "rescale", "add"].includes(kind);
      const said = hintOf(film, step).includes("after this tile the blocks are done");
      strictEqual(said, tile && later === 0, `${step} ${kind}`);
      if (said) ok(film.frames[step].moved.whole < film.moved.whole, "and the whole way is not");
    });
  }
});

Deno.test("tiles are pressed where they are, also in a picture that is drawn larger", () => {
  for (const state of states()) {
    const film = filmOf(state);
    for (const width of [960, 1200, 343]) {
      const scene = at(state, 0, width);
      const zoom = width / scene.width;
      const [{ x, y, width: wide, height }] = grip(film, 0, width);
      for (let i = 0; i < film.n; i++) {
        for (let j = 0; j < film.n; j++) {
          const [cx, cy] = middle(find(scene, `scores ${i} ${j}`)).map((c) => c * zoom);
          ok(cx > x && cx < x + wide && cy > y && cy < y + height);
          deepStrictEqual(
            tileAt(film, width, cx, cy),
            [i, j].map((row) => Math.floor(row / film.b)),
          );
        }
      }
    }
  }
  const [{ aria }] = /** @type {any[]} */ (grip(filmOf(STATE), 8, 960));
  strictEqual(aria.valuetext, "queries 1–2, keys 3–4");
  strictEqual(aria.valuenow, 2);
  const causal = filmOf({ ...STATE, is_causal: true, block_size: 1 });
  strictEqual(/** @type {any} */ (grip(causal, 0, 960)[0].aria).valuetext, "query 1, key 1");
});

Deno.test("words have room: no text runs into another on its line", () => {
  for (const state of [...states()].slice(0, 10)) {
    for (const width of [...WIDTHS, 600, 689, 690, 289, 290, 320]) {
      for (const { step } of steps(state).filter(({ step }) => step % 2 === 0)) {
        const scene = at(state, step, width);
        const spread = scene.marks.filter(({ shape, text, id }) =>
          shape === "text" && text && !id.endsWith("number")
        ).map(({ id, text, role, at: { x, y } }) => {
          const wide = textWidth(text, role.includes("small") ? 13 : 14) *
            (role.includes("strong") ? 1.06 : 1);
          const left = role.includes("start") ? x : role.includes("end") ? x - wide : x - wide / 2;
          return { id, y, left, right: left + wide };
        });
        for (const a of spread) {
          ok(a.left > -1 && a.right < scene.width + 1, `${a.id} leaves at ${width}`);
          for (const b of spread) {
            const apart = Math.abs(a.y - b.y) > 9 || a.right <= b.left + 1 || b.right <= a.left + 1;
            ok(
              a === b || apart,
              `${a.id} and ${b.id} at ${width}, step ${step}, block ${state.block_size}`,
            );
          }
        }
      }
    }
  }
});

Deno.test("outputs, scores and weights are there once they are worked out, not before", () => {
  for (const state of states()) {
    const { blocks, n, b, output, scores, weights, frames } = filmOf(state);
    for (const { step } of steps(state)) {
      const scene = at(state, step);
      const past = frames.slice(0, step + 1);
      const wrote = (I) => past.some((f) => f.kind === "write" && f.I === I);
      const scored = (I, J) =>
        past.some((f) =>
          f.I === I && (f.kind === "score" ? f.J === J : f.kind === "skip" && J > I)
        );
      const came = (kind) => past.some((f) => f.kind === kind);
      for (let i = 0; i < n; i++) {
        const I = Math.floor(i / b);
        for (const c of COLUMNS) {
          strictEqual(has(scene, `output ${i} ${c} number`), wrote(I));
          strictEqual(has(scene, `whole ${i} ${c} number`), came("product"));
          for (const name of ["output", "whole"]) {
            if (!has(scene, `${name} ${i} ${c} number`)) continue;
            near(plain(find(scene, `${name} ${i} ${c} number`).text), output[i][c], 0.00501);
          }
        }
        for (let j = 0; j < n; j++) {
          const J = Math.floor(j / b);
          const skipped = state.is_causal && J > I;
          strictEqual(find(scene, `scores ${i} ${j}`).role.includes("empty"), !scored(I, J));
          strictEqual(has(scene, `scores ${i} ${j} number`), scored(I, J) && !skipped);
          strictEqual(has(scene, `weights ${i} ${j} number`), came("softmax"));
          if (scored(I, J) && !skipped) {
            const { text } = find(scene, `scores ${i} ${j} number`);
            if (scores[i][j] === -Infinity) strictEqual(text, "−∞");
            else near(plain(text), scores[i][j], 0.00501);
          }
          if (came("softmax")) {
            near(plain(find(scene, `weights ${i} ${j} number`).text), weights[i][j], 0.00501);
          }
        }
      }
    }
    strictEqual(blocks[blocks.length - 1][1], n);
  }
});

Deno.test("the empty desk says that a way has something to read while it has, and no longer", () => {
  for (const state of states()) {
    for (const width of [960, 343, 288]) {
      const { end, moved, softmaxAt, productAt } = filmOf(state);
      for (const t of [softmaxAt - 0.5, softmaxAt, productAt - 0.5, productAt, end - 0.5, end]) {
        const scene = at(state, t, width);
        const words = [0, 1].map((i) => find(scene, `idle ${i}`).text).join(" ");
        const told = find(scene, "whole number").text.split(" of ")[0].replace("\u202f", "");
        const left = Number(told) < moved.whole;
        strictEqual(/to (be )?read/.test(words), left, `${t} of ${end}: ${words}`);
        strictEqual(/Both ways are done/.test(words), t === productAt);
      }
    }
  }
});

Deno.test("no number is set smaller than 9 px, and each has room in its cell", () => {
  for (const block_size of [1, 2, 3, 4, 5, 6]) {
    for (const is_causal of [false, true]) {
      const state = { ...STATE, block_size, is_causal };
      const kinds = new Map(filmOf(state).frames.map(({ kind }, step) => [kind, step]));
      for (const width of [...WIDTHS, 320, 330]) {
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
          for (const name of ["d-query", "d-output", "d-tile"]) {
            if (!has(scene, `${name} 0 0`)) continue;
            const bare = name !== "d-output" && (width < 300 && block_size > 4);
            strictEqual(has(scene, `${name} 0 0 number`), !bare, `${name} at ${width}`);
          }
        }
      }
    }
  }
});
