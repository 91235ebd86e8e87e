import assert from "node:assert/strict";
import { test } from "node:test";

import { brings, drop, foretold, grab, narrow, only, press } from "../../../../web/board/pointing/choices.js";

/** @returns {import("../../../../web/types/engine.js").Choice} */
const choice = (name, picks, target = null) => ({
  action: [name],
  label: { key: name },
  picks,
  target,
  ghost: [],
  gain: null,
});

// Two cards, two men: the skull moves either man, the key only the second, who may also go back.
const CHOICES = [
  choice("skull-1", ["card:skull", "man:1"], "cell:5"),
  choice("skull-2", ["card:skull", "man:2"], "cell:9"),
  choice("key-2", ["card:key", "man:2"], "cell:9"),
  choice("back-2", ["man:2", "retreat"], "cell:1"),
  choice("end", []),
];

const set = (...tokens) => new Set(tokens);
const sorted = (tokens) => [...tokens].sort();
const names = (choices) => choices.map(({ action }) => action[0]);
const pressed = (selection, send = null, why = null) => ({ selection, send, why });

test("without a selection every pick is live and nothing is a target", () => {
  const { candidates, live, targets, complete } = narrow(CHOICES, set());
  assert.deepEqual(["skull-1", "skull-2", "key-2", "back-2", "end"], names(candidates));
  assert.deepEqual(["card:key", "card:skull", "man:1", "man:2", "retreat"], sorted(live));
  assert.deepEqual([], sorted(targets));
  assert.equal(null, complete);
});

test("a selection leaves the choices that hold all of it, with their targets", () => {
  const table = [
    [
      set("card:skull"),
      ["skull-1", "skull-2"],
      ["card:skull", "man:1", "man:2"],
      ["cell:5", "cell:9"],
    ],
    [set("man:1"), ["skull-1"], ["card:skull", "man:1"], ["cell:5"]],
    [
      set("man:2"),
      ["skull-2", "key-2", "back-2"],
      ["card:key", "card:skull", "man:2", "retreat"],
      ["cell:1", "cell:9"],
    ],
    [set("card:key", "man:2"), ["key-2"], ["card:key", "man:2"], ["cell:9"]],
    [set("card:key", "man:1"), [], [], []],
    [
      set("man:2", "cell:9"),
      ["skull-2", "key-2"],
      ["card:key", "card:skull", "man:2"],
      ["cell:9"],
    ],
  ];
  for (const [selection, candidates, live, targets] of table) {
    const found = narrow(CHOICES, selection);
    assert.deepEqual(candidates, names(found.candidates));
    assert.deepEqual(live, sorted(found.live));
    assert.deepEqual(targets, sorted(found.targets));
  }
});

test("the complete choice is the only one whose picks are all selected", () => {
  const twins = [choice("left", ["man"], "cell:1"), choice("right", ["man"], "cell:2")];
  assert.deepEqual(["key-2"], narrow(CHOICES, set("card:key", "man:2")).complete?.action);
  assert.equal(null, narrow(CHOICES, set("card:key")).complete);
  assert.equal(null, narrow(twins, set("man")).complete);
});

test("a live token is added, and the last one sends", () => {
  assert.deepEqual(pressed(set("card:skull")), press(CHOICES, set(), "card:skull"));
  assert.deepEqual(pressed(set(), ["skull-2"]), press(CHOICES, set("card:skull"), "man:2"));
  assert.deepEqual(pressed(set(), ["back-2"]), press(CHOICES, set("retreat"), "man:2"));
});

test("a choice of one pick is sent by one press", () => {
  const lone = [choice("draw", ["pile"]), choice("skull-1", ["card:skull", "man:1"])];
  assert.deepEqual(pressed(set(), ["draw"]), press(lone, set(), "pile"));
  assert.deepEqual(pressed(set(), ["draw"]), press(lone, set("card:skull"), "pile"));
});

test("what is complete waits while more picks or another target could follow", () => {
  const longer = [choice("step", ["man"], "cell:1"), choice("jump", ["man", "card"], "cell:2")];
  assert.deepEqual(pressed(set("man")), press(longer, set(), "man"));
  assert.deepEqual(pressed(set(), ["step"]), press(longer, set("man"), "cell:1"));
  assert.deepEqual(pressed(set(), ["jump"]), press(longer, set("man"), "card"));
});

test("a selected token is deselected", () => {
  assert.deepEqual(pressed(set("man:2")), press(CHOICES, set("card:key", "man:2"), "card:key"));
});

