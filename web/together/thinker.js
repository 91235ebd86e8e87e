/**
 * A guest's own bots: they think about what the host's engine asks them, in this page's workers, which
 * start when a question first comes.
 */

import { Refused } from "../engine.js";

/** @import {Progress} from "../boot.js" */
/** @import {Thinkable, Thought} from "../types.js" */
/** @import {Answering, Thoughtful} from "../ui/types.js" */
/** @import {FarEngine} from "./farengine.js" */

export class FarThinker {
  /**
   * @param {FarEngine} far the host's
   * @param {Answering} engine this page's
   * @param {Thoughtful} thinker this page's
   */
  constructor(far, engine, thinker) {
    this.far = far;
    this.engine = engine;
    this.thinker = thinker;
    this.count = 0;
  }

  /** Nobody may want to know anything. */
  async prepare() {}

  /**
   * As `Thinker.think`.
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
    return this.thinker.think({ do: "ponder", think: asked.think }, onProgress, how);
  }

  cancel() {
    this.count += 1;
    this.thinker.cancel();
  }

  now() {
    this.thinker.now();
  }
}
