/**
 * The host's side of the meeting point: whoever has the link of a seat or of the table, which holds that
 * one's key, is let in. It listens while somebody is missing, and while the link of the table is out: who
 * comes too late may watch.
 */

import { hear } from "../../../kit/hear.js";
import { CALL, Cipher } from "../keys/cipher.js";
import { MeetingFrame } from "./meeting-frame.js";
import { Offers } from "../links/offers.js";
import { configurationOf } from "./servers.js";
import type { Said } from "../keys/cipher.js";
import type { GuestSeat } from "../seats/guest-seat.js";
import type { Host } from "../seats/host.js";
import type { RelayState } from "./relay.js";
import type { Servers } from "./servers.js";

/** Dispatches "state" when whether relays can be reached changes. */
export class Reception extends EventTarget {
  declare host: Host;
  declare servers: Servers;
  meetingFrame: MeetingFrame | null = null;
  /** The ciphers of everybody who is missing, by topic. */
  doors: Map<string, { cipher: Cipher; guest: GuestSeat | null }> = new Map();
  /** Of who comes by the link of the table; null: none has been out. */
  common: Promise<Cipher> | null = null;
  /** The relays that have listened before, since somebody is missing. */
  known: Set<string> = new Set();
  declare offers: Offers;
  ciphers: WeakMap<GuestSeat, Promise<Cipher>> = new WeakMap();
  closing = new AbortController();
  /** What is looked at, one after the other. */
  work: Promise<void> = Promise.resolve();

  constructor(host: Host, servers: Servers) {
    super();
    this.host = host;
    this.servers = servers;
    this.offers = new Offers((guest, link) => host.arrivals.expect(guest, link), configurationOf(servers));
    const blocked = ({ guest }: { guest: GuestSeat | null }) => host.tell("blocked", { seat: guest?.seat ?? null });
    hear(this.offers, { blocked }, this.closing.signal);
    host.addEventListener("change", () => this.#look(), { signal: this.closing.signal });
    this.#look();
  }

  get state(): RelayState {
    return this.meetingFrame?.state ?? "connecting";
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
    const { seating } = this.host;
    // Where the link of the table is out, nobody comes by that of a seat which was never shown.
    const linked = missing.filter(({ isLinked, moving }) => !seating.isOpen || isLinked || moving);
    const ciphers = await Promise.all(linked.map((guest) => this.#cipherOf(guest)));
    const before = this.doors;
    this.doors = new Map();
    for (const [at, guest] of linked.entries()) {
      const cipher = ciphers[at] as Cipher;
      this.doors.set(cipher.topic, before.get(cipher.topic) ?? { cipher, guest });
    }
    if (seating.isOpen) {
      this.common ??= Cipher.of(seating.key);
      const cipher = await this.common;
      this.doors.set(cipher.topic, { cipher, guest: null });
    }
    const isSame = [...this.doors.keys()].join() === [...before.keys()].join();
    if (this.doors.size === 0) this.#leave();
    else if (!this.meetingFrame) this.#open();
    else if (!isSame) {
      this.meetingFrame.listen(this.doors.keys());
      const isNew = (topic: string) => !before.has(topic);
      for (const [topic, { cipher, guest }] of this.doors)
        if (isNew(topic) && this.#mayWait(guest)) void this.#say(cipher, CALL);
    }
  }

  #cipherOf(guest: GuestSeat) {
    const cipher = this.ciphers.get(guest) ?? Cipher.of(guest.key);
    this.ciphers.set(guest, cipher);
    return cipher;
  }

  #open() {
    const meetingFrame = new MeetingFrame(this.servers.relays);
    this.meetingFrame = meetingFrame;
    hear(meetingFrame, {
      state: () => this.dispatchEvent(new Event("state")),
      met: (relay) => this.#met(relay),
      heard: (said) => void this.#hear(said),
    });
    meetingFrame.listen(this.doors.keys());
  }

  #leave() {
    this.meetingFrame?.close();
    this.meetingFrame = null;
    this.known.clear();
  }

  /** Who offered itself while this device did not listen has to hear of it. */
  #met(relay: string) {
    const isAgain = this.known.has(relay);
    this.known.add(relay);
    for (const { cipher, guest } of this.doors.values())
      if (isAgain || this.#mayWait(guest)) void this.#say(cipher, CALL, [relay]);
  }

  /** Whether somebody may have offered to come to that seat, null: to any, before this page listened. */
  #mayWait(guest: GuestSeat | null) {
    const seats = guest ? [guest] : [...this.host.guests.values()];
    return this.host.isKept || seats.some(({ holder }) => holder !== "");
  }

  /** `relays`: their addresses; all that listen where they are not named. */
  async #say(cipher: Cipher, said: Said, relays?: string[]) {
    const content = await cipher.encrypt(said);
    this.meetingFrame?.say(cipher.topic, content, relays);
  }

  async #hear({ topic, content }: { topic: string; content: string }) {
    const door = this.doors.get(topic);
    const said = door ? await door.cipher.decrypt(content) : null;
    if (!door || !this.offers.isNew(said)) return;
    const answer = await this.offers.answer(door.guest, said);
    if (answer) await this.#say(door.cipher, answer);
  }
}
