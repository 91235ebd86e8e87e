import assert from "node:assert/strict";
import { test } from "node:test";

import { randomBytes } from "../../../../../web/multiplayer/protocol/bytes.js";
import { Cipher, NAME } from "../../../../../web/multiplayer/protocol/keys/cipher.js";
import { LONGEST_TABLE } from "../../../../../web/multiplayer/protocol/links/frames.js";
import { Link } from "../../../../../web/multiplayer/protocol/links/link.js";
import { OF_HOSTS } from "../../../../../web/multiplayer/protocol/messages.js";
import { Host } from "../../../../../web/multiplayer/protocol/seats/host.js";
import { PAIR, surroundings } from "../../../gathering.mjs";

/** Milliseconds in which a link opens, if it opens at all. */
const PATIENCE = 15_000;

/** The frame of a meeting point that can be reached at once. */
class Frame {
  constructor() {
    /** @type {string[]} */
    this.topics = [];
    /** @type {{ topic: string, content: string }[]} */
    this.said = [];
    this.contentWindow = { postMessage: (_relays, _origin, [port]) => this.#begin(port) };
  }

  #begin(port) {
    this.port = port;
    port.onmessage = ({ data }) => {
      if (data.do === "listen") this.topics = data.topics;
      else this.said.push(data);
    };
    port.postMessage({ t: "state", states: ["open"], met: "wss://one.example" });
  }

  says(topic, content) {
    this.port.postMessage({ t: "heard", topic, content });
  }

  setAttribute() {}

  remove() {
    this.isGone = true;
    this.port.close();
  }
}

/** @type {Frame} */
let frame;
document.createElement = () => (frame = new Frame());
document.body = { append: (element) => element.onload() };
const { engine } = surroundings();
const { Reception } = await import("../../../../../web/multiplayer/protocol/meeting-point/reception.js");

const wait = globalThis.setTimeout;
async function until(isSo) {
  for (let turns = 0; !isSo(); turns += 1) {
    assert.ok(turns < 2000, `in vain: ${isSo}`);
    await new Promise((resolve) => wait(resolve, 1));
  }
}

function received(setup = PAIR) {
  const host = new Host(engine, "id", setup);
  host.admission.goOnline(true);
  const reception = new Reception(host, { relays: ["wss://one.example"], stun: [], turn: [] });
  return { host, reception };
}

/** Somebody knocks by the link of the table, and hears the answer. */
async function knocks(host) {
  const cipher = await Cipher.of(host.seating.key);
  await until(() => frame.topics.includes(cipher.topic));
  const link = new Link(OF_HOSTS, LONGEST_TABLE);
  const offer = { sort: "offer", name: randomBytes(NAME), packet: await link.offer() };
  const before = frame.said.length;
  frame.says(cipher.topic, await cipher.encrypt(offer));
  await until(() => frame.said.length > before);
  return { link, answer: await cipher.decrypt(frame.said.at(-1).content) };
}

test("the link of a table is listened for as long as it is out, also during the game", async () => {
  const { host, reception } = received();
  await until(() => frame?.topics.length === 1);
  host.admission.inviteAll();
  const { topic } = await Cipher.of(host.seating.key);
  await until(() => frame.topics.join() === topic);
  Object.defineProperty(host.guests.get(1), "presence", { value: "here" });
  host.dispatchEvent(new Event("change"));
  await reception.work;
  assert.deepEqual(frame.topics, [topic]);
  host.begin();
  await reception.work;
  assert.ok(!frame.isGone);
  host.admission.goOnline(true); // what was out leads nowhere
  await until(() => frame.isGone);
  reception.close();
});

test("a friend who knocked and for whom no way led through is told to the host, and one who came is not", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { host, reception } = received();
  host.admission.inviteAll();
  /** @type {(number | null)[]} */
  const blocked = [];
  host.addEventListener("blocked", ({ detail }) => blocked.push(detail.seat));
  const first = await knocks(host);
  assert.equal(first.answer.sort, "answer");
  context.mock.timers.tick(PATIENCE);
  assert.deepEqual(blocked, [null]);

  const second = await knocks(host);
  await second.link.accept(second.answer.packet);
  assert.ok(second.link.isOpen);
  context.mock.timers.tick(PATIENCE);
  assert.deepEqual(blocked, [null]);
  reception.close();
});

test("who knocks again, having given up what was offered before, is told once", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { host, reception } = received();
  host.admission.inviteAll();
  let count = 0;
  host.addEventListener("blocked", () => (count += 1));
  await knocks(host);
  await knocks(host);
  context.mock.timers.tick(PATIENCE);
  assert.equal(count, 1);
  reception.close();
});

test("a seat's own link is listened for beside that of the table once it was shown", async () => {
  const { host, reception } = received();
  host.admission.inviteAll();
  await host.admission.invite(1);
  const topics = await Promise.all([host.guests.get(1).key, host.seating.key].map(async (key) => (await Cipher.of(key)).topic));
  await until(() => frame.topics.join() === topics.join());
  reception.close();
});
