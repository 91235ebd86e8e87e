/** Goes through the past moments of a game: to one after another, or by itself. */

import { momentsOf, neighbour } from "../table/session/log-lines.js";
import { pause } from "../kit/timeout.js";
import type { TableSession } from "../table/session/session.js";
import type { Eyes } from "../types/engine.js";

/** Milliseconds for which a moment stays while the game runs, at each of the speeds. */
const STAY = 1600;
const SPEEDS = [1, 2, 4];

export class Replay {
  declare session: TableSession;
  declare onChange: () => void;
  isRunning = false;
  speed = 1;
  /** The position asked for last, while it is on its way. */
  wanted: number | null = null;

  /** `onChange`: it runs, has stopped, or runs at another speed. */
  constructor(session: TableSession, onChange: () => void) {
    this.session = session;
    this.onChange = onChange;
  }

  /**
   * From where one goes on: the moment that is on its way, so that no step is lost to a slow device;
   * null in the present.
   */
  get from() {
    const { looking } = this.session;
    return looking === null ? null : (this.wanted ?? looking);
  }

  /** Somebody goes to a moment. `to`: null: nowhere. */
  go(to: number | null) {
    this.isRunning = false;
    void this.#look(to);
  }

  /** `eyes`: whose look from now on. */
  lend(eyes: Eyes) {
    const { from } = this;
    if (from !== null) void this.session.history.look(from, eyes);
  }

  quicken() {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1;
    this.onChange();
  }

  /** Shows one moment after another, until somebody stops it. */
  run() {
    this.isRunning = true;
    this.onChange();
    void this.#run();
  }

  toggle() {
    if (!this.isRunning) this.run();
    else {
      this.isRunning = false;
      this.onChange();
    }
  }

  /** Puts a moment on the board; what was asked for since then has precedence. */
  async #look(to: number | null) {
    if (to === null) return;
    const isUnderWay = this.wanted !== null;
    this.wanted = to;
    if (isUnderWay) return;
    let last = null;
    while (this.wanted !== last) {
      last = this.wanted;
      if (last !== null) await this.session.history.look(last);
    }
    this.wanted = null;
  }

  /** Shows one moment after another, from the first if the last one stands. */
  async #run() {
    const { session } = this;
    const { lines } = session.playback;
    if (session.looking !== null && neighbour(lines, session.looking, 1) === null)
      await this.#look(momentsOf(lines)[0] ?? null);
    while (this.isRunning && !session.closed) {
      await pause(STAY / this.speed);
      if (!this.isRunning || session.looking === null) break;
      const next = neighbour(session.playback.lines, session.looking, 1);
      if (next === null) break;
      await this.#look(next);
    }
    this.isRunning = false;
    if (!session.closed) this.onChange();
  }
}
