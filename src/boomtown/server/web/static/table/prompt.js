// The bar that says what to do: the sentence, and the options as buttons, many of them grouped by verb.

import { byId, make, makeBadge, replaceContent, targetOf } from "./dom.js";
import { say } from "./words.js";

/** @import { Choice as Option, Group, Line, Update } from "messages" */
/** @import { Choice } from "./choice.js" */

const MOST = 4; // buttons in the bar, which has one height; the list of all choices holds the rest
const LONG = 56; // characters of a sentence that is set smaller
const FEW = 30; // characters that a button has room for

export class Prompt {
  /**
   * @param {Choice} choice
   * @param {{press: (action: string) => void, step: (actions: string[]) => void, turn: () => void, undo: ()
   *   => void}} on
   */
  constructor(choice, on) {
    this.choice = choice;
    this.on = on;
    this.buttons = byId("acts");
    this.all = byId("all", HTMLDetailsElement);
    this.sentence = "";
    this.hint = "";
    this.canUndo = 0;
    this.isBusy = false;
    /** @type {HTMLElement[]} what the page adds when there is nothing to choose */
    this.extra = [];
    this.shownHint = "";
    this.built = "";
    this.listed = "";
    this.all.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !this.all.open) return;
      this.all.open = false;
      byId("all-summary").focus();
      event.stopPropagation();
    });
    document.addEventListener("click", (event) => {
      if (!this.all.contains(targetOf(event))) this.all.open = false;
    });
  }

  /** What the server says now. @param {Update} update */
  showUpdate(update) {
    byId("prompt-say").parentElement?.removeAttribute("aria-live");
    this.sentence = update.prompt;
    this.hint = update.hint;
    this.canUndo = update.status === "over" ? 0 : update.can_undo;
    this.isBusy = false;
    const actor = update.players.find((player) => player.is_to_act);
    const other = update.winners[0] ?? actor?.seat ?? Math.max(0, update.seat);
    const seat = update.groups.length ? update.seat : other;
    byId("prompt-say").classList.toggle("thinking", !update.groups.length && Boolean(actor?.bot));
    replaceContent(byId("prompt-badge"), makeBadge(seat, 44));
    this.listAll();
    this.show();
  }

  /** While it is shown, what happens stands here; only the log reads it out. @param {Line} line */
  follow({ seat, text }) {
    const sentence = byId("prompt-say");
    sentence.parentElement?.setAttribute("aria-live", "off");
    setText(sentence, text);
    sentence.classList.toggle("long", text.length > LONG);
    sentence.classList.remove("thinking");
    if (seat >= 0) replaceContent(byId("prompt-badge"), makeBadge(seat, 44));
  }

  /** A move is under way: nothing can be pressed. */
  wait() {
    this.isBusy = true;
    this.show();
  }

  show() {
    const chosen = this.choice.chosen ? this.choice.options.get(this.choice.chosen) : null;
    setText(byId("prompt-say"), this.sentence);
    byId("prompt-say").classList.toggle("long", this.sentence.length > LONG);
    const hint = this.isBusy ? say("sending") : chosen ? `${chosen.label}.` : this.hint;
    if (this.shownHint !== hint) {
      this.shownHint = hint;
      const help = chosen && !this.isBusy && make("span", { class: "by-key" }, ` ${say("chosen")}`);
      replaceContent(byId("prompt-hint"), hint, help);
    }
    this.build();
    for (const button of byId("all-choices").querySelectorAll("button")) {
      button.setAttribute("aria-pressed", String(button.dataset.action === this.choice.chosen));
    }
  }

  /** New buttons only where something else can be pressed; pointing at one must not replace it. */
  build() {
    const { options, chosen, hovered, canTurn, ways } = this.choice;
    const extra = this.extra.map((one) => one.outerHTML);
    const key = JSON.stringify([
      [...options.keys()],
      chosen,
      canTurn,
      ways,
      this.isBusy,
      this.canUndo,
      extra,
    ]);
    if (key !== this.built) {
      this.built = key;
      const at = document.activeElement;
      const name = this.buttons.contains(at) ? at?.getAttribute("data-name") : null;
      this.buttons.replaceChildren(...this.makeButtons());
      if (name) this.focusButton(name);
    }
    for (const button of this.buttons.querySelectorAll("[data-action]")) {
      button.classList.toggle("lit", button.dataset.action === hovered);
    }
  }

  /** The button with this name, or another that can be pressed. @param {string} name */
  focusButton(name) {
    const usable = [...this.buttons.querySelectorAll("[data-name]:not(:disabled)")];
    const first = this.buttons.querySelector("button:not(:disabled)") ?? byId("prompt");
    (usable.find((button) => button.dataset.name === name) ?? first).focus();
  }

  /** @returns {HTMLElement[]} */
  makeButtons() {
    const { groups, options, canTurn } = this.choice;
    const isShort = options.size <= MOST && !canTurn;
    const buttons = isShort ? groups.flatMap((group) => this.makeOptions(group)) : this.makeGrouped(groups);
    for (const [place, button] of buttons.entries()) {
      button.append(make("kbd", { "aria-hidden": "true" }, String(place + 1)));
      button.setAttribute("aria-keyshortcuts", String(place + 1));
    }
    const choices = make("div", { class: "choices" }, ...buttons, ...this.extra);
    return [choices, ...(this.canUndo ? [this.makeUndo()] : [])];
  }

  /** @param {Group} group */
  makeOptions({ choices, label }) {
    return choices.map((option) => this.makeOption(option, option.short || (choices[1] ? "" : label)));
  }

  makeUndo() {
    const undo = this.makeButton("undo", say(this.canUndo > 1 ? "undo" : "undo-ask"), "ghost", () =>
      this.on.undo(),
    );
    undo.append(make("kbd", { "aria-hidden": "true" }, "⌫"));
    undo.setAttribute("aria-keyshortcuts", "Backspace U");
    return undo;
  }

  /**
   * One button does what is chosen and says so, the others go through the options of their verb.
   * @param {Group[]} groups
   */
  makeGrouped(groups) {
    const { chosen, options, canTurn, ways } = this.choice;
    const many = groups.filter((group) => group.choices.length > 1);
    const only = many.length === 1 ? many[0] : null;
    const option = options.get(chosen ?? "");
    const label = option ? this.nameOption(option) : (only?.label ?? say("do-it"));
    const main = this.makeButton("main", label, "main", () => chosen && this.on.press(chosen));
    main.disabled ||= !chosen;
    const buttons = [main];
    if (canTurn) {
      const turn = this.makeButton("turn", say("turn"), "", () => this.on.turn());
      turn.disabled ||= chosen !== null && ways < 2;
      buttons.push(turn);
    }
    for (const one of pickGroups(groups, MOST - buttons.length)) {
      const isOne = one.choices.length === 1;
      buttons.push(
        isOne
          ? this.makeOption(one.choices[0], one.choices[0].short || one.label)
          : this.makeStep(one, !only),
      );
    }
    return buttons;
  }

  /** What an option does, in few words. @param {Option} option */
  nameOption({ action, label, short }) {
    const group = this.choice.groups.find(({ choices }) => choices.some((one) => one.action === action));
    return short || (label.length <= FEW ? label : (group?.label ?? label));
  }

  /** On to the next option of a verb. @param {Group} group @param {boolean} isNamed by its verb */
  makeStep({ verb, label, choices }, isNamed) {
    const actions = choices.map((option) => option.action);
    const isPlace = this.choice.findTargetOf(actions[0])?.isOnBoard && !this.choice.scene.isSheet;
    const words = isNamed ? label : say(isPlace ? "next" : "next-choice");
    const button = this.makeButton(`walk-${verb}`, words, "", () => this.on.step(actions));
    this.lightWhenPointedAt(button, actions);
    return button;
  }

  /** @param {Option} option @param {string} label in few words, if there are others than its own */
  makeOption({ action, label: long }, label) {
    const isChosen = action === this.choice.chosen;
    const button = this.makeButton(action, label || long, isChosen ? "main" : "", () =>
      this.on.press(action),
    );
    button.dataset.action = action;
    button.setAttribute("aria-pressed", String(isChosen));
    if (label && label !== long) button.setAttribute("title", long);
    this.lightWhenPointedAt(button, [action]);
    return button;
  }

  /** @param {string} name @param {string} label @param {string} look @param {() => void} press */
  makeButton(name, label, look, press) {
    const attributes = { class: `btn ${look}`, type: "button", "data-name": name };
    const button = make("button", attributes, make("span", {}, label));
    button.disabled = this.isBusy;
    button.addEventListener("click", press);
    return button;
  }

  /**
   * Pointing at a button lights its part of the picture.
   * @param {Element} button
   * @param {string[]} actions
   */
  lightWhenPointedAt(button, actions) {
    const follow = (/** @type {Event} */ event) => {
      if (/** @type {PointerEvent} */ (event).pointerType !== "mouse") return;
      const isOver = event.type === "pointerenter";
      this.choice.light(isOver ? actions : []);
      if (!isOver) this.choice.hover(null);
      else if (actions.length === 1) this.choice.hover(actions[0]);
    };
    button.addEventListener("pointerenter", follow);
    button.addEventListener("pointerleave", follow);
  }

  /** Every option as a labelled button, for those who do not see the picture. */
  listAll() {
    const { groups, options } = this.choice;
    this.all.hidden = !options.size;
    setText(byId("all-summary"), say("all", { count: options.size }));
    const key = [...options.keys()].join("|");
    if (this.listed === key) return;
    this.listed = key;
    this.all.open = false;
    const sections = groups.map(({ label, choices }) => {
      const items = choices.map((option) => make("li", {}, this.makeListed(option)));
      return make("section", {}, make("h2", {}, label), make("ul", {}, ...items));
    });
    byId("all-choices").replaceChildren(...sections);
  }

  /** @param {Option} option */
  makeListed({ action, label }) {
    const look = { type: "button", "aria-pressed": "false", "data-action": action };
    const button = make("button", look, label);
    button.addEventListener("click", () => this.on.press(action));
    return button;
  }

  /** Press the button with this number; says whether there is one. @param {number} number */
  pressDigit(number) {
    const buttons = /** @type {NodeListOf<HTMLButtonElement>} */ (
      this.buttons.querySelectorAll("button:not([data-name=undo])")
    );
    const button = buttons[number - 1];
    if (!button || button.disabled) return false;
    button.click();
    return true;
  }
}

/**
 * The groups that have a button: all, or those with a single option before those that a click on the board
 *   reaches.
 * @param {Group[]} groups
 * @param {number} most
 */
function pickGroups(groups, most) {
  const ranked = [...groups].sort(
    (one, other) => Math.min(one.choices.length, 2) - Math.min(other.choices.length, 2),
  );
  const picked = new Set(ranked.slice(0, most));
  return groups.filter((group) => picked.has(group));
}

/** Change the text only if it is another: what is the same is not read out again. @param {Element} element */
function setText(element, text = "") {
  if (element.textContent !== text) element.textContent = text;
}
