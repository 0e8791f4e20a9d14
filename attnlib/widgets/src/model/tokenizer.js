// Byte-level pair encoding from the file's own vocabulary and merges: SmolLM's, digits one by one, then GPT-2's pattern.

import { makeWordPiece } from "./wordpiece.js";

/**
 * @typedef {object} Tokenizer
 * @property {(text: string) => number[]} encode with special tokens such as <|im_start|>
 * @property {(ids: number[]) => string} decode
 * @property {(id: number) => string} show one token: its text, or its bytes where they are a part of a letter
 */

// JavaScript's \s takes U+FEFF and leaves U+0085; the Python tokenizer's does the opposite.
const BLANK = "\\p{White_Space}";
const PATTERN = new RegExp(
  `'s|'t|'re|'ve|'m|'ll|'d| ?\\p{L}+| ?\\p{N}+| ?[^${BLANK}\\p{L}\\p{N}]+|${BLANK}+(?!\\P{White_Space})|${BLANK}+`,
  "gu",
);
const SPECIAL = 3;

/** Each byte's visible letter: itself, or one from U+0100 on. */
function letters() {
  let next = 256;
  return Array.from({ length: 256 }, (_, byte) => {
    const visible = (byte > 32 && byte < 127) || (byte > 160 && byte < 173) || byte > 173;
    return String.fromCharCode(visible ? byte : next++);
  });
}

/** Join the pair that was merged first in training, again and again. @param {string[]} parts @param {Map<string, number>} ranks */
function merged(parts, ranks) {
  for (;;) {
    let [best, at] = [Infinity, -1];
    for (let i = 0; i + 1 < parts.length; i++) {
      const rank = ranks.get(`${parts[i]} ${parts[i + 1]}`) ?? Infinity;
      if (rank < best) [best, at] = [rank, i];
    }
    if (at < 0) return parts;
    parts.splice(at, 2, parts[at] + parts[at + 1]);
  }
}

/** @param {Record<string, any>} fields of the file's header @returns {Tokenizer} */
export function makeTokenizer(fields) {
  /** @type {string[]} */
  const tokens = fields["tokenizer.ggml.tokens"];
  const types = fields["tokenizer.ggml.token_type"];
  const letter = letters();
  const byteOf = new Map(letter.map((char, byte) => [char, byte]));
  const ids = new Map(tokens.map((token, id) => [token, id]));
  const ranks = new Map(
    fields["tokenizer.ggml.merges"].map((/** @type {string} */ pair, /** @type {number} */ i) => [
      pair,
      i,
    ]),
  );
  const special = (/** @type {number} */ id) => types[id] === SPECIAL;
  const names = tokens.filter((_, id) => special(id)).map((name) =>
    name.replace(/[|\\{}()[\]^$+*?.]/g, "\\$&")
  );
  const between = new RegExp(`(${names.join("|")})`);
  const bytes = new TextEncoder();
  const word = (/** @type {string} */ text) =>
    merged(Array.from(bytes.encode(text), (byte) => letter[byte]), ranks).map((
      part,
    ) => /** @type {number} */ (ids.get(part)));
  const plain = (/** @type {string} */ text) =>
    text.split(/(\p{N})/u).flatMap((piece) => (piece.match(PATTERN) ?? []).flatMap(word));
  const bytesOf = (/** @type {number} */ id) =>
    special(id)
      ? bytes.encode(tokens[id])
      : Uint8Array.from(tokens[id], (char) => byteOf.get(char) ?? 0);
  const decode = (/** @type {number[]} */ list, fatal = false) =>
    new TextDecoder("utf-8", { fatal, ignoreBOM: true }).decode(
      Uint8Array.from(list.flatMap((id) => [...bytesOf(id)])),
    );
  return {
    encode: (text) =>
      text.split(between).flatMap((piece, i) => i % 2 ? [ids.get(piece) ?? 0] : plain(piece)),
    decode,
    show(id) {
      try {
        return decode([id], true);
      } catch {
        return `⟨${[...bytesOf(id)].map((byte) => byte.toString(16)).join(" ")}⟩`;
      }
    },
  };
}

/** The tokenizer that a file names. @param {Record<string, any>} fields of its header @returns {any} */
export const tokenizerOf = (fields) =>
  fields["tokenizer.ggml.model"] === "bert" ? makeWordPiece(fields) : makeTokenizer(fields);