test("a token that clashes begins a new selection", () => {
  assert.deepEqual(pressed(set("card:key")), press(CHOICES, set("card:skull"), "card:key"));
  assert.deepEqual(pressed(set("card:key")), press(CHOICES, set("man:1"), "card:key"));
});

test("a target with one candidate sends it", () => {
  assert.deepEqual(pressed(set(), ["skull-1"]), press(CHOICES, set("card:skull"), "cell:5"));
  assert.deepEqual(pressed(set(), ["back-2"]), press(CHOICES, set("man:2"), "cell:1"));
});

test("a target that several candidates share is kept, and their picks stay live", () => {
  const aimed = press(CHOICES, set("man:2"), "cell:9");
  assert.deepEqual(pressed(set("man:2", "cell:9")), aimed);
  assert.deepEqual(pressed(set(), ["key-2"]), press(CHOICES, aimed.selection, "card:key"));
  assert.deepEqual(pressed(set("man:2")), press(CHOICES, aimed.selection, "cell:9"));
});

test("a dead token asks why, with the selection, and changes nothing", () => {
  assert.deepEqual(pressed(set(), null, ["cell:9"]), press(CHOICES, set(), "cell:9"));
  assert.deepEqual(
    pressed(set("card:key"), null, ["card:key", "cell:5"]),
    press(CHOICES, set("card:key"), "cell:5"),
  );
});

test("pressing leaves the selection it was given alone", () => {
  const selection = set("card:key");
  press(CHOICES, selection, "man:2");
  press(CHOICES, selection, "card:key");
  assert.deepEqual(set("card:key"), selection);
});

test("what is dragged is selected and never sent", () => {
  const lone = [choice("draw", ["pile"], "hand")];
  assert.deepEqual(set("pile"), grab(lone, set(), "pile"));
  assert.deepEqual(set("card:key", "man:2"), grab(CHOICES, set("card:key"), "man:2"));
  assert.deepEqual(set("man:1"), grab(CHOICES, set("card:key"), "man:1"));
  assert.deepEqual(set("card:key"), grab(CHOICES, set("card:key"), "cell:5"));
});

test("dropping presses what lies below, with what was dragged selected", () => {
  assert.deepEqual(pressed(set(), ["skull-1"]), drop(CHOICES, set(), "man:1", "cell:5"));
  assert.deepEqual(pressed(set(), ["key-2"]), drop(CHOICES, set(), "card:key", "man:2"));
  assert.deepEqual(pressed(set(), ["key-2"]), drop(CHOICES, set("card:key"), "man:2", "cell:9"));
  assert.deepEqual(pressed(set("man:2", "cell:9")), drop(CHOICES, set(), "man:2", "cell:9"));
  assert.deepEqual(
    pressed(set("man:1"), null, ["man:1", "cell:9"]),
    drop(CHOICES, set(), "man:1", "cell:9"),
  );
});

test("dropping a thing on itself selects it", () => {
  assert.deepEqual(pressed(set("man:1")), drop(CHOICES, set(), "man:1", "man:1"));
});

test("a selection leaves one choice when all others disagree, or when only one is complete", () => {
  const name = (selection) => only(CHOICES, selection)?.action[0] ?? null;
  assert.deepEqual(
    [null, null, "skull-1", null, "key-2", "skull-1"],
    [set(), set("man:2"), set("man:1"), set("card:skull"), set("card:key"), set("cell:5")].map(name),
  );
  const nested = [choice("one", ["a"]), choice("both", ["a", "b"])];
  assert.equal("one", only(nested, set("a")).action[0]);
});

test("what presses bring is told where they leave one choice, with its gain", () => {
  const gaining = { ...CHOICES[0], gain: { key: "two" } };
  assert.deepEqual({ key: "key-2" }, brings(CHOICES[2]));
  const { key, args } = brings(gaining);
  assert.deepEqual(["table-brings", { key: "skull-1" }, { key: "two" }], [key, args.label, args.gain]);
  const told = (selection) =>
    Object.fromEntries([...foretold(CHOICES, selection)].map(([token, said]) => [token, said.label.key]));
  assert.deepEqual({ "man:1": "skull-1", "card:key": "key-2", retreat: "back-2" }, told(set()));
  assert.deepEqual(
    { "man:1": "skull-1", "man:2": "skull-2", "cell:5": "skull-1", "cell:9": "skull-2" },
    told(set("card:skull")),
  );
  // A press on what is selected takes it back.
  assert.deepEqual({ "card:skull": "skull-1", "cell:5": "skull-1" }, told(set("man:1")));
});
