// The players: name, score, what the game tells of them, who is there and who is to act.

import { badge, byId, face, h, pictogram } from "./dom.js";
import { isCalm } from "./settings.js";
import { inPoints, say, signed } from "./words.js";

const TELL = 600; // ms in which a score counts up
const NARROW = matchMedia("(max-width: 700px)");

/** @typedef {{seat: number, name: string, bot: string, score: number, live: number | null, is_you: boolean,
 *   is_here: boolean, is_to_act: boolean, is_muted: boolean, is_virtual: boolean, about: string, facts: [string, string][]}} Player */

export class Players {
  /** @param {{replace: (seat: number) => void, mute: (player: Player) => void, remove: (player: Player) => void}} wanted
   *   a bot is to play for an absent seat; the owner of the table wants somebody to be silent, or to go */
  constructor(wanted) {
    this.wanted = wanted;
    this.list = byId("players");
    /** @type {Map<number, number>} */
    this.scores = new Map();
  }

  /** @param {Player[]} players @param {{isFresh: boolean, mayReplace: boolean, isOwner: boolean, seat: number}} how */
  tell(players, { isFresh, mayReplace, isOwner, seat }) {
    const isShared = players.filter((player) => player.is_you).length > 1; // several people at this device
    for (const player of players) {
      const card = this.list.querySelector(`[data-seat="${player.seat}"]`);
      if (!card) continue;
      card.classList.toggle("now", player.is_to_act);
      card.classList.toggle("away", !player.is_here);
      this.score(card, player, isFresh);
      this.lines(player, isOwner);
      const name = card.querySelector(".pname");
      name.replaceChildren(
        ...this.names(player, player.is_you && (!isShared || player.seat === seat)),
        name.querySelector(".score"),
      );
      const facts = player.facts.map(([icon, shown]) =>
        h("span", { class: "fact" }, pictogram(icon), h("b", {}, shown)),
      );
      card
        .querySelector(".facts")
        .replaceChildren(
          h("span", { class: "fact-row", "aria-hidden": "true" }, ...facts),
          this.live(player),
          h("span", { class: "unseen" }, player.about),
          (player.is_replaceable && mayReplace && this.absent(player)) || "",
        );
    }
  }

  names(player, isYou) {
    return [
      h("b", { class: "name" }, player.name),
      isYou && h("span", { class: "tag you" }, say("you")),
      player.bot && this.bot(player),
      player.is_virtual && h("span", { class: "tag" }, say("virtual")),
      !player.is_here && h("span", { class: "tag away", title: player.absence || null }, say("away")),
      player.is_muted && h("span", { class: "tag" }, say("muted")),
      player.is_to_act && h("span", { class: "unseen" }, say("to-act")),
    ].filter(Boolean);
  }

  /** What kind of bot it is; what that means stands in its card. */
  bot({ level }) {
    if (!level) return h("span", { class: "tag" }, say("bot"));
    const [portrait, name, style] = level;
    return h("span", { class: "tag level-tag", title: style }, face(portrait, 22), name);
  }

  /** The score if the game ended now; it opens its lines. */
  live(player) {
    if (player.live === null || player.live === player.score) return "";
    const said = say("live", { points: inPoints(player.live) });
    return h(
      "button",
      {
        class: "live",
        type: "button",
        popovertarget: `lines-${player.seat}`,
        title: said,
        "aria-label": said,
      },
      `≈ ${player.live}`,
    );
  }

  /** All that is to be said of a player, in a card that opens. */
  lines(player, isOwner) {
    let card = byId(`lines-${player.seat}`);
    if (!card) {
      card = h("div", { id: `lines-${player.seat}`, class: "player-lines", popover: "auto" });
      this.list.parentElement.append(card);
      this.list.querySelector(`[data-seat="${player.seat}"]`)?.addEventListener("click", (event) => {
        if (event.target.closest("button")) return;
        const own = byId("players-own"); // as the game draws them, if it does
        if (NARROW.matches) (own.firstElementChild ? own : card).showPopover();
      });
    }
    card.replaceChildren(
      ...[
        h("h2", {}, badge(player.seat, 28), player.name),
        player.level &&
          h(
            "p",
            { class: "level" },
            face(player.level[0], 44),
            h("span", {}, h("b", {}, player.level[1]), " – ", player.level[2]),
          ),
        player.absence && h("p", { class: "quiet" }, player.absence),
        player.about && h("p", { class: "quiet" }, player.about),
        player.live !== null && h("p", {}, h("b", {}, say("live", { points: inPoints(player.live) }))),
        h("ul", {}, ...player.live_lines.map((line) => h("li", {}, line))),
        isOwner && !player.bot && !player.is_you && !player.is_virtual && this.order(player, card),
      ].filter(Boolean),
    );
  }

  /** What the owner of the table can do about somebody. */
  order(player, card) {
    const mute = h(
      "button",
      { class: "btn small", type: "button" },
      say(player.is_muted ? "unmute" : "mute", { name: player.name }),
    );
    const remove = h(
      "button",
      { class: "btn small", type: "button", title: say("remove-help") },
      say("remove", { name: player.name }),
    );
    mute.addEventListener("click", () => this.wanted.mute(player));
    remove.addEventListener("click", () => {
      card.hidePopover();
      this.wanted.remove(player);
    });
    return h("p", { class: "acts" }, mute, remove);
  }

  absent(player) {
    const button = h(
      "button",
      { class: "btn small ghost", type: "button" },
      say("bot-for", { name: player.name }),
    );
    button.addEventListener("click", () => this.wanted.replace(player.seat));
    return button;
  }

  /** Points fly in and count up. */
  score(card, player, isFresh) {
    const shown = card.querySelector(".score b");
    const before = this.scores.get(player.seat) ?? player.score;
    this.scores.set(player.seat, player.score);
    const gain = player.score - before;
    if (isFresh || !gain || isCalm() || document.hidden) {
      shown.textContent = String(player.score);
      return;
    }
    const note = h("span", { class: "gain", "aria-hidden": "true" }, signed(gain));
    shown.parentElement.append(note);
    note
      .animate(
        [
          { opacity: 0, translate: "0 10px" },
          { opacity: 1, translate: "0 0", offset: 0.25 },
          { opacity: 1, offset: 0.7 },
          { opacity: 0, translate: "0 -6px" },
        ],
        { duration: TELL * 3 },
      )
      .finished.then(
        () => note.remove(),
        () => note.remove(),
      );
    const start = performance.now();
    const step = (now) => {
      if (this.scores.get(player.seat) !== player.score) return;
      const part = Math.min(1, (now - start) / TELL);
      shown.textContent = String(Math.round(before + gain * part));
      if (part < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }
}
