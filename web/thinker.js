/** The page's side of the bots' workers: who thinks about what, and who is waited for. */

import { RUNTIME, Starter } from "./starting.js";

/** @import {BotOrder, Progress} from "./boot.js" */
/** @import {Engine} from "./engine.js" */
/** @import {Step, ThinkCommand, Thought} from "./types.js" */

/** A bot's worker that failed twice at the same task. */
export class BotFault extends Error {}

/** A worker that thinks, started when it is first wanted. */
class Mind {
  static count = 0;

  /** @param {Engine} engine */
  constructor(engine) {
    this.engine = engine;
    /** @type {Promise<Worker> | null} */
    this.worker = null;
    this.isReady = false;
    /** By which the engine's worker knows the one that runs now. */
    this.number = 0;
  }

  /** Starts the worker ahead of need. */
  prepare() {
    this.worker ??= new Promise((resolve, reject) => {
      new Starter(
        {
          role: "bot",
          base: RUNTIME,
          path: this.engine.path,
          counted: false,
          module: this.engine.module,
        },
        () => {},
        (worker) => {
          this.isReady = true;
          this.#join(worker);
          resolve(worker);
        },
        (report) => {
          this.worker = null;
          reject(new BotFault(JSON.stringify(report.error)));
        },
      );
    });
    this.worker.catch(() => {});
    return this.worker;
  }

  /** What is hidden goes between the two workers past the page. @param {Worker} worker */
  #join(worker) {
    const { port1, port2 } = new MessageChannel();
    this.number = ++Mind.count;
    this.engine.join(this.number, port1);
    worker.postMessage({ join: true }, [port2]);
  }

  /**
   * Thinks about the question that a command is answered by. Rejects with `BotFault`.
   * @param {ThinkCommand} command
   * @param {number} part
   * @param {(progress: Progress) => void} onProgress
   */
  ask(command, part, onProgress) {
    return this.#think(() => this.engine.consult(this.number, part, command), onProgress);
  }

  /**
   * Settles with what others have thought of, by the ids under which they were asked.
   * @param {number[]} others
   */
  agree(others) {
    return this.#think(
      () => this.engine.agree(this.number, others),
      () => {},
    );
  }

  /**
   * @param {() => {id: number, thought: Promise<Step | null>}} begin
   * @param {(progress: Progress) => void} onProgress
   * @returns {Promise<Thought>}
   */
  async #think(begin, onProgress) {
    const worker = await this.prepare();
    const { id, thought } = begin();
    /** @type {Promise<never>} */
    const failed = new Promise((_, reject) => {
      worker.onerror = (event) => reject(new BotFault(event.message));
      worker.onmessage = ({ data }) => {
        if (data.id !== id) return;
        if ("fault" in data) reject(new BotFault());
        else onProgress(data);
      };
    });
    try {
      return { id, step: await Promise.race([thought, failed]) };
    } finally {
      this.engine.forget(id);
    }
  }

  /** @param {Exclude<BotOrder, {join: true}>} order */
  tell(order) {
    this.worker?.then(
      (worker) => worker.postMessage(order),
      () => {},
    );
  }

  /** Ends the worker; the next order starts another. */
  stop() {
    this.worker?.then(
      (worker) => worker.terminate(),
      () => {},
    );
    this.engine.leave(this.number);
    this.worker = null;
    this.isReady = false;
  }
}

/** Milliseconds after which a mind will not come to an end: a second more than its patience. */
const LATEST = 4000;

/**
 * The bots' workers: one task at a time. There is one worker; where a question is worth more minds
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
    this.first = new Mind(engine);
    /** @type {Mind[]} */
    this.others = Array.from({ length: size - 1 }, () => new Mind(engine));
    this.count = 0;
    /** @type {((error: Error) => void) | null} */
    this.abort = null;
  }

  /** Starts the first worker ahead of need. */
  prepare() {
    return this.first.prepare();
  }

  /**
   * What was thought in the end about the question that a command is answered by, or null when it
   * was cancelled. A worker that fails is replaced once.
   * @param {ThinkCommand} command
   * @param {(progress: Progress) => void} onProgress
   * @param {number} [minds] how many the question is worth
   * @returns {Promise<Thought | null>}
   */
  async think(command, onProgress, minds = 1) {
    const turn = ++this.count;
    try {
      return await this.#try(turn, command, onProgress, minds);
    } catch {
      if (turn !== this.count) return null;
      this.first.stop();
      return this.#try(turn, command, onProgress, minds);
    }
  }

  /** Forgets the running task; its promise becomes null. */
  cancel() {
    this.count += 1;
    this.abort?.(new Error("cancelled"));
    this.#tell({ cancel: this.engine.count });
  }

  /** The running task is to be answered at once, by what has been thought of so far. */
  now() {
    this.#tell({ now: true });
  }

  /** @param {Exclude<BotOrder, {join: true}>} order */
  #tell(order) {
    for (const mind of [this.first, ...this.others]) mind.tell(order);
  }

  /**
   * @param {number} turn
   * @param {ThinkCommand} command
   * @param {(progress: Progress) => void} onProgress
   * @param {number} minds
   * @returns {Promise<Thought | null>}
   */
  async #try(turn, command, onProgress, minds) {
    const others = this.#others(minds);
    await this.prepare();
    if (turn !== this.count) return null;
    /** @type {Promise<never>} */
    const cancelled = new Promise((_, reject) => (this.abort = reject));
    const asked = this.first.ask(command, 0, onProgress);
    const helping = others.map((mind, at) => this.#help(turn, mind, command, at + 1));
    const all = Promise.all([asked, Promise.all(helping)]);
    const [found, ids] = await Promise.race([all, cancelled]);
    const agree = ids.filter((id) => id !== null);
    if (agree.length === 0) return found;
    return Promise.race([this.first.agree(agree), cancelled]);
  }

  /**
   * Those who can take part now; those who cannot yet are started for another time.
   * @param {number} wanted how many minds the question is worth
   */
  #others(wanted) {
    const others = this.others.slice(0, wanted - 1);
    const starting = others.filter((mind) => mind.worker === null);
    void this.prepare().then(
      () => starting.forEach((mind) => mind.prepare().catch(() => this.#dismiss(mind))),
      () => {},
    );
    return others.filter((mind) => mind.isReady);
  }

  /**
   * The id of what another mind has thought of, null if it fails: it is done without from then on.
   * @param {number} turn
   * @param {Mind} mind
   * @param {ThinkCommand} command
   * @param {number} part
   * @returns {Promise<number | null>}
   */
  #help(turn, mind, command, part) {
    return new Promise((resolve) => {
      const fail = () => {
        resolve(null);
        if (turn === this.count) this.#dismiss(mind);
      };
      const late = setTimeout(fail, LATEST);
      mind
        .ask(command, part, () => {})
        .then(({ id }) => resolve(id), fail)
        .finally(() => clearTimeout(late));
    });
  }

  /** @param {Mind} mind */
  #dismiss(mind) {
    mind.stop();
    this.others = this.others.filter((other) => other !== mind);
  }
}
