// Several people at one device: a curtain between them, so that nobody sees what another one knows.

import { badge, byId } from "./dom.js";
import { say } from "./words.js";

export class PrivacyScreen {
  /** @param {(seat: number) => void} taken somebody says: I am this seat */
  constructor(taken) {
    this.dialog = byId("curtain");
    this.seat = -1;
    this.dialog.addEventListener("cancel", (event) => event.preventDefault());
    byId("curtain-go").addEventListener("click", () => {
      this.dialog.close();
      taken(this.seat);
    });
  }

  /** Whether the curtain must come down before this can be shown. @param {any} update */
  static seatFor(update) {
    if (update.seats.length < 2 || update.status !== "running") return -1;
    const toAct = update.players
      .filter((player) => player.is_to_act && update.seats.includes(player.seat))
      .map((player) => player.seat);
    return toAct.includes(update.seat) || !toAct.length ? -1 : toAct[0];
  }

  /** @param {number} seat @param {string} name */
  close(seat, name) {
    this.seat = seat;
    byId("curtain-badge").replaceChildren(badge(seat, 96));
    byId("curtain-title").textContent = say("curtain", { name });
    byId("curtain-help").textContent = say("curtain-help", { name });
    byId("curtain-go").textContent = say("curtain-go", { name });
    if (!this.dialog.open) this.dialog.showModal();
  }

  open() {
    if (this.dialog.open) this.dialog.close();
  }
}
