/** Guests are left a copy of the game, and a part each of the key that opens it. */

import { EncryptedCopies } from "./encrypted-copy.js";
import type { GuestSeat } from "../seats/guest-seat.js";
import type { MatchServer } from "../seats/match-server.js";
import type { Seating } from "../seats/seating.js";

export class Trustees {
  declare seating: Seating;
  declare matchServer: MatchServer;
  copies = new EncryptedCopies();

  constructor(seating: Seating, matchServer: MatchServer) {
    this.seating = seating;
    this.matchServer = matchServer;
  }

  /**
   * Leaves a copy of the game with the guests, who can open it together if this device is gone.
   * `text`: the game's save.
   */
  entrust(text: string) {
    const { seating } = this;
    const guests = [...seating.guests.values()];
    const holders = guests.filter(({ isTrusted, seat }) => isTrusted && seating.isFriends(seat));
    this.matchServer.do(async () => {
      const isDivided = this.copies.divide(holders.map(({ seat }) => seat));
      if (isDivided) for (const guest of guests) this.#tellPart(guest);
      if (await this.copies.renew(text)) for (const guest of guests) this.#tellCopy(guest);
    });
  }

  /** What was left with a seat, for who comes to it. */
  tell(guest: GuestSeat) {
    this.#tellPart(guest);
    this.#tellCopy(guest);
  }

  /** Another game begins. */
  renew() {
    this.copies = new EncryptedCopies();
  }

  /** A device to which the seat was given in the middle of a game gets none. */
  #partOf({ isTrusted, seat }: GuestSeat) {
    return isTrusted ? this.copies.partOf(seat) : null;
  }

  #tellPart(guest: GuestSeat) {
    const part = this.#partOf(guest);
    if (part) guest.send({ t: "entrusted", ...part });
  }

  #tellCopy(guest: GuestSeat) {
    const { data, name } = this.copies;
    if (data && this.#partOf(guest)) guest.send({ t: "copy", copy: name, data });
  }
}
