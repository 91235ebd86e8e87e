import assert from "node:assert/strict";
import { test } from "node:test";

import { writtenBroken } from "../../../web/model/stored-shapes.js";
import { hash, parse } from "../../../web/page/router.js";
import { ANY, PostGames, postId } from "../../../web/post/post-games.js";
import { chance, mutated } from "../mutated.mjs";
import { BYTES, DEALT, GAME } from "./games.mjs";

const MANY = process.env.LONG_SWEEPS ? 10_000 : 1_500;
/** One that has come from another device, and goes on at a third. */
const HANDED = { ...GAME, id: "0a0b0c0e-1", turn: "moved", keys: [{ seat: 1, secret: BYTES }], seated: { ...GAME.seated, moved: { text: "cartagena.AbC", kept: "{}" } } };

/** One that something becomes of; its bytes as what has no parts. */
const ILL = JSON.parse(JSON.stringify({ ...DEALT, id: "0a0b0c0d" }), (_, value) => (value?.[0] === 1 && value[3] === 4 ? BYTES.buffer : value));

/** A disk in memory. */
class Disk {
  rows = new Map();

  constructor(...rows) {
    for (const [at, row] of rows.entries()) this.rows.set(Object(row).id ?? at, row);
  }

  async all() {
    return [...this.rows.values()];
  }

  async read(id) {
    return this.rows.get(id);
  }

  async update(id, change) {
    const next = change(this.rows.get(id));
    if (next) this.rows.set(id, next);
  }

  async remove(id) {
    this.rows.delete(id);
  }
}

/** A storage of the browser in memory. */
class Flags extends Map {
  setItem(name, value) {
    this.set(name, value);
  }

  removeItem(name) {
    this.delete(name);
  }
}

test("a game’s id is its table’s, and of a friend’s seat names that too, and stands in an address", () => {
  assert.deepEqual([postId(BYTES), postId(BYTES, 1)], [DEALT.id, GAME.id]);
  for (const { id } of [GAME, DEALT]) assert.deepEqual(parse(hash({ screen: "post", letter: id })), { screen: "post", letter: id });
});

test("whatever is wrong with one game by post, the others are listed, and it is or it is told as broken", async () => {
  const random = chance(48);
  const counts = { whole: 0, broken: 0 };
  for (let round = 0; round < MANY; round += 1) {
    const disk = new Disk(GAME);
    disk.rows.set("ill", mutated(random, ILL));
    disk.rows.set("last", DEALT);
    const games = new PostGames(disk, null, null);
    const [found, broken] = [await games.all(), await games.broken()];
    assert.equal(found.length + broken.length, 3);
    for (const each of [GAME, DEALT]) assert.ok(found.includes(each));
    for (const each of broken) assert.ok(writtenBroken(each.row).length > 1);
    counts[broken.length > 0 ? "broken" : "whole"] += 1;
  }
  assert.ok(Math.min(counts.whole, counts.broken) > MANY / 50, JSON.stringify(counts));
});

test("a game may have come from another device, and go on at a third", async () => {
  const games = new PostGames(new Disk(HANDED), null, null);
  assert.deepEqual(await games.all(), [HANDED]);
  for (const keys of [[], [{ seat: 1 }], null]) {
    const broken = new PostGames(new Disk({ ...HANDED, keys }), null, null);
    assert.equal((await broken.broken()).length, 1);
  }
});

test("a game is dealt here or somebody has a seat in it, and never both", async () => {
  const both = { ...DEALT, seated: GAME.seated };
  const games = new PostGames(new Disk(both, { ...GAME, id: "0a0b0c0d", seated: null }), null, null);
  assert.deepEqual(await games.all(), []);
  assert.equal((await games.broken()).length, 2);
});

test("what cannot be read is neither changed nor written over, and one that is not there is not made", async () => {
  const ill = { ...GAME, turn: "nobody’s" };
  const disk = new Disk(ill);
  const games = new PostGames(disk, null, null);
  assert.equal(await games.of(GAME.id), null);
  assert.equal(await games.add(GAME), false);
  assert.equal(await games.change(GAME.id, () => ({ turn: "own" })), null);
  assert.equal(disk.rows.get(GAME.id), ill);
  assert.equal(await games.change("0a0b0c0d", () => ({ turn: "own" })), null);
  assert.equal(disk.rows.size, 1);
});

test("the game of a table is found by its save", async () => {
  const games = new PostGames(new Disk(GAME, DEALT), null, null);
  assert.equal(await games.dealtAs("0a1b"), DEALT);
  assert.equal(await games.dealtAs("ffff"), null);
});

test("the first screen is told without the disk whether there are any", async () => {
  const flags = new Flags();
  const games = new PostGames(new Disk(), flags, null);
  await games.add(GAME);
  await games.add(DEALT);
  await games.remove(GAME.id);
  assert.ok(flags.has(ANY));
  await games.remove(DEALT.id);
  assert.ok(!flags.has(ANY));
});

test("what one page has written is known to the others", async () => {
  const disk = new Disk();
  const [one, other] = ["post-test", "post-test"].map((name) => new PostGames(disk, null, new BroadcastChannel(name)));
  const heard = new Promise((resolve) => other.addEventListener("change", resolve, { once: true }));
  assert.ok(await one.add(GAME));
  await heard;
  for (const { channel } of [one, other]) channel.close();
});
