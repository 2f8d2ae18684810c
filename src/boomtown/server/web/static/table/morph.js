// Change an element into another one without replacing it: focus, hover and transitions survive.

const parser = new DOMParser();

/** The element that a piece of SVG text describes. @param {string} text */
export function parseSvg(text) {
  const whole = parser.parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`,
    "image/svg+xml",
  );
  const element = whole.documentElement.firstElementChild;
  if (!element || whole.querySelector("parsererror")) throw new SyntaxError("a node of the scene is no SVG");
  return document.importNode(element, true);
}

/** @param {Element} old @param {Element} fresh */
export function morph(old, fresh) {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  const wanted = [...fresh.childNodes];
  for (const [place, child] of wanted.entries()) {
    const there = old.childNodes[place];
    if (!there) old.append(child);
    else if (there.nodeName !== child.nodeName) there.replaceWith(child);
    else if (child instanceof Element) morph(/** @type {Element} */ (there), child);
    else if (there.nodeValue !== child.nodeValue) there.nodeValue = child.nodeValue;
  }
  while (old.childNodes.length > wanted.length) old.lastChild?.remove();
}
