import assert from "node:assert/strict";
import { test } from "node:test";

import { Watch } from "../../../../web/components/watch.js";

globalThis.isSecureContext = true;
globalThis.sessionStorage = new (class extends Map {
  getItem(key) {
    return this.get(key) ?? null;
  }

  setItem(key, text) {
    this.set(key, text);
  }

  removeItem(key) {
    this.delete(key);
  }
})();
globalThis.window = globalThis;
globalThis.location = { href: "https://host/#/invite/table" };
const { Attention, callAtTurn, tellMore } = await import("../../../../web/multiplayer/screens/attention.js");

/**
 * A page in the background. `answer`: of the browser, asked whether the page may notify. `hasWorker`: whether a
 * service worker keeps it.
 */
function page({ answer = "granted", badge = null, hasWorker = false, isHidden = true } = {}) {
  globalThis.document = Object.assign(new EventTarget(), { hidden: isHidden, title: "Cartagena" });
  globalThis.sessionStorage.clear();
  const badges = [];
  const told = [];
  const controller = hasWorker ? { postMessage: (message) => void told.push(message) } : null;
  const navigator = { setAppBadge: async () => void badges.push("on"), serviceWorker: { controller } };
  Object.defineProperty(globalThis, "navigator", { value: navigator, configurable: true });
  const notices = [];
  globalThis.Notification = class {
    static permission = "default";

    static async requestPermission() {
      return (this.permission = answer === "worker" ? "granted" : answer);
    }

    constructor(text, { tag }) {
      if (answer === "worker") throw new TypeError("Illegal constructor");
      notices.push([tag, text]);
    }

    close() {
      notices.push("closed");
    }
  };
  const words = { locale: "en", t: (key, args) => `${key} ${args?.names ?? ""}`.trim() };
  const app = { hosting: {}, preferences: { values: { badge } }, words };
  const looks = () => {
    document.hidden = false;
    document.dispatchEvent(new Event("visibilitychange"));
  };
  return { app, attention: new Attention(app), badges, looks, notices, told };
}

test("what happens in the background stands in the title and on the badge until somebody looks", () => {
  const { app, attention, badges, looks, notices } = page();
  attention.call("table", "Ben is here.");
  attention.call("table", "It is your turn.");
  assert.deepEqual([document.title, badges, app.hosting.isCalling], ["● It is your turn.", ["on", "on"], true]);
  looks();
  assert.deepEqual([document.title, app.hosting.isCalling, notices], ["Cartagena", false, []]);
});

test("a title that has become another one meanwhile stays", () => {
  const { attention, looks } = page();
  attention.call("table", "Ben is here.");
  document.title = "Caribbean";
  looks();
  assert.equal(document.title, "Caribbean");
});

test("who looks is not called, and whoever wants no badge gets none", () => {
  const seen = page({ isHidden: false });
  seen.attention.call("table", "Ben is here.");
  assert.deepEqual([document.title, seen.badges], ["Cartagena", []]);
  const { attention, badges } = page({ badge: false });
  attention.call("table", "Ben is here.");
  assert.deepEqual(badges, []);
});

test("the system tells at the tables where that was asked for, and at no other", async () => {
  const { attention, looks, notices } = page();
  attention.call("one", "a");
  assert.equal(await attention.want("one", true), true);
  attention.call("one", "b");
  attention.call("other", "c");
  looks();
  assert.deepEqual(notices, [["one", "b"], "closed"]);
  assert.equal(await attention.want("one", false), false);
  document.hidden = true;
  attention.call("one", "d");
  assert.equal(notices.length, 2);
});

test("where a service worker keeps the page the system tells by it, as on Android it does by no page", async () => {
  const { attention, looks, notices, told } = page({ hasWorker: true });
  await attention.want("one", true);
  attention.call("one", "It is your turn.");
  attention.call("other", "Ben is here.");
  const address = globalThis.location.href;
  assert.deepEqual(told, [{ notice: { id: "one", text: "It is your turn.", address } }]);
  looks();
  assert.deepEqual([told.slice(1), notices], [[{ noticed: "one" }], []]);
  document.hidden = true;
  looks();
  assert.equal(told.length, 2);
});

test("where the browser says no, or only a service worker may and there is none, the title tells it", async () => {
  for (const answer of ["denied", "worker"]) {
    const { attention, notices } = page({ answer });
    assert.equal(await attention.want("one", true), answer === "worker");
    attention.call("one", "Ben is here.");
    assert.deepEqual([document.title, notices], ["● Ben is here.", []]);
  }
});

test("people at this device are called when it is their turn, once, and not when it is another's", () => {
  const { app, attention } = page();
  const watch = new Watch();
  const session = {
    when: (read, act) => watch.when(read, act),
    sealedRound: { isSealed: false },
    table: { position: 1, acting: [1], over: false, seats: [{ who: "human" }, { who: "friend" }] },
  };
  const calls = [];
  attention.call = (id, text) => calls.push(text);
  callAtTurn(app, attention, "table", session);
  const becomes = (table) => {
    session.table = { ...session.table, ...table };
    watch.look();
  };
  becomes({ position: 2, acting: [0] });
  watch.look();
  becomes({ position: 3, acting: [1] });
  session.sealedRound.isSealed = true;
  becomes({ position: 4, acting: [0, 1] });
  session.sealedRound.isSealed = false;
  becomes({ position: 5, acting: [0], over: true });
  assert.deepEqual(calls, ["call-turn"]);
});

test("whoever comes is named, and who goes calls nobody", () => {
  const { app, attention } = page();
  const company = new EventTarget();
  let here = [];
  const closing = new AbortController();
  const call = (text) => attention.call("table", text);
  tellMore(app, company, "call-came", () => here, call, closing.signal);
  const becomes = (names) => {
    here = names;
    company.dispatchEvent(new Event("change"));
    return document.title;
  };
  assert.equal(becomes(["Ben"]), "● call-came Ben");
  assert.equal(becomes([]), "● call-came Ben");
  assert.equal(becomes(["", "Cleo"]), "● call-came watch-somebody and Cleo");
});
