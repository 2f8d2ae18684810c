// Several people at one device: a screen between them, so that nobody sees what another one knows.

import { byId, makeBadge, replaceContent } from "./dom.js";
import { say } from "./words.js";

/** @import { Update } from "messages" */

export class PrivacyScreen {
  /** @param {(seat: number) => void} onTaken somebody says: I am this seat */
  constructor(onTaken) {
    this.dialog = byId("curtain", HTMLDialogElement);
    this.seat = -1;
    this.dialog.addEventListener("cancel", (event) => event.preventDefault());
    byId("curtain-go").addEventListener("click", () => {
      this.dialog.close();
      onTaken(this.seat);
    });
  }

  /** Show it until somebody says that he is that seat. @param {number} seat @param {string} name */
  show(seat, name) {
    this.seat = seat;
    replaceContent(byId("curtain-badge"), makeBadge(seat, 96));
    byId("curtain-title").textContent = say("curtain", { name });
    byId("curtain-help").textContent = say("curtain-help", { name });
    byId("curtain-go").textContent = say("curtain-go", { name });
    if (!this.dialog.open) this.dialog.showModal();
  }

  hide() {
    if (this.dialog.open) this.dialog.close();
  }
}

/**
 * The seat that the device must be handed to before this can be shown, or -1.
 * @param {Pick<Update, "seats" | "status" | "seat"> & {players: {seat: number, is_to_act: boolean}[]}} update
 */
export function findNextSeat({ seats, status, seat, players }) {
  if (seats.length < 2 || status !== "running") return -1;
  const toAct = players.filter((player) => player.is_to_act && seats.includes(player.seat));
  if (!toAct.length || toAct.some((player) => player.seat === seat)) return -1;
  return toAct[0].seat;
}
