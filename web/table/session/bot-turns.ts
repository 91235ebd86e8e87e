/** The bots of one game: asks the one whose turn it is, and sends its move. */

import { nextTask } from "../../kit/next-task.js";
import { pause } from "../../kit/timeout.js";
import type { Table, Think, Thought } from "../../types/engine.js";
import type { App } from "../../types/page.js";
import type { Progress } from "../../types/workers.js";
import type { TableSession } from "./session.js";

/** Milliseconds between the last thing shown and a bot's move. */
const PAUSE = { slow: 1500, normal: 800, fast: 130, off: 250 };

/** The same where the bot goes on with its turn: what belongs together follows sooner. */
const GOING_ON = { slow: 1200, normal: 650, fast: 60, off: 250 };

/** Thinking that takes more milliseconds is shown, and can be cut short. */
const LONG = 400;

/** One bot at its task. */
class BotThinking {
  declare task: string;
  declare seat: number;
  /** Whether what it is shown before is its own move, so that its turn goes on. */
  declare goesOn: boolean;
  progress = 0;
  /** Whether it has thought long enough to be told to move now. */
  isLong = false;
  /** Whether its worker ended and another one has begun again. */
  isMended = false;
  /** Whether somebody wants it to move now. */
  isHurried = false;
  declare began: number;
  /** Resolves when the person has been shown everything and had time to see it. */
  seen: Promise<void> | null = null;
  hurry: () => void = () => {};
  /** Resolves then. */
  declare hurried: Promise<void>;

  constructor(task: string, seat: number, goesOn: boolean) {
    this.task = task;
    this.seat = seat;
    this.goesOn = goesOn;
    this.began = performance.now();
    this.hurried = new Promise((resolve) => (this.hurry = resolve));
  }
}

export class BotTurns {
  declare app: App;
  declare session: TableSession;
  thinking: BotThinking | null = null;
  /** The bot whose turn it is has failed; `retry` asks it again. */
  isStuck = false;
  /** The seat whose move has been sent, until the table comes to which it leads. */
  moving: number | null = null;

  constructor(app: App, session: TableSession) {
    this.app = app;
    this.session = session;
  }

  retry() {
    if (this.isStuck && this.session.table) this.consult(this.session.table);
  }

  /** Ends long thinking: the bot moves at once, with the best action so far. */
  hurry() {
    const { thinking } = this;
    if (!thinking?.isLong) return;
    thinking.isHurried = true;
    thinking.hurry();
    this.app.botPool.now();
    this.#lengthen(thinking, false);
    this.session.playback.skip();
  }

  /** Ends the pause before the move of the bot whose turn it is, however long it thinks. */
  goOn() {
    this.thinking?.hurry();
  }

  /** Ends the thinking, because its moment is past. */
  stop() {
    this.app.botPool.cancel();
    this.thinking = null;
    this.isStuck = false;
    this.session.changed();
  }

  /** Asks the bot whose turn it is, unless it was asked already. */
  consult(table: Table) {
    const think = this.session.follows ? null : table.think;
    const task = think ? `${think.revision}/${think.seat}` : null;
    if (this.thinking?.task === task) return;
    if (this.thinking) this.app.botPool.cancel();
    this.thinking = null;
    this.isStuck = false;
    const { moving } = this;
    this.moving = null;
    if (think && task)
      void this.#think(think, new BotThinking(task, think.seat, moving === think.seat));
    this.session.changed();
  }

  async #think(think: Think, thinking: BotThinking) {
    const { session } = this;
    this.thinking = thinking;
    const isOff = () => session.closed || this.thinking !== thinking;
    try {
      await session.blunderCheck.settled();
      await nextTask();
      if (isOff()) return;
      thinking.began = performance.now();
      const asked = this.#ask(think, thinking);
      const [thought] = await Promise.all([asked, this.#see(thinking)]);
      await this.#see(thinking);
      await session.read();
      await session.history.present();
      await session.idle();
      if (!thought || isOff()) return;
      this.thinking = null;
      const { seat, revision } = think;
      this.moving = seat;
      await session.send({ do: "move", revision, seat, thought: thought.id, aloud: session.isAloud });
      this.isStuck = session.table?.think === think && !session.recovery.isOn;
    } catch {
      if (isOff()) return;
      this.thinking = null;
      this.isStuck = true;
    }
    session.changed();
  }

  async #ask({ seat, revision, parallel }: Think, thinking: BotThinking): Promise<Thought | null> {
    const hear = ({ progress }: Progress) => {
      thinking.progress = progress;
      // In a contest it does the same everywhere, however long that takes.
      const isOwn = this.session.table?.contest == null;
      const isLong = isOwn && performance.now() - thinking.began > LONG && !thinking.isHurried;
      this.#lengthen(thinking, isLong);
      if (this.thinking === thinking) this.session.changed();
    };
    const onMend = () => {
      thinking.isMended = true;
      thinking.progress = 0;
      this.#lengthen(thinking, false);
      this.session.changed();
    };
    const command = { do: "consult", revision, seat } as const;
    const thought = await this.app.botPool.think(command, hear, { parallel, onMend });
    thinking.progress = 1;
    if (this.thinking === thinking) this.session.changed();
    this.#lengthen(thinking, false);
    return thought;
  }

  #lengthen(thinking: BotThinking, isLong: boolean) {
    if (this.thinking !== thinking || thinking.isLong === isLong) return;
    thinking.isLong = isLong;
    this.session.changed();
  }

  /** Resolves when what led here has been seen for a while. */
  async #see(thinking: BotThinking) {
    const { session } = this;
    while (thinking.seen !== session.playback.shown) {
      const { shown } = session.playback;
      await shown;
      // No pause while a person is laying something out and does not watch the others.
      const isIdle = session.draft.offer !== null || session.playback.isStill;
      const pauses = thinking.goesOn ? GOING_ON : PAUSE;
      const wait = isIdle ? pause(0) : session.pace.wait(pauses);
      await Promise.race([wait, thinking.hurried]);
      thinking.seen = shown;
    }
  }
}
