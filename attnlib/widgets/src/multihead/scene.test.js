// Oracles read weights back from the pictures: tints from images, opacities from lines, lengths from bars.

import { deepStrictEqual, match, ok, strictEqual } from "node:assert";
import data from "../../multihead.json" with { type: "json" };
import { levelsOf } from "../kit/heat.js";
import { find, near, sound } from "../kit/testing.js";
import { textWidth } from "../kit/width.js";
import { align, explorer, LATER, put } from "./compute.js";
import { cellsOf, columns, headHits, lines, overview, rowAt, square, wordHits } from "./scene.js";
import { describe, legend } from "./words.js";

for (const pair of LATER) {
  const part = await Deno.readTextFile(new URL(`../../multihead.${pair}.json`, import.meta.url));
  put(/** @type {any} */ (data), pair, JSON.parse(part));
}
const all = explorer(/** @type {any} */ (data));
/** @type {any} */
const STATE = { sentence: 0, compare: null, layer: 3, head: 1, token: 10, to: 2, grid: "maps" };
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

Deno.test("a sentence without the word has no link to it", () => {
  const { other, strongest, links } = numbers({ compare: 2 });
  strictEqual(other?.to, null);
  strictEqual(other?.links, null);
  strictEqual(strongest[0], links.indexOf(Math.max(...links)));
  const told = describe(numbers({ compare: 2 }));
  match(told, /The second sentence has no animal, so there is no link to compare\./);
  ok(!/animal changes/.test(told));
  match(legend(numbers({ compare: 2 }), "link"), /each head’s weight on the link$/);
});

