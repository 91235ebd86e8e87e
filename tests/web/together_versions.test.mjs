import assert from "node:assert/strict";
import { after, test } from "node:test";

import { LONGEST_TABLE } from "../../web/together/frames.js";
import { Host } from "../../web/together/host.js";
import { inviteOf, replyText } from "../../web/together/invite.js";
import { Link } from "../../web/together/link.js";
import { OF_HOSTS, PROTOCOL, isMessage, OF_GUESTS } from "../../web/together/messages.js";
import { Air } from "./air.mjs";

const air = new Air();
after(() => air.end());

const SEATS = [
  { name: "Ann", colour: "red", who: "human" },
  { name: "", colour: "blue", who: "friend" },
];

/** What host and guest are told where the guest's first word is this. */
async function greeted(hello) {
  const host = new Host({}, "id", { game: "cartagena", options: {}, seats: SEATS });
  const [told, heard] = [[], []];
  host.addEventListener("skew", ({ detail }) => told.push(detail));
  const { packet, seat, table } = inviteOf(await host.invite(1));
  const link = new Link(OF_HOSTS, LONGEST_TABLE);
  link.addEventListener("message", ({ detail }) => heard.push(detail));
  link.addEventListener("open", () => void link.send(hello));
  await host.admit(replyText({ table, seat, packet: await link.answer(packet) }));
  for (const until = Date.now() + 5000; link.state !== "dead" && heard.length < 3 && Date.now() < until; ) {
    for (const way of air.open) way.step();
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return { told, heard, presence: host.presence(1), link };
}

const HELLO = { t: "hello", protocol: PROTOCOL, name: "Ben", frame: "wide:620", token: "", shown: "" };

for (const [which, protocol, reason, isOlder] of [
  ["an older", PROTOCOL - 1, "together-old-guest", true],
  ["a newer", PROTOCOL + 1, "together-old-host", false],
])
  test(`both are told who must load the page again where a guest has ${which} one, whatever it says first`, async () => {
    for (const other of [{}, { language: "en" }]) {
      const { heard, link, presence, told } = await greeted({ ...HELLO, ...other, protocol });
      assert.deepEqual(heard, [{ t: "refused", reason }]);
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
  assert.equal(heard[0]?.t, "welcome");
  assert.equal(presence, "here");
});
