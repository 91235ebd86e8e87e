/** A guest's part in what all devices draw: a commitment, then its share; and the words after a game. */

import { areCommitments, areLots, digestOf, wordsOf } from "./lots.js";

/** @import {RemoteEngine} from "../seats/remote-engine.js" */
/** @import {Link} from "../links/link.js" */
/** @import {Message} from "../messages.js" */
/** @import {GuestRecord} from "../audit/guest-record.js" */
/** @import {Committed} from "./lots.js" */

/** Dispatches "drawing" when all draw for a deal, "words" when there are some. */
export class GuestDraw extends EventTarget {
  /** @param {RemoteEngine} engine @param {GuestRecord} guestRecord */
  constructor(engine, guestRecord) {
    super();
    this.engine = engine;
    this.guestRecord = guestRecord;
    /** Whose part it is; null: it has none yet. @type {number | null} */
    this.seat = null;
    /** Three words that tell whether all were told the same game, by their numbers. @type {number[] | null} */
    this.words = null;
    /** The game that is over, as it was opened. @type {Promise<string> | null} */
    this.opened = null;
    /** All commitments of the round that is under way. @type {{round: number, about: string, commitments: Committed[], share: string} | null} */
    this.round = null;
  }

  /** It is welcome at that seat. @param {number} seat */
  sit(seat) {
    this.seat = seat;
    this.forget();
  }

  /** The game before is no longer the one that is opened. */
  forget() {
    this.words = null;
    this.opened = null;
  }

  /** The game that is over, with all that is needed to check it. @returns {Promise<string>} */
  disclosed() {
    this.opened ??= this.engine.ask({ do: "disclose" }).then((answer) => {
      if (answer.ok) return answer.text;
      this.opened = null;
      throw new Error("not opened");
    });
    return this.opened;
  }

  /** All devices draw something. @param {Link} link @param {Message} message */
  async toss(link, { round: number, about }) {
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

  /** All have committed themselves: this device's share may be shown. @param {Link} link @param {Message} message */
  show(link, { round: number, commitments }) {
    const { guestRecord, round, seat } = this;
    if (seat === null || !round || round.round !== number || !areCommitments(commitments)) return;
    const share = guestRecord.shows(number, seat, commitments);
    if (share === null) return;
    Object.assign(round, { commitments, share });
    if (round.about === "deal") guestRecord.draws(share, commitments);
    void link.send({ t: "share", round: round.round, share });
  }

  /** What all have drawn makes the words. @param {Message} message */
  async compare({ round: number, lots }) {
    const { round, seat } = this;
    if (round?.round !== number || round?.about !== "words" || !areLots(lots)) return;
    const shown = lots.map(([each, committed]) => [each, committed]);
    const own = lots.find(([each]) => each === seat);
    if (JSON.stringify(shown) !== JSON.stringify(round.commitments) || own?.[2] !== round.share) return;
    this.words = wordsOf(digestOf(await this.disclosed()), lots);
    this.dispatchEvent(new Event("words"));
  }
}
