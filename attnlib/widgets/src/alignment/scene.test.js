// Oracles read weights, words and numbers back from the pictures.

import { deepStrictEqual, match, ok, strictEqual } from "node:assert";
import data from "../../alignment.json" with { type: "json" };
import { levelsOf } from "../kit/heat.js";
import { find, near, sound } from "../kit/testing.js";
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
import { still } from "./still.js";
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
const middle = (
  scene,
  id,
  sideways,
) => {
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

/** The middle of a word, along its line. @param {any} word */
function centre(word) {
  const [left, wide] = extent(word);
  return left + wide / 2;
}

// ---- Numbers --------------------------------------------------------------------------------

Deno.test("the sentence of 1992: what is written, and where it attends", () => {
  strictEqual(
    first.words.join(" "),
    "the agreement on the European Economic Area was signed in August 1992",
  );
  strictEqual(
    second.words.join(" "),
    "the agreement on the European Economic Area was signed in March 2004",
  );
  deepStrictEqual(second.words.filter((_, i) => second.wrong[i]), ["March", "2004"]);
  first.weights.forEach((row) => near(sum(row), 1, 1e-9));
  const [from, to] = /** @type {number[]} */ (turned(first.weights));
  deepStrictEqual(first.words.slice(from, to + 1), ["European", "Economic", "Area"]);
});

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

Deno.test("ribbons lie side by side: at a word written in the order of the words read, and the other way round", () => {
  const scene = ribbonScene(found, first, { width: 620, clock: END });
  const strong = (i) => found.source.map((_, j) => j).filter((j) => first.weights[i][j] >= 0.05);
  first.words.forEach((_, i) => {
    const at = strong(i).map((j) => ends(find(scene, `w ${i} ${j}`))[1][0]);
    deepStrictEqual(at, [...at].sort((a, b) => a - b));
  });
  found.source.forEach((_, j) => {
    const at = first.words.map((_w, i) => i).filter((i) => first.weights[i][j] >= 0.05).map((i) =>
      ends(find(scene, `w ${i} ${j}`))[0][0]
    );
    deepStrictEqual(at, [...at].sort((a, b) => a - b));
  });
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

Deno.test("words are told in their order, wrong ones and no others struck out through their middle", () => {
  for (const { numbers, side, width } of sentences()) {
    const scene = ribbonScene(numbers, side, { width, clock: Infinity });
    numbers.source.forEach((word, j) => strictEqual(find(scene, `s ${j}`).text, word));
    side.words.forEach((word, i) => {
      const written = find(scene, `t ${i}`);
      const { text, at } = written;
      strictEqual(text, word);
      const strike = scene.marks.find(({ id }) => id === `x ${i}`);
      strictEqual(strike !== undefined, side.wrong[i]);
      if (!strike) return;
      near((Number(strike.at.x1) + Number(strike.at.x2)) / 2, centre(written), 0.2);
      ok(Number(strike.at.y1) < at.y && Number(strike.at.y1) > at.y - 12);
    });
  }
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

Deno.test("columns have straight edges towards their ribbons", () => {
  for (const { numbers, side, width } of sentences()) {
    if (!places(numbers.source, side.words, width).sideways) continue;
    const scene = ribbonScene(numbers, side, { width, clock: Infinity });
    for (const [line, anchor] of [["s", " end"], ["t", " start"]]) {
      const words = scene.marks.filter(({ id, shape }) =>
        shape === "text" && id.startsWith(`${line} `)
      );
      ok(words.every(({ role, at }) => role.endsWith(anchor) && at.x === words[0].at.x));
    }
    ok(find(scene, "s 0").at.x < find(scene, "t 0").at.x);
  }
});

/** A sentence of so many words. @param {number} count */
const ofWords = (count) =>
  all.numbers({
    ...STATE,
    sentence: "elle lit le livre ".repeat(10).split(" ").slice(0, count).join(" "),
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

Deno.test("the caret stands where the next word will be", () => {
  for (const clock of [M, M + 4]) {
    const scene = ribbonScene(found, first, { width: 620, clock });
    const next = find(scene, `t ${clock - M}`);
    near(find(scene, "caret").at.x, next.at.x - textWidth(next.text, 18) / 2, 12);
  }
  ok(!ribbonScene(found, first, { width: 620, clock: END }).marks.some(({ id }) => id === "caret"));
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

Deno.test("two pictures with ribbons have columns, however short their sentence is", () => {
  for (const { text } of all.pairs) {
    const numbers = all.numbers({ ...STATE, sentence: text, second: "dot" });
    for (const side of /** @type {any[]} */ ([numbers.first, numbers.second])) {
      const scene = ribbonScene(numbers, side, { width: 620, clock: Infinity });
      sound(scene);
      const words = scene.marks.filter(({ id }) => /^[st] /.test(id));
      ok(words.every(({ role }) => / (start|end)$/.test(role)), text);
      ok(find(scene, "s 0").at.x < find(scene, "t 0").at.x);
      for (
        const { id, x, y, width, height } of wordHits(numbers, side, {
          width: 620,
          clock: Infinity,
        })
      ) {
        const [kind, k] = id.split(" ");
        const { at } = find(scene, `${kind === "written" ? "t" : "s"} ${k}`);
        ok(y < at.y - 4 && y + height > at.y && x <= at.x && x + width >= at.x);
      }
    }
    const alone = all.numbers({ ...STATE, sentence: text });
    const same = all.numbers({ ...STATE, sentence: text, second: "additive" });
    const x = (of) =>
      find(ribbonScene(of, /** @type {any} */ (of.first), { width: 620, clock: 0 }), "s 0").at.x;
    strictEqual(x(same), x(alone), "one that stands beside itself is not two");
  }
});

Deno.test("above the words stands what the squares are, or what was left out, and nothing touches it", () => {
  const noted = (numbers, width, focus = /** @type {any} */ (null)) => {
    const scene = ribbonScene(numbers, /** @type {any} */ (numbers.first), {
      width,
      clock: Infinity,
      focus,
    });
    return { scene, note: scene.marks.find(({ id }) => id === "note") };
  };
  for (const { numbers, width } of sentences()) {
    const { scene, note } = noted(numbers, width);
    const { at, text, role } = /** @type {any} */ (note);
    match(text, /^64 numbers kept/);
    strictEqual(text.includes("each word"), numbers.source.length > 1);
    match(role, /^soft/);
    ok(
      at.y >= 11 && at.x - textWidth(text, 13) / 2 >= 0 && at.x + textWidth(text, 13) / 2 <= width,
    );
    for (
      const word of scene.marks.filter(({ id, shape }) => shape === "text" && /^[st] /.test(id))
    ) {
      const [, wide, size] = extent(/** @type {any} */ (word));
      const top = Number(word.at.y) -
        (leans(word) && word.id.startsWith("s") ? 0.866 * wide : 0.75 * size);
      if (!leans(word) || word.id.startsWith("s")) ok(top >= at.y, `${word.text} ${top} ${at.y}`);
    }
  }
  const typed = (/** @type {string} */ sentence) => all.numbers({ ...STATE, sentence });
  const told = (sentence, width = 343) => noted(typed(sentence), width).note;
  strictEqual(told("ma petite sœur lit le journal")?.text, "Left out: sœur");
  match(told("ma petite sœur lit")?.role ?? "", /^ink strong/);
  strictEqual(told("zzz elle lit zzz zzz b1 zzz")?.text, "Left out: zzz, b1");
  strictEqual(told("elle a b1 lit b2 b3 b4")?.text, "Left out: b1, b2, b3, …");
  const long = "elle lit " + ["un", "deux", "trois"].map((w) => w + "x".repeat(30)).join(" ");
  strictEqual(told(long)?.text, "Left out: 3 words");
  strictEqual(told("elle")?.text, "64 numbers kept: the square");
  strictEqual(noted(found, 620, ["written", 3]).note, undefined, "there stand shares");
});

Deno.test("the word just written has its ribbons strong", () => {
  const scene = ribbonScene(found, first, { width: 620, clock: M + 5 });
  for (const mark of scene.marks.filter(({ id }) => id.startsWith("w "))) {
    strictEqual(opacity(mark) > 0.5, mark.id.startsWith("w 4 "), mark.id);
  }
});

Deno.test("what can be pressed lies on its word, tells it, and one word of each line stops the Tab key", () => {
  for (const width of [343, 620]) {
    const options = { width, clock: END, focus: /** @type {any} */ (["written", 6]) };
    const scene = ribbonScene(found, first, options);
    const hits = wordHits(found, first, options);
    strictEqual(hits.length, M + first.words.length);
    for (const { id, x, y, width: w, height, label, tab, aria } of hits) {
      const [side, k] = id.split(" ");
      const word = find(scene, `${side === "written" ? "t" : "s"} ${k}`);
      const { at, text } = word;
      near(x + w / 2, centre(word), 0.1);
      ok(y < at.y - 4 && y + height > at.y && Math.min(w, height) >= 24);
      ok(label.startsWith(`${text},`));
      strictEqual(aria?.pressed, id === "written 6");
      strictEqual(tab === 0, id === "written 6" || id === "read 0");
    }
    match(
      hits.find(({ id }) => id === "written 4")?.label ?? "",
      /^European, from européenne \d+ %$/,
    );
    strictEqual(wordHits(found, first, { ...options, clock: 3 }).length, 3);
  }
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

Deno.test("without attention: the words in order, wrong ones struck, the word being read joined to the row", () => {
  for (const { text } of all.pairs) {
    const numbers = all.numbers({ ...STATE, sentence: text });
    const side = /** @type {any} */ (numbers.second);
    const scene = squeeze(numbers, side, { width: 300, clock: Infinity });
    side.words.forEach((word, i) => {
      strictEqual(find(scene, `t ${i}`).text, word);
      strictEqual(scene.marks.some(({ id }) => id === `x ${i}`), side.wrong[i]);
    });
    numbers.source.forEach((_, read) => {
      const told = find(squeeze(numbers, side, { width: 300, clock: read }), "told").text;
      const so = read > 1 ? `for the ${read} words read so far` : "for the word read so far";
      strictEqual(told, read ? `64 numbers ${so}` : "64 numbers, no word read yet");
      ok(textWidth(told, 13) < 280);
    });
    strictEqual(find(scene, "told").text, `64 numbers for all ${numbers.source.length} words`);
    for (const { shape, at } of scene.marks) if (shape === "text") ok(Number(at.y) < scene.height);
  }
  const few = (sentence) => {
    const numbers = all.numbers({ ...STATE, sentence });
    const side = /** @type {any} */ (numbers.second);
    return find(squeeze(numbers, side, { width: 300, clock: Infinity }), "told").text;
  };
  strictEqual(few("elle"), "64 numbers for 1 word");
  strictEqual(few("elle dort"), "64 numbers for both words");
  const [from, to] = ends(find(squeeze(found, second, { width: 300, clock: 5 }), "pour"));
  near(from[0], find(squeeze(found, second, { width: 300, clock: 5 }), "s 4").at.x, 0.1);
  near(to[0], 150, 0.1);
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

Deno.test("a row is named as soon as it is written and not before", () => {
  for (const { text, numbers, side, options } of tables()) {
    for (let done = 0; done < side.words.length; done++) {
      const scene = matrix(numbers, side, { ...options, clock: numbers.source.length + done });
      const paper = find(scene, "unnamed").at;
      ok(paper.x === 0 && paper.x + paper.width > find(scene, "row 0").at.x);
      for (const { id, at } of scene.marks.filter((one) => one.id.startsWith("row "))) {
        const middle = Number(at.y) - 4;
        if (Number(id.split(" ")[1]) < done) {
          ok(middle + 5.39 <= paper.y, `${text}: ${id} of ${done}`);
        } else {ok(
            middle - 5.6 >= paper.y - 0.3 && middle + 5 <= paper.y + paper.height,
            `${text}: ${id}`,
          );}
      }
    }
  }
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

/** The boxes of a path: their corners above at the left, and their sides. @param {string} d */
const boxesOf = (d) =>
  d.split("Z").filter(Boolean).map((box) => {
    const [x, y, right, down, back] =
      (box.match(/^M(-?[\d.]+) (-?[\d.]+)h([\d.]+)v([\d.]+)h(-[\d.]+)$/) ?? []).slice(1).map(
        Number,
      );
    strictEqual(right, -back);
    return { x, y, wide: right, high: down };
  });

Deno.test("the grammar's links are framed, sure ones whole and possible ones dotted", () => {
  for (const { numbers, side, options } of tables()) {
    const scene = matrix(numbers, side, { ...options, clock: Infinity });
    const map = find(scene, "map").at;
    const [across, cell] = [map.width / numbers.source.length, map.height / side.words.length];
    for (const kind of ["sure", "possible"]) {
      const mark = find(scene, `links ${kind}`);
      const boxes = boxesOf(mark.at.d);
      const cells = side.links[kind].flatMap((row, i) => row.map((j) => [i, j]));
      strictEqual(boxes.length, cells.length);
      boxes.forEach(({ x, y, wide, high }, k) => {
        const [i, j] = cells[k];
        near(x + wide / 2, map.x + (j + 0.5) * across, 0.2);
        near(y + high / 2, map.y + (i + 0.5) * cell, 0.2);
        ok(wide > across - 1.2 && wide < across && high > cell - 1.2 && high < cell);
      });
      strictEqual(/possible/.test(mark.role), kind === "possible");
      strictEqual(/thin/.test(mark.role), cell < 8);
    }
  }
  const own = all.numbers({ ...STATE, sentence: "elle lit" });
  const table = matrix(own, /** @type {any} */ (own.first), { width: 300, clock: Infinity });
  ok(!table.marks.some(({ id }) => id.startsWith("links")), "nobody knows the links of these");
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

Deno.test("a long sentence is squeezed in as little room as a short one", () => {
  const heights = all.pairs.map(({ text }) => {
    const numbers = all.numbers({ ...STATE, sentence: text });
    return squeeze(numbers, /** @type {any} */ (numbers.second), { width: 300, clock: 0 }).height;
  });
  ok(Math.max(...heights) <= 312, String(heights));
});

// ---- Words ----------------------------------------------------------------------------------

Deno.test("the sentence says what is seen", () => {
  const say = (changes) => {
    const state = { ...STATE, ...changes };
    return describe(state, all.numbers(state));
  };
  strictEqual(
    say({}),
    "For “European Economic Area” the ribbons cross: the additive translator attends to the French words from back to front. The largest weight misses the grammar’s link (dashed) for 1 of 12 words: “on”. Without attention 2 of 12 words are wrong: “March 2004”.",
  );
  strictEqual(
    say({ first: "dot", second: "" }),
    "For “European Economic” the ribbons cross: the dot translator attends to the French words from back to front. “Economic” and “Area” both attend most to “économique”. The largest weight misses the grammar’s link (dashed) for 4 of 12 words: “on”, “Area”, “signed” and “1992”. No word is wrong.",
  );
  ok(!/both attend most/.test(say({ first: "dot" })), "of one that is shown alone");
  match(
    say({ second: "dot" }),
    /for 1 of 12 words with the additive score: “on”; for 4 with the dot product: .* Neither translator writes a wrong word\.$/,
  );
  match(
    say({ sentence: "je suis étudiant", second: "" }),
    /^The largest weights of the additive .* from front to back\. Every largest weight lies on a link/,
  );
  match(say({ sentence: "une banque économique n'est pas grande" }), /1 of 6 words is wrong: “a”;/);
  match(say({ focus: ["written", 4] }), /^“European” attends to “européenne” \(\d+\s%\)/);
  match(say({ focus: ["written", 2] }), /The grammar links “on” with “sur” \(dashed\)\.$/);
  match(say({ focus: ["read", 6] }), /^“European” \(\d+\s%\).* to “européenne”\.$/);
  const cell = (i, j) => say({ focus: ["written", i, j] });
  match(
    cell(2, 2),
    /^“on” gives “sur” 41\s% of its attention; the grammar links the two\. “on” attends/,
  );
  match(
    cell(2, 4),
    /^“on” gives “zone” 47\s% of its attention; the grammar does not link the two\./,
  );
  match(cell(7, 7), /the grammar may link the two\./);
  match(say({ read: 3 }), /^Reading, word by word/);
  match(say({ step: 0 }), /^All is read/);
  match(say({ step: 5 }), /^“European” attends to/);
  match(say({ sentence: "pizza" }), /Type a French sentence/);
  match(say({ sentence: "je ".repeat(50) }), /Only the first 40 words are read/);
  match(
    say({ first: "no_attention", second: "" }),
    /^All 13 words pass through one row of 64 numbers\. Without attention 2 of 12/,
  );
  match(
    say({ first: "no_attention", second: "dot" }),
    /^For “European Economic” .* the dot translator/,
  );
});

Deno.test("words that are missing are counted as well as wrong ones, and named where they are few", () => {
  const say = (/** @type {string} */ begin, changes = {}) => {
    const { text } = /** @type {any} */ (all.pairs.find((pair) => pair.text.startsWith(begin)));
    const state = { ...STATE, sentence: text, ...changes };
    return describe(state, all.numbers(state));
  };
  match(
    say("leurs accords"),
    / Without attention 2 of 7 words are wrong: “August 2004”, and 4 of the 11 wanted are missing: “by my European teacher”\.$/,
  );
  match(
    say("je travaille dans mes écoles donc mon", { first: "dot", second: "" }),
    / With the dot product 1 of 14 words is wrong: “student”, and 6 of the 20 wanted are missing\.$/,
  );
  const last = say("le professeur travaille", { second: "dot" });
  match(
    last,
    / With the dot product 1 of the 27 words wanted is missing: “European”\.$/,
  );
  let lost = 0;
  for (const { text, target } of all.pairs) {
    for (const first of ["additive", "dot", "no_attention"]) {
      const state = { ...STATE, sentence: text, first, second: "" };
      const { words } = /** @type {any} */ (all.numbers(state).first);
      const said = describe(state, all.numbers(state));
      if (words.length < target.length) match(said, / wanted (is|are) missing/, text);
      if (/wanted/.test(said)) ok(!/[Nn]o word|Neither/.test(said), text);
      lost += Number(words.length < target.length);
      if (/No word is wrong/.test(said)) strictEqual(words.length, target.length);
    }
  }
  ok(lost > 5);
});

Deno.test("without attention the decoder has the row and the words that it has written", () => {
  const say = (changes) => {
    const state = { ...STATE, first: "no_attention", second: "", ...changes };
    return describe(state, all.numbers(state));
  };
  strictEqual(say({ step: 1 }), "“the” is written from the row of 64 numbers alone.");
  const row = "is written from the row of 64 numbers and the";
  strictEqual(say({ step: 2 }), `“agreement” ${row} word before it.`);
  strictEqual(say({ step: 9 }), `“signed” ${row} words before it.`);
  match(say({ sentence: "ne pas" }), /^Both words pass through one row/);
});

Deno.test("while it reads it speaks of what is shown", () => {
  const say = (first, second) =>
    describe({ ...STATE, first, second, read: 3 }, all.numbers({ ...STATE, first, second }));
  const begin = "Reading, word by word:";
  const kept = "the 64 numbers after each word are kept";
  strictEqual(say("additive", ""), `${begin} ${kept}.`);
  strictEqual(say("additive", "dot"), `${begin} ${kept}.`);
  strictEqual(
    say("no_attention", ""),
    `${begin} there is one row of 64 numbers, rewritten at each word.`,
  );
  for (const sides of [["additive", "no_attention"], ["no_attention", "dot"]]) {
    strictEqual(
      say(sides[0], sides[1]),
      `${begin} with attention ${kept}; without attention there is one row, rewritten at each word.`,
    );
  }
});

Deno.test("each word is named once, and of one that stands there oftener how many", () => {
  const say = (sentence, changes = {}) => {
    const state = { ...STATE, sentence, second: "", ...changes };
    return describe(state, all.numbers(state)).replaceAll("\u00a0", " ");
  };
  match(say("zzz ".repeat(5000)), /^Left out, not among the translators’ words: zzz\. Type/);
  match(say("elle lit b1 b2 b1 b3 b4 b5 b6 b7"), /: b1, b2, b3, b4, b5 and 2 more\. /);
  match(say("etudiant etudiant"), /^Read with accents: “étudiant”\. /);
  match(
    say("le chat ".repeat(20)),
    /^With the additive score 19 of 20 “chat” and 18 of 20 “le” get almost no weight\./,
  );
  const { source, first: side } = all.numbers({ ...STATE, sentence: "le chat ".repeat(20) });
  const low = neglected(/** @type {any} */ (side).weights).map((j) => source[j]);
  deepStrictEqual(["chat", "le"].map((word) => low.filter((w) => w === word).length), [19, 18]);
  match(
    say("ne pas", { focus: ["read", 0] }),
    /^“do” \(73 %\), “not” \(21 %\), “do” \(13 %\), “do” \(19 %\), “do” \(25 %\) and 27 more attend to “ne”\.$/,
  );
});

Deno.test("of two translators that attend it says both, each by its name, where both have that word", () => {
  const say = (sentence, focus, changes = {}) => {
    const state = { ...STATE, sentence, second: "dot", focus, ...changes };
    return describe(state, all.numbers(state)).replaceAll("\u00a0", " ");
  };
  const seen = all.numbers({ ...STATE, sentence: "il ne la voit pas", second: "dot" });
  const share = (side, i, j) => `${Math.round(100 * side.weights[i][j])} %`;
  const [a, b] = /** @type {any[]} */ ([seen.first, seen.second]);
  strictEqual(
    say("il ne la voit pas", ["written", 2]),
    `“not” attends to “pas” (${share(a, 2, 4)}) and “voit” (${
      share(a, 2, 3)
    }) with the additive score, and to “pas” (${share(b, 2, 4)}) with the dot product.`,
  );
  const last = say("il ne la voit pas", ["written", 4]);
  match(last, /^“her” attends to .* with the additive score\.$/, "the other one says it");
  match(say("il ne la voit pas", null, { step: 3 }), /and to “pas” .* with the dot product\.$/);
  strictEqual(
    say(TREATY, ["read", 5]),
    `“Economic” (${
      share(first, 5, 5)
    }) attends to “économique” with the additive score; “Economic” (${
      share(dot, 5, 5)
    }) and “Area” (${share(dot, 6, 5)}) attend to “économique” with the dot product.`,
  );
  match(
    say("petite la blanche maison", ["read", 0]),
    /with the additive score; no word written attends to “petite” with 10 % or more with the dot product\.$/,
  );
  match(say(TREATY, ["written", 6]), /The grammar links “Area” with “zone” \(dashed\)\.$/);
});

Deno.test("of a sentence that is not stored it says how probable they take it, and what they passed over", () => {
  const say = (sentence, changes = {}) => {
    const state = { ...STATE, sentence, ...changes };
    return describe(state, all.numbers(state));
  };
  strictEqual(
    say("petite la blanche maison", { second: "dot" }),
    "With the dot product “petite” gets almost no weight. The whole translation has a probability of 0.51 with the additive score, of 0.88 with the dot product. Probable does not mean right. No word is marked wrong, since no translation is stored.",
  );
  strictEqual(
    say("elle lit la pizza", { second: "" }).replace(/0\.\d\d/, "…"),
    "Left out, not among the translators’ words: pizza. The whole translation has a probability of … with the additive score. Probable does not mean right. No word is marked wrong, since no translation is stored.",
  );
  match(say("je suis etudiant"), /^Read with accents: “étudiant”\. The largest weights/);
  match(
    say("ne pas", { second: "" }),
    /^The whole translation has a probability of 0\.07 with the additive score \(it does not end\)\. /,
  );
  match(
    say("ne pas", { first: "no_attention", second: "" }),
    / has a probability of under 0\.01 without attention\. /,
  );
  const almost = all.numbers({ ...STATE, sentence: "elle", second: "" });
  const side = { .../** @type {any} */ (almost.first), probability: 0.996 };
  match(describe(STATE, { ...almost, first: side }), / a probability of over 0\.99 with/);
  for (const { text } of all.pairs) {
    ok(!/cross/.test(say(`${text} pizza`)), "where words are left out no order is claimed");
  }
});

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

Deno.test("where the translator that is followed has ended it tells the words of the other one", () => {
  const { text } = /** @type {any} */ (all.pairs.find((pair) => pair.text.startsWith("leur hist")));
  const two = (sentence, first, second) => {
    const state = { ...STATE, sentence, first, second };
    const numbers = all.numbers(state);
    return {
      words: [numbers.first, numbers.second].map((side) => /** @type {any} */ (side).words),
      say: (/** @type {number} */ step) => describe({ ...state, step }, numbers),
    };
  };
  for (const [first, second] of [["dot", "no_attention"], ["no_attention", "dot"]]) {
    const { words, say } = two(text, first, second);
    const [short, long] = [...words].sort((a, b) => a.length - b.length);
    deepStrictEqual([short.length, long.length], [14, 16]);
    match(say(14), /^“new” attends to “nouvelle”/);
    strictEqual(
      say(15),
      "The dot translator has ended. Without attention “are” is written from the row of 64 numbers and the words before it.",
    );
    match(say(16), /^For “was not” the ribbons cross/);
  }
  const { words, say } = two("petite la blanche maison", "dot", "additive");
  deepStrictEqual(words.map((all) => all.length), [3, 4]);
  match(say(3), /^“house” attends to/);
  const bird = all.pairs.find((pair) => pair.text.startsWith("cette amie"))?.text;
  const birds = two(bird, "additive", "dot");
  deepStrictEqual(birds.words.map((all) => all.length), [27, 28]);
  match(birds.say(27), /^“young” attends to/);
  const state = { ...STATE, sentence: bird ?? "", second: "dot", step: 27 };
  const numbers = all.numbers(state);
  const left = /** @type {any} */ (numbers.first);
  const cut = { ...left, words: left.words.slice(0, 25), weights: left.weights.slice(0, 25) };
  match(
    describe(state, { ...numbers, first: cut }),
    /^The additive translator has ended\. “not” attends to .* with the dot product\.$/,
  );
});

Deno.test("the still has a name above each picture", () => {
  const { scenes } = still(STATE);
  const texts = scenes.map(({ marks }) => marks.map(({ text }) => text));
  strictEqual(scenes.length, 4);
  deepStrictEqual(texts[0], ["With attention, additive score"]);
  deepStrictEqual(texts[2], ["Without attention, all in one row"]);
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

Deno.test("a single word stands upright, in the middle", () => {
  for (const width of [343, 620]) {
    const { sideways, lean, source, target } = places(["chat"], ["me"], width);
    deepStrictEqual([sideways, Boolean(lean)], [false, false]);
    for (const [{ x }] of [source, target]) near(x, width / 2, 0.5);
  }
});
