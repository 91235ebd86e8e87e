/** What is said of the last move while bots play: what was done, and what speaks for it. */

import { fill, make } from "../../components/dom.js";
import { emblem } from "../../components/emblem.js";
import { pause } from "../../kit/timeout.js";
import { measure, percent } from "../../i18n/percent.js";

/** @import {Insight, Speed} from "../../types/engine.js" */
/** @import {App} from "../../types/page.js" */

/** Milliseconds to read a letter, and to look up. */
export const READING = {
  slow: { letter: 75, look: 1600 },
  normal: { letter: 45, look: 900 },
  fast: { letter: 25, look: 400 },
  off: { letter: 0, look: 0 },
};

/** Nothing is read for longer, in milliseconds. */
const LONGEST = 12_000;

export class Captions {
  /** @param {App} app @param {Speed} pace */
  constructor(app, pace) {
    this.app = app;
    this.pace = pace;
    this.sign = make("span", { class: "orders-sign" });
    this.line = make("p", { class: "demo-line" });
    this.why = make("p", { class: "demo-why" });
    this.element = make(
      "div",
      { class: "demo-words" },
      this.sign,
      make("div", {}, this.line, this.why),
    );
    /** When all of it has been read. */
    this.due = 0;
  }

  /** Resolves when it has been read. @param {AbortSignal} signal or when nobody waits any more */
  async read(signal) {
    const end = new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
    for (let rest; !signal.aborted && (rest = this.due - performance.now()) > 0; )
      await Promise.race([pause(rest), end]);
  }

  /**
   * Says this in place of everything else.
   * @param {string} text
   * @param {string | null} [colour] of whom it speaks
   */
  say(text, colour) {
    fill(this.sign, colour && emblem(colour));
    this.line.textContent = text;
    this.#hold();
  }

  /** Forgets why the move before was made. */
  turn() {
    fill(this.why);
  }

  /** Says why a bot did it. @param {Insight} insight */
  explain({ action, prospects }) {
    const { words } = this.app;
    const taken = JSON.stringify(action);
    const prospect = prospects.find((each) => JSON.stringify(each.action) === taken);
    if (!prospect) return;
    const { number, means } = measure(prospect);
    fill(
      this.why,
      prospect.reason && make("span", {}, words.say(prospect.reason)),
      means === "hint-chance" &&
        make(
          "span",
          { class: "demo-chance" },
          words.t("demo-chance", { chance: percent(words.locale, number) }),
        ),
    );
    this.#hold();
  }

  #hold() {
    const { letter, look } = READING[this.pace];
    const letters = (this.line.textContent + this.why.textContent).length;
    this.due = performance.now() + Math.min(LONGEST, look + letter * letters);
  }
}
