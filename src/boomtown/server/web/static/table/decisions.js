// What the person decides: an option is chosen, turned, confirmed or taken back; what belongs to it is shown.

import { showRefusal } from "./requests.js";
import { isOn } from "./settings.js";
import { Refusal } from "./socket.js";
import { askIfSure, clearToasts, showToast } from "./toast.js";
import { say } from "./words.js";

/** @import { Update } from "messages" */
/** @import { Camera } from "./camera.js" */
/** @import { Choice, Target } from "./choice.js" */
/** @import { Drawers } from "./drawers.js" */
/** @import { Framing } from "./framing.js" */
/** @import { KeyboardFocus } from "./keyboard_focus.js" */
/** @import { Overlay } from "./overlay.js" */
/** @import { Playback } from "./playback.js" */
/** @import { Prompt } from "./prompt.js" */
/** @import { Requests } from "./requests.js" */
/** @import { Sheet } from "./sheet.js" */
/** @import { Socket } from "./socket.js" */
/** @import { Worth } from "./worth.js" */
/** @typedef {{update: Update | null}} Latest what the server has told last */
/**
 * @typedef {object} Parts
 * @property {Latest} latest
 * @property {Socket} socket
 * @property {Requests} requests
 * @property {Choice} choice
 * @property {Prompt} prompt
 * @property {Playback} playback
 * @property {Worth} worth
 * @property {Overlay} overlay
 * @property {Sheet} sheet
 * @property {Drawers} drawers
 * @property {Camera} camera
 * @property {Framing} framing
 * @property {KeyboardFocus} keyboardFocus
 */

const PASSING = 140; // ms: who points at something for less asks nothing

export class Decisions {
  /** @param {Parts} parts */
  constructor(parts) {
    this.parts = parts;
  }

  /** Do it. @param {string} action */
  async act(action) {
    const { choice, prompt, latest, socket } = this.parts;
    if (prompt.isBusy || !latest.update) return;
    const needsWarning = choice.options.get(action)?.ends_undo && isOn("warn-me");
    if (needsWarning && !(await askIfSure(say("warn"), say("warn-text")))) return;
    const { seat, decision } = latest.update;
    prompt.wait();
    choice.isSent = true;
    try {
      await socket.ask({ do: "act", seat, decision, action });
    } catch (problem) {
      showRefusal(problem);
      choice.isSent = false;
      prompt.isBusy = false;
      prompt.show();
    }
  }

  /** Choose an option or do the chosen one. @param {string} action */
  press(action, isPointedAt = false) {
    const { choice, prompt, playback } = this.parts;
    playback.skip();
    if (prompt.isBusy) return;
    const isSent = choice.chosen === action || isOn("one-click");
    choice.press(action, isOn("one-click"));
    // What was pointed at is in sight and must stay under the pointer.
    if (!isSent && !isPointedAt) this.bring(choice.findTargetOf(action));
  }

  /** What a target means is chosen or done. @param {Target} target */
  pressTarget(target, isPointedAt = false) {
    this.press(this.parts.choice.pickAction(target), isPointedAt);
  }

  /** On to the next place of these options. @param {string[]} actions */
  step(actions) {
    this.parts.playback.skip();
    this.bring(this.parts.choice.step(actions));
  }

  /**
   * Show where a target is: open its tab or its drawer, move the camera, and the focus if it is on another
   *   one.
   * @param {Target | null | undefined} target
   */
  bring(target) {
    if (!target) return;
    const { sheet, drawers, camera, keyboardFocus } = this.parts;
    sheet.openAround(target.element);
    drawers.openAround(target.element);
    if (target.isOnBoard) camera.reveal([target.element]);
    const at = keyboardFocus.current;
    const isElsewhere = at && !at.actions.some((action) => target.actions.includes(action));
    if (isElsewhere) target.element.focus({ preventScroll: true });
  }

  /** Turn what is chosen or pointed at, or choose something that can be turned. @param {number} step */
  turn(step) {
    const { choice, framing } = this.parts;
    if (choice.turn(step) || choice.chosen || choice.hovered) return;
    const targets = choice.targets.filter((target) => target.actions.length > 1);
    const target = targets.find(({ element }) => framing.isSeen(element)) ?? targets[0];
    if (target) this.pressTarget(target);
  }

  undo() {
    const { update } = this.parts.latest;
    if (update?.can_undo) this.parts.requests.send({ do: "undo", seat: update.seat });
  }

  /** Ask a bot, and choose what it would do. */
  async hint() {
    const { latest, choice, socket } = this.parts;
    if (!latest.update?.groups.length) return;
    showToast(say("thinking"));
    try {
      const { action, text, note } = await socket.ask({ do: "hint", seat: latest.update.seat });
      if (!choice.options.has(action)) return;
      choice.choose(action);
      this.bring(choice.findTargetOf(action));
      clearToasts();
      showToast(note, { title: say("hint-is", { label: text }) });
    } catch (problem) {
      clearToasts();
      const isLate = problem instanceof Refusal && problem.reason === "stale";
      if (!isLate) showRefusal(problem); // whoever has moved meanwhile needs no hint
    }
  }

  /** The focus of the keyboard has come to a target. @param {Target} target */
  handleArrival(target) {
    const { choice, camera, overlay } = this.parts;
    choice.hover(choice.pickAction(target));
    if (target.isOnBoard) camera.reveal([target.element]);
    overlay.focus(target.element);
  }

  /** Something else is chosen or pointed at: show it, and ask what it would be worth. */
  async showAttention() {
    const { choice, overlay, keyboardFocus, prompt, worth, latest } = this.parts;
    const action = choice.hovered ?? choice.chosen;
    const found = action ? choice.findTargetOf(action) : undefined;
    const target = found && choice.isShown(found) ? found : null;
    const isChosen = action !== null && action === choice.chosen;
    overlay.attend(target?.element ?? null, { isChosen, ways: choice.ways });
    overlay.focus(keyboardFocus.current?.element ?? null);
    overlay.showWorth(null, -1);
    prompt.show();
    if (!action || !latest.update || !target) return;
    const points = await worth.ask(action, isChosen ? 0 : PASSING);
    const isStill = action === (choice.hovered ?? choice.chosen);
    if (points && isStill) overlay.showWorth(points, latest.update.seat);
  }
}
