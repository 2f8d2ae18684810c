// A table that waits for players: the page follows who sits down, and begins the game when all are there.

import { listShareMessages, makeCommitment } from "./share.js";
import { Socket } from "./socket.js";
import { prepareCopying } from "./toast.js";
import { known } from "./words.js";

/** @import { Update } from "messages" */

/** @type {Set<string>} what was said about the share of this device: each once */
const said = new Set();
let version = Number(document.querySelector("main")?.dataset.version);

const socket = new Socket({
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
  presence: () => {},
  state: () => {},
  sorry: () => {},
  trouble: () => {},
});
prepareCopying();
prepareForms();
socket.open();
addEventListener("online", () => socket.reopenNow());
document.addEventListener("visibilitychange", () => socket.reopenNow());

/** Show the hash of the share of this device, or the share itself, when it is time. @param {Update} update */
function addShare(update) {
  for (const message of listShareMessages(known.room, update)) {
    const key = `${message.do} ${message.seat}`;
    if (said.has(key)) continue;
    said.add(key);
    socket.ask(message).catch(() => said.delete(key)); // the game begins without it, if it must
  }
}

/** Whoever sits down shows the hash of a share with it: the last one could not later. */
function prepareForms() {
  for (const field of document.querySelectorAll('.chairs [name="commitment"]')) {
    if (field instanceof HTMLInputElement) field.value = makeCommitment(known.room, known.fingerprint);
  }
}

/** The chairs anew, unless somebody is just writing a name. */
async function redraw() {
  const answer = await fetch(location.href);
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  const [chairs, there] = [fresh.querySelector(".chairs"), document.querySelector(".chairs")];
  const field = document.activeElement;
  const isWriting = field instanceof HTMLInputElement && there?.contains(field) && field.value;
  if (!chairs || !there || isWriting) return;
  there.replaceWith(document.importNode(chairs, true));
  const [lead, leadThere] = [fresh.querySelector(".lead"), document.querySelector(".lead")];
  if (lead && leadThere) leadThere.textContent = lead.textContent;
  prepareForms();
}
