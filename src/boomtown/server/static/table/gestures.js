// Fingers, mouse and wheel on the board and its trays: dragging and pinching move the camera, a tap is passed on.

const SLACK = 7; // pixels that a tap may slip
const HOLD = 550; // ms after which a finger asks what something is
const TWICE = 320; // ms between the taps of a double tap

export class Gestures {
  /**
   * @param {HTMLElement} board
   * @param {import("./camera.js").Camera} camera
   * @param {{tap: (at: Element, x: number, y: number, isTouch: boolean) => boolean, hold: (at: Element) => void,
   *   hover: (at: Element | null) => void}} told `tap` says whether it meant something
   */
  constructor(board, camera, told) {
    this.camera = camera;
    this.told = told;
    /** @type {Map<number, {x: number, y: number, startX: number, startY: number}>} */
    this.fingers = new Map();
    this.isMoved = false;
    this.timer = 0;
    this.lastTap = { time: 0, x: 0, y: 0 };
    this.follow(board, true);
    board.addEventListener(
      "wheel",
      (event) => {
        event.preventDefault();
        const pixels = event.deltaMode === 1 ? event.deltaY * 30 : event.deltaY;
        camera.zoom(
          Math.exp(-Math.max(-120, Math.min(120, pixels)) * (event.ctrlKey ? 0.01 : 0.0022)),
          event.clientX,
          event.clientY,
        );
      },
      { passive: false },
    );
  }

  /** Listen to a section; only the board itself moves under the fingers. */
  follow(root, isBoard = false) {
    root.addEventListener("pointerdown", (event) => this.down(event, root, isBoard));
    root.addEventListener("pointermove", (event) => this.move(event, isBoard));
    root.addEventListener("pointerup", (event) => this.up(event));
    root.addEventListener("pointercancel", (event) => this.cancel(event));
    root.addEventListener("pointerover", (event) => {
      if (event.pointerType === "mouse" && !this.fingers.size) this.told.hover(event.target);
    });
    root.addEventListener("pointerleave", () => this.told.hover(null));
    root.addEventListener("contextmenu", (event) => {
      if (this.fingers.size) event.preventDefault();
    });
    root.addEventListener("click", (event) => {
      // A screen reader presses without a pointer; what a pointer does is a tap already.
      if (event.detail === 0 && event.pointerType !== "mouse" && event.pointerType !== "touch")
        this.told.tap(event.target, 0, 0, false);
    });
  }

  down(event, root, isBoard) {
    if (event.button !== 0) return;
    if (isBoard) root.setPointerCapture(event.pointerId);
    this.fingers.set(event.pointerId, {
      x: event.clientX,
      y: event.clientY,
      startX: event.clientX,
      startY: event.clientY,
    });
    if (this.fingers.size === 1) this.isMoved = false;
    else this.isMoved = true;
    clearTimeout(this.timer);
    if (event.pointerType === "mouse") return; // it asks by pointing: a slow click is a click
    const at = event.target;
    this.timer = setTimeout(() => {
      if (this.isMoved || this.fingers.size !== 1) return;
      this.isMoved = true; // what follows is no tap
      this.told.hold(at);
    }, HOLD);
  }

  move(event, isBoard) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    if (Math.hypot(event.clientX - finger.startX, event.clientY - finger.startY) > SLACK) this.isMoved = true;
    if (this.isMoved && isBoard) {
      clearTimeout(this.timer);
      const before = this.shape();
      const [oldX, oldY] = [finger.x, finger.y];
      finger.x = event.clientX;
      finger.y = event.clientY;
      if (this.fingers.size === 1) this.camera.pan(finger.x - oldX, finger.y - oldY);
      else {
        const now = this.shape();
        this.camera.pan(now.x - before.x, now.y - before.y);
        if (before.spread > 0) this.camera.zoom(now.spread / before.spread, now.x, now.y);
      }
    }
  }

  /** The middle of all fingers, and how far they are apart. */
  shape() {
    const all = [...this.fingers.values()];
    const x = all.reduce((sum, finger) => sum + finger.x, 0) / all.length;
    const y = all.reduce((sum, finger) => sum + finger.y, 0) / all.length;
    return { x, y, spread: all.length > 1 ? Math.hypot(all[0].x - all[1].x, all[0].y - all[1].y) : 0 };
  }

  up(event) {
    const finger = this.fingers.get(event.pointerId);
    this.fingers.delete(event.pointerId);
    clearTimeout(this.timer);
    if (!finger || this.isMoved) return;
    const at = document.elementFromPoint(event.clientX, event.clientY) ?? event.target;
    const meant = this.told.tap(at, event.clientX, event.clientY, event.pointerType !== "mouse");
    const last = this.lastTap;
    const isTwice =
      event.timeStamp - last.time < TWICE && Math.hypot(event.clientX - last.x, event.clientY - last.y) < 24;
    if (!meant && isTwice && at.closest(".stage")) this.camera.zoom(1.7, event.clientX, event.clientY, true);
    this.lastTap = { time: meant || isTwice ? 0 : event.timeStamp, x: event.clientX, y: event.clientY };
  }

  cancel(event) {
    this.fingers.delete(event.pointerId);
    clearTimeout(this.timer);
    this.isMoved = true;
  }
}
