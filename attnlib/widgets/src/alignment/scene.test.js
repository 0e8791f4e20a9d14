// Oracles read weights, words and numbers back from the pictures.

import { deepStrictEqual, match, ok, strictEqual } from "node:assert";
import data from "../../alignment.json" with { type: "json" };
import { levelsOf } from "../kit/heat.js";
import { find, near, pictures, sound } from "../kit/testing.js";
import {
  clockOf,
  followed,
  lengths,
  linked,
  matches,
  mistakes,
  neglected,
  stateAt,
  tokenize,
  translators,
  turned,
} from "./compute.js";
import { places, ribbonScene, shared, sight, squeeze, wordHits } from "./scene.js";
import { still, style } from "./still.js";
import { describe } from "./words.js";

const all = translators(/** @type {any} */ (structuredClone(data)));
for (const name of ["additive", "dot", "no_attention"]) {
  const part = await Deno.readTextFile(new URL(`../../alignment.${name}.json`, import.meta.url));
  all.put(name, JSON.parse(part));
}
const TREATY = "l'accord sur la zone économique européenne a été signé en août 1992";

/** @type {import("./compute.js").State} */
const STATE = {
  sentence: TREATY,
  first: "additive",
  second: "no_attention",
  read: null,
  step: null,
  focus: null,
};
const found = all.numbers(STATE);
const first = /** @type {any} */ (found.first);
const dot = /** @type {any} */ (all.numbers({ ...STATE, first: "dot" }).first);
const second = /** @type {any} */ (found.second);
const M = found.source.length;
const END = M + Math.max(first.words.length, second.words.length);
const UNIT = 20; // px of a whole attention
const sum = (x) => x.reduce((a, b) => a + b, 0);
const opacity = (mark) => Number(mark.at["stroke-opacity"] ?? mark.at.opacity);

/** Both ends of a ribbon: [x, y] at the word read and at the word written. */
function ends(mark) {
  const [from, , , to] = mark.at.d.match(/-?[\d.]+ -?[\d.]+/g).map((pair) =>
    pair.split(" ").map(Number)
  );
  return [from, to];
}

/** Every stored sentence, with both kinds of attention and at two widths. */
function* sentences() {
  for (const { text } of all.pairs) {
    for (const name of ["additive", "dot"]) {
      const numbers = all.numbers({ ...STATE, sentence: text, first: name });
      for (const width of [343, 620]) {
        yield { text, numbers, side: /** @type {any} */ (numbers.first), width };
      }
    }
  }
}

/** Where a word's ribbons end, along its line. */
const middle = (scene, id, sideways) => {
  const { x, y } = find(scene, id).at;
  return sideways ? y - 5 : x;
};

/** A sentence of so many words. @param {number} count */
const ofWords = (count) =>
  all.numbers({
    ...STATE,
    sentence: "elle lit le livre ".repeat(10).split(" ").slice(0, count).join(" "),
  });
const said = (patch) => describe({ ...STATE, ...patch }, all.numbers({ ...STATE, ...patch }));
const sentence = (begin) =>
  /** @type {any} */ (all.pairs.find(({ text }) => text.startsWith(begin))).text;

/** The ribbons of a translator. */
const ribboned = (patch, options) => {
  const numbers = all.numbers({ ...STATE, ...patch });
  return ribbonScene(numbers, /** @type {any} */ (numbers.first), {
    width: 620,
    clock: Infinity,
    ...options,
  });
};
/** A picture without the ribbons that are next to nothing. */
const bare = (scene) => ({
  ...scene,
  marks: scene.marks.filter(({ id, at }) =>
    !/^(w|kept) /.test(id) || Number(at["stroke-width"]) > 1
  ),
});
const PAS = "il ne la voit pas";
const NEW = "petite la blanche maison";

