/**
 * Keeps the table of the present moment beside the save, once nothing else is to be done, to be shown
 * when the game is opened again; and finds it then.
 */

import { nearestFrame } from "../../board/canvas/fit.js";
import { isPerson } from "../../model/setup.js";
import type { Table } from "../../types/engine.js";
import type { App } from "../../types/page.js";
import type { LastTables } from "../../storage/last-tables.js";
import type { TableSession } from "./session.js";
import type { Source } from "./stand-in.js";

/** Milliseconds after the last table. */
const CALM = 1500;

/**
 * The table that was kept of the game with that id, if it is of the same save and kind of screen. It is
 * read at once, beside the save.
 */
export function lastTable(tables: LastTables, id: string): Source {
  const kept = tables.read(id);
  return (command) => {
    if (command.do !== "load" || command.seats) return null;
    const fitting = async () => {
      const early = await tables.find(id, command.text, kept);
      const frame = early && nearestFrame(command.frame, [early.table.frame]);
      if (!frame || lettersOf(frame) !== lettersOf(command.frame)) return null;
      return { ...early, begin: { ...command, frame } };
    };
    return fitting();
  };
}

/** How large letters are in a frame. */
function lettersOf(frame: string) {
  return frame.split(":")[2];
}

export class TableKeeper {
  declare app: App;
  declare session: TableSession;
  calm = CALM;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether what was kept before the game was locked is gone. */
  isCleared = false;

  constructor(app: App, session: TableSession) {
    this.app = app;
    this.session = session;
    session.signal.addEventListener("abort", () => clearTimeout(this.timer));
  }

  take(table: Table) {
    clearTimeout(this.timer);
    this.#clear();
    if (this.#isOwn(table)) this.timer = setTimeout(() => void this.#keep(table), this.calm);
  }

  #clear() {
    const { record } = this.session.autosave;
    if (this.isCleared || !record?.isLocked) return;
    this.isCleared = true;
    void this.app.saves.tables.remove(record.id);
  }

  /** Whether nobody else has a right to look, and a person's turn has come. */
  #isOwn({ acting, curtain, lesson, seats, viewer, watched }: Table) {
    const { autosave, follows, guest, isEarly } = this.session;
    const { isKept, record } = autosave;
    return (
      record !== null &&
      isKept &&
      !record.isLocked &&
      !follows &&
      !isEarly &&
      guest === null &&
      lesson === null &&
      !watched &&
      curtain === null &&
      seats.filter(isPerson).length === 1 &&
      viewer !== null &&
      acting.includes(viewer)
    );
  }

  async #keep(table: Table) {
    const { app, session } = this;
    const isPast = () => session.closed || session.busy || session.table !== table || !this.#isOwn(table);
    if (isPast()) return;
    const { id, text } = session.autosave.record ?? { id: "", text: "" };
    const answer = await app.engine.ask({ do: "early", frame: table.frame });
    if (answer.ok && !isPast()) await app.saves.tables.keep(id, text, answer.early);
  }
}
