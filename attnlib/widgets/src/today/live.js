// The model itself: in the page's worker, or the kernel's. Asked one thing after another; what it said is kept.

import { Model } from "../model/client.js";
import { indexOf } from "./compute.js";

/** @typedef {import("./compute.js").State} State */
/** @typedef {import("./compute.js").Reading} Reading */
/** @typedef {import("./compute.js").Sizes} Sizes */
/**
 * @typedef {object} Reader
 * @property {Sizes} sizes
 * @property {(text: string) => Promise<number[]>} encode
 * @property {(id: number) => string} show
 * @property {(ids: number[], cut: Uint8Array, lens: boolean) => Promise<{logits: Float32Array, attention: Float32Array, lens: Float32Array[]} | null>} read
 * @property {() => void} stop
 */

const NO_BOOK =
  "The book's pages have the model. In a notebook give it yours: WriterExplorer(decoder=load_decoder()).";
const SHOWN = 6;

/** Load the model into the page. @param {File | null} file @param {(part: number) => void} progress @returns {Promise<Reader>} */
export async function load(file, progress) {
  const root = document.documentElement.dataset.content_root;
  if (root === undefined && !file) throw new Error(NO_BOOK);
  const told = (/** @type {number} */ loaded, /** @type {number} */ size) =>
    progress(loaded / size);
  const model = new Model(`${root}_static/model/`, told);
  try {
    await (file ? model.fromFile(file) : model.fromPieces());
  } catch (error) {
    model.close();
    throw error;
  }
  const tokenizer = /** @type {import("../model/tokenizer.js").Tokenizer} */ (model.tokenizer);
  return {
    sizes: /** @type {Sizes} */ (model.sizes),
    encode: (text) => Promise.resolve(tokenizer.encode(text)),
    show: tokenizer.show,
    stop: () => model.stop(),
    read: async (ids, cut, lens) => {
      const found = await model.read(ids, cut);
      return found && { ...found, lens: lens ? await model.lens() : [] };
    },
  };
}

