// Elements of the page: built once, then changed in place; each function touches only what differs.

const SVG = "http://www.w3.org/2000/svg";
let ids = 0;
const view = Math.random().toString(36).slice(2, 8); // other figures on the page count too

/** An id that no other element of the page has. */
export const uid = (name) => `attn-${view}-${name}-${++ids}`;

function build(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (value === true) node.setAttribute(name, "");
    else if (value !== false && value != null) node.setAttribute(name, value);
  }
  node.append(...children);
  return node;
}

/** An HTML element: el("button", {type: "button", onclick: f}, "text or nodes", …). */
export const el = (tag, attributes = {}, ...children) =>
  build(document.createElement(tag), attributes, children);

/** A box of a class. @param {string} name @param {...any} children */
export const div = (name, ...children) => el("div", { class: name }, ...children);

/** An SVG element, likewise. */
export const svg = (tag, attributes = {}, ...children) =>
  build(document.createElementNS(SVG, tag), attributes, children);

/** What a scene is drawn in; screen readers get the places above it. */
export const drawing = () => svg("svg", { class: "scene", "aria-hidden": "true" });

/** A picture and what can be pressed in it, as a group where it has a label. @param {string | undefined} label @param {string} kind a class @param {...Node} inside */
export const stage = (label, kind, ...inside) =>
  el(
    "div",
    { class: `attn-stage ${kind}`.trim(), role: label && "group", "aria-label": label },
    ...inside,
  );

/** Set an element's text in place. */
export function setText(node, text) {
  if (node.firstChild === null) node.append(text);
  else if (node.firstChild.data !== text) node.firstChild.data = text;
}

/** Set an attribute where it differs; false removes it. */
export function setAttribute(node, name, value) {
  const text = value === true ? "" : value === false ? null : String(value);
  if (node.getAttribute(name) === text) return;
  if (text === null) node.removeAttribute(name);
  else node.setAttribute(name, text);
}
