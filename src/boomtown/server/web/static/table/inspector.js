// The inspector: a card beside what one points at, presses long or has the focus of the keyboard. It
// shows the thing itself, its name and what is known of it, what an option would bring, and why something
// is not allowed.

import { make, makeSvg, replaceContent } from "./dom.js";
import { formatSigned, known, say } from "./words.js";

/** @import { Choice } from "./choice.js" */
/** @import { Latest } from "./decisions.js" */
/** @import { Requests } from "./requests.js" */
/** @import { Worth } from "./worth.js" */
/** @typedef {{layer: HTMLElement, choice: Choice, worth: Worth, requests: Requests, latest: Latest}} Parts */
/** @typedef {{title: string, text: string}} Words */

const REST = 450; // ms for which one must point at something
const ASKED = 900; // ms after which the server is asked why something is not allowed
const GAP = 14; // px between the card and what it is about
const PICTURE = 84; // px of the longer side of the picture
const SEEN = "[data-action], [data-actions], [data-why], [data-key][aria-label]";
const THING = "[data-key][role=img]";

export class Inspector {
  /** @param {Parts} parts */
  constructor(parts) {
    this.parts = parts;
    this.card = make("div", { class: "inspector", hidden: true, "aria-hidden": "true" });
    parts.layer.append(this.card);
    /** @type {Element | null} what one points at */
    this.part = null;
    this.timer = 0;
    this.asking = 0;
  }

  /** The mouse is over something, or over nothing. @param {Element | null} at */
  point(at) {
    const part = at?.closest(SEEN) ?? null;
    if (part === this.part) return;
    this.close();
    if (!part) return;
    this.part = part;
    this.timer = setTimeout(() => this.show(part), REST);
  }

  /** A long press, or the focus of the keyboard: at once. @param {Element} at */
  open(at) {
    const part = at.closest(SEEN);
    this.close();
    if (!part) return false;
    this.part = part;
    return this.show(part);
  }

  close() {
    clearTimeout(this.timer);
    clearTimeout(this.asking);
    this.part = null;
    this.card.hidden = true;
  }

  /** @param {Element} part */
  show(part) {
    if (!part.isConnected) return false;
    const thing = this.findThing(part);
    const words = this.describe(part, thing);
    if (!words.title) return false;
    const about = make("p", { class: "inspector-about" });
    const body = make("div", {}, make("b", {}, words.title), words.text && make("p", {}, words.text), about);
    replaceContent(this.card, drawPicture(thing ?? part), body);
    this.card.hidden = false;
    this.place(part);
    this.tellMore(part, about);
    return true;
  }

  /**
   * The piece that a target or a field lies on: the smallest one with a name that holds its middle.
   * @param {Element} part
   */
  findThing(part) {
    if (part.matches(THING)) return part;
    const root = part.closest("[data-section], svg");
    const middle = middleOf(part.getBoundingClientRect());
    let best = null;
    let least = Infinity;
    for (const one of root?.querySelectorAll(THING) ?? []) {
      const rect = one.getBoundingClientRect();
      const area = rect.width * rect.height;
      const holds =
        rect.left <= middle.x && middle.x <= rect.right && rect.top <= middle.y && middle.y <= rect.bottom;
      if (holds && area < least) [best, least] = [one, area];
    }
    return best;
  }

  /** @param {Element} part @param {Element | null} thing @returns {Words} */
  describe(part, thing) {
    const { choice } = this.parts;
    const target = choice.findTargetAt(part);
    const option = target ? choice.options.get(choice.pickAction(target)) : undefined;
    const named = splitLabel(thing?.getAttribute("aria-label") ?? part.getAttribute("aria-label") ?? "");
    if (!option) return named;
    if (!thing) return splitLabel(option.label);
    return { title: named.title, text: [named.text, option.label].filter(Boolean).join(" · ") };
  }

