import assert from "node:assert/strict";
import { test } from "node:test";
import { PendingGames } from "../../../../web/storage/pending-games.js";

/** As much of an element as the coach needs. */
class Element extends EventTarget {
  children = [];
  childNodes = [];
  classList = { toggle() {} };
  dataset = {};
  setAttribute() {}
  getAttribute() {
    return null;
  }
  contains() {
    return false;
  }
  append(...children) {
    this.children.push(...children);
  }
  replaceChildren(...children) {
    this.children = children;
  }
}

document.createElement = document.createElementNS = () => new Element();
const { Watch } = await import("../../../../web/components/watch.js");
const { Coach } = await import("../../../../web/table/panels/coach.js");

const settle = () => new Promise((resolve) => setTimeout(resolve));
const remark = { id: "first", rule: "CA-1", message: { key: "now-it-can-earn-something" } };

/** A coach at the table of one who plays against a bot, who is asked first. */
function coached() {
  const remarks = [remark];
  const watch = new Watch();
  const session = {
    autosave: { isFirst: true, moves: 0 },
    blunderCheck: { told: null, isOn: false, isDue: false },
    isAtHand: true,
    isOver: false,
    manner: { keeps: "always" },
    playback: { isPresent: true, lines: [], newest: [], rests: 0 },
    refusal: null,
    sayings: new Map(),
    speed: "normal",
    table: null,
    turnReplay: { played: null, told: [] },
    watch: (read, show) => watch.add(read, show),
    when: (read, act) => watch.when(read, act),
  };
  const app = {
    engine: { ask: async () => ({ ok: true, remark: remarks.shift() ?? null }) },
    preferences: { coach: () => ({ isOn: true, told: [] }), rememberCoach() {} },
    words: { t: (key) => key, say: ({ key }) => key, seatName: String },
    pendingGames: new PendingGames(null),
    wantRoom: async () => {},
  };
  const coach = new Coach(app, session, { rule() {}, rest() {} });
  const take = async (position, acting, arrangement = null) => {
    const seats = [{ who: "human" }, { who: "deckhand" }];
    session.table = { game: "x", seats, position, revision: position, acting: [acting], arrangement, viewer: 0, curtain: null, over: false };
    session.playback.rests += 1;
    watch.look();
    await settle();
  };
  const act = async (position, next, arrangement = null) => {
    session.autosave.moves += 1;
    await take(position, next, arrangement);
  };
  const tell = (...newest) => {
    session.playback.lines.push(...newest);
    session.playback.newest = newest;
    watch.look();
  };
  return { act, coach, session, take, tell };
}

test("a remark ends with the turn in which it was made, however quickly one plays", async () => {
  const { act, coach, take } = coached();
  await take(0, 0);
  assert.equal(coach.popover.words.textContent, remark.message.key);
  await act(1, 0);
  assert.equal(coach.popover.words.textContent, remark.message.key, "there is time to read it");
  await act(2, 1);
  assert.equal(coach.popover.words.textContent, remark.message.key);
  await take(3, 0);
  assert.equal(coach.popover.words.textContent, "");
});

test("what is said of single moves ends where something is to be laid out, though nobody else had a turn", async () => {
  const { act, coach, take } = coached();
  await take(0, 0);
  await act(1, 0);
  assert.equal(coach.popover.words.textContent, remark.message.key);
  await act(2, 0, { items: [] });
  assert.equal(coach.popover.words.textContent, "");
});

test("what a bot says of its move ends once it has been read and something else is told", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const now = t.mock.method(performance, "now", () => 0);
  const { coach, session, take, tell } = coached();
  const taken = take(0, 1);
  t.mock.timers.tick(1);
  await taken;
  session.sayings.set(1, { seat: 1, motive: { key: "it-pays" } });
  const moved = take(2, 1);
  t.mock.timers.tick(1);
  await moved;
  const line = (position, seat) => ({ position, seat, message: { key: "told" } });
  tell(line(1, 1));
  assert.equal(coach.saying.hidden, false);
  tell(line(2, null));
  assert.equal(coach.saying.hidden, false, "there is time to read it");
  now.mock.mockImplementation(() => 5000);
  t.mock.timers.tick(5000);
  assert.equal(coach.saying.hidden, true);
});
