// Where one looks at the board from: place and scale. It belongs to the person and is never sent.
//
// While the camera moves, the picture that is there is only shifted and scaled; when it rests, it is drawn anew.

const SMALLEST = 0.12; // pixels for a unit
const LARGEST = 3;
const PLEASANT = 1.25;
const LEGIBLE = 0.9; // of a section that is too large for a narrow screen
const TRAVEL = 320; // ms
const REST = 130; // ms without motion until the picture is drawn anew
const PLACES = [
  [0, 0],
  [-0.25, 0],
  [0, 0.25],
  [-0.25, 0.25],
  [-0.5, 0],
  [0, 0.5],
  [-0.5, 0.5],
]; // of the spare room: middle, left, below …

/** @typedef {{x: number, y: number, scale: number}} View the middle, in units, and pixels for a unit */
/** @typedef {{x: number, y: number, width: number, height: number}} Rect */
/** @typedef {{left: number, top: number, right: number, bottom: number, least: number, most: number, isHigh: boolean}} Room */

export class Camera {
  /**
   * @param {SVGSVGElement} svg
   * @param {{box: () => number[], content: () => number[], trays: () => DOMRect[], covered: () => DOMRect[], isCalm: () => boolean,
   *   room: () => Room | null, moved: () => void, resized: () => void}} around `room` is that of a sheet
   */
  constructor(svg, around) {
    this.svg = svg;
    this.stage = /** @type {HTMLElement} */ (svg.parentElement);
    this.around = around;
    this.isOwn = false; // the person has moved it: then it stays
    /** @type {View} */
    this.view = { x: 0, y: 0, scale: 1 };
    this.drawn = this.view; // what the picture was drawn for
    this.rest = 0;
    this.size = { width: 1, height: 1 };
    this.journey = 0;
    new ResizeObserver(() => this.measure()).observe(this.stage);
    this.measure();
  }

  /** The part of the screen that shows the board. */
  get own() {
    return this.stage.getBoundingClientRect();
  }

  measure() {
    const { width, height } = this.own;
    if (!width || !height) return;
    const grown = {
      x: (width - this.size.width) / 2 / this.view.scale,
      y: (height - this.size.height) / 2 / this.view.scale,
    };
    const isFirst = this.size.width === 1;
    this.size = { width, height };
    if (isFirst) this.show(this.whole());
    else this.show({ ...this.view, x: this.view.x + grown.x, y: this.view.y + grown.y }); // the upper left corner stays
    if (!isFirst && !this.isOwn) this.around.resized();
  }

  /** @param {View} view @param {boolean} isMoving more will follow at once */
  show(view, isMoving = false) {
    const scale = Math.min(LARGEST, Math.max(SMALLEST, view.scale));
    const [left, top, wide, high] = this.around.box();
    // Of a sheet some of it stays in view, of a board the middle.
    const [beyondX, beyondY] = this.around.room()
      ? [(0.4 * this.size.width) / scale, (0.4 * this.size.height) / scale]
      : [0, 0];
    const x = Math.min(left + wide + beyondX, Math.max(left - beyondX, view.x));
    const y = Math.min(top + high + beyondY, Math.max(top - beyondY, view.y));
    this.view = { x, y, scale };
    clearTimeout(this.rest);
    if (isMoving) {
      this.shift();
      this.rest = setTimeout(() => this.draw(), REST);
    } else this.draw();
    this.around.moved();
  }

  /** Shift and scale the picture as it is. */
  shift() {
    const { x, y, scale } = this.view;
    const zoomed = scale / this.drawn.scale;
    const dx = (this.size.width / 2) * (1 - zoomed) + (this.drawn.x - x) * scale;
    const dy = (this.size.height / 2) * (1 - zoomed) + (this.drawn.y - y) * scale;
    this.svg.style.transform = `translate(${dx}px, ${dy}px) scale(${zoomed})`;
  }

  /** Draw the picture anew. */
  draw() {
    const { x, y, scale } = this.view;
    const [width, height] = [this.size.width / scale, this.size.height / scale];
    this.drawn = this.view;
    this.svg.style.transform = "";
    this.svg.setAttribute(
      "viewBox",
      [x - width / 2, y - height / 2, width, height].map((n) => n.toFixed(2)).join(" "),
    );
  }

  /**
   * All of a sheet; where that would be too small to read, a part of it, with these elements.
   * @param {Room} room
   * @param {Element[]} elements
   * @returns {View}
   */
  sheet(room, elements) {
    const [left, top, wide, high] = this.around.content();
    const { width, height } = this.size;
    const scales = [(width - room.left - room.right) / wide, (height - room.top - room.bottom) / high];
    const fit = Math.min(...scales);
    const scale =
      fit < room.least ? Math.max(fit, Math.min(LEGIBLE, Math.max(...scales))) : Math.min(fit, room.most);
    const rects = elements.map((element) => element.getBoundingClientRect());
    const all = together(rects);
    const grown = scale / this.view.scale; // if they do not all go into the room, the first
    const around = all && (all.width * grown > width || all.height * grown > height) ? rects[0] : all;
    const own = this.own;
    const wanted = around && {
      x: this.view.x + ((around.left + around.right) / 2 - own.left - width / 2) / this.view.scale,
      y: this.view.y + ((around.top + around.bottom) / 2 - own.top - height / 2) / this.view.scale,
    };
    return {
      x: middle(left, wide, scale, width, room.left, room.right, wanted?.x, false),
      y: middle(top, high, scale, height, room.top, room.bottom, wanted?.y, room.isHigh),
      scale,
    };
  }

