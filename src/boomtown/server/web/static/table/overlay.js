// What floats over the picture at a fixed size: what an option would be worth, the knob that turns it,
// the frame of what is chosen, the ring of the focus, and marks on what is new.

import { make, makeBadge, makeSign, replaceContent } from "./dom.js";
import { formatSigned, say } from "./words.js";

const NEW = 4_000; // ms
const MOST = 8; // marks at a time
const ASIDE = 24; // px of the knob from the middle of a small field
const SHORTEST = 600; // ms for which a mark is seen, whatever the pointer does

export class Overlay {
  /** @param {HTMLElement} layer @param {() => void} turn */
  constructor(layer, turn) {
    this.layer = layer;
    /** @type {{element: Element, mark: HTMLElement}[]} */
    this.marks = [];
    this.pill = make("div", { class: "worth", hidden: true, "aria-hidden": "true" });
    this.knob = make(
      "button",
      { class: "knob", type: "button", hidden: true, "aria-label": say("turn"), tabindex: "-1" },
      makeSign("turn", 20),
    );
    this.frame = make("div", { class: "chosen-frame", hidden: true });
    this.ring = make("div", { class: "focus-ring", hidden: true });
    this.knob.addEventListener("click", turn);
    layer.append(this.frame, this.ring, this.pill, this.knob);
    /** @type {Element | null} */
    this.target = null;
    /** @type {Element | null} */
    this.focused = null;
    this.since = 0;
    this.timer = 0;
    document.addEventListener("pointermove", () => this.clear(), { passive: true });
  }

  /**
   * Show what belongs to the option that is chosen or pointed at.
   * @param {Element | null} target
   * @param {{isChosen: boolean, ways: number}} state
   */
  attend(target, { isChosen, ways }) {
    this.target = target;
    this.frame.hidden = !(target && isChosen);
    this.knob.hidden = !(target && isChosen && ways > 1);
    if (!target) this.pill.hidden = true;
    this.place();
  }

  /**
   * What it would be worth to each seat; nothing is shown where nothing changes.
   * @param {number[] | null} points null while nobody knows
   * @param {number} own the seat of the viewer, or -1
   */
  showWorth(points, own) {
    this.pill.hidden = !points?.some((count) => count) || !this.target;
    if (this.pill.hidden || !points) return;
    const mine = own >= 0 ? points[own] : 0;
    const others = [...points.entries()].filter(([seat, count]) => count && seat !== own);
    const parts = others.flatMap(([seat, count]) => [makeBadge(seat, 18), formatSigned(count)]);
    this.pill.className = mine > 0 ? "worth good" : "worth";
    replaceContent(this.pill, formatSigned(mine), ...parts);
    this.place();
  }

  /** @param {Element | null} element what has the focus of the keyboard */
  focus(element) {
    this.focused = element;
    this.place();
  }

  /** Mark what has come, for those who see no motion. @param {Element[]} elements */
  markNew(elements) {
    for (const element of elements.slice(-MOST)) this.addMark(element, make("span", {}, say("new")));
    const older = this.marks.splice(0, this.marks.length - MOST); // quick bots would fill the picture
    for (const { mark } of older) mark.remove();
    this.since = performance.now();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.clear(true), NEW);
    this.place();
  }

  /** Light what a line of the log is about. @param {Element[]} elements */
  light(elements) {
    this.clear(true);
    for (const element of elements) this.addMark(element);
    this.since = Infinity;
    this.place();
  }

  /** @param {Element} element @param {Element | null} content */
  addMark(element, content = null) {
    const mark = make("div", { class: "new-mark" }, content);
    this.marks.push({ element, mark });
    this.layer.append(mark);
  }

  clear(isSure = false) {
    if (!this.marks.length || (!isSure && performance.now() - this.since < SHORTEST)) return;
    for (const { mark } of this.marks) mark.remove();
    this.marks = [];
  }

  /** Everything to its place: after a change, and whenever the camera moves. */
  place() {
    // All is read before anything is written: a reading after a writing has the whole page laid out anew.
    const own = this.layer.getBoundingClientRect();
    const ghost = this.target?.querySelector("[data-ghost]:not([display])") ?? this.target;
    const aim = ghost?.getBoundingClientRect();
    const field = this.target?.firstElementChild?.getBoundingClientRect() ?? aim;
    const isRinged = this.focused?.isConnected && this.focused.matches(":focus-visible");
    const ringed = isRinged && this.focused ? this.focused.getBoundingClientRect() : null;
    const rects = this.marks.map(({ element }) =>
      element.getClientRects().length ? element.getBoundingClientRect() : null,
    );
    if (aim && field) {
      cover(this.frame, aim, own, 1);
      // beside the middle of the field, where one presses again
      const [middleX, middleY] = [(field.left + field.right) / 2, (field.top + field.bottom) / 2];
      const right = Math.max(field.right, middleX + ASIDE);
      const top = Math.min(field.top, middleY - ASIDE);
      move(this.knob, right - own.left, top - own.top);
      move(this.pill, (aim.left + aim.right) / 2 - own.left, aim.top - own.top);
    }
    this.ring.hidden = !ringed;
    if (ringed) cover(this.ring, ringed, own, 4);
    for (const [index, { mark }] of this.marks.entries()) {
      const rect = rects[index];
      mark.hidden = !rect; // gone, or behind a tab
      if (rect) cover(mark, rect, own, 2);
    }
  }
}

/** @param {HTMLElement} element @param {number} x @param {number} y */
function move(element, x, y) {
  element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
}

/** @param {HTMLElement} element @param {DOMRect} rect @param {DOMRect} own @param {number} margin */
function cover(element, rect, own, margin) {
  move(element, rect.left - own.left - margin, rect.top - own.top - margin);
  element.style.width = `${(rect.width + 2 * margin).toFixed(1)}px`;
  element.style.height = `${(rect.height + 2 * margin).toFixed(1)}px`;
}
