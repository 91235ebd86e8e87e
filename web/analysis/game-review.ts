/**
 * How a finished game is judged: every seat's chance of winning through the game, what moved it, the
 * turning points and the mistakes. Dispatches "state" when judging begins or ends, "found" when more
 * is known.
 */

import { isLost } from "../engine/client.js";
import { course, namesake } from "./win-course.js";
import type { TableSession } from "../table/session/session.js";
import type {
  Insight,
  Judged,
  LogLine,
  Message,
  Mistake,
  Prospect,
  ReviewMoment,
  Share,
  Step,
  Table,
  ThinkCommand,
  Turn,
} from "../types/engine.js";
import type { App } from "../types/page.js";

/** A turning point, and the line of the log that tells of it. */
export type Named = Turn & { line: LogLine };
interface Weighed {
  insight: Insight;
  worth: number;
}

export class GameReview extends EventTarget {
  declare app: App;
  declare session: TableSession;
  state: "idle" | "judging" | "stopped" | "done" | "stuck" = "idle";
  /** Which table is being judged. */
  revision: number | null = null;
  /** Counts the analyses begun, so that one that is called off ends. */
  turn = 0;
  moments: ReviewMoment[] = [];
  returns: number[] = [];
  /** By position, in the order in which they were found. */
  chances: Map<number, Judged> = new Map();
  /** The best actions at judged moments. */
  best: Map<number, Prospect[]> = new Map();
  /** In the order of their lines. */
  turns: Named[] = [];
  /** What moved every seat's chance; none before that is known. */
  shares: Share[] = [];
  /** What decided the game, per seat, as far as it is known; null where that cannot be told. */
  summaries: (Message | null)[] = [];
  /** How far that has come, 0 to 1. */
  split = 0;
  /** The costliest decisions; null before they are known. */
  mistakes: Mistake[] | null = null;
  /** Until the decision that was asked for last is weighed. */
  declare weighing: Promise<unknown>;

  constructor(app: App, session: TableSession) {
    super();
    this.app = app;
    this.session = session;
    this.weighing = Promise.resolve();
  }

  /** Judges the game, unless this is done or under way. */
  start() {
    if (this.state === "idle" || this.state === "stuck") void this.#judge();
  }

  stop() {
    if (this.state !== "judging") return;
    this.turn += 1;
    this.app.botPool.cancel();
    this.#become("stopped");
  }

  /** Stops, or goes on. */
  toggle() {
    if (this.state === "judging") this.stop();
    else void this.#judge();
  }

  /** Takes another table: another game, or one that was played on, is judged again. */
  take(table: Table) {
    if (table.over ? table.revision === this.revision : this.revision === null) return;
    this.stop();
    this.turn += 1;
    this.revision = table.over ? table.revision : null;
    this.moments = [];
    this.chances.clear();
    this.best.clear();
    this.turns = [];
    this.shares = [];
    this.summaries = [];
    this.split = 0;
    this.mistakes = null;
    this.#become("idle");
  }

  get judged(): Judged[] {
    return [...this.chances.values()];
  }

  /** Every seat's chances in the order of the game, as far as they are known, its outcome last. */
  get courses() {
    const end = this.session.table?.position ?? 0;
    return this.returns.map((_, seat) => course(this.judged, seat, end, this.returns));
  }

  /** Every seat's chances at a glance, its outcome last; none once all are judged. */
  get sketches() {
    if (this.chances.size === this.moments.length) return [];
    const end = this.session.table?.position ?? 0;
    const seen = this.moments.flatMap(({ position, seat, glance }) =>
      glance === null ? [] : [{ position, seat, worth: glance }],
    );
    if (seen.length === 0) return [];
    return this.returns.map((_, seat) => course(seen, seat, end, this.returns));
  }

  /**
   * What the evaluator compares at one decision, and the seat's chance; at a moment at which chance acts,
   * at the decision that led there, unless the log has told of that already. Rejects if it cannot be told.
   * Null: there was nothing to decide; undefined: it was called off.
   */
  async weigh(position: number): Promise<Weighed | null | undefined> {
    if (!this.session.table?.over) return null;
    this.stop();
    this.app.botPool.cancel(); // of another decision nobody wants to know any more
    const weighing = this.#weigh(position, ++this.turn);
    this.weighing = weighing.catch(() => {});
    return weighing;
  }