  /**
   * Everything, as large as is pleasant, and nothing under what floats on the board.
   * @param {Element[]} elements what should be seen of a sheet that is too large
   * @returns {View}
   */
  whole(elements = []) {
    const room = this.around.room();
    if (room) return this.sheet(room, elements);
    const [left, top, wide, high] = this.around.content();
    const own = this.own;
    const covered = this.around.covered().filter((rect) => meet(rect, own));
    const most = Math.min(own.width / wide, own.height / high, PLEASANT);
    const things = covered.length ? this.things() : [];
    for (let scale = most; scale > most * 0.55; scale *= 0.96) {
      const [sparesX, sparesY] = [own.width / scale - wide, own.height / scale - high];
      for (const [partX, partY] of PLACES) {
        const view = { x: left + wide / 2 - sparesX * partX, y: top + high / 2 - sparesY * partY, scale };
        const isFree = (thing) => !covered.some((rect) => meet(rect, this.onScreen(thing, view, own)));
        if (things.every(isFree)) return view;
      }
    }
    return { x: left + wide / 2, y: top + high / 2, scale: most };
  }

  /** All that is on the board, in units. */
  things() {
    const own = this.own;
    const { x, y, scale } = this.view;
    return [...this.svg.querySelectorAll("[data-key]:not([aria-hidden])")]
      .map((node) => {
        const rect = node.getBoundingClientRect();
        return [
          (rect.left - own.left - own.width / 2) / scale + x,
          (rect.top - own.top - own.height / 2) / scale + y,
          rect.width / scale,
          rect.height / scale,
        ];
      })
      .filter((box) => box[2] > 0);
  }

  /** Where something lies on the screen. */
  onScreen([left, top, wide, high], { x, y, scale }, own) {
    return new DOMRect(
      (left - x) * scale + own.left + own.width / 2,
      (top - y) * scale + own.top + own.height / 2,
      wide * scale,
      high * scale,
    );
  }

  /** Keep everything in view, but stay where one is as long as that is so. @param {Element[]} elements see `whole` */
  follow(elements = []) {
    if (this.around.room()) {
      const whole = this.whole(elements);
      if (JSON.stringify(whole) !== JSON.stringify(this.view)) this.travel(whole);
      return;
    }
    const own = this.own;
    const covered = this.around.covered();
    const now = this.onScreen(this.around.content(), this.view, own);
    const isInside =
      now.left >= own.left - 1 &&
      now.right <= own.right + 1 &&
      now.top >= own.top - 1 &&
      now.bottom <= own.bottom + 1;
    const isFree = this.things().every(
      (thing) => !covered.some((rect) => meet(rect, this.onScreen(thing, this.view, own))),
    );
    const wanted = this.whole();
    if (!isInside || !isFree || this.view.scale < wanted.scale * 0.72) this.travel(wanted);
  }

  /** Travel there gently. @param {View} to */
  travel(to) {
    cancelAnimationFrame(this.journey);
    if (this.around.isCalm() || document.hidden) {
      this.show(to);
      return;
    }
    const from = this.view;
    const start = performance.now();
    const step = (now) => {
      const part = Math.min(1, (now - start) / TRAVEL);
      const eased = 1 - (1 - part) ** 3;
      this.show(
        {
          x: from.x + (to.x - from.x) * eased,
          y: from.y + (to.y - from.y) * eased,
          scale: from.scale * (to.scale / from.scale) ** eased,
        },
        part < 1,
      );
      if (part < 1) this.journey = requestAnimationFrame(step);
    };
    this.journey = requestAnimationFrame(step);
  }

  /** Be there at once, whatever is under way. @param {View} view @param {boolean} isOwn */
  jump(view, isOwn) {
    cancelAnimationFrame(this.journey);
    this.isOwn = isOwn;
    this.show(view);
  }

  fit() {
    this.isOwn = false;
    this.travel(this.whole());
  }

  /** Move by pixels. */
  pan(dx, dy) {
    cancelAnimationFrame(this.journey);
    this.isOwn = true;
    this.show(
      { ...this.view, x: this.view.x - dx / this.view.scale, y: this.view.y - dy / this.view.scale },
      true,
    );
  }

