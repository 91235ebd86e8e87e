/**
 * A guest's own bots: they think about what the host's engine asks them, in this page's workers, which
 * start when a question first comes.
 */

import { Refused } from "../../../engine/client.js";
import type { Thinkable, Thought } from "../../../types/engine.js";
import type { Answering, Thoughtful } from "../../../types/page.js";
import type { Progress } from "../../../types/workers.js";
import type { RemoteEngine } from "./remote-engine.js";

export class GuestBots {
  declare far: RemoteEngine;
  declare engine: Answering;
  declare botPool: Thoughtful;
  count = 0;

  /** `far`: the host's. `engine`: this page's. `botPool`: this page's. */
  constructor(far: RemoteEngine, engine: Answering, botPool: Thoughtful) {
    this.far = far;
    this.engine = engine;
    this.botPool = botPool;
  }

  get trouble() {
    return this.botPool.trouble;
  }

  /** As `BotPool.think`. */
  async think(
    command: Thinkable,
    onProgress: (progress: Progress) => void,
    how?: { parallel?: number; onMend?: () => void },
  ): Promise<Thought | null> {
    const turn = ++this.count;
    const [asked] = await Promise.all([this.far.question(command), this.engine.up()]);
    if (turn !== this.count) return null;
    if (!asked.ok) throw new Refused("error" in asked ? asked.error.key : "");
    return this.botPool.think({ do: "ponder", think: asked.think }, onProgress, how);
  }

  cancel() {
    this.count += 1;
    this.botPool.cancel();
  }

  now() {
    this.botPool.now();
  }
}
