// What costs the time, compiled to WebAssembly: weights times inputs, with the weights as the file has
// them, and one head's attention. AssemblyScript has TypeScript's syntax; addresses are byte offsets in
// one memory, and `make kernel` writes kernel.wasm.

function sum4(v: v128): f32 {
  return f32x4.extract_lane(v, 0) + f32x4.extract_lane(v, 1) +
    f32x4.extract_lane(v, 2) + f32x4.extract_lane(v, 3);
}

// float16 to float32, up to four at once: the bits move to their places, then × 2^112 mends the exponent.
function halves(v: v128): v128 {
  const bits = v128.and(i32x4.shl(i32x4.extend_low_i16x8_s(v), 13), i32x4.splat(0x8fffe000));
  return f32x4.mul(bits, f32x4.splat(reinterpret<f32>(0x77800000)));
}

// 16 signed bytes to 16 numbers of 16 bits.
function store16(to: usize, bytes: v128): void {
  v128.store(to, i16x8.extend_low_i8x16_s(bytes));
  v128.store(to, i16x8.extend_high_i8x16_s(bytes), 16);
}

function largest(x: usize): f32 {
  let most = f32x4.splat(1e-20);
  for (let i: usize = 0; i < 128; i += 16) most = f32x4.max(most, f32x4.abs(v128.load(x + i)));
  return max(
    max(f32x4.extract_lane(most, 0), f32x4.extract_lane(most, 1)),
    max(f32x4.extract_lane(most, 2), f32x4.extract_lane(most, 3)),
  );
}

// Inputs as whole numbers of 16 bits: in each block of 32 the largest becomes ±32767.
// numbers: 64 bytes a block; pairs: scale, and the sum after rounding, so that its errors are the dots' own.
export function pack(numbers: usize, pairs: usize, x: usize, count: i32): void {
  for (const end = x + count * 4; x < end; x += 128, pairs += 8) {
    const top = largest(x), scale = f32x4.splat(32767 / top);
    let sum = i32x4.splat(0);
    for (let i: usize = 0; i < 128; i += 32, numbers += 16) {
      const whole = i16x8.narrow_i32x4_s(
        i32x4.trunc_sat_f32x4_s(f32x4.nearest(f32x4.mul(v128.load(x + i), scale))),
        i32x4.trunc_sat_f32x4_s(f32x4.nearest(f32x4.mul(v128.load(x + i, 16), scale))),
      );
      v128.store(numbers, whole);
      sum = i32x4.add(sum, i32x4.dot_i16x8_s(whole, i16x8.splat(1)));
    }
    store<f32>(pairs, top / 32767);
    store<f32>(pairs, sum4(f32x4.convert_i32x4_s(sum)) * (top / 32767), 4);
  }
}

// One row of weights to whole numbers (64 bytes a block) and pairs d, m: weight = d · number + m.
// Q4_1: 20 bytes for 32 weights: d, m, 16 bytes of two nibbles, the low ones first. Q8_0: 34 bytes: d, 32 bytes.
function unpack(to: usize, pairs: usize, w: usize, nibbles: bool): void {
  for (const end = pairs; to < end; to += 64, pairs += 8) {
    if (nibbles) {
      const bytes = v128.load(w, 4);
      v128.store64_lane(pairs, halves(v128.load32_zero(w)), 0);
      store16(to, v128.and(bytes, i8x16.splat(15)));
      store16(to + 32, i8x16.shr_u(bytes, 4));
      w += 20;
    } else {
      v128.store64_lane(pairs, halves(i32x4.splat(<i32> load<u16>(w))), 0);
      store<f32>(pairs, 0, 4);
      store16(to, v128.load(w, 2));
      store16(to + 32, v128.load(w, 18));
      w += 34;
    }
  }
}

function dots(u: usize, x: usize): v128 {
  return i32x4.add(
    i32x4.add(
      i32x4.dot_i16x8_s(v128.load(u), v128.load(x)),
      i32x4.dot_i16x8_s(v128.load(u, 16), v128.load(x, 16)),
    ),
    i32x4.add(
      i32x4.dot_i16x8_s(v128.load(u, 32), v128.load(x, 32)),
      i32x4.dot_i16x8_s(v128.load(u, 48), v128.load(x, 48)),
    ),
  );
}

// y[token][row] = row · inputs of the token, for n tokens, which lie `stride` bytes apart in y.
// A row is unpacked once for all of them; tmp has room for its numbers and pairs.
export function multiply(
  y: usize,
  stride: usize,
  w: usize,
  numbers: usize,
  pairs: usize,
  n: i32,
  rows: i32,
  cols: i32,
  nibbles: bool,
  tmp: usize,
): void {
  const end = tmp + cols * 2, rowBytes: usize = cols / 32 * (nibbles ? 20 : 34);
  for (let r = 0; r < rows; r++, w += rowBytes, y += 4) {
    unpack(tmp, end, w, nibbles);
    let x = numbers, p = pairs, o = y;
    for (let t = 0; t < n; t++, o += stride) {
      let sum = f32x4.splat(0), rest = f32x4.splat(0), v = end;
      for (let u = tmp; u < end; u += 64, x += 64, p += 8, v += 8) {
        const both = f32x4.mul(v128.load64_zero(v), v128.load64_zero(p)); // d · scale and m · sum
        const scale = v128.shuffle<i32>(both, both, 0, 0, 0, 0);
        sum = f32x4.add(sum, f32x4.mul(scale, f32x4.convert_i32x4_s(dots(u, x))));
        rest = f32x4.add(rest, both);
      }
      store<f32>(o, sum4(sum) + f32x4.extract_lane(rest, 1));
    }
  }
}

// One query of one head, `width` bytes long: p[j] = scale · (q · k[j]); keys lie `stride` bytes apart.
export function scores(
  p: usize,
  q: usize,
  k: usize,
  n: i32,
  stride: usize,
  width: usize,
  scale: f32,
): void {
  for (const end = p + n * 4; p < end; p += 4, k += stride) {
    let sum = f32x4.splat(0);
    for (let c: usize = 0; c < width; c += 16) {
      sum = f32x4.add(sum, f32x4.mul(v128.load(q + c), v128.load(k + c)));
    }
    store<f32>(p, sum4(sum) * scale);
  }
}

// The average of the values: o = Σ p[j] · v[j].
export function blend(o: usize, p: usize, v: usize, n: i32, stride: usize, width: usize): void {
  memory.fill(o, 0, width);
  for (const end = p + n * 4; p < end; p += 4, v += stride) {
    const weight = v128.load32_splat(p);
    for (let c: usize = 0; c < width; c += 16) {
      v128.store(o + c, f32x4.add(v128.load(o + c), f32x4.mul(weight, v128.load(v + c))));
    }
  }
}
