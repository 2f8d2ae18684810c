// The table: what the server tells is shown, what the person does is sent. No rule of any game is here.

import { Camera } from "./camera.js";
import { Choice } from "./choice.js";
import { PrivacyScreen } from "./privacy_screen.js";
import { byId } from "./dom.js";
import { Drawers } from "./drawers.js";
import { Ending } from "./ending.js";
import { Gestures } from "./gestures.js";
import { prepareKeys } from "./keys.js";
import { Chat, Log, Tabs } from "./log.js";
import { Overlay } from "./overlay.js";
import { Players } from "./players.js";
import { Prompt } from "./prompt.js";
import { showQuestion } from "./question.js";
import { Replay } from "./replay.js";
import { Scene } from "./scene.js";
import { isCalm, isOn, prepareSettings } from "./settings.js";
import { judge } from "./share.js";
import { Sheet } from "./sheet.js";
import { Playback } from "./playback.js";
import { Framing } from "./framing.js";
import { prepareCopying, sure, toast } from "./toast.js";
import { KeyboardFocus } from "./keyboard_focus.js";
import { Refusal, Socket } from "./socket.js";
import { showWhy } from "./why.js";
import { Worth } from "./worth.js";
import { known, say } from "./words.js";

/** @type {any} */
let now = null; // the last update
const title = document.title;
const rects = (selector) =>
  [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
const board = /** @type {SVGSVGElement} */ (document.querySelector(".board-svg"));

const wire = new Socket({
  update: (update) => show.add(update),
  state: connection,
  sorry: (sorry) => refuse(new Refusal(sorry)),
  trouble: () => toast(say("trouble"), { isBad: true }),
});
const scene = new Scene(board, {
  trays: byId("trays"),
  drawers: byId("drawers"),
  people: byId("players-own"),
});
const sheet = new Sheet(scene, { leaving: () => ({ view: camera.view, isOwn: camera.isOwn }), opened });
const drawers = new Drawers(byId("drawers"), { changed: settleDrawers, home: () => board });
const over = new Overlay(byId("over"), () => turn(1));
const camera = new Camera(board, {
  box: () => scene.box,
  content: () => scene.content,
  trays: () => rects(".tray:not(.wide)"),
  covered: () => rects(".tray:not(.wide), .camera"),
  isCalm,
  room: () => sheet.room,
  moved: () => over.place(),
  resized: () => sight.resized(),
});
const choice = new Choice(scene, { changed: attend, confirmed: act });
const sight = new Framing(camera, choice);
const prompt = new Prompt(choice, { press, walk, turn: () => turn(1), undo });
const players = new Players({
  replace: (absent) => ask({ do: "replace", seat: now.seat, absent, bot: "deputy" }),
  mute: ({ seat, is_muted: isMuted }) => ask({ do: "mute", seat, is_muted: !isMuted }).catch(() => {}),
  remove: async ({ seat, name }) => {
    if (await sure(say("remove", { name }), say("remove-help"))) ask({ do: "remove", seat }).catch(() => {});
  },
});
const tabs = new Tabs();
const log = new Log({
  look: (at) => replay.look(at),
  why: (at) => showWhy(wire.ask({ do: "explain", at })),
  light: (keys) => over.light(keys.map((key) => scene.nodes.get(key)).filter(Boolean)),
});
const chat = new Chat({ say: (text) => ask({ do: "say", text }) }, tabs);
const replay = new Replay({ look: (at) => ask({ do: "look", at }), copied: () => toast(say("copied")) });
const ending = new Ending({
  seeTable: () => settleEnd(),
  seeResult: () => {
    ending.isClosed = false;
    if (now.at === now.decision) settleEnd();
    else replay.close();
  },
  comeBack: () =>
    ask({ do: "back" }).then(
      () => location.reload(),
      () => {},
    ), // the page shows another seat
});
const curtain = new PrivacyScreen((seat) => {
  wire.seat = seat;
  wire.greet();
});
const worth = new Worth((action) => wire.ask({ do: "worth", seat: now.seat, action }));
const walker = new KeyboardFocus(choice, board, {
  press: (target) => press(choice.meant(target)),
  bring,
  arrived,
});
const gestures = new Gestures(camera.stage, camera, { tap, hold, hover });
const show = new Playback({ scene, log, over, isCalm, settle, problem: (problem) => wire.stumble(problem) });

// what the server tells

/** An update has been played: everything that is not motion. */
function settle(update, fresh) {
  const isFirst = now === null;
  const seatBefore = now?.seat;
  now = update;
  const seat = PrivacyScreen.seatFor(update);
  if (seat >= 0) {
    curtain.close(seat, update.players[seat].name);
    update.groups = [];
  } else curtain.open();
  const hadFocus = document.activeElement !== document.body && document.activeElement !== null;
  const main = byId("main");
  main.dataset.status = update.status;
  main.dataset.decision = String(update.decision);
  main.classList.toggle("looking", update.at !== update.decision);
  worth.forget();
  const isNew = choice.offer(update.groups) || isFirst;
  ending.tell(update);
  prompt.extra = ending.extras(update);
  prompt.tell(update);
  players.tell(update.players, {
    isFresh: update.is_fresh || isFirst,
    mayReplace: update.status === "running" && update.seats.length > 0,
    isOwner: update.is_owner,
    seat: update.seat,
  });
  chat.tell(update.chat, update.players, update.is_fresh);
  chat.allow(update.may_chat);
  showQuestion(update.question, (seat, isYes) => ask({ do: "answer", seat, is_yes: isYes }).catch(() => {}));
  replay.tell(update, log.scored);
  log.mark(update.at === update.decision ? null : update.at);
  byId("hint").hidden = !update.groups.length;
  byId("secret-line").hidden = !update.secret;
  byId("secret").textContent = update.secret;
  const judged = judge(known.room, update);
  byId("own-share").hidden = !judged;
  byId("own-share").textContent = judged && say(`fair-${judged}`);
  if (update.trouble) byId("connection").textContent = update.trouble;
  else if (wire.isOpen) connection("open");
  if (update.is_read_only && isFirst) toast(say("read-only"), { isBad: true });
  document.title = update.groups.length ? `● ${say("your-turn")} · ${title}` : title;
  for (const root of scene.roots())
    if (!root.dataset.followed && !board.contains(root)) {
      root.dataset.followed = "yes";
      gestures.follow(root);
    }
  if (seatBefore !== update.seat) drawers.close();
  choice.front = drawers.current;
  sheet.tell(
    choice.targets.map((target) => target.element),
    isNew,
  );
  if (isNew && choice.targets.length && choice.targets.every((target) => target.element.closest(".drawer"))) {
    drawers.open(choice.targets[0].element.closest(".drawer").dataset.drawer);
  }
  sight.look(fresh, isFirst || seatBefore !== update.seat);
  attend();
  if (hadFocus && document.activeElement === document.body) board.focus({ preventScroll: true });
}

/** Another tab of the sheet is open. @param {{view: import("./camera.js").View, isOwn: boolean} | null} kept */
function opened(kept) {
  choice.find();
  if (kept?.isOwn) camera.jump(kept.view, true);
  else camera.jump(camera.whole(sight.targets()), false);
  attend();
}

/** A drawer has been opened or closed. */
function settleDrawers() {
  choice.front = drawers.current;
  byId("scene").classList.toggle("drawn-out", choice.front !== null);
  choice.find();
  attend();
}

/** The result is opened or closed. */
function settleEnd() {
  ending.tell(now);
  prompt.extra = ending.extras(now);
  prompt.show();
  camera.follow();
}

function connection(state) {
  const bar = byId("connection");
  if (state === "lost") bar.textContent = say("lost");
  else if (bar.textContent) {
    bar.textContent = "";
    toast(say("back-again"));
  }
}

// what the person does

/** Ask the server; what it refuses is told. */
async function ask(message) {
  try {
    return await wire.ask(message);
  } catch (problem) {
    refuse(problem);
    throw problem;
  }
}

function refuse(problem) {
  if (problem instanceof Refusal) toast(problem.message, { heading: problem.heading, isBad: true });
  else toast(say("lost"), { isBad: true });
}

async function act(action) {
  if (prompt.isBusy || !now) return;
  if (
    choice.options.get(action)?.ends_undo &&
    isOn("warn-me") &&
    !(await sure(say("warn"), say("warn-text")))
  )
    return;
  prompt.wait();
  choice.isSent = true;
  try {
    await wire.ask({ do: "act", seat: now.seat, decision: now.decision, action });
  } catch (problem) {
    refuse(problem);
    choice.isSent = false;
    prompt.isBusy = false;
    prompt.show();
  }
}

/** Choose an option or do the chosen one; what was pointed at is in sight and must stay under the pointer. */
function press(action, isPointedAt = false) {
  show.skip();
  if (prompt.isBusy) return;
  const isSent = choice.chosen === action || isOn("one-click");
  choice.press(action, isOn("one-click"));
  if (!isSent && !isPointedAt) bring(choice.targetOf(action));
}

function walk(actions) {
  show.skip();
  bring(choice.walk(actions));
}

/** Show where a target is: open its tab or its drawer, move the camera, and the focus if it is on another one. @param {import("./choice.js").Target | null | undefined} target */
function bring(target) {
  if (!target) return;
  sheet.bring(target.element);
  const drawer = target.element.closest(".drawer");
  if (drawer?.hidden) drawers.open(drawer.dataset.drawer);
  if (target.isOnBoard) camera.reveal([target.element]);
  const at = walker.current;
  if (at && !at.actions.some((action) => target.actions.includes(action)))
    target.element.focus({ preventScroll: true });
}

function turn(step) {
  if (choice.turn(step)) return;
  if (choice.chosen || choice.hovered || !choice.canTurn) return;
  const target =
    choice.targets.find((one) => one.actions.length > 1 && sight.isSeen(one.element)) ??
    choice.targets.find((one) => one.actions.length > 1);
  if (target) press(choice.meant(target));
}

function undo() {
  if (now?.can_undo) ask({ do: "undo", seat: now.seat }).catch(() => {});
}

async function hint() {
  if (!now?.groups.length) return;
  toast(say("thinking"));
  const { action, text, note } = await wire.ask({ do: "hint", seat: now.seat }).catch((problem) => {
    byId("toasts").replaceChildren();
    if (problem.reason !== "stale") refuse(problem); // whoever has moved meanwhile needs no hint
    throw problem;
  });
  if (!choice.options.has(action)) return;
  choice.choose(action);
  bring(choice.targetOf(action));
  byId("toasts").replaceChildren();
  toast(note, { title: say("hint-is", { label: text }) });
}

/** A tap on the picture; says whether it meant something. */
function tap(at, x, y, isTouch) {
  show.skip();
  const tool = at.closest("[data-tool]");
  if (tool && !tool.closest(".looking")) {
    turn(tool.dataset.tool.endsWith("left") ? -1 : 1);
    return true;
  }
  const part = at.closest("[data-open], [data-action], [data-actions]");
  const opener = part?.dataset.open && !choice.targetAt(part) ? part : null;
  if (opener) {
    drawers.open(opener.dataset.open, opener);
    return true;
  }
  const target = choice.targetAt(at) ?? (isTouch ? near(x, y) : null);
  if (target) {
    press(choice.meant(target), true);
    return true;
  }
  explain(at, false);
  return false;
}

/** The target nearest to a finger, if it is not far away: fingers are thick. */
function near(x, y) {
  let best = null;
  let least = 24;
  for (const target of choice.targets.filter((one) => choice.isShown(one))) {
    const rect = target.element.firstElementChild.getBoundingClientRect();
    const far = Math.hypot(x - (rect.left + rect.right) / 2, y - (rect.top + rect.bottom) / 2);
    if (far < least) [best, least] = [target, far];
  }
  return best;
}

function hold(at) {
  explain(at, true);
}

/** What something is, and why it cannot be chosen. */
async function explain(at, isAsked) {
  const part = at.closest("[data-why], [data-key][aria-label]");
  if (part?.dataset.why && now?.seat >= 0 && now.status === "running") {
    const answer = await ask({ do: "why", seat: now.seat, action: part.dataset.why }).catch(() => null);
    if (answer?.text) toast(answer.text, { heading: answer.heading, isBad: true });
    return;
  }
  const label = part?.getAttribute("aria-label");
  if (label && (isAsked || part.getAttribute("role") === "img"))
    toast(choice.options.size ? say("not-now") : (now?.prompt ?? ""), { title: label });
}

function hover(at) {
  const target = at ? choice.targetAt(at) : null;
  choice.hover(target && !prompt.isBusy ? choice.meant(target) : null);
}

function arrived(target) {
  choice.hover(choice.meant(target));
  if (target.isOnBoard) camera.reveal([target.element]);
  over.focus(target.element);
}

/** Something else is chosen or pointed at: show it, and ask what it would be worth. */
function attend() {
  const action = choice.hovered ?? choice.chosen;
  const found = action ? choice.targetOf(action) : undefined;
  const target = found && choice.isShown(found) ? found : undefined;
  over.attend(target?.element ?? null, {
    isChosen: action !== null && action === choice.chosen,
    ways: choice.ways,
  });
  over.focus(walker.current?.element ?? null);
  over.tell(null, -1);
  prompt.show();
  if (!action || !now || !target) return;
  worth.ask(action, choice.chosen === action ? 0 : 140).then((points) => {
    if (points && action === (choice.hovered ?? choice.chosen)) over.tell(points, now.seat);
  });
}

prepareSettings();
prepareCopying();
prepareKeys({
  walk: walker,
  choice,
  prompt,
  camera,
  drawers,
  skip: () => show.skip(),
  undo,
  hint: () => hint().catch(() => {}),
  turn,
});
byId("hint").addEventListener("click", () => hint().catch(() => {}));
byId("scene").addEventListener("focusout", () => {
  over.focus(null);
  if (choice.hovered) choice.hover(null);
});
byId("scene").addEventListener("focusin", (event) => {
  if (event.target.matches("[data-open]")) over.focus(event.target);
});
byId("scene").addEventListener("keydown", (event) => {
  if (event.key !== "Enter" && event.key !== " ") return;
  const part = document.activeElement;
  if (!part.matches("[data-open]") || choice.targetAt(part)) return;
  event.preventDefault();
  drawers.open(part.dataset.open, part);
});
for (const button of document.querySelectorAll("[data-camera]")) {
  button.addEventListener("click", () => {
    if (button.dataset.camera === "fit") camera.fit();
    else camera.zoom(button.dataset.camera === "in" ? 1.3 : 1 / 1.3, undefined, undefined, true);
  });
}
addEventListener("online", () => wire.hurry());
document.addEventListener("visibilitychange", () => wire.hurry());
document.addEventListener("pointerdown", () => show.skip(), { capture: true, passive: true });
const wanted = new URLSearchParams(location.search).get("at");
if (wanted && /^\d{1,6}$/.test(wanted)) show.first = () => replay.look(Number(wanted));
byId("main").classList.add("alive");
wire.open();
