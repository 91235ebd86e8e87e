import assert from "node:assert/strict";
import { test } from "node:test";

import { nextTask } from "../../../../web/kit/next-task.js";
import { GameHistory } from "../../../../web/table/session/history.js";
import { Pace } from "../../../../web/table/session/pace.js";
import { Playback } from "../../../../web/table/session/playback.js";

const line = (position, key) => ({ position, seat: 0, message: { key } });
const moment = (position, name, { lines = 1, prompt = null } = {}) => ({
  position,
  lines,
  rest: 1,
  seats: [{ turn: prompt !== null, facts: [{ icon: null, message: { key: name } }] }],
  prompt: prompt && { key: prompt },
  scene: { height: 1, nodes: [], label: { key: name } },
});

/** A table that three moments have led to, two of them of one action. */
const ending = {
  position: 5,
  curtain: null,
  moment: null,
  trails: { since: 0, moves: [] },
  scenes: [
    moment(4, "card"),
    moment(5, "mask", { lines: 1 }),
    moment(5, "crown", { lines: 2, prompt: "over" }),
  ],
  log: { keep: 1, lines: [line(4, "card"), line(5, "mask"), line(5, "crown")] },
};
const opening = {
  position: 3,
  curtain: null,
  moment: null,
  trails: { since: 0, moves: [] },
  scenes: [moment(3, "start", { prompt: "play" })],
  log: { keep: 0, lines: [line(3, "start")] },
};

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A table being shown, on a board whose scenes come to stand one by one. */
function begun() {
  const told = [];
  const standing = [];
  const board = {
    show: ([{ scene }]) => {
      told.push(`board ${scene.label.key}`);
      standing.splice(0).forEach((arrive) => arrive());
      return new Promise((resolve) => standing.push(resolve));
    },
  };
  const session = {
    table: null,
    board,
    speed: "off",
    pace: new Pace(new EventTarget(), new AbortController().signal, () => session.speed),
    manner: { keeps: "always", speed: null, lingers: false },
    draft: { lay: (shown) => shown },
    hintRequest: { close: () => {} },
    selection: {
      pick: () => {},
      marks: () => told.push(playback.isDue ? "marked" : "unmarked"),
    },
    changed: () => {},
  };
  const app = {
    preferences: { values: { speed: "off" } },
    engine: {
      ask: async ({ position }) => ({ ok: true, shown: { ...moment(position, "past"), branch: 1 }, lines: null, viewer: 0 }),
    },
  };
  session.history = new GameHistory(app, session);
  const playback = new Playback(app, session);
  session.playback = playback;
  const receive = async (table, how) => {
    const before = session.table;
    session.table = table;
    playback.take(table, before, { isNews: true, stays: false, isTold: before !== null, ...how });
    playback.show(table, how?.isNews ?? true);
    await nextTask();
    await microtasks();
  };
  void receive(opening, { isNews: false });
  const arrive = async () => {
    standing.splice(0).forEach((each) => each());
    await settle();
    await settle();
  };
  return { playback, session, receive, arrive, told, standing };
}

/** Everything that goes on in this task. */
const microtasks = async () => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
};

test("what is beside the board is told in one task, and a motion begins in another", async () => {
  const { receive, told, standing } = begun();
  await settle();
  told.length = 0;
  const received = receive(ending);
  await microtasks();
  assert.deepEqual(told, [], "in the task in which the table has come");
  await received;
  assert.ok(told.includes("board card"));
  assert.equal(standing.length, 1);
});

test("a motion ends in one task, what is said of it follows in another, and the next begins in a third", async () => {
  const { playback, receive, told, standing } = begun();
  await settle();
  const two = { ...ending, scenes: [moment(4, "card"), moment(5, "crown", { lines: 2, prompt: "over" })] };
  await receive(two);
  told.length = 0;
  for (const arrive of standing.splice(0)) arrive();
  await microtasks();
  assert.equal(said(playback), "start", "in the frame that ends the motion");
  await nextTask();
  await microtasks();
  assert.equal(said(playback), "card");
  assert.deepEqual(told, [], "the next motion has begun in the same task");
  await settle();
  assert.deepEqual(told.at(-1), "board crown");
});

const said = ({ moment: shown }) => shown?.seats[0].facts[0].message.key;
const words = (lines) => lines.map(({ message }) => message.key);

