// A table that waits for players: the page follows who sits down, and begins the game when all are there.

import { prepareCopying } from "./toast.js";
import { Wire } from "./wire.js";

prepareCopying();

let version = Number(document.querySelector("main")?.dataset.version);

const wire = new Wire({
  update: (update) => {
    if (update.status !== "open") location.reload();
    else if (update.version !== version) {
      version = update.version;
      redraw();
    }
  },
  state: () => {},
  sorry: () => {},
  trouble: () => {},
});
wire.open();
addEventListener("online", () => wire.hurry());
document.addEventListener("visibilitychange", () => wire.hurry());

/** The chairs anew, unless somebody is just writing a name. */
async function redraw() {
  const answer = await fetch(location.href);
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  const [chairs, there] = [fresh.querySelector(".chairs"), document.querySelector(".chairs")];
  const field = document.activeElement;
  if (!chairs || !there || (field instanceof HTMLInputElement && there.contains(field) && field.value)) return;
  there.replaceWith(document.importNode(chairs, true));
}
