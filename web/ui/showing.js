/**
 * What the stage shows of a game and when: the moments a table has brought, one after another.
 * There is one clock: whatever is said beside the stage, of the seats, to who acts and in the log,
 * is said of what stands there.
 */

import { pause } from "./pause.js";
import { freshLines, linesAt, merged, toldBy } from "./record.js";

/** @import {LogLine, Shown, Table} from "../types.js" */
/** @import {Play} from "./play.js" */
/** @import {App} from "./types.js" */

/** Milliseconds for which each of several scenes of one moment stays. */
const BEAT = { slow: 2000, normal: 1000, fast: 350, off: 0 };

export class Showing {
  /** @param {App} app @param {Play} play */
  constructor(app, play) {
    this.app = app;
    this.play = play;
    /** @type {LogLine[]} */
    this.lines = [];
    /** How many of them what is on the stage has told. */
    this.told = 0;
    /** How many of them need not be spoken any more. */
    this.heard = 0;
    /** Of what tables have brought, what came to stand on the stage last. @type {Shown | null} */
    this.latest = null;
    /** That is how things are now. */
    this.isNow = false;
    /** More moments are to come. */
    this.isRunning = false;
    /** The last table has brought nothing that can be seen. */
    this.isStill = false;
    /** Resolves when all has been shown that the last table has brought. @type {Promise<void>} */
    this.shown = Promise.resolve();
    /** Counts what is being shown, so that something newer ends it. */
    this.turn = 0;
  }

  /** What stands on the stage, of the past or not. @returns {Shown | null} */
  get moment() {
    return this.play.past.moment ?? this.latest;
  }

  /** Whether what is now stands on the stage. */
  get isPresent() {
    return this.isNow && this.play.past.moment === null;
  }

  /**
   * Whether what is now stands on the stage, or is on its way there as the last: it may be played
   * on, for whoever does has seen it coming.
   */
  get isDue() {
    return (this.isNow || !this.isRunning) && this.play.past.moment === null;
  }

  /** The log up to what is on the stage. */
  get toldLines() {
    return this.lines.slice(0, this.told);
  }

  /**
   * The lines that have been told since this was asked last, to be spoken.
   * @param {number} most of what a table tells in all, the latest
   */
  speak(most) {
    const since = Math.max(this.heard, this.lines.length - most);
    const lines = this.lines.slice(since, this.told);
    this.heard = Math.max(this.heard, this.told);
    return lines;
  }

  /**
   * Takes in what a table tells, and ends looking back; nothing of it is shown or said yet.
   * @param {Table} table
   * @param {Table | null} before
   * @param {{isNews: boolean, stays: boolean, isTold: boolean}} how `isNews`: something has happened,
   *   to be seen; `stays`: what could be done can be done still; `isTold`: what is new in the log is
   *   to be spoken
   * @returns {boolean} whether there is nothing to be seen
   */
  take(table, before, { isNews, stays, isTold }) {
    const { past } = this.play;
    const isSame = stays && this.isStill && this.isPresent && !this.isRunning;
    this.lines = merged(this.lines, table.log);
    const fresh = isTold ? freshLines(this.lines, table.log, before?.position ?? 0) : [];
    this.heard = this.lines.length - fresh.length;
    this.told = isNews ? this.heard : this.lines.length;
    this.isNow = this.isNow && stays;
    this.isRunning = table.scenes.length > 1;
    past.end();
    return isSame;
  }

  /**
   * Shows what a table has brought.
   * @param {Table} table
   * @param {boolean} isNews it is to be seen how it came about
   */
  show(table, isNews) {
    this.shown = this.#show(table, isNews);
  }

  /** Says what a table has brought of which nothing can be seen. @param {Table} table */
  stay({ scenes }) {
    this.end();
    this.#hear(this.lines.length);
    for (const moment of scenes) this.#stand(moment);
    this.play.tell("settled");
  }

  /** Ends the showing of what led here: what is now is shown at once. */
  skip() {
    if (!this.isRunning || this.play.past.moment !== null) return;
    this.showNow();
    this.play.tell("settled");
  }

  /** Somebody goes on: what is due is not waited for any longer. */
  arrive() {
    const now = this.play.table?.scenes.at(-1);
    if (now && this.isDue && !this.isNow) this.#stand(now);
  }

  /** Shows what is now, with what is laid out on it. */
  showNow() {
    const { arranging, stage, table } = this.play;
    this.end();
    this.isRunning = false;
    this.#hear(this.lines.length);
    const now = table?.scenes.at(-1);
    if (!now) return;
    this.play.mark();
    void stage?.show([arranging.lay(now)], { animate: true });
    this.#stand(now);
  }

  /** Ends what is being shown. */
  end() {
    this.turn += 1;
  }

  /** @param {Table} table @param {boolean} isNews */
  async #show(table, isNews) {
    const { app, play } = this;
    const turn = ++this.turn;
    for (const [index, moment] of table.scenes.entries()) {
      const next = table.scenes[index + 1];
      this.isRunning = next !== undefined;
      play.mark();
      this.#hear(next ? toldBy(this.lines, moment) : this.lines.length);
      const line = linesAt(this.toldLines, moment.position).at(-1);
      if (isNews && line) play.dispatchEvent(new CustomEvent("caption", { detail: line }));
      const scene = next ? moment : play.arranging.lay(moment);
      const standing = play.stage?.show([scene], { animate: isNews });
      if (!isNews) this.#stand(moment);
      await standing;
      if (turn !== this.turn) return;
      if (play.past.moment === null && moment !== this.latest) this.#stand(moment);
      if (next?.position === moment.position) await pause(BEAT[app.preferences.values.speed]);
      await play.past.present();
      if (turn !== this.turn) return;
    }
    play.tell("settled");
  }

  /** A moment of the table has come to stand on the stage. @param {Shown} moment */
  #stand(moment) {
    const { play } = this;
    this.latest = moment;
    if (moment === play.table?.scenes.at(-1)) this.isNow = true;
    play.tell("moment");
  }

  /** @param {number} told how many lines of the log may be read */
  #hear(told) {
    this.told = told;
    this.play.tell("told");
  }
}
