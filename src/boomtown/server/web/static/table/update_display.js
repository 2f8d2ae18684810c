// Shows all of an update that is not motion: the prompt, the players, the chat, the end, and where one looks.

import { byId } from "./dom.js";
import { findNextSeat } from "./privacy_screen.js";
import { showQuestion } from "./question.js";
import { judgeDraws } from "./share.js";
import { showToast } from "./toast.js";
import { known, say } from "./words.js";

/** @import { Present, Update } from "messages" */
/** @import { Camera } from "./camera.js" */
/** @import { Chat } from "./chat.js" */
/** @import { Choice } from "./choice.js" */
/** @import { Decisions, Latest } from "./decisions.js" */
/** @import { Drawers } from "./drawers.js" */
/** @import { Ending } from "./ending.js" */
/** @import { Framing } from "./framing.js" */
/** @import { Gestures } from "./gestures.js" */
/** @import { GuideRow } from "./guide.js" */
/** @import { Inspector } from "./inspector.js" */
/** @import { Log } from "./log.js" */
/** @import { Players } from "./players.js" */
/** @import { PrivacyScreen } from "./privacy_screen.js" */
/** @import { Prompt } from "./prompt.js" */
/** @import { Replay } from "./replay.js" */
/** @import { Requests } from "./requests.js" */
/** @import { Scene } from "./scene.js" */
/** @import { Sheet, Kept } from "./sheet.js" */
/** @import { Socket } from "./socket.js" */
/** @import { Worth } from "./worth.js" */
/**
 * @typedef {object} Parts
 * @property {Latest} latest
 * @property {Socket} socket
 * @property {Requests} requests
 * @property {Scene} scene
 * @property {Sheet} sheet
 * @property {Drawers} drawers
 * @property {Camera} camera
 * @property {Framing} framing
 * @property {Gestures} gestures
 * @property {Choice} choice
 * @property {Inspector} inspector
 * @property {Worth} worth
 * @property {Prompt} prompt
 * @property {Decisions} decisions
 * @property {Players} players
 * @property {Log} log
 * @property {GuideRow} guide
 * @property {Chat} chat
 * @property {Replay} replay
 * @property {Ending} ending
 * @property {PrivacyScreen} privacyScreen
 */

const title = document.title;

export class UpdateDisplay {
  /** @param {Parts} parts */
  constructor(parts) {
    this.parts = parts;
    /** @type {WeakSet<Element>} sections that are listened to */
    this.followed = new WeakSet();
    /** @type {Present[]} who is there, as told after the latest update */
    this.present = [];
  }

  /** @param {Update} told @param {Element[]} fresh what is new in the picture */
  show(told, fresh) {
    const { latest, choice, worth, drawers, framing, decisions, scene } = this.parts;
    const before = latest.update;
    const update = this.coverSecrets(this.addPresence(told));
    latest.update = update;
    const isOtherSeat = before?.seat !== update.seat;
    const hadFocus = document.activeElement !== document.body && document.activeElement !== null;
    worth.forget();
    this.parts.inspector.close();
    const isNew = choice.offer(update.groups) || before === null;
    this.showTexts(update, before === null);
    this.showConnection(update);
    if (update.is_read_only && before === null) showToast(say("read-only"), { isBad: true });
    this.followSections();
    if (isOtherSeat) drawers.close();
    choice.front = drawers.current;
    this.openTargets(isNew);
    framing.look(fresh, isOtherSeat);
    decisions.showAttention();
    this.parts.guide.show(update);
    if (hadFocus && document.activeElement === document.body) scene.board.focus({ preventScroll: true });
  }

  /** Somebody has come or gone. @param {Present[]} present */
  showPresence(present) {
    this.present = present;
    const { latest } = this.parts;
    if (!latest.update) return;
    latest.update = this.addPresence(latest.update);
    this.showPlayers(latest.update, false);
  }

  /** @param {Update} update @returns {Update} */
  addPresence(update) {
    const players = update.players.map((player) => ({ ...player, ...this.present[player.seat] }));
    return { ...update, players };
  }

