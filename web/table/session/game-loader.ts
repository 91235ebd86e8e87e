/**
 * How a game comes to the table: from its save, or as one that begins; as a lesson, a puzzle or a
 * link; or dealt by another device. Also how it comes back when the engine has lost it.
 */

import type { Table } from "../../types/engine.js";
import type { App, LessonPlace, PuzzlePlace } from "../../types/page.js";
import type { TableSession } from "./session.js";

/** Where a game comes from that is not kept, nor to be: at most one of these. */
export interface Source {
  /** To be learnt. */
  lesson?: LessonPlace | null;
  /** To be solved. */
  puzzle?: PuzzlePlace | null;
  /** To a game that is watched. */
  link?: string | null;
}

export class GameLoader {
  declare app: App;
  declare session: TableSession;
  /** The lesson at the table, null for a match. */
  declare lesson: LessonPlace | null;
  declare puzzle: PuzzlePlace | null;
  declare link: string | null;
  /** Whether there is no such game. */
  isMissing = false;

  constructor(
    app: App,
    session: TableSession,
    { lesson = null, puzzle = null, link = null }: Source,
  ) {
    this.app = app;
    this.session = session;
    this.lesson = lesson;
    this.puzzle = puzzle;
    this.link = link;
  }

  /**
   * Whether there may be a save of it here: not of a lesson that begins, a puzzle, what is watched, or
   * what another device deals.
   */
  get isKeepable() {
    const { lesson, link, session, puzzle } = this;
    return lesson === null && puzzle === null && link === null && session.guest === null;
  }

  /** The game that was announced under the id of its save. */
  get #start() {
    return this.app.pendingGames.get(this.session.id);
  }

  /**
   * The id of the game this will be. Returns null when there is neither a save nor one to begin.
   */
  async find(): Promise<string | null> {
    const { autosave, guest } = this.session;
    await autosave.find();
    const found = autosave.record ?? this.#start ?? this.lesson ?? this.puzzle;
    const game = found?.game ?? this.link?.split(".")[0] ?? guest?.welcome?.game ?? null;
    if (game) await this.app.wantRoom(game);
    return game;
  }

  /** What was chosen before the game, as far as that is known already. */
  get options() {
    const { guest, autosave, table } = this.session;
    const begun = autosave.record ?? this.#start ?? guest?.welcome;
    return table?.options ?? begun?.options;
  }

  /** Loads the save, or begins the game that was announced; whether that succeeded. */
  async open() {
    const { link, lesson, session, puzzle } = this;
    const start = this.#start;
    const { record } = session.autosave;
    const frame = session.measure();
    if (record) {
      session.sayings = new Map(record.sayings);
      return session.send({ do: "load", text: record.text, frame });
    }
    if (start?.text) return session.send({ do: "load", text: start.text, seats: start.seats, frame });
    if (start) return session.send({ do: "start", ...start, frame });
    if (link !== null) return session.send({ do: "watch", link, frame });
    if (puzzle !== null) return this.#solve(puzzle);
    if (session.guest) return session.join(session.guest);
    return lesson !== null && this.learn(lesson);
  }

  /** Begins a lesson at one of its steps. */
  learn(place: LessonPlace) {
    const frame = this.session.measure();
    return this.session.send({ do: "learn", ...place, frame });
  }

  async #solve({ game, puzzle }: PuzzlePlace) {
    const { session } = this;
    const chosen = await puzzle.catch(() => null);
    if (chosen) return session.send({ do: "puzzle", game, puzzle: chosen, frame: session.measure() });
    this.isMissing = true;
    session.changed();
    return false;
  }

  /** A table has come: from now on this is what is opened. */
  take({ game, lesson }: Table) {
    // Until the engine has dealt there is nothing else of it.
    if (!this.session.isEarly) this.app.pendingGames.delete(this.session.id);
    this.lesson = lesson?.id ? { game, lesson: lesson.id, place: lesson.place } : null;
  }
}
