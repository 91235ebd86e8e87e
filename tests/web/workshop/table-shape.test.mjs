import assert from "node:assert/strict";
import { test } from "node:test";

import { fittingAnswer } from "../../../web/workshop/table-shape.js";

const NODE = { id: "a", kind: "box", at: [500, 300], size: [10, 10] };
const TITLE = { key: "plain-title" };
const shown = (nodes) => ({
  position: 0,
  lines: 0,
  seats: [{ turn: true, facts: [] }],
  prompt: null,
  goal: TITLE,
  held: null,
  rest: 1,
  scene: { height: 620, nodes },
});
const tableOf = (change = {}, nodes = [NODE]) => ({
  ok: true,
  game: "race",
  revision: 0,
  position: 0,
  frame: "wide:620",
  undone: 0,
  viewer: 0,
  curtain: null,
  open: true,
  over: false,
  acting: [0],
  seats: [{ name: "", colour: "red", who: "human" }],
  scenes: [shown(nodes)],
  choices: [],
  log: { keep: 0, lines: [] },
  ranks: null,
  ...change,
});
const deep = (levels) => (levels ? { key: "a", args: { a: deep(levels - 1) } } : TITLE);

test("a table fits", () => {
  const table = tableOf();
  assert.equal(fittingAnswer(table, "race"), table);
  const choice = { action: ["roll"], label: TITLE, picks: [], target: null, ghost: [], gain: null, short: null, icon: "race/die" };
  assert.ok(fittingAnswer(tableOf({ choices: [choice] }), "race"));
});

const HOSTILE = {
  "no object": 7,
  "nothing": null,
  "no answer": {},
  "another game's": tableOf({ game: "liars" }),
  "no scene": tableOf({ scenes: [] }),
  "no seats": tableOf({ seats: [] }),
  "many nodes": tableOf({}, Array(601).fill(NODE)),
  "no number": tableOf({}, [{ ...NODE, at: [null, 3] }]),
  "too far": tableOf({}, [{ ...NODE, at: [1e9, 3] }]),
  "infinite": JSON.parse(JSON.stringify(tableOf({}, [{ ...NODE, turn: 0 }])).replace('"turn":0', '"turn":1e999')),
  "another kind": tableOf({}, [{ ...NODE, kind: "script" }]),
  "another game's picture": tableOf({}, [{ ...NODE, kind: "sprite", skin: "mutiny/gold" }]),
  "a picture elsewhere": tableOf({}, [{ ...NODE, kind: "sprite", skin: "race/../mutiny/gold" }]),
  "an address": tableOf({}, [{ ...NODE, kind: "sprite", skin: "https://elsewhere.example/a" }]),
  "a style": tableOf({}, [{ ...NODE, tint: "red;background:url(//x)" }]),
  "a colour that is more": tableOf({ seats: [{ name: "", colour: "url(//x)", who: "human" }] }),
  "a long text": tableOf({}, [{ ...NODE, text: "x".repeat(401) }]),
  "a text that turns round": tableOf({}, [{ ...NODE, text: "abc\u202edef" }]),
  "half a letter": tableOf({}, [{ ...NODE, text: "\ud800" }]),
  "a control": tableOf({}, [{ ...NODE, text: "a\u0000" }]),
  "a key that is markup": tableOf({}, [{ ...NODE, label: { key: "<b>" } }]),
  "nested messages": tableOf({}, [{ ...NODE, label: deep(30) }]),
  "a prototype": tableOf({ options: JSON.parse('{"__proto__": {"a": 1}}') }),
  "a million values": tableOf({ trails: Array(1_000_000).fill(0) }),
  "a refusal without words": { ok: false },
};

for (const [name, answer] of Object.entries(HOSTILE))
  test(`refused: ${name}`, () => assert.equal(fittingAnswer(answer, "race"), null));

test("to look takes as much longer as there is more", () => {
  const took = (count) => {
    const hostile = tableOf({ trails: { moves: Array.from({ length: count }, () => ({ a: [[[]]] })) } });
    const began = performance.now();
    for (let time = 0; time < 5; time += 1) fittingAnswer(hostile, "race");
    return performance.now() - began;
  };
  took(2_000);
  assert.ok(took(2_000_00) < 40 * Math.max(took(10_000), 5));
});
