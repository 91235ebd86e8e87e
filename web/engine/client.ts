/** The page's side of the engine's worker, which answers commands. */

import { engineOrder, startPaths } from "./early-worker.js";
import { BEGINNING, Supervisor } from "./supervisor.js";
import { shared } from "../kit/shared-globals.js";
import type { Failure, Message, Step, Thinkable } from "../types/engine.js";
import type { Answer, AskCommand } from "../types/page.js";
import type { BootReport, EngineOrder, StartPath, WorkReport } from "../types/workers.js";
import type { End } from "./supervisor.js";

/**
 * Seconds for which it may work at one answer. The longest random game is loaded in a fraction of a
 * second on a laptop; a file may hold one ten times as long, and a phone may be ten times as slow.
 */
const ANSWER = 60;

/** How often it is started again before somebody has to ask for it. */
const MENDS = 3;

/**
 * Commands whose answer shows that the engine can go on with the game: then a restart has
 * succeeded.
 */
const PROOFS = new Set(["act", "acts", "move", "undo", "lift"]);

export const LOST: Failure = { ok: false, error: { key: "error-engine-lost" }, rule: null };

/** Whether a command got no answer because the engine has ended. */
export function isLost({ error }: Failure) {
  return error.key === LOST.error.key;
}

/** A request was refused by the engine, or lost because the engine has ended. */
export class Refused extends Error {}

interface Command {
  id: number;
  text: string;
}

interface Pending {
  resolve: (text: string) => void;
  onAsked: (() => void) | undefined;
  onReport: ((report: WorkReport) => void) | undefined;
}

/**
 * The engine. Dispatches "progress" while it starts, `report` holding how far it is; and "lost" when
 * it has ended, with the match it held. Then it is started again, a few times.
 */
export class Engine extends EventTarget {
  declare report: BootReport;
  /** Somebody has asked for it. */
  isWanted = false;
  /** The compiled program, shared with the bots' workers. */
  module: WebAssembly.Module | null = null;
  /** How it starts. */
  declare path: StartPath;
  runner: Supervisor | null = null;
  /** Requests without an answer yet, by id. */
  pending: Map<number, Pending> = new Map();
  /** Those of them at which the engine itself works. */
  due: Set<number> = new Set();
  /** What was asked before it was ready first: its worker has it already, and answers as soon as it can. */
  ahead: Command[] = [];
  /** Whether it was ready once: if it is no more, a game is to be taken up again before anything else. */
  hasBegun = false;
  /** The latest id. */
  count = 0;
  waiting: (() => void)[] = [];
  /** The match as text, as of the latest answer. */
  saved = "";
  /** How often it was started again since it last worked. */
  mends = 0;

  constructor() {
    super();
    this.report = BEGINNING;
    this.path = startPaths()[0];
  }

  get ready() {
    return this.runner?.isReady ?? false;
  }

  /** Starts, or starts again after an error. */
  start() {
    if (this.runner) return;
    this.isWanted = true;
    this.mends = 0;
    if (typeof WebAssembly === "object") this.#start();
    else this.#tell({ ...BEGINNING, stage: "error", error: { key: "error-no-wasm" } });
  }

  /** Starts, unless that has been asked before. */
  want() {
    if (!this.isWanted) this.start();
  }

  /** Resolves when the engine is ready. */
  async up() {
    this.want();
    if (!this.ready) await new Promise((resolve) => this.waiting.push(() => resolve(undefined)));
  }

  /** The answer to a command, as soon as the engine is ready. */
  async ask<D extends AskCommand["do"]>(
    command: Extract<AskCommand, { do: D }>,
  ): Promise<Answer<D>> {
    const order = { id: ++this.count, text: JSON.stringify(command) };
    if (this.hasBegun && !this.ready) await this.up();
    const answer = JSON.parse(await (this.hasBegun ? this.#answer(order) : this.#askAhead(order)));
    if (answer.ok && PROOFS.has(command.do)) this.mends = 0;
    return answer;
  }

  // The bots' workers, each by a number

  /**
   * Asks a worker a question; returns the id under which it thinks and a promise of its result.
   * `part`: which part of the question it thinks about.
   */
  consult(worker: number, part: number, command: Thinkable, onAsked: () => void) {
    return this.#think(this.#question(worker, part, command), onAsked);
  }

  /** The same without another worker: it thinks itself, and tells how far it is. */
  think(command: Thinkable, onReport: (report: WorkReport) => void) {
    return this.#think(this.#question(null, 0, command), undefined, onReport);
  }

  /** What it thinks about itself comes to an end, with the best action so far. */
  now() {
    this.runner?.tell({ now: true });
  }

  /** What it thinks about itself is dropped. */
  cancel() {
    this.runner?.tell({ cancel: this.count });
  }

  /**
   * Has a worker agree with what others have found about the same question. `agree`: the ids under
   * which those were asked.
   */
  agree(worker: number, agree: number[], onAsked: () => void) {
    return this.#think({ id: ++this.count, worker, agree }, onAsked);
  }

  /** `port`: that leads to it. */
  join(worker: number, port: MessagePort) {
    this.runner?.tell({ join: worker }, [port]);
  }

  /** Forgets a worker that has ended. */
  leave(worker: number) {
    this.runner?.tell({ leave: worker });
  }

  /** Stops waiting for the answer with that id. */
  forget(id: number) {
    this.pending.delete(id);
    this.#settle(id);
  }

  #question(worker: number | null, part: number, command: Thinkable) {
    const isAnswered = command.do === "ponder";
    const text = JSON.stringify(isAnswered ? { ok: true, think: command.think } : command);
    return { id: ++this.count, worker, part, text, isAnswered };
  }

  /** It need not work at that any more. */
  #settle(id: number) {
    if (this.due.delete(id) && this.due.size === 0) this.runner?.expect(null);
  }

