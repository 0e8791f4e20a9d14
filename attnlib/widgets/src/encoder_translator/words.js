// What is seen, in two or three sentences.

import { listed } from "../kit/text.js";
import { KINDS, PARTS, same } from "./compute.js";

/** @import { State, Numbers } from "./compute.js" */

/** How the parts that are off are called. @param {string[]} off */
export function named(off) {
  const kind = Object.keys(KINDS).find((name) => same(KINDS[name], off));
  if (kind) return kind === "places" ? "the places of both languages" : `any ${kind}`;
  return off.length > 3 ? `${off.length} of its ${PARTS.length} parts` : listed(off);
}

/** @param {Numbers} numbers */
const right = ({ exact, pairs }) =>
  exact
    ? `${exact} of ${pairs} sentences ${exact === 1 ? "comes" : "come"} out exactly right`
    : "no sentence comes out right";

/** @param {State} state @param {Numbers} numbers */
export function describe({ off }, numbers) {
  const { loss, whole, next, guessing, trained, written } = numbers;
  if (off.length === 0) {
    const [least, most] = [Math.min(...next), Math.max(...next)].map((x) => next.indexOf(x));
    return `The whole translator has a loss of ${loss.toFixed(2)} nats per word, and ${
      right(numbers)
    }. Of single parts it misses ${PARTS[most].name} most (${next[most].toFixed(2)} without) and ${
      PARTS[least].name
    } least (${next[least].toFixed(2)}).`;
  }
  const verdict = loss > guessing
    ? `worse than one who knows the words’ frequencies alone, ${guessing.toFixed(2)}`
    : `with all parts it is ${whole.toFixed(2)}`;
  const again = trained
    ? ` Trained without ${off.length === 1 ? "it" : "them"} from the start, a translator has ${
      listed(trained.map((one) => one.toFixed(2)))
    }.`
    : "";
  const said = written.map(({ word }) => word).join(" ");
  return `Without ${named(off)} the loss is ${loss.toFixed(2)}; ${verdict}; ${
    right(numbers)
  }.${again} It writes: ${said ? `“${said}”` : "nothing"}.`;
}
