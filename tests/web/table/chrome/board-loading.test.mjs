import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import "../../document.mjs";

/** As much of an element as is filled. */
class Element extends EventTarget {
  dataset = {};
  classList = { add() {} };
  setAttribute() {}
  replaceChildren() {}
}

document.createElement = document.createElementNS = () => new Element();
const { BoardLoading } = await import("../../../../web/table/chrome/board-loading.js");
const { firstSetup } = await import("../../../../web/model/setup.js");

const BOARD = { height: 660, nodes: [] };
globalThis.fetch = async () => new Response(JSON.stringify({ drawings: {}, boards: { "wide:660": BOARD } }));

let rooms = 0;
let begun;

/** What is shown of a table that begins; `ready`: the engine is there. */
function opened(ready) {
  const room = { id: `room${(rooms += 1)}`, seats: [2], options: [] };
  const start = { game: room.id, ...firstSetup(room), seed: null };
  const engine = Object.assign(new EventTarget(), { ready, isWanted: true, report: { stage: "start", loaded: 0, total: 0 } });
  const words = { t: (key) => key, say: ({ key }) => key };
  const app = { engine, words, updates: new EventTarget(), pendingGames: new Map([["save", start]]) };
  const session = { id: "save", table: null, closed: false, signal: new AbortController().signal, when() {} };
  const shown = [];
  const board = { frame: "wide:660", setSeats() {}, show: async ([scene]) => void shown.push(scene) };
  return { loading: new BoardLoading(app, session), room, session, board, shown };
}

beforeEach(() => {
  begun = performance.now();
});

test("the empty board is shown where nothing is dealt for a while", async () => {
  const { loading, room, board, shown } = opened(false);
  await loading.showBoard(room, board);
  assert.deepEqual(shown, [BOARD]);
  assert.ok(performance.now() - begun > 90);
});

test("the empty board is not laid out where the engine is there and deals at once", async () => {
  const { loading, room, board, shown } = opened(true);
  await loading.showBoard(room, board);
  assert.deepEqual(shown, []);
});

test("the empty board gives way to a table that comes meanwhile", async () => {
  const { loading, room, session, board, shown } = opened(false);
  const showing = loading.showBoard(room, board);
  session.table = {};
  await showing;
  assert.deepEqual(shown, []);
});
