/** Who sits where at a table that this page deals: people here, friends at devices of their own, bots. */

import { fromText, randomBytes, toText } from "../bytes.js";
import { KEY } from "../keys/cipher.js";
import { cleanName } from "../../../model/player-name.js";
import { GuestSeat } from "./guest-seat.js";
import type { SeatSetup } from "../../../types/engine.js";
import type { Message } from "../messages.js";
import type { Presence } from "./guest-seat.js";
import type { Kept } from "./host.js";

export class Seating {
  declare seats: SeatSetup[];
  /** By the seats of friends. */
  guests: Map<number, GuestSeat> = new Map();
  #key: Uint8Array | null;
  /** Whether that link is out. */
  declare isOpen: boolean;

  constructor(seats: SeatSetup[], kept: Kept | null) {
    this.seats = seats;
    this.isOpen = Boolean(kept?.open);
    this.#key = kept?.open ? fromText(kept.open) : null;
    for (const [seat, { who }] of seats.entries())
      if (who === "friend") this.guests.set(seat, guestSeat(seat, kept));
  }

  /** By which whoever has the link of the table is let in at a meeting point. */
  get key(): Uint8Array {
    return (this.#key ??= randomBytes(KEY));
  }

  /** By which each finds back to its seat. */
  get kept(): Pick<Kept, "holders" | "trusted" | "keys" | "linked" | "open"> {
    const guests = [...this.guests.values()];
    return {
      holders: Object.fromEntries(guests.map(({ seat, holder }) => [seat, holder])),
      trusted: Object.fromEntries(guests.map(({ seat, trusted }) => [seat, trusted])),
      keys: Object.fromEntries(guests.map(({ seat, key }) => [seat, toText(key)])),
      linked: guests.filter(({ isLinked }) => isLinked).map(({ seat }) => seat),
      open: this.isOpen ? toText(this.key) : "",
    };
  }

  /** The seat that speaks for who is at this device; null: nobody is. */
  get own() {
    const seat = this.seats.findIndex(({ who }) => who === "human");
    return seat < 0 ? null : seat;
  }

  /** Whose table it is, as people call each other: whoever sits at it first; may be empty. */
  get owner() {
    return this.seats.find(({ who }) => who === "human")?.name ?? "";
  }

  /** Whether a friend plays there, and no bot meanwhile. */
  isFriends(seat: number) {
    return this.seats[seat]?.who === "friend";
  }

  /** What those are called who are at devices of their own and there; may be empty. */
  get namesHere(): string[] {
    return this.there.map(({ seat }) => this.seats[seat]?.name ?? "");
  }

  /** Null: nobody with a device of their own. */
  presence(seat: number): Presence | null {
    const presence = this.guests.get(seat)?.presence ?? null;
    return presence === "vacant" && this.isOpen ? "invited" : presence;
  }

  /** The seat that a device has; null: none. `key`: of the device. */
  heldBy(key: string): GuestSeat | null {
    return [...this.guests.values()].find(({ holder }) => holder === key && holder !== "") ?? null;
  }

  /** The first seat that nobody has had yet; null: there is none. */
  get free(): GuestSeat | null {
    const seats = [...this.guests.values()].sort((one, other) => one.seat - other.seat);
    return seats.find(({ holder }) => holder === "") ?? null;
  }

  guest(seat: number) {
    const guest = this.guests.get(seat);
    if (!guest) throw new RangeError(`nobody has a device of their own at seat ${seat}`);
    return guest;
  }

  /** Whose devices can be reached. */
  get there(): GuestSeat[] {
    return [...this.guests.values()].filter(({ isOpen }) => isOpen);
  }

  /** Somebody else is to have a seat, or a bot. */
  reseat(seat: number, setup: SeatSetup) {
    this.seats = this.seats.map((each, at) => (at === seat ? setup : each));
    const guest = this.guests.get(seat);
    if (setup.who === "friend") this.guests.set(seat, guest ?? guestSeat(seat, null));
    else if (guest) {
      void guest.link?.close("reseated");
      guest.withdraw();
      this.guests.delete(seat);
    }
  }

  /**
   * Takes over who plays in which seat. A friend for whom a bot plays may come back. Returns
   * whether that has changed.
   */
  take(seats: SeatSetup[]): boolean {
    const before = JSON.stringify(this.seats);
    this.seats = seats.map(({ name, colour, who }) => ({ name, colour, who }));
    return JSON.stringify(this.seats) !== before;
  }

  /** `said`: what a friend wants to be called. */
  rename(seat: number, said: string) {
    const name = cleanName(said);
    if (name === "") return;
    this.seats = this.seats.map((each, at) => (at === seat ? { ...each, name } : each));
  }

  /** Everybody moves up by one seat. */
  rotate() {
    const count = this.seats.length;
    this.seats = this.seats.map(({ colour }, seat) => ({
      ...(this.seats[(seat + 1) % count] as SeatSetup),
      colour,
    }));
    const guests = [...this.guests.values()];
    this.guests = new Map();
    for (const guest of guests) {
      guest.seat = (guest.seat + count - 1) % count;
      guest.mark = guest.base = null;
      // Its invitation was to another seat.
      guest.withdraw();
      this.guests.set(guest.seat, guest);
    }
  }

  /** Says something to everybody who has a seat and is there. */
  tell(message: Message) {
    for (const guest of this.guests.values()) guest.send(message);
  }

  /** Who sits where and is there, and by which key its device is known. */
  get told() {
    return this.seats.map(({ name, colour, who }, seat) => ({
      name,
      colour,
      who,
      presence: this.presence(seat),
      key: this.guests.get(seat)?.holder ?? "",
    }));
  }
}

function guestSeat(seat: number, kept: Kept | null) {
  const key = kept?.keys?.[seat];
  const guest = new GuestSeat(seat, key ? fromText(key) : randomBytes(KEY));
  guest.holder = kept?.holders[seat] ?? "";
  guest.isLinked = kept?.linked?.includes(seat) ?? false;
  guest.trusted = kept?.trusted[seat] ?? "";
  return guest;
}
