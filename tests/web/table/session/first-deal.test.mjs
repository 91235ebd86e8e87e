import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";
import { beforeEach, test } from "node:test";

import "../../document.mjs";

globalThis.window = globalThis;
const { FirstDeal } = await import("../../../../web/table/session/first-deal.js");
const { firstSetup } = await import("../../../../web/model/setup.js");

const ROOM = { id: "cartagena", seats: [2, 5], options: [], deals: [3, 8] };
const BOARD = { height: 660, nodes: [{ id: "jail", kind: "box", at: [1, 2], size: [3, 4] }] };
const JAIL = { ...BOARD.nodes[0], label: { key: "jail" } };
const CARD = { name: { key: "rope" } };
/** How the first beginning differs from the empty board, and how each does from the first. */
const FIRST = {
  table: {
    ok: true,
    game: "cartagena",
    seal: "one",
    scenes: [[0, { position: 0, scene: { nodes: [[0, { label: { key: "jail" } }], [{ id: "card", explain: true }]] } }]],
  },
  explained: { card: CARD },
};
const OWN = { table: { seal: "other" } };
const START = { do: "start", game: "cartagena", ...firstSetup(ROOM), seed: null, frame: "wide:700" };
const TABLE = {
  ok: true,
  game: "cartagena",
  seal: "other",
  scenes: [{ position: 0, scene: { height: 660, nodes: [JAIL, { id: "card", explain: true }] } }],
  seats: START.seats,
};

/** What a host has, by the ends of addresses. */
let files;
globalThis.fetch = async (address) => {
  const found = Object.entries(files).find(([name]) => String(address).includes(name));
  return found ? new Response(found[1]) : new Response("", { status: 404 });
};

/** An engine that comes when it is told to, and what it was asked. */
function engine(answers = () => TABLE) {
  const asked = [];
  let come;
  const up = new Promise((resolve) => (come = resolve));
  return Object.assign(new EventTarget(), {
    asked,
    ready: false,
    isWanted: true,
    saved: "before",
    report: { stage: "start", loaded: 0, total: 0 },
    start() {},
    want() {},
    up: () => up,
    async ask(command) {
      await up;
      asked.push(command);
      return command.do === "start" ? answers() : { ok: true, of: command.do };
    },
    comes() {
      this.ready = true;
      come();
    },
  });
}

function standIn(real) {
  const closing = new AbortController();
  const taken = [];
  const deal = new FirstDeal(real, [ROOM], closing.signal);
  deal.take = (table, isSame) => taken.push(isSame);
  return { deal, taken, close: () => closing.abort() };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  const boards = { "wide:660": BOARD, "narrow:1160": BOARD };
  files = {
    "table.json": JSON.stringify({ drawings: {}, boards }),
    "deals/wide.bin": gzipSync(JSON.stringify(FIRST)),
    "-wide.bin": gzipSync(JSON.stringify(OWN)),
  };
});

test("a beginning is told before the engine is there, with what its things are", async () => {
  const real = engine();
  const { deal } = standIn(real);
  const table = await deal.ask(START);
  assert.deepEqual(table, TABLE);
  assert.deepEqual(await deal.ask({ do: "explain", position: 0, node: "card" }), { ok: true, explanation: CARD });
  assert.deepEqual([real.asked, deal.isEarly, deal.ready, deal.saved], [[], true, false, ""]);
});

test("what is decided meanwhile is carried out once the engine has begun with the same deal", async () => {
  const real = engine();
  const { deal, taken } = standIn(real);
  await deal.ask(START);
  const act = deal.ask({ do: "act", revision: 1, seat: 0, action: ["x"] });
  real.comes();
  assert.deepEqual(await act, { ok: true, of: "act" });
  const [start, then] = real.asked;
  assert.match(start.seed, /^first [38]$/);
  assert.equal(start.frame, "wide:660");
  assert.equal(then.do, "act");
  assert.deepEqual([taken, deal.isEarly, deal.ready], [[true], false, true]);
});

test("what was decided at another table than the engine's is not carried out, and that is told", async () => {
  const real = engine(() => ({ ...TABLE, seal: "another" }));
  const { deal, taken } = standIn(real);
  await deal.ask(START);
  const act = deal.ask({ do: "act", revision: 1, seat: 0, action: ["x"] });
  real.comes();
  assert.equal((await act).error.key, "error-first-deal");
  assert.deepEqual([taken, real.asked.map((each) => each.do)], [[false], ["start"]]);
});

for (const [what, change] of [
  ["a seed of one's own", { seed: "mine" }],
  ["a deal of the day", { day: "2026-11-25" }],
  ["larger letters", { frame: "wide:700:150" }],
  ["other seats", { seats: [] }],
])
  test(`with ${what} the engine itself is waited for`, async () => {
    const real = engine();
    const { deal } = standIn(real);
    const asked = deal.ask({ ...START, ...change });
    await settle();
    assert.equal(deal.isEarly, false);
    real.comes();
    await asked;
    assert.deepEqual(real.asked, [{ ...START, ...change }]);
  });

test("where no beginning can be had the engine itself is waited for", async () => {
  delete files["-wide.bin"];
  const real = engine();
  const { deal } = standIn(real);
  const asked = deal.ask(START);
  await settle();
  real.comes();
  await asked;
  assert.deepEqual([real.asked, deal.isEarly], [[START], false]);
});

test("a table that was left is not begun by the engine", async () => {
  const real = engine();
  const { deal, taken, close } = standIn(real);
  await deal.ask(START);
  close();
  real.comes();
  await settle();
  assert.deepEqual([real.asked, taken], [[], []]);
});

test("bots think once the engine is there", async () => {
  const real = engine();
  const { deal } = standIn(real);
  await deal.ask(START);
  const done = [];
  const pool = { cancel: () => done.push("cancel"), think: async () => done.push("think"), prepare: async () => done.push("prepare") };
  const late = deal.late(pool);
  void late.think({ do: "hint", revision: 1 }, () => {});
  late.cancel();
  const thought = late.think({ do: "hint", revision: 1 }, () => {});
  await settle();
  assert.deepEqual(done, ["cancel"]);
  real.comes();
  await thought;
  assert.deepEqual(done, ["cancel", "think"]);
});
