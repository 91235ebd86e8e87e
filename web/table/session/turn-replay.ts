/**
 * What has happened since the viewer acted last, on the board: the trails of it, and all of it played
 * again when that is wanted.
 */

import { pause } from "../../kit/timeout.js";
import { linesAt } from "./log-lines.js";
import type { LogLine, Shown, Trails } from "../../types/engine.js";
import type { App } from "../../types/page.js";
import type { TableSession } from "./session.js";

/** Milliseconds from one trail to the next where nothing moves. */
const STEP = 700;

export class TurnReplay {
  declare app: App;
  declare session: TableSession;
  /** The trails that are played again now; null: none. */
  played: Trails | null = null;
  /** What is told of the move that is on the board again. */
  told: LogLine[] = [];

  constructor(app: App, session: TableSession) {
    this.app = app;
    this.session = session;
    const { playback } = session;
    session.when(
      () => [playback.trails],
      () => this.#end(playback.trails),
    );
  }

  /** Whether there is something to be played again; not while bots add to it. */
  get isOffered() {
    const { playback, table } = this.session;
    const isAtRest = playback.isPresent && !playback.isRunning && table?.think == null;
    return isAtRest && playback.trails.moves.length > 0;
  }

  /** Plays it again, and leaves the board as it was. */
  async play() {
    const { session } = this;
    const { trails } = session.playback;
    if (!this.isOffered || this.played) return;
    this.played = trails;
    if (session.board?.isStill) await this.#count(trails);
    else await this.#move(trails);
    if (this.played === trails) this.#end(trails);
  }

  /** Shows at once what is left of it. Returns whether something was. */
  skip() {
    const { played } = this;
    if (played) this.#end(played);
    return played !== null;
  }

  /** All trails are on the board again, and nothing is told any more. Over an ending there are none. */
  #end({ moves }: Trails) {
    const { board, history, isOver } = this.session;
    this.played = null;
    board?.setTrails(isOver && !history.moment ? [] : moves);
    this.#tell([]);
  }

  #tell(lines: LogLine[]) {
    if (lines.length === 0 && this.told.length === 0) return;
    this.told = lines;
    this.session.changed();
  }

  /** Where nothing moves, one trail comes after the other. */
  async #count(trails: Trails) {
    for (const [at, { position }] of trails.moves.entries()) {
      if (at > 0) await pause(STEP);
      if (this.played !== trails) return;
      this.session.board?.setTrails(trails.moves.slice(0, at + 1));
      this.#tell(linesAt(this.session.playback.lines, position));
    }
  }

  async #move(trails: Trails) {
    const { session } = this;
    const [first] = trails.moves;
    if (!first) return;
    const positions = [first.position - 1, ...trails.moves.map(({ position }) => position)];
    const scenes: Shown[] = [];
    for (const position of positions) {
      const answer = await this.app.engine.ask({ do: "show", position, eyes: null });
      if (this.played !== trails || !answer.ok) return;
      scenes.push(answer.shown);
    }
    const { latest, lines } = session.playback;
    if (!latest || !this.isOffered) return;
    session.board?.setTrails([]);
    const onScene = (at: number) => {
      const move = trails.moves[at - 1];
      if (this.played === trails) this.#tell(move ? linesAt(lines, move.position) : []);
    };
    await session.board?.show([...scenes, session.draft.lay(latest)], { animate: true, onScene });
  }
}
