/** What people say at a table that this page deals, and whether somebody may take back what it did last. */

import { TakeBacks } from "./take-backs.js";
import { toText } from "../bytes.js";
import { Breath } from "../breath.js";
import { isSaying } from "./sayings.js";
import { isVote } from "./signed-votes.js";
import type { Table, Vote } from "../../../types/engine.js";
import type { Message } from "../messages.js";
import type { CommitRounds } from "../sealing/commit-rounds.js";
import type { GuestSeat } from "../seats/guest-seat.js";
import type { MatchServer } from "../seats/match-server.js";
import type { Seating } from "../seats/seating.js";
import type { Ballot } from "./take-backs.js";

/**
 * Tells guests, and dispatches for who is at this device, "said" with `{seat, what}`, "ballot" with
 * `{id, seat}`, "decided" with `{seat, isGranted}`; "taken" with the `table` after something was taken back.
 */
export class Talk extends EventTarget {
  declare table: string;
  /** The seal of the deal when everybody was asked. */
  deal = "";
  declare seating: Seating;
  declare matchServer: MatchServer;
  declare commitRounds: CommitRounds;
  /** How often seals had been told when everybody was asked. */
  told = 0;
  /** Of who is at this device. */
  breath = new Breath();
  takeBacks = new TakeBacks();

  /** `table`: its name. */
  constructor(
    seating: Seating,
    matchServer: MatchServer,
    commitRounds: CommitRounds,
    table: Uint8Array,
  ) {
    super();
    this.table = toText(table);
    this.seating = seating;
    this.matchServer = matchServer;
    this.commitRounds = commitRounds;
    this.takeBacks.addEventListener("decided", (event) =>
      this.#decide((event as CustomEvent).detail),
    );
  }

  /** Who is at this device says something to everybody. `what`: one of `SAYINGS`. */
  say(what: string) {
    const { own } = this.seating;
    if (own !== null && this.breath.take(performance.now())) this.#spread(own, what);
  }

  /** `what`: it says. */
  hear({ breath, seat }: GuestSeat, what: unknown) {
    if (isSaying(what) && breath.take(performance.now())) this.#spread(seat, String(what));
  }

  /** Asks everybody whether that seat may take back what it did last. */
  propose(seat: number) {
    this.matchServer.do(async () => {
      const back = await this.#back(seat);
      if (!back) return;
      this.deal = back.seal;
      this.#ask({ seat, undone: back.undone, position: back.position });
    });
  }

  /**
   * A guest wants to take back what it did last. Who asks all the time is told no for everybody, and so is
   * who asks while something else is asked.
   */
  hearWish(guest: GuestSeat) {
    const { seat, wishes } = guest;
    if (wishes.take(performance.now()) && !this.takeBacks.open) this.propose(seat);
    else guest.send({ t: "decided", id: "", seat, isGranted: false, votes: [] });
  }

  /**
   * A guest answers what everybody is asked. An answer that its device has not signed is none, and that
   * device is shut out: from its own page none comes.
   */
  hearVote(guest: GuestSeat, { id, isFor, signature }: Message) {
    const { takeBacks, deal, table } = this;
    const { holder, seat } = guest;
    const about = takeBacks.asks(seat, id);
    if (!about) return;
    const isGiven = isVote(
      holder,
      { ...about, table, deal },
      seat,
      isFor === true,
      String(signature),
    );
    const vote = [table, about.id, seat, holder, String(signature)] as Vote;
    takeBacks.vote(seat, id, isGiven && isFor === true, isGiven && isFor ? vote : null);
    if (!isGiven) void guest.link?.close("unsigned");
  }

  /** Who comes is asked what everybody is asked. */
  comes(guest: GuestSeat) {
    const ballot = this.takeBacks.comes(guest.seat);
    if (ballot) guest.send({ t: "ballot", ...ballot });
  }

  /** Where the game would go back to for that seat; null: nowhere. */
  async #back(seat: number) {
    const { engine, isAtTable } = this.matchServer;
    const back = isAtTable ? await engine.ask({ do: "back", seat }) : null;
    return back?.ok ? back : null;
  }

  /** Whoever wants it is asked too, so that its device notes what it wants. */
  #ask(about: Omit<Ballot, "id">) {
    const { own, there } = this.seating;
    const isAsked = own !== null && own !== about.seat;
    this.told = this.commitRounds.told;
    const ballot = this.takeBacks.ask(about, [
      ...there.map(({ seat }) => seat),
      ...(isAsked ? [null] : []),
    ]);
    if (!ballot) return;
    for (const guest of there) guest.send({ t: "ballot", ...ballot });
    if (isAsked) this.#dispatch("ballot", ballot);
  }

  #spread(seat: number, what: string) {
    const { guests, own } = this.seating;
    for (const guest of guests.values()) if (guest.seat !== seat) guest.send({ t: "said", seat, what });
    if (seat !== own) this.#dispatch("said", { seat, what });
  }

  #decide({ isGranted, votes, ...ballot }: Ballot & { isGranted: boolean; votes: Vote[] }) {
    this.matchServer.do(async () => {
      const table = isGranted ? await this.#takeBack(ballot, votes) : null;
      const { id, seat } = ballot;
      const decided = { seat, isGranted: table !== null };
      this.seating.tell({ t: "decided", id, ...decided, votes: table ? votes : [] });
      this.#dispatch("decided", decided);
      if (table) this.#dispatch("taken", table);
    });
  }

  /**
   * Does what everybody agreed to, as it was asked: not if something else was taken back meanwhile, the
   * seat has done more, or seals were told.
   */
  async #takeBack({ seat, undone, position }: Ballot, votes: Vote[]): Promise<Table | null> {
    const back = await this.#back(seat);
    const isAsAsked =
      back?.undone === undone && back.position === position && this.commitRounds.told === this.told;
    if (!back || !isAsAsked) return null;
    const table = await this.matchServer.engine.ask({
      do: "undo",
      revision: back.revision,
      seat,
      votes,
    });
    return table.ok ? table : null;
  }

  #dispatch(name: string, detail: object) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}
