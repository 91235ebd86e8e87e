import assert from "node:assert/strict";
import { test } from "node:test";

import { KEY } from "../../../../../web/multiplayer/protocol/keys/cipher.js";
import { Air } from "../../../air.mjs";

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
    this.contentWindow = { postMessage: (_relays, _origin, [port]) => this.#begin(port) };
  }

  #begin(port) {
    this.port = port;
    port.onmessage = async ({ data }) => {
      if (data.do !== "say") return;
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
new Air();
const { Approach } = await import("../../../../../web/multiplayer/protocol/meeting-point/approach.js");

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
