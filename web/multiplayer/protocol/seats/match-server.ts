/** What guests are shown of the match, which is in this page's engine, and what they do in it. */

import type { FrameName } from "../../../types/engine.js";
import type { Answering } from "../../../types/page.js";
import type { Message } from "../messages.js";
import type { GuestSeat } from "./guest-seat.js";
import type { Seating } from "./seating.js";

/** So much that guests have asked waits for the match. */
const MOST_UNANSWERED = 40;

/** Dispatches "acted" when a guest has changed the match. */
export class MatchServer extends EventTarget {
  declare engine: Answering;
  declare seating: Seating;
  /** Whether the match is the one in the engine. */
  isAtTable = false;
  /** What guests have asked while the match was not in the engine. */
  unanswered: (() => Promise<void>)[] = [];
  /** What is done for guests, one thing after the other. */
  declare work: Promise<void>;

  constructor(engine: Answering, seating: Seating) {
    super();
    this.engine = engine;
    this.seating = seating;
    this.work = Promise.resolve();
  }

  /** The match is in the engine from now on. */
  begin() {
    this.isAtTable = true;
    for (const guest of this.seating.guests.values()) guest.mark = guest.base = null;
    this.share();
    for (const job of this.unanswered.splice(0)) this.do(job);
  }

  do(job: () => Promise<void>) {
    this.work = this.work.then(job).catch(() => {});
  }

  /** Sends everybody what has happened. */
  share() {
    for (const guest of this.seating.guests.values()) this.show(guest);
  }

  /** Sends somebody what has happened. */
  show(guest: GuestSeat) {
    this.do(() => this.#news(guest));
  }

  /** Answers a guest's command. `nonce`: of its seal. `done`: when it has changed the match. */
  async answer(
    guest: GuestSeat,
    message: Message,
    nonce: string | null,
    done: () => void = () => {},
  ) {
    if (!this.isAtTable) return this.#later(guest, message, nonce, done);
    const { base, link, seat } = guest;
    const { id, text } = message;
    const found = await this.engine.ask({ do: "far", seat, text: String(text), nonce, base });
    const answer = found.ok ? found.answer : found;
    if (found.ok && found.changed) done();
    guest.frame = frameIn(String(text)) ?? guest.frame;
    // Over another link it is asked once more.
    if (guest.link === link) {
      if ("mark" in answer) [guest.mark, guest.base] = [answer.mark, answer.number];
      guest.send({ t: "answer", id, text: JSON.stringify(answer) });
    }
    if (found.ok && found.changed) this.dispatchEvent(new Event("acted"));
  }

  /** Answers it when the match is back. */
  #later(guest: GuestSeat, message: Message, nonce: string | null, done: () => void) {
    const { link } = guest;
    const job = async () => {
      // Over another link it is asked once more.
      if (guest.link === link) await this.answer(guest, message, nonce, done);
    };
    this.unanswered = [...this.unanswered, job].slice(-MOST_UNANSWERED);
  }

  async #news(guest: GuestSeat) {
    const { base, frame, link, mark, seat } = guest;
    if (!this.isAtTable || !guest.isOpen || !this.seating.isFriends(seat)) return;
    const table = await this.engine.ask({ do: "news", seat, since: mark, frame, base });
    if (!table.ok || table.same || guest.link !== link) return;
    [guest.mark, guest.base] = [table.mark, table.number];
    guest.send({ t: "table", table });
  }
}

/** `text`: of a command. Returns nothing, if it is none: the engine says what is wrong with it. */
function commandIn(text: string): { do?: unknown; frame?: unknown } {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Whether it does something in the match. `text`: of a command. */
export function isChoice(text: string) {
  const { do: name } = commandIn(text);
  return name === "act" || name === "acts";
}

/** The frame that a guest's command asks for, if it asks for one. */
function frameIn(text: string): FrameName | null {
  const command = commandIn(text);
  return command.do === "frame" ? command.frame as FrameName : null;
}
