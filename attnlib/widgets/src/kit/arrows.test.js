// Arrows and squares, read back with their own rings and tints.

import { deepStrictEqual, ok, strictEqual } from "node:assert";
import { edgeOf, ground, toPicture, unit } from "./arrows.js";
import { brief, framed, square, squareHeight, squareHits } from "./square.js";
import { find, near, sound } from "./testing.js";

const PLANE = { left: 10, top: 20, width: 300, height: 200, edge: 3.5 };
const WORDS = ["hot", "cold", "temperature", "it", "ball"];

Deno.test("the middle of a plane is 0, and up is more", () => {
  deepStrictEqual(toPicture(PLANE, [0, 0]), [160, 120]);
  const [x, y] = toPicture(PLANE, [1.5, 2]);
  ok(x > 160 && y < 120);
  near(unit(PLANE) * 3.5, 100, 1e-12, "the nearer sides are the edge");
});

Deno.test("rings have the lengths that they are numbered with", () => {
  const scene = { width: 320, height: 240, marks: ground("p", PLANE) };
  sound(scene);
  const rings = scene.marks.filter(({ id }) => id.startsWith("p ring"));
  strictEqual(rings.length, 3);
  for (const { id, at } of rings) {
    const [cx, cy] = toPicture(PLANE, [0, 0]);
    deepStrictEqual([at.cx, at.cy], [cx, cy]);
    const length = Number(id.split(" ").at(-1));
    near(Number(at.r) / unit(PLANE), length, 0.01);
    strictEqual(find(scene, `p length ${length}`).text, String(length));
    near(find(scene, `p length ${length}`).at.x + 3, cx + Number(at.r), 0.1);
  }
});

Deno.test("edges are round, hold what is shown and do not follow small changes", () => {
  strictEqual(edgeOf([[2, -1]], 3), edgeOf([[0, 2.9]], 3));
  for (const most of [0.1, 3, 3.1, 5.2, 9.9, 42, 777]) {
    const edge = edgeOf([[0, most], [-most, 0]], 3);
    ok(edge >= 1.1 * most && edge <= Math.max(3.45, 2.5 * most), `${most} in ${edge}`);
  }
});

// ---- Squares --------------------------------------------------------------------------------

const LOOK = { id: "s", left: 5, top: 7, wide: 40, tall: 27, side: 44, words: WORDS };
const SHARES = WORDS.map((_, i) => WORDS.map((_, j) => (i - 2 * j) / 10));
const drawn = {
  width: 300,
  height: 200,
  marks: square(LOOK, { shares: SHARES, texts: SHARES.map((row) => row.map(String)), hue: "plus" }),
};

Deno.test("a cell stands in its row and its column, and is as tinted as its share", () => {
  sound(drawn);
  SHARES.forEach((row, i) =>
    row.forEach((share, j) => {
      const { at, role } = find(drawn, `s cell ${i} ${j}`);
      near(at.x + at.width / 2, find(drawn, `s column ${j}`).at.x, 0.11);
      near(at.y + at.height / 2, find(drawn, `s row ${i}`).at.y - 4.5, 0.11);
      near(Number(at["fill-opacity"]), Math.abs(share), 1e-3);
      strictEqual(role.split(" ")[0], share < 0 ? "minus" : "plus");
      strictEqual(find(drawn, `s number ${i} ${j}`).text, String(share));
      near(find(drawn, `s number ${i} ${j}`).at.x, at.x + at.width / 2, 0.11);
    })
  );
  strictEqual(find(drawn, "s row 2").text, "temp.");
  strictEqual(brief("cold"), "cold");
  ok(find(drawn, "s cell 4 4").at.y + 27 <= LOOK.top + squareHeight(LOOK) + 2);
});

Deno.test("a frame and a place to press lie upon their cell", () => {
  const cell = find(drawn, "s cell 3 1").at;
  const { at } = framed(LOOK, "there", "ink", 3, 1);
  deepStrictEqual([at.x, at.y, at.width, at.height], [cell.x, cell.y, cell.width, cell.height]);
  const places = squareHits(LOOK, (i, j) => `${i} to ${j}`, [3, 1], true);
  strictEqual(places.filter(({ tab }) => tab === 0).length, 1);
  const hit = places.find(({ id }) => id === "s 3 1");
  deepStrictEqual([hit?.tab, hit?.aria?.pressed, hit?.label], [0, true, "3 to 1"]);
  near(Number(hit?.x) + 1, cell.x, 0.1);
  near(Number(hit?.y) + 1, cell.y, 0.1);
});
