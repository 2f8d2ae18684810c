// What a tap, a long press or a pointer on the picture means.

import { showToast } from "./toast.js";
import { say } from "./words.js";

/** @import { Choice } from "./choice.js" */
/** @import { Decisions, Latest } from "./decisions.js" */
/** @import { Drawers } from "./drawers.js" */
/** @import { Inspector } from "./inspector.js" */
/** @import { Playback } from "./playback.js" */
/** @import { Prompt } from "./prompt.js" */
/** @import { Requests } from "./requests.js" */
/**
 * @typedef {object} Parts
 * @property {Latest} latest
 * @property {Requests} requests
 * @property {Choice} choice
 * @property {Prompt} prompt
 * @property {Playback} playback
 * @property {Drawers} drawers
 * @property {Decisions} decisions
 * @property {Inspector} inspector
 */

const FINGER = 24; // px that a finger may miss a target by

export class Pointing {
  /** @param {Parts} parts */
  constructor(parts) {
    this.parts = parts;
  }

  /**
   * A tap on the picture; says whether it meant something.
   * @param {Element} at
   * @param {number} x
   * @param {number} y
   */
  tap(at, x, y, isTouch = false) {
    const { playback, decisions, choice, inspector } = this.parts;
    playback.skip();
    inspector.close();
    const tool = at.closest("[data-tool]");
    if (tool && !tool.closest(".looking")) {
      decisions.turn(tool.dataset.tool?.endsWith("left") ? -1 : 1);
      return true;
    }
    if (this.openDrawer(at.closest("[data-open], [data-action], [data-actions]"))) return true;
    const target = choice.findTargetAt(at) ?? (isTouch ? this.findNear(x, y) : null);
    if (target) {
      decisions.pressTarget(target, true);
      return true;
    }
    this.explain(at, false);
    return false;
  }

  /**
   * Open the drawer that a part of the picture opens, unless it can be chosen.
   * @param {Element | null} part
   */
  openDrawer(part) {
    const name = part?.dataset.open;
    if (!name || this.parts.choice.findTargetAt(part)) return false;
    this.parts.drawers.open(name, part);
    return true;
  }

  /**
   * The target nearest to a finger, if it is not far away: fingers are thick.
   * @param {number} x
   * @param {number} y
   */
  findNear(x, y) {
    let best = null;
    let least = FINGER;
    for (const target of this.parts.choice.targets) {
      if (!this.parts.choice.isShown(target)) continue;
      const rect = (target.element.firstElementChild ?? target.element).getBoundingClientRect();
      const far = Math.hypot(x - (rect.left + rect.right) / 2, y - (rect.top + rect.bottom) / 2);
      if (far < least) [best, least] = [target, far];
    }
    return best;
  }

  /** A long press. @param {Element} at */
  hold(at) {
    if (!this.parts.inspector.open(at)) this.explain(at, true);
  }

  /** @param {Element | null} at */
  hover(at) {
    const { choice, prompt, inspector } = this.parts;
    inspector.point(at);
    const target = at ? choice.findTargetAt(at) : null;
    choice.hover(target && !prompt.isBusy ? choice.pickAction(target) : null);
  }

  /**
   * What something is, and why it cannot be chosen.
   * @param {Element} at
   * @param {boolean} isAsked by a long press
   */
  async explain(at, isAsked) {
    const { update } = this.parts.latest;
    const part = at.closest("[data-why], [data-key][aria-label]");
    if (part?.dataset.why && update && update.seat >= 0 && update.status === "running") {
      const question = { do: /** @type {const} */ ("why"), seat: update.seat, action: part.dataset.why };
      const answer = await this.parts.requests.ask(question).catch(() => null);
      if (answer?.text) showToast(answer.text, { heading: answer.heading, isBad: true });
      return;
    }
    const title = part?.getAttribute("aria-label");
    if (!title || !(isAsked || part?.getAttribute("role") === "img")) return;
    showToast(this.parts.choice.options.size ? say("not-now") : (update?.prompt ?? ""), { title });
  }
}
