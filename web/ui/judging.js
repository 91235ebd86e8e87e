/**
 * How a finished game is judged: every seat's chance of winning through the game, what moved it, the
 * turning points and the mistakes. Dispatches "state" when judging begins or ends, "found" when more
 * is known.
 */

import { isLost } from "../engine.js";
import { learners, mistakes, suspects } from "./mistakes.js";
import { coarseFirst, course, crux, instead, namesake, swings, thinned } from "./turning.js";

/** @import {Mistake} from "./mistakes.js" */
/** @import {Judged, Swing} from "./turning.js" */
/** @import {Insight, LogLine, Prospect, ReviewMoment, Share, Table} from "../types.js" */
/** @import {Step, ThinkCommand} from "../types.js" */
/** @import {Play} from "./play.js" */
/** @import {App} from "./types.js" */

/** At most so many turning points are shown, each a change of a chance by at least so much. */
const MOST = 5;
const LEAST = 0.1;
/** Moments inside a swing that are judged to find what turned the game. */
const CLOSER = 10;

/** @typedef {{swing: Swing, line: LogLine, better: Prospect | null}} Turn */
/** @typedef {{insight: Insight, worth: number}} Weighed */

export class Judging extends EventTarget {
  /** @param {App} app @param {Play} play */
  constructor(app, play) {
    super();
    this.app = app;
    this.play = play;
    /** @type {"idle" | "judging" | "stopped" | "done" | "stuck"} */
    this.state = "idle";
    /** Which table is being judged. @type {number | null} */
    this.revision = null;
    /** Counts the analyses begun, so that one that is called off ends. */
    this.turn = 0;
    /** @type {ReviewMoment[]} */
    this.moments = [];
    /** @type {number[]} */
    this.returns = [];
    /** @type {Judged[]} */
    this.judged = [];
    /** The best actions at judged moments. @type {Map<number, Prospect[]>} */
    this.best = new Map();
    /** @type {Turn[]} */
    this.turns = [];
    /** What moved every seat's chance; none before that is known. @type {Share[]} */
    this.shares = [];
    /** How far that has come, 0 to 1. */
    this.split = 0;
    /** The costliest decisions; null before they are known. @type {Mistake[] | null} */
    this.mistakes = null;
    /** Until the decision that was asked for last is weighed. @type {Promise<unknown>} */
    this.weighing = Promise.resolve();
  }

  /** Judges the game, unless this is done or under way. */
  start() {
    if (this.state === "idle" || this.state === "stuck") void this.#judge();
  }

  stop() {
    if (this.state !== "judging") return;
    this.turn += 1;
    this.app.thinker.cancel();
    this.#become("stopped");
  }

  /** Stops, or goes on. */
  toggle() {
    if (this.state === "judging") this.stop();
    else void this.#judge();
  }

  /**
   * Takes another table: another game, or one that was played on, is judged again.
   * @param {Table} table
   */
  take(table) {
    if (table.over ? table.revision === this.revision : this.revision === null) return;
    this.stop();
    this.turn += 1;
    this.revision = table.over ? table.revision : null;
    this.moments = [];
    this.judged = [];
    this.best.clear();
    this.turns = [];
    this.shares = [];
    this.split = 0;
    this.mistakes = null;
    this.#become("idle");
  }

  /** Every seat's chances in the order of the game, as far as they are known, its outcome last. */
  get courses() {
    const end = this.play.table?.position ?? 0;
    return this.returns.map((_, seat) => course(this.judged, seat, end, this.returns));
  }

  /**
   * What the evaluator compares at one decision, and the seat's chance. Rejects if that cannot be told.
   * @param {number} position
   * @returns {Promise<Weighed | null | undefined>} null: there was nothing to decide; undefined: it
   *   was called off
   */
  async weigh(position) {
    if (!this.play.table?.over) return null;
    this.stop();
    this.app.thinker.cancel(); // of another decision nobody wants to know any more
    const weighing = this.#weigh(position, ++this.turn);
    this.weighing = weighing.catch(() => {});
    return weighing;
  }

