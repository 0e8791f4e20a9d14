// BERT's tokenizer: lower case without accents, words and marks apart, then the longest piece that the vocabulary has.

const LONGEST = 100; // letters of a word; a longer one is unknown
const SPECIAL = 3;
const PIECE = "\u2581"; // a GGUF file writes it before what begins a word, where BERT has ## before what does not
const CHINESE =
  /[\u4e00-\u9fff\u3400-\u4dbf\u{20000}-\u{2a6df}\u{2a700}-\u{2b73f}\u{2b740}-\u{2b81f}\u{2b920}-\u{2ceaf}\uf900-\ufaff\u{2f800}-\u{2fa1f}]/gu;
const MARKS = /[!-/:-@[-`{-~]|\p{P}/gu;

/** @param {string} text */
const words = (text) => {
  const clean = text.replace(/[^\P{C}\t\n\r]|\ufffd/gu, "").replace(CHINESE, " $& ");
  const bare = clean.normalize("NFD").replace(/\p{Mn}/gu, "");
  const low = Array.from(bare, (letter) => letter.toLowerCase()).join(""); // a Σ knows no neighbours
  return low.replace(MARKS, " $& ").split(/\p{White_Space}+/u).filter(Boolean);
};

/** @param {Record<string, any>} fields of the file's header */
export function makeWordPiece(fields) {
  /** @type {string[]} */
  const tokens = fields["tokenizer.ggml.tokens"];
  const special = (/** @type {number} */ id) => fields["tokenizer.ggml.token_type"][id] === SPECIAL;
  const ids = new Map(tokens.map((token, id) => [token, id]));
  const unknown = /** @type {number} */ (ids.get("[UNK]"));
  const names = tokens.filter((_, id) => special(id)).map((name) => name.replace(/[[\]]/g, "\\$&"));
  const between = new RegExp(`(${names.join("|")})`);
  const pieces = (/** @type {string} */ word) => {
    const letters = Array.from(word);
    /** @type {number[]} */
    const found = [];
    if (letters.length > LONGEST) return [unknown];
    for (let at = 0, end = 0; at < letters.length; at = end) {
      const idTo = () => ids.get((at ? "" : PIECE) + letters.slice(at, end).join(""));
      for (end = letters.length; end > at && idTo() === undefined;) end--;
      if (end === at) return [unknown];
      found.push(/** @type {number} */ (idTo()));
    }
    return found;
  };
  const plain = (/** @type {string} */ text) => words(text).flatMap(pieces);
  return {
    /** @param {string} text @returns {number[]} between [CLS] and [SEP] */
    encode: (text) =>
      ["[CLS]", ...text.split(between), "[SEP]"].flatMap((part) => {
        const id = ids.get(part);
        return id !== undefined && special(id) ? [id] : plain(part);
      }),
    /** One token as BERT writes it. @param {number} id */
    show: (id) =>
      special(id)
        ? tokens[id]
        : tokens[id].startsWith(PIECE)
        ? tokens[id].slice(1)
        : `##${tokens[id]}`,
  };
}
