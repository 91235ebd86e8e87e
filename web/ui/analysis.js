/**
 * The analysis of a finished game: every seat's chance of winning through the game, and the turning
 * points.
 */

import { isLost } from "../engine.js";
import { chart } from "./chart.js";
import { fill, fresh, make } from "./dom.js";
import { emblem } from "./emblem.js";
import { icon } from "./icons.js";
import { luckTable } from "./luck.js";
import { mistakeList } from "./mistakelist.js";
import { mistakes, suspects } from "./mistakes.js";
import { difference, percent } from "./percent.js";
import { HUMAN } from "./setup.js";
import { coarseFirst, course, crux, namesake, swings } from "./turning.js";

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

export class Analysis {
  /** @param {App} app @param {Play} play @param {(position: number) => void} onLook */
  constructor(app, play, onLook) {
    this.app = app;
    this.play = play;
    this.onLook = onLook;
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
    /** It will be drawn at the next frame. */
    this.isDue = false;

    const id = fresh("turns");
    this.lead = make("p", { class: "fine" });
    this.status = make("p", { class: "analysis-status", role: "status" });
    this.button = make(
      "button",
      { class: "button", type: "button", on: { click: () => this.#toggle() } },
      icon("chart"),
    );
    this.buttonWords = make("span");
    this.button.append(this.buttonWords);
    this.picture = make("div", { class: "analysis-chart" });
    this.legend = make("ul", { class: "analysis-legend" });
    this.turnsHeading = make("h3", { id, hidden: true });
    this.turnList = make("ol", { class: "turns", "aria-labelledby": id });
    this.luck = make("div", {});
    this.lessons = make("div", {});
    this.summary = make("summary");
    this.numbers = make("table", { class: "numbers" });
    this.details = make("details", { hidden: true }, this.summary, this.numbers);
    this.details.addEventListener("toggle", () => this.#showNumbers());
    this.element = make(
      "div",
      { class: "analysis" },
      this.lead,
      make("div", { class: "analysis-head" }, this.button, this.status),
      this.picture,
      this.legend,
      this.turnsHeading,
      this.turnList,
      this.lessons,
      this.luck,
      this.details,
    );
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

  /** Draws all that is known, with the words and the moment of now. */
  show() {
    const { words } = this.app;
    this.lead.textContent = words.t("analysis-lead");
    this.buttonWords.textContent = words.t(
      {
        idle: "analysis-start",
        judging: "analysis-stop",
        stopped: "analysis-go-on",
        done: "analysis-go-on",
        stuck: "shell-retry",
      }[this.state],
    );
    this.button.hidden = this.state === "done";
    const args = { done: this.judged.length, all: this.moments.length };
    const isWhole = args.done > 0 && args.done === args.all;
    const progress = () =>
      isWhole
        ? words.t("analysis-closer")
        : args.all > 0 && this.split < 1
          ? words.t("luck-progress", { done: percent(words.locale, this.split) })
          : args.all > 0
            ? words.t("analysis-progress", args)
          : "";
    const said = {
      idle: () => "",
      judging: progress,
      stopped: progress,
      done: () => words.t("analysis-told", { count: this.turns.length }),
      stuck: () => words.t("error-bot"),
    }[this.state]();
    // While it grows it is only drawn, and not announced number by number.
    this.status.setAttribute("aria-live", this.state === "judging" ? "off" : "polite");
    if (this.status.textContent !== said) this.status.textContent = said;
    this.#draw();
  }

  #toggle() {
    if (this.state === "judging") this.stop();
    else void this.#judge();
  }

  /** @param {Analysis["state"]} state */
  #become(state) {
    this.state = state;
    this.show();
  }

  // Judging

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
    this.#later();
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
      this.#later();
    });
    this.shares = step?.shares ?? [];
    if (step) this.#later();
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
    for (const decision of suspects(this.moments, this.best, this.#learners)) {
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

  /** Those who can learn from their mistakes. */
  get #learners() {
    const { seats } = this.play.table ?? { seats: [] };
    const all = seats.map((_, seat) => seat);
    const people = all.filter((seat) => seats[seat]?.who === HUMAN);
    return new Set(people.length > 0 ? people : all);
  }

  /**
   * Looks closer at the largest swings: which of the events in between caused it.
   * @param {number} turn
   * @returns {Promise<boolean>} whether it was not called off
   */
  async #findTurns(turn) {
    /** @type {Turn[]} */
    const found = [];
    for (const swing of swings(this.#courses(), MOST, LEAST)) {
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
      if (line) found.push({ swing, line, better: this.#better(swing, stretch.from) });
    }
    this.turns = found.sort((one, other) => one.line.position - other.line.position);
    return true;
  }

  /**
   * What the evaluator would have done instead, where a seat's own decision cost it much.
   * @param {Swing} swing
   * @param {number} position
   */
  #better({ seat, before, after }, position) {
    const did = this.moments.find((each) => each.position === position && each.seat === seat);
    const best = this.best.get(position)?.[0];
    if (!did || !best || after > before) return null;
    return JSON.stringify(best.action) === JSON.stringify(did.action) ? null : best;
  }

  #courses() {
    const end = this.play.table?.position ?? 0;
    return this.returns.map((_, seat) => course(this.judged, seat, end, this.returns));
  }

  // Showing

  /** Draws at the next frame, once for everything new. */
  #later() {
    if (this.isDue) return;
    this.isDue = true;
    requestAnimationFrame(() => {
      this.isDue = false;
      this.show();
    });
  }

