// The end of the game: who has won, where the points came from, and how to go on.

import { badge, byId, h, s } from "./dom.js";
import { inPoints, known, say } from "./words.js";

const PAINTS = ["sky", "gold", "mint", "barn", "wood", "stone", "rose", "mustard", "water", "trail"];

export class Ending {
  /** @param {{seeTable: () => void, seeResult: () => void, comeBack: () => void}} told */
  constructor(told) {
    this.told = told;
    this.sheet = byId("end");
    this.isClosed = false;
  }

  /** @param {any} update */
  tell(update) {
    const isOver = update.status === "over" && update.at === update.decision && update.winners.length > 0;
    if (!isOver) {
      this.sheet.hidden = true;
      return;
    }
    const key = JSON.stringify([
      update.players.map((player) => player.name),
      update.reckoning,
      update.winners,
    ]);
    if (key !== this.drawn) {
      this.drawn = key;
      this.winner(update);
      this.bars(update);
      this.table(update);
    }
    this.acts(update);
    this.sheet.hidden = this.isClosed;
  }

  open() {
    this.isClosed = false;
    this.sheet.hidden = false;
    this.sheet.focus({ preventScroll: true });
  }

  close() {
    this.isClosed = true;
    this.sheet.hidden = true;
    this.told.seeTable();
  }

  winner({ players, winners, seats }) {
    const ranked = [...players].sort((one, other) => other.score - one.score);
    const best = players[winners[0]];
    byId("winner-figure").replaceChildren(
      s("use", { href: `#cowboy-${winners[0]}`, width: 96, height: 104 }),
    );
    const isYou = winners.length === 1 && seats.includes(winners[0]) && seats.length === 1;
    byId("winner-title").textContent =
      winners.length > 1 ? say("shared") : isYou ? say("you-win") : say("wins", { name: best.name });
    const second = ranked.find((player) => !winners.includes(player.seat));
    const points = inPoints(best.score);
    byId("winner-text").textContent =
      winners.length > 1
        ? `${winners.map((seat) => players[seat].name).join(", ")}: ${say("level", { points })}`
        : second
          ? say("ahead", { points, ahead: best.score - second.score, name: second.name })
          : points;
  }

  bars({ players, reckoning }) {
    const most = Math.max(1, ...players.map((player) => player.score));
    const ranked = [...players].sort((one, other) => other.score - one.score);
    byId("bars").replaceChildren(
      ...ranked.map((player) => {
        const parts = reckoning.map((row, kind) => {
          const count = row.points[player.seat];
          if (count <= 0) return null;
          const part = h(
            "span",
            {
              class: `part paint-${kind % PAINTS.length}`,
              title: `${row.name}: ${count}`,
              "data-kind": kind,
            },
            count / most > 0.06 ? String(count) : "",
          );
          part.style.flexGrow = String(count);
          return part;
        });
        const bar = h(
          "span",
          {
            class: "bar",
            role: "img",
            "aria-label": reckoning.map((row) => `${row.name}: ${row.points[player.seat]}`).join(", "),
          },
          ...parts,
        );
        bar.style.width = `${Math.max(2, (100 * player.score) / most).toFixed(1)}%`;
        return h(
          "div",
          { class: "bar-row" },
          badge(player.seat, 34),
          h("b", { class: "name" }, player.name),
          h("span", { class: "bar-room" }, bar, h("b", { class: "num" }, String(player.score))),
        );
      }),
    );
    byId("bars").onpointerover = (event) => this.light(event.target.closest("[data-kind]")?.dataset.kind);
    byId("bars").onpointerleave = () => this.light(undefined);
  }

  /** Pointing at a part of a bar shows its row. */
  light(kind) {
    for (const row of byId("reckoning").querySelectorAll("tbody tr"))
      row.classList.toggle("lit", row.dataset.kind === kind);
  }

  table({ players, reckoning }) {
    const head = players.map((player) => h("th", { scope: "col" }, badge(player.seat, 28), player.name));
    const rows = reckoning.map((row, kind) => {
      const best = Math.max(...row.points);
      const cells = players.map((player) => {
        const count = row.points[player.seat];
        return h("td", { class: count > 0 && count === best ? "best" : null }, String(count));
      });
      return h(
        "tr",
        { "data-kind": kind },
        h("th", { scope: "row" }, h("i", { class: `swatch paint-${kind % PAINTS.length}` }), row.name),
        ...cells,
      );
    });
    const sums = players.map((player) => h("td", {}, String(player.score)));
    byId("reckoning").replaceChildren(
      h(
        "table",
        {},
        h("caption", { class: "unseen" }, say("where")),
        h(
          "thead",
          {},
          h("tr", {}, h("th", { scope: "col" }, h("span", { class: "unseen" }, say("kind"))), ...head),
        ),
        h("tbody", {}, ...rows),
        h("tfoot", {}, h("tr", {}, h("th", { scope: "row" }, say("total")), ...sums)),
      ),
    );
  }

  /** What stands in the prompt once the game is over, or cannot be played on. @param {any} update */
  extras(update) {
    const path = `/table/${known.room}`;
    const branch = h(
      "form",
      { method: "post", action: `${path}/branch` },
      h("input", { type: "hidden", name: "at", value: update.at }),
      h("button", { class: "btn" }, say("branch")),
    );
    if (update.left.length > 0 && update.status === "running") return [this.back()];
    if (update.is_read_only) return update.seats.length > 0 ? [branch] : [];
    if (update.status !== "over") return [];
    const isNow = update.at === update.decision;
    const look = h(
      "button",
      { class: "btn main", type: "button", "data-name": "result" },
      h("span", {}, say(this.sheet.hidden ? "results" : "see-table")),
    );
    look.addEventListener("click", () => (this.sheet.hidden ? this.told.seeResult() : this.close()));
    return [
      look,
      !isNow && branch,
      update.seats.length > 0 && h("a", { class: "btn", href: `${path}/coach` }, say("coach")),
      h("a", { class: "btn", href: `${path}/record` }, say("record")),
      h("a", { class: "btn", href: `${path}/picture.png${isNow ? "" : `?at=${update.at}`}` }, say("picture")),
    ].filter(Boolean);
  }

  /** A bot stands in for the viewer, who may have the seat back. */
  back() {
    const button = h(
      "button",
      { class: "btn main", type: "button", "data-name": "back" },
      h("span", {}, say("come-back")),
    );
    button.addEventListener("click", () => this.told.comeBack());
    return button;
  }

  acts(update) {
    const others = update.players.filter((player) => !player.is_you);
    const again =
      others.every((player) => player.bot || player.is_virtual) && update.seats.length === 1
        ? h(
            "form",
            { method: "post", action: `/play/${known.game}` },
            h("input", {
              type: "hidden",
              name: "seats",
              value: update.players.filter((player) => !player.is_virtual).length,
            }),
            h("button", { class: "btn hot" }, say("again")),
          )
        : h("a", { class: "btn hot", href: `/new/${known.game}` }, say("new-table"));
    const coach =
      update.seats.length > 0 && h("a", { class: "btn", href: `/table/${known.room}/coach` }, say("coach"));
    byId("end-acts").replaceChildren(
      ...[again, coach].filter(Boolean),
      h("a", { class: "btn ghost", href: "/" }, say("lobby")),
    );
  }
}
