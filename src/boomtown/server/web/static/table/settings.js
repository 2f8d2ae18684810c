// What each device remembers for itself, and the dialog where it is chosen.

import { byId } from "./dom.js";

const DEFAULTS = { "one-click": false, "warn-me": false, calm: false, keys: true };
const STORE = "boomtown-table";
const still = matchMedia("(prefers-reduced-motion: reduce)");
const chosen = read();

function read() {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(STORE) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

/** Whether a setting is on: "one-click", "warn-me", "keys". */
export function isOn(name) {
  return Boolean(chosen[name]);
}

/** Whether nothing is to move, by choice here or in the system. */
export function isCalm() {
  return isOn("calm") || still.matches;
}

function apply() {
  document.documentElement.classList.toggle("calm", isCalm());
}

/** Make the dialog work, and the gears of the top bar open it. */
export function prepareSettings() {
  const dialog = byId("settings");
  for (const box of dialog.querySelectorAll("[data-setting]")) {
    box.checked = isOn(box.dataset.setting);
    box.addEventListener("change", () => {
      chosen[box.dataset.setting] = box.checked;
      try {
        localStorage.setItem(STORE, JSON.stringify(chosen));
      } catch {
        // a browser that stores nothing forgets it with the page
      }
      apply();
    });
  }
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

function prepareThemes(dialog) {
  const root = document.documentElement;
  const radios = [...dialog.querySelectorAll("[name=theme]")];
  dialog.addEventListener("toggle", () => {
    for (const radio of radios) radio.checked = radio.value === (root.dataset.theme ?? "system");
  });
  for (const radio of radios) {
    radio.addEventListener("change", () => {
      const isSystem = radio.value === "system";
      if (isSystem) delete root.dataset.theme;
      else root.dataset.theme = radio.value;
      const age = isSystem ? 0 : 365 * 24 * 3600;
      document.cookie = `theme=${isSystem ? "" : radio.value}; path=/; max-age=${age}; samesite=lax`;
    });
  }
}
