// What somebody asks of all, above the prompt: yes or no.

import { byId, make, replaceContent } from "./dom.js";
import { say } from "./words.js";

/** @import { Question } from "messages" */

/**
 * @param {Question | null} question
 * @param {(seat: number, isYes: boolean) => void} onAnswer
 */
export function showQuestion(question, onAnswer) {
  const bar = byId("question");
  bar.hidden = !question;
  if (!question) {
    bar.replaceChildren();
    return;
  }
  const { text, mine } = question;
  const makeButton = (/** @type {boolean} */ isYes) => {
    const look = isYes ? "btn main small" : "btn small";
    const button = make("button", { type: "button", class: look }, say(isYes ? "yes" : "no"));
    button.addEventListener("click", () => onAnswer(mine, isYes));
    return button;
  };
  const words = make("span", {}, mine >= 0 ? text : `${text} ${say("asked")}`);
  replaceContent(bar, words, mine >= 0 && makeButton(true), mine >= 0 && makeButton(false));
}
