// Plays what the server tells: frame by frame in order, never long, and at once when the person does not want to wait.

const MOVE = 320; // ms for one frame
const LONGEST = 900; // ms for all frames of one update
const BUSY = 500; // ms if the next one is waiting already
const BACKLOG = 2; // updates; who is further behind sees them at once

export class Playback {
  /**
   * @param {{scene: import("./scene.js").Scene, log: import("./log.js").Log, over: import("./overlay.js").Overlay,
   *   isCalm: () => boolean, settle: (update: any, fresh: Element[]) => void, problem: (problem: unknown) => void}} stage
   */
  constructor(stage) {
    this.stage = stage;
    /** @type {any[]} */
    this.queue = [];
    this.isPlaying = false;
    this.isHurried = false;
    this.wake = () => {};
    /** @type {(() => void) | null} what to do after the first update */
    this.first = null;
  }

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
      while (this.queue.length) await this.one(this.queue.shift());
    } catch (problem) {
      this.queue = [];
      this.stage.problem(problem);
    } finally {
      this.isPlaying = this.isHurried = false;
    }
  }

  /** Whether nothing moves now: by choice, because somebody is in a hurry, or to catch up. */
  get isQuick() {
    return this.stage.isCalm() || this.isHurried || this.queue.length > BACKLOG || document.hidden;
  }

  async one(update) {
    const { scene, log, over, isCalm, settle } = this.stage;
    const isLive = update.at === update.decision;
    if (update.is_fresh && isLive) log.clear();
    const pause = Math.min(MOVE, (this.queue.length ? BUSY : LONGEST) / Math.max(1, update.frames.length));
    const fresh = [];
    for (const [place, frame] of update.frames.entries()) {
      const isQuick = this.isQuick;
      const changed = scene.apply(frame, isQuick);
      fresh.push(...changed);
      if (isLive)
        log.add(
          frame.lines,
          changed.map((node) => node.getAttribute("data-key")),
        );
      if (place < update.frames.length - 1 && changed.length && !isQuick) await this.wait(pause);
    }
    const still = fresh.filter((element) => element.isConnected);
    settle(update, update.is_fresh && isLive ? [] : still);
    if (isCalm() && !update.is_fresh) over.note(still);
    this.first?.();
    this.first = null;
    if (this.queue.length && !this.isQuick) await this.wait(pause);
  }

  wait(time) {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.wake = () => {
        clearTimeout(timer);
        resolve(undefined);
      };
    });
  }
}
