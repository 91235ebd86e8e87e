/**
 * Keeps the whole page on the device. When this worker is installed, every file is stored, but only
 * if it is the one meant, or the installation fails as a whole and the version before stays. What the
 * version before has stored of it already is copied, and only the rest fetched. Pages get what is
 * stored, and never a file of another version.
 *
 * A new version takes over when every open page is ready to be reloaded; at once, when what the
 * version before has stored is not whole, since its pages may be unable to start, or to ask.
 *
 * What is said, and has to be understood between versions:
 * page to waiting worker, with a port: "take over"; answered "unsaved" or "silent" if it has to wait;
 * worker to pages, with a port: "may I take over?"; answered "ready" or "unsaved";
 * page to its worker: "started"; with a port: "which version?", answered with the version; with a
 * port: `{shared: id}`, answered with what was shared under that id, or null; `{notice}`: the system tells
 * that; `{noticed: id}`: of that table it need not any more;
 * worker to the waiting one: "take over at once".
 */

/** @typedef {"ready" | "unsaved" | "silent"} Readiness */
/** Right files of other versions, by name and hash. @typedef {Map<string, () => Promise<Response | undefined>>} Copies */

/** Every file's hash, as `integrity` has it. @type {Record<string, string>} */
const FILES = /*FILES*/ {};
const VERSION = /*VERSION*/ "";
/** The hash of what the files' headers should be. */
const HEADERS = /*HEADERS*/ "";

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const SCOPE = worker.registration.scope;
// The address is part of the name: one host may hold several copies of the page.
const PREFIX = `freebooters ${SCOPE} `;
const CACHE = PREFIX + VERSION;
const HOME = "index.html";
const SNAPSHOT = "runtime/snapshot.bin";
/** Under this name it is stored unpacked as well, so that no start has to unpack it. */
const UNPACKED = `${SNAPSHOT}?unpacked`;

/** Stored last: a store without it is not complete. */
const LIST = "list of files";
/** The headers with which a store's files came, as `HEADERS` tells them. */
const SENT_WITH = "headers";
/** Stored while a page starts: if the next page finds it, the one before did not start. */
const STARTING = "a page is starting";

/** Where other programs of the device send what is shared with this one, as the manifest says. */
const SHARE = "share";
/** Bytes of what is taken, as in features/saves/share-target.js; and how many files. */
const LARGEST_SHARE = 10_000_000;
const MOST_FILES = 20;

/** How much of it is kept at a time. */
const MOST_SHARES = 5;

/** What was shared, by id, until its page asks for it: never stored. @type {Map<string, {words: string, files: File[]}>} */
const shares = new Map();

/** What the system tells of a table has this picture beside it. */
const ICON = `${SCOPE}web/icons/icon-192.png`;

/** Milliseconds that a page has to answer. */
const TIME_LIMIT = 5000;

/** The ids of pages that could not say whether they are ready. @type {string[]} */
let silent = [];

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method === "POST" && mode === "navigate" && url === SCOPE + SHARE)
    event.respondWith(take(event.request));
  const mended = mendedOf(event.request);
  const name = nameOf(event.request);
  if (mended !== null) event.respondWith(Response.redirect(mended, 302));
  else if (name !== null) event.respondWith(serve(event, name));
});
worker.addEventListener("message", (event) => {
  if (event.data === "which version?") event.ports[0]?.postMessage(VERSION);
  else if (event.data?.shared) event.ports[0]?.postMessage(handOver(event.data.shared));
  else if (event.data?.notice) event.waitUntil(tell(event.data.notice, event.source));
  else if (event.data?.noticed) event.waitUntil(quiet(event.data.noticed));
  else if (event.data === "started") event.waitUntil(started());
  else if (event.data === "take over") event.waitUntil(takeOver(event.ports[0]));
  else if (event.data === "take over at once") event.waitUntil(takeOverAtOnce());
});
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(bring(event.notification.data));
});

// Storing

async function install() {
  const cache = await caches.open(CACHE);
  const { isWhole, copies } = await others();
  await Promise.all(Object.keys(FILES).map((name) => keep(cache, name, copies)));
  await unpack(cache);
  await cache.put(SENT_WITH, new Response(HEADERS));
  await cache.put(LIST, new Response(JSON.stringify(FILES)));
  if (worker.registration.active && !isWhole) await takeOverAtOnce();
}

/**
 * Stores the file unless the right one is stored already. Rejects if it cannot be had.
 * @param {Cache} cache
 * @param {string} name
 * @param {Copies} [copies]
 */
async function keep(cache, name, copies) {
  const stored = await cache.match(name);
  if (stored && (await isRight(stored, FILES[name]))) return;
  await cache.delete(name);
  const response = (await copies?.get(`${name} ${FILES[name]}`)?.()) ?? (await download(name));
  // A redirected response may not answer a navigation, so it is stored without its redirect.
  const { redirected, headers } = response;
  await cache.put(name, redirected ? new Response(await response.blob(), { headers }) : response);
}

/**
 * Stores the snapshot unpacked. Starts do without it, so nothing happens where that fails.
 * @param {Cache} cache
 */
