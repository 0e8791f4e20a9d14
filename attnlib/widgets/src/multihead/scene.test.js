// Oracles read weights back from the pictures: tints from images, opacities from lines, lengths from bars.

import { deepStrictEqual, match, ok, strictEqual } from "node:assert";
import data from "../../multihead.json" with { type: "json" };
import { levelsOf } from "../kit/heat.js";
import { find, near, pictures, sound } from "../kit/testing.js";
import { textWidth } from "../kit/width.js";
import { align, explorer, LATER, put } from "./compute.js";
import { cellAt, cellHits, cellsOf, lines, matrix, wordHits } from "./large.js";
import { headHits, overview } from "./scene.js";
import { about, describe, legend, sought } from "./words.js";
import { still, style } from "./still.js";

for (const pair of LATER) {
  const part = await Deno.readTextFile(new URL(`../../multihead.${pair}.json`, import.meta.url));
  put(/** @type {any} */ (data), pair, JSON.parse(part));
}
const all = explorer(/** @type {any} */ (data));

/** @type {any} */
const STATE = {
  sentence: 0,
  compare: null,
  layer: 3,
  head: 1,
  token: 10,
  to: 2,
  grid: "maps",
  picture: "lines",
};
const numbers = (patch = {}) => all.numbers({ ...STATE, ...patch });
const IT = 10;

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

const said = (patch) => [
  describe(numbers(patch)),
  sought(numbers(patch)),
  legend(numbers(patch), "link"),
  about(numbers(patch), "maps"),
];
const above = (patch, width, grid) =>
  overview(numbers(patch), all.maps(patch.sentence ?? 0, patch.compare ?? null), { width, grid });

pictures("multihead", {
  style,
  stored: {
    still: [...still(STATE).scenes, ...said({})],
    "one link, on a phone": [above({ layer: 5, head: 11 }, 343, "link")],
    "two sentences": [
      above({ compare: 1 }, 436, "link"),
      lines(numbers({ compare: 1 }), 343),
      matrix(numbers({ compare: 1 }), 500),
      ...said({ compare: 1 }),
    ],
    "no such word": [
      lines(numbers({ compare: 2 }), 500),
      matrix(numbers({ compare: 2, token: 0, to: 15 }), 343),
      ...said({ compare: 2 }),
    ],
    "small": [above({}, 288, "maps"), matrix(numbers(), 288)],
    "hit targets": [
      headHits(numbers(), 288).slice(34, 40),
      wordHits(numbers({ token: 1, to: 3 }), 343),
      ...[{}, { compare: 1 }, { compare: 2 }, { sentence: 4, compare: 5 }].map((patch) =>
        cellHits(numbers(patch), 280)
      ),
      [[10, 10], [100, 200], [300, 390]].map(([x, y]) => cellAt(x, y, 343, numbers())),
    ],
    sentences: [{ head: 0 }, { compare: 1, to: 13 }, { sentence: 4, compare: 5, token: 9 }, {
      compare: 3,
    }].flatMap(said),
  },
  *others() {
    for (let sentence = 0; sentence < 16; sentence++) {
      for (const compare of [null, data.sentences[sentence].twin]) {
        for (const width of [288, 343, 500]) {
          yield lines(numbers({ sentence, compare, token: 1, to: 3 }), width);
          yield matrix(numbers({ sentence, compare, token: 1, to: 3 }), width);
        }
      }
    }
  },
});

// ---- Numbers --------------------------------------------------------------------------------

Deno.test("a head's weights are those that are stored", () => {
  const { weights, links, which, strongest } = numbers();
  strictEqual(which, 37);
  deepStrictEqual(weights, stored(0, 37));
  near(weights[IT][2], 0.68, 0.005, "it to animal");
  links.forEach((link, i) => strictEqual(link, stored(0, i)[IT][2]));
  strictEqual(strongest[0], links.indexOf(Math.max(...links)));
});

Deno.test("words are paired by what they are; only in a twin do others stand for each other", () => {
  deepStrictEqual(align(["the", "a", "the"], ["the", "the", "a"], false), [0, 2, 1]);
  deepStrictEqual(align(["a", "tired"], ["a", "wide"], true), [0, 1]);
  deepStrictEqual(align(["a", "tired"], ["a", "wide"], false), [0, null]);
});

// ---- All heads ------------------------------------------------------------------------------

/** Every pixel of the overview against a function of head, row and column. */
function eachTint(sentence, compare, wanted) {
  const n = data.sentences[sentence].tokens.length;
  const scene = overview(numbers({ sentence, compare }), all.maps(sentence, compare), {
    width: 436,
    grid: "maps",
  });
  const { at, wide, tall } = tints(find(scene, "maps"));
  strictEqual(wide, 12 * (n + 1) - 1);
  strictEqual(tall, 6 * (n + 1) - 1);
  for (let which = 0; which < 72; which++) {
    const values = wanted(which);
    const [top, left] = [Math.floor(which / 12) * (n + 1), (which % 12) * (n + 1)];
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < n; j++) {
        near(at(top + i, left + j), values[i][j], 0.005, `${which} ${i} ${j}`);
      }
    }
  }
}

Deno.test("each small map is its head's weights, rows down and columns across", () => {
  eachTint(0, null, (which) => stored(0, which));
  eachTint(8, null, (which) => stored(8, which));
});

