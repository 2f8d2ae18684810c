// The row in which a guide leads a newcomer through a first game, and offers ideas when it is over.

import { byId, hasDialog, isTyping, make } from "./dom.js";
import { isOn } from "./settings.js";
import { say } from "./words.js";

/** @import { Done, Idea, Update } from "messages" */
/**
 * @typedef {object} Asked what the row asks for
 * @property {(step: number) => void} read on from this step
 * @property {() => void} leave
 * @property {() => Promise<Done>} ideas
 * @property {(action: string) => void} press
 * @property {(keys: string[], actions: string[]) => void} light
 * @property {(isLeft: boolean) => void} leaveOut what it does not ask for
 */

export class GuideRow {
  /** @param {Asked} on */
  constructor(on) {
    this.on = on;
    this.step = -1;
    this.offered = ""; // what can be chosen; others may choose meanwhile, where all do so at once
    this.next = byId("guide-next", HTMLButtonElement);
    this.ideas = byId("guide-ideas", HTMLButtonElement);
    this.leave = byId("guide-leave", HTMLButtonElement);
    this.list = byId("guide-list");
    this.next.addEventListener("click", () => this.goOn());
    this.leave.addEventListener("click", () => this.on.leave());
    this.ideas.addEventListener("click", () => this.listIdeas());
    document.addEventListener("keydown", (event) => this.handleKey(event));
  }

  /** @param {Update} update */
  show(update) {
    const { guide, groups } = update;
    const offered = groups.flatMap(({ choices }) => choices.map(({ action }) => action)).join("|");
    const row = byId("guide");
    const hadFocus = row.contains(document.activeElement);
    row.hidden = !guide;
    const isFree = !guide || guide.step === guide.of;
    if (guide || this.step >= 0) this.on.leaveOut(!isFree);
    if (!guide) return;
    if (this.step !== guide.step || this.offered !== offered) this.closeList();
    this.step = guide.step;
    this.offered = offered;
    const isRead = !isFree && guide.say !== "" && !guide.do.length;
    for (const part of /** @type {const} */ (["title", "brought", "say"])) {
      if (this.list.hidden) setText(byId(`guide-${part}`), guide[part]);
    }
    this.next.hidden = !isRead;
    this.next.disabled = false;
    this.ideas.hidden = !isFree || !groups.length;
    this.leave.hidden = false;
    const isHidden = document.activeElement?.closest("[hidden]");
    if (isRead && (hadFocus || document.activeElement === document.body)) this.next.focus();
    else if (hadFocus && isHidden) byId("prompt").focus();
    if (!isFree) this.on.light(guide.light, guide.do);
  }

  goOn() {
    if (this.next.hidden || this.next.disabled) return;
    this.next.disabled = true; // until the next step is there
    this.on.read(this.step);
  }

  async listIdeas() {
    if (this.ideas.hidden || this.ideas.disabled) return;
    this.ideas.disabled = true;
    setText(byId("guide-say"), say("ideas-wait"));
    const asked = this.offered;
    const answer = await this.on.ideas().catch(() => null);
    this.ideas.disabled = false;
    if (!answer || asked !== this.offered) return;
    this.list.replaceChildren(...answer.ideas.map((idea) => this.makeIdea(idea)));
    this.list.hidden = false;
    byId("guide").classList.add("listing");
    setText(byId("guide-say"), "");
    /** @type {HTMLElement | null} */ (this.list.querySelector("button"))?.focus();
  }

  /** @param {Idea} idea */
  makeIdea({ action, label, note }) {
    const words = [make("b", {}, label), make("small", {}, note)];
    const button = make("button", { type: "button", class: "btn", title: label }, ...words);
    button.addEventListener("click", () => this.on.press(action));
    return button;
  }

  closeList() {
    this.list.hidden = true;
    this.list.replaceChildren();
    byId("guide").classList.remove("listing");
  }

  /** N goes on, I asks for ideas. @param {KeyboardEvent} event */
  handleKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (byId("guide").hidden || !isOn("keys") || isTyping() || hasDialog()) return;
    const key = event.key.toLowerCase();
    if (key === "n") this.goOn();
    if (key === "i") this.listIdeas();
  }
}

/** Only what is another is read out again. @param {Element} element @param {string} text */
function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
