import assert from "node:assert/strict";
import { test } from "node:test";

import { LONGEST_TABLE } from "../../../../../web/multiplayer/protocol/links/frames.js";
import { Link } from "../../../../../web/multiplayer/protocol/links/link.js";
import { OF_HOSTS } from "../../../../../web/multiplayer/protocol/messages.js";
import { SeatTabs } from "../../../../../web/multiplayer/protocol/seats/seat-tabs.js";
import { inviteOf } from "../../../../../web/multiplayer/protocol/seats/invite-links.js";
import { OwnPlace } from "../../../../../web/multiplayer/screens/joining/own-place.js";
import { Device, PAIR, surroundings } from "../../../gathering.mjs";
import { storageOf } from "../../../kept.mjs";
import { isSettled, offered, openTable } from "../../../open_table.mjs";

const { air, engine } = surroundings();

/** A page of Ben's browser. */
function page(at, identity) {
  const { guest } = new Device(identity);
  const tabs = new SeatTabs(new Map([["table", guest]]));
  tabs.channel.unref();
  Object.assign(guest, { at: at.host.table });
  guest.addEventListener("change", () => tabs.look("table"));
  tabs.come("table");
  return guest;
}

/** Comes to a table by its link. */
async function comes(at, guest) {
  const link = new Link(OF_HOSTS, LONGEST_TABLE);
  guest.connect(link);
  await offered(at, link);
}

const said = () => new Promise((done) => setTimeout(done, 20));

test("a page that comes to a table leads the others away once the host has let it in, and not before", async () => {
  const [at, elsewhere] = [openTable(air, engine, PAIR), openTable(air, engine, PAIR)];
  const first = page(at);
  await comes(at, first);
  await at.gathering.until(() => isSettled(first));

  // Another table answers in place of this one.
  const second = page(at, first.identity);
  await comes(elsewhere, second);
  await at.gathering.until(() => second.refusal);
  await said();
  assert.deepEqual([first.state, first.refusal, second.refusal], ["here", null, "together-other-host"]);

  const third = page(at, first.identity);
  await said();
  assert.equal(first.refusal, null);
  await comes(at, third);
  await at.gathering.until(() => isSettled(third) && first.refusal);
  await at.gathering.quiet();
  assert.deepEqual([first.refusal, third.welcome.seat, third.state], ["together-moved", 1, "here"]);
});

test("a page that still waits leaves a table to a newer one, and not to an older one", async () => {
  const at = openTable(air, engine, PAIR);
  const older = page(at);
  await said();
  const newer = page(at, older.identity);
  newer.connect(new Link(OF_HOSTS, LONGEST_TABLE));
  await comes(at, older);
  await at.gathering.until(() => isSettled(older));
  await said();
  assert.equal(newer.refusal, null);
  const newest = page(at, older.identity);
  await comes(at, newest);
  await at.gathering.until(() => isSettled(newest) && newer.refusal);
  assert.equal(newer.refusal, "together-moved");
});

test("a newer page writes nothing over what the older one has sealed and noted, and goes on with it once it is let in", async () => {
  globalThis.window = { localStorage: storageOf({}), addEventListener() {} };
  const at = openTable(air, engine, PAIR);
  const text = at.host.admission.inviteAll();
  const opens = () => {
    const place = new OwnPlace({ hosting: { guests: new Map() } }, text, inviteOf(text));
    place.guest.mesh.pages.unref();
    return place;
  };
  const older = opens();
  older.keep();
  await comes(at, older.guest);
  await at.gathering.until(() => isSettled(older.guest));
  older.keepSeat();
  const newer = opens();
  const { engine: choices, guestRecord } = older.guest;
  choices.guestChoices.add(1, { round: 3, viewer: 1 }, '{"do":"act","action":["x"]}');
  older.keep();
  guestRecord.keep({ ...guestRecord.noted, dealt: 7 });
  const { kept } = choices.guestChoices;

  newer.keep();
  assert.deepEqual(opens().before.sealed, kept);
  await comes(at, newer.guest);
  await at.gathering.until(() => isSettled(newer.guest) && older.guest.refusal);
  assert.deepEqual(newer.guest.engine.guestChoices.kept, kept);
  assert.equal(newer.guest.guestRecord.noted.dealt, 7);
  newer.keep();
  assert.deepEqual(opens().before.sealed, kept);
});
