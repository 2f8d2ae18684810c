// Elements of the page. Text is always added as text: nothing that people write becomes markup.

const SVG = "http://www.w3.org/2000/svg";

/**
 * An element with attributes and children; null and false are left out.
 * @param {string} name
 * @param {Record<string, string | number | boolean | null | undefined>} [attributes]
 * @param {...(Node | string | null | false | undefined)} children
 * @returns {HTMLElement}
 */
export function h(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  fill(element, attributes, children);
  return element;
}

/**
 * An element of a picture.
 * @param {string} name
 * @param {Record<string, string | number | boolean | null | undefined>} [attributes]
 * @param {...(Node | string | null | false | undefined)} children
 * @returns {SVGElement}
 */
export function s(name, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, name);
  fill(element, attributes, children);
  return element;
}

function fill(element, attributes, children) {
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    element.setAttribute(key, value === true ? "" : String(value));
  }
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
}

/** @param {string} id @returns {any} */
export function byId(id) {
  return document.getElementById(id);
}

/** One of the signs of the page, by its name. */
export function sign(name, size = 20) {
  return s(
    "svg",
    { class: "icon", width: size, height: size, viewBox: "0 0 24 24", "aria-hidden": "true" },
    s("use", { href: `#g-${name}` }),
  );
}

/** An icon of the look, by its name. */
export function pictogram(name, size = 17) {
  return s(
    "svg",
    { class: "icon", width: size, height: size, viewBox: "0 0 512 512", "aria-hidden": "true" },
    s("use", { href: `#i-${name}` }),
  );
}

/** The round token of a seat. */
export function badge(seat, size = 28) {
  return s(
    "svg",
    { class: "badge", width: size, height: size, viewBox: "0 0 40 40", "aria-hidden": "true" },
    s("use", { href: `#badge-${seat}` }),
  );
}

/** The portrait of a level of bots. */
export function face(level, size = 40) {
  return s(
    "svg",
    { class: "face", width: size, height: size, viewBox: "0 0 40 40", "aria-hidden": "true" },
    s("use", { href: `#face-${level}` }),
  );
}

/** Whether something that is typed into has the focus. */
export function isTyping() {
  const at = document.activeElement;
  return (
    at instanceof HTMLElement &&
    (at.matches("textarea, select, input:not([type=range], [type=checkbox])") || at.isContentEditable)
  );
}

/** Whether a dialog is open: then the keys are its own. */
export function hasDialog() {
  return document.querySelector("dialog[open]") !== null;
}
