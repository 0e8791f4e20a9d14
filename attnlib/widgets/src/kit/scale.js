// Numbers to places: a line with round ends and round ticks.

// @ts-types="@types/d3-array"
import { nice, ticks } from "d3-array";

/**
 * A linear scale over round numbers; returns a function with its domain, its range and its ticks.
 * @param {[number, number]} domain
 * @param {[number, number]} range
 * @param {number} count about how many ticks
 */
export function linear(domain, range, count = 6) {
  const [low, high] = nice(domain[0], domain[1], count);
  const at = (/** @type {number} */ x) =>
    range[0] + ((x - low) / (high - low)) * (range[1] - range[0]);
  return Object.assign(at, { domain: [low, high], range, ticks: ticks(low, high, count) });
}