  /**
   * If the device must be handed on first, nothing can be chosen.
   * @param {Update} update
   * @returns {Update}
   */
  coverSecrets(update) {
    const seat = findNextSeat(update);
    if (seat < 0) {
      this.parts.privacyScreen.hide();
      return update;
    }
    this.parts.privacyScreen.show(seat, update.players[seat].name);
    return { ...update, groups: [] };
  }

  /** @param {Update} update @param {boolean} isFirst */
  showTexts(update, isFirst) {
    const { chat, requests, replay, log } = this.parts;
    const isLive = update.at === update.decision;
    const main = byId("main");
    main.dataset.status = update.status;
    main.dataset.decision = String(update.decision);
    main.classList.toggle("looking", !isLive);
    this.showEnding(update);
    this.parts.prompt.showUpdate(update);
    this.showPlayers(update, isFirst);
    chat.show(update);
    showQuestion(update.question, (seat, isYes) => requests.send({ do: "answer", seat, is_yes: isYes }));
    replay.showUpdate(update, log.scored);
    log.mark(isLive ? null : update.at);
    byId("hint").hidden = !update.groups.length;
    byId("again-button").hidden = update.seat < 0 || !update.decision || !isLive;
    showFairness(update);
    document.title = update.groups.length ? `● ${say("your-turn")} · ${title}` : title;
  }

  /** @param {Update} update @param {boolean} isFirst */
  showPlayers(update, isFirst) {
    this.parts.players.show(update.players, {
      isFresh: update.is_fresh || isFirst,
      mayReplace: update.status === "running" && update.seats.length > 0,
      isOwner: update.is_owner,
      seat: update.seat,
    });
  }

  /** @param {Update} update */
  showEnding(update) {
    this.parts.ending.show(update);
    this.parts.prompt.extra = this.parts.ending.makeExtras(update);
  }

  /** The result has been opened or closed. */
  showResult() {
    const { latest, prompt, camera } = this.parts;
    if (!latest.update) return;
    this.showEnding(latest.update);
    prompt.show();
    camera.follow();
  }

  /** @param {Update} update */
  showConnection(update) {
    if (update.trouble) byId("connection").textContent = update.trouble;
    else if (this.parts.socket.isOpen) showConnectionState("open");
  }

  /** Listen to sections that have come. */
  followSections() {
    const { scene, gestures } = this.parts;
    for (const root of scene.listRoots()) {
      if (this.followed.has(root) || scene.board.contains(root)) continue;
      this.followed.add(root);
      gestures.follow(/** @type {SVGSVGElement} */ (root));
    }
  }

  /**
   * Open the tab or the drawer in which there is something to choose.
   * @param {boolean} isNew it is another decision
   */
  openTargets(isNew) {
    const { choice, sheet, drawers } = this.parts;
    const elements = choice.targets.map((target) => target.element);
    sheet.showTargets(elements, isNew);
    const isHidden = elements.length > 0 && elements.every((element) => element.closest(".drawer"));
    if (isNew && isHidden) drawers.openAround(elements[0]);
  }

  /** Another tab of the sheet is open. @param {Kept | null} kept */
  showTab(kept) {
    const { choice, camera, framing, decisions } = this.parts;
    choice.findTargets();
    if (kept?.isOwn) camera.jump(kept.view, true);
    else framing.showWhole();
    decisions.showAttention();
  }

  /** A drawer has been opened or closed. */
  showDrawer() {
    const { choice, drawers, decisions } = this.parts;
    choice.front = drawers.current;
    byId("scene").classList.toggle("drawn-out", choice.front !== null);
    choice.findTargets();
    decisions.showAttention();
  }
}

/** @param {"open" | "lost"} state */
export function showConnectionState(state) {
  const bar = byId("connection");
  if (state === "lost") bar.textContent = say("lost");
  else if (bar.textContent) {
    bar.textContent = "";
    showToast(say("back-again"));
  }
}

/** The secret of the draws, and whether this device's share fits it. @param {Update} update */
function showFairness(update) {
  byId("secret-line").hidden = !update.secret;
  byId("secret").textContent = update.secret;
  const judged = judgeDraws(known.room, update);
  byId("own-share").hidden = !judged;
  byId("own-share").textContent = judged && say(`fair-${judged}`);
}
