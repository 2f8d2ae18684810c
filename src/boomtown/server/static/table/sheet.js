// A sheet: on a wide screen all sections are seen at once, on a narrow one each alone behind its tab.

import { byId, h } from "./dom.js";
import { say } from "./words.js";

const NARROW = matchMedia("(max-width: 700px)");
const WIDE_ROOM = { left: 62, top: 10, right: 10, bottom: 6, least: 0, most: 3, isHigh: false }; // as sheet.css has it
const NARROW_ROOM = { left: 6, top: 6, right: 6, bottom: 58, least: 0.6, most: 1.6, isHigh: true };

export class Sheet {
  /**
   * @param {import("./scene.js").Scene} scene
   * @param {{leaving: () => any, opened: (kept: any) => void}} told `leaving` gives what a tab keeps while it is closed
   */
  constructor(scene, told) {
    this.scene = scene;
    this.told = told;
    this.bar = byId("section-tabs");
    this.name = this.bar?.querySelector("[aria-selected=true]").dataset.tab ?? "";
    this.isByHand = false; // the person has opened a tab in this decision
    this.kept = new Map();
    if (!this.bar) return;
    document.querySelector(".first-tab")?.remove();
    this.bar.addEventListener("click", (event) => {
      const tab = event.target.closest("[data-tab]");
      if (!tab) return;
      this.isByHand = true;
      this.open(tab.dataset.tab);
    });
    this.bar.addEventListener("keydown", (event) => this.key(event));
    NARROW.addEventListener("change", () => {
      this.kept.clear();
      this.arrange();
      told.opened(null);
    });
    this.arrange();
  }

  get isNarrow() {
    return NARROW.matches;
  }

  /** Pixels that are kept free around the picture, and how small or large it may be; a board has none. */
  get room() {
    if (!this.bar) return null;
    return NARROW.matches ? NARROW_ROOM : WIDE_ROOM;
  }

  /** Show what is to be shown, and a tab for each section. */
  arrange() {
    const roots = this.scene.groups();
    if (!this.bar || !roots.length) return;
    if (!roots.some((root) => root.dataset.section === this.name)) this.name = roots[0].dataset.section;
    const titles = roots.map((root) => [root.dataset.section, root.getAttribute("aria-label")]);
    if (JSON.stringify(titles) !== this.titles) {
      this.titles = JSON.stringify(titles);
      this.bar.replaceChildren(
        ...titles.map(([name, title]) =>
          h(
            "button",
            { type: "button", role: "tab", "aria-controls": "stage", "data-tab": name, id: `tab-of-${name}` },
            h("span", {}, title),
          ),
        ),
      );
    }
    for (const tab of this.bar.children) {
      const isThis = tab.dataset.tab === this.name;
      tab.setAttribute("aria-selected", String(isThis));
      tab.setAttribute("tabindex", isThis ? "0" : "-1");
    }
    this.scene.show(NARROW.matches ? this.name : null);
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
    this.kept.set(this.name, this.told.leaving());
    this.name = name;
    this.arrange();
    const tab = /** @type {HTMLElement} */ (this.bar.querySelector(`[data-tab="${CSS.escape(name)}"]`));
    this.bar.scrollTo({ left: tab.offsetLeft - (this.bar.clientWidth - tab.offsetWidth) / 2 });
    this.told.opened(this.kept.get(name) ?? null);
  }

  /** What can be chosen has changed. @param {Element[]} targets @param {boolean} isNew it is another decision */
  tell(targets, isNew) {
    if (!this.bar) return;
    this.arrange();
    if (isNew) this.isByHand = false;
    let first = "";
    for (const tab of this.bar.children) {
      const root = this.scene.groups().find((one) => one.dataset.section === tab.dataset.tab);
      const title = root.getAttribute("aria-label");
      const count = targets.filter((target) => root.contains(target)).length;
      if (count) first ||= tab.dataset.tab;
      tab.replaceChildren(
        h("span", {}, title),
        ...(count ? [h("span", { class: "tab-mark", "aria-hidden": "true" }, String(count))] : []),
      );
      if (count) tab.setAttribute("aria-label", say("to-choose", { title, count }));
      else tab.removeAttribute("aria-label");
      if (count && tab.dataset.tab === this.name) first = this.name;
    }
    if (NARROW.matches && first && !this.isByHand) this.open(first);
  }

  /** Open the tab that an element lies behind. @param {Element} element */
  bring(element) {
    const root = this.scene.groups().find((one) => one.contains(element));
    if (root && NARROW.matches) this.open(root.dataset.section);
  }

  key(event) {
    const tabs = [...this.bar.children];
    const now = tabs.indexOf(document.activeElement);
    const last = tabs.length - 1;
    const next = {
      ArrowRight: now === last ? 0 : now + 1,
      ArrowLeft: now ? now - 1 : last,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined || now < 0) return;
    event.preventDefault();
    event.stopPropagation();
    this.isByHand = true;
    this.open(tabs[next].dataset.tab);
    this.bar.children[next].focus();
  }
}
