// Travelling through the game: a railway from the first move to the last.

import { badge, byId, s, sign } from "./dom.js";
import { known, say } from "./words.js";

const SPEEDS = [1, 2, 4];
const PACE = 1_100; // ms for a move at speed one

export class Replay {
  /** @param {{look: (at: number | null) => Promise<unknown>, copied: () => void}} told */
  constructor(told) {
    this.told = told;
    this.bar = byId("replay");
    this.slider = byId("rail-slider");
    this.at = 0;
    this.moves = 0;
    this.isOn = false;
    this.isOver = false;
    this.speed = 1;
    this.timer = 0;
    this.bar.addEventListener("click", (event) => {
      const button = event.target.closest("[data-go]");
      if (button) this.go(button.dataset.go);
    });
    this.slider.addEventListener("input", () => {
      const wanted = Number(this.slider.value);
      this.pause();
      this.look(wanted);
    });
    byId("replay-button").addEventListener("click", () => this.open());
    this.draw();
  }

  get isPlaying() {
    return this.timer !== 0;
  }

  open() {
    this.isOn = true;
    this.show();
    this.slider.focus();
  }

  go(what) {
    const steps = {
      first: () => this.look(0),
      back: () => this.look(this.at - 1),
      forward: () => this.look(this.at + 1),
      last: () => this.look(this.moves),
      play: () => (this.isPlaying ? this.pause() : this.play()),
      speed: () => this.hasten(),
      link: () => this.copy(),
      now: () => this.close(),
    };
    if (what !== "play" && what !== "speed") this.pause();
    steps[what]?.();
  }

  /** Look at the table after so many moves; the last one of a running game is now. */
  look(at) {
    const wanted = Math.max(0, Math.min(this.moves, at));
    this.isOn = true;
    this.at = wanted;
    this.show();
    // While a picture is on its way only the newest wish counts.
    if (this.isAsking) {
      this.wish = wanted;
      return;
    }
    this.isAsking = true;
    this.told
      .look(wanted === this.moves ? null : wanted)
      .catch(() => {})
      .finally(() => {
        this.isAsking = false;
        if (this.wish !== undefined && this.wish !== wanted) {
          const next = this.wish;
          this.wish = undefined;
          this.look(next);
        } else this.wish = undefined;
      });
  }

  close() {
    this.pause();
    this.look(this.moves);
    this.isOn = this.isOver;
    this.show();
  }

  play() {
    if (this.at >= this.moves) this.look(0);
    this.timer = setInterval(() => {
      if (this.at >= this.moves) this.pause();
      else if (!this.isAsking) this.look(this.at + 1);
    }, PACE / this.speed);
    this.show();
  }

  pause() {
    clearInterval(this.timer);
    this.timer = 0;
    this.show();
  }

  hasten() {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length];
    if (this.isPlaying) {
      this.pause();
      this.play();
    }
    this.show();
  }

  copy() {
    const link = `${location.origin}/table/${known.room}?at=${this.at}`;
    history.replaceState(null, "", `?at=${this.at}`);
    navigator.clipboard?.writeText(link).then(
      () => this.told.copied(),
      () => {},
    );
  }

  /** What the server shows now. @param {any} update @param {{at: number, seat: number}[]} scored */
  tell(update, scored) {
    const isLive = update.at === update.decision;
    if (!this.isAsking) this.at = update.at;
    this.moves = update.decision;
    this.isOver = update.status === "over";
    if (!isLive || this.isOver) this.isOn = true;
    this.scored = scored;
    this.show();
  }

  show() {
    this.bar.hidden = !this.isOn;
    if (!this.isOn) return;
    this.slider.max = String(this.moves);
    this.slider.value = String(this.at);
    const place = say("move-of", { at: this.at, moves: this.moves });
    this.slider.setAttribute("aria-valuetext", place);
    byId("rail-place").textContent = place;
    const play = this.bar.querySelector("[data-go=play]");
    const label = say(this.isPlaying ? "pause" : "play");
    play.replaceChildren(sign(this.isPlaying ? "pause" : "play"));
    play.setAttribute("aria-label", label);
    play.setAttribute("title", label);
    this.bar.querySelector("[data-go=speed]").textContent = `×${this.speed}`;
    this.bar.querySelector("[data-go=now]").hidden = this.isOver;
    byId("picture").setAttribute(
      "href",
      `/table/${known.room}/picture.png${this.at < this.moves ? `?at=${this.at}` : ""}`,
    );
    const part = this.moves ? this.at / this.moves : 0;
    this.engine.style.left = `${(part * 100).toFixed(2)}%`;
    this.stations();
  }

  /** Rails, ties and the engine, under the slider that is really there. */
  draw() {
    const art = byId("rail-art");
    const track = s(
      "svg",
      { class: "track", preserveAspectRatio: "none" },
      s("line", { x1: 0, x2: "100%", y1: 22, y2: 22, class: "ballast" }),
      s("line", { x1: 0, x2: "100%", y1: 22, y2: 22, class: "ties" }),
      s("line", { x1: 0, x2: "100%", y1: 18.5, y2: 18.5, class: "iron" }),
      s("line", { x1: 0, x2: "100%", y1: 25.5, y2: 25.5, class: "iron" }),
    );
    this.posts = document.createElement("div");
    this.posts.className = "stations";
    this.engine = document.createElement("span");
    this.engine.className = "engine";
    this.engine.append(
      s("svg", { viewBox: "0 0 512 512", width: 25, height: 25 }, s("use", { href: "#i-steam-locomotive" })),
    );
    art.append(track, this.posts, this.engine);
  }

  /** A badge where somebody has scored much. */
  stations() {
    const key = JSON.stringify([this.scored?.length, this.moves]);
    if (key === this.drawn || !this.scored) return;
    this.drawn = key;
    const most = [...this.scored]
      .filter((line) => line.seat >= 0 && line.points > 2 && line.at < this.moves)
      .sort((one, other) => other.points - one.points)
      .slice(0, 10);
    this.posts.replaceChildren(
      ...most.map((line) => {
        const post = document.createElement("span");
        post.style.left = `${((line.at / Math.max(1, this.moves)) * 100).toFixed(2)}%`;
        post.append(badge(line.seat, 16));
        return post;
      }),
    );
  }
}