  /** The last step of a worker, null if the page may not see it. Rejects with `Refused`. */
  #think(
    order: Extract<EngineOrder, { worker: number | null }>,
    onAsked?: () => void,
    onReport?: (report: WorkReport) => void,
  ): { id: number; thought: Promise<Step | null> } {
    const thought = this.#answer(order, onAsked, onReport).then((text) => {
      const answer = JSON.parse(text);
      if (!answer.ok) throw new Refused(answer.error?.key);
      return answer.step;
    });
    return { id: order.id, thought };
  }

  async #answer(
    order: Extract<EngineOrder, { id: number }>,
    onAsked?: () => void,
    onReport?: (report: WorkReport) => void,
  ): Promise<string> {
    const { runner } = this;
    if (!runner?.isReady) return JSON.stringify(LOST);
    const answer = this.#pend(order, onAsked, onReport);
    this.#expect(order);
    runner.tell(order);
    return answer;
  }

  /** The page may be busy when the engine gets ready: whoever waited for that would be late. */
  #askAhead(order: Command): Promise<string> {
    const answer = this.#pend(order);
    this.ahead.push(order);
    if (this.isWanted) this.runner?.tell(order);
    else this.start();
    return answer;
  }

  #pend(
    { id }: { id: number },
    onAsked?: () => void,
    onReport?: (report: WorkReport) => void,
  ): Promise<string> {
    return new Promise((resolve) => this.pending.set(id, { resolve, onAsked, onReport }));
  }

  /** It works at that now. */
  #expect({ id }: { id: number }) {
    if (this.due.size === 0) this.runner?.expect(ANSWER);
    this.due.add(id);
  }

  #hear(report: WorkReport) {
    if ("saved" in report) {
      this.saved = report.saved;
      return;
    }
    const asked = this.pending.get(report.id);
    if ("progress" in report) {
      if (this.due.has(report.id)) this.runner?.expect(ANSWER);
      asked?.onReport?.(report);
      return;
    }
    this.#settle(report.id);
    if ("asked" in report) asked?.onAsked?.();
    else if ("text" in report) {
      asked?.resolve(report.text);
      this.pending.delete(report.id);
    } else asked?.onReport?.(report);
  }

  #start() {
    this.#tell(BEGINNING);
    const { engine: early } = shared;
    delete shared.engine; // it starts once
    this.runner = new Supervisor(
      early?.order ?? engineOrder(this.path, this.module),
      {
        onProgress: (report) => this.#tell(report),
        onReady: (runner) => this.#begin(runner),
        onReport: (report) => this.#hear(report),
        onEnd: (end) => this.#end(end),
      },
      early,
    );
    for (const order of this.ahead) this.runner.tell(order);
  }

  #begin({ module, path }: Supervisor) {
    this.module = module;
    this.path = path;
    this.hasBegun = true;
    for (const order of this.ahead.splice(0)) this.#expect(order);
    this.#tell({ stage: "ready", loaded: 1, total: 1 });
    for (const go of this.waiting.splice(0)) go();
  }

  #end({ error, wasReady, fallback }: End) {
    this.runner = null;
    this.due.clear();
    if (wasReady) {
      for (const { resolve } of this.pending.values()) resolve(JSON.stringify(LOST));
      this.pending.clear();
      this.dispatchEvent(new Event("lost"));
      this.#mend({ key: "error-engine-gone" });
      return;
    }
    this.module = null;
    const ways = startPaths();
    const next = fallback && ways[ways.indexOf(this.path) + 1];
    if (next) {
      console.warn(`The engine did not start (${this.path}); now more slowly (${next}).`, error);
      this.path = next;
      this.#start();
      return;
    }
    [this.path] = ways;
    if (this.mends > 0) this.#mend(error);
    else this.#tell({ ...BEGINNING, stage: "error", error });
  }

  /** `error`: to be told when it has been tried often enough. */
  #mend(error: Message) {
    if (this.mends < MENDS) {
      this.mends += 1;
      this.#start();
    } else this.#tell({ ...BEGINNING, stage: "error", error });
  }

  #tell(report: BootReport) {
    this.report = report;
    this.dispatchEvent(new Event("progress"));
  }
}
