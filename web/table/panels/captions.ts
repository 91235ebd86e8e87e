/** What is said of the last move while bots play: what was done, and what speaks for it. */

import { fill, make } from "../../components/dom.js";
import { emblem } from "../../components/emblem.js";
import { pause } from "../../kit/timeout.js";
import { measure, percent } from "../../i18n/percent.js";
import type { Insight, Speed } from "../../types/engine.js";
import type { App } from "../../types/page.js";

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
  declare app: App;
  declare pace: Speed;
  declare sign: HTMLSpanElement;
  declare line: HTMLParagraphElement;
  declare why: HTMLParagraphElement;
  declare element: HTMLDivElement;
  /** When all of it has been read. */
  due = 0;

  constructor(app: App, pace: Speed) {
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
  }

  /** Resolves when it has been read. `signal`: or when nobody waits any more. */
  async read(signal: AbortSignal) {
    const end = new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
    for (let rest; !signal.aborted && (rest = this.due - performance.now()) > 0; )
      await Promise.race([pause(rest), end]);
  }

  /** Says this in place of everything else. `colour`: of whom it speaks. */
  say(text: string, colour?: string | null) {
    fill(this.sign, colour && emblem(colour));
    this.line.textContent = text;
    this.#hold();
  }

  /** Forgets why the move before was made. */
  turn() {
    fill(this.why);
  }

  /** Says why a bot did it. */
  explain({ action, prospects }: Insight) {
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
