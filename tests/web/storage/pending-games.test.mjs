import assert from "node:assert/strict";
import { test } from "node:test";

import { PendingGames } from "../../../web/storage/pending-games.js";

const SEATS = [{ name: "Anne", colour: "red", who: "human" }];
const START = { game: "cartagena", options: {}, seats: SEATS, seed: null };

/** Where a browser keeps texts. */
function storage(full = false) {
  const texts = new Map();
  return {
    getItem: (key) => texts.get(key) ?? null,
    removeItem: (key) => void texts.delete(key),
    setItem(key, text) {
      if (full) throw new Error("full");
      texts.set(key, text);
    },
  };
}

test("a table that waits for friends is there after its tab was closed, as it stood last", () => {
  const lasting = storage();
  const tab = new PendingGames(storage(), lasting);
  tab.wait("one", START);
  tab.wait("one", { ...START, seats: [{ name: "Ben", colour: "blue", who: "friend" }] });
  const other = new PendingGames(storage(), lasting);
  assert.deepEqual(other.waiting.map(({ id }) => id), ["one"]);
  other.recall("one");
  assert.equal(other.get("one").seats[0].name, "Ben");
});

test("a table that is dealt or given up waits no longer, and others do still", () => {
  const pendingGames = new PendingGames(storage(), storage());
  for (const id of ["one", "two"]) pendingGames.wait(id, START);
  pendingGames.leave("one");
  assert.deepEqual(pendingGames.waiting.map(({ id }) => id), ["two"]);
});

test("of the tables that wait the latest few are kept", () => {
  const pendingGames = new PendingGames(storage(), storage());
  for (let count = 0; count < 9; count += 1) pendingGames.wait(`${count}`, START);
  assert.deepEqual(pendingGames.waiting.map(({ id }) => id), ["8", "7", "6", "5"]);
});

test("where nothing can be kept, or nothing readable was, a table still waits in its own page", () => {
  for (const lasting of [null, storage(true), { ...storage(), getItem: () => "{" }, { ...storage(), getItem: () => "[1, null]" }]) {
    const pendingGames = new PendingGames(null, lasting);
    pendingGames.wait("one", START);
    assert.equal(pendingGames.get("one"), START);
    assert.deepEqual(pendingGames.waiting, []);
  }
});
