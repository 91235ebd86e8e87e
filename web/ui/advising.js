/** A hint for whoever acts: asks what a strong bot would do with what the person knows. */

import { LASTING } from "./arranging.js";

/** @import {Action, Choice, Step, Table} from "../types.js" */
/** @import {Play} from "./play.js" */
/** @import {App, TableCommand} from "./types.js" */

export class Advising {
  /** @param {App} app @param {Play} play */
  constructor(app, play) {
    this.app = app;
    this.play = play;
    /**
     * What has been found so far, and for whom; null while no hint is wanted.
     * @type {{key: string, step: Step | null, state: "waiting" | "thinking" | "done" | "stuck"} | null}
     */
    this.hint = null;
  }

  /** Whether somebody acts who may get a hint. */
  get isOffered() {
    const { isPlayable, table } = this.play;
    if (!table || table.curtain !== null || !isPlayable) return false;
    return table.viewer !== null && table.acting.includes(table.viewer);
  }

  ask() {
    const { table } = this.play;
    if (!table || !this.isOffered || this.hint) return;
    this.hint = { key: keyOf(table), step: null, state: "waiting" };
    this.play.tell("hint");
    this.#begin();
  }

  /** Drops the hint, also one that is still being thought about. */
  close() {
    if (!this.hint) return;
    if (this.hint.state === "thinking") this.app.thinker.cancel();
    this.hint = null;
    this.play.tell("hint");
  }

  /**
   * Takes another table: a hint stays while others act at the same time, and when the screen is
   * turned.
   * @param {Table} table
   * @param {TableCommand["do"]} cause
   */
  take(table, cause) {
    if (!this.hint) return;
    if (LASTING.has(cause) && this.hint.key === keyOf(table)) this.#begin();
    else this.close();
  }

  /** The choice on the table that a hint speaks of. @param {Action} action */
  choiceOf(action) {
    const wanted = JSON.stringify(action);
    /** @param {Choice} choice */
    const isIt = (choice) => JSON.stringify(choice.action) === wanted;
    return this.play.picking.choices.find(isIt) ?? null;
  }

  /** Bots that act at the same time come first: only one question can be thought about at once. */
  #begin() {
    const { hint, play } = this;
    if (hint?.state === "waiting" && play.table && !play.table.think) void this.#think(play.table);
  }

  /** @param {Table} table */
  async #think({ revision }) {
    const { app, hint, play } = this;
    if (!hint) return;
    hint.state = "thinking";
    try {
      const thought = await app.thinker.think({ do: "hint", revision }, ({ step }) => {
        if (this.hint !== hint || !step) return;
        hint.step = step;
        play.tell("advice");
      });
      if (this.hint !== hint || !thought) return;
      hint.step = thought.step;
      hint.state = "done";
    } catch {
      if (this.hint !== hint) return;
      hint.state = "stuck";
    }
    play.tell("hint");
  }
}

/** What a hint is about. @param {Table} table */
function keyOf({ viewer, choices, arrangement }) {
  return JSON.stringify([viewer, choices.map(({ action }) => action), arrangement]);
}
