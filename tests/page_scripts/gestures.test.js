import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { makeSpy, openPage } from "./page.js";

const document = openPage('<div class="stage"><i id="tile"></i></div><div id="tray"><i id="card"></i></div>');
const { Gestures } = await import("../../src/boomtown/server/web/static/table/gestures.js");

const [stage, tile] = [document.querySelector(".stage"), document.getElementById("tile")];
let camera;
let on;
let isMeant;
let time;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  camera = { pan: makeSpy(), zoom: makeSpy() };
  isMeant = false;
  time = 10_000;
  on = { tap: makeSpy(), hold: makeSpy(), hover: makeSpy() };
  const { tap } = on;
  on.tap = (...words) => {
    tap(...words);
    return isMeant;
  };
  on.tapped = tap.calls;
  document.elementFromPoint = () => tile;
});

/** A board of its own, so that no gestures of another test listen. */
function makeBoard() {
  const board = stage.cloneNode(false);
  board.setPointerCapture = () => {};
  const gestures = new Gestures(board, camera, on);
  return { board, gestures };
}

function point(board, type, x, y, changes = {}) {
  const event = new globalThis.Event(type, { bubbles: true, cancelable: true });
  time += 20;
  const pointer = { pointerId: 1, pointerType: "touch", button: 0, clientX: x, clientY: y, timeStamp: time };
  for (const [name, value] of Object.entries({ ...pointer, ...changes })) {
    Object.defineProperty(event, name, { value });
  }
  board.dispatchEvent(event);
  return event;
}

test("a tap that slips a little is a tap, and the camera stays", () => {
  const { board } = makeBoard();
  point(board, "pointerdown", 100, 100);
  point(board, "pointermove", 104, 103);
  point(board, "pointerup", 104, 103);
  assert.deepEqual(on.tapped, [[tile, 104, 103, true]]);
  assert.equal(camera.pan.calls.length, 0);
});

test("a finger that goes on moves the camera, and is no tap", () => {
  const { board } = makeBoard();
  point(board, "pointerdown", 100, 100);
  point(board, "pointermove", 110, 100);
  point(board, "pointermove", 110, 125);
  point(board, "pointerup", 110, 125);
  assert.deepEqual(camera.pan.calls, [
    [10, 0],
    [0, 25],
  ]);
  assert.equal(on.tapped.length, 0);
});

test("two fingers zoom around their middle", () => {
  const { board } = makeBoard();
  point(board, "pointerdown", 100, 100);
  point(board, "pointerdown", 200, 100, { pointerId: 2 });
  point(board, "pointermove", 300, 100, { pointerId: 2 });
  assert.deepEqual(camera.pan.calls, [[50, 0]]);
  assert.deepEqual(camera.zoom.calls, [[2, 200, 100]]);
  point(board, "pointerup", 300, 100, { pointerId: 2 });
  point(board, "pointerup", 100, 100);
  assert.equal(on.tapped.length, 0, "nobody meant a tap by it");
});

test("a finger that rests asks what something is; letting go then is no tap", () => {
  const { board } = makeBoard();
  point(board, "pointerdown", 100, 100);
  mock.timers.tick(549);
  assert.equal(on.hold.calls.length, 0);
  mock.timers.tick(1);
  assert.equal(on.hold.calls.length, 1);
  point(board, "pointerup", 100, 100);
  assert.equal(on.tapped.length, 0);
});

test("a slow click of the mouse is a click", () => {
  const { board } = makeBoard();
  point(board, "pointerdown", 100, 100, { pointerType: "mouse" });
  mock.timers.tick(5_000);
  point(board, "pointerup", 100, 100, { pointerType: "mouse" });
  assert.equal(on.hold.calls.length, 0);
  assert.deepEqual(on.tapped, [[tile, 100, 100, false]]);
});

test("two taps on nothing zoom in, and the third begins anew", () => {
  const { board } = makeBoard();
  for (let count = 0; count < 3; count += 1) {
    point(board, "pointerdown", 100, 100);
    point(board, "pointerup", 100, 100);
  }
  assert.deepEqual(camera.zoom.calls, [[1.7, 100, 100, true]]);
});

test("taps that are far apart, late or meant something do not zoom", () => {
  for (const [x, later, meant] of [
    [140, 0, false],
    [100, 400, false],
    [100, 0, true],
  ]) {
    const { board } = makeBoard();
    isMeant = meant;
    point(board, "pointerdown", 100, 100);
    point(board, "pointerup", 100, 100);
    time += later;
    point(board, "pointerdown", x, 100);
    point(board, "pointerup", x, 100);
  }
  assert.equal(camera.zoom.calls.length, 0);
});

test("a gesture that the browser takes over is no tap", () => {
  const { board } = makeBoard();
  point(board, "pointerdown", 100, 100);
  point(board, "pointercancel", 100, 100);
  point(board, "pointerup", 100, 100);
  mock.timers.tick(1_000);
  assert.equal(on.tapped.length + on.hold.calls.length, 0);
});

test("a tray does not move under the finger", () => {
  const { gestures } = makeBoard();
  const tray = document.getElementById("tray").cloneNode(true);
  gestures.follow(tray);
  point(tray, "pointerdown", 100, 100);
  point(tray, "pointermove", 160, 100);
  point(tray, "pointerup", 160, 100);
  assert.equal(camera.pan.calls.length + on.tapped.length, 0);
});

test("the wheel zooms in and out at the pointer, a wild one no more than a bound", () => {
  const { board } = makeBoard();
  const turn = (deltaY, changes = {}) =>
    point(board, "wheel", 30, 40, { deltaY, deltaMode: 0, ctrlKey: false, ...changes });
  assert.ok(turn(-100).defaultPrevented, "the page does not scroll");
  turn(100);
  turn(9_999);
  turn(4, { deltaMode: 1 });
  const [closer, farther, wild, lines] = camera.zoom.calls.map(([factor]) => factor);
  assert.ok(closer > 1 && Math.abs(closer * farther - 1) < 1e-9);
  assert.ok(wild > 0.7 && wild < farther);
  assert.equal(lines, wild, "lines count as pixels");
  assert.deepEqual(camera.zoom.calls[0].slice(1), [30, 40]);
});

test("a screen reader presses without a pointer", () => {
  const { board } = makeBoard();
  point(board, "click", 0, 0, { detail: 0, pointerType: "" });
  point(board, "click", 5, 5, { detail: 1, pointerType: "mouse" });
  assert.equal(on.tapped.length, 1);
});

test("the mouse hovers, a finger does not", () => {
  const { board } = makeBoard();
  point(board, "pointerover", 1, 1, { pointerType: "mouse" });
  point(board, "pointerover", 1, 1, { pointerType: "touch" });
  point(board, "pointerleave", 1, 1, { pointerType: "mouse" });
  assert.deepEqual(on.hover.calls, [[board], [null]]);
});
