// The header of a GGUF file, version 3: what it says of itself, and where each tensor lies.

/** @typedef {{shape: number[], type: number, at: number}} Tensor its first axis runs fastest; `at` is its first byte */
/** @typedef {{fields: Record<string, any>, tensors: Record<string, Tensor>}} Header */

export const F32 = 0;
export const Q4_1 = 3;
export const Q8_0 = 8;
/** How many numbers a block holds, and its bytes. */
const BLOCKS = { [F32]: [1, 4], [Q4_1]: [32, 20], [Q8_0]: [32, 34] };
const [TEXT, ARRAY] = [8, 9];

/** A place in the file that moves on with what is read. @param {Uint8Array} bytes */
function cursor(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const decoder = new TextDecoder();
  let at = 0;
  const next = (/** @type {number} */ size) => (at += size) - size;
  const word = () => view.getUint32(next(4), true);
  const long = () => Number(view.getBigUint64(next(8), true));
  const text = () => {
    const size = long();
    if (at + size > bytes.length) throw new RangeError();
    return decoder.decode(bytes.slice(next(size), at)); // a shared view could not be decoded
  };
  /** @type {Record<number, () => any>} */
  const scalars = {
    0: () => view.getUint8(next(1)),
    1: () => view.getInt8(next(1)),
    2: () => view.getUint16(next(2), true),
    3: () => view.getInt16(next(2), true),
    4: word,
    5: () => view.getInt32(next(4), true),
    6: () => view.getFloat32(next(4), true),
    7: () => view.getUint8(next(1)) !== 0,
    [TEXT]: text,
    10: long,
    11: () => Number(view.getBigInt64(next(8), true)),
    12: () => view.getFloat64(next(8), true),
  };
  /** @returns {any} */
  const value = (/** @type {number} */ type) => {
    if (type !== ARRAY) return scalars[type]();
    const [each, size] = [word(), long()];
    if (size > bytes.length) throw new RangeError();
    return Array.from({ length: size }, () => value(each));
  };
  return { word, long, text, value, at: () => at };
}

/** The header of a whole file. @param {Uint8Array} bytes @returns {Header} */
export function readHeader(bytes) {
  const file = cursor(bytes);
  if (bytes.length < 24 || file.word() !== 0x46554747 || file.word() !== 3) {
    throw new Error("This is no GGUF file of version 3.");
  }
  try {
    return read(file, bytes.length);
  } catch {
    throw new Error("This GGUF file is damaged: it ends early, or its header makes no sense.");
  }
}

/** @param {ReturnType<typeof cursor>} file @param {number} size @returns {Header} */
function read(file, size) {
  const [n, fieldCount] = [file.long(), file.long()];
  /** @type {Record<string, any>} */
  const fields = {};
  for (let i = 0; i < fieldCount; i++) fields[file.text()] = file.value(file.word());
  /** @type {Record<string, Tensor>} */
  const tensors = {};
  for (let i = 0; i < n; i++) {
    const name = file.text();
    const shape = Array.from({ length: file.word() }, file.long);
    tensors[name] = { shape, type: file.word(), at: file.long() };
  }
  const step = fields["general.alignment"] ?? 32;
  const start = Math.ceil(file.at() / step) * step;
  for (const tensor of Object.values(tensors)) {
    tensor.at += start;
    const [each, bytes] = BLOCKS[tensor.type] ?? [1, 0];
    const count = tensor.shape.reduce((product, side) => product * side, 1);
    if (tensor.at + (count / each) * bytes > size) throw new RangeError();
  }
  return { fields, tensors };
}
