/**
 * What is read out to those who listen, in one place of the page and in one order: what has happened,
 * then what is asked. Whatever spoke in a place of its own would be heard in the order in which the
 * places lie, not in which things happen.
 */

import { afterPaint } from "../kit/after-paint.js";
import { make, write } from "./dom.js";

/**
 * Milliseconds for which a sentence waits. A screen reader is told of everything that changes on the
 * page, in turn; where that is much at once, Orca passes over texts that come with it (of more than
 * fifty things), and so would have passed over the moves of bots.
 */
const LATE = 400;

/** Milliseconds in which a screen reader is told of a whole screen that has just come, and says its name. */
const ARRIVES = 1500;

/** Milliseconds for which a sentence stays: long enough for every screen reader to fetch it. */
const STAYS = 10_000;

/**
 * Milliseconds after which a screen reader has fetched a sentence that it was told of, so that what has
 * the focus next is read out after it.
 */
const FETCHED = 500;

/**
 * Milliseconds more for each thing that has changed on the page meanwhile: a screen reader is told of all of
 * them in turn, which takes 10 each, and thrice as long where the machine is busy. Of what waits longer the
 * focus would be read out first, however late both come: Orca says a sentence a tenth of a second after it
 * was told of it, and what has the focus at once.
 */
const EACH = 30;

/** Of more things at once Orca passes over texts. */
const MOST = 50;

/** Attributes of which a screen reader is told, at a table. */
const HEARD = ["aria-description", "aria-disabled", "aria-label", "aria-pressed", "disabled", "hidden"];

/**
 * Lines that speak one after the other. Of two things that come to one line, Orca tells the later one
 * alone, if it has not told of the other yet.
 */
const LINES = 8;

export class Voice {
  /** Seen by nobody. */
  declare element: HTMLDivElement;
  declare lines: HTMLParagraphElement[];
  #next = 0;
  #told: string[] = [];
  #asked: string | null = null;
  /** What was asked last, and nothing has happened since. */
  #stands: string | null = null;
  #due: ReturnType<typeof setTimeout> | undefined = undefined;
  #arrives: ReturnType<typeof setTimeout> | undefined;
  /** What a screen reader has not fetched yet, the last of it. */
  #unfetched: symbol | null = null;
  /** Those who wait until what has happened was told. */
  #waiting: (() => void)[] = [];
  /** How much has changed on the page since something has happened that nobody has fetched yet. */
  #changes = 0;
  #watcher: MutationObserver;

  /** `signal`: nothing is said after it. */
  constructor(signal: AbortSignal) {
    this.lines = Array.from({ length: LINES }, () => make("p"));
    this.element = make("div", { class: "unseen", role: "log", "aria-live": "polite" }, ...this.lines);
    this.#watcher = new MutationObserver((changes) => (this.#changes += changes.length));
    this.arrive();
    signal.addEventListener("abort", () => {
      clearTimeout(this.#arrives);
      clearTimeout(this.#due);
      this.#watcher.disconnect();
      this.#unfetched = null;
    });
  }

  /** A whole screen comes, or all that is on it: nothing is said until a screen reader has been told of it. */
  arrive() {
    clearTimeout(this.#arrives);
    clearTimeout(this.#due);
    this.#arrives = setTimeout(() => {
      this.#arrives = undefined;
      this.#speak();
    }, ARRIVES);
  }

  /** Says what has happened. */
  tell(sentence: string) {
    this.#told.push(sentence);
    this.#stands = null;
    this.#watcher.observe(document.body, { attributeFilter: HEARD, characterData: true, childList: true, subtree: true });
    this.#wait();
  }

  /**
   * Says what is asked, after what has happened, unless that stands already; null: nothing is asked any more.
   */
  ask(sentence: string | null) {
    this.#asked = null;
    if (sentence === this.#stands) return;
    this.#asked = sentence;
    if (sentence !== null) this.#wait();
  }

  /** Forgets what was not said yet: it was for somebody else. */
  forget() {
    this.#told = [];
    this.#asked = null;
    this.#stands = null;
    if (this.#unfetched !== null) return;
    this.#rest();
    this.#release();
  }

  /** Resolves once all that has happened is being read out; at once where nothing waits to be. */
  whenTold(): Promise<void> {
    if (this.#told.length === 0 && this.#unfetched === null) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Nothing is on its way to a screen reader any more. */
  #rest() {
    this.#watcher.disconnect();
    this.#changes = 0;
  }

  #release() {
    for (const go of this.#waiting.splice(0)) go();
  }

  #wait() {
    if (this.#arrives !== undefined) return;
    clearTimeout(this.#due);
    this.#due = setTimeout(() => this.#speak(), LATE);
  }

  #speak() {
    // What lies under a dialog is not heard; it is said once that is closed.
    if (document.querySelector("dialog:modal")) return this.#wait();
    const said = [...this.#told, this.#asked].filter((each) => each !== null).join(" ");
    if (this.#told.length > 0) this.#fetch();
    if (this.#asked !== null) this.#stands = this.#asked;
    this.#told = [];
    this.#asked = null;
    const line = this.lines[this.#next];
    this.#next = (this.#next + 1) % LINES;
    if (!said || !line) return;
    // In a text that goes on to be there only what is other would be told of.
    write(line, "");
    write(line, said);
    setTimeout(() => line.textContent === said && write(line, ""), STAYS);
  }

  #fetch() {
    const last = Symbol("last");
    this.#unfetched = last;
    let waited = 0;
    const end = () => {
      if (this.#unfetched !== last) return;
      const more = EACH * Math.min(MOST, this.#changes) - waited;
      if (more > 0) {
        waited += more;
        setTimeout(end, more);
        return;
      }
      this.#unfetched = null;
      if (this.#told.length > 0) return;
      this.#rest();
      this.#release();
    };
    // Of a busy page a screen reader is told no earlier than the eye.
    afterPaint(() => setTimeout(end, FETCHED));
  }
}
