import { strictEqual } from "node:assert";
import multihead from "../../multihead.json" with { type: "json" };
import { apart } from "./apart.js";

Deno.test("twins that begin alike are led by the word that differs, others are left alone", () => {
  const pair = ["She ate the pizza with a fork.", "She ate the pizza with an olive."];
  strictEqual(apart(pair[0], pair[1], 12), `fork: ${pair[0]}`);
  strictEqual(apart(pair[1], pair[0], 12), `olive: ${pair[1]}`);
  strictEqual(apart(pair[0], pair[1], 30), pair[0]);
  strictEqual(apart("The dog bit the man.", "The man bit the dog.", 12), "The dog bit the man.");
  strictEqual(apart("It is, it is.", "It is, it is.", 12), "It is, it is.");
});

Deno.test("no two sentences of a list begin alike", () => {
  const seen = multihead.sentences.map(({ text }, i, { [i ^ 1]: twin }) =>
    apart(text, twin.text, 12).slice(0, 12)
  );
  strictEqual(new Set(seen).size, seen.length, String(seen));
});
