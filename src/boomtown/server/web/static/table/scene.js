// The picture: sections with their layers and keyed nodes, changed by the frames that the server sends.

import { findIn, make, makeSvg } from "./dom.js";
import { makeDrawer } from "./drawers.js";
import { morph, parseSvg } from "./morph.js";

/** @import { Frame, Part, Put } from "messages" */
/** @typedef {[left: number, top: number, width: number, height: number]} Box */

const WIDE = 2.4; // a section so much wider than high lies under the board
const PEOPLE = "players";
const FAR = 100_000; // the paper under the board has no end
const FADE = 160; // ms until what is gone cannot be seen any more
const FLIGHT = 320;
const GAP = 8; // between a section that is shown alone and what lies below it
const TARGETS = "[data-action], [data-actions], [data-tool]";

export class Scene {
  /**
   * @param {SVGSVGElement} board the first section, or all those of a sheet
   * @param {{trays: HTMLElement, drawers: HTMLElement, people: HTMLElement}} places where a game draws its
   *   sections;
   *   `people` is for its players
   */
  constructor(board, { trays, drawers, people }) {
    this.board = board;
    this.trays = trays;
    this.drawers = drawers;
    this.people = people;
    this.isSheet = board.matches(".sheet");
    /** @type {Box | null} what is seen of a sheet while one section is shown alone, or with those below it */
    this.alone = null;
    /** @type {Map<string, Element>} */
    this.nodes = new Map();
    /** @type {Map<string, Element>} */
    this.layers = new Map();
    /** @type {Part[]} */
    this.parts = [];
    this.arranged = "";
    const room = { x: -FAR, y: -FAR, width: 2 * FAR, height: 2 * FAR, "aria-hidden": "true" };
    if (!this.isSheet) {
      const paper = makeSvg("rect", { ...room, fill: "url(#void)" });
      board.prepend(makeSvg("rect", { ...room, class: "void" }), paper);
    }
    for (const root of this.listRoots()) {
      for (const layer of root.querySelectorAll("[data-layer]"))
        this.layers.set(layer.dataset.layer ?? "", layer);
      for (const node of root.querySelectorAll("[data-key]")) this.nodes.set(node.dataset.key ?? "", node);
    }
  }

  /** All sections: the board or those of the sheet first. @returns {Element[]} */
  listRoots() {
    const places = [this.trays, this.drawers, this.people];
    const others = places.flatMap((place) => [...place.querySelectorAll("svg.section")]);
    return [...(this.isSheet ? this.listGroups() : [this.board]), ...others];
  }

  /** The sections of a sheet. */
  listGroups() {
    return [...this.board.children].filter((child) => child.hasAttribute("data-section"));
  }

  /** Of a sheet show this section and what belongs below it, or all of them. @param {string | null} name */
  showSection(name) {
    const groups = this.listGroups();
    const first = groups.find((root) => root.dataset.section === name);
    const names = (first?.dataset.below ?? "").split(" ");
    const below = names.flatMap((one) => groups.filter((root) => root.dataset.section === one));
    for (const root of groups) {
      root.classList.toggle("closed", name !== null && root !== first && !below.includes(root));
      root.dataset.home ??= root.getAttribute("transform") ?? "";
      root.setAttribute("transform", root.dataset.home);
    }
    this.alone = null;
    if (!first) return;
    const [left, top, wide, high] = parseBox(first.dataset.place);
    let [x, lowest] = [left, top + high];
    for (const root of below) {
      const [ownLeft, ownTop, ownWide, ownHigh] = parseBox(root.dataset.place);
      const move = `translate(${x - ownLeft} ${top + high + GAP - ownTop})`;
      root.setAttribute("transform", `${move} ${root.dataset.home}`);
      x += ownWide + GAP;
      lowest = Math.max(lowest, top + high + GAP + ownHigh);
    }
    this.alone = [left, top, Math.max(wide, x - GAP - left), lowest - top];
  }

  /** What there is to see on the board, in its own units. */
  get box() {
    if (this.isSheet) return this.alone ?? parseBox(this.board.dataset.sheet);
    return this.parts[0]?.box ?? parseBox(this.board.getAttribute("viewBox") ?? undefined);
  }

