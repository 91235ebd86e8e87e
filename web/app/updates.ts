/**
 * The service worker stores the page for offline use; a new version waits until somebody asks for
 * it and every open page can be reloaded without losing anything.
 */

import { keeperScript } from "../kit/trusted-urls.js";
import { serviceWorkers } from "../kit/service-workers.js";
import { pause } from "../kit/timeout.js";

/** Milliseconds for an answer, and between two tries to finish what is being written. */
const GRACE = 2000;

/** Milliseconds after which a page says that it is not ready: who says nothing is reloaded (sw.js). */
const PATIENCE = 4000;

/** The version of this page, written into it by the build. */
const VERSION = document.querySelector('meta[name="version"]')?.getAttribute("content");

/**
 * Dispatches "change" when a new version waits, or has to wait, or when everything is stored.
 */
export class Updates extends EventTarget {
  declare settle: () => Promise<boolean>;
  waiting: ServiceWorker | null = null;
  /** Why the new version waits. */
  obstacle: "unsaved" | "silent" | null = null;
  stored = false;
  /** It reloads itself as soon as it can. */
  isRenewing = false;
  registration: ServiceWorkerRegistration | null = null;

  /**
   * `settle` finishes what is being written; whether nothing would be lost then if the page were
   * reloaded.
   */
  constructor(settle: () => Promise<boolean>) {
    super();
    this.settle = settle;
    serviceWorkers()?.addEventListener("message", (event) => this.#hear(event));
    serviceWorkers()?.addEventListener("controllerchange", () => this.#compare());
  }

  /** Whether this page came from the store. */
  get isStored() {
    return Boolean(serviceWorkers()?.controller);
  }

  /** Stores the page, unless it is one file, which has no version. */
  async register() {
    const container = serviceWorkers();
    if (!VERSION || !container || this.registration) return;
    try {
      this.registration = await container.register(keeperScript());
    } catch {
      // Playing needs no service worker; only playing offline does.
      return;
    }
    const { registration } = this;
    if (!registration) return; // blocked by the browser
    registration.addEventListener("updatefound", () => this.#follow(registration.installing));
    this.#follow(registration.installing);
    this.#look();
  }

  /** Tells the service worker that the page has started with what it served. */
  started() {
    serviceWorkers()?.controller?.postMessage("started");
  }

  /** Asks the host whether there is a new version. */
  check() {
    this.registration?.update().catch(() => {});
  }

  /** Replaces this and every other open page by the new version, or says what that waits for. */
  use() {
    ask(this.waiting, "take over", (obstacle) => {
      this.obstacle = obstacle;
      this.dispatchEvent(new Event("change"));
    });
  }

  async #hear({ data, ports: [port] }: MessageEvent) {
    if (data !== "may I take over?" || !port) return;
    const isReady = await Promise.race([this.#isSafe(), pause(PATIENCE).then(() => false)]);
    port.postMessage(isReady ? "ready" : "unsaved");
  }

  /** Whether nothing would be lost if the page were reloaded now. */
  #isSafe() {
    return this.settle().catch(() => false);
  }

  /**
   * Another service worker is active, whose files may not fit those this page has loaded; or none is,
   * since the site's data were cleared: then everything comes from the host, as on a first visit.
   */
  async #compare() {
    const controller = serviceWorkers()?.controller;
    if (!controller) {
      this.registration = null;
      this.#look();
      return;
    }
    const told = new Promise((resolve) => ask(controller, "which version?", resolve));
    if ((await Promise.race([told, pause(GRACE)])) === VERSION) {
      this.#look();
      return;
    }
    await this.#renew();
  }

  /** Reloads the page, but never over a game that is not on disk. */
  async #renew() {
    if (this.isRenewing) return;
    this.isRenewing = true;
    while (!(await this.#isSafe())) await pause(GRACE);
    location.reload();
  }

  #follow(worker: ServiceWorker | null) {
    worker?.addEventListener("statechange", () => this.#look());
  }

  #look() {
    this.waiting = this.isStored ? (this.registration?.waiting ?? null) : null;
    if (!this.waiting) this.obstacle = null;
    this.stored = Boolean(this.registration?.active);
    this.dispatchEvent(new Event("change"));
  }
}

function ask(worker: ServiceWorker | null, question: string, onAnswer: (answer: any) => void) {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => onAnswer(data);
  worker?.postMessage(question, [port2]);
}
