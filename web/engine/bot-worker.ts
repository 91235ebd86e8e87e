/** The page's side of one bot's worker. */

import { Supervisor } from "./supervisor.js";
import type { Message, Step, Thinkable, Thought } from "../types/engine.js";
import type { Progress, WorkReport } from "../types/workers.js";
import type { Engine } from "./client.js";

/** Seconds for which it may be silent when it has been asked: it may have a game's rules to read. */
const FIRST = 30;
/**
 * Seconds for which it may be silent while it thinks. It tells how far it is after every slice, of
 * 25 ms or one thought: 0.14 s at most, measured natively, and many times that on a busy phone.
 */
const NEXT = 10;

const NOBODY = () => {};

/** A bot's worker has failed at its task. */
export class BotFault extends Error {
  /** What is to be said where it could not even start. */
  declare words: Message | null;

  constructor(detail = "", words: Message | null = null) {
    super(detail);
    this.words = words;
  }
}

/** A worker that thinks, started when it is first wanted. */
export class BotWorker {
  declare engine: Engine;
  runner: Supervisor | null = null;
  /** Whether it has been up; what has ended since is replaced. */
  wasReady = false;
  /** Resolves when that is up. */
  starting: Promise<Supervisor> | null = null;
  /** The number by which the engine's worker knows it. */
  number = 0;
  /** The worker it is joined to. */
  joined: Supervisor | null = null;
  /** Receives its reports about the task, and that it has ended. */
  declare hear: (report: WorkReport) => void;
  declare fail: (fault: BotFault) => void;
  static count = 0;

  constructor(engine: Engine) {
    this.engine = engine;
    this.hear = NOBODY;
    this.fail = NOBODY;
  }

  get isReady() {
    return this.runner?.isReady ?? false;
  }

  /** Starts the worker before it is needed. */
  prepare() {
    this.starting ??= new Promise((resolve, reject) => {
      const { module, path } = this.engine;
      this.runner = new Supervisor(
        { role: "bot", path, counted: false, module },
        {
          onReady: (runner) => {
            this.wasReady = true;
            resolve(runner);
          },
          onReport: (report) => this.hear(report),
          onEnd: ({ error, wasReady }) => {
            const fault = new BotFault(JSON.stringify(error), wasReady ? null : error);
            this.#forget();
            reject(fault);
            this.fail(fault);
          },
        },
      );
    });
    this.starting.catch(() => {});
    return this.starting;
  }

  /** Thinks about the question that answers a command. Rejects with `BotFault` or `Refused`. */
  ask(command: Thinkable, part: number, onProgress: (progress: Progress) => void) {
    return this.#think(
      (onAsked) => this.engine.consult(this.number, part, command, onAsked),
      onProgress,
    );
  }

  /** Agrees with what other workers have found, given the ids under which they were asked. */
  agree(others: number[]) {
    return this.#think(
      (onAsked) => this.engine.agree(this.number, others, onAsked),
      () => {},
    );
  }

  async #think(
    begin: (onAsked: () => void) => { id: number; thought: Promise<Step | null> },
    onProgress: (progress: Progress) => void,
  ): Promise<Thought> {
    const runner = await this.prepare();
    if (this.engine.ready && this.joined !== this.engine.runner) this.#join(runner);
    const { id, thought } = begin(() => runner.expect(FIRST));
    const failed: Promise<never> = new Promise((_, reject) => (this.fail = reject));
    const { fail } = this;
    const hear = (report: WorkReport) => {
      if (!("id" in report) || report.id !== id) return;
      if ("fault" in report) fail(new BotFault());
      if (!("progress" in report)) return;
      runner.expect(report.progress < 1 ? NEXT : null);
      onProgress(report);
    };
    this.hear = hear;
    try {
      return { id, step: await Promise.race([thought, failed]) };
    } finally {
      runner.expect(null);
      this.engine.forget(id);
      // A table that was closed would be kept by what it hears.
      if (this.hear === hear) this.hear = this.fail = NOBODY;
    }
  }

  /** Connects the two workers directly, so that the page does not see what is hidden. */
  #join(runner: Supervisor) {
    const { port1, port2 } = new MessageChannel();
    this.joined = this.engine.runner;
    this.number = ++BotWorker.count;
    this.engine.join(this.number, port1);
    runner.tell({ join: true }, [port2]);
  }

  /** Ends thinking at once, with the best action so far. */
  now() {
    this.runner?.tell({ now: true });
  }

  /** Drops everything that was asked so far. */
  cancel() {
    this.runner?.tell({ cancel: this.engine.count });
    this.fail(new BotFault("cancelled"));
  }

  /** Ends the worker; the next order starts another. */
  stop() {
    this.runner?.stop();
    this.#forget();
  }

  #forget() {
    if (this.joined) this.engine.leave(this.number);
    this.runner = this.starting = this.joined = null;
  }
}
