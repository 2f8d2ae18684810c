// A sheet: on a wide screen all sections are seen at once, on a narrow one each alone behind its tab.

import { byId, make, replaceContent, targetOf } from "./dom.js";
import { say } from "./words.js";

/** @import { View, Room } from "./view_geometry.js" */
/** @import { Scene } from "./scene.js" */
/** @typedef {{view: View, isOwn: boolean}} Kept what a tab keeps while it is closed */

const NARROW = matchMedia("(max-width: 700px)");
/** @type {Room} as sheet.css has it */
const WIDE_ROOM = { left: 62, top: 10, right: 10, bottom: 6, least: 0, most: 3, isHigh: false };
/** @type {Room} */
const NARROW_ROOM = { left: 6, top: 6, right: 6, bottom: 58, least: 0.6, most: 1.6, isHigh: true };

export class Sheet {
  /** @param {Scene} scene @param {{leave: () => Kept, open: (kept: Kept | null) => void}} on */
  constructor(scene, on) {
    this.scene = scene;
    this.on = on;
    this.bar = document.getElementById("section-tabs"); // a board has none
    this.name = this.bar?.querySelector("[aria-selected=true]")?.dataset.tab ?? "";
    this.isByHand = false; // the person has opened a tab in this decision
    /** @type {Map<string, Kept>} */
    this.kept = new Map();
    this.titles = "";
    if (!this.bar) return;
    document.querySelector(".first-tab")?.remove();
    this.bar.addEventListener("click", (event) => {
      const name = targetOf(event).closest("[data-tab]")?.dataset.tab;
      if (!name) return;
      this.isByHand = true;
      this.open(name);
    });
    this.bar.addEventListener("keydown", (event) => this.handleKey(event));
    NARROW.addEventListener("change", () => {
      this.kept.clear();
      this.arrange();
      on.open(null);
    });
    this.arrange();
  }

  /** Pixels that are kept free around the picture, and how small or large it may be; a board has none. */
  get room() {
    if (!this.bar) return null;
    return NARROW.matches ? NARROW_ROOM : WIDE_ROOM;
  }

  get tabs() {
    return /** @type {HTMLElement[]} */ ([...(this.bar?.children ?? [])]);
  }

  /** Show what is to be shown, and a tab for each section. */
  arrange() {
    const roots = this.scene.listGroups();
    if (!this.bar || !roots.length) return;
    if (!roots.some((root) => root.dataset.section === this.name)) this.name = roots[0].dataset.section ?? "";
    const titles = roots.map((root) => [root.dataset.section ?? "", root.getAttribute("aria-label") ?? ""]);
    if (JSON.stringify(titles) !== this.titles) {
      this.titles = JSON.stringify(titles);
      this.bar.replaceChildren(...titles.map(([name, title]) => makeTab(name, title)));
    }
    for (const tab of this.tabs) {
      const isThis = tab.dataset.tab === this.name;
      tab.setAttribute("aria-selected", String(isThis));
      tab.setAttribute("tabindex", isThis ? "0" : "-1");
    }
    this.scene.showSection(NARROW.matches ? this.name : null);
    const stage = byId("stage");
    if (NARROW.matches) {
      stage.setAttribute("role", "tabpanel");
      stage.setAttribute("aria-labelledby", `tab-of-${this.name}`);
    } else {
      stage.removeAttribute("role");
      stage.removeAttribute("aria-labelledby");
    }
  }

  /** @param {string} name */
  open(name) {
    if (!this.bar || name === this.name) return;
    this.kept.set(this.name, this.on.leave());
    this.name = name;
    this.arrange();
    const tab = this.tabs.find((one) => one.dataset.tab === name);
    if (tab) this.bar.scrollTo({ left: tab.offsetLeft - (this.bar.clientWidth - tab.offsetWidth) / 2 });
    this.on.open(this.kept.get(name) ?? null);
  }

  /**
   * What can be chosen has changed.
   * @param {Element[]} targets
   * @param {boolean} isNew it is another decision
   */
  showTargets(targets, isNew) {
    if (!this.bar) return;
    this.arrange();
    if (isNew) this.isByHand = false;
    let first = "";
    for (const tab of this.tabs) {
      const name = tab.dataset.tab ?? "";
      const root = this.scene.listGroups().find((one) => one.dataset.section === name);
      const title = root?.getAttribute("aria-label") ?? "";
      const count = targets.filter((target) => root?.contains(target)).length;
      const mark = count > 0 && make("span", { class: "tab-mark", "aria-hidden": "true" }, String(count));
      replaceContent(tab, make("span", {}, title), mark);
      if (count) tab.setAttribute("aria-label", say("to-choose", { title, count }));
      else tab.removeAttribute("aria-label");
      if (count) first ||= name;
      if (count && name === this.name) first = name;
    }
    if (NARROW.matches && first && !this.isByHand) this.open(first);
  }

  /** Open the tab that an element lies behind. @param {Element} element */
  openAround(element) {
    const root = this.scene.listGroups().find((one) => one.contains(element));
    if (root?.dataset.section && NARROW.matches) this.open(root.dataset.section);
  }

  /** @param {KeyboardEvent} event */
  handleKey(event) {
    const { tabs } = this;
    const now = tabs.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const last = tabs.length - 1;
    /** @type {Record<string, number>} */
    const places = {
      ArrowRight: now === last ? 0 : now + 1,
      ArrowLeft: now ? now - 1 : last,
      Home: 0,
      End: last,
    };
    const next = places[event.key];
    if (next === undefined || now < 0) return;
    event.preventDefault();
    event.stopPropagation();
    this.isByHand = true;
    this.open(tabs[next].dataset.tab ?? "");
    this.tabs[next].focus();
  }
}

/** @param {string} name @param {string} title */
function makeTab(name, title) {
  const look = {
    type: "button",
    role: "tab",
    "aria-controls": "stage",
    "data-tab": name,
    id: `tab-of-${name}`,
  };
  return make("button", look, make("span", {}, title));
}
