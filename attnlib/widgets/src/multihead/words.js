// What HeadsExplorer says.

import { listed, numbered } from "../kit/text.js";
import { nameOf, share } from "./scene.js";

/** @typedef {import("./compute.js").Numbers} Numbers */

/** Words in quotes, "it" above all; brackets tell by themselves. @param {string[]} names */
const read = (names) => numbered(names).map((word) => (word.startsWith("[") ? word : `“${word}”`));

/** The three words that a row gives most. @param {number[]} row @param {string[]} names */
function told(row, names) {
  const order = row.map((_, i) => i).sort((a, b) => row[b] - row[a] || a - b).slice(0, 3);
  return listed(order.map((i) => `${names[i]} ${share(row[i])}`));
}

/** Two sentences that tell what the figure shows. @param {Numbers} numbers */
export function describe({ tokens, weights, links, token, to, which, strongest: [best] }) {
  const words = read(tokens);
  const name = nameOf(which);
  const here = `${name[0].toUpperCase()}${name.slice(1)}: ${words[token]} attends to ${
    told(weights[token], words)
  }.`;
  const link = `from ${words[token]} to ${words[to]}`;
  return `${here} Strongest ${link}: ${nameOf(best)}, ${share(links[best])}.`;
}

/** What stands above the strongest heads. @param {Numbers} numbers */
export function sought({ tokens, token, to }) {
  const words = read(tokens);
  return `Strongest from ${words[token]} to ${words[to]}`;
}

export const LEGEND = "rows: layers, columns: heads";
export const TINTS =
  "A small map is a head’s matrix of weights, a row for each word that attends; the stronger a tint, the larger the weight.";
export const ABOUT =
  "MiniLM (Apache-2.0) in 8 bits: on the sentences above a weight is off by at most 0.03, a final state has a cosine of at least 0.9997 with the exact one. Nothing leaves your machine.";