pictures("alignment", {
  style,
  free: /^(w|kept|s|t|share) |written$|named$/,
  over: /^share /,
  stored: {
    still: [...still(STATE).scenes.map(bare), said({})],
    "on a phone, a word chosen": [
      bare(ribboned({ first: "dot" }, { width: 343, focus: ["written", 6] })),
    ],
    "half written": [
      bare(ribboned({}, { clock: M + 5 })),
      bare(ribboned({}, { clock: 4 })),
      squeeze(found, second, { width: 320, clock: M + 4 }),
      said({ step: 5 }),
    ],
    "long": [bare(ribboned({ sentence: all.pairs.at(-1)?.text ?? "", first: "dot" }, {}))],
    "two translators": [bare(ribboned({ sentence: PAS, second: "dot" }, { focus: ["read", 4] }))],
    "two words through one row": [1, Infinity].map((clock) => {
      const numbers = all.numbers({ ...STATE, sentence: "elle dort" });
      return squeeze(numbers, /** @type {any} */ (numbers.second), { width: 320, clock });
    }),
    squeezed: [
      squeeze(found, second, { width: 343, clock: 3 }),
      squeeze(found, second, { width: 343, clock: Infinity }),
    ],
    "hit targets": [
      wordHits(found, first, { width: 343, clock: END, focus: ["written", 6] }).slice(8, 16),
      wordHits(found, first, { width: 620, clock: END }).slice(0, 4),
      [[7, null], [43, null], [Infinity, ["written", 3]], [Infinity, null]].map(([clock, focus]) =>
        sight(
          ofWords(40),
          /** @type {any} */ (ofWords(40).first),
          /** @type {any} */ ({ width: 343, clock, focus }),
        )
      ),
    ],
    sentences: [
      ...[{ first: "dot", second: "" }, { sentence: sentence("leurs accords") }, {
        sentence: sentence("le professeur travaille"),
        second: "dot",
      }],
      ...[{
        sentence: sentence("je travaille dans mes écoles donc mon"),
        first: "dot",
        second: "",
      }],
      ...[1, 2, 9].map((step) => ({ first: "no_attention", second: "", step })),
      ...[{ first: "no_attention", second: "", sentence: "ne pas" }, {
        sentence: "étudiant",
        second: "",
      }],
      ...[["additive", ""], ["additive", "dot"], ["no_attention", ""], ["no_attention", "dot"]].map(
        ([first, second]) => ({ first, second, read: 3 }),
      ),
      ...[
        "zzz ".repeat(50),
        "elle lit b1 b2 b1 b3 b4 b5 b6 b7",
        "etudiant etudiant",
        "le chat ".repeat(20),
        "",
      ].map((one) => ({ sentence: one, second: "" })),
      ...[["written", 2], ["written", 4], ["read", 4], ["read", 0]].map((focus) => ({
        sentence: PAS,
        second: "dot",
        focus,
      })),
      ...[{ sentence: NEW, second: "dot" }, { sentence: NEW }, {
        sentence: "elle lit la pizza",
        second: "",
      }, { sentence: NEW, first: "no_attention", second: "" }],
      ...[13, 14, 15, 16].flatMap((step) =>
        [["dot", "no_attention"], ["no_attention", "dot"]].map(([first, second]) => ({
          sentence: sentence("leur hist"),
          first,
          second,
          step,
        }))
      ),
    ].map(said),
  },
  *others() {
    for (const { numbers, side, width } of sentences()) {
      yield ribbonScene(numbers, side, { width, clock: Infinity });
    }
  },
});

// ---- Numbers --------------------------------------------------------------------------------

Deno.test("wrong words are those outside the longest common subsequence; a capital is none", () => {
  deepStrictEqual(mistakes(["a", "bad", "c"], ["a", "b", "c"]), [false, true, false]);
  deepStrictEqual(mistakes(["European", "economic"], ["European", "Economic"]), [false, false]);
  deepStrictEqual(mistakes(["b", "a"], ["a", "b"]).filter(Boolean).length, 1);
  deepStrictEqual(mistakes([], ["a"]), []);
  deepStrictEqual(mistakes(["a"], []), [true]);
});

Deno.test("a right word has its place in what is wanted, and there its links", () => {
  deepStrictEqual(matches(["b", "a"], ["A"]), [-1, 0]);
  deepStrictEqual(matches(["a", "b"], ["x", "a", "b"]), [1, 2]);
  deepStrictEqual(matches(["a", "b"], ["b", "a"]), [-1, 0], "of two as long the later words");
  for (const { numbers, side } of sentences()) {
    const pair = /** @type {any} */ (all.pairs.find(({ source }) =>
      source.join() === numbers.source.join()
    ));
    const at = matches(side.words, pair.target);
    side.words.forEach((_, i) => {
      const has = (links, of) =>
        links.forEach((j) => ok(pair[of].some(([a, b]) => a === j && b === at[i])));
      has(side.links.sure[i], "sure");
      has(side.links.possible[i], "possible");
      const count = (of) => pair[of].filter(([, b]) => b === at[i]).length;
      strictEqual(side.links.sure[i].length, count("sure"));
      strictEqual(side.links.possible[i].length, count("possible"));
      if (side.wrong[i]) deepStrictEqual(linked(side.links, i), []);
    });
  }
  strictEqual(/** @type {any} */ (all.numbers({ ...STATE, sentence: "je" }).first).links, null);
});

