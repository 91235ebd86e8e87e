/** Guests are left a copy of the game, and a part each of the key that opens it. */

import { Copies } from "./entrusting.js";

/** @import {Crew} from "./crew.js" */
/** @import {GuestSeat} from "./guestseat.js" */
/** @import {Serving} from "./serving.js" */

export class Trustees {
  /** @param {Crew} crew @param {Serving} serving */
  constructor(crew, serving) {
    this.crew = crew;
    this.serving = serving;
    this.copies = new Copies();
  }

  /**
   * Leaves a copy of the game with the guests, who can open it together if this device is gone.
   * @param {string} text the game's save
   */
  entrust(text) {
    const { crew } = this;
    const guests = [...crew.guests.values()];
    const holders = guests.filter(({ isTrusted, seat }) => isTrusted && crew.isFriends(seat));
    this.serving.do(async () => {
      const isDivided = this.copies.divide(holders.map(({ seat }) => seat));
      if (isDivided) for (const guest of guests) this.#tellPart(guest);
      if (await this.copies.renew(text)) for (const guest of guests) this.#tellCopy(guest);
    });
  }

  /** What was left with a seat, for who comes to it. @param {GuestSeat} guest */
  tell(guest) {
    this.#tellPart(guest);
    this.#tellCopy(guest);
  }

  /** Another game begins. */
  renew() {
    this.copies = new Copies();
  }

  /** A device to which the seat was given in the middle of a game gets none. @param {GuestSeat} guest */
  #partOf({ isTrusted, seat }) {
    return isTrusted ? this.copies.partOf(seat) : null;
  }

  /** @param {GuestSeat} guest */
  #tellPart(guest) {
    const part = this.#partOf(guest);
    if (part) guest.send({ t: "entrusted", ...part });
  }

  /** @param {GuestSeat} guest */
  #tellCopy(guest) {
    const { data, name } = this.copies;
    if (data && this.#partOf(guest)) guest.send({ t: "copy", copy: name, data });
  }
}
