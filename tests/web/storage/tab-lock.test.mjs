import assert from "node:assert/strict";
import { test } from "node:test";

import { TabLock } from "../../../web/storage/tab-lock.js";

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

/** Web Locks for one name, as far as a claim uses them. */
class FakeLocks {
  constructor() {
    this.holder = null;
    this.queue = [];
  }

  request(_, { steal = false, signal }, hold) {
    return new Promise((resolve, reject) => {
      const request = { hold, resolve, reject };
      signal?.addEventListener("abort", () => {
        this.queue = this.queue.filter((each) => each !== request);
        if (this.holder !== request) reject(new DOMException("aborted", "AbortError"));
      });
      if (steal) {
        this.holder?.reject(new DOMException("stolen", "AbortError"));
        this.holder = null;
        this.queue.unshift(request);
      } else this.queue.push(request);
      this.#next();
    });
  }

  #next() {
    const request = this.holder ? null : this.queue.shift();
    if (!request) return;
    this.holder = request;
    queueMicrotask(async () => {
      await request.hold({});
      if (this.holder === request) this.holder = null;
      request.resolve();
      this.#next();
    });
  }
}

/** A claim that notes what becomes of it. */
function claimOf(locks) {
  const told = [];
  const tabLock = new TabLock("one", (isHeld) => told.push(isHeld), locks);
  return { tabLock, told };
}

test("the first page holds a game, the second waits, and has it when the first is closed", async () => {
  const locks = new FakeLocks();
  const [one, two] = [claimOf(locks), claimOf(locks)];
  await one.tabLock.begin();
  await two.tabLock.begin();
  assert.deepEqual([true, false], [one.tabLock.isHeld, two.tabLock.isHeld]);

  one.tabLock.release();
  await settle();
  assert.ok(two.tabLock.isHeld);
  assert.deepEqual([[true], [true]], [one.told, two.told]);
});

test("a claim is taken over, and back again", async () => {
  const locks = new FakeLocks();
  const [one, two] = [claimOf(locks), claimOf(locks)];
  await one.tabLock.begin();
  await two.tabLock.begin();
  two.tabLock.takeOver();
  await settle();
  assert.deepEqual([false, true], [one.tabLock.isHeld, two.tabLock.isHeld]);
  one.tabLock.takeOver();
  await settle();
  assert.deepEqual([true, false], [one.tabLock.isHeld, two.tabLock.isHeld]);
  assert.deepEqual([[true, false, true], [true, false]], [one.told, two.told]);

  one.tabLock.release();
  await settle();
  assert.ok(two.tabLock.isHeld);
});

test("a page that is closed while it waits never holds the game", async () => {
  const locks = new FakeLocks();
  const [one, two] = [claimOf(locks), claimOf(locks)];
  await one.tabLock.begin();
  await two.tabLock.begin();
  two.tabLock.release();
  one.tabLock.release();
  await settle();
  assert.deepEqual([[], null], [two.told, locks.holder]);
});

for (const [name, locks] of [
  ["no locks", undefined],
  ["locks that are forbidden", { request: () => Promise.reject(new DOMException("no", "SecurityError")) }],
])
  test(`with ${name} every page holds its games, and not alone`, async () => {
    const { tabLock } = claimOf(locks);
    await tabLock.begin();
    assert.deepEqual([true, false], [tabLock.isHeld, tabLock.isExclusive]);
  });

test("locks that do not answer cannot keep anybody from taking over", async () => {
  const { tabLock } = claimOf({ request: () => new Promise(() => {}) });
  await tabLock.begin();
  assert.ok(!tabLock.isHeld);
  await tabLock.takeOver();
  assert.deepEqual([true, false], [tabLock.isHeld, tabLock.isExclusive]);
});

test("a claim that was done without since the browser took long is the only one once it is granted", async () => {
  const late = {};
  late.request = (_, { steal }, hold) =>
    new Promise(() => {
      if (steal) late.grant = () => hold({});
    });
  const { tabLock, told } = claimOf(late);
  await tabLock.begin();
  await tabLock.takeOver();
  late.grant();
  assert.deepEqual([true, true], [tabLock.isHeld, tabLock.isExclusive]);
  assert.deepEqual([true], told, "what is at the table is not fetched twice");
});
