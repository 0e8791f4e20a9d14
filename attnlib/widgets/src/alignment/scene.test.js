// Oracles read weights, words and numbers back from the pictures.

import { deepStrictEqual, match, ok, strictEqual } from "node:assert";
import data from "../../alignment.json" with { type: "json" };
import { levelsOf } from "../kit/heat.js";
import { find, near, pictures, sound } from "../kit/testing.js";
import { textWidth } from "../kit/width.js";
import {
  astray,
  clockOf,
  followed,
  lengths,
  linked,
  matches,
  missing,
  mistakes,
  neglected,
  stateAt,
  straight,
  together,
  tokenize,
  translators,
  turned,
} from "./compute.js";
import {
  matrix,
  places,
  ribbonScene,
  scrolledTo,
  shared,
  sight,
  squeeze,
  tableAt,
  wordHits,
} from "./scene.js";
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

/** The middle of a word, across its line. */
const middle = (scene, id, sideways) => {
  const word = find(scene, id);
  return sideways ? word.at.y - 5 : word.at.x - (leans(word) ? 4 : 0);
};

/** Whether a word leans. */
const leans = ({ at }) => String(at.transform ?? "").startsWith("rotate");

/** A word's left edge, its width and the size of its letters. */
function extent({ at, text, role }) {
  const size = Number(/size(\d+)/.exec(role)?.[1]);
  const wide = textWidth(String(text), size);
  const before = / end/.test(role) ? 1 : / start/.test(role) ? 0 : 0.5;
  return [Number(at.x) - before * wide, wide, size];
}

/** A sentence of so many words. @param {number} count */
const ofWords = (count) =>
  all.numbers({
    ...STATE,
    sentence: "elle lit le livre ".repeat(10).split(" ").slice(0, count).join(" "),
  });
const said = (patch) => describe({ ...STATE, ...patch }, all.numbers({ ...STATE, ...patch }));
const sentence = (begin) =>
  /** @type {any} */ (all.pairs.find(({ text }) => text.startsWith(begin))).text;

