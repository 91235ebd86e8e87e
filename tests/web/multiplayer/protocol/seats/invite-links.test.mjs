import assert from "node:assert/strict";
import { test } from "node:test";

import { Malformed, toText } from "../../../../../web/multiplayer/protocol/bytes.js";
import { Outdated, inviteOf, inviteText, mark, replyOf, replyText, ticketText } from "../../../../../web/multiplayer/protocol/seats/invite-links.js";
import { invitedGame } from "../../../../../web/multiplayer/protocol/seats/invited-game.js";

const TABLE = Uint8Array.from({ length: 16 }, (_, at) => at + 1);
/** As long as browsers' are. */
const PACKET = Uint8Array.from({ length: 93 }, (_, at) => 255 - at);
const INVITE = { table: TABLE, seat: 3, game: "caribbean", host: "Émile", packet: PACKET, key: null, isFar: false, ticket: null };
const FAR = { ...INVITE, isFar: true };
const ONLINE = { ...INVITE, packet: null, key: Uint8Array.from({ length: 16 }, (_, at) => at) };

test("an invitation says whose table it is, which game, and how to connect", () => {
  assert.deepEqual(inviteOf(inviteText(INVITE)), INVITE);
});

test("an invitation by hand says whether it may be answered from elsewhere", () => {
  assert.deepEqual(inviteOf(inviteText(FAR)), FAR);
  assert.notEqual(inviteText(FAR), inviteText(INVITE));
});

test("an invitation to a meeting point holds a key and no addresses", () => {
  assert.deepEqual(inviteOf(inviteText(ONLINE)), ONLINE);
  assert.throws(() => replyOf(inviteText(ONLINE)), Malformed);
});

test("an invitation for another device than the one that has the seat holds a ticket", () => {
  const ticket = Uint8Array.from({ length: 16 }, (_, at) => 200 + at);
  for (const invite of [INVITE, FAR, ONLINE])
    assert.deepEqual(inviteOf(ticketText(inviteText(invite), ticket)), { ...invite, ticket });
});

test("which game an invitation is for is told by its text alone", () => {
  for (const text of [inviteText(INVITE), inviteText(ONLINE), ticketText(inviteText(INVITE), TABLE), ticketText(inviteText(ONLINE), TABLE)])
    assert.equal(invitedGame(text), "caribbean");
  for (const text of ["", "A", "AAAA", "!", inviteText(INVITE).slice(0, 20)]) assert.equal(invitedGame(text), "", text);
});

test("a reply says to which table, seat and invitation it belongs", () => {
  const reply = { table: TABLE, seat: 4, invitation: mark(PACKET), packet: PACKET };
  assert.deepEqual(replyOf(replyText(reply)), reply);
});

test("a long name of a host is cut between graphemes", () => {
  const { host } = inviteOf(inviteText({ ...INVITE, host: "🏴‍☠️ Bartholomew Roberts" }));
  assert.equal(host, "🏴‍☠️ Bartholome");
});

for (const [way, invite, most] of [["by hand", INVITE, 220], ["to a meeting point", ONLINE, 120]]) {
  test(`with its address an invitation ${way} has at most ${most} characters`, () => {
    const address = `https://someone.example/freebooters/#/join/${inviteText(invite)}`;
    assert.ok(address.length <= most, String(address.length));
  });
}

for (const [what, text] of [
  ["nothing", ""],
  ["a key that is far", toText(Uint8Array.of(26, ...TABLE, 1))],
  ["another version", toText(Uint8Array.of(49, ...TABLE, 1))],
  ["half of one", inviteText(INVITE).slice(0, 11)],
  ["half a ticket", ticketText(inviteText(ONLINE), TABLE.slice(0, 3))],
  ["half a key", inviteText(ONLINE).slice(0, -4)],
  ["more than a key", `${inviteText(ONLINE)}AAAA`],
  ["other characters", "ab+/"],
  ["a book", "A".repeat(5000)],
  ["a name that is no text", toText(Uint8Array.of(17, ...TABLE, 1, 2, 0xff, 0xfe, 0))],
]) {
  test(`${what} is refused as an invitation`, () => {
    assert.throws(() => inviteOf(text), Malformed);
  });
}

const REPLY = { table: TABLE, seat: 4, invitation: mark(PACKET), packet: PACKET };
for (const [what, text, read] of [
  ["an invitation by hand", inviteText(INVITE), inviteOf],
  ["an invitation to a meeting point", inviteText(ONLINE), inviteOf],
  ["an invitation that may be answered from elsewhere", inviteText(FAR), inviteOf],
  ["an invitation with a ticket", ticketText(inviteText(INVITE), TABLE), inviteOf],
  ["a reply", replyText(REPLY), replyOf],
]) {
  test(`${what} of which a part is missing, or to which something was added, is refused`, () => {
    for (let end = 0; end < text.length; end += 1)
      assert.throws(() => read(text.slice(0, end)), Malformed, String(end));
    for (const more of ["A", "AA", "AAAA", "AAAAAAAA"])
      assert.throws(() => read(`${text}${more}`), Malformed, more);
  });
}

test("an invitation or a reply that a page of an earlier version has made is told from a broken one", () => {
  const eight = TABLE.slice(0, 8);
  for (const version of [1, 2, 5, 6, 9, 10, 13, 14]) {
    const text = toText(Uint8Array.of(version, ...eight, 1, ...PACKET));
    for (const read of [inviteOf, replyOf]) assert.throws(() => read(text), Outdated);
  }
});
