/** What has happened since one's turn, played again. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { Watch } from "../../../../web/components/watch.js";
import { TurnReplay } from "../../../../web/table/session/turn-replay.js";

const MOVES = [7, 9].map((position) => ({ position, seat: 1, parts: [] }));
const LINES = [5, 6, 7, 9].map((position) => ({ position, seat: position > 5 ? 1 : 0, message: { key: `line-${position}` } }));
const TABLE = { viewer: 0, think: null, frame: "narrow:1180", undone: 0, scenes: [], trails: { since: 5, moves: [] } };
const settle = async () => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
};

function begun({ isStill = false } = {}) {
  const told = [];
  const watch = new Watch();
  const standing = [];
  const later = [];
  const asked = [];
  let begins;
  const session = {
    board: {
      isStill,
      setTrails: (moves) => told.push(`trails ${moves.map(({ position }) => position)}`),
      show: (scenes, { onScene, stays }) => {
        const named = scenes.map((scene) => (typeof scene === "function" ? "later" : scene.position));
        told.push(`board ${named.join()}`);
        later.push(...scenes.filter((scene) => typeof scene === "function"));
        assert.ok(stays > 0, "each can be read");
        begins = onScene;
        return new Promise((resolve) => standing.push(resolve));
      },
    },
    changed() {},
    draft: { lay: (shown) => shown },
    history: { moment: null },
    isOver: false,
    table: { ...TABLE },
    playback: { isPresent: true, isRunning: false, latest: { position: 10 }, lines: LINES, trails: { since: 5, moves: [] } },
    when: (read, act) => watch.when(read, act),
  };
  const ask = async ({ position }) => {
    asked.push(position);
    return { ok: true, shown: { position } };
  };
  const replay = new TurnReplay({ engine: { ask } }, session);
  const arrive = (trails) => {
    session.playback.trails = trails;
    watch.look();
  };
  return { arrive, asked, begin: (at) => begins(at), later, replay, session, standing, told };
}

test("trails are on the board as soon as a moment has come to stand", () => {
  const { arrive, told } = begun();
  arrive({ since: 5, moves: MOVES });
  assert.deepEqual(told, ["trails 7,9"]);
});

test("over an ending lie no trails, but they are back over the moments before it", () => {
  const { arrive, replay, session, told } = begun();
  session.isOver = true;
  arrive({ since: 5, moves: MOVES });
  assert.equal(told.at(-1), "trails ");
  assert.ok(replay.isOffered);
  session.history.moment = { position: 9 };
  arrive({ since: 5, moves: MOVES.slice(0, 1) });
  assert.equal(told.at(-1), "trails 7");
});

test("the moments since one's turn are shown again from the one before them, and the trails are back", async () => {
  const { arrive, replay, standing, told } = begun();
  arrive({ since: 5, moves: MOVES });
  const played = replay.play();
  await settle();
  assert.deepEqual(told.slice(1), ["trails ", "board 5,later,later,later,10"]);
  standing.forEach((stand) => stand());
  await played;
  assert.equal(told.at(-1), "trails 7,9");
  assert.equal(replay.played, null);
});

test("the first scene is shown as soon as it is there, and the others are asked for one by one", async () => {
  const { arrive, asked, later, replay, told } = begun();
  arrive({ since: 5, moves: MOVES });
  void replay.play();
  await settle();
  assert.equal(told.at(-1), "board 5,later,later,later,10");
  assert.deepEqual(asked, [5]);
  const [next, other] = later;
  assert.deepEqual([await next(), asked], [{ position: 6 }, [5, 6]]);
  replay.skip();
  assert.deepEqual([await other(), asked], [null, [5, 6]], "what is skipped need not be asked for");
});

test("where nothing moves each move comes with its trail", async () => {
  const { arrive, begin, replay, standing, told } = begun({ isStill: true });
  arrive({ since: 5, moves: MOVES });
  const played = replay.play();
  await settle();
  [0, 1, 2, 3, 4].forEach(begin);
  standing.forEach((stand) => stand());
  await played;
  const shown = ["trails ", "trails ", "trails 7", "trails 7,9", "trails "];
  assert.deepEqual(told.slice(1), ["trails ", "board 5,later,later,later,10", ...shown, "trails 7,9"]);
  assert.equal(replay.played, null, "with the last it is over");
});

test("what is played again is told move by move, and nothing before or after", async () => {
  const { arrive, begin, replay, standing } = begun();
  arrive({ since: 5, moves: MOVES });
  const played = replay.play();
  await settle();
  const heard = [0, 1, 2, 3, 4].map((at) => {
    begin(at);
    return replay.told.map(({ position }) => position);
  });
  assert.deepEqual(heard, [[], [6], [7], [9], []]);
  begin(2);
  standing.forEach((stand) => stand());
  await played;
  assert.deepEqual(replay.told, [], "once it is over the table asks again");
});

test("seats and goal are shown by what is on the board again, and by the present once it is over", async () => {
  const { arrive, begin, later, replay, standing } = begun();
  arrive({ since: 5, moves: MOVES });
  const played = replay.play();
  await settle();
  for (const scene of later) await scene();
  const seen = [0, 1, 2, 3, 4].map((at) => {
    begin(at);
    return replay.moment?.position ?? null;
  });
  assert.deepEqual(seen, [5, 6, 7, 9, null]);
  begin(1);
  standing.forEach((stand) => stand());
  await played;
  assert.equal(replay.moment, null);
});

test("skipped, it tells nothing any more", async () => {
  const { arrive, begin, replay } = begun();
  arrive({ since: 5, moves: MOVES });
  void replay.play();
  await settle();
  begin(1);
  assert.deepEqual(replay.told.map(({ position }) => position), [6]);
  replay.skip();
  assert.deepEqual(replay.told, []);
});

test("skipped, it leaves all its trails", async () => {
  const { arrive, replay, told } = begun();
  arrive({ since: 5, moves: MOVES });
  void replay.play();
  await settle();
  assert.ok(replay.skip());
  assert.equal(told.at(-1), "trails 7,9");
  assert.ok(!replay.skip(), "there is nothing more to be skipped");
});

test("what others have done is played again also where nothing has moved, one's own is not", async () => {
  const { arrive, replay, session, told } = begun();
  arrive({ since: 9, moves: [] });
  assert.ok(!replay.isOffered, "nothing has happened since");
  session.playback.lines = [...LINES, { position: 10, seat: 0 }];
  assert.ok(!replay.isOffered, "what came of one's own action is one's own");
  session.playback.lines = [...LINES, { position: 10, seat: 1 }, { position: 11, seat: null }];
  assert.ok(replay.isOffered);
  void replay.play();
  await settle();
  assert.equal(told.at(-1), "board 9,later,later,10");
});

test("a long time is played again from its last moves on", async () => {
  const { arrive, asked, later, replay, session } = begun();
  session.playback.lines = Array.from({ length: 50 }, (_, at) => ({ position: at + 1, seat: 1 }));
  arrive({ since: 5, moves: [] });
  void replay.play();
  await settle();
  for (const scene of later) await scene();
  assert.deepEqual(asked, Array.from({ length: 31 }, (_, at) => at + 20));
});

test("there is nothing to be played again while more is still to come", () => {
  const { arrive, replay, session } = begun();
  arrive({ since: 5, moves: MOVES });
  assert.ok(replay.isOffered);
  session.playback.isRunning = true;
  assert.ok(!replay.isOffered);
});

test("a moment to which several scenes led is played again by all of them, each with what it tells", async () => {
  const { arrive, begin, replay, session, told } = begun();
  const line = (key) => ({ position: 7, seat: 1, message: { key } });
  session.playback.lines = [LINES[1], line("lays"), line("put-down"), line("sells"), LINES[3]];
  const beat = (lines) => ({ position: 7, lines });
  session.table = { ...TABLE, scenes: [beat(0), beat(2), beat(3), { position: 9, lines: 1 }] };
  arrive({ since: 5, moves: MOVES });
  void replay.play();
  await settle();
  assert.equal(told.at(-1), "board 5,later,7,7,7,later,10");
  const heard = [0, 1, 2, 3, 4, 5, 6].map((at) => {
    begin(at);
    return replay.told.map(({ message }) => message.key).join();
  });
  assert.deepEqual(heard, ["", "line-6", "line-6", "lays,put-down", "sells", "line-9", ""]);
});

test("scenes of other eyes, of another frame and of what was taken back are not played again", async () => {
  for (const change of [{ viewer: 1 }, { frame: "short:400" }, { undone: 1 }, { trails: { since: 7, moves: [] } }]) {
    const { arrive, replay, session, told } = begun();
    const [first, second] = [0, 1].map((lines) => ({ position: 7, lines }));
    session.table = { ...TABLE, scenes: [first, second] };
    arrive({ since: 5, moves: MOVES });
    session.table = { ...TABLE, ...change };
    arrive({ since: 5, moves: [...MOVES] });
    void replay.play();
    await settle();
    assert.equal(told.at(-1), "board 5,later,later,later,10", Object.keys(change).join());
  }
});
