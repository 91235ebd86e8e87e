/** What runs behind the wall, as the workshop's screen sees it. */

import type { Action, FrameName, Message, Options, SeatSetup, Table } from "../types/engine.js";
import type { Answering, Thoughtful } from "../types/page.js";

/** A small game, and how it is to be dealt. */
export interface Laying {
  /** Its id, and the name of its module. */
  name: string;
  /** By name, as they lie in the folder of small games: `race.py`, or `race/__init__.py` and more. */
  texts: Readonly<Record<string, string>>;
  seed: string;
  /** What was done so far; null: what was done at the table that lies there. Chance's part is dealt anew. */
  log: readonly Entry[] | null;
  frame: FrameName;
  /** Missing, or too many for these rules: one person and bots. */
  seats?: readonly SeatSetup[];
  /** Of a finding, whose log tells all that happened; missing: the usual one. */
  setting?: Finding["setting"] | undefined;
}

/** Somebody's action; -1: what chance brought. */
export type Entry = [seat: number, action: Action];

/** The table, and `log`, what was done at it, after as many of the moves as the new rules still allow, or what is wrong with them. */
export type Laid = { ok: true; table: Table; kept: number; of: number; log: Entry[] } | { ok: false; fault: Fault };

/** What is wrong with a text. Lines and columns count from 1; 0: none can be named, and then `file` is "". */
export interface Fault {
  file: string;
  line: number;
  column: number;
  /** The line itself. */
  text: string;
  message: Message;
}

/** A promise of the contract that is broken, and after which moves. */
export interface Finding {
  promise: number;
  message: Message;
  log: Entry[];
  setting: { seats: number; options: Options };
}

export interface Promised {
  found: Finding[];
  /** How many games were played for it. */
  games: number;
}

/**
 * An engine in a frame whose origin is nobody's, and its bots: what a table's screen needs of an engine and of
 * a pool of bots. Dispatches "progress" while it starts, and "lost" when what ran there was stopped or has
 * ended; the next command starts it again, without a table.
 */
export interface WalledEngine extends Answering, Thoughtful {
  /** Resolves when it is ready. Rejects with `SandboxError`, whose `words` say why there can be no wall here. */
  up(): Promise<void>;
  /** Lays a game on its table, in the place of the one before; that one stays where the new one is at fault. */
  lay(game: Laying): Promise<Laid>;
  /** Plays games for that many seconds. `onFound`: is told each finding as soon as there is one. */
  promise(seconds: number, onFound: (found: Finding) => void): Promise<Promised>;
  /** Ends what runs there; whoever waits for it is told a failure. */
  stop(): Promise<void>;
  /** Takes the frame away. */
  end(): void;
}
