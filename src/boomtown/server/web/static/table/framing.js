// Where to look when something has changed: at everything, at what is new, or at what can be chosen.

/** @import { Camera } from "./camera.js" */
/** @import { Choice } from "./choice.js" */

const NARROW = matchMedia("(max-width: 700px)");
const READY = 1.35; // pixels for a unit, with fingers: where few things can be chosen,
const NEAR = 0.9; // where something has come,
const LEAST = 0.55; // and where much can be chosen

export class Framing {
  /** @param {Camera} camera @param {Choice} choice */
  constructor(camera, choice) {
    this.camera = camera;
    this.choice = choice;
  }

  /** The board has another size. */
  handleResize() {
    if (this.choice.chosen) return; // a longer prompt must not pull the chosen place from under the pointer
    if (this.camera.around.room()) this.showWhole();
    else if (!NARROW.matches) this.camera.follow();
  }

  /** At once: all of it, or with what can be chosen. */
  showWhole() {
    this.camera.jump(this.camera.findWhole(this.listTargets()), false);
  }

  /** What can be chosen on the board, or in the section that is shown of it. */
  listTargets() {
    return this.choice.targets
      .filter((target) => target.isOnBoard && !target.element.closest(".closed"))
      .map((target) => target.element);
  }

  /**
   * @param {Element[]} fresh what is new
   * @param {boolean} isFirst nothing was shown before, or for somebody else
   */
  look(fresh, isFirst) {
    const { camera } = this;
    const targets = this.listTargets();
    const things = fresh.filter((element) => camera.svg.contains(element));
    if (isFirst) camera.measure();
    if (camera.isOwn) this.revealUnseen(targets, things);
    else if (!NARROW.matches || camera.around.room()) camera.follow(targets);
    else if (targets.length && camera.findScale(targets) > LEAST) camera.approach(targets, READY);
    else if (things.length) camera.approach([pickLargest(things)], targets.length ? LEAST : NEAR, LEAST);
    else if (targets.length) camera.approach(targets, LEAST, LEAST);
    else if (isFirst) camera.show(camera.findWhole());
  }

  /**
   * The person has moved the camera: it moves only if nothing that counts is seen.
   * @param {Element[]} targets
   */
  revealUnseen(targets, /** @type {Element[]} */ things) {
    const isUnseen = (/** @type {Element} */ element) => !this.isSeen(element);
    if (targets.length && targets.every(isUnseen)) this.camera.reveal(targets.slice(0, 1));
    else if (things.length && things.every(isUnseen)) this.camera.reveal(things.slice(-1));
  }

  /** @param {Element} element */
  isSeen(element) {
    const rect = element.getBoundingClientRect();
    const { own } = this.camera;
    const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
    return x > own.left && x < own.right && y > own.top && y < own.bottom;
  }
}

/** @param {Element[]} elements at least one */
function pickLargest(elements) {
  const area = (/** @type {Element} */ element) => {
    const rect = element.getBoundingClientRect();
    return rect.width * rect.height;
  };
  return elements.reduce((best, element) => (area(element) > area(best) ? element : best));
}
