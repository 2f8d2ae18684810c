// Why a bot did something: its options with the leads they promised, as bars.

import { make, replaceContent } from "./dom.js";
import { Refusal } from "./socket.js";
import { known, say } from "./words.js";

/** @import { Done, Explained, Judged } from "messages" */

/** @param {Promise<Done>} asked opens at once; the answer comes a little later */
export async function showWhy(asked) {
  const body = make("div", { role: "status" }, make("p", {}, say("why-wait")));
  const title = make("h2", { id: "why-title" }, say("why"));
  const close = make("button", { class: "btn main", value: "close" }, say("close"));
  const form = make("form", { method: "dialog", class: "acts" }, close);
  const dialog = make("dialog", { class: "why-dialog", "aria-labelledby": "why-title" }, title, body, form);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  try {
    const { explained } = await asked;
    if (!explained) throw new TypeError("an answer without an explanation");
    title.textContent = explained.title;
    replaceContent(body, ...makeContent(explained));
  } catch (problem) {
    replaceContent(body, make("p", {}, problem instanceof Refusal ? problem.message : say("lost")));
  }
}

/** A lead with its sign and one decimal, as the reader writes numbers. @param {number} lead */
export function formatLead(lead) {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const format = new Intl.NumberFormat(known.language, { ...digits, signDisplay: "exceptZero" });
  return format.format(lead).replace("-", "−");
}

/** @param {Explained} explained */
function makeContent({ text, options, others, basis }) {
  const leads = options.map((one) => one.lead);
  const [least, most] = [Math.min(...leads), Math.max(...leads)];
  const rows = options.map((option) => makeRow(option, (option.lead - least) / Math.max(1, most - least)));
  return [
    make("p", {}, text),
    rows.length > 0 && make("ol", { class: "why-list" }, ...rows),
    others ? make("p", { class: "quiet" }, others) : null,
    make("p", { class: "quiet" }, basis),
  ];
}

/** @param {Judged} option @param {number} length of its bar, 0 to 1 */
function makeRow({ label, lead, is_chosen: isChosen }, length) {
  const bar = make("span", { class: "why-bar", "aria-hidden": "true" });
  bar.style.width = `${Math.round(8 + 92 * length)}%`;
  const tag = isChosen && make("span", { class: "tag" }, say("why-chosen"));
  return make(
    "li",
    { class: isChosen ? "chosen" : null },
    make("span", { class: "why-label" }, label, tag),
    make("b", { class: "num" }, formatLead(lead)),
    make("span", { class: "why-room" }, bar),
  );
}
