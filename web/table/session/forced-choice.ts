/**
 * A choice that is the only one there is, played for whoever would have to make it: it is shown for a
 * moment, as if somebody pointed at it, and then done, also where nothing moves.
 */

import { pause } from "../../kit/timeout.js";
import type { Choice, Table } from "../../types/engine.js";
import type { App } from "../../types/page.js";
import type { TableSession } from "./session.js";

/** Milliseconds for which it is shown before it is done. */
const SHOWN = 600;

export class ForcedChoice {
  declare app: App;
  declare session: TableSession;
  /** The table at which it may be played: one that something has led to. */
  due: Table | null = null;

  constructor(app: App, session: TableSession) {
    this.app = app;
    this.session = session;
    session.when(
      () => [this.choice],
      () => void this.#play(this.choice),
    );
  }

  /** `isNews`: something has led here, and nobody went back or came back to it. */
  take(table: Table, isNews: boolean) {
    this.due = isNews ? table : null;
  }

  /**
   * The one that is to be played now. Not where something of one's own can be taken back as of right,
   * which the next action would end.
   */
  get choice(): Choice | null {
    const { app, due, session } = this;
    const { playback, table } = session;
    if (!due || due !== table || table.viewer === null || !table.acting.includes(table.viewer))
      return null;
    const isFree = table.undo?.free ?? false;
    const isPlayed = app.preferences.values.forced;
    if (!isPlayed || isFree || table.lesson || table.arrangement) return null;
    if (!session.mayAct || !playback.isPresent || playback.isRunning) return null;
    const [only, ...others] = table.choices;
    return only && others.length === 0 ? only : null;
  }

  async #play(choice: Choice | null) {
    const { session } = this;
    if (!choice) return;
    session.selection.preview(choice);
    await pause(SHOWN);
    if (this.choice === choice && !session.closed) session.act(choice.action);
  }
}
