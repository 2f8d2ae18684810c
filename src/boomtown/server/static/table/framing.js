// Where to look when something has changed: at everything, at what is new, or with fingers at what can be chosen.

const NARROW = matchMedia("(max-width: 700px)");
const READY = 1.35; // pixels for a unit, with fingers: where few things can be chosen,
const NEAR = 0.9; // where something has come,
const LEAST = 0.55; // and where much can be chosen

export class Framing {
  /** @param {import("./camera.js").Camera} camera @param {import("./choice.js").Choice} choice */
  constructor(camera, choice) {
    this.camera = camera;
    this.choice = choice;
  }

  /** The board has another size. */
  resized() {
    if (this.choice.chosen) return; // a longer prompt must not pull the chosen place from under the pointer
    if (this.camera.around.room()) this.camera.jump(this.camera.whole(this.targets()), false);
    else if (!NARROW.matches) this.camera.follow();
  }

  /** What can be chosen on the board, or in the section that is shown of it. */
  targets() {
    return this.choice.targets
      .filter((target) => target.isOnBoard && !target.element.closest(".closed"))
      .map((target) => target.element);
  }

  /** @param {Element[]} fresh what is new @param {boolean} isFirst nothing was shown before, or for somebody else */
  look(fresh, isFirst) {
    const { camera } = this;
    const targets = this.targets();
    const things = fresh.filter((element) => camera.svg.contains(element));
    if (isFirst) camera.measure();
    if (camera.isOwn) {
      if (targets.length && !targets.some((target) => this.isSeen(target)))
        camera.reveal(targets.slice(0, 1));
      else if (things.length && !things.some((thing) => this.isSeen(thing))) camera.reveal(things.slice(-1));
    } else if (!NARROW.matches || camera.around.room()) camera.follow(targets);
    else if (targets.length && camera.scaleFor(targets) > LEAST) camera.approach(targets, READY);
    else if (things.length) camera.approach(largest(things), targets.length ? LEAST : NEAR, LEAST);
    else if (targets.length) camera.approach(targets, LEAST, LEAST);
    else if (isFirst) camera.show(camera.whole());
  }

  /** @param {Element} element */
  isSeen(element) {
    const rect = element.getBoundingClientRect();
    const { own } = this.camera;
    const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
    return x > own.left && x < own.right && y > own.top && y < own.bottom;
  }
}

function largest(elements) {
  const area = (element) => {
    const rect = element.getBoundingClientRect();
    return rect.width * rect.height;
  };
  return elements.toSorted((one, other) => area(other) - area(one)).slice(0, 1);
}
