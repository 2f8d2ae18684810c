import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { Worth } from "../../src/boomtown/server/web/static/table/worth.js";

let asked;
let worth;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  asked = [];
  worth = new Worth(async (action) => {
    asked.push(action);
    if (action === "lost") throw new Error("lost");
    return { points: [asked.length] };
  });
});

test("who only passes by asks nothing", async () => {
  worth.ask("a", 140);
  mock.timers.tick(100);
  const answer = worth.ask("b", 140);
  mock.timers.tick(140);
  assert.deepEqual(await answer, [1]);
  assert.deepEqual(asked, ["b"]);
});

test("an answer is remembered until the next decision", async () => {
  for (let times = 0; times < 2; times += 1) {
    const answer = worth.ask("a", 0);
    mock.timers.tick(0);
    assert.deepEqual(await answer, [1]);
  }
  worth.forget();
  const answer = worth.ask("a", 0);
  mock.timers.tick(0);
  assert.deepEqual(await answer, [2]);
});

test("where the server has no answer nothing is shown", async () => {
  const answer = worth.ask("lost", 0);
  mock.timers.tick(0);
  assert.equal(await answer, null);
});
