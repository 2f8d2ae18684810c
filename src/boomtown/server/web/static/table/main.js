// The table: what the server tells is shown, what the person does is sent. No rule of any game is here.

import { Camera } from "./camera.js";
import { Chat } from "./chat.js";
import { Choice } from "./choice.js";
import { Decisions } from "./decisions.js";
import { byId, findIn, targetOf } from "./dom.js";
import { Drawers } from "./drawers.js";
import { Ending } from "./ending.js";
import { Framing } from "./framing.js";
import { Gestures } from "./gestures.js";
import { GuideRow } from "./guide.js";
import { Inspector } from "./inspector.js";
import { KeyboardFocus } from "./keyboard_focus.js";
import { prepareKeys } from "./keys.js";
import { Log } from "./log.js";
import { Moment } from "./moment.js";
import { Overlay } from "./overlay.js";
import { Playback } from "./playback.js";
import { Players } from "./players.js";
import { Pointing } from "./pointing.js";
import { PrivacyScreen } from "./privacy_screen.js";
import { Prompt } from "./prompt.js";
import { Replay } from "./replay.js";
import { Requests, showRefusal } from "./requests.js";
import { Scene } from "./scene.js";
import { getPace, isCalm, prepareSettings } from "./settings.js";
import { Sheet } from "./sheet.js";
import { Refusal, Socket } from "./socket.js";
import { Tabs } from "./tabs.js";
import { askIfSure, prepareCopying, showToast } from "./toast.js";
import { showConnectionState, UpdateDisplay } from "./update_display.js";
import { showWhy } from "./why.js";
import { say } from "./words.js";
import { Worth } from "./worth.js";

/** @import { Latest } from "./decisions.js" */

const ZOOM = 1.3; // of one press of a button

// the parts

/** @type {Latest} */
const latest = { update: null };
const board = /** @type {SVGSVGElement & HTMLElement} */ (findIn(document, ".board-svg"));
const socket = new Socket({
  update: (update) => {
    display.present = []; // it tells who is there itself
    playback.add(update);
  },
  presence: (told) => display.showPresence(told.players),
  state: showConnectionState,
  sorry: (sorry) => showRefusal(new Refusal(sorry)),
  trouble: () => showToast(say("trouble"), { isBad: true }),
});
const requests = new Requests(socket);
const scene = new Scene(board, {
  trays: byId("trays"),
  drawers: byId("drawers"),
  people: byId("players-own"),
});
const sheet = new Sheet(scene, {
  leave: () => ({ view: camera.view, isOwn: camera.isOwn }),
  open: (kept) => display.showTab(kept),
});
const drawers = new Drawers(byId("drawers"), { change: () => display.showDrawer() }, board);
const overlay = new Overlay(byId("over"), () => decisions.turn(1));
const camera = new Camera(board, {
  box: () => scene.box,
  content: () => scene.content,
  trays: () => listRects(".tray:not(.wide)"),
  covered: () => listRects(".tray:not(.wide), .camera"),
  isCalm,
  room: () => sheet.room,
  onMove: () => overlay.place(),
  onResize: () => framing.handleResize(),
});
const choice = new Choice(scene, {
  change: () => decisions.showAttention(),
  confirm: (action) => decisions.act(action),
});
const framing = new Framing(camera, choice);
const prompt = new Prompt(choice, {
  press: (action) => decisions.press(action),
  step: (actions) => decisions.step(actions),
  turn: () => decisions.turn(1),
  undo: () => decisions.undo(),
});
const players = new Players({
  replace: (absent) => requests.send({ do: "replace", seat: ownSeat(), absent, bot: "deputy" }),
  mute: ({ seat, is_muted: isMuted }) => requests.send({ do: "mute", seat, is_muted: !isMuted }),
  remove: async ({ seat, name }) => {
    if (await askIfSure(say("remove", { name }), say("remove-help"))) requests.send({ do: "remove", seat });
  },
});
const log = new Log({
  look: (at) => replay.look(at),
  why: (at) => showWhy(socket.ask({ do: "explain", at })),
  light: (keys) => overlay.light(keys.flatMap((key) => scene.nodes.get(key) ?? [])),
});
const guide = new GuideRow({
  read: (step) => requests.send({ do: "read", step }),
  leave: () => requests.send({ do: "leave-guide" }),
  ideas: () => requests.ask({ do: "ideas", seat: ownSeat() }),
  press: (action) => decisions.press(action),
  light: (keys, actions) => {
    choice.light(actions);
    overlay.light(keys.flatMap((key) => scene.nodes.get(key) ?? []));
  },
  leaveOut: (isLeft) => choice.leaveOut(isLeft),
});
const chat = new Chat((text) => requests.ask({ do: "say", text }), new Tabs());
const replay = new Replay({
  look: (at) => requests.ask({ do: "look", at }),
  copy: () => showToast(say("copied")),
});
const ending = new Ending({
  seeTable: () => display.showResult(),
  seeResult: () => {
    ending.isClosed = false;
    if (latest.update?.at === latest.update?.decision) display.showResult();
    else replay.close();
  },
  comeBack: async () => {
    const done = await requests.ask({ do: "back" }).catch(() => null);
    if (done) location.reload(); // the page shows another seat
  },
});
const privacyScreen = new PrivacyScreen((seat) => {
  socket.seat = seat;
  socket.greet();
});
const worth = new Worth((action) => socket.ask({ do: "worth", seat: ownSeat(), action }));
const keyboardFocus = new KeyboardFocus(choice, board, {
  press: (target) => decisions.pressTarget(target),
  bring: (target) => decisions.bring(target),
  arrive: (target) => decisions.handleArrival(target),
});
const playback = new Playback({
  scene,
  log,
  overlay,
  moment: new Moment(byId("moment")),
  tell: (line) => prompt.follow(line),
  pace: getPace,
  isCalm,
  settle: (update, fresh) => display.show(update, fresh),
  recover: (problem) => socket.recover(problem),
});
const shared = { latest, socket, requests, choice, prompt, playback, worth, sheet, drawers, camera, framing };
const decisions = new Decisions({ ...shared, overlay, keyboardFocus });
const inspector = new Inspector({ layer: byId("over"), choice, worth, requests, latest });
const pointing = new Pointing({ ...shared, decisions, inspector });
const gestures = new Gestures(camera.stage, camera, {
  tap: (at, x, y, isTouch) => pointing.tap(at, x, y, isTouch),
  hold: (at) => pointing.hold(at),
  hover: (at) => pointing.hover(at),
});
const own = {
  inspector,
  scene,
  gestures,
  decisions,
  players,
  log,
  guide,
  chat,
  replay,
  ending,
  privacyScreen,
};
const display = new UpdateDisplay({ ...shared, ...own });