  /** Zoom so that what is under this point of the screen stays there. */
  zoom(factor, clientX, clientY, isGentle = false) {
    cancelAnimationFrame(this.journey);
    this.isOwn = true;
    const own = this.own;
    const dx = (clientX ?? own.left + own.width / 2) - own.left - own.width / 2;
    const dy = (clientY ?? own.top + own.height / 2) - own.top - own.height / 2;
    const scale = Math.min(LARGEST, Math.max(SMALLEST, this.view.scale * factor));
    const to = {
      x: this.view.x + dx / this.view.scale - dx / scale,
      y: this.view.y + dy / this.view.scale - dy / scale,
      scale,
    };
    if (isGentle) this.travel(to);
    else this.show(to, true);
  }

  /** See that these elements can be seen, and move no more than that needs. @param {Element[]} elements */
  reveal(elements) {
    const around = together(elements.map((element) => element.getBoundingClientRect()));
    if (!around) return;
    const own = this.own;
    const covered = this.around.covered();
    const isClear =
      around.left >= own.left &&
      around.right <= own.right &&
      around.top >= own.top &&
      around.bottom <= own.bottom &&
      !covered.some((rect) => meet(rect, around));
    if (isClear) return;
    const room = rooms(own, this.around.trays())[0];
    const margin = Math.min(48, room.width / 6, room.height / 6);
    const dx = shift(around.left, around.right, room.left + margin, room.right - margin);
    const dy = shift(around.top, around.bottom, room.top + margin, room.bottom - margin);
    this.travel({
      ...this.view,
      x: this.view.x - dx / this.view.scale,
      y: this.view.y - dy / this.view.scale,
    });
  }

  /** The scale at which these elements fill the free room. @param {Element[]} elements */
  scaleFor(elements) {
    const around = together(elements.map((element) => element.getBoundingClientRect()));
    if (!around) return 0;
    const room = rooms(this.own, this.around.trays())[0];
    return this.view.scale * Math.min(room.width / around.width, room.height / around.height) * 0.86;
  }

  /** Look at these elements, at most at this scale and not from farther away than that. @param {Element[]} elements */
  approach(elements, scale, least = 0) {
    const around = together(elements.map((element) => element.getBoundingClientRect()));
    if (!around) return;
    const own = this.own;
    const room = rooms(own, this.around.trays())[0];
    const target = Math.max(
      Math.min(scale, this.scaleFor(elements)),
      Math.min(scale, this.whole().scale),
      least,
    );
    const x = this.view.x + ((around.left + around.right) / 2 - own.left - own.width / 2) / this.view.scale;
    const y = this.view.y + ((around.top + around.bottom) / 2 - own.top - own.height / 2) / this.view.scale;
    const aside = (room.left + room.right - own.left - own.right) / 2 / target;
    const below = (room.top + room.bottom - own.top - own.bottom) / 2 / target;
    const [left, top, wide, high] = this.around.content();
    this.travel({
      x: within(x, left, left + wide, room.width / target) - aside,
      y: within(y, top, top + high, room.height / target) - below,
      scale: target,
    });
  }
}

/** Of a sheet in one direction: what lies in the middle of the screen, so that all of it is seen, or what is wanted. */
function middle(low, size, scale, length, before, after, wanted, isFirst) {
  const room = length - before - after;
  const spare = room - size * scale;
  if (spare < -1)
    return within(wanted ?? low, low, low + size, room / scale) + (length / 2 - before - room / 2) / scale;
  return low + (length / 2 - before - (isFirst ? 0 : spare / 2)) / scale;
}

/** The middle nearest to a place from which one sees no more beyond the ends than one must. */
function within(place, low, high, seen) {
  return high - low <= seen ? (low + high) / 2 : Math.min(high - seen / 2, Math.max(low + seen / 2, place));
}

function meet(one, other) {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

/** The free parts of the board: all of it, or what is left beside what floats in a corner, the largest first. */
function rooms(own, covered) {
  const over = covered.filter((rect) => rect.width && rect.height && meet(rect, own));
  if (!over.length) return [inset(own.left, own.top, own.right, own.bottom)];
  const left = Math.min(...over.map((rect) => rect.left));
  const top = Math.min(...over.map((rect) => rect.top));
  const bottom = Math.max(...over.map((rect) => rect.bottom));
  const isAbove = top - own.top < own.bottom - bottom;
  const beside = inset(own.left, own.top, left, own.bottom);
  const away = isAbove
    ? inset(own.left, bottom, own.right, own.bottom)
    : inset(own.left, own.top, own.right, top);
  return [beside, away].sort((one, other) => other.width * other.height - one.width * one.height);
}

function inset(left, top, right, bottom) {
  return new DOMRect(left + 6, top + 6, Math.max(1, right - left - 12), Math.max(1, bottom - top - 12));
}

function together(rects) {
  const real = rects.filter((rect) => rect.width || rect.height);
  if (!real.length) return null;
  const left = Math.min(...real.map((rect) => rect.left));
  const top = Math.min(...real.map((rect) => rect.top));
  const right = Math.max(...real.map((rect) => rect.right));
  const bottom = Math.max(...real.map((rect) => rect.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** How far something from low to high must go to lie between two bounds. */
function shift(low, high, least, most) {
  if (high - low > most - least) return (least + most - low - high) / 2;
  return low < least ? least - low : high > most ? most - high : 0;
}
