/**
 * The engine as a friend's table asks it: the game begins with the letter that was opened, and is opened again
 * where the table is loaded anew.
 */

import type { FrameName, LetterOpened, Table } from "../../types/engine.js";
import type { Answer, Answering, AskCommand } from "../../types/page.js";

/** A letter, and what was noted before it. `number` 0: the newest that is known. */
export interface Opening {
  kept: string;
  number: number;
  plain: string;
}

/** What a letter has opened, painted for a frame. */
export interface Opened {
  frame: FrameName;
  letter: LetterOpened;
}

/** `signal` closes it. `first`: what was opened already, and is not asked for again where it fits. `told`: hears of each opening before its table is shown. */
export class FriendEngine extends EventTarget implements Answering {
  saved = "";
  declare engine: Answering;
  declare opening: Opening;
  declare first: Opened | null;
  declare told: (opened: LetterOpened) => Promise<void>;

  constructor(engine: Answering, opening: Opening, first: Opened | null, told: (opened: LetterOpened) => Promise<void>, signal: AbortSignal) {
    super();
    this.first = first;
    this.engine = engine;
    this.opening = opening;
    this.told = told;
    for (const name of ["lost", "progress"])
      engine.addEventListener(name, () => this.dispatchEvent(new Event(name)), { signal });
  }

  get report() {
    return this.engine.report;
  }

  get ready() {
    return this.engine.ready;
  }

  get isWanted() {
    return this.engine.isWanted;
  }

  start() {
    this.engine.start();
  }

  want() {
    this.engine.want();
  }

  up() {
    return this.engine.up();
  }

  async ask<D extends AskCommand["do"]>(command: Extract<AskCommand, { do: D }>): Promise<Answer<D>> {
    const asked: AskCommand = command;
    if (asked.do === "start") return (await this.open(asked.frame)) as Answer<D>;
    return this.engine.ask(command);
  }

  /** The table of the letter; a refusal where there is none. */
  async open(frame: FrameName): Promise<Table | Exclude<Answer<"open_letter">, { ok: true }>> {
    const { first } = this;
    this.first = null;
    const answer = first?.frame === frame ? first.letter : await this.engine.ask({ do: "open_letter", ...this.opening, frame });
    if (!answer.ok) return answer;
    await this.told(answer);
    return answer.table ?? { ok: false, error: { key: `post-found-${answer.found}`, args: { number: answer.letter.number } }, rule: null };
  }
}
