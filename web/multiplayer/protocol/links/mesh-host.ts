/**
 * The host's side of the links among guests: it passes on how they reach each other, and lets those
 * back in who come through another guest. What it says to them that way only they can read.
 */

import { CALL, Cipher, canEncrypt } from "../keys/cipher.js";
import { Offers } from "./offers.js";
import { RecentlyHeard } from "../recently-heard.js";
import type { Said } from "../keys/cipher.js";
import type { Identity } from "../keys/identity.js";
import type { Message } from "../messages.js";
import type { GuestSeat } from "../seats/guest-seat.js";
import type { Seating } from "../seats/seating.js";
import type { Link } from "./link.js";

/** Characters of a packet that is passed on. */
const LONGEST = 600;

/** Milliseconds after which who is missing is called once more. */
const PAUSE = 10_000;

export class MeshHost {
  declare seating: Seating;
  declare identity: Identity;
  /** By the keys of the devices with which words are exchanged. */
  ciphers: Map<string, Promise<Cipher>> = new Map();
  heard = new RecentlyHeard();
  /** Who was there and who was missing when guests were called last. */
  called = "";
  timer: ReturnType<typeof setTimeout> | undefined = undefined;
  declare offers: Offers;
  /** What is said and heard, one thing after the other. */
  work: Promise<void> = Promise.resolve();

  /** `identity`: this table's. `expect`: whoever has a seat comes over that link. */
  constructor(
    seating: Seating,
    identity: Identity,
    expect: (guest: GuestSeat | null, link: Link) => void,
  ) {
    this.seating = seating;
    this.identity = identity;
    this.offers = new Offers(expect);
  }

  /** A guest would reach another one. */
  pass({ seat: from, signals }: GuestSeat, { seat, isOffer, packet }: Message) {
    const to = this.seating.guests.get(Number(seat));
    if (!to || to.seat === from || String(packet).length > LONGEST) return;
    if (signals.take(performance.now())) to.send({ t: "signal", seat: from, isOffer, packet });
  }

  /** Says to everybody who is missing, through whoever is there, that the host is. */
  call() {
    const { seating } = this;
    if (!canEncrypt()) return;
    const missing = [...seating.guests.values()].filter(({ isOpen, holder }) => !isOpen && holder);
    const now = [seating.there, missing]
      .map((guests) => guests.map(({ seat }) => seat).join())
      .join("/");
    if (now === this.called) return;
    this.called = now;
    clearTimeout(this.timer);
    if (missing.length === 0 || seating.there.length === 0) return;
    for (const guest of missing) this.#do(async () => this.#say(await this.#cipherOf(guest), CALL));
    const again = () => {
      this.called = "";
      this.call();
    };
    this.timer = setTimeout(again, PAUSE);
  }

  /** What only this device and the one that has the seat can read. */
  #cipherOf({ holder }: GuestSeat): Promise<Cipher> {
    const cipher = this.ciphers.get(holder) ?? Cipher.of(this.identity.shared(holder));
    this.ciphers.set(holder, cipher);
    return cipher;
  }

  async #say(cipher: Cipher, said: Said) {
    const content = await cipher.encrypt(said);
    for (const guest of this.seating.there) guest.send({ t: "word", content });
  }

  /** A guest passes on what another one says. */
  word({ signals }: GuestSeat, content: unknown) {
    if (!canEncrypt() || !signals.take(performance.now()) || this.heard.has(String(content))) return;
    this.#do(() => this.#hear(String(content)));
  }

  async #hear(content: string) {
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

  #do(job: () => Promise<void>) {
    this.work = this.work.then(job).catch(() => {});
  }
}
