import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { openPage } from "./page.js";

const GO = ["first", "back", "play", "forward", "last", "speed", "link", "now"];
const BODY = `<div id="replay" hidden>${GO.map((go) => `<button data-go="${go}"></button>`).join("")}
  <input id="rail-slider"><div id="rail-art"></div><span id="rail-place"></span></div>
  <button id="replay-button"></button><a id="picture"></a>`;
openPage(BODY);
const { Replay } = await import("../../src/boomtown/server/web/static/table/replay.js");

let looks;
let replay;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setInterval"] });
  openPage(BODY);
  looks = [];
  const look = (at) => new Promise((resolve) => looks.push({ at, resolve }));
  replay = new Replay({ look, copy: () => {} });
  replay.showUpdate({ at: 10, decision: 10, status: "running" }, []);
});

/** The server answers what was asked last. */
async function answer() {
  looks.at(-1).resolve();
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

const asked = () => looks.map((look) => look.at);

test("the railway is shown once one looks back, and always after the end", () => {
  assert.equal(replay.bar.hidden, true);
  replay.showUpdate({ at: 4, decision: 10, status: "running" }, []);
  assert.equal(replay.bar.hidden, false);
  const other = new Replay({ look: async () => {}, copy: () => {} });
  other.showUpdate({ at: 10, decision: 10, status: "over" }, []);
  assert.equal(other.bar.hidden, false);
});

test("one goes back and forth within the game; the last move of a running game is now", async () => {
  replay.go("first");
  await answer();
  replay.go("back");
  await answer();
  replay.go("last");
  await answer();
  replay.go("forward");
  await answer();
  assert.deepEqual(asked(), [0, 0, null, null]);
});

test("while a picture is on its way only the newest wish counts", async () => {
  for (const at of [3, 4, 5, 6]) replay.look(at);
  assert.deepEqual(asked(), [3]);
  assert.equal(replay.slider.value, "6", "the slider goes at once");
  await answer();
  assert.deepEqual(asked(), [3, 6]);
  await answer();
  assert.deepEqual(asked(), [3, 6]);
  assert.equal(replay.isAsking, false);
});

test("a wish that the server refuses does not block the next one", async () => {
  replay.on.look = async (at) => {
    looks.push({ at });
    throw new Error("lost");
  };
  replay.look(3);
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  replay.look(4);
  assert.deepEqual(asked(), [3, 4]);
});

test("playing goes on move by move, never ahead of the pictures, and stops at the end", async () => {
  replay.look(7);
  await answer();
  replay.go("play");
  mock.timers.tick(1_100);
  mock.timers.tick(1_100);
  assert.deepEqual(asked(), [7, 8], "the picture of move 8 is not there yet");
  await answer();
  mock.timers.tick(1_100);
  await answer();
  replay.go("speed");
  mock.timers.tick(550);
  assert.deepEqual(asked(), [7, 8, 9, null], "twice as fast");
  await answer();
  mock.timers.tick(550);
  assert.equal(replay.isPlaying, false);
});

test("any step by hand ends playing", async () => {
  replay.look(2);
  await answer();
  replay.go("play");
  replay.go("back");
  assert.equal(replay.isPlaying, false);
});
