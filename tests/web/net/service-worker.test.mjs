import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import vm from "node:vm";

const TEXT = readFileSync(new URL("../../../web/net/service-worker.js", import.meta.url), "utf8");
const SCOPE = "https://host/games/";
/** What is stored of the page. */
const FILES = ["index.html", "embed.html", "web/app.js"];

const hashOf = (text) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

/** A store in which every file of the page holds its own name, and what was put into it. */
function storeOf(stored) {
  return {
    match: async (name) => (FILES.includes(name) ? new Response(name) : undefined),
    put: async (name) => void stored.push(name),
  };
}

/**
 * The service worker in a world of its own: `fetch` gives its answer to a request, `ask` to a message; `hear` and
 * `press` resolve once a message, or a press on what the system tells, has been seen to. `open`: what opening its
 * store comes to; `host`: what the host answers with; `pages`: that are open.
 */
function keeper({ open = storeOf, host = (name) => new Response(name), pages = [] } = {}) {
  const listeners = new Map();
  const stored = [];
  /** What its end waits for, besides answers. */
  const waited = [];
  /** What the system shows, and the pages that came to the front or were opened. */
  const notices = [];
  const fronts = [];
  const shows = async (title, { tag, data }) => {
    const notice = { title, tag, data, close: () => notices.splice(notices.indexOf(notice), 1) };
    notices.push(notice);
  };
  const self = {
    registration: {
      scope: SCOPE,
      showNotification: shows,
      getNotifications: async ({ tag }) => notices.filter((each) => each.tag === tag),
    },
    clients: {
      matchAll: async () => pages.map(({ id, url }) => ({ id, url, focus: async () => void fronts.push(id) })),
      openWindow: async (url) => void fronts.push(url),
    },
    addEventListener: (name, listener) => listeners.set(name, listener),
  };
  const caches = { open: async () => open(stored) };
  const answer = { redirect: (to) => ({ to }) };
  const OwnResponse = new Proxy(Response, { get: (from, name) => answer[name] ?? from[name] });
  const hashes = Object.fromEntries(FILES.map((name) => [name, hashOf(name)]));
  const text = TEXT.replace("/*FILES*/ {}", () => JSON.stringify(hashes));
  const world = { self, caches, URL, File, crypto, btoa, Response: OwnResponse, setTimeout };
  vm.runInNewContext(text, { ...world, fetch: async (name) => host(name) });
  const seenTo = async (name, event) => {
    let done;
    listeners.get(name)({ ...event, waitUntil: (promise) => (done = promise) });
    await done;
  };
  return {
    fronts,
    notices,
    stored,
    waited,
    hear: (data, id) => seenTo("message", { data, ports: [], source: { id } }),
    press: (notification) => seenTo("notificationclick", { notification }),
    fetch(request) {
      let answered;
      const respondWith = (promise) => (answered = promise);
      listeners.get("fetch")({ request, respondWith, waitUntil: (promise) => waited.push(promise) });
      return answered;
    },
    ask(data) {
      let told;
      listeners.get("message")({ data, ports: [{ postMessage: (answer) => (told = answer) }] });
      return told;
    },
  };
}

/** What the system sends when another program shares this. */
function posted(fields, change = {}) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const body = new Response(form);
  const headers = new Headers({ "Content-Type": body.headers.get("Content-Type"), Origin: "null" });
  for (const [name, value] of Object.entries(change.headers ?? {})) headers.set(name, value);
  return {
    method: "POST",
    mode: "navigate",
    url: `${SCOPE}share`,
    referrer: "",
    referrerPolicy: "strict-origin-when-cross-origin",
    blob: () => body.blob(),
    ...change,
    headers,
  };
}

const SAVE = new File(["{}"], "game.json", { type: "application/json" });
const FIELDS = [
  ["title", "A game"],
  ["text", "look"],
  ["file", SAVE],
];

function isUnreadable() {
  throw new Error("the disk is full");
}

test("where the store cannot be read, the host's file is given, if it is the right one", async () => {
  const request = { method: "GET", mode: "cors", cache: "default", url: `${SCOPE}web/app.js` };
  for (const open of [isUnreadable, () => ({ match: isUnreadable, delete: isUnreadable })]) {
    assert.equal(await (await keeper({ open }).fetch(request)).text(), "web/app.js");
    const host = () => new Response("another version's");
    assert.equal((await keeper({ open, host }).fetch(request)).status, 502);
  }
});

