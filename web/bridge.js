/** The page's side of the two workers: the engine that answers commands, the bot that thinks. */

/** @import {BootOrder, BootReport, Found, Order, Report, StartPath} from "./boot.js" */
/** @import {Command, Message, Step, Think} from "./types.js" */
/** @import {Answer} from "./ui/types.js" */

import { WORKER } from "./scripts.js";

/** A start silent for so long will not come: the runtime's loader can hang without a word. */
const SILENCE = { download: 45_000, start: 90_000, install: 60_000 };

const RUNTIME = new URL("../runtime/", import.meta.url).href;

/** @type {BootReport} */
const BEGINNING = { stage: "download", loaded: 0, total: 0 };

/** Starts one worker and follows it until it is ready or has failed. */
class Starter {
  /**
   * @param {BootOrder} order
   * @param {(report: BootReport) => void} onProgress
   * @param {(worker: Worker) => void} onReady
   * @param {(report: BootReport, fallback: boolean) => void} onError
   */
  constructor(order, onProgress, onReady, onError) {
    this.worker = new Worker(WORKER, { type: "module" });
    this.onProgress = onProgress;
    this.onReady = onReady;
    this.onError = onError;
    /** @type {number | undefined} */
    this.watchdog = undefined;
    /** @type {WebAssembly.Module | null} */
    this.module = order.module;
    this.worker.onmessage = ({ data }) => this.#hear(data);
    this.worker.onerror = (event) => {
      event.preventDefault();
      this.#fail({ key: "error-worker", args: { detail: event.message ?? "" } }, false);
    };
    this.worker.postMessage({ boot: order });
    this.#watch("download");
  }

  stop() {
    clearTimeout(this.watchdog);
    this.worker.terminate();
  }

  /** @param {Report} report */
  #hear(report) {
    if ("module" in report) this.module = report.module;
    if (!("stage" in report)) return;
    if (report.stage === "error") {
      this.#fail(
        report.error ?? { key: "error-start", args: { detail: "" } },
        report.fallback ?? false,
      );
    } else if (report.stage === "ready") {
      clearTimeout(this.watchdog);
      this.onReady(this.worker);
    } else {
      this.#watch(report.stage);
      this.onProgress(report);
    }
  }

  /** @param {keyof typeof SILENCE} stage */
  #watch(stage) {
    clearTimeout(this.watchdog);
    const silent = () => this.#fail({ key: "error-silent" }, stage !== "download");
    this.watchdog = window.setTimeout(silent, SILENCE[stage]);
  }

  /** @param {Message} error @param {boolean} fallback */
  #fail(error, fallback) {
    this.stop();
    this.onError({ ...BEGINNING, stage: "error", error }, fallback);
  }
}

/** The engine. Dispatches "progress" while it starts; `report` holds how far it is. */
export class Engine extends EventTarget {
  constructor() {
    super();
    this.report = BEGINNING;
    /** The compiled program, shared with the bot's worker. @type {WebAssembly.Module | null} */
    this.module = null;
    /** @type {StartPath} */
    this.path = "compiled";
    /** @type {Worker | null} */
    this.worker = null;
    /** @type {Starter | null} */
    this.starter = null;
    /** @type {Map<number, (text: string) => void>} */
    this.pending = new Map();
    this.count = 0;
    /** @type {(() => void)[]} */
    this.waiting = [];
  }

  get ready() {
    return this.worker !== null;
  }

  /** Starts, or starts again after an error. */
  start() {
    if (this.worker || this.starter) return;
    if (typeof WebAssembly !== "object") {
      this.#tell({ ...BEGINNING, stage: "error", error: { key: "error-no-wasm" } });
      return;
    }
    this.#tell(BEGINNING);
    this.starter = new Starter(
      {
        role: "engine",
        base: RUNTIME,
        path: this.path,
        counted: !navigator.serviceWorker?.controller,
        module: this.module,
      },
      (report) => this.#tell(report),
      (worker) => this.#begin(worker),
      (report, fallback) => this.#failed(report, fallback),
    );
  }

  /**
   * The answer to a command; waits until the engine is up.
   * @template {Command["do"]} D
   * @param {Extract<Command, {do: D}>} command
   * @returns {Promise<Answer<D>>}
   */
  async ask(command) {
    if (!this.worker) await new Promise((resolve) => this.waiting.push(() => resolve(undefined)));
    const id = ++this.count;
    const text = await new Promise((resolve) => {
      this.pending.set(id, resolve);
      this.worker?.postMessage({ id, text: JSON.stringify(command) });
    });
    return JSON.parse(text);
  }

