// The picture: sections with their layers and keyed nodes, changed by the frames that the server sends.

import { drawer } from "./drawers.js";
import { s } from "./dom.js";
import { morph, parsed } from "./morph.js";

const WIDE = 2.4; // a section so much wider than high lies under the board
const PEOPLE = "players";
const FAR = 100_000; // the paper under the board has no end
const FADE = 160; // ms until what is gone cannot be seen any more
const GAP = 8; // between a section that is shown alone and what lies below it

/** @typedef {{key: string, layer: string, after: string, svg: string}} Put */
/** @typedef {{name: string, title: string, box: number[], layers: string[], place?: number[], transform?: string, is_drawer?: boolean, below?: string[]}} Part */
/** @typedef {{full: boolean, drop: string[], put: Put[], parts: Part[], lines: any[], sheet: number[] | null}} Frame */

export class Scene {
  /**
   * @param {SVGSVGElement} board the first section, or all those of a sheet
   * @param {{trays: HTMLElement, drawers: HTMLElement, people: HTMLElement}} places `people` is where a game draws its players
   */
  constructor(board, { trays, drawers, people }) {
    this.board = board;
    this.trays = trays;
    this.drawers = drawers;
    this.people = people;
    this.isSheet = board.matches(".sheet");
    /** @type {number[] | null} what is seen of a sheet while one section is shown alone, or with those below it */
    this.alone = null;
    /** @type {Map<string, Element>} */
    this.nodes = new Map();
    /** @type {Map<string, Element>} */
    this.layers = new Map();
    /** @type {Part[]} */
    this.parts = [];
    const room = { x: -FAR, y: -FAR, width: 2 * FAR, height: 2 * FAR, "aria-hidden": "true" };
    if (!this.isSheet)
      board.prepend(s("rect", { ...room, class: "void" }), s("rect", { ...room, fill: "url(#void)" }));
    for (const root of this.roots()) {
      for (const layer of root.querySelectorAll("[data-layer]")) this.layers.set(layer.dataset.layer, layer);
      for (const node of root.querySelectorAll("[data-key]")) this.nodes.set(node.dataset.key, node);
    }
  }

  /** All sections: the board or those of the sheet first. */
  roots() {
    const others = [this.trays, this.drawers, this.people].flatMap((place) => [
      ...place.querySelectorAll("svg.section"),
    ]);
    return [...(this.isSheet ? this.groups() : [this.board]), ...others];
  }

  /** The sections of a sheet. @returns {SVGGElement[]} */
  groups() {
    return [...this.board.querySelectorAll(":scope > [data-section]")];
  }

  /** Of a sheet show this section and what belongs below it, or all of them. @param {string | null} name */
  show(name) {
    const groups = this.groups();
    const first = groups.find((root) => root.dataset.section === name);
    const below = (first?.dataset.below ?? "")
      .split(" ")
      .flatMap((one) => groups.filter((root) => root.dataset.section === one));
    for (const root of groups) {
      root.classList.toggle("closed", name !== null && root !== first && !below.includes(root));
      root.dataset.home ??= root.getAttribute("transform") ?? "";
      root.setAttribute("transform", root.dataset.home);
    }
    this.alone = first ? numbers(first.dataset.place) : null;
    if (!this.alone) return;
    const [left, top, wide, high] = this.alone;
    let [x, lowest] = [left, top + high];
    for (const root of below) {
      const [ownLeft, ownTop, ownWide, ownHigh] = numbers(root.dataset.place);
      root.setAttribute(
        "transform",
        `translate(${x - ownLeft} ${top + high + GAP - ownTop}) ${root.dataset.home}`,
      );
      x += ownWide + GAP;
      lowest = Math.max(lowest, top + high + GAP + ownHigh);
    }
    this.alone = [left, top, Math.max(wide, x - GAP - left), lowest - top];
  }

  /** What there is to see on the board, in its own units. */
  get box() {
    if (this.isSheet) return this.alone ?? numbers(this.board.dataset.sheet);
    return this.parts[0]?.box ?? (this.board.getAttribute("viewBox") ?? "0 0 100 100").split(" ").map(Number);
  }

