/**
 * The page's side of thinking: whether the engine or a bot's worker thinks about a question, which
 * workers help, and which are waited for.
 */

import { Refused } from "./client.js";
import { BotFault, BotWorker } from "./bot-worker.js";
import { EngineBot } from "./engine-bot.js";
import type { Message, Thinkable, Thought } from "../types/engine.js";
import type { Progress } from "../types/workers.js";
import type { Engine } from "./client.js";

/** How often the worker is replaced by itself. */
const MENDS = 3;

/** Milliseconds after which a helper counts as failed: a second more than its time limit. */
const HELPER_LATEST = 4000;

/** What is said of bots that have failed. */
const FAILED: Message = { key: "error-bot" };

/** Of these somebody awaits the answer, so that they do not wait for a worker to start. */
const AT_ONCE = new Set<Thinkable["do"]>(["consult", "hint"]);

/**
 * Who thinks: one task at a time. The engine itself thinks about what is worth no search, and about
 * everything where memory is too short for another interpreter, or a worker does not start. Else
 * there is one worker, which starts when something has been asked that is worth a search; until it
 * is up the engine thinks about what somebody waits for. Where a question is worth more searches and
 * the device has cores to spare, further ones start while the first one is thinking, and take part
 * from then on. The first combines what they have found.
 */
export class BotPool {
  declare engine: Engine;
  declare own: EngineBot;
  /** Null: the engine alone thinks. */
  declare first: BotWorker | null;
  declare others: BotWorker[];
  count = 0;
  abort: ((error: Error) => void) | null = null;
  /** Somebody wants the running task to end now. */
  isHurried = false;
  /** What is to be said where thinking has failed. */
  readonly trouble = FAILED;

  /** `size`: how many workers there may be. */
  constructor(engine: Engine, size: number) {
    this.engine = engine;
    this.own = new EngineBot(engine);
    const [first, ...others] = Array.from({ length: size }, () => new BotWorker(engine));
    this.first = first ?? null;
    this.others = others;
  }

  /**
   * The result of thinking about the question that answers a command, or null if it was cancelled.
   * A worker that fails is replaced, a few times; then it rejects, as it does at once with
   * `Refused`. `how`: how many searches it is worth.
   */
  async think(
    command: Thinkable,
    onProgress: (progress: Progress) => void,
    { parallel = 1, onMend = () => {} }: { parallel?: number; onMend?: () => void } = {},
  ): Promise<Thought | null> {
    const turn = ++this.count;
    this.isHurried = false;
    for (let mends = 0; ; mends += 1) {
      const bot = this.#botFor(command, parallel);
      try {
        return await this.#try(turn, bot, command, onProgress, parallel);
      } catch (error) {
        if (turn !== this.count) return null;
        if (error instanceof Refused || mends === MENDS) throw error;
        if (error instanceof BotFault && error.words) this.#doWithout();
        else {
          bot.stop();
          onMend();
        }
      }
    }
  }

  /** Cancels the running task; its promise resolves to null. */
  cancel() {
    this.count += 1;
    this.abort?.(new Error("cancelled"));
    for (const bot of this.#all()) bot.cancel();
  }

  /** Makes the running task end at once, with the best action so far. */
  now() {
    this.isHurried = true;
    for (const bot of this.#all()) bot.now();
  }

  #all() {
    return [this.own, ...(this.first ? [this.first] : []), ...this.others];
  }

  #botFor(command: Thinkable, parallel: number) {
    if (!this.first || parallel === 0) return this.own;
    return this.first.wasReady || !AT_ONCE.has(command.do) ? this.first : this.own;
  }

  /** Starts no worker any more: the device has no room for one. */
  #doWithout() {
    for (const worker of this.others) worker.stop();
    this.first = null;
    this.others = [];
  }

  async #try(
    turn: number,
    bot: EngineBot | BotWorker,
    command: Thinkable,
    onProgress: (progress: Progress) => void,
    parallel: number,
  ): Promise<Thought | null> {
    const others = bot === this.first ? this.#others(this.first, parallel) : [];
    await bot.prepare();
    if (turn !== this.count) return null;
    const cancelled: Promise<never> = new Promise((_, reject) => (this.abort = reject));
    let isBegun = false;
    const asked = bot.ask(command, 0, (progress) => {
      // Whoever had to begin again is hurried again.
      if (this.isHurried && !isBegun) bot.now();
      isBegun = true;
      onProgress(progress);
    });
    const helping = others.map((worker, at) => this.#help(turn, worker, command, at + 1));
    const all = Promise.all([asked, Promise.all(helping)]);
    try {
      const [found, ids] = await Promise.race([all, cancelled]);
      const agree = ids.filter((id) => id !== null);
      if (agree.length === 0 || bot === this.own) return found;
      return await Promise.race([(bot as BotWorker).agree(agree), cancelled]);
    } finally {
      if (bot === this.own && parallel > 0) this.first?.prepare().catch(() => this.#doWithout());
    }
  }

  /**
   * The workers that can take part now; those that cannot yet are started for the next time.
   * `wanted`: how many searches the question is worth.
   */
  #others(first: BotWorker, wanted: number) {
    const others = this.others.slice(0, wanted - 1);
    const starting = others.filter((worker) => worker.starting === null);
    void first.prepare().then(
      () => starting.forEach((worker) => worker.prepare().catch(() => this.#dismiss(worker))),
      () => {},
    );
    return others.filter((worker) => worker.isReady);
  }

  /** The id of another worker's result, null if it fails; then that worker is left out from then on. */
  #help(turn: number, worker: BotWorker, command: Thinkable, part: number): Promise<number | null> {
    return new Promise((resolve) => {
      const fail = () => {
        resolve(null);
        if (turn === this.count) this.#dismiss(worker);
      };
      const late = setTimeout(fail, HELPER_LATEST);
      worker
        .ask(command, part, () => {})
        .then(({ id }) => resolve(id), fail)
        .finally(() => clearTimeout(late));
    });
  }

  #dismiss(worker: BotWorker) {
    worker.stop();
    this.others = this.others.filter((other) => other !== worker);
  }
}