  #draw() {
    const { app, play } = this;
    const { table } = play;
    const { words } = app;
    const isEmpty = !table || this.judged.length === 0;
    this.picture.hidden = isEmpty;
    this.legend.hidden = isEmpty;
    this.details.hidden = isEmpty;
    this.turnsHeading.hidden = this.state !== "done";
    this.turnsHeading.textContent = words.t("analysis-turns");
    this.summary.textContent = words.t("analysis-numbers");
    fill(this.luck, table && this.shares.length > 0 && luckTable(app, this.shares, table.seats));
    fill(
      this.lessons,
      table &&
        this.mistakes &&
        mistakeList(app, table, this.mistakes, this.onLook, (mistake) => void play.past.retry(mistake)),
    );
    if (isEmpty) {
      fill(this.turnList);
      return;
    }
    fill(
      this.picture,
      chart({
        label: words.t("analysis-chart"),
        courses: this.#courses(),
        colours: table.seats.map(({ colour }) => colour),
        start: this.moments[0]?.position ?? 0,
        end: table.position,
        now: play.looking,
        marks: this.turns.map(({ line, swing }) => ({ position: line.position, seat: swing.seat })),
        percent: (chance) => percent(words.locale, chance),
        onLook: this.onLook,
      }),
    );
    fill(
      this.legend,
      ...table.seats.map(({ colour }, seat) =>
        make("li", {}, emblem(colour), make("span", {}, words.seatName(seat))),
      ),
    );
    fill(this.turnList, ...this.turns.map((each, at) => this.#turn(each, at, table)));
    this.#showNumbers();
  }

  /** @param {Turn} turn @param {number} at @param {Table} table */
  #turn({ swing, line, better }, at, table) {
    const { words } = this.app;
    const { before, after, seat } = swing;
    const isDrop = after < before;
    const args = {
      name: words.seatName(seat),
      before: percent(words.locale, before),
      after: percent(words.locale, after),
    };
    return make(
      "li",
      {},
      make(
        "button",
        {
          class: `turn ${isDrop ? "is-drop" : "is-gain"}`,
          type: "button",
          "aria-current": this.play.looking === line.position ? "step" : null,
          on: { click: () => this.onLook(line.position) },
        },
        make("span", { class: "turn-number", "aria-hidden": "true" }, String(at + 1)),
        emblem(table.seats[seat]?.colour ?? "red"),
        make(
          "span",
          { class: "turn-change" },
          difference(words.locale, before, after),
          " ",
          make("span", { class: "turn-span" }, words.t("analysis-change", args)),
        ),
        " ",
        make("span", { class: "turn-line" }, words.say(line.message)),
      ),
      better &&
        make(
          "p",
          { class: "turn-better" },
          words.t("analysis-better", { label: words.say(better.label) }),
          better.reason && make("span", { class: "hint-reason" }, words.say(better.reason)),
        ),
    );
  }

  /** The same numbers as a table, made only when somebody wants to read it. */
  #showNumbers() {
    const { table } = this.play;
    const { words } = this.app;
    if (!table || !this.details.open || this.details.hidden) {
      fill(this.numbers);
      return;
    }
    const rows = [...this.judged].sort((one, other) => one.position - other.position);
    fill(
      this.numbers,
      make("caption", { class: "unseen" }, words.t("analysis-numbers")),
      make(
        "thead",
        {},
        make(
          "tr",
          {},
          ...["analysis-before", "analysis-seat", "analysis-chance"].map((key) =>
            make("th", { scope: "col" }, words.t(key)),
          ),
        ),
      ),
      make("tbody", {}, ...rows.map((row) => this.#numberRow(row))),
    );
  }

  /** @param {Judged} judged */
  #numberRow({ position, seat, worth }) {
    const { words } = this.app;
    const line = namesake(this.play.showing.lines, { from: position, to: position });
    return make(
      "tr",
      {},
      make(
        "td",
        {},
        make(
          "button",
          { class: "link", type: "button", on: { click: () => this.onLook(position) } },
          line ? words.say(line.message) : String(position),
        ),
      ),
      make("th", { scope: "row" }, words.seatName(seat)),
      make("td", {}, percent(words.locale, worth)),
    );
  }
}

/**
 * Some of many, evenly.
 * @template T
 * @param {T[]} items
 * @param {number} most
 */
function thinned(items, most) {
  if (items.length <= most) return items;
  return items.filter(
    (_, at) => Math.floor((at * most) / items.length) !== Math.floor(((at - 1) * most) / items.length),
  );
}
