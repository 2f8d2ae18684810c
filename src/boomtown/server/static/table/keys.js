// The keyboard of the table. Letters and digits can be switched off in the settings.

import { byId, hasDialog, isTyping } from "./dom.js";
import { isOn } from "./settings.js";

const REGIONS = ["prompt", "scene", "players-region", "talk"];

/**
 * @param {{walk: import("./keyboard_focus.js").KeyboardFocus, choice: import("./choice.js").Choice, prompt: import("./prompt.js").Prompt,
 *   camera: import("./camera.js").Camera, drawers: import("./drawers.js").Drawers, skip: () => void, undo: () => void, hint: () => void,
 *   turn: (step: number) => void}} table
 */
export function prepareKeys(table) {
  const plain = {
    q: () => table.turn(-1),
    e: () => table.turn(1),
    r: () => table.turn(1),
    u: () => table.undo(),
    backspace: () => table.undo(),
    h: () => table.hint(),
    "?": () => byId("help").showModal(),
    "+": () => table.camera.zoom(1.25, undefined, undefined, true),
    "=": () => table.camera.zoom(1.25, undefined, undefined, true),
    "-": () => table.camera.zoom(0.8, undefined, undefined, true),
    0: () => table.camera.fit(),
  };
  document.addEventListener("keydown", (event) => {
    table.skip();
    if (event.key === "F6" && !hasDialog()) {
      event.preventDefault();
      nextRegion(event.shiftKey ? -1 : 1);
      return;
    }
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping() || hasDialog())
      return;
    if (event.key === "Escape") {
      if (table.drawers.close() || table.choice.drop()) event.preventDefault();
      return;
    }
    if (
      document.activeElement?.matches("input[type=range], [role=tab], .scrolled, .scrolled *, #end, #end *")
    )
      return;
    if (table.walk.key(event)) {
      event.preventDefault();
      return;
    }
    if (
      event.key === "Enter" &&
      table.choice.chosen &&
      (document.activeElement === document.body ||
        document.activeElement === byId("prompt") ||
        table.walk.isInside)
    ) {
      event.preventDefault();
      table.choice.confirm();
      return;
    }
    if (!isOn("keys") || event.repeat) return;
    if (/^[1-9]$/.test(event.key)) {
      if (table.prompt.digit(Number(event.key))) event.preventDefault();
      return;
    }
    const act = plain[event.key.toLowerCase()];
    if (act) {
      event.preventDefault();
      act();
    }
  });
  byId("help-button").addEventListener("click", () => byId("help").showModal());
}

/** F6: from one region of the page to the next, and to the tools of the top bar. */
function nextRegion(step) {
  const regions = [...REGIONS.map((id) => byId(id)), document.querySelector(".tools")].filter(
    (region) => region && region.getClientRects().length,
  );
  const now = regions.findIndex((region) => region.contains(document.activeElement));
  const region = regions[(now + step + regions.length) % regions.length];
  const first =
    region.id === "scene"
      ? (region.querySelector(".drawer:not([hidden]) .drawer-card") ?? region.querySelector(".board-svg"))
      : region.id === "prompt" || region.id === "players-region"
        ? region
        : region.querySelector("[tabindex='0'], a[href], button, summary");
  first?.focus();
}
