import assert from "node:assert/strict";
import { test } from "node:test";
import * as geometry from "../../src/boomtown/server/web/static/table/view_geometry.js";

const { makeRect } = geometry;
const SCREEN = makeRect(100, 50, 800, 600);

function assertClose(one, other, what = "") {
  for (const key of Object.keys(other)) {
    assert.ok(Math.abs(one[key] - other[key]) < 1e-9, `${what} ${key}: ${one[key]}, not ${other[key]}`);
  }
}

test("what lies on the board and on the screen are the same thing seen twice", () => {
  const view = { x: 30, y: -20, scale: 0.5 };
  const box = [10, 20, 40, 60];
  const rect = geometry.projectToScreen(box, view, SCREEN);
  assertClose(rect, makeRect(490, 370, 20, 30));
  assert.deepEqual(geometry.projectToBoard(rect, view, SCREEN), box);
  assertClose(geometry.findMiddleOnBoard(rect, view, SCREEN), { x: 30, y: 50 });
});

test("after zooming, the point under the pointer is where it was", () => {
  const view = { x: 5, y: 7, scale: 1 };
  for (const factor of [0.5, 0.9, 1.3, 2]) {
    const zoomed = geometry.zoomView(view, factor, 120, -80);
    assertClose({ x: zoomed.x + 120 / zoomed.scale, y: zoomed.y - 80 / zoomed.scale }, { x: 125, y: -73 });
    assert.equal(zoomed.scale, factor);
  }
});

test("nobody zooms beyond what can be seen, and then nothing slides away", () => {
  const near = { x: 5, y: 7, scale: 3 };
  assert.deepEqual(geometry.zoomView(near, 2, 300, 200), near);
  const far = { x: 5, y: 7, scale: 0.12 };
  assert.deepEqual(geometry.zoomView(far, 0.5, 300, 200), far);
});

test("a moved picture goes with the finger at every scale", () => {
  const box = [0, 0, 10, 10];
  for (const scale of [0.25, 1, 2]) {
    const view = { x: 0, y: 0, scale };
    const before = geometry.projectToScreen(box, view, SCREEN);
    const after = geometry.projectToScreen(box, geometry.panView(view, 13, -8), SCREEN);
    assertClose(after, { left: before.left + 13, top: before.top - 8 });
  }
});

test("the middle of a board stays in view, of a sheet some of it", () => {
  const box = [0, 0, 100, 100];
  const size = { width: 800, height: 600 };
  const away = { x: 900, y: -900, scale: 2 };
  assert.deepEqual(geometry.clampView(away, box, size, false), { x: 100, y: 0, scale: 2 });
  assert.deepEqual(geometry.clampView(away, box, size, true), { x: 260, y: -120, scale: 2 });
  const inside = { x: 40, y: 60, scale: 1 };
  assert.deepEqual(geometry.clampView(inside, box, size, false), inside);
});

test("a journey begins and ends where it should, and its scale grows evenly by factors", () => {
  const [from, to] = [
    { x: 0, y: 10, scale: 0.5 },
    { x: 20, y: -10, scale: 2 },
  ];
  assert.deepEqual(geometry.blendViews(from, to, 0), from);
  assert.deepEqual(geometry.blendViews(from, to, 1), to);
  assert.deepEqual(geometry.blendViews(from, to, 0.5), { x: 10, y: 0, scale: 1 });
});

test("rectangles that only touch do not overlap, and empty ones count for nothing", () => {
  const one = makeRect(0, 0, 10, 10);
  assert.equal(geometry.overlaps(one, makeRect(10, 0, 5, 5)), false);
  assert.equal(geometry.overlaps(one, makeRect(9, 9, 5, 5)), true);
  assert.equal(geometry.joinRects([makeRect(3, 3, 0, 0)]), null);
  assert.deepEqual(geometry.joinRects([one, makeRect(500, 500, 0, 0), makeRect(20, -5, 5, 5)]), {
    ...makeRect(0, -5, 25, 15),
  });
  assert.equal(geometry.liesIn(makeRect(-1, 0, 10, 10), one), false);
  assert.equal(geometry.liesIn(makeRect(-1, 0, 10, 10), one, 1), true);
});

