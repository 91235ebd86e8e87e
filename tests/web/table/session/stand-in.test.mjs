import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";
import { after, beforeEach, test } from "node:test";

import "../../document.mjs";
import { Engine } from "../../gathering.mjs";

globalThis.window = globalThis;
globalThis.navigator ??= {};
// The notice of a game that was taken up again, which nobody reads here.
document.createElement = () => Object.assign(new EventTarget(), { setAttribute() {}, replaceChildren() {} });
const { StandIn } = await import("../../../../web/table/session/stand-in.js");
const { firstDeals, firstSteps } = await import("../../../../web/table/session/built-tables.js");
const { withEarlyTables } = await import("../../../../web/table/session/early-tables.js");
const { LastTables } = await import("../../../../web/storage/last-tables.js");
const { PendingGames } = await import("../../../../web/storage/pending-games.js");
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
  const deal = new StandIn(real, [firstDeals([ROOM])], closing.signal);
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
  assert.equal((await act).error.key, "error-early-table");
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
    const deal = new StandIn(real, [firstDeals([{ ...ROOM, deals: [3, 8, 11, 12, 13, 14, 15, 16] }])], new AbortController().signal);
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

test("a table that was left does not take what the engine has dealt for it", async () => {
  const real = engine();
  const { deal, taken, close } = standIn(real);
  await deal.ask(START);
  close();
  real.comes();
  await settle();
  assert.deepEqual([real.asked.length, taken], [1, []]);
});

test("the engine is told what to begin with before it is there", async () => {
  const real = engine();
  const { deal } = standIn(real);
  const told = [];
  const { ask } = real;
  real.ask = (command) => (told.push(command.do), ask(command));
  await deal.ask(START);
  assert.deepEqual(told, ["start"]);
});

const LEARN = { do: "learn", game: "cartagena", lesson: "first", place: 0, frame: "wide:700" };
const TAUGHT = { ...ROOM, lessons: [{ id: "first", steps: 3, next: "second" }, { id: "second", steps: 2, next: null }] };

test("the first step of the first lesson is told before the engine is there", async () => {
  files["-wide.bin"] = gzipSync(JSON.stringify({ table: { seal: "lesson", seats: [] } }));
  const real = engine();
  const standIn = new StandIn(real, [firstDeals([TAUGHT]), firstSteps([TAUGHT])], new AbortController().signal);
  const table = await standIn.ask(LEARN);
  assert.deepEqual([table.seal, standIn.isEarly], ["lesson", true]);
  real.comes();
  await settle();
  assert.deepEqual(real.asked, [{ ...LEARN, frame: "wide:660" }]);
});

for (const [what, change] of [
  ["a later step", { place: 1 }],
  ["another lesson", { lesson: "second" }],
  ["a lesson in larger letters", { frame: "narrow:1580:150" }],
])
  test(`for ${what} the engine itself is waited for`, async () => {
    const real = engine();
    const standIn = new StandIn(real, [firstSteps([TAUGHT])], new AbortController().signal);
    const asked = standIn.ask({ ...LEARN, ...change });
    await settle();
    assert.equal(standIn.isEarly, false);
    real.comes();
    await asked;
  });