  /** What it would bring, or why it is not allowed. @param {Element} part @param {HTMLElement} about */
  tellMore(part, about) {
    const { choice, worth, requests, latest } = this.parts;
    const { update } = latest;
    const target = choice.findTargetAt(part);
    const isStill = () => this.part === part && !this.card.hidden;
    if (target && update) {
      about.textContent = say("inspect-choose");
      worth.ask(choice.pickAction(target), 0).then((points) => {
        const own = points?.[update.seat] ?? 0;
        if (!isStill() || !points?.some(Boolean)) return;
        const others = points.flatMap((count, seat) => {
          return count && seat !== update.seat ? [`${update.players[seat].name} ${formatSigned(count)}`] : [];
        });
        const told = [own ? `${say("you")} ${formatSigned(own)}` : "", ...others].filter(Boolean).join(", ");
        replaceContent(
          about,
          make("strong", {}, say("inspect-brings", { points: told })),
          ` ${say("inspect-choose")}`,
        );
      });
      return;
    }
    const action = part.getAttribute("data-why");
    if (!action || !update || update.seat < 0 || update.status !== "running") return;
    this.asking = setTimeout(async () => {
      const question = { do: /** @type {const} */ ("why"), seat: update.seat, action };
      const answer = await requests.socket.ask(question).catch(() => null);
      if (!isStill() || !answer?.text) return;
      const rule = known.headings[answer.heading];
      replaceContent(about, answer.text, rule && make("small", {}, ` ${say("rule")}: ${rule[1]}`));
      this.place(part);
    }, ASKED - REST);
  }

  /** Beside the thing, never over it. @param {Element} part */
  place(part) {
    const room = this.parts.layer.getBoundingClientRect();
    const rect = part.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = this.card;
    const free = {
      right: room.right - rect.right - GAP >= width,
      left: rect.left - room.left - GAP >= width,
    };
    let x = free.right
      ? rect.right + GAP
      : free.left
        ? rect.left - GAP - width
        : middleOf(rect).x - width / 2;
    let y = middleOf(rect).y - height / 2;
    if (!free.right && !free.left) {
      y = rect.bottom + GAP + height <= room.bottom ? rect.bottom + GAP : rect.top - GAP - height;
    }
    x = Math.max(room.left + 4, Math.min(x, room.right - width - 4)) - room.left;
    y = Math.max(room.top + 4, Math.min(y, room.bottom - height - 4)) - room.top;
    this.card.style.transform = `translate(${x.toFixed(0)}px, ${y.toFixed(0)}px)`;
  }
}

/** @param {DOMRect} rect */
function middleOf(rect) {
  return { x: (rect.left + rect.right) / 2, y: (rect.top + rect.bottom) / 2 };
}

/** A label is a name and then what is said of it. @param {string} label @returns {Words} */
export function splitLabel(label) {
  const found = /^(.{2,60}?)[\s\u00a0]?[:;,.]\s(.+)$/su.exec(label);
  return found ? { title: found[1], text: upperFirst(found[2]) } : { title: label, text: "" };
}

/** @param {string} text */
function upperFirst(text) {
  return text.charAt(0).toLocaleUpperCase(known.language) + text.slice(1);
}

/** The thing once more, as it lies there. @param {Element} thing */
function drawPicture(thing) {
  if (!(thing instanceof SVGGraphicsElement)) return null;
  const box = thing.getBBox();
  if (!box.width || !box.height) return null;
  const copy = /** @type {SVGGraphicsElement} */ (thing.cloneNode(true));
  copy.removeAttribute("transform");
  for (const one of [copy, ...copy.querySelectorAll("*")]) {
    for (const { name } of [...one.attributes]) {
      if (/^(data-|aria-|id$|class$|role$|tabindex$)/.test(name)) one.removeAttribute(name);
    }
  }
  const scale = PICTURE / Math.max(box.width, box.height);
  const size = { width: box.width * scale, height: box.height * scale };
  return makeSvg("svg", { viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`, ...size }, copy);
}
