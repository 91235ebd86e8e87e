import assert from "node:assert/strict";
import { test } from "node:test";

import * as arrange from "../../../../web/board/pointing/arrange.js";
import { inTurn } from "../../../../web/board/pointing/marks.js";

const { HAND } = arrange;

// Two berths and a hole; four cards.
const OFFER = {
  places: [
    { pick: "berth:a", action: ["bid", "a"] },
    { pick: "berth:b", action: ["bid", "b"] },
    { pick: "hole", action: ["drop"] },
  ],
  items: [
    { pick: "card:1", word: 1 },
    { pick: "card:2", word: 2 },
    { pick: "card:3", word: "three" },
    { pick: "card:4", word: 4 },
  ],
  confirm: { key: "go" },
  rest: "pouch",
};
const FULL = { "berth:a": "card:2", "berth:b": "card:1", hole: "card:4" };

const placed = (of) => new Map(Object.entries(of));
const sorted = (tokens) => [...tokens].sort();

function after(of, selected, token) {
  const before = placed(of);
  const done = arrange.press(OFFER, before, new Set(selected), token);
  assert.deepEqual(placed(of), before);
  return [Object.fromEntries(done.placed), [...done.selection], done.why];
}

test("an item of the hand goes to the first place that has none", () => {
  assert.deepEqual([{ "berth:a": "card:3" }, [], null], after({}, [], "card:3"));
  const holed = { "berth:a": "card:3", hole: "card:1" };
  assert.deepEqual([{ ...holed, "berth:b": "card:4" }, [], null], after(holed, [], "card:4"));
});

test("six bids are six presses: one for each card, and none for its ship", () => {
  const ships = ["arriba", "bravo", "caribic", "diabolo", "evita", "fuego"];
  const offer = {
    places: ships.map((ship) => ({ pick: `berth:${ship}`, action: ["bid", ship] })),
    items: [-1, 0, 1, 2, 3, 4, 5].map((card) => ({ pick: `card:${card}`, word: card })),
    confirm: { key: "send" },
    rest: null,
  };
  let now = { placed: new Map(), selection: new Set() };
  for (const card of [5, 0, 4, -1, 1, 2]) {
    now = arrange.press(offer, now.placed, now.selection, `card:${card}`);
  }
  assert.deepEqual(
    ships.map((ship, at) => ["bid", ship, [5, 0, 4, -1, 1, 2][at]]),
    arrange.actions(offer, now.placed),
  );
});

test("once every place has an item, what is left over is selected, to be exchanged", () => {
  assert.deepEqual([FULL, ["card:3"], null], after(FULL, [], "card:3"));
  assert.deepEqual([FULL, [], null], after(FULL, ["card:3"], "card:3"));
  assert.deepEqual([{ ...FULL, hole: "card:3" }, [], null], after(FULL, ["card:3"], "card:4"));
});

test("a press selects an empty place, and a second one deselects it", () => {
  assert.deepEqual([{}, ["berth:a"], null], after({}, [], "berth:a"));
  assert.deepEqual([{}, [], null], after({}, ["berth:a"], "berth:a"));
});

test("another empty place takes over the selection", () => {
  assert.deepEqual([{}, ["hole"], null], after({}, ["berth:a"], "hole"));
});

test("an item and a place, in either order, put the item there", () => {
  assert.deepEqual([{ "berth:a": "card:1" }, [], null], after({}, ["card:1"], "berth:a"));
  assert.deepEqual([{ "berth:a": "card:1" }, [], null], after({}, ["berth:a"], "card:1"));
});

test("a laid item is selected by itself or by its place, and taken back by either", () => {
  const laid = { hole: "card:3" };
  assert.deepEqual([laid, ["card:3"], null], after(laid, [], "card:3"));
  assert.deepEqual([laid, ["card:3"], null], after(laid, [], "hole"));
  assert.deepEqual([{}, [], null], after(laid, ["card:3"], "hole"));
  assert.deepEqual([{}, [], null], after(laid, ["card:3"], "card:3"));
});

test("a laid item moves on to an empty place and leaves its own empty", () => {
  const moved = [{ "berth:a": "card:3" }, [], null];
  assert.deepEqual(moved, after({ hole: "card:3" }, ["card:3"], "berth:a"));
  assert.deepEqual(moved, after({ hole: "card:3" }, ["berth:a"], "card:3"));
  assert.deepEqual(moved, after({ hole: "card:3" }, ["berth:a"], "hole"));
});

