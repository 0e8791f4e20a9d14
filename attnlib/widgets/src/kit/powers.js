// Powers as they are set in print: 3.7·10⁻⁵, e³.

const UP = {
  "−": "⁻",
  ...Object.fromEntries([..."0123456789"].map((d, i) => [d, "⁰¹²³⁴⁵⁶⁷⁸⁹"[i]])),
};

/** A whole number as a power, or null if it has other signs. @param {string} text */
export const raised = (text) =>
  [...text].every((c) => c in UP) ? [...text].map((c) => UP[c]).join("") : null;

/** A number with e and an exponent as a product with a power of ten. @param {string} text */
export const typeset = (text) => text.replace(/e(−?\d+)/, (_, up) => `·10${raised(up)}`);
