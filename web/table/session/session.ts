/**
 * One open game: sends what people and bots do, shows the results in order, keeps it saved. Knows
 * the board, but not the page around it: its parts write what is so at the table, what shows it reads
 * that, and hears one thing, that something has changed.
 */

import { Watch } from "../../components/watch.js";
import { seatLooks } from "../../model/setup.js";
import { isLost } from "../../engine/client.js";
import { fraction } from "../../engine/progress.js";
import { HintRequest } from "./hint-request.js";
import { ArrangementDraft } from "./arrangement-draft.js";
import { BlunderCheck } from "./blunder-check.js";
import { BotTurns } from "./bot-turns.js";
import { Autosave } from "./autosave.js";
import { Recovery } from "./recovery.js";
import { GameLoader } from "./game-loader.js";
import { GameHistory } from "./history.js";
import { TableSelection } from "./selection.js";
import { SealedRound } from "./sealed-round.js";
import { ForcedChoice } from "./forced-choice.js";
import { Pace } from "./pace.js";
import { Playback } from "./playback.js";
import { TurnReplay } from "./turn-replay.js";
import { TableKeeper } from "./table-keeper.js";
import { isAlike } from "../../kit/change.js";
import { nextTask } from "../../kit/next-task.js";
import { isSame } from "../../kit/same-action.js";
import type { Board } from "../../board/board.js";
import type { IconName } from "../../components/icons.js";
import type { Guest } from "../../multiplayer/protocol/seats/guest.js";
import type {
  Action,
  Choice,
  Crash,
  Failure,
  FrameName,
  Insight,
  Message,
  Table,
  Who,
} from "../../types/engine.js";
import type { Answer, App, Manner, TableCommand } from "../../types/page.js";
import type { Source } from "./game-loader.js";

const USUAL: Manner = { keeps: "always", speed: null, lingers: false };

/** Commands after whose answer events are shown one after another. */
const NEWS = new Set(["act", "acts", "move", "lift", "demonstrate", "news"]);

/** Commands that begin something else at the table. */
const ANEW = new Set(["start", "load", "learn", "puzzle", "watch"]);

/** What a bot says of its move. */
export interface Saying {
  seat: number;
  motive: Message;
}

/** What a person has decided, and at which moment. */
export interface Decided {
  position: number;
  choice: Choice;
}

/** Why something is not done, by which rule if by any. */
export interface Refusal {
  message: Message;
  rule: string | null;
}

/** What can be sent away from the table, and what is said then in place of the prompt; null: that stays. */
export interface Outgoing {
  says: string | null;
  /** The same where there is one line for it, if it is longer. */
  brief?: string;
  /** Something has come that makes another table of it: until that is there nothing is chosen. */
  holds?: boolean;
  /** `short`: where other buttons lie beside it. `sends`: the text that goes out; a button for another one is another button. */
  buttons: { sign: IconName; label: string; short?: string; isFirst: boolean; sends?: string; act: () => void }[];
}

export class TableSession {
  declare app: App;
  declare id: string;
  declare manner: Manner;
  /** Resolves when whoever watches has read what was said; no bot moves before that. */
  read: () => Promise<void> = () => Promise.resolve();
  declare signal: AbortSignal;
  declare guest: Guest | null;
  table: Table | null = null;
  /** How often something else has begun at the table. */
  begun = 0;
  /** What was decided here last. */
  decided: Decided | null = null;
  /** What was refused last; null once something else was pressed, or another table has come. */
  refusal: Refusal | null = null;
  /** The last fault of the engine. */
  crash: Crash | null = null;
  /** What can be sent away. */
  outgoing: Outgoing | null = null;
  /** Whether its letters are looked after. */
  declare isByPost: boolean;
  board: Board | null = null;
  declare loader: GameLoader;
  declare sealedRound: SealedRound;
  declare pace: Pace;
  declare draft: ArrangementDraft;
  declare selection: TableSelection;
  declare autosave: Autosave;
  declare history: GameHistory;
  declare playback: Playback;
  declare turnReplay: TurnReplay;
  declare tableKeeper: TableKeeper;
  declare forcedChoice: ForcedChoice;
  declare botTurns: BotTurns;
  declare hintRequest: HintRequest;
  declare blunderCheck: BlunderCheck;
  /** Whether bots say why they do what they do. */
  isAloud = false;
  /** What they have said, by the moments right after their moves. */
  sayings: Map<number, Saying> = new Map();
  /** The frame that was asked for last. */
  frame: FrameName = "wide:620";
  isReframing = false;
  declare recovery: Recovery;
  /** Whether something is under way that changes what can be done. */
  busy = false;
  /** Whether something is to be taken back once what is under way is done. */
  isUndoing = false;
  /** What was sent last for that. */
  asked: Promise<Answer<TableCommand["do"]>> | null = null;

