/** The page's side of the bots' workers: who thinks about what, and who is waited for. */

import { Refused } from "./engine.js";
import { BotWorker } from "./botworker.js";

/** @import {Progress} from "./boot.js" */
/** @import {Engine} from "./engine.js" */
/** @import {ThinkCommand, Thought} from "./types.js" */

/** How often the worker is replaced before somebody has to ask for it. */
const MENDS = 3;

/** Milliseconds after which a worker will not come to an end: a second more than its time limit. */
const LATEST = 4000;

/**
 * The bots' workers: one task at a time. There is one worker; where a question is worth more searches
 * and the device has cores to spare, further ones start while the first one is thinking, and take
 * part from then on. What they have found is put together by the first.
 */
export class Thinker {
  /**
   * @param {Engine} engine
   * @param {number} size how many workers there may be
   */
  constructor(engine, size) {
    this.engine = engine;
    this.first = new BotWorker(engine);
    /** @type {BotWorker[]} */
    this.others = Array.from({ length: size - 1 }, () => new BotWorker(engine));
    this.count = 0;
    /** @type {((error: Error) => void) | null} */
    this.abort = null;
    /** Somebody does not want to wait for the running task. */
    this.isHurried = false;
  }

  /** Starts the first worker ahead of need. */
  prepare() {
    return this.first.prepare();
  }

  /**
   * What was thought in the end about the question that a command is answered by, or null when it
   * was cancelled. A worker that fails is replaced, a few times; then it rejects, as it does at once
   * with `Refused`.
   * @param {ThinkCommand} command
   * @param {(progress: Progress) => void} onProgress
   * @param {{parallel?: number, onMend?: () => void}} [how] how many searches it is worth
   * @returns {Promise<Thought | null>}
   */
  async think(command, onProgress, { parallel = 1, onMend = () => {} } = {}) {
    const turn = ++this.count;
    this.isHurried = false;
    for (let mends = 0; ; mends += 1) {
      try {
        return await this.#try(turn, command, onProgress, parallel);
      } catch (error) {
        if (turn !== this.count) return null;
        if (error instanceof Refused || mends === MENDS) throw error;
        this.first.stop();
        onMend();
      }
    }
  }

  /** Forgets the running task; its promise becomes null. */
  cancel() {
    this.count += 1;
    this.abort?.(new Error("cancelled"));
    for (const worker of [this.first, ...this.others]) worker.cancel();
  }

  /** The running task is to be answered at once, by what has been thought of so far. */
  now() {
    this.isHurried = true;
    for (const worker of [this.first, ...this.others]) worker.now();
  }

  /**
   * @param {number} turn
   * @param {ThinkCommand} command
   * @param {(progress: Progress) => void} onProgress
   * @param {number} parallel
   * @returns {Promise<Thought | null>}
   */
  async #try(turn, command, onProgress, parallel) {
    const others = this.#others(parallel);
    await this.prepare();
    if (turn !== this.count) return null;
    /** @type {Promise<never>} */
    const cancelled = new Promise((_, reject) => (this.abort = reject));
    let isBegun = false;
    const asked = this.first.ask(command, 0, (progress) => {
      // One that had to begin anew is told again.
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
   * Those who can take part now; those who cannot yet are started for another time.
   * @param {number} wanted how many searches the question is worth
   */
  #others(wanted) {
    const others = this.others.slice(0, wanted - 1);
    const starting = others.filter((worker) => worker.starting === null);
    void this.prepare().then(
      () => starting.forEach((worker) => worker.prepare().catch(() => this.#dismiss(worker))),
      () => {},
    );
    return others.filter((worker) => worker.isReady);
  }

  /**
   * The id of what another worker has thought of, null if it fails: it is done without from then on.
   * @param {number} turn
   * @param {BotWorker} worker
   * @param {ThinkCommand} command
   * @param {number} part
   * @returns {Promise<number | null>}
   */
  #help(turn, worker, command, part) {
    return new Promise((resolve) => {
      const fail = () => {
        resolve(null);
        if (turn === this.count) this.#dismiss(worker);
      };
      const late = setTimeout(fail, LATEST);
      worker
        .ask(command, part, () => {})
        .then(({ id }) => resolve(id), fail)
        .finally(() => clearTimeout(late));
    });
  }

  /** @param {BotWorker} worker */
  #dismiss(worker) {
    worker.stop();
    this.others = this.others.filter((other) => other !== worker);
  }
}
