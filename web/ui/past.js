/** The past moments of one game: puts one on the stage, comes back to now, plays on from there. */

/** @import {Play} from "./play.js" */
/** @import {App, PastMoment} from "./types.js" */

export class Past {
  /** @param {App} app @param {Play} play */
  constructor(app, play) {
    this.app = app;
    this.play = play;
    /** What stands on the stage, null for now. @type {PastMoment | null} */
    this.moment = null;
    /** Those who wait for the present. @type {(() => void)[]} */
    this.returns = [];
  }

  /** Where in the game the moment on the stage is, null for now. */
  get position() {
    return this.moment?.position ?? null;
  }

  /** From where a new game would play on, null where none may. */
  get branch() {
    return this.moment?.branch ?? null;
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

  /** Back to now; what was still being shown of how it came about is not taken up again. */
  leave() {
    const { play } = this;
    if (this.moment === null) return;
    this.moment = null;
    play.showing.showNow();
    play.tell("looking");
    this.end();
    play.tell("settled");
  }

  /** Something new is shown in its place. */
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