  #watch = new Watch();

  /**
   * `id`: of its save. `signal` closes it. `what` is played and how: else a game that is kept;
   * `guest`: a seat at a table that another device deals; `isByPost`: its letters are looked after.
   */
  constructor(
    app: App,
    id: string,
    signal: AbortSignal,
    {
      manner = USUAL,
      guest = null,
      isByPost = false,
      ...source
    }: Source & { manner?: Manner; guest?: Guest | null; isByPost?: boolean } = {},
  ) {
    this.app = app;
    this.id = id;
    this.manner = manner;
    this.signal = signal;
    this.guest = guest;
    this.isByPost = isByPost;
    this.pace = new Pace(app.preferences, signal, () => this.speed);
    this.loader = new GameLoader(app, this, source);
    this.sealedRound = new SealedRound(this);
    this.draft = new ArrangementDraft();
    this.selection = new TableSelection(app, this);
    this.autosave = new Autosave(app, this, id, manner.keeps);
    this.history = new GameHistory(app, this);
    this.playback = new Playback(app, this);
    this.turnReplay = new TurnReplay(app, this);
    this.tableKeeper = new TableKeeper(app, this);
    this.botTurns = new BotTurns(app, this);
    this.hintRequest = new HintRequest(app, this);
    this.blunderCheck = new BlunderCheck(app, this);
    this.forcedChoice = new ForcedChoice(app, this);
    guest?.engine.addEventListener(
      "table",
      (event) => this.hear((event as CustomEvent<Table>).detail),
      { signal },
    );
    this.recovery = new Recovery(app, this);
    this.when(
      () => [this.hintRequest.hint?.state, this.recovery.isOn],
      () => this.blunderCheck.resume(),
    );
    this.when(
      () => [this.table !== null && this.mayAct],
      () => this.#decideAgain(),
    );
    app.words.addEventListener("change", () => this.changed(), { signal });
    signal.addEventListener("abort", () => this.#close());
  }

  /**
   * What shows the table shows it again when something that it reads is another one, or said in
   * another language; `isReworded`: the words are others than when it was shown last; `isAnew`: they
   * are, or the colours.
   */
  watch(read: () => readonly unknown[], show: (isReworded: boolean, isAnew: boolean) => void) {
    const { words } = this.app;
    let bundle: object | null = null;
    this.#watch.add(
      () => [words.bundle, words.reader(), ...read()],
      (isAnew) => {
        const isReworded = bundle !== words.bundle;
        bundle = words.bundle;
        show(isReworded, isAnew || isReworded);
      },
    );
  }

  /** Something is done whenever one of the things that are read is another one; not for other words. */
  when(read: () => readonly unknown[], act: () => void) {
    this.#watch.when(read, act);
  }

  /** What shows the table shows it anew, as in other colours. */
  renew() {
    this.#watch.renew();
  }

  /** Something at the table, or the language, may be another one. */
  changed() {
    if (!this.closed) this.#watch.look();
  }

  get closed() {
    return this.signal.aborted;
  }

  /** How fast things move and bots follow each other. */
  get speed() {
    return this.manner.speed ?? this.app.preferences.values.speed;
  }

  /** The past moment on the board, null for the present. */
  get looking() {
    return this.history.position;
  }

  /** Whether another page plays this game, so that it is only shown here. */
  get follows() {
    return this.autosave.follows;
  }

