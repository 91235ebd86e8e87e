import assert from "node:assert/strict";
import { after, test } from "node:test";

import { Engine } from "../../gathering.mjs";
import { PendingGames } from "../../../../web/storage/pending-games.js";

globalThis.window = globalThis;
globalThis.navigator ??= {};
// The notice of a game that was taken up again, which nobody reads here.
document.createElement = () => Object.assign(new EventTarget(), { setAttribute() {}, replaceChildren() {} });
const { TableSession } = await import("../../../../web/table/session/session.js");

const engine = new Engine();
after(() => engine.end());

const SEATS = [
  { name: "Ann", colour: "red", who: "human" },
  { name: "Ben", colour: "blue", who: "human" },
];
const START = { do: "start", game: "cartagena", options: { variant: "tortuga" }, seats: SEATS, seed: "1" };

/** A game that was begun; answers to `held` commands come when they are let go. */
async function begun() {
  const held = new Set();
  const waiting = [];
  const asked = [];
  const ask = async (command) => {
    asked.push(command);
    const answer = engine.ask(command);
    if (held.has(command.do)) await new Promise((resolve) => waiting.push(resolve));
    return answer;
  };
  const app = {
    words: Object.assign(new EventTarget(), { bundle: {}, reader: () => null, t: (key) => key }),
    engine: Object.assign(new EventTarget(), { ask, saved: "" }),
    saves: Object.assign(new EventTarget(), { disk: {}, put: async () => "stored" }),
    preferences: Object.assign(new EventTarget(), { values: { speed: "off" }, coach: () => ({}) }),
    pendingGames: new PendingGames(null),
    wantRoom: async () => {},
    botPool: { cancel() {} },
  };
  const session = new TableSession(app, "id", new AbortController().signal, { manner: { keeps: "never", speed: "off", lingers: false } });
  assert.ok(await session.send({ ...START, frame: "wide:620" }));
  return { app, asked, held, session, go: () => waiting.splice(0).forEach((resolve) => resolve()) };
}

/** Some choice that takes two presses at least, and what is pressed for it. */
function someChoice({ selection }) {
  const choice = selection.choices.find(({ picks }) => picks.length > 1);
  return [choice.picks.slice(0, -1), choice.picks.at(-1), choice.action];
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

test("what is pressed while the table is painted for another room is not lost", async () => {
  const { asked, held, session, go } = await begun();
  const [first, last, action] = someChoice(session);
  held.add("frame");
  const framed = session.send({ do: "frame", frame: "tall:360" });
  for (const token of first) session.selection.press(token);
  assert.deepEqual([...session.selection.picked], first);
  go();
  await framed;
  assert.deepEqual([...session.selection.picked], first);

  const again = session.send({ do: "frame", frame: "wide:620" });
  session.selection.press(last);
  go();
  await again;
  await session.idle();
  assert.deepEqual(asked.slice(-2).map((each) => each.action ?? each.do), ["frame", action]);
  assert.ok(session.table.position > 0);
});

test("what is to be taken back while a move is under way is taken back after it, once", async () => {
  const { asked, held, session, go } = await begun();
  const play = () => session.act(session.table.choices.find(({ action }) => action[0] === "play").action);
  play();
  await session.idle();
  const { position } = session.table;
  held.add("act");
  play();
  const undone = Promise.all([session.undo(), session.undo()]);
  await settle();
  go();
  await undone;
  const deeds = asked.map((each) => each.do).filter((each) => each !== "frame");
  assert.deepEqual(deeds, ["start", "act", "act", "undo"]);
  assert.equal(session.table.position, position);
});

test("what is pressed while a move is under way counts for nothing", async () => {
  const { asked, held, session, go } = await begun();
  const [first, last, action] = someChoice(session);
  held.add("act");
  for (const token of [...first, last]) session.selection.press(token);
  const framed = session.send({ do: "frame", frame: "tall:360" });
  await settle();
  for (const token of [...first, last]) session.selection.press(token);
  go();
  await framed;
  await session.idle();
  assert.deepEqual(asked.filter((each) => each.action).map((each) => each.action), [action]);
});

test("nothing is chosen or taken back while something that has come makes another table of it", async () => {
  const { app, asked, session } = await begun();
  session.act(session.table.choices.find(({ action }) => action[0] === "play").action);
  await session.idle();
  await session.playback.shown;
  const { choices } = session.selection;
  assert.ok(choices.length > 0);
  assert.ok(session.table.undo);
  const said = [];
  app.toasts = { show: (text) => said.push(text) };
  const live = [];
  session.board = { setMarks: (marks) => live.push(marks.live.size > 0) };
  const before = asked.length;
  session.offer({ says: "Ben has answered.", holds: true, buttons: [] });
  assert.deepEqual(session.selection.choices, []);
  session.selection.press(choices[0].picks[0]);
  session.act(choices[0].action);
  await session.undo();
  assert.deepEqual([said, asked.length], [["Ben has answered."], before]);

  session.offer(null);
  session.board = null;
  assert.deepEqual(live, [false, true]);
  assert.equal(session.selection.choices.length, choices.length);
  await session.undo();
  assert.equal(asked.at(-1).do, "undo");
});

test("an early table that is the engine's stays, and is not shown again", async () => {
  const { session } = await begun();
  const { table } = session;
  session.take(structuredClone(table), true);
  assert.equal(session.table, table);
  assert.equal(session.refusal, null);
});

test("where the engine's table is another one it counts, and one is told", async () => {
  const { session } = await begun();
  const other = structuredClone(session.table);
  session.take(other, false);
  assert.equal(session.table, other);
  assert.equal(session.refusal.message.key, "error-early-table");
});

test("of a game that is opened again at the same moment nothing is told once more", async () => {
  const { session } = await begun();
  session.act(session.table.choices.find(({ action }) => action[0] === "play").action);
  await session.idle();
  await session.playback.shown;
  assert.ok(session.playback.speak().length > 0);

  // As of a letter that has been answered the whole log comes anew.
  const lines = session.playback.lines;
  session.hear({ ...structuredClone(session.table), log: { keep: 0, lines } }, "load");
  await session.playback.shown;
  assert.deepEqual(session.playback.speak(), []);
});
