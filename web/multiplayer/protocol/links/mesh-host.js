/**
 * The host's side of the links among guests: it passes on how they reach each other, and lets those
 * back in who come through another guest. What it says to them that way only they can read.
 */

import { Cipher, NAME, canEncrypt } from "../keys/cipher.js";
import { Offers } from "./offers.js";
import { RecentlyHeard } from "../recently-heard.js";

/** @import {Seating} from "../seats/seating.js" */
/** @import {GuestSeat} from "../seats/guest-seat.js" */
/** @import {Identity} from "../keys/identity.js" */
/** @import {Link} from "./link.js" */
/** @import {Message} from "../messages.js" */

/** Characters of a packet that is passed on. */
const LONGEST = 600;

/** Milliseconds after which who is missing is called once more. */
const PAUSE = 10_000;

const NOTHING = new Uint8Array();

export class MeshHost {
  /**
   * @param {Seating} seating
   * @param {Identity} identity this table's
   * @param {(guest: GuestSeat, link: Link) => void} expect whoever has a seat comes over that link
   */
  constructor(seating, identity, expect) {
    this.seating = seating;
    this.identity = identity;
    /** By the keys of the devices with which words are exchanged. @type {Map<string, Promise<Cipher>>} */
    this.ciphers = new Map();
    this.heard = new RecentlyHeard();
    /** Who was there and who was missing when guests were called last. */
    this.called = "";
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.offers = new Offers(expect);
    /** What is said and heard, one thing after the other. @type {Promise<void>} */
    this.work = Promise.resolve();
  }

  /** A guest would reach another one. @param {GuestSeat} guest @param {Message} message */
  pass({ seat: from, signals }, { seat, isOffer, packet }) {
    const to = this.seating.guests.get(Number(seat));
    if (!to || to.seat === from || String(packet).length > LONGEST) return;
    if (signals.take(performance.now())) to.send({ t: "signal", seat: from, isOffer, packet });
  }

  /** Says to everybody who is missing, through whoever is there, that the host is. */
  call() {
    const { seating } = this;
    if (!canEncrypt()) return;
    const missing = [...seating.guests.values()].filter(({ isOpen, holder }) => !isOpen && holder);
    const now = [seating.there, missing].map((guests) => guests.map(({ seat }) => seat).join()).join("/");
    if (now === this.called) return;
    this.called = now;
    clearTimeout(this.timer);
    if (missing.length === 0 || seating.there.length === 0) return;
    for (const guest of missing) this.#do(() => this.#call(guest));
    this.timer = setTimeout(() => this.#again(), PAUSE);
  }

  #again() {
    this.called = "";
    this.call();
  }

  /** @param {GuestSeat} guest */
  async #call(guest) {
    await this.#say(await this.#cipherOf(guest), { sort: "call", name: new Uint8Array(NAME), packet: NOTHING });
  }

  /** What only this device and the one that has the seat can read. @param {GuestSeat} guest @returns {Promise<Cipher>} */
  #cipherOf({ holder }) {
    const cipher = this.ciphers.get(holder) ?? Cipher.of(this.identity.shared(holder));
    this.ciphers.set(holder, cipher);
    return cipher;
  }

  /** @param {Cipher} cipher @param {import("../keys/cipher.js").Said} said */
  async #say(cipher, said) {
    const content = await cipher.encrypt(said);
    for (const guest of this.seating.there) guest.send({ t: "word", content });
  }

  /** A guest passes on what another one says. @param {GuestSeat} guest @param {unknown} content */
  word({ signals }, content) {
    if (!canEncrypt() || !signals.take(performance.now()) || this.heard.has(String(content))) return;
    this.#do(() => this.#hear(String(content)));
  }

  /** @param {string} content */
  async #hear(content) {
    for (const guest of this.seating.guests.values()) {
      if (guest.presence === "here" || guest.holder === "") continue;
      const cipher = await this.#cipherOf(guest);
      const said = await cipher.decrypt(content);
      if (!this.offers.isNew(said)) continue;
      const answer = await this.offers.answer(guest, said);
      if (answer) await this.#say(cipher, answer);
      return;
    }
  }

  /** @param {() => Promise<void>} job */
  #do(job) {
    this.work = this.work.then(job).catch(() => {});
  }
}
