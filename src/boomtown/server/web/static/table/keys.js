// The keyboard of the table. Letters and digits can be switched off in the settings.

import { byId, hasDialog, isTyping } from "./dom.js";
import { isOn } from "./settings.js";

/** @import { Camera } from "./camera.js" */
/** @import { Choice } from "./choice.js" */
/** @import { Drawers } from "./drawers.js" */
/** @import { KeyboardFocus } from "./keyboard_focus.js" */
/** @import { Playback } from "./playback.js" */
/** @import { Prompt } from "./prompt.js" */
/**
 * @typedef {object} Parts what keys can reach
 * @property {Pick<KeyboardFocus, "handleKey" | "isInside">} keyboardFocus
 * @property {Pick<Choice, "chosen" | "confirm" | "drop">} choice
 * @property {Pick<Prompt, "pressDigit">} prompt
 * @property {Pick<Camera, "zoomMiddle" | "fit">} camera
 * @property {Pick<Drawers, "close">} drawers
 * @property {Pick<Playback, "skip">} playback
 * @property {{undo: () => void, hint: () => void, turn: (step: number) => void}} decisions
 */

const REGIONS = ["prompt", "scene", "players-region", "talk"];
// what uses the arrows itself
const OWN_KEYS = "input[type=range], [role=tab], .scrolled, .scrolled *, #end, #end *";

/** @param {Parts} parts */
export function prepareKeys(parts) {
  const letters = listLetters(parts);
  document.addEventListener("keydown", (event) => {
    parts.playback.skip();
    if (event.key === "F6" && !hasDialog()) {
      focusNextRegion(event.shiftKey ? -1 : 1);
      event.preventDefault();
    } else if (isForTable(event) && handleKey(event, parts, letters)) event.preventDefault();
  });
  byId("help-button").addEventListener("click", showHelp);
}

function showHelp() {
  byId("help", HTMLDialogElement).showModal();
}

/** @param {Parts} parts @returns {Record<string, () => void>} */
function listLetters({ camera, decisions }) {
  return {
    q: () => decisions.turn(-1),
    e: () => decisions.turn(1),
    r: () => decisions.turn(1),
    u: () => decisions.undo(),
    backspace: () => decisions.undo(),
    h: () => decisions.hint(),
    "?": showHelp,
    "+": () => camera.zoomMiddle(1.25),
    "=": () => camera.zoomMiddle(1.25),
    "-": () => camera.zoomMiddle(0.8),
    0: () => camera.fit(),
  };
}

/** @param {KeyboardEvent} event */
function isForTable(event) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !isTyping() && !hasDialog();
}

/**
 * Says whether the key meant something.
 * @param {KeyboardEvent} event
 * @param {Parts} parts
 * @param {Record<string, () => void>} letters
 */
function handleKey(event, { keyboardFocus, choice, prompt, drawers }, letters) {
  const { key } = event;
  const at = document.activeElement;
  if (key === "Escape") return drawers.close() || choice.drop();
  if (at?.matches(OWN_KEYS)) return false;
  if (keyboardFocus.handleKey(event)) return true;
  const isFree = at === document.body || at === byId("prompt") || keyboardFocus.isInside;
  if (key === "Enter" && choice.chosen && isFree) {
    choice.confirm();
    return true;
  }
  if (!isOn("keys") || event.repeat) return false;
  if (/^[1-9]$/.test(key)) return prompt.pressDigit(Number(key));
  const act = letters[key.toLowerCase()];
  act?.();
  return act !== undefined;
}

/** F6: from one region of the page to the next, and to the tools of the top bar. @param {number} step */
function focusNextRegion(step) {
  const all = [...REGIONS.map((id) => byId(id)), document.querySelector(".tools")];
  const regions = all.filter((region) => region !== null && region.getClientRects().length > 0);
  const now = regions.findIndex((region) => region?.contains(document.activeElement));
  const region = regions[(now + step + regions.length) % regions.length];
  if (region) findEntry(region)?.focus();
}

/** What has the focus when one comes to a region. @param {Element} region */
function findEntry(region) {
  if (region.id === "prompt" || region.id === "players-region") return region;
  if (region.id !== "scene") return region.querySelector("[tabindex='0'], a[href], button, summary");
  return region.querySelector(".drawer:not([hidden]) .drawer-card") ?? region.querySelector(".board-svg");
}
