// Which of the measured models the switches make.

/**
 * The options of the chapter's function that trains one model.
 * @typedef {object} Options
 * @property {boolean} attention
 * @property {"relu" | "linear" | null} feed_forward
 * @property {boolean} residual
 * @property {"before" | "after" | null} norm
 * @property {number} layers
 * @property {number} rate
 * @property {number} warm_up
 * @property {number} steps
 *
 * @typedef {{name: string, options: Options, losses: number[]}} Measured
 * @typedef {Options & {measured: Measured[], levels: Record<string, number>}} State
 *
 * @typedef {object} Numbers
 * @property {Options} options
 * @property {number} row which of the measured models it is; −1 for none
 * @property {number[] | null} losses of its seeds, in their order
 */

/** Every switch and what it can be set to. @type {{[name: string]: any[]}} */
export const CHOICES = {
  attention: [true, false],
  feed_forward: ["relu", "linear", null],
  residual: [true, false],
  norm: ["before", "after", null],
  layers: [6, 2],
  rate: [0.001, 0.003, 0.012],
  warm_up: [1, 100],
  steps: [600, 1800],
};
export const SWITCHES = Object.keys(CHOICES);
export const POSSIBLE = Object.values(CHOICES).reduce((all, { length }) => all * length, 1);

/** Switches that stand otherwise in two models. @param {Options} a @param {Options} b */
export const differing = (a, b) => SWITCHES.filter((name) => a[name] !== b[name]);

/** @param {State} state @returns {Numbers} */
export function compute(state) {
  const { measured } = state;
  const options = /** @type {Options} */ (
    Object.fromEntries(SWITCHES.map((name) => [name, state[name]]))
  );
  const row = measured.findIndex((one) => differing(options, one.options).length === 0);
  return { options, row, losses: row < 0 ? null : measured[row].losses };
}

/** Whether a press on a part makes a measured model. @param {State} state @param {string} part */
export const offers = (state, part) => compute({ ...state, ...pressed(state, part) }).row >= 0;

/** What a press on a part of the picture changes. @param {Options} now @param {string} part @returns {Partial<Options>} */
export function pressed(now, part) {
  const { feed_forward: ff } = now;
  if (part === "attention") return { attention: !now.attention };
  if (part === "residual") return { residual: !now.residual };
  if (part === "layers") return { layers: now.layers === 6 ? 2 : 6 };
  if (part === "feed_forward") return { feed_forward: ff === null ? "relu" : null };
  if (part === "relu") return { feed_forward: ff === "relu" ? "linear" : "relu" };
  const at = part === "norm before" ? "before" : "after";
  return { norm: now.norm === at ? null : at };
}
