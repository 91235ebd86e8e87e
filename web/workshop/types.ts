/** What runs behind the wall, as the workshop's screen sees it. */

import type { Action, Failure, FrameName, Message, Options, Table } from "../types/engine.js";

/** A small game, and how it is to be dealt. */
export interface Laying {
  /** Its id, and the name of its module. */
  name: string;
  rules: string;
  /** The keys of the game's own words that there are. */
  words: readonly string[];
  seed: string;
  /** What was done so far; null: what was done at the table that lies there. Chance's part is dealt anew. */
  log: readonly Entry[] | null;
  frame: FrameName;
  /** Of a finding, whose log tells all that happened; missing: the usual one. */
  setting?: Finding["setting"] | undefined;
}

/** Somebody's action; -1: what chance brought. */
export type Entry = [seat: number, action: Action];

/** The table, and what was done at it, after as many of the moves as the new rules still allow. */
export type Laid = Table & { done: Entry[]; kept: number; of: number };

/** No answer; `fault`: as something is wrong with the rules. */
export type Failed = Failure & { fault: Fault };

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
