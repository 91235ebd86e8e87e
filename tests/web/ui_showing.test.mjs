import assert from "node:assert/strict";
import { test } from "node:test";

import { Past } from "../../web/ui/past.js";
import { Showing } from "../../web/ui/showing.js";

const line = (position, key) => ({ position, seat: 0, message: { key } });
const moment = (position, name, { lines = 1, prompt = null } = {}) => ({
  position,
  lines,
  seats: [{ turn: prompt !== null, facts: [{ icon: null, message: { key: name } }] }],
  prompt: prompt && { key: prompt },
  scene: { height: 1, nodes: [], label: { key: name } },
});

/** A table that three moments have led to, two of them of one action. */
const ending = {
  position: 5,
  curtain: null,
  moment: null,
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
  scenes: [moment(3, "start", { prompt: "play" })],
  log: { keep: 0, lines: [line(3, "start")] },
};

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A table being shown, on a stage whose scenes come to stand one by one. */
function begun() {
  const told = [];
  const standing = [];
  const stage = {
    show: ([{ scene }]) => {
      told.push(`stage ${scene.label.key}`);
      standing.splice(0).forEach((arrive) => arrive());
      return new Promise((resolve) => standing.push(resolve));
    },
  };
  const play = Object.assign(new EventTarget(), {
    table: null,
    stage,
    speed: "off",
    manner: { keeps: "always", speed: null, lingers: false },
    arranging: { lay: (shown) => shown },
    advising: { close: () => {} },
    picking: {
      select: () => {},
      mark: () => told.push(showing.isDue ? "marked" : "unmarked"),
    },
    tell: (name) => told.push(name),
  });
  const app = {
    preferences: { values: { speed: "off" } },
    engine: {
      ask: async ({ position }) => ({ ok: true, shown: { ...moment(position, "past"), branch: 1 }, lines: null, viewer: 0 }),
    },
  };
  play.past = new Past(app, play);
  const showing = new Showing(app, play);
  play.showing = showing;
  const receive = (table, how) => {
    const before = play.table;
    play.table = table;
    showing.take(table, before, { isNews: true, stays: false, isTold: before !== null, ...how });
    showing.show(table, how?.isNews ?? true);
  };
  receive(opening, { isNews: false });
  const arrive = async () => {
    standing.splice(0).forEach((each) => each());
    await settle();
    await settle();
  };
  return { showing, play, receive, arrive, told };
}
const said = ({ moment: shown }) => shown?.seats[0].facts[0].message.key;
const words = (lines) => lines.map(({ message }) => message.key);

test("what is said beside the stage is said of what stands there", async () => {
  const { showing, receive, arrive } = begun();
  await arrive();
  assert.deepEqual(["start", "play", true], [said(showing), showing.moment.prompt.key, showing.isNow]);
  receive(ending);
  for (const [name, isNow] of [
    ["start", false],
    ["card", false],
    ["mask", false],
    ["crown", true],
  ]) {
    assert.deepEqual([name, isNow], [said(showing), showing.isNow]);
    await arrive();
  }
  assert.equal("over", showing.moment.prompt.key);
});

test("a moment that nothing led to is told of at once", () => {
  const { showing } = begun();
  assert.deepEqual(["start", true], [said(showing), showing.isNow]);
});

test("lines are spoken as they are told, each once", async () => {
  const { showing, receive, arrive } = begun();
  await arrive();
  assert.deepEqual([], showing.speak());
  receive(ending);
  assert.deepEqual(["card"], words(showing.speak()));
  assert.deepEqual([], showing.speak());
  await arrive();
  assert.deepEqual(["mask"], words(showing.speak()));
  await arrive();
  assert.deepEqual(["crown"], words(showing.speak()));
  assert.equal(4, showing.toldLines.length);
});

test("however many lines there are, all of them are spoken", async () => {
  const { showing, receive, arrive } = begun();
  receive(ending);
  await arrive();
  await arrive();
  assert.deepEqual(["card", "mask", "crown"], words(showing.speak()));
});

test("looking back tells of the past moment, coming back of now, and ends what was being shown", async () => {
  const { showing, play, receive, arrive, told } = begun();
  const { past } = play;
  receive(ending);
  await arrive();
  await past.look(2);
  assert.deepEqual(["past", 2, 1], [said(showing), past.position, past.branch]);
  assert.deepEqual([false, false], [showing.isPresent, showing.isDue]);
  await arrive();
  assert.equal("past", said(showing));
  const present = past.present();
  told.length = 0;
  past.leave();
  await present;
  assert.deepEqual(["crown", null, true], [said(showing), past.position, showing.isPresent]);
  await arrive();
  assert.deepEqual(
    ["stage crown", "settled"],
    told.filter((name) => name.startsWith("stage") || name === "settled"),
  );
});

test("skipping tells of what is now", async () => {
  const { showing, receive, told } = begun();
  receive(ending);
  showing.skip();
  assert.deepEqual(["crown", true, 4], [said(showing), showing.isNow, showing.told]);
  assert.equal("settled", told.at(-1));
  await settle();
  assert.equal("crown", said(showing));
});

test("a new moment is told of instead of a past one", async () => {
  const { showing, play, receive, arrive } = begun();
  await play.past.look(2);
  assert.equal("past", said(showing));
  receive(ending);
  assert.deepEqual([null, "start"], [play.past.position, said(showing)]);
  await arrive();
  assert.equal("card", said(showing));
});

test("only what is on its way as the last may be played on, and is not waited for then", async () => {
  const { showing, receive, arrive, told } = begun();
  told.length = 0;
  receive(ending);
  showing.arrive();
  assert.deepEqual(["start", false, false], [said(showing), showing.isDue, showing.isNow]);
  await arrive();
  await arrive();
  assert.deepEqual(["mask", true, false], [said(showing), showing.isDue, showing.isNow]);
  assert.deepEqual(
    ["unmarked", "stage card", "unmarked", "stage mask", "marked", "stage crown"],
    told.filter((name) => name.startsWith("stage") || name.endsWith("marked")),
  );
  showing.arrive();
  assert.deepEqual(["crown", true], [said(showing), showing.isNow]);
});

test("what could be done can be done still while others are seen to act", async () => {
  const { showing, receive, arrive } = begun();
  await arrive();
  receive(ending, { stays: true });
  assert.deepEqual(["start", true], [said(showing), showing.isPresent]);
  await arrive();
  assert.deepEqual(["card", true], [said(showing), showing.isPresent]);
});

test("a table that brings nothing to be seen is told of at once, unless more is on its way", async () => {
  const { showing, play, arrive } = begun();
  const alike = { ...opening, position: 4, scenes: [moment(4, "same", { prompt: "play" })] };
  const take = (before) => {
    showing.isStill = true;
    play.table = alike;
    return showing.take(alike, before, { isNews: true, stays: true, isTold: true });
  };
  await arrive();
  assert.equal(true, take(opening));
  showing.stay(alike);
  assert.deepEqual(["same", true], [said(showing), showing.isPresent]);

  play.table = ending;
  showing.take(ending, alike, { isNews: true, stays: true, isTold: true });
  showing.show(ending, true);
  assert.equal(false, take(ending));
});