/** The ribbons of a translator, or its table. */
const ribboned = (patch, options) => {
  const numbers = all.numbers({ ...STATE, ...patch });
  return ribbonScene(numbers, /** @type {any} */ (numbers.first), {
    width: 620,
    clock: Infinity,
    ...options,
  });
};
const tabled = (patch, options) => {
  const numbers = all.numbers({ ...STATE, ...patch });
  return matrix(numbers, /** @type {any} */ (numbers.first), {
    width: 300,
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
  over: /^(share|row|column|s|t) /,
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
    "leaning": [bare(ribboned({ sentence: all.pairs.at(-1)?.text ?? "", first: "dot" }, {}))],
    "two translators": [bare(ribboned({ sentence: PAS, second: "dot" }, { focus: ["read", 4] }))],
    tables: [
      tabled({}, { clock: M + 5, focus: ["written", 3, 6] }),
      tabled({ sentence: sentence("le professeur") }, { width: 343, high: true }),
      tabled({}, { focus: ["read", 4] }),
    ],
    "two words through one row": [1, Infinity].map((clock) => {
      const numbers = all.numbers({ ...STATE, sentence: "elle dort" });
      return squeeze(numbers, /** @type {any} */ (numbers.second), { width: 320, clock });
    }),
    squeezed: [
      squeeze(found, second, { width: 343, clock: 3 }),
      squeeze(found, second, { width: 343, clock: Infinity }),
    ],
    "left out": [bare(ribboned({ sentence: "elle lit la pizza" }, { width: 343 }))],
    "hit targets": [
      wordHits(found, first, { width: 343, clock: END, focus: ["written", 6] }).slice(8, 16),
      wordHits(found, first, { width: 620, clock: END }).slice(0, 4),
      [[5, 100], [100, 100], [200, 40], [250, 290]].map((at) =>
        tableAt(found, first, { width: 300 }, at)
      ),
      [343, 620].map((width) =>
        [[7, null], [43, null], [Infinity, ["written", 3]]].map(([clock, focus]) =>
          sight(
            ofWords(40),
            /** @type {any} */ (ofWords(40).first),
            /** @type {any} */ ({ width, clock, focus }),
          )
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
    for (const { numbers, side, options } of tables()) {
      yield matrix(numbers, side, { ...options, clock: Infinity });
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

Deno.test("missing is what no wrong word stands for, between the same right ones", () => {
  const lost = (/** @type {string} */ written, /** @type {string} */ wanted) => {
    const [a, b] = [written, wanted].map((text) => text.split(" ").filter(Boolean));
    const { count, words } = missing(a, b);
    return words === null ? count : words.join(" ");
  };
  strictEqual(lost("a b c", "a b C"), "");
  strictEqual(lost("a x c", "a b c"), "", "x stands for b");
  strictEqual(lost("a c", "a b c d"), "b d");
  strictEqual(lost("", "a b"), "a b");
  strictEqual(lost("a x c", "a b b c d"), 2, "which b is missing nobody knows");
  strictEqual(lost("a c x", "a b c d"), "b", "x does not stand for b");
  strictEqual(lost("x y z", "a"), "");
  for (const { side, numbers } of sentences()) {
    const right = side.words.filter((_, i) => !side.wrong[i]).length;
    const wrong = side.words.length - right;
    const { count, words } = side.missing;
    const wanted = /** @type {string[]} */ (numbers.wanted).length;
    ok(wanted - right - wrong <= count && count <= wanted - right);
    if (words) strictEqual(words.length, count);
  }
});

Deno.test("a right word has its place in what is wanted, and there its links", () => {
  deepStrictEqual(matches(["b", "a"], ["A"]), [-1, 0]);
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

Deno.test("on the sentence of 1992 the additive score misses one link, the dot product four", () => {
  const lost = (side) => astray(side).map((i) => side.words[i]);
  deepStrictEqual(lost(first), ["on"]);
  deepStrictEqual(lost(dot), ["on", "Area", "signed", "1992"]);
  deepStrictEqual(lost(second), []);
});

Deno.test("a run goes strictly backwards, and words that share their strongest link are told apart", () => {
  const one = (/** @type {number[]} */ best) =>
    best.map((at) => Array.from({ length: 6 }, (_, j) => Number(j === at)));
  deepStrictEqual(turned(one([0, 3, 2, 1, 4])), [1, 3]);
  strictEqual(turned(one([0, 2, 2, 3])), null);
  deepStrictEqual(turned(one([3, 2, 2])), [0, 1]);
  deepStrictEqual(together(one([3, 2, 2]), [0, 1]), [[1, 2]]);
  deepStrictEqual(together(one([3, 3, 2]), [1, 2]), [[0, 1]]);
  deepStrictEqual(turned(one([1, 0, 5, 4, 4])), [2, 3], "the one that goes on with a tie");
  strictEqual(turned([[0.51, 0.49], [0.5, 0.5], [0.52, 0.48]]), null, "a near tie turns nothing");
  strictEqual(turned([]), null);
  const run = /** @type {number[]} */ (turned(dot.weights));
  deepStrictEqual(dot.words.slice(run[0], run[1] + 1), ["European", "Economic"]);
  const [[a, b]] = together(dot.weights, run);
  deepStrictEqual(dot.words.slice(a, b + 1), ["Economic", "Area"]);
  deepStrictEqual([straight(one([0, 1, 1, 4])), straight(one([0, 1, 0]))], [true, false]);
  deepStrictEqual(neglected([[0.95, 0.05, 0], [0.9, 0.01, 0.09]]), [1, 2]);
});

Deno.test("accents may be missing; a word that is known stays what it is", () => {
  const { source, mended, unknown } = all.numbers({ ...STATE, sentence: "Je suis ETUDIANT a ete" });
  deepStrictEqual(source, ["je", "suis", "étudiant", "a", "été"]);
  deepStrictEqual(mended, [["etudiant", "étudiant"], ["ete", "été"]]);
  deepStrictEqual(unknown, []);
  deepStrictEqual(all.numbers({ ...STATE, sentence: "sígne" }).unknown, ["sígne"], "signe, signé");
});

Deno.test("followed is the first that attends; in the other picture only what both have is looked at", () => {
  const numbers = all.numbers({ ...STATE, sentence: "petite la blanche maison", second: "dot" });
  const [left, right] = /** @type {any[]} */ ([numbers.first, numbers.second]);
  strictEqual(followed(numbers), left);
  const turnedRound = all.numbers({ ...STATE, first: "no_attention", second: "dot" });
  strictEqual(followed(turnedRound), turnedRound.second);
  const none = all.numbers({ ...STATE, first: "no_attention", second: "" });
  strictEqual(followed(none), none.first);
  const look = (side, focus) => shared(numbers, side, { focus, chosen: null }).focus;
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
    const { sideways } = places(numbers.source, side.words, width);
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
        const { sideways } = places(numbers.source, side.words, width);
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
          const note = find(scene, "note").at;
          ok(!sideways || Number(note.y) + 3 < 16, "its letters are above them");
          const middle = find(scene, `s ${j}`).at[sideways ? "y" : "x"] - (sideways ? 5 : 4);
          beyond += Number(middle < sum(wide) / 2 - 1);
        });
      }
    }
  }
  ok(beyond > 5, "about their word they would not");
});

Deno.test("zone économique européenne crosses, and is strong while all else is pale", () => {
  const scene = ribbonScene(found, first, { width: 620, clock: END });
  const [from, to] = /** @type {number[]} */ (turned(first.weights));
  const widest = [from, from + 1, to].map((i) =>
    scene.marks.filter(({ id }) => id.startsWith(`w ${i} `)).sort((a, b) =>
      Number(b.at["stroke-width"]) - Number(a.at["stroke-width"])
    )[0]
  );
  const [a, b, c] = widest.map(ends);
  ok(a[1][0] < b[1][0] && b[1][0] < c[1][0] && a[0][0] > b[0][0] && b[0][0] > c[0][0]);
  for (const mark of scene.marks.filter(({ id }) => id.startsWith("w "))) {
    const i = Number(mark.id.split(" ")[1]);
    strictEqual(opacity(mark) > 0.5, from <= i && i <= to, mark.id);
  }
  const underlined = scene.marks.filter(({ role }) => role.includes("turn")).map(({ text }) =>
    text
  );
  deepStrictEqual(
    underlined.sort(),
    ["Area", "Economic", "European", "zone", "économique", "européenne"].sort(),
  );
});

Deno.test("words do not touch each other and stay in the picture", () => {
  for (const { text, numbers, side, width } of sentences()) {
    const scene = ribbonScene(numbers, side, { width, clock: Infinity });
    for (const line of ["s ", "t "]) {
      const words = scene.marks.filter(({ id, shape }) => shape === "text" && id.startsWith(line));
      const boxes = words.map(({ at, text: word, role }) => {
        const [left, wide, size] = extent({ at, text: word, role });
        return [left, left + wide, Number(at.y), size];
      });
      boxes.forEach(([left, right, y, size], i) => {
        if (!leans(words[i])) ok(left >= -1 && right <= width + 1 && y < scene.height, text);
        if (i === 0 || leans(words[i])) return;
        ok(y >= boxes[i - 1][2] + size + 1.5 || left >= boxes[i - 1][1] + 3, text);
      });
    }
  }
});

Deno.test("words that lean do not touch, stay in the picture and end at their ribbons", () => {
  let count = 0;
  for (const { text, numbers, side, width } of sentences()) {
    const at = places(numbers.source, side.words, width);
    if (width === 620) ok(!at.sideways, text);
    else ok(!at.lean, text);
    if (!at.lean) continue;
    count += 1;
    const scene = ribbonScene(numbers, side, { width, clock: Infinity });
    strictEqual(scene.height, at.scrolls ? 286 : 298);
    strictEqual(scene.width > width, at.scrolls);
    for (const [line, sign] of /** @type {["s" | "t", number][]} */ ([["s", 1], ["t", -1]])) {
      const words = scene.marks.filter(({ id, shape }) =>
        shape === "text" && id.startsWith(`${line} `)
      );
      words.forEach((word, i) => {
        const [x, y, wide] = [
          Number(word.at.x),
          Number(word.at.y),
          extent(/** @type {any} */ (word))[1],
        ];
        strictEqual(word.at.transform, `rotate(-60 ${word.at.x} ${word.at.y})`);
        match(word.role, sign > 0 ? / start$/ : / end$/);
        const [far, high] = [x + sign * wide * 0.5, y - sign * wide * 0.866];
        ok(far >= -1 && far <= scene.width + 1 && high >= 0 && high <= scene.height + 1, text);
        // Lines that a finger can tell apart, 60 degrees steep.
        if (i > 0) ok((x - Number(words[i - 1].at.x)) * 0.866 >= 24, text);
        const end = at[line === "s" ? "source" : "target"][i].x;
        near(x - 4, end, 0.1);
      });
    }
  }
  ok(count >= 8);
});

Deno.test("however many words there are, each has the room of a finger, and a long picture scrolls one way", () => {
  for (const width of [288, 343, 479, 480, 620, 735]) {
    for (const count of [1, 4, 10, 13, 14, 20, 30, 40]) {
      const numbers = ofWords(count);
      const side = /** @type {any} */ (numbers.first);
      strictEqual(numbers.source.length, count);
      const options = { width, clock: Infinity };
      const scene = ribbonScene(numbers, side, options);
      sound(scene);
      const { sideways, lean, scrolls, source, target } = places(numbers.source, side.words, width);
      numbers.source.forEach((_, j) => {
        const [word, kept] = [find(scene, `s ${j}`).at, find(scene, `kept ${j}`).at];
        ok(word.y < scene.height && word.y > 10 && kept.x >= 0);
        if (sideways) near(kept.y + kept.height / 2, word.y - 5, 0.2, "kept beside its word");
      });
      ok(scene.height >= 286);
      if (sideways) strictEqual(scene.height > 353, scrolls, "the rows that its box shows");
      else ok(scene.height + (scrolls ? 12 : 0) === 298, "and a bar");
      if (!lean) ok(scene.width <= width);
      for (const { width: wide, height: high } of wordHits(numbers, side, options)) {
        ok(wide >= 24 && high >= 24);
      }
      for (const line of [source, target]) {
        line.forEach((one, i) => {
          if (i === 0) return;
          const step = sideways
            ? one.y - line[i - 1].y
            : (one.x - line[i - 1].x) * (lean ? 0.866 : 1);
          ok(step >= 24, `${width} ${count} ${step}`);
        });
      }
      const [first, last] = sideways ? [source[0].y, target[0].y] : [source[0].x, target[0].x];
      if (scrolls) strictEqual(first, last, "long lines begin together");
    }
  }
});

Deno.test("of a picture that scrolls the word that is looked at is in sight, and the end of its widest ribbon", () => {
  const numbers = ofWords(40);
  const side = /** @type {any} */ (numbers.first);
  for (const width of [343, 620]) {
    const place = places(numbers.source, side.words, width);
    const at = (/** @type {any} */ { x, y }) => (place.sideways ? y - 5 : x);
    const most = (/** @type {number[]} */ row) => row.indexOf(Math.max(...row));
    const looked = (clock, focus = /** @type {any} */ (null)) =>
      sight(numbers, side, { width, clock, focus });
    const last = side.words.length - 1;
    deepStrictEqual(looked(7), { own: at(place.source[6]), other: at(place.source[6]) });
    deepStrictEqual(looked(40 + 3), {
      own: at(place.target[2]),
      other: at(place.source[most(side.weights[2])]),
    });
    deepStrictEqual(looked(Infinity, ["written", last]), {
      own: at(place.target[last]),
      other: at(place.source[most(side.weights[last])]),
    });
    deepStrictEqual(looked(Infinity, ["read", 5]), {
      own: at(place.source[5]),
      other: at(place.target[most(side.weights.map((/** @type {number[]} */ row) => row[5]))]),
    });
    strictEqual(looked(Infinity), null, "nothing is looked at");
  }
  strictEqual(sight(found, first, { width: 620, clock: 3 }), null, "all is in sight");
});

Deno.test("a picture scrolls no farther than needed, and to the word where not both are to be seen", () => {
  strictEqual(scrolledTo(100, 400, { own: 200, other: 300 }), 100, "both are seen");
  strictEqual(scrolledTo(0, 400, { own: 500, other: 450 }), 500 + 60 - 400);
  strictEqual(scrolledTo(900, 400, { own: 500, other: 450 }), 450 - 60);
  strictEqual(scrolledTo(900, 400, { own: 10, other: 10 }), 0, "not before the begin");
  strictEqual(scrolledTo(0, 400, { own: 900, other: 100 }), 700, "the word itself in the middle");
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

// ---- The table ------------------------------------------------------------------------------

Deno.test("the table is the weights, row by row, and paper lies on those that are not written", () => {
  for (const done of [12, 5, 1, 0]) {
    const options = { width: 300, clock: M + done };
    const scene = matrix(found, first, { ...options, focus: ["written", 3, 6] });
    sound(scene);
    const map = find(scene, "map");
    const { columns, rows, levels } = levelsOf(map.at.href);
    deepStrictEqual([columns, rows], [M, 12]);
    levels.forEach((level, c) =>
      near((level - 128) / 127, first.weights[Math.floor(c / M)][c % M], 0.005)
    );
    const cell = map.at.width / M;
    near(map.at.height / rows, cell, 0.1);
    const [at, paper] = ["map", "unwritten"].map((id) =>
      scene.marks.findIndex((mark) => mark.id === id)
    );
    strictEqual(paper < 0, done === 12);
    if (paper < 0) continue;
    ok(paper > at && scene.marks.every(({ id }, k) => !/^(row|links)/.test(id) || k < paper));
    const { x, y, width, height } = /** @type {any} */ (scene.marks[paper].at);
    match(scene.marks[paper].role, /^paper/);
    near(y, map.at.y + done * cell, 0.1);
    ok(x <= map.at.x && x + width >= map.at.x + map.at.width);
    ok(y + height >= map.at.y + map.at.height);
  }
  const scene = matrix(found, first, { width: 300, clock: END, focus: ["written", 3, 6] });
  const [map, look, spot] = ["map", "look", "spot"].map((id) => find(scene, id).at);
  const cell = map.width / M;
  near(look.y, map.y - 1 + 3 * cell, 0.1);
  near(look.x, map.x - 1, 0.1);
  near(look.height, cell + 2, 0.1);
  near(look.width, map.width + 2, 0.1);
  near(spot.x, map.x - 1 + 6 * cell, 0.1);
  near(spot.width, cell + 2, 0.1);
  near(spot.y, look.y, 0.1);
  // A table of few columns that are wider than its rows are high.
  const pas = all.numbers({ ...STATE, sentence: "ne pas" });
  const wide = (/** @type {any} */ focus) =>
    matrix(pas, /** @type {any} */ (pas.first), { width: 300, clock: Infinity, focus });
  const [box, row, one] = ["map", "look", "spot"].map((id) =>
    find(wide(["written", 30, 1]), id).at
  );
  ok(box.width / 2 >= 10.9 && box.height / 40 < 6);
  near(row.width, box.width + 2, 0.1);
  near(row.height, box.height / 40 + 2, 0.1);
  near(one.x, box.x - 1 + box.width / 2, 0.1);
  near(one.width, box.width / 2 + 2, 0.1);
  const last = find(wide(["read", 1]), "look").at;
  near(last.x, one.x, 0.1);
  near(last.width, one.width, 0.1);
  const early = matrix(found, first, { width: 300, clock: M + 2, focus: ["written", 3, 6] });
  ok(!early.marks.some(({ id }) => id === "look" || id === "spot"), "it is not written");
  const other = matrix(found, first, { width: 300, clock: END, focus: ["read", 2] });
  const column = find(other, "look").at;
  ok(column.height > column.width && !other.marks.some(({ id }) => id === "spot"));
});

/** Tables of all sentences in the two columns they get. */
function* tables() {
  for (const { text, numbers, side, width } of sentences()) {
    if (width !== 620) continue;
    for (const options of [{ width: 300 }, { width: 343, high: true }]) {
      yield { text, numbers, side, options };
    }
  }
}

Deno.test("the table names its rows and its columns; of small cells each second or third", () => {
  let thinned = 0;
  for (const { text, numbers, side, options } of tables()) {
    const scene = matrix(numbers, side, { ...options, clock: Infinity });
    sound(scene);
    const map = find(scene, "map").at;
    const [across, high] = [map.width / numbers.source.length, map.height / side.words.length];
    ok(across >= high - 0.1 && (across <= high + 0.1 || across < 11.1), "wider for its names");
    const names = (kind, words, cell) => {
      const marks = scene.marks.filter(({ id }) => id.startsWith(`${kind} `));
      const at = marks.map(({ id }) => Number(id.split(" ")[1]));
      const step = at.length > 1 ? at[1] : 1;
      deepStrictEqual(at, words.map((_, i) => i).filter((i) => i % step === 0));
      ok(step === 1 || (step - 1) * cell < 11, "all that have room");
      ok(step * cell >= 10.9 || words.length === 1, `${text} ${kind}`);
      thinned += Number(step > 1);
      for (const one of marks) strictEqual(one.text, words[Number(one.id.split(" ")[1])]);
      return marks;
    };
    for (const { id, at, text: word } of names("row", side.words, high)) {
      near(Number(at.y) - 4, map.y + (Number(id.split(" ")[1]) + 0.5) * high, 0.2);
      ok(Number(at.x) < map.x && Number(at.x) - textWidth(String(word), 11) >= 0);
    }
    for (const { id, at, text: word } of names("column", numbers.source, across)) {
      near(Number(at.x) - 3, map.x + (Number(id.split(" ")[1]) + 0.5) * across, 0.2);
      ok(Number(at.y) < map.y && Number(at.y) - 0.866 * textWidth(String(word), 11) >= 0);
      ok(Number(at.x) + 0.5 * textWidth(String(word), 11) <= options.width + 0.1, "leans out");
    }
    ok(map.y + map.height <= scene.height && map.x + map.width <= options.width, text);
    strictEqual(scene.height, options.high ? 264 : 224);
  }
  ok(thinned > 3);
  for (
    const [sentence, high]
      of /** @type {[string, boolean][]} */ ([["ne pas", false], ["ne pas", true], [
        "blanche",
        false,
      ]])
  ) {
    const numbers = all.numbers({ ...STATE, sentence });
    const side = /** @type {any} */ (numbers.first);
    strictEqual(side.words.length, sentence === "ne pas" ? 40 : side.words.length);
    const scene = matrix(numbers, side, { width: 300, high, clock: Infinity });
    const named = scene.marks.filter(({ id }) => id.startsWith("column ")).map(({ text }) => text);
    deepStrictEqual(
      named,
      numbers.source,
      "few columns are all named, however many rows there are",
    );
  }
});

Deno.test("what the table is pointed at is the cell, the row or the column that is seen there", () => {
  for (const { numbers, side, options } of tables()) {
    const scene = matrix(numbers, side, { ...options, clock: Infinity });
    const map = find(scene, "map").at;
    const [across, cell] = [map.width / numbers.source.length, map.height / side.words.length];
    const at = (x, y) => tableAt(numbers, side, options, [x, y]);
    for (const i of [0, side.words.length - 1]) {
      for (const j of [0, numbers.source.length - 1]) {
        deepStrictEqual(at(map.x + (j + 0.5) * across, map.y + (i + 0.5) * cell), [
          "written",
          i,
          j,
        ]);
      }
      deepStrictEqual(at(3, map.y + (i + 0.5) * cell), ["written", i], "its name");
    }
    for (
      const { id, at: foot, text } of scene.marks.filter((one) => one.id.startsWith("column "))
    ) {
      const half = textWidth(String(text), 11) / 2;
      const [x, y] = [Number(foot.x) + 0.5 * half - 4, Number(foot.y) - 0.866 * half];
      deepStrictEqual(at(x, y), ["read", Number(id.split(" ")[1])], "the middle of its letters");
    }
    strictEqual(at(map.x + map.width + 5, map.y + 5), undefined);
    strictEqual(at(map.x + 5, map.y + map.height + 5), undefined);
  }
});

// ---- Words ----------------------------------------------------------------------------------

Deno.test("until the longer translation is written nothing is judged", () => {
  const state = {
    ...STATE,
    sentence: "elle ne voit pas la petite maison blanche",
    first: "no_attention",
  };
  const numbers = all.numbers({ ...state, second: "additive" });
  ok((numbers.first?.words.length ?? 0) !== numbers.second?.words.length);
  const [m, most] = lengths(numbers);
  const say = (clock) =>
    describe({ ...state, second: "additive", ...stateAt(numbers, clock) }, numbers);
  for (let clock = m + 1; clock < m + most; clock++) match(say(clock), /^“\w+” attends to/);
  match(say(m + most), /wrong/);
});

// ---- What is stored of the first sentence ----------------------------------------------------

Deno.test("the stored opening is what the translators compute, to single precision", () => {
  const stored = translators(/** @type {any} */ (structuredClone(data)));
  const key = data.opening.source.join();
  const { text } = /** @type {any} */ (data.pairs.find(({ source }) => source.join() === key));
  for (const name of ["additive", "dot", "no_attention"]) {
    const state = {
      ...{ sentence: text, first: name, second: "" },
      ...{ read: null, step: null, focus: null },
    };
    deepStrictEqual(stored.lacks(state), []);
    const [one, other] = [stored, all].map((
      from,
    ) => /** @type {any} */ (from.numbers(state).first));
    deepStrictEqual(
      { ...one, weights: 0, states: 0, probability: 0 },
      { ...other, weights: 0, states: 0, probability: 0 },
    );
    near(one.probability, other.probability, 1e-9, "probability");
    for (const what of ["weights", "states"]) {
      strictEqual(one[what]?.length, other[what]?.length);
      one[what]?.forEach((row, i) => {
        strictEqual(row.length, other[what][i].length);
        row.forEach((x, j) => near(x, other[what][i][j], 1e-7, `${name} ${what}`));
      });
    }
  }
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

Deno.test("a leaning word is pressed, struck out and begun where it stands", () => {
  const numbers = all.numbers({ ...STATE, sentence: all.pairs.at(-1)?.text ?? "", first: "dot" });
  const side = { .../** @type {any} */ (numbers.first) };
  side.wrong = side.words.map((_, i) => i === 5);
  const scene = ribbonScene(numbers, side, { width: 620, clock: Infinity });
  for (const hit of wordHits(numbers, side, { width: 620, clock: Infinity })) {
    const [name, k] = hit.id.split(" ");
    const { at, text } = find(scene, `${name === "written" ? "t" : "s"} ${k}`);
    strictEqual(hit.kind, `lean ${name}`);
    // It is turned about the end of the word that is next to the ribbons.
    near((name === "read" ? hit.x : hit.x + hit.width) + 4, at.x, 0.1);
    near(hit.y + hit.height / 2, at.y, 0.1);
    ok(hit.width >= textWidth(text, 13) && hit.height >= 24);
  }
  const { at } = find(scene, "x 5");
  const word = find(scene, "t 5");
  strictEqual(at.transform, word.at.transform);
  near(at.x2, word.at.x, 0.1);
  near(at.x2 - at.x1, textWidth(word.text, 13), 0.2);
  const early = ribbonScene(numbers, side, { width: 620, clock: numbers.source.length + 4 });
  strictEqual(find(early, "caret").at.transform, find(early, "t 4").at.transform);
});

Deno.test("a single word stands upright, in the middle", () => {
  for (const width of [343, 620]) {
    const { sideways, lean, source, target } = places(["chat"], ["me"], width);
    deepStrictEqual([sideways, Boolean(lean)], [false, false]);
    for (const [{ x }] of [source, target]) near(x, width / 2, 0.5);
  }
});

Deno.test("a dashed line joins a word with its link where the largest weight lies on none, once it is written", () => {
  let count = 0;
  for (const { text, numbers, side, width } of sentences()) {
    const pair = /** @type {any} */ (all.pairs.find((one) => one.text === text));
    const same = side.words.join(" ").toLowerCase() === pair.target.join(" ").toLowerCase();
    const scene = ribbonScene(numbers, side, { width, clock: Infinity });
    const { sideways } = places(numbers.source, side.words, width);
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

Deno.test("in columns a share has paper of its own on its ribbon, whose width is seen on both sides of it", () => {
  for (const width of [300, 343, 356]) {
    for (const focus of /** @type {any[]} */ ([["written", 6], ["read", 2], ["read", 11]])) {
      const scene = ribbonScene(found, first, { width, clock: END, focus });
      const told = scene.marks.filter(({ id }) => id.startsWith("share "));
      const boxes = told.map(({ id, at, text }) => {
        const k = Number(id.split(" ")[1]);
        const own = focus[0] === "written" ? `${focus[1]} ${k}` : `${k} ${focus[1]}`;
        const paper = find(scene, `label ${k}`).at;
        near(paper.x + paper.width / 2, Number(at.x), 0.2);
        ok(paper.width >= textWidth(String(text), 13));
        ok(paper.y < Number(at.y) - 9 && paper.y + paper.height > Number(at.y) + 1);
        const line = pointsOf(find(scene, `w ${own}`));
        const on = line.find(([x]) => x >= Number(at.x)) ?? [];
        near(paper.y + paper.height / 2, on[1], 0.6, "on its ribbon");
        ok(paper.x - line[0][0] >= 4 && line[1000][0] - paper.x - paper.width >= 4);
        const [before, after] = [paper.x - line[0][0], line[1000][0] - paper.x - paper.width];
        strictEqual(before < after, focus[0] === "written", "at the other end");
        return paper.y;
      });
      ok(boxes.length > 0);
      boxes.forEach((y, a) => boxes.forEach((z, b) => ok(a === b || Math.abs(y - z) >= 16)));
    }
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

/** Points of a ribbon, from its beginning to its end. */
function pointsOf({ at }) {
  const [a, b, c, d] = at.d.match(/-?[\d.]+ -?[\d.]+/g).map((pair) => pair.split(" ").map(Number));
  return Array.from({ length: 1001 }, (_, k) => {
    const t = k / 1000;
    const parts = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
    return [0, 1].map((axis) => sum([a, b, c, d].map((point, p) => parts[p] * point[axis])));
  });
}
