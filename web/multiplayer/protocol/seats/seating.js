/** Who sits where at a table that this page deals: people here, friends at devices of their own, bots. */

import { fromText, randomBytes, toText } from "../bytes.js";
import { KEY } from "../keys/cipher.js";
import { cleanName } from "../../../model/player-name.js";
import { GuestSeat } from "./guest-seat.js";

/** @import {SeatSetup} from "../../../types/engine.js" */
/** @import {Presence} from "./guest-seat.js" */
/** @import {Kept} from "./host.js" */
/** @import {Message} from "../messages.js" */

export class Seating {
  /** @param {SeatSetup[]} seats @param {Kept | null} kept */
  constructor(seats, kept) {
    this.seats = seats;
    /** By the seats of friends. @type {Map<number, GuestSeat>} */
    this.guests = new Map();
    for (const [seat, { who }] of seats.entries())
      if (who === "friend") this.guests.set(seat, guestSeat(seat, kept));
  }

  /** By which each finds back to its seat. @returns {Pick<Kept, "holders" | "trusted" | "keys">} */
  get kept() {
    const guests = [...this.guests.values()];
    return {
      holders: Object.fromEntries(guests.map(({ seat, holder }) => [seat, holder])),
      trusted: Object.fromEntries(guests.map(({ seat, trusted }) => [seat, trusted])),
      keys: Object.fromEntries(guests.map(({ seat, key }) => [seat, toText(key)])),
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

  /** Whether a friend plays there, and no bot meanwhile. @param {number} seat */
  isFriends(seat) {
    return this.seats[seat]?.who === "friend";
  }

  /** @param {number} seat @returns {Presence | null} null: nobody with a device of their own */
  presence(seat) {
    return this.guests.get(seat)?.presence ?? null;
  }

  /** @param {number} seat */
  guest(seat) {
    const guest = this.guests.get(seat);
    if (!guest) throw new RangeError(`nobody has a device of their own at seat ${seat}`);
    return guest;
  }

  /** Whose devices can be reached. @returns {GuestSeat[]} */
  get there() {
    return [...this.guests.values()].filter(({ isOpen }) => isOpen);
  }

  /**
   * Somebody else is to have a seat, or a bot.
   * @param {number} seat
   * @param {SeatSetup} setup
   */
  reseat(seat, setup) {
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
   * Takes over who plays in which seat. A friend for whom a bot plays may come back.
   * @param {SeatSetup[]} seats
   * @returns {boolean} whether that has changed
   */
  take(seats) {
    const before = JSON.stringify(this.seats);
    this.seats = seats.map(({ name, colour, who }) => ({ name, colour, who }));
    return JSON.stringify(this.seats) !== before;
  }

  /** @param {number} seat @param {string} said what a friend wants to be called */
  rename(seat, said) {
    const name = cleanName(said);
    if (name === "") return;
    this.seats = this.seats.map((each, at) => (at === seat ? { ...each, name } : each));
  }

  /** Everybody moves up by one seat. */
  rotate() {
    const count = this.seats.length;
    this.seats = this.seats.map(({ colour }, seat) => ({
      .../** @type {SeatSetup} */ (this.seats[(seat + 1) % count]),
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

  /** Says something to everybody who is there. @param {Message} message */
  tell(message) {
    for (const guest of this.guests.values()) guest.send(message);
  }

  /** Tells everybody who sits where and is there, and by which key its device is known. @param {boolean} isPlayed whether the host is at the table */
  announce(isPlayed) {
    const seats = this.seats.map(({ name, colour, who }, seat) => ({
      name,
      colour,
      who,
      presence: this.presence(seat),
      key: this.guests.get(seat)?.holder ?? "",
    }));
    this.tell({ t: "seats", isPlayed, seats });
  }
}

/** @param {number} seat @param {Kept | null} kept */
function guestSeat(seat, kept) {
  const key = kept?.keys?.[seat];
  const guest = new GuestSeat(seat, key ? fromText(key) : randomBytes(KEY));
  guest.holder = kept?.holders[seat] ?? "";
  guest.trusted = kept?.trusted[seat] ?? "";
  return guest;
}
