// Where one looks at the board from: place and scale. It belongs to the person and is never sent.
//
// While the camera moves, the picture that is there is only shifted and scaled; when it rests, it is drawn
// anew.

import {
  areFree,
  blendViews,
  clampMiddle,
  clampView,
  findMiddleOnBoard,
  findRoom,
  findShift,
  fitBoard,
  fitSheet,
  joinRects,
  liesIn,
  overlaps,
  panView,
  projectToBoard,
  projectToScreen,
  zoomView,
} from "./view_geometry.js";

/** @import { Box } from "./scene.js" */
/** @import { Room, View } from "./view_geometry.js" */
/**
 * @typedef {object} Surroundings
 * @property {() => Box} box what there is to see
 * @property {() => Box} content where there is more than paper
 * @property {() => DOMRect[]} trays
 * @property {() => DOMRect[]} covered all that floats on the board
 * @property {() => boolean} isCalm
 * @property {() => Room | null} room that of a sheet
 * @property {() => void} onMove
 * @property {() => void} onResize
 */

const TRAVEL = 320; // ms
const REST = 130; // ms without motion until the picture is drawn anew
const FILLED = 0.86; // of the free room, by what one looks at
const TOO_SMALL = 0.72; // of the scale that would do: then the camera comes nearer by itself

export class Camera {
  /** @param {SVGSVGElement} svg @param {Surroundings} around */
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
    const [dx, dy] = [(width - this.size.width) / 2, (height - this.size.height) / 2];
    const isFirst = this.size.width === 1;
    this.size = { width, height };
    if (isFirst) this.show(this.findWhole());
    else this.show(panView(this.view, -dx, -dy)); // the upper left corner stays
    if (!isFirst && !this.isOwn) this.around.onResize();
  }

  /** @param {View} view @param {boolean} isMoving more will follow at once */
  show(view, isMoving = false) {
    this.view = clampView(view, this.around.box(), this.size, this.around.room() !== null);
    clearTimeout(this.rest);
    if (isMoving) {
      this.shift();
      this.rest = setTimeout(() => this.draw(), REST);
    } else this.draw();
    this.around.onMove();
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
    const box = [x - width / 2, y - height / 2, width, height];
    this.svg.setAttribute("viewBox", box.map((number) => number.toFixed(2)).join(" "));
  }

  /**
   * The view that shows everything.
   * @param {Element[]} elements what should be seen of a sheet that is too large
   */
  findWhole(elements = []) {
    const { own } = this;
    const room = this.around.room();
    const content = this.around.content();
    if (room) return fitSheet(content, own, room, listRects(elements), this.view);
    const covered = this.around.covered().filter((rect) => overlaps(rect, own));
    return fitBoard(content, own, covered, covered.length ? this.listThings() : []);
  }

  /** All that is on the board, in units. */
  listThings() {
    const { own } = this;
    const nodes = [...this.svg.querySelectorAll("[data-key]:not([aria-hidden])")];
    return listRects(nodes)
      .filter((rect) => rect.width > 0)
      .map((rect) => projectToBoard(rect, this.view, own));
  }

  /**
   * Keep everything in view, but stay where one is as long as that is so.
   * @param {Element[]} elements of a sheet
   */
  follow(elements = []) {
    const whole = this.findWhole(elements);
    if (this.around.room()) {
      if (JSON.stringify(whole) !== JSON.stringify(this.view)) this.travel(whole);
      return;
    }
    const { own } = this;
    const isInside = liesIn(projectToScreen(this.around.content(), this.view, own), own, 1);
    const isFree = areFree(this.listThings(), this.view, own, this.around.covered());
    if (!isInside || !isFree || this.view.scale < whole.scale * TOO_SMALL) this.travel(whole);
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
    const step = (/** @type {number} */ now) => {
      const part = Math.min(1, (now - start) / TRAVEL);
      this.show(blendViews(from, to, 1 - (1 - part) ** 3), part < 1);
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
    this.travel(this.findWhole());
  }

  /** Move by pixels. @param {number} dx @param {number} dy */
  pan(dx, dy) {
    cancelAnimationFrame(this.journey);
    this.isOwn = true;
    this.show(panView(this.view, dx, dy), true);
  }

  /** Zoom so that what is under this point of the screen stays there. @param {number} factor */
  zoom(factor, /** @type {number} */ clientX, /** @type {number} */ clientY, isGentle = false) {
    cancelAnimationFrame(this.journey);
    this.isOwn = true;
    const { own } = this;
    const to = zoomView(
      this.view,
      factor,
      clientX - own.left - own.width / 2,
      clientY - own.top - own.height / 2,
    );
    if (isGentle) this.travel(to);
    else this.show(to, true);
  }

  /** Zoom gently, so that the middle stays. @param {number} factor */
  zoomMiddle(factor) {
    const { own } = this;
    this.zoom(factor, own.left + own.width / 2, own.top + own.height / 2, true);
  }

  /** See that these elements can be seen, and move no more than that needs. @param {Element[]} elements */
  reveal(elements) {
    const around = joinRects(listRects(elements));
    if (!around) return;
    const { own } = this;
    if (liesIn(around, own) && !this.around.covered().some((rect) => overlaps(rect, around))) return;
    const room = findRoom(own, this.around.trays());
    const margin = Math.min(48, room.width / 6, room.height / 6);
    const dx = findShift(around.left, around.right, room.left + margin, room.right - margin);
    const dy = findShift(around.top, around.bottom, room.top + margin, room.bottom - margin);
    this.travel(panView(this.view, dx, dy));
  }

  /** The scale at which these elements fill the free room. @param {Element[]} elements */
  findScale(elements) {
    const around = joinRects(listRects(elements));
    if (!around) return 0;
    const room = findRoom(this.own, this.around.trays());
    return this.view.scale * Math.min(room.width / around.width, room.height / around.height) * FILLED;
  }

  /**
   * Look at these elements, at most at this scale and not from farther away than that.
   * @param {Element[]} elements
   */
  approach(elements, /** @type {number} */ most, least = 0) {
    const around = joinRects(listRects(elements));
    if (!around) return;
    const { own } = this;
    const room = findRoom(own, this.around.trays());
    const [near, far] = [Math.min(most, this.findScale(elements)), Math.min(most, this.findWhole().scale)];
    const scale = Math.max(near, far, least);
    const { x, y } = findMiddleOnBoard(around, this.view, own);
    const aside = (room.left + room.right - own.left - own.right) / 2 / scale;
    const below = (room.top + room.bottom - own.top - own.bottom) / 2 / scale;
    const [left, top, wide, high] = this.around.content();
    this.travel({
      x: clampMiddle(x, left, left + wide, room.width / scale) - aside,
      y: clampMiddle(y, top, top + high, room.height / scale) - below,
      scale,
    });
  }
}

/** @param {Element[]} elements */
function listRects(elements) {
  return elements.map((element) => element.getBoundingClientRect());
}
