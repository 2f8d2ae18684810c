// What can be chosen, what the pointer is on, and what is chosen but not yet confirmed. It knows no game:
// an option is a text, a target is a part of the picture that carries one or several of them.

/** @import { Choice as Option, Group } from "messages" */
/** @import { Scene } from "./scene.js" */
/** @typedef {{element: Element, actions: string[], isOnBoard: boolean}} Target */

// Of targets with the same option, what is open comes first.
const [FRONT, BOARD, TRAY, TAB, DRAWER] = [0, 0.1, 0.5, 0.6, 0.7];

/** Which way an option lies, if a target has several: the last word of its text. @param {string} action */
function wayOf(action) {
  return action.slice(action.lastIndexOf(" ") + 1);
}

export class Choice {
  /**
   * @param {Pick<Scene, "board" | "isSheet" | "listRoots">} scene
   * @param {{change: () => void, confirm: (action: string) => void}} on
   */
  constructor(scene, on) {
    this.scene = scene;
    this.on = on;
    /** @type {Group[]} */
    this.groups = [];
    /** @type {Map<string, Option>} */
    this.options = new Map();
    this.isSent = false; // what was chosen is on its way
    /** @type {Target[]} */
    this.targets = [];
    /** @type {string | null} */
    this.chosen = null;
    /** @type {string | null} */
    this.hovered = null;
    /** @type {string[]} */
    this.lit = [];
    this.way = "";
    /** @type {HTMLElement | null} a drawer that is open: it hides the rest of the picture */
    this.front = null;
  }

  /**
   * New options: whatever was chosen falls, unless it can still be chosen. Says whether they are other ones.
   * @param {Group[]} groups
   */
  offer(groups) {
    // What was sent is decided, even if the same is asked again.
    const isNew = this.isSent || JSON.stringify(groups) !== JSON.stringify(this.groups);
    this.isSent = false;
    this.groups = groups;
    this.options = new Map(groups.flatMap((group) => group.choices.map((option) => [option.action, option])));
    if (isNew || (this.chosen && !this.options.has(this.chosen))) {
      this.chosen = this.options.size === 1 ? [...this.options.keys()][0] : null;
      this.hovered = null;
      this.lit = [];
    }
    this.findTargets();
    return isNew;
  }

  /** Look for the targets in the picture, in the order of the options. */
  findTargets() {
    /** @type {Target[]} */
    const found = [];
    for (const root of this.scene.listRoots()) {
      const isOnBoard = this.scene.board.contains(root);
      for (const element of root.querySelectorAll(":is([data-action], [data-actions]):not(.gone)")) {
        const all = element.dataset.actions?.split("|") ?? [element.dataset.action ?? ""];
        const actions = all.filter((action) => this.options.has(action));
        if (actions.length) found.push({ element, actions, isOnBoard });
      }
    }
    const order = [...this.options.keys()];
    const places = new Map(
      found.map((target) => [target, order.indexOf(target.actions[0]) + this.rank(target)]),
    );
    this.targets = found.sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
    this.mark();
  }

  /** @param {Target} target */
  rank({ element, isOnBoard }) {
    if (this.front?.contains(element)) return FRONT;
    if (element.closest(".closed")) return TAB;
    return isOnBoard ? BOARD : element.closest(".drawer") ? DRAWER : TRAY;
  }

  /** Whether a target can be seen, and not only its tab or a drawer. @param {Target} target */
  isShown({ element }) {
    return this.front ? this.front.contains(element) : !element.closest(".closed, .drawer");
  }

  /** The targets to go through: each set of options once, on the board if it is there. */
  listStops() {
    const seen = new Set();
    return this.targets.filter((target) => {
      if (this.front && !this.front.contains(target.element)) return false;
      const isNew = target.actions.some((action) => !seen.has(action));
      for (const action of target.actions) seen.add(action);
      return isNew;
    });
  }

  /** @param {Element | null} element @returns {Target | null} */
  findTargetAt(element) {
    const part = element?.closest("[data-action], [data-actions]");
    return this.targets.find((target) => target.element === part) ?? null;
  }

  /** @param {string} action @returns {Target | undefined} */
  findTargetOf(action) {
    return this.targets.find((target) => target.actions.includes(action));
  }

