/**
 * The first service worker there was, kept for one reason: what it has stored, whatever came with
 * status 200, is still on devices. It stores all files when it is installed and serves them from there.
 */

/** @type {string[]} */
const PRECACHE = /*PRECACHE*/[];
const VERSION = /*VERSION*/"";

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
// The address is part of the name: one host may hold several copies of the page.
const PREFIX = `freebooters ${worker.registration.scope} `;
const CACHE = PREFIX + VERSION;
const HOME = new URL("index.html", worker.registration.scope).href;

worker.addEventListener("install", (event) => event.waitUntil(store()));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(worker.registration.scope)) {
    event.respondWith(serve(request));
  }
});
worker.addEventListener("message", (event) => {
  if (event.data === "take over") void worker.skipWaiting();
});

async function store() {
  const cache = await caches.open(CACHE);
  await Promise.all(PRECACHE.map((path) => keep(cache, path)));
}

/** @param {Cache} cache @param {string} path */
async function keep(cache, path) {
  // Past the browser's own cache: it may still hold files of the version before.
  const response = await fetch(path, { cache: "no-cache" });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  // A page that came by a redirect may not answer a navigation, so it is kept as if it had not.
  const { redirected, headers } = response;
  await cache.put(path, redirected ? new Response(await response.blob(), { headers }) : response);
}

async function takeOver() {
  const stale = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(stale.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** @param {Request} request */
async function serve(request) {
  const cache = await caches.open(CACHE);
  const address = request.mode === "navigate" ? HOME : request.url;
  return (await cache.match(address, { ignoreSearch: true })) ?? fetch(request);
}
