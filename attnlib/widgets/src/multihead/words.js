// What HeadsExplorer says.

import { listed, numbered } from "../kit/text.js";
import { paired } from "./large.js";
import { nameOf, share } from "./scene.js";

/** @typedef {import("./compute.js").Numbers} Numbers */

/** Words in quotes, "it" above all; brackets tell by themselves. @param {string[]} names */
const read = (names) => numbered(names).map((word) => (word.startsWith("[") ? word : `“${word}”`));

/** The words that a row gives most. @param {number[]} row @param {string[]} names @param {number} count */
function told(row, names, count) {
  const order = row.map((_, i) => i).sort((a, b) => row[b] - row[a] || a - b).slice(0, count);
  return listed(order.map((i) => `${names[i]} ${share(row[i])}`));
}

/** What the same word of the second sentence attends to. @param {Numbers} numbers @param {string} word */
function besides({ other }, word) {
  if (other === null || other.token === null) return "";
  const names = read(other.tokens);
  const subject = names[other.token] === word ? "" : ` ${names[other.token]} attends`;
  return `; in the second${subject} to ${told(other.weights[other.token], names, 2)}`;
}

/** Two or three sentences that tell what the figure shows. @param {Numbers} numbers */
export function describe(numbers) {
  const { tokens, weights, links, other, token, to, which, strongest: [best] } = numbers;
  const words = read(tokens);
  const name = nameOf(which);
  const here = `${name[0].toUpperCase()}${name.slice(1)}: ${words[token]} attends to ${
    told(weights[token], words, other ? 2 : 3)
  }${besides(numbers, words[token])}.`;
  const link = `from ${words[token]} to ${words[to]}`;
  if (other === null) return `${here} Strongest ${link}: ${nameOf(best)}, ${share(links[best])}.`;
  if (other.links === null) {
    const lacking = [token, to].filter((i, k, all) =>
      other.places[i] === null && all.indexOf(i) === k
    );
    return `${here} The second has no ${
      lacking.map((i) => words[i]).join(" and no ")
    }: there is no link to compare.`;
  }
  const names = read(other.tokens);
  const goal = other.token === null || other.to === null
    ? ""
    : `${names[other.token]} to ${names[other.to]}`;
  const renamed = goal === `${words[token]} to ${words[to]}` ? "" : ` (there ${goal})`;
  return `${here} The link ${link}${renamed} changes most in ${nameOf(best)}: ${
    share(links[best])
  } and ${share(other.links[best])}.`;
}

/** What stands above the strongest heads. @param {Numbers} numbers */
export function sought({ tokens, token, to, other }) {
  const words = read(tokens);
  const link = `from ${words[token]} to ${words[to]}`;
  return other?.links ? `Changes most ${link}` : `Strongest ${link}`;
}

/** What rows, columns and colours are, in two short lines. @param {Numbers} numbers @param {"maps" | "link"} grid */
export const legend = ({ other }, grid) =>
  other === null || (grid === "link" && other.links === null)
    ? "rows: layers, columns: heads"
    : "blue: the first has more, pink: the second";

/** What the tints mean, whole. @param {Numbers} numbers @param {"maps" | "link"} grid */
export function about(numbers, grid) {
  const { other } = numbers;
  const small = grid === "maps"
    ? "A small map is a head’s matrix of weights, a row for each word that attends; the stronger a tint, the larger the weight."
    : "A square’s tint is that head’s weight on the link.";
  if (other === null) return small;
  const less =
    "A line is the first sentence’s weight less the second’s; tints show the root of it, as most differences are small.";
  const swapped = paired(numbers).some((word) => word.includes("/"));
  const lacking = other.places.includes(null);
  return `${small} ${less}${swapped ? " Swapped words share a row." : ""}${
    lacking ? " Where the second sentence has no such word, nothing is drawn." : ""
  }`;
}

export const ABOUT =
  "MiniLM (Apache-2.0) in 8 bits: on the sentences above a weight is off by at most 0.03, a final state has a cosine of at least 0.9997 with the exact one. Nothing leaves your machine.";