Deno.test("a run goes strictly backwards, and what no word attends to is passed over", () => {
  const one = (/** @type {number[]} */ best) =>
    best.map((at) => Array.from({ length: 6 }, (_, j) => Number(j === at)));
  deepStrictEqual(turned(one([0, 3, 2, 1, 4])), [1, 3]);
  strictEqual(turned(one([0, 2, 2, 3])), null);
  deepStrictEqual(turned(one([3, 2, 2])), [0, 1]);
  deepStrictEqual(turned(one([1, 0, 5, 4, 3])), [2, 4], "the longest");
  deepStrictEqual(turned(one([1, 0, 5, 4, 4])), [2, 3], "the one that goes on with a tie");
  deepStrictEqual(turned(one([1, 0, 0, 5, 4, 3])), [3, 5], "but not before a longer one");
  strictEqual(turned([[0.51, 0.49], [0.5, 0.5], [0.52, 0.48]]), null, "a near tie turns nothing");
  strictEqual(turned([]), null);
  const run = /** @type {number[]} */ (turned(dot.weights));
  deepStrictEqual(dot.words.slice(run[0], run[1] + 1), ["European", "Economic"]);
  deepStrictEqual(neglected(["a", "b", "b"], [[0.95, 0.05, 0], [0.9, 0.01, 0.09]]), []);
  deepStrictEqual(neglected(["a", "b", "c"], [[0.95, 0.05, 0], [0.9, 0.01, 0.09]]), ["b", "c"]);
});

Deno.test("followed is the first that attends; in the other picture only what both have is looked at", () => {
  const numbers = all.numbers({ ...STATE, sentence: "petite la blanche maison", second: "dot" });
  const [left, right] = /** @type {any[]} */ ([numbers.first, numbers.second]);
  strictEqual(followed(numbers), left);
  const turnedRound = all.numbers({ ...STATE, first: "no_attention", second: "dot" });
  strictEqual(followed(turnedRound), turnedRound.second);
  const none = all.numbers({ ...STATE, first: "no_attention", second: "" });
  strictEqual(followed(none), none.first);
  const look = (side, focus) => shared(numbers, side, focus);
  strictEqual(right.words.join(" "), "the white house");
  deepStrictEqual(look(left, ["written", 1]), ["written", 1]);
  strictEqual(look(right, ["written", 1]), null, "small is not white");
  deepStrictEqual(look(right, ["written", 0]), ["written", 0]);
  deepStrictEqual(look(right, ["read", 3]), ["read", 3]);
});

Deno.test("unknown words are named, marks are not, and no more than 40 words are read", () => {
  deepStrictEqual(all.numbers({ ...STATE, sentence: "elle lit la pizza. Oui !" }).unknown, [
    "pizza",
    "oui",
  ]);
  strictEqual(all.numbers({ ...STATE, sentence: "" }).first, null);
  strictEqual(all.numbers({ ...STATE, second: "" }).second, null);
  const long = all.numbers({ ...STATE, sentence: "je ".repeat(50) });
  deepStrictEqual([long.source.length, long.cut], [40, true]);
  deepStrictEqual(tokenize("L’ami n'est pas là."), ["l'", "ami", "n'", "est", "pas", "là", "."]);
});

Deno.test("the clock and the state are two names of one moment", () => {
  deepStrictEqual(lengths(found), [13, 12]);
  for (let clock = 0; clock <= END; clock++) {
    strictEqual(clockOf(found, stateAt(found, clock)), clock);
  }
  deepStrictEqual(stateAt(found, END), { read: null, step: null });
  strictEqual(clockOf(found, { read: null, step: 99 }), END);
  strictEqual(clockOf(found, { read: 99, step: 5 }), M);
});

// ---- Ribbons --------------------------------------------------------------------------------

