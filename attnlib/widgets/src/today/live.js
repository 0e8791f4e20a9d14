// The model itself: in the page's worker, or the kernel's. Asked one thing after another; what it said is kept.

import { python } from "../model/python.js";
import { indexOf, rowsOf, unread } from "./compute.js";

/** @typedef {import("./compute.js").State} State */
/** @typedef {import("./compute.js").Reading} Reading */
/** @typedef {import("./compute.js").Sizes} Sizes */
/**
 * @typedef {object} Reader the model in the page's worker, or what asks the kernel's
 * @property {Sizes} sizes
 * @property {(text: string) => number[] | Promise<number[]>} encode
 * @property {(id: number) => string} show
 * @property {(ids: number[], cut: Uint8Array, lens: boolean) => Promise<{logits: Float32Array, attention: Float32Array, lens: Float32Array[]} | null>} read
 * @property {() => void} stop
 */

const SHOWN = 6;

/** The kernel's model. @param {any} model @returns {Promise<Reader>} */
export async function kernel(model) {
  const ask = python(model);
  const { sizes, tokens } = await ask({});
  const pair = (/** @type {number} */ i) => [Math.floor(i / sizes.heads), i % sizes.heads];
  return {
    sizes,
    encode: async (text) => (await ask({ encode: text })).ids,
    show: (id) => tokens[id],
    stop: () => {},
    read: async (ids, flags, lens) => {
      const cut = [...flags.keys()].filter((i) => flags[i]).map(pair);
      const [logits, attention, ...rest] = (await ask({ ids, cut, lens })).numbers;
      return { logits, attention, lens: rest };
    },
  };
}

/** Log probabilities. @param {Float32Array} logits */
function logs(logits) {
  const most = logits.reduce((a, b) => Math.max(a, b));
  const sum = Math.log(logits.reduce((total, x) => total + Math.exp(x - most), 0)) + most;
  return logits.map((x) => x - sum);
}

/** @param {Float32Array} log @returns {import("./compute.js").Sum} */
function sumOf(log) {
  /** @type {Map<number, number>} */
  const known = new Map();
  return (temperature) => {
    const powers = () => log.reduce((sum, x) => sum + Math.exp(x / temperature), 0);
    if (!known.has(temperature)) known.set(temperature, Math.log(powers()));
    return /** @type {number} */ (known.get(temperature));
  };
}

/** The largest, first. @param {Float32Array} numbers @param {number} count */
function largest(numbers, count) {
  /** @type {number[]} */
  const top = [];
  for (let i = 0; i < numbers.length; i++) {
    if (top.length === count && !(numbers[i] > numbers[top[count - 1]])) continue;
    const at = top.findIndex((j) => numbers[i] > numbers[j]);
    top.splice(at < 0 ? top.length : at, 0, i);
    top.length = Math.min(top.length, count);
  }
  return top;
}

/** What a state's temperature draws. @param {Float32Array} log @param {number} temperature */
function drawn(log, temperature) {
  const powers = log.map((x) => Math.exp(x / temperature));
  let left = Math.random() * powers.reduce((a, b) => a + b, 0);
  return Math.max(0, powers.findIndex((x) => (left -= x) < 0));
}

/** @typedef {{log: Float32Array, looks: number[][], lens: Float32Array[]}} Answer */

const keyOf = (/** @type {string} */ text, /** @type {string[]} */ cuts) =>
  JSON.stringify([text, [...cuts].sort()]);

/** A model and what it said. */
export class Conversation {
  /** @type {Map<string, number[]>} */
  ids = new Map();
  /** @type {Map<string, Answer>} */
  answers = new Map();
  /** @type {Map<string, number[]>} */
  effects = new Map();
  /** @type {State | null} */
  wanted = null; // only the latest is worth asking
  /** @type {{key: string, reading: Reading} | null} */
  last = null;
  /** @type {any} */
  due = 0;
  queue = Promise.resolve();
  failed = { key: "", message: "" };

  /** @param {Reader} reader @param {() => void} changed called when it has said more */
  constructor(reader, changed) {
    this.reader = reader;
    this.changed = changed;
    this.sizes = reader.sizes;
    this.count = reader.sizes.layers * reader.sizes.heads;
  }

