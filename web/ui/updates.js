/**
 * The service worker stores the page for offline use; a new version waits until somebody asks for
 * it and every open page can be reloaded without losing anything.
 */

import { keeperScript } from "../scripts.js";
import { pause } from "./pause.js";

/** Milliseconds for an answer, and to finish what is being written before this page is replaced. */
const GRACE = 2000;

/** The version of this page, written into it by the build. */
const VERSION = document.querySelector('meta[name="version"]')?.getAttribute("content");

/**
 * Dispatches "change" when a new version waits, or has to wait, or when everything is stored.
 */
export class Updates extends EventTarget {
  /**
   * @param {() => Promise<boolean>} settle finishes what is being written; whether nothing would be
   *   lost then if the page were reloaded
   */
  constructor(settle) {
    super();
    this.settle = settle;
    /** @type {ServiceWorker | null} */
    this.waiting = null;
    /** Why the new version waits. @type {"unsaved" | "silent" | null} */
    this.obstacle = null;
    this.stored = false;
    /** @type {ServiceWorkerRegistration | null} */
    this.registration = null;
    navigator.serviceWorker?.addEventListener("message", (event) => this.#hear(event));
    navigator.serviceWorker?.addEventListener("controllerchange", () => this.#compare());
  }

  /** Whether this page came from the store. */
  get isStored() {
    return Boolean(navigator.serviceWorker?.controller);
  }

  /** Stores the page, unless it is one file, which has no version. */
  async register() {
    if (!VERSION || !("serviceWorker" in navigator) || this.registration) return;
    try {
      this.registration = await navigator.serviceWorker.register(keeperScript());
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
    navigator.serviceWorker?.controller?.postMessage("started");
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

  /** @param {MessageEvent} event */
  async #hear({ data, ports: [port] }) {
    if (data !== "may I take over?" || !port) return;
    const isReady = await this.settle();
    port.postMessage(isReady ? "ready" : "unsaved");
  }

  /**
   * Another service worker is active. The files it serves may not fit those this page has loaded.
   */
  async #compare() {
    const { controller } = navigator.serviceWorker;
    const told = new Promise((resolve) => ask(controller, "which version?", resolve));
    if ((await Promise.race([told, pause(GRACE)])) === VERSION) {
      this.#look();
      return;
    }
    await Promise.race([this.settle(), pause(GRACE)]);
    location.reload();
  }

  /** @param {ServiceWorker | null} worker */
  #follow(worker) {
    worker?.addEventListener("statechange", () => this.#look());
  }

  #look() {
    this.waiting = this.isStored ? (this.registration?.waiting ?? null) : null;
    if (!this.waiting) this.obstacle = null;
    this.stored = Boolean(this.registration?.active);
    this.dispatchEvent(new Event("change"));
  }
}

/**
 * @param {ServiceWorker | null} worker
 * @param {string} question
 * @param {(answer: any) => void} onAnswer
 */
function ask(worker, question, onAnswer) {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => onAnswer(data);
  worker?.postMessage(question, [port2]);
}