Deno.test("a ribbon is as wide as its weight, and joins the word written with the word read", () => {
  for (const { text, numbers, side, width } of sentences()) {
    const scene = ribbonScene(numbers, side, { width, clock: Infinity });
    sound(scene);
    const { sideways } = places(numbers, side, { width });
    const axis = sideways ? 1 : 0;
    side.words.forEach((_, i) => {
      const bands = scene.marks.filter(({ id }) => id.startsWith(`w ${i} `));
      near(sum(bands.map((band) => band.at["stroke-width"])), UNIT, 0.05 * UNIT, text);
      numbers.source.forEach((_word, j) => {
        const band = bands.find(({ id }) => id === `w ${i} ${j}`);
        if (!band) return ok(side.weights[i][j] < 0.005, `${text}: ${i} ${j} is left out`);
        near(Number(band.at["stroke-width"]), UNIT * side.weights[i][j], 0.051);
        const [from, to] = ends(band);
        near(to[axis], middle(scene, `t ${i}`, sideways), UNIT / 2 + 0.1, `${text} ends`);
        const room = (UNIT * sum(side.weights.map((row) => row[j]))) / 2;
        const [at, size] = [
          middle(scene, `s ${j}`, sideways),
          sideways ? scene.height : scene.width,
        ];
        const about = Math.max(room + (sideways ? 16 : 0), Math.min(at, size - room)); // near an edge they stay in the picture
        near(from[axis], about, room + 0.1, `${text} begins`);
        ok(sideways ? from[0] < to[0] : from[1] < to[1]);
      });
    });
  }
});

Deno.test("however many ribbons one word has, they begin in the picture", () => {
  let beyond = 0;
  for (const sentence of ["ne pas", "blanche", "agricole", "connaît"]) {
    for (const width of [343, 620]) {
      for (const name of ["additive", "dot"]) {
        const numbers = all.numbers({ ...STATE, sentence, first: name });
        const side = /** @type {any} */ (numbers.first);
        const scene = ribbonScene(numbers, side, { width, clock: Infinity });
        const { sideways } = places(numbers, side, { width });
        const size = sideways ? scene.height : scene.width;
        numbers.source.forEach((word, j) => {
          const bands = scene.marks.filter(({ id }) => /^w /.test(id) && id.endsWith(` ${j}`));
          const wide = bands.map((band) => {
            const [at, half] = [
              ends(band)[0][sideways ? 1 : 0],
              Number(band.at["stroke-width"]) / 2,
            ];
            ok(
              at - half >= (sideways ? 15.9 : -0.1) && at + half <= size + 0.1,
              `${sentence}: ${word} ${at}`,
            );
            return 2 * half;
          });
          const middle = find(scene, `s ${j}`).at[sideways ? "y" : "x"] - (sideways ? 5 : 0);
          beyond += Number(middle < sum(wide) / 2 - 1);
        });
      }
    }
  }
  ok(beyond > 5, "about their word they would not");
});

Deno.test("however many words there are, each has the room of a finger, and long columns scroll", () => {
  for (const width of [288, 343, 479, 620, 735]) {
    for (const count of [1, 4, 10, 13, 14, 20, 40]) {
      const numbers = ofWords(count);
      const side = /** @type {any} */ (numbers.first);
      strictEqual(numbers.source.length, count);
      const options = { width, clock: Infinity };
      const scene = ribbonScene(numbers, side, options);
      sound(scene);
      const { sideways, scrolls, source, target } = places(numbers, side, { width });
      numbers.source.forEach((_, j) => {
        const [word, kept] = [find(scene, `s ${j}`).at, find(scene, `kept ${j}`).at];
        ok(word.y < scene.height && word.y > 10 && kept.x >= 0);
        if (sideways) near(kept.y + kept.height / 2, word.y - 5, 0.2, "kept beside its word");
      });
      ok(scene.height >= 298 && scene.width === width - (scrolls ? 12 : 0));
      strictEqual(scene.height > 353, scrolls, "the rows that its box shows");
      for (const { width: wide, height: high } of wordHits(numbers, side, options)) {
        ok(wide >= 24 && high >= 24);
      }
      for (const line of [source, target]) {
        line.forEach((one, i) => {
          const step = i && (sideways ? one.y - line[i - 1].y : one.x - line[i - 1].x);
          ok(i === 0 || step >= 24, `${width} ${count} ${step}`);
        });
      }
      if (scrolls) strictEqual(source[0].y, target[0].y, "long columns begin together");
    }
  }
});

