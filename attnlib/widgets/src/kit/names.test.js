// Names of tips, read back with a ruler: what they cover, where they stand, where their leaders go.

import { deepStrictEqual, ok, strictEqual } from "node:assert";
import { toPicture } from "./arrows.js";
import { nameMarks, names } from "./names.js";
import { near, random } from "./testing.js";
import { textWidth } from "./width.js";

const PLANE = { left: 10, top: 20, width: 300, height: 290, edge: 3.5 };
const PHONE = { left: 0, top: 0, width: 155, height: 155, edge: 3.5 };
const WORDS = ["hot", "cold", "temperature", "it", "ball"];
const ORIGIN = toPicture(PLANE, [0, 0]);

/** The box of a name's letters. */
const box = ({ x, y }, word, size) => ({
  ...{ left: x - textWidth(word, size) / 2, right: x + textWidth(word, size) / 2 },
  ...{ top: y - 0.55 * size, bottom: y + 0.55 * size },
});
const away = (b, /** @type {number[]} */ [x, y]) =>
  Math.hypot(Math.max(b.left - x, 0, x - b.right), Math.max(b.top - y, 0, y - b.bottom));
/** Places along a line, from its start to its end. */
const along = (/** @type {number[]} */ [x1, y1], /** @type {number[]} */ [x2, y2]) =>
  Array.from({ length: 101 }, (_, n) => [x1 + (x2 - x1) * n / 100, y1 + (y2 - y1) * n / 100]);

/** Tips of all kinds: together, near each other, spread out, on one line. */
function* arrangements() {
  const next = random(3);
  for (let n = 0; n < 400; n++) {
    const [x, y] = [next() - 0.5, next() - 0.5].map((v) => 6.4 * v);
    if (n % 4 === 0) yield WORDS.map(() => [x, y]);
    else if (n % 4 === 1) yield WORDS.map(() => [x + 0.2 * next(), y + 0.2 * next()]);
    else if (n % 4 === 2) yield WORDS.map(() => [6.6 * next() - 3.3, 6.6 * next() - 3.3]);
    else yield WORDS.map(() => (2 * next() - 1)).map((far) => [far * x, far * y]);
  }
}

Deno.test("no name covers another or leaves the plane, wherever the tips are", () => {
  for (const [plane, size] of /** @type {const} */ ([[PLANE, 15], [PHONE, 13]])) {
    for (const vectors of arrangements()) {
      const tips = vectors.map((v) => toPicture(plane, v));
      const boxes = names(plane, WORDS, tips, size).map((name, i) => box(name, WORDS[i], size));
      boxes.forEach((a, i) => {
        ok(a.left >= plane.left - 0.1 && a.right <= plane.left + plane.width + 0.1, WORDS[i]);
        ok(a.top >= plane.top && a.bottom <= plane.top + plane.height, WORDS[i]);
        boxes.slice(0, i).forEach((b, j) =>
          ok(
            a.left >= b.right || b.left >= a.right || a.top >= b.bottom || b.top >= a.bottom,
            `${WORDS[i]} on ${WORDS[j]}`,
          )
        );
      });
    }
  }
});

Deno.test("no name lies on a head or on its own arrow", () => {
  for (const vectors of arrangements()) {
    const tips = vectors.map((v) => toPicture(PLANE, v));
    names(PLANE, WORDS, tips, 15).forEach((name, i) => {
      const b = box(name, WORDS[i], 15);
      tips.forEach((tip, j) => ok(away(b, tip) >= 7.9, `${WORDS[i]} on the head of ${WORDS[j]}`));
      for (const place of along(ORIGIN, tips[i])) {
        ok(away(b, place) >= 1, `${WORDS[i]} on its shaft`);
      }
    });
  }
});

Deno.test("a name stands beyond the tip of its arrow where there is room, and needs no leader", () => {
  const tips = [[2, 0], [-2, 0], [0, 2], [0, -2]].map((v) => toPicture(PLANE, v));
  const found = names(PLANE, ["a", "b", "c", "d"], tips, 15);
  ok(found[0].x > tips[0][0] && found[1].x < tips[1][0]);
  ok(found[2].y < tips[2][1] && found[3].y > tips[3][1]);
  deepStrictEqual(found.map(({ leader }) => leader), [null, null, null, null]);
});

Deno.test("of arrows with one direction the inner ones have their names at the side", () => {
  for (const degrees of [0, 30, 90, 120, 200, 270, 315]) {
    const a = (degrees * Math.PI) / 180;
    const way = [Math.cos(a), Math.sin(a)];
    const tips = [3, 2, 1].map((far) => toPicture(PLANE, way.map((x) => far * x)));
    const words = ["hot", "temperature", "it"];
    names(PLANE, words, tips, 15).forEach((name, i) => {
      const b = box(name, words[i], 15);
      for (const place of along(ORIGIN, tips[0])) {
        ok(away(b, place) >= 1, `${words[i]} on the arrow of hot at ${degrees}°`);
      }
    });
  }
});

Deno.test("what is far from its tip has a leader, from the name's side to its own head", () => {
  let leaders = 0;
  for (const vectors of arrangements()) {
    const tips = vectors.map((v) => toPicture(PLANE, v));
    const found = names(PLANE, WORDS, tips, 15);
    const marks = nameMarks("", { plane: PLANE, words: WORDS, roles: WORDS, tips, size: 15 });
    found.forEach((name, i) => {
      const b = box(name, WORDS[i], 15);
      const line = marks.find(({ id }) => id === `leader ${i}`)?.at;
      strictEqual(line !== undefined, away(b, tips[i]) > 14, WORDS[i]);
      const text = marks.find(({ id }) => id === `name ${i}`);
      deepStrictEqual([text?.text, text?.role], [WORDS[i], `${WORDS[i]} name`]);
      near(Number(text?.at.x), name.x, 0.1);
      if (!line) return;
      leaders += 1;
      near(away(b, [Number(line.x1), Number(line.y1)]), 0, 0.2, "it begins at the name");
      const [x, y] = tips[i];
      near(Math.hypot(Number(line.x2) - x, Number(line.y2) - y), 6, 0.2, "it ends at the head");
    });
  }
  ok(leaders > 50);
});
