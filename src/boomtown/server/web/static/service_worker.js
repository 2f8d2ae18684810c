// Keeps one page for the time when the server is away; everything else is asked of the server, always.

const KEPT = "away-1";
const AWAY = "/away";

/** The page that says so, with its styles and fonts. */
async function keepPage() {
  const answer = await fetch(AWAY, { cache: "reload" });
  if (!answer.ok) return;
  const text = await answer.clone().text();
  const files = [...text.matchAll(/href="(\/static\/[^"]+\.(?:css|woff2|svg))"/g)].map(([, path]) => path);
  const kept = await caches.open(KEPT);
  await Promise.all([kept.put(AWAY, answer), ...files.map((path) => kept.add(path).catch(() => {}))]);
}

/** @typedef {Event & {waitUntil: (work: Promise<unknown>) => void}} Lasting */
/** @typedef {Event & {request: Request, respondWith: (answer: Promise<Response>) => void}} Fetching */

addEventListener("install", (event) => /** @type {Lasting} */ (event).waitUntil(keepPage()));

addEventListener("activate", (event) => {
  const others = caches.keys().then((names) => names.filter((name) => name !== KEPT));
  /** @type {Lasting} */ (event).waitUntil(
    others.then((names) => Promise.all(names.map((name) => caches.delete(name)))),
  );
});

addEventListener("fetch", (happening) => {
  const event = /** @type {Fetching} */ (happening);
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(async () => (await caches.match(AWAY)) ?? Response.error()));
  } else if (new URL(request.url).pathname.startsWith("/static/")) {
    event.respondWith(fetch(request).catch(async () => (await caches.match(request)) ?? Response.error()));
  }
});
