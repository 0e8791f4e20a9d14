// What tests of scenes share: read marks back as a reader's eye and ruler would.

import { ok, strictEqual } from "node:assert";
import kit from "./marks.css" with { type: "text" };
import { escaped, round, written } from "./marks.js";
import { textWidth } from "./width.js";

/** The mark of a name. @param {import("./marks.js").Scene} scene @param {string} id @returns {any} */
export function find(scene, id) {
  const found = scene.marks.filter((mark) => mark.id === id);
  strictEqual(found.length, 1, `one mark "${id}" is expected`);
  return found[0];
}

/** Whether a scene has a mark. @param {import("./marks.js").Scene} scene @param {string} id */
export const has = (scene, id) => scene.marks.some((mark) => mark.id === id);

/** The middle of a box. @param {any} mark */
export const middle = ({ at: box }) => [box.x + box.width / 2, box.y + box.height / 2];

/** The number at a place, by the ticks of the losses' axis. @param {any} scene */
export function ruler(scene) {
  const ticks = scene.marks.filter(({ id }) => /^loss \d/.test(id));
  const [first, last] = [ticks[0], ticks.at(-1)];
  const [low, high] = [first, last].map(({ text }) => Number(text));
  return (x) => low + ((high - low) * (x - first.at.x)) / (last.at.x - first.at.x);
}

/** @param {number} a @param {number} b @param {number} within @param {string} what */
export function near(a, b, within, what = "") {
  if (!(Math.abs(a - b) <= within)) throw new Error(`${what} ${a} is not ${b} within ${within}`);
}

/** A line's end less its start. @param {any} mark */
export const along = ({ at }) => [at.x2 - at.x1, at.y2 - at.y1];

/** Numbers that look random and are the same in every run. @param {number} seed */
export function random(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Every mark has finite places and an id of its own. @param {import("./marks.js").Scene} scene */
export function sound(scene) {
  strictEqual(new Set(scene.marks.map(({ id }) => id)).size, scene.marks.length, "ids");
  for (const { id, at } of scene.marks) {
    for (const [name, value] of Object.entries(at)) {
      const text = String(value);
      if (name === "href") continue;
      strictEqual(/NaN|Infinity|undefined/.test(text), false, `${id} ${name} ${text}`);
    }
  }
}

/** Whether the ring of a hit's focus, 2 px wide and 2 px away, runs through a text. @param {any} hit @param {any} text @param {number} size @param {number} zoom */
export function ringed({ x, y, width, height }, { role, at, text }, size, zoom) {
  const wide = textWidth(text, size);
  const from = at.x - (role.includes("start") ? 0 : role.includes("end") ? wide : wide / 2);
  const [left, right, top, bottom] = [from, from + wide, at.y - 0.7 * size, at.y].map((z) =>
    z * zoom
  );
  const inside = (/** @type {number} */ by) =>
    left > x - by && right < x + width + by && top > y - by && bottom < y + height + by;
  const outside = left > x + width + 4 || right < x - 4 || top > y + height + 4 || bottom < y - 4;
  return !inside(2) && !outside;
}

// ---- What holds of every picture -----------------------------------------------------------------

/** The size of a text's letters, by its role and the rules of the still. @param {string} style */
function sizes(style) {
  const rules = [...`${kit}${style}`.matchAll(/([^{}]+)\{([^}]*)\}/g)].flatMap(([, list, body]) => {
    const size = Number(/font(?:-size)?: (?:[^;]* )?([\d.]+)px/.exec(body)?.[1]);
    const plain = list.split(",").map((one) => one.trim()).filter((one) =>
      /^(text)?[.\w-]*$/.test(one)
    );
    return size ? plain.map((one) => ({ classes: one.split(".").slice(1), size })) : [];
  }).sort((a, b) => a.classes.length - b.classes.length);
  return (/** @type {string} */ role) => {
    const own = role.split(" ");
    return rules.findLast(({ classes }) => classes.every((one) => own.includes(one)))?.size ?? 14;
  };
}

/** The box of a text's letters. @param {any} mark @param {number} size @param {boolean} central */
export function letters({ role, at, text, runs }, size, central = false) {
  const wide = textWidth(text ?? runs.map((/** @type {any} */ run) => run.text).join(""), size);
  const [, dx = 0, dy = 0] = (/^translate\((\S+) (\S+)\)/.exec(at.transform) ?? []).map(Number);
  const left = at.x + dx - (/\bstart\b/.test(role) ? 0 : /\bend\b/.test(role) ? wide : wide / 2);
  const bottom = at.y + dy + (central ? 0.35 * size : 0);
  return { left, right: left + wide, top: bottom - 0.7 * size, bottom };
}

/** How far two boxes are apart, in px; below zero, how deep in each other. */
export const gap = (a, b) =>
  Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);

/** The box of a shape; of a path none. @param {any} mark */
function extent({ shape, at }) {
  if (shape === "circle") {
    return { left: at.cx - at.r, right: at.cx + at.r, top: at.cy - at.r, bottom: at.cy + at.r };
  }
  const [left, right] = shape === "line"
    ? [at.x1, at.x2].sort((a, b) => a - b)
    : [at.x, at.x + at.width];
  const [top, bottom] = shape === "line"
    ? [at.y1, at.y2].sort((a, b) => a - b)
    : [at.y, at.y + at.height];
  return { left, right, top, bottom };
}

/**
 * What holds of every picture: sound numbers, nothing outside, no text on another.
 * @param {import("./marks.js").Scene} scene @param {string} style
 * @param {{free?: RegExp, over?: RegExp}} but ids that may leave the picture, ids that may lie on texts
 */
