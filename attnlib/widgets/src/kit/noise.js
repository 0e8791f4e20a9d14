// Numbers that look random and are the same in the page and in Python: _noise.py does the same.

/** A number between 0 and 1 that belongs to an integer, stirred by the last steps of MurmurHash3. @param {number} i */
export function even(i) {
  let h = i;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  h = (h ^ (h >>> 16)) >>> 0;
  return (h + 0.5) / 2 ** 32;
}
