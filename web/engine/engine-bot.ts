/** What the engine's worker thinks about itself, for a page that does without another worker. */

import { BotFault } from "./bot-worker.js";
import type { Thinkable, Thought } from "../types/engine.js";
import type { Progress } from "../types/workers.js";
import type { Engine } from "./client.js";

export class EngineBot {
  declare engine: Engine;
  /** Ends what is being thought about; null: nothing is. */
  fail: ((fault: BotFault) => void) | null = null;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  /** Nothing has to start. */
  async prepare() {}

  /** Thinks about the question that answers a command. Rejects with `BotFault` or `Refused`. */
  async ask(
    command: Thinkable,
    _part: number,
    onProgress: (progress: Progress) => void,
  ): Promise<Thought> {
    const failed: Promise<never> = new Promise((_, reject) => (this.fail = reject));
    const { fail } = this;
    const { id, thought } = this.engine.think(command, (report) => {
      if ("fault" in report) fail?.(new BotFault());
      else if ("progress" in report) onProgress(report);
    });
    try {
      return { id, step: await Promise.race([thought, failed]) };
    } finally {
      this.engine.forget(id);
      if (this.fail === fail) this.fail = null;
    }
  }

  /** Ends thinking at once, with the best action so far. */
  now() {
    if (this.fail) this.engine.now();
  }

  /** Drops what was asked. */
  cancel() {
    if (this.fail) this.engine.cancel();
    this.fail?.(new BotFault("cancelled"));
  }

  /** A fault of thinking is none of the engine's. */
  stop() {}
}
