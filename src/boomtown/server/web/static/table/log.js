// What has happened, line by line.

import { byId, make, makeBadge, targetOf } from "./dom.js";
import { say } from "./words.js";

/** @import { Line } from "messages" */
/** @typedef {{at: number, seat: number, points: number}} Scored */

const KEPT = 2_000; // lines
const NEAR_END = 60; // px: whoever has scrolled so far down follows what comes
/** @type {Record<string, number>} */
const STEPS = { ArrowDown: 1, ArrowUp: -1 };

export class Log {
  /** @param {{look: (at: number) => void, why: (at: number) => void, light: (keys: string[]) => void}} on */
  constructor(on) {
    this.on = on;
    this.list = byId("log");
    this.box = /** @type {HTMLElement} */ (this.list.parentElement);
    /** @type {WeakMap<Element, string[]>} which nodes of the scene a line is about */
    this.about = new WeakMap();
    /** @type {Scored[]} */
    this.scored = [];
    this.list.addEventListener("click", (event) => {
      const line = targetOf(event).closest("li[data-at]");
      if (!line) return;
      const at = Number(line.dataset.at);
      if (targetOf(event).closest(".why")) {
        on.why(at);
        return;
      }
      event.preventDefault();
      on.look(at);
    });
    this.list.addEventListener("pointerover", (event) => {
      const line = targetOf(event).closest("li");
      on.light((line && this.about.get(line)) ?? []);
    });
    this.list.addEventListener("pointerleave", () => on.light([]));
    this.box.addEventListener("keydown", (event) => this.handleKey(event));
    this.scrollDown();
  }

  /** From line to line with the arrows. @param {KeyboardEvent} event */
  handleKey(event) {
    const step = STEPS[event.key];
    if (!step) return;
    const links = [...this.list.querySelectorAll("a")];
    const now = links.indexOf(/** @type {HTMLAnchorElement} */ (document.activeElement));
    const next = now < 0 ? links.at(-1) : links[now + step];
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  }

  clear() {
    this.list.replaceChildren();
    this.scored = [];
  }

  /** @param {Line[]} lines @param {string[]} keys of the nodes that have changed with them */
  add(lines, keys) {
    if (!lines.length) return;
    const isLow = this.box.scrollHeight - this.box.scrollTop - this.box.clientHeight < NEAR_END;
    for (const line of lines) {
      const { at, seat, points } = line;
      if (points !== undefined && points !== null) this.scored.push({ at, seat, points });
      const made = makeLine(line);
      this.about.set(made, keys);
      this.list.append(made);
    }
    while (this.list.childElementCount > KEPT) this.list.firstElementChild?.remove();
    if (isLow) this.scrollDown();
  }

  /**
   * Show which lines are still to come at the moment that is looked at.
   * @param {number | null} at null = now
   */
  mark(at) {
    const lines = /** @type {HTMLElement[]} */ ([...this.list.children]);
    for (const line of lines) line.classList.toggle("later", at !== null && Number(line.dataset.at) > at);
    if (at === null) return;
    const last = lines.findLast((line) => Number(line.dataset.at) <= at);
    if (last) this.box.scrollTop = last.offsetTop - this.box.clientHeight / 2;
  }

  scrollDown() {
    this.box.scrollTop = this.box.scrollHeight;
  }
}

/** @param {Line} line */
function makeLine({ at, seat, text, points, turn, why }) {
  const words = splitAtPoints(text, points ?? null).map((part, place) =>
    place === 1 ? make("b", {}, part) : part,
  );
  const button = { class: "why", type: "button", "data-why-at": at, "aria-label": say("why-of", { text }) };
  return make(
    "li",
    { "data-at": at, class: turn ? "turn" : null },
    seat >= 0 ? makeBadge(seat, 20) : make("span", { class: "nobody" }),
    make("a", { href: `?at=${at}`, tabindex: "-1" }, ...words),
    why && make("button", button, say("why")),
  );
}

/**
 * A sentence in three: before its points, the points, after them; all of it if it has none.
 * @param {string} text
 * @param {number | null} points
 */
export function splitAtPoints(text, points) {
  if (points === null) return [text];
  const found = new RegExp(`(?<!\\d)${points}(?!\\d)`).exec(text);
  if (!found) return [text];
  return [text.slice(0, found.index), found[0], text.slice(found.index + found[0].length)];
}
