// The lobby: a chosen file is read into the field of the form, and the lists of tables stay up to date.

const file = document.querySelector("#record-file");
const field = document.querySelector("#record");

if (file instanceof HTMLInputElement && field instanceof HTMLTextAreaElement) {
  for (const part of document.querySelectorAll(".needs-script")) part.removeAttribute("hidden");
  file.addEventListener("change", async () => {
    const chosen = file.files?.[0];
    if (chosen && chosen.size < 400_000) field.value = await chosen.text();
  });
}

const PAUSE = 30_000; // milliseconds between two looks at the server
let looked = Date.now();

/** Take over the lists that have changed; one that somebody is using stays as it is. */
async function freshen() {
  if (document.visibilityState !== "visible" || Date.now() - looked < PAUSE) return;
  looked = Date.now();
  const answer = await fetch("/", { headers: { accept: "text/html" } }).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const list of document.querySelectorAll("[data-fresh]")) {
    const newer = page.querySelector(`[data-fresh="${list.dataset.fresh}"]`);
    if (newer && newer.innerHTML !== list.innerHTML && !list.contains(document.activeElement)) {
      list.replaceChildren(...newer.childNodes);
    }
  }
}

setInterval(freshen, PAUSE);
document.addEventListener("visibilitychange", freshen);
