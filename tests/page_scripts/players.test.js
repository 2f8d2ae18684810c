import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { makeSpy, openPage } from "./page.js";

const CARD = '<div class="pname"><button class="score"><b>0</b></button></div><div class="facts"></div>';
const BODY = `<div><ol id="players"><li data-seat="0">${CARD}</li><li data-seat="1">${CARD}</li></ol></div>
  <div id="players-own"></div>`;
let document = openPage(BODY);
const { Players } = await import("../../src/boomtown/server/web/static/table/players.js");
const { replaceContent, byId, make } = await import("../../src/boomtown/server/web/static/table/dom.js");

const PLAIN = { isFresh: true, mayReplace: false, isOwner: false, seat: 0 };
let on;
let players;

beforeEach(() => {
  document = openPage(BODY);
  on = { replace: makeSpy(), mute: makeSpy(), remove: makeSpy() };
  players = new Players(on);
});

/** A player as the server tells of somebody of whom there is nothing special to say. */
function makePlayer(changes) {
  const person = {
    seat: 0,
    symbol: "star",
    name: "Ann",
    bot: "",
    score: 12,
    live: null,
    is_you: false,
    is_here: true,
  };
  const state = { is_to_act: false, is_virtual: false, is_muted: false, is_replaceable: false };
  return { ...person, ...state, about: "", facts: [], live_lines: [], absence: "", level: null, ...changes };
}

const card = (seat) => document.querySelector(`[data-seat="${seat}"]`);
const details = (seat) => document.getElementById(`lines-${seat}`);

test("no card says null, false or undefined, whoever it is", () => {
  const kinds = {
    person: {},
    "virtual player": { is_virtual: true },
    bot: { bot: "deputy", level: ["deputy", "Deputy", "Looks one move ahead"] },
    "bot without a level": { bot: "uniform" },
    "somebody away": { is_here: false, absence: "3 minutes", is_replaceable: true },
  };
  for (const [kind, changes] of Object.entries(kinds)) {
    for (const how of [PLAIN, { ...PLAIN, mayReplace: true, isOwner: true }]) {
      players.show([makePlayer(changes)], how);
      const text = `${card(0).textContent} ${details(0).textContent}`;
      assert.doesNotMatch(text, /null|false|undefined|NaN/, kind);
      assert.match(text, /Ann/, kind);
    }
  }
});

test("a card shows the score, who one is, who is to act and who is away", () => {
  players.show(
    [makePlayer({ is_you: true, is_to_act: true }), makePlayer({ seat: 1, is_here: false })],
    PLAIN,
  );
  assert.equal(card(0).querySelector(".score b").textContent, "12");
  assert.equal(card(0).querySelector(".you").textContent, "you");
  assert.deepEqual([card(0).classList.contains("now"), card(0).classList.contains("away")], [true, false]);
  assert.deepEqual([card(1).classList.contains("now"), card(1).classList.contains("away")], [false, true]);
  assert.equal(card(1).querySelector(".you"), null);
});

test("at a shared device only the person who looks now is called you", () => {
  const both = [makePlayer({ is_you: true }), makePlayer({ seat: 1, is_you: true })];
  players.show(both, { ...PLAIN, seat: 1 });
  assert.equal(card(0).querySelector(".you"), null);
  assert.ok(card(1).querySelector(".you"));
});

test("the score at the end is told only where it would be another one", () => {
  players.show(
    [makePlayer({ live: 12 }), makePlayer({ seat: 1, live: 20, live_lines: ["Mines: 8"] })],
    PLAIN,
  );
  assert.equal(card(0).querySelector(".live"), null);
  assert.equal(card(1).querySelector(".live").textContent, "≈ 20");
  assert.equal(details(1).querySelector("li").textContent, "Mines: 8");
});

test("the owner may order people, but neither bots nor himself", () => {
  const all = [makePlayer({ is_you: true }), makePlayer({ seat: 1, is_muted: true })];
  players.show(all, { ...PLAIN, isOwner: true });
  assert.equal(details(0).querySelectorAll(".acts button").length, 0);
  const [mute] = details(1).querySelectorAll(".acts button");
  mute.dispatchEvent(new globalThis.Event("click"));
  assert.equal(on.mute.calls[0][0].seat, 1);
  players.show([all[0], makePlayer({ seat: 1, bot: "deputy" })], { ...PLAIN, isOwner: true });
  assert.equal(details(1).querySelectorAll(".acts button").length, 0);
});

test("a bot may stand in for somebody who is away, if those who sit there may say so", () => {
  const away = makePlayer({ seat: 1, is_here: false, is_replaceable: true });
  players.show([away], PLAIN);
  assert.equal(card(1).querySelectorAll(".facts button").length, 0);
  players.show([away], { ...PLAIN, mayReplace: true });
  card(1).querySelector(".facts button").dispatchEvent(new globalThis.Event("click"));
  assert.deepEqual(on.replace.calls, [[1]]);
});

test("what people write stays text", () => {
  players.show([makePlayer({ name: "<b>Ann</b> & co", about: "<script>" })], PLAIN);
  assert.equal(card(0).querySelector(".name").textContent, "<b>Ann</b> & co");
  assert.equal(details(0).querySelector("script"), null);
});

test("an element leaves out what is not there, and a missing id is told by its name", () => {
  const box = make(
    "p",
    { title: null, hidden: false, "data-x": 0 },
    "a",
    null,
    false,
    undefined,
    make("b", {}, "c"),
  );
  assert.equal(box.outerHTML, '<p data-x="0">a<b>c</b></p>');
  replaceContent(box, null, "d");
  assert.equal(box.textContent, "d");
  assert.throws(() => byId("nowhere"), /nowhere/);
});