  /** Where the board shows more than paper, in its own units. @returns {Box} */
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
      if (node && !node.matches(`${TARGETS}, [aria-hidden]`)) changed.push(node);
    }
    return changed;
  }

  /** The sections as the frame wants them. @param {Part[]} parts @param {Box | null} sheet */
  arrange(parts, sheet) {
    const wanted = JSON.stringify([parts, sheet]);
    if (wanted === this.arranged) return;
    this.arranged = wanted;
    const roots = new Map(this.listRoots().map((root) => [root.dataset.section ?? "", root]));
    if (sheet) this.board.dataset.sheet = sheet.join(" ");
    /** @type {Element | null} */
    let last = null;
    for (const [place, part] of parts.entries()) {
      const isBoard = !this.isSheet && place === 0;
      const root = isBoard ? this.board : (roots.get(part.name) ?? this.makeSection(part));
      this.arrangeSection(root, part);
      if (part.place) {
        const isThere = root.parentNode === this.board && root.previousElementSibling === last;
        if (!isThere) last ? last.after(root) : this.board.prepend(root);
        last = root;
      }
      for (const name of part.layers) this.placeLayer(root, name);
    }
    for (const [name, root] of roots) {
      if (root === this.board || parts.some((part) => part.name === name)) continue;
      (this.trays.contains(root) ? root.parentElement : (root.closest(".drawer") ?? root))?.remove();
    }
    this.parts = parts;
  }

  /** @param {Element} root @param {Part} part */
  arrangeSection(root, part) {
    root.dataset.section = part.name;
    root.setAttribute("aria-label", part.title);
    if (part.place) {
      root.setAttribute("transform", part.transform ?? "");
      root.dataset.home = part.transform ?? "";
      root.dataset.place = part.place.join(" ");
      root.dataset.below = part.below?.join(" ") ?? "";
    } else if (root !== this.board) root.setAttribute("viewBox", part.box.join(" "));
    const drawer = part.is_drawer ? root.closest(".drawer") : null;
    if (drawer) {
      findIn(drawer, "h2").textContent = part.title;
      for (const labelled of drawer.querySelectorAll("div[role]"))
        labelled.setAttribute("aria-label", part.title);
    } else if (root.parentElement && this.trays.contains(root)) {
      root.parentElement.className = part.box[2] > WIDE * part.box[3] ? "tray wide" : "tray";
    }
  }

  /** @param {Element} root @param {string} name */
  placeLayer(root, name) {
    const layer = this.layers.get(name) ?? makeSvg("g", { "data-layer": name });
    this.layers.set(name, layer);
    if (layer.parentNode !== root) root.append(layer);
  }

  /** A section that was not there before, where such sections are. @param {Part} part @returns {Element} */
  makeSection(part) {
    if (part.place) return makeSvg("g", { role: "group", "data-section": part.name });
    if (part.is_drawer) {
      const drawer = makeDrawer(part.name, part.title);
      this.drawers.append(drawer);
      return findIn(drawer, "svg.section");
    }
    const root = makeSvg("svg", { class: "section", "data-section": part.name, role: "group" });
    if (part.name === PEOPLE) this.people.append(root);
    else this.trays.append(make("div", {}, root));
    return root;
  }

  /** @param {string} key @param {boolean} isCalm */
  drop(key, isCalm) {
    const node = this.nodes.get(key);
    if (!node) return;
    this.nodes.delete(key);
    if (node.contains(document.activeElement)) {
      (node.closest(".drawer-card") ?? this.board).focus({ preventScroll: true });
    }
    if (isCalm) {
      node.remove();
      return;
    }
    node.removeAttribute("data-key");
    node.classList.add("gone");
    const remove = () => node.remove();
    const fading = node.animate([{ opacity: 1 }, { opacity: 0 }], { duration: FADE, fill: "forwards" });
    fading.finished.then(remove, remove);
  }

  /**
   * @param {Put} put
   * @param {boolean} isCalm
   * @returns {Element | null} the node if it is new or looks different
   */
  put({ key, layer: name, after, svg }, isCalm) {
    const layer = this.layers.get(name);
    if (!layer) throw new RangeError(`a node for the unknown layer ${name}`);
    const fresh = parseSvg(svg);
    const before = after === "" ? null : this.nodes.get(after);
    if (before === undefined) throw new RangeError(`a node after the unknown ${after}`);
    const old = this.nodes.get(key);
    if (old && old.nodeName === fresh.nodeName) {
      const isSame = old.isEqualNode(fresh);
      const from = old.parentNode !== layer && !isCalm ? old.getBoundingClientRect() : null;
      if (!isSame) morph(old, fresh);
      if (old.parentNode !== layer || findPrevious(old) !== before) place(layer, old, before);
      if (from?.width) fly(old, from);
      return isSame ? null : old;
    }
    old?.remove();
    this.nodes.set(key, fresh);
    place(layer, fresh, before);
    if (!isCalm) arrive(fresh);
    return fresh;
  }
}

/** @param {string | undefined} text @returns {Box} */
function parseBox(text) {
  const [left, top, width, height] = (text ?? "0 0 100 100").split(" ").map(Number);
  return [left, top, width, height];
}

/** The node before, leaving out what fades away. @param {Element} node */
function findPrevious(node) {
  let other = node.previousElementSibling;
  while (other?.classList.contains("gone")) other = other.previousElementSibling;
  return other;
}

/** @param {Element} layer @param {Element} node @param {Element | null} before */
function place(layer, node, before) {
  const next = before ? before.nextSibling : layer.firstChild;
  if (node.isConnected && "moveBefore" in layer) layer.moveBefore(node, next);
  else layer.insertBefore(node, next);
}

/**
 * From where it was on the screen to its place in another section.
 * @param {Element} node
 * @param {DOMRect} from
 */
function fly(node, from) {
  const to = node.getBoundingClientRect();
  const scale = /** @type {SVGGraphicsElement} */ (node.parentNode).getScreenCTM()?.a;
  if (!to.width || !scale) return;
  const start = `${(from.left - to.left) / scale}px ${(from.top - to.top) / scale}px`;
  const ease = { duration: FLIGHT, easing: "cubic-bezier(.2,.7,.3,1)" };
  node.animate([{ translate: start }, { translate: "0 0" }], ease);
}

/** New things drop in; what may be chosen fades in. @param {Element} node */
function arrive(node) {
  if (node.matches(TARGETS)) {
    node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
    return;
  }
  const ease = { duration: FLIGHT, easing: "cubic-bezier(.3,1.4,.5,1)" };
  node.animate(
    [
      { opacity: 0, translate: "0 -14px" },
      { opacity: 1, translate: "0 0" },
    ],
    ease,
  );
}