  /** @param {string} text */
  async #tokensOf(text) {
    if (!this.ids.has(text)) this.ids.set(text, await this.reader.encode(text));
    return /** @type {number[]} */ (this.ids.get(text));
  }

  /** @param {string} text @param {string[]} cuts */
  async #read(text, cuts, lens = false) {
    const known = this.answers.get(keyOf(text, cuts));
    if (known && (!lens || known.lens.length)) return;
    const flags = new Uint8Array(this.count);
    for (const at of cuts.map((one) => indexOf(one, this.sizes))) if (at >= 0) flags[at] = 1;
    const found = await this.reader.read(await this.#tokensOf(text), flags, lens);
    if (!found) return;
    const [looks, [oldest]] = [rowsOf(found.attention, this.count), this.answers.keys()];
    if (this.answers.size > 40) this.answers.delete(oldest);
    this.answers.set(keyOf(text, cuts), {
      log: logs(found.logits),
      looks,
      lens: found.lens.map(logs),
    });
  }

  /** The most probable tokens, `keep` always among them. @param {Float32Array} log @param {Float32Array} whole @param {number} keep */
  #list(log, whole, keep) {
    const top = largest(log, SHOWN);
    if (!top.includes(keep)) top[SHOWN - 1] = keep;
    const words = top.map((id) => ({ text: this.reader.show(id), log: log[id], was: whole[id] }));
    return { words, sum: sumOf(log), whole: whole === log ? null : sumOf(whole) };
  }

  /** What is known of a state; null where it must be asked. @param {State} state @returns {Reading | null} */
  told({ text, cuts }) {
    const [answer, whole] = [cuts, []].map((heads) => this.answers.get(keyOf(text, heads)));
    if (!answer || !whole) {
      const { key, message } = this.failed;
      return key === keyOf(text, cuts) ? unread(this.sizes, message) : null;
    }
    const key = `${keyOf(text, cuts)} ${answer.lens.length} ${this.effects.has(text)}`;
    if (this.last?.key === key) return this.last.reading;
    const first = largest(whole.log, 1)[0];
    const lens = answer.lens.map((log) => this.#list(log, log, first));
    const reading = {
      ...{ sizes: this.sizes, looks: answer.looks, missing: "", free: true },
      effects: this.effects.get(text) ?? null,
      lens: lens.length ? lens : null,
      tokens: /** @type {number[]} */ (this.ids.get(text)).map(this.reader.show),
      next: this.#list(answer.log, whole.log, first),
    };
    this.last = { key, reading };
    return reading;
  }

  /** @param {State} state @param {() => Promise<void>} work @param {() => void} [done] */
  #queued(state, work, done = this.changed) {
    this.wanted = state;
    this.queue = this.queue.then(async () => {
      if (this.wanted !== state) return;
      try {
        await work();
      } catch (problem) {
        const { message } = /** @type {Error} */ (problem);
        this.failed = { key: keyOf(state.text, state.cuts), message };
      }
      if (this.wanted === state) done();
    });
    return this.queue;
  }

  /** @param {State} state */
  async #answer({ text, cuts, layer }) {
    await this.#read(text, []);
    await this.#read(text, cuts, layer !== null);
  }

  /** @param {State} state */
  ask(state) {
    return this.#queued(state, () => this.#answer(state));
  }

  /** What each layer would say, which is asked once nothing else is. @param {State} state */
  look(state) {
    clearTimeout(this.due);
    const read = () => this.#queued(state, () => this.#read(state.text, state.cuts, true));
    this.due = setTimeout(read, 500);
  }

  /** Cut each head in turn. @param {string} text @param {(done: number) => boolean} going false stops it */
  async measure(text, going) {
    await this.queue;
    await this.#read(text, []);
    const whole = this.answers.get(keyOf(text, []))?.log;
    if (!whole) return;
    const [list, first] = [await this.#tokensOf(text), largest(whole, 1)[0]];
    /** @type {number[]} */
    const found = [];
    for (let i = 0; i < this.count && going(i / this.count); i++) {
      const cut = new Uint8Array(this.count);
      cut[i] = 1;
      const answer = await this.reader.read(list, cut, false);
      if (!answer) return;
      found.push(Math.exp(logs(answer.logits)[first]) - Math.exp(whole[first]));
    }
    if (found.length === this.count) this.effects.set(text, found);
  }

  /** Draw the next token, and read the text with it, so that it is drawn once. @param {State} state @returns {Promise<string>} the token */
  async write(state) {
    let token = "";
    const work = async () => {
      await this.#answer(state);
      const answer = this.answers.get(keyOf(state.text, state.cuts));
      if (!answer) return;
      const id = drawn(answer.log, state.temperature);
      token = this.reader.show(id);
      this.ids.set(state.text + token, [...await this.#tokensOf(state.text), id]);
      await this.#answer({ ...state, text: state.text + token });
    };
    await this.#queued(state, work, () => {});
    return token;
  }

  stop() {
    clearTimeout(this.due);
    this.reader.stop();
  }
}
