import assert from "node:assert/strict";
import { test } from "node:test";

import { PostArrivals } from "../../../../web/features/post/post-arrivals.js";
import { PostGames } from "../../../../web/post/post-games.js";
import { BYTES, DEALT } from "../../post/games.mjs";

const ANSWER = { seat: 1, number: 3, plain: BYTES, isRequest: false };
const GAME = {
  ...DEALT,
  seats: [
    { name: "Annika", colour: "red", who: "human" },
    { name: "Bart", colour: "blue", who: "friend" },
  ],
  waits: [1],
  arrived: [ANSWER],
};

/** A disk in memory, which takes nothing while it is full. */
class Disk {
  isFull = false;

  constructor(row) {
    this.row = row;
  }

  async read() {
    return this.row;
  }

  async update(_, change) {
    const next = change(this.row);
    if (this.isFull) throw new DOMException("no", "QuotaExceededError");
    this.row = next ?? this.row;
  }
}

const TABLE = { ok: true, position: 5 };

/** A table at which something has come; `answers`: of the engine to what it is asked first. */
function table({ game = GAME, answers = [] } = {}) {
  const disk = new Disk(game);
  const games = new PostGames(disk, null, null);
  const asked = [];
  const said = [];
  const disks = { isSaved: true };
  const ask = async (command) => {
    asked.push(command.do);
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    if (answer) return answer;
    return command.do === "news" ? TABLE : { ok: true, found: "played", changed: true, counted: 1, count: 1 };
  };
  const app = {
    engine: { ask },
    words: { t: (key, { name } = {}) => (name ? `${key} ${name}` : key) },
    toasts: { show: (text) => said.push(text) },
    saves: { settled: async () => disks.isSaved },
  };
  const holds = [];
  const session = {
    outgoing: null,
    autosave: { save: () => {} },
    troubles: [],
    heard: [],
    idle: async () => {},
    measure: () => "wide:620",
    hear: (table) => session.heard.push(table),
    trouble: (answer) => session.troubles.push(answer),
    offer: (outgoing) => {
      session.outgoing = outgoing;
      holds.push(outgoing?.holds ?? false);
    },
  };
  const arrivals = new PostArrivals(app, games, session, game);
  const look = async () => arrivals.takeUp(await games.of(GAME.id));
  return { arrivals, asked, disk, disks, games, holds, look, said, session };
}

test("an answer is taken up once, is told, and comes off the disk", async () => {
  const { asked, disk, holds, look, said, session } = table();
  assert.equal(await look(), true);
  assert.equal(await look(), false);
  assert.deepEqual(asked, ["take_answer", "news"]);
  assert.deepEqual(session.heard, [TABLE]);
  assert.deepEqual(said, ["post-taken-played Bart"]);
  assert.deepEqual(holds, [true, false]);
  assert.deepEqual([disk.row.arrived, disk.row.turn], [[], "own"]);
});

test("two that are the same are both taken up, so that this is told", async () => {
  const again = { ok: true, found: "again", changed: false };
  const { disk, look, said } = table({ game: { ...GAME, arrived: [ANSWER, { ...ANSWER }] }, answers: [undefined, again] });
  assert.equal(await look(), true);
  assert.deepEqual(said, ["post-taken-played Bart post-taken-again Bart"]);
  assert.deepEqual(disk.row.arrived, []);
});

test("one that comes once more is taken up again, so that this is told", async () => {
  const { asked, games, look, said } = table({ answers: [undefined, undefined, { ok: true, found: "again", changed: false }] });
  await look();
  await games.change(GAME.id, () => ({ arrived: [ANSWER] }));
  assert.equal(await look(), false);
  assert.deepEqual(asked, ["take_answer", "news", "take_answer"]);
  assert.deepEqual(said, ["post-taken-played Bart", "post-taken-again Bart"]);
});

test("where the disk is full one plays on, that is told once, and the disk forgets the answer when it can", async () => {
  const { asked, disk, holds, look, said } = table();
  disk.isFull = true;
  assert.equal(await look(), true);
  assert.equal(await look(), false);
  assert.deepEqual(asked, ["take_answer", "news"]);
  assert.deepEqual(said, ["post-taken-played Bart", "post-taken-played Bart error-storage"]);
  assert.deepEqual(holds, [true, false]);
  assert.deepEqual(disk.row.arrived, [ANSWER]);

  disk.isFull = false;
  await look();
  await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual(disk.row.arrived, []);
  assert.equal(said.length, 2);
});

test("an answer stays on the disk until the table with it is there", async () => {
  const { disk, disks, look, said } = table();
  disks.isSaved = false;
  await look();
  assert.deepEqual(disk.row.arrived, [ANSWER]);
  assert.match(said.at(-1), /error-storage/);
  disks.isSaved = true;
  await look();
  await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual(disk.row.arrived, []);
});

test("an answer that the disk has not taken is taken up all the same, once", async () => {
  const { asked, disk, look } = table();
  disk.row = { ...GAME, arrived: [] };
  assert.equal(await look(), true);
  assert.equal(await look(), false);
  assert.deepEqual(asked, ["take_answer", "news"]);
});

test("whatever goes wrong the table is not held, and the answer is taken up later", async () => {
  const lost = { ok: false, error: { key: "error-engine-lost" }, rule: null };
  for (const answers of [[lost], [undefined, lost]]) {
    const { holds, look, session, disk } = table({ answers });
    assert.equal(await look(), true);
    assert.deepEqual([session.troubles, holds.at(-1), disk.row.arrived], [[lost], false, [ANSWER]]);
    assert.equal(await look(), true);
    assert.deepEqual([session.heard, disk.row.arrived], [[TABLE], []]);
  }

  const { holds, look, disk } = table({ answers: [new Error("broken")] });
  await assert.rejects(look(), /broken/);
  assert.equal(holds.at(-1), false);
  assert.equal(await look(), true);
  assert.deepEqual(disk.row.arrived, []);
});

test("what another page may have undone is taken up again", async () => {
  const { arrivals, asked, disk, look } = table();
  disk.isFull = true;
  await look();
  arrivals.leave();
  assert.equal(arrivals.due(disk.row).length, 1);
  await look();
  assert.deepEqual(asked, ["take_answer", "news", "take_answer", "news"]);
});
