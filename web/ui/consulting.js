/** The bots of one game: asks the one whose turn it is, and sends what it answers. */

import { pause } from "./pause.js";

/** @import {Table, Think} from "../types.js" */
/** @import {Play} from "./play.js" */
/** @import {App} from "./types.js" */

/** Milliseconds between the last thing seen and a bot's move. */
const PAUSE = { slow: 1500, normal: 800, fast: 300, off: 250 };

export class Consulting {
  /** @param {App} app @param {Play} play */
  constructor(app, play) {
    this.app = app;
    this.play = play;
    /** @type {{task: string, seat: number, progress: number} | null} */
    this.thinking = null;
    /** The bot whose turn it is has failed; `retry` asks it again. */
    this.isStuck = false;
  }

  retry() {
    if (this.isStuck && this.play.table) this.consult(this.play.table);
  }

  /** Asks the bot whose turn it is, unless it is at it already. @param {Table} table */
  consult(table) {
    const task = table.think ? `${table.think.revision}/${table.think.seat}` : null;
    if (this.thinking?.task === task) return;
    if (this.thinking) this.app.thinker.cancel();
    this.thinking = null;
    this.isStuck = false;
    if (table.think && task) void this.#think(table.think, task);
    this.play.tell("thinking");
  }

  /** @param {Think} think @param {string} task */
  async #think(think, task) {
    const { app, play } = this;
    this.thinking = { task, seat: think.seat, progress: 0 };
    try {
      const action = await app.thinker.think(think, (progress) => {
        if (this.thinking?.task !== task) return;
        this.thinking.progress = progress;
        play.tell("thought");
      });
      await play.shown;
      // Who is laying something out does not watch the others; what is not seen needs no time.
      const isIdle = play.arranging.offer !== null || play.isStill;
      await pause(isIdle ? 0 : PAUSE[app.preferences.values.speed]);
      await play.present();
      await play.idle();
      if (!action || play.closed || this.thinking?.task !== task) return;
      this.thinking = null;
      await play.send({ do: "act", revision: think.revision, seat: think.seat, action });
      this.isStuck = play.table?.think === think;
    } catch {
      if (play.closed || this.thinking?.task !== task) return;
      this.thinking = null;
      this.isStuck = true;
    }
    play.tell("thinking");
  }
}