test("what another program shares is handed over once, and never stored", async () => {
  const { ask, fetch, stored } = keeper();
  const { to } = await fetch(posted(FIELDS));
  const id = to.slice(`${SCOPE}#/shared/`.length);
  assert.match(to, /#\/shared\/[0-9a-f-]{36}$/);
  const { words, files } = ask({ shared: id });
  assert.deepEqual(["A game\nlook", ["game.json"]], [words, files.map(({ name }) => name)]);
  assert.equal(null, ask({ shared: id }));
  assert.deepEqual(stored, []);
});

test("what was shared and is not asked for makes room for what comes later", async () => {
  const { ask, fetch } = keeper();
  const ids = [];
  for (let time = 0; time < 8; time += 1)
    ids.push((await fetch(posted(FIELDS))).to.split("/").at(-1));
  assert.deepEqual(
    ids.map((id) => ask({ shared: id }) !== null),
    [false, false, false, true, true, true, true, true],
  );
});

const FOREIGN = {
  "from another site": { headers: { "Sec-Fetch-Site": "cross-site" } },
  "from another page of the same site": { headers: { "Sec-Fetch-Site": "same-site" } },
  "with an origin of its own": { headers: { Origin: "https://elsewhere" } },
  "with a referrer of its own": { referrer: "https://elsewhere/page" },
  "that asks for no referrer": { referrerPolicy: "no-referrer" },
};

for (const [what, change] of Object.entries(FOREIGN)) {
  test(`a form ${what} is refused unread`, async () => {
    const blob = () => assert.fail("read");
    const { to } = await keeper().fetch(posted(FIELDS, { ...change, blob }));
    assert.equal(to, `${SCOPE}#/shared/foreign`);
  });
}

const OWN = {
  "what the system sends": { headers: { "Sec-Fetch-Site": "none" } },
  "what a program of the device sends": { referrer: "android-app://com.example/" },
  "a page of this site": { headers: { Origin: "https://host" }, referrer: "https://host/games/" },
};

for (const [what, change] of Object.entries(OWN)) {
  test(`${what} is received`, async () => {
    assert.match((await keeper().fetch(posted(FIELDS, change))).to, /shared\/[0-9a-f-]{36}$/);
  });
}

test("what is too large, or too much, is refused", async () => {
  const large = new File([new Uint8Array(10_000_001)], "large.json");
  const many = Array.from({ length: 21 }, () => ["file", SAVE]);
  for (const fields of [[["file", large]], many])
    assert.equal((await keeper().fetch(posted(fields))).to, `${SCOPE}#/shared/large`);
});

test("what is no form is refused", async () => {
  const odd = { headers: { "Content-Type": "text/plain" } };
  const torn = { blob: async () => new Blob(["--x\r\nContent-Dis"]) };
  const gone = { blob: () => Promise.reject(new Error("gone")) };
  for (const change of [odd, torn, gone])
    assert.equal((await keeper().fetch(posted(FIELDS, change))).to, `${SCOPE}#/shared/broken`);
});

test("a field in which no file was chosen is no file", async () => {
  const { ask, fetch } = keeper();
  const { to } = await fetch(posted([["text", "look"], ["file", new File([], "")]]));
  assert.deepEqual(ask({ shared: to.split("/").at(-1) }).files, []);
});

test("a field that is a file in place of words is no words", async () => {
  const { ask, fetch } = keeper();
  const { to } = await fetch(posted([["text", SAVE]]));
  assert.equal(ask({ shared: to.split("/").at(-1) }).words, "");
});

for (const [given, wanted] of [
  ["%23/watch/mutiny.AbC-_", "#/watch/mutiny.AbC-_"],
  ["%2523/mutiny&fbclid=x", "#/mutiny&fbclid=x"],
  ["index.html%23/rules/mutiny?a=%23", "index.html#/rules/mutiny?a=%23"],
  ["embed.html%23mutiny.AbC", "embed.html#mutiny.AbC"],
])
  test(`a page is opened at ${given} as if its # had not been encoded`, async () => {
    const { to } = await keeper().fetch({ method: "GET", mode: "navigate", url: SCOPE + given });
    assert.equal(to, SCOPE + wanted);
  });

test("what is no page, no navigation or no encoded # is left alone", () => {
  const files = ["web/%23.js", "?a=%23", "saves", "https://elsewhere/%23/x"];
  for (const url of files.map((file) => new URL(file, SCOPE).href))
    assert.equal(keeper().fetch({ method: "GET", mode: "no-cors", url }), undefined, url);
  assert.equal(keeper().fetch({ method: "POST", mode: "navigate", url: `${SCOPE}%23/x` }), undefined);
});

test("nothing but a navigation to that very address is received", () => {
  const { fetch } = keeper();
  for (const change of [
    { mode: "cors" },
    { mode: "no-cors" },
    { method: "PUT" },
    { url: `${SCOPE}share/` },
    { url: `${SCOPE}share?x` },
    { url: `${SCOPE}shared` },
    { url: "https://host/share" },
    { url: "https://elsewhere/games/share" },
  ])
    assert.equal(fetch(posted(FIELDS, change)), undefined, JSON.stringify(change));
});

/** What a request for that address is answered with: a file's name, or null where the host answers. */
async function answered(name, mode) {
  const request = { method: "GET", mode, cache: "default", url: SCOPE + name, headers: new Headers() };
  return (await (await keeper().fetch(request))?.text()) ?? null;
}

for (const [name, mode, file] of [
  ["", "navigate", "index.html"],
  ["?kiosk#/demo", "navigate", "index.html"],
  ["index.html", "navigate", "index.html"],
  ["embed.html?x", "navigate", "embed.html"],
  ["web/app.js", "cors", "web/app.js"],
  // Hosts that leave out `.html` send browsers from the whole name to the short one.
  ["index", "navigate", "index.html"],
  ["embed", "navigate", "embed.html"],
  ["freebooters.html", "navigate", null],
  ["freebooters", "navigate", null],
  ["meet", "navigate", null],
  ["docs/elsewhere", "navigate", null],
  ["embed", "cors", null],
  ["", "cors", null],
]) {
  test(`what is asked for as "${name}" (${mode}) is answered with ${file ?? "what the host has"}`, async () => {
    assert.equal(await answered(name, mode), file);
  });
}

/** A navigation to the page. */
const VISIT = { method: "GET", mode: "navigate", cache: "default", url: SCOPE };

test("a page does not wait until it is noted that it starts", async () => {
  let noted;
  const open = () => ({ ...storeOf([]), put: (name) => new Promise((resolve) => (noted = () => resolve(name))) });
  const { fetch, waited } = keeper({ open, host: () => assert.fail("asked") });
  assert.equal(await (await fetch(VISIT)).text(), "index.html");
  assert.equal(waited.length, 1);
  noted();
  await waited[0];
});

test("a page is answered where it cannot be noted that it starts", async () => {
  const open = () => ({ ...storeOf([]), put: async () => isUnreadable() });
  const { fetch, waited } = keeper({ open, host: () => assert.fail("asked") });
  assert.equal(await (await fetch(VISIT)).text(), "index.html");
  await Promise.all(waited);
});

test("where the page before did not start, what is wrong is thrown away before the next one gets it", async () => {
  const files = new Map([["a page is starting", ""], ["index.html", "damaged"], ["web/app.js", "web/app.js"]]);
  const match = async (name) => (files.has(name) ? new Response(files.get(name)) : undefined);
  const open = () => ({
    match,
    delete: async (name) => files.delete(name),
    put: async (name, response) => void files.set(name, await response.text()),
  });
  const { fetch } = keeper({ open });
  assert.equal(await (await fetch(VISIT)).text(), "index.html");
  assert.deepEqual([...files.values()].sort(), ["", "index.html", "web/app.js"]);
});

const TURN = { id: "table", text: "It is your turn.", address: `${SCOPE}#/invite/table` };

test("what a page has the system tell is there until somebody looks at that table", async () => {
  const { hear, notices } = keeper();
  await hear({ notice: TURN }, "page");
  await hear({ notice: { ...TURN, id: "other" } }, "page");
  await hear({ noticed: "table" }, "page");
  assert.deepEqual(
    notices.map(({ title, tag }) => [title, tag]),
    [["It is your turn.", "other"]],
  );
});

const FRONT = {
  "brings the page that has told it to the front": [[{ id: "other", url: TURN.address }, { id: "page", url: SCOPE }], "page"],
  "brings the page that was loaded again to the front": [[{ id: "home", url: SCOPE }, { id: "again", url: TURN.address }], "again"],
  "opens a page that was closed": [[{ id: "home", url: SCOPE }], TURN.address],
};

for (const [what, [pages, front]] of Object.entries(FRONT)) {
  test(`a press on what the system tells ${what}`, async () => {
    const { fronts, hear, notices, press } = keeper({ pages });
    await hear({ notice: TURN }, "page");
    await press(notices[0]);
    assert.deepEqual([fronts, notices], [[front], []]);
  });
}
