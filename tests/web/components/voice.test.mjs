import assert from "node:assert/strict";
import { test } from "node:test";

/** As much of an element as a voice needs; `spoken`: texts that came to empty lines of the page. */
const spoken = [];
globalThis.Text = class {};
class Line {
  childNodes = [];
  #text = "";
  append() {}
  replaceChildren() {}
  setAttribute() {}
  get textContent() {
    return this.#text;
  }
  set textContent(text) {
    if (text) {
      assert.equal(this.#text, "", "only what is other would be told of");
      spoken.push({ line: this, text });
    }
    this.#text = text;
  }
}

/** Tells how much has changed on the page, while that is looked at. */
let changes = null;
globalThis.MutationObserver = class {
  constructor(act) {
    this.act = act;
  }
  observe() {
    changes = (count) => this.act(Array.from({ length: count }));
  }
  disconnect() {
    changes = null;
  }
};

document.createElement = () => new Line();
let dialog = null;
document.querySelector = (found) => found === "dialog:modal" ? dialog : null;
const { Voice } = await import("../../../web/components/voice.js");

const LATE = 1_000;
const LONG = 60_000;

/** A voice of a screen that has come before or is coming, and what it has said until now, in order. */
function voice(context, isComing = false) {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  globalThis.requestAnimationFrame = (paint) => paint();
  spoken.length = 0;
  const ending = new AbortController();
  const voice = new Voice(ending.signal);
  const said = () => spoken.map(({ text }) => text);
  if (!isComing) context.mock.timers.tick(2 * LATE);
  return { voice, said, wait: (time) => context.mock.timers.tick(time), end: () => ending.abort() };
}

test("what has happened is said before what is asked, in whatever order they come", (context) => {
  const { voice: one, said, wait } = voice(context);
  one.ask("Play another card.");
  one.tell("You play pistol.");
  one.tell("Bart passes.");
  assert.deepEqual(said(), [], "the page is told of first");
  wait(LATE);
  assert.deepEqual(said(), ["You play pistol. Bart passes. Play another card."]);
});

test("nothing is said until a screen reader has taken in a screen that comes", (context) => {
  const { voice: one, said, wait } = voice(context, true);
  one.ask("Pick a card.");
  wait(LATE);
  one.tell("Bart passes.");
  assert.deepEqual(said(), []);
  wait(LATE);
  assert.deepEqual(said(), ["Bart passes. Pick a card."]);
  one.tell("You play pistol.");
  wait(LATE);
  assert.equal(said().at(-1), "You play pistol.");
});

test("nothing is said either until a table has been taken in that comes late to its screen", (context) => {
  const { voice: one, said, wait } = voice(context);
  one.tell("Bart passes.");
  one.arrive();
  one.ask("Pick a card.");
  wait(LATE);
  assert.deepEqual(said(), []);
  wait(LATE);
  assert.deepEqual(said(), ["Bart passes. Pick a card."]);
});

test("what happens under a dialog is said once it is closed", (context) => {
  const { voice: one, said, wait } = voice(context);
  dialog = {};
  one.tell("Anne knocks.");
  wait(LONG);
  one.tell("Anne takes Crackpott.");
  wait(LONG);
  assert.deepEqual(said(), []);
  dialog = null;
  wait(LATE);
  assert.deepEqual(said(), ["Anne knocks. Anne takes Crackpott."]);
});

test("what is forgotten before it is said is not said", (context) => {
  const { voice: one, said, wait } = voice(context);
  one.tell("Best: play pistol.");
  one.ask("Pick a card.");
  one.forget();
  one.tell("Anne draws a card.");
  wait(LATE);
  assert.deepEqual(said(), ["Anne draws a card."]);
});

test("of what is asked the last alone is said, and nothing once it is answered", (context) => {
  const { voice: one, said, wait } = voice(context);
  one.ask("Pick a card.");
  one.ask("4 possibilities.");
  wait(LATE);
  one.ask("Pick a card.");
  one.ask(null);
  wait(LATE);
  assert.deepEqual(said(), ["4 possibilities."]);
});

test("what is asked is said once while nothing happens, and again when something has", (context) => {
  const { voice: one, said, wait } = voice(context);
  one.ask("Lay a card.");
  one.ask(null);
  one.ask("Lay a card.");
  wait(LATE);
  one.ask(null);
  one.ask("Lay a card.");
  wait(LATE);
  assert.deepEqual(said(), ["Lay a card."]);
  one.tell("Bart passes.");
  one.ask("Lay a card.");
  wait(LATE);
  assert.deepEqual(said(), ["Lay a card.", "Bart passes. Lay a card."]);
});

test("sentences that follow each other come to different lines, and stay for a while", (context) => {
  const { voice: one, wait } = voice(context);
  for (const sentence of ["One.", "Two.", "Three."]) {
    one.tell(sentence);
    wait(LATE);
  }
  assert.equal(new Set(spoken.map(({ line }) => line)).size, 3);
  assert.deepEqual(spoken.map(({ line }) => line.textContent), ["One.", "Two.", "Three."]);
  wait(LONG);
  assert.deepEqual(spoken.map(({ line }) => line.textContent), ["", "", ""]);
});

test("the same sentence is said again, and more than there are lines", (context) => {
  const { voice: one, said, wait } = voice(context);
  const many = Array.from({ length: 30 }, () => "Bart passes.");
  for (const sentence of many) {
    one.tell(sentence);
    wait(LATE);
  }
  assert.deepEqual(said(), many);
});

/** Whether it has resolved by now. */
async function isOver(promise) {
  const open = Symbol("open");
  return (await Promise.race([promise, Promise.resolve(open)])) !== open;
}

test("whoever waits for what has happened waits until it was said and fetched", async (context) => {
  const { voice: one, said, wait } = voice(context);
  one.tell("Bart takes Valverde.");
  const told = one.whenTold();
  assert.equal(await isOver(told), false);
  wait(LATE / 2);
  assert.deepEqual(said(), ["Bart takes Valverde."]);
  assert.equal(await isOver(told), false, "it has not been fetched yet");
  one.tell("The game is over.");
  wait(LATE / 2);
  assert.equal(await isOver(told), false, "more has happened");
  wait(LATE);
  assert.equal(await isOver(told), true);
});

test("the more has changed on the page, the later is it fetched, as all of that is told of before", async (context) => {
  const { voice: one, wait } = voice(context);
  const told = () => {
    one.tell("Bart is in Tortuga.");
    return one.whenTold();
  };
  const busy = told();
  wait(LATE / 2);
  changes(20); // as the result comes
  wait(LATE / 2);
  assert.equal(await isOver(busy), false, "what has the focus next would be read out before it");
  wait(LATE);
  assert.equal(await isOver(busy), true);
  assert.equal(changes, null, "nobody waits, and nobody looks");

  const still = told();
  for (const time of [LATE / 2, LATE / 2]) wait(time);
  assert.equal(await isOver(still), true, "that much has gone by");

  const flooded = told();
  changes(10_000);
  for (const time of [LATE / 2, LATE / 2]) wait(time);
  assert.equal(await isOver(flooded), false);
  wait(2 * LATE);
  assert.equal(await isOver(flooded), true, "so much is passed over");
});

test("it is fetched no earlier than the page is painted, and soon in a tab that nobody sees", async (context) => {
  const { voice: one, wait } = voice(context);
  const paints = [];
  globalThis.requestAnimationFrame = (paint) => paints.push(paint);
  one.tell("The game is over.");
  const told = one.whenTold();
  for (const time of [LATE, LONG]) wait(time);
  assert.equal(await isOver(told), false, "the page is busy");
  for (const paint of paints) paint();
  wait(0);
  assert.equal(await isOver(told), false, "it has just been painted");
  wait(LATE);
  assert.equal(await isOver(told), true);

  document.hidden = true;
  context.after(() => delete document.hidden);
  one.tell("The game is over.");
  const hidden = one.whenTold();
  for (const time of [LATE, 0, LATE]) wait(time);
  assert.equal(await isOver(hidden), true);
});

test("nobody waits where nothing has happened, or what has is forgotten", async (context) => {
  const { voice: one, wait } = voice(context);
  assert.equal(await isOver(one.whenTold()), true);
  one.ask("Pick a card.");
  assert.equal(await isOver(one.whenTold()), true);
  one.tell("Bart passes.");
  const told = one.whenTold();
  one.forget();
  assert.equal(await isOver(told), true);
  wait(LATE);
  assert.equal(await isOver(one.whenTold()), true);
});

test("nothing is said once the table is closed", (context) => {
  const { voice: one, said, wait, end } = voice(context);
  one.tell("You play pistol.");
  end();
  wait(LONG);
  assert.deepEqual(said(), []);
});
