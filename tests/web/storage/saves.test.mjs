import assert from "node:assert/strict";
import { test } from "node:test";

import { Saves, isForgotten } from "../../../web/storage/saves.js";
import { saveOf } from "../kept.mjs";

/** A disk in memory: `isFull` takes nothing, `isSlow` answers when `go` is called. */
class FakeDisk extends EventTarget {
  constructor(records = []) {
    super();
    this.records = new Map(records.map((record) => [record.id, record]));
    this.isFull = false;
    this.isShut = false;
  }

  async update(id, change) {
    await undefined;
    if (this.isFull || this.isShut) throw new Error("full");
    const next = change(this.records.get(id));
    if (next === null) this.records.delete(id);
    else if (next) this.records.set(id, next);
  }

  async remove(key) {
    this.records.delete(key);
  }

  async restore(key, row) {
    await this.update(key, (stored) => (stored ? undefined : row));
  }

  async read(id) {
    if (this.isShut) throw new Error("shut");
    return this.records.get(id);
  }

  async all() {
    if (this.isShut) throw new Error("shut");
    return [...this.records.values()];
  }
}

const record = (change = {}) => saveOf({ text: "a", ...change });
const changes = (saves) => {
  const told = [];
  saves.addEventListener("change", () => told.push(saves.isLate("one")));
  return told;
};

test("a game is written one revision after the other, however fast they come", async () => {
  const disk = new FakeDisk();
  const saves = new Saves(disk, null);
  saves.put(record());
  await saves.put(record({ text: "b" }));
  assert.equal("b", disk.records.get("one").text);
  assert.equal("stored", await saves.put(record({ text: "c" })));
  assert.deepEqual(["c", 2], [disk.records.get("one").text, disk.records.get("one").revision]);
});

test("what another page has moved on is not overwritten", async () => {
  const disk = new FakeDisk([record({ revision: 4 })]);
  const [here, there] = [new Saves(disk, null), new Saves(disk, null)];
  const mine = await here.get("one");
  await there.put({ ...(await there.get("one")), text: "theirs" });
  assert.equal("stale", await here.put({ ...mine, text: "mine" }));
  assert.deepEqual(["theirs", 5], [disk.records.get("one").text, disk.records.get("one").revision]);

  assert.equal("theirs", (await here.get("one")).text);
  assert.equal("stored", await here.put(record({ text: "mine now" })));
});

test("records of older versions have no revision", async () => {
  const disk = new FakeDisk([record()]);
  const [here, there] = [new Saves(disk, null), new Saves(disk, null)];
  await Promise.all([here.get("one"), there.get("one")]);
  assert.equal("stored", await there.put(record({ text: "theirs" })));
  assert.equal("stale", await here.put(record({ text: "mine" })));
});

test("what cannot be written is kept, told of, and written when it can be", async () => {
  const disk = new FakeDisk([record({ text: "old", revision: 1 })]);
  const saves = new Saves(disk, null);
  const told = changes(saves);
  await saves.get("one");
  disk.isFull = true;
  assert.equal("failed", await saves.put(record({ text: "b" })));
  assert.equal("failed", await saves.put(record({ text: "c" })));
  assert.deepEqual([true], told);
  assert.ok(saves.isFailing && saves.isAtStake);
  assert.equal("c", (await saves.get("one")).text);
  assert.deepEqual(
    ["c"],
    (await saves.all()).map(({ text }) => text),
  );

  disk.isFull = false;
  assert.equal("stored", await saves.put(record({ text: "d" })));
  assert.deepEqual([true, false], told);
  assert.ok(!saves.isFailing);
});

test("one game that is written takes along those that could not be", async () => {
  const disk = new FakeDisk();
  const saves = new Saves(disk, null);
  disk.isFull = true;
  await saves.put(record());
  disk.isFull = false;
  await saves.put(record({ id: "two" }));
  assert.ok(await saves.settled());
  assert.deepEqual(["two", "one"], [...disk.records.keys()]);
});

test("a disk that opens late is given what it has missed", async () => {
  const disk = new FakeDisk();
  disk.isShut = true;
  const saves = new Saves(disk, null);
  assert.equal("failed", await saves.put(record()));
  assert.deepEqual([record()], await saves.all());
  disk.isShut = false;
  disk.dispatchEvent(new Event("open"));
  assert.ok(await saves.settled());
  assert.equal(1, disk.records.get("one").revision);
});

