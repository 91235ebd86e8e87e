/** Commit rounds at the host: what guests seal, when all have sealed something, and what they open. */

import { Round, isSeal } from "./seals.js";
import { isChoice } from "../seats/match-server.js";
import type { Message } from "../messages.js";
import type { GuestSeat } from "../seats/guest-seat.js";
import type { MatchServer } from "../seats/match-server.js";
import type { Seating } from "../seats/seating.js";

/** Dispatches "laid" when somebody has sealed a choice. */
export class CommitRounds extends EventTarget {
  declare seating: Seating;
  declare matchServer: MatchServer;
  round = new Round();
  /** Who acts now. */
  acting: number[] = [];
  /** How often all seals were told. */
  told = 0;

  constructor(seating: Seating, matchServer: MatchServer) {
    super();
    this.seating = seating;
    this.matchServer = matchServer;
  }

  /** Takes over whose choices are waited for. */
  awaits({ round, acting, undone }: { round: number | null; acting: number[]; undone: number }) {
    this.acting = acting;
    if (this.round.take(round, undone)) this.#tellLaid();
    this.#close();
  }

  /** A device that comes seals anew what it has sealed: another one may know nothing of it. */
  comes({ seat }: GuestSeat) {
    const { start, undone } = this.round;
    if (this.round.seal(seat, start, undone, "")) this.#tellLaid();
  }

  /** Who has sealed something, and all seals once they are there. */
  tell(guest: GuestSeat) {
    const { all, seals, start, undone } = this.round;
    if (start === null) return;
    guest.send({ t: "laid", seats: [...seals.keys()] });
    if (all) guest.send({ t: "sealed", round: start, undone, seals: all });
  }

  /** A guest seals a choice, or takes it back. What is no seal could never be opened. */
  seal(guest: GuestSeat, { round: start, undone, seal: told }: Message) {
    const seal = String(told);
    const isOne = seal === "" || isSeal(seal);
    if (!isOne || !guest.seals.take(performance.now())) {
      void guest.link?.close(isOne ? "flood" : "unsealed");
      return;
    }
    if (!this.round.seal(guest.seat, start, undone, seal)) {
      this.tell(guest);
      return;
    }
    this.#tellLaid();
    this.#close();
  }

  /**
   * A guest opens what it has sealed. What the engine does not carry out binds as before: nobody may seal
   * what cannot be done, to choose once all the others have.
   */
  open(guest: GuestSeat, message: Message) {
    const { round, matchServer } = this;
    const { all } = round;
    const { seat } = guest;
    const [text, nonce] = [String(message.text), String(message.nonce)];
    if (isChoice(text) && round.opens(seat, text, nonce))
      matchServer.do(() => matchServer.answer(guest, message, nonce, () => round.open(seat, all)));
    else void guest.link?.close("unsealed");
  }

  /** Whether a guest has to open what it has sealed before that is answered. */
  binds({ seat }: GuestSeat, { text }: Message) {
    return this.round.binds(seat) && isChoice(String(text));
  }

  /** Once only guests have still to choose, and all have sealed something, everybody opens. */
  #close() {
    const { acting, seating, round, matchServer } = this;
    if (round.all || !acting.every((seat) => seating.isFriends(seat)) || !round.has(acting)) return;
    const { start } = round;
    matchServer.do(async () => {
      if (start === null || !matchServer.isAtTable || round.start !== start || round.all) return;
      const sealed = round.of(this.acting);
      const told = await matchServer.engine.ask({ do: "seals", start, sealed });
      if (!told.ok || round.start !== start || !round.has(this.acting)) return;
      // What was told before this page was loaded again stays.
      round.close(told.seals);
      this.told += 1;
      for (const guest of seating.guests.values()) this.tell(guest);
    });
  }

  #tellLaid() {
    this.seating.tell({ t: "laid", seats: [...this.round.seals.keys()] });
    this.dispatchEvent(new Event("laid"));
  }
}
