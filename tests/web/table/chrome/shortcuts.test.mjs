import assert from "node:assert/strict";
import { test } from "node:test";

import { listenForKeys } from "../../../../web/table/chrome/shortcuts.js";

/** What a table does that hears these keys, one after the other. */
function done(keys, letters = true) {
  const told = [];
  const page = Object.assign(new EventTarget(), { querySelector: () => null });
  globalThis.document = page;
  globalThis.Element = class {};
  const session = {
    board: null,
    botTurns: { hurry: () => told.push("hurry") },
  };
  const act = {
    askKeys: () => told.push("keys"),
    giveUp: () => told.push("give up") > 0,
    hint: () => told.push("hint"),
    sound: () => told.push("sound"),
    walk: (step) => told.push(`walk ${step}`),
  };
  const closing = new AbortController();
  listenForKeys({ preferences: { values: { letters } } }, session, act, closing.signal);
  for (const key of keys) page.dispatchEvent(Object.assign(new Event("keydown"), key));
  closing.abort();
  return told;
}

for (const [keyboard, h, m, question] of [
  ["English", ["KeyH", "h"], ["KeyM", "m"], ["Slash", "?"]],
  ["English, in capitals", ["KeyH", "H"], ["KeyM", "M"], ["Slash", "?"]],
  ["French", ["KeyH", "h"], ["Semicolon", "m"], ["KeyM", "?"]],
  ["Dvorak", ["KeyJ", "h"], ["KeyM", "m"], ["BracketLeft", "?"]],
  ["Russian", ["KeyH", "р"], ["KeyM", "ь"], ["Digit7", "?"]],
  ["Ukrainian, in capitals", ["KeyH", "Р"], ["KeyM", "Ь"], ["Digit7", "?"]],
  ["Greek", ["KeyH", "η"], ["KeyM", "μ"], ["Slash", "?"]],
  ["Hebrew", ["KeyH", "י"], ["KeyM", "צ"], ["Slash", "?"]],
  ["Arabic", ["KeyH", "ا"], ["KeyM", "ة"], ["Slash", "؟"]],
  ["Hindi", ["KeyH", "ह"], ["KeyM", "म"], ["Slash", "?"]],
  ["Japanese, in kana", ["KeyH", "く"], ["KeyM", "も"], ["Slash", "?"]],
]) {
  test(`single keys are found on a keyboard that is ${keyboard}`, () => {
    const keys = [h, m, question].map(([code, key]) => ({ code, key }));
    assert.deepEqual(done(keys), ["hint", "sound", "keys"]);
    assert.deepEqual(done(keys, false), []);
  });
}

for (const [what, code, key] of [
  ["the place of H where Dvorak has D", "KeyH", "d"],
  ["the place of M where French keyboards have a comma", "KeyM", ","],
  ["the place of H where a Latin letter has an accent", "KeyH", "ĥ"],
  ["the key for ? where it writes the sign for a paragraph", "Slash", "§"],
  ["the place of M where German keyboards have a sign beside it", "KeyM", "µ"],
  ["a key that only begins a letter", "KeyH", "Dead"],
  ["a key that goes to a program for writing", "KeyH", "Process"],
  ["another letter of another alphabet", "KeyJ", "о"],
]) {
  test(`no single key is ${what}`, () => {
    assert.deepEqual(done([{ code, key }]), []);
  });
}

test("two keys walk over what can be used", () => {
  const keys = [["KeyN", "n"], ["KeyP", "P"]].map(([code, key]) => ({ code, key }));
  assert.deepEqual(done(keys), ["walk 1", "walk -1"]);
});

test("a hint that is not there yet is given up from wherever the focus is", () => {
  assert.deepEqual(done([{ code: "Escape", key: "Escape" }]), ["give up"]);
});

test("no single key is one that is pressed with others, on any keyboard", () => {
  const held = ["altKey", "ctrlKey", "metaKey"].map((name) => ({ code: "KeyH", key: "р", [name]: true }));
  assert.deepEqual(done(held), []);
});
