// Every page: the theme changes without a new page, an open menu closes as people expect, and a page that
// says that the server is away is kept for that time.

const root = document.documentElement;

/** @type {NodeListOf<HTMLFormElement>} */
const themeForms = document.querySelectorAll("form.theme");
for (const form of themeForms) {
  form.addEventListener("submit", async (event) => {
    const button = event.submitter;
    if (!(button instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const fields = new URLSearchParams({ theme: button.value });
    root.dataset.theme = button.value;
    form.querySelector(`.to-${button.value === "night" ? "noon" : "night"}`)?.focus();
    await fetch("/me", { method: "POST", body: fields, redirect: "manual" }).catch(() => {});
  });
}

/** @type {NodeListOf<HTMLDetailsElement>} */
const menus = document.querySelectorAll("details.languages");
document.addEventListener("click", (event) => {
  for (const menu of menus) if (!menu.contains(/** @type {Node} */ (event.target))) menu.open = false;
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const menu of menus) {
    if (menu.open) menu.querySelector("summary")?.focus();
    menu.open = false;
  }
});

navigator.serviceWorker
  ?.register(new URL("service_worker.js", import.meta.url), { scope: "/" })
  .catch(() => {});
