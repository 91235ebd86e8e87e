/** The bots of results asked again, one result after the other, behind a table that stands already. */

import type { App } from "../../types/page.js";
import type { Checked } from "../../storage/contests.js";

export class Rechecks {
  declare app: App;
  declare signal: AbortSignal;
  /** By the text of the result. */
  declare known: Map<string, Checked>;
  declare changed: () => void;
  /** What is still to be asked, and whether somebody asks. */
  due: { code: string; word: string; text: string }[] = [];
  isAsking = false;

  /** `changed`: there is another one. */
  constructor(app: App, signal: AbortSignal, known: Map<string, Checked>, changed: () => void) {
    this.app = app;
    this.signal = signal;
    this.known = known;
    this.changed = changed;
    signal.addEventListener("abort", () => this.isAsking && app.botPool.cancel());
  }

  /** `texts`: the best first. */
  async check(code: string, word: string, texts: string[]) {
    this.due = texts.filter((text) => !this.known.has(text)).map((text) => ({ code, word, text }));
    if (this.isAsking) return;
    this.isAsking = true;
    for (let next = this.due.shift(); next && !this.signal.aborted; next = this.due.shift()) {
      if (this.known.has(next.text)) continue;
      const thought = await this.app.botPool.think({ do: "recheck", ...next }, () => {}).catch(() => null);
      const { share = null, strange = null } = thought?.step ?? {};
      if (!strange || this.signal.aborted) continue;
      this.known.set(next.text, { strange, luck: sure(share?.luck), play: sure(share?.play) });
      this.changed();
    }
    this.isAsking = false;
  }
}

/** A change of a chance that is told; null: it is within its error, or there is none. */
function sure(part: readonly [number, number, string] | undefined) {
  return part && (part[2] === "sure" || part[2] === "exact") ? part[0] : null;
}