Deno.test("beside a second sentence the small maps are the roots of the same words' differences", () => {
  const { tokens } = data.sentences[8];
  const places = tokens.map((word, i) => {
    const before = tokens.slice(0, i).filter((one) => one === word).length;
    return data.sentences[9].tokens.flatMap((one, j) => (one === word ? [j] : []))[before];
  });
  eachTint(8, 9, (which) => {
    const [one, two] = [stored(8, which), stored(9, which)];
    const root = (/** @type {number} */ x) => Math.sign(x) * Math.sqrt(Math.abs(x));
    return one.map((row, i) => row.map((w, j) => root(w - two[places[i]][places[j]])));
  });
});

// ---- One head -------------------------------------------------------------------------------

/** What each line's opacity tells: weights, or of two sentences the first's less the second's. */
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
      told[i][j] = (role.startsWith("below") ? -1 : 1) * Number(at.opacity) / (strong ? 1 : 0.3);
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
      ok(!scene.marks.some(({ role }) => /^(above|below)/.test(role)), "two colours are for two");
    }
  }
});

Deno.test("of two sentences a line is what the first has more, or in another colour the second", () => {
  for (const [sentence, compare] of [[0, 1], [8, 9], [0, 2]]) {
    const found = numbers({ sentence, compare, token: 3, to: 1 });
    const scene = lines(found, 343);
    sound(scene);
    const told = seen(found, scene);
    const [one, two] = [stored(sentence, 37), stored(compare, 37)];
    const { places } = /** @type {any} */ (found.other);
    one.forEach((row, i) =>
      row.forEach((w, j) => {
        const both = places[i] !== null && places[j] !== null;
        near(told[i][j], both ? w - two[places[i]][places[j]] : 0, 0.083, `${i} to ${j}`);
      })
    );
    ok(!scene.marks.some(({ role }) => role.startsWith("weight")));
  }
});

Deno.test("of two sentences the matrix is the root of the first less the second, blank where a word is not in both", () => {
  const found = numbers({ compare: 1 });
  strictEqual(cellHits(found, 280)[0].label, "from it to animal, 0.68 and 0.28");
  strictEqual(cellHits(numbers({ compare: 2 }), 280)[0].label, "from it to animal, 0.68");
  const { at } = tints(find(matrix(found, 280), "map"));
  const [one, two] = [stored(0, 37), stored(1, 37)];
  one.forEach((row, i) =>
    row.forEach((w, j) => {
      const more = w - two[i][j];
      near(at(i, j), Math.sign(more) * Math.sqrt(Math.abs(more)), 0.005, `${i} ${j}`);
    })
  );
  // A place that the two sentences fill differently is named by both words, and pressed where it stands.
  for (
    const [sentence, compare, named] of /** @type {[number, number, string][]} */ ([
      [0, 1, "tired/wide"],
      [4, 5, "it/he"],
      [12, 13, "keys/key cabinet/cabinets are/is"],
    ])
  ) {
    const twins = numbers({ sentence, compare });
    const scene = matrix(twins, 280);
    const names = scene.marks.filter(({ id }) => /^(left|top) /.test(id));
    const both = names.filter(({ text }) => text?.includes("/")).map(({ text }) => text);
    strictEqual(both.join(" "), `${named} ${named}`);
    const { x, y, height } = find(scene, "map").at;
    for (const { text } of names) ok(textWidth(String(text), 11.5) <= x, `${text} is cut`);
    const n = twins.tokens.length;
    twins.tokens.forEach((_, i) =>
      deepStrictEqual(cellAt(x + 1, y + ((i + 0.5) / n) * height, 280, twins), [i, 0])
    );
    strictEqual(legend(twins, "maps"), "blue: the first has more, pink: the second");
    strictEqual(legend(twins, "link"), "blue: the first has more, pink: the second");
    match(
      about(twins, "maps"),
      /A line is the first sentence’s weight less the second’s; tints show the root of it.* Swapped words share a row\.$/,
    );
  }
  match(about(numbers({ compare: 2 }), "maps"), /no such word, nothing is drawn\.$/);
  match(about(numbers(), "maps"), /matrix of weights.*the larger the weight\.$/);
  match(about(numbers(), "link"), /weight on the link\.$/);
  const apart = numbers({ compare: 2 });
  const cells = cellsOf(apart);
  strictEqual(cells[2], 0, "animal is in one alone");
  near(cells[0], stored(0, 37)[0][0] - stored(2, 37)[0][0], 1e-12, "[CLS] is in both");
});

Deno.test("that another sentence has both words is told as its weights tell it", () => {
  for (const [sentence, { tokens }] of data.sentences.entries()) {
    for (const [compare, other] of data.sentences.entries()) {
      if (other.tokens.length !== tokens.length || compare === sentence) continue;
      for (const [token, to] of [[0, 1], [2, 5], [tokens.length - 1, 3], [15, 15]]) {
        const state = {
          sentence,
          compare,
          token,
          to,
          layer: 0,
          head: 0,
          grid: /** @type {any} */ ("maps"),
          picture: /** @type {any} */ ("lines"),
        };
        const { links } = /** @type {any} */ (all.numbers(state).other);
        strictEqual(all.linked(state, compare), links !== null);
      }
    }
  }
});
