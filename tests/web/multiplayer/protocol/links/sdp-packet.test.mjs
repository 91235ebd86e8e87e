import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

import { Malformed } from "../../../../../web/multiplayer/protocol/bytes.js";
import { pack, unpack } from "../../../../../web/multiplayer/protocol/links/sdp-packet.js";

const FOLDER = new URL("descriptions/", import.meta.url);
/** What browsers have said, by the name of the file. */
const RECORDED = Object.fromEntries(
  readdirSync(FOLDER).map((name) => [name, readFileSync(new URL(name, FOLDER), "utf8").replaceAll("\n", "\r\n")]),
);

const value = (sdp, name) => new RegExp(`^a=${name}:(.*?)\r?$`, "m").exec(sdp)?.[1];
const addresses = (sdp) =>
  [...sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+ \d+ typ \S+)/gim)].map(([, found]) => found);

/** Repeatable numbers from 0 to 255. */
function bytes(count, seed) {
  let state = seed;
  return Uint8Array.from({ length: count }, () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return state >>> 16;
  });
}

for (const [name, sdp] of Object.entries(RECORDED)) {
  test(`all that is news in ${name} is in its packet`, () => {
    const kind = name.includes("offer") ? "offer" : "answer";
    const again = unpack(pack(sdp), kind);
    for (const field of ["fingerprint", "ice-ufrag", "ice-pwd", "mid", "sctp-port"])
      assert.equal(value(again, field), value(sdp, field));
    assert.equal(value(again, "setup"), kind === "offer" ? "actpass" : "active");
    assert.deepEqual(addresses(again), addresses(sdp));
  });

  test(`the packet of ${name} has at most 110 bytes and says the same when packed again`, () => {
    const packet = pack(sdp);
    assert.ok(packet.length <= 110, String(packet.length));
    assert.deepEqual(pack(unpack(packet, "offer")), packet);
  });

  test(`no part of the packet of ${name} is taken for one, and nothing else is thrown`, () => {
    const packet = pack(sdp);
    for (let length = 0; length < packet.length; length += 1) {
      const part = packet.slice(0, length);
      try {
        assert.deepEqual(pack(unpack(part, "offer")), part);
      } catch (error) {
        assert.ok(error instanceof Malformed, String(error));
      }
    }
  });
}

test("every kind of address is packed: by name, IPv4, IPv6, found by STUN and by TURN", () => {
  const [, sdp = ""] = Object.entries(RECORDED).find(([name]) => name.startsWith("chromium")) ?? [];
  const found = [
    "0a1b2c3d-0000-4111-8222-333344445555.local 9 typ host",
    "192.168.0.17 50000 typ host",
    "2001:0db8:0000:0000:0000:0000:0000:0001 443 typ srflx",
    "203.0.113.9 65535 typ relay",
  ];
  const lines = found.map((text, at) => `a=candidate:${at} 1 udp 1 ${text}\r\n`).join("");
  const other = sdp.replace(/^a=candidate:.*\r\n/gm, "").replace("a=ice-ufrag", `${lines}a=ice-ufrag`);

  assert.deepEqual(addresses(unpack(pack(other), "offer")), found);
});

test("a short IPv6 address is the long one", () => {
  const sdp = RECORDED["chromium-offer.sdp"] ?? "";
  const other = sdp.replace(/(udp \d+) \S+\.local/, "$1 fe80::1:2");
  assert.equal(
    addresses(unpack(pack(other), "offer"))[0]?.split(" ")[0],
    "fe80:0000:0000:0000:0000:0000:0001:0002",
  );
});

/** Packets of 160 lengths. */
const MANY = process.env.LONG_SWEEPS ? 20_000 : 4_000;

test("whatever somebody sends for a packet is one or refused by name", () => {
  for (let seed = 0; seed < MANY; seed += 1) {
    try {
      assert.match(unpack(bytes(seed % 160, seed), "answer"), /^v=0\r\n/);
    } catch (error) {
      assert.ok(error instanceof Malformed, String(error));
    }
  }
});

test("a description without a fingerprint is refused by name", () => {
  const sdp = (RECORDED["chromium-offer.sdp"] ?? "").replace(/a=fingerprint.*\r\n/, "");
  assert.throws(() => pack(sdp), /fingerprint/);
});
