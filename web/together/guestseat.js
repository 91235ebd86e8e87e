/** A seat whose person has a device of their own, as the host keeps it. */

import { LONGEST_COMMAND } from "./frames.js";
import { inviteText } from "./invite.js";
import { Link } from "./link.js";
import { OF_GUESTS } from "./messages.js";
import { Breath } from "./sayings.js";

/** @import {FrameName} from "../types.js" */
/** @import {Message} from "./messages.js" */

/**
 * Where a friend is: nobody was invited yet; invited; at the table; not heard of for a while; gone
 * from the page, or cut off.
 * @typedef {"vacant" | "invited" | "here" | "away" | "gone"} Presence
 */

export class GuestSeat {
  /** @param {number} seat @param {string} token of who had it before; empty: nobody */
  constructor(seat, token) {
    this.seat = seat;
    this.token = token;
    this.breath = new Breath();
    /** @type {Link | null} */
    this.link = null;
    /** The invitation that can be answered now. @type {{link: Link, text: string} | null} */
    this.invitation = null;
    /** @type {FrameName} */
    this.frame = "wide:620";
    /** What it has been told so far. @type {string | null} */
    this.mark = null;
    /** The revision of the table it was sent last. @type {number | null} */
    this.revision = null;
  }

  /** @returns {Presence} */
  get presence() {
    if (this.isOpen) return this.link?.state === "quiet" ? "away" : "here";
    if (this.invitation) return "invited";
    return this.token ? "gone" : "vacant";
  }

  get isOpen() {
    return this.link?.isOpen ?? false;
  }

  /** Says something, if somebody is there. @param {Message} message */
  send(message) {
    if (this.isOpen) void this.link?.send(message);
  }

  /**
   * Makes an invitation to it.
   * @param {{table: Uint8Array, game: string, host: string}} to `host`: whose table it is
   * @returns it, and the link that its answer opens
   */
  async invite({ table, game, host }) {
    const link = new Link(OF_GUESTS, LONGEST_COMMAND);
    const packet = await link.offer();
    const text = inviteText({ table, seat: this.seat, game, host, packet });
    this.invitation = { link, text };
    return this.invitation;
  }

  /** Its invitation is void. */
  withdraw() {
    void this.invitation?.link.close("withdrawn");
  }

  /** That link is closed. @param {Link} link @returns whether somebody sat at its end */
  lost(link) {
    if (this.invitation?.link === link) this.invitation = null;
    if (this.link !== link) return false;
    this.link = null;
    return true;
  }

  /** Somebody takes the seat over that link; who had it before is shut out. @param {Link} link */
  take(link) {
    if (this.link && this.link !== link) void this.link.close("moved");
    this.link = link;
    this.invitation = null;
    this.revision = null;
  }
}