test("of two games out of one that the disk would not take none is lost", async () => {
  const disk = new FakeDisk([record({ revision: 1 })]);
  const [here, there] = [new Saves(disk, null), new Saves(disk, null)];
  await here.get("one");
  disk.isFull = true;
  await here.put(record({ text: "mine" }));
  disk.isFull = false;
  await there.put({ ...(await there.get("one")), text: "theirs" });
  assert.equal("stale", await here.put(record({ text: "mine, further" })));
  assert.ok(await here.settled());
  assert.deepEqual(
    ["mine, further", "theirs"],
    [...disk.records.values()].map(({ text }) => text).sort(),
  );
});

test("a game that is left to another page leaves what is not on disk as its own", async () => {
  const disk = new FakeDisk();
  const saves = new Saves(disk, null);
  await saves.put(record());
  await saves.cede("one");
  assert.equal(1, disk.records.size);
  disk.isFull = true;
  await saves.put(record({ text: "b" }));
  disk.isFull = false;
  await saves.cede("one");
  assert.ok(await saves.settled());
  assert.deepEqual(
    ["a", "b"],
    [...disk.records.values()].map(({ text }) => text).sort(),
  );
  assert.equal("a", (await saves.get("one")).text);
});

test("a deleted game is gone at once, and can be brought back", async () => {
  const disk = new FakeDisk([record({ revision: 7 })]);
  const saves = new Saves(disk, null);
  const kept = await saves.get("one");
  saves.remove("one");
  assert.deepEqual([null, []], [await saves.get("one"), await saves.all()]);
  assert.ok(await saves.settled());
  assert.equal("stored", await saves.put(kept));
  assert.equal("a", (await saves.get("one")).text);
});

test("a mark changes nothing else, and makes no other page's table stale", async () => {
  const disk = new FakeDisk([record({ revision: 2 })]);
  const saves = new Saves(disk, null);
  await saves.get("one");
  await new Saves(disk, null).mark("one", { filed: 5000 });
  assert.deepEqual(record({ revision: 2, filed: 5000 }), disk.records.get("one"));
  assert.equal("stored", await saves.put(record({ text: "b" })));
  await saves.mark("nothing", { opened: 1 });
  assert.equal(1, disk.records.size);
});

test("other pages are told what was written, and their word is passed on", async () => {
  const said = [];
  const channel = Object.assign(new EventTarget(), { postMessage: (word) => said.push(word) });
  const saves = new Saves(new FakeDisk(), channel);
  const heard = [];
  saves.addEventListener("elsewhere", ({ detail }) => heard.push(detail));
  await saves.put(record());
  await saves.remove("one");
  const theirs = { id: "two", isGone: false };
  channel.dispatchEvent(new MessageEvent("message", { data: theirs }));
  const ours = [false, true].map((isGone) => ({ id: "one", isGone }));
  assert.deepEqual([ours, [theirs]], [said, heard]);
});

test("a game nobody opens for a week is forgotten, unless there is a file of it", () => {
  const day = 24 * 3600 * 1000;
  const now = 100 * day;
  assert.ok(!isForgotten({ updated: now - 6 * day }, now));
  assert.ok(isForgotten({ updated: now - 8 * day }, now));
  assert.ok(!isForgotten({ updated: now - 50 * day, opened: now - day }, now));
  assert.ok(!isForgotten({ updated: now - 50 * day, filed: now - 40 * day }, now));
  assert.ok(isForgotten({ updated: now - 50 * day, filed: now - 60 * day }, now));
});

test("an open game that was thrown away under the page is stored again when the disk is closed", async () => {
  const disk = new FakeDisk();
  const saves = new Saves(disk, null);
  await saves.put(record());
  saves.hold(record());
  disk.records.clear();
  disk.dispatchEvent(new Event("closed"));
  assert.ok(await saves.settled());
  assert.equal("a", disk.records.get("one")?.text);
});

test("nothing is settled before an open game that is gone is stored again, whoever removed it", async () => {
  const disk = new FakeDisk();
  const [here, there] = [new Saves(disk, null), new Saves(disk, null)];
  await here.put(record());
  here.hold(record({ text: "b" }));
  await there.remove("one");
  disk.isFull = true;
  assert.ok(!(await here.settled()));
  assert.ok(here.isAtStake);
  disk.isFull = false;
  await here.put(record({ text: "b" }));
  assert.ok(await here.settled());
  assert.equal("b", disk.records.get("one")?.text);
});

