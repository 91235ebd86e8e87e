import assert from "node:assert/strict";
import { test } from "node:test";

import { dateOf, dealOf } from "../../../../web/model/daily-calendar.js";
import { canBadge, isBadged, keepBadge } from "../../../../web/features/daily/app-badge.js";

const TODAY = dateOf(Date.now());
const ROOMS = [
  {
    id: "skull",
    days: [{ since: "2020-01-01", until: null, seats: 2, options: {}, levels: ["sailor"] }],
  },
];

/** A device on which that was begun last and chosen, and what its icon shows. */
function device({ begun = null, badge = null, saves = [], results = [], isCalling = false }) {
  const shown = [];
  const set = (isOn) => async () => void shown.push(isOn);
  const navigator = { setAppBadge: set(true), clearAppBadge: set(false) };
  Object.defineProperty(globalThis, "navigator", { value: navigator, configurable: true });
  globalThis.document = new EventTarget();
  const kept = (items) => Object.assign(new EventTarget(), { items, all: async () => items });
  const preferences = Object.assign(new EventTarget(), { values: { badge }, dayBegun: () => begun });
  const words = { silent: new Set() };
  const stored = { preferences, saves: kept(saves), results: kept(results) };
  const app = { rooms: ROOMS, words, hosting: { isCalling }, ...stored };
  return { app, shown };
}

test("there is a deal to be reminded of", () => {
  assert.equal("skull", dealOf(ROOMS, TODAY)?.start.game);
});

test("nobody is reminded who has never begun a day's deal, nor chosen it", async () => {
  const { app, shown } = device({});
  await keepBadge(app);
  assert.deepEqual([true, false, [false]], [canBadge(), isBadged(app.preferences), shown]);
});

test("who has begun one before is reminded of today's, and who has chosen so", async () => {
  for (const how of [{ begun: "2026-01-01" }, { badge: true }]) {
    const { app, shown } = device(how);
    await keepBadge(app);
    assert.deepEqual([true], shown);
  }
});

test("who has switched it off is not reminded", async () => {
  const { app, shown } = device({ begun: "2026-01-01", badge: false });
  await keepBadge(app);
  assert.deepEqual([false], shown);
});

test("it stays while a table calls", async () => {
  const { app, shown } = device({ badge: false, isCalling: true });
  await keepBadge(app);
  assert.deepEqual([true], shown);
});

test("it goes once today's deal is begun, played or given up", async () => {
  const save = { id: "a", day: TODAY };
  const result = { id: "a", day: TODAY };
  for (const how of [{ saves: [save] }, { results: [result] }, { begun: TODAY }]) {
    const { app, shown } = device({ badge: true, ...how });
    await keepBadge(app);
    assert.deepEqual([false], shown);
  }
});

test("it follows what happens", async () => {
  const { app, shown } = device({ badge: true });
  await keepBadge(app);
  app.saves.items.push({ id: "a", day: TODAY });
  app.saves.dispatchEvent(new Event("change"));
  await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual([true, false], shown);
});
