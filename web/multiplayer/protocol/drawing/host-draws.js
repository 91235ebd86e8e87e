/** What all devices at a table that this page deals draw together: a deal, and the words after a game. */

import { digestOf, wordsOf } from "./lots.js";
import { Tosses } from "./tosses.js";

/** @import {Answering} from "../../../types/page.js" */
/** @import {Seating} from "../seats/seating.js" */
/** @import {Lot} from "./lots.js" */

/** Dispatches "words" when there are some. */
export class HostDraws extends EventTarget {
  /** @param {Answering} engine @param {Seating} seating */
  constructor(engine, seating) {
    super();
    this.engine = engine;
    this.seating = seating;
    this.tosses = new Tosses((seat, message) => seating.guests.get(seat)?.send(message));
    /** Three words that tell whether all were told the same game, by their numbers. @type {number[] | null} */
    this.words = null;
    /** How many deals are being drawn for. */
    this.deals = 0;
  }

  /** Whether everybody draws for a deal. */
  get isDrawing() {
    return this.deals > 0;
  }

  /** Everybody who is there draws for the next deal. @returns {Promise<Lot[] | null>} null: anew meanwhile */
  async draw() {
    this.deals += 1;
    try {
      return await this.tosses.draw("deal", this.#there());
    } finally {
      this.deals -= 1;
    }
  }

  /** The game is over: everybody can hear by three words whether all were told the same. */
  async compare() {
    this.words = null;
    const lots = await this.tosses.draw("words", this.#there());
    if (!lots) return;
    this.words = wordsOf(digestOf(await this.disclosed()), lots);
    this.dispatchEvent(new Event("words"));
  }

  /** The game that is over, with all that is needed to check it. */
  async disclosed() {
    const answer = await this.engine.ask({ do: "disclose" });
    if (!answer.ok) throw new Error("not opened");
    return answer.text;
  }

  #there() {
    return this.seating.there.map(({ seat }) => seat);
  }
}
