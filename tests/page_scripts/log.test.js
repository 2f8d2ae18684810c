import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { makeSpy, openPage } from "./page.js";

const BODY = '<div id="box"><ol id="log"></ol></div>';
let document = openPage(BODY);
const { Log, splitAtPoints } = await import("../../src/boomtown/server/web/static/table/log.js");
const { pickStations } = await import("../../src/boomtown/server/web/static/table/replay.js");

let on;
let log;

beforeEach(() => {
  document = openPage(BODY);
  on = { look: makeSpy(), why: makeSpy(), light: makeSpy() };
  log = new Log(on);
});

const lines = () => [...document.querySelectorAll("#log li")];

function happen(element, type, changes = {}) {
  const event = new globalThis.Event(type, { bubbles: true, cancelable: true });
  Object.assign(event, changes);
  element.dispatchEvent(event);
  return event;
}

test("the points of a sentence are found as a number of their own", () => {
  assert.deepEqual(splitAtPoints("Ann scores 12 points", 12), ["Ann scores ", "12", " points"]);
  assert.deepEqual(splitAtPoints("Mine 112: 12 points", 12), ["Mine 112: ", "12", " points"]);
  assert.deepEqual(splitAtPoints("Ben loses -3 points", -3), ["Ben loses ", "-3", " points"]);
  assert.deepEqual(splitAtPoints("two points", 2), ["two points"]);
  assert.deepEqual(splitAtPoints("Ann passes", null), ["Ann passes"]);
});

test("a line tells when, who and what; points stand out, also none", () => {
  log.add([{ at: 3, seat: 1, text: "Ben scores 0 points", points: 0, turn: true }], []);
  log.add([{ at: 4, seat: -1, text: "Night falls" }], []);
  const [first, second] = lines();
  assert.deepEqual(
    [first.dataset.at, first.className, first.querySelector("b").textContent],
    ["3", "turn", "0"],
  );
  assert.equal(first.querySelector("use").getAttribute("href"), "#badge-1");
  assert.equal(second.querySelector(".nobody") !== null && second.querySelector("b"), null);
  assert.deepEqual(log.scored, [{ at: 3, seat: 1, points: 0 }]);
});

test("a line leads to its moment, and the question beside it to the reason", () => {
  log.add([{ at: 7, seat: 0, text: "Ann digs", why: true }], []);
  const click = happen(lines()[0].querySelector("a"), "click");
  assert.deepEqual([on.look.calls, click.defaultPrevented], [[[7]], true]);
  happen(lines()[0].querySelector(".why"), "click");
  assert.deepEqual([on.look.calls.length, on.why.calls], [1, [[7]]]);
});

test("pointing at a line lights what it is about", () => {
  log.add([{ at: 1, seat: 0, text: "Ann digs" }], ["tile-1", "tile-2"]);
  happen(lines()[0], "pointerover");
  happen(document.getElementById("log"), "pointerleave");
  assert.deepEqual(on.light.calls, [[["tile-1", "tile-2"]], [[]]]);
});

test("in a look back, later lines are shown as such", () => {
  for (const at of [1, 2, 3]) log.add([{ at, seat: 0, text: `move ${at}` }], []);
  const later = () => lines().map((line) => line.classList.contains("later"));
  log.mark(2);
  assert.deepEqual(later(), [false, false, true]);
  log.mark(null);
  assert.deepEqual(later(), [false, false, false]);
});

test("whoever reads further up is left alone, whoever is at the end follows", () => {
  const box = document.getElementById("box");
  Object.assign(box, { clientHeight: 100, scrollHeight: 1000 });
  box.scrollTop = 300;
  log.add([{ at: 1, seat: 0, text: "one" }], []);
  assert.equal(box.scrollTop, 300);
  box.scrollTop = 850;
  log.add([{ at: 2, seat: 0, text: "two" }], []);
  assert.equal(box.scrollTop, 1000);
});

test("a very long log forgets its oldest lines", () => {
  const many = Array.from({ length: 2_005 }, (_, at) => ({ at, seat: 0, text: String(at) }));
  log.add(many, []);
  assert.equal(lines().length, 2_000);
  assert.equal(lines()[0].dataset.at, "5");
  log.clear();
  assert.deepEqual([lines().length, log.scored], [0, []]);
});

test("arrows go from line to line and stop at the ends", () => {
  for (const at of [1, 2]) log.add([{ at, seat: 0, text: `move ${at}` }], []);
  const links = lines().map((line) => line.querySelector("a"));
  for (const link of links) {
    link.focus = () => {
      document.activeElement = link;
    };
  }
  const press = (key) => happen(document.getElementById("box"), "keydown", { key });
  press("ArrowUp");
  assert.equal(document.activeElement, links[1], "the newest first");
  press("ArrowUp");
  press("ArrowUp");
  assert.equal(document.activeElement, links[0]);
  assert.equal(press("x").defaultPrevented, false);
});

test("stations stand where somebody scored most: ten of them, none for little or for nobody", () => {
  const scored = Array.from({ length: 14 }, (_, at) => ({ at, seat: at % 3, points: at }));
  scored.push({ at: 5, seat: -1, points: 50 }, { at: 99, seat: 0, points: 60 });
  const found = pickStations(scored, 14);
  assert.deepEqual(
    found.map((line) => line.points),
    [13, 12, 11, 10, 9, 8, 7, 6, 5, 4],
  );
  assert.deepEqual(pickStations([{ at: 1, seat: 0, points: 2 }], 14), []);
  assert.equal(scored[0].at, 0, "the list of the log keeps its order");
});