  /**
   * The option a target means now: the chosen one, else the way one has turned last.
   * @param {Target} target
   */
  pickAction(target) {
    for (const action of [this.chosen, this.hovered]) {
      if (action && target.actions.includes(action)) return action;
    }
    return target.actions.find((action) => wayOf(action) === this.way) ?? target.actions[0];
  }

  /** How many ways the chosen place has. */
  get ways() {
    return this.chosen ? (this.findTargetOf(this.chosen)?.actions.length ?? 1) : 1;
  }

  /** Whether some place can be turned. */
  get canTurn() {
    return this.targets.some((target) => target.actions.length > 1);
  }

  /** @param {string | null} action */
  hover(action) {
    if (this.hovered === action) return;
    this.hovered = action;
    this.mark();
    this.on.change();
  }

  /** Light the targets of several options, as a button is pointed at. @param {string[]} actions */
  light(actions) {
    this.lit = actions;
    this.mark();
  }

  /** Show faintly, or again as usual, what the rules allow but is not offered. @param {boolean} isLeft */
  leaveOut(isLeft) {
    const offered = new Set(this.targets.map(({ element }) => element));
    for (const root of this.scene.listRoots()) {
      for (const element of root.querySelectorAll(".target")) {
        element.classList.toggle("unwanted", isLeft && !offered.has(element));
      }
    }
  }

  /** @param {string} action */
  choose(action) {
    if (!this.options.has(action)) return;
    this.chosen = action;
    this.mark();
    this.on.change();
  }

  /** Choose it, or if it is chosen already, do it. @param {string} action */
  press(action, isAtOnce = false) {
    if (this.chosen === action || isAtOnce) this.confirm(action);
    else this.choose(action);
  }

  confirm(action = this.chosen) {
    if (action && this.options.has(action)) this.on.confirm(action);
  }

  /** Choose nothing; says whether anything was chosen or pointed at. */
  drop() {
    if (!this.chosen && !this.hovered) return false;
    this.chosen = this.hovered = null;
    this.mark();
    this.on.change();
    return true;
  }

  /**
   * The next way of the place that is chosen or pointed at; says whether there is one.
   * @param {number} step
   */
  turn(step) {
    const from = this.hovered && this.findTargetOf(this.hovered) ? this.hovered : this.chosen;
    const target = from ? this.findTargetOf(from) : undefined;
    if (!from || !target || target.actions.length < 2) return false;
    const place = target.actions.indexOf(from);
    const action = target.actions[(place + step + target.actions.length) % target.actions.length];
    this.way = wayOf(action);
    if (from === this.chosen) {
      this.hovered = null;
      this.choose(action);
    } else this.hover(action);
    return true;
  }

  /** Choose the next place of these options. @param {string[]} actions @returns {Target | null} */
  step(actions, step = 1) {
    const stops = this.listStops().filter((target) =>
      target.actions.some((action) => actions.includes(action)),
    );
    if (!stops.length) {
      const place = actions.indexOf(this.chosen ?? "");
      this.choose(actions[(place + step + actions.length) % actions.length]);
      return null;
    }
    const now = stops.findIndex((target) => this.chosen && target.actions.includes(this.chosen));
    const next = stops[(now + step + stops.length) % stops.length];
    const chosen = this.chosen;
    this.chosen = this.hovered = null;
    const action = this.pickAction(next);
    this.chosen = chosen;
    this.choose(action);
    return next;
  }

  /** Show in the picture what is chosen, pointed at and lit. */
  mark() {
    for (const { element, actions } of this.targets) {
      const shown = [this.chosen, this.hovered].filter((action) => action && actions.includes(action));
      const top = shown.at(-1);
      element.classList.toggle("is-chosen", actions.includes(this.chosen ?? ""));
      element.classList.toggle("is-hovered", actions.includes(this.hovered ?? ""));
      element.classList.toggle(
        "is-lit",
        this.lit.some((action) => actions.includes(action)),
      );
      for (const ghost of element.querySelectorAll("[data-ghost]")) {
        if (ghost.dataset.ghost === top) ghost.removeAttribute("display");
        else ghost.setAttribute("display", "none");
      }
    }
  }
}
