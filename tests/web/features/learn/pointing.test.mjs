import assert from "node:assert/strict";
import { test } from "node:test";

import { partOf, pointing } from "../../../../web/features/learn/pointing.js";

/** A choice by its presses, the target last. */
const choice = (action, picks, target = null) => ({ action: [action], picks, target });
const run = choice("run", ["card:skull", "pirate:0"], "cell:4");
const walk = choice("walk", ["card:skull", "pirate:4"], "cell:9");
const other = choice("other", ["card:hat", "pirate:0"], "cell:5");
const CHOICES = [run, walk, other];
const step = (point, ...wanted) => ({ point, wanted: wanted.map((each) => [each]) });
const after = (lesson, ...picked) => pointing(lesson, CHOICES, new Set(picked));

test("a lesson points at what is pressed first, and at what is no press", () => {
  const lesson = step(["card:skull", "pirate:0", "cell:4", "island"], "run");
  assert.deepEqual({ points: ["card:skull", "island"], then: null }, after(lesson));
});

test("after a pick it points at the next thing and says what is left to be done", () => {
  const lesson = step(["card:skull", "pirate:0"], "run");
  assert.deepEqual({ points: ["pirate:0"], then: run }, after(lesson, "card:skull"));
  assert.deepEqual({ points: ["card:skull"], then: run }, after(lesson, "pirate:0"), "in any order");
});

test("where a pick leaves several ways it says nothing of its own", () => {
  const lesson = step(["card:skull", "cell:9"], "run", "walk");
  assert.deepEqual({ points: ["cell:9"], then: null }, after(lesson, "card:skull"));
});

test("where a pick leads elsewhere it points at the beginning", () => {
  const lesson = step(["card:skull", "pirate:0"], "run");
  assert.deepEqual({ points: ["card:skull"], then: null }, after(lesson, "card:hat"));
});

test("of things of which one is to be pressed it points at all", () => {
  const choices = ["a", "b"].map((each) => choice(each, [each]));
  const found = pointing(step(["a", "b"], "a", "b"), choices, new Set());
  assert.deepEqual(["a", "b"], found.points);
});

test("a step that is told already points at nothing", () => {
  assert.deepEqual({ points: [], then: null }, after(step([])));
});

const LAYOUT = { places: [{ pick: "first" }, { pick: "second" }] };
const PARTS = ["say", "say-2", "say-all"].map((key) => ({ say: { key }, point: [key] }));
const partAfter = (...laid) =>
  partOf({ parts: PARTS }, LAYOUT, new Map(laid.map((place) => [place, "item"])))?.say.key;

test("where several things are laid out each has words and points of its own, and so has the end", () => {
  assert.equal("say", partAfter());
  assert.equal("say-2", partAfter("first"));
  assert.equal("say", partAfter("second"), "whatever was laid first");
  assert.equal("say-all", partAfter("first", "second"));
});

test("a step that is one deed has no parts", () => {
  assert.equal(null, partOf({ parts: [] }, LAYOUT, new Map()));
  assert.equal(null, partOf({ parts: [] }, null, new Map()));
});
