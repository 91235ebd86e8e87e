/** The service worker: keeps the page for offline use; a new version waits until it is wanted. */

/** Dispatches "change" when a new version waits, or when everything is stored. */
export class Updates extends EventTarget {
  constructor() {
    super();
    /** @type {ServiceWorker | null} */
    this.waiting = null;
    this.stored = false;
    /** @type {ServiceWorkerRegistration | null} */
    this.registration = null;
  }

  /** This page came out of the store. */
  get isStored() {
    return Boolean(navigator.serviceWorker?.controller);
  }

  async register() {
    if (!("serviceWorker" in navigator)) return;
    try {
      this.registration = await navigator.serviceWorker.register("sw.js");
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

  /** Asks the host whether there is a new version. */
  check() {
    this.registration?.update().catch(() => {});
  }

  /** Replaces this page by the new version. */
  use() {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {
      once: true,
    });
    this.waiting?.postMessage("take over");
  }

  /** @param {ServiceWorker | null} worker */
  #follow(worker) {
    worker?.addEventListener("statechange", () => this.#look());
  }

  #look() {
    this.waiting = this.isStored ? (this.registration?.waiting ?? null) : null;
    this.stored = Boolean(this.registration?.active);
    this.dispatchEvent(new Event("change"));
  }
}
