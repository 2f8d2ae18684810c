// The tabs of log, chat and what is to know about the table; on a narrow screen a sheet that comes up.

import { byId } from "./dom.js";

/** @type {Record<string, number>} */
const STEPS = { ArrowRight: 1, ArrowLeft: -1 };

export class Tabs {
  constructor() {
    /** @type {Record<string, () => void>} what to do when a tab is opened, by its name */
    this.on = {};
    this.sheet = byId("talk");
    this.tabs = /** @type {HTMLElement[]} */ ([...this.sheet.querySelectorAll("[role=tab]")]);
    for (const tab of this.tabs) {
      tab.addEventListener("click", () => this.open(tab));
      tab.addEventListener("keydown", (event) => this.handleKey(event, tab));
    }
    byId("talk-button").addEventListener("click", () => this.slide(!this.sheet.classList.contains("open")));
    byId("talk-close").addEventListener("click", () => this.slide(false));
  }

  /** @param {KeyboardEvent} event @param {HTMLElement} tab */
  handleKey(event, tab) {
    const step = STEPS[event.key];
    if (!step) return;
    event.stopPropagation();
    const next = this.tabs[(this.tabs.indexOf(tab) + step + this.tabs.length) % this.tabs.length];
    this.open(next);
    next.focus();
  }

  /** @param {HTMLElement} tab */
  open(tab) {
    for (const other of this.tabs) {
      const isThis = other === tab;
      other.setAttribute("aria-selected", String(isThis));
      other.setAttribute("tabindex", isThis ? "0" : "-1");
      byId(other.getAttribute("aria-controls") ?? "").hidden = !isThis;
    }
    byId("chat-form").hidden = tab.id === "tab-about";
    this.on[tab.id.replace("tab-", "")]?.();
  }

  /** On a narrow screen: the sheet comes up, or goes. @param {boolean} isOpen */
  slide(isOpen) {
    this.sheet.classList.toggle("open", isOpen);
    byId("talk-button").setAttribute("aria-expanded", String(isOpen));
    if (isOpen) {
      this.tabs.find((tab) => tab.getAttribute("aria-selected") === "true")?.focus();
      for (const box of this.sheet.querySelectorAll(".scrolled")) box.scrollTop = box.scrollHeight;
    } else byId("talk-button").focus();
  }

  /** @param {string} name */
  isShown(name) {
    const panel = byId(`panel-${name}`);
    return !panel.hidden && panel.offsetParent !== null;
  }
}
