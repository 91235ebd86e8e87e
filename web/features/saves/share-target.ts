/**
 * What other programs of the device hand over: saves and records as files, and words with a link of
 * ours in them. Nothing of it is kept before somebody takes it.
 */

import { fill, make } from "../../components/dom.js";
import { inspectFile } from "./import.js";
import { loading } from "../../components/engine-progress.js";
import { leaveButton, offered, openOffer, takeButton } from "./import-offer.js";
import { wrongWith } from "../../page/damaged-link.js";
import { isSent, linkIn } from "../../page/link-reader.js";
import { hash } from "../../page/router.js";
import { page } from "../../page/page-title.js";
import { pause } from "../../kit/timeout.js";
import { serviceWorkers } from "../../kit/service-workers.js";
import type { App, Offer, Screen } from "../../types/page.js";

/** Bytes, as in sw.js. */
const LARGEST_SHARE = 10_000_000;

/** Milliseconds in which the service worker says what was shared. */
const TIME_LIMIT = 3000;

/** What is said of what was not taken, by what the address says; else it is an id. */
const REFUSED: Record<string, string> = {
  foreign: "shared-foreign",
  large: "shared-large",
  broken: "shared-broken",
};

/** Shows what was shared, for somebody to take it. */
export function receivedScreen(
  app: App,
  { shared }: { shared: string | null },
  signal: AbortSignal,
): Screen {
  return new ShareTarget(app, shared, signal);
}

class ShareTarget {
  /** It was shared once, and cannot be asked for again. */
  isLasting = true;
  declare app: App;
  declare signal: AbortSignal;
  declare body: HTMLDivElement;
  declare element: HTMLElement;
  declare heading: HTMLElement;
  declare head: HTMLElement;
  offers: Offer[] = [];
  /** What is said in place of an offer. */
  declare told: string | null;
  /** What is wrong with a link that was shared. */
  wrong: string | null = null;

  constructor(app: App, shared: string | null, signal: AbortSignal) {
    this.app = app;
    this.signal = signal;
    this.body = make("div", { class: "offer" });
    const { element, heading, head } = page(this.title(), "shared-page", this.body);
    this.element = element;
    this.heading = heading;
    this.head = head;
    this.told = REFUSED[shared ?? ""] ?? null;
    app.words.addEventListener("change", () => this.#show(), { signal });
    if (this.told) this.#show();
    else void this.#receive(shared ?? "");
  }

  title() {
    return this.app.words.t("shared-heading");
  }

  #show() {
    const { app, body, heading, offers, told } = this;
    const { words } = app;
    heading.textContent = this.title();
    if (told) {
      const args = { most: LARGEST_SHARE / 1_000_000 };
      const home = make("a", { class: "button primary", href: "#/" }, words.t("shell-home"));
      fill(body, make("p", { class: "lead" }, this.wrong ?? words.t(told, args)), home);
    } else if (offers.length > 0) {
      const leave = () => app.go({ screen: "home" });
      const buttons = [takeButton(app, offers, leave), leaveButton(app, leave)];
      fill(
        body,
        ...offered(app, offers, "shared"),
        make("div", { class: "dialog-buttons" }, ...buttons),
      );
    }
  }

  async #receive(id: string) {
    const { app, body, signal } = this;
    fill(body, loading(app, signal));
    const { files, words } = (await handedOver(id)) ?? { files: [], words: "" };
    if (signal.aborted) return;
    const asked = files.length === 0 ? linkIn(words, app.rooms) : null;
    this.wrong = asked && wrongWith(app, asked);
    if (!this.wrong && isSent(asked)) {
      location.replace(hash(asked));
      return;
    }
    this.offers = await inspected(app, files);
    if (this.offers.length === 0) this.told = files.length > 0 ? "shared-refused" : "shared-nothing";
    if (!signal.aborted) this.#show();
  }
}

/** What was shared under that id, once; null if it is no longer there. */
function handedOver(id: string): Promise<{ words: string; files: File[] } | null> {
  const { port1, port2 } = new MessageChannel();
  const told = new Promise<{ words: string; files: File[] } | null>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  serviceWorkers()?.controller?.postMessage({ shared: id }, [port2]);
  return Promise.race([told, pause(TIME_LIMIT).then(() => null)]);
}

/** What these files hold that is right. */
async function inspected(app: App, files: File[]) {
  const offers = [];
  for (const file of files) offers.push(await inspectFile(app, file));
  return offers.filter((offer) => offer !== null);
}

/** Offers what is in the files with which the device has started the page. */
export async function openLaunched(app: App, { files }: { files: FileSystemFileHandle[] }) {
  if (files.length === 0) return;
  await offerFiles(app, await Promise.all(files.map((handle) => handle.getFile())), "opened");
}

/** Offers what is in these files. */
export async function offerFiles(app: App, files: File[], from: "opened" | "dropped") {
  const offers = await inspected(app, files);
  if (offers.length > 0) openOffer(app, offers, from);
}
