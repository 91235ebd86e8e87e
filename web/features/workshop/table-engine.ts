/** The walled engine as a table's screen asks it. */

import { fits } from "../../kit/shape.js";
import { ENTRIES } from "../../workshop/table-shape.js";
import type { Answer, Answering, AskCommand } from "../../types/page.js";
import type { Entry, Laid, WalledEngine } from "../../workshop/types.js";
import type { FrameName } from "../../types/engine.js";

/** Sorts of messages that a plain table says in words of the code where a game has none. */
const SPOKEN = new Set(["do", "goal", "key", "log", "prompt", "row"]);

/**
 * The game is laid by the workshop: a table that begins is given what lies there. What ends behind the wall is
 * not mended here, for it may end again.
 */
export class TableEngine extends EventTarget implements Answering {
  declare wall: WalledEngine;
  /** Whether the page has words for a key. */
  declare has: (key: string) => boolean;
  declare game: string;
  declare lay: (frame: FrameName) => Promise<Laid>;
  isWanted = true;
  /** Whether nothing runs behind the wall, as it was stopped or has ended. */
  isDown = false;
  /** What has been done at the table, in case that its engine ends. */
  log: Entry[] = [];

  constructor(
    wall: WalledEngine,
    game: string,
    { has, lay }: { has: (key: string) => boolean; lay: (frame: FrameName) => Promise<Laid> },
  ) {
    super();
    this.wall = wall;
    this.game = game;
    this.has = has;
    this.lay = lay;
  }

  get report() {
    return this.wall.report;
  }

  get ready() {
    return true;
  }

  get saved() {
    return this.wall.saved;
  }

  start() {}

  want() {}

  async up() {}

  async ask<D extends AskCommand["do"]>(command: Extract<AskCommand, { do: D }>): Promise<Answer<D>> {
    if (command.do === "start") {
      const { frame } = command as Extract<AskCommand, { do: "start" }>;
      const laid = await this.lay(frame);
      if (laid.ok) return this.worded(laid.table) as Answer<D>;
      return { ok: false, error: laid.fault.message, rule: null } as Answer<D>;
    }
    if (this.isDown) return { ok: false, error: { key: "workshop-stopped" }, rule: null } as Answer<D>;
    const answer = await this.wall.ask(command);
    const { done } = answer as { done?: unknown };
    if (fits(ENTRIES, done)) this.log = done as Entry[];
    return this.worded(answer);
  }

  /** The same, but said in words of the code where the game's own words lack something. */
  worded<T>(told: T): T {
    return JSON.parse(JSON.stringify(told), (_, value) => (isMessage(value) && this.#lacks(value.key) ? plain(value) : value));
  }

  /** Whether that is something a plain table says, and the game has no words for it. */
  #lacks(key: string) {
    const [game, sort = ""] = key.split("-");
    return game === this.game && SPOKEN.has(sort) && !this.has(key);
  }
}

function plain({ key, args = {} }: { key: string; args?: Record<string, any> }) {
  const [, sort, ...name] = key.split("-");
  const { seat, ...others } = args;
  const rest = Object.values(others).filter((each) => typeof each !== "object");
  const isNobodys = sort === "log" && seat === undefined;
  return {
    key: isNobodys ? "plain-log-nobody" : `plain-${sort}`,
    args: { ...args, name: name.join(" "), rest: rest.join(" ") },
  };
}

function isMessage(value: any): value is { key: string } {
  return typeof value === "object" && value !== null && typeof value.key === "string";
}