  /** Where the board shows more than paper, in its own units. */
  get content() {
    if (this.isSheet) return this.box;
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const layer of this.board.querySelectorAll("[data-layer]")) {
      if (!layer.querySelector(":scope > :not([aria-hidden])")) continue;
      const box = /** @type {SVGGraphicsElement} */ (layer).getBBox();
      if (!box.width || !box.height) continue;
      [left, top] = [Math.min(left, box.x), Math.min(top, box.y)];
      [right, bottom] = [Math.max(right, box.x + box.width), Math.max(bottom, box.y + box.height)];
    }
    if (left > right) return this.box;
    const margin = 0.05 * Math.max(right - left, bottom - top);
    return [left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin];
  }

  /**
   * Go on to the next frame.
   * @param {Frame} frame
   * @param {boolean} isCalm nothing moves
   * @returns {Element[]} what is new or has changed, targets apart
   */
  apply(frame, isCalm) {
    this.arrange(frame.parts, frame.sheet);
    const puts = new Set(frame.put.map((put) => put.key));
    const gone = frame.full ? [...this.nodes.keys()].filter((key) => !puts.has(key)) : frame.drop;
    for (const key of gone) this.drop(key, isCalm);
    const changed = [];
    for (const put of frame.put) {
      const node = this.put(put, isCalm || frame.full);
      if (node && !node.matches("[data-action], [data-actions], [data-tool], [aria-hidden]"))
        changed.push(node);
    }
    return changed;
  }

  /** The sections as the frame wants them. @param {Part[]} parts @param {number[] | null} sheet */
  arrange(parts, sheet) {
    const wanted = JSON.stringify([parts, sheet]);
    if (wanted === this.arranged) return;
    this.arranged = wanted;
    const roots = new Map(this.roots().map((root) => [root.dataset.section, root]));
    if (sheet) this.board.dataset.sheet = sheet.join(" ");
    let last = null;
    parts.forEach((part, place) => {
      const root = !this.isSheet && place === 0 ? this.board : (roots.get(part.name) ?? this.make(part));
      root.dataset.section = part.name;
      root.setAttribute("aria-label", part.title);
      if (part.place) {
        root.setAttribute("transform", part.transform);
        root.dataset.home = part.transform;
        root.dataset.place = part.place.join(" ");
        root.dataset.below = part.below?.join(" ") ?? "";
        if (root.previousElementSibling !== last) last ? last.after(root) : this.board.prepend(root);
        last = root;
      } else if (root !== this.board) root.setAttribute("viewBox", part.box.join(" "));
      if (part.is_drawer) {
        const closed = root.closest(".drawer");
        closed.querySelector("h2").textContent = part.title;
        for (const labelled of closed.querySelectorAll("div[role]"))
          labelled.setAttribute("aria-label", part.title);
      } else if (this.trays.contains(root))
        root.parentElement.className = part.box[2] > WIDE * part.box[3] ? "tray wide" : "tray";
      for (const name of part.layers) {
        if (!this.layers.has(name)) this.layers.set(name, s("g", { "data-layer": name }));
        if (this.layers.get(name).parentNode !== root) root.append(this.layers.get(name));
      }
    });
    for (const [name, root] of roots) {
      if (root === this.board || parts.some((part) => part.name === name)) continue;
      (this.trays.contains(root) ? root.parentElement : (root.closest(".drawer") ?? root)).remove();
    }
    this.parts = parts;
  }

  /** A section that was not there before, where such sections are. @param {Part} part */
  make(part) {
    if (part.place) return s("g", { role: "group", "data-section": part.name });
    if (part.is_drawer) {
      const closed = drawer(part.name, part.title);
      this.drawers.append(closed);
      return closed.querySelector("svg.section");
    }
    const root = s("svg", { class: "section", "data-section": part.name, role: "group" });
    const tray = part.name === PEOPLE ? this.people : document.createElement("div");
    tray.append(root);
    if (tray !== this.people) this.trays.append(tray);
    return root;
  }

  drop(key, isCalm) {
    const node = this.nodes.get(key);
    if (!node) return;
    this.nodes.delete(key);
    if (node.contains(document.activeElement))
      (node.closest(".drawer-card") ?? this.board).focus({ preventScroll: true });
    if (isCalm) {
      node.remove();
      return;
    }
    node.removeAttribute("data-key");
    node.classList.add("gone");
    node.animate([{ opacity: 1 }, { opacity: 0 }], { duration: FADE, fill: "forwards" }).finished.then(
      () => node.remove(),
      () => node.remove(),
    );
  }

  /** @param {Put} put @returns {Element | null} the node if it is new or looks different */
  put(put, isCalm) {
    const layer = this.layers.get(put.layer);
    if (!layer) throw new RangeError(`a node for the unknown layer ${put.layer}`);
    const fresh = parsed(put.svg);
    const before = put.after === "" ? null : this.nodes.get(put.after);
    if (before === undefined) throw new RangeError(`a node after the unknown ${put.after}`);
    const old = this.nodes.get(put.key);
    if (old && old.nodeName === fresh.nodeName) {
      const isSame = old.isEqualNode(fresh);
      const from = old.parentNode !== layer && !isCalm ? old.getBoundingClientRect() : null;
      if (!isSame) morph(old, fresh);
      if (old.parentNode !== layer || previous(old) !== before) place(layer, old, before);
      if (from?.width) fly(old, from);
      return isSame ? null : old;
    }
    old?.remove();
    this.nodes.set(put.key, fresh);
    place(layer, fresh, before);
    if (!isCalm) arrive(fresh);
    return fresh;
  }
}

/** @param {string} text @returns {number[]} */
function numbers(text) {
  return text.split(" ").map(Number);
}

/** The node before, leaving out what fades away. */
function previous(node) {
  let other = node.previousElementSibling;
  while (other?.classList.contains("gone")) other = other.previousElementSibling;
  return other;
}

function place(layer, node, before) {
  const next = before ? before.nextSibling : layer.firstChild;
  if (node.isConnected && "moveBefore" in layer) layer.moveBefore(node, next);
  else layer.insertBefore(node, next);
}

/** From where it was on the screen to its place in another section. @param {DOMRect} from */
function fly(node, from) {
  const to = node.getBoundingClientRect();
  const scale = node.parentNode.getScreenCTM()?.a;
  if (!to.width || !scale) return;
  const [dx, dy] = [(from.left - to.left) / scale, (from.top - to.top) / scale];
  node.animate([{ translate: `${dx}px ${dy}px` }, { translate: "0 0" }], {
    duration: 320,
    easing: "cubic-bezier(.2,.7,.3,1)",
  });
}

/** New things drop in; what may be chosen fades in. */
function arrive(node) {
  if (node.matches("[data-action], [data-actions], [data-tool]")) {
    node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
  } else {
    node.animate(
      [
        { opacity: 0, translate: "0 -14px" },
        { opacity: 1, translate: "0 0" },
      ],
      { duration: 320, easing: "cubic-bezier(.3,1.4,.5,1)" },
    );
  }
}
