import assert from "node:assert/strict";
import { test } from "node:test";

import { Aside } from "../../../web/storage/aside.js";
import { setAside } from "../../../web/storage/set-aside.js";
import { writtenBroken } from "../../../web/model/stored-shapes.js";
import { Preferences } from "../../../web/storage/preferences.js";
import { checkedNotes } from "../../../web/model/puzzle-rating.js";
import { storageOf } from "../kept.mjs";

const ODD = '{ "theme": "pink", "volume": 20, "later": [1] }';
const all = (storage) => new Aside(storage, () => true);

test("a preference that does not fit is kept as it was when another is set", async () => {
  const storage = storageOf({ "freebooters:preferences": ODD });
  const preferences = new Preferences(storage, setAside);
  preferences.set("speed", "fast");
  const [broken, ...others] = await all(storage).broken();
  assert.deepEqual(others, []);
  assert.equal(broken.fault, "preferences.theme");
  assert.equal(writtenBroken(broken.row), ODD);
  const { values } = new Preferences(storage);
  assert.deepEqual([values.theme, values.speed, values.volume], ["system", "fast", 20]);
});

test("looking for what does not fit leaves what does in its place", async () => {
  const tried = { a: 1, b: 7, c: 0 };
  const storage = storageOf({
    "freebooters:preferences": ODD,
    "freebooters:coach:cartagena": "{",
    "freebooters:lesson:cartagena/first": "-1",
    "freebooters:lesson:cartagena/second": "3",
    "freebooters:day": '"2026-99-99"',
    "freebooters:rerun": "null",
    "freebooters:puzzles:cartagena": JSON.stringify({ rating: 1300, tried }),
    "freebooters:together": "{",
    other: "{",
  });
  const found = await all(storage).broken();
  assert.deepEqual(
    found.map(({ fault }) => fault),
    ["coach:cartagena", "day", "lesson:cartagena/first", "preferences.theme", "puzzles:cartagena.tried"],
  );
  assert.deepEqual(JSON.parse(storage.getItem("freebooters:preferences")), { volume: 20, later: [1] });
  assert.equal(storage.getItem("freebooters:coach:cartagena"), null);
  assert.equal(storage.getItem("freebooters:together"), "{");
  assert.equal(storage.getItem("other"), "{");
  const preferences = new Preferences(storage, setAside);
  assert.equal(preferences.lessonPlace("cartagena", "second"), 3);
  assert.deepEqual(checkedNotes(preferences.puzzles("cartagena")), { rating: 1300, tried: { a: 1, c: 0 } });
  assert.deepEqual(await all(storage).broken(), found);
  const puzzles = new Aside(storage, (name) => name.startsWith("puzzles:"));
  assert.deepEqual(await puzzles.broken(), found.slice(-1));
});

test("what lies aside is deleted alone, and comes back as it was", async () => {
  const storage = storageOf({ "freebooters:preferences": ODD, "freebooters:day": "5" });
  const aside = all(storage);
  const found = await aside.broken();
  await aside.removeBroken(found[1]);
  assert.deepEqual(await aside.broken(), found.slice(0, 1));
  await aside.restoreBroken(found[1]);
  assert.deepEqual(await aside.broken(), found);
  assert.equal(new Preferences(storage).values.volume, 20);
});

test("what does not fit a second time covers nothing that lies aside", async () => {
  const storage = storageOf({});
  for (const text of ["1", "2", "1"]) {
    storage.setItem("freebooters:preferences", text);
    new Preferences(storage, setAside).set("theme", "dark");
  }
  const texts = (await all(storage).broken()).map(({ row }) => row.text);
  assert.deepEqual(texts, ["1", "2"]);
});

test("nothing is written over what does not fit where there is no room to keep it", async () => {
  const storage = storageOf({ "freebooters:preferences": ODD });
  const { setItem } = storage;
  storage.setItem = (name, text) => {
    if (name.startsWith("freebooters:aside:")) throw new Error("full");
    setItem(name, text);
  };
  const preferences = new Preferences(storage, setAside);
  preferences.set("theme", "dark");
  assert.deepEqual(await all(storage).broken(), []);
  assert.equal(preferences.values.theme, "dark");
  assert.equal(storage.getItem("freebooters:preferences"), ODD);
});

test("where storage is forbidden nothing lies aside", async () => {
  assert.deepEqual(await all(null).broken(), []);
});
