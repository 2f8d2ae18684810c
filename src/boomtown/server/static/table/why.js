// Why a bot did something: its options with the leads they promised, as bars.

import { h } from "./dom.js";
import { known, say } from "./words.js";

/** @param {Promise<{explained: any}>} asked opens at once; the answer comes a little later */
export function showWhy(asked) {
  const body = h("div", { role: "status" }, h("p", {}, say("why-wait")));
  const title = h("h2", { id: "why-title" }, say("why"));
  const close = h("button", { class: "btn main", value: "close" }, say("close"));
  const dialog = /** @type {HTMLDialogElement} */ (
    h(
      "dialog",
      { class: "why-dialog", "aria-labelledby": "why-title" },
      title,
      body,
      h("form", { method: "dialog", class: "acts" }, close),
    )
  );
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  asked.then(
    ({ explained }) => {
      title.textContent = explained.title;
      body.replaceChildren(...parts(explained));
    },
    (problem) => body.replaceChildren(h("p", {}, problem.reason ? problem.message : say("lost"))),
  );
}

/** A lead with its sign and one decimal, as the reader writes numbers. */
function leadOf(lead) {
  return new Intl.NumberFormat(known.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: "exceptZero",
  })
    .format(lead)
    .replace("-", "−");
}

function parts({ text, options, others, basis }) {
  const leads = options.map((one) => one.lead);
  const [least, most] = [Math.min(...leads), Math.max(...leads)];
  const rows = options.map(({ label, lead, is_chosen: isChosen }) => {
    const bar = h("span", { class: "why-bar", "aria-hidden": "true" });
    bar.style.width = `${Math.round(8 + (92 * (lead - least)) / Math.max(1, most - least))}%`;
    return h(
      "li",
      { class: isChosen ? "chosen" : null },
      h("span", { class: "why-label" }, label, isChosen && h("span", { class: "tag" }, say("why-chosen"))),
      h("b", { class: "num" }, leadOf(lead)),
      h("span", { class: "why-room" }, bar),
    );
  });
  return [
    h("p", {}, text),
    rows.length > 0 && h("ol", { class: "why-list" }, ...rows),
    others && h("p", { class: "quiet" }, others),
    h("p", { class: "quiet" }, basis),
  ].filter(Boolean);
}
