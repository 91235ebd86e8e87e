/** A worker that may start before there is anybody to listen to it. */

import { runtime, runtimeFiles } from "../net/files.js";
import { newId } from "../kit/ids.js";
import { serviceWorkers } from "../kit/service-workers.js";
import { workerScript } from "../kit/trusted-urls.js";
import type { BootOrder, StartPath } from "../types/workers.js";

export type StartOrder = Omit<BootOrder, "base" | "files" | "copies" | "store" | "life">;

interface WorkerListener {
  onmessage: (event: MessageEvent) => void;
  onmessageerror: () => void;
  /** `detail`: what it has thrown; "" if it was kept from starting and nobody says why. */
  onfault: (detail: string) => void;
  /** The browser starts no worker here. */
  onblocked: (detail: string) => void;
}

/**
 * The ways to start for which there are files, the fastest first: each is tried if the one before
 * has failed.
 */
export function startPaths(): [StartPath, ...StartPath[]] {
  const { sizes, wheel } = runtimeFiles();
  const paths = (wheel ? ["stock"] : []) as StartPath[];
  return "snapshot.bin" in sizes ? ["snapshot", "compiled", ...paths] : ["compiled", ...paths];
}

/**
 * How the engine is to start. Bytes are counted if they may come over a line; a start that has a
 * compiled program follows another one, which has fetched everything.
 */
export function engineOrder(path: StartPath, module: WebAssembly.Module | null): StartOrder {
  const counted = module === null && !serviceWorkers()?.controller;
  return { role: "engine", path, counted, module };
}

export class EarlyWorker {
  declare order: StartOrder;
  /** The name of the lock that it holds for as long as it lives. */
  declare life: string;
  /** Null where the browser starts none. */
  declare worker: Worker | null;
  /** What has happened so far. */
  events: ((listener: WorkerListener) => void)[] = [];

  constructor(order: StartOrder) {
    this.order = order;
    this.life = `freebooters/worker/${newId()}`;
    const boot = { ...order, ...runtime(), life: this.life };
    // A message arrives only after the page has heard that the worker's script has run, and the page
    // lays itself out then. A name is there at once, but holds only text.
    const isText = !order.module && Object.keys(boot.copies).length === 0;
    const name = isText ? JSON.stringify({ boot }) : "";
    this.worker = this.#started(name);
    this.#hear({
      onmessage: (event) => this.events.push((listener) => listener.onmessage(event)),
      onmessageerror: () => this.events.push((listener) => listener.onmessageerror()),
      onfault: (detail) => this.events.push((listener) => listener.onfault(detail)),
      onblocked: () => {},
    });
    if (!name) this.worker?.postMessage({ boot });
  }

  #started(name: string) {
    try {
      return new Worker(workerScript(), { type: "module", name });
    } catch (error) {
      this.events.push((listener) => listener.onblocked(String(error)));
      return null;
    }
  }

  /**
   * Is told in a moment what has happened so far, and then what happens. Not at once: what has happened
   * may be the end, after which whoever is just being made is to be replaced.
   */
  listen(listener: WorkerListener) {
    this.#hear(listener);
    queueMicrotask(() => {
      for (const tell of this.events.splice(0)) tell(listener);
    });
  }

  #hear(listener: WorkerListener) {
    const { worker } = this;
    if (!worker) return;
    worker.onmessage = listener.onmessage;
    worker.onmessageerror = listener.onmessageerror;
    // Also called after the start: Python that has crashed throws at every call.
    worker.onerror = (event: ErrorEvent | Event) => {
      event.preventDefault(); // else it would count as one of the page's own
      listener.onfault("message" in event ? event.message : "");
    };
  }
}
