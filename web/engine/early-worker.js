/** A worker that may start before there is anybody to listen to it. */

import { runtime, runtimeFiles } from "../net/files.js";
import { newId } from "../kit/ids.js";
import { workerScript } from "../kit/trusted-urls.js";

/** @import {BootOrder, StartPath} from "../types/workers.js" */

/** @typedef {Omit<BootOrder, "base" | "files" | "copies" | "store" | "life">} StartOrder */

/**
 * @typedef {object} WorkerListener
 * @property {(event: MessageEvent) => void} onmessage
 * @property {() => void} onmessageerror
 * @property {(event: ErrorEvent) => void} onerror
 */

/**
 * The ways to start for which there are files, the fastest first: each is tried if the one before
 * has failed.
 * @returns {[StartPath, ...StartPath[]]}
 */
export function startPaths() {
  const { sizes, wheel } = runtimeFiles();
  const paths = /** @type {StartPath[]} */ (wheel ? ["stock"] : []);
  return "snapshot.bin" in sizes ? ["snapshot", "compiled", ...paths] : ["compiled", ...paths];
}

/**
 * How the engine is to start. Bytes are counted if they may come over a line; a start that has a
 * compiled program follows another one, which has fetched everything.
 * @param {StartPath} path
 * @param {WebAssembly.Module | null} module
 * @returns {StartOrder}
 */
export function engineOrder(path, module) {
  const counted = module === null && !navigator.serviceWorker?.controller;
  return { role: "engine", path, counted, module };
}

export class EarlyWorker {
  /** @param {StartOrder} order */
  constructor(order) {
    this.order = order;
    /** The name of the lock that it holds for as long as it lives. */
    this.life = `freebooters/worker/${newId()}`;
    const boot = { ...order, ...runtime(), life: this.life };
    // A message arrives only after the page has heard that the worker's script has run, and the page
    // lays itself out then. A name is there at once, but holds only text.
    const isText = !order.module && Object.keys(boot.copies).length === 0;
    const name = isText ? JSON.stringify({ boot }) : "";
    this.worker = new Worker(workerScript(), { type: "module", name });
    /** What has happened so far. @type {((listener: WorkerListener) => void)[]} */
    this.events = [];
    this.#hear({
      onmessage: (event) => this.events.push((listener) => listener.onmessage(event)),
      onmessageerror: () => this.events.push((listener) => listener.onmessageerror()),
      onerror: (event) => this.events.push((listener) => listener.onerror(event)),
    });
    if (!name) this.worker.postMessage({ boot });
  }

  /**
   * Is told in a moment what has happened so far, and then what happens. Not at once: what has happened
   * may be the end, after which whoever is just being made is to be replaced.
   * @param {WorkerListener} listener
   */
  listen(listener) {
    this.#hear(listener);
    queueMicrotask(() => {
      for (const tell of this.events.splice(0)) tell(listener);
    });
  }

  /** @param {WorkerListener} listener */
  #hear(listener) {
    this.worker.onmessage = listener.onmessage;
    this.worker.onmessageerror = listener.onmessageerror;
    this.worker.onerror = listener.onerror;
  }
}
