// The bar that says what to do: the sentence, and the options as buttons. More than six are grouped by their verb.

import { badge, byId, h } from "./dom.js";
import { say } from "./words.js";

const MOST = 6; // options that stand as buttons of their own

export class Prompt {
  /**
   * @param {import("./choice.js").Choice} choice
   * @param {{press: (action: string) => void, walk: (actions: string[]) => void, turn: () => void, undo: () => void}} told
   */
  constructor(choice, told) {
    this.choice = choice;
    this.told = told;
    this.acts = byId("acts");
    this.sentence = "";
    this.hint = "";
    this.canUndo = 0;
    this.isBusy = false;
    /** @type {HTMLElement[]} what the page adds when there is nothing to choose */
    this.extra = [];
    byId("all").addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !byId("all").open) return;
      byId("all").open = false;
      byId("all-summary").focus();
      event.stopPropagation();
    });
    document.addEventListener("click", (event) => {
      if (!byId("all").contains(event.target)) byId("all").open = false;
    });
  }

  /** What the server says now. */
  tell(update) {
    this.sentence = update.prompt;
    this.hint = update.hint;
    this.canUndo = update.status === "over" ? 0 : update.can_undo;
    this.isBusy = false;
    const actor = update.players.find((player) => player.is_to_act);
    const seat = update.groups.length
      ? update.seat
      : (update.winners[0] ?? actor?.seat ?? Math.max(0, update.seat));
    byId("prompt-say").classList.toggle("thinking", !update.groups.length && Boolean(actor?.bot));
    byId("prompt-badge").replaceChildren(badge(seat, 44));
    this.list();
    this.show();
  }

  /** A move is under way: nothing can be pressed. */
  wait() {
    this.isBusy = true;
    this.show();
  }

  show() {
    const chosen = this.choice.chosen ? this.choice.options.get(this.choice.chosen) : null;
    write(byId("prompt-say"), this.sentence);
    byId("prompt-say").classList.toggle("long", this.sentence.length > 56);
    const hint = this.isBusy ? say("sending") : chosen ? `${chosen.label}.` : this.hint;
    if (this.shownHint !== hint) {
      this.shownHint = hint;
      byId("prompt-hint").replaceChildren(
        hint,
        chosen && !this.isBusy ? h("span", { class: "by-key" }, ` ${say("chosen")}`) : "",
      );
    }
    this.build();
    for (const button of byId("all-choices").querySelectorAll("button")) {
      button.setAttribute("aria-pressed", String(button.dataset.action === this.choice.chosen));
    }
  }

  /** New buttons only where something else can be pressed; pointing at one must not replace it. */
  build() {
    const { options, chosen, hovered, canTurn, ways } = this.choice;
    const key = JSON.stringify([
      [...options.keys()],
      chosen,
      canTurn,
      ways,
      this.isBusy,
      this.canUndo,
      this.extra.map((one) => one.outerHTML),
    ]);
    if (key !== this.built) {
      this.built = key;
      const at = document.activeElement;
      const name = this.acts.contains(at) ? at?.getAttribute("data-name") : null;
      this.acts.replaceChildren(...this.buttons());
      if (name) {
        const same = this.acts.querySelector(`[data-name="${CSS.escape(name)}"]:not(:disabled)`);
        (same ?? this.acts.querySelector("button:not(:disabled)") ?? byId("prompt")).focus();
      }
    }
    for (const button of this.acts.querySelectorAll("[data-action]")) {
      button.classList.toggle("lit", button.dataset.action === hovered);
    }
  }

  buttons() {
    const { groups, options, chosen } = this.choice;
    const buttons = [];
    if (options.size && options.size <= MOST && !this.choice.canTurn) {
      for (const group of groups) {
        for (const option of group.choices)
          buttons.push(this.option(option, group.choices.length > 1 ? option.label : group.label));
      }
    } else if (options.size) {
      buttons.push(...this.grouped(groups, chosen));
    }
    buttons.forEach((button, place) => {
      if (place < 9) button.append(h("kbd", { "aria-hidden": "true" }, String(place + 1)));
      if (place < 9) button.setAttribute("aria-keyshortcuts", String(place + 1));
    });
    buttons.push(...this.extra);
    if (this.canUndo) {
      const undo = this.button("undo", say(this.canUndo > 1 ? "undo" : "undo-ask"), "ghost", () =>
        this.told.undo(),
      );
      undo.append(h("kbd", { "aria-hidden": "true" }, "⌫"));
      undo.setAttribute("aria-keyshortcuts", "Backspace U");
      buttons.push(undo);
    }
    return buttons;
  }

  grouped(groups, chosen) {
    const buttons = [];
    const many = groups.filter((group) => group.choices.length > 1);
    const group =
      groups.find((one) => one.choices.some((option) => option.action === chosen)) ??
      (many.length === 1 ? many[0] : null);
    const main = this.button(
      "main",
      group && many.length === 1 && group === many[0] ? group.label : say("do-it"),
      "main",
      () => chosen && this.told.press(chosen),
    );
    main.disabled ||= !chosen;
    buttons.push(main);
    if (this.choice.canTurn) {
      const turn = this.button("turn", say("turn"), "", () => this.told.turn());
      turn.disabled ||= chosen !== null && this.choice.ways < 2;
      buttons.push(turn);
    }
    for (const one of groups) {
      const actions = one.choices.map((option) => option.action);
      if (actions.length === 1) buttons.push(this.option(one.choices[0], one.label));
      else {
        const isPlace = this.choice.targetOf(actions[0])?.isOnBoard && !this.choice.scene.isSheet;
        const walk = this.button(
          `walk-${one.verb}`,
          many.length > 1 ? one.label : say(isPlace ? "next" : "next-choice"),
          "",
          () => this.told.walk(actions),
        );
        this.light(walk, actions);
        buttons.push(walk);
      }
    }
    return buttons;
  }

  option(option, label) {
    const isChosen = option.action === this.choice.chosen;
    const button = this.button(option.action, label, isChosen ? "main" : "", () =>
      this.told.press(option.action),
    );
    button.dataset.action = option.action;
    button.setAttribute("aria-pressed", String(isChosen));
    if (label !== option.label) button.setAttribute("title", option.label);
    this.light(button, [option.action]);
    return button;
  }

  button(name, label, look, press) {
    const button = /** @type {HTMLButtonElement} */ (
      h("button", { class: `btn ${look}`, type: "button", "data-name": name }, h("span", {}, label))
    );
    button.disabled = this.isBusy;
    button.addEventListener("click", press);
    return button;
  }

  /** Pointing at a button lights its part of the picture. */
  light(button, actions) {
    const on = () => {
      this.choice.light(actions);
      if (actions.length === 1) this.choice.hover(actions[0]);
    };
    const off = () => {
      this.choice.light([]);
      this.choice.hover(null);
    };
    button.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && on());
    button.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && off());
  }

  /** Every option as a labelled button, for those who do not see the picture. */
  list() {
    const { groups, options } = this.choice;
    const all = byId("all");
    all.hidden = !options.size;
    write(byId("all-summary"), say("all", { count: options.size }));
    const key = [...options.keys()].join("|");
    if (this.listed === key) return;
    this.listed = key;
    all.open = false;
    byId("all-choices").replaceChildren(
      ...groups.map((group) =>
        h(
          "section",
          {},
          h("h2", {}, group.label),
          h(
            "ul",
            {},
            ...group.choices.map((option) => {
              const button = h("button", { type: "button", "aria-pressed": "false" }, option.label);
              button.dataset.action = option.action;
              button.addEventListener("click", () => this.told.press(option.action));
              return h("li", {}, button);
            }),
          ),
        ),
      ),
    );
  }

  /** Press the button with this number. */
  digit(number) {
    const button = this.acts.querySelectorAll("button:not([data-name=undo])")[number - 1];
    if (!button || button.disabled) return false;
    button.click();
    return true;
  }
}

/** Change the text only if it is another: what is the same is not read out again. */
function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
