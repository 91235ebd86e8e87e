/** The page's side of the two workers: the engine that answers commands, the bot that thinks. */

/** @import {BootOrder, BootReport, Report, StartPath} from "./boot.js" */
/** @import {Action, Command, Message, Think} from "./types.js" */
/** @import {Answer} from "./ui/types.js" */

/** A start silent for so long will not come: the runtime's loader can hang without a word. */
const SILENCE = { download: 45_000, start: 90_000, install: 60_000 };

const WORKER = new URL("./worker.js", import.meta.url);
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

/** The bots' worker: one task at a time, started when it is first wanted. */
export class Thinker {
  /** @param {Engine} engine */
  constructor(engine) {
    this.engine = engine;
    /** @type {Promise<Worker> | null} */
    this.worker = null;
    this.count = 0;
    /** @type {((error: Error) => void) | null} */
    this.abort = null;
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
        resolve,
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
   * The bot's action, or null when it was cancelled. A worker that fails is replaced once.
   * @param {Think} task
   * @param {(progress: number) => void} onProgress
   * @returns {Promise<Action | null>}
   */
  async think(task, onProgress) {
    const id = ++this.count;
    try {
      return await this.#try(id, task, onProgress);
    } catch {
      if (id !== this.count) return null;
      this.#replace();
      return this.#try(id, task, onProgress);
    }
  }

  /** Forgets the running task; its promise becomes null. */
  cancel() {
    this.count += 1;
    this.abort?.(new Error("cancelled"));
    this.worker?.then(
      (worker) => worker.postMessage({ cancel: true }),
      () => {},
    );
  }

  /**
   * @param {number} id
   * @param {Think} task
   * @param {(progress: number) => void} onProgress
   * @returns {Promise<Action | null>}
   */
  async #try(id, task, onProgress) {
    const worker = await this.prepare();
    if (id !== this.count) return null;
    return new Promise((resolve, reject) => {
      this.abort = reject;
      worker.onerror = (event) => reject(new BotFault(event.message));
      worker.onmessage = ({ data }) => {
        if (data.id !== id) return;
        if ("progress" in data) onProgress(data.progress);
        else if ("action" in data) resolve(data.action);
        else reject(new BotFault(data.fault));
      };
      worker.postMessage({ id, think: JSON.stringify(task) });
    });
  }

  #replace() {
    this.worker?.then(
      (worker) => worker.terminate(),
      () => {},
    );
    this.worker = null;
  }
}
