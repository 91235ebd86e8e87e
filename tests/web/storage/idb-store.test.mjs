import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import { IdbStore } from "../../../web/storage/idb-store.js";

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
  const disk = new IdbStore("freebooters", "games", 10);
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
  let closed = 0;
  disk.addEventListener("closed", () => (closed += 1));
  database.onversionchange();
  assert.ok(database.isClosed);
  assert.equal(closed, 1);
  disk.all().catch(() => {});
  assert.equal(3, asked.length);
});

/** A browser with one database of that version and these stores: what its rows are is not its business. */
function fakeDatabase(version, stores) {
  const state = { version, stores: new Set(stores), opened: [] };
  const connect = () => ({
    version: state.version,
    objectStoreNames: { contains: (name) => state.stores.has(name) },
    createObjectStore: (name) => state.stores.add(name),
    close() {},
    transaction: () => ({ objectStore: () => ({ getAll: () => answered([]) }) }),
  });
  const answered = (result) => {
    const request = { result };
    queueMicrotask(() => request.onsuccess());
    return request;
  };
  globalThis.indexedDB = {
    open(_, wanted = Math.max(state.version, 1)) {
      state.opened.push(wanted);
      const isNew = wanted > state.version;
      if (isNew) state.version = wanted;
      const request = { result: connect() };
      queueMicrotask(() => {
        if (isNew) request.onupgradeneeded();
        request.onsuccess();
      });
      return request;
    },
  };
  return state;
}

test("a new database is made with its store", async () => {
  const state = fakeDatabase(0, []);
  assert.deepEqual(await diskOf().disk.all(), []);
  assert.deepEqual([state.version, [...state.stores]], [1, ["games"]]);
});

test("a database without its store gets it, keeps its others, and is read the next time", async () => {
  const state = fakeDatabase(1, ["others"]);
  assert.deepEqual(await diskOf().disk.all(), []);
  assert.deepEqual([state.version, state.stores.has("others"), state.stores.has("games")], [2, true, true]);

  const { disk } = diskOf();
  assert.deepEqual(await disk.all(), []);
  assert.deepEqual([state.version, disk.isShut, disk.isNewer], [2, false, false]);
  state.stores.delete("games");
  assert.deepEqual(await diskOf().disk.all(), []);
  assert.equal(state.version, 3);
});

test("a database of a newer page is left as it is", async () => {
  const state = fakeDatabase(2, ["games", "more"]);
  const { disk } = diskOf();
  await assert.rejects(disk.all());
  await assert.rejects(disk.update("one", () => null));
  assert.deepEqual([state.version, disk.isShut, disk.isNewer], [2, true, true]);
  assert.deepEqual([...state.stores], ["games", "more"]);
});

test("a record that the browser cannot read hides no others", async () => {
  fakeBrowser();
  const request = (result, isBroken = false) => {
    const made = { result, error: new Error("lost") };
    queueMicrotask(() => (isBroken ? made.onerror() : made.onsuccess()));
    return made;
  };
  const store = {
    getAll: () => request(null, true),
    getAllKeys: () => request(["one", "two"]),
    get: (key) => request({ id: key, game: "cartagena" }, key === "one"),
  };
  const database = {
    version: 1,
    objectStoreNames: { contains: () => true },
    transaction: () => ({ objectStore: () => store }),
  };
  globalThis.indexedDB = { open: () => request(database) };
  const { disk, opened } = diskOf();
  assert.deepEqual(await disk.all(), [{ id: "one" }, { id: "two", game: "cartagena" }]);
  assert.deepEqual([disk.isShut, opened], [false, []]);
});

test("what a store does not take is refused, and no error is left over", async () => {
  const transaction = { abort() {}, objectStore: () => store };
  const store = {
    get: () => {
      const made = {};
      queueMicrotask(() => made.onsuccess());
      return made;
    },
    put() {
      throw new Error("cannot be cloned");
    },
  };
  const database = { version: 1, objectStoreNames: { contains: () => true }, transaction: () => transaction };
  globalThis.indexedDB = {
    open() {
      const made = { result: database };
      queueMicrotask(() => made.onsuccess());
      return made;
    },
  };
  await assert.rejects(diskOf().disk.update("one", () => ({ id: "one" })), /cloned/);
});
