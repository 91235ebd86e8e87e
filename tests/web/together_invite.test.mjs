import assert from "node:assert/strict";
import { test } from "node:test";

import { Malformed, toText } from "../../web/together/bytes.js";
import { inviteOf, inviteText, movedText, replyOf, replyText } from "../../web/together/invite.js";

const TABLE = Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8);
const PACKET = Uint8Array.from({ length: 100 }, (_, at) => 255 - at);
const INVITE = { table: TABLE, seat: 3, game: "caribbean", host: "Émile", packet: PACKET, key: null, token: null };
const ONLINE = { ...INVITE, packet: null, key: Uint8Array.from({ length: 16 }, (_, at) => at) };

test("an invitation says whose table it is, which game, and how to connect", () => {
  assert.deepEqual(inviteOf(inviteText(INVITE)), INVITE);
});

test("an invitation to a meeting point holds a key and no addresses", () => {
  assert.deepEqual(inviteOf(inviteText(ONLINE)), ONLINE);
  assert.throws(() => replyOf(inviteText(ONLINE)), Malformed);
});

test("an invitation for another device of the same person holds the seat's token", () => {
  const token = Uint8Array.from({ length: 16 }, (_, at) => 200 + at);
  for (const invite of [INVITE, ONLINE])
    assert.deepEqual(inviteOf(movedText(inviteText(invite), toText(token))), { ...invite, token });
});

test("a reply says to which table and seat it belongs", () => {
  const reply = { table: TABLE, seat: 4, packet: PACKET };
  assert.deepEqual(replyOf(replyText(reply)), reply);
});

test("a long name of a host is cut between characters", () => {
  const { host } = inviteOf(inviteText({ ...INVITE, host: "🏴‍☠️ Bartholomew Roberts" }));
  assert.equal(host, Array.from("🏴‍☠️ Bartholomew Roberts").slice(0, 12).join(""));
});

for (const [way, invite, most] of [["by hand", INVITE, 220], ["to a meeting point", ONLINE, 120]]) {
  test(`with its address an invitation ${way} has at most ${most} characters`, () => {
    const address = `https://someone.example/freebooters/#/join/${inviteText(invite)}`;
    assert.ok(address.length <= most, String(address.length));
  });
}

for (const [what, text] of [
  ["nothing", ""],
  ["another version", toText(Uint8Array.of(9, ...TABLE, 1))],
  ["half of one", inviteText(INVITE).slice(0, 11)],
  ["half a token", movedText(inviteText(ONLINE), toText(TABLE.slice(0, 3)))],
  ["half a key", inviteText(ONLINE).slice(0, -4)],
  ["more than a key", `${inviteText(ONLINE)}AAAA`],
  ["other characters", "ab+/"],
  ["a book", "A".repeat(5000)],
  ["a name that is no text", toText(Uint8Array.of(1, ...TABLE, 1, 2, 0xff, 0xfe, 0))],
]) {
  test(`${what} is refused as an invitation`, () => {
    assert.throws(() => inviteOf(text), Malformed);
  });
}
