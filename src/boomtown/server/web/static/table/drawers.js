// Drawers: sections that lie closed until something with `data-open` is pressed, and open over the picture.

import { findIn, make, makeSign, makeSvg, targetOf } from "./dom.js";
import { say } from "./words.js";

const LEAST = 0.6; // pixels for a unit: below that one scrolls

/** A drawer for a section that the first page did not have. @param {string} name @param {string} title */
export function makeDrawer(name, title) {
  const look = { type: "button", class: "btn square ghost", "aria-label": say("close"), title: say("close") };
  const head = make(
    "div",
    { class: "drawer-head" },
    make("h2", {}, title),
    make("button", look, makeSign("close")),
  );
  const root = makeSvg("svg", { class: "section", "data-section": name, role: "group" });
  const room = make("div", { class: "drawer-room", tabindex: "0", role: "group" }, root);
  const card = make("div", { class: "drawer-card", role: "dialog", tabindex: "-1" }, head, room);
  return make("div", { class: "drawer", "data-drawer": name, hidden: true }, card);
}

export class Drawers {
  /**
   * @param {HTMLElement} layer
   * @param {{change: () => void}} on
   * @param {Element} home has the focus if nothing else can have it
   */
  constructor(layer, on, home) {
    this.layer = layer;
    this.on = on;
    this.home = home;
    /** @type {Element | null} */
    this.opener = null;
    layer.addEventListener("click", (event) => {
      const at = targetOf(event);
      if (at.matches(".drawer") || at.closest(".drawer-head button")) this.close();
    });
  }

  /** The drawer that is open. @returns {HTMLElement | null} */
  get current() {
    return this.layer.querySelector(".drawer:not([hidden])");
  }

  /**
   * @param {string} name
   * @param {Element | null} opener what was pressed; without it the focus stays where it is
   */
  open(name, opener = null) {
    const drawers = /** @type {HTMLElement[]} */ ([...this.layer.children]);
    const wanted = drawers.find((drawer) => drawer.dataset.drawer === name);
    if (!wanted || wanted === this.current) return;
    for (const drawer of drawers) drawer.hidden = drawer !== wanted;
    this.opener = opener ?? this.opener;
    const root = findIn(wanted, "svg.section");
    const [, , wide, high] = (root.getAttribute("viewBox") ?? "0 0 1 1").split(" ").map(Number);
    root.style.minWidth = `${wide * LEAST}px`;
    root.style.minHeight = `${high * LEAST}px`;
    if (opener) findIn(wanted, ".drawer-card").focus();
    this.on.change();
  }

  /** Open the one that an element lies in. @param {Element} element */
  openAround(element) {
    const drawer = /** @type {HTMLElement | null} */ (element.closest(".drawer"));
    if (drawer?.hidden) this.open(drawer.dataset.drawer ?? "");
  }

  /** Says whether there was something to close. */
  close() {
    const { current } = this;
    if (!current) return false;
    const hadFocus = current.contains(document.activeElement) || document.activeElement === document.body;
    current.hidden = true;
    const back = this.opener?.isConnected ? this.opener : this.home;
    this.opener = null;
    if (hadFocus) back.focus({ preventScroll: true });
    this.on.change();
    return true;
  }
}
