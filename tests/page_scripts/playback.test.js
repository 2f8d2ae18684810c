import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { makeSpy, openPage } from "./page.js";

openPage();
const { Playback } = await import("../../src/boomtown/server/web/static/table/playback.js");

const NODE = { getAttribute: () => "tile-1", isConnected: true };
let stage;
let isCalm;
let pace;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  isCalm = false;
  pace = "brisk";
  stage = {
    scene: { apply: makeSpy([NODE]) },
    log: { clear: makeSpy(), add: makeSpy() },
    overlay: { markNew: makeSpy() },
    moment: { show: makeSpy() },
    tell: makeSpy(),
    pace: () => pace,
    isCalm: () => isCalm,
    settle: makeSpy(),
    recover: makeSpy(),
  };
});

function makeUpdate(frames, changes = {}) {
  const frame = (_, place) => ({ lines: [`line ${place}`], moment: null });
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
  pace = "at-once";
  new Playback(stage).add(makeUpdate(2));
  await pass();
  assert.equal(stage.settle.calls.length, 1);
  assert.deepEqual(stage.overlay.markNew.calls, [[[NODE, NODE]]]);
});

test("a fresh table begins its log anew, and nothing of it counts as new", async () => {
  isCalm = true;
  pace = "at-once";
  new Playback(stage).add(makeUpdate(1, { is_fresh: true }));
  await pass();
  assert.equal(stage.log.clear.calls.length, 1);
  assert.deepEqual(stage.settle.calls[0][1], []);
  assert.equal(stage.overlay.markNew.calls.length, 0);
});

test("a look back leaves the log as it is", async () => {
  isCalm = true;
  pace = "at-once";
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
  pace = "at-once";
  const playback = new Playback(stage);
  playback.afterFirst = makeSpy();
  const { calls } = playback.afterFirst;
  playback.add(makeUpdate(1));
  playback.add(makeUpdate(1));
  await pass();
  assert.equal(stage.settle.calls.length, 2);
  assert.equal(calls.length, 1);
});

const DICE = { svg: "<g/>", wide: 480, high: 200, hold: 1_000 };

/** One frame with a moment between two without. */
function makeDuel(changes = {}) {
  const update = makeUpdate(3, changes);
  update.frames[1].moment = DICE;
  return update;
}

/** What is shown large now. */
function shownNow() {
  return stage.moment.show.calls.at(-1)?.[0];
}

test("a moment is shown in its own time, while the prompt says what happens", async () => {
  pace = "calm";
  new Playback(stage).add(makeDuel());
  await pass();
  assert.deepEqual(stage.tell.calls, [["line 0"]]);
  await pass(480);
  assert.equal(shownNow(), DICE);
  assert.deepEqual(stage.tell.calls.at(-1), ["line 1"]);
  await pass(999);
  assert.equal(shownNow(), DICE);
  await pass(1);
  assert.equal(shownNow(), null);
  assert.equal(stage.settle.calls.length, 1);
});

test("at a brisk pace a moment takes half the time, at once none", async () => {
  const playback = new Playback(stage);
  playback.add(makeDuel());
  await pass();
  await pass(320);
  assert.equal(shownNow(), DICE);
  await pass(500);
  assert.equal(stage.settle.calls.length, 1);
  pace = "at-once";
  const before = stage.moment.show.calls.length;
  playback.add(makeDuel());
  await pass();
  assert.equal(stage.settle.calls.length, 2);
  assert.ok(stage.moment.show.calls.slice(before).every(([shown]) => shown === null));
});

test("without motion a moment takes its time all the same", async () => {
  isCalm = true;
  const playback = new Playback(stage);
  playback.add(makeDuel());
  await pass();
  await pass(320);
  assert.equal(shownNow(), DICE);
  assert.ok(stage.scene.apply.calls.every(([, isStill]) => isStill));
});

test("who skips sees no moment any more, but every line", async () => {
  const playback = new Playback(stage);
  playback.add(makeDuel());
  await pass();
  await pass(320);
  playback.skip();
  await pass();
  assert.equal(shownNow(), null);
  assert.equal(stage.log.add.calls.length, 3);
});

test("whoever is a little behind still sees moments, but nothing else takes time", async () => {
  const playback = new Playback(stage);
  for (let count = 0; count < 5; count += 1) playback.add(count ? makeUpdate(4) : makeDuel());
  await pass();
  assert.equal(stage.scene.apply.calls.length, 1, "the first did not know yet");
  await pass(320);
  assert.equal(shownNow(), DICE);
  await pass(500);
  assert.equal(stage.settle.calls.length, 2, "until few are left");
});

test("many moments are shorter", async () => {
  pace = "calm";
  const update = makeUpdate(14);
  for (const frame of update.frames) frame.moment = DICE;
  new Playback(stage).add(update);
  for (let time = 0; time < 7_000; time += 100) await pass(100);
  assert.equal(stage.settle.calls.length, 1);
});

test("what is played again is not told in the log a second time", async () => {
  pace = "at-once";
  new Playback(stage).add(makeUpdate(2, { is_again: true }));
  await pass();
  assert.equal(stage.log.add.calls.length, 0);
  assert.deepEqual(stage.settle.calls[0][1], []);
});

test("what lies between two moments does not interrupt them", async () => {
  const update = makeUpdate(3);
  update.frames[0].moment = DICE;
  update.frames[2].moment = DICE;
  new Playback(stage).add(update);
  await pass();
  await pass(500);
  assert.equal(stage.scene.apply.calls.length, 3);
  assert.ok(stage.moment.show.calls.every(([shown]) => shown === DICE));
});