test("the free room is the largest part beside what floats over the board", () => {
  assert.deepEqual(geometry.findRoom(SCREEN, []), makeRect(106, 56, 788, 588));
  const right = makeRect(700, 550, 200, 100); // below, at the right: what is above it is larger
  assert.deepEqual(geometry.findRoom(SCREEN, [right]), makeRect(106, 56, 788, 488));
  const column = makeRect(700, 50, 200, 600); // all along the right side
  assert.deepEqual(geometry.findRoom(SCREEN, [column]), makeRect(106, 56, 588, 588));
  assert.deepEqual(
    geometry.findRoom(SCREEN, [makeRect(0, 0, 50, 40)]),
    geometry.findRoom(SCREEN, []),
    "elsewhere",
  );
});

test("something moves no farther than it must to be seen; what is too large is centred", () => {
  assert.equal(geometry.findShift(20, 30, 0, 100), 0);
  assert.equal(geometry.findShift(-20, -10, 0, 100), 20);
  assert.equal(geometry.findShift(95, 105, 0, 100), -5);
  assert.equal(geometry.findShift(0, 300, 0, 100), -100);
});

test("one sees nothing beyond the ends unless all of it is seen", () => {
  assert.equal(geometry.clampMiddle(0, 0, 100, 40), 20);
  assert.equal(geometry.clampMiddle(99, 0, 100, 40), 80);
  assert.equal(geometry.clampMiddle(50, 0, 100, 40), 50);
  assert.equal(geometry.clampMiddle(0, 0, 100, 140), 50);
});

test("a board is seen whole in the middle, but never larger than is pleasant", () => {
  assert.deepEqual(geometry.fitBoard([0, 0, 1600, 600], SCREEN, [], []), { x: 800, y: 300, scale: 0.5 });
  assert.equal(geometry.fitBoard([0, 0, 100, 100], SCREEN, [], []).scale, 1.25);
});

test("a board makes way for what floats over it", () => {
  const content = [0, 0, 800, 600];
  const tray = makeRect(800, 500, 100, 150);
  const things = [[780, 580, 20, 20]];
  const view = geometry.fitBoard(content, SCREEN, [tray], things);
  assert.ok(geometry.areFree(things, view, SCREEN, [tray]));
  assert.ok(geometry.liesIn(geometry.projectToScreen(content, view, SCREEN), SCREEN, 0.001));
  const plain = geometry.fitBoard(content, SCREEN, [], []);
  assert.ok(view.scale < plain.scale && view.scale > 0.55 * plain.scale);
  assert.equal(geometry.areFree(things, plain, SCREEN, [tray]), false);
});

test("where nothing helps, the board is seen whole all the same", () => {
  const content = [0, 0, 800, 600];
  assert.deepEqual(geometry.fitBoard(content, SCREEN, [SCREEN], [content]), { x: 400, y: 300, scale: 1 });
});

const ROOM = { left: 60, top: 10, right: 20, bottom: 50, least: 0, most: 3, isHigh: false };
const NOW = { x: 0, y: 0, scale: 1 };

test("a sheet fills what is left of the screen and stands in the middle of that", () => {
  const view = geometry.fitSheet([0, 0, 720, 270], SCREEN, ROOM, [], NOW);
  assert.equal(view.scale, 1);
  const there = geometry.projectToScreen([0, 0, 720, 270], view, SCREEN);
  assertClose(there, { left: 160, right: 880, top: 50 + 10 + 135, bottom: 650 - 50 - 135 });
});

test("on a narrow screen a section stands at the top", () => {
  const view = geometry.fitSheet([0, 0, 720, 270], SCREEN, { ...ROOM, isHigh: true }, [], NOW);
  assertClose(geometry.projectToScreen([0, 0, 720, 270], view, SCREEN), { top: 60 });
});

test("a sheet too large to be read is seen in part, with what can be chosen", () => {
  const room = { ...ROOM, least: 0.6, most: 1.6 };
  const content = [0, 0, 4000, 500];
  const start = geometry.fitSheet(content, SCREEN, room, [], NOW);
  assert.equal(start.scale, 0.9);
  assertClose(geometry.projectToScreen(content, start, SCREEN), { left: 160 }, "it begins at the left");
  const target = [3900, 200, 20, 20];
  const rect = geometry.projectToScreen(target, start, SCREEN);
  assert.equal(geometry.overlaps(rect, SCREEN), false);
  const moved = geometry.fitSheet(content, SCREEN, room, [rect], start);
  assert.ok(geometry.liesIn(geometry.projectToScreen(target, moved, SCREEN), SCREEN));
  const end = geometry.projectToScreen(content, moved, SCREEN).right;
  assert.ok(Math.abs(end - (SCREEN.right - room.right)) < 1e-9, "not beyond its end");
});
