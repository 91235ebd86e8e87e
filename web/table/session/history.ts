/**
 * The past moments of one game: shows one on the board, returns to the present, plays on from
 * there.
 */

import { HUMAN } from "../../model/setup.js";
import { playNow } from "../../storage/pending-games.js";
import type { Eyes, Mistake } from "../../types/engine.js";
import type { App, PastMoment } from "../../types/page.js";
import type { TableSession } from "./session.js";

/** Who takes the seats of other people where one plays on alone. */
const OTHERS = "sailor";

export class GameHistory {
  declare app: App;
  declare session: TableSession;
  /** The past moment on the board, null for the present. */
  moment: PastMoment | null = null;
  /** Whether other eyes look than those of who played. */
  isLent = false;
  /** Whether the moment is painted for another room on the screen, and comes back at once. */
  isAwaited = false;
  /** How many moments were asked for that have not come yet. */
  sought = 0;
  /** How often somebody has gone back to the present. */
  #returned = 0;
  /** Callbacks that wait for the present. */
  returns: (() => void)[] = [];

  constructor(app: App, session: TableSession) {
    this.app = app;
    this.session = session;
  }

  /** The position of the past moment on the board, null for the present. */
  get position() {
    return this.moment?.position ?? null;
  }

  /** The position from which a new game may play on, null if none may. */
  get branch() {
    return this.session.manner.keeps === "never" ? null : (this.moment?.branch ?? null);
  }

  /** Puts a past moment on the board. `eyes`: whose look from now on. */
  async look(position: number, eyes: Eyes | null = null) {
    const { app, session } = this;
    if (!session.table || session.table.curtain !== null) {
      this.isAwaited = false;
      return;
    }
    session.hintRequest.close();
    const returned = this.#returned;
    this.isLent ||= eyes !== null;
    this.sought += 1;
    const answer = await app.engine.ask({ do: "show", position, eyes });
    this.sought -= 1;
    if (session.closed || returned !== this.#returned) return;
    this.isAwaited = false;
    if (!answer.ok) {
      session.changed();
      session.trouble(answer);
      return;
    }
    this.moment = answer.shown;
    if (answer.lines !== null) session.playback.retell(answer.lines, answer);
    session.selection.pick(new Set());
    session.changed();
    void session.board?.show([answer.shown], { animate: true });
  }

  /**
   * Back to the present, without continuing the scenes that were still being shown. A moment that was
   * asked for and comes later is not shown.
   */
  leave() {
    const { session } = this;
    if (this.moment === null && this.sought === 0) return;
    this.#returned += 1;
    this.isAwaited = false;
    this.moment = null;
    // The present was painted for the eyes that looked then.
    if (this.isLent) {
      void session.send({ do: "frame", frame: session.frame });
      session.playback.rest();
    } else session.playback.showNow();
    this.end();
  }

  /** Something new replaces the past moment. */
  end() {
    this.moment = null;
    for (const go of this.returns.splice(0)) go();
  }

  /** Resolves when the board shows the present. */
  present() {
    if (this.moment === null) return Promise.resolve();
    return new Promise((resolve: (value?: undefined) => void) =>
      this.returns.push(resolve),
    );
  }

  /** Makes a new game that plays on from the moment on the board, and goes to its table. */
  async playOn() {
    const { app, branch } = this;
    const save = branch === null ? null : await this.#branch(branch, this.#seat());
    if (save) app.go({ screen: "table", save });
  }

  /** Has a decision tried again, in a new game that plays on from the moment before it. */
  async retry(mistake: Mistake) {
    const { app, session } = this;
    const isPlayed = session.table?.seats[mistake.seat]?.who === HUMAN && !session.table.watched;
    const save = await this.#branch(mistake.position, isPlayed ? null : mistake.seat);
    if (save === null) return;
    app.trials.set(save, { mistake, from: session.id });
    app.go({ screen: "table", save });
  }

  /**
   * The id of a new game that plays on from that moment; null if there is none. `seat`: who plays
   * it; null: all who played.
   */
  async #branch(position: number, seat: number | null) {
    const { app, session } = this;
    const when = session.autosave.record?.updated ?? Date.now();
    const answer = await app.engine.ask({ do: "branch", position, when, seat, who: OTHERS });
    if (session.closed) return null;
    if (answer.ok) return session.autosave.branch(answer);
    session.trouble(answer);
    return null;
  }

  /** Who plays on from the moment on the board: whose eyes look; null: all who played. */
  #seat() {
    const { table } = this.session;
    if (!table || !(table.watched || this.isLent)) return null;
    const acting = this.moment?.seats.findIndex(({ turn }) => turn) ?? -1;
    return table.viewer ?? Math.max(0, acting);
  }

  /** Begins the game anew with the same chance, for whoever has watched it. */
  deal() {
    const { app, session } = this;
    const { table } = session;
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
