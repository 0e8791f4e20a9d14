// A glide with a clock of its own.

import { deepStrictEqual, ok } from "node:assert";
import { mover } from "./motion.js";

Deno.test("a frame that began before its input takes no time back, and later ones go on", () => {
  const page = /** @type {any} */ (globalThis);
  const kept = [page.matchMedia, page.requestAnimationFrame];
  /** @type {((now: number) => void)[]} */
  const asked = [];
  page.matchMedia = () => ({ matches: false });
  page.requestAnimationFrame = (/** @type {(now: number) => void} */ f) => asked.push(f);
  try {
    /** @type {number[]} */
    const passed = [];
    const moves = mover(0, 100, (_, dt) => {
      passed.push(dt);
    });
    const begun = Math.floor(performance.now()); // whole, so that differences are too
    moves.go(1, true);
    asked[0](begun - 5);
    asked[1](begun + 11);
    asked[2](begun + 500);
    deepStrictEqual([passed[0], passed[1], passed[2]], [0, 16, 64]);
    ok(asked.length === 3, "and it ends");
  } finally {
    [page.matchMedia, page.requestAnimationFrame] = kept;
  }
});
