import assert from "node:assert/strict";
import { test } from "node:test";

import { FriendEngine } from "../../../../web/features/post/friend-engine.js";

/** An engine that has noted what it was asked. */
class Engine extends EventTarget {
  report = { stage: "ready", loaded: 1, total: 1 };
  ready = true;
  isWanted = true;
  saved = "another game";
  asked = [];

  constructor(...answers) {
    super();
    this.answers = answers;
  }

  async ask(command) {
    this.asked.push(command);
    return this.answers.shift();
  }
}

const OPENING = { kept: "{}", number: 3, plain: "AA==" };
const LETTER = { number: 3, newest: 3 };
const TABLE = { ok: true, game: "cartagena" };

function friend(engine, told = [], first = null) {
  const closing = new AbortController();
  const own = new FriendEngine(engine, OPENING, first, async (opened) => void told.push(opened), closing.signal);
  return { closing, own };
}

test("a game that begins is the letter that lies on the table, which is told before it is shown", async () => {
  const told = [];
  const opened = { ok: true, found: "new", kept: '{"a":1}', letter: LETTER, table: TABLE };
  const engine = new Engine(opened);
  const { own } = friend(engine, told);
  assert.equal(await own.ask({ do: "start", game: "cartagena", seats: [], options: {}, seed: null, frame: "wide:620" }), TABLE);
  assert.deepEqual(engine.asked, [{ do: "open_letter", ...OPENING, frame: "wide:620" }]);
  assert.deepEqual(told, [opened]);
});

test("what was opened already for that frame is not asked for again, but for another frame, and later", async () => {
  const [opened, again] = [TABLE, { ...TABLE }].map((table) => ({ ok: true, found: "new", kept: "{}", letter: LETTER, table }));
  for (const [frame, asked, laid] of [["wide:620", 0, opened], ["tall:844", 1, again]]) {
    const [told, engine] = [[], new Engine(again, again)];
    const { own } = friend(engine, told, { frame: "wide:620", letter: opened });
    assert.equal(await own.ask({ do: "start", frame }), laid.table);
    assert.equal(engine.asked.length, asked);
    assert.deepEqual(told, [laid]);
    assert.equal(await own.ask({ do: "start", frame }), again.table);
  }
});

test("a letter without a table is refused with what it is, and what is wrong is handed on", async () => {
  const wrong = { ok: false, error: { key: "error-letter", args: { field: "letter" } }, rule: null };
  const { own } = friend(new Engine({ ok: true, found: "whole", kept: "{}", letter: LETTER, table: null }, wrong));
  const start = { do: "start", frame: "wide:620" };
  assert.deepEqual((await own.ask(start)).error, { key: "post-found-whole", args: { number: 3 } });
  assert.equal(await own.ask(start), wrong);
});

test("everything else is asked of the engine, whose game is never the friend's", async () => {
  const engine = new Engine(TABLE);
  const { own } = friend(engine);
  const act = { do: "act", revision: 1, seat: 1, action: [] };
  assert.equal(await own.ask(act), TABLE);
  assert.deepEqual(engine.asked, [act]);
  assert.equal(own.saved, "");
});

test("it is heard that the engine has ended, as long as the table is open", () => {
  const engine = new Engine();
  const { closing, own } = friend(engine);
  let heard = 0;
  own.addEventListener("lost", () => (heard += 1));
  engine.dispatchEvent(new Event("lost"));
  closing.abort();
  engine.dispatchEvent(new Event("lost"));
  assert.equal(heard, 1);
});
