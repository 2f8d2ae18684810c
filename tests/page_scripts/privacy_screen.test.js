import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "./page.js";

openPage();
const { findNextSeat } = await import("../../src/boomtown/server/web/static/table/privacy_screen.js");

function findFor(seat, toAct, changes = {}) {
  const players = [0, 1, 2].map((one) => ({ seat: one, is_to_act: toAct.includes(one) }));
  return findNextSeat({ seats: [0, 1], status: "running", seat, players, ...changes });
}

test("the device is handed on only when another person at it is to act, and the one who looks is not", () => {
  assert.equal(findFor(0, [1]), 1);
  assert.equal(findFor(0, [0]), -1);
  assert.equal(findFor(0, [0, 1]), -1, "both choose at once: first the one who is there");
  assert.equal(findFor(0, [2]), -1, "somebody at another device");
  assert.equal(findFor(0, []), -1);
});

test("nobody hides anything from himself, or after the end", () => {
  assert.equal(findFor(-1, [1], { seats: [1] }), -1);
  assert.equal(findFor(0, [1], { status: "over" }), -1);
});
