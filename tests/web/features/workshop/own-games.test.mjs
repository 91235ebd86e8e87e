import assert from "node:assert/strict";
import { test } from "node:test";

import { OwnGames } from "../../../../web/features/workshop/own-games.js";
import { rulesFile } from "../../../../web/features/workshop/rules-file.js";
import { writtenBroken } from "../../../../web/model/stored-shapes.js";
import { hash } from "../../../../web/page/router.js";
import { chance, mutated } from "../../mutated.mjs";

const MANY = process.env.LONG_SWEEPS ? 10_000 : 1_500;
const GAME = { id: "one", base: "farkle", name: "Mine", text: "x = 1\n", seed: "reef", changed: 1e12 };

/** A disk in memory. */
class Disk extends EventTarget {
  rows = new Map();

  async all() {
    return [...this.rows.values()];
  }

  async update(id, change) {
    const next = change(this.rows.get(id));
    if (next) this.rows.set(id, next);
  }

  async remove(id) {
    this.rows.delete(id);
  }

  async restore(id, row) {
    if (!this.rows.has(id)) this.rows.set(id, row);
  }
}

test("whatever is wrong with one of the reader's own games, the others are listed, and it is or it is told as broken", async () => {
  const random = chance(10);
  const counts = { whole: 0, broken: 0 };
  for (let round = 0; round < MANY; round += 1) {
    const disk = new Disk();
    const ill = mutated(random, { ...GAME, id: "ill" });
    const good = [GAME, { ...GAME, id: "two", changed: 1 }];
    for (const [at, row] of [good[0], ill, good[1]].entries()) disk.rows.set(at, row);
    const own = new OwnGames(disk);
    const [found, broken] = [await own.all(), await own.broken()];
    assert.equal(found.length + broken.length, 3);
    for (const each of good) assert.ok(found.includes(each));
    for (const each of found) {
      assert.equal(hash({ screen: "workshop", rules: each.id }), `#/workshop/${each.id}`);
      rulesFile(each);
      new Intl.DateTimeFormat("en").format(each.changed);
    }
    for (const each of broken) assert.ok(writtenBroken(each.row).length > 1);
    counts[broken.length > 0 ? "broken" : "whole"] += 1;
  }
  assert.ok(Math.min(counts.whole, counts.broken) > MANY / 50, JSON.stringify(counts));
});

test("what cannot be read is not written over, is deleted alone and comes back", async () => {
  const disk = new Disk();
  const ill = { ...GAME, text: 3 };
  disk.rows.set("one", ill).set("two", { ...GAME, id: "two" });
  const own = new OwnGames(disk);
  assert.equal(await own.put(GAME), false);
  assert.equal(disk.rows.get("one"), ill);
  const [broken] = await own.broken();
  assert.equal(broken.fault, ".text");
  await own.removeBroken(broken);
  assert.deepEqual([...disk.rows.keys()], ["two"]);
  await own.restoreBroken(broken);
  assert.equal(disk.rows.get("one"), ill);
  assert.equal(await own.put({ ...GAME, id: "three" }), true);
});
