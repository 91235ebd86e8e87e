/** The walled engine as a table's screen asks it. */

import { fits } from "../../kit/shape.js";
import { ENTRIES } from "../../workshop/table-shape.js";
import type { Words } from "../../i18n/words.js";
import type { FrameName } from "../../types/engine.js";
import type { Answer, Answering, AskCommand } from "../../types/page.js";
import type { BootReport } from "../../types/workers.js";
import type { Sandbox } from "../../workshop/sandbox.js";
import type { Entry, Laid } from "../../workshop/types.js";

/** Sorts of messages that a plain table says in words of the code where a game has none. */
const SPOKEN = new Set(["do", "goal", "key", "log", "prompt", "row"]);

/**
 * The game is laid by the workshop, which takes it up again too: a table that begins is given what lies there.
 * What ends behind the wall is not mended here, for it may end again. `words`: whether the page has some for a key.
 */
export function tableEngine(
  wall: Pick<Sandbox, "ask" | "game">,
  words: Pick<Words, "has">,
  lay: (frame: FrameName) => Promise<Laid>,
) {
  const report: BootReport = { stage: "ready", loaded: 1, total: 1 };
  const engine = Object.assign(new EventTarget(), {
    ...{ report, ready: true, isWanted: true, saved: "" },
    /** What has been done at the table, in case that its engine ends. */
    log: [] as Entry[],
    start() {},
    want() {},
    async up() {},
    async ask<D extends AskCommand["do"]>(command: Extract<AskCommand, { do: D }>): Promise<Answer<D>> {
      return worded((await answer(command)) as Answer<D>);
    },
    worded,
  });
  return engine satisfies Answering;

  async function answer(command: AskCommand) {
    if (command.do === "start") {
      const laid = await lay(command.frame);
      return laid.ok ? laid.table : { ok: false, error: laid.fault.message, rule: null };
    }
    if (!wall.game) return { ok: false, error: { key: "workshop-stopped" }, rule: null };
    const told = await wall.ask(command);
    const { done } = told as { done?: unknown };
    if (fits(ENTRIES, done)) engine.log = done;
    return told;
  }

  /** The same, but said in words of the code where the game's own words lack something. */
  function worded<T>(told: T): T {
    return JSON.parse(JSON.stringify(told), (_, value) => (lacks(value?.key) ? plain(value) : value));
  }

  /** Whether that is something a plain table says, and the game has no words for it. */
  function lacks(key: unknown) {
    if (typeof key !== "string") return false;
    const [game, sort = ""] = key.split("-");
    return game === wall.game && SPOKEN.has(sort) && !words.has(key);
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
