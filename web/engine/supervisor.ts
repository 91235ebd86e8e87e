/**
 * A worker from its start to its end, for whatever reason it ends; the same script is the engine or
 * a bot.
 */

import { EarlyWorker } from "./early-worker.js";
import { isHere } from "../net/files.js";
import type { Message } from "../types/engine.js";
import type {
  BootReport,
  BotOrder,
  EngineOrder,
  Report,
  StartPath,
  WorkReport,
} from "../types/workers.js";
import type { StartOrder } from "./early-worker.js";

/**
 * Seconds of silence after which a start has failed: the runtime's loader can hang without an
 * error.
 */
const SILENCE = { download: 45, unpack: 45, start: 90, install: 60 };

/**
 * Seconds without a first report after which that is told: a worker says at once that it begins,
 * unless something keeps it from it without a word.
 */
const QUIET = 4;

/** Whether nothing comes over a line, since the document contains it. */
const isAllHere = isHere("runtime/pyodide.asm.wasm");

export const BEGINNING: BootReport = {
  stage: isAllHere ? "unpack" : "download",
  loaded: 0,
  total: 0,
};

interface Listener {
  /** Of the start. */
  onProgress?: (report: BootReport) => void;
  onReady: (runner: Supervisor) => void;
  /** Of its work. */
  onReport: (report: WorkReport) => void;
  /** Once, unless it was stopped. */
  onEnd: (end: End) => void;
}

export interface End {
  error: Message;
  wasReady: boolean;
  /** Whether another way to start may succeed. */
  fallback: boolean;
}

export class Supervisor {
  declare listener: Listener;
  declare module: WebAssembly.Module | null;
  /** How it has started. */
  declare path: StartPath;
  isReady = false;
  stage: BootReport["stage"] = "download";
  isOver = false;
  /** Stops watching for its end. */
  following = new AbortController();
  /** Seconds of silence after which it counts as hanging; null: it is idle. */
  declare limit: number | null;
  declare silence: Silence;
  /** Until the first report. */
  declare quiet: Silence;
  isHeard = false;
  declare worker: Worker | null;
  /** The name of the lock that it holds. */
  declare life: string;

  /** `early` has started with this order already. */
  constructor(order: StartOrder, listener: Listener, early: EarlyWorker = new EarlyWorker(order)) {
    this.listener = listener;
    this.module = order.module;
    this.path = order.path;
    this.limit = SILENCE.download;
    this.silence = new Silence(() => this.#hang());
    this.silence.last(this.limit);
    this.quiet = new Silence(() => this.#doubt());
    this.quiet.last(QUIET);
    this.worker = early.worker;
    this.life = early.life;
    early.listen({
      onmessage: ({ data }) => this.#hear(data),
      onmessageerror: () => this.#fail("unreadable"),
      onfault: (detail) => (detail || this.isHeard ? this.#fail(detail) : this.#block(detail)),
      onblocked: (detail) => this.#block(detail),
    });
  }

  tell(order: EngineOrder | BotOrder, ports: MessagePort[] = []) {
    this.worker?.postMessage(order, ports);
  }

  /** From now on it works and must report at least that often; null: it is idle. */
  expect(seconds: number | null) {
    this.limit = seconds;
    this.#wait();
  }

  stop() {
    this.isOver = true;
    this.silence.end();
    this.quiet.end();
    this.following.abort();
    this.worker?.terminate();
  }

  #wait() {
    if (this.limit === null || this.isOver) this.silence.end();
    else this.silence.last(this.limit);
  }

  #hear(report: Report) {
    if (this.isOver) return;
    this.isHeard = true;
    this.quiet.end();
    if ("module" in report) this.module = report.module;
    else if ("path" in report) this.path = report.path;
    else if ("lives" in report) this.#follow();
    else if (!("stage" in report)) this.listener.onReport(report);
    else if (report.stage === "error")
      this.#end(report.error ?? { key: "error-start", args: { detail: "" } }, report.fallback);
    else if (report.stage === "ready") this.#begin();
    else this.#start(report);
    this.#wait();
  }

  #start(report: BootReport) {
    this.stage = report.stage;
    this.limit = SILENCE[report.stage as keyof typeof SILENCE];
    this.listener.onProgress?.(report);
  }

  #begin() {
    this.isReady = true;
    this.limit = null;
    this.listener.onReady(this);
  }

  /**
   * The worker holds a lock for as long as it lives, so the page gets the lock as soon as the
   * worker has ended for whatever reason. Without locks only silence tells.
   */
  #follow() {
    const { signal } = this.following;
    navigator.locks?.request(this.life, { signal }, () => this.#fail("ended")).catch(() => {});
  }

  #doubt() {
    if (!this.isHeard && !this.isOver) this.listener.onProgress?.({ ...BEGINNING, isQuiet: true });
  }

  #hang() {
    if (this.isReady) this.#fail("silent");
    else if (!this.isHeard) this.#block("");
    else {
      const error = isAllHere ? { key: "error-silent-file" } : { key: "error-silent" };
      this.#end(error, this.stage !== "download");
    }
  }

  #fail(detail: string) {
    this.#end({ key: "error-worker", args: { detail } });
  }

  /** Nothing has come of the worker; no other way to start would do better. */
  #block(detail: string) {
    this.#end({ key: "error-worker-blocked", args: { detail } });
  }

  #end(error: Message, fallback = false) {
    if (this.isOver) return;
    this.stop();
    this.listener.onEnd({ error, wasReady: this.isReady, fallback });
  }
}

/**
 * Measures silence in seconds, counted by a timer: a time in which page and worker slept, were
 * blocked or were throttled in the background counts as one second.
 */
class Silence {
  declare onEnd: () => void;
  left = 0;
  timer: ReturnType<typeof setInterval> | undefined = undefined;

  constructor(onEnd: () => void) {
    this.onEnd = onEnd;
  }

  /** Allows that much silence from now on. */
  last(seconds: number) {
    this.left = seconds;
    this.timer ??= setInterval(() => this.#tick(), 1000);
  }

  end() {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  #tick() {
    this.left -= 1;
    if (this.left > 0) return;
    this.end();
    this.onEnd();
  }
}
