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
