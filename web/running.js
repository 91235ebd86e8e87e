/** A worker from its start to its end, however that comes: one script, as the engine or as a bot. */

import { newId } from "./saves.js";
import { WORKER } from "./scripts.js";

/** @import {BootOrder, BootReport, BotOrder, EngineOrder, Report, WorkReport} from "./boot.js" */
/** @import {Message} from "./types.js" */

/** Seconds after which a silent start will not come: the runtime's loader can hang without a word. */
const SILENCE = { download: 45, start: 90, install: 60 };

export const RUNTIME = new URL("../runtime/", import.meta.url).href;

/** @type {BootReport} */
export const BEGINNING = { stage: "download", loaded: 0, total: 0 };

/**
 * @typedef {object} Listener
 * @property {(report: BootReport) => void} [onProgress] of the start
 * @property {(runner: Runner) => void} onReady
 * @property {(report: WorkReport) => void} onReport of its work
 * @property {(end: End) => void} onEnd once, unless it was stopped
 */

/**
 * @typedef {object} End
 * @property {Message} error
 * @property {boolean} wasReady
 * @property {boolean} fallback whether the stock files may still start
 */

export class Runner {
  /** @param {Omit<BootOrder, "base" | "life">} order @param {Listener} listener */
  constructor(order, listener) {
    this.listener = listener;
    this.module = order.module;
    this.isReady = false;
    /** @type {BootReport["stage"]} */
    this.stage = "download";
    this.isOver = false;
    /** Ends the listening to its end. */
    this.following = new AbortController();
    /** Seconds of silence after which it hangs; null: it may rest. @type {number | null} */
    this.limit = SILENCE.download;
    this.silence = new Silence(() => this.#hang());
    this.silence.last(this.limit);
    this.worker = new Worker(WORKER, { type: "module" });
    this.worker.onmessage = ({ data }) => this.#hear(data);
    this.worker.onmessageerror = () => this.#fail("unreadable");
    // Not only a script that does not start: Python that cannot go on throws out of every call.
    this.worker.onerror = (event) => {
      event.preventDefault();
      this.#fail(event.message ?? "");
    };
    /** The name of the lock that it holds. */
    this.life = `freebooters/worker/${newId()}`;
    this.worker.postMessage({ boot: { ...order, base: RUNTIME, life: this.life } });
  }

  /** @param {EngineOrder | BotOrder} order @param {MessagePort[]} [ports] */
  tell(order, ports = []) {
    this.worker.postMessage(order, ports);
  }

  /**
   * From now on it is at work, and says something at least that often; null: it may rest.
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
   * A lock that the worker holds for as long as it lives is free as soon as it does not, whatever
   * ended it. Where there are no locks its silence has to do.
   */
  #follow() {
    const { signal } = this.following;
    navigator.locks?.request(this.life, { signal }, () => this.#fail("ended")).catch(() => {});
  }

  #hang() {
    if (this.isReady) this.#fail("silent");
    else this.#end({ key: "error-silent" }, this.stage !== "download");
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
 * How long nothing is said, in seconds counted one by one: what slept, was held up or throttled in
 * the background, as worker and page are together, counts as one.
 */
class Silence {
  /** @param {() => void} onEnd */
  constructor(onEnd) {
    this.onEnd = onEnd;
    this.left = 0;
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.timer = undefined;
  }

  /** It may last so long from now on. @param {number} seconds */
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
