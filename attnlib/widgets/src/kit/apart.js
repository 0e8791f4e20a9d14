// Sentences in a narrow list, which shows their beginnings.

/**
 * A sentence, and before it the last word that its twin lacks, where `room` letters do not tell the two apart.
 * @param {string} text @param {string} twin @param {number} room
 */
export function apart(text, twin, room) {
  if (text.slice(0, room) !== twin.slice(0, room)) return text;
  const [words, others] = [text, twin].map((one) => one.replace(/[.,]/g, "").split(" "));
  const own = words.filter((word) => !others.includes(word)).at(-1);
  return own ? `${own}: ${text}` : text;
}