Deno.test("in sight of a picture that scrolls is the word that is chosen, written or read last", () => {
  const numbers = ofWords(40);
  const side = /** @type {any} */ (numbers.first);
  const { source, target } = places(numbers, side, { width: 343 });
  const looked = (clock, focus = /** @type {any} */ (null)) =>
    sight(numbers, side, { width: 343, clock, focus });
  strictEqual(looked(0), source[0].y);
  strictEqual(looked(7), source[6].y);
  strictEqual(looked(40 + 3), target[2].y);
  strictEqual(looked(Infinity, ["written", 2]), target[2].y);
  strictEqual(looked(Infinity, ["read", 5]), source[5].y);
  strictEqual(looked(Infinity), null, "nothing is looked at");
  strictEqual(sight(found, first, { width: 620, clock: 3 }), null, "all is in sight");
});

Deno.test("the 64 numbers kept of a word are its state, in the square at the word", () => {
  const scene = ribbonScene(found, first, { width: 620, clock: END });
  found.source.forEach((_, j) => {
    const square = find(scene, `kept ${j}`);
    const { columns, rows, levels } = levelsOf(square.at.href);
    deepStrictEqual([columns, rows], [8, 8]);
    levels.forEach((level, k) => near((level - 128) / 127, first.states[j][k], 0.01));
    near(square.at.x + 8, find(scene, `s ${j}`).at.x, 0.1);
    ok(square.at.y > find(scene, `s ${j}`).at.y);
  });
});

Deno.test("at each moment just what is read and written is seen, and nothing moves or changes its height", () => {
  const placesOf = (scene) =>
    scene.marks.filter(({ id }) => /^[st] /.test(id)).map(({ id, at }) => [id, at.x, at.y]);
  const whole = placesOf(ribbonScene(found, first, { width: 620, clock: END }));
  const heights = new Set();
  for (let clock = 0; clock <= END; clock++) {
    const scene = ribbonScene(found, first, { width: 620, clock });
    const beside = squeeze(found, second, { width: 300, clock });
    deepStrictEqual(placesOf(scene), whole);
    heights.add(`${scene.height} ${beside.height}`);
    const [read, written] = [Math.min(clock, M), Math.max(0, clock - M)];
    for (const picture of [scene, beside]) {
      found.source.forEach((_, j) =>
        strictEqual(opacity(find(picture, `s ${j}`)) > 0.5, j < read, `${clock} read ${j}`)
      );
    }
    found.source.forEach((_, j) => strictEqual(opacity(find(scene, `kept ${j}`)) > 0, j < read));
    first.words.forEach((_, i) => {
      strictEqual(opacity(find(scene, `t ${i}`)) > 0, i < written);
      for (const mark of scene.marks.filter(({ id }) => id.startsWith(`w ${i} `))) {
        strictEqual(opacity(mark) > 0, i < written);
      }
    });
    second.words.forEach((_, i) => strictEqual(opacity(find(beside, `t ${i}`)) > 0, i < written));
  }
  strictEqual(heights.size, 1);
  near(opacity(find(ribbonScene(found, first, { width: 620, clock: M + 0.5 }), "t 0")), 0.5, 0.01);
});

// ---- Without attention ----------------------------------------------------------------------

/** The numbers that the bars tell: their height from the middle, as parts of half the row. */
function barsOf(scene) {
  const line = find(scene, "middle").at.y1;
  const half = find(scene, "row").at.height / 2 - 8;
  return find(scene, "bars").at.d.split("Z").filter(Boolean).map((bar) => {
    const [, x, y, h] = bar.match(/^M(-?[\d.]+) (-?[\d.]+)v(-?[\d.]+)/).map(Number);
    near(y, line, 0.06);
    return [x, -h / half];
  });
}

Deno.test("the row has 64 bars, the state after the word last read", () => {
  for (const [clock, state] of [[END, M - 1], [M, M - 1], [3, 2], [1, 0]]) {
    const scene = squeeze(found, second, { width: 300, clock });
    sound(scene);
    const bars = barsOf(scene);
    strictEqual(bars.length, 64);
    bars.forEach(([x, v], k) => {
      near(v, second.states[state][k], 0.005);
      near(x - bars[0][0], 3 * k, 0.1);
    });
  }
  barsOf(squeeze(found, second, { width: 300, clock: 0 })).forEach(([, v]) =>
    strictEqual(Math.abs(v), 0)
  );
});

