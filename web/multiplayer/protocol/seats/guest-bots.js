/**
 * A guest's own bots: they think about what the host's engine asks them, in this page's workers, which
 * start when a question first comes.
 */

import { Refused } from "../../../engine/client.js";

/** @import {Progress} from "../../../types/workers.js" */
/** @import {Thinkable, Thought} from "../../../types/engine.js" */
/** @import {Answering, Thoughtful} from "../../../types/page.js" */
/** @import {RemoteEngine} from "./remote-engine.js" */

export class GuestBots {
  /**
   * @param {RemoteEngine} far the host's
   * @param {Answering} engine this page's
   * @param {Thoughtful} botPool this page's
   */
  constructor(far, engine, botPool) {
    this.far = far;
    this.engine = engine;
    this.botPool = botPool;
    this.count = 0;
  }

  /** Nobody may want to know anything. */
  async prepare() {}

  /**
   * As `BotPool.think`.
   * @param {Thinkable} command
   * @param {(progress: Progress) => void} onProgress
   * @param {{parallel?: number, onMend?: () => void}} [how]
   * @returns {Promise<Thought | null>}
   */
  async think(command, onProgress, how) {
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
