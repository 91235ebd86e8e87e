/** How guests come to the seats of a table that this page deals: invitations, and the replies to them. */

import { Malformed, toText } from "./bytes.js";
import { replyOf } from "./invite.js";

/** @import {Crew} from "./crew.js" */
/** @import {GuestSeat} from "./guestseat.js" */
/** @import {Link} from "./link.js" */

/** Dispatches "change" when somebody is invited, or no longer. */
export class Admission extends EventTarget {
  /**
   * @param {Crew} crew
   * @param {{table: Uint8Array, game: string, isOnline: boolean}} to `isOnline`: guests come by a meeting point
   * @param {(guest: GuestSeat, link: Link) => void} expect whoever has a seat comes over that link
   */
  constructor(crew, { table, game, isOnline }, expect) {
    super();
    this.crew = crew;
    this.table = table;
    this.game = game;
    this.isOnline = isOnline;
    this.expect = expect;
    /** Invitations that are not ready yet. @type {Map<GuestSeat, Promise<void>>} */
    this.making = new Map();
  }

  /**
   * The text of an invitation to a seat; the same one until it is answered.
   * @param {number} seat
   * @returns {Promise<string | null>} null: meanwhile nobody has that seat who could be invited
   */
  async invite(seat) {
    const guest = this.crew.guest(seat);
    if (!guest.invitation) {
      // Whoever asks while one is made gets that one.
      const making = this.making.get(guest) ?? this.#invite(guest);
      this.making.set(guest, making);
      await making.finally(() => this.making.delete(guest));
    }
    return guest.seat === seat ? (guest.invitation?.text ?? null) : null;
  }

  /** Makes an invitation, unless the seat becomes another's before it is ready. @param {GuestSeat} guest */
  async #invite(guest) {
    const { isOnline } = this;
    const { seat } = guest;
    const invitation = await this.#wayTo(guest);
    const isTheirs = this.crew.guests.get(seat) === guest;
    if (isTheirs && isOnline === this.isOnline) {
      guest.invitation = invitation;
      this.#tell();
      return;
    }
    void invitation.link?.close("withdrawn");
    // Somebody has changed their mind meanwhile.
    if (isTheirs) await this.#invite(guest);
  }

  /** Guests come by a meeting point from now on, or by hand; open invitations are void. @param {boolean} isOnline */
  goOnline(isOnline) {
    this.isOnline = isOnline;
    for (const guest of this.crew.guests.values()) guest.withdraw();
    this.#tell();
  }

  /**
   * Lets in who has answered an invitation.
   * @param {string} text of the reply; throws `Malformed` if it belongs to no open invitation here
   */
  async admit(text) {
    const { table, seat, packet } = replyOf(text);
    const awaited = this.crew.guests.get(seat)?.awaited;
    if (toText(table) !== toText(this.table)) throw new Malformed("another table");
    if (!awaited) throw new Malformed("no invitation");
    await awaited.accept(packet);
  }

  /** Whether a reply is one to this table. @param {string} text */
  isFor(text) {
    try {
      return toText(replyOf(text).table) === toText(this.table);
    } catch {
      return false;
    }
  }

  /** A guest wants to go on at another device, or does no longer. @param {GuestSeat} guest @param {boolean} isOn */
  async move(guest, isOn) {
    guest.stay();
    const { link } = guest;
    if (!isOn || !link) return this.#tell();
    const way = await this.#wayTo(guest);
    if (guest.link !== link) return void way.link?.close("withdrawn");
    guest.stay(); // it may have asked twice
    guest.moving = way;
    guest.send({ t: "moving", invite: way.text });
    this.#tell();
  }

  /** A guest's other device has answered. @param {GuestSeat} guest @param {string} reply */
  async admitTo({ moving }, reply) {
    try {
      await moving?.link?.accept(replyOf(reply).packet);
    } catch {
      // The device that brings it shows what it waits for.
    }
  }

  /** How somebody can come to a seat. @param {GuestSeat} guest */
  async #wayTo(guest) {
    const { crew, game, table } = this;
    const to = { table, game, host: crew.owner };
    const way = this.isOnline ? guest.inviteOnline(to) : await guest.invite(to);
    if (way.link) this.expect(guest, way.link);
    return way;
  }

  #tell() {
    this.dispatchEvent(new Event("change"));
  }
}
