// The picture by keyboard: one stop of the tab key, arrows go from target to target.

/** @typedef {import("./choice.js").Target} Target */

const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class KeyboardFocus {
  /**
   * @param {import("./choice.js").Choice} choice
   * @param {SVGSVGElement} board
   * @param {{press: (target: Target) => void, bring: (target: Target) => void, arrived: (target: Target) => void}} told
   */
  constructor(choice, board, told) {
    this.choice = choice;
    this.board = board;
    this.told = told;
    const scene = /** @type {HTMLElement} */ (board.closest(".board"));
    scene.addEventListener("focusin", (event) => {
      const target = choice.targetAt(event.target);
      board.setAttribute("tabindex", target ? "-1" : "0"); // from a target back is out of the picture
      if (target) told.arrived(target);
    });
    scene.addEventListener("focusout", () => board.setAttribute("tabindex", "0"));
  }

  /** The target with the focus. */
  get current() {
    return this.choice.targetAt(document.activeElement);
  }

  get isInside() {
    const at = document.activeElement;
    return (
      this.board === at || this.current !== null || (this.choice.front?.contains(at) && !at.matches("button"))
    );
  }

  /** A key that was pressed somewhere on the page; says whether it meant something here. @param {KeyboardEvent} event */
  key(event) {
    const direction = DIRECTIONS[event.key];
    const isFree = document.activeElement === document.body;
    if (!this.isInside && !(isFree && direction)) return false;
    const stops = this.choice.stops();
    if (
      direction ||
      event.key === "Home" ||
      event.key === "End" ||
      event.key === "PageDown" ||
      event.key === "PageUp"
    ) {
      if (!stops.length) return false;
      this.go(stops, event.key, direction);
      return true;
    }
    if ((event.key === "Enter" || event.key === " ") && this.current) {
      this.told.press(this.current);
      return true;
    }
    return false;
  }

  /** @param {Target[]} stops */
  go(stops, key, direction) {
    const chosen = this.choice.chosen ? this.choice.targetOf(this.choice.chosen) : undefined;
    const from = this.current ?? chosen ?? null;
    const place = from
      ? stops.findIndex(
          (stop) => stop === from || stop.actions.some((action) => from.actions.includes(action)),
        )
      : -1;
    let next;
    if (key === "Home" || (place < 0 && key !== "End")) next = stops[0];
    else if (key === "End") next = stops[stops.length - 1];
    else if (direction)
      next = nearest(
        stops.filter((stop) => this.choice.isShown(stop)),
        stops[place],
        direction,
      );
    const step = key === "PageUp" || key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
    next ??= stops[(place + step + stops.length) % stops.length];
    this.told.bring(next);
    next.element.focus({ preventScroll: true });
  }
}

/** The nearest target in a direction; undefined if there is none. */
function nearest(stops, from, [dx, dy]) {
  const [x, y] = middle(from);
  let best;
  let least = Infinity;
  for (const stop of stops) {
    if (stop === from) continue;
    const [otherX, otherY] = middle(stop);
    const along = (otherX - x) * dx + (otherY - y) * dy;
    const aside = Math.abs((otherX - x) * dy) + Math.abs((otherY - y) * dx);
    if (along <= 1 || aside > along * 2) continue;
    const far = along + aside * 1.5;
    if (far < least) [best, least] = [stop, far];
  }
  return best;
}

function middle({ element }) {
  const field = element.firstElementChild ?? element;
  const rect = field.getBoundingClientRect();
  return [rect.left + rect.width / 2, rect.top + rect.height / 2];
}