  /** Whether this page plays the game, and shows no past moment of it. */
  get isAtHand() {
    return this.looking === null && !this.follows && !this.recovery.isOn;
  }

  /** Whether the moment on the board can be played. */
  get isPlayable() {
    return this.isAtHand && this.playback.isDue && !this.sealedRound.isSealed && !this.outgoing?.holds;
  }

  /** Whether a person may act now. */
  get mayAct() {
    return !this.busy && this.isPlayable && this.table !== null && this.table.curtain === null;
  }

  /** Whether the table stands before the engine is there. */
  get isEarly() {
    return this.app.engine.isEarly === true;
  }

  /** Whether what was decided here waits for the engine. */
  get isKept() {
    return this.isEarly && this.busy;
  }

  /** How far the engine is for which that waits, in hundredths; null: nothing waits. */
  get awaited() {
    return this.isKept ? Math.round(fraction(this.app.engine.report) * 100) : null;
  }

  /** Whether the game has ended on the board. */
  get isOver() {
    return this.playback.isNow && this.table !== null && this.table.over;
  }

  /** The bot at its task, while the board shows that it is its turn. */
  get thinking() {
    return this.playback.isPresent && this.blunderCheck.isSettled ? this.botTurns.thinking : null;
  }

  /** The room that the table has on the screen now, for which it is to be painted. */
  measure() {
    const { frame } = this.board ?? this;
    this.frame = frame;
    return frame;
  }

  /** Takes the table that was dealt to a guest. */
  join({ frame, table }: Guest) {
    this.frame = frame;
    if (table) this.#receive(table, "start");
    return table !== null;
  }

  /** Takes a table that came without being asked for, once there is one. `cause`: "load": another game was opened. */
  hear(table: Table, cause: "news" | "load" = "news") {
    if (this.table && !this.closed) this.#receive(table, cause);
  }

  /** Takes the engine's table, which may not be the one that stood here in its place. */
  take(table: Table, isSame: boolean) {
    if (this.closed) return;
    // What shows the table need not show it again.
    if (isSame && this.table) return this.#receive(this.table, "frame");
    this.#receive(table, "start");
    this.refuse({ key: "error-early-table" }, null);
  }

