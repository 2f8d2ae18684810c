import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { makeSpy, openPage } from "./page.js";

const BODY = `<div id="prompt"><span id="prompt-badge"></span><b id="prompt-say"></b>
  <span id="prompt-hint"></span>
  <details id="all"><summary id="all-summary"></summary><div id="all-choices"></div></details>
  <div id="acts"></div></div>
  <svg id="board"><g data-actions="turn 1 n|turn 1 s"></g></svg>`;
let document = openPage(BODY);
const { Choice } = await import("../../src/boomtown/server/web/static/table/choice.js");
const { Prompt } = await import("../../src/boomtown/server/web/static/table/prompt.js");

let on;
let choice;
let prompt;

beforeEach(() => {
  document = openPage(BODY);
  const board = document.getElementById("board");
  on = { press: makeSpy(), step: makeSpy(), turn: makeSpy(), undo: makeSpy() };
  choice = new Choice(
    { board, isSheet: false, listRoots: () => [board] },
    { change: () => {}, confirm: () => {} },
  );
  prompt = new Prompt(choice, on);
});

function makeGroup(verb, actions) {
  return {
    verb,
    label: `To ${verb}`,
    choices: actions.map((action) => ({ action, label: `Do ${action}`, verb })),
  };
}

function show(groups, changes = {}) {
  choice.offer(groups);
  const update = {
    prompt: "Your turn",
    hint: "Choose",
    status: "running",
    can_undo: 0,
    seat: 1,
    groups,
    winners: [],
  };
  prompt.showUpdate({ ...update, players: [{ seat: 0, bot: "", is_to_act: true }], ...changes });
}

const labels = () => [...document.querySelectorAll("#acts button span")].map((label) => label.textContent);
const names = () => [...document.querySelectorAll("#acts button")].map((button) => button.dataset.name);

test("few options are buttons with digits; a verb with one option has the verb's words", () => {
  show([makeGroup("bid", ["bid 1", "bid 2"]), makeGroup("pass", ["pass"])]);
  assert.deepEqual(labels(), ["Do bid 1", "Do bid 2", "To pass"]);
  assert.deepEqual(
    [...document.querySelectorAll("#acts kbd")].map((key) => key.textContent),
    ["1", "2", "3"],
  );
  assert.equal(prompt.pressDigit(3), true);
  assert.deepEqual(on.press.calls, [["pass"]]);
  assert.equal(prompt.pressDigit(4), false);
});

test("many options are grouped by their verb, and the main button waits for a choice", () => {
  const bids = Array.from({ length: 8 }, (_, number) => `bid ${number}`);
  show([makeGroup("bid", bids), makeGroup("pass", ["pass"])]);
  assert.deepEqual(names(), ["main", "walk-bid", "pass"]);
  assert.equal(document.querySelector("[data-name=main]").disabled, true);
  choice.choose("bid 3");
  prompt.show();
  const main = document.querySelector("[data-name=main]");
  assert.equal(main.disabled, false);
  main.click();
  assert.deepEqual(on.press.calls, [["bid 3"]]);
  document.querySelector("[data-name=walk-bid]").click();
  assert.deepEqual(on.step.calls, [[bids]]);
});

test("the main button says what it does to what is chosen", () => {
  const group = makeGroup("bid", ["bid 1", "bid 2", "bid 3", "bid 4", "bid 5"]);
  group.choices[1].short = "Bid two";
  group.choices[2].label = "Play the auction card with the three on it, face down";
  show([group, makeGroup("pass", ["pass"])]);
  const main = () => document.querySelector("[data-name=main] span").textContent;
  const named = { "bid 1": "Do bid 1", "bid 2": "Bid two", "bid 3": "To bid" };
  for (const [action, label] of Object.entries(named)) {
    choice.choose(action);
    prompt.show();
    assert.equal(main(), label);
  }
});

test("four buttons at most; what a click on the board does not reach at once has one first", () => {
  const many = ["use", "work", "claim", "hire"].map((verb) => makeGroup(verb, [`${verb} 1`, `${verb} 2`]));
  show([...many, makeGroup("pass", ["pass"])]);
  assert.deepEqual(names(), ["main", "walk-use", "walk-work", "pass"]);
  const listed = [...document.querySelectorAll("#all-choices button")];
  assert.equal(listed.length, 9);
});

test("what can be turned has a button for it", () => {
  show([makeGroup("turn", ["turn 1 n", "turn 1 s"])]);
  assert.ok(names().includes("turn"));
});

test("every option stands in the list, whatever the buttons show", () => {
  const bids = Array.from({ length: 8 }, (_, number) => `bid ${number}`);
  show([makeGroup("bid", bids), makeGroup("pass", ["pass"])]);
  const listed = [...document.querySelectorAll("#all-choices button")].map((button) => button.dataset.action);
  assert.deepEqual(listed, [...bids, "pass"]);
});

test("while a move is under way nothing can be pressed", () => {
  show([makeGroup("pass", ["pass", "stay"])], { can_undo: 2 });
  prompt.wait();
  const buttons = [...document.querySelectorAll("#acts button")];
  assert.ok(buttons.length === 3 && buttons.every((button) => button.disabled));
  assert.equal(prompt.pressDigit(1), false);
});

test("one can take back alone, by asking, or not at all", () => {
  show([], { can_undo: 2 });
  assert.deepEqual(labels(), ["undo"]);
  show([], { can_undo: 1 });
  assert.deepEqual(labels(), ["undo-ask"]);
  show([], { can_undo: 2, status: "over" });
  assert.deepEqual(labels(), []);
});

test("pointing at a button does not replace it", () => {
  show([makeGroup("pass", ["pass", "stay"])]);
  const before = document.querySelector("#acts button");
  choice.hover("pass");
  prompt.show();
  assert.equal(document.querySelector("#acts button"), before);
  assert.ok(before.classList.contains("lit"));
});

test("the badge is that of whoever is to act, or has won", () => {
  const badge = () => document.querySelector("#prompt-badge use").getAttribute("href");
  show([makeGroup("pass", ["pass"])]);
  assert.equal(badge(), "#badge-1");
  show([]);
  assert.equal(badge(), "#badge-0");
  show([], { winners: [2] });
  assert.equal(badge(), "#badge-2");
});

test("a bot that is to act is shown to think, a person is not, and nobody while the viewer chooses", () => {
  const isThinking = () => document.getElementById("prompt-say").classList.contains("thinking");
  const bot = [{ seat: 0, bot: "marshal", is_to_act: true }];
  show([], { players: bot, prompt: "Old Jeb is choosing" });
  assert.equal(isThinking(), true);
  assert.equal(document.getElementById("prompt-say").textContent, "Old Jeb is choosing");
  show([]);
  assert.equal(isThinking(), false);
  show([makeGroup("pass", ["pass"])], { players: bot });
  assert.equal(isThinking(), false);
});
