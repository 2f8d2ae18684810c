import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { makeSpy, openPage } from "./page.js";

const NativeEvent = globalThis.Event; // the page brings one of its own
openPage();
const { Refusal, Socket } = await import("../../src/boomtown/server/web/static/table/socket.js");

/** Stands for the browser's WebSocket: a test opens and closes it, and sees what was sent. */
class FakeConnection extends EventTarget {
  static OPEN = 1;
  static all = [];

  constructor(url) {
    super();
    this.url = url;
    this.readyState = 0;
    this.sent = [];
    FakeConnection.all.push(this);
  }

  send(text) {
    this.sent.push(JSON.parse(text));
  }

  accept() {
    this.readyState = 1;
    this.dispatchEvent(new NativeEvent("open"));
  }

  close() {
    this.readyState = 3;
    this.dispatchEvent(new NativeEvent("close"));
  }

  tell(message) {
    this.dispatchEvent(Object.assign(new NativeEvent("message"), { data: JSON.stringify(message) }));
  }
}

const ACT = { do: "act", seat: 0, decision: 4, action: "bid 7" };
let on;
let socket;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  mock.method(Math, "random", () => 0.5);
  mock.method(console, "error", () => {});
  globalThis.WebSocket = FakeConnection;
  globalThis.location = { protocol: "https:", host: "boom.town" };
  FakeConnection.all = [];
  on = { update: makeSpy(), presence: makeSpy(), state: makeSpy(), sorry: makeSpy(), trouble: makeSpy() };
  socket = new Socket(on);
  socket.open();
});

const last = () => FakeConnection.all.at(-1);

test("the page greets with its seat, and says only once what is drawn already", () => {
  last().accept();
  assert.equal(last().url, "wss://boom.town/table/r1/socket");
  assert.deepEqual(last().sent, [{ do: "hello", seat: 0, language: "en", drawn: 7 }]);
  last().close();
  mock.timers.tick(500);
  last().accept();
  assert.equal(last().sent[0].drawn, -1, "after a break everything comes anew");
});

test("an answer goes to whoever asked", async () => {
  last().accept();
  const [one, other] = [socket.ask({ do: "back" }), socket.ask({ do: "say", text: "howdy" })];
  const [, first, second] = last().sent;
  assert.notEqual(first.id, second.id);
  last().tell({ tell: "done", id: second.id, text: "said" });
  last().tell({ tell: "done", id: first.id, text: "back" });
  assert.equal((await one).text, "back");
  assert.equal((await other).text, "said");
  assert.equal(socket.waiting.size, 0);
});

test("who comes and goes is told apart from the table", () => {
  last().accept();
  const players = [{ seat: 1, is_here: false, absence: "Away", is_replaceable: false }];
  last().tell({ tell: "presence", players });
  assert.deepEqual(on.presence.calls, [[{ tell: "presence", players }]]);
  assert.equal(on.update.calls.length, 0);
});

test("a refusal has its reason and its heading of the rulebook", async () => {
  last().accept();
  const asked = socket.ask(ACT);
  last().tell({
    tell: "sorry",
    id: last().sent[1].id,
    reason: "stale",
    text: "Too late",
    heading: "The bid",
  });
  await assert.rejects(asked, (problem) => {
    assert.ok(problem instanceof Refusal);
    assert.deepEqual([problem.message, problem.reason, problem.heading], ["Too late", "stale", "The bid"]);
    return true;
  });
  assert.equal(on.sorry.calls.length, 0);
});

test("a refusal of something nobody asked here is told all the same", () => {
  last().accept();
  last().tell({ tell: "sorry", id: "x", reason: "away", text: "Gone", heading: "" });
  assert.equal(on.sorry.calls.length, 1);
});

test("a move survives a broken connection and is sent again with the same id", async () => {
  last().accept();
  const asked = socket.ask(ACT);
  const sent = last().sent[1];
  last().close();
  assert.deepEqual(on.state.calls, [["open"], ["lost"]]);
  mock.timers.tick(500);
  last().accept();
  assert.deepEqual(last().sent[1], sent);
  last().tell({ tell: "done", id: sent.id, text: "" });
  await asked;
});

test("a move can be made while the connection is away, a question cannot", async () => {
  socket.ask(ACT);
  await assert.rejects(socket.ask({ do: "hint", seat: 0 }), /lost/);
  last().accept();
  assert.deepEqual(
    last().sent.map((message) => message.do),
    ["hello", "act"],
  );
});

test("questions that wait are given up when the connection breaks", async () => {
  last().accept();
  const asked = socket.ask({ do: "hint", seat: 0 });
  last().close();
  await assert.rejects(asked, /lost/);
});

test("a connection that does not answer a move is taken for dead", () => {
  last().accept();
  socket.ask(ACT);
  mock.timers.tick(8_999);
  assert.equal(last().readyState, 1);
  mock.timers.tick(1);
  assert.equal(FakeConnection.all[0].readyState, 3);
});

test("pauses grow from try to try, up to a bound, and are short again after a success", () => {
  const pauses = [];
  for (let tries = 0; tries < 7; tries += 1) {
    const count = FakeConnection.all.length;
    last().close();
    let pause = 0;
    while (FakeConnection.all.length === count) {
      mock.timers.tick(100);
      pause += 100;
    }
    pauses.push(pause);
  }
  assert.deepEqual(pauses, [500, 1000, 2000, 4000, 8000, 12000, 12000]);
  last().accept();
  last().close();
  const count = FakeConnection.all.length;
  mock.timers.tick(500);
  assert.equal(FakeConnection.all.length, count + 1);
});

test("when the person is back a lost connection is tried at once, a good one is kept", () => {
  last().accept();
  socket.reopenNow();
  assert.equal(FakeConnection.all.length, 1);
  last().close();
  socket.reopenNow();
  assert.equal(FakeConnection.all.length, 2);
  mock.timers.tick(20_000);
  assert.equal(FakeConnection.all.length, 2, "the pause that was running is over");
});

test("what makes no sense is told, and everything is asked for anew, but not for ever", () => {
  last().accept();
  for (let times = 0; times < 6; times += 1) {
    last().tell({ tell: "nonsense" });
    mock.timers.tick(5_000);
  }
  assert.equal(on.trouble.calls.length, 6);
  assert.equal(last().sent.filter((message) => message.do === "hello").length, 4);
});

test("updates are passed on as they are", () => {
  last().accept();
  last().tell({ tell: "update", version: 9 });
  assert.deepEqual(on.update.calls, [[{ tell: "update", version: 9 }]]);
});
