/** What screens elsewhere are shown of the match, which is in this page's engine, and what guests do in it. */

import type { FrameName } from "../../../types/engine.js";
import type { Answering } from "../../../types/page.js";
import type { Message } from "../messages.js";
import type { FarScreen } from "./far-screen.js";
import type { Seating } from "./seating.js";
import type { Watchers } from "./watchers.js";

/** So much that guests have asked waits for the match. */
const MOST_UNANSWERED = 40;

/** Dispatches "acted" when a guest has changed the match. */
export class MatchServer extends EventTarget {
  declare engine: Answering;
  declare seating: Seating;
  declare watchers: Watchers;
  /** Whether the match is the one in the engine. */
  isAtTable = false;
  /** What guests have asked while the match was not in the engine. */
  unanswered: (() => Promise<void>)[] = [];
  /** What is done for guests, one thing after the other. */
  work: Promise<void> = Promise.resolve();

  constructor(engine: Answering, seating: Seating, watchers: Watchers) {
    super();
    this.engine = engine;
    this.seating = seating;
    this.watchers = watchers;
  }

  /** The match is in the engine from now on. */
  begin() {
    this.isAtTable = true;
    for (const screen of this.screens) screen.mark = screen.base = null;
    this.share();
    for (const job of this.unanswered.splice(0)) this.do(job);
  }

  do(job: () => Promise<void>) {
    this.work = this.work.then(job).catch(() => {});
  }

  /** All that are shown the match. */
  get screens(): FarScreen[] {
    return [...this.seating.guests.values(), ...this.watchers.watching];
  }

  /** Sends everybody what has happened. */
  share() {
    for (const screen of this.screens) this.show(screen);
  }

  /** Sends somebody what has happened. */
  show(screen: FarScreen) {
    this.do(() => this.#news(screen));
  }

  /** Answers a command from elsewhere. `nonce`: of its seal. `done`: when it has changed the match. */
  async answer(
    screen: FarScreen,
    message: Message,
    nonce: string | null,
    done: () => void = () => {},
  ) {
    if (!this.isAtTable) return this.#later(screen, message, nonce, done);
    const { base, link, whose } = screen;
    const { id, text } = message;
    const found = await this.engine.ask({ do: "far", ...whose, text: String(text), nonce, base });
    const answer = found.ok ? found.answer : found;
    if (found.ok && found.changed) done();
    screen.frame = frameIn(String(text)) ?? screen.frame;
    // Over another link it is asked once more.
    if (screen.link === link) {
      if ("mark" in answer) [screen.mark, screen.base] = [answer.mark, answer.number];
      screen.send({ t: "answer", id, text: JSON.stringify(answer) });
    }
    if (found.ok && found.changed) this.dispatchEvent(new Event("acted"));
  }

  /** Answers it when the match is back. */
  #later(screen: FarScreen, message: Message, nonce: string | null, done: () => void) {
    const { link } = screen;
    const job = async () => {
      // Over another link it is asked once more.
      if (screen.link === link) await this.answer(screen, message, nonce, done);
    };
    this.unanswered = [...this.unanswered, job].slice(-MOST_UNANSWERED);
  }

  async #news(screen: FarScreen) {
    const { base, frame, link, mark, whose } = screen;
    if (!this.isAtTable || !screen.isOpen) return;
    if (whose.seat !== null && !this.seating.isFriends(whose.seat)) return;
    const table = await this.engine.ask({ do: "news", ...whose, since: mark, frame, base });
    if (!table.ok || table.same || screen.link !== link) return;
    [screen.mark, screen.base] = [table.mark, table.number];
    screen.send({ t: "table", table });
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
