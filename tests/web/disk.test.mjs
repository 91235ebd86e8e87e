import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import { Disk } from "../../web/disk.js";

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

/** A request that is answered when the test says so. */
class FakeRequest {
  answer(result) {
    this.result = result;
    this.onsuccess?.();
  }

  fail() {
    this.error = new Error("broken");
    this.onerror?.();
  }
}

/** A browser's store: every request waits in `asked` for its answer. */
function fakeBrowser() {
  const asked = [];
  const ask = () => {
    const request = new FakeRequest();
    asked.push(request);
    return request;
  };
  globalThis.indexedDB = { open: ask };
  const database = {
    version: 1,
    objectStoreNames: { contains: (name) => name === "games" },
    close: () => (database.isClosed = true),
    transaction: () => ({ objectStore: () => ({ getAll: ask, get: ask }) }),
  };
  return { asked, database };
}

/** A disk with a short time limit, and how often it opened after all. */
function diskOf() {
  const disk = new Disk("freebooters", "games", 10);
  const opened = [];
  disk.addEventListener("open", () => opened.push(disk.isShut));
  return { disk, opened };
}

afterEach(() => delete globalThis.indexedDB);

test("a disk that answers in time is read", async () => {
  const { asked, database } = fakeBrowser();
  const { disk, opened } = diskOf();
  const all = disk.all();
  asked[0].answer(database);
  await settle();
  asked[1].answer([{ id: "one" }]);
  assert.deepEqual([[{ id: "one" }], []], [await all, opened]);
});

test("nobody waits twice for one that does not open, and it is heard when it does", async () => {
  const { asked, database } = fakeBrowser();
  const { disk, opened } = diskOf();
  await assert.rejects(disk.all());
  assert.ok(disk.isShut);
  disk.timeLimit = 60_000;
  await assert.rejects(disk.all());
  assert.equal(1, asked.length);

  asked[0].answer(database);
  await settle();
  assert.deepEqual([[false], false], [opened, disk.isShut]);
  const all = disk.all();
  await settle();
  asked[1].answer([]);
  assert.deepEqual([], await all);
});

test("one that cannot be opened is tried again", async () => {
  const { asked, database } = fakeBrowser();
  const { disk, opened } = diskOf();
  const first = assert.rejects(disk.all());
  asked[0].fail();
  await first;
  assert.ok(disk.isShut);
  const all = disk.all();
  asked[1].answer(database);
  await settle();
  asked[2].answer([]);
  assert.deepEqual([[], [false]], [await all, opened]);
});

test("one that opens but does not let itself be read is shut until it does", async () => {
  const { asked, database } = fakeBrowser();
  const { disk, opened } = diskOf();
  const all = assert.rejects(disk.all());
  asked[0].answer(database);
  await all;
  assert.ok(disk.isShut);
  asked[1].answer([]);
  await settle();
  assert.deepEqual([[false], false], [opened, disk.isShut]);
});

test("without any storage every call is refused at once", async () => {
  const { disk } = diskOf();
  disk.timeLimit = 60_000;
  await assert.rejects(disk.read("one"));
  await assert.rejects(disk.update("one", () => null));
  assert.ok(disk.isShut);
});

test("a connection the browser has closed is opened anew", async () => {
  const { asked, database } = fakeBrowser();
  const { disk } = diskOf();
  const all = disk.all();
  asked[0].answer(database);
  await settle();
  asked[1].answer([]);
  await all;
  database.onversionchange();
  assert.ok(database.isClosed);
  disk.all().catch(() => {});
  assert.equal(3, asked.length);
});
