import assert from "node:assert/strict";
import { test } from "node:test";

import { LANGUAGES, language, locale } from "../../../web/i18n/language.js";
import { Preferences, checked, checkedCoach } from "../../../web/storage/preferences.js";

const DEFAULTS = {
  language: null,
  theme: "system",
  text: 100,
  spacing: "normal",
  speed: "normal",
  captions: true,
  forced: true,
  letters: true,
  sound: null,
  music: false,
  volume: 50,
  spoken: false,
  nudge: null,
  warnings: "off",
  badge: null,
};

const memory = (entries = {}) => ({
  entries,
  getItem: (name) => entries[name] ?? null,
  setItem: (name, value) => (entries[name] = value),
});

const forbidden = {
  getItem() {
    throw new Error("denied");
  },
  setItem() {
    throw new Error("full");
  },
};

for (const stored of [
  null,
  undefined,
  3,
  "dark",
  [],
  { theme: "pink", text: 110, spacing: 2, speed: 9, captions: "yes", language: 4, sound: "on", music: 1, volume: 900, spoken: 1, nudge: 1, warnings: "all", badge: "on" },
]) {
  test(`stored ${JSON.stringify(stored)} gives the defaults`, () => {
    assert.deepEqual(DEFAULTS, checked(stored));
  });
}

test("what was set is there the next time", () => {
  const storage = memory();
  new Preferences(storage).set("theme", "dark");
  assert.equal("dark", new Preferences(storage).values.theme);
});

test("a change names what has changed", () => {
  const preferences = new Preferences(null);
  const heard = [];
  preferences.addEventListener("change", (event) => heard.push(event.detail));
  preferences.set("speed", "fast");
  assert.deepEqual(["speed"], heard);
});

test("a storage that is forbidden or full only forgets", () => {
  const preferences = new Preferences(forbidden);
  preferences.set("theme", "contrast");
  preferences.rememberSetup("regatta", { seats: [], options: {} });
  assert.equal("contrast", preferences.values.theme);
  assert.equal(null, preferences.setup("regatta"));
});

test("broken JSON in the storage is as good as nothing", () => {
  assert.deepEqual(DEFAULTS, new Preferences(memory({ "freebooters:preferences": "{" })).values);
});

test("a commodore's run that was left is known again, of that result alone", () => {
  const storage = memory();
  new Preferences(storage).rememberRerun("a", [3, 0, 12]);
  const again = new Preferences(storage);
  assert.deepEqual([[3, 0, 12], null], [again.rerun("a"), again.rerun("b")]);
  again.rememberRerun("a", null);
  assert.equal(null, again.rerun("a"));
  assert.equal(null, new Preferences(memory({ "freebooters:rerun": '{"id":"a","played":["x"]}' })).rerun("a"));
});

test("each game remembers its own set-up", () => {
  const preferences = new Preferences(memory());
  const setup = { seats: [], options: { course: "long" } };
  preferences.rememberSetup("regatta", setup);
  assert.deepEqual(setup, preferences.setup("regatta"));
  assert.equal(null, preferences.setup("race"));
});

for (const stored of [null, 3, "on", [], { isOver: 1, isOn: "yes", told: "bid" }]) {
  test(`what is stored of a coach as ${JSON.stringify(stored)} is as for somebody new`, () => {
    assert.deepEqual({ isOver: false, isOn: null, told: [] }, checkedCoach(stored));
  });
}

test("what the coach has said is known the next time, and of that game alone", () => {
  const storage = memory();
  const preferences = new Preferences(storage);
  preferences.rememberCoach("regatta", { told: ["start", 4] });
  preferences.rememberCoach("regatta", { isOn: false });
  assert.deepEqual(
    { isOver: false, isOn: false, told: ["start"] },
    new Preferences(storage).coach("regatta"),
  );
  assert.deepEqual([], new Preferences(storage).coach("race").told);
});

test("a coach that is muted stays so while the page is open, where nothing can be stored", () => {
  const preferences = new Preferences(forbidden);
  preferences.rememberCoach("regatta", { isOn: false });
  assert.equal(false, preferences.coach("regatta").isOn);
});

test("the chosen language comes before the reader's own", () => {
  assert.equal("nl", language("nl", ["fr-FR", "en"]));
});

test("the first of the reader's languages that we speak is taken", () => {
  assert.equal("de", language(null, ["pt-BR", "de-CH", "fr"]));
});

test("English is for everybody else", () => {
  assert.equal("en", language(null, ["ja"]));
  assert.equal("en", language("tlh", []));
  assert.equal("en", language("constructor", []));
});

test("dates are written as the reader's own country does", () => {
  assert.equal("en-GB", locale("en", ["fr-FR", "en-GB", "en-US"]));
  assert.equal("de", locale("de", ["fr-FR", "en-GB"]));
});

test("there are four languages", () => {
  assert.deepEqual(["en", "fr", "de", "nl"], Object.keys(LANGUAGES));
});