  #close() {
    this.playback.end();
    this.app.botPool.cancel();
    this.board?.destroy();
  }

  /** Leaves the game to another page: nobody thinks here, and nothing stays chosen. */
  rest() {
    this.hintRequest.close();
    this.app.engine.forgo?.();
    if (this.table) this.botTurns.consult(this.table);
    this.selection.pick(new Set());
  }

  // What people do

  act(action: Action) {
    const { table } = this;
    const seat = table?.viewer ?? table?.acting[0];
    if (!table || seat === undefined || !this.mayAct) return;
    this.hintRequest.close();
    this.autosave.moved();
    this.#decided(table, [action]);
    void this.send({ do: "act", revision: table.revision, seat, action });
  }

  /** Sends what is laid out; says what is missing while it is not complete. */
  async confirm() {
    if (this.draft.missing > 0) {
      const args = { count: this.draft.missing };
      this.refuse({ key: "table-missing", args }, null);
      return;
    }
    await this.idle();
    const { table } = this;
    const actions = this.selection.offer && this.draft.confirm();
    if (!table || table.viewer === null || !actions || this.closed) return;
    this.autosave.moved();
    this.#decided(table, actions);
    await this.send({ do: "acts", revision: table.revision, seat: table.viewer, actions });
  }

  /**
   * Tells what a person has decided, the first action of several. `table`: of the moment before. At an
   * early table all is noted, to be decided again if the page is loaded again.
   */
  #decided(table: Table, actions: Action[]) {
    const { position, choices } = table;
    if (this.isEarly) this.app.pendingGames.decide(this.id, { ...momentOf(table), actions });
    const [first] = actions;
    const choice = choices.find(({ action }) => first && isSame(action, first));
    if (!choice) return;
    this.blunderCheck.decided(position, choice.action);
    this.decided = { position, choice };
    this.changed();
  }

  /** Decides what was decided at this table before it was left. */
  #decideAgain() {
    const { app, id, table } = this;
    const noted = app.pendingGames.decided(id);
    if (!noted || !table || !this.mayAct) return;
    app.pendingGames.decide(id, null);
    const { actions, ...moment } = noted;
    const [first] = actions;
    if (!first || !isAlike(moment, momentOf(table))) return;
    if (this.selection.offer) {
      this.selection.lay(actions);
      void this.confirm();
    } else if (table.choices.some(({ action }) => isSame(action, first))) {
      this.act(first);
    }
  }

  /** Takes back what was done last, once what is under way is done: a bot may be moving just now. */
  async undo() {
    if (!this.table?.undo || this.isUndoing || !this.isAtHand || this.outgoing?.holds) return;
    this.isUndoing = true;
    await this.idle();
    const { table } = this;
    const advised = this.blunderCheck.mayTakeBack;
    if (table?.undo && this.isAtHand && !this.closed)
      await this.send({ do: "undo", revision: table.revision, advised });
    this.isUndoing = false;
  }

  /** Takes back what the coach speaks of, and what the person has done since. */
  async takeBack() {
    const { told } = this.blunderCheck;
    while (told && this.table && this.table.position > told.decision.position && !this.busy) {
      const { revision, undo } = this.table;
      if (!undo?.free || !(await this.send({ do: "undo", revision, advised: true }))) return;
    }
  }

  lift(seat: number) {
    if (this.table && !this.recovery.isOn)
      void this.send({ do: "lift", revision: this.table.revision, seat });
  }

  /** Does what the lesson's step asks, for whoever wants to be shown. */
  demonstrate() {
    this.playback.arrive();
    if (this.table && this.mayAct)
      void this.send({ do: "demonstrate", revision: this.table.revision });
  }

  /** Makes the lesson at its end a match like any other. `who` takes the other seats. */
  async playOn(who: Who) {
    await this.idle();
    if (!this.table || this.closed) return false;
    this.autosave.moved();
    return this.send({ do: "play_on", revision: this.table.revision, who });
  }

  /**
   * Gives a seat to somebody else, once what is under way is done. `seat`: null: the one whose turn
   * it is then. Returns the seat, null if it was not given.
   */
  async sit(who: Who, name: string, seat: number | null = null): Promise<number | null> {
    this.hintRequest.close();
    this.botTurns.stop();
    await this.idle();
    const { table } = this;
    if (!table || this.closed) return null;
    const given = seat ?? table.acting[0];
    const { revision } = table;
    if (given !== undefined && (await this.send({ do: "sit", revision, seat: given, name, who })))
      return given;
    this.botTurns.consult(table);
    return null;
  }

  /** Has the table painted for the room that it has on the screen. */
  async reframe() {
    if (!this.table || this.isReframing) return;
    this.isReframing = true;
    // While a window is resized only the latest frame is asked for.
    while (this.board && this.board.frame !== this.frame && !this.closed) {
      this.frame = this.board.frame;
      if (this.guest) this.guest.frame = this.frame;
      await this.send({ do: "frame", frame: this.frame });
    }
    this.isReframing = false;
  }

  /** What a bot compared before the move at that moment; null if that is not available. */
  async explain(position: number): Promise<Insight | null> {
    const answer = await this.app.engine.ask({ do: "insight", position });
    if (answer.ok) return answer.insight;
    this.trouble(answer);
    return null;
  }

  // What comes of it

  /** Whether it was answered with a table. */
  async send(command: TableCommand): Promise<boolean> {
    const changes = command.do !== "frame"; // another frame shows the same moment
    if (changes) this.busy = true;
    const { isKept } = this;
    if (isKept) this.selection.keep();
    const asked = inOwnTask(this.app.engine.ask(command), NEWS.has(command.do));
    if (changes) this.asked = asked;
    const answer = await asked;
    if (changes) this.busy = false;
    if (this.closed) return false;
    if (isKept) this.app.pendingGames.decide(this.id, null);
    if (answer.ok) this.#receive(answer, command.do);
    else if ("error" in answer && isLost(answer)) this.recovery.miss(command.do);
    else if (this.guest?.engine.isWithdrawn(answer)) this.selection.mark();
    else this.trouble(answer);
    return answer.ok;
  }

  /** Resolves when nothing is under way that could make the next command stale. */
  async idle() {
    while (this.busy || this.recovery.isOn) {
      await this.recovery.over;
      await this.asked;
    }
  }

  /** `command`: that it answers. */
  #receive(table: Table, command: TableCommand["do"]) {
    this.autosave.received();
    // A game that was loaded again without a change has no news.
    const isSameMoment = this.recovery.isOn && table.position === this.table?.position;
    const cause = isSameMoment ? "frame" : command;
    const isAnew = ANEW.has(cause);
    const before = this.table;
    const { looking } = this;
    this.history.isAwaited = cause === "frame" && looking !== null;
    const isNews = NEWS.has(cause) || (isAnew && before !== null);
    this.table = table;
    if (this.isEarly) this.frame = table.frame;
    this.refusal = null;
    this.#hear(table, before);
    this.playback.isStill = before !== null && endsAlike(before, table);
    // Another frame shows the same moment, in which the same can be done.
    const stays =
      this.draft.take(table, cause) ||
      cause === "frame" ||
      (this.playback.isStill && JSON.stringify(before?.choices) === JSON.stringify(table.choices));
    if (!stays) this.selection.take(table, before, cause);
    // Whoever opens a letter hears what it tells; once it has been answered it is opened again.
    const isOpenedAgain = cause === "load" && before !== null && isAlike(momentOf(before), momentOf(table));
    const isTold = cause !== "frame" && !isOpenedAgain && (before !== null || this.isByPost);
    const isSame = this.playback.take(table, before, { isNews, stays, isTold });
    this.forcedChoice.take(table, isNews);
    this.loader.take(table);
    this.autosave.save(table);
    if (isAnew) this.begun += 1;
    this.board?.setSeats(seatLooks(table.seats));
    this.changed();
    // It would drop whatever is being dragged.
    if (isSame) this.playback.stay(table);
    else this.playback.show(table, isNews);
    this.hintRequest.take(table, cause);
    this.blunderCheck.take(table, cause);
    this.tableKeeper.take(table);
    this.botTurns.consult(table);
    // A moment that somebody has gone to meanwhile comes for this frame by itself.
    if (cause === "frame" && looking !== null && !this.history.sought) void this.history.look(looking);
    if (isAnew) void this.reframe();
  }

  /** Keeps what a bot says of its move. */
  #hear({ motive, position }: Table, before: Table | null) {
    for (const moment of this.sayings.keys()) if (moment > position) this.sayings.delete(moment);
    const seat = before?.think?.seat;
    if (motive && before && seat !== undefined)
      this.sayings.set(before.position + 1, { seat, motive });
  }

  trouble(answer: Failure | Crash) {
    if ("crash" in answer) this.crash = answer;
    else if (!isLost(answer)) this.refusal = { message: answer.error, rule: answer.rule };
    this.selection.mark();
    this.changed();
  }

  /** What can be sent away is this from now on. */
  offer(outgoing: Outgoing | null) {
    const was = this.outgoing?.holds ?? false;
    this.outgoing = outgoing;
    // The board may have come to stand meanwhile, with nothing on it that can be used.
    if (was !== (outgoing?.holds ?? false)) this.selection.mark();
    this.changed();
  }

  refuse(message: Message, rule: string | null) {
    this.refusal = { message, rule };
    this.changed();
  }
}

/** An answer, where it `isNews` in another task than the one in which it was read. */
async function inOwnTask<Told>(asked: Promise<Told>, isNews: boolean): Promise<Told> {
  const answer = await asked;
  if (isNews) await nextTask();
  return answer;
}

/** Which moment of which game that is. */
function momentOf({ seal, undone, position }: Table) {
  return { seal, undone, position };
}

/** Whether two tables end with the same scene, without other scenes before it. */
function endsAlike(before: Table, after: Table) {
  const [now, ...others] = after.scenes;
  return others.length === 0 && isAlike(now?.scene, before.scenes.at(-1)?.scene);
}
