import assert from "node:assert/strict";
import { test } from "node:test";

import { Cipher, KEY } from "../../../../../web/multiplayer/protocol/keys/cipher.js";
import { prove } from "../../../../../web/multiplayer/protocol/keys/proofs.js";
import { LONGEST_COMMAND } from "../../../../../web/multiplayer/protocol/links/frames.js";
import { OF_GUESTS, PROTOCOL } from "../../../../../web/multiplayer/protocol/messages.js";
import { ANY } from "../../../../../web/multiplayer/protocol/seats/invite-links.js";
import { Device, PAIR, surroundings } from "../../../gathering.mjs";
import { openTable } from "../../../open_table.mjs";

const RELAYS = ["wss://one.example", "wss://two.example"];
/** Turns after which the first of them listens, at most: an offer is under way for about as long. */
const MOST = 80;
/** Milliseconds in which what would be said twice is said. */
const LATER = 10;

/** Lets whatever waits go on once. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** The frame of a meeting point, whose relays listen when a test says so. */
class Frame {
  constructor() {
    this.open = new Set();
    /** To whom something was said, for each time. @type {string[]} */
    this.told = [];
    /** What was said. @type {{topic: string, content: string}[]} */
    this.said = [];
    this.contentWindow = { postMessage: (_relays, _origin, [port]) => this.#begin(port) };
  }

  #begin(port) {
    this.port = port;
    port.onmessage = async ({ data }) => {
      if (data.do !== "say") return;
      this.said.push(data);
      await turn(); // it is signed
      for (const relay of this.open) if (data.to.includes(relay)) this.told.push(relay);
    };
  }

  listens(relay) {
    this.open.add(relay);
    const states = RELAYS.map((each) => (this.open.has(each) ? "open" : "connecting"));
    this.port.postMessage({ t: "state", states, met: relay });
  }

  setAttribute() {}

  remove() {
    this.port.close();
  }
}

/** @type {Frame} */
let frame;
document.createElement = () => (frame = new Frame());
document.body = { append: (element) => element.onload() };
const { air, engine } = surroundings();
const { Approach } = await import("../../../../../web/multiplayer/protocol/meeting-point/approach.js");
const { Link } = await import("../../../../../web/multiplayer/protocol/links/link.js");

test("relays that begin to listen are told an offer once each, whenever that is", async () => {
  for (let start = 0; start < MOST; start += 1) {
    const guest = Object.assign(new EventTarget(), { connect() {} });
    const approach = new Approach(guest, new Uint8Array(KEY), { relays: RELAYS, stun: [], turn: [] });
    for (let at = 0; at < start; at += 1) await turn();
    for (const relay of RELAYS) {
      frame.listens(relay);
      for (let at = 0; at < start % 5; at += 1) await turn();
    }
    while (frame.told.length < RELAYS.length) await turn();
    await new Promise((resolve) => setTimeout(resolve, LATER));
    approach.close();
    assert.deepEqual(frame.told.toSorted(), RELAYS, `the first after ${start} turns`);
  }
});

test("whoever answers in the host's place is noticed, and the guest offers itself again until the host has answered", async (t) => {
  const at = openTable(air, engine, PAIR);
  const { guest } = new Device();
  const { key } = at.host.seating;
  Object.assign(guest, { at: at.host.table });
  guest.approach = new Approach(guest, key, { relays: RELAYS, stun: [], turn: [] });
  t.after(() => guest.approach?.close());
  const cipher = await Cipher.of(key);

  /** What the guest offers at the meeting point. */
  const offered = async () => {
    const now = frame;
    now.listens(RELAYS[0]);
    await at.gathering.until(() => now.said.length > 0);
    return cipher.decrypt(now.said[0].content);
  };
  const answers = async (said) => frame.port.postMessage({ t: "heard", topic: cipher.topic, content: await cipher.encrypt(said) });

  // It has seen the link, and so reads what is offered there, but has not the host's key.
  const first = await offered();
  const thief = new Link(OF_GUESTS, LONGEST_COMMAND);
  const heard = [];
  thief.addEventListener("message", ({ detail }) => heard.push(detail.t));
  const other = new Device().guest.identity;
  thief.addEventListener("open", () => {
    const proof = prove("host", other, { table: at.host.table, seat: ANY, ends: thief.ends });
    void thief.send({ t: "greeting", protocol: PROTOCOL, seat: ANY, key: other.key, proof });
  });
  await answers({ sort: "answer", name: first.name, packet: await thief.answer(first.packet) });
  const before = frame;
  await at.gathering.until(() => thief.state === "dead" || heard.length > 0);
  assert.deepEqual([heard, guest.refusal], [[], null]);
  await at.gathering.until(() => frame !== before);

  assert.ok(guest.approach.isAstray(new Uint8Array(KEY)) && !guest.approach.isAstray(key));
  const second = await offered();
  await answers(await at.offers.answer(null, second));
  await at.gathering.until(() => guest.welcome && guest.state === "here");
  assert.equal(guest.welcome.seat, 1);
  assert.ok(!guest.approach.isAstray(new Uint8Array(KEY)), "it is where it belongs");
});
