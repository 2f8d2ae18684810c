// What has happened, line by line, and what people say to each other; and the tabs they stand behind.

import { badge, byId, h } from "./dom.js";
import { say } from "./words.js";

const KEPT = 2_000; // lines

export class Log {
  /** @param {{look: (at: number) => void, why: (at: number) => void, light: (keys: string[]) => void}} told */
  constructor(told) {
    this.told = told;
    this.list = byId("log");
    this.box = this.list.parentElement;
    /** @type {WeakMap<Element, string[]>} */
    this.about = new WeakMap();
    /** @type {{at: number, seat: number, points: number}[]} */
    this.scored = [];
    this.list.addEventListener("click", (event) => {
      const line = event.target.closest("li[data-at]");
      if (!line) return;
      if (event.target.closest(".why")) return void told.why(Number(line.dataset.at));
      event.preventDefault();
      told.look(Number(line.dataset.at));
    });
    this.list.addEventListener("pointerover", (event) => {
      told.light(this.about.get(event.target.closest("li")) ?? []);
    });
    this.list.addEventListener("pointerleave", () => told.light([]));
    this.box.addEventListener("keydown", (event) => this.key(event));
    this.down();
  }

  /** From line to line with the arrows. */
  key(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const links = [...this.list.querySelectorAll("a")];
    const now = links.indexOf(document.activeElement);
    const next = now < 0 ? links[links.length - 1] : links[now + step];
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  }

  clear() {
    this.list.replaceChildren();
    this.scored = [];
  }

  /** @param {{at: number, seat: number, text: string, points?: number, turn?: boolean}[]} lines @param {string[]} keys */
  add(lines, keys) {
    if (!lines.length) return;
    const isLow = this.box.scrollHeight - this.box.scrollTop - this.box.clientHeight < 60;
    this.list.append(...lines.map((line) => this.line(line, keys)));
    while (this.list.childElementCount > KEPT) this.list.firstElementChild.remove();
    if (isLow) this.down();
  }

  line({ at, seat, text, points, turn, why }, keys) {
    const isScore = points !== undefined && points !== null;
    if (isScore) this.scored.push({ at, seat, points });
    const words = isScore
      ? text
          .split(new RegExp(`(?<!\\d)(${points})(?!\\d)`))
          .map((part, place) => (place === 1 ? h("b", {}, part) : part))
      : [text];
    const line = h(
      "li",
      { "data-at": at, class: turn ? "turn" : null },
      seat >= 0 ? badge(seat, 20) : h("span", { class: "nobody" }),
      h("a", { href: `?at=${at}`, tabindex: "-1" }, ...words),
      why &&
        h(
          "button",
          { class: "why", type: "button", "data-why-at": at, "aria-label": say("why-of", { text }) },
          say("why"),
        ),
    );
    this.about.set(line, keys);
    return line;
  }

  /** Show which lines are still to come at the moment that is looked at; null = now. */
  mark(at) {
    for (const line of this.list.children)
      line.classList.toggle("later", at !== null && Number(line.dataset.at) > at);
    if (at === null) return;
    const last = [...this.list.children].findLast((line) => Number(line.dataset.at) <= at);
    if (last) this.box.scrollTop = last.offsetTop - this.box.clientHeight / 2;
  }

  down() {
    this.box.scrollTop = this.box.scrollHeight;
  }
}

export class Chat {
  /** @param {{say: (text: string) => Promise<unknown>}} told @param {Tabs} tabs */
  constructor(told, tabs) {
    this.tabs = tabs;
    this.list = byId("chat");
    this.unread = 0;
    tabs.opened.chat = () => this.note(0);
    const field = byId("chat-field");
    byId("chat-form").addEventListener("submit", async (event) => {
      event.preventDefault();
      const text = field.value.trim();
      if (!text) return;
      field.value = "";
      tabs.open(byId("tab-chat"));
      await told.say(text).catch(() => (field.value = text));
    });
  }

  /** @param {[number, string, string][]} said @param {{seat: number, name: string}[]} players */
  tell(said, players, isFresh) {
    if (isFresh) this.list.replaceChildren();
    for (const [, name, text] of said) {
      const seat = players.find((player) => player.name === name)?.seat;
      this.list.append(
        h(
          "li",
          {},
          seat === undefined ? h("span", { class: "nobody" }) : badge(seat, 20),
          h("span", {}, name && h("b", {}, `${name}: `), text),
        ),
      );
    }
    byId("chat-silent").hidden = this.list.childElementCount > 0;
    if (!said.length) return;
    this.list.parentElement.scrollTop = this.list.parentElement.scrollHeight;
    if (!isFresh && !this.tabs.isShown("chat")) this.note(this.unread + said.length);
  }

  /** Only those who sit at the table can write. @param {boolean} isAllowed */
  allow(isAllowed) {
    const field = byId("chat-field");
    field.placeholder = say(isAllowed ? "say" : "cannot-say");
    for (const part of byId("chat-form").elements) part.disabled = !isAllowed;
  }

  note(count) {
    this.unread = count;
    byId("tab-chat").textContent = count ? `${say("chat")} · ${count}` : say("chat");
    byId("talk-button").classList.toggle("noted", count > 0);
  }
}

export class Tabs {
  constructor() {
    /** @type {Record<string, () => void>} */
    this.opened = {};
    this.tabs = [...document.querySelectorAll("#talk [role=tab]")];
    this.sheet = byId("talk");
    for (const tab of this.tabs) {
      tab.addEventListener("click", () => this.open(tab));
      tab.addEventListener("keydown", (event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (!step) return;
        event.stopPropagation();
        const next = this.tabs[(this.tabs.indexOf(tab) + step + this.tabs.length) % this.tabs.length];
        this.open(next);
        next.focus();
      });
    }
    byId("talk-button").addEventListener("click", () => this.slide(!this.sheet.classList.contains("open")));
    byId("talk-close").addEventListener("click", () => this.slide(false));
  }

  open(tab) {
    for (const other of this.tabs) {
      const isThis = other === tab;
      other.setAttribute("aria-selected", String(isThis));
      other.setAttribute("tabindex", isThis ? "0" : "-1");
      byId(other.getAttribute("aria-controls")).hidden = !isThis;
    }
    byId("chat-form").hidden = tab.id === "tab-about";
    this.opened[tab.id.replace("tab-", "")]?.();
  }

  /** On a narrow screen: the sheet comes up, or goes. */
  slide(isOpen) {
    this.sheet.classList.toggle("open", isOpen);
    byId("talk-button").setAttribute("aria-expanded", String(isOpen));
    if (isOpen) {
      this.tabs.find((tab) => tab.getAttribute("aria-selected") === "true")?.focus();
      for (const box of this.sheet.querySelectorAll(".scrolled")) box.scrollTop = box.scrollHeight;
    } else byId("talk-button").focus();
  }

  isShown(name) {
    return !byId(`panel-${name}`).hidden && byId(`panel-${name}`).offsetParent !== null;
  }
}
