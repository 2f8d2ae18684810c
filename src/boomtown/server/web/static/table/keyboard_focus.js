// The picture by keyboard: one stop of the tab key, arrows go from target to target.

import { targetOf } from "./dom.js";

/** @import { Choice, Target } from "./choice.js" */

/** @type {Record<string, [number, number]>} */
const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const JUMPS = ["Home", "End", "PageDown", "PageUp"];
const BACKWARDS = ["PageUp", "ArrowLeft", "ArrowUp"];
const ASIDE = 1.5; // what lies aside counts as so much farther away

export class KeyboardFocus {
  /**
   * @param {Choice} choice
   * @param {SVGSVGElement} board
   * @param {{press: (target: Target) => void, bring: (target: Target) => void, arrive: (target: Target) =>
   *   void}} on
   */
  constructor(choice, board, on) {
    this.choice = choice;
    this.board = board;
    this.on = on;
    const scene = /** @type {HTMLElement} */ (board.closest(".board"));
    scene.addEventListener("focusin", (event) => {
      const target = choice.findTargetAt(targetOf(event));
      board.setAttribute("tabindex", target ? "-1" : "0"); // from a target back is out of the picture
      if (target) on.arrive(target);
    });
    scene.addEventListener("focusout", () => board.setAttribute("tabindex", "0"));
  }

  /** The target with the focus. */
  get current() {
    return this.choice.findTargetAt(document.activeElement);
  }

  get isInside() {
    const at = document.activeElement;
    if (this.board === at || this.current !== null) return true;
    return Boolean(at && this.choice.front?.contains(at) && !at.matches("button"));
  }

  /**
   * A key that was pressed somewhere on the page; says whether it meant something.
   * @param {KeyboardEvent} event
   */
  handleKey(event) {
    const direction = DIRECTIONS[event.key];
    const isFree = document.activeElement === document.body;
    if (!this.isInside && !(isFree && direction)) return false;
    if (direction || JUMPS.includes(event.key)) {
      const stops = this.choice.listStops();
      if (!stops.length) return false;
      this.go(stops, event.key);
      return true;
    }
    if ((event.key === "Enter" || event.key === " ") && this.current) {
      this.on.press(this.current);
      return true;
    }
    return false;
  }

  /** @param {Target[]} stops @param {string} key */
  go(stops, key) {
    const { choice } = this;
    const from = this.current ?? (choice.chosen ? choice.findTargetOf(choice.chosen) : null);
    const place = from ? stops.findIndex((stop) => stop === from || hasCommonAction(stop, from)) : -1;
    const next = this.findNext(stops, place, key);
    this.on.bring(next);
    next.element.focus({ preventScroll: true });
  }

  /** @param {Target[]} stops @param {number} place where the focus is, or -1 @param {string} key */
  findNext(stops, place, key) {
    if (key === "End") return stops[stops.length - 1];
    if (key === "Home" || place < 0) return stops[0];
    const direction = DIRECTIONS[key];
    const shown = stops.filter((stop) => stop !== stops[place] && this.choice.isShown(stop));
    const nearest = direction ? findNearest(shown.map(findMiddle), findMiddle(stops[place]), direction) : -1;
    if (nearest >= 0) return shown[nearest];
    const step = BACKWARDS.includes(key) ? -1 : 1;
    return stops[(place + step + stops.length) % stops.length];
  }
}

/** @param {Target} one @param {Target} other */
function hasCommonAction(one, other) {
  return one.actions.some((action) => other.actions.includes(action));
}

/**
 * Which place is the nearest in a direction; -1 if there is none.
 * @param {[number, number][]} places
 * @param {[number, number]} from
 * @param {[number, number]} direction
 */
export function findNearest(places, [x, y], [dx, dy]) {
  let best = -1;
  let least = Infinity;
  for (const [index, [otherX, otherY]] of places.entries()) {
    const along = (otherX - x) * dx + (otherY - y) * dy;
    const aside = Math.abs((otherX - x) * dy) + Math.abs((otherY - y) * dx);
    if (along <= 1 || aside > along * 2) continue;
    const far = along + aside * ASIDE;
    if (far < least) [best, least] = [index, far];
  }
  return best;
}

/** @param {Target} target @returns {[number, number]} */
function findMiddle({ element }) {
  const rect = (element.firstElementChild ?? element).getBoundingClientRect();
  return [rect.left + rect.width / 2, rect.top + rect.height / 2];
}
