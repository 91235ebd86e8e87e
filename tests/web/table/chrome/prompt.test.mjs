/** What is asked, and whose emblem stands beside it. */

import assert from "node:assert/strict";
import { test } from "node:test";

/** As much of an element as the prompt needs. */
class Element extends EventTarget {
  textContent = "";
  childNodes = [];
  style = { setProperty() {} };
  classList = { add() {}, toggle() {} };
  getAttribute() {
    return null;
  }
  setAttribute() {}
  removeAttribute() {}
  append() {}
  replaceChildren() {}
}

document.createElement = document.createElementNS = () => new Element();
const { Prompt, seatOf } = await import("../../../../web/table/chrome/prompt.ts");

const moment = (...turns) => ({ seats: turns.map((turn) => ({ turn, facts: [] })) });

test("the one who acts is shown by its emblem", () => {
  assert.equal(seatOf(moment(false, true, false), null), 1);
  assert.equal(seatOf(moment(false, true, false), 0), 1);
});

test("where several act at once only one's own emblem is shown", () => {
  assert.equal(seatOf(moment(true, true, true), null), null);
  assert.equal(seatOf(moment(false, true, true), 0), null);
  assert.equal(seatOf(moment(true, true, true), 2), 2);
});

test("where nobody acts there is no emblem", () => {
  assert.equal(seatOf(moment(false, false), 0), null);
});

/** A prompt for the first of two seats, what is read out, and its session. */
function prompted(outgoing = null) {
  const words = { say: ({ key }) => key, t: (key) => key, reader: () => null, seatName: () => "Ann" };
  const app = { words, preferences: { values: { captions: true } } };
  const session = {
    botTurns: { isStuck: false, thinking: null },
    draft: { offer: null, placed: new Map(), missing: 0 },
    playback: { isNow: true, isPresent: true, moment: null, news: [], teller: null },
    sealedRound: { awaited: null },
    selection: { aimed: null, candidates: [], offer: null, picked: new Set() },
    turnReplay: { told: [] },
    awaited: null,
    table: { viewer: 0, seats: [{ colour: "red" }, { colour: "blue" }], acting: [] },
    thinking: null,
    outgoing,
    heard: [],
    changed() {},
    when: (_, act) => session.heard.push(act),
  };
  const read = [];
  return { prompt: new Prompt(app, session, { ask: (text) => read.push(text), tell() {} }), read, session };
}

/** What is asked at each of these moments, whose seats act like that. */
function asked(...moments) {
  const { prompt, session } = prompted();
  return moments.map(([key, ...turns]) => {
    session.playback.moment = { ...moment(...turns), prompt: key && { key } };
    prompt.show();
    return prompt.asked.textContent;
  });
}

test("while chance decides what the viewer has answered is asked no more", () => {
  assert.deepEqual(["lay", "", "wait"], asked(["lay", true, false], [null, false, false], ["wait", false, true]));
});

test("whom one waits for stands there until there is something new", () => {
  assert.deepEqual(["wait", "wait", "lay"], asked(["wait", false, true], [null, false, false], ["lay", true, false]));
});

test("whom one waits for is not read out, nor that something is opened, but what is to be sent to them is", () => {
  const cases = [
    [null, "wait", []],
    [{ says: "opening", holds: true, buttons: [] }, "opening", []],
    [{ says: "send", buttons: [] }, "send", ["send"]],
  ];
  for (const [outgoing, asked, told] of cases) {
    const { prompt, read, session } = prompted(outgoing);
    session.playback.moment = { ...moment(false, true), prompt: { key: "wait" } };
    prompt.show();
    prompt.show();
    assert.equal(prompt.asked.textContent, asked);
    assert.deepEqual(told, read);
  }
});

test("what is to be sent stands in place of what has happened, once that is on the board", () => {
  const { prompt, session } = prompted({ says: "send", buttons: [] });
  const { heard, playback } = session;
  playback.moment = { ...moment(false, true), prompt: { key: "wait" } };
  playback.news = [{ seat: 0, message: { key: "plays" } }];
  playback.isNow = false;
  for (const hear of heard) hear();
  assert.equal(prompt.told.hidden, false);

  playback.isNow = true;
  prompt.show();

  assert.equal(prompt.told.hidden, true);
  assert.equal(prompt.asked.textContent, "send");
});

test("the strip of seats is about whoever is told of, until another than a bot is waited for", () => {
  const { prompt, session } = prompted();
  const { heard, playback, table } = session;
  const line = { seat: 1, message: { key: "plays" } };
  const told = [];
  const look = (state, ...turns) => {
    Object.assign(playback, state, { moment: { ...moment(...turns), prompt: { key: "wait" } } });
    prompt.show();
    told.push(playback.teller);
  };
  Object.assign(playback, { isPresent: false, moment: moment(true, false), news: [line] });
  for (const hear of heard) hear();
  look({ isPresent: false }, false, false);
  table.think = { seat: 1 };
  look({ isPresent: true }, false, true);
  table.think = null;
  look({ isPresent: true }, false, true);
  look({ isPresent: true }, true, false);

  assert.deepEqual(told, [line, line, null, null]);
});
