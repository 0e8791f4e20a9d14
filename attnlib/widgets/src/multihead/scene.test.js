// Oracles read weights back from the pictures: tints from images, opacities from lines, lengths from bars.

import { deepStrictEqual, match, ok, strictEqual } from "node:assert";
import data from "../../multihead.json" with { type: "json" };
import { levelsOf } from "../kit/heat.js";
import { find, near, sound } from "../kit/testing.js";
import { numbered } from "../kit/text.js";
import { textWidth } from "../kit/width.js";
import { align, explorer, LATER, put } from "./compute.js";
import { cellAt, cellHits, cellsOf, columns, lines, matrix, namesOf, wordHits } from "./large.js";
import { headHits, overview } from "./scene.js";
import { about, describe, legend, sought } from "./words.js";

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
  match(told, /The second sentence has no “animal”, so there is no link to compare\./);
  ok(!/“animal” changes/.test(told));
  strictEqual(legend(numbers({ compare: 2 }), "link"), "rows: layers, columns: heads");
  strictEqual(sought(numbers({ compare: 2 })), "Strongest from “it” to “animal”");
});

Deno.test("in the twin the same words are compared", () => {
  const found = numbers({ compare: 1 });
  strictEqual(found.other?.token, IT);
  near(/** @type {any} */ (found.other).links[37], 0.28, 0.005, "wide");
  match(
    describe(found),
    /The link from “it” to “animal” changes most in layer 4, head 2: 0\.68 and 0\.28\.$/,
  );
  match(
    describe(found),
    /“it” attends to “animal” 0\.68 and \[CLS\] 0\.10; in the second to \[CLS\] 0\.33 and “animal” 0\.28\./,
  );
  match(
    describe(numbers({ compare: 1, to: 13 })),
    /from “it” to “tired” \(there “it” to “wide”\)/,
  );
  match(
    describe(numbers({ sentence: 4, compare: 5, token: 9 })),
    /; in the second “he 2” attends to /,
  );
  strictEqual(sought(found), "Changes most from “it” to “animal”");
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

Deno.test("a link's tint is its weight in every head, or the root of its change", () => {
  for (const compare of [null, 1]) {
    const found = numbers({ compare });
    const scene = overview(found, all.maps(0, compare), { width: 436, grid: "link" });
    sound(scene);
    for (let which = 0; which < 72; which++) {
      const mark = find(scene, `link ${which}`);
      const here = stored(0, which)[IT][2];
      const x = compare === null ? here : here - stored(1, which)[IT][2];
      const tint = compare === null ? x : Math.sqrt(Math.abs(x));
      near(Number(mark.at.opacity), tint, 0.006, "tint");
      const role = mark.role.split(" ")[0];
      strictEqual(role, compare === null ? "weight" : x < 0 ? "below" : "above");
      const hit = headHits(found, 436)[which];
      near(mark.at.x, hit.x, 0.06, "place");
      near(mark.at.y, hit.y, 0.06, "place");
    }
  }
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

/** That a sentence's bars are as long as its weights, in its share of each row, and its numbers tell them. */
function weighed(scene, name, weights, [from, to]) {
  const goal = find(scene, "goal").at;
  const first = scene.marks.filter(({ id }) => /^(weight|first) \d/.test(id));
  const ends = Math.min(...first.map(({ at, text }) => at.x - textWidth(text, 13)));
  const room = scene.width - goal.x - 36 * (name === "weight" ? 1 : 2);
  ok(goal.x + room < ends && goal.x + room > ends - 12, "a full bar ends before the numbers");
  weights.forEach((/** @type {number} */ w, /** @type {number} */ j) => {
    const bar = find(scene, `${name} bar ${j}`).at;
    const middle = find(scene, `to ${j}`).at.y - 5;
    near(bar.width / room, w, 0.002, "length");
    near(bar.y, middle + (from - 0.5) * goal.height, 0.11, "top");
    near(bar.y + bar.height, middle + (to - 0.5) * goal.height, 0.21, "foot");
    const number = find(scene, `${name} ${j}`);
    strictEqual(number.text, w.toFixed(2));
    near(number.at.y - 5, middle, 0.11, "row of the number");
    ok(number.at.x <= scene.width);
  });
}

Deno.test("bars and numbers are the chosen word's weights; its plate and the goal are at their words", () => {
  for (const token of [2, IT]) {
    const found = numbers({ token });
    const scene = lines(found, 343);
    weighed(scene, "weight", stored(0, 37)[token], [0, 1]);
    const plate = find(scene, "plate").at;
    near(plate.y + plate.height / 2, find(scene, `from ${token}`).at.y - 5, 0.11, "plate");
    strictEqual(find(scene, `from ${token}`).role.split(" ")[0], "paper");
    const goal = find(scene, "goal").at;
    near(goal.y + goal.height / 2, find(scene, "to 2").at.y - 5, 0.11, "goal");
    ok(find(scene, "to 2").role.includes("strong"));
  }
});

Deno.test("of two sentences the first's bars stand above the second's, and its numbers before", () => {
  const found = numbers({ compare: 1 });
  const scene = lines(found, 343);
  weighed(scene, "first", stored(0, 37)[IT], [0, 0.5]);
  weighed(scene, "second", stored(1, 37)[IT], [0.5, 1]);
  strictEqual(find(scene, "first bar 2").role, "above solid bar");
  strictEqual(find(scene, "second bar 2").role, "below solid bar");
  const [one, two] = [find(scene, "first 2").at.x, find(scene, "second 2").at.x];
  ok(one + textWidth("0.00", 13) <= two, "two columns");
  strictEqual(find(scene, "to 13").text, "tired/wide");
  strictEqual(find(scene, "from 13").text, "tired/wide");
  strictEqual(find(lines(numbers(), 343), "from 13").text, "tired");
});

Deno.test("two columns of numbers are headed by words in which the sentences differ, one column by none", () => {
  const wanted = [
    ...[[0, 1, "tired", "wide"], [1, 0, "wide", "tired"], [0, 2, "1st", "2nd"]],
    ...[[4, 5, "it", "he"], [14, 15, "river", "city"], [8, 9, "1st", "2nd"], [12, 13, "are", "is"]],
  ];
  for (const [sentence, compare, ...names] of wanted) {
    deepStrictEqual(namesOf(numbers({ sentence, compare })), names);
  }
  for (const width of [288, 343, 500]) {
    for (let sentence = 0; sentence < 16; sentence++) {
      const scene = lines(numbers({ sentence, compare: data.sentences[sentence].twin }), width);
      const first = find(scene, "to 0").at.y - 5;
      const far = ["first", "second"].map((name) => {
        const { at, text } = find(scene, `${name} head`);
        const line = find(scene, `${name} head line`);
        near(at.x, find(scene, `${name} 0`).at.x, 0.11, "above its numbers");
        near(line.at.x + line.at.width, at.x, 0.11, "and underlined");
        strictEqual(line.role, `${name === "first" ? "above" : "below"} solid`);
        ok(at.y - 9 >= 0 && line.at.y >= at.y + 2 && line.at.y + line.at.height < first - 10);
        return [at.x - textWidth(String(text), 11.5), at.x];
      });
      ok(far[0][1] <= far[1][0], "beside each other");
    }
  }
  ok(!lines(numbers(), 343).marks.some(({ id }) => id.includes("head")));
});

Deno.test("a word that the second sentence lacks has no number there, and no bar", () => {
  const found = numbers({ compare: 2, token: 9 });
  const { places, token } = /** @type {any} */ (found.other);
  const scene = lines(found, 300);
  places.forEach((at, j) => {
    const number = find(scene, `second ${j}`).text;
    strictEqual(number, at === null ? "–" : stored(2, 37)[token][at].toFixed(2));
    const bars = scene.marks.filter(({ id }) => id === `second bar ${j}`);
    strictEqual(bars.length, at === null ? 0 : 1);
  });
  const lacking = lines(numbers({ compare: 2, token: 2 }), 300);
  sound(lacking);
  ok(!lacking.marks.some(({ id, role }) => id.startsWith("second bar") || role.endsWith("thick")));
});

Deno.test("words are pressed where they stand, and all sentences take the same room", () => {
  for (const width of [288, 343, 500]) {
    for (let sentence = 0; sentence < 16; sentence++) {
      for (const compare of [null, data.sentences[sentence].twin]) {
        const found = numbers({ sentence, compare, token: 1, to: 3 });
        const scene = lines(found, width);
        strictEqual(scene.height, 400);
        const hits = wordHits(found, width);
        strictEqual(hits.length, 2 * found.tokens.length);
        const { left, right } = columns(found, width);
        for (const { id, x, y, width: wide, height, tab, aria } of hits) {
          near(y + height / 2, find(scene, id).at.y - 5, 0.11, "row");
          ok(height >= 24 && wide >= 24);
          const chosen = id === "from 1" || id === "to 3";
          strictEqual(aria?.pressed, chosen);
          strictEqual(tab, chosen ? 0 : -1, "one stop for each column");
          near(x, id.startsWith("from") ? 0 : right, 0.11, "column");
          near(x + wide, id.startsWith("from") ? left : width, 0.11, "column's end");
        }
        ok(right - left > (compare === null ? 50 : width < 300 ? 10 : 50), "room for lines");
        const numbersAt = find(scene, compare === null ? "weight 0" : "first 0").at.x;
        const word = Math.max(
          ...found.tokens.map((_, j) => textWidth(String(find(scene, `to ${j}`).text), 14)),
        );
        ok(
          right + 7 + word <= numbersAt - textWidth("0.00", 13) / 1.12,
          "words end before numbers",
        );
      }
    }
  }
});

Deno.test("the matrix has a row for each word that attends, and frames the link", () => {
  for (const [token, to, width] of [[0, 15, 500], [IT, 2, 343]]) {
    const found = numbers({ token, to });
    const scene = matrix(found, width);
    sound(scene);
    strictEqual(scene.height, 400, "as high as the lines");
    const image = find(scene, "map");
    const { x, y, width: wide, height: high } = image.at;
    ok(x + wide <= width && y + high <= 400);
    const { at, wide: pixels } = tints(image);
    strictEqual(pixels, 16);
    stored(0, 37).forEach((row, i) => row.forEach((w, j) => near(at(i, j), w, 0.005, `${i} ${j}`)));
    const [frame, goal] = [find(scene, "row").at, find(scene, "goal").at];
    near(frame.y, y + (token / 16) * high, 0.11, "the row of the chosen word");
    near(frame.height, high / 16, 0.11, "one row");
    near(goal.y, frame.y, 0.11, "the link's row");
    near(goal.x, x + (to / 16) * wide, 0.11, "the link's column");
    near(goal.width, wide / 16, 0.11, "one column");
    const names = numbered(found.tokens);
    names.forEach((word, i) => {
      const [left, top] = [find(scene, `left ${i}`), find(scene, `top ${i}`)];
      strictEqual(left.text, word);
      strictEqual(top.text, word);
      strictEqual(left.role.includes("strong"), i === token);
      strictEqual(top.role.includes("strong"), i === to);
      const [across, down] = [x + ((i + 0.5) / 16) * wide, y + ((i + 0.5) / 16) * high];
      near(left.at.y - 4, down, 0.11, "left");
      near(top.at.x - 4, across, 0.11, "top");
      deepStrictEqual(cellAt(x + 1, down, width, found), [i, 0]);
      deepStrictEqual(cellAt(across, y + 1, width, found), [0, i]);
    });
    const [hit] = cellHits(found, width);
    for (const side of /** @type {const} */ (["x", "y", "width", "height"])) {
      near(hit[side], image.at[side], 0.11, "the cells are pressed where they are");
    }
    strictEqual(
      hit.label,
      `from ${names[token]} to ${names[to]}, ${stored(0, 37)[token][to].toFixed(2)}`,
    );
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

Deno.test("the sentences tell what is seen", () => {
  strictEqual(
    describe(numbers()),
    "Layer 4, head 2: “it” attends to “animal” 0.68, [CLS] 0.10 and “it” 0.06. Strongest from “it” to “animal”: layer 4, head 2, 0.68.",
  );
  match(
    describe(numbers({ head: 0 })),
    /Strongest from “it” to “animal”: layer 4, head 2, 0\.68\.$/,
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
          picture: /** @type {any} */ ("lines"),
        };
        const { links } = /** @type {any} */ (all.numbers(state).other);
        strictEqual(all.linked(state, compare), links !== null);
      }
    }
  }
});