Deno.test("another sentence lacks the translators that are shown, until they come", () => {
  const stored = translators(/** @type {any} */ (structuredClone(data)));
  const state = { sentence: "il voit Paris", first: "dot", second: "no_attention" };
  const whole = { ...state, read: null, step: null, focus: null };
  deepStrictEqual(stored.lacks(whole), ["dot", "no_attention"]);
  deepStrictEqual(stored.lacks({ ...whole, second: "dot" }), ["dot"]);
  deepStrictEqual(stored.lacks({ ...whole, sentence: "xyz" }), [], "no word is known");
  stored.put("dot", /** @type {any} */ ({}));
  deepStrictEqual(stored.lacks(whole), ["no_attention"]);
  deepStrictEqual(all.lacks(whole), []);
});

Deno.test("a dashed line joins a word with its link where the largest weight lies on none, once it is written", () => {
  let count = 0;
  for (const { text, numbers, side, width } of sentences()) {
    const pair = /** @type {any} */ (all.pairs.find((one) => one.text === text));
    const same = side.words.join(" ").toLowerCase() === pair.target.join(" ").toLowerCase();
    const scene = ribbonScene(numbers, side, { width, clock: Infinity });
    const { sideways } = places(numbers, side, { width });
    const lines = scene.marks.filter(({ id }) => id.startsWith("missed "));
    side.words.forEach((_, i) => {
      const of = (links) => links.filter(([, b]) => b === i).map(([a]) => a);
      const most = side.weights[i].indexOf(Math.max(...side.weights[i]));
      const own = lines.filter(({ id }) => id.startsWith(`missed ${i} `));
      if (same) {
        const links = of([...pair.sure, ...pair.possible]);
        strictEqual(own.length > 0, !links.includes(most), `${text} ${i}`);
      }
      for (const line of own) {
        const j = Number(line.id.split(" ")[2]);
        count += 1;
        if (same) {
          ok(
            of(pair.sure).includes(j) ||
              (of(pair.sure).length === 0 && of(pair.possible).includes(j)),
          );
        }
        const [from, to] = ends(line);
        const axis = sideways ? 1 : 0;
        near(from[axis], middle(scene, `s ${j}`, sideways), 0.1, "begins");
        near(to[axis], middle(scene, `t ${i}`, sideways), 0.1, "ends");
        match(line.role, /missed/);
      }
    });
  }
  ok(count > 20);
  const at = (clock) =>
    opacity(find(ribbonScene(found, first, { width: 620, clock }), "missed 2 2"));
  deepStrictEqual([at(M + 2), at(M + 3) > 0.5], [0, true]);
  const chosen = ribbonScene(found, dot, { width: 620, clock: END, focus: ["written", 6] });
  for (const line of chosen.marks.filter(({ id }) => id.startsWith("missed "))) {
    strictEqual(opacity(line) > 0.5, line.id === "missed 6 4", line.id);
  }
});

Deno.test("a word that is chosen has its ribbons strong, and its shares at their other ends", () => {
  for (const focus of /** @type {any[]} */ ([["written", 4], ["read", 6]])) {
    const scene = ribbonScene(found, first, { width: 620, clock: END, focus });
    const [side, at] = focus;
    for (const mark of scene.marks.filter(({ id }) => id.startsWith("w "))) {
      const [, i, j] = mark.id.split(" ").map(Number);
      strictEqual(opacity(mark) > 0.5, (side === "written" ? i : j) === at, mark.id);
    }
    const row = side === "written" ? first.weights[at] : first.weights.map((r) => r[at]);
    const told = scene.marks.filter(({ id }) => id.startsWith("share "));
    ok(told.length > 0 && told.some(({ id }) => id === `share ${row.indexOf(Math.max(...row))}`));
    for (const { id, at: place, text } of told) {
      const k = Number(id.split(" ")[1]);
      near(Number(String(text).replace(" %", "")), 100 * row[k], 0.5);
      near(Number(place.x), find(scene, `${side === "written" ? "s" : "t"} ${k}`).at.x, 0.1);
    }
  }
  const early = ribbonScene(found, first, { width: 620, clock: M + 2, focus: ["written", 4] });
  ok(
    !early.marks.some(({ id }) => id.startsWith("share")),
    "a word that is not written is not chosen",
  );
});
