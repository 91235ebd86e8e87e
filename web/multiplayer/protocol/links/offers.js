/** Offers of guests, who come without an invitation: each is answered once, and a guest's newest counts. */

import { toText } from "../bytes.js";
import { LONGEST_COMMAND } from "./frames.js";
import { Link } from "./link.js";
import { OF_GUESTS } from "../messages.js";
import { RecentlyHeard } from "../recently-heard.js";

/** @import {Said} from "../keys/cipher.js" */
/** @import {GuestSeat} from "../seats/guest-seat.js" */

export class Offers {
  /**
   * @param {(guest: GuestSeat, link: Link) => void} expect whoever has a seat comes over that link
   * @param {RTCConfiguration} [configuration]
   */
  constructor(expect, configuration) {
    this.expect = expect;
    this.configuration = configuration;
    /** The names of those that were answered: a word may come several times. */
    this.answered = new RecentlyHeard();
    /** By which guests come back, until it is open. @type {WeakMap<GuestSeat, Link>} */
    this.coming = new WeakMap();
  }

  /** Whether that is one, which was not answered before; it counts as answered then. @param {Said | null} said @returns {said is Said} */
  isNew(said) {
    return said?.sort === "offer" && !this.answered.has(toText(said.name));
  }

  /**
   * What is to be said to a guest that offers a link; null: no browser can connect by that.
   * @param {GuestSeat} guest
   * @param {Said} offer
   * @returns {Promise<Said | null>}
   */
  async answer(guest, { name, packet }) {
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
