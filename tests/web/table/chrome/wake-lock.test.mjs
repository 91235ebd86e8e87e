import assert from "node:assert/strict";
import { test } from "node:test";

import { stayAwake } from "../../../../web/table/chrome/wake-lock.js";

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A browser that lights the screen when asked, and lets go of it when the page is hidden. */
function browser(request) {
  const locks = [];
  const light = async () => {
    const lock = { released: false, release: async () => (lock.released = true) };
    locks.push(lock);
    return lock;
  };
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  globalThis.document = page;
  Object.defineProperty(globalThis, "navigator", {
    configurable: true,
    value: request === null ? {} : { wakeLock: { request: request ?? light } },
  });
  const turn = async (state) => {
    page.visibilityState = state;
    if (state === "hidden") for (const lock of locks) lock.released = true;
    page.dispatchEvent(new Event("visibilitychange"));
    await settle();
  };
  return { turn, lit: () => locks.filter(({ released }) => !released).length };
}

test("the screen stays lit while the page is seen, and no longer than it is open", async () => {
  const { turn, lit } = browser();
  const closing = new AbortController();
  stayAwake(closing.signal);
  await settle();
  assert.equal(lit(), 1);
  await turn("hidden");
  assert.equal(lit(), 0);
  await turn("visible");
  await turn("visible");
  assert.equal(lit(), 1);
  closing.abort();
  await turn("visible");
  assert.equal(lit(), 0);
});

test("a screen that is lit too late goes dark again", async () => {
  const { lit } = browser();
  const closing = new AbortController();
  stayAwake(closing.signal);
  closing.abort();
  await settle();
  assert.equal(lit(), 0);
});

test("browsers that cannot or may not light the screen are left alone", async () => {
  for (const request of [null, () => Promise.reject(new Error("battery"))]) {
    browser(request);
    stayAwake(new AbortController().signal);
    await settle();
  }
});
