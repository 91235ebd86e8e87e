/** A seat whose person has a device of their own, as the host keeps it. */

import { randomBytes, toText } from "./bytes.js";
import { LONGEST_COMMAND } from "./frames.js";
import { TOKEN, inviteText } from "./invite.js";
import { Link } from "./link.js";
import { OF_GUESTS } from "./messages.js";
import { Breath } from "./sayings.js";

/** @import {FrameName} from "../types.js" */
/** @import {Message} from "./messages.js" */

/** Characters of what is looked at as a token. */
const LONGEST_TOKEN = 40;

/** So much of a guest is passed on at once, and one thing more after so many milliseconds. */
const MOST_SIGNALS = 24;
const SIGNALS_PAUSE = 1000;

/**
 * Where a friend is: nobody was invited yet; invited; at the table; not heard of for a while; gone
 * from the page, or cut off.
 * @typedef {"vacant" | "invited" | "here" | "away" | "gone"} Presence
 */

export class GuestSeat {
  /**
   * @param {number} seat
   * @param {string} token of who had it before; empty: nobody
   * @param {Uint8Array} key by which its guest is let in at a meeting point
   */
  constructor(seat, token, key) {
    this.seat = seat;
    this.token = token;
    /** The token that was shown for it, until whoever showed it has the one that counts from then on. @type {string | null} */
    this.former = null;
    this.key = key;
    this.breath = new Breath();
    /** How much of it is passed on to other guests. */
    this.signals = new Breath(MOST_SIGNALS, SIGNALS_PAUSE);
    /** @type {Link | null} */
    this.link = null;
    /**
     * The invitation that can be answered now; without a link, at a meeting point.
     * @type {{link: Link | null, text: string} | null}
     */
    this.invitation = null;
    /**
     * Over which its guest comes from another device, while it wants to; without a link, at a meeting point.
     * @type {{link: Link | null, text: string} | null}
     */
    this.moving = null;
    /** @type {FrameName} */
    this.frame = "wide:620";
    /** What it has been told so far. @type {string | null} */
    this.mark = null;
    /** The number of the table it was sent last over its link. @type {number | null} */
    this.base = null;
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
   * Makes an invitation to it, which is answered by hand.
   * @param {{table: Uint8Array, game: string, host: string}} to `host`: whose table it is
   * @returns {Promise<{link: Link | null, text: string}>} the link is the one that its answer opens
   */
  async invite(to) {
    const link = new Link(OF_GUESTS, LONGEST_COMMAND);
    const text = inviteText({ ...to, seat: this.seat, packet: await link.offer(), key: null, token: null });
    return { link, text };
  }

  /**
   * Makes an invitation to it, which leads to a meeting point and does not grow old.
   * @param {{table: Uint8Array, game: string, host: string}} to
   * @returns {{link: Link | null, text: string}}
   */
  inviteOnline(to) {
    const way = { packet: null, key: this.key, token: null };
    return { link: null, text: inviteText({ ...to, seat: this.seat, ...way }) };
  }

  /** The link that this reply opens, if there is one. @returns {Link | null} */
  get awaited() {
    return this.moving?.link ?? this.invitation?.link ?? null;
  }

  /** Its guest stays at the device where it is. */
  stay() {
    const { link, moving } = this;
    this.moving = null;
    if (moving?.link !== link) void moving?.link?.close("withdrawn");
  }

  /** Its invitation is void. */
  withdraw() {
    const { invitation } = this;
    this.invitation = null;
    void invitation?.link?.close("withdrawn");
    this.stay();
  }

  /** Whether who shows that token may have the seat. @param {unknown} token */
  admits(token) {
    return [this.token, this.former].includes(String(token)) || this.token === "" || this.invitation !== null;
  }

  /** From now on another token counts; the welcome that tells it may be lost. @param {string} shown */
  renew(shown) {
    this.former = shown.slice(0, LONGEST_TOKEN);
    this.token = toText(randomBytes(TOKEN));
  }

  /** A device has that token. @param {unknown} token @returns whether that was not known before */
  confirm(token) {
    const isNews = this.former !== null && token === this.token;
    if (isNews) this.former = null;
    return isNews;
  }

  /** That link is closed. @param {Link} link @returns whether somebody sat at its end */
  lost(link) {
    if (this.invitation?.link === link) this.invitation = null;
    if (this.moving?.link === link) this.moving = null;
    if (this.link !== link) return false;
    this.link = null;
    return true;
  }

  /** Somebody takes the seat over that link; who had it before is shut out. @param {Link} link */
  take(link) {
    if (this.link && this.link !== link) void this.link.close("moved");
    this.link = link;
    if (this.invitation?.link === link) this.invitation = null;
    this.withdraw();
    this.base = null;
  }
}
