/** Offers of guests, who come without an invitation: each is answered once, and a guest's newest counts. */

import { toText } from "../bytes.js";
import { LONGEST_COMMAND } from "./frames.js";
import { Link } from "./link.js";
import { OF_GUESTS } from "../messages.js";
import { RecentlyHeard } from "../recently-heard.js";
import type { Said } from "../keys/cipher.js";
import type { GuestSeat } from "../seats/guest-seat.js";

export class Offers {
  declare expect: (guest: GuestSeat, link: Link) => void;
  declare configuration: RTCConfiguration | undefined;
  /** The names of those that were answered: a word may come several times. */
  declare answered: RecentlyHeard;
  /** By which guests come back, until it is open. */
  coming: WeakMap<GuestSeat, Link> = new WeakMap();

  /** `expect`: whoever has a seat comes over that link. */
  constructor(expect: (guest: GuestSeat, link: Link) => void, configuration?: RTCConfiguration) {
    this.expect = expect;
    this.configuration = configuration;
    this.answered = new RecentlyHeard();
  }

  /** Whether that is one, which was not answered before; it counts as answered then. */
  isNew(said: Said | null): said is Said {
    return said?.sort === "offer" && !this.answered.has(toText(said.name));
  }

  /** What is to be said to a guest that offers a link; null: no browser can connect by that. */
  async answer(guest: GuestSeat, { name, packet }: Said): Promise<Said | null> {
    const link = new Link(OF_GUESTS, LONGEST_COMMAND, this.configuration);
    this.expect(guest, link);
    // Who offers anew has given up what was offered before.
    const before = this.coming.get(guest);
    if (before !== guest.link) void before?.close("moved");
    this.coming.set(guest, link);
    try {
      return { sort: "answer", name, packet: await link.answer(packet) };
    } catch {
      void link.close("unreadable");
      return null;
    }
  }
}
