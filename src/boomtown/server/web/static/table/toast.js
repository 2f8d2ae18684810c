// Short words of the page to the person, and the question before something that cannot be taken back.

import { byId, make, makeSign } from "./dom.js";
import { known, say } from "./words.js";

const SHORT = 4_500; // ms
const LONG = 9_000;
const AFTER_POINTING = 2_000;

/**
 * @param {string} text
 * @param {{heading?: string, isBad?: boolean, title?: string}} [how] the heading of the rulebook becomes a
 *   link
 */
export function showToast(text, { heading = "", isBad = false, title = "" } = {}) {
  if (!text) return;
  const rule = known.headings[heading];
  const link =
    rule && make("a", { href: rule[0], target: "_blank", rel: "noopener" }, `${say("rule")}: ${rule[1]}`);
  const close = make("button", { class: "toast-close", type: "button", "aria-label": say("close") });
  close.append(makeSign("close", 16));
  const words = make("div", {}, title ? make("b", {}, title) : null, make("span", {}, text), link);
  const box = make("div", { class: isBad ? "toast bad" : "toast" }, words, close);
  const all = byId("toasts");
  while (all.childElementCount > 2) all.firstElementChild?.remove();
  all.append(box);
  let timer = setTimeout(() => box.remove(), rule || text.length > 90 ? LONG : SHORT);
  box.addEventListener("pointerenter", () => clearTimeout(timer));
  box.addEventListener("focusin", () => clearTimeout(timer));
  box.addEventListener("pointerleave", () => {
    timer = setTimeout(() => box.remove(), AFTER_POINTING);
  });
  close.addEventListener("click", () => box.remove());
}

export function clearToasts() {
  byId("toasts").replaceChildren();
}

/** Ask before it is done. @param {string} title @param {string} text @returns {Promise<boolean>} */
export function askIfSure(title, text) {
  return new Promise((resolve) => {
    const yes = make("button", { class: "btn main", value: "yes" }, say("do-it"));
    const no = make("button", { class: "btn ghost", value: "no" }, say("cancel"));
    const dialog = make(
      "dialog",
      { "aria-label": title },
      make("h2", {}, title),
      make("p", {}, text),
      make("form", { method: "dialog", class: "acts" }, yes, no),
    );
    dialog.addEventListener("close", () => {
      resolve(dialog.returnValue === "yes");
      dialog.remove();
    });
    document.body.append(dialog);
    dialog.showModal();
    yes.focus();
  });
}

/** Buttons that copy what stands in a field. */
export function prepareCopying() {
  const buttons = /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("[data-copy]"));
  for (const button of buttons) {
    button.hidden = false;
    button.addEventListener("click", async () => {
      if (!(await copyField(byId(button.dataset.copy ?? "", HTMLInputElement)))) return;
      const copied = button.dataset.copied ?? "";
      if (document.getElementById("toasts")) showToast(copied);
      else if (button.lastChild) button.lastChild.textContent = copied;
    });
  }
}

/** Says whether it worked. @param {HTMLInputElement} field @returns {Promise<boolean>} */
async function copyField(field) {
  field.select();
  if (!navigator.clipboard) return document.execCommand("copy");
  return navigator.clipboard.writeText(field.value).then(
    () => true,
    () => false,
  );
}
