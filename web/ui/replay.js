/** Goes through the past moments of a game: to one after another, or by itself. */

import { momentsOf, neighbour } from "./lines.js";
import { pause } from "./pause.js";

/** @import {Eyes} from "../types.js" */
/** @import {Play} from "./play.js" */

/** Milliseconds for which a moment stays while the game runs, at each of the speeds. */
const STAY = 1600;
const SPEEDS = [1, 2, 4];

export class Replay {
  /** @param {Play} play @param {() => void} onChange it runs, has stopped, or runs at another speed */
  constructor(play, onChange) {
    this.play = play;
    this.onChange = onChange;
    this.isRunning = false;
    this.speed = 1;
    /** The position asked for last, while it is on its way. @type {number | null} */
    this.wanted = null;
  }

  /**
   * From where one goes on: the moment that is on its way, so that no step is lost to a slow device;
   * null in the present.
   */
  get from() {
    const { looking } = this.play;
    return looking === null ? null : (this.wanted ?? looking);
  }

  /** Somebody goes to a moment. @param {number | null} to null: nowhere */
  go(to) {
    this.isRunning = false;
    void this.#look(to);
  }

  /** @param {Eyes} eyes whose look from now on */
  lend(eyes) {
    const { from } = this;
    if (from !== null) void this.play.past.look(from, eyes);
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

  /** Puts a moment on the stage; what was asked for since then has precedence. @param {number | null} to */
  async #look(to) {
    if (to === null) return;
    const isUnderWay = this.wanted !== null;
    this.wanted = to;
    if (isUnderWay) return;
    let last = null;
    while (this.wanted !== last) {
      last = this.wanted;
      if (last !== null) await this.play.past.look(last);
    }
    this.wanted = null;
  }

  /** Shows one moment after another, from the first if the last one stands. */
  async #run() {
    const { play } = this;
    const { lines } = play.showing;
    if (play.looking !== null && neighbour(lines, play.looking, 1) === null)
      await this.#look(momentsOf(lines)[0] ?? null);
    while (this.isRunning && !play.closed) {
      await pause(STAY / this.speed);
      if (!this.isRunning || play.looking === null) break;
      const next = neighbour(play.showing.lines, play.looking, 1);
      if (next === null) break;
      await this.#look(next);
    }
    this.isRunning = false;
    if (!play.closed) this.onChange();
  }
}
