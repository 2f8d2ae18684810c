import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { makeSpy, openPage } from "./page.js";

openPage();
const { Playback } = await import("../../src/boomtown/server/web/static/table/playback.js");

const NODE = { getAttribute: () => "tile-1", isConnected: true };
let stage;
let isCalm;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  isCalm = false;
  stage = {
    scene: { apply: makeSpy([NODE]) },
    log: { clear: makeSpy(), add: makeSpy() },
    overlay: { markNew: makeSpy() },
    isCalm: () => isCalm,
    settle: makeSpy(),
    recover: makeSpy(),
  };
});

function makeUpdate(frames, changes = {}) {
  const frame = (_, place) => ({ lines: [`line ${place}`] });
  return { at: 5, decision: 5, is_fresh: false, frames: Array.from({ length: frames }, frame), ...changes };
}

/** Let promises that can go on do so, then let time pass. */
async function pass(time = 0) {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  mock.timers.tick(time);
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

test("frames are shown one after another, each with its lines, and then the rest", async () => {
  const playback = new Playback(stage);
  playback.add(makeUpdate(3));
  await pass();
  assert.equal(stage.scene.apply.calls.length, 1);
  assert.deepEqual(stage.log.add.calls, [[["line 0"], ["tile-1"]]]);
  assert.equal(stage.settle.calls.length, 0);
  await pass(299);
  assert.equal(stage.scene.apply.calls.length, 1);
  await pass(1);
  assert.equal(stage.scene.apply.calls.length, 2);
  await pass(300);
  assert.equal(stage.scene.apply.calls.length, 3);
  assert.equal(stage.settle.calls.length, 1);
  assert.equal(playback.isPlaying, false);
});

test("many frames take no longer than few", async () => {
  const playback = new Playback(stage);
  playback.add(makeUpdate(30));
  for (let time = 0; time < 900; time += 30) await pass(30);
  assert.equal(stage.settle.calls.length, 1);
});

test("who does not want to wait sees the rest at once", async () => {
  const playback = new Playback(stage);
  playback.add(makeUpdate(5));
  await pass();
  playback.skip();
  await pass();
  assert.equal(stage.scene.apply.calls.length, 5);
  assert.equal(stage.settle.calls.length, 1);
  playback.add(makeUpdate(5));
  await pass();
  assert.equal(stage.scene.apply.calls.length, 6, "the next one is played again");
});

test("who is far behind catches up without motion, until few are left", async () => {
  const playback = new Playback(stage);
  for (let count = 0; count < 5; count += 1) playback.add(makeUpdate(1));
  await pass();
  const quick = stage.scene.apply.calls.map(([, isQuick]) => isQuick);
  assert.deepEqual(quick, [false, true, false]);
});

test("without motion what is new is marked instead", async () => {
  isCalm = true;
  new Playback(stage).add(makeUpdate(2));
  await pass();
  assert.equal(stage.settle.calls.length, 1);
  assert.deepEqual(stage.overlay.markNew.calls, [[[NODE, NODE]]]);
});

test("a fresh table begins its log anew, and nothing of it counts as new", async () => {
  isCalm = true;
  new Playback(stage).add(makeUpdate(1, { is_fresh: true }));
  await pass();
  assert.equal(stage.log.clear.calls.length, 1);
  assert.deepEqual(stage.settle.calls[0][1], []);
  assert.equal(stage.overlay.markNew.calls.length, 0);
});

test("a look back leaves the log as it is", async () => {
  isCalm = true;
  new Playback(stage).add(makeUpdate(1, { is_fresh: true, at: 2 }));
  await pass();
  assert.equal(stage.log.clear.calls.length + stage.log.add.calls.length, 0);
});

test("an update that cannot be shown is told, and playing goes on with the next", async () => {
  const playback = new Playback(stage);
  stage.scene.apply = () => {
    throw new RangeError("unknown layer");
  };
  playback.add(makeUpdate(1));
  await pass();
  assert.match(String(stage.recover.calls[0][0]), /unknown layer/);
  stage.scene.apply = makeSpy([]);
  playback.add(makeUpdate(1));
  await pass();
  assert.equal(stage.settle.calls.length, 1);
});

test("what is to be done first is done once, after the first update", async () => {
  isCalm = true;
  const playback = new Playback(stage);
  playback.afterFirst = makeSpy();
  const { calls } = playback.afterFirst;
  playback.add(makeUpdate(1));
  playback.add(makeUpdate(1));
  await pass();
  assert.equal(stage.settle.calls.length, 2);
  assert.equal(calls.length, 1);
});
