import assert from "node:assert/strict";
import { test } from "node:test";

import { Malformed, hex, randomBytes, toText } from "../../../../../web/multiplayer/protocol/bytes.js";
import { LONGEST, heardIn, listening } from "../../../../../web/multiplayer/protocol/meeting-point/nostr.js";
import { KEY, NAME, Cipher } from "../../../../../web/multiplayer/protocol/keys/cipher.js";
import { configurationOf, hostOf, serversOf } from "../../../../../web/multiplayer/protocol/meeting-point/servers.js";

const SECRET = Uint8Array.from({ length: KEY }, (_, at) => at);
const SAID = { sort: "offer", name: Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8), packet: Uint8Array.of(9, 8, 7) };

/** The same numbers in every run. @param {number} seed */
function chance(seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test("what is sealed opens with its key and no other, and looks different every time", async () => {
  const [cipher, same, other] = await Promise.all(
    [SECRET, SECRET, randomBytes(KEY)].map((secret) => Cipher.of(secret)),
  );
  const text = await cipher.encrypt(SAID);
  assert.deepEqual(await same.decrypt(text), SAID);
  assert.equal(await other.decrypt(text), null);
  assert.notEqual(await cipher.encrypt(SAID), text);
});

test("a topic comes from the key, and does not tell it", async () => {
  const { topic } = await Cipher.of(SECRET);
  assert.equal(topic, (await Cipher.of(SECRET)).topic);
  assert.match(topic, /^[0-9a-f]{64}$/);
  assert.ok(!topic.includes(hex(SECRET)));
});

test("what was changed on its way, cut, or never sealed is nothing", async () => {
  const cipher = await Cipher.of(SECRET);
  const text = await cipher.encrypt(SAID);
  const random = chance(1);
  assert.equal(await cipher.decrypt(`${text}AAAA`), null);
  for (let at = 0; at < text.length; at += 1) {
    const letters = [..."ABCxyz_-019"].filter((letter) => letter !== text[at]);
    const changed = text.slice(0, at) + letters[random(letters.length)] + text.slice(at + 1);
    for (const each of [changed, text.slice(0, at), toText(randomBytes(random(60)))])
      assert.equal(await cipher.decrypt(each), null, each);
  }
  assert.equal(await cipher.decrypt("A".repeat(100_000)), null);
  assert.equal(await cipher.decrypt("not base64url!"), null);
});

test("what is sealed rightly and says what nobody knows is nothing", async () => {
  const cipher = await Cipher.of(SECRET);
  const sealed = async (/** @type {number[]} */ bytes) => {
    const iv = randomBytes(12);
    const body = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, cipher.key, Uint8Array.from(bytes));
    return toText(Uint8Array.of(...iv, ...new Uint8Array(body)));
  };
  for (const bytes of [[], [1], [9, 0, ...Array(NAME)], [1, 7, ...Array(NAME)], [1, 0, 1, 2]])
    assert.equal(await cipher.decrypt(await sealed(bytes)), null);
});

test("a relay's events, its readiness and its refusals are heard", () => {
  const event = { kind: 25050, tags: [["x", "topic"]], content: "sealed", sig: "anything" };
  const said = (/** @type {unknown} */ ...parts) => heardIn(JSON.stringify(parts));
  assert.deepEqual(said("EVENT", "meeting", event), { what: "event", topic: "topic", content: "sealed" });
  assert.deepEqual(said("EOSE", "meeting"), { what: "listening" });
  assert.deepEqual(said("OK", "id", true, ""), { what: "nothing" });
  assert.deepEqual(said("OK", "id", false, "duplicate: seen"), { what: "nothing" });
  assert.deepEqual(said("OK", "id", false, "blocked: no"), { what: "refused", why: "blocked: no" });
  assert.deepEqual(said("CLOSED", "meeting", "auth-required"), { what: "refused", why: "auth-required" });
  assert.deepEqual(said("NOTICE", "hello"), { what: "nothing" });
});

test("whatever else a relay says is named as nothing it should say, and never throws", () => {
  const random = chance(2);
  const scraps = ['["EVENT"', '"meeting"', "{", "}", "[", "]", ",", '"kind":25050', '"tags":', '[["x",1]]', "null"];
  for (let time = 0; time < 10_000; time += 1) {
    const text = Array.from({ length: random(9) }, () => scraps[random(scraps.length)]).join("");
    const heard = heardIn(text);
    assert.ok(heard === null || heard.what !== "event", text);
  }
  for (const each of [null, 7, new ArrayBuffer(3), "", "[]", "{}", '["EVENT","m",null]', `["NOTICE","${"a".repeat(LONGEST)}"]`])
    assert.equal(heardIn(each), null);
});

test("a relay is asked for the topics alone, of a kind that it does not keep", () => {
  assert.deepEqual(JSON.parse(listening(["one", "two"])), [
    "REQ",
    "meeting",
    { kinds: [25050], "#x": ["one", "two"] },
  ]);
});

test("together.json names relays, STUN and TURN", () => {
  const named = serversOf({
    relays: ["wss://relay.example/path"],
    stun: ["stun:stun.example:3478"],
    turn: [{ url: "turn:turn.example", username: "me", credential: "secret" }],
  });
  assert.deepEqual(configurationOf(named), {
    iceServers: [
      { urls: "stun:stun.example:3478" },
      { urls: "turn:turn.example", username: "me", credential: "secret" },
    ],
  });
  const all = [named.relays[0], named.stun[0], named.turn[0].url].map(hostOf);
  assert.deepEqual(all, ["relay.example", "stun.example:3478", "turn.example"]);
  assert.deepEqual(serversOf({}), { relays: [], stun: [], turn: [] });
});

for (const said of [
  { relays: "wss://relay.example" },
  { relays: ["https://relay.example"] },
  { relays: ["wss://relay.example; script-src *"] },
  { relays: Array(9).fill("wss://relay.example") },
  { stun: ["turn:turn.example"] },
  { turn: ["turn:turn.example"] },
  { turn: {} },
]) {
  test(`${JSON.stringify(said).slice(0, 60)} is refused as together.json`, () => {
    assert.throws(() => serversOf(said), Malformed);
  });
}
