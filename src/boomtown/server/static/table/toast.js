// Short words of the page to the person, and the question before something that cannot be taken back.

import { byId, h, sign } from "./dom.js";
import { known, say } from "./words.js";

const SHORT = 4_500; // ms
const LONG = 9_000;

/**
 * @param {string} text
 * @param {{heading?: string, isBad?: boolean, title?: string}} [how] the heading of the rulebook becomes a link
 */
export function toast(text, { heading = "", isBad = false, title = "" } = {}) {
  if (!text) return;
  const rule = known.headings[heading];
  const close = h(
    "button",
    { class: "toast-close", type: "button", "aria-label": say("close") },
    sign("close", 16),
  );
  const box = h(
    "div",
    { class: isBad ? "toast bad" : "toast" },
    h(
      "div",
      {},
      title && h("b", {}, title),
      h("span", {}, text),
      rule && h("a", { href: rule[0], target: "_blank", rel: "noopener" }, `${say("rule")}: ${rule[1]}`),
    ),
    close,
  );
  const all = byId("toasts");
  while (all.childElementCount > 2) all.firstElementChild.remove();
  all.append(box);
  let timer = setTimeout(() => box.remove(), rule || text.length > 90 ? LONG : SHORT);
  box.addEventListener("pointerenter", () => clearTimeout(timer));
  box.addEventListener("focusin", () => clearTimeout(timer));
  box.addEventListener("pointerleave", () => (timer = setTimeout(() => box.remove(), 2_000)));
  close.addEventListener("click", () => box.remove());
}

/** Ask before it is done. @returns {Promise<boolean>} */
export function sure(title, text) {
  return new Promise((resolve) => {
    const yes = h("button", { class: "btn main", value: "yes" }, say("do-it"));
    const no = h("button", { class: "btn ghost", value: "no" }, say("cancel"));
    const dialog = /** @type {HTMLDialogElement} */ (
      h(
        "dialog",
        { "aria-label": title },
        h("h2", {}, title),
        h("p", {}, text),
        h("form", { method: "dialog", class: "acts" }, yes, no),
      )
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
  for (const button of document.querySelectorAll("[data-copy]")) {
    button.hidden = false;
    button.addEventListener("click", async () => {
      const field = byId(button.dataset.copy);
      field.select();
      const isDone = navigator.clipboard
        ? await navigator.clipboard.writeText(field.value).then(
            () => true,
            () => false,
          )
        : document.execCommand("copy");
      if (isDone && byId("toasts")) toast(button.dataset.copied);
      else if (isDone) button.lastChild.textContent = button.dataset.copied;
    });
  }
}
