import { strictEqual } from "node:assert";
import encoder from "../../encoder.json" with { type: "json" };
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
  for (
    const [{ sentences }, room] of /** @type {[any, number][]} */ ([[multihead, 12], [encoder, 28]])
  ) {
    const seen = sentences.map((/** @type {any} */ { text }, /** @type {number} */ i) =>
      apart(text, sentences[i ^ 1].text, room).slice(0, room)
    );
    strictEqual(new Set(seen).size, sentences.length, String(seen));
  }
});
