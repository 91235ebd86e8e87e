/** All devices draw something together, one round after the other; the host collects it. */

import { DEALER, commitment, fits, freshShare, isCommitment } from "./lots.js";
import type { Message } from "../messages.js";
import type { Lot } from "./lots.js";

/** Milliseconds after which who has not answered is left out. */
const PATIENCE = 10_000;

/** What is drawn for: a deal, or the words after a game. */
type About = "deal" | "words";

interface Round {
  number: number;
  about: About;
  /** By seat; empty texts while they are missing. */
  lots: Map<number, Lot>;
  end: (lots: Lot[] | null) => void;
  late: ReturnType<typeof setTimeout> | undefined;
}

export class Tosses {
  declare send: (seat: number, message: Message) => void;
  count = 0;
  round: Round | null = null;

  constructor(send: (seat: number, message: Message) => void) {
    this.send = send;
  }

  /**
   * Draws with those seats' devices. If one of them leaves, all begin anew without it. Null:
   * another round has begun meanwhile.
   */
  draw(about: About, seats: number[]): Promise<Lot[] | null> {
    if (this.round) this.#close(this.round, null);
    return new Promise((resolve) => this.#begin(about, seats, resolve));
  }

  #begin(about: About, seats: number[], end: Round["end"]) {
    const number = ++this.count;
    const share = freshShare();
    const lots: Lot[] = [[DEALER, commitment(DEALER, share), share], ...seats.map(missing)];
    const round = { number, about, lots: new Map(lots.map((lot) => [lot[0], lot])), end };
    this.round = { ...round, late: setTimeout(() => this.#waited(number), PATIENCE) };
    for (const seat of seats) this.send(seat, { t: "toss", round: number, about });
    if (seats.length === 0) this.#end(this.round);
  }

  /** A device has sent its commitment. */
  commit(seat: number, { round: number, commitment: committed }: Message) {
    const round = this.#of(number);
    const lot = round?.lots.get(seat);
    if (!round || !lot || lot[1] !== "" || !isCommitment(committed)) return;
    lot[1] = String(committed);
    if ([...round.lots.values()].some(([, each]) => each === "")) return;
    const commitments = [...round.lots.values()].map(([each, text]) => [each, text]);
    this.#tell(round, { t: "commitments", round: round.number, commitments });
  }

  /** A device shows its share. */
  show(seat: number, { round: number, share }: Message) {
    const round = this.#of(number);
    const lot = round?.lots.get(seat);
    if (!round || !lot || [...round.lots.values()].some(([, each]) => each === "")) return;
    if (!fits([seat, lot[1], String(share)])) return this.gone(seat);
    lot[2] = String(share);
    if ([...round.lots.values()].every(([, , each]) => each !== "")) this.#end(round);
  }

  /** That device does not take part any more. */
  gone(seat: number) {
    if (this.round?.lots.has(seat)) this.#again(this.round, (each) => each !== seat);
  }

  /** Who has not answered yet is not waited for. `number`: of the round. */
  #waited(number: number) {
    const round = this.#of(number);
    if (!round) return;
    const isShown = [...round.lots.values()].every(([, committed]) => committed !== "");
    this.#again(round, (seat) => round.lots.get(seat)?.[isShown ? 2 : 1] !== "");
  }

  #again({ about, lots, end, late }: Round, stays: (seat: number) => boolean) {
    clearTimeout(late);
    const seats = [...lots.keys()].filter((seat) => seat !== DEALER && stays(seat));
    this.#begin(about, seats, end);
  }

  #end(round: Round) {
    const lots = [...round.lots.values()];
    if (round.about === "words") this.#tell(round, { t: "shares", round: round.number, lots });
    this.#close(round, lots);
  }

  #close({ end, late }: Round, lots: Lot[] | null) {
    clearTimeout(late);
    this.round = null;
    end(lots);
  }

  #of(number: unknown) {
    return this.round?.number === number ? this.round : null;
  }

  #tell({ lots }: Round, message: Message) {
    for (const seat of lots.keys()) if (seat !== DEALER) this.send(seat, message);
  }
}

function missing(seat: number): Lot {
  return [seat, "", ""];
}
