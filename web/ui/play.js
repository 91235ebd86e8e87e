/**
 * One open game: sends what people and bots do, shows the results in order, keeps it saved. Knows
 * the stage, but not the page around it; what happens is dispatched as events.
 */

import { isLost } from "../engine.js";
import * as arrange from "../input/arrange.js";
import { drop, grab, meant, narrow, press } from "../input/choices.js";
import { Advising } from "./advising.js";
import { Arranging } from "./arranging.js";
import { Assessing } from "./assessing.js";
import { Consulting } from "./consulting.js";
import { Keeping } from "./keeping.js";
import { Mending } from "./mending.js";
import { Past } from "./past.js";
import { Showing } from "./showing.js";

/** @import {Stage} from "../stage/stage.js" */
/** @import {Guest} from "../together/guest.js" */
/** @import {Action, Arranged, Choice, Crash, Failure, FrameName, Insight} from "../types.js" */
/** @import {Message, Pressed, Table} from "../types.js" */
/** @import {Answer, App, LessonPlace, PuzzlePlace, Manner, TableCommand} from "./types.js" */

/** @type {Manner} */
const USUAL = { keeps: "always", speed: null, lingers: false };

/** Commands after whose answer events are shown one after another. */
const NEWS = new Set(["act", "acts", "move", "lift", "demonstrate", "news"]);

/** Commands that begin something else at the table. */
const ANEW = new Set(["start", "load", "learn", "puzzle", "watch"]);

/** @type {Choice[]} */
const NO_CHOICES = [];

/** @typedef {{seat: number, motive: Message}} Saying what a bot says of its move */

