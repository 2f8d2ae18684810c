// The players: name, score, what the game tells of them, who is there and who is to act.

import { byId, findIn, make, makeBadge, makeIcon, makePortrait, replaceContent, targetOf } from "./dom.js";
import { isCalm } from "./settings.js";
import { formatSigned, say, sayPoints } from "./words.js";

/** @import { Player } from "messages" */

const TELL = 600; // ms in which a score counts up
const NARROW = matchMedia("(max-width: 700px)");
const GAIN_FLIGHT = [
  { opacity: 0, translate: "0 10px" },
  { opacity: 1, translate: "0 0", offset: 0.25 },
  { opacity: 1, offset: 0.7 },
  { opacity: 0, translate: "0 -6px" },
];

export class Players {
  /**
   * @param {{replace: (seat: number) => void, mute: (player: Player) => void, remove: (player: Player) =>
   *   void}} on
   *   a bot is to play for an absent seat; the owner of the table wants somebody to be silent, or to go
   */
  constructor(on) {
    this.on = on;
    this.list = byId("players");
    /** @type {Map<number, number>} */
    this.scores = new Map();
  }

  /**
   * @param {Player[]} players
   * @param {{isFresh: boolean, mayReplace: boolean, isOwner: boolean, seat: number}} how
   */
  show(players, { isFresh, mayReplace, isOwner, seat }) {
    const isShared = players.filter((player) => player.is_you).length > 1; // several people at this device
    for (const player of players) {
      const card = this.list.querySelector(`[data-seat="${player.seat}"]`);
      if (!card) continue;
      card.classList.toggle("now", player.is_to_act);
      card.classList.toggle("away", !player.is_here);
      this.showScore(card, player, isFresh);
      this.showDetails(card, player, isOwner);
      const name = findIn(card, ".pname");
      const isYou = player.is_you && (!isShared || player.seat === seat);
      replaceContent(name, ...makeNames(player, isYou), name.querySelector(".score"));
      replaceContent(
        findIn(card, ".facts"),
        makeFacts(player),
        makeLiveScore(player),
        make("span", { class: "unseen" }, player.about),
        player.is_replaceable && mayReplace && this.makeReplaceButton(player),
      );
    }
  }

  /**
   * All that is to be said of a player, in a card that opens.
   * @param {Element} card
   * @param {Player} player
   */
  showDetails(card, player, isOwner = false) {
    const id = `lines-${player.seat}`;
    const details = document.getElementById(id) ?? this.addDetails(card, id);
    const { level, absence, about, live } = player;
    const mayOrder = isOwner && !player.bot && !player.is_you && !player.is_virtual;
    replaceContent(
      details,
      make("h2", {}, makeBadge(player.seat, 28), player.name),
      level && makeLevel(level),
      absence ? make("p", { class: "quiet" }, absence) : null,
      about ? make("p", { class: "quiet" }, about) : null,
      live !== null && make("p", {}, make("b", {}, say("live", { points: sayPoints(live) }))),
      make("ul", {}, ...player.live_lines.map((line) => make("li", {}, line))),
      mayOrder && this.makeOwnerButtons(player, details),
    );
  }

  /** @param {Element} card @param {string} id */
  addDetails(card, id) {
    const details = make("div", { id, class: "player-lines", popover: "auto" });
    this.list.parentElement?.append(details);
    card.addEventListener("click", (event) => {
      if (targetOf(event).closest("button") || !NARROW.matches) return;
      const own = byId("players-own"); // as the game draws them, if it does
      (own.firstElementChild ? own : details).showPopover();
    });
    return details;
  }

  /**
   * What the owner of the table can do about somebody.
   * @param {Player} player
   * @param {HTMLElement} details
   */
  makeOwnerButtons(player, details) {
    const { name } = player;
    const look = { class: "btn small", type: "button" };
    const mute = make("button", look, say(player.is_muted ? "unmute" : "mute", { name }));
    const remove = make("button", { ...look, title: say("remove-help") }, say("remove", { name }));
    mute.addEventListener("click", () => this.on.mute(player));
    remove.addEventListener("click", () => {
      details.hidePopover();
      this.on.remove(player);
    });
    return make("p", { class: "acts" }, mute, remove);
  }

  /** @param {Player} player */
  makeReplaceButton({ seat, name }) {
    const button = make("button", { class: "btn small ghost", type: "button" }, say("bot-for", { name }));
    button.addEventListener("click", () => this.on.replace(seat));
    return button;
  }

  /** Points fly in and count up. @param {Element} card @param {Player} player @param {boolean} isFresh */
  showScore(card, { seat, score }, isFresh) {
    const shown = findIn(card, ".score b");
    const before = this.scores.get(seat) ?? score;
    this.scores.set(seat, score);
    const gain = score - before;
    if (isFresh || !gain || isCalm() || document.hidden) {
      shown.textContent = String(score);
      return;
    }
    const note = make("span", { class: "gain", "aria-hidden": "true" }, formatSigned(gain));
    shown.parentElement?.append(note);
    const remove = () => note.remove();
    note.animate(GAIN_FLIGHT, { duration: TELL * 3 }).finished.then(remove, remove);
    const start = performance.now();
    const step = (/** @type {number} */ now) => {
      if (this.scores.get(seat) !== score) return;
      const part = Math.min(1, (now - start) / TELL);
      shown.textContent = String(Math.round(before + gain * part));
      if (part < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }
}

/** @param {Player} player @param {boolean} isYou the person who looks at this device now */
function makeNames(player, isYou) {
  const away = { class: "tag away", title: player.absence || null };
  return [
    make("b", { class: "name" }, player.name),
    isYou && make("span", { class: "tag you" }, say("you")),
    player.bot ? makeBotTag(player) : null,
    player.is_virtual && make("span", { class: "tag" }, say("virtual")),
    !player.is_here && make("span", away, say("away")),
    player.is_muted && make("span", { class: "tag" }, say("muted")),
    player.is_to_act && make("span", { class: "unseen" }, say("to-act")),
  ];
}

/** What kind of bot it is; what that means stands in its card. @param {Player} player */
function makeBotTag({ level }) {
  if (!level) return make("span", { class: "tag" }, say("bot"));
  const [portrait, name, style] = level;
  return make("span", { class: "tag level-tag", title: style }, makePortrait(portrait, 22), name);
}

/** @param {[string, string, string]} level */
function makeLevel([portrait, name, style]) {
  const words = make("span", {}, make("b", {}, name), " – ", style);
  return make("p", { class: "level" }, makePortrait(portrait, 44), words);
}

/** @param {Player} player */
function makeFacts({ facts }) {
  const made = facts.map(([icon, shown]) =>
    make("span", { class: "fact" }, makeIcon(icon), make("b", {}, shown)),
  );
  return make("span", { class: "fact-row", "aria-hidden": "true" }, ...made);
}

/** The score if the game ended now; it opens its lines. @param {Player} player */
function makeLiveScore({ seat, score, live }) {
  if (live === null || live === score) return null;
  const said = say("live", { points: sayPoints(live) });
  const look = {
    class: "live",
    type: "button",
    popovertarget: `lines-${seat}`,
    title: said,
    "aria-label": said,
  };
  return make("button", look, `≈ ${live}`);
}