test("a game that is closed here, or removed here, is not stored again", async () => {
  const disk = new FakeDisk();
  const saves = new Saves(disk, null);
  await saves.put(record());
  saves.hold(record());
  await saves.remove("one");
  assert.ok(await saves.settled());
  assert.deepEqual([], [...disk.records]);

  saves.hold(record());
  saves.release("one");
  disk.dispatchEvent(new Event("closed"));
  assert.ok(await saves.settled());
  assert.deepEqual([], [...disk.records]);
});

test("an open game that another page has moved on is left as it is there", async () => {
  const disk = new FakeDisk([record({ text: "theirs", revision: 7 })]);
  const saves = new Saves(disk, null);
  saves.hold(record({ text: "mine", revision: 3 }));
  assert.ok(await saves.settled());
  assert.equal("theirs", disk.records.get("one").text);
});

test("an open game that is closed while the page looks whether it is still stored is stored again", async () => {
  const disk = new FakeDisk();
  const saves = new Saves(disk, null);
  saves.hold(record());
  disk.dispatchEvent(new Event("closed"));
  saves.release("one");
  await new Promise((resolve) => setTimeout(resolve));
  assert.equal("a", disk.records.get("one")?.text);
});

test("what cannot be read hides no other game, and is neither opened nor overwritten", async () => {
  const broken = record({ id: "broken", updated: "yesterday" });
  const disk = new FakeDisk([record(), broken, { id: 5 }, record({ id: "two", updated: 2000 })]);
  const saves = new Saves(disk, null);
  assert.deepEqual(["two", "one"], (await saves.all()).map(({ id }) => id));
  assert.deepEqual([["broken", ".updated"], [5, ".id"]], (await saves.broken()).map(({ key, fault }) => [key, fault]));
  assert.equal(null, await saves.get("broken"));
  assert.equal("stale", await saves.put(record({ id: "broken" })));
  assert.deepEqual(broken, disk.records.get("broken"));
});

test("what cannot be read can be removed, and brought back as it was", async () => {
  const row = { id: "broken", count: 3n };
  const disk = new FakeDisk([record(), row]);
  const saves = new Saves(disk, null);
  const [broken] = await saves.broken();
  await saves.removeBroken(broken);
  assert.deepEqual([[], 1], [await saves.broken(), (await saves.all()).length]);
  await saves.restoreBroken(broken);
  assert.deepEqual(row, disk.records.get("broken"));
});

test("notes that cannot be stored are told of, read back, and written when they can be", async () => {
  const disk = new FakeDisk([record({ revision: 1, over: true })]);
  const saves = new Saves(disk, null);
  let told = 0;
  saves.addEventListener("change", () => (told += 1));
  await saves.get("one");
  disk.isFull = true;
  assert.equal("failed", await saves.mark("one", { notes: [[1, "here"]] }));
  assert.deepEqual([1, true, false, true], [told, saves.areNotesLate("one"), saves.isLate("one"), saves.isAtStake]);
  assert.deepEqual([[1, "here"]], (await saves.get("one")).notes);
  assert.deepEqual([[1, "here"]], (await saves.all())[0].notes);
  assert.equal(false, await saves.settled());

  disk.isFull = false;
  await saves.mark("one", { filed: 5 });
  assert.deepEqual([[[1, "here"]], 5], [disk.records.get("one").notes, disk.records.get("one").filed]);
  assert.deepEqual([2, false], [told, saves.isAtStake]);
});

test("notes that could not be stored go with the game that is written next", async () => {
  const disk = new FakeDisk([record({ revision: 1 })]);
  const saves = new Saves(disk, null);
  const game = await saves.get("one");
  disk.isFull = true;
  await saves.mark("one", { notes: [[1, "old"]] });
  disk.isFull = false;
  assert.equal("stored", await saves.put({ ...game, notes: [[1, "new"]] }));
  assert.ok(await saves.settled());
  assert.deepEqual([[1, "new"]], disk.records.get("one").notes);
  assert.ok(!saves.isAtStake);
});

test("that a file was made of a game is told nobody when it cannot be stored", async () => {
  const disk = new FakeDisk([record()]);
  const saves = new Saves(disk, null);
  disk.isFull = true;
  await saves.mark("one", { filed: 5000 });
  assert.ok(!saves.isAtStake);
  assert.ok(await saves.settled());
});
