import assert from "node:assert/strict";
import { test } from "node:test";

import { Preferences } from "../../../../web/storage/preferences.js";
import { ReadAloud } from "../../../../web/table/panels/read-aloud.js";

const ROOMS = [
  { id: "open", traits: { hidden: false } },
  { id: "hidden", traits: { hidden: true } },
];

/** A table at which these sit, where moves are to be read aloud; what is done with the voice. */
function table({ game = "hidden", seats = ["human", "sailor"], keeps = "always", isKept = true } = {}) {
  const done = [];
  const preferences = new Preferences(null);
  preferences.set("spoken", true);
  preferences.set("volume", 40);
  const speech = {
    say: (...said) => done.push(said),
    stop: () => done.push("stopped"),
  };
  const closing = new AbortController();
  const session = {
    signal: closing.signal,
    manner: { keeps },
    autosave: { isKept },
    table: { game, seats: seats.map((who) => ({ who })) },
  };
  const app = { preferences, speech, rooms: ROOMS, words: { language: "nl" } };
  return { done, preferences, closing, reader: new ReadAloud(app, session) };
}

test("lines are read in the page's language, as loud as sounds", () => {
  const { done, reader } = table();
  reader.say(["Bart plays.", "Your turn."]);
  assert.deepEqual([[["Bart plays.", "Your turn."], "nl", 0.4]], done);
});

test("nothing is read unless that was chosen, and what is spoken ends once it is not", () => {
  const { done, preferences, reader } = table();
  preferences.set("spoken", false);
  reader.say(["Bart plays."]);
  assert.deepEqual(["stopped"], done);
});

test("another preference stops nothing", () => {
  const { done, preferences } = table();
  preferences.set("speed", "fast");
  assert.deepEqual([], done);
});

test("what is spoken ends with the table", () => {
  const { done, closing, preferences } = table();
  closing.abort();
  preferences.set("spoken", false);
  assert.deepEqual(["stopped"], done);
});

test("where several share a screen, what one of them may not know is not said aloud", () => {
  const said = (how) => {
    const { done, reader } = table(how);
    reader.say(["You draw a skull."]);
    return done.length;
  };
  assert.equal(0, said({ seats: ["human", "human", "sailor"] }));
  assert.equal(1, said({ seats: ["human", "human"], game: "open" }));
  assert.equal(1, said({ seats: ["human", "friend", "friend"] }));
});

test("a demonstration is not read to those who pass by", () => {
  const { done, reader } = table({ keeps: "played", isKept: false });
  reader.say(["Bart plays."]);
  assert.deepEqual([], done);
});
