/** Offers of guests, who come without an invitation: each is answered once, and a guest's newest counts. */

import { toText } from "../bytes.js";
import { LONGEST_COMMAND } from "./frames.js";
import { Link, OPENING } from "./link.js";
import { OF_GUESTS } from "../messages.js";
import { RecentlyHeard } from "../recently-heard.js";
import type { Said } from "../keys/cipher.js";
import type { GuestSeat } from "../seats/guest-seat.js";

/** So many may be on their way at once whose seat is not known yet. */
const MOST = 8;

/** Dispatches "blocked" with `{guest}`, as `answer` has it, when one was answered and no way led through. */
export class Offers extends EventTarget {
  declare expect: (guest: GuestSeat | null, link: Link) => void;
  declare configuration: RTCConfiguration | undefined;
  /** The names of those that were answered: a word may come several times. */
  answered = new RecentlyHeard();
  /** By which guests come back, until it is open. */
  coming: WeakMap<GuestSeat, Link> = new WeakMap();
  /** By which those come whose seat is not known yet, oldest first. */
  unknown: Link[] = [];
  /** When somebody came last, in milliseconds. */
  came = 0;

  /** `expect`: whoever has a seat comes over that link; null: whose it is, is not known yet. */
  constructor(expect: (guest: GuestSeat | null, link: Link) => void, configuration?: RTCConfiguration) {
    super();
    this.expect = expect;
    this.configuration = configuration;
  }

  /** Whether that is one, which was not answered before; it counts as answered then. */
  isNew(said: Said | null): said is Said {
    return said?.sort === "offer" && !this.answered.has(toText(said.name));
  }

  /**
   * What is to be said to a guest that offers a link; null: no browser can connect by that. `guest`:
   * null where its seat is not known yet.
   */
  async answer(guest: GuestSeat | null, { name, packet }: Said): Promise<Said | null> {
    const link = new Link(OF_GUESTS, LONGEST_COMMAND, this.configuration);
    this.expect(guest, link);
    if (guest) this.#replace(guest, link);
    else this.#queue(link);
    this.#watch(guest, link);
    try {
      return { sort: "answer", name, packet: await link.answer(packet) };
    } catch {
      void link.close("unreadable");
      return null;
    }
  }

  /** Who offers anew has given up what was offered before. */
  #replace(guest: GuestSeat, link: Link) {
    const before = this.coming.get(guest);
    if (before !== guest.link) void before?.close("moved");
    this.coming.set(guest, link);
  }

  /** Who offers anew, or has come by another link, was not kept out. */
  #watch(guest: GuestSeat | null, link: Link) {
    const since = performance.now();
    link.addEventListener("open", () => (this.came = performance.now()));
    const late = () => {
      const isNewest = guest ? this.coming.get(guest) === link && !guest.isOpen : this.unknown.at(-1) === link;
      if (isNewest && this.came < since) this.dispatchEvent(new CustomEvent("blocked", { detail: { guest } }));
    };
    setTimeout(late, OPENING);
  }

  /** Of too many that have not come the oldest is given up. */
  #queue(link: Link) {
    this.unknown = [...this.unknown.filter(({ isOpen, state }) => !isOpen && state !== "dead"), link];
    if (this.unknown.length > MOST) void this.unknown.shift()?.close("moved");
  }
}