test("what is said beside the stage is said of what stands there", async () => {
  const { playback, receive, arrive } = begun();
  await arrive();
  assert.deepEqual(["start", "play", true], [said(playback), playback.moment.prompt.key, playback.isNow]);
  await receive(ending);
  for (const [name, isNow] of [
    ["start", false],
    ["card", false],
    ["mask", false],
    ["crown", true],
  ]) {
    assert.deepEqual([name, isNow], [said(playback), playback.isNow]);
    await arrive();
  }
  assert.equal("over", playback.moment.prompt.key);
});

test("how long a moment stays is told in parts of the usual pause", async (t) => {
  const waited = [];
  t.mock.method(globalThis, "setTimeout", (act, time) => {
    if (time >= 100) waited.push(time);
    return setImmediate(act);
  });
  const { session, receive, arrive } = begun();
  session.speed = "slow";
  await arrive();
  const [card, mask, crown] = ending.scenes;
  await receive({ ...ending, scenes: [{ ...card, position: 5, rest: 0.5 }, mask, crown] });
  for (let step = 0; step < 6; step += 1) await arrive();
  assert.deepEqual([1000, 2000], waited);
});

test("a moment that nothing led to is told of at once", () => {
  const { playback } = begun();
  assert.deepEqual(["start", true], [said(playback), playback.isNow]);
});

test("lines are spoken as they are told, each once", async () => {
  const { playback, receive, arrive } = begun();
  await arrive();
  assert.deepEqual([], playback.speak());
  await receive(ending);
  assert.deepEqual(["card"], words(playback.speak()));
  assert.deepEqual([], playback.speak());
  await arrive();
  assert.deepEqual(["mask"], words(playback.speak()));
  await arrive();
  assert.deepEqual(["crown"], words(playback.speak()));
  assert.equal(4, playback.toldLines.length);
});

test("however many lines there are, all of them are spoken", async () => {
  const { playback, receive, arrive } = begun();
  await receive(ending);
  await arrive();
  await arrive();
  assert.deepEqual(["card", "mask", "crown"], words(playback.speak()));
});

test("looking back tells of the past moment, coming back of now, and ends what was being shown", async () => {
  const { playback, session, receive, arrive, told } = begun();
  const { history } = session;
  await receive(ending);
  await arrive();
  await history.look(2);
  assert.deepEqual(["past", 2, 1], [said(playback), history.position, history.branch]);
  assert.deepEqual([false, false], [playback.isPresent, playback.isDue]);
  await arrive();
  assert.equal("past", said(playback));
  const present = history.present();
  told.length = 0;
  const { rests } = playback;
  history.leave();
  await present;
  assert.deepEqual(["crown", null, true], [said(playback), history.position, playback.isPresent]);
  await arrive();
  assert.deepEqual(
    [["board crown"], rests + 1],
    [told.filter((name) => name.startsWith("board")), playback.rests],
  );
});

test("the caption is the last line of the moment that is coming, and none of a table that is no news", async () => {
  const { playback, receive, arrive } = begun();
  await arrive();
  assert.equal(null, playback.caption);
  await receive(ending);
  for (const key of ["card", "mask", "crown"]) {
    assert.equal(key, playback.caption.message.key);
    await arrive();
  }
});

test("skipping tells of what is now", async () => {
  const { playback, receive } = begun();
  await receive(ending);
  const { rests } = playback;
  playback.skip();
  assert.deepEqual(["crown", true, 4], [said(playback), playback.isNow, playback.told]);
  assert.equal(rests + 1, playback.rests);
  await settle();
  assert.equal("crown", said(playback));
});

test("skipping leaves the trails of what was skipped, and all lines of it", async () => {
  const { playback, receive } = begun();
  const moves = [{ position: 5, seat: 0, parts: [] }];
  await receive({ ...ending, trails: { since: 3, moves } });
  assert.deepEqual([], playback.trails.moves);
  playback.skip();
  assert.deepEqual(moves, playback.trails.moves);
  assert.deepEqual(["start", "card", "mask", "crown"], words(playback.toldLines));
});

test("trails of another frame come with its scene, and not before", async () => {
  const { playback, receive, arrive } = begun();
  const inFrame = (x) => ({ since: 3, moves: [{ position: 3, seat: 0, parts: [{ to: [x, 0] }] }] });
  await receive({ ...opening, trails: inFrame(10) }, { isNews: false, stays: true });
  await arrive();
  await receive({ ...opening, trails: inFrame(20) }, { isNews: false, stays: true });
  assert.deepEqual([inFrame(10), true], [playback.trails, playback.isNow], "on the board as it was");
  await arrive();
  assert.deepEqual(inFrame(20), playback.trails);
});

