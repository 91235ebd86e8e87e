import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";
import { after, beforeEach, test } from "node:test";

import "../../document.mjs";
import { Engine } from "../../gathering.mjs";

globalThis.window = globalThis;
globalThis.navigator ??= {};
// The notice of a game that was taken up again, which nobody reads here.
document.createElement = () => Object.assign(new EventTarget(), { setAttribute() {}, replaceChildren() {} });
const { FirstDeal } = await import("../../../../web/table/session/first-deal.js");
const { TableSession } = await import("../../../../web/table/session/session.js");
const { firstSetup } = await import("../../../../web/model/setup.js");

const ROOM = { id: "cartagena", seats: [2, 5], options: [], deals: [3, 8] };
const BOARD = { height: 660, nodes: [{ id: "jail", kind: "box", at: [1, 2], size: [3, 4] }] };
const JAIL = { ...BOARD.nodes[0], label: { key: "jail" } };
const CARD = { name: { key: "rope" } };
const REMARK = { id: "goal", message: { key: "goal" }, rule: null };
/** How the first beginning differs from the empty board, and how each does from the first. */
const FIRST = {
  table: {
    ok: true,
    game: "cartagena",
    seal: "one",
    scenes: [[0, { position: 0, scene: { nodes: [[0, { label: { key: "jail" } }], [{ id: "card", explain: true }]] } }]],
  },
  explained: { card: CARD },
  remark: REMARK,
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
  const first = { do: "remark", revision: 0, told: [], refused: null };
  assert.deepEqual(await deal.ask(first), { ok: true, remark: REMARK });
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

test("why the engine does not begin is told, and nothing is done", async () => {
  const refusal = { ok: false, error: { key: "error-frame" }, rule: null };
  const real = engine(() => refusal);
  const { deal, taken } = standIn(real);
  const failed = [];
  deal.fail = (answer) => failed.push(answer);
  await deal.ask(START);
  const act = deal.ask({ do: "act", revision: 1, seat: 0, action: ["x"] });
  real.comes();
  assert.equal((await act).ok, false);
  assert.deepEqual([failed, taken, real.asked.length], [[refusal], [], 1]);
});

test("at the engine's other table one plays on", async () => {
  const real = engine(() => ({ ...TABLE, seal: "another" }));
  const { deal } = standIn(real);
  await deal.ask(START);
  const act = deal.ask({ do: "act", revision: 1, seat: 0, action: ["x"] });
  real.comes();
  await act;
  assert.deepEqual(await deal.ask({ do: "act", revision: 2, seat: 0, action: ["y"] }), { ok: true, of: "act" });
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

test("without a network it is one of the two beginnings that are stored", async () => {
  const { "-wide.bin": own, ...others } = files;
  for (const [chance, place] of [[4, 0], [7, 1]]) {
    files = { ...others, [`deals/${place}-wide.bin`]: own };
    const { getRandomValues } = crypto;
    crypto.getRandomValues = (numbers) => numbers.fill(chance);
    const real = engine();
    const deal = new FirstDeal(real, [{ ...ROOM, deals: [3, 8, 11, 12, 13, 14, 15, 16] }], new AbortController().signal);
    await deal.ask(START).finally(() => (crypto.getRandomValues = getRandomValues));
    real.comes();
    await settle();
    assert.equal(real.asked[0].seed, `first ${[3, 8][place]}`);
  }
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

// At a table

const python = new Engine();
after(() => python.end());
const SETUP = { options: { variant: "jamaica" }, seats: START.seats };

/** The engine's own beginning; the one that the build has dealt lacks its last choice if it is `isOther`. */
async function stands({ isOther = false } = {}) {
  const real = engine();
  const asked = [];
  const ask = async (command) => {
    asked.push(command);
    return python.ask(command);
  };
  real.ask = async (command) => {
    await real.up();
    return ask(command);
  };
  const start = { do: "start", game: "cartagena", ...SETUP };
  const table = await python.ask({ ...start, seed: "first 3", frame: "wide:660" });
  const { seats, scenes, choices, ...others } = table;
  const kept = { ...others, choices: isOther ? choices.slice(0, -1) : choices, scenes: scenes.map((each) => [each]) };
  files["deals/wide.bin"] = gzipSync(JSON.stringify({ table: kept, explained: {}, remark: null }));
  files["-wide.bin"] = gzipSync("{}");
  const signal = new AbortController().signal;
  const options = [{ name: "variant", choices: ["jamaica"], default: "jamaica" }];
  const deal = new FirstDeal(real, [{ ...ROOM, options, deals: [3] }], signal);
  const pool = { prepare: async () => {}, think: async () => null, cancel() {}, now() {} };
  const app = {
    words: Object.assign(new EventTarget(), { bundle: {}, reader: () => null, t: (key) => key }),
    engine: deal,
    saves: Object.assign(new EventTarget(), { disk: {}, put: async () => "stored" }),
    preferences: Object.assign(new EventTarget(), { values: { speed: "off" }, coach: () => ({}) }),
    pendingGames: new Map([["id", { ...SETUP, game: "cartagena", seed: null }]]),
    botPool: deal.late(pool),
  };
  const session = new TableSession(app, "id", signal, { manner: { keeps: "never", speed: "off", lingers: false } });
  deal.take = (came, isSame) => session.take(came, isSame);
  assert.ok(await session.send({ ...start, seed: null, frame: "wide:660" }));
  assert.ok(session.isEarly);
  asked.length = 0;
  return { app, asked, real, session };
}

/** Presses the first thing of a choice, all of it, or what is left of it. */
function pressing(session) {
  const choice = session.selection.choices.find(({ picks }) => picks.length > 1);
  return { choice, press: (picks) => picks.forEach((token) => session.selection.press(token)) };
}

test("a choice at a table that stands early is picked, taken back and confirmed, and carried out later", async () => {
  const { app, asked, real, session } = await stands();
  session.board = { frame: "wide:660", setMarks(marks) { this.marks = marks; }, setSeats() {}, setTrails() {}, show: async () => {} };
  const { position } = session.table;
  const { choice, press } = pressing(session);
  press(choice.picks.slice(0, 1));
  assert.deepEqual([...session.selection.picked], choice.picks.slice(0, 1));
  session.selection.cancel();
  assert.equal(session.selection.picked.size, 0);
  assert.equal(session.awaited, null);
  press(choice.picks);
  assert.deepEqual([session.selection.choices, session.decided.choice], [[], choice]);
  press(choice.picks.slice(0, 1));
  assert.equal(session.selection.picked.size, 0);
  const { ghost, chosen, live } = session.board.marks;
  assert.deepEqual([ghost, [...chosen], live.size], [choice.ghost, choice.picks, 0]);
  real.report = { stage: "start", loaded: 0, total: 0 };
  assert.equal(session.awaited, 82);
  assert.ok(app.pendingGames.has("id"), "the game begins anew if the page is closed now");
  assert.deepEqual(asked, []);
  real.comes();
  await session.idle();
  assert.deepEqual(asked.map((each) => each.do), ["start", "act"]);
  assert.deepEqual(asked[1].action, choice.action);
  assert.ok(session.table.position > position);
  assert.deepEqual([session.refusal, session.awaited, session.isEarly], [null, null, false]);
  assert.ok(!app.pendingGames.has("id"));
});

test("what is picked at a table that stands early stays picked when the engine comes", async () => {
  const { real, session } = await stands();
  const { choice, press } = pressing(session);
  press(choice.picks.slice(0, 1));
  real.comes();
  await settle();
  while (session.isEarly) await settle();
  assert.deepEqual([...session.selection.picked], choice.picks.slice(0, 1));
});

test("where the engine deals another table the game goes on with that, and one is told", async () => {
  const { asked, real, session } = await stands({ isOther: true });
  const { choices, position } = session.table;
  const { choice, press } = pressing(session);
  press(choice.picks);
  real.comes();
  await session.idle();
  assert.deepEqual(asked.map((each) => each.do), ["start"]);
  assert.equal(session.table.position, position);
  assert.equal(session.table.choices.length, choices.length + 1);
  assert.equal(session.refusal.message.key, "error-first-deal");
});
