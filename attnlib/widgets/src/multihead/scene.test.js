// Oracles read weights back from the pictures: tints from images, opacities from lines, lengths from bars.

import { deepStrictEqual, strictEqual } from "node:assert";
import data from "../../multihead.json" with { type: "json" };
import { levelsOf } from "../kit/heat.js";
import { find, near, pictures, sound } from "../kit/testing.js";
import { explorer, LATER } from "./compute.js";
import { lines, wordHits } from "./large.js";
import { headHits, overview } from "./scene.js";
import { describe, sought } from "./words.js";
import { still, style } from "./still.js";

const all = explorer(/** @type {any} */ (data));
for (const pair of LATER) {
  const part = await Deno.readTextFile(new URL(`../../multihead.${pair}.json`, import.meta.url));
  all.put(pair, JSON.parse(part));
}

/** @type {any} */
const STATE = {
  sentence: 0,
  layer: 3,
  head: 1,
  token: 10,
  to: 2,
};
const numbers = (patch = {}) => all.numbers({ ...STATE, ...patch });

/** Weights of a head, read from the stored bytes on a road of their own. */
function stored(sentence, which) {
  const { tokens: { length: n }, weights } = data.sentences[sentence];
  const bytes = Uint8Array.from(atob(/** @type {any} */ (weights)), (c) => c.charCodeAt(0));
  const rows = Array.from(
    { length: n },
    (_, i) => bytes.slice((which * n + i) * n, (which * n + i + 1) * n),
  );
  return rows.map((row) => Array.from(row, (x) => x / 255));
}

/** Signed strengths of an image, by pixel. */
function tints(mark) {
  const { levels, columns: wide } = levelsOf(mark.at.href);
  return { at: (i, j) => (levels[i * wide + j] - 128) / 127, wide, tall: levels.length / wide };
}

/** The ends of all lines of a path. */
const runs = (d) =>
  d.split("M").slice(1).map((one) => one.split(/[ L]/).filter(Boolean).map(Number));

const said = (patch) => [describe(numbers(patch)), sought(numbers(patch))];
const above = (patch, width) => overview(numbers(patch), all.maps(patch.sentence ?? 0), width);

pictures("multihead", {
  style,
  stored: {
    still: [...still(STATE).scenes, ...said({})],
    "on a phone": [
      above({ sentence: 8, layer: 5, head: 11 }, 343),
      lines(numbers({ sentence: 8 }), 343),
    ],
    "small": [above({}, 288)],
    "hit targets": [
      headHits(numbers(), 288).slice(34, 40),
      wordHits(numbers({ token: 1, to: 3 }), 343),
    ],
    sentences: [{ head: 0 }, { sentence: 4, token: 9 }, { sentence: 12, token: 0 }].flatMap(said),
  },
  *others() {
    for (let sentence = 0; sentence < 16; sentence++) {
      for (const width of [288, 343, 500]) {
        yield lines(numbers({ sentence, token: 1, to: 3 }), width);
      }
    }
  },
});

// ---- All heads ------------------------------------------------------------------------------

Deno.test("each small map is its head's weights, rows down and columns across", () => {
  for (const sentence of [0, 8]) {
    const n = data.sentences[sentence].tokens.length;
    const { at, wide, tall } = tints(find(above({ sentence }, 436), "maps"));
    deepStrictEqual([wide, tall], [12 * (n + 1) - 1, 6 * (n + 1) - 1]);
    for (let which = 0; which < 72; which++) {
      const [top, left] = [Math.floor(which / 12) * (n + 1), (which % 12) * (n + 1)];
      stored(sentence, which).forEach((row, i) =>
        row.forEach((w, j) => near(at(top + i, left + j), w, 0.005, `${which} ${i} ${j}`))
      );
    }
  }
});

// ---- One head -------------------------------------------------------------------------------

/** The weights that the lines' opacities show. */
function seen(found, scene) {
  const row = (/** @type {string} */ id) => find(scene, id).at.y - 5;
  const told = found.weights.map((/** @type {number[]} */ one) => one.map(() => 0));
  const [left, right] = [find(scene, "from 0").at.x + 8, find(scene, "to 0").at.x - 7];
  const place = (/** @type {string} */ kind, /** @type {number} */ y) =>
    found.tokens.findIndex((_, k) => Math.abs(row(`${kind} ${k}`) - y) < 0.2);
  for (const { role, at } of scene.marks.filter(({ shape }) => shape === "path")) {
    const strong = role.endsWith("thick");
    for (const [x1, y1, x2, y2] of runs(at.d)) {
      near(x1, left, 0.11, "left");
      near(x2, right, 0.11, "right");
      const [i, j] = [place("from", y1), place("to", y2)];
      strictEqual(strong, i === found.token, "the chosen word's lines are strong");
      strictEqual(told[i][j], 0, "one line for each pair");
      told[i][j] = Number(at.opacity) / (strong ? 1 : 0.3);
    }
  }
  return told;
}

Deno.test("a line runs from the word that attends to the word attended to, as opaque as its weight", () => {
  for (const sentence of [0, 6, 8]) {
    for (const width of [288, 343, 500]) {
      const found = numbers({ sentence, token: 4, to: 1 });
      const scene = lines(found, width);
      sound(scene);
      const told = seen(found, scene);
      stored(sentence, 37).forEach((one, i) =>
        one.forEach((w, j) => near(told[i][j], w, 0.083, `${i} to ${j}`))
      );
    }
  }
});
