import assert from "node:assert/strict";
import { test } from "node:test";

import { LastTables } from "../../../web/storage/last-tables.js";
import { Saves } from "../../../web/storage/saves.js";

/** A disk in memory. */
class Disk extends EventTarget {
  rows = new Map();
  isFull = false;

  async update(id, change) {
    if (this.isFull) throw new Error("full");
    const next = change(this.rows.get(id));
    if (next === null) this.rows.delete(id);
    else if (next) this.rows.set(id, next);
  }

  async remove(id) {
    this.rows.delete(id);
  }

  async read(id) {
    if (this.isFull) throw new Error("full");
    return this.rows.get(id);
  }

  async all() {
    return [...this.rows.values()];
  }
}

const EARLY = { table: { seal: "one", frame: "wide:620" }, explained: {}, remark: null };

test("a table is found by its game and save, in the same build of the page alone", async () => {
  const disk = new Disk();
  await new LastTables(disk, "one").keep("id", "save", EARLY);
  assert.deepEqual(await new LastTables(disk, "one").find("id", "save"), EARLY);
  assert.equal(await new LastTables(disk, "one").find("id", "another"), null);
  assert.equal(await new LastTables(disk, "one").find("other", "save"), null);
  assert.equal(await new LastTables(disk, "two").find("id", "save"), null);
});

for (const [what, change] of [
  ["text that was changed", { told: JSON.stringify({ ...EARLY, remark: {} }) }],
  ["text that is cut off", { told: '{"table"' }],
  ["text that is none of ours", { told: "{{", size: 2 }],
  ["text that tells of no table", { told: '{"table":3}', size: 11 }],
  ["no text", { told: undefined }],
  ["a save that is none", { text: 3 }],
])
  test(`a damaged table, with ${what}, is thrown away`, async () => {
    const disk = new Disk();
    const tables = new LastTables(disk, "one");
    await tables.keep("id", "save", EARLY);
    disk.rows.set("id", { ...disk.rows.get("id"), ...change });
    assert.equal(await tables.find("id", "save"), null);
    assert.equal(disk.rows.size, 0);
  });

test("the tables of the latest few games are kept, one of each", async () => {
  const disk = new Disk();
  const tables = new LastTables(disk, "one");
  for (let game = 0; game < 7; game += 1) {
    await tables.keep(`${game}`, "first", EARLY);
    disk.rows.set(`${game}`, { ...disk.rows.get(`${game}`), written: game });
  }
  await tables.keep("6", "save", EARLY);
  assert.deepEqual([...disk.rows.keys()], ["3", "4", "5", "6"]);
});

test("a page without a version keeps nothing, nor does a disk that fails", async () => {
  const disk = new Disk();
  await new LastTables(disk, "").keep("id", "save", EARLY);
  assert.equal(disk.rows.size, 0);
  disk.isFull = true;
  const tables = new LastTables(disk, "one");
  await tables.keep("id", "save", EARLY);
  assert.equal(await tables.find("id", "save"), null);
});

test("a table goes with its game", async () => {
  const disk = new Disk();
  const tables = new LastTables(disk, "one");
  await tables.keep("id", "save", EARLY);
  await new Saves(new Disk(), null, undefined, tables).remove("id");
  assert.equal(disk.rows.size, 0);
});
