// Powers in print, by hand.

import { strictEqual } from "node:assert";
import { raised, typeset } from "./powers.js";

Deno.test("a number in print has a power of ten, and any other text stays", () => {
  strictEqual(typeset("3.7e−5"), "3.7·10⁻⁵");
  strictEqual(typeset("2.0e521"), "2.0·10⁵²¹");
  for (const text of ["110.26", "−0.5", "≈ 0", "∞", "–"]) strictEqual(typeset(text), text);
});

Deno.test("whole numbers are raised, others are not", () => {
  strictEqual(raised("3"), "³");
  strictEqual(raised("−120"), "⁻¹²⁰");
  strictEqual(raised("0.5"), null);
});
