import assert from "node:assert/strict";
import { test } from "node:test";

import { Results } from "../../../web/storage/results.js";
import { resultOf } from "../kept.mjs";

/** A disk in memory. */
class FakeDisk {
  constructor(rows) {
    this.rows = new Map(rows.map((row) => [row.id, row]));
  }

  async update(id, change) {
    const next = change(this.rows.get(id));
    if (next === null) this.rows.delete(id);
    else if (next) this.rows.set(id, next);
  }

  async remove(key) {
    this.rows.delete(key);
  }

  async restore(key, row) {
    await this.update(key, (stored) => stored ?? row);
  }

  async all() {
    return [...this.rows.values()];
  }
}

test("one broken result hides no other, and can be removed and brought back", async () => {
  const broken = resultOf({ id: "broken", day: "2026-99-99" });
  const disk = new FakeDisk([resultOf({ when: 2 }), broken, resultOf({ id: "two", when: 1 })]);
  const results = new Results(disk);
  let told = 0;
  results.addEventListener("change", () => (told += 1));
  assert.deepEqual((await results.all()).map(({ id }) => id), ["two", "one"]);
  const [found] = await results.broken();
  assert.deepEqual([found.key, found.fault], ["broken", ".day"]);

  await results.removeBroken(found);
  assert.deepEqual([(await results.broken()).length, told], [0, 1]);
  await results.restoreBroken(found);
  assert.deepEqual(disk.rows.get("broken"), broken);
});

test("a broken result is not written over", async () => {
  const broken = resultOf({ ranks: "first" });
  const disk = new FakeDisk([broken]);
  const results = new Results(disk);
  await results.add([resultOf()]);
  await results.amend("one", { rival: undefined });
  assert.deepEqual(disk.rows.get("one"), broken);
});