  /** @param {Judging["state"]} state */
  #become(state) {
    this.state = state;
    this.dispatchEvent(new Event("state"));
  }

  /** @param {number} position @param {number} turn @returns {Promise<Weighed | null | undefined>} */
  async #weigh(position, turn) {
    if (!(await this.#review(turn))) {
      if (turn === this.turn) throw new Error("no review");
      return undefined;
    }
    const moment = this.moments.find((each) => each.position === position);
    if (!moment) return null;
    const { seat, action } = moment;
    let known = this.judged.find((each) => each.position === position && each.seat === seat);
    if (!known) {
      const step = await this.#ask(position, seat, turn);
      if (step === null) return undefined;
      known = this.#hear(moment, step);
    }
    const prospects = this.best.get(position) ?? [];
    return { insight: { position, seat, action, prospects }, worth: known.worth };
  }

  /** Keeps what was found out about a moment. @param {ReviewMoment} moment @param {Step} step */
  #hear(moment, step) {
    const judged = { ...moment, worth: step.worth ?? 0 };
    this.judged.push(judged);
    this.best.set(moment.position, step.prospects);
    this.dispatchEvent(new Event("found"));
    return judged;
  }

  async #judge() {
    this.#become("judging");
    await this.weighing; // somebody waits for it
    if (this.state !== "judging") return;
    const turn = ++this.turn;
    try {
      if (!(await this.#review(turn))) return;
      if (!(await this.#split(turn))) return;
      const known = new Set(this.judged.map(({ position }) => position));
      for (const moment of coarseFirst(this.moments)) {
        if (known.has(moment.position)) continue;
        const step = await this.#ask(moment.position, moment.seat, turn);
        if (step === null) return;
        this.#hear(moment, step);
      }
      if (!(await this.#findTurns(turn)) || !(await this.#findMistakes(turn))) return;
      this.#become("done");
    } catch {
      if (turn === this.turn) this.#become("stuck");
    }
  }

  /**
   * Learns which moments there are to judge.
   * @param {number} turn
   * @returns {Promise<boolean>} whether it was not called off
   */
  async #review(turn) {
    if (this.moments.length > 0) return true;
    const answer = await this.app.engine.ask({ do: "review" });
    if (turn !== this.turn) return false;
    if (answer.ok) {
      this.moments = answer.moments;
      this.returns = answer.returns;
    } else if ("error" in answer && isLost(answer)) this.#become("stopped");
    else throw new Error("no review");
    return answer.ok;
  }

  /**
   * @param {number} position
   * @param {number} seat
   * @param {number} turn
   * @param {number} look which closer look; 0 the usual
   * @returns {Promise<Step | null>} null when it was called off
   */
  #ask(position, seat, turn, look = 0) {
    return this.#think({ do: "judge", position, seat, look }, turn);
  }

  /**
   * @param {ThinkCommand} command
   * @param {number} turn
   * @param {(progress: number) => void} [onProgress]
   * @returns {Promise<Step | null>} null when it was called off
   */
  async #think(command, turn, onProgress = () => {}) {
    if (turn !== this.turn) return null;
    const thought = await this.app.thinker.think(command, ({ progress }) => {
      if (turn === this.turn) onProgress(progress);
    });
    if (turn !== this.turn) return null;
    if (!thought) this.#become("stopped");
    return thought && thought.step;
  }

  /**
   * Learns what moved every seat's chance.
   * @param {number} turn
   * @returns {Promise<boolean>} whether it was not called off
   */
  async #split(turn) {
    if (this.shares.length > 0) return true;
    const step = await this.#think({ do: "luck" }, turn, (progress) => {
      this.split = progress;
      this.dispatchEvent(new Event("found"));
    });
    this.shares = step?.shares ?? [];
    if (step) this.dispatchEvent(new Event("found"));
    return step !== null;
  }

  /**
   * Looks twice more at the decisions that seem to have cost people most; at those of all, where
   * nobody has played but bots.
   * @param {number} turn
   * @returns {Promise<boolean>} whether it was not called off
   */
  async #findMistakes(turn) {
    const looked = [];
    const { seats } = this.play.table ?? { seats: [] };
    for (const decision of suspects(this.moments, this.best, learners(seats))) {
      const { position, seat } = decision;
      const one = await this.#ask(position, seat, turn, 1);
      const other = one && (await this.#ask(position, seat, turn, 2));
      if (!other) return false;
      /** @type {[Prospect[], Prospect[]]} */
      const looks = [one.prospects, other.prospects];
      looked.push({ decision, looks });
    }
    this.mistakes = mistakes(looked);
    return true;
  }

  /**
   * Looks closer at the largest swings: which of the events in between caused it.
   * @param {number} turn
   * @returns {Promise<boolean>} whether it was not called off
   */
  async #findTurns(turn) {
    /** @type {Turn[]} */
    const found = [];
    for (const swing of swings(this.courses, MOST, LEAST)) {
      const inside = this.moments.filter(
        ({ position }) => position > swing.from && position < swing.to,
      );
      const between = [];
      for (const { position } of thinned(inside, CLOSER)) {
        const step = await this.#ask(position, swing.seat, turn);
        if (step === null) return false;
        between.push({ position, worth: step.worth ?? 0 });
      }
      const stretch = crux(swing, between);
      const line = namesake(this.play.showing.lines, stretch);
      if (!line) continue;
      const did = this.moments.find(
        ({ position, seat }) => position === stretch.from && seat === swing.seat,
      );
      found.push({ swing, line, better: instead(swing, did, this.best.get(stretch.from)) });
    }
    this.turns = found.sort((one, other) => one.line.position - other.line.position);
    return true;
  }
}
