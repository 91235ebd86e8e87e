import assert from "node:assert/strict";
import { afterEach, before, beforeEach, test } from "node:test";

import { Context, equip, gains } from "./studio.mjs";

const media = { matches: false };
globalThis.matchMedia = () => media;
globalThis.requestAnimationFrame = (act) => setTimeout(act);
const page = Object.assign(new EventTarget(), globalThis.document, { hidden: false });
globalThis.document = page;
const press = { hasBeenActive: true };
Object.defineProperty(globalThis, "navigator", { value: { userActivation: press }, configurable: true });

const TUNE = {
  tempo: 60,
  voices: [{ instrument: "whistle", notes: [69, 5, 81, 10] }],
};
let asked = [];
globalThis.fetch = async (address) => {
  asked.push(String(address));
  return new Response(JSON.stringify({ drawings: {}, boards: {}, tune: TUNE }));
};

const { Preferences } = await import("../../../web/storage/preferences.js");
const { Sounds } = await import("../../../web/sound/sounds.js");

class Speech extends EventTarget {
  isSpeaking = false;
  set(isSpeaking) {
    this.isSpeaking = isSpeaking;
    this.dispatchEvent(new Event("change"));
  }
}

equip();
let preferences, speech, sounds, table;
let calm = Promise.resolve();
beforeEach(() => {
  equip();
  asked = [];
  [page.hidden, press.hasBeenActive, media.matches] = [false, true, false];
  preferences = new Preferences(null);
  speech = new Speech();
  calm = Promise.resolve();
  sounds = new Sounds(preferences, speech, () => calm);
  table = new AbortController();
});
afterEach(() => table.abort());

/** More turns than anything takes whose script is there. */
const TURNS = 8;
/** Whatever is under way has come. */
async function settled() {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((done) => setTimeout(done));
}
const heard = () => Context.all.flatMap(({ sources }) => sources);
/** What goes on sounding. */
const sounding = () => heard().filter(({ ends }) => ends > 5);
// The script that makes sounds comes with the first one.
before(async () => {
  const preferences = new Preferences(null);
  new Sounds(preferences, new Speech(), () => calm).touch(["coin"]);
  while (Context.all.length === 0) await settled();
});

/** How loud the tune is to be, beside what is chosen. */
const share = () => gains(heard()[0]).at(-2).last;

async function plays() {
  preferences.set("music", true);
  sounds.play("room", table.signal);
  await settled();
  assert.equal(heard().length, 2);
}

test("what happens is heard, the same thing twice in a row once, one after the other", async () => {
  sounds.touch(["bell", "bell", "wave"]);
  await settled();
  const starts = new Set(heard().map(({ begins }) => begins));
  assert.deepEqual([...starts], [0, 0.11]);
});

test("the first sound is opened when the page may be kept busy, and is heard then", async () => {
  let rest = () => {};
  calm = new Promise((resolve) => (rest = resolve));
  sounds.touch(["wave"]);
  await settled();
  assert.deepEqual(Context.all, []);
  rest();
  await settled();
  assert.notEqual(heard().length, 0);
});

test("before a press nothing is made, however often something happens", async () => {
  press.hasBeenActive = false;
  preferences.set("music", true);
  sounds.touch(["coin"]);
  sounds.play("room", table.signal);
  await settled();
  assert.deepEqual([[], []], [Context.all, asked]);
});

test("where sounds are off, or at volume nought, nothing is made, nor is music asked for", async () => {
  preferences.set("music", true);
  for (const [name, value] of [["sound", false], ["volume", 0]]) {
    preferences.set("sound", true);
    preferences.set(name, value);
    sounds.touch(["coin", "won"]);
    sounds.play("room", table.signal);
  }
  await settled();
  assert.deepEqual([[], []], [Context.all, asked]);
});

test("where motion is reduced nothing is made until sounds are chosen", async () => {
  media.matches = true;
  preferences.set("music", true);
  sounds.touch(["coin"]);
  sounds.play("room", table.signal);
  await settled();
  assert.deepEqual([[], []], [Context.all, asked]);
  preferences.set("sound", true);
  sounds.touch(["coin"]);
  await settled();
  assert.ok(heard().length > 0);
});

test("music is off until it is chosen; then a room's tune is played once", async () => {
  sounds.play("room", table.signal);
  await settled();
  assert.deepEqual([], heard());
  await plays();
  const ends = heard().map(({ ends }) => ends);
  assert.ok(Math.max(...ends) > 14 && Math.max(...ends) < 16);
});

test("a tune that is to follow something waits for it", async () => {
  preferences.set("music", true);
  sounds.play("room", table.signal, 2);
  await settled();
  assert.equal(heard()[0].begins, 2);
});

for (const [how, end] of [
  ["the table is left", () => table.abort()],
  ["the page is not seen any more", () => {
    page.hidden = true;
    page.dispatchEvent(new Event("visibilitychange"));
  }],
  ["sounds are switched off", () => preferences.set("sound", false)],
  ["music is switched off", () => preferences.set("music", false)],
]) {
  test(`a tune ends when ${how}`, async () => {
    await plays();
    end();
    assert.equal(share(), 0);
    assert.deepEqual([], sounding());
  });
}

test("a tune does not begin on a page that is not seen, nor at a table that was left meanwhile", async () => {
  preferences.set("music", true);
  page.hidden = true;
  sounds.play("room", table.signal);
  await settled();
  page.hidden = false;
  sounds.play("room", table.signal);
  table.abort();
  await settled();
  assert.deepEqual([], heard());
});

test("a tune is silent beside what is read aloud, and goes on afterwards", async () => {
  await plays();
  speech.set(true);
  assert.equal(share(), 0);
  speech.set(false);
  assert.equal(share(), 1);
  assert.equal(sounding().length, 1, "it has not been stopped");
});

test("a tune that begins while something is read aloud is silent", async () => {
  speech.isSpeaking = true;
  await plays();
  assert.equal(share(), 0);
});

test("another tune ends the first", async () => {
  await plays();
  const first = heard();
  sounds.play("room", table.signal);
  await settled();
  assert.ok(first.every(({ ends }) => ends < 5));
  assert.equal(sounding().length, 1);
});

test("music and sounds have one volume, which can be changed while a tune is played", async () => {
  await plays();
  sounds.touch(["coin"]);
  await settled();
  const loudness = () => new Set(heard().map((source) => gains(source).at(-1).value));
  const [before] = loudness();
  preferences.set("volume", 100);
  assert.equal(loudness().size, 1);
  assert.ok([...loudness()][0] > before && [...loudness()][0] < 1);
});

test("how a game has ended is heard differently by who has won and who has not", async () => {
  sounds.touch(["won"]);
  await settled();
  const won = heard().map(({ frequency }) => frequency.value);
  sounds.touch(["lost"]);
  await settled();
  assert.ok(won.length > 0);
  assert.notDeepEqual(won, heard().slice(won.length).map(({ frequency }) => frequency.value));
});
