// Shows for a while what the game has drawn large: a duel with its dice, an income, a wedding.
// The log says it in words.

import { makeSvg } from "./dom.js";
import { parseSvg } from "./morph.js";

/** @import { Shown } from "messages" */

export class Moment {
  /** @param {HTMLElement} room over the board; while something is shown it takes every tap */
  constructor(room) {
    this.room = room;
  }

  /** Show this one, or nothing any more. @param {Shown | null} shown */
  show(shown) {
    this.room.hidden = !shown;
    if (!shown) {
      this.room.replaceChildren();
      return;
    }
    const box = { viewBox: `0 0 ${shown.wide} ${shown.high}`, class: "section" };
    const picture = makeSvg("svg", box, parseSvg(shown.svg));
    picture.classList.toggle("goes-on", this.room.childElementCount > 0);
    this.room.replaceChildren(picture);
  }
}
