import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

/** The browser's side: a container whose controller changes, and a page that counts its reloads. */
let container = new EventTarget();
let reloads = 0;
Object.assign(document, { querySelector: () => ({ getAttribute: () => "this" }) });
Object.defineProperty(globalThis, "navigator", {
  value: {
    get serviceWorker() {
      return container;
    },
  },
  configurable: true,
});
globalThis.MessageChannel = class {
  port1 = {};
  port2 = { postMessage: (data) => this.port1.onmessage({ data }) };
};
globalThis.location = { reload: () => (reloads += 1) };

const { Updates } = await import("../../../web/app/updates.js");

/** A service worker that says which version it is; null: it does not answer. */
const keeper = (version) => ({
  postMessage: (question, [port]) => {
    if (question === "which version?" && version) port.postMessage(version);
  },
});

/** Lets messages and promises arrive, and so many milliseconds pass. */
async function passes(milliseconds = 0) {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  mock.timers.tick(milliseconds);
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

function changes(controller) {
  container.controller = controller;
  container.dispatchEvent(new Event("controllerchange"));
}

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  container = new EventTarget();
  reloads = 0;
});

test("a page whose service worker was thrown away with the site's data is not reloaded", async () => {
  const updates = new Updates(async () => true);
  updates.registration = /** @type {any} */ ({ active: {}, waiting: null });
  changes(null);
  for (let second = 0; second < 10; second += 1) await passes(1000);
  assert.equal(reloads, 0);
  assert.ok(!updates.stored);
});

test("a page gets the files of its new service worker only once its game is on disk", async () => {
  let isStored = false;
  new Updates(async () => isStored);
  changes(keeper("another"));
  for (let second = 0; second < 10; second += 1) await passes(1000);
  assert.equal(reloads, 0);
  isStored = true;
  for (let second = 0; second < 3; second += 1) await passes(1000);
  assert.equal(reloads, 1);
});

test("a service worker that does not answer is one of another version, and the game still comes first", async () => {
  let isStored = false;
  new Updates(async () => {
    if (!isStored) throw new Error("no disk");
    return true;
  });
  changes(keeper(null));
  for (let second = 0; second < 10; second += 1) await passes(1000);
  assert.equal(reloads, 0);
  isStored = true;
  for (let second = 0; second < 3; second += 1) await passes(1000);
  assert.equal(reloads, 1);
});

test("a service worker of the page's own version changes nothing", async () => {
  new Updates(async () => true);
  changes(keeper("this"));
  for (let second = 0; second < 5; second += 1) await passes(1000);
  assert.equal(reloads, 0);
});

test("a page that cannot tell in time says that it is not ready, since silence would have it reloaded", async () => {
  new Updates(() => new Promise(() => {}));
  const answers = [];
  const event = Object.assign(new Event("message"), {
    data: "may I take over?",
    ports: [{ postMessage: (answer) => answers.push(answer) }],
  });
  container.dispatchEvent(event);
  for (let second = 0; second < 4; second += 1) await passes(1000);
  assert.deepEqual([...new Set(answers)], ["unsaved"]);
});