  /** @param {Worker} worker */
  #begin(worker) {
    this.module = this.starter?.module ?? null;
    this.starter = null;
    this.worker = worker;
    worker.onmessage = ({ data }) => {
      this.pending.get(data.id)?.(data.text);
      this.pending.delete(data.id);
    };
    this.#tell({ stage: "ready", loaded: 1, total: 1 });
    for (const go of this.waiting.splice(0)) go();
  }

  /** @param {BootReport} report @param {boolean} fallback */
  #failed(report, fallback) {
    this.module = null;
    this.starter = null;
    if (fallback && this.path === "compiled") {
      this.path = "stock";
      this.start();
    } else {
      this.path = "compiled";
      this.#tell(report);
    }
  }

  /** @param {BootReport} report */
  #tell(report) {
    this.report = report;
    this.dispatchEvent(new Event("progress"));
  }
}

/** A bot's worker that failed twice at the same task. */
export class BotFault extends Error {}

/** A worker that thinks, started when it is first wanted. */
class Mind {
  /** @param {Engine} engine */
  constructor(engine) {
    this.engine = engine;
    /** @type {Promise<Worker> | null} */
    this.worker = null;
    this.isReady = false;
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

  /**
   * What the worker answers to an order. Rejects with `BotFault`.
   * @param {Extract<Order, {id: number}>} order
   * @param {(step: Step) => void} onStep
   * @returns {Promise<Found>}
   */
  async ask(order, onStep) {
    const worker = await this.prepare();
    return new Promise((resolve, reject) => {
      worker.onerror = (event) => reject(new BotFault(event.message));
      worker.onmessage = ({ data }) => {
        if (data.id !== order.id) return;
        if ("progress" in data) onStep(data.step);
        else if ("action" in data) resolve(data);
        else reject(new BotFault(data.fault));
      };
      worker.postMessage(order);
    });
  }

  /** @param {{cancel: true} | {now: true}} order */
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
   * What was thought in the end, or null when it was cancelled. A worker that fails is replaced once.
   * @param {Think} task
   * @param {(step: Step) => void} onStep
   * @returns {Promise<Step | null>}
   */
  async think(task, onStep) {
    const id = ++this.count;
    try {
      return await this.#try(id, task, onStep);
    } catch {
      if (id !== this.count) return null;
      this.first.stop();
      return this.#try(id, task, onStep);
    }
  }

  /** Forgets the running task; its promise becomes null. */
  cancel() {
    this.count += 1;
    this.abort?.(new Error("cancelled"));
    this.#tell({ cancel: true });
  }

  /** The running task is to be answered at once, by what has been thought of so far. */
  now() {
    this.#tell({ now: true });
  }

  /** @param {{cancel: true} | {now: true}} order */
  #tell(order) {
    for (const mind of [this.first, ...this.others]) mind.tell(order);
  }

  /**
   * @param {number} id
   * @param {Think} task
   * @param {(step: Step) => void} onStep
   * @returns {Promise<Step | null>}
   */
  async #try(id, task, onStep) {
    const others = this.#others(task.minds);
    await this.prepare();
    if (id !== this.count) return null;
    const text = JSON.stringify(task);
    /** @type {Promise<never>} */
    const cancelled = new Promise((_, reject) => (this.abort = reject));
    const asked = this.first.ask({ id, think: text, part: 0 }, onStep);
    const helping = others.map((mind, at) => this.#help(mind, { id, think: text, part: at + 1 }));
    const all = Promise.all([asked, Promise.all(helping)]);
    const [found, texts] = await Promise.race([all, cancelled]);
    const agree = texts.filter((text) => text !== null);
    if (agree.length === 0) return found.step;
    const agreed = this.first.ask({ id, agree }, () => {});
    return (await Promise.race([agreed, cancelled])).step;
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
   * What another mind has found, null if it fails: it is done without from then on.
   * @param {Mind} mind
   * @param {Extract<Order, {id: number}>} order
   * @returns {Promise<string | null>}
   */
  #help(mind, order) {
    return new Promise((resolve) => {
      const fail = () => {
        resolve(null);
        if (order.id === this.count) this.#dismiss(mind);
      };
      const late = setTimeout(fail, LATEST);
      mind
        .ask(order, () => {})
        .then(({ found }) => resolve(found), fail)
        .finally(() => clearTimeout(late));
    });
  }

  /** @param {Mind} mind */
  #dismiss(mind) {
    mind.stop();
    this.others = this.others.filter((other) => other !== mind);
  }
}
