// What HeadsExplorer says.

import { listed, numbered } from "../kit/text.js";
import { nameOf, paired, share } from "./scene.js";

/** @typedef {import("./compute.js").Numbers} Numbers */

const read = (/** @type {string[]} */ names) =>
  numbered(names).map((word) => (/\w/.test(word) ? word : `“${word}”`));

/** The three words that a row gives most. @param {number[]} row @param {string[]} names */
function told(row, names) {
  const order = row.map((_, i) => i).sort((a, b) => row[b] - row[a] || a - b).slice(0, 3);
  return listed(order.map((i) => `${names[i]} ${share(row[i])}`));
}

/** Two or three sentences that tell what the figure shows. @param {Numbers} numbers */
export function describe({ tokens, weights, links, other, token, to, which, strongest }) {
  const words = read(tokens);
  const name = nameOf(which);
  const here = `${name[0].toUpperCase()}${name.slice(1)}: ${words[token]} attends to ${
    told(weights[token], words)
  }.`;
  const [best] = strongest;
  const link = `from ${words[token]} to ${words[to]}`;
  const strong = `The strongest link ${link} is in ${nameOf(best)}: ${share(links[best])}.`;
  if (other === null) return `${here} ${strong}`;
  const names = read(other.tokens);
  const beside = other.token === null
    ? ""
    : ` In the second sentence ${names[other.token]} attends to ${
      told(other.weights[other.token], names)
    }.`;
  if (other.links === null) {
    const lacking = [token, to].filter((i, k, all) =>
      other.places[i] === null && all.indexOf(i) === k
    );
    return `${here}${beside} The second sentence has no ${
      lacking.map((i) => words[i]).join(" and no ")
    }, so there is no link to compare. ${strong}`;
  }
  const goal = other.token === null || other.to === null
    ? ""
    : `${names[other.token]} to ${names[other.to]}`;
  const renamed = goal === `${words[token]} to ${words[to]}` ? "" : ` (there from ${goal})`;
  return `${here}${beside} The link ${link}${renamed} changes most in ${nameOf(best)}: ${
    share(links[best])
  } and ${share(other.links[best])}.`;
}

/** What the small pictures and the matrix show. @param {Numbers} numbers @param {"maps" | "link"} grid */
export function legend(numbers, grid) {
  const { other } = numbers;
  const what = grid === "maps" ? "each head’s weights" : "each head’s weight on the link";
  if (other === null || (grid === "link" && other.links === null)) {
    return `rows: layers, columns: heads; ${what}`;
  }
  const swapped = paired(numbers).some((word) => word.includes("/"));
  const lacking = other.places.includes(null);
  const colours = grid === "maps"
    ? "blue: more in the first, pink: in the second; tint: root of the difference"
    : "blue: more in the first sentence, pink: more in the second";
  return `${colours}${swapped ? "; swapped words share a row" : ""}${
    lacking ? "; blank: no such word there" : ""
  }`;
}
