/**
 * The past moments of one game: shows one on the stage, returns to the present, plays on from
 * there.
 */

import { HUMAN } from "./setup.js";
import { playNow } from "./starting.js";

/** @import {Play} from "./play.js" */
/** @import {Eyes, Mistake} from "../types.js" */
/** @import {App, PastMoment} from "./types.js" */

/** Who takes the seats of other people where one plays on alone. */
const OTHERS = "sailor";

export class Past {
  /** @param {App} app @param {Play} play */
  constructor(app, play) {
    this.app = app;
    this.play = play;
    /** The past moment on the stage, null for the present. @type {PastMoment | null} */
    this.moment = null;
    /** Whether other eyes look than those of who played. */
    this.isLent = false;
    /** Whether the moment is painted for another room on the screen, and comes back at once. */
    this.isAwaited = false;
    /** How many moments were asked for that have not come yet. */
    this.sought = 0;
    /** Callbacks that wait for the present. @type {(() => void)[]} */
    this.returns = [];
  }

  /** The position of the past moment on the stage, null for the present. */
  get position() {
    return this.moment?.position ?? null;
  }

  /** The position from which a new game may play on, null if none may. */
  get branch() {
    return this.play.manner.keeps === "never" ? null : (this.moment?.branch ?? null);
  }

  /**
   * Puts a past moment on the stage.
   * @param {number} position
   * @param {Eyes | null} [eyes] whose look from now on
   */
  async look(position, eyes = null) {
    const { app, play } = this;
    if (!play.table || play.table.curtain !== null) {
      this.isAwaited = false;
      return;
    }
    play.advising.close();
    this.sought += 1;
    const answer = await app.engine.ask({ do: "show", position, eyes });
    this.sought -= 1;
    if (play.closed) return;
    this.isAwaited = false;
    if (!answer.ok) {
      play.tell("looking");
      play.trouble(answer);
      return;
    }
    this.moment = answer.shown;
    this.isLent ||= eyes !== null;
    if (answer.lines !== null) play.showing.retell(answer.lines, answer);
    play.picking.select(new Set());
    play.tell("looking");
    void play.stage?.show([answer.shown], { animate: true });
  }

  /** Back to the present, without continuing the scenes that were still being shown. */
  leave() {
    const { play } = this;
    if (this.moment === null) return;
    this.moment = null;
    // The present was painted for the eyes that looked then.
    if (this.isLent) void play.send({ do: "frame", frame: play.frame });
    else play.showing.showNow();
    play.tell("looking");
    this.end();
    play.tell("settled");
  }

  /** Something new replaces the past moment. */
  end() {
    this.moment = null;
    for (const go of this.returns.splice(0)) go();
  }

  /** Resolves when the stage shows the present. */
  present() {
    if (this.moment === null) return Promise.resolve();
    return new Promise((/** @type {(value?: undefined) => void} */ resolve) =>
      this.returns.push(resolve),
    );
  }

  /** Makes a new game that plays on from the moment on the stage, and goes to its table. */
  async playOn() {
    const { app, branch } = this;
    const save = branch === null ? null : await this.#branch(branch, this.#seat());
    if (save) app.go({ screen: "table", save });
  }

  /**
   * Has a decision tried again, in a new game that plays on from the moment before it.
   * @param {Mistake} mistake
   */
  async retry(mistake) {
    const { app, play } = this;
    const isPlayed = play.table?.seats[mistake.seat]?.who === HUMAN && !play.table.watched;
    const save = await this.#branch(mistake.position, isPlayed ? null : mistake.seat);
    if (save === null) return;
    app.trials.set(save, { mistake, from: play.id });
    app.go({ screen: "table", save });
  }

  /**
   * The id of a new game that plays on from that moment; null if there is none.
   * @param {number} position
   * @param {number | null} seat who plays it; null: all who played
   */
  async #branch(position, seat) {
    const { app, play } = this;
    const when = play.keeping.record?.updated ?? Date.now();
    const answer = await app.engine.ask({ do: "branch", position, when, seat, who: OTHERS });
    if (play.closed) return null;
    if (answer.ok) return play.keeping.branch(answer);
    play.trouble(answer);
    return null;
  }

  /** Who plays on from the moment on the stage: whose eyes look; null: all who played. */
  #seat() {
    const { table } = this.play;
    if (!table || !(table.watched || this.isLent)) return null;
    const acting = this.moment?.seats.findIndex(({ turn }) => turn) ?? -1;
    return table.viewer ?? Math.max(0, acting);
  }

  /** Begins the game anew with the same chance, for whoever has watched it. */
  deal() {
    const { app, play } = this;
    const { table } = play;
    if (!table) return;
    const { game, options, seed } = table;
    const me = table.viewer ?? 0;
    const seats = table.seats.map(({ name, colour, who }, seat) => ({
      name: seat === me ? "" : name,
      colour,
      who: seat === me ? HUMAN : who === HUMAN ? OTHERS : who,
    }));
    playNow(app, { game, seats, options, seed, seen: true });
  }
}
