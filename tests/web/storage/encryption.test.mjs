import assert from "node:assert/strict";
import { test } from "node:test";

import { Saves, isForgotten } from "../../../web/storage/saves.js";
import { Encryption } from "../../../web/storage/encryption.js";
import { saveOf } from "../kept.mjs";

/** A disk in memory. */
class FakeDisk extends EventTarget {
  constructor() {
    super();
    this.records = new Map();
  }

  async update(id, change) {
    const next = change(this.records.get(id));
    if (next) this.records.set(id, next);
  }

  async read(id) {
    return this.records.get(id);
  }

  async all() {
    return [...this.records.values()];
  }
}

const SECRET = '{"log":["skull"]}';
const record = (change = {}) => saveOf({ text: SECRET, ...change });

test("what is locked can be opened by the same device alone", async () => {
  const keys = new FakeDisk();
  const locked = await new Encryption(keys).lock(SECRET);
  assert.ok(!new TextDecoder().decode(locked.data).includes("skull"));
  assert.equal(await new Encryption(keys).open(locked), SECRET);
  await assert.rejects(new Encryption(new FakeDisk()).open(locked));
  const [{ key }] = keys.records.values();
  assert.equal(key.extractable, false);
});

test("no two locks are alike, and one key is enough", async () => {
  const keys = new FakeDisk();
  const vaults = [new Encryption(keys), new Encryption(keys)];
  const [one, other] = await Promise.all(vaults.map((encryption) => encryption.lock(SECRET)));
  assert.notDeepEqual(one.data, other.data);
  assert.equal(await vaults[0].open(other), SECRET);
  assert.equal(await vaults[1].open(one), SECRET);
});

test("what is stored in place of the key and is none is replaced, and games are locked again", async () => {
  for (const key of [undefined, null, "key", {}, { type: "secret" }]) {
    const keys = new FakeDisk();
    keys.records.set("saves", { id: "saves", key });
    const locked = await new Encryption(keys).lock(SECRET);
    assert.equal(await new Encryption(keys).open(locked), SECRET);
  }
});

test("a game with friends is under lock on the disk until it is over", async () => {
  const disk = new FakeDisk();
  const saves = new Saves(disk, null, new Encryption(new FakeDisk()));
  await saves.put(record({ isLocked: true }));
  assert.ok(!JSON.stringify(disk.records.get("one")).includes("skull"));
  assert.equal((await saves.all())[0].text, "");
  await saves.mark("one", { title: "Friday" });
  const found = await saves.get("one");
  assert.deepEqual([found.text, found.title, found.locked], [SECRET, "Friday", undefined]);

  await saves.put({ ...found, isLocked: false });
  assert.deepEqual([disk.records.get("one").text, disk.records.get("one").locked], [SECRET, undefined]);
});

test("rather than not kept a game is kept without a lock", async () => {
  const disk = new FakeDisk();
  const saves = new Saves(disk, null, new Encryption(new FakeDisk()));
  saves.encryption.crypto = undefined; // as on a page that did not come over HTTPS
  await saves.put(record({ isLocked: true }));
  assert.equal((await saves.get("one")).text, SECRET);
});

test("where the key is gone the text is none", async () => {
  const disk = new FakeDisk();
  await new Saves(disk, null, new Encryption(new FakeDisk())).put(record({ isLocked: true }));
  assert.equal((await new Saves(disk, null, new Encryption(new FakeDisk())).get("one")).text, "");
});

test("nobody is reminded to make a file of a game under lock", () => {
  assert.ok(isForgotten(record(), 1e12));
  assert.ok(!isForgotten(record({ isLocked: true }), 1e12));
});

test("an open game with friends can be opened again after games and keys were thrown away, in any order", async () => {
  const [disk, keys] = [new FakeDisk(), new FakeDisk()];
  const thrown = (each) => {
    each.records.clear();
    each.dispatchEvent(new Event("closed"));
  };
  for (const order of [
    [disk, keys],
    [keys, disk],
  ]) {
    const saves = new Saves(disk, null, new Encryption(keys));
    await saves.put(record({ isLocked: true }));
    saves.hold(record({ isLocked: true }));
    for (const each of order) {
      thrown(each);
      assert.ok(await saves.settled());
    }
    const later = new Saves(disk, null, new Encryption(keys));
    assert.equal((await later.get("one"))?.text, SECRET);
  }
});
