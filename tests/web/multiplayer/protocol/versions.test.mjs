import assert from "node:assert/strict";
import { after, test } from "node:test";

import { LONGEST_TABLE } from "../../../../web/multiplayer/protocol/links/frames.js";
import { Host } from "../../../../web/multiplayer/protocol/seats/host.js";
import { Identity } from "../../../../web/multiplayer/protocol/keys/identity.js";
import { inviteOf, inviteText, mark, replyOf, replyText } from "../../../../web/multiplayer/protocol/seats/invite-links.js";
import { Link } from "../../../../web/multiplayer/protocol/links/link.js";
import { OF_HOSTS, PROTOCOL, isMessage, OF_GUESTS } from "../../../../web/multiplayer/protocol/messages.js";
import { prove } from "../../../../web/multiplayer/protocol/keys/proofs.js";
import { Air } from "../../air.mjs";
import { Device } from "../../gathering.mjs";

const air = new Air();
after(() => air.end());

const SEATS = [
  { name: "Ann", colour: "red", who: "human" },
  { name: "", colour: "blue", who: "friend" },
];

/** What host and guest are told where the guest's first word is this, which is signed where it may be. */
async function greeted(hello, identity = new Identity()) {
  const host = new Host({}, "id", { game: "cartagena", options: {}, seats: SEATS });
  const [told, heard] = [[], []];
  host.addEventListener("skew", ({ detail }) => told.push(detail));
  const { packet, seat, table } = inviteOf(await host.admission.invite(1));
  const link = new Link(OF_HOSTS, LONGEST_TABLE);
  link.addEventListener("message", ({ detail }) => heard.push(detail));
  link.addEventListener("message", ({ detail }) => {
    if (detail.t !== "greeting") return;
    const proof = prove("guest", identity, { table, seat, ends: link.ends });
    void link.send("key" in hello ? { ...hello, key: identity.key, proof } : hello);
  });
  await host.admission.admit(replyText({ table, seat, invitation: mark(packet), packet: await link.answer(packet) }));
  await carried(() => link.state === "dead" || heard.some(({ t }) => t === "welcome"));
  return { told, heard, presence: host.presence(1), link };
}

/** Lets through what is said until that is so. @param {() => boolean} isSo */
async function carried(isSo) {
  for (const until = Date.now() + 5000; !isSo() && Date.now() < until; ) {
    for (const way of air.open) way.step();
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

/** An invitation by hand, but for how to connect. */
const TO = { table: new Uint8Array(16), seat: 1, game: "cartagena", host: "Ann", key: null, ticket: null };

const HELLO = { t: "hello", protocol: PROTOCOL, key: "", proof: "", ticket: "", name: "Ben", frame: "wide:620", shown: "", isWatching: false };

for (const [which, protocol, reason, isOlder] of [
  ["an older", PROTOCOL - 1, "together-old-guest", true],
  ["a newer", PROTOCOL + 1, "together-old-host", false],
])
  test(`both are told who must load the page again where a guest has ${which} one, whatever it says first`, async () => {
    for (const other of [HELLO, { t: "hello" }, { ...HELLO, language: "en" }]) {
      const { heard, link, presence, told } = await greeted({ ...other, protocol });
      assert.deepEqual(heard.slice(1), [{ t: "refused", reason }]);
      assert.deepEqual(told, [{ seat: 1, isOlder }]);
      assert.equal(link.why, "version");
      assert.equal(presence, "vacant");
    }
  });

test("of one's own version the first word has its fields and no others", async () => {
  assert.ok(isMessage(HELLO, OF_GUESTS));
  assert.ok(!isMessage({ ...HELLO, language: "en" }, OF_GUESTS));
  assert.ok(!isMessage({ ...HELLO, protocol: "4" }, OF_GUESTS));
  const { heard, presence } = await greeted(HELLO);
  assert.deepEqual(heard.slice(0, 2).map(({ t }) => t), ["greeting", "welcome"]);
  assert.equal(presence, "here");
});

for (const [which, protocol, reason] of [
  ["an older", PROTOCOL - 1, "together-old-host"],
  ["a newer", PROTOCOL + 1, "together-old-guest"],
])
  test(`a guest whose host has ${which} page knows who must load it again, and says so to the host`, async () => {
    const { guest } = new Device();
    const [heard, link] = [[], new Link(OF_GUESTS, LONGEST_TABLE)];
    link.addEventListener("message", ({ detail }) => heard.push(detail));
    const packet = await link.offer();
    const invite = inviteText({ ...TO, packet });
    await link.accept(replyOf(await guest.answer(invite)).packet);
    void link.send({ t: "greeting", protocol, whatever: "else" });
    await carried(() => heard.length > 0);
    assert.equal(guest.refusal, reason);
    assert.deepEqual(heard.map(({ t, protocol: own, key }) => [t, own, key]), [["hello", PROTOCOL, ""]]);
  });
