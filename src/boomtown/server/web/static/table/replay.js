// Travelling through the game: a railway from the first move to the last.

import { byId, findIn, make, makeBadge, makeSign, makeSvg, targetOf } from "./dom.js";
import { known, say } from "./words.js";

/** @import { Scored } from "./log.js" */

const SPEEDS = [1, 2, 4];
const PACE = 1_100; // ms for a move at speed one
const STATIONS = 10;
const LEAST = 3; // points that are worth a station

export class Replay {
  /** @param {{look: (at: number | null) => Promise<unknown>, copy: () => void}} on null = now */
  constructor(on) {
    this.on = on;
    this.bar = byId("replay");
    this.slider = byId("rail-slider", HTMLInputElement);
    this.engine = makeEngine();
    this.posts = make("div", { class: "stations" });
    byId("rail-art").append(makeTrack(), this.posts, this.engine);
    this.at = 0;
    this.moves = 0;
    this.isOn = false;
    this.isOver = false;
    this.speed = 1;
    this.timer = 0;
    this.isAsking = false;
    /** @type {number | null} the newest wish while a picture is on its way */
    this.wish = null;
    /** @type {Scored[]} */
    this.scored = [];
    this.drawn = "";
    /** @type {Record<string, () => void>} what the buttons do */
    this.steps = {
      first: () => this.look(0),
      back: () => this.look(this.at - 1),
      forward: () => this.look(this.at + 1),
      last: () => this.look(this.moves),
      play: () => (this.isPlaying ? this.pause() : this.play()),
      speed: () => this.changeSpeed(),
      link: () => this.copyLink(),
      now: () => this.close(),
    };
    this.bar.addEventListener("click", (event) => {
      const wanted = targetOf(event).closest("[data-go]")?.dataset.go;
      if (wanted) this.go(wanted);
    });
    this.slider.addEventListener("input", () => {
      const wanted = Number(this.slider.value);
      this.pause();
      this.look(wanted);
    });
    byId("replay-button").addEventListener("click", () => this.open());
  }

  get isPlaying() {
    return this.timer !== 0;
  }

  open() {
    this.isOn = true;
    this.show();
    this.slider.focus();
  }

  /** @param {string} what */
  go(what) {
    if (what !== "play" && what !== "speed") this.pause();
    this.steps[what]?.();
  }

  /**
   * Look at the table after this number of moves; the last one of a running game is now.
   * @param {number} at
   */
  look(at) {
    this.at = Math.max(0, Math.min(this.moves, at));
    this.isOn = true;
    this.show();
    this.wish = this.at;
    if (!this.isAsking) this.askForWish();
  }

  /** While a picture is on its way only the newest wish counts. */
  async askForWish() {
    this.isAsking = true;
    /** @type {number | null} */
    let last = null;
    while (this.wish !== null && this.wish !== last) {
      last = this.wish;
      this.wish = null;
      await this.on.look(last === this.moves ? null : last).catch(() => {});
    }
    this.wish = null;
    this.isAsking = false;
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

  changeSpeed() {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length];
    if (this.isPlaying) {
      this.pause();
      this.play();
    }
    this.show();
  }

  copyLink() {
    const link = `${location.origin}/table/${known.room}?at=${this.at}`;
    history.replaceState(null, "", `?at=${this.at}`);
    navigator.clipboard?.writeText(link).then(
      () => this.on.copy(),
      () => {},
    );
  }

  /**
   * What the server shows now.
   * @param {{at: number, decision: number, status: string}} update
   * @param {Scored[]} scored
   */
  showUpdate({ at, decision, status }, scored) {
    if (!this.isAsking) this.at = at;
    this.moves = decision;
    this.isOver = status === "over";
    if (at !== decision || this.isOver) this.isOn = true;
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
    const play = findIn(this.bar, "[data-go=play]");
    const label = say(this.isPlaying ? "pause" : "play");
    play.replaceChildren(makeSign(this.isPlaying ? "pause" : "play"));
    play.setAttribute("aria-label", label);
    play.setAttribute("title", label);
    findIn(this.bar, "[data-go=speed]").textContent = `×${this.speed}`;
    findIn(this.bar, "[data-go=now]").hidden = this.isOver;
    const moment = this.at < this.moves ? `?at=${this.at}` : "";
    byId("picture").setAttribute("href", `/table/${known.room}/picture.png${moment}`);
    this.engine.style.left = placeOnRail(this.at, this.moves);
    this.showStations();
  }

  /** A badge where somebody has scored much. */
  showStations() {
    const key = JSON.stringify([this.scored.length, this.moves]);
    if (key === this.drawn) return;
    this.drawn = key;
    const posts = pickStations(this.scored, this.moves).map(({ at, seat }) => {
      const post = make("span", {}, makeBadge(seat, 16));
      post.style.left = placeOnRail(at, this.moves);
      return post;
    });
    this.posts.replaceChildren(...posts);
  }
}

/** @param {number} at @param {number} moves */
function placeOnRail(at, moves) {
  return `${((at / Math.max(1, moves)) * 100).toFixed(2)}%`;
}

/** The moves that scored most, the best first. @param {Scored[]} scored @param {number} moves */
export function pickStations(scored, moves) {
  return scored
    .filter((line) => line.seat >= 0 && line.points >= LEAST && line.at < moves)
    .sort((one, other) => other.points - one.points)
    .slice(0, STATIONS);
}

/** Rails and ties, under the slider that is really there. */
function makeTrack() {
  const lines = Object.entries({ ballast: [22], ties: [22], iron: [18.5, 25.5] }).flatMap(([look, heights]) =>
    heights.map((y) => makeSvg("line", { x1: 0, x2: "100%", y1: y, y2: y, class: look })),
  );
  return makeSvg("svg", { class: "track", preserveAspectRatio: "none" }, ...lines);
}

function makeEngine() {
  const picture = makeSvg("use", { href: "#i-steam-locomotive" });
  return make(
    "span",
    { class: "engine" },
    makeSvg("svg", { viewBox: "0 0 512 512", width: 25, height: 25 }, picture),
  );
}
