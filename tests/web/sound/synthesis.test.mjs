import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { ENDINGS, INSTRUMENTS } from "../../../web/sound/instruments.js";
import { MATERIALS } from "../../../web/sound/materials.js";
import { lengthOf, noiseOf, play, touch } from "../../../web/sound/synthesis.js";
import { loudness, rendered } from "./rendered.mjs";
import { Context, equip, gains } from "./studio.mjs";

/** Seconds within which a sound is over, and a tune after its last note. */
const SHORT = 2;
const RING = 0.7;
/** How loud whatever begins at one moment may be together. */
const LOUDEST = 2;
/** Nothing has a pitch above this, in hertz. */
const SHRILL = 5200;
/** So many decibels lie between the loudest and the softest material: what is softer is missed. */
const APART = 6;
/** As long as it is seen who has won. */
const FLOURISH = 2;

let studio;
beforeEach(() => {
  equip();
  const context = new Context();
  studio = { context, out: context.destination, noise: noiseOf(context) };
});

/** How loud the source is that is heard by one gain alone. */
const level = (source) => gains(source).reduce((product, { most }) => product * most, 1);

for (const [name, layers] of Object.entries(MATERIALS)) {
  test(`what is heard of a ${name} begins at once, is soon over, and is neither loud nor shrill`, () => {
    const sources = touch(studio, layers, 3);
    assert.ok(sources.length > 0);
    assert.equal(Math.min(...sources.map(({ begins }) => begins)), 3);
    for (const source of sources) {
      assert.ok(source.ends > source.begins && source.ends <= 3 + SHORT, "it is over");
      assert.ok(level(source) > 0 && level(source) < 1, "it is loud");
      assert.equal(gains(source).at(-1).last, 0, "it fades");
      assert.ok(source.frequency.most <= SHRILL, "it is shrill");
    }
    const together = sources.filter(({ begins }) => begins === 3).map(level);
    assert.ok(together.reduce((sum, each) => sum + each) <= LOUDEST);
  });
}

test("no two materials sound alike", () => {
  const tables = Object.values(MATERIALS).map((layers) => JSON.stringify(layers));
  assert.equal(new Set(tables).size, tables.length);
});

test("every material is about as loud as any other, and none is more than a device can play", () => {
  const heard = Object.entries(MATERIALS).map(([name, layers]) => {
    const samples = rendered(touch(studio, layers, 0), SHORT);
    return { name, most: Math.max(...samples.map(Math.abs)), loud: loudness(samples) };
  });
  heard.sort((one, other) => one.loud - other.loud);
  const [softest, loudest] = [heard[0], heard.at(-1)];
  assert.ok(loudest.loud - softest.loud <= APART, `${softest.name} and ${loudest.name}`);
  for (const { most, name } of heard) assert.ok(most < 1, name);
});

test("a tune's notes come one after another, each voice by itself, and rests are silent", () => {
  const tune = {
    tempo: 60,
    voices: [
      { instrument: "whistle", notes: [69, 2, 0, 1, 81, 1] },
      { instrument: "bass", notes: [0, 1, 57, 3] },
    ],
  };
  const sources = play(studio, tune, 10);
  assert.deepEqual(sources.map(({ begins }) => begins), [10, 13, 11]);
  assert.deepEqual(sources.map(({ frequency }) => frequency.value), [440, 880, 220]);
  assert.equal(lengthOf(tune), 4);
  const end = Math.max(...sources.map(({ ends }) => ends));
  assert.ok(end > 13.9 && end <= 14 + RING);
});

for (const instrument of Object.keys(INSTRUMENTS)) {
  test(`a ${instrument} is heard, and no louder than what moves`, () => {
    const tune = { tempo: 60, voices: [{ instrument, notes: [60, 1] }] };
    const sources = play(studio, tune, 0);
    assert.ok(sources.length > 0);
    const sum = sources.map(level).reduce((all, each) => all + each);
    assert.ok(sum > 0.02 && sum <= 0.2, String(sum));
  });
}

for (const [name, tune] of Object.entries(ENDINGS)) {
  test(`what is heard when a game was ${name} takes as long as what is seen`, () => {
    assert.ok(lengthOf(tune) > FLOURISH - 0.2 && lengthOf(tune) <= FLOURISH);
    const lengths = tune.voices.map((voice) => lengthOf({ ...tune, voices: [voice] }));
    assert.equal(new Set(lengths).size, 1, "its voices end together");
  });
}