/** The rectangles of what floats over the board. @param {string} selector */
function listRects(selector) {
  return [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
}

function ownSeat() {
  return latest.update?.seat ?? -1;
}

// the page

prepareSettings();
prepareCopying();
prepareKeys({ keyboardFocus, choice, prompt, camera, drawers, playback, decisions });
byId("again-button").addEventListener("click", () => requests.send({ do: "again" }));
byId("hint").addEventListener("click", () => decisions.hint());
byId("scene").addEventListener("focusout", () => {
  overlay.focus(null);
  inspector.close();
  if (choice.hovered) choice.hover(null);
});
byId("scene").addEventListener("focusin", (event) => {
  if (targetOf(event).matches("[data-open]")) overlay.focus(targetOf(event));
  if (targetOf(event).matches(":focus-visible")) inspector.open(targetOf(event));
});
byId("scene").addEventListener("keydown", (event) => {
  const isPress = event.key === "Enter" || event.key === " ";
  if (isPress && pointing.openDrawer(document.activeElement)) event.preventDefault();
});
for (const button of document.querySelectorAll("[data-camera]")) {
  button.addEventListener("click", () => {
    if (button.dataset.camera === "fit") camera.fit();
    else camera.zoomMiddle(button.dataset.camera === "in" ? ZOOM : 1 / ZOOM);
  });
}
addEventListener("online", () => socket.reopenNow());
document.addEventListener("visibilitychange", () => socket.reopenNow());
document.addEventListener("pointerdown", () => playback.skip(), { capture: true, passive: true });
const wanted = new URLSearchParams(location.search).get("at");
if (wanted && /^\d{1,6}$/.test(wanted)) playback.afterFirst = () => replay.look(Number(wanted));
byId("main").classList.add("alive");
socket.open();
