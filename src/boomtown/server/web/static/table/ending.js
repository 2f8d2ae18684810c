// The end of the game: who has won, where the points came from, and how to go on.

import { byId, make, makeBadge, makeSvg, replaceContent, targetOf } from "./dom.js";
import { known, say, sayPoints } from "./words.js";

/** @import { Player, Row, Update } from "messages" */

const PAINTS = 10; // as table.css has them
const LEGIBLE = 0.06; // of the longest bar: a shorter part has no number

export class Ending {
  /** @param {{seeTable: () => void, seeResult: () => void, comeBack: () => void}} on */
  constructor(on) {
    this.on = on;
    this.sheet = byId("end");
    this.isClosed = false;
    this.drawn = "";
    const bars = byId("bars");
    bars.addEventListener("pointerover", (event) => {
      lightRow(targetOf(event).closest("[data-kind]")?.dataset.kind);
    });
    bars.addEventListener("pointerleave", () => lightRow(undefined));
  }

  /** @param {Update} update */
  show(update) {
    const isOver = update.status === "over" && update.at === update.decision && update.winners.length > 0;
    if (!isOver) {
      this.sheet.hidden = true;
      return;
    }
    const { players, reckoning, winners } = update;
    const key = JSON.stringify([players.map((player) => player.name), reckoning, winners]);
    if (key !== this.drawn) {
      this.drawn = key;
      showWinner(update);
      replaceContent(byId("bars"), ...makeBars(players, reckoning));
      replaceContent(byId("reckoning"), makeReckoning(players, reckoning));
    }
    replaceContent(byId("end-acts"), ...makeLinks(update));
    this.sheet.hidden = this.isClosed;
  }

  close() {
    this.isClosed = true;
    this.sheet.hidden = true;
    this.on.seeTable();
  }

  /** What stands in the prompt once the game is over, or cannot be played on. @param {Update} update */
  makeExtras(update) {
    if (update.left.length > 0 && update.status === "running") return [this.makeBackButton()];
    if (update.is_read_only) return update.seats.length > 0 ? [makeBranchForm(update.at)] : [];
    if (update.status !== "over") return [];
    const isNow = update.at === update.decision;
    const path = `/table/${known.room}`;
    const extras = [this.makeLookButton()];
    if (!isNow) extras.push(makeBranchForm(update.at));
    if (update.seats.length > 0) extras.push(makeLink(`${path}/coach`, say("coach")));
    extras.push(makeLink(`${path}/record`, say("record")));
    extras.push(makeLink(`${path}/picture.png${isNow ? "" : `?at=${update.at}`}`, say("picture")));
    return extras;
  }

  /** From the table to the result, or back. @returns {HTMLElement} */
  makeLookButton() {
    const label = make("span", {}, say(this.sheet.hidden ? "results" : "see-table"));
    const look = make("button", { class: "btn main", type: "button", "data-name": "result" }, label);
    look.addEventListener("click", () => (this.sheet.hidden ? this.on.seeResult() : this.close()));
    return look;
  }

  /** A bot stands in for the viewer, who may have the seat back. */
  makeBackButton() {
    const label = make("span", {}, say("come-back"));
    const button = make("button", { class: "btn main", type: "button", "data-name": "back" }, label);
    button.addEventListener("click", () => this.on.comeBack());
    return button;
  }
}

/** @param {Player[]} players the best first */
function rank(players) {
  return [...players].sort((one, other) => other.score - one.score);
}

/** @param {Update} update */
function showWinner({ players, winners, seats }) {
  const best = players[winners[0]];
  const figure = makeSvg("use", { href: `#cowboy-${winners[0]}`, width: 96, height: 104 });
  replaceContent(byId("winner-figure", SVGElement), figure);
  const second = rank(players).find((player) => !winners.includes(player.seat));
  const points = sayPoints(best.score);
  let title = say("wins", { name: best.name });
  let text = points;
  if (winners.length > 1) {
    title = say("shared");
    text = `${winners.map((seat) => players[seat].name).join(", ")}: ${say("level", { points })}`;
  } else {
    if (seats.length === 1 && seats[0] === winners[0]) title = say("you-win");
    if (second) text = say("ahead", { points, ahead: best.score - second.score, name: second.name });
  }
  byId("winner-title").textContent = title;
  byId("winner-text").textContent = text;
}

