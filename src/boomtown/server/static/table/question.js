// What somebody asks of all, above the prompt: yes or no.

import { byId, h } from "./dom.js";
import { say } from "./words.js";

/**
 * @param {{text: string, mine: number} | null} question `mine` is the own seat that has not answered yet, or -1
 * @param {(seat: number, isYes: boolean) => void} answer
 */
export function showQuestion(question, answer) {
  const bar = byId("question");
  bar.hidden = !question;
  if (!question) {
    bar.replaceChildren();
    return;
  }
  const { text, mine } = question;
  const button = (isYes) => {
    const made = h(
      "button",
      { type: "button", class: isYes ? "btn main small" : "btn small" },
      say(isYes ? "yes" : "no"),
    );
    made.addEventListener("click", () => answer(mine, isYes));
    return made;
  };
  const words = h("span", {}, mine >= 0 ? text : `${text} ${say("asked")}`);
  bar.replaceChildren(words, ...(mine >= 0 ? [button(true), button(false)] : []));
}
