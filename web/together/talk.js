/** What people say at a table that this page deals, and whether somebody may take back what it did last. */

import { Ballots } from "./ballots.js";
import { Breath, isSaying } from "./sayings.js";

/** @import {Crew} from "./crew.js" */
/** @import {GuestSeat} from "./guestseat.js" */

/**
 * Tells guests, and dispatches for who is at this device, "said" with `{seat, what}`, "ballot" with
 * `{id, seat}`, "decided" with `{seat, isGranted}`.
 */
export class Talk extends EventTarget {
  /** @param {Crew} crew */
  constructor(crew) {
    super();
    this.crew = crew;
    /** Of who is at this device. */
    this.breath = new Breath();
    this.ballots = new Ballots();
    this.ballots.addEventListener("decided", (event) =>
      this.#decide(/** @type {CustomEvent} */ (event).detail),
    );
  }

  /** Who is at this device says something to everybody. @param {string} what one of `SAYINGS` */
  say(what) {
    const { own } = this.crew;
    if (own !== null && this.breath.take(performance.now())) this.#spread(own, what);
  }

  /** @param {GuestSeat} guest @param {unknown} what it says */
  hear({ breath, seat }, what) {
    if (isSaying(what) && breath.take(performance.now())) this.#spread(seat, String(what));
  }

  /** Asks everybody whether that seat may take back what it did last. @param {number} seat */
  propose(seat) {
    const { own, there } = this.crew;
    const others = there.filter((guest) => guest.seat !== seat);
    const isAsked = own !== null && own !== seat;
    const voters = [...others.map((guest) => guest.seat), ...(isAsked ? [null] : [])];
    const id = this.ballots.ask(seat, voters);
    if (id === null) return;
    for (const guest of others) guest.send({ t: "ballot", id, seat });
    if (isAsked) this.#dispatch("ballot", { id, seat });
  }

  /** @param {number} seat @param {string} what */
  #spread(seat, what) {
    const { guests, own } = this.crew;
    for (const guest of guests.values()) if (guest.seat !== seat) guest.send({ t: "said", seat, what });
    if (seat !== own) this.#dispatch("said", { seat, what });
  }

  /** @param {{seat: number, isGranted: boolean}} decided */
  #decide(decided) {
    this.crew.tell({ t: "decided", ...decided });
    this.#dispatch("decided", decided);
  }

  /** @param {string} name @param {object} detail */
  #dispatch(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}
