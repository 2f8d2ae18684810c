// The arithmetic of looking at the board: rectangles on the screen, and views, which say what is seen of it.

/** @import { Box } from "./scene.js" */
/** @typedef {{x: number, y: number, scale: number}} View the middle, in units, and pixels for a unit */
/**
 * @typedef {{left: number, top: number, right: number, bottom: number, width: number, height: number}} Rect
 */
/** @typedef {{width: number, height: number}} Size */
/**
 * @typedef {object} Room what a sheet has
 * @property {number} left pixels that are kept free
 * @property {number} top
 * @property {number} right
 * @property {number} bottom
 * @property {number} least below this scale it is too small to be read
 * @property {number} most
 * @property {boolean} isHigh it stands at the top, not in the middle
 */

const SMALLEST = 0.12; // pixels for a unit
const LARGEST = 3;
const PLEASANT = 1.25;
const LEGIBLE = 0.9; // of a section that is too large for a narrow screen
const MARGIN = 6; // px between what is free and what is not
// of the spare room: middle, left, below …
const PLACES = [
  [0, 0],
  [-0.25, 0],
  [0, 0.25],
  [-0.25, 0.25],
  [-0.5, 0],
  [0, 0.5],
  [-0.5, 0.5],
];

/** @param {number} left @param {number} top @param {number} width @param {number} height @returns {Rect} */
export function makeRect(left, top, width, height) {
  return { left, top, right: left + width, bottom: top + height, width, height };
}

/** The smallest rectangle around all that are not empty; null if there is none. @param {Rect[]} rects */
export function joinRects(rects) {
  const real = rects.filter((rect) => rect.width || rect.height);
  if (!real.length) return null;
  const left = Math.min(...real.map((rect) => rect.left));
  const top = Math.min(...real.map((rect) => rect.top));
  const right = Math.max(...real.map((rect) => rect.right));
  const bottom = Math.max(...real.map((rect) => rect.bottom));
  return makeRect(left, top, right - left, bottom - top);
}

/** Whether two rectangles overlap. @param {Rect} one @param {Rect} other */
export function overlaps(one, other) {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

/** Whether a rectangle lies in another one. @param {Rect} inner @param {Rect} outer */
export function liesIn(inner, outer, slack = 0) {
  return (
    inner.left >= outer.left - slack &&
    inner.right <= outer.right + slack &&
    inner.top >= outer.top - slack &&
    inner.bottom <= outer.bottom + slack
  );
}

/**
 * The largest free part of the board: all of it, or what is left beside what floats in a corner.
 * @param {Rect} own
 * @param {Rect[]} covered
 */
export function findRoom(own, covered) {
  const over = joinRects(covered.filter((rect) => rect.width && rect.height && overlaps(rect, own)));
  if (!over) return inset(own.left, own.top, own.right, own.bottom);
  const isAbove = over.top - own.top < own.bottom - over.bottom;
  const beside = inset(own.left, own.top, over.left, own.bottom);
  const away = isAbove
    ? inset(own.left, over.bottom, own.right, own.bottom)
    : inset(own.left, own.top, own.right, over.top);
  return away.width * away.height > beside.width * beside.height ? away : beside;
}

/** @param {number} left @param {number} top @param {number} right @param {number} bottom */
function inset(left, top, right, bottom) {
  const [width, height] = [right - left - 2 * MARGIN, bottom - top - 2 * MARGIN];
  return makeRect(left + MARGIN, top + MARGIN, Math.max(1, width), Math.max(1, height));
}

/** How far something from low to high must go to lie between two bounds. */
export function findShift(/** @type {number} */ low, /** @type {number} */ high, least = 0, most = 0) {
  if (high - low > most - least) return (least + most - low - high) / 2;
  return low < least ? least - low : high > most ? most - high : 0;
}

/**
 * The middle nearest to a place from which one sees no more beyond the ends than one must.
 * @param {number} place
 * @param {number} low
 * @param {number} high
 * @param {number} seen how much one sees at a time
 */
export function clampMiddle(place, low, high, seen) {
  return high - low <= seen ? (low + high) / 2 : Math.min(high - seen / 2, Math.max(low + seen / 2, place));
}

/** @param {number} scale */
function clampScale(scale) {
  return Math.min(LARGEST, Math.max(SMALLEST, scale));
}

/**
 * The view that is allowed nearest to a wish: of a sheet some of it stays in view, of a board the middle.
 * @param {View} view
 * @param {Box} box what there is to see
 * @param {Size} size of the screen
 * @param {boolean} isSheet
 * @returns {View}
 */
export function clampView(view, [left, top, wide, high], size, isSheet) {
  const scale = clampScale(view.scale);
  const beyond = isSheet ? 0.4 / scale : 0;
  const [beyondX, beyondY] = [beyond * size.width, beyond * size.height];
  return {
    x: Math.min(left + wide + beyondX, Math.max(left - beyondX, view.x)),
    y: Math.min(top + high + beyondY, Math.max(top - beyondY, view.y)),
    scale,
  };
}

/**
 * The view after zooming, so that a point stays where it is on the screen.
 * @param {View} view
 * @param {number} factor
 * @param {number} dx pixels of the point from the middle of the screen
 * @param {number} dy
 * @returns {View}
 */
export function zoomView(view, factor, dx, dy) {
  const scale = clampScale(view.scale * factor);
  return { x: view.x + dx / view.scale - dx / scale, y: view.y + dy / view.scale - dy / scale, scale };
}

/**
 * The view after moving the picture by pixels.
 * @param {View} view
 * @param {number} dx
 * @param {number} dy
 * @returns {View}
 */
export function panView(view, dx, dy) {
  return { ...view, x: view.x - dx / view.scale, y: view.y - dy / view.scale };
}

/**
 * A view on the way from one to another.
 * @param {View} from
 * @param {View} to
 * @param {number} part 0 to 1
 * @returns {View}
 */
export function blendViews(from, to, part) {
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    scale: from.scale * (to.scale / from.scale) ** part,
  };
}

