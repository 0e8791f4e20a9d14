// A scene is a list of marks; the page draws them, and a still picture is the same marks as text.

/**
 * A shape or a text with its place. Its role, as in "weight disc", is its CSS class: the colour comes from
 * the first word, so that nothing is coloured without a role.
 * @typedef {object} Mark
 * @property {string} id keeps its node from one scene to the next
 * @property {string} shape an SVG element: line, circle, rect, path, text
 * @property {string} role
 * @property {Record<string, number | string>} at SVG attributes
 * @property {string} [text]
 * @property {Run[]} [runs] instead of a text: pieces with roles of their own
 *
 * @typedef {{text: string, role?: string, dx?: number, dy?: number}} Run
 *
 * @typedef {object} Scene
 * @property {number} width
 * @property {number} height
 * @property {Mark[]} marks
 */

const NS = "http://www.w3.org/2000/svg";

/** To a tenth of a pixel, so that equal pictures are equal bytes. @param {number} x */
export const round = (x) => Math.round(x * 10) / 10 + 0;

/**
 * One mark, its numbers rounded.
 * @param {string} id
 * @param {string} shape
 * @param {string} role
 * @param {Record<string, number | string>} at
 * @param {string} [text]
 * @returns {Mark}
 */
export function mark(id, shape, role, at, text) {
  /** @type {Record<string, number | string>} */
  const rounded = {};
  for (const name in at) {
    const value = at[name];
    rounded[name] = typeof value === "number" ? round(value) : value;
  }
  return { id, shape, role, at: rounded, ...(text === undefined ? {} : { text }) };
}

/** @typedef {Record<string, number | string>} More further attributes */

/** A line from one place to another. @param {string} id @param {string} role @param {number[]} ends @param {More} [more] */
mark.line = (id, role, [x1, y1, x2, y2], more) =>
  mark(id, "line", role, { x1, y1, x2, y2, ...more });
/** A rectangle. @param {string} id @param {string} role @param {number[]} box @param {More} [more] */
mark.rect = (id, role, [x, y, width, height], more) =>
  mark(id, "rect", role, { x, y, width, height, ...more });
/** A circle. @param {string} id @param {string} role @param {number[]} disc @param {More} [more] */
mark.circle = (id, role, [cx, cy, r], more) => mark(id, "circle", role, { cx, cy, r, ...more });
/** A path. @param {string} id @param {string} role @param {string} d @param {More} [more] */
mark.path = (id, role, d, more) => mark(id, "path", role, { d, ...more });
/** A text. @param {string} id @param {string} role @param {number[]} place @param {string} [text] @param {More} [more] */
mark.text = (id, role, [x, y], text, more) => mark(id, "text", role, { x, y, ...more }, text);

