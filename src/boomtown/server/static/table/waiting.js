// A table that waits for players: the page follows who sits down, and begins the game when all are there.

import { commitmentFor, shareMessages } from "./share.js";
import { prepareCopying } from "./toast.js";
import { Socket } from "./socket.js";
import { known } from "./words.js";

prepareCopying();

let version = Number(document.querySelector("main")?.dataset.version);

const said = new Set(); // about the share of this device: once each

const wire = new Socket({
  update: (update) => {
    if (update.status !== "open") {
      location.reload();
      return;
    }
    addShare(update);
    if (update.version !== version) {
      version = update.version;
      redraw();
    }
  },
  state: () => {},
  sorry: () => {},
  trouble: () => {},
});
prepareForms();
wire.open();
addEventListener("online", () => wire.hurry());
document.addEventListener("visibilitychange", () => wire.hurry());

/** Show the hash of the share of this device, or the share itself, when it is time. */
function addShare(update) {
  for (const message of shareMessages(known.room, update)) {
    const key = `${message.do} ${message.seat}`;
    if (said.has(key)) continue;
    said.add(key);
    wire.ask(message).catch(() => said.delete(key)); // the game begins without it, if it must
  }
}

/** Whoever sits down shows the hash of a share with it: the last one could not later. */
function prepareForms() {
  for (const field of document.querySelectorAll('.chairs [name="commitment"]'))
    field.value = commitmentFor(known.room, known.fingerprint);
}

/** The chairs anew, unless somebody is just writing a name. */
async function redraw() {
  const answer = await fetch(location.href);
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  const [chairs, there] = [fresh.querySelector(".chairs"), document.querySelector(".chairs")];
  const field = document.activeElement;
  if (!chairs || !there || (field instanceof HTMLInputElement && there.contains(field) && field.value))
    return;
  there.replaceWith(document.importNode(chairs, true));
  const [lead, leadThere] = [fresh.querySelector(".lead"), document.querySelector(".lead")];
  if (lead && leadThere) leadThere.textContent = lead.textContent;
  prepareForms();
}
