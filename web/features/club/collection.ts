/** What has come back of a contest. Whatever comes waits for what came before, so that none of it is lost. */

import type { App } from "../../types/page.js";
import type { Organised } from "../../storage/contests.js";

/** `added`: a text with results. `typed`: a code, of that name. `removed`: the result that is taken away. */
export interface Addition {
  added?: string;
  typed?: string | null;
  name?: string | null;
  removed?: string;
}

export class Collection {
  declare app: App;
  declare own: Organised;
  last: Promise<unknown> = Promise.resolve();

  constructor(app: App, own: Organised) {
    this.app = app;
    this.own = own;
  }

  /** What the engine makes of it, and how many results there were before. */
  add(addition: Addition) {
    const done = this.last.then(() => this.#ask(addition, true));
    this.last = done.catch(() => null);
    return done;
  }

  /** The same, of which nothing is taken yet. */
  async look(addition: Addition) {
    await this.last;
    return this.#ask(addition, false);
  }

  async #ask({ added = "", typed = null, name = null, removed }: Addition, isTaken: boolean) {
    const { code, word } = this.own;
    const kept = this.own.kept.filter((each) => each !== removed);
    const answer = await this.app.engine.ask({ do: "collect", code, word, kept, added, typed, name });
    if (answer.ok && isTaken) this.own = { ...this.own, kept: answer.kept };
    return { answer, before: kept.length };
  }
}
