/** A hint for whoever acts: asks what a strong bot would do with what the person knows. */

import { LASTING } from "./arrangement-draft.js";

/** @import {Action, Choice, Step, Table} from "../../types/engine.js" */
/** @import {TableSession} from "./session.js" */
/** @import {App, TableCommand} from "../../types/page.js" */

export class HintRequest {
  /** @param {App} app @param {TableSession} session */
  constructor(app, session) {
    this.app = app;
    this.session = session;
    /**
     * What has been found so far, and for whom; null while no hint is wanted.
     * @type {{key: string, step: Step | null, state: "waiting" | "thinking" | "done" | "stuck"} | null}
     */
    this.hint = null;
  }

  /** Whether somebody acts who may get a hint. */
  get isOffered() {
    const { isPlayable, table } = this.session;
    if (!table || table.curtain !== null || !isPlayable) return false;
    return table.viewer !== null && table.acting.includes(table.viewer);
  }

  ask() {
    const { table } = this.session;
    if (!table || !this.isOffered || this.hint) return;
    this.hint = { key: keyOf(table), step: null, state: "waiting" };
    this.session.tell("hint");
    this.#begin();
  }

  /** Drops the hint, also one that is still being thought about. */
  close() {
    if (!this.hint) return;
    if (this.hint.state === "thinking") this.app.botPool.cancel();
    this.hint = null;
    this.session.tell("hint");
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
    return this.session.selection.choices.find(isIt) ?? null;
  }

  /** Bots that act at the same time come first: only one question can be thought about at once. */
  #begin() {
    const { hint, session } = this;
    if (hint?.state === "waiting" && session.table && !session.table.think) void this.#think(session.table);
  }

  /** @param {Table} table */
  async #think({ revision }) {
    const { app, hint, session } = this;
    if (!hint) return;
    hint.state = "thinking";
    try {
      const thought = await app.botPool.think({ do: "hint", revision }, ({ step }) => {
        if (this.hint !== hint || !step) return;
        hint.step = step;
        session.tell("advice");
      });
      if (this.hint !== hint || !thought) return;
      hint.step = thought.step;
      hint.state = "done";
    } catch {
      if (this.hint !== hint) return;
      hint.state = "stuck";
    }
    session.tell("hint");
  }
}

/** What a hint is about. @param {Table} table */
function keyOf({ viewer, choices, arrangement }) {
  return JSON.stringify([viewer, choices.map(({ action }) => action), arrangement]);
}
