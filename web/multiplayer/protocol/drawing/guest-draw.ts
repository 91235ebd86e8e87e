/** A guest's part in what all devices draw: a commitment, then its share; and the words after a game. */

import { areCommitments, areLots, digestOf, wordsOf } from "./lots.js";
import type { GuestRecord } from "../audit/guest-record.js";
import type { Link } from "../links/link.js";
import type { Message } from "../messages.js";
import type { RemoteEngine } from "../seats/remote-engine.js";
import type { Committed } from "./lots.js";

/** Dispatches "drawing" when all draw for a deal, "words" when there are some. */
export class GuestDraw extends EventTarget {
  declare engine: RemoteEngine;
  declare guestRecord: GuestRecord;
  /** Whose part it is; null: it has none yet. */
  seat: number | null = null;
  /** Three words that tell whether all were told the same game, by their numbers. */
  words: number[] | null = null;
  /** The game that is over, as it was opened. */
  opened: Promise<string> | null = null;
  /** All commitments of the round that is under way. */
  round: { round: number; about: string; commitments: Committed[]; share: string } | null = null;

  constructor(engine: RemoteEngine, guestRecord: GuestRecord) {
    super();
    this.engine = engine;
    this.guestRecord = guestRecord;
  }

  /** It is welcome at that seat. */
  sit(seat: number) {
    this.seat = seat;
    this.forget();
  }

  /** The game before is no longer the one that is opened. */
  forget() {
    this.words = null;
    this.opened = null;
  }

  /** The game that is over, with all that is needed to check it. */
  disclosed(): Promise<string> {
    this.opened ??= this.engine.ask({ do: "disclose" }).then((answer) => {
      if (answer.ok) return answer.text;
      this.opened = null;
      throw new Error("not opened");
    });
    return this.opened;
  }

  /** All devices draw something. */
  async toss(link: Link, { round: number, about }: Message) {
    const { seat } = this;
    if (seat === null) return;
    // Whoever is to be compared has to be told before.
    if (about === "words" && !(await this.disclosed().catch(() => null))) return;
    const round = Number(number);
    if (about === "deal") this.dispatchEvent(new Event("drawing"));
    const committed = this.guestRecord.commits(round, seat);
    this.round = { round, about: String(about), commitments: [], share: "" };
    void link.send({ t: "commit", round, commitment: committed });
  }

  /** All have committed themselves: this device's share may be shown. */
  show(link: Link, { round: number, commitments }: Message) {
    const { guestRecord, round, seat } = this;
    if (seat === null || !round || round.round !== number || !areCommitments(commitments)) return;
    const share = guestRecord.shows(number, seat, commitments);
    if (share === null) return;
    Object.assign(round, { commitments, share });
    if (round.about === "deal") guestRecord.draws(share, commitments);
    void link.send({ t: "share", round: round.round, share });
  }

  /** What all have drawn makes the words. */
  async compare({ round: number, lots }: Message) {
    const { round, seat } = this;
    if (round?.round !== number || round?.about !== "words" || !areLots(lots)) return;
    const shown = lots.map(([each, committed]) => [each, committed]);
    const own = lots.find(([each]) => each === seat);
    if (JSON.stringify(shown) !== JSON.stringify(round.commitments) || own?.[2] !== round.share) return;
    this.words = wordsOf(digestOf(await this.disclosed()), lots);
    this.dispatchEvent(new Event("words"));
  }
}