/**
 * Where something lies on the screen.
 * @param {Box} box
 * @param {View} view
 * @param {Rect} own the board on the screen
 */
export function projectToScreen([left, top, wide, high], { x, y, scale }, own) {
  const screenLeft = (left - x) * scale + own.left + own.width / 2;
  const screenTop = (top - y) * scale + own.top + own.height / 2;
  return makeRect(screenLeft, screenTop, wide * scale, high * scale);
}

/**
 * What lies there on the board, in units.
 * @param {Rect} rect
 * @param {View} view
 * @param {Rect} own
 * @returns {Box}
 */
export function projectToBoard(rect, { x, y, scale }, own) {
  const left = (rect.left - own.left - own.width / 2) / scale + x;
  const top = (rect.top - own.top - own.height / 2) / scale + y;
  return [left, top, rect.width / scale, rect.height / scale];
}

/**
 * The middle of a rectangle of the screen, in units.
 * @param {Rect} rect
 * @param {View} view
 * @param {Rect} own
 */
export function findMiddleOnBoard(rect, view, own) {
  const [left, top, wide, high] = projectToBoard(rect, view, own);
  return { x: left + wide / 2, y: top + high / 2 };
}

/**
 * Everything, as large as is pleasant, and nothing under what floats on the board.
 * @param {Box} content
 * @param {Rect} own
 * @param {Rect[]} covered
 * @param {Box[]} things that are on the board
 * @returns {View}
 */
export function fitBoard([left, top, wide, high], own, covered, things) {
  const most = Math.min(own.width / wide, own.height / high, PLEASANT);
  const [x, y] = [left + wide / 2, top + high / 2];
  for (let scale = most; scale > most * 0.55; scale *= 0.96) {
    const [spareX, spareY] = [own.width / scale - wide, own.height / scale - high];
    for (const [partX, partY] of PLACES) {
      const view = { x: x - spareX * partX, y: y - spareY * partY, scale };
      if (areFree(things, view, own, covered)) return view;
    }
  }
  return { x, y, scale: most };
}

/** Whether nothing floats over these things. @param {Box[]} things @param {View} view @param {Rect} own */
export function areFree(things, view, own, /** @type {Rect[]} */ covered) {
  return things.every((thing) => {
    const there = projectToScreen(thing, view, own);
    return !covered.some((rect) => overlaps(rect, there));
  });
}

/**
 * All of a sheet; where that would be too small to read, a part of it, with these rectangles.
 * @param {Box} content
 * @param {Rect} own
 * @param {Room} room
 * @param {Rect[]} rects on the screen, as the view is now
 * @param {View} view
 * @returns {View}
 */
export function fitSheet([left, top, wide, high], own, room, rects, view) {
  const { width, height } = own;
  const scales = [(width - room.left - room.right) / wide, (height - room.top - room.bottom) / high];
  const fit = Math.min(...scales);
  const legible = Math.max(fit, Math.min(LEGIBLE, Math.max(...scales)));
  const scale = fit < room.least ? legible : Math.min(fit, room.most);
  const all = joinRects(rects);
  const grown = scale / view.scale;
  const isTooLarge = all && (all.width * grown > width || all.height * grown > height);
  const around = isTooLarge ? rects[0] : all; // if they do not all go into the room, the first
  const wanted = around ? findMiddleOnBoard(around, view, own) : { x: left, y: top };
  const across = { low: left, size: wide, length: width, before: room.left, after: room.right };
  const down = { low: top, size: high, length: height, before: room.top, after: room.bottom };
  return {
    x: placeMiddle(across, scale, wanted.x, false),
    y: placeMiddle(down, scale, wanted.y, room.isHigh),
    scale,
  };
}

/**
 * Of a sheet in one direction: what lies in the middle of the screen, so that all of it is seen, or what is
 *   wanted.
 * @param {{low: number, size: number, length: number, before: number, after: number}} extent the sheet in
 *   units, the
 *   screen and what is kept free of it in pixels
 * @param {number} scale
 * @param {number} wanted
 * @param {boolean} isFirst all spare room comes after it
 */
function placeMiddle({ low, size, length, before, after }, scale, wanted, isFirst) {
  const room = length - before - after;
  const spare = room - size * scale;
  if (spare < -1) {
    const middle = clampMiddle(wanted, low, low + size, room / scale);
    return middle + (length / 2 - before - room / 2) / scale;
  }
  return low + (length / 2 - before - (isFirst ? 0 : spare / 2)) / scale;
}