Deno.test("in the twin the same words are compared", () => {
  const found = numbers({ compare: 1 });
  strictEqual(found.other?.token, IT);
  near(/** @type {any} */ (found.other).links[37], 0.28, 0.005, "wide");
  match(
    describe(found),
    /The link from it to animal changes most in layer 4, head 2: 0\.68 and 0\.28\.$/,
  );
  match(describe(numbers({ compare: 1, to: 13 })), /from it to tired \(there from it to wide\)/);
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

Deno.test("the chosen head is framed, and every head is pressed where its map is", () => {
  for (const width of [288, 300, 343, 436]) {
    for (const [layer, head] of [[0, 0], [3, 1], [5, 11]]) {
      const found = numbers({ layer, head });
      const scene = overview(found, all.maps(0, null), { width, grid: "maps" });
      sound(scene);
      const told = scene.marks.filter(({ id }) => /^(head|layer) /.test(id)).length;
      strictEqual(told, width < 300 ? 0 : 18, "heads and layers are numbered on a phone too");
      const image = find(scene, "maps").at;
      const frame = find(scene, "chosen").at;
      const hit = headHits(found, width)[layer * 12 + head];
      strictEqual(hit.label, `layer ${layer + 1}, head ${head + 1}`);
      strictEqual(hit.aria?.pressed, true);
      ok(hit.width >= 24 && hit.height >= 24);
      for (
        const [x, size, span, count, k] of [["x", "width", image.width, 12, head], [
          "y",
          "height",
          image.height,
          6,
          layer,
        ]]
      ) {
        const left = image[x] + (k / count) * (span + hit.width / 17);
        near(frame[x], left - 1.5, 0.2, "frame");
        near(hit[x], left, 0.2, "hit");
        near(frame[size], span / count, 5, "size");
      }
      strictEqual(headHits(found, width).filter(({ tab }) => tab === 0).length, 1);
    }
  }
  const scene = overview(numbers(), all.maps(0, null), { width: 436, grid: "maps" });
  strictEqual(find(scene, "head 2").role, "ink strong tiny");
  strictEqual(find(scene, "layer 4").role, "ink strong tiny");
  near(
    find(scene, "head 2").at.x,
    find(scene, "chosen").at.x + find(scene, "chosen").at.width / 2,
    1,
    "number",
  );
});

Deno.test("a link's tint is its weight in every head, or its change", () => {
  for (const compare of [null, 1]) {
    const found = numbers({ compare });
    const scene = overview(found, all.maps(0, compare), { width: 436, grid: "link" });
    sound(scene);
    for (let which = 0; which < 72; which++) {
      const mark = find(scene, `link ${which}`);
      const here = stored(0, which)[IT][2];
      const x = compare === null ? here : here - stored(1, which)[IT][2];
      near(Number(mark.at.opacity), Math.abs(x), 0.006, "tint");
      const role = mark.role.split(" ")[0];
      strictEqual(role, compare === null ? "weight" : x < 0 ? "below" : "above");
      const hit = headHits(found, 436)[which];
      near(mark.at.x, hit.x, 0.06, "place");
      near(mark.at.y, hit.y, 0.06, "place");
    }
  }
});

// ---- One head -------------------------------------------------------------------------------

Deno.test("a line runs from the word that attends to the word attended to, as opaque as its weight", () => {
  for (const sentence of [0, 6, 8]) {
    for (const width of [300, 552]) {
      const found = numbers({ sentence, token: 4, to: 1 });
      const scene = lines(found, found.weights, width);
      sound(scene);
      const row = (id) => find(scene, id).at.y - 5;
      const seen = found.weights.map((one) => one.map(() => 0));
      const [left, right] = [find(scene, "from 0").at.x + 8, find(scene, "to 0").at.x - 7];
      for (const mark of scene.marks.filter(({ shape }) => shape === "path")) {
        const strong = mark.role.startsWith("weight");
        for (const [x1, y1, x2, y2] of runs(mark.at.d)) {
          near(x1, left, 0.11, "left");
          near(x2, right, 0.11, "right");
          const i = found.tokens.findIndex((_, k) => Math.abs(row(`from ${k}`) - y1) < 0.2);
          const j = found.tokens.findIndex((_, k) => Math.abs(row(`to ${k}`) - y2) < 0.2);
          strictEqual(strong, i === 4, "the chosen word's lines are strong");
          seen[i][j] = Number(mark.at.opacity) / (strong ? 1 : 0.3);
        }
      }
      found.weights.forEach((one, i) =>
        one.forEach((w, j) => near(seen[i][j], w, 0.083, `${i} to ${j}`))
      );
    }
  }
});

Deno.test("bars and numbers are the chosen word's weights; its plate and the goal are at their words", () => {
  for (const token of [2, IT]) {
    const found = numbers({ token });
    const scene = lines(found, found.weights, 552);
    const room = 552 - find(scene, "bar 0").at.x;
    found.weights[token].forEach((w, j) => {
      const bar = find(scene, `bar ${j}`).at;
      near(bar.width / room, w, 0.002, "length");
      near(bar.y + bar.height / 2, find(scene, `to ${j}`).at.y - 5, 0.11, "row");
      strictEqual(find(scene, `weight ${j}`).text, w.toFixed(2));
    });
    const plate = find(scene, "plate").at;
    near(plate.y + plate.height / 2, find(scene, `from ${token}`).at.y - 5, 0.11, "plate");
    strictEqual(find(scene, `from ${token}`).role.split(" ")[0], "paper");
    const goal = find(scene, "goal").at;
    near(goal.y + goal.height / 2, find(scene, "to 2").at.y - 5, 0.11, "goal");
    ok(find(scene, "to 2").role.includes("strong"));
  }
});

Deno.test("the second sentence's lines are its own, with nothing chosen where the word is not there", () => {
  const twin = /** @type {any} */ (numbers({ compare: 1 }).other);
  strictEqual(
    find(lines(twin, twin.weights, 300), `weight 2`).text,
    stored(1, 37)[IT][2].toFixed(2),
  );
  const lacking = /** @type {any} */ (numbers({ compare: 2, token: 2 }).other);
  const scene = lines(lacking, lacking.weights, 300);
  sound(scene);
  ok(
    !scene.marks.some(({ id, role }) =>
      id === "plate" || id.startsWith("bar") || role.startsWith("weight")
    ),
  );
  const may = (i) => lacking.places.includes(i);
  const hits = wordHits(lacking, 300, may);
  strictEqual(hits.length, lacking.places.filter((at) => at !== null).length);
  strictEqual(hits.filter(({ tab }) => tab === 0).length, 1);
});

Deno.test("words are pressed where they stand, and all sentences take the same room", () => {
  for (let sentence = 0; sentence < 16; sentence++) {
    const found = numbers({ sentence, token: 1, to: 1 });
    const scene = lines(found, found.weights, 300);
    strictEqual(scene.height, 384);
    wordHits(found, 300).forEach((hit, i) => {
      near(hit.y + hit.height / 2, find(scene, `from ${i}`).at.y - 5, 0.11, "row");
      ok(hit.height >= 24);
      strictEqual(hit.aria?.pressed, i === 1);
    });
    const { left, right } = columns(found.tokens, 300);
    ok(right - left > 50, "room for lines");
  }
});

Deno.test("the matrix has a row for each word that attends", () => {
  for (const token of [0, IT]) {
    const found = numbers({ token });
    const scene = square(found, cellsOf(found), 384);
    sound(scene);
    const image = find(scene, "map");
    const { at, wide } = tints(image);
    strictEqual(wide, 16);
    stored(0, 37).forEach((row, i) => row.forEach((w, j) => near(at(i, j), w, 0.005, `${i} ${j}`)));
    const frame = find(scene, "row").at;
    near(frame.y, image.at.y + (token / 16) * image.at.height, 0.11, "the row of the chosen word");
    near(frame.height, image.at.height / 16, 0.11, "one row");
    found.tokens.forEach((word, i) => {
      strictEqual(find(scene, `left ${i}`).text, word);
      strictEqual(find(scene, `top ${i}`).text, word);
      const middle = (i + 0.5) / 16;
      near(find(scene, `left ${i}`).at.y - 4, image.at.y + middle * image.at.height, 0.11, "left");
      near(find(scene, `top ${i}`).at.x - 4, image.at.x + middle * image.at.width, 0.11, "top");
      strictEqual(rowAt(image.at.y + middle * image.at.height, 384, found), i);
    });
  }
});

Deno.test("of two sentences the matrix is the first less the second, blank where a word is not in both", () => {
  const found = numbers({ compare: 1 });
  const { at } = tints(find(square(found, cellsOf(found), 280), "map"));
  const [one, two] = [stored(0, 37), stored(1, 37)];
  one.forEach((row, i) => row.forEach((w, j) => near(at(i, j), w - two[i][j], 0.005, `${i} ${j}`)));
  // A place that the two sentences fill differently is named by both words, and pressed where it stands.
  for (
    const [sentence, compare, named] of /** @type {[number, number, string][]} */ ([
      [0, 1, "tired/wide"],
      [4, 5, "it/he"],
      [12, 13, "keys/key cabinet/cabinets are/is"],
    ])
  ) {
    const twins = numbers({ sentence, compare });
    const scene = square(twins, cellsOf(twins), 280);
    const names = scene.marks.filter(({ id }) => /^(left|top) /.test(id));
    const both = names.filter(({ text }) => text?.includes("/")).map(({ text }) => text);
    strictEqual(both.join(" "), `${named} ${named}`);
    const { x, y, height } = find(scene, "map").at;
    for (const { text } of names) ok(textWidth(String(text), 11.5) <= x, `${text} is cut`);
    const n = twins.tokens.length;
    twins.tokens.forEach((_, i) => strictEqual(rowAt(y + ((i + 0.5) / n) * height, 280, twins), i));
    match(legend(twins, "maps"), /tint: root of the difference; swapped words share a row$/);
    match(legend(twins, "link"), /pink: more in the second; swapped words share a row$/);
  }
  match(
    legend(numbers({ compare: 2 }), "maps"),
    /in the second; tint: root of the difference; blank: no such word there$/,
  );
  const apart = numbers({ compare: 2 });
  const cells = cellsOf(apart);
  strictEqual(cells[2], 0, "animal is in one alone");
  near(cells[0], stored(0, 37)[0][0] - stored(2, 37)[0][0], 1e-12, "[CLS] is in both");
});

Deno.test("the sentences tell what is seen", () => {
  strictEqual(
    describe(numbers()),
    "Layer 4, head 2: it attends to animal 0.68, [CLS] 0.10 and it 0.06. The strongest link from it to animal is in layer 4, head 2: 0.68.",
  );
  match(
    describe(numbers({ head: 0 })),
    /The strongest link from it to animal is in layer 4, head 2: 0\.68\.$/,
  );
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
        };
        const { links } = /** @type {any} */ (all.numbers(state).other);
        strictEqual(all.linked(state, compare), links !== null);
      }
    }
  }
});
