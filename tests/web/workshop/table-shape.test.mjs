import assert from "node:assert/strict";
import { test } from "node:test";

import { fittingAnswer as fitting } from "../../../web/workshop/table-shape.js";

/** An answer about a table, unless it says itself what it is about. */
const fittingAnswer = (answer, game) =>
  fitting(answer, game, answer?.shown ? "show" : answer?.explanation ? "explain" : answer?.refusal ? "why" : "act");
const NODE = { id: "a", kind: "box", at: [500, 300], size: [10, 10] };
const TITLE = { key: "plain-title" };
const shown = (nodes) => ({
  position: 0,
  lines: 0,
  seats: [{ turn: true, facts: [] }],
  prompt: null,
  goal: TITLE,
  held: null,
  sheet: null,
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
  post: false,
  acting: [0],
  seats: [{ name: "", colour: "red", who: "human" }],
  scenes: [shown(nodes)],
  choices: [],
  log: { keep: 0, lines: [] },
  ranks: null,
  trails: { since: 0, moves: [] },
  motive: null,
  undo: null,
  insights: [],
  ...Object.fromEntries(["base", "contest", "day", "lesson", "mark", "moment", "number", "origin"].map((name) => [name, null])),
  ...change,
});
const deep = (levels) => (levels ? { key: "a", args: { a: deep(levels - 1) } } : TITLE);

const CHOICE = { action: ["roll"], label: TITLE, picks: [], target: null, ghost: [], gain: null, short: null, icon: "race/die" };
const LINE = { position: 0, seat: null, message: TITLE, head: false, sound: null };
const moment = (change) => ({ ok: true, viewer: 0, all: false, lines: null, shown: { ...shown([NODE]), trails: { since: 0, moves: [] }, branch: null, ...change } });

test("a table fits", () => {
  const table = tableOf();
  assert.equal(fittingAnswer(table, "race"), table);
  assert.ok(fittingAnswer(tableOf({ choices: Array(200).fill(CHOICE), log: { keep: 0, lines: [LINE] } }), "race"));
});

test("a moment of a table fits", () => assert.ok(fittingAnswer(moment({}), "race")));

const HOSTILE = {
  "no object": 7,
  "nothing": null,
  "no answer": {},
  "another game's": tableOf({ game: "liars" }),
  "no table": { ok: true },
  "no scene": tableOf({ scenes: [] }),
  "no seats": tableOf({ seats: [] }),
  "many nodes": tableOf({}, Array(601).fill(NODE)),
  "many choices": tableOf({ choices: Array(201).fill(CHOICE) }),
  "a part that no table has": tableOf({ script: "x" }),
  "a part that no seat has": tableOf({ seats: [{ name: "", colour: "red", who: "human", href: "//x" }] }),
  "a part that no scene has": tableOf({ scenes: [{ ...shown([NODE]), html: "<b>" }] }),
  "a part that no node has": tableOf({}, [{ ...NODE, href: "//x" }]),
  "a part that no choice has": tableOf({ choices: [{ ...CHOICE, onclick: "x" }] }),
  "a part that no line of the log has": tableOf({ log: { keep: 0, lines: [{ ...LINE, html: "<b>" }] } }),
  "a part that no message has": tableOf({}, [{ ...NODE, label: { ...TITLE, html: "<b>" } }]),
  "a part that no seat in a message has": tableOf({}, [{ ...NODE, label: { ...TITLE, args: { a: { seat: 1, name: "x" } } } }]),
  "a part that is missing": (({ choices, ...rest }) => rest)(tableOf()),
  "a lesson": tableOf({ lesson: { say: TITLE } }),
  "a contest": tableOf({ contest: { code: "x" } }),
  "a game by post": tableOf({ post: true }),
  "a line of the log that is a number": tableOf({ log: { keep: 0, lines: [7] } }),
  "a sheet that is a text": tableOf({ scenes: [{ ...shown([NODE]), sheet: "x" }] }),
  "a trail from far away": tableOf({ trails: { since: 0, moves: [{ position: 0, seat: 0, parts: [{ node: "a", from: [1e9, 0], to: [0, 0], size: [1, 1] }] }] } }),
  "a reason that is no message": tableOf({ motive: { key: "<b>" } }),
  "a moment with many nodes": moment({ scene: { height: 620, nodes: Array(601).fill(NODE) } }),
  "a moment with another part": moment({ html: "<b>" }),
  "an explanation that is markup": { ok: true, explanation: "<b>" },
  "a refusal with another part": { ok: true, refusal: { message: TITLE, rule: null, href: "//x" } },
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
