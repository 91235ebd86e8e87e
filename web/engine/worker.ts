/**
 * A module worker with its own Python: the engine, which answers commands, or a bot, which thinks.
 */

import { EngineCommands } from "./commands.js";
import { LackError, demandWebAssembly, faultWords } from "./start-fault.js";
import { startPython } from "./interpreter.js";
import { BotSearch } from "./bot-search.js";
import type { BootOrder, Report } from "../types/workers.js";
import type { EngineDoors } from "./commands.js";

/**
 * Milliseconds from a start from a snapshot until the files come from which Python imports what
 * is not in its memory yet; playing needs nothing of it.
 */
const CALM = 1500;

/**
 * Milliseconds without an order after which the engine deals every game for nobody, one after the
 * other: whoever looks at the page for so long gets the first game sooner.
 */
const IDLE = 500;

/** The timer until the next of them. */
let rest = 0;

/** What this worker does once it has started. */
let role: EngineCommands | BotSearch | null = null;

/** What it was told before that. */
const early: MessageEvent[] = [];

self.onmessage = (event) => {
  clearTimeout(rest);
  if ("boot" in event.data) void boot(event.data.boot);
  else if (role) role.hear(event.data, event.ports);
  else early.push(event);
};

// The first worker's order.
if (self.name) void boot(JSON.parse(self.name).boot);

function tell(report: Report) {
  self.postMessage(report);
}

/** Holds a lock for as long as the worker lives, so that the page learns of its end. */
function hold(life: string) {
  const live = () => {
    tell({ lives: true });
    return new Promise(() => {});
  };
  navigator.locks?.request(life, live).catch(() => {});
}

async function boot(order: BootOrder) {
  try {
    hold(order.life);
    demandWebAssembly();
    const { bridge, lend, complete } = await startPython(order, tell);
    setTimeout(complete, CALM);
    const Role = order.role === "engine" ? EngineCommands : BotSearch;
    role = new Role(bridge, tell, lend);
    tell({ stage: "ready", loaded: 1, total: 1 });
    for (const { data, ports } of early) role.hear(data, ports);
    if (order.role === "engine" && early.length === 0) rest = setTimeout(rehearse, IDLE, bridge, 0);
  } catch (error) {
    tell({
      stage: "error",
      loaded: 0,
      total: 0,
      error: faultWords(error),
      fallback: order.path !== "stock" && !(error instanceof LackError),
    });
  }
}

/** An order may come in between. */
function rehearse(bridge: EngineDoors, game: number) {
  if (bridge.rehearse(game)) rest = setTimeout(rehearse, 0, bridge, game + 1);
}

