/** All devices draw something together, one round after the other; the host collects it. */

import { DEALER, commitment, fits, freshShare, isCommitment } from "./lots.js";

/** @import {Lot} from "./lots.js" */
/** @import {Message} from "../messages.js" */

/** Milliseconds after which who has not answered is left out. */
const PATIENCE = 10_000;

/** What is drawn for: a deal, or the words after a game. @typedef {"deal" | "words"} About */

/**
 * @typedef {object} Round
 * @property {number} number
 * @property {About} about
 * @property {Map<number, Lot>} lots by seat; empty texts while they are missing
 * @property {(lots: Lot[] | null) => void} end
 * @property {ReturnType<typeof setTimeout> | undefined} late
 */

export class Tosses {
  /** @param {(seat: number, message: Message) => void} send */
  constructor(send) {
    this.send = send;
    this.count = 0;
    /** @type {Round | null} */
    this.round = null;
  }

  /**
   * Draws with those seats' devices. If one of them leaves, all begin anew without it.
   * @param {About} about
   * @param {number[]} seats
   * @returns {Promise<Lot[] | null>} null: another round has begun meanwhile
   */
  draw(about, seats) {
    if (this.round) this.#close(this.round, null);
    return new Promise((resolve) => this.#begin(about, seats, resolve));
  }

  /** @param {About} about @param {number[]} seats @param {Round["end"]} end */
  #begin(about, seats, end) {
    const number = ++this.count;
    const share = freshShare();
    /** @type {Lot[]} */
    const lots = [[DEALER, commitment(DEALER, share), share], ...seats.map(missing)];
    const round = { number, about, lots: new Map(lots.map((lot) => [lot[0], lot])), end };
    this.round = { ...round, late: setTimeout(() => this.#waited(number), PATIENCE) };
    for (const seat of seats) this.send(seat, { t: "toss", round: number, about });
    if (seats.length === 0) this.#end(this.round);
  }

  /** A device has sent its commitment. @param {number} seat @param {Message} message */
  commit(seat, { round: number, commitment: committed }) {
    const round = this.#of(number);
    const lot = round?.lots.get(seat);
    if (!round || !lot || lot[1] !== "" || !isCommitment(committed)) return;
    lot[1] = String(committed);
    if ([...round.lots.values()].some(([, each]) => each === "")) return;
    const commitments = [...round.lots.values()].map(([each, text]) => [each, text]);
    this.#tell(round, { t: "commitments", round: round.number, commitments });
  }

  /** A device shows its share. @param {number} seat @param {Message} message */
  show(seat, { round: number, share }) {
    const round = this.#of(number);
    const lot = round?.lots.get(seat);
    if (!round || !lot || [...round.lots.values()].some(([, each]) => each === "")) return;
    if (!fits([seat, lot[1], String(share)])) return this.gone(seat);
    lot[2] = String(share);
    if ([...round.lots.values()].every(([, , each]) => each !== "")) this.#end(round);
  }

  /** That device does not take part any more. @param {number} seat */
  gone(seat) {
    if (this.round?.lots.has(seat)) this.#again(this.round, (each) => each !== seat);
  }

  /** Who has not answered yet is not waited for. @param {number} number of the round */
  #waited(number) {
    const round = this.#of(number);
    if (!round) return;
    const isShown = [...round.lots.values()].every(([, committed]) => committed !== "");
    this.#again(round, (seat) => round.lots.get(seat)?.[isShown ? 2 : 1] !== "");
  }

  /** @param {Round} round @param {(seat: number) => boolean} stays */
  #again({ about, lots, end, late }, stays) {
    clearTimeout(late);
    const seats = [...lots.keys()].filter((seat) => seat !== DEALER && stays(seat));
    this.#begin(about, seats, end);
  }

  /** @param {Round} round */
  #end(round) {
    const lots = [...round.lots.values()];
    if (round.about === "words") this.#tell(round, { t: "shares", round: round.number, lots });
    this.#close(round, lots);
  }

  /** @param {Round} round @param {Lot[] | null} lots */
  #close({ end, late }, lots) {
    clearTimeout(late);
    this.round = null;
    end(lots);
  }

  /** @param {unknown} number */
  #of(number) {
    return this.round?.number === number ? this.round : null;
  }

  /** @param {Round} round @param {Message} message */
  #tell({ lots }, message) {
    for (const seat of lots.keys()) if (seat !== DEALER) this.send(seat, message);
  }
}

/** @param {number} seat @returns {Lot} */
function missing(seat) {
  return [seat, "", ""];
}
