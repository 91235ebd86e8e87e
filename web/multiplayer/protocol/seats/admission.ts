/**
 * How guests come to the seats of a table that this page deals: invitations, the replies to them, and
 * who is let in.
 */

import { Malformed, toText } from "../bytes.js";
import { tableOf } from "../keys/identity.js";
import { ANY, inviteText, replyOf } from "./invite-links.js";
import { PROTOCOL } from "../messages.js";
import { isProven, prove } from "../keys/proofs.js";
import type { Identity } from "../keys/identity.js";
import type { Link } from "../links/link.js";
import type { Message } from "../messages.js";
import type { GuestSeat, Way } from "./guest-seat.js";
import type { Seating } from "./seating.js";

/** Milliseconds after which an invitation that was answered is renewed, if nobody has come by it. */
const PATIENCE = 20_000;

/**
 * Dispatches "change" when somebody is invited, or no longer; "renewed" with `{seat, isUsed}` when an
 * invitation has led to nothing, or to who only watches, and another one can be made.
 */
export class Admission extends EventTarget {
  declare seating: Seating;
  declare identity: Identity;
  declare table: Uint8Array<ArrayBuffer>;
  declare game: string;
  declare isOnline: boolean;
  declare expect: (guest: GuestSeat | null, link: Link) => void;
  /** Invitations that are not ready yet. */
  making: Map<GuestSeat, Promise<void>> = new Map();
  /** For which seat this device has proven itself over a link. */
  greeted: WeakMap<Link, number> = new WeakMap();

  /**
   * `identity`: this table's. `isOnline`: guests come by a meeting point. `expect`: whoever has a
   * seat comes over that link.
   */
  constructor(
    seating: Seating,
    identity: Identity,
    { game, isOnline }: { game: string; isOnline: boolean },
    expect: (guest: GuestSeat | null, link: Link) => void,
  ) {
    super();
    this.seating = seating;
    this.identity = identity;
    this.table = tableOf(identity.key);
    this.game = game;
    this.isOnline = isOnline;
    this.expect = expect;
  }

  /**
   * Proves over a link that has opened that this device deals the table. `guest`: whose seat it is for;
   * null: that is not known yet.
   */
  greet(guest: GuestSeat | null, link: Link) {
    const { identity, table } = this;
    const seat = guest?.seat ?? ANY;
    this.greeted.set(link, seat);
    const proof = prove("host", identity, { table, seat, ends: link.ends });
    void link.send({ t: "greeting", protocol: PROTOCOL, seat, key: identity.key, proof });
  }

  /**
   * The seat of who comes by the link of the table: the one that the device has, or else the next one
   * that is free; null: all are taken. Whether it is that device is looked at by `admits`.
   */
  seatFor({ key }: Message): GuestSeat | null {
    const { seating } = this;
    return seating.heldBy(String(key)) ?? seating.free;
  }

  /** What a device comes for, by what it says first over a link; null: it is not the one it says. */
  comes(link: Link, { key, proof }: Message) {
    const { table } = this;
    const seat = this.greeted.get(link);
    if (seat === undefined) return null;
    const coming = { table, seat, ends: link.ends };
    return isProven("guest", String(key), coming, String(proof)) ? coming : null;
  }

  /** How a device may have a seat, by what it says first over a link; null: it may not. */
  admits(guest: GuestSeat, link: Link, hello: Message) {
    const { key, ticket } = hello;
    const own = String(key);
    const coming = this.comes(link, hello);
    if (!coming) return null;
    const comesBy = (way: Way) =>
      way.ticket === null ? way.link === link : isProven("ticket", own, coming, String(ticket), way.ticket);
    return guest.admits(own, comesBy);
  }

  /**
   * The text of an invitation to a seat; the same one until it is answered. Null: meanwhile nobody
   * has that seat who could be invited, or the link of the table invites to it.
   */
  async invite(seat: number): Promise<string | null> {
    const guest = this.seating.guest(seat);
    if (!guest.invitation) {
      // Whoever asks while one is made gets that one.
      const making = this.making.get(guest) ?? this.#invite(guest);
      this.making.set(guest, making);
      await making.finally(() => this.making.delete(guest));
    }
    return guest.seat === seat ? (guest.invitation?.text ?? null) : null;
  }

