/** What all devices at a table that this page deals draw together: a deal, and the words after a game. */

import { digestOf, wordsOf } from "./lots.js";
import { Tosses } from "./tosses.js";
import type { Answering } from "../../../types/page.js";
import type { Seating } from "../seats/seating.js";
import type { Lot } from "./lots.js";

/** Dispatches "words" when there are some. */
export class HostDraws extends EventTarget {
  declare engine: Answering;
  declare seating: Seating;
  declare tosses: Tosses;
  /** Three words that tell whether all were told the same game, by their numbers. */
  words: number[] | null = null;
  /** How many deals are being drawn for. */
  deals = 0;

  constructor(engine: Answering, seating: Seating) {
    super();
    this.engine = engine;
    this.seating = seating;
    this.tosses = new Tosses((seat, message) => seating.guests.get(seat)?.send(message));
  }

  /** Whether everybody draws for a deal. */
  get isDrawing() {
    return this.deals > 0;
  }

  /** Everybody who is there draws for the next deal. Null: anew meanwhile. */
  async draw(): Promise<Lot[] | null> {
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
