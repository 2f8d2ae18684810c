// What people say to each other.

import { byId, make, makeBadge } from "./dom.js";
import { say } from "./words.js";

/** @import { Update } from "messages" */
/** @import { Tabs } from "./tabs.js" */

export class Chat {
  /** @param {(text: string) => Promise<unknown>} send @param {Tabs} tabs */
  constructor(send, tabs) {
    this.tabs = tabs;
    this.list = byId("chat");
    this.box = /** @type {HTMLElement} */ (this.list.parentElement);
    this.field = byId("chat-field", HTMLInputElement);
    this.form = byId("chat-form", HTMLFormElement);
    this.unread = 0;
    tabs.on.chat = () => this.countUnread(0);
    this.form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const text = this.field.value.trim();
      if (!text) return;
      this.field.value = "";
      tabs.open(byId("tab-chat"));
      await send(text).catch(() => {
        this.field.value = text;
      });
    });
  }

  /**
   * @param {Pick<Update, "chat" | "is_fresh" | "may_chat"> & {players: {seat: number, name: string}[]}}
   *   update
   */
  show({ chat, players, is_fresh: isFresh, may_chat: mayChat }) {
    this.allow(mayChat);
    if (isFresh) this.list.replaceChildren();
    for (const [, name, text] of chat) {
      const seat = players.find((player) => player.name === name)?.seat;
      const badge = seat === undefined ? make("span", { class: "nobody" }) : makeBadge(seat, 20);
      const words = make("span", {}, name ? make("b", {}, `${name}: `) : null, text);
      this.list.append(make("li", {}, badge, words));
    }
    byId("chat-silent").hidden = this.list.childElementCount > 0;
    if (!chat.length) return;
    this.box.scrollTop = this.box.scrollHeight;
    if (!isFresh && !this.tabs.isShown("chat")) this.countUnread(this.unread + chat.length);
  }

  /** Only those who sit at the table can write. @param {boolean} isAllowed */
  allow(isAllowed) {
    this.field.placeholder = say(isAllowed ? "say" : "cannot-say");
    for (const part of this.form.querySelectorAll("input, button"))
      part.toggleAttribute("disabled", !isAllowed);
  }

  /** @param {number} count */
  countUnread(count) {
    this.unread = count;
    byId("tab-chat").textContent = count ? `${say("chat")} · ${count}` : say("chat");
    byId("talk-button").classList.toggle("noted", count > 0);
  }
}