test("on a filled place, or on what lies there, two laid items change places", () => {
  const laid = { hole: "card:3", "berth:a": "card:1" };
  const swapped = [{ hole: "card:1", "berth:a": "card:3" }, [], null];
  assert.deepEqual(swapped, after(laid, ["card:3"], "berth:a"));
  assert.deepEqual(swapped, after(laid, ["card:3"], "card:1"));
});

test("an item from the hand sends what lay there back to the hand, from both sides", () => {
  const swapped = [{ hole: "card:2" }, [], null];
  assert.deepEqual(swapped, after({ hole: "card:3" }, ["card:2"], "hole"));
  assert.deepEqual(swapped, after({ hole: "card:3" }, ["card:2"], "card:3"));
  assert.deepEqual(swapped, after({ hole: "card:3" }, ["card:3"], "card:2"));
});

test("a selected item goes back to the hand", () => {
  assert.deepEqual([{}, [], null], after({ hole: "card:3" }, ["card:3"], HAND));
  assert.deepEqual([{ hole: "card:3" }, [], null], after({ hole: "card:3" }, ["card:1"], HAND));
  assert.deepEqual([{ hole: "card:3" }, [], null], after({ hole: "card:3" }, [], HAND));
});

test("the place of the rest stands for the last item, once there is one, and before for the hand", () => {
  assert.deepEqual([FULL, ["card:3"], null], after(FULL, [], "pouch"));
  const swapped = { ...FULL, hole: "card:3" };
  assert.deepEqual([swapped, [], null], after(FULL, ["card:4"], "pouch"));
  assert.deepEqual([{}, [], null], after({}, [], "pouch"));
  assert.deepEqual([{}, [], null], after({ hole: "card:3" }, ["card:3"], "pouch"));
  const dropped = arrange.drop(OFFER, placed({ hole: "card:3" }), "card:3", "pouch");
  assert.deepEqual([{}, null], [Object.fromEntries(dropped.placed), dropped.why]);
});

test("the item that goes back is the one laid last, wherever it went and whatever lay there", () => {
  const press = (laid, chosen, token) => arrange.press(OFFER, laid, new Set(chosen), token).placed;
  const laid = ["card:3", "card:1", "card:4"].reduce((now, item) => press(now, [], item), new Map());
  const back = (of) => Object.fromEntries(arrange.withoutLast(of));
  assert.deepEqual({ "berth:a": "card:3", "berth:b": "card:1" }, back(laid));
  const changed = press(laid, ["card:2"], "berth:a");
  assert.deepEqual({ "berth:b": "card:1", hole: "card:4" }, back(changed));
  const exchanged = press(laid, ["card:4"], "berth:b");
  assert.deepEqual({ "berth:a": "card:3", hole: "card:1" }, back(exchanged));
  assert.deepEqual({}, back(new Map()));
});

test("what is neither item nor place is asked about, and nothing changes", () => {
  assert.deepEqual([{}, [], ["ship"]], after({}, [], "ship"));
  assert.deepEqual(
    [{ hole: "card:3" }, ["card:1"], ["card:1", "ship"]],
    after({ hole: "card:3" }, ["card:1"], "ship"),
  );
});

test("a drop puts, swaps or takes back whatever was selected before", () => {
  const dropped = (of, from, to) => {
    const { placed: now, selection, why } = arrange.drop(OFFER, placed(of), from, to);
    return [Object.fromEntries(now), [...selection], why];
  };
  assert.deepEqual([{ hole: "card:1" }, [], null], dropped({}, "card:1", "hole"));
  assert.deepEqual([{ hole: "card:1" }, [], null], dropped({}, "hole", "card:1"));
  assert.deepEqual([{ hole: "card:2" }, [], null], dropped({ hole: "card:1" }, "card:2", "card:1"));
  assert.deepEqual([{ hole: "card:2" }, [], null], dropped({ hole: "card:1" }, "hole", "card:2"));
  assert.deepEqual([{}, [], null], dropped({ hole: "card:1" }, "card:1", HAND));
  assert.deepEqual([{}, [], null], dropped({}, "card:1", "card:2"));
  assert.deepEqual([{}, [], ["card:1", "ship"]], dropped({}, "card:1", "ship"));
});

