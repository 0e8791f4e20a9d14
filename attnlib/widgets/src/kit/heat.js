// Heat maps: thousands of numbers as one picture, a PNG with a palette of two tints. It is a pure function of the
// numbers, so a still has it too; middle tones are seen on light and on dark.

import { clamp } from "./numbers.js";

/** Tints of what is above 0 and of what is below: between --plus-cell, --minus-cell and --weight of both themes. */
const TINTS = {
  signed: { above: [40, 134, 155], below: [190, 88, 130] },
  weight: { above: [178, 92, 218], below: [178, 92, 218] },
};
const CRC = Uint32Array.from({ length: 256 }, (_, i) => {
  let c = i;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

const crc = (/** @type {number[]} */ bytes) =>
  ~bytes.reduce((c, b) => CRC[(c ^ b) & 255] ^ (c >>> 8), -1) >>> 0;
const big = (/** @type {number} */ x) => [x >>> 24, (x >>> 16) & 255, (x >>> 8) & 255, x & 255];

/** @param {string} name @param {number[]} body */
function chunk(name, body) {
  const typed = [...name].map((c) => c.charCodeAt(0)).concat(body);
  return [...big(body.length), ...typed, ...big(crc(typed))];
}

/** Which of 256 tints a number from -1 to 1 has: 128 is none. @param {number} x */
export const level = (x) => clamp(Math.round(128 + 127 * x), 0, 255);

/** Levels as zlib's plain blocks: stored, not packed, at most 65535 bytes. @param {number[]} raw */
function stored(raw) {
  let [a, b] = [1, 0];
  for (const x of raw) b = (b + (a = (a + x) % 65521)) % 65521;
  const size = [raw.length & 255, raw.length >> 8];
  const head = [0x78, 1, 1, ...size, ~size[0] & 255, ~size[1] & 255];
  return [...head, ...raw, ...big(((b << 16) | a) >>> 0)];
}

const LEVELS = Array.from({ length: 256 }, (_, i) => i - 128);
const paletteOf = (/** @type {"signed" | "weight"} */ hue) => [
  ...chunk("PLTE", LEVELS.flatMap((x) => TINTS[hue][x < 0 ? "below" : "above"])),
  ...chunk("tRNS", LEVELS.map((x) => Math.min(255, 2 * Math.abs(x)))),
];
const PALETTES = { signed: paletteOf("signed"), weight: paletteOf("weight") };

/** @type {WeakMap<number[], Map<string, string>>} */
const made = new WeakMap(); // the same numbers are the same picture: a drag draws no map anew

/**
 * Numbers, row after row, as the address of a picture with one pixel for each; `most` is the strongest tint.
 * @param {number[]} values
 * @param {number} columns
 * @param {number} most
 * @param {"signed" | "weight"} hue
 */
export function heat(values, columns, most = 1, hue = "signed") {
  const known = made.get(values) ?? new Map();
  made.set(values, known);
  const key = `${columns} ${most} ${hue}`;
  if (!known.has(key)) known.set(key, encoded(values, columns, most, hue));
  return /** @type {string} */ (known.get(key));
}

function encoded(values, columns, most, hue) {
  const rows = values.length / columns;
  const raw = [];
  for (let i = 0; i < rows; i++) {
    raw.push(0);
    for (let j = 0; j < columns; j++) raw.push(level(values[i * columns + j] / most));
  }
  const head = chunk("IHDR", [...big(columns), ...big(rows), 8, 3, 0, 0, 0]);
  const body = [...head, ...PALETTES[hue], ...chunk("IDAT", stored(raw)), ...chunk("IEND", [])];
  const all = [137, 80, 78, 71, 13, 10, 26, 10, ...body]; // a PNG begins so
  return `data:image/png;base64,${btoa(String.fromCharCode(...all))}`;
}

/** The levels of a picture that `heat` made, row after row: what a test reads. @param {string} address */
export function levelsOf(address) {
  const bytes = Uint8Array.from(atob(address.split(",")[1]), (c) => c.charCodeAt(0));
  const number = (at) => new DataView(bytes.buffer).getUint32(at);
  const [columns, rows] = [number(16), number(20)];
  let at = 8;
  while (String.fromCharCode(...bytes.slice(at + 4, at + 8)) !== "IDAT") at += 12 + number(at);
  const raw = bytes.slice(at + 15, at + 15 + rows * (columns + 1));
  return { columns, rows, levels: Array.from(raw).filter((_, i) => i % (columns + 1) > 0) };
}
