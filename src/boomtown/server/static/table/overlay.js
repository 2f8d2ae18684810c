// What floats over the picture at a fixed size: what an option would be worth, the knob that turns it,
// the frame of what is chosen, the ring of the focus, and marks on what is new.

import { badge, h, sign } from "./dom.js";
import { signed, say } from "./words.js";

const NEW = 4_000; // ms
const MOST = 8; // marks at a time
const ASIDE = 24; // px of the knob from the middle of a small field

export class Overlay {
  /** @param {HTMLElement} layer @param {() => void} turn */
  constructor(layer, turn) {
    this.layer = layer;
    /** @type {{element: Element, mark: HTMLElement}[]} */
    this.marks = [];
    this.pill = h("div", { class: "worth", hidden: true, "aria-hidden": "true" });
    this.knob = h(
      "button",
      { class: "knob", type: "button", hidden: true, "aria-label": say("turn"), tabindex: "-1" },
      sign("turn", 20),
    );
    this.frame = h("div", { class: "chosen-frame", hidden: true });
    this.ring = h("div", { class: "focus-ring", hidden: true });
    this.knob.addEventListener("click", turn);
    layer.append(this.frame, this.ring, this.pill, this.knob);
    /** @type {Element | null} */
    this.target = null;
    /** @type {Element | null} */
    this.focused = null;
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

  /** What it would be worth to each seat; null while nobody knows. Nothing is shown where nothing changes. */
  tell(points, own) {
    this.pill.hidden = !points?.some((count) => count) || !this.target;
    if (this.pill.hidden) return;
    const mine = own >= 0 ? points[own] : 0;
    const others = points
      .map((count, seat) => ({ count, seat }))
      .filter(({ count, seat }) => count && seat !== own);
    this.pill.className = mine > 0 ? "worth good" : "worth";
    this.pill.replaceChildren(
      signed(mine),
      ...others.flatMap(({ count, seat }) => [badge(seat, 18), signed(count)]),
    );
    this.place();
  }

  /** @param {Element | null} element what has the focus of the keyboard */
  focus(element) {
    this.focused = element;
    this.place();
  }

  /** Mark what has come, for those who see no motion. @param {Element[]} elements */
  note(elements) {
    for (const element of elements.slice(-MOST)) {
      const mark = h("div", { class: "new-mark" }, h("span", {}, say("new")));
      this.marks.push({ element, mark });
      this.layer.append(mark);
    }
    for (const { mark } of this.marks.splice(0, this.marks.length - MOST)) mark.remove(); // quick bots would fill the picture
    this.since = performance.now();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.clear(true), NEW);
    this.place();
  }

  /** Light what a line of the log is about. @param {Element[]} elements */
  light(elements) {
    this.clear(true);
    for (const element of elements) {
      const mark = h("div", { class: "new-mark" });
      this.marks.push({ element, mark });
      this.layer.append(mark);
    }
    this.since = Infinity;
    this.place();
  }

  clear(isSure = false) {
    if (!this.marks.length || (!isSure && performance.now() - (this.since ?? 0) < 600)) return;
    for (const { mark } of this.marks) mark.remove();
    this.marks = [];
  }

  /** Everything to its place: after a change, and whenever the camera moves. */
  place() {
    // All is read before anything is written: a reading after a writing has the whole page laid out anew.
    const own = this.layer.getBoundingClientRect();
    const ghost = this.target && (this.target.querySelector("[data-ghost]:not([display])") ?? this.target);
    const aim = ghost?.getBoundingClientRect();
    const field = this.target?.firstElementChild?.getBoundingClientRect() ?? aim;
    const ringed =
      this.focused?.isConnected && this.focused.matches(":focus-visible")
        ? this.focused.getBoundingClientRect()
        : null;
    const rects = this.marks.map(
      ({ element }) => element.getClientRects().length && element.getBoundingClientRect(),
    );
    if (aim) {
      cover(this.frame, aim, own, 1);
      // beside the middle of the field, where one presses again
      const [middleX, middleY] = [(field.left + field.right) / 2, (field.top + field.bottom) / 2];
      move(
        this.knob,
        Math.max(field.right, middleX + ASIDE) - own.left,
        Math.min(field.top, middleY - ASIDE) - own.top,
      );
      move(this.pill, (aim.left + aim.right) / 2 - own.left, aim.top - own.top);
    }
    this.ring.hidden = !ringed;
    if (ringed) cover(this.ring, ringed, own, 4);
    this.marks.forEach(({ mark }, index) => {
      const rect = rects[index];
      mark.hidden = !rect; // gone, or behind a tab
      if (rect) cover(mark, rect, own, 2);
    });
  }
}

function move(element, x, y) {
  element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
}

function cover(element, rect, own, margin) {
  move(element, rect.left - own.left - margin, rect.top - own.top - margin);
  element.style.width = `${(rect.width + 2 * margin).toFixed(1)}px`;
  element.style.height = `${(rect.height + 2 * margin).toFixed(1)}px`;
}