test("a new moment is told of instead of a past one", async () => {
  const { playback, session, receive, arrive } = begun();
  await session.history.look(2);
  assert.equal("past", said(playback));
  await receive(ending);
  assert.deepEqual([null, "start"], [session.history.position, said(playback)]);
  await arrive();
  assert.equal("card", said(playback));
});

test("only what is on its way as the last may be played on, and is not waited for then", async () => {
  const { playback, receive, arrive, told } = begun();
  told.length = 0;
  await receive(ending);
  playback.arrive();
  assert.deepEqual(["start", false, false], [said(playback), playback.isDue, playback.isNow]);
  await arrive();
  await arrive();
  assert.deepEqual(["mask", true, false], [said(playback), playback.isDue, playback.isNow]);
  assert.deepEqual(
    ["unmarked", "board card", "unmarked", "board mask", "marked", "board crown"],
    told.filter((name) => name.startsWith("board") || name.endsWith("marked")),
  );
  playback.arrive();
  assert.deepEqual(["crown", true], [said(playback), playback.isNow]);
});

test("what a table has told so far is news, and what the table before it told is not", async () => {
  const { playback, receive, arrive } = begun();
  await arrive();
  assert.deepEqual([], words(playback.news));
  await receive(ending, { isTold: false });
  for (const news of [["card"], ["card", "mask"], ["card", "mask", "crown"]]) {
    assert.deepEqual(news, words(playback.news));
    await arrive();
  }
});

test("of a first table what has happened since the viewer acted last is told", async () => {
  const { playback, session, arrive } = begun();
  await arrive();
  const lines = [line(1, "set up"), line(3, "start"), line(4, "card"), line(5, "mask")];
  for (const [since, told] of [[3, ["card", "mask"]], [0, ["start", "card", "mask"]], [5, []]]) {
    session.table = { ...ending, setup: 1, trails: { since, moves: [] }, log: { keep: 0, lines } };
    playback.take(session.table, null, { isNews: false, stays: false, isTold: true });
    assert.deepEqual(told, words(playback.speak()));
  }
});

test("what has happened is told as well where its table comes for another frame before it was", async () => {
  const { playback, session, arrive } = begun();
  await arrive();
  const lines = [line(1, "set up"), line(3, "start"), line(4, "card")];
  const table = { ...ending, setup: 1, trails: { since: 3, moves: [] }, log: { keep: 0, lines } };
  const again = { isNews: false, stays: true, isTold: false };
  session.table = table;
  playback.take(table, null, { ...again, isTold: true });
  playback.take(table, table, again);
  assert.deepEqual(["card"], words(playback.speak()));
  playback.take(table, table, again);
  assert.deepEqual([], words(playback.speak()));
});

test("what could be done can be done still while others are seen to act", async () => {
  const { playback, receive, arrive } = begun();
  await arrive();
  await receive(ending, { stays: true });
  assert.deepEqual(["start", true], [said(playback), playback.isPresent]);
  await arrive();
  assert.deepEqual(["card", true], [said(playback), playback.isPresent]);
});

test("a table that brings nothing to be seen is told of at once, unless more is on its way", async () => {
  const { playback, session, arrive } = begun();
  const alike = { ...opening, position: 4, scenes: [moment(4, "same", { prompt: "play" })] };
  const take = (before) => {
    playback.isStill = true;
    session.table = alike;
    return playback.take(alike, before, { isNews: true, stays: true, isTold: true });
  };
  await arrive();
  assert.equal(true, take(opening));
  playback.stay(alike);
  assert.deepEqual(["same", true], [said(playback), playback.isPresent]);

  session.table = ending;
  playback.take(ending, alike, { isNews: true, stays: true, isTold: true });
  playback.show(ending, true);
  assert.equal(false, take(ending));
});

test("a past moment that comes after somebody has gone back to the present is not shown", async () => {
  const { playback, session, receive, arrive, standing } = begun();
  await receive(ending);
  standing.splice(0).forEach((each) => each());
  playback.arrive();
  await session.history.look(4);
  const late = session.history.look(4);
  session.history.leave();
  await late;
  assert.equal(session.history.moment, null);

  // Painted for another room, the moment is asked for anew: also then the present is wanted.
  session.history.end();
  const again = session.history.look(4);
  session.history.leave();
  await again;
  assert.equal(session.history.moment, null);
  await arrive();
});