  #become(state: GameReview["state"]) {
    this.state = state;
    this.dispatchEvent(new Event("state"));
  }

  async #weigh(asked: number, turn: number): Promise<Weighed | null | undefined> {
    if (!(await this.#review(turn))) {
      if (turn === this.turn) throw new Error("no review");
      return undefined;
    }
    const moment = this.moments.findLast((each) => each.position <= asked);
    const { lines } = this.session.playback;
    if (!moment || lines.some((line) => line.position > moment.position && line.position <= asked))
      return null;
    const { position, seat, action } = moment;
    let known = this.chances.get(position);
    if (!known) {
      const step = await this.#think({ do: "judge", position, seat, look: 0 }, turn);
      if (step === null) return undefined;
      known = { position, seat, worth: step.worth ?? 0 };
      this.#hear({ ...known, prospects: step.prospects });
      this.dispatchEvent(new Event("found"));
    }
    const prospects = this.best.get(position) ?? [];
    return { insight: { position, seat, action, prospects }, worth: known.worth };
  }

  /** Keeps what was found out about a moment. */
  #hear({ position, seat, worth, prospects }: Judged & { prospects: Prospect[] }) {
    this.chances.set(position, { position, seat, worth });
    this.best.set(position, prospects);
  }

  /** Keeps what an analysis has newly found out. */
  #learn({ split = 0, judged = [], shares = [], turning = [], summaries = [] }: Step) {
    const count = judged.length + shares.length + turning.length + summaries.length;
    if (split === this.split && count === 0) return;
    this.split = split;
    for (const each of judged) this.#hear(each);
    if (shares.length > 0) this.shares = shares;
    if (summaries.length > 0) this.summaries = summaries;
    if (turning.length > 0) this.turns = this.#named(turning);
    this.dispatchEvent(new Event("found"));
  }

  /** Those of which the log tells, in its order. */
  #named(turns: Turn[]) {
    const { lines } = this.session.playback;
    return turns
      .flatMap((turn) => {
        const line = namesake(lines, turn.from);
        return line ? [{ ...turn, line }] : [];
      })
      .sort((one, other) => one.line.position - other.line.position);
  }

  async #judge() {
    this.#become("judging");
    await this.weighing; // somebody waits for it
    if (this.state !== "judging") return;
    const turn = ++this.turn;
    try {
      if (!(await this.#review(turn))) return;
      const step = await this.#think({ do: "analyse" }, turn, (found) => this.#learn(found));
      if (step === null) return;
      this.#learn(step);
      this.mistakes = step.mistakes ?? [];
      this.#become("done");
    } catch {
      if (turn === this.turn) this.#become("stuck");
    }
  }

  /** Learns which moments there are to judge. Returns whether it was not called off. */
  async #review(turn: number): Promise<boolean> {
    // An engine that was started again does not know the game at once.
    const { recovery } = this.session;
    while (recovery.isOn) await recovery.over;
    if (turn !== this.turn) return false;
    if (this.moments.length > 0) return true;
    const answer = await this.app.engine.ask({ do: "review" });
    if (turn !== this.turn) return false;
    if (answer.ok) {
      this.moments = answer.moments;
      this.returns = answer.returns;
      this.dispatchEvent(new Event("found"));
    } else if ("error" in answer && isLost(answer)) this.#become("stopped");
    else throw new Error("no review");
    return answer.ok;
  }

  /** `onFound`: what is known so far. Returns null when it was called off. */
  async #think(
    command: ThinkCommand,
    turn: number,
    onFound: (found: Step) => void = () => {},
  ): Promise<Step | null> {
    if (turn !== this.turn) return null;
    const thought = await this.app.botPool.think(command, ({ step }) => {
      if (step && turn === this.turn) onFound(step);
    });
    if (turn !== this.turn) return null;
    if (!thought) this.#become("stopped");
    return thought && thought.step;
  }
}
