// The picture read back: numbers stand in their rows and columns, bars are as long as what they tell, blocks lie where
// they are said to lie, and nothing is there before it was worked out.

import { deepStrictEqual, match, ok, strictEqual } from "node:assert";
import { dot } from "../kit/numbers.js";
import { find, near, random, sound } from "../kit/testing.js";
import { textWidth } from "../kit/width.js";
import { asFar, compute, filmOf, spans, stepOf, within } from "./compute.js";
import { grip, layout, picture, tileAt } from "./scene.js";
import { still } from "./still.js";
import { bytes, describe, hintOf, idle, small, spanTold } from "./words.js";

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
const has = (scene, id) => scene.marks.some((mark) => mark.id === id);
const some = (scene, start) => scene.marks.filter(({ id }) => id.startsWith(start));
const middle = ({ at: box }) => [box.x + box.width / 2, box.y + box.height / 2];
const plain = (text) =>
  text === "−∞" ? -Infinity : Number(text.replace("−", "-").replace("× ", "").replace("e−", "e-"));
const index = (state, kind, I, J) =>
  filmOf(state).frames.findIndex((f) => f.kind === kind && f.I === I && f.J === J);
/** Each step of a film with its frame; of a long film every third. */
const steps = (state) => {
  const all = filmOf(state).frames.map((frame, step) => ({ frame, step }));
  return all.length < 60 ? all : all.filter(({ step }) => step % 3 === 0 || step > all.length - 6);
};

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

/** The box around all cells of a shelf. */
function shelf(scene, name) {
  const cells = scene.marks.filter(({ id, shape }) =>
    shape === "rect" && new RegExp(`^${name} \\d`).test(id)
  ).map(({ at: box }) => box);
  return {
    ...{ name, count: cells.length },
    left: Math.min(...cells.map(({ x }) => x)),
    right: Math.max(...cells.map(({ x, width }) => x + width)),
    top: Math.min(...cells.map(({ y }) => y)),
    bottom: Math.max(...cells.map(({ y, height }) => y + height)),
  };
}

Deno.test("at every width what lies in the slow memory stands apart, and the divider between", () => {
  const film = filmOf(STATE);
  const names = ["query", "key", "value", "output", "scores", "weights", "whole"];
  for (let width = 265; width <= 1240; width++) { // 265: the figure of a window of 320
    const scene = at(STATE, film.end, width);
    const slow = find(scene, "slow").at;
    const boxes = names.map((name) => shelf(scene, name));
    deepStrictEqual(boxes.map(({ count }) => count), [12, 12, 12, 12, 36, 36, 12]);
    for (const a of boxes) {
      ok(
        a.left >= 4 && a.right <= slow.width - 4 && a.bottom <= slow.height,
        `${a.name}, ${width}`,
      );
      for (const b of boxes) {
        const apart = a.right + 5 < b.left || b.right + 5 < a.left ||
          a.bottom + 5 < b.top || b.bottom + 5 < a.top;
        ok(a === b || apart, `${a.name} and ${b.name} at ${width}`);
      }
    }
    if (!has(scene, "rule")) continue;
    const { x1, y1, y2 } = find(scene, "rule").at;
    for (const box of boxes) {
      const beside = x1 < box.left - 5 || x1 > box.right + 5 || y2 < box.top || y1 > box.bottom;
      ok(beside, `the divider and ${box.name} at ${width}`);
    }
    const other = find(scene, "other name").at.x;
    ok(x1 < other && x1 > boxes[3].right && x1 < boxes[4].left, "between the two ways");
  }
});

Deno.test("every number of Q, K and V stands in its row and column", () => {
  for (const state of states()) {
    for (const width of WIDTHS) {
      const scene = at(state, 0, width);
      state.query.forEach((_, i) => {
        const y = find(scene, `token ${i}`).at.y;
        for (const name of ["query", "key", "value"]) {
          for (const c of COLUMNS) {
            const box = find(scene, `${name} ${i} ${c}`);
            near(plain(find(scene, `${name} ${i} ${c} number`).text), state[name][i][c], 0.005001);
            near(middle(box)[1], y - 4, 2);
            if (c) ok(box.at.x > find(scene, `${name} ${i} 0`).at.x);
            strictEqual(box.role.split(" ")[0], name);
          }
        }
        strictEqual(find(scene, `token ${i}`).text, String(i + 1));
      });
    }
  }
});

