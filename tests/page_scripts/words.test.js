import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "./page.js";

openPage();
const { formatSigned, say, sayPoints } = await import("../../src/boomtown/server/web/static/table/words.js");
const { formatLead } = await import("../../src/boomtown/server/web/static/table/why.js");

test("what belongs into the gaps of a sentence is put there, once and as it is", () => {
  assert.equal(say("hello", { name: "Ann" }), "Hello, Ann!");
  assert.equal(say("hello", { name: "{name} $&" }), "Hello, {name} $&!");
  assert.equal(say("hello"), "Hello, {name}!", "a gap that nobody fills can be seen");
});

test("a word that the server has not told is shown as it is", () => {
  assert.equal(say("no-such-word"), "no-such-word");
});

test("points have their plural, below zero too", () => {
  assert.deepEqual([0, 1, 2, -1].map(sayPoints), ["0 points", "1 point", "2 points", "-1 point"]);
});

test("numbers that are added show their sign, with a real minus", () => {
  assert.deepEqual([3, 0, -4].map(formatSigned), ["+3", "0", "−4"]);
  assert.deepEqual([1.26, 0, -0.5].map(formatLead), ["+1.3", "0.0", "−0.5"]);
});
