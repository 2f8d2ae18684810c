// Plays what the server tells: frame by frame, never long, and at once when somebody does not want to wait.

/** @import { Update } from "messages" */
/** @import { Log } from "./log.js" */
/** @import { Overlay } from "./overlay.js" */
/** @import { Scene } from "./scene.js" */

const MOVE = 320; // ms for one frame
const LONGEST = 900; // ms for all frames of one update
const BUSY = 500; // ms if the next one is waiting already
const BACKLOG = 2; // updates; who is further behind sees them at once

/**
 * @typedef {object} Stage
 * @property {Pick<Scene, "apply">} scene
 * @property {Pick<Log, "clear" | "add">} log
 * @property {Pick<Overlay, "markNew">} overlay
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

  /** Whether nothing moves now: by choice, because somebody is in a hurry, or to catch up. */
  get isQuick() {
    return this.stage.isCalm() || this.isHurried || this.queue.length > BACKLOG || document.hidden;
  }

  /** @param {Update} update */
  async playUpdate(update) {
    const { scene, log, overlay, isCalm, settle } = this.stage;
    const isLive = update.at === update.decision;
    if (update.is_fresh && isLive) log.clear();
    const pause = Math.min(MOVE, (this.queue.length ? BUSY : LONGEST) / Math.max(1, update.frames.length));
    /** @type {Element[]} */
    const fresh = [];
    for (const [place, frame] of update.frames.entries()) {
      const isQuick = this.isQuick;
      const changed = scene.apply(frame, isQuick);
      fresh.push(...changed);
      const keys = changed.map((node) => node.getAttribute("data-key") ?? "");
      if (isLive) log.add(frame.lines, keys);
      if (place < update.frames.length - 1 && changed.length && !isQuick) await this.wait(pause);
    }
    const still = fresh.filter((element) => element.isConnected);
    settle(update, update.is_fresh && isLive ? [] : still);
    if (isCalm() && !update.is_fresh) overlay.markNew(still);
    this.afterFirst?.();
    this.afterFirst = null;
    if (this.queue.length && !this.isQuick) await this.wait(pause);
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
