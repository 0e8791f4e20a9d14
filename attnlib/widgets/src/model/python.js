// The kernel's model, asked by messages.

/**
 * A function that asks the kernel, and is answered with what `_answer` sends; `numbers` are its buffers, as float32.
 * @param {any} model @returns {(message: any) => Promise<any>}
 */
export function python(model) {
  const own = Math.random().toString(36).slice(2); // other views of the model hear the same answers
  let asked = 0;
  return (message) =>
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
}
