// Drawers: sections that lie closed until something with `data-open` is pressed; then they open over the picture.

import { h, s, sign } from "./dom.js";
import { say } from "./words.js";

const LEAST = 0.6; // pixels for a unit: below that one scrolls

/** A drawer for a section that the first page did not have. @param {string} name @param {string} title */
export function drawer(name, title) {
  const close = h(
    "button",
    { type: "button", class: "btn square ghost", "aria-label": say("close"), title: say("close") },
    sign("close"),
  );
  const root = s("svg", { class: "section", "data-section": name, role: "group" });
  const room = h("div", { class: "drawer-room", tabindex: "0", role: "group" }, root);
  const card = h(
    "div",
    { class: "drawer-card", role: "dialog", tabindex: "-1" },
    h("div", { class: "drawer-head" }, h("h2", {}, title), close),
    room,
  );
  return h("div", { class: "drawer", "data-drawer": name, hidden: true }, card);
}

export class Drawers {
  /**
   * @param {HTMLElement} layer
   * @param {{changed: () => void, home: () => Element}} told `home` has the focus if nothing else can have it
   */
  constructor(layer, told) {
    this.layer = layer;
    this.told = told;
    /** @type {Element | null} */
    this.opener = null;
    layer.addEventListener("click", (event) => {
      if (event.target.matches(".drawer") || event.target.closest(".drawer-head button")) this.close();
    });
  }

  /** The drawer that is open. @returns {HTMLElement | null} */
  get current() {
    return this.layer.querySelector(".drawer:not([hidden])");
  }

  /** @param {string} name @param {Element | null} opener what was pressed; without it the focus stays where it is */
  open(name, opener = null) {
    const wanted = /** @type {HTMLElement | null} */ (
      this.layer.querySelector(`[data-drawer="${CSS.escape(name)}"]`)
    );
    if (!wanted || wanted === this.current) return;
    for (const other of this.layer.children) other.hidden = other !== wanted;
    this.opener = opener ?? this.opener;
    const root = wanted.querySelector("svg.section");
    const [, , wide, high] = (root.getAttribute("viewBox") ?? "0 0 1 1").split(" ").map(Number);
    root.style.minWidth = `${wide * LEAST}px`;
    root.style.minHeight = `${high * LEAST}px`;
    if (opener) wanted.querySelector(".drawer-card").focus();
    this.told.changed();
  }

  /** Says whether there was something to close. */
  close() {
    const { current } = this;
    if (!current) return false;
    const hadFocus = current.contains(document.activeElement) || document.activeElement === document.body;
    current.hidden = true;
    const back = this.opener?.isConnected ? this.opener : this.told.home();
    this.opener = null;
    if (hadFocus) back.focus({ preventScroll: true });
    this.told.changed();
    return true;
  }
}
