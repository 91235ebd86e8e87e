/**
 * The past moments of one game: shows one on the stage, returns to the present, plays on from
 * there.
 */

/** @import {Play} from "./play.js" */
/** @import {App, PastMoment} from "./types.js" */

export class Past {
  /** @param {App} app @param {Play} play */
  constructor(app, play) {
    this.app = app;
    this.play = play;
    /** The past moment on the stage, null for the present. @type {PastMoment | null} */
    this.moment = null;
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
   */
  async look(position) {
    const { app, play } = this;
    if (!play.table || play.table.curtain !== null) return;
    play.advising.close();
    const answer = await app.engine.ask({ do: "show", position });
    if (!answer.ok) {
      play.trouble(answer);
      return;
    }
    this.moment = answer.shown;
    play.select(new Set());
    play.tell("looking");
    void play.stage?.show([answer.shown], { animate: true });
  }

  /** Back to the present, without continuing the scenes that were still being shown. */
  leave() {
    const { play } = this;
    if (this.moment === null) return;
    this.moment = null;
    play.showing.showNow();
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
    const { app, branch, play } = this;
    const when = play.keeping.record?.updated;
    if (branch === null || when === undefined) return;
    const answer = await app.engine.ask({ do: "branch", position: branch, when });
    if (play.closed) return;
    if (!answer.ok) {
      play.trouble(answer);
      return;
    }
    const save = play.keeping.branch(answer);
    if (save) app.go({ screen: "table", save });
  }
}
