// The picture: sections with their layers and keyed nodes, changed by the frames that the server sends.

import { s } from "./dom.js";
import { morph, parsed } from "./morph.js";

const WIDE = 2.4; // a section so much wider than high lies under the board
const PEOPLE = "players";
const FAR = 100_000; // the paper under the board has no end
const FADE = 160; // ms until what is gone cannot be seen any more

/** @typedef {{key: string, layer: string, after: string, svg: string}} Put */
/** @typedef {{name: string, title: string, box: number[], layers: string[]}} Part */
/** @typedef {{full: boolean, drop: string[], put: Put[], parts: Part[], lines: any[]}} Frame */

export class Scene {
  /** @param {SVGSVGElement} board @param {HTMLElement} trays @param {HTMLElement} people where a game draws its players */
  constructor(board, trays, people) {
    this.board = board;
    this.trays = trays;
    this.people = people;
    /** @type {Map<string, Element>} */
    this.nodes = new Map();
    /** @type {Map<string, Element>} */
    this.layers = new Map();
    /** @type {Part[]} */
    this.parts = [];
    const room = { x: -FAR, y: -FAR, width: 2 * FAR, height: 2 * FAR, "aria-hidden": "true" };
    board.prepend(s("rect", { ...room, class: "void" }), s("rect", { ...room, fill: "url(#void)" }));
    for (const root of this.roots()) {
      for (const layer of root.querySelectorAll("[data-layer]")) this.layers.set(layer.dataset.layer, layer);
      for (const node of root.querySelectorAll("[data-key]")) this.nodes.set(node.dataset.key, node);
    }
  }

  /** All sections: the board first. */
  roots() {
    return [this.board, ...this.trays.querySelectorAll("svg.section"), ...this.people.querySelectorAll("svg.section")];
  }

  /** What there is to see on the board, in its own units. */
  get box() {
    return this.parts[0]?.box ?? (this.board.getAttribute("viewBox") ?? "0 0 100 100").split(" ").map(Number);
  }

  /** Where the board shows more than paper, in its own units. */
  get content() {
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
    this.arrange(frame.parts);
    const puts = new Set(frame.put.map((put) => put.key));
    const gone = frame.full ? [...this.nodes.keys()].filter((key) => !puts.has(key)) : frame.drop;
    for (const key of gone) this.drop(key, isCalm);
    const changed = [];
    for (const put of frame.put) {
      const node = this.put(put, isCalm || frame.full);
      if (node && !node.matches("[data-action], [data-actions], [data-tool], [aria-hidden]")) changed.push(node);
    }
    return changed;
  }

  /** The sections as the frame wants them. */
  arrange(parts) {
    if (JSON.stringify(parts) === JSON.stringify(this.parts)) return;
    const roots = new Map(this.roots().map((root) => [root.dataset.section, root]));
    parts.forEach((part, place) => {
      let root = place === 0 ? this.board : roots.get(part.name);
      if (!root) {
        root = s("svg", { class: "section", "data-section": part.name, role: "group" });
        const tray = part.name === PEOPLE ? this.people : document.createElement("div");
        tray.append(root);
        if (tray !== this.people) this.trays.append(tray);
      }
      root.dataset.section = part.name;
      root.setAttribute("aria-label", part.title);
      if (place > 0) {
        root.setAttribute("viewBox", part.box.join(" "));
        if (part.name !== PEOPLE) root.parentElement.className = part.box[2] > WIDE * part.box[3] ? "tray wide" : "tray";
      }
      for (const name of part.layers) {
        if (!this.layers.has(name)) this.layers.set(name, s("g", { "data-layer": name }));
        root.append(this.layers.get(name));
      }
    });
    for (const [name, root] of roots) {
      if (root !== this.board && !parts.some((part) => part.name === name)) (name === PEOPLE ? root : root.parentElement).remove();
    }
    this.parts = parts;
  }

  drop(key, isCalm) {
    const node = this.nodes.get(key);
    if (!node) return;
    this.nodes.delete(key);
    if (isCalm) {
      node.remove();
      return;
    }
    node.removeAttribute("data-key");
    node.classList.add("gone");
    node.animate([{ opacity: 1 }, { opacity: 0 }], { duration: FADE, fill: "forwards" }).finished.then(
      () => node.remove(), () => node.remove());
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
      if (!isSame) morph(old, fresh);
      if (old.parentNode !== layer || previous(old) !== before) place(layer, old, before);
      return isSame ? null : old;
    }
    old?.remove();
    this.nodes.set(put.key, fresh);
    place(layer, fresh, before);
    if (!isCalm) arrive(fresh);
    return fresh;
  }
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

/** New things drop in; what may be chosen fades in. */
function arrive(node) {
  if (node.matches("[data-action], [data-actions], [data-tool]")) {
    node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
  } else {
    node.animate([{ opacity: 0, translate: "0 -14px" }, { opacity: 1, translate: "0 0" }],
      { duration: 320, easing: "cubic-bezier(.3,1.4,.5,1)" });
  }
}
