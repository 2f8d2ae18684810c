import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { makeSpy, openPage } from "./page.js";

const document = openPage(`<div class="board"><svg id="board">
    <g id="east" data-actions="place e1 n|place e1 s|place e1 w"><rect/>
      <i data-ghost="place e1 n"></i><i data-ghost="place e1 s"></i></g>
    <g id="west" data-actions="place w1 n|place w1 s"><rect/></g>
    <g id="old" class="gone" data-action="pass"></g>
  </svg><svg id="tray"><g id="pass" data-action="pass"></g>
    <g id="again" data-action="place w1 n"></g></svg></div>`);
const { Choice } = await import("../../src/boomtown/server/web/static/table/choice.js");
const { findNearest, KeyboardFocus } = await import(
  "../../src/boomtown/server/web/static/table/keyboard_focus.js"
);

const [board, tray] = [document.getElementById("board"), document.getElementById("tray")];
const PLACE = ["place e1 n", "place e1 s", "place e1 w", "place w1 n", "place w1 s"];
let on;
let choice;

function makeGroup(verb, actions) {
  return {
    verb,
    label: verb,
    choices: actions.map((action) => ({ action, label: action, verb, ends_undo: false })),
  };
}

beforeEach(() => {
  on = { change: makeSpy(), confirm: makeSpy() };
  choice = new Choice({ board, isSheet: false, listRoots: () => [board, tray] }, on);
  choice.offer([makeGroup("place", PLACE), makeGroup("pass", ["pass"])]);
});

const ids = (targets) => targets.map((target) => target.element.id);

test("targets are found in the order of the options, the board first; what fades away is none", () => {
  assert.deepEqual(ids(choice.targets), ["east", "west", "again", "pass"]);
  assert.deepEqual(ids(choice.listStops()), ["east", "west", "pass"], "each option has one stop");
});

test("only what is an option now can be chosen", () => {
  choice.offer([makeGroup("place", ["place e1 s"])]);
  assert.deepEqual(
    choice.targets.map(({ actions }) => actions),
    [["place e1 s"]],
  );
  choice.choose("pass");
  assert.equal(choice.chosen, "place e1 s", "a single option is chosen already");
});

test("the first press chooses, the second confirms", () => {
  choice.press("pass");
  assert.equal(choice.chosen, "pass");
  assert.deepEqual(on.confirm.calls, []);
  choice.press("pass");
  assert.deepEqual(on.confirm.calls, [["pass"]]);
});

test("with one click nothing is asked again", () => {
  choice.press("pass", true);
  assert.deepEqual(on.confirm.calls, [["pass"]]);
});

test("what was chosen stays while the options stay, and falls with them", () => {
  choice.choose("pass");
  const same = [makeGroup("place", PLACE), makeGroup("pass", ["pass"])];
  assert.equal(choice.offer(same), false);
  assert.equal(choice.chosen, "pass");
  choice.isSent = true;
  assert.equal(choice.offer(same), true, "the same question after a move is another question");
  assert.equal(choice.chosen, null);
});

test("turning goes around the ways of the place, and other places remember the way", () => {
  const [east, west] = choice.targets;
  choice.press("place e1 n");
  assert.equal(choice.ways, 3);
  choice.turn(1);
  assert.equal(choice.chosen, "place e1 s");
  assert.equal(choice.pickAction(west), "place w1 s");
  choice.turn(-1);
  choice.turn(-1);
  assert.equal(choice.chosen, "place e1 w");
  assert.equal(choice.pickAction(east), "place e1 w");
  assert.equal(choice.pickAction(west), "place w1 n", "no such way there: the first");
});

test("what is pointed at is turned before what is chosen", () => {
  choice.choose("place e1 n");
  choice.hover("place w1 n");
  assert.equal(choice.turn(1), true);
  assert.deepEqual([choice.chosen, choice.hovered], ["place e1 n", "place w1 s"]);
  choice.drop();
  choice.choose("pass");
  assert.equal(choice.turn(1), false);
});

test("a step goes on to the next place of these options, and around", () => {
  assert.equal(choice.step(PLACE).element.id, "east");
  assert.equal(choice.step(PLACE).element.id, "west");
  assert.equal(choice.step(PLACE).element.id, "east");
});

test("the picture shows what is chosen and pointed at, with the ghost of that way", () => {
  const [{ element }] = choice.targets;
  const shown = () =>
    [...element.querySelectorAll("[data-ghost]:not([display])")].map((ghost) => ghost.dataset.ghost);
  choice.choose("place e1 n");
  assert.ok(element.classList.contains("is-chosen"));
  assert.deepEqual(shown(), ["place e1 n"]);
  choice.hover("place e1 s");
  assert.deepEqual(shown(), ["place e1 s"]);
  assert.equal(choice.drop(), true);
  assert.deepEqual(shown(), []);
  assert.equal(choice.drop(), false);
});

test("pointing at the same thing again is no news", () => {
  choice.hover("pass");
  choice.hover("pass");
  assert.equal(on.change.calls.length, 1);
});

test("an arrow goes to the nearest place in its direction, and nowhere if there is none", () => {
  const places = [
    [50, 0],
    [30, 40],
    [-20, 0],
    [10, 100],
  ];
  assert.equal(findNearest(places, [0, 0], [1, 0]), 0);
  assert.equal(findNearest(places, [0, 0], [-1, 0]), 2);
  assert.equal(findNearest(places, [0, 0], [0, 1]), 1);
  assert.equal(findNearest(places, [0, 0], [0, -1]), -1);
});

test("keys go through the targets and press the one with the focus", () => {
  for (const [place, id] of ["east", "west", "pass"].entries()) {
    const element = document.getElementById(id);
    element.focus = () => {
      document.activeElement = element;
    };
    const rect = { left: 100 * place, top: 0, width: 10, height: 10 };
    for (const part of [element, element.firstElementChild])
      if (part) part.getBoundingClientRect = () => rect;
  }
  const pressed = makeSpy();
  const focus = new KeyboardFocus(choice, board, { press: pressed, bring: () => {}, arrive: () => {} });
  document.activeElement = document.body;
  const press = (key) => [focus.handleKey({ key }), document.activeElement.id];
  assert.deepEqual(press("Enter"), [false, ""], "nothing has the focus");
  assert.deepEqual(press("ArrowRight"), [true, "east"]);
  assert.deepEqual(press("ArrowRight"), [true, "west"]);
  assert.deepEqual(press("End"), [true, "pass"]);
  assert.deepEqual(press("ArrowRight"), [true, "east"], "around");
  assert.deepEqual(press("PageUp"), [true, "pass"]);
  assert.deepEqual(press("ArrowLeft"), [true, "west"]);
  assert.deepEqual(press("Home"), [true, "east"]);
  assert.deepEqual(press("x"), [false, "east"]);
  assert.deepEqual(press("Enter"), [true, "east"]);
  assert.equal(pressed.calls[0][0].element.id, "east");
});