/** A line of straight pieces through points, as a path. @param {number[][]} points */
export const polyline = (points) =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}`;

/**
 * One text of several pieces, each in its role.
 * @param {string} id
 * @param {string} role
 * @param {Record<string, number | string>} at
 * @param {Run[]} runs
 * @returns {Mark}
 */
export const pieces = (id, role, at, runs) => ({ ...mark(id, "text", role, at), runs });

/** @typedef {{node: SVGElement, shape: string, role: string, at: Mark["at"], text: string}} Entry */
/** @type {WeakMap<Element, Map<string, Entry>>} */
const drawn = new WeakMap();

/** Write what differs. @param {Entry} entry @param {Mark} mark */
function write(entry, mark) {
  const { node, role, at } = entry;
  if (role !== mark.role) node.setAttribute("class", entry.role = mark.role);
  for (const name in mark.at) {
    if (at[name] !== mark.at[name]) node.setAttribute(name, String(mark.at[name]));
  }
  for (const name in at) if (!(name in mark.at)) node.removeAttribute(name);
  entry.at = mark.at;
  const text = mark.runs ? JSON.stringify(mark.runs) : mark.text ?? "";
  if (entry.text === text) return;
  entry.text = text;
  if (mark.runs) entry.node.replaceChildren(...mark.runs.map(span));
  else if (entry.node.firstChild) entry.node.firstChild.nodeValue = text;
  else entry.node.append(text);
}

/** @param {Run} run @returns {Record<string, string | number>} */
const spanAttributes = ({ role, dx, dy }) => ({
  ...(role && { class: role }),
  ...(dx && { dx }),
  ...(dy && { dy }),
});

/** @param {Run} run */
function span(run) {
  const node = document.createElementNS(NS, "tspan");
  for (const [name, value] of Object.entries(spanAttributes(run))) {
    node.setAttribute(name, String(value));
  }
  node.append(run.text);
  return node;
}

/**
 * Make the children of an svg element the marks of a scene: nodes are kept by id.
 * What goes, goes first: a node that is moved would lose the focus, so nodes that stay never move.
 * @param {SVGSVGElement} svg
 * @param {Scene} scene
 */
export function draw(svg, { width, height, marks }) {
  const box = `0 0 ${width} ${height}`;
  if (svg.getAttribute("viewBox") !== box) svg.setAttribute("viewBox", box);
  const nodes = drawn.get(svg) ?? new Map();
  drawn.set(svg, nodes);
  const wanted = new Map(marks.map((mark) => [mark.id, mark]));
  for (const [id, { node, shape }] of nodes) {
    if (wanted.get(id)?.shape === shape) continue;
    node.remove();
    nodes.delete(id);
  }
  /** @type {ChildNode | null} */
  let place = svg.firstChild;
  for (const mark of marks) {
    let entry = nodes.get(mark.id);
    if (!entry) {
      const node = document.createElementNS(NS, mark.shape);
      node.setAttribute("data-id", mark.id);
      entry = { node, shape: mark.shape, role: "", at: {}, text: "" };
      nodes.set(mark.id, entry);
    }
    write(entry, mark);
    if (place === entry.node) place = entry.node.nextSibling;
    else svg.insertBefore(entry.node, place);
  }
}

const ESCAPES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** @param {string} text */
export const escaped = (text) => text.replace(/[&<>"]/g, (c) => ESCAPES[c]);

/** Attributes as text, in the order of their names. @param {Record<string, any>} at @param {(value: string) => string} [shown] */
export const written = (at, shown = (value) => value) =>
  Object.keys(at).sort().map((name) => ` ${name}="${escaped(shown(String(at[name])))}"`).join("");

/** A mark as SVG text. @param {Mark} mark */
function toText(mark) {
  const runs = mark.runs?.map((run) =>
    `<tspan${written(spanAttributes(run))}>${escaped(run.text)}</tspan>`
  ).join("");
  const inside = runs ?? escaped(mark.text ?? "");
  return `<${mark.shape}${written({ class: mark.role, ...mark.at })}${
    inside ? `>${inside}</${mark.shape}>` : "/>"
  }`;
}

/**
 * Scenes one below the other as one SVG text: the still picture.
 * Its style stands in two parts, colours and rules: a page with colours of its own drops the first.
 * @param {Scene[]} scenes
 * @param {{label: string, colours: string, rules: string}} options
 */
export function toSVG(scenes, { label, colours, rules }) {
  const width = Math.max(...scenes.map((scene) => scene.width));
  const height = scenes.reduce((sum, scene) => sum + scene.height, 0);
  let top = 0;
  const groups = scenes.map((scene) => {
    const at = `translate(${round((width - scene.width) / 2)} ${top})`;
    top += scene.height;
    return `<g transform="${at}">\n${scene.marks.map(toText).join("\n")}\n</g>`;
  });
  return [
    `<svg xmlns="${NS}" class="attn-still" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${
      escaped(label)
    }">`,
    `<style class="colours">${colours}</style>`,
    `<style>${rules}</style>`,
    `<rect class="paper" width="${width}" height="${height}"/>`,
    ...groups,
    "</svg>\n",
  ].join("\n");
}
