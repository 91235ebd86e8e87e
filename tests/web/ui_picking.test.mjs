import assert from "node:assert/strict";
import { test } from "node:test";

import { Picking } from "../../web/ui/picking.js";

const choice = (name, picks, target = null, ghost = []) => ({
  action: [name],
  label: { key: name },
  picks,
  target,
  ghost,
  gain: null,
});

// The skull moves either man, the key only the first; whoever wants may end the turn.
const CHOICES = [
  choice("skull-1", ["card:skull", "man:1"]),
  choice("skull-2", ["card:skull", "man:2"]),
  choice("key-1", ["card:key", "man:1"], "cell:5", [{ id: "ghost" }]),
  choice("end", []),
];

const OFFER = {
  places: [{ pick: "place", action: ["bid"] }],
  items: [1, 2].map((word) => ({ pick: `card:${word}`, word })),
  confirm: { key: "go" },
  rest: null,
};

/** A table whose viewer may act, and all that was told of it, asked and sent. */
function begun({ offer = null, refusal = null } = {}) {
  const heard = [];
  const marks = [];
  const play = Object.assign(new EventTarget(), {
    table: { viewer: 0, seal: "deal", choices: CHOICES },
    isPlayable: true,
    mayAct: true,
    arranging: { offer, placed: new Map() },
    showing: { arrive: () => heard.push("arrive"), showNow: () => heard.push("now") },
    stage: { setMarks: (each) => marks.push(each) },
    tell: (name) => heard.push(name),
    act: (action) => heard.push(action),
    refuse: (message, rule) => heard.push([message.key, rule]),
    trouble: () => heard.push("trouble"),
  });
  play.addEventListener("aim", ({ detail }) => heard.push(`aim ${detail?.action[0]}`));
  const asked = [];
  const engine = {
    ask: async (command) => {
      asked.push(command);
      return refusal ? { ok: true, refusal } : { ok: false };
    },
  };
  return { picking: new Picking({ engine }, play), play, heard, marks, asked };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

test("the last press that leaves one choice sends it, from the present, with nothing selected", () => {
  const { picking, heard } = begun();
  picking.press("card:skull");
  assert.deepEqual(new Set(["card:skull"]), picking.selection);
  picking.press("man:2");
  assert.deepEqual(["arrive", "selection", "arrive", "selection", ["skull-2"]], heard);
  assert.equal(0, picking.selection.size);
});

test("while nobody may act presses, drops and drags do nothing", () => {
  const { picking, play, heard, marks } = begun();
  play.mayAct = false;
  picking.press("man:2");
  picking.drop("card:skull", "man:2");
  picking.grab("man:2");
  assert.deepEqual([["arrive", "arrive", "arrive"], []], [heard, marks]);
});

test("the engine is asked why nothing comes of a press", async () => {
  const { picking, heard, asked } = begun({ refusal: { message: { key: "too-far" }, rule: "CA-4" } });
  picking.press("card:key");
  picking.press("cell:9");
  await settle();
  assert.deepEqual([{ do: "why", picks: ["card:key", "cell:9"] }], asked);
  assert.deepEqual(["too-far", "CA-4"], heard.at(-1));
});

test("what presses bring is told by the same map while the same is selected", () => {
  const { picking, marks } = begun();
  picking.mark();
  picking.mark();
  picking.select(new Set(["man:1"]));
  const [first, second, third] = marks.map(({ told }) => told);
  assert.equal(first, second);
  assert.notEqual(second, third);
  assert.deepEqual({ key: "key-1" }, first.get("card:key"));
});

test("what the pointer is on foreshadows the one choice it would leave, else the selection's", () => {
  const { picking, heard, marks } = begun();
  picking.hover("card:key");
  picking.hover("card:skull");
  picking.select(new Set(["card:key"]));
  picking.hover(null);
  const ghosts = marks.map(({ ghost }) => ghost.length);
  assert.deepEqual(["aim key-1", "aim undefined", "selection", "aim key-1"], heard);
  assert.deepEqual([1, 0, 1, 1], ghosts);
});

test("a choice is previewed with all that has to be pressed for it", () => {
  const { picking, marks } = begun();
  picking.preview(CHOICES[2]);
  assert.deepEqual(new Set(["card:key", "man:1"]), marks[0].chosen);
  assert.deepEqual(new Set(["cell:5"]), marks[0].targets);
  picking.preview(null);
  assert.deepEqual(new Set(), marks[1].chosen);
});

for (const [what, cause, table, stays] of [
  ["news leave it possible", "news", {}, true],
  ["news make it impossible", "news", { choices: CHOICES.slice(2) }, false],
  ["others' eyes look", "news", { viewer: 1 }, false],
  ["another game is dealt", "news", { seal: "other" }, false],
  ["this screen acts", "act", {}, false],
]) {
  test(`what is selected ${stays ? "stays" : "is dropped"} when ${what}`, () => {
    const { picking, play } = begun();
    picking.select(new Set(["card:skull"]));
    picking.take({ ...play.table, ...table }, play.table, cause);
    assert.equal(stays ? 1 : 0, picking.selection.size);
  });
}

test("items are laid out, shown where they lie, and taken back", () => {
  const { picking, play, heard } = begun({ offer: OFFER });
  assert.deepEqual([CHOICES[3]], picking.choices);
  picking.press("card:2");
  picking.press("place");
  assert.deepEqual([["place", "card:2"]], [...play.arranging.placed]);
  assert.deepEqual(["arrive", "selection", "arrive", "now", "settled", "selection"], heard);
  picking.clear();
  assert.equal(0, play.arranging.placed.size);
  picking.lay([["bid", 1]]);
  assert.deepEqual([["place", "card:1"]], [...play.arranging.placed]);
});

test("nothing can be picked where the table cannot be played", () => {
  const { picking, play } = begun({ offer: OFFER });
  play.isPlayable = false;
  assert.deepEqual([[], null], [picking.choices, picking.offer]);
});
