// The worker's side: takes the file piece by piece, then reads when asked; stops between two batches.

import wasm from "./kernel.wasm" with { type: "bytes" };
import { open } from "./open.js";
import { Workspace } from "./workspace.js";

/**
 * Answer a page. Messages: {size} first; {at, buffer, length} for each piece, or {file}; {open}; then {id, ids, cut,
 * lens}; {stop} gives up what is being read.
 * @param {any} scope the worker's global scope
 */
function serve(scope) {
  /** @type {Workspace} */
  let space;
  /** @type {any} a Decoder or an Encoder */
  let model;
  let stopped = 0;
  const turn = () => new Promise((then) => setTimeout(then)); // in which a {stop} arrives
  const put = (
    /** @type {number} */ at,
    /** @type {ArrayBuffer} */ buffer,
    length = buffer.byteLength,
  ) => {
    space.file.set(new Uint8Array(buffer, 0, length), at);
    scope.postMessage({ loaded: at + length, buffer }, [buffer]);
  };
  const take = async (/** @type {Blob} */ file) => {
    const step = 4 << 20;
    for (let at = 0; at < file.size; at += step) {
      put(at, await file.slice(at, at + step).arrayBuffer());
    }
  };
  const read = async (/** @type {number[]} */ ids, /** @type {Uint8Array} */ cut) => {
    const [steps, mine] = [model.read(ids, cut), stopped];
    for (;;) {
      const { done, value } = steps.next();
      if (done) return value;
      await turn();
      if (mine !== stopped) return null;
    }
  };
  const answer = async (/** @type {any} */ { id, ids, cut, lens }) => {
    const found = await read(ids, cut);
    const early = found && lens ? [...model.lens()] : [];
    scope.postMessage({ id, ...found, lens: early, stopped: found === null });
  };
  /** @type {Promise<void>} */
  let last = Promise.resolve();
  scope.onmessage = (/** @type {MessageEvent} */ { data }) => {
    if (data.stop) return void stopped++;
    last = last.then(async () => {
      try {
        if (data.size) space = new Workspace(data.size, wasm);
        if (data.buffer) put(data.at, data.buffer, data.length);
        if (data.file) await take(data.file);
        if (data.open) {
          const found = open(space);
          model = found.model;
          scope.postMessage({ fields: found.fields, sizes: model.sizes });
        }
        if (data.id) await answer(data);
      } catch (error) {
        scope.postMessage({ id: data.id, error: String(/** @type {Error} */ (error).message) });
      }
    });
  };
}

serve(globalThis);
