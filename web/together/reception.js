/**
 * The host's side of the meeting point: whoever has the link of a seat, which holds that seat's key,
 * is let in. It listens only while somebody is missing.
 */

import { Cipher, NAME } from "./cipher.js";
import { Meeting } from "./meeting.js";
import { Offers } from "./offers.js";
import { configurationOf } from "./servers.js";

/** @import {GuestSeat} from "./guestseat.js" */
/** @import {Host} from "./host.js" */
/** @import {RelayState} from "./relay.js" */
/** @import {Said} from "./cipher.js" */
/** @import {Servers} from "./servers.js" */

const NOTHING = new Uint8Array();

/** Dispatches "state" when whether relays can be reached changes. */
export class Reception extends EventTarget {
  /** @param {Host} host @param {Servers} servers */
  constructor(host, servers) {
    super();
    this.host = host;
    this.servers = servers;
    /** @type {Meeting | null} */
    this.meeting = null;
    /** The ciphers of everybody who is missing, by topic. @type {Map<string, {cipher: Cipher, guest: GuestSeat}>} */
    this.doors = new Map();
    /** The relays that have listened before, since somebody is missing. @type {Set<string>} */
    this.known = new Set();
    this.offers = new Offers((guest, link) => host.expect(guest, link), configurationOf(servers));
    /** @type {WeakMap<GuestSeat, Promise<Cipher>>} */
    this.ciphers = new WeakMap();
    this.closing = new AbortController();
    /** What is looked at, one after the other. @type {Promise<void>} */
    this.work = Promise.resolve();
    host.addEventListener("change", () => this.#look(), { signal: this.closing.signal });
    this.#look();
  }

  /** @returns {RelayState} */
  get state() {
    return this.meeting?.state ?? "connecting";
  }

  /** Nobody is let in any more. */
  close() {
    this.closing.abort();
    this.#leave();
  }

  #look() {
    this.work = this.work.then(() => this.#attend());
  }

  /** Listens for everybody who is missing, or comes from another device. */
  async #attend() {
    if (this.closing.signal.aborted) return;
    const missing = [...this.host.guests.values()].filter(
      ({ moving, presence }) => presence !== "here" || moving,
    );
    const ciphers = await Promise.all(missing.map((guest) => this.#cipherOf(guest)));
    const before = this.doors;
    this.doors = new Map();
    for (const [at, guest] of missing.entries()) {
      const cipher = /** @type {Cipher} */ (ciphers[at]);
      this.doors.set(cipher.topic, before.get(cipher.topic) ?? { cipher, guest });
    }
    const isSame = [...this.doors.keys()].join() === [...before.keys()].join();
    if (this.doors.size === 0) this.#leave();
    else if (!this.meeting) this.#open();
    else if (!isSame) {
      this.meeting.listen(this.doors.keys());
      const isNew = (/** @type {string} */ topic) => !before.has(topic);
      for (const [topic, { cipher, guest }] of this.doors)
        if (isNew(topic) && this.#mayWait(guest)) void this.#call(cipher);
    }
  }

  /** @param {GuestSeat} guest */
  #cipherOf(guest) {
    const cipher = this.ciphers.get(guest) ?? Cipher.of(guest.key);
    this.ciphers.set(guest, cipher);
    return cipher;
  }

  #open() {
    const meeting = new Meeting(this.servers.relays);
    this.meeting = meeting;
    const detail = (/** @type {Event} */ event) => /** @type {CustomEvent} */ (event).detail;
    meeting.addEventListener("state", () => this.dispatchEvent(new Event("state")));
    meeting.addEventListener("met", (event) => this.#met(detail(event)));
    meeting.addEventListener("heard", (event) => void this.#hear(detail(event)));
    meeting.listen(this.doors.keys());
  }

  #leave() {
    this.meeting?.close();
    this.meeting = null;
    this.known.clear();
  }

  /** Who offered itself while this device did not listen has to hear of it. @param {string} relay */
  #met(relay) {
    const isAgain = this.known.has(relay);
    this.known.add(relay);
    for (const { cipher, guest } of this.doors.values())
      if (isAgain || this.#mayWait(guest)) void this.#call(cipher, [relay]);
  }

  /** Whether somebody may have offered to come to that seat before this page listened. @param {GuestSeat} guest */
  #mayWait({ holder }) {
    return holder !== "" || this.host.isKept;
  }

  /** @param {Cipher} cipher @param {string[]} [relays] their addresses; all that listen where they are not named */
  async #call(cipher, relays) {
    await this.#say(cipher, { sort: "call", name: new Uint8Array(NAME), packet: NOTHING }, relays);
  }

  /** @param {Cipher} cipher @param {Said} said @param {string[]} [relays] */
  async #say(cipher, said, relays) {
    const content = await cipher.encrypt(said);
    this.meeting?.say(cipher.topic, content, relays);
  }

  /** @param {{topic: string, content: string}} heard */
  async #hear({ topic, content }) {
    const door = this.doors.get(topic);
    const said = door ? await door.cipher.decrypt(content) : null;
    if (!door || !this.offers.isNew(said)) return;
    const answer = await this.offers.answer(door.guest, said);
    if (answer) await this.#say(door.cipher, answer);
  }
}
