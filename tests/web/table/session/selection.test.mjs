import assert from "node:assert/strict";
import { test } from "node:test";

import { TableSelection } from "../../../../web/table/session/selection.js";

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

const PLACES = [...OFFER.places, { pick: "hole", action: ["drop"] }];

/** A table whose viewer may act, and all that was told of it, asked and sent. */
function begun({ offer = null, refusal = null } = {}) {
  const heard = [];
  const marks = [];
  const session = {
    table: { viewer: 0, seal: "deal", choices: CHOICES },
    isPlayable: true,
    mayAct: true,
    draft: { offer, placed: new Map() },
    playback: { arrive: () => heard.push("arrive"), showNow: () => heard.push("now") },
    board: { setMarks: (each) => marks.push(each) },
    changed: () => heard.push(selection.aimed ? `aim ${selection.aimed.action[0]}` : "changed"),
    act: (action) => heard.push(action),
    refuse: (message, rule) => heard.push([message.key, rule]),
    trouble: () => heard.push("trouble"),
    refusal: { message: { key: "before" } },
  };
  const asked = [];
  const engine = {
    ask: async (command) => {
      asked.push(command);
      return refusal ? { ok: true, refusal } : { ok: false };
    },
  };
  const toasts = { show: (text) => heard.push(text) };
  const selection = new TableSelection({ engine, toasts }, session);
  return { selection, session, heard, marks, asked };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

test("the last press that leaves one choice sends it, from the present, with nothing picked", () => {
  const { selection, heard } = begun();
  selection.press("card:skull");
  assert.deepEqual(new Set(["card:skull"]), selection.picked);
  selection.press("man:2");
  assert.deepEqual(["arrive", "changed", "arrive", "changed", ["skull-2"]], heard);
  assert.equal(0, selection.picked.size);
});

test("what was refused is told until something else is picked, and nothing is aimed at then", () => {
  const { selection, session } = begun();
  selection.hover("card:key");
  assert.notEqual(null, session.refusal);
  selection.press("card:skull");
  assert.deepEqual([null, null], [session.refusal, selection.aimed]);
});

const WAITING = { key: "table-prompt-wait", args: { seat: 1 } };

test("few choices with short names stand as buttons, among whatever has none", () => {
  const short = (key) => ({ ...choice(key, [`thing:${key}`]), short: { key } });
  const { selection, session } = begun();
  const names = () => selection.beside.map(({ action: [name] }) => name);
  session.table.choices = [short("load"), ...CHOICES];
  assert.deepEqual(["load", "end"], names());
  session.table.choices = [...["load", "rob", "swap"].map(short), ...CHOICES];
  assert.deepEqual(["end"], names());
});

test("the only button is not the only way on while things on the board can be pressed", () => {
  const { selection, session } = begun();
  const end = CHOICES.at(-1);
  assert.deepEqual([[end], null], [selection.beside, selection.sole]);
  session.table.choices = [end];
  assert.equal(end, selection.sole);
  session.table.choices = CHOICES;
  selection.press("card:key");
  assert.equal("key-1", selection.sole.action[0]);
  session.draft.offer = OFFER;
  assert.equal(null, selection.sole);
});

test("while others act a press says who is waited for, and the board knows of it", () => {
  const { selection, session, heard, marks } = begun();
  session.isAtHand = true;
  session.table = { ...session.table, choices: [], over: false, curtain: null };
  session.playback.moment = { prompt: WAITING };
  selection.press("man:2");
  assert.deepEqual(["arrive", ["table-prompt-wait", null]], heard);
  selection.mark();
  assert.equal(true, marks.at(-1).isWaiting);
});

for (const [what, table, isAtHand] of [
  ["the game is over", { choices: [], over: true }, true],
  ["somebody else is to look", { choices: [], curtain: 1 }, true],
  ["one looks back", { choices: [] }, false],
  ["one may act oneself", {}, true],
]) {
  test(`nobody is waited for where ${what}`, () => {
    const { selection, session, marks } = begun();
    session.isAtHand = isAtHand;
    session.table = { ...session.table, over: false, curtain: null, ...table };
    selection.mark();
    assert.equal(false, marks.at(-1).isWaiting);
  });
}

test("while nobody may act presses, drops and drags do nothing", () => {
  const { selection, session, heard, marks } = begun();
  session.mayAct = false;
  selection.press("man:2");
  selection.drop("card:skull", "man:2");
  selection.grab("man:2");
  assert.deepEqual([["arrive", "arrive", "arrive"], []], [heard, marks]);
});

test("the engine is asked why nothing comes of a press", async () => {
  const { selection, heard, asked } = begun({ refusal: { message: { key: "too-far" }, rule: "CA-4" } });
  selection.press("card:key");
  selection.press("cell:9");
  await settle();
  assert.deepEqual([{ do: "why", picks: ["card:key", "cell:9"] }], asked);
  assert.deepEqual(["too-far", "CA-4"], heard.at(-1));
});

test("what presses bring is told by the same map while the same is picked", () => {
  const { selection, marks } = begun();
  selection.mark();
  selection.mark();
  selection.pick(new Set(["man:1"]));
  const [first, second, third] = marks.map(({ told }) => told);
  assert.equal(first, second);
  assert.notEqual(second, third);
  assert.deepEqual({ key: "key-1" }, first.get("card:key").label);
});

test("what the pointer is on foreshadows the one choice it would leave, else the selection's", () => {
  const { selection, heard, marks } = begun();
  selection.hover("card:key");
  selection.hover("card:skull");
  selection.pick(new Set(["card:key"]));
  selection.hover(null);
  const ghosts = marks.map(({ ghost }) => ghost.length);
  assert.deepEqual(["aim key-1", "changed", "changed", "aim key-1"], heard);
  assert.deepEqual([1, 0, 1, 1], ghosts);
});

test("a choice is previewed with all that has to be pressed for it", () => {
  const { selection, marks } = begun();
  selection.preview(CHOICES[2]);
  assert.deepEqual(new Set(["card:key", "man:1"]), marks.at(-1).chosen);
  assert.deepEqual(new Set(["cell:5"]), marks.at(-1).targets);
  selection.preview(null);
  assert.deepEqual(new Set(), marks.at(-1).chosen);
});

for (const [what, cause, table, stays] of [
  ["news leave it possible", "news", {}, true],
  ["news make it impossible", "news", { choices: CHOICES.slice(2) }, false],
  ["others' eyes look", "news", { viewer: 1 }, false],
  ["another game is dealt", "news", { seal: "other" }, false],
  ["this screen acts", "act", {}, false],
]) {
  test(`what is picked ${stays ? "stays" : "is dropped"} when ${what}`, () => {
    const { selection, session } = begun();
    selection.pick(new Set(["card:skull"]));
    selection.take({ ...session.table, ...table }, session.table, cause);
    assert.equal(stays ? 1 : 0, selection.picked.size);
  });
}

test("items are laid out, shown where they lie, and taken back", () => {
  const { selection, session, heard } = begun({ offer: OFFER });
  assert.deepEqual([CHOICES[3]], selection.choices);
  selection.press("place");
  selection.press("card:2");
  assert.deepEqual([["place", "card:2"]], [...session.draft.placed]);
  assert.deepEqual(["arrive", "changed", "arrive", "now", "changed"], heard);
  selection.clear();
  assert.equal(0, session.draft.placed.size);
  selection.lay([["bid", 1]]);
  assert.deepEqual([["place", "card:1"]], [...session.draft.placed]);
});

test("what is picked is given up first, then what was laid out last, as long as anything is", () => {
  const { selection, session, heard } = begun({ offer: { ...OFFER, places: PLACES } });
  selection.lay([["bid", 1], ["drop", 2]]);
  selection.press("card:1");
  heard.length = 0;
  assert.deepEqual([true, 2, 0], [selection.giveUp(), session.draft.placed.size, selection.picked.size]);
  assert.equal(true, selection.giveUp());
  assert.deepEqual([["place", "card:1"]], [...session.draft.placed]);
  assert.deepEqual(["changed", "now", "changed"], heard);
  assert.deepEqual([true, false], [selection.giveUp(), selection.giveUp()]);
  assert.equal(0, session.draft.placed.size);
});

for (const [what, now] of [
  ["the past is shown", { isPlayable: false }],
  ["what was decided waits", { isKept: true }],
])
  test(`nothing laid out is taken back while ${what}`, () => {
    const { selection, session } = begun({ offer: OFFER });
    selection.lay([["bid", 1]]);
    Object.assign(session, now);
    assert.deepEqual([false, false], [selection.isLaid, selection.giveUp()]);
    assert.equal(1, session.draft.placed.size);
  });

test("nothing can be picked where the table cannot be played", () => {
  const { selection, session } = begun({ offer: OFFER });
  session.isPlayable = false;
  assert.deepEqual([[], null], [selection.choices, selection.offer]);
});

for (const [what, choices, ending] of [
  ["the only one that no thing stands for", CHOICES, "end"],
  ["the only one there is, though a thing stands for it", CHOICES.slice(0, 1), "skull-1"],
  ["none where things stand for all of them", CHOICES.slice(0, 3), undefined],
  ["none where two have no thing", [...CHOICES, choice("pass", [])], undefined],
])
  test(`what E takes is ${what}`, () => {
    const { selection, session } = begun();
    session.table.choices = choices;
    assert.equal(selection.ending?.action[0], ending);
  });

test("while others act a press tells whom one waits for, or what is to be sent to them", () => {
  const { selection, session, heard } = begun();
  Object.assign(session, { isAtHand: true, isKept: false });
  Object.assign(session.table, { choices: [], over: false, curtain: null });
  session.playback.moment = { prompt: { key: "wait" } };
  selection.press("card:skull");
  session.outgoing = { says: "send", buttons: [] };
  selection.press("card:skull");
  assert.deepEqual(["arrive", ["wait", null], "arrive", "send"], heard);
});