/** Pointing at a part of a bar shows its row. @param {string | undefined} kind */
function lightRow(kind) {
  for (const row of byId("reckoning").querySelectorAll("tbody tr")) {
    row.classList.toggle("lit", row.dataset.kind === kind);
  }
}

/** A bar for each player, the best first. @param {Player[]} players @param {Row[]} reckoning */
function makeBars(players, reckoning) {
  const most = Math.max(1, ...players.map((player) => player.score));
  return rank(players).map(({ seat, name, score }) => {
    const label = reckoning.map((row) => `${row.name}: ${row.points[seat]}`).join(", ");
    const parts = reckoning.map((row, kind) => makeBarPart(row, kind, row.points[seat], most));
    const bar = make("span", { class: "bar", role: "img", "aria-label": label }, ...parts);
    bar.style.width = `${Math.max(2, (100 * score) / most).toFixed(1)}%`;
    const room = make("span", { class: "bar-room" }, bar, make("b", { class: "num" }, String(score)));
    return make("div", { class: "bar-row" }, makeBadge(seat, 34), make("b", { class: "name" }, name), room);
  });
}

/** @param {Row} row @param {number} kind @param {number} count @param {number} most */
function makeBarPart(row, kind, count, most) {
  if (count <= 0) return null;
  const look = { class: `part paint-${kind % PAINTS}`, title: `${row.name}: ${count}`, "data-kind": kind };
  const part = make("span", look, count / most > LEGIBLE ? String(count) : "");
  part.style.flexGrow = String(count);
  return part;
}

/** The table of all kinds of points. @param {Player[]} players @param {Row[]} reckoning */
function makeReckoning(players, reckoning) {
  const names = players.map(({ seat, name }) => make("th", { scope: "col" }, makeBadge(seat, 28), name));
  const corner = make("th", { scope: "col" }, make("span", { class: "unseen" }, say("kind")));
  const rows = reckoning.map((row, kind) => {
    const best = Math.max(...row.points);
    const cells = players.map(({ seat }) => {
      const count = row.points[seat];
      return make("td", { class: count > 0 && count === best ? "best" : null }, String(count));
    });
    const swatch = make("i", { class: `swatch paint-${kind % PAINTS}` });
    return make("tr", { "data-kind": kind }, make("th", { scope: "row" }, swatch, row.name), ...cells);
  });
  const sums = players.map((player) => make("td", {}, String(player.score)));
  return make(
    "table",
    {},
    make("caption", { class: "unseen" }, say("where")),
    make("thead", {}, make("tr", {}, corner, ...names)),
    make("tbody", {}, ...rows),
    make("tfoot", {}, make("tr", {}, make("th", { scope: "row" }, say("total")), ...sums)),
  );
}

/** @param {string} href @param {string} label @returns {HTMLElement} */
function makeLink(href, label, look = "btn") {
  return make("a", { class: look, href }, label);
}

/** Play on from this move at a new table. @param {number} at @returns {HTMLElement} */
function makeBranchForm(at) {
  const field = make("input", { type: "hidden", name: "at", value: at });
  const button = make("button", { class: "btn" }, say("branch"));
  return make("form", { method: "post", action: `/table/${known.room}/branch` }, field, button);
}

/** How to go on after the result. @param {Update} update */
function makeLinks({ players, seats }) {
  const isAlone = players.every((player) => player.is_you || player.bot || player.is_virtual);
  const again =
    isAlone && seats.length === 1
      ? makeAgainForm(players.filter((player) => !player.is_virtual).length)
      : makeLink(`/new/${known.game}`, say("new-table"), "btn hot");
  const coach = seats.length > 0 && makeLink(`/table/${known.room}/coach`, say("coach"));
  return [again, coach, makeLink("/", say("lobby"), "btn ghost")];
}

/** The same game against bots once more. @param {number} seats */
function makeAgainForm(seats) {
  const field = make("input", { type: "hidden", name: "seats", value: seats });
  const button = make("button", { class: "btn hot" }, say("again"));
  return make("form", { method: "post", action: `/play/${known.game}` }, field, button);
}
