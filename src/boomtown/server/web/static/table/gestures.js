// Fingers, mouse and wheel on the board and its trays: they move the camera; a tap is passed on.

import { targetOf } from "./dom.js";

/** @import { Camera } from "./camera.js" */
/** @typedef {{x: number, y: number, startX: number, startY: number}} Finger */

const SLACK = 7; // pixels that a tap may slip
const HOLD = 550; // ms after which a finger asks what something is
const TWICE = 320; // ms between the taps of a double tap
const APART = 24; // pixels between them, at most
const CLOSER = 1.7; // a double tap zooms by this
const LINE = 30; // pixels of a wheel that counts lines
const MOST_TURNED = 120; // pixels of the wheel in one event

export class Gestures {
  /**
   * @param {HTMLElement} board
   * @param {Pick<Camera, "pan" | "zoom">} camera
   * @param {{tap: (at: Element, x: number, y: number, isTouch: boolean) => boolean, hold: (at: Element) =>
   *   void,
   *   hover: (at: Element | null) => void}} on `tap` says whether it meant something
   */
  constructor(board, camera, on) {
    this.camera = camera;
    this.on = on;
    /** @type {Map<number, Finger>} */
    this.fingers = new Map();
    this.isMoved = false;
    this.timer = 0;
    this.lastTap = { time: 0, x: 0, y: 0 };
    this.follow(board, true);
    board.addEventListener("wheel", (event) => this.turnWheel(event), { passive: false });
  }

  /**
   * Listen to a section; only the board itself moves under the fingers.
   * @param {GlobalEventHandlers & Element} root
   */
  follow(root, isBoard = false) {
    root.addEventListener("pointerdown", (event) => this.press(event, root, isBoard));
    root.addEventListener("pointermove", (event) => this.move(event, isBoard));
    root.addEventListener("pointerup", (event) => this.lift(event));
    root.addEventListener("pointercancel", (event) => this.cancel(event));
    root.addEventListener("pointerover", (event) => {
      if (event.pointerType === "mouse" && !this.fingers.size) this.on.hover(targetOf(event));
    });
    root.addEventListener("pointerleave", () => this.on.hover(null));
    root.addEventListener("contextmenu", (event) => {
      if (this.fingers.size) event.preventDefault();
    });
    root.addEventListener("click", (event) => {
      // A screen reader presses without a pointer; what a pointer does is a tap already.
      const by = /** @type {PointerEvent} */ (event).pointerType;
      if (event.detail === 0 && by !== "mouse" && by !== "touch") this.on.tap(targetOf(event), 0, 0, false);
    });
  }

  /** @param {WheelEvent} event */
  turnWheel(event) {
    event.preventDefault();
    const pixels = event.deltaMode === 1 ? event.deltaY * LINE : event.deltaY;
    const turned = Math.max(-MOST_TURNED, Math.min(MOST_TURNED, pixels));
    this.camera.zoom(Math.exp(-turned * (event.ctrlKey ? 0.01 : 0.0022)), event.clientX, event.clientY);
  }

  /** @param {PointerEvent} event @param {Element} root @param {boolean} isBoard */
  press(event, root, isBoard) {
    if (event.button !== 0) return;
    if (isBoard) root.setPointerCapture(event.pointerId);
    const [x, y] = [event.clientX, event.clientY];
    this.fingers.set(event.pointerId, { x, y, startX: x, startY: y });
    this.isMoved = this.fingers.size > 1;
    clearTimeout(this.timer);
    if (event.pointerType === "mouse") return; // it asks by pointing: a slow click is a click
    const at = targetOf(event);
    this.timer = setTimeout(() => {
      if (this.isMoved || this.fingers.size !== 1) return;
      this.isMoved = true; // what follows is no tap
      this.on.hold(at);
    }, HOLD);
  }

  /** @param {PointerEvent} event @param {boolean} isBoard */
  move(event, isBoard) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    const slipped = Math.hypot(event.clientX - finger.startX, event.clientY - finger.startY);
    if (slipped > SLACK) this.isMoved = true;
    if (!this.isMoved || !isBoard) return;
    clearTimeout(this.timer);
    const before = measureFingers([...this.fingers.values()]);
    finger.x = event.clientX;
    finger.y = event.clientY;
    const now = measureFingers([...this.fingers.values()]);
    this.camera.pan(now.x - before.x, now.y - before.y);
    if (before.spread > 0) this.camera.zoom(now.spread / before.spread, now.x, now.y);
  }

  /** @param {PointerEvent} event */
  lift(event) {
    const finger = this.fingers.get(event.pointerId);
    this.fingers.delete(event.pointerId);
    clearTimeout(this.timer);
    if (!finger || this.isMoved) return;
    const { clientX: x, clientY: y, timeStamp: time } = event;
    const at = document.elementFromPoint(x, y) ?? targetOf(event);
    const isMeant = this.on.tap(at, x, y, event.pointerType !== "mouse");
    const last = this.lastTap;
    const isTwice = time - last.time < TWICE && Math.hypot(x - last.x, y - last.y) < APART;
    if (!isMeant && isTwice && at.closest(".stage")) this.camera.zoom(CLOSER, x, y, true);
    this.lastTap = { time: isMeant || isTwice ? 0 : time, x, y };
  }

  /** @param {PointerEvent} event */
  cancel(event) {
    this.fingers.delete(event.pointerId);
    clearTimeout(this.timer);
    this.isMoved = true;
  }
}

/** The middle of all fingers, and how far they are apart. @param {Finger[]} fingers at least one */
function measureFingers(fingers) {
  const x = fingers.reduce((sum, finger) => sum + finger.x, 0) / fingers.length;
  const y = fingers.reduce((sum, finger) => sum + finger.y, 0) / fingers.length;
  const [one, other] = fingers;
  return { x, y, spread: other ? Math.hypot(one.x - other.x, one.y - other.y) : 0 };
}
