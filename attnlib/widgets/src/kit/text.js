// Numbers and words as the reader sees them.

/** Fixed digits and a true minus sign; what would round to 0 or is huge as 4.5e−5. No −0.00. */
export function format(x, digits = 2) {
  if (!Number.isFinite(x)) return x > 0 ? "∞" : x < 0 ? "−∞" : "no number";
  const size = Math.abs(x);
  const thin = x !== 0 && (size < 0.5 * 10 ** -digits || size >= 1e5);
  const text = thin ? x.toExponential(1).replace("e+", "e") : x.toFixed(digits);
  return text.replaceAll("-", "−");
}

/** A number without −0.00: what would round to 0 is 0. @param {number} x */
export const even = (x, digits = 2) => format(Math.abs(x) < 0.5 * 10 ** -digits ? 0 : x, digits);

/** As few digits as the number needs, three decimals at most: 3, 0.5, −1, 0.203. */
export function short(x) {
  const text = format(x, 3);
  return text.includes("e") ? text : text.replace(/\.?0+$/, "");
}

/** e to the power x as text, also where it is beyond the range of floating point. */
export function formatExp(x, digits = 2) {
  if (Math.abs(x) < 700) return format(Math.exp(x), digits);
  const power = Math.floor(x / Math.LN10 + 0.0022); // 9.95 is written 1.0e1
  return `${(10 ** (x / Math.LN10 - power)).toFixed(1)}e${power}`.replace("-", "−");
}

/** A share as a percentage: 60.0%, <0.1%. */
export function percent(share) {
  if (share > 0 && share < 0.001) return "<0.1%";
  if (share < 1 && share >= 0.9995) return ">99.9%";
  return `${(100 * share).toFixed(share === 0 || share === 1 ? 0 : 1)}%`;
}

/** A weight of a softmax as a share: never the whole, as the others have something, however it is rounded. @param {number} weight */
export const shareOf = (weight) => percent(Math.min(weight, 1 - Number.EPSILON));

/** What a reader typed, in a sentence: of a long one its beginning. */
export const brief = (text) => (text.length > 20 ? `${text.slice(0, 20)}…` : text);

/** "a", "a and b", "a, b and c". */
export const listed = (words) =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

/** Equal words get a number: the, the 2. */
export const numbered = (words) =>
  words.map((word, i) => {
    const before = words.slice(0, i).filter((w) => w === word).length;
    return before ? `${word} ${before + 1}` : word;
  });