export function proper(scene, style, { free, over } = {}) {
  sound(scene);
  const size = sizes(style), central = /text \{[^}]*baseline: central/.test(style);
  const inside = { left: -1.5, top: -1.5, right: scene.width + 1.5, bottom: scene.height + 1.5 };
  const texts = [];
  for (const mark of scene.marks) {
    const told = mark.shape === "text";
    if (mark.shape === "path" || /rotate|scale/.test(String(mark.at.transform))) continue;
    if (told && !mark.text && !mark.runs) continue;
    const box = told ? letters(mark, size(mark.role), central) : extent(mark);
    if (told && !over?.test(mark.id)) texts.push({ id: mark.id, box });
    // What is wider than Helvetica may pass the edge.
    const real = told ? letters(mark, size(mark.role) / 1.12, central) : box;
    const out = Math.max(
      ...[inside.left - real.left, real.right - inside.right],
      ...[inside.top - real.top, real.bottom - inside.bottom],
    );
    const where = `the picture, ${scene.width} px wide, by ${out.toFixed(1)} px`;
    ok(free?.test(mark.id) || !(out > 0), `${mark.id} leaves ${where}`);
  }
  texts.forEach(({ id, box }, i) =>
    texts.slice(i + 1).forEach((other) => {
      const apart = gap(box, other.box);
      ok(
        apart > -1,
        `the texts ${id} and ${other.id} meet by ${-apart.toFixed(1)} px in ${scene.width}`,
      );
    })
  );
}

// ---- Snapshots -----------------------------------------------------------------------------------

const NS = "http://www.w3.org/2000/svg";
const LONG = 300; // letters of a path or an image that are stored; of the rest a checksum

/** @param {string} text */
function shortened(text) {
  if (text.length <= LONG) return text;
  const sum = [...text].reduce(
    (sum, c) => Math.imul(sum ^ c.charCodeAt(0), 16777619) >>> 0,
    2166136261,
  );
  return `${text.slice(0, LONG)} … ${sum.toString(16)}`;
}

/** One mark as a line. @param {import("./marks.js").Mark} mark */
function line({ id, shape, role, at, text, runs }) {
  const inside =
    runs?.map(({ text, role = "", ...moved }) =>
      `<tspan${written({ ...role && { class: role }, ...moved }, shortened)}>${
        escaped(text)
      }</tspan>`
    ).join("") ?? escaped(text ?? "");
  return `<${shape}${written({ id, class: role, ...at }, shortened)}${
    inside ? `>${inside}</${shape}>` : "/>"
  }`;
}

const ESCAPED = { "&": "&amp;", "<": "&lt;", "\n": "\\n" };

/** What is said, or a value as JSON. @param {any} one */
const plain = (one) =>
  (typeof one === "string" ? one : JSON.stringify(one ?? null, brief)).replace(
    /[&<\n]/g,
    (c) => ESCAPED[c],
  );

/** Numbers of a value, to four digits. @param {string} _ @param {any} value */
const brief = (_, value) => typeof value === "number" ? Number(value.toPrecision(4)) : value;

/**
 * Pictures as one SVG, a line for each mark. What a figure says, and hit targets and numbers as JSON, are lines too.
 * @param {string} name @param {Record<string, any[]>} stored
 */
function lines(name, stored) {
  let [top, wide] = [0, 0];
  const groups = Object.entries(stored).flatMap(([title, items]) =>
    items.flatMap((item) => {
      if (!item?.marks) {
        const told = Array.isArray(item) ? item : [item];
        return told.map((one) => `<desc>${title}: ${plain(one)}</desc>`);
      }
      const { width, height, marks } = item;
      const begin = `<g transform="translate(0 ${round(top)})"><title>${title}: ${round(width)} × ${
        round(height)
      }</title>`;
      [top, wide] = [top + height + 20, Math.max(wide, width)];
      return [begin, ...marks.map(line), "</g>"];
    })
  );
  const sheets = [
    "../../tokens.css",
    "../src/kit/marks.css",
    "../src/kit/arrows.css",
    `../src/${name}/marks.css`,
  ];
  return [
    `<svg xmlns="${NS}" width="${round(wide)}" height="${round(top)}">`,
    `<style>${sheets.map((sheet) => `@import "${sheet}";`).join(" ")}</style>`,
    ...groups,
    "</svg>",
  ];
}

/**
 * Hold a figure's pictures to what is stored (`make snapshots` writes them anew), and all its scenes to what holds of
 * every picture.
 * @param {string} name
 * @param {{style: string, stored: Record<string, any[]>, others?: () => Iterable<import("./marks.js").Scene>, free?: RegExp, over?: RegExp}} options
 */
export function pictures(name, { style, stored, others = () => [], ...but }) {
  const file = new URL(`../../snapshots/${name}.svg`, import.meta.url);
  Deno.test("pictures, hit targets and words are as they are stored", () => {
    const now = lines(name, stored);
    if (Deno.args.includes("--update")) return Deno.writeTextFileSync(file, `${now.join("\n")}\n`);
    const was = Deno.readTextFileSync(file).trimEnd().split("\n");
    const at = now.findIndex((one, i) => one !== was[i]);
    const told = `snapshots/${name}.svg, line ${at + 1}:\n- ${was[at]}\n+ ${now[at]}\n`;
    ok(
      at < 0 && now.length === was.length,
      `${told}If that is meant: make snapshots, and read what changed.`,
    );
  });
  Deno.test("in every picture all is inside, no name stands twice and no text lies on another", () => {
    for (const scene of Object.values(stored).flat()) if (scene?.marks) proper(scene, style, but);
    for (const scene of others()) proper(scene, style, but);
  });
}
