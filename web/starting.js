/** Starting a worker: one script, in the role of the engine or of a bot. */

import { WORKER } from "./scripts.js";

/** @import {BootOrder, BootReport, Report} from "./boot.js" */
/** @import {Message} from "./types.js" */

/** A start silent for so long will not come: the runtime's loader can hang without a word. */
const SILENCE = { download: 45_000, start: 90_000, install: 60_000 };

export const RUNTIME = new URL("../runtime/", import.meta.url).href;

/** @type {BootReport} */
export const BEGINNING = { stage: "download", loaded: 0, total: 0 };

/** Starts one worker and follows it until it is ready or has failed. */
export class Starter {
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
