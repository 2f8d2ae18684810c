// Plays what the server tells, frame by frame and in its own time,
// and at once when somebody does not want to wait.

/** @import { Line, Update } from "messages" */
/** @import { Log } from "./log.js" */
/** @import { Overlay } from "./overlay.js" */
/** @import { Moment } from "./moment.js" */
/** @import { Pace } from "./settings.js" */
/** @import { Scene } from "./scene.js" */

// ms for a frame and for all of an update; of a moment, which part of its own time
/** @type {Record<Pace, {move: number, longest: number, moment: number}>} */
const PACES = {
  calm: { move: 480, longest: 2_400, moment: 1 },
  brisk: { move: 320, longest: 900, moment: 0.5 },
  "at-once": { move: 0, longest: 0, moment: 0 },
};
const MOMENTS = 7_000; // ms at a calm pace for all moments of one update; more of them are shorter
const BUSY = 500; // ms for the frames of an update if the next one is waiting already
const BACKLOG = 2; // updates; whoever is further behind sees moments alone
const FAR = 10; // updates; whoever is still further behind sees all at once

/**
 * @typedef {object} Stage
 * @property {Pick<Scene, "apply">} scene
 * @property {Pick<Log, "clear" | "add">} log
 * @property {Pick<Overlay, "markNew">} overlay
 * @property {Pick<Moment, "show">} moment
 * @property {(line: Line) => void} tell says what is happening
 * @property {() => Pace} pace
 * @property {() => boolean} isCalm
 * @property {(update: Update, fresh: Element[]) => void} settle shows all of an update that is not motion
 * @property {(problem: unknown) => void} recover
 */

export class Playback {
  /** @param {Stage} stage */
  constructor(stage) {
    this.stage = stage;
    /** @type {Update[]} */
    this.queue = [];
    this.isPlaying = false;
    this.isHurried = false;
    this.wake = () => {};
    /** @type {(() => void) | null} what to do after the first update */
    this.afterFirst = null;
  }

  /** @param {Update} update */
  add(update) {
    this.queue.push(update);
    if (!this.isPlaying) this.play();
  }

  /** On to the end of what is waiting. */
  skip() {
    if (!this.isPlaying) return;
    this.isHurried = true;
    this.wake();
  }

  async play() {
    this.isPlaying = true;
    try {
      for (let next = this.queue.shift(); next; next = this.queue.shift()) await this.playUpdate(next);
    } catch (problem) {
      this.queue = [];
      this.stage.recover(problem);
    } finally {
      this.isPlaying = this.isHurried = false;
    }
  }

  /** Whether nobody waits for anything now: by choice, because somebody is in a hurry, or to catch up. */
  get isQuick() {
    return this.stage.pace() === "at-once" || this.isHurried || this.queue.length > FAR || document.hidden;
  }

  /** Whether frames follow each other without a pause. */
  get isPressed() {
    return this.isQuick || this.queue.length > BACKLOG;
  }

  /** @param {Update} update */
  async playUpdate(update) {
    const { scene, log, overlay, isCalm, settle, moment, tell } = this.stage;
    const isLive = update.at === update.decision;
    if (update.is_fresh && isLive) log.clear();
    const times = this.planTimes(update);
    /** @type {Element[]} */
    const fresh = [];
    for (const [place, frame] of update.frames.entries()) {
      const changed = scene.apply(frame, isCalm() || this.isPressed);
      fresh.push(...changed);
      const keys = changed.map((node) => node.getAttribute("data-key") ?? "");
      if (isLive && !update.is_again) log.add(frame.lines, keys);
      const line = frame.lines.at(-1);
      if (line && !update.is_fresh && !this.isQuick) tell(line);
      const isBetween = update.frames[place - 1]?.moment && update.frames[place + 1]?.moment;
      if (isBetween && !frame.moment && !this.isQuick) continue; // it does not interrupt them
      const isShown = frame.moment && !this.isQuick;
      moment.show(isShown ? frame.moment : null);
      const isLast = place === update.frames.length - 1;
      if (isShown) await this.wait(times.moments[place]);
      else if (!isLast && changed.length && !this.isPressed) await this.wait(times.pause);
    }
    moment.show(null);
    const still = fresh.filter((element) => element.isConnected);
    settle(update, update.is_again || (update.is_fresh && isLive) ? [] : still);
    if (isCalm() && !update.is_fresh) overlay.markNew(still);
    this.afterFirst?.();
    this.afterFirst = null;
    if (this.queue.length && !this.isPressed) await this.wait(times.pause);
  }

  /** How long each frame is looked at, in ms. @param {Update} update */
  planTimes({ frames }) {
    const { move, longest, moment } = PACES[this.stage.pace()];
    const all = frames.reduce((sum, frame) => sum + (frame.moment?.hold ?? 0), 0);
    const share = moment * Math.min(1, MOMENTS / Math.max(1, all));
    const plain = frames.filter((frame) => !frame.moment).length;
    const room = this.queue.length ? Math.min(BUSY, longest) : longest;
    return {
      pause: Math.min(move, room / Math.max(1, plain)),
      moments: frames.map((frame) => share * (frame.moment?.hold ?? 0)),
    };
  }

  /** @param {number} time in ms @returns {Promise<void>} */
  wait(time) {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
