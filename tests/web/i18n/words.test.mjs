// Of which rooms the words are fetched, and when.
import "../document.mjs";

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { setTimeout as after } from "node:timers/promises";

import { Words } from "../../../web/i18n/words.js";

const ROOMS = ["chess", "go"].map((id) => ({ id, title: id.toUpperCase() }));

/** What the host was asked for, and what it lacks. */
let asked;
let lacking;

Object.defineProperty(globalThis, "navigator", { value: { languages: ["en"] } });

globalThis.fetch = async (address) => {
  const name = address.href.replace("http://host/", "");
  if (!asked.includes(name)) asked.push(name);
  if (lacking.has(name)) await after(5); // the last answer of all
  if (lacking.has(name)) return new Response("", { status: 404 });
  const [, room, language] = /(\w+)\/words\/(\w+)\.ftl$/.exec(name);
  return new Response(room === "web" ? "shell-title = Page" : `${room}-title = ${room} in ${language}`);
};

/** In English, of rooms with these ids; null: of all. */
async function spoken(needed) {
  const words = new Words();
  await words.use("en", ROOMS, needed);
  return words;
}

beforeEach(() => {
  asked = [];
  lacking = new Set();
});

test("only rooms whose words are needed are asked for; of others the title is known", async () => {
  const words = await spoken(["go", "unknown"]);
  assert.deepEqual(asked, ["web/words/en.ftl", "rooms/go/words/en.ftl"]);
  assert.deepEqual(["chess", "go", "unknown"].map((id) => words.gameTitle(id)), ["CHESS", "go in en", "unknown"]);
  assert.deepEqual([["go"], [], ["chess"], null].map((rooms) => words.lacks(rooms)), [false, false, true, true]);
});

test("the others are fetched once when they are wanted, and said in the next language too", async () => {
  const words = await spoken(["go"]);
  await Promise.all([words.wantAll(), words.wantAll()]);
  assert.deepEqual(asked, ["web/words/en.ftl", "rooms/go/words/en.ftl", "rooms/chess/words/en.ftl"]);
  assert.equal(words.gameTitle("chess"), "chess in en");
  assert.ok(!words.lacks(null));
  await words.use("fr");
  assert.equal(words.gameTitle("chess"), "chess in fr");
});

test("a room that cannot be fetched then is silent", async () => {
  lacking.add("rooms/chess/words/en.ftl");
  const words = await spoken([]);
  await words.wantAll();
  assert.deepEqual([...words.silent.keys()], ["chess"]);
  assert.equal(words.gameTitle("go"), "go in en");
});

for (const [what, order] of [
  ["before a language", (words) => [words.wantAll(), words.use("de")]],
  ["after a language", (words) => [words.use("de"), words.wantAll()]],
])
  test(`rooms that are wanted ${what} is chosen speak it, whatever was missing in the one before`, async () => {
    lacking.add("rooms/chess/words/en.ftl");
    const words = await spoken(["go"]);
    await Promise.all(order(words));
    assert.deepEqual(["chess", "go"].map((id) => words.gameTitle(id)), ["chess in de", "go in de"]);
    assert.equal(words.silent.size, 0);
  });