test("bots think once the engine is there", async () => {
  const real = engine();
  const { deal } = standIn(real);
  await deal.ask(START);
  const done = [];
  const pool = { cancel: () => done.push("cancel"), think: async () => done.push("think") };
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

const OPTIONS = [{ name: "variant", choices: ["jamaica"], default: "jamaica" }];
const BUILT = { ...ROOM, options: OPTIONS, deals: [3] };
const FRAME = "wide:660";

/** A disk in memory. */
class Disk {
  rows = new Map();

  async update(id, change) {
    const next = change(this.rows.get(id));
    if (next) this.rows.set(id, next);
  }

  async remove(id) {
    this.rows.delete(id);
  }

  async read(id) {
    return this.rows.get(id);
  }

  async all() {
    return [...this.rows.values()];
  }
}

/** Where a tab keeps texts. */
function storage() {
  const texts = new Map();
  return {
    getItem: (key) => texts.get(key) ?? null,
    removeItem: (key) => void texts.delete(key),
    setItem: (key, text) => void texts.set(key, text),
  };
}

/** The page of a browser: its table, and the engine, which comes later. */
function page({ tables = new LastTables(new Disk(), "build"), tab = storage(), keeps = "never" } = {}) {
  const real = engine();
  const asked = [];
  real.ask = async (command) => {
    await real.up();
    asked.push(command);
    const answer = await python.ask(command);
    real.saved = python.saved;
    return answer;
  };
  const closing = new AbortController();
  const pool = { think: async () => null, cancel() {}, now() {} };
  const app = {
    words: Object.assign(new EventTarget(), { bundle: {}, reader: () => null, t: (key) => key }),
    engine: real,
    rooms: [BUILT],
    saves: Object.assign(new EventTarget(), { disk: {}, tables, hold() {}, release() {}, put: async () => "stored" }),
    preferences: Object.assign(new EventTarget(), { values: { speed: "off" }, coach: () => ({}), rememberCoach() {} }),
    pendingGames: new PendingGames(tab),
    wantRoom: async () => {},
    botPool: pool,
  };
  const manner = { keeps, speed: "off", lingers: false };
  const { session } = withEarlyTables(app, "id", closing.signal, (early) => ({
    session: new TableSession(early, "id", closing.signal, { manner }),
  }));
  return { app, asked, close: () => closing.abort(), real, session, tab, tables };
}

/** The engine's own beginning; the one that the build has dealt lacks its last choice if it is `isOther`. */
async function stands({ isOther = false, tab = storage() } = {}) {
  const start = { do: "start", game: "cartagena", ...SETUP };
  const table = await python.ask({ ...start, seed: "first 3", frame: FRAME });
  const { seats, scenes, choices, ...others } = table;
  const kept = { ...others, choices: isOther ? choices.slice(0, -1) : choices, scenes: scenes.map((each) => [each]) };
  files["deals/wide.bin"] = gzipSync(JSON.stringify({ table: kept, explained: {}, remark: null }));
  files["-wide.bin"] = gzipSync("{}");
  const opened = page({ tab });
  const { app, session } = opened;
  app.pendingGames.recall("id");
  if (!app.pendingGames.has("id")) app.pendingGames.ask("id", { ...SETUP, game: "cartagena", seed: null });
  session.frame = FRAME;
  assert.ok(await session.loader.open());
  assert.ok(session.isEarly);
  return opened;
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
  assert.equal(session.refusal.message.key, "error-early-table");
});

test("a choice that was confirmed at an early table outlives the page, and is carried out at the same deal", async () => {
  const first = await stands();
  const { choice, press } = pressing(first.session);
  press(choice.picks);
  assert.ok(first.session.isKept);
  first.close();

  const { asked, real, session, tab } = await stands({ tab: first.tab });
  await settle();
  assert.deepEqual([session.isKept, session.decided.choice], [true, choice]);
  real.comes();
  await session.idle();
  assert.deepEqual(asked.map((each) => each.seed ?? each.action), ["first 3", choice.action]);
  assert.equal(new PendingGames(tab).decided("id"), null);
});

test("what was decided at another moment, or of another game, is not done later", async () => {
  for (const change of [{ position: 99 }, { undone: 1 }, { seal: "0".repeat(64) }]) {
    const first = await stands();
    const { choice, press } = pressing(first.session);
    press(choice.picks);
    first.app.pendingGames.decide("id", { ...first.app.pendingGames.decided("id"), ...change });
    first.close();
    const { session, tab } = await stands({ tab: first.tab });
    await settle();
    assert.deepEqual([session.isKept, new PendingGames(tab).decided("id")], [false, null]);
  }
});

test("why nothing comes of a press is told later, and that is said at once", async () => {
  const { session } = await stands();
  session.selection.press("nothing-there");
  await settle();
  assert.equal(session.refusal.message.key, "table-early-why");
});

// The table of a game that is opened again

/** A game in which a person has acted and may act again: its save, and its early table. */
async function played(frame = FRAME) {
  const { revision, viewer: seat, choices } = await python.ask({ do: "start", game: "cartagena", ...SETUP, seed: "first 3", frame: FRAME });
  const { action } = choices.find(({ picks }) => picks.length > 1);
  const table = await python.ask({ do: "act", revision, seat, action });
  assert.ok(table.acting.includes(seat));
  const { early } = await python.ask({ do: "early", frame });
  return { text: python.saved, early };
}

/** The page opens that game. */
async function reopened({ early, text }, { change = {}, frame = FRAME, tab, isRead = true } = {}) {
  const tables = new LastTables(new Disk(), "build");
  await tables.keep("id", text, early);
  tables.disk.rows.set("id", { ...tables.disk.rows.get("id"), ...change });
  const opened = page({ tables, tab });
  const { session } = opened;
  session.autosave.record = { id: "id", text, isLocked: false };
  session.frame = frame;
  const opening = session.loader.open();
  await settle();
  if (isRead) await opening;
  return opened;
}

test("the table of a game that is opened again stands, and what is decided is carried out", async () => {
  const game = await played();
  const { asked, real, session } = await reopened(game, { frame: "wide:700" });
  assert.ok(session.isEarly);
  assert.deepEqual(session.table, game.early.table);
  const { choice, press } = pressing(session);
  press(choice.picks);
  assert.deepEqual([session.isKept, session.decided.choice], [true, choice]);
  real.comes();
  await session.idle();
  assert.deepEqual(asked.map((each) => each.do).slice(0, 2), ["load", "act"]);
  assert.equal(asked[1].revision, game.early.table.revision);
  assert.deepEqual([session.refusal, session.isEarly], [null, false]);
  assert.ok(session.table.position > game.early.table.position);
});

test("what was decided at that table outlives the page, also where no table stands the next time", async () => {
  const game = await played();
  const first = await reopened(game);
  const { choice, press } = pressing(first.session);
  press(choice.picks);
  first.close();
  const { asked, real, session } = await reopened(game, { tab: first.tab, change: { build: "other" }, isRead: false });
  assert.equal(session.table, null);
  real.comes();
  await settle();
  while (!session.table || session.busy) await settle();
  assert.deepEqual(asked.map((each) => each.action ?? each.do).slice(0, 2), ["load", choice.action]);
});

for (const [what, how, kept] of [
  ["of another build", { change: { build: "other" } }],
  ["of another save", { change: { text: "{}" } }],
  ["damaged", { change: { told: "{}" } }],
  ["of another shape", { change: { told: 3 } }],
  ["for another kind of screen", { frame: "narrow:1160" }],
  ["for smaller letters", { frame: "narrow:1580:150" }, "narrow:1160"],
])
  test(`a table ${what} is not shown: the game is opened as if there were none`, async () => {
    const { asked, real, session } = await reopened(await played(kept), { ...how, isRead: false });
    assert.deepEqual([session.table, session.isEarly], [null, false]);
    real.comes();
    for (let count = 0; !session.table && count < 200; count += 1) await settle();
    assert.equal(asked[0].do, "load");
    assert.equal(session.refusal, null);
  });

test("where the engine tells another table of that game it counts, nothing is done, and one is told", async () => {
  const game = await played();
  const [first, ...others] = game.early.table.choices;
  const early = { ...game.early, table: { ...game.early.table, choices: others } };
  const { asked, real, session } = await reopened({ ...game, early });
  const { press, choice } = pressing(session);
  press(choice.picks);
  real.comes();
  await session.idle();
  assert.deepEqual(asked.map((each) => each.do), ["load"]);
  assert.deepEqual(session.table.choices[0], first);
  assert.equal(session.refusal.message.key, "error-early-table");
});

test("what was decided at a table that another page plays meanwhile is not done, and that is told", async () => {
  const game = await played();
  const { asked, real, session } = await reopened(game);
  const { press, choice } = pressing(session);
  press(choice.picks);
  session.autosave.follows = true;
  session.rest();
  real.comes();
  await session.idle();
  assert.deepEqual(asked.map((each) => each.do), ["load"]);
  assert.equal(session.refusal.message.key, "error-early-left");
});

test("a page that only follows shows the table, and nothing can be picked at it", async () => {
  const game = await played();
  const opened = await reopened(game);
  opened.session.autosave.follows = true;
  assert.ok(opened.session.isEarly);
  assert.deepEqual([opened.session.selection.choices, opened.session.mayAct], [[], false]);
});

/** A game of those seats is begun with the engine there; what is kept of its table then. */
async function begun({ seats = START.seats, record = {}, follows = false, keeps = "always" } = {}) {
  const { app, close, real, session, tables } = page({ keeps });
  real.comes();
  session.tableKeeper.calm = 0;
  session.autosave.record = { id: "id", text: "", notes: [], ...record };
  session.autosave.follows = follows;
  await session.send({ do: "start", game: "cartagena", options: SETUP.options, seats, seed: "first 3", frame: FRAME });
  await settle();
  await python.ask({ do: "catalog" }); // what was asked before is answered
  await settle();
  close();
  return { kept: tables.disk.rows.get("id"), session, tables, app };
}

test("of a game that one person plays the table is kept when that person may act", async () => {
  const { kept, session, tables } = await begun();
  assert.deepEqual([kept.text, kept.build], [session.autosave.record.text, "build"]);
  const early = await tables.find("id", kept.text);
  assert.deepEqual(early.table.choices, session.table.choices);
});

const FRIEND = START.seats.map((seat) => ({ ...seat, who: seat.who === "human" ? "human" : "friend" }));
for (const [what, how] of [
  ["of a table with a curtain", { seats: START.seats.map((seat) => ({ ...seat, who: "human" })) }],
  ["of a game with friends", { seats: FRIEND }],
  ["of a game under lock", { record: { isLocked: true } }],
  ["that another page plays", { follows: true }],
  ["that is not kept itself", { keeps: "never" }],
])
  test(`nothing is kept ${what}`, async () => assert.equal((await begun(how)).kept, undefined));
