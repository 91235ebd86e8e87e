/** The bots of one game: asks the one whose turn it is, and sends its move. */

import { pause } from "./pause.js";
import { isPerson } from "./setup.js";

/** @import {Progress} from "../boot.js" */
/** @import {Table, Think, Thought} from "../types.js" */
/** @import {Play} from "./play.js" */
/** @import {App} from "./types.js" */

/** Milliseconds between the last thing shown and a bot's move. */
const PAUSE = { slow: 1500, normal: 800, fast: 300, off: 250 };

/** Milliseconds in which a table is painted for the first time. */
const PAINTING = 600;

/** Thinking that takes more milliseconds is shown, and can be cut short. */
const LONG = 400;

/** One bot at its task. */
class Thinking {
  /** @param {string} task @param {number} seat */
  constructor(task, seat) {
    this.task = task;
    this.seat = seat;
    this.progress = 0;
    /** Whether it has thought long enough to be told to move now. */
    this.isLong = false;
    /** Whether its worker ended and another one has begun again. */
    this.isMended = false;
    /** Whether somebody wants it to move now. */
    this.isHurried = false;
    this.began = performance.now();
    /**
     * Resolves when the person has been shown everything and had time to see it.
     * @type {Promise<void> | null}
     */
    this.seen = null;
    /** @type {() => void} */
    this.hurry = () => {};
    /** Resolves then. @type {Promise<void>} */
    this.hurried = new Promise((resolve) => (this.hurry = resolve));
  }
}

export class Consulting {
  /** @param {App} app @param {Play} play */
  constructor(app, play) {
    this.app = app;
    this.play = play;
    /** @type {Thinking | null} */
    this.thinking = null;
    /** The bot whose turn it is has failed; `retry` asks it again. */
    this.isStuck = false;
  }

  /**
   * A bot's worker starts once its table has been painted, which it would slow down.
   * @param {Table} table
   */
  async prepare({ seats }) {
    if (this.play.follows || seats.every(isPerson)) return;
    await pause(PAINTING);
    if (!this.play.closed) void this.app.thinker.prepare();
  }

  retry() {
    if (this.isStuck && this.play.table) this.consult(this.play.table);
  }

  /** Ends long thinking: the bot moves at once, with the best action so far. */
  hurry() {
    const { thinking } = this;
    if (!thinking?.isLong) return;
    thinking.isHurried = true;
    thinking.hurry();
    this.app.thinker.now();
    this.#lengthen(thinking, false);
    this.play.showing.skip();
  }

  /** Ends the thinking, because its moment is past. */
  stop() {
    this.app.thinker.cancel();
    this.thinking = null;
    this.isStuck = false;
    this.play.tell("thinking");
  }

  /** Asks the bot whose turn it is, unless it was asked already. @param {Table} table */
  consult(table) {
    const think = this.play.follows ? null : table.think;
    const task = think ? `${think.revision}/${think.seat}` : null;
    if (this.thinking?.task === task) return;
    if (this.thinking) this.app.thinker.cancel();
    this.thinking = null;
    this.isStuck = false;
    if (think && task) void this.#think(think, new Thinking(task, think.seat));
    this.play.tell("thinking");
  }

  /** @param {Think} think @param {Thinking} thinking */
  async #think(think, thinking) {
    const { play } = this;
    this.thinking = thinking;
    const isOff = () => play.closed || this.thinking !== thinking;
    try {
      await play.assessing.settled();
      if (isOff()) return;
      thinking.began = performance.now();
      const asked = this.#ask(think, thinking);
      const [thought] = await Promise.all([asked, this.#see(thinking)]);
      await this.#see(thinking);
      await play.read();
      await play.past.present();
      await play.idle();
      if (!thought || isOff()) return;
      this.thinking = null;
      const { seat, revision } = think;
      await play.send({ do: "move", revision, seat, thought: thought.id, aloud: play.isAloud });
      this.isStuck = play.table?.think === think && !play.mending.isOn;
    } catch {
      if (isOff()) return;
      this.thinking = null;
      this.isStuck = true;
    }
    play.tell("thinking");
  }

  /**
   * @param {Think} think
   * @param {Thinking} thinking
   * @returns {Promise<Thought | null>}
   */
  async #ask({ seat, revision, parallel }, thinking) {
    const hear = (/** @type {Progress} */ { progress }) => {
      thinking.progress = progress;
      const isLong = performance.now() - thinking.began > LONG && !thinking.isHurried;
      this.#lengthen(thinking, isLong);
      if (this.thinking === thinking) this.play.tell("thought");
    };
    const onMend = () => {
      thinking.isMended = true;
      thinking.progress = 0;
      this.#lengthen(thinking, false);
      this.play.tell("thinking");
    };
    const command = /** @type {const} */ ({ do: "consult", revision, seat });
    const thought = await this.app.thinker.think(command, hear, { parallel, onMend });
    thinking.progress = 1;
    if (this.thinking === thinking) this.play.tell("thought");
    this.#lengthen(thinking, false);
    return thought;
  }

  /** @param {Thinking} thinking @param {boolean} isLong */
  #lengthen(thinking, isLong) {
    if (this.thinking !== thinking || thinking.isLong === isLong) return;
    thinking.isLong = isLong;
    this.play.tell("thinking");
  }

  /** Resolves when what led here has been seen for a while. @param {Thinking} thinking */
  async #see(thinking) {
    const { play } = this;
    while (thinking.seen !== play.showing.shown) {
      const { shown } = play.showing;
      await shown;
      // No pause while a person is laying something out and does not watch the others.
      const isIdle = play.arranging.offer !== null || play.showing.isStill;
      const wait = pause(isIdle ? 0 : PAUSE[play.speed]);
      await Promise.race([wait, thinking.hurried]);
      thinking.seen = shown;
    }
  }
}
