import assert from "node:assert/strict";
import { test } from "node:test";

import { Collection } from "../../../../web/features/club/collection.js";

/** An engine that answers when it is told to, and keeps every word it is given as a result. */
function collecting(kept = []) {
  const asked = [];
  const ask = (question) =>
    new Promise((answer) => {
      const added = question.added.split(" ").filter(Boolean);
      asked.push({ answers: (ok = true) => answer({ ok, kept: [...question.kept, ...added] }) });
    });
  const own = { code: "code", word: "", kept };
  return { asked, collection: new Collection({ engine: { ask } }, own) };
}

const turns = () => new Promise((done) => setTimeout(done));

test("what is added while other results are still looked through is added to them", async () => {
  const { asked, collection } = collecting();
  const pasted = collection.add({ added: "mia ben" });
  const dropped = collection.add({ added: "cas" });
  await turns();
  assert.equal(asked.length, 1);
  asked[0].answers();
  assert.equal((await pasted).before, 0);
  await turns();
  asked[1].answers();
  assert.equal((await dropped).before, 2);
  assert.deepEqual(collection.own.kept, ["mia", "ben", "cas"]);
});

test("what is taken away meanwhile stays away", async () => {
  const { asked, collection } = collecting(["mia"]);
  void collection.add({ added: "ben" });
  const removed = collection.add({ removed: "mia" });
  await turns();
  asked[0].answers();
  await turns();
  asked[1].answers();
  await removed;
  assert.deepEqual(collection.own.kept, ["ben"]);
});

test("what cannot be taken holds up nothing", async () => {
  const { asked, collection } = collecting(["mia"]);
  void collection.add({ added: "nonsense" });
  const added = collection.add({ added: "ben" });
  await turns();
  asked[0].answers(false);
  await turns();
  asked[1].answers();
  await added;
  assert.deepEqual(collection.own.kept, ["mia", "ben"]);
});

test("what is only looked at is not taken, and waits for what is being added", async () => {
  const { asked, collection } = collecting(["mia"]);
  const added = collection.add({ added: "ben" });
  const looked = collection.look({ added: "cas" });
  await turns();
  assert.equal(asked.length, 1);
  asked[0].answers();
  await added;
  await turns();
  asked[1].answers();
  assert.deepEqual((await looked).answer.kept, ["mia", "ben", "cas"]);
  assert.deepEqual(collection.own.kept, ["mia", "ben"]);
});