Deno.test("what lies in the fast memory has an edge in the slow one", () => {
  for (const state of states()) {
    const { blocks } = filmOf(state);
    for (const { frame: { kind, I, J }, step } of steps(state)) {
      const scene = at(state, step);
      const lit = (name) =>
        state.query.map((_, i) => i).filter((i) =>
          find(scene, `${name} ${i} 0`).role.includes("from")
        );
      const block = (at) => at < 0 ? [] : within(blocks[at]);
      deepStrictEqual(lit("query"), kind === "write" ? [] : block(I));
      deepStrictEqual(lit("key"), block(J));
      deepStrictEqual(lit("value"), block(J));
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

Deno.test("a larger score and a larger weight are tinted more strongly", () => {
  for (const state of states()) {
    const film = filmOf(state);
    const scene = at(state, film.end);
    for (const name of ["scores", "weights"]) {
      const cells = film[name].flatMap((row, i) =>
        row.map((x, j) => ({
          x,
          tint: Number(find(scene, `${name} ${i} ${j}`).at["fill-opacity"]),
        }))
      ).sort((a, b) => (a.x < b.x ? -1 : Number(a.x > b.x)));
      cells.slice(1).forEach(({ x, tint }, i) => {
        ok(tint >= cells[i].tint);
        if (x > cells[i].x + 0.05) ok(tint > cells[i].tint);
      });
    }
  }
});

Deno.test("scores and weights: a row for each query, a column for each key", () => {
  for (const width of WIDTHS) {
    const scene = at(STATE, filmOf(STATE).end, width);
    for (const name of ["scores", "weights"]) {
      for (let i = 0; i < 6; i++) {
        for (let j = 0; j < 6; j++) {
          const [x, y] = middle(find(scene, `${name} ${i} ${j}`));
          if (j) ok(x > middle(find(scene, `${name} ${i} ${j - 1}`))[0] + 10);
          near(y, middle(find(scene, `${name} ${i} 0`))[1], 0.11);
          if (i) ok(y > middle(find(scene, `${name} ${i - 1} ${j}`))[1] + 10);
        }
      }
    }
  }
});

Deno.test("the frame is around the tile that is worked on, crosses over what is skipped", () => {
  for (const state of states()) {
    const { blocks, b } = filmOf(state);
    for (const { frame: { I, J }, step } of steps(state)) {
      const scene = at(state, step);
      strictEqual(has(scene, "here"), J >= 0);
      if (J >= 0) {
        const { x, y, width, height } = find(scene, "here").at;
        state.query.forEach((_, i) =>
          state.key.forEach((_, j) => {
            const [cx, cy] = middle(find(scene, `scores ${i} ${j}`));
            const inside = cx > x && cx < x + width && cy > y && cy < y + height;
            strictEqual(inside, Math.floor(i / b) === I && Math.floor(j / b) === J);
          })
        );
      }
      const crossed = some(scene, "skip ").map(({ id }) => id);
      const wanted = blocks.flatMap((_, i) =>
        blocks.map((_, j) => [i, j]).filter(([i, j]) => state.is_causal && j > i)
      );
      deepStrictEqual(crossed, wanted.map(([i, j]) => `skip ${i} ${j}`));
    }
  }
  const causal = { ...STATE, is_causal: true };
  const [, x, y] = find(at(causal, 0), "skip 0 1").at.d.match(/M([\d.]+) ([\d.]+)/).map(Number);
  near(x, find(at(causal, 0), "scores 0 2").at.x, 0.11);
  near(y, find(at(causal, 0), "scores 0 2").at.y, 0.11);
});

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

Deno.test("a long number is set smaller, down to 7 px, so that it has room in its cell", () => {
  let small = 0;
  for (const state of [...states()].slice(10)) { // arrays of real numbers
    for (const width of WIDTHS) {
      const { marks } = at(state, filmOf(state).end, width);
      for (const { id, role, text, at: place } of marks) {
        const size = Number(role.match(/ n(\d+)$/)?.[1] ?? 0);
        if (size <= 7) continue;
        const box = marks.find((mark) => mark.id === id.replace(/ number$/, "")).at;
        const wide = textWidth(text, size) / 1.12;
        ok(wide <= box.width, `${id} ${text}, ${size} px at ${width}`);
        near(place.x, box.x + box.width / 2, 0.11);
        if (size < 10) small += 1;
      }
    }
  }
  ok(small > 20);
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

Deno.test("the whole way's copy of a tile travels to its matrix", () => {
  const step = index(STATE, "score", 1, 2);
  const copy = find(at(STATE, step - 0.002), "copy 1 0").at;
  const goal = find(at(STATE, step), "scores 3 4").at;
  near(copy.x, goal.x, 0.2);
  near(copy.y, goal.y, 0.2);
  ok(!has(at(STATE, step), "copy 1 0"));
  ok(find(at(STATE, step - 0.002), "scores 3 4").role.includes("empty"));
});

Deno.test("weights and the whole way's output come row by row", () => {
  const { softmaxAt, productAt } = filmOf(STATE);
  for (const [name, step] of Object.entries({ weights: softmaxAt, whole: productAt })) {
    const there = (t) =>
      [0, 1, 2, 3, 4, 5].filter((i) => has(at(STATE, t), `${name} ${i} 0 number`)).length;
    deepStrictEqual([0, 1, 3, 6].map((rows) => there(step - 1 + rows / 6 + 0.001)), [0, 1, 3, 6]);
  }
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

// ---- Words ----------------------------------------------------------------------------------

Deno.test("the sentence tells what happens to the row that is rescaled most", () => {
  const film = filmOf(STATE);
  match(describe(film, 0), /never needs all scores/);
  match(
    describe(film, 8),
    /Row 1 meets a larger score: m rises from 1 to 2\..*exp\(1 − 2\) = 0\.37/,
  );
  match(describe(film, 4), /Row 1 meets its first scores; the largest is m = 1/);
  match(describe(film, 9), /Row 1: l = 0\.50 \+ 1 \+ 1 = 2\.50/);
  match(
    describe(film, film.end),
    /moved 2\.5 times as many bytes, 1\u202f920\u00a0B instead of 768\u00a0B/,
  );
  match(describe(film, film.end), /four times 6 × 6 numbers more\.$/);
  const causal = filmOf({ ...STATE, is_causal: true });
  match(describe(causal, 6), /Keys 3–6 come after these queries/);
  match(
    describe(filmOf({ ...STATE, is_causal: true, block_size: 5 }), 6),
    /Key 6 comes after these/,
  );
  match(describe(film, 7), /queries 1–2 by keys 3–4/);
  match(describe(filmOf({ ...STATE, block_size: 1 }), 7), /query 1 by key 2\./);
  match(describe(causal, causal.end), /keys and values of skipped tiles\.$/);
  match(idle(film, "compare", false)[0], /largest difference \d\.\d × 10⁻¹⁶/);
  match(idle(film, "compare", false)[1], /72 numbers more/);
  const flat = filmOf({
    ...STATE,
    query: [[0, 0], [0, 0]],
    key: [[1, 1], [2, 2]],
    value: [[1, 1], [1, 1]],
    block_size: 1,
  });
  match(describe(flat, 8), /meets nothing larger than m = 0: what it has gathered stays/);
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

Deno.test("numbers are told as a reader writes them", () => {
  strictEqual(bytes(1920), "1\u202f920\u00a0B");
  strictEqual(bytes(8), "8\u00a0B");
  strictEqual(small(8.9e-16), "8.9 × 10⁻¹⁶");
  strictEqual(small(0), "0");
  strictEqual(spanTold([2, 4]), "3–4");
  strictEqual(spanTold([2, 3]), "3");
});

Deno.test("the label of the still is its sentence", () => {
  const { scenes, label } = still(STATE);
  strictEqual(label, describe(filmOf(STATE), 8));
  near(scenes[0].width, 720, 0);
});

// ---- Sound, and places to press -------------------------------------------------------------

Deno.test("every picture is sound, stays in its frame and keeps its height", () => {
  for (const state of states()) {
    for (const width of WIDTHS) {
      const heights = new Set();
      for (const { step } of steps(state)) {
        for (const t of [step % 2 ? step : step - 0.4]) {
          const scene = at(state, Math.max(0, t), width);
          sound(scene);
          heights.add(scene.height);
          for (const { id, shape, at: place } of scene.marks) {
            if (shape !== "rect") continue;
            ok(place.x >= 0 && place.x + place.width <= scene.width + 0.1, `${id} at ${t}`);
            ok(place.y >= 0 && place.y + place.height <= scene.height, `${id} at ${t}`);
          }
        }
      }
      strictEqual(heights.size, 1);
    }
  }
});

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

Deno.test("the whole way's output stands in the rows of its weights, and all of it in the slow memory", () => {
  for (const width of WIDTHS) {
    const scene = at(STATE, filmOf(STATE).end, width);
    const slow = find(scene, "slow").at;
    for (let i = 0; i < 6; i++) {
      const [weight, output] = [find(scene, `weights ${i} 0`).at, find(scene, `whole ${i} 0`).at];
      near(output.y, weight.y, 0.11);
      ok(output.y + output.height <= slow.y + slow.height, `inside at ${width}`);
    }
  }
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
