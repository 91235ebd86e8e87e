/**
 * The page's side of the bots' workers: which of them think about a question, and which are waited
 * for.
 */

import { Refused } from "./client.js";
import { BotFault, BotWorker } from "./bot-worker.js";
import type { Message, Thinkable, Thought } from "../types/engine.js";
import type { Progress } from "../types/workers.js";
import type { Engine } from "./client.js";

/** How often the worker is replaced by itself. */
const MENDS = 3;

/** Milliseconds after which a helper counts as failed: a second more than its time limit. */
const HELPER_LATEST = 4000;

/** What is said of bots that have failed, unless there is more to say. */
const FAILED: Message = { key: "error-bot" };

/**
 * The bots' workers: one task at a time. There is one worker; where a question is worth more searches
 * and the device has cores to spare, further ones start while the first one is thinking, and take
 * part from then on. The first combines what they have found.
 */
export class BotPool {
  declare engine: Engine;
  declare first: BotWorker;
  declare others: BotWorker[];
  count = 0;
  abort: ((error: Error) => void) | null = null;
  /** Somebody wants the running task to end now. */
  isHurried = false;
  /** What is to be said where thinking has failed. */
  trouble = FAILED;

  /** `size`: how many workers there may be. */
  constructor(engine: Engine, size: number) {
    this.engine = engine;
    this.first = new BotWorker(engine);
    this.others = Array.from({ length: size - 1 }, () => new BotWorker(engine));
  }

  /** Starts the first worker before it is needed. */
  prepare() {
    return this.first.prepare();
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
      try {
        return await this.#try(turn, command, onProgress, parallel);
      } catch (error) {
        if (turn !== this.count) return null;
        this.trouble = (error instanceof BotFault && error.words) || FAILED;
        if (error instanceof Refused || mends === MENDS) throw error;
        this.first.stop();
        onMend();
      }
    }
  }

  /** Cancels the running task; its promise resolves to null. */
  cancel() {
    this.count += 1;
    this.abort?.(new Error("cancelled"));
    for (const worker of [this.first, ...this.others]) worker.cancel();
  }

  /** Makes the running task end at once, with the best action so far. */
  now() {
    this.isHurried = true;
    for (const worker of [this.first, ...this.others]) worker.now();
  }

  async #try(
    turn: number,
    command: Thinkable,
    onProgress: (progress: Progress) => void,
    parallel: number,
  ): Promise<Thought | null> {
    const others = this.#others(parallel);
    await this.prepare();
    if (turn !== this.count) return null;
    const cancelled: Promise<never> = new Promise((_, reject) => (this.abort = reject));
    let isBegun = false;
    const asked = this.first.ask(command, 0, (progress) => {
      // A worker that had to begin again is hurried again.
      if (this.isHurried && !isBegun) this.first.now();
      isBegun = true;
      onProgress(progress);
    });
    const helping = others.map((worker, at) => this.#help(turn, worker, command, at + 1));
    const all = Promise.all([asked, Promise.all(helping)]);
    const [found, ids] = await Promise.race([all, cancelled]);
    const agree = ids.filter((id) => id !== null);
    if (agree.length === 0) return found;
    return Promise.race([this.first.agree(agree), cancelled]);
  }

  /**
   * The workers that can take part now; those that cannot yet are started for the next time.
   * `wanted`: how many searches the question is worth.
   */
  #others(wanted: number) {
    const others = this.others.slice(0, wanted - 1);
    const starting = others.filter((worker) => worker.starting === null);
    void this.prepare().then(
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
