// The coach at work: the page looks again until everything is there, and says how far it is.

const PAUSE = 1500; // milliseconds between two looks

/** Take over what has changed; what is done needs no further look. */
async function look() {
  const answer = await fetch(location.href, { headers: { accept: "text/html" } }).catch(() => null);
  if (answer?.ok) {
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const newer = page.querySelector("#coach-part");
    const part = document.querySelector("#coach-part");
    const status = document.querySelector("#coach-status");
    if (!newer || !part || !status) return;
    status.textContent = page.querySelector("#coach-status")?.textContent ?? "";
    const bar = part.querySelector("progress");
    const newBar = newer.querySelector("progress");
    if (bar && newBar) {
      bar.max = newBar.max;
      bar.value = newBar.value;
    } else {
      document.querySelector(".drawings")?.replaceWith(page.querySelector(".drawings") ?? "");
      part.replaceWith(newer);
    }
    if (!("waiting" in newer.dataset)) return;
  }
  setTimeout(look, PAUSE);
}

setTimeout(look, PAUSE);