export class Play extends EventTarget {
  /** What presses would bring, and for what that holds. */
  #told = {
    choices: NO_CHOICES,
    /** @type {ReadonlySet<string>} */
    selection: new Set(),
    /** @type {Map<string, Message>} */
    by: new Map(),
  };

  /**
   * @param {App} app
   * @param {string} id of its save
   * @param {AbortSignal} signal closes it
   * @param {{manner?: Manner, lesson?: LessonPlace | null, puzzle?: PuzzlePlace | null,
   *   link?: string | null, guest?: Guest | null}} [what] is played and how: else a game that is
   *   kept; a lesson to be learnt, a puzzle to be solved, a link to a game that is watched, or a seat
   *   at a table that another device deals
   */
  constructor(
    app,
    id,
    signal,
    { manner = USUAL, lesson = null, puzzle = null, link = null, guest = null } = {},
  ) {
    super();
    this.app = app;
    this.id = id;
    this.manner = manner;
    /** Resolves when whoever watches has read what was said; no bot moves before that. */
    this.read = () => Promise.resolve();
    this.signal = signal;
    /** @type {Table | null} */
    this.table = null;
    /** @type {Stage | null} */
    this.stage = null;
    /** @type {Set<string>} */
    this.selection = new Set();
    /** What the coach points at: tokens, or ids of nodes. @type {Set<string>} */
    this.points = new Set();
    this.arranging = new Arranging();
    this.keeping = new Keeping(app, this, id, manner.keeps);
    this.past = new Past(app, this);
    this.showing = new Showing(app, this);
    this.bots = new Consulting(app, this);
    this.advising = new Advising(app, this);
    this.assessing = new Assessing(app, this);
    /** The lesson at the table, null for a match. @type {LessonPlace | null} */
    this.lesson = lesson;
    this.puzzle = puzzle;
    this.link = link;
    this.guest = guest;
    /** Who has sealed a choice that is made at the same time. @type {Set<number>} */
    this.laid = new Set();
    guest?.engine.addEventListener(
      "table",
      (event) => this.hear(/** @type {CustomEvent<Table>} */ (event).detail),
      { signal },
    );
    guest?.engine.addEventListener("sealed", () => this.#sealed(guest), { signal });
    /** Whether bots say why they do what they do. */
    this.isAloud = false;
    /**
     * What they have said, by the moments right after their moves.
     * @type {Map<number, Saying>}
     */
    this.sayings = new Map();
    /** The frame that was asked for last. @type {FrameName} */
    this.frame = "wide:620";
    this.isReframing = false;
    this.mending = new Mending(app, this);
    this.busy = false;
    /** The command sent last. @type {Promise<Answer<TableCommand["do"]>> | null} */
    this.asked = null;
    signal.addEventListener("abort", () => this.#close());
  }

  /**
   * Whether there may be a save of it here: not of a lesson that begins, a puzzle, what is watched, or
   * what another device deals.
   */
  get isKeepable() {
    const { guest, lesson, link, puzzle } = this;
    return lesson === null && puzzle === null && link === null && guest === null;
  }

  get closed() {
    return this.signal.aborted;
  }

  /** How fast things move and bots follow each other. */
  get speed() {
    return this.manner.speed ?? this.app.preferences.values.speed;
  }

  /** The past moment on the stage, null for the present. */
  get looking() {
    return this.past.position;
  }

  /** Whether another page plays this game, so that it is only shown here. */
  get follows() {
    return this.keeping.follows;
  }

  /** What can be chosen now; beside an arrangement what no thing on the table stands for. */
  get choices() {
    const offered = this.isPlayable && this.table ? this.table.choices : NO_CHOICES;
    return this.offer ? offered.filter(({ picks }) => picks.length === 0) : offered;
  }

  /** What can be laid out now. */
  get offer() {
    return this.isPlayable ? this.arranging.offer : null;
  }

  /** Whether this page plays the game, and shows no past moment of it. */
  get isAtHand() {
    return this.looking === null && !this.follows && !this.mending.isOn;
  }

  /** Whether the moment on the stage can be played. */
  get isPlayable() {
    return this.isAtHand && this.showing.isDue && !this.isSealed;
  }

  /** Whether this person has sealed a choice, and waits for the others. */
  get isSealed() {
    return Boolean(this.guest?.engine.sealed);
  }

  /** Whose choices are waited for, once somebody has sealed one; null: that is not so. */
  get awaited() {
    const { laid, table } = this;
    if (table?.round == null || laid.size === 0) return null;
    if (table.acting.includes(table.viewer ?? -1) && !this.isSealed) return null;
    return table.acting.filter((seat) => !laid.has(seat));
  }

  /** Whether the game has ended on the stage. */
  get isOver() {
    return this.showing.isNow && this.table !== null && this.table.over;
  }

  /** The bot at its task, while the stage shows that it is its turn. */
  get thinking() {
    return this.showing.isPresent && this.assessing.isSettled ? this.bots.thinking : null;
  }

  /** Choices that agree with what is selected. */
  get candidates() {
    return narrow(this.choices, this.selection).candidates;
  }

  /**
   * The id of the game this will be.
   * @returns {Promise<string | null>} null when there is neither a save nor one to begin
   */
  async find() {
    await this.keeping.find();
    const { starting } = this.app;
    const found = this.keeping.record ?? starting.get(this.id) ?? this.lesson ?? this.puzzle;
    return found?.game ?? this.link?.split(".")[0] ?? this.guest?.welcome?.game ?? null;
  }

  /** What was chosen before the game, as far as that is known already. */
  get options() {
    const begun = this.keeping.record ?? this.app.starting.get(this.id) ?? this.guest?.welcome;
    return this.table?.options ?? begun?.options;
  }

  /**
   * Loads the save, or begins the game that was announced under its id; whether that succeeded.
   */
  async open() {
    const start = this.app.starting.get(this.id);
    const { frame } = this.stage ?? this;
    this.frame = frame;
    const { record } = this.keeping;
    if (record) {
      this.sayings = new Map(record.sayings);
      return this.send({ do: "load", text: record.text, frame });
    }
    if (start?.text) return this.send({ do: "load", text: start.text, seats: start.seats, frame });
    if (start) return this.send({ do: "start", ...start, frame });
    if (this.link !== null) return this.send({ do: "watch", link: this.link, frame });
    if (this.puzzle !== null) return this.#solve(this.puzzle);
    if (this.guest) return this.#join(this.guest);
    return this.lesson !== null && this.learn(this.lesson);
  }

  /**
   * Begins a lesson at one of its steps.
   * @param {LessonPlace} place
   */
  learn(place) {
    const { frame } = this.stage ?? this;
    this.frame = frame;
    return this.send({ do: "learn", ...place, frame });
  }

  /** @param {PuzzlePlace} place */
  async #solve({ game, puzzle }) {
    const chosen = await puzzle.catch(() => null);
    const { frame } = this.stage ?? this;
    this.frame = frame;
    if (chosen) return this.send({ do: "puzzle", game, puzzle: chosen, frame });
    this.tell("missing");
    return false;
  }

  /** Takes the table that was dealt to a guest. @param {Guest} guest */
  #join({ frame, table }) {
    this.frame = frame;
    if (table) this.#receive(table, "start");
    return table !== null;
  }

  /** Takes a table that came without being asked for, once there is one; it is opened with the latest. @param {Table} table */
  hear(table) {
    if (this.table && !this.closed) this.#receive(table, "news");
  }

  /** @param {Guest} guest */
  #sealed({ engine }) {
    this.laid = new Set(engine.laid);
    this.mark();
    this.tell("sealed");
  }

  #close() {
    this.showing.end();
    this.app.thinker.cancel();
    this.stage?.destroy();
  }

  /** Leaves the game to another page: nobody thinks here, and nothing stays chosen. */
  rest() {
    this.advising.close();
    if (this.table) this.bots.consult(this.table);
    this.select(new Set());
  }

  // What people do

  /** @param {string} token */
  press(token) {
    this.showing.arrive();
    const { offer, selection } = this;
    if (offer) this.#arranged(arrange.press(offer, this.arranging.placed, selection, token));
    else if (this.#mayPress()) this.#pressed(press(this.choices, this.selection, token));
  }

  /** @param {string} from @param {string} to */
  drop(from, to) {
    this.showing.arrive();
    const { offer } = this;
    if (offer) this.#arranged(arrange.drop(offer, this.arranging.placed, from, to));
    else if (this.#mayPress()) this.#pressed(drop(this.choices, this.selection, from, to));
  }

  /** @param {string} token */
  grab(token) {
    this.showing.arrive();
    const { offer, selection } = this;
    if (offer) this.select(arrange.grab(offer, this.arranging.placed, selection, token));
    else if (this.#mayPress()) this.select(grab(this.choices, this.selection, token));
  }

  cancel() {
    if (this.selection.size > 0) this.select(new Set());
  }

  /**
   * Lays these out, to be changed or confirmed.
   * @param {Action[]} actions
   */
  lay(actions) {
    if (!this.offer) return;
    const placed = arrange.laid(this.offer, actions);
    this.#arranged({ placed, selection: new Set(), why: null });
  }

  /** @param {Action} action */
  act(action) {
    const { table } = this;
    const seat = table?.viewer ?? table?.acting[0];
    if (!table || seat === undefined || !this.#mayPress()) return;
    this.advising.close();
    this.keeping.moved();
    this.#decided(table, action);
    void this.send({ do: "act", revision: table.revision, seat, action });
  }

  /** Sends what is laid out; says what is missing while it is not complete. */
  async confirm() {
    if (this.arranging.missing > 0) {
      const args = { count: this.arranging.missing };
      this.refuse({ key: "table-missing", args }, null);
      return;
    }
    await this.idle();
    const { table, offer } = this;
    const actions = offer && this.arranging.confirm();
    if (!table || table.viewer === null || !actions || this.closed) return;
    this.keeping.moved();
    this.#decided(table, actions[0]);
    await this.send({ do: "acts", revision: table.revision, seat: table.viewer, actions });
  }

  /**
   * Tells what a person has decided, the first action of several.
   * @param {Table} table of the moment before
   * @param {Action | undefined} action
   */
  #decided({ position, choices }, action) {
    const text = JSON.stringify(action);
    const choice = choices.find((each) => JSON.stringify(each.action) === text);
    if (!choice) return;
    this.assessing.decided(position, choice.action);
    this.dispatchEvent(new CustomEvent("decided", { detail: { position, choice } }));
  }

  /** Takes back all that is laid out and not yet confirmed. */
  clear() {
    this.#arranged({ placed: arrange.NOTHING_PLACED, selection: new Set(), why: null });
  }

  undo() {
    if (!this.table?.undo || this.busy || !this.isAtHand) return;
    const advised = this.assessing.mayTakeBack;
    void this.send({ do: "undo", revision: this.table.revision, advised });
  }

  /** Takes back what the coach speaks of, and what the person has done since. */
  async takeBack() {
    const { told } = this.assessing;
    while (told && this.table && this.table.position > told.decision.position && !this.busy) {
      const { revision, undo } = this.table;
      if (!undo?.free || !(await this.send({ do: "undo", revision, advised: true }))) return;
    }
  }

  /** @param {number} seat */
  lift(seat) {
    if (this.table && !this.mending.isOn)
      void this.send({ do: "lift", revision: this.table.revision, seat });
  }

  /** Does what the lesson's step asks, for whoever wants to be shown. */
  demonstrate() {
    this.showing.arrive();
    if (this.table && this.#mayPress())
      void this.send({ do: "demonstrate", revision: this.table.revision });
  }

  /**
   * Makes the lesson at its end a match like any other.
   * @param {import("../types.js").Who} who takes the other seats
   */
  async playOn(who) {
    await this.idle();
    if (!this.table || this.closed) return false;
    this.keeping.moved();
    return this.send({ do: "play_on", revision: this.table.revision, who });
  }

  /**
   * Gives a seat to somebody else, once what is under way is done.
   * @param {import("../types.js").Who} who
   * @param {string} name
   * @param {number | null} seat null: the one whose turn it is then
   * @returns {Promise<number | null>} the seat, null if it was not given
   */
  async sit(who, name, seat = null) {
    this.advising.close();
    this.bots.stop();
    await this.idle();
    const { table } = this;
    if (!table || this.closed) return null;
    const given = seat ?? table.acting[0];
    const { revision } = table;
    if (given !== undefined && (await this.send({ do: "sit", revision, seat: given, name, who })))
      return given;
    this.bots.consult(table);
    return null;
  }

  /** Has the table painted for the room that it has on the screen. */
  async reframe() {
    if (!this.table || this.isReframing) return;
    this.isReframing = true;
    // While a window is resized only the latest frame is asked for.
    while (this.stage && this.stage.frame !== this.frame && !this.closed) {
      this.frame = this.stage.frame;
      if (this.guest) this.guest.frame = this.frame;
      await this.send({ do: "frame", frame: this.frame });
    }
    this.isReframing = false;
  }

  /**
   * What a bot compared before the move at that moment; null if that is not available.
   * @param {number} position
   * @returns {Promise<Insight | null>}
   */
  async explain(position) {
    const answer = await this.app.engine.ask({ do: "insight", position });
    if (answer.ok) return answer.insight;
    this.trouble(answer);
    return null;
  }

  /** @param {string | null} token under the pointer or the focus */
  hover(token) {
    if (this.offer) return;
    const only = token === null ? this.#left : meant(this.choices, this.selection, token);
    this.mark(only);
    this.dispatchEvent(new CustomEvent("aim", { detail: only }));
  }

  /** The one choice that what is selected leaves, if anything is. */
  get #left() {
    if (this.selection.size === 0) return null;
    const { candidates, complete } = narrow(this.choices, this.selection);
    return complete ?? (candidates.length === 1 ? (candidates[0] ?? null) : null);
  }

  /**
   * Tells the stage what can be pressed.
   * @param {Choice | null} [aim] whose outcome to foreshadow
   */
  mark(aim = null) {
    const { offer, points, selection, stage } = this;
    const ghost = aim?.ghost ?? [];
    if (offer) {
      const marks = arrange.marks(offer, this.arranging.placed, selection);
      stage?.setMarks({ ...marks, ghost, points });
    } else {
      const { live, targets } = narrow(this.choices, selection);
      const told = this.#toldOf([...live, ...targets]);
      stage?.setMarks({ live, targets, chosen: selection, ghost, told, points });
    }
  }

  /**
   * What a press on each of these would bring, where it leaves one choice; the same map while the
   * same is offered and selected.
   * @param {string[]} tokens
   */
  #toldOf(tokens) {
    const { choices, selection } = this;
    if (this.#told.choices === choices && this.#told.selection === selection) return this.#told.by;
    /** @type {Map<string, Message>} */
    const by = new Map();
    for (const token of tokens) {
      const only = selection.has(token) ? null : meant(choices, selection, token);
      if (only) by.set(token, brings(only));
    }
    this.#told = { choices, selection, by };
    return by;
  }

  /**
   * Shows what a choice would do, with all that has to be pressed for it; null ends that.
   * @param {Choice | null} choice
   */
  preview(choice) {
    this.dispatchEvent(new CustomEvent("aim", { detail: choice }));
    if (!choice) {
      this.mark();
      return;
    }
    const { live } = narrow(this.choices, this.selection);
    const targets = new Set(choice.target === null ? [] : [choice.target]);
    const { picks, ghost } = choice;
    const { points } = this;
    this.stage?.setMarks({ live, targets, chosen: new Set(picks), ghost, points });
  }

  #mayPress() {
    return !this.busy && this.isPlayable && this.table !== null && this.table.curtain === null;
  }

  /** @param {Pressed} pressed */
  #pressed({ selection, send, why }) {
    this.select(selection);
    if (send) this.act(send);
    else if (why) void this.#ask(why);
  }

  /** @param {Arranged} arranged */
  #arranged({ placed, selection, why }) {
    if (placed !== this.arranging.placed) {
      this.arranging.placed = placed;
      this.showing.showNow();
      this.tell("settled");
    }
    this.select(selection);
    if (why) void this.#ask(why);
  }

  /** @param {Set<string>} selection */
  select(selection) {
    this.selection = selection;
    this.mark(this.#left);
    this.tell("selection");
  }

  /** @param {string[]} picks */
  async #ask(picks) {
    if (this.choices.length === 0 && !this.offer) return;
    const answer = await this.app.engine.ask({ do: "why", picks });
    if (answer.ok) this.dispatchEvent(new CustomEvent("refusal", { detail: answer.refusal }));
    else this.trouble(answer);
  }

  // What comes of it

  /** Whether it was answered with a table. @param {TableCommand} command @returns {Promise<boolean>} */
  async send(command) {
    this.busy = true;
    this.asked = this.app.engine.ask(command);
    const answer = await this.asked;
    this.busy = false;
    if (this.closed) return false;
    if (answer.ok) this.#receive(answer, command.do);
    else if ("error" in answer && isLost(answer)) this.mending.miss(command.do);
    else if (this.guest?.engine.isWithdrawn(answer)) this.mark();
    else this.trouble(answer);
    return answer.ok;
  }

  /** Resolves when nothing is under way that could make the next command stale. */
  async idle() {
    while (this.busy || this.mending.isOn) {
      await this.mending.over;
      await this.asked;
    }
  }

  /** @param {Table} table @param {TableCommand["do"]} command that it answers */
  #receive(table, command) {
    this.keeping.received();
    // A game that was loaded again without a change has no news.
    const isSameMoment = this.mending.isOn && table.position === this.table?.position;
    const cause = isSameMoment ? "frame" : command;
    const isAnew = ANEW.has(cause);
    const before = this.table;
    const { looking } = this;
    this.past.isAwaited = cause === "frame" && looking !== null;
    const isNews = NEWS.has(cause) || (isAnew && before !== null);
    this.table = table;
    this.#hear(table, before);
    this.showing.isStill = before !== null && isAlike(before, table);
    // Another frame shows the same moment, in which the same can be done.
    const stays =
      this.arranging.take(table, cause) ||
      cause === "frame" ||
      (this.showing.isStill && JSON.stringify(before?.choices) === JSON.stringify(table.choices));
    if (!stays) this.selection = this.#kept(table, before, cause);
    const isTold = before !== null && cause !== "frame";
    const isSame = this.showing.take(table, before, { isNews, stays, isTold });
    this.app.starting.delete(this.id);
    this.lesson = placeOf(table);
    this.keeping.save(table);
    if (isAnew) this.tell("anew");
    this.tell("table");
    // It would drop whatever is being dragged.
    if (isSame) this.showing.stay(table);
    else this.showing.show(table, isNews);
    this.advising.take(table, cause);
    this.assessing.take(table, cause);
    this.bots.consult(table);
    // A moment that somebody has gone to meanwhile comes for this frame by itself.
    if (cause === "frame" && looking !== null && !this.past.sought) void this.past.look(looking);
    if (isAnew) void this.reframe();
  }

  /**
   * What stays selected while others act: whatever is not impossible now.
   * @param {Table} table
   * @param {Table | null} before
   * @param {TableCommand["do"]} cause
   */
  #kept(table, before, cause) {
    const { selection } = this;
    const isLasting = cause === "news" && table.viewer === before?.viewer && table.seal === before?.seal;
    const isPossible = isLasting && narrow(table.choices, selection).candidates.length > 0;
    return isPossible ? selection : new Set();
  }

  /** Keeps what a bot says of its move. @param {Table} table @param {Table | null} before */
  #hear({ motive, position }, before) {
    for (const moment of this.sayings.keys()) if (moment > position) this.sayings.delete(moment);
    const seat = before?.think?.seat;
    if (motive && before && seat !== undefined)
      this.sayings.set(before.position + 1, { seat, motive });
  }

  /** @param {Failure | Crash} answer */
  trouble(answer) {
    if ("crash" in answer) this.dispatchEvent(new CustomEvent("crash", { detail: answer }));
    else if (!isLost(answer)) this.refuse(answer.error, answer.rule);
    this.mark();
  }

  /** @param {Message} message @param {string | null} rule */
  refuse(message, rule) {
    this.dispatchEvent(new CustomEvent("refusal", { detail: { message, rule } }));
  }

  /** @param {string} name */
  tell(name) {
    this.dispatchEvent(new Event(name));
  }
}

/**
 * What a choice does and what comes of it.
 * @param {Choice} choice
 * @returns {Message}
 */
export function brings({ label, gain }) {
  return gain ? { key: "table-brings", args: { label, gain } } : label;
}

/**
 * How far the lesson has come that is at the table, if any is.
 * @param {Table} table
 * @returns {LessonPlace | null}
 */
function placeOf({ game, lesson }) {
  return lesson?.id ? { game, lesson: lesson.id, place: lesson.place } : null;
}

/**
 * Whether two tables end with the same scene, without other scenes before it.
 * @param {Table} before
 * @param {Table} after
 */
function isAlike(before, after) {
  const [now, ...others] = after.scenes;
  const then = before.scenes.at(-1);
  return others.length === 0 && JSON.stringify(now?.scene) === JSON.stringify(then?.scene);
}
