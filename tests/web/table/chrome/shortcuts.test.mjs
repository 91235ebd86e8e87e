import assert from "node:assert/strict";
import { test } from "node:test";

import { listenForKeys } from "../../../../web/table/chrome/shortcuts.js";

/** What a table does that hears these keys, one after the other. */
function done(keys, letters = true, isShowing = true) {
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
    back: () => told.push("back"),
    choose: (number) => told.push(`choose ${number}`),
    end: () => told.push("end"),
    replay: () => told.push("replay"),
    skip: () => isShowing && told.push("skip") > 0,
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
  ["Thai, whose tones are keys", ["KeyH", "้"], ["KeyM", "ท"], ["KeyM", "?"]],
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

test("one key ends the turn, one takes back, one plays again, one skips, and digits choose", () => {
  const keys = [
    ["KeyE", "e"],
    ["KeyU", "U"],
    ["KeyR", "к"],
    ["Space", " "],
    ["Digit1", "1"],
    ["Numpad9", "9"],
  ].map(([code, key]) => ({ code, key }));
  assert.deepEqual(done(keys), ["end", "back", "replay", "skip", "choose 1", "choose 9"]);
  assert.deepEqual(done(keys, false), [], "none of them where single keys are off");
});

test("a digit is found where a keyboard writes it with the shift key only", () => {
  assert.deepEqual(done([{ code: "Digit2", key: "é" }, { code: "Digit2", key: "2", shiftKey: true }]), [
    "choose 2",
    "choose 2",
  ]);
});

test("no digit is what the shift key makes of one, nor zero", () => {
  assert.deepEqual(done([{ code: "Digit2", key: "@", shiftKey: true }, { code: "Digit0", key: "0" }]), []);
});

test("the space bar does what it always does where nothing is being shown", () => {
  const stopped = [];
  const key = { code: "Space", key: " ", preventDefault: () => stopped.push("stopped") };
  assert.deepEqual(done([key], true, false), []);
  assert.deepEqual(stopped, []);
});
