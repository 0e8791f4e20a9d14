// The still picture of TilesFilm: the moment that the state names.

import { filmOf, stepOf } from "./compute.js";
import { picture } from "./scene.js";
import { describe } from "./words.js";

export { default as style } from "./marks.css" with { type: "text" };

/** @param {import("./compute.js").State} state */
export function still(state) {
  const film = filmOf(state);
  const at = stepOf(state, film);
  return { scenes: [picture(film, state, { t: at, width: 720 })], label: describe(film, at) };
}
