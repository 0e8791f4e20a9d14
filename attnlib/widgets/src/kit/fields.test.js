// What is typed is taken as typed or refused.

import { ok, strictEqual } from "node:assert";
import { begun, parse, refusal, refusals } from "./fields.js";

Deno.test("numbers are read with a point or a comma and with either minus", () => {
  const read = {
    "1.5": 1.5,
    "1,5": 1.5,
    "−2": -2,
    "-2": -2,
    " .25 ": 0.25,
    "3.": 3,
    "+1e-2": 0.01,
  };
  for (const [text, x] of Object.entries(read)) strictEqual(parse(text), x, text);
});

Deno.test("what is no number is none", () => {
  for (const text of ["", "-", "x", "1.5.2", "1,234.5", "0x10", "Infinity", "1 2", "--1"]) {
    ok(Number.isNaN(parse(text)), text);
  }
});

Deno.test("a text that may become a number is not refused while it is typed", () => {
  for (const text of ["", "-", "−", "-.", ",", "+"]) ok(begun(text), text);
  for (const text of ["x", "1x", "--"]) ok(!begun(text), text);
});

Deno.test("a refusal says what is allowed and what came", () => {
  strictEqual(
    refusal("W q, row 1, column 2", 9.9, "99999"),
    "W q, row 1, column 2 must be a number from −9.9 to 9.9; got “99999”.",
  );
  ok(refusal("b q", 9.9, " ").endsWith("got nothing."));
  ok(refusal("b q", 9.9, "y".repeat(400)).endsWith(`got “${"y".repeat(20)}…”.`));
});

Deno.test("of several refusals the last that still holds is shown", () => {
  let shown = "";
  const told = refusals((sentence) => shown = sentence);
  const [a, b] = ["W q, row 1, column 1", "W k, row 1, column 1"];
  told("a is refused", a);
  told("", b); // a good field beside a bad one
  strictEqual(shown, "a is refused");
  told("b is refused", b);
  strictEqual(shown, "b is refused");
  told("a is refused anew", a);
  strictEqual(shown, "a is refused anew");
  told("", a);
  strictEqual(shown, "b is refused");
  told("", b);
  strictEqual(shown, "");
});
