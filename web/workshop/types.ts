/** What runs behind the wall, as the workshop's screen sees it. */

import type { Action, FrameName, Message, Options, Table } from "../types/engine.js";

/** A small game, and how it is to be dealt. */
export interface Laying {
  /** Its id, and the name of its module. */
  name: string;
  /** By the name of its file in the folder of small games: `race.py`. */
  texts: Readonly<Record<string, string>>;
  seed: string;
  /** What was done so far; null: what was done at the table that lies there. Chance's part is dealt anew. */
  log: readonly Entry[] | null;
  frame: FrameName;
  /** Of a finding, whose log tells all that happened; missing: the usual one. */
  setting?: Finding["setting"] | undefined;
}

/** Somebody's action; -1: what chance brought. */
export type Entry = [seat: number, action: Action];

/** The table, and `log`, what was done at it, after as many of the moves as the new rules still allow, or what is wrong with them. */
export type Laid = { ok: true; table: Table; kept: number; of: number; log: Entry[] } | { ok: false; fault: Fault };

/** What is wrong with a text. Lines and columns count from 1; 0: none can be named. */
export interface Fault {
  line: number;
  column: number;
  message: Message;
}

/** A promise of the contract that is broken, and after which moves. */
export interface Finding {
  promise: number;
  message: Message;
  log: Entry[];
  /** How to begin to say after which moves, and the last of them. */
  moves: Message[];
  setting: { seats: number; options: Options };
}
