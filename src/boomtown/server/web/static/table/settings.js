// What each device remembers for itself, and the dialog where it is chosen.

import { byId } from "./dom.js";

/** @typedef {"one-click" | "warn-me" | "calm" | "keys"} Setting */
/** @typedef {"calm" | "brisk" | "at-once"} Pace how fast what happens is shown */

/** @type {Record<Setting, boolean>} */
const DEFAULTS = { "one-click": false, "warn-me": false, calm: false, keys: true };
const STORE = "boomtown-table";
const YEAR = 365 * 24 * 3600; // seconds
const still = matchMedia("(prefers-reduced-motion: reduce)");
const chosen = readChosen();

/** @returns {Record<Setting, boolean> & {pace?: Pace}} */
function readChosen() {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(STORE) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

/** Whether a setting is on. @param {Setting} name */
export function isOn(name) {
  return Boolean(chosen[name]);
}

/** How fast what happens is shown. @returns {Pace} */
export function getPace() {
  return chosen.pace === "brisk" || chosen.pace === "at-once" ? chosen.pace : "calm";
}

/** Whether nothing is to move, by choice here or in the system. */
export function isCalm() {
  return isOn("calm") || still.matches;
}

function store() {
  try {
    localStorage.setItem(STORE, JSON.stringify(chosen));
  } catch {
    // a browser that stores nothing forgets it with the page
  }
}

function apply() {
  document.documentElement.classList.toggle("calm", isCalm());
}

/** Make the dialog work, and the gears of the top bar open it. */
export function prepareSettings() {
  const dialog = byId("settings", HTMLDialogElement);
  const boxes = /** @type {NodeListOf<HTMLInputElement>} */ (dialog.querySelectorAll("[data-setting]"));
  for (const box of boxes) {
    const name = /** @type {Setting} */ (box.dataset.setting);
    box.checked = isOn(name);
    box.addEventListener("change", () => {
      chosen[name] = box.checked;
      store();
      apply();
    });
  }
  preparePaces(dialog);
  still.addEventListener("change", apply);
  apply();
  prepareThemes(dialog);
  for (const gears of document.querySelectorAll('.tools a[href="/me"].tool')) {
    gears.addEventListener("click", (event) => {
      event.preventDefault();
      dialog.showModal();
    });
  }
}

/** @param {HTMLDialogElement} dialog */
function preparePaces(dialog) {
  const radios = /** @type {NodeListOf<HTMLInputElement>} */ (dialog.querySelectorAll("[name=pace]"));
  for (const radio of radios) {
    radio.checked = radio.value === getPace();
    radio.addEventListener("change", () => {
      chosen.pace = /** @type {Pace} */ (radio.value);
      store();
    });
  }
}

/** @param {HTMLDialogElement} dialog */
function prepareThemes(dialog) {
  const root = document.documentElement;
  const radios = /** @type {NodeListOf<HTMLInputElement>} */ (dialog.querySelectorAll("[name=theme]"));
  dialog.addEventListener("toggle", () => {
    for (const radio of radios) radio.checked = radio.value === (root.dataset.theme ?? "system");
  });
  for (const radio of radios) {
    radio.addEventListener("change", () => {
      const isSystem = radio.value === "system";
      if (isSystem) delete root.dataset.theme;
      else root.dataset.theme = radio.value;
      const age = isSystem ? 0 : YEAR;
      // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is missing on pages without TLS
      document.cookie = `theme=${isSystem ? "" : radio.value}; path=/; max-age=${age}; samesite=lax`;
    });
  }
}
