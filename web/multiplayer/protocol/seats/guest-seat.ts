/** A seat whose person has a device of their own, as the host keeps it. */

import { randomBytes, toText } from "../bytes.js";
import { LONGEST_COMMAND } from "../links/frames.js";
import { Identity } from "../keys/identity.js";
import { inviteText, mark } from "./invite-links.js";
import { TICKET_BYTES } from "./invited-game.js";
import { Link } from "../links/link.js";
import { OF_GUESTS } from "../messages.js";
import { Breath } from "../breath.js";
import { FarScreen } from "./far-screen.js";
import type { Whose } from "./far-screen.js";

/** So often in a row a guest asks everybody whether it may take something back, and once more after so many milliseconds. */
const MOST_WISHES = 3;
const WISHES_PAUSE = 30_000;

/** So often a guest seals something else at once, and once more after so many milliseconds: all hear of it. */
const MOST_SEALS = 24;
const SEALS_PAUSE = 1000;

/** So much of a guest is passed on at once, and one thing more after so many milliseconds. */
const MOST_SIGNALS = 24;
const SIGNALS_PAUSE = 1000;

/**
 * Where a friend is: nobody was invited yet; invited; at the table; not heard of for a while; gone
 * from the page, or cut off.
 */
export type Presence = "vacant" | "invited" | "here" | "away" | "gone";

/**
 * How a device comes to the seat. `link`: over that one; null: at a meeting point. `ticket`: the public
 * half of what it must show, to come in place of the device that has the seat; null: it need not.
 */
export interface Way {
  link: Link | null;
  text: string;
  ticket: string | null;
}

/** Whose table it is an invitation to. */
interface To {
  table: Uint8Array;
  game: string;
  host: string;
}

export class GuestSeat extends FarScreen {
  declare seat: number;
  /** The key of the device that has it; empty: none has had it yet. */
  holder = "";
  /**
   * The key of the device that is trusted with a part of the key to the copy: the one that had the
   * seat first in this game, or to which that one has moved.
   */
  trusted = "";
  declare key: Uint8Array;
  /** Whether a link with that key may be out. */
  isLinked = false;
  breath = new Breath();
  /** How much of it is passed on to other guests. */
  signals = new Breath(MOST_SIGNALS, SIGNALS_PAUSE);
  /** How often it seals a choice, or takes it back. */
  seals = new Breath(MOST_SEALS, SEALS_PAUSE);
  /** How often it asks everybody. */
  wishes = new Breath(MOST_WISHES, WISHES_PAUSE);
  /** The invitation that can be answered now. */
  invitation: Way | null = null;
  /** One beside it that is answered by hand, where that one leads to a meeting point. */
  carried: Way | null = null;
  /** One that was answered and has been renewed since, but may open still. */
  answered: Way | null = null;
  /** By which its guest comes from another device, while it wants to. */
  moving: Way | null = null;

  /** `key`: by which its guest is let in at a meeting point. */
  constructor(seat: number, key: Uint8Array) {
    super();
    this.seat = seat;
    this.key = key;
  }

  get presence(): Presence {
    if (this.isOpen) return this.link?.state === "quiet" ? "away" : "here";
    if (this.invitation) return "invited";
    return this.holder ? "gone" : "vacant";
  }

  get whose(): Whose {
    return { seat: this.seat, watcher: null };
  }

  /**
   * Makes an invitation to it, which is answered by hand. `configuration`: of the link, where it may
   * be answered from elsewhere.
   */
  async invite(to: To, configuration?: RTCConfiguration): Promise<Way> {
    const link = new Link(OF_GUESTS, LONGEST_COMMAND, configuration);
    const isFar = configuration !== undefined;
    const text = inviteText({ ...to, seat: this.seat, packet: await link.offer(), isFar });
    return { link, text, ticket: null };
  }

  /**
   * Makes an invitation to it, which leads to a meeting point and does not grow old. Whoever has
   * seen an earlier one has its key too; so where somebody has the seat it takes a ticket to come
   * in place. `isOther`: for another device than the one that has the seat.
   */
  inviteOnline(to: To, isOther: boolean): Way {
    this.isLinked = true;
    const ticket = isOther && this.holder ? randomBytes(TICKET_BYTES) : null;
    const text = inviteText({ ...to, seat: this.seat, key: this.key, ticket });
    return { link: null, text, ticket: ticket && Identity.from(ticket).key };
  }

  /**
   * The link that a reply to that invitation opens, if there is one. `invitation`: as replies name
   * it.
   */
  awaited(invitation: Uint8Array): Link | null {
    const links = [this.moving, this.invitation, this.carried].map((way) => way?.link ?? null);
    const isIt = (link: Link | null) =>
      link?.prints.offered && toText(mark(link.prints.offered)) === toText(invitation);
    return links.find(isIt) ?? null;
  }

  /** Its guest stays at the device where it is. */
  stay() {
    const { link, moving } = this;
    this.moving = null;
    if (moving?.link !== link) void moving?.link?.close("withdrawn");
  }

  /** Its invitation is void. */
  withdraw() {
    const { answered, carried, invitation } = this;
    this.invitation = this.carried = this.answered = null;
    for (const way of [answered, carried, invitation]) void way?.link?.close("withdrawn");
    this.stay();
  }

  /**
   * The invitation with that link was answered, and has led to nothing so far: it may still, and
   * another one is made. Returns whether it is one that stands.
   */
  overtake(link: Link): boolean {
    const name = (["invitation", "carried"] as const).find((each) => this[each]?.link === link);
    if (!name) return false;
    void this.answered?.link?.close("withdrawn");
    this.answered = this[name];
    this[name] = null;
    return true;
  }

  /**
   * How a device may have the seat; null: it may not. `comesBy`: whether it comes that way. Returns
   * as the one that has it, or as the first; its own person has moved it there, or the host has
   * given it.
   */
  admits(key: string, comesBy: (way: Way) => boolean): "same" | "free" | "moved" | "given" | null {
    if (this.holder === key) return "same";
    if (this.holder === "") return "free";
    if (this.moving && comesBy(this.moving)) return "moved";
    const ways = [this.invitation, this.carried, this.answered];
    return ways.some((way) => way && comesBy(way)) ? "given" : null;
  }

  /** That device has the seat from now on. */
  hold(key: string, how: "same" | "free" | "moved" | "given") {
    const isTrusted = how === "free" || (how === "moved" && this.trusted === this.holder);
    this.holder = key;
    if (isTrusted) this.trust();
  }

  /** Who has the seat now is trusted with a part of the key. */
  trust() {
    this.trusted = this.holder;
  }

  get isTrusted() {
    return this.holder !== "" && this.trusted === this.holder;
  }

  /** That link is closed. Returns whether somebody sat at its end. */
  lost(link: Link) {
    for (const name of ["invitation", "carried", "answered", "moving"] as const)
      if (this[name]?.link === link) this[name] = null;
    if (this.link !== link) return false;
    this.link = null;
    return true;
  }

  /**
   * Somebody takes the seat over that link; who had it before is shut out. `isSame`: it is the same
   * device, perhaps in another page.
   */
  take(link: Link, isSame: boolean) {
    if (this.link && this.link !== link) void this.link.close(isSame ? "again" : "moved");
    this.link = link;
    for (const name of ["invitation", "carried", "answered"] as const)
      if (this[name]?.link === link) this[name] = null;
    this.withdraw();
    this.base = null;
  }
}
