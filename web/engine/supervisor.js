/**
 * A worker from its start to its end, for whatever reason it ends; the same script is the engine or
 * a bot.
 */

import { EarlyWorker } from "./early-worker.js";
import { isHere } from "../net/files.js";

/** @import {BootReport, BotOrder, EngineOrder, Report, WorkReport} from "../types/workers.js" */
/** @import {StartOrder} from "./early-worker.js" */
/** @import {Message} from "../types/engine.js" */

/**
 * Seconds of silence after which a start has failed: the runtime's loader can hang without an
 * error.
 */
const SILENCE = { download: 45, unpack: 45, start: 90, install: 60 };

/** Whether nothing comes over a line, since the document contains it. */
const isAllHere = isHere("runtime/pyodide.asm.wasm");

/** @type {BootReport} */
export const BEGINNING = {
  stage: isAllHere ? "unpack" : "download",
  loaded: 0,
  total: 0,
};

/**
 * @typedef {object} Listener
 * @property {(report: BootReport) => void} [onProgress] of the start
 * @property {(runner: Supervisor) => void} onReady
 * @property {(report: WorkReport) => void} onReport of its work
 * @property {(end: End) => void} onEnd once, unless it was stopped
 */

/**
 * @typedef {object} End
 * @property {Message} error
 * @property {boolean} wasReady
 * @property {boolean} fallback whether another way to start may succeed
 */

export class Supervisor {
  /**
   * @param {StartOrder} order
   * @param {Listener} listener
   * @param {EarlyWorker} [early] has started with this order already
   */
  constructor(order, listener, early = new EarlyWorker(order)) {
    this.listener = listener;
    this.module = order.module;
    /** How it has started. */
    this.path = order.path;
    this.isReady = false;
    /** @type {BootReport["stage"]} */
    this.stage = "download";
    this.isOver = false;
    /** Stops watching for its end. */
    this.following = new AbortController();
    /**
     * Seconds of silence after which it counts as hanging; null: it is idle.
     * @type {number | null}
     */
    this.limit = SILENCE.download;
    this.silence = new Silence(() => this.#hang());
    this.silence.last(this.limit);
    this.worker = early.worker;
    /** The name of the lock that it holds. */
    this.life = early.life;
    early.listen({
      onmessage: ({ data }) => this.#hear(data),
      onmessageerror: () => this.#fail("unreadable"),
      // Also called after the start: Python that has crashed throws at every call.
      onerror: (event) => {
        event.preventDefault();
        this.#fail(event.message ?? "");
      },
    });
  }

  /** @param {EngineOrder | BotOrder} order @param {MessagePort[]} [ports] */
  tell(order, ports = []) {
    this.worker.postMessage(order, ports);
  }

  /**
   * From now on it works and must report at least that often; null: it is idle.
   * @param {number | null} seconds
   */
  expect(seconds) {
    this.limit = seconds;
    this.#wait();
  }

  stop() {
    this.isOver = true;
    this.silence.end();
    this.following.abort();
    this.worker.terminate();
  }

  #wait() {
    if (this.limit === null || this.isOver) this.silence.end();
    else this.silence.last(this.limit);
  }

  /** @param {Report} report */
  #hear(report) {
    if (this.isOver) return;
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

  /** @param {BootReport} report */
  #start(report) {
    this.stage = report.stage;
    this.limit = SILENCE[/** @type {keyof typeof SILENCE} */ (report.stage)];
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

  #hang() {
    if (this.isReady) this.#fail("silent");
    else {
      const error = isAllHere ? { key: "error-silent-file" } : { key: "error-silent" };
      this.#end(error, this.stage !== "download");
    }
  }

  /** @param {string} detail */
  #fail(detail) {
    this.#end({ key: "error-worker", args: { detail } });
  }

  /** @param {Message} error @param {boolean} [fallback] */
  #end(error, fallback = false) {
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
  /** @param {() => void} onEnd */
  constructor(onEnd) {
    this.onEnd = onEnd;
    this.left = 0;
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.timer = undefined;
  }

  /** Allows that much silence from now on. @param {number} seconds */
  last(seconds) {
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
