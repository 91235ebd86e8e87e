/** A hint for whoever acts: asks what a strong bot would do with what the person knows. */

import { LASTING } from "./arrangement-draft.js";
import type { Action, Choice, Step, Table } from "../../types/engine.js";
import type { App, TableCommand } from "../../types/page.js";
import type { TableSession } from "./session.js";

export class HintRequest {
  declare app: App;
  declare session: TableSession;
  /** What has been found so far, and for whom; null while no hint is wanted. */
  hint: {
    key: string;
    step: Step | null;
    state: "waiting" | "thinking" | "done" | "stuck";
  } | null = null;

  constructor(app: App, session: TableSession) {
    this.app = app;
    this.session = session;
  }

  /** Whether somebody acts who may get a hint. */
  get isOffered() {
    const { isPlayable, table } = this.session;
    if (!table || table.curtain !== null || table.contest || !isPlayable) return false;
    return table.viewer !== null && table.acting.includes(table.viewer);
  }

  ask() {
    const { table } = this.session;
    if (!table || !this.isOffered || this.hint) return;
    // Of the only thing that can be done nothing is to be found out.
    const isOnly = table.choices.length === 1 && !table.arrangement;
    this.hint = { key: keyOf(table), step: null, state: isOnly ? "done" : "waiting" };
    this.session.changed();
    this.#begin();
  }

  /** Drops the hint, also one that is still being thought about. */
  close() {
    if (!this.hint) return;
    if (this.hint.state === "thinking") this.app.botPool.cancel();
    this.hint = null;
    this.session.changed();
  }

  /**
   * Takes another table: a hint stays while others act at the same time, and when the screen is
   * turned.
   */
  take(table: Table, cause: TableCommand["do"]) {
    if (!this.hint) return;
    if (LASTING.has(cause) && this.hint.key === keyOf(table)) this.#begin();
    else this.close();
  }

  /** The choice on the table that a hint speaks of. */
  choiceOf(action: Action) {
    const wanted = JSON.stringify(action);
    const isIt = (choice: Choice) => JSON.stringify(choice.action) === wanted;
    return this.session.selection.choices.find(isIt) ?? null;
  }

  /** Bots that act at the same time come first: only one question can be thought about at once. */
  #begin() {
    const { hint, session } = this;
    if (hint?.state === "waiting" && session.table && !session.table.think) void this.#think(session.table);
  }

  async #think({ revision }: Table) {
    const { app, hint, session } = this;
    if (!hint) return;
    hint.state = "thinking";
    try {
      const thought = await app.botPool.think({ do: "hint", revision }, ({ step }) => {
        if (this.hint !== hint || !step) return;
        hint.step = step;
        session.changed();
      });
      if (this.hint !== hint || !thought) return;
      hint.step = thought.step;
      hint.state = "done";
    } catch {
      if (this.hint !== hint) return;
      hint.state = "stuck";
    }
    session.changed();
  }
}

/** What a hint is about. */
function keyOf({ viewer, choices, arrangement }: Table) {
  return JSON.stringify([viewer, choices.map(({ action }) => action), arrangement]);
}