/** The kernel's model, through messages. @param {any} model @returns {Promise<Reader>} */
export async function kernel(model) {
  const own = Math.random().toString(36).slice(2); // other views of the model hear the same answers
  let asked = 0;
  const ask = (/** @type {any} */ message) =>
    new Promise((resolve, reject) => {
      const id = `${own} ${++asked}`;
      const answer = (/** @type {any} */ told, /** @type {DataView[]} */ buffers) => {
        if (told?.answer !== id) return;
        model.off("msg:custom", answer);
        if (told.error) reject(new Error(told.error));
        const numbers = buffers.map((one) =>
          new Float32Array(one.buffer.slice(one.byteOffset, one.byteOffset + one.byteLength))
        );
        resolve({ ...told, numbers });
      };
      model.on("msg:custom", answer);
      model.send({ read: id, ...message });
    });
  const { sizes, tokens } = await ask({});
  return {
    sizes,
    encode: async (text) => (await ask({ encode: text })).ids,
    show: (id) => tokens[id],
    stop: () => {},
    read: async (ids, flags, lens) => {
      const cut = [...flags.keys()].filter((i) => flags[i]).map((
        i,
      ) => [Math.floor(i / sizes.heads), i % sizes.heads]);
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

/**
 * A model and what it said. `changed()` is called when it has said more.
 * @param {Reader} reader @param {number[]} temperatures @param {() => void} changed
 */
export function conversation(reader, temperatures, changed) {
  const { sizes } = reader;
  const count = sizes.layers * sizes.heads;
  /** @type {Map<string, number[]>} */
  const ids = new Map();
  /** @type {Map<string, Answer>} */
  const answers = new Map();
  /** @type {Map<string, number[]>} */
  const effects = new Map();
  let [queue, error] = [Promise.resolve(), ""];
  /** @type {State | null} */
  let wanted = null; // only the latest is worth asking
  /** @type {any} */
  let due = 0;
  const keyOf = (/** @type {string} */ text, /** @type {string[]} */ cuts) =>
    JSON.stringify([text, [...cuts].sort()]);
  const tokensOf = async (/** @type {string} */ text) => {
    if (!ids.has(text)) ids.set(text, await reader.encode(text));
    return /** @type {number[]} */ (ids.get(text));
  };
  const flags = (/** @type {string[]} */ cuts) => {
    const cut = new Uint8Array(count);
    for (const at of cuts.map((one) => indexOf(one, sizes))) if (at >= 0) cut[at] = 1;
    return cut;
  };
  const read = async (/** @type {string} */ text, /** @type {string[]} */ cuts, lens = false) => {
    const key = keyOf(text, cuts);
    const known = answers.get(key);
    if (known && (!lens || known.lens.length)) return;
    const list = await tokensOf(text);
    const found = await reader.read(list, flags(cuts), lens);
    if (!found) return;
    const n = list.length;
    const looks = Array.from(
      { length: count },
      (_, i) => [...found.attention.subarray(i * n, (i + 1) * n)],
    );
    if (answers.size > 40) answers.delete(/** @type {string} */ (answers.keys().next().value));
    answers.set(key, { log: logs(found.logits), looks, lens: found.lens.map(logs) });
  };
  const listOf = (
    /** @type {Float32Array} */ log,
    /** @type {Float32Array} */ whole,
    keep = -1,
  ) => {
    const top = largest(log, SHOWN);
    if (keep >= 0 && !top.includes(keep)) top[SHOWN - 1] = keep;
    const sums = (/** @type {Float32Array} */ x) =>
      temperatures.map((t) => Math.log(x.reduce((sum, each) => sum + Math.exp(each / t), 0)));
    const words = top.map((id) => ({ text: reader.show(id), log: log[id], was: whole[id] }));
    return { words, sums: sums(log), whole: whole === log ? null : sums(whole) };
  };
  /** @type {{key: string, reading: Reading} | null} */
  let last = null;
  const told = (/** @type {State} */ { text, cuts }) => {
    const [answer, whole] = [answers.get(keyOf(text, cuts)), answers.get(keyOf(text, []))];
    if (!answer || !whole) return null;
    const key = `${keyOf(text, cuts)} ${answer.lens.length} ${effects.has(text)}`;
    if (last?.key === key) return last.reading;
    const first = largest(whole.log, 1)[0];
    const lens = answer.lens.length
      ? answer.lens.map((log) => listOf(log, log, largest(answer.log, 1)[0]))
      : null;
    const reading = {
      ...{
        sizes,
        looks: answer.looks,
        lens,
        effects: effects.get(text) ?? null,
        missing: "",
        free: true,
      },
      tokens: /** @type {number[]} */ (ids.get(text)).map(reader.show),
      next: listOf(answer.log, whole.log, first),
    };
    last = { key, reading };
    return reading;
  };
  /** @param {State} state @param {() => Promise<void>} work */
  const queued = (state, work) => {
    wanted = state;
    queue = queue.then(async () => {
      if (wanted !== state) return;
      try {
        await work();
        error = "";
      } catch (problem) {
        error = /** @type {Error} */ (problem).message;
      }
      if (wanted === state) changed();
    });
    return queue;
  };
  const ask = (/** @type {State} */ state) =>
    queued(state, async () => {
      await read(state.text, []);
      await read(state.text, state.cuts, state.layer !== null);
    });
  /** What each layer would say, which is asked once nothing else is. @param {State} state */
  const look = (state) => {
    clearTimeout(due);
    due = setTimeout(() => queued(state, () => read(state.text, state.cuts, true)), 500);
  };
  /** Cut each head in turn. @param {string} text @param {(done: number) => boolean} going false stops it */
  const measure = async (text, going) => {
    await queue;
    await read(text, []);
    const whole = answers.get(keyOf(text, []))?.log;
    if (!whole) return;
    const [list, first] = [await tokensOf(text), largest(whole, 1)[0]];
    /** @type {number[]} */
    const found = [];
    for (let i = 0; i < count && going(i / count); i++) {
      const cut = new Uint8Array(count);
      cut[i] = 1;
      const answer = await reader.read(list, cut, false);
      if (!answer) return;
      found.push(Math.exp(logs(answer.logits)[first]) - Math.exp(whole[first]));
    }
    if (found.length === count) effects.set(text, found);
  };
  /** Draw the next token; its text, which is known as a token from now on. @param {State} state */
  const write = async (state) => {
    await ask({ ...state, layer: null });
    const answer = answers.get(keyOf(state.text, state.cuts));
    if (!answer) return "";
    const id = drawn(answer.log, state.temperature);
    const text = reader.show(id);
    ids.set(state.text + text, [...await tokensOf(state.text), id]);
    return text;
  };
  return {
    sizes,
    told,
    ask,
    look,
    measure,
    write,
    stop: () => (clearTimeout(due), reader.stop()),
    error: () => error,
    known: (/** @type {string} */ text) => effects.has(text),
  };
}

/** @typedef {ReturnType<typeof conversation>} Conversation */
