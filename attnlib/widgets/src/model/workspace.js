// A model's file as it is, and after it the workings, in one WebAssembly memory; and what each kind of model does with them.

const FILE = 65536; // where the file lies; before it is the kernel's own
const PAGE = 65536;
export const NO_MEMORY = "This browser has too little memory for the model.";
const NO_SIMD = "This browser cannot run the model: it lacks WebAssembly's SIMD instructions.";

export class Workspace {
  /** @type {Record<string, number>} where the workings lie */
  places = {};

  /** Memory for a file of `size` bytes. @param {number} size @param {BufferSource} wasm the kernel */
  constructor(size, wasm) {
    if (!WebAssembly.validate(wasm)) throw new Error(NO_SIMD);
    try {
      this.memory = new WebAssembly.Memory({ initial: Math.ceil((FILE + size) / PAGE) });
    } catch {
      throw new Error(NO_MEMORY);
    }
    const imports = { env: { memory: this.memory } };
    /** @type {any} */
    this.kernel = new WebAssembly.Instance(new WebAssembly.Module(wasm), imports).exports;
    this.size = size;
  }

  /** The file's place, to be filled piece by piece. */
  get file() {
    return new Uint8Array(this.memory.buffer, FILE, this.size);
  }

  /** Where a tensor lies. @param {import("./gguf.js").Header} header @param {string} name */
  at({ tensors }, name) {
    return FILE + tensors[name].at;
  }

  /** Make room for the workings, in float32 numbers each. @param {Record<string, number>} counts */
  reserve(counts) {
    let end = Math.ceil((FILE + this.size) / 64) * 64;
    for (const [name, count] of Object.entries(counts)) {
      this.places[name] = end;
      end += Math.ceil(count / 16) * 64;
    }
    const more = Math.ceil(end / PAGE) - this.memory.buffer.byteLength / PAGE;
    try {
      if (more > 0) this.memory.grow(more);
    } catch {
      throw new Error(NO_MEMORY);
    }
  }

  /** @param {number} at @param {number} n */
  floats(at, n) {
    return new Float32Array(this.memory.buffer, at, n);
  }

  /** Make inputs ready for `multiply`. @param {number} x @param {number} count */
  pack(x, count) {
    this.kernel.pack(this.places.numbers, this.places.pairs, x, count);
  }

  /** y = x Wᵀ for n tokens. @param {number} y @param {number} w @param {number} n @param {number} rows @param {number} cols @param {boolean} nibbles Q4_1, else Q8_0 */
  multiply(y, w, n, rows, cols, nibbles) {
    const { numbers, pairs, row } = this.places;
    this.kernel.multiply(y, rows * 4, w, numbers, pairs, n, rows, cols, nibbles, row);
  }

  /** @param {number} x @param {number} y @param {number} n */
  add(x, y, n) {
    const [to, from] = [this.floats(x, n), this.floats(y, n)];
    for (let i = 0; i < n; i++) to[i] += from[i];
  }

  /** A token's row of a table, from blocks of a scale and 32 signed bytes. @param {number} table @param {number} id @param {number} to @param {number} width */
  embed(table, id, to, width) {
    const [x, view] = [this.floats(to, width), new DataView(this.memory.buffer)];
    for (let i = 0, w = table + id * width / 32 * 34; i < width; i += 32, w += 34) {
      const bits = view.getUint16(w, true);
      const [exponent, rest] = [(bits >> 10) & 31, bits & 1023];
      const size = exponent ? (1024 + rest) * 2 ** (exponent - 25) : rest * 2 ** -24;
      const scale = bits & 32768 ? -size : size;
      for (let j = 0; j < 32; j++) x[i + j] = scale * view.getInt8(w + 2 + j);
    }
  }
}

/** Refuse a text that does not fit. @param {number[]} ids @param {{room: number, words: number}} sizes */
export function checkIds(ids, { room, words }) {
  if (ids.length === 0 || ids.length > room) {
    throw new Error(`A text has 1 to ${room} tokens; got ${ids.length}.`);
  }
  const strange = ids.find((id) => !(Number.isInteger(id) && id >= 0 && id < words));
  if (strange !== undefined) {
    throw new Error(`A token is a number from 0 to ${words - 1}; got ${strange}.`);
  }
}

/** In place. @param {Float32Array} x */
export function softmax(x) {
  let [most, sum] = [-Infinity, 0];
  for (const value of x) if (value > most) most = value;
  for (let i = 0; i < x.length; i++) sum += x[i] = Math.exp(x[i] - most);
  for (let i = 0; i < x.length; i++) x[i] /= sum;
  return x;
}
