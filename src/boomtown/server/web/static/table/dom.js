// Elements of the page. Text is always added as text: nothing that people write becomes markup.

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {Record<string, string | number | boolean | null | undefined>} Attributes */
/** @typedef {Node | string | null | false | undefined} Child */

/**
 * An element with attributes and children; null and false are left out.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Attributes} [attributes]
 * @param {...Child} children
 */
export function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  fill(element, attributes, children);
  return element;
}

/**
 * An element of a picture.
 * @template {keyof SVGElementTagNameMap} Name
 * @param {Name} name
 * @param {Attributes} [attributes]
 * @param {...Child} children
 */
export function makeSvg(name, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, name);
  fill(element, attributes, children);
  return element;
}

/** @param {Element} element @param {Attributes} attributes @param {Child[]} children */
function fill(element, attributes, children) {
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    element.setAttribute(key, value === true ? "" : String(value));
  }
  replaceContent(element, ...children);
}

/** Other children for an element; `replaceChildren` alone would write "null" where one is missing. */
export function replaceContent(/** @type {Element} */ element, /** @type {Child[]} */ ...children) {
  element.replaceChildren(
    ...children.filter((child) => child !== null && child !== undefined && child !== false),
  );
}

/**
 * The element of the page with this id, which is there and of this kind.
 * @template {Element} [Kind=HTMLElement]
 * @param {string} id
 * @param {abstract new (...args: any[]) => Kind} [kind]
 */
export function byId(id, kind = /** @type {any} */ (HTMLElement)) {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new TypeError(`the page has no ${kind.name} with the id ${id}`);
  return found;
}

/**
 * The first element in another one that fits a selector, which is there.
 * @param {ParentNode} root
 * @param {string} selector
 */
export function findIn(root, selector) {
  const found = root.querySelector(selector);
  if (!found) throw new TypeError(`the page has no ${selector}`);
  return /** @type {HTMLElement} */ (found);
}

/** What an event has happened to. @param {Event} event */
export function targetOf(event) {
  return /** @type {Element} */ (event.target);
}

/** One of the signs of the page, by its name. @param {string} name */
export function makeSign(name, size = 20) {
  return makePicture("icon", size, 24, `#g-${name}`);
}

/** An icon of the look, by its name. @param {string} name */
export function makeIcon(name, size = 17) {
  return makePicture("icon", size, 512, `#i-${name}`);
}

/** The round token of a seat. @param {number} seat */
export function makeBadge(seat, size = 28) {
  return makePicture("badge", size, 40, `#badge-${seat}`);
}

/** The portrait of a level of bots. @param {string} level */
export function makePortrait(level, size = 40) {
  return makePicture("face", size, 40, `#face-${level}`);
}

/** @param {string} look @param {number} size @param {number} units @param {string} href */
function makePicture(look, size, units, href) {
  const box = { width: size, height: size, viewBox: `0 0 ${units} ${units}` };
  return makeSvg("svg", { class: look, ...box, "aria-hidden": "true" }, makeSvg("use", { href }));
}

/** Whether something that is typed into has the focus. */
export function isTyping() {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement)) return false;
  return at.matches("textarea, select, input:not([type=range], [type=checkbox])") || at.isContentEditable;
}

/** Whether a dialog is open: then the keys are its own. */
export function hasDialog() {
  return document.querySelector("dialog[open]") !== null;
}