  /** The text of the invitation for the whole table, to a meeting point: who opens it gets the next free seat. */
  inviteAll(): string {
    const { seating } = this;
    if (!seating.isOpen) {
      seating.isOpen = true;
      this.#tell();
    }
    return inviteText({ ...this.#to, seat: ANY, key: seating.key });
  }

  /**
   * The text of an invitation to a seat that is answered by hand, beside the one to a meeting point;
   * the same one until it is answered. Null: nobody has that seat who could be invited, or guests do
   * not come by a meeting point. `configuration`: as `GuestSeat.invite` has it.
   */
  async carry(seat: number, configuration?: RTCConfiguration): Promise<string | null> {
    const guest = this.seating.guests.get(seat);
    if (!guest || !this.isOnline) return null;
    if (guest.carried) return guest.carried.text;
    const way = await guest.invite(this.#to, configuration);
    if (way.link) this.expect(guest, way.link);
    const isWanted = this.isOnline && !guest.isOpen && this.seating.guests.get(seat) === guest;
    if (isWanted && !guest.carried) guest.carried = way;
    else void way.link?.close("withdrawn");
    return guest.carried?.text ?? null;
  }

  get #to() {
    const { seating, game, table } = this;
    return { table, game, host: seating.owner };
  }

  /** Makes an invitation, unless the seat becomes another's before it is ready. */
  async #invite(guest: GuestSeat) {
    const { isOnline } = this;
    const { seat } = guest;
    const invitation = await this.#wayTo(guest, true);
    const isTheirs = this.seating.guests.get(seat) === guest;
    if (isTheirs && isOnline === this.isOnline) {
      guest.invitation = invitation;
      this.#tell();
      return;
    }
    void invitation.link?.close("withdrawn");
    // Somebody has changed their mind meanwhile. To a free seat the link of the table invites, once it is out.
    const isForAll = this.seating.isOpen && guest.holder === "";
    if (isTheirs && !isForAll) await this.#invite(guest);
  }

  /** Guests come by a meeting point from now on, or by hand; open invitations are void. */
  goOnline(isOnline: boolean) {
    this.isOnline = isOnline;
    this.seating.isOpen = false;
    for (const guest of this.seating.guests.values()) guest.withdraw();
    this.#tell();
  }

  /**
   * Lets in who has answered an invitation. `text`: of the reply; throws `Malformed` if it belongs
   * to no open invitation here.
   */
  async admit(text: string) {
    const { table, seat, invitation, packet } = replyOf(text);
    const guest = this.seating.guests.get(seat);
    const awaited = guest?.awaited(invitation);
    if (toText(table) !== toText(this.table)) throw new Malformed("another table");
    if (!guest || !awaited) throw new Malformed("no invitation");
    await this.#accept(guest, awaited, packet);
  }

  /** `link`: of an invitation. `packet`: of the reply. */
  async #accept(guest: GuestSeat, link: Link, packet: Uint8Array) {
    try {
      await link.accept(packet);
      setTimeout(() => this.#renew(guest, link), PATIENCE);
    } catch (error) {
      if (error instanceof Malformed) throw error; // the invitation is as good as before
      this.#renew(guest, link);
      throw new Malformed("no way to connect");
    }
  }

  /** Nobody has come by an invitation that was answered: it is replaced. */
  #renew(guest: GuestSeat, link: Link) {
    if (!link.isOpen && guest.overtake(link)) this.renewed(guest);
  }

  /** An invitation is no longer good, and another one can be made. `isUsed`: somebody has come by it who only watches. */
  renewed({ seat }: GuestSeat, isUsed = false) {
    this.#tell();
    this.dispatchEvent(new CustomEvent("renewed", { detail: { seat, isUsed } }));
  }

  /** Whether a reply is one to this table. */
  isFor(text: string) {
    try {
      return toText(replyOf(text).table) === toText(this.table);
    } catch {
      return false;
    }
  }

  /**
   * A guest wants to go on at another device, or does no longer. `ticket`: the public half of what
   * that device will show.
   */
  async move(guest: GuestSeat, ticket: string | null) {
    guest.stay();
    const { link } = guest;
    if (ticket === null || !link) return this.#tell();
    const way = await this.#wayTo(guest, false);
    if (guest.link !== link) return void way.link?.close("withdrawn");
    guest.stay(); // it may have asked twice
    guest.moving = { ...way, ticket };
    guest.send({ t: "moving", invite: way.text });
    this.#tell();
  }

  /** A guest's other device has answered. */
  async admitTo(guest: GuestSeat, reply: string) {
    try {
      const { invitation, packet } = replyOf(reply);
      const link = guest.awaited(invitation);
      if (link && link === guest.moving?.link) await link.accept(packet);
    } catch {
      // The device that brings it shows what it waits for.
    }
  }

  /**
   * How somebody can come to a seat. `isOther`: whether the host gives the seat to another device,
   * if one has it.
   */
  async #wayTo(guest: GuestSeat, isOther: boolean) {
    const to = this.#to;
    const way = this.isOnline ? guest.inviteOnline(to, isOther) : await guest.invite(to);
    if (way.link) this.expect(guest, way.link);
    return way;
  }

  #tell() {
    this.dispatchEvent(new Event("change"));
  }
}