async function unpack(cache) {
  const body = (await cache.match(SNAPSHOT))?.body;
  if (!body || typeof DecompressionStream === "undefined") return;
  const unpacked = new Response(body.pipeThrough(new DecompressionStream("gzip")));
  await cache.put(UNPACKED, unpacked).catch(() => {});
}

/**
 * The right file; rejects if the host does not have it.
 * @param {string} name
 */
async function download(name) {
  // The browser's cache may hold a wrong file with a tag that the host considers current.
  for (const cache of /** @type {const} */ (["no-cache", "reload"])) {
    const response = await fetch(name, { cache });
    if (await isRight(response.clone(), FILES[name])) return response;
  }
  throw new Error(`${name} is not the file that belongs to version ${VERSION}`);
}

/**
 * @param {Response} response
 * @param {string | undefined} hash
 */
async function isRight(response, hash) {
  if (!response.ok) return false;
  const digest = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return hash === `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/**
 * What other versions have stored: whether there is any and all of it right, and the right files, if
 * they came with the headers that they would come with today.
 * @returns {Promise<{isWhole: boolean, copies: Copies}>}
 */
async function others() {
  /** @type {Copies} */
  const copies = new Map();
  /** @type {boolean[]} */
  const right = [];
  for (const name of await otherStores()) {
    const cache = await caches.open(name);
    const list = await cache.match(LIST);
    if (!list) continue; // an installation that failed, or a store whose files were never checked
    const isSentSo = (await (await cache.match(SENT_WITH))?.text()) === HEADERS;
    const look = async (/** @type {[string, string]} */ [file, hash]) => {
      const stored = await cache.match(file);
      const isFine = Boolean(stored) && (await isRight(/** @type {Response} */ (stored), hash));
      if (isFine && isSentSo) copies.set(`${file} ${hash}`, () => cache.match(file));
      right.push(isFine);
    };
    await Promise.all(Object.entries(await list.json()).map(look));
  }
  return { isWhole: right.length > 0 && !right.includes(false), copies };
}

async function otherStores() {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
}

// Serving

/**
 * The name of our file that is asked for; null if it is not one of ours.
 * @param {Request} request
 */
function nameOf({ method, mode, url }) {
  if (method !== "GET" || !url.startsWith(SCOPE)) return null;
  const name = url.slice(SCOPE.length).replace(/[?#].*/, "");
  // Hosts that leave out `.html` send browsers from a document's whole name to the short one. What has
  // neither is on the host alone, such as the whole page as one file.
  const names = mode === "navigate" ? [name || HOME, `${name}.html`] : [name];
  return names.find((each) => Object.hasOwn(FILES, each)) ?? null;
}

/**
 * The address of a page whose `#` was encoded on its way; null if it was not.
 * @param {Request} request
 */
function mendedOf({ method, mode, url }) {
  if (method !== "GET" || mode !== "navigate" || !url.startsWith(SCOPE)) return null;
  const parts = /^([\w.]*)%(?:25)*23(.*)/.exec(url.slice(SCOPE.length));
  return parts && `${SCOPE}${parts[1]}#${parts[2]}`;
}

/**
 * What is stored; where the store itself cannot be read, the right file from the host.
 * @param {FetchEvent} event
 * @param {string} name
 */
async function serve(event, name) {
  const answer = await fromStore(event, name).catch(() => download(name).catch(() => null));
  // Bad Gateway: the host answered with something wrong.
  return answer ?? new Response(null, { status: 502 });
}

/**
 * The stored file, or the right one, which is stored then; undefined if the host does not have it.
 * @param {FetchEvent} event
 * @param {string} name
 */
async function fromStore(event, name) {
  const { cache: how, mode } = event.request;
  const cache = await caches.open(CACHE);
  // "reload" means that the page could not use what it got.
  const look = async () => (how === "reload" ? undefined : cache.match(name));
  const isPage = mode === "navigate";
  const [unstarted, stored] = await Promise.all([isPage && cache.match(STARTING), look()]);
  if (unstarted) await mend(cache);
  // The page need not wait for that.
  else if (isPage) event.waitUntil(cache.put(STARTING, new Response()).catch(() => {}));
  return (unstarted ? await look() : stored) ?? (await kept(cache, name));
}

/**
 * The stored file after checking its hash, or the right one.
 * @param {Cache} cache
 * @param {string} name
 */
async function kept(cache, name) {
  await keep(cache, name).catch(() => worker.registration.waiting?.postMessage("take over at once"));
  return cache.match(name);
}

/**
 * The page before has not started, and a stored file may be the reason: what is wrong goes.
 * @param {Cache} cache
 */
async function mend(cache) {
  const look = async (/** @type {string} */ name) => {
    const stored = await cache.match(name);
    if (stored && !(await isRight(stored, FILES[name]))) await cache.delete(name);
  };
  await Promise.all(Object.keys(FILES).map(look));
}

/** A page has started: now missing files may be fetched. */
async function started() {
  const cache = await caches.open(CACHE);
  await cache.delete(STARTING);
  const stored = new Set((await cache.keys()).map(({ url }) => url.slice(SCOPE.length)));
  const missing = Object.keys(FILES).filter((name) => !stored.has(name));
  await Promise.allSettled(missing.map((name) => keep(cache, name)));
  if (!stored.has(UNPACKED)) await unpack(cache);
}

// What other programs share

/**
 * Goes to the page, which asks for what was shared by its id, or says what is wrong with it.
 * @param {Request} request
 */
async function take(request) {
  const said = isForeign(request) ? "foreign" : await share(request).catch(() => "broken");
  return Response.redirect(`${SCOPE}#/shared/${said}`, 303);
}

/**
 * Whether a page of another site has sent it, as far as that can be told: browsers show
 * `Sec-Fetch-Site` to hosts and not to service workers. What another program shares has no origin and
 * no referrer either; but only a page can ask for none to be told.
 * @param {Request} request
 */
function isForeign({ headers, referrer, referrerPolicy }) {
  const own = new URL(SCOPE).origin;
  const site = headers.get("Sec-Fetch-Site") ?? "none";
  const origin = headers.get("Origin") ?? "null";
  return (
    !["none", "same-origin"].includes(site) ||
    !["null", own].includes(origin) ||
    (/^https?:/.test(referrer) && new URL(referrer).origin !== own) ||
    (origin === "null" && referrerPolicy === "no-referrer")
  );
}

/**
 * Keeps what is shared for the page; its id, or "large". Rejects if it cannot be read.
 * @param {Request} request
 */
async function share(request) {
  const body = await request.blob();
  if (body.size > LARGEST_SHARE) return "large";
  const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
  const form = await new Response(body, { headers }).formData();
  const files = form.getAll("file").filter((file) => file instanceof File);
  // A field in which no file was chosen has one without name and content.
  const chosen = files.filter(({ name }) => name !== "");
  if (chosen.length > MOST_FILES) return "large";
  const words = ["title", "text", "url"].flatMap((name) => form.getAll(name)).filter(isText);
  const id = crypto.randomUUID();
  shares.set(id, { words: words.join("\n"), files: chosen });
  for (const old of [...shares.keys()].slice(0, -MOST_SHARES)) shares.delete(old);
  return id;
}

/** @param {unknown} value @returns {value is string} */
function isText(value) {
  return typeof value === "string";
}

/** What was shared, once. @param {string} id */
function handOver(id) {
  const found = shares.get(id) ?? null;
  shares.delete(id);
  return found;
}

// What happens while nobody looks

/**
 * The system tells it. `id`: of the table; `address`: of the page.
 * @param {{id: string, text: string, address: string}} notice
 * @param {Client | ServiceWorker | MessagePort | null} page that asks for it
 */
async function tell({ id, text, address }, page) {
  const data = { page: page && "id" in page ? page.id : "", address };
  // What comes after something that nobody has looked at yet is told as loudly.
  const options = { tag: id, renotify: true, icon: ICON, data };
  await worker.registration.showNotification(text, options);
}

/** Somebody looks. @param {string} id of the table */
async function quiet(id) {
  for (const notice of await worker.registration.getNotifications({ tag: id })) notice.close();
}

/**
 * The page that has told it comes to the front; if it is there no more, one with its address.
 * @param {{page: string, address: string}} told
 */
async function bring({ page, address }) {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const found = pages.find(({ id }) => id === page) ?? pages.find(({ url }) => url === address);
  await (found ? found.focus() : worker.clients.openWindow(address));
}

// Taking over

/**
 * Takes over if every page is ready for it; answers if not.
 * @param {MessagePort | undefined} port
 */
async function takeOver(port) {
  const { unsaved, quiet } = await ask();
  if (unsaved.length > 0) port?.postMessage("unsaved");
  else if (quiet.length > 0) port?.postMessage("silent");
  else await worker.skipWaiting();
}

/**
 * Pages that do not answer are reloaded: they have not started, or are of a version that cannot
 * answer.
 */
async function takeOverAtOnce() {
  const { unsaved, quiet } = await ask();
  if (unsaved.length > 0) return;
  silent = quiet;
  await worker.skipWaiting();
}

/**
 * Asks every open page whether it can be reloaded without losing anything.
 * @returns the ids of those that cannot, and of those that do not answer
 */
async function ask() {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const ours = pages.filter(({ url }) => url.startsWith(SCOPE));
  const answers = await Promise.all(ours.map(readiness));
  const those = (/** @type {Readiness} */ word) =>
    ours.filter((_, at) => answers[at] === word).map(({ id }) => id);
  return { unsaved: those("unsaved"), quiet: those("silent") };
}

/** @param {Client} page @returns {Promise<Readiness>} */
function readiness(page) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(() => resolve("silent"), TIME_LIMIT);
    page.postMessage("may I take over?", [port2]);
  });
}

async function activate() {
  await Promise.all((await otherStores()).map((name) => caches.delete(name)));
  await worker.clients.claim();
  const pages = await worker.clients.matchAll({ type: "window" });
  for (const page of pages) if (silent.includes(page.id)) void page.navigate(page.url).catch(() => {});
}
