// Numbers of trained models: too large for a figure's source, so they come after the first paint, once.

/**
 * The data of figure `name`: in a page from a script beside it, in Jupyter from the kernel, asked once.
 * @param {any} model
 * @param {string} name
 * @returns {Promise<any>}
 */
export function data(model, name) {
  if (model.data) return model.data(name); // the page's host
  const asked = (globalThis.attnlibData ??= {});
  asked[name] ??= new Promise((resolve) => {
    const answer = (/** @type {any} */ message) => {
      if (message?.data !== name) return;
      model.off("msg:custom", answer);
      resolve(message.content);
    };
    model.on("msg:custom", answer);
    model.send({ ask: name });
  });
  return asked[name];
}

/** What a text in base 64 holds. @param {string} text */
export const bytesOf = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** Until the page has nothing else to do. @returns {Promise<void>} */
const idle = () =>
  new Promise((then) => (globalThis.requestIdleCallback ?? setTimeout)(() => then()));

/**
 * The parts of a figure's data, FIGURE.NAME, that come behind the first. `wants(names)` is null where `put` has got
 * them all, else a promise of that; `ahead(names)` asks for one after the other while nothing else is to do.
 * @template {string | number} Name
 * @param {any} model
 * @param {string} figure
 * @param {(name: Name, part: any) => void} put
 */
export function parts(model, figure, put) {
  /** @type {Map<Name, Promise<void>>} */
  const asked = new Map();
  const here = new Set();
  const get = (/** @type {Name} */ name) => {
    const coming = asked.get(name) ?? data(model, `${figure}.${name}`).then((part) => {
      put(name, part);
      here.add(name);
    });
    asked.set(name, coming);
    coming.catch(() => asked.delete(name)); // asked again it may come
    return coming;
  };
  const wants = (/** @type {Name[]} */ names) => {
    const left = names.filter((name) => !here.has(name));
    return left.length ? Promise.all(left.map(get)).then(() => {}) : null;
  };
  const ahead = async (/** @type {Name[]} */ names) => {
    if (/** @type {any} */ (navigator).connection?.saveData) return;
    for (const name of names) await idle().then(() => get(name)).catch(() => {}); // told when it is needed
  };
  return { wants, ahead };
}
