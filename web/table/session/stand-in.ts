/**
 * What stands in for the engine while that is not there yet: an early table is told in its place. Once
 * the engine is there it begins the same; what was asked meanwhile is asked then.
 */

import { isAlike } from "../../kit/change.js";
import { isLost } from "../../engine/client.js";
import type { Crash, EarlyTable, Failure, Table, Thinkable } from "../../types/engine.js";
import type { Answer, Answering, AskCommand, Thoughtful } from "../../types/page.js";

/** A command that begins something at the table. */
export type Beginning = Extract<AskCommand, { do: "start" | "load" | "learn" }>;

/** An early table, and what the engine is told once it is there. */
export interface Standing extends EarlyTable {
  begin: Beginning;
}

/** Where early tables come from; null: it has none for that command. */
export type Source = (command: Beginning) => Promise<Standing | null> | null;

/** What was asked of a table that is not the engine's, or that another page plays now. */
const OTHER = { ok: false, error: { key: "error-early-table" }, rule: null } as const;
const FORGONE = { ok: false, error: { key: "error-early-left" }, rule: null } as const;

export class StandIn implements Answering {
  declare engine: Answering;
  declare sources: Source[];
  declare signal: AbortSignal;
  /** Null: the engine is asked itself. */
  standing: Standing | null = null;
  /** Whether what was decided is not to be done. */
  isForgone = false;
  /** An early table stands; the engine will be told to begin so. */
  stand: (begin: Beginning) => void = () => {};
  /** Takes the engine's table once it is there; `isSame`: it is the one that was told. */
  take: (table: Table, isSame: boolean) => void = () => {};
  /** Tells why the engine has not begun. */
  fail: (answer: Failure | Crash) => void = () => {};
  /** Resolves when the engine has begun. */
  #joining: Promise<boolean> | null = null;

  /** `signal`: ends with the table for which it stands in. */
  constructor(engine: Answering, sources: Source[], signal: AbortSignal) {
    this.engine = engine;
    this.sources = sources;
    this.signal = signal;
  }

  get report() {
    return this.engine.report;
  }

  get ready() {
    return !this.isEarly && this.engine.ready;
  }

  get isEarly() {
    return this.standing !== null;
  }

  get isWanted() {
    return this.engine.isWanted;
  }

  /** Nothing of this game before the engine has begun it. */
  get saved() {
    return this.isEarly ? "" : this.engine.saved;
  }

  start() {
    this.engine.start();
  }

  want() {
    this.engine.want();
  }

  /** Resolves when the engine is there, with the game. */
  async up() {
    await this.#joining;
    await this.engine.up();
  }

  addEventListener(...what: Parameters<EventTarget["addEventListener"]>) {
    this.engine.addEventListener(...what);
  }

  removeEventListener(...what: Parameters<EventTarget["removeEventListener"]>) {
    this.engine.removeEventListener(...what);
  }

  dispatchEvent(event: Event) {
    return this.engine.dispatchEvent(event);
  }

  async ask<D extends AskCommand["do"]>(
    command: Extract<AskCommand, { do: D }>,
  ): Promise<Answer<D>> {
    const told = this.standing ? this.#known(command) : await this.#early(command);
    if (told) return told as Answer<D>;
    if (this.isEarly && "revision" in command) {
      // What was asked of the table that stood here is not done at another one.
      this.isForgone = false;
      if (!(await this.#joining)) return OTHER;
      if (this.isForgone) return FORGONE;
    } else if (this.isEarly) {
      await this.#joining;
    }
    return this.engine.ask(command);
  }

  forgo() {
    this.isForgone = true;
  }

  /** The bots think once the engine is there. */
  late(pool: Thoughtful): Thoughtful {
    return new LateBots(this, pool);
  }

  /** What is known of the things on the table, and what the coach says first. */
  #known(command: AskCommand) {
    const { explained, remark = null } = this.standing ?? {};
    if (command.do === "remark")
      return command.told.length === 0 && command.refused === null ? { ok: true, remark } : null;
    const explanation = command.do === "explain" && explained?.[command.node];
    return explanation ? { ok: true, explanation } : null;
  }

  /** An early table in place of the engine's, if there is one and it comes sooner. */
  async #early(command: AskCommand) {
    if (!isBeginning(command) || this.engine.ready) return null;
    const coming = this.sources.map((source) => source(command)).find((each) => each !== null);
    if (!coming) return null;
    const here = this.engine.up().then(() => null);
    const found = await Promise.race([here, coming.catch(() => null)]);
    if (!found || this.signal.aborted) return null;
    this.standing = found;
    this.stand(found.begin);
    this.#joining = this.#join(found);
    return structuredClone(found.table);
  }

  /** Has the engine begin the same; whether it tells the same table. */
  async #join({ begin, table }: Standing): Promise<boolean> {
    for (;;) {
      // Whoever has left the table meanwhile is dealt to in vain; what they ask next comes after it.
      const answer = await this.engine.ask(begin);
      if (this.signal.aborted) return false;
      if (!answer.ok && "error" in answer && isLost(answer)) continue;
      this.standing = null;
      const isSame = isAlike(answer, table);
      if (answer.ok) this.take(answer, isSame);
      else this.fail(answer);
      return isSame;
    }
  }
}

function isBeginning(command: AskCommand): command is Beginning {
  return command.do === "start" || command.do === "load" || command.do === "learn";
}

/** Bots that are asked before the engine can pass on the question. */
class LateBots implements Thoughtful {
  declare standIn: StandIn;
  declare pool: Thoughtful;
  /** How often everything was cancelled. */
  cancelled = 0;

  constructor(standIn: StandIn, pool: Thoughtful) {
    this.standIn = standIn;
    this.pool = pool;
  }

  get trouble() {
    return this.pool.trouble;
  }

  async think(
    command: Thinkable,
    ...how: Parameters<Thoughtful["think"]> extends [unknown, ...infer Rest] ? Rest : never
  ) {
    const { cancelled, standIn } = this;
    if (standIn.isEarly) await standIn.up();
    return cancelled === this.cancelled ? this.pool.think(command, ...how) : null;
  }

  cancel() {
    this.cancelled += 1;
    this.pool.cancel();
  }

  now() {
    this.pool.now();
  }
}