test("what is dragged is selected; what cannot be leaves the selection", () => {
  const grabbed = (of, selected, token) => [
    ...arrange.grab(OFFER, placed(of), new Set(selected), token),
  ];
  assert.deepEqual(["card:1"], grabbed({}, ["card:2"], "card:1"));
  assert.deepEqual(["card:3"], grabbed({ hole: "card:3" }, [], "hole"));
  assert.deepEqual(["card:2"], grabbed({}, ["card:2"], "ship"));
});

test("items and empty places can be pressed, and the next place is lit; a selected item lights the others", () => {
  const shown = (of, selected) => {
    const { live, targets, chosen } = arrange.marks(OFFER, placed(of), new Set(selected));
    return [sorted(live), sorted(targets), sorted(chosen)];
  };
  const cards = ["card:1", "card:2", "card:3", "card:4"];
  const live = ["berth:a", "berth:b", ...cards, "hole"];
  assert.deepEqual([live, ["berth:a"], []], shown({}, []));
  assert.deepEqual([["berth:b", ...cards, "hole"], ["berth:b"], []], shown({ "berth:a": "card:3" }, []));
  assert.deepEqual([cards, [], []], shown(FULL, []));
  assert.deepEqual(
    [cards, ["berth:a", "berth:b", "hole"], ["card:1"]],
    shown({ hole: "card:3" }, ["card:1"]),
  );
  assert.deepEqual(
    [cards, [HAND, "berth:a", "berth:b"], ["card:3"]],
    shown({ hole: "card:3" }, ["card:3"]),
  );
  assert.deepEqual(
    [["berth:a", "berth:b", ...cards, "hole"], [], ["berth:a"]],
    shown({}, ["berth:a"]),
  );
});

test("the first numbers are those of items in the hand; of places once an item is selected", () => {
  const numbered = (of, selected) => {
    const marks = arrange.marks(OFFER, placed(of), new Set(selected));
    return inTurn(["berth:a", "berth:b", "hole", "card:1", "card:2", "card:3", "card:4"], marks);
  };
  const cards = ["card:1", "card:2", "card:3", "card:4"];
  assert.deepEqual([...cards, "berth:a", "berth:b", "hole"], numbered({}, []));
  assert.deepEqual([...cards, "berth:b", "hole"], numbered({}, ["berth:a"]));
  assert.deepEqual(["card:1", "card:2", "card:4", "berth:b", "hole", "card:3"], numbered({ "berth:a": "card:3" }, []));
  assert.deepEqual(["berth:a", "berth:b", "hole", "card:2", "card:3", "card:4"], numbered({}, ["card:1"]));
});

test("where all that can be pressed is alike it is numbered in the order in which one walks over it", () => {
  const marks = { live: new Set(["b", "c"]), targets: new Set(["a"]), chosen: new Set(["c"]) };
  assert.deepEqual(["a", "b"], inTurn(["a", "b", "c", "d"], marks));
});

test("it is complete when every place has an item; its actions follow the places", () => {
  const laid = placed({ hole: "card:3", "berth:a": "card:2" });
  assert.equal(3, arrange.missing(OFFER, new Map()));
  assert.equal(1, arrange.missing(OFFER, laid));
  assert.equal(null, arrange.actions(OFFER, laid));
  laid.set("berth:b", "card:1");
  assert.equal(0, arrange.missing(OFFER, laid));
  assert.deepEqual(
    [
      ["bid", "a", 2],
      ["bid", "b", 1],
      ["drop", "three"],
    ],
    arrange.actions(OFFER, laid),
  );
});

test("the spare is the one item left over in the end", () => {
  assert.equal("card:3", arrange.spare(OFFER, placed(FULL)));
  assert.equal(null, arrange.spare(OFFER, placed({ hole: "card:4" })));
  const many = { ...OFFER, items: [...OFFER.items, { pick: "card:5", word: 5 }] };
  assert.equal(null, arrange.spare(many, placed(FULL)));
  const few = { ...OFFER, items: OFFER.items.slice(0, 3) };
  assert.equal(null, arrange.spare(few, placed({ ...FULL, hole: "card:3" })));
});

test("actions are laid where they would be made", () => {
  const wanted = [["drop", 4], ["bid", "a", 2], ["bid", "b", 1]];
  assert.deepEqual(FULL, Object.fromEntries(arrange.laid(OFFER, wanted)));
  assert.deepEqual({ "berth:a": "card:3" }, Object.fromEntries(arrange.laid(OFFER, [["bid", "a", "three"]])));
  assert.deepEqual({}, Object.fromEntries(arrange.laid(OFFER, [["dance"], ["bid", "a", 9]])));
});
