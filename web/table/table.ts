/** The table: the board, what is asked, who plays, what happened, the rules; all of one game. */

import { Board } from "../board/board.js";
import { CanvasError } from "../board/canvas/layers.js";
import { LookbackOpener } from "../analysis/lookback-opener.js";
import { DialogOpener } from "./dialogs/dialog-opener.js";
import { stayAwake } from "./chrome/wake-lock.js";
import { Header } from "./chrome/header.js";
import { closedScreen } from "../page/game-unavailable.js";
import { Coach } from "./panels/coach.js";
import { Overlays } from "./dialogs/overlays.js";
import { TableDialogs } from "./dialogs/table-dialogs.js";
import { fill, make } from "../components/dom.js";
import { OtherTabNotice } from "./chrome/other-tab-notice.js";
import { Friends } from "./dialogs/friends.js";
import { lastTurn, momentsOf } from "./session/log-lines.js";
import { LogPanel } from "./panels/log.js";
import { RefusalNotice } from "./chrome/refusal-notice.js";
import { brokenScreen, missingScreen } from "../page/not-found.js";
import { ActionBar } from "./chrome/action-bar.js";
import { entitle } from "../page/page-title.js";
import { MissingArtNotice } from "./chrome/missing-art-notice.js";
import { withEarlyTables } from "./session/early-tables.js";
import { TableSession } from "./session/session.js";
import { goalLine, letterLine } from "./panels/goal.js";
import { SeatStrip } from "./panels/seat-strip.js";
import { addressReader } from "./session/addressed-seat.js";
import { wrongIn } from "../components/save-titles.js";
import { isPerson } from "../model/setup.js";
import { listenForKeys } from "./chrome/shortcuts.js";
import { Sidebar } from "./panels/sidebar.js";
import { SoundButton } from "./chrome/sound-button.js";
import { playNow } from "../storage/pending-games.js";
import { Voice } from "../components/voice.js";
import { Toolbar } from "./chrome/toolbar.js";
import { UnsavedNotice } from "./chrome/unsaved-notice.js";
import { BoardLoading } from "./chrome/board-loading.js";
import type { Lookback } from "../analysis/lookback.js";
import type { LatePart } from "../kit/late-part.js";
import type { Guest } from "../multiplayer/protocol/seats/guest.js";
import type { Asked as AskedThing } from "../types/engine.js";
import type { App, LessonPlace, Manner, PuzzlePlace, Screen } from "../types/page.js";
import type { Asked } from "./dialogs/dialog-opener.js";
import type { ExplanationBox } from "./panels/explanation.js";
import type { HintPanel } from "./panels/hints.js";

export function tableScreen(app: App, route: { save: string }, signal: AbortSignal): Screen {
  return withEarlyTables(app, route.save, signal, (early) => new TableScreen(early, route.save, signal));
}

export class TableScreen {
  /** The session renews what it shows. */
  isLasting = true;
  declare app: App;
  declare signal: AbortSignal;
  declare session: TableSession;
  declare dialogs: TableDialogs;
  declare dialogOpener: DialogOpener;
  declare header: Header;
  declare soundButton: SoundButton;
  declare seatStrip: SeatStrip;
  declare goal: HTMLParagraphElement;
  declare host: HTMLDivElement;
  declare lookback: LatePart<Asked, Lookback>;
  declare otherTabNotice: OtherTabNotice;
  declare unsavedNotice: UnsavedNotice;
  declare retry: () => void;
  declare missingArtNotice: MissingArtNotice;
  declare boardLoading: BoardLoading;
  declare voice: Voice;
  declare actionBar: ActionBar;
  declare toolbar: Toolbar;
  declare coach: Coach;
  declare log: LogPanel;
  declare hints: LatePart<Asked, HintPanel>;
  declare sidebar: Sidebar;
  declare boardArea: HTMLDivElement;
  declare notices: HTMLDivElement;
  declare element: HTMLDivElement;
  declare explanation: LatePart<Asked, ExplanationBox>;
  /** What is to be explained: null: nothing any more. */
  asked: AskedThing | null = null;
  declare friends: Friends;
  declare overlays: Overlays;
  board: Board | null = null;
  /** Says that it is named now. */
  name: () => void = () => {};
  declare named: Promise<void>;

  /**
   * `signal` closes it. `how`: it is played, and where one goes from it. `isBare`: nothing stands beside the
   * board. `isByPost`: letters are looked after beside it.
   */
  constructor(
    app: App,
    id: string,
    signal: AbortSignal,
    {
      manner,
      lesson,
      puzzle,
      link,
      guest,
      again,
      home,
      share,
      isBare = false,
      isByPost = false,
    }: {
      manner?: Manner;
      lesson?: LessonPlace;
      puzzle?: PuzzlePlace;
      link?: string;
      guest?: Guest;
      again?: () => void;
      home?: () => void;
      share?: () => void;
      isBare?: boolean;
      isByPost?: boolean;
    } = {},
  ) {
    this.app = app;
    this.signal = signal;
    signal.addEventListener("abort", () => this.#close());
    this.session = new TableSession(app, id, signal, { manner, lesson, puzzle, link, guest, isByPost });
    this.dialogs = new TableDialogs(this.session);
    this.dialogOpener = new DialogOpener(app, this.session, this.dialogs);
    const after = {
      again: again ?? (() => this.#again()),
      home: home ?? (() => app.go({ screen: "home" })),
      analyse: isBare ? null : () => this.#analyse(),
      look: () => void this.#lookAtLastTurn(),
      result: () => this.overlays.showResult(),
      watch: () => void this.#watch(),
      share: share ?? (() => this.dialogOpener.share()),
    };
    this.header = new Header(app, this.session, () => this.dialogOpener.menu(this.coach, this.friends, after.again));
    this.soundButton = new SoundButton(app, this.session);
    this.header.add(this.soundButton.button);
    this.seatStrip = new SeatStrip(app, this.session, isBare ? null : () => this.sidebar.toggle("players"));
    this.goal = goalLine(app, this.session);
    this.host = make("div", { class: "stage" });
    const look = (position: number) => this.#look(position);
    const analysis = make("div", { class: "analysis" });
    const deeds = { share: after.share, picture: () => this.dialogOpener.picture(), result: after.result };
    this.lookback = this.dialogOpener.late(({ Lookback }) => {
      const lookback = new Lookback(app, this.session, { deeds, host: analysis, look }, signal);
      const { body, element, momentNotes } = lookback.replayBar;
      this.sidebar.element.before(element);
      // Beside the board it covers nothing that one looks at.
      this.sidebar.hold(momentNotes.element, body, signal);
      return lookback;
    });
    new LookbackOpener(this.session, () => this.lookback.want());
    this.otherTabNotice = new OtherTabNotice(app.words, this.session);
    this.unsavedNotice = new UnsavedNotice(app, this.session);
    this.retry = () => app.go({ screen: "table", save: id });
    this.missingArtNotice = new MissingArtNotice(app, this.session, this.retry);
    this.boardLoading = new BoardLoading(app, this.session);
    const voice = new Voice(signal);
    this.voice = voice;
    this.session.when(
      () => [this.session.table?.curtain ?? null],
      () => this.session.table?.curtain != null && voice.forget(),
    );
    this.actionBar = new ActionBar(app, this.session, voice, after);
    this.toolbar = new Toolbar(app, this.session);
    this.coach = new Coach(app, this.session, {
      rule: (rule) => this.sidebar.showRule(rule),
      rest: () => this.actionBar.prompt.focus(),
    });
    this.actionBar.body.prepend(this.coach.element);
    this.actionBar.prompt.element.after(this.coach.saying);
    this.log = new LogPanel(app, this.session, voice, look);
    this.sidebar = new Sidebar(app, this.session, this.log, analysis, () => this.dialogOpener.come(), signal);
    this.sidebar.opened = (panel) => panel === "analysis" && void this.#review();
    this.hints = this.dialogOpener.late(({ HintPanel }) => {
      const hints = new HintPanel(app, this.session, voice, () => this.actionBar.heading.focus());
      // Over everything else there.
      this.sidebar.element.prepend(hints.element);
      return hints;
    });
    this.boardArea = make("div", { class: "board" }, this.host, this.boardLoading.element);
    this.notices = make(
      "div",
      { class: "table-notices" },
      this.session.recovery.element,
      this.unsavedNotice.element,
      this.missingArtNotice.element,
    );
    this.element = make(
      "div",
      { class: "table" },
      this.header.element,
      this.seatStrip.element,
      this.goal,
      letterLine(this.session),
      this.notices,
      this.boardArea,
      this.actionBar.element,
      this.toolbar.element,
      this.otherTabNotice.element,
      this.sidebar.element,
      voice.element,
    );
    this.explanation = this.dialogOpener.late(({ ExplanationBox }) => {
      const show = (rule: string) => this.sidebar.showRule(rule);
      const box = new ExplanationBox(app, show, () => this.board?.dismiss());
      this.element.append(box.element);
      return box;
    });
    this.session.watch(
      () => [this.coach.element.hidden, this.session.isOver],
      () => this.#arrange(),
    );
    new RefusalNotice(app, this.session, (rule) => this.sidebar.showRule(rule));
    const places = {
      header: this.header,
      notices: this.notices,
      seatStrip: this.seatStrip,
      side: this.sidebar.element,
    };
    this.friends = new Friends(app, this.session, this.dialogs, places);
    this.overlays = new Overlays(app, this.session, this.dialogs, this.dialogOpener, this.friends, voice, {
      after,
      host: this.element,
      rest: () => this.actionBar.prompt.focus(),
    });
    this.named = new Promise((resolve) => (this.name = resolve));
    this.#listen();
    // The board measures its host, which is in the page only after this screen is mounted.
    queueMicrotask(() => void this.#begin());
  }

  get heading() {
    return this.header.heading;
  }

  title() {
    const { table } = this.session;
    return table ? this.app.words.gameTitle(table.game) : "";
  }

  /**
   * Says as classes what is there that takes room. If the style sheets asked for it with `:has`, each change
   * anywhere at the table would have the styles of all of it sought anew.
   */
  #arrange() {
    const { classList } = this.element;
    classList.toggle("is-coached", !this.coach.element.hidden);
    classList.toggle("has-analysis", this.session.isOver);
  }

  #close() {
    this.dialogs.close();
    this.app.words.forget();
  }

  #listen() {
    const { app, session, signal } = this;
    addressReader(app.words, session);
    const { history, loader } = session;
    session.when(
      () => [history.isAwaited, session.looking],
      () => this.#lookBack(),
    );
    session.watch(
      () => [],
      (isReworded) => isReworded && this.board?.setWords(),
    );
    session.when(
      () => [session.table !== null],
      () => this.#begun(),
    );
    session.when(
      () => [session.hintRequest.hint !== null],
      () => session.hintRequest.hint && void this.#advise(),
    );
    session.when(
      () => [session.follows],
      () => this.#follow(),
    );
    session.when(
      () => [loader.isMissing],
      () => void this.#miss(),
    );
    session.when(
      () => [session.refusal],
      () => this.#break(),
    );
    session.when(
      () => [session.botTurns.thinking?.progress],
      () => this.#think(),
    );
    app.theme.addEventListener("change", () => this.#restage(), { signal });
    app.preferences.addEventListener("change", () => this.#prefer(), { signal });
    const acts = {
      askKeys: () => this.dialogOpener.keys(),
      back: () => this.toolbar.goBack(),
      replay: () => void session.turnReplay.play(),
      end: () => this.actionBar.end(),
      choose: (number: number) => this.#choose(number),
      skip: () => this.#skip(),
      giveUp: () => this.hints.here?.giveUp() ?? false,
      hint: () => (this.hints.here ? this.hints.here.call() : session.hintRequest.ask()),
      sound: () => this.soundButton.toggleAloud(),
      walk: (step: 1 | -1) => this.board?.walk(step),
    };
    listenForKeys(app, session, acts, signal);
  }

  /** Things on the table have the first numbers, buttons beside it the next. */
  #choose(number: number) {
    const { board } = this;
    const tokens = board?.pressable ?? [];
    const token = tokens[number - 1];
    board?.number();
    this.session.changed();
    if (token === undefined) this.actionBar.choose(number - tokens.length);
    else board?.press(token);
  }

  /** What is being shown is there at once; what it told stays in the trails and in the log. */
  #skip() {
    const { playback, turnReplay } = this.session;
    const { isRunning } = playback;
    playback.skip();
    return [turnReplay.skip(), this.board?.finish(), isRunning].some(Boolean);
  }

  #restage() {
    this.board?.setTheme();
    this.session.renew();
  }

  #prefer() {
    this.board?.setSpeed(this.session.speed);
  }

  async #begin() {
    const { app, session } = this;
    try {
      this.board = this.#newBoard();
    } catch (error) {
      if (!(error instanceof CanvasError)) throw error;
      this.#replace(missingScreen(app, "missing-canvas", { retry: () => location.reload() }).element);
      return this.name();
    }
    session.board = this.board;
    this.#prefer();
    const game = await session.loader.find();
    if (session.closed) return;
    session.changed();
    this.board.fit(); // to the room that the coach leaves
    const room = game === null ? null : this.#room(game);
    if (game === null) {
      void this.#miss();
    } else if (room && app.words.silent.has(game)) {
      this.#replace(closedScreen(app, room, this.retry).element);
    } else {
      this.#announce(game);
      this.name();
      await session.loader.open();
    }
    this.name();
  }

  /** Throws `CanvasError` where nothing can be painted. */
  #newBoard() {
    const { app, session } = this;
    return new Board(this.host, {
      format: (words) => app.words.say(words),
      onPress: (token) => session.selection.press(token),
      onDrag: (token) => (token === null ? session.selection.cancel() : session.selection.grab(token)),
      onDrop: (from, to) => session.selection.drop(from, to),
      onHover: (token) => session.selection.hover(token),
      onCancel: () => session.selection.cancel(),
      onFrame: () => void session.reframe(),
      onExplain: (asked) => void this.#explain(asked),
    });
  }

  /** The first table has come. */
  #begun() {
    this.voice.arrive();
    const { seats = [] } = this.session.table ?? {};
    // Whoever waits for the others touches nothing for a while.
    if (seats.filter(isPerson).length > 1) stayAwake(this.signal);
  }

  /** What is shown of a game before the engine has dealt. */
  #announce(game: string) {
    const room = this.#room(game);
    const title = this.app.words.gameTitle(game);
    this.heading.textContent = title;
    entitle(title, this.app.words);
    this.sidebar.begin(game);
    const { options } = this.session.loader;
    if (options) this.sidebar.play(options);
    this.boardLoading.begin(room);
    if (!room || !this.board) return;
    void this.missingArtNotice.fetch(game);
    void this.boardLoading.showBoard(room, this.board);
  }

  #room(game: string) {
    return this.app.rooms.find(({ id }) => id === game);
  }

  /** Another page plays the game now, or has stopped. */
  #follow() {
    const { otherTabNotice, actionBar, session } = this;
    const held = [actionBar.element, otherTabNotice.element].some((bar) =>
      bar.contains(document.activeElement),
    );
    this.element.classList.toggle("is-following", session.follows);
    if (held) (session.follows ? otherTabNotice.button : actionBar.prompt).focus();
  }

  /** Shown if there is no such game, or if the disk does not answer. */
  async #miss() {
    const { app, session, retry, signal } = this;
    const { saves } = app;
    const broken = saves.disk.isShut ? [] : await saves.broken();
    if (signal.aborted) return;
    const own = broken.find(({ key }) => key === session.id);
    const screen = own
      ? brokenScreen(app, wrongIn(app, own))
      : saves.isNewer
        ? missingScreen(app, "missing-newer", { retry: () => location.reload() })
        : saves.disk.isShut
          ? missingScreen(app, "missing-disk", { retry })
          : missingScreen(app, "missing-save");
    this.#replace(screen.element);
    saves.addEventListener("open", retry, { signal });
  }

  #look(position: number) {
    this.sidebar.leave();
    void this.session.history.look(position);
  }

  /** A past moment is on the board, or the present again. */
  #lookBack() {
    if (this.session.history.isAwaited) return;
    const isBack = this.session.looking === null;
    const held = this.lookback.here?.replayBar.element.contains(document.activeElement);
    this.element.classList.toggle("is-looking-back", !isBack);
    if (held && isBack) this.actionBar.prompt.focus();
  }

  /** Nothing can be shown, and why. */
  #break() {
    const { app, session } = this;
    const { loader, refusal, table } = session;
    if (!refusal || table) return;
    this.#replace(brokenScreen(app, app.words.say(refusal.message), loader.link !== null).element);
  }

  /** Shows the game from its first moment. */
  async #watch() {
    const { session } = this;
    const [first] = momentsOf(session.playback.lines);
    if (first === undefined) return;
    await session.history.look(first);
    const lookback = await this.lookback.want();
    if (!session.closed && session.looking !== null) lookback?.replayBar.begin();
  }

  /** Shows how the game stood before its last turn. */
  async #lookAtLastTurn() {
    const { session } = this;
    const position = lastTurn(session.playback.lines);
    if (position === null) return;
    await session.history.look(position);
    const lookback = await this.lookback.want();
    if (!session.closed && session.looking !== null) lookback?.replayBar.later.focus();
  }

  /** A hint is shown as soon as there is what shows it. */
  async #advise() {
    const isThere = (await this.hints.want()) !== null;
    if (!isThere) this.session.hintRequest.close();
  }

  async #explain(asked: AskedThing | null) {
    this.asked = asked;
    const box = asked ? await this.explanation.want() : this.explanation.here;
    if (this.asked !== asked) return;
    if (box) void box.show(asked);
    else if (asked) this.board?.dismiss();
  }

  /** Judges the game, once somebody wants to know. */
  async #review() {
    const lookback = await this.lookback.want();
    lookback?.review.start();
  }

  /** Once the game is over: how it went, beside the board. */
  #analyse() {
    this.sidebar.open("analysis");
  }

  #again() {
    const { table } = this.session;
    if (!table) return;
    const { hostTable } = this.friends;
    if (hostTable) {
      void hostTable.again();
      return;
    }
    const seats = table.seats.map(({ name, colour, who }) => ({ name, colour, who }));
    const { game, options } = table;
    const isFirst = this.session.autosave.isFirst && !this.app.preferences.coach(game).isOver;
    playNow(this.app, { game, seats, options, seed: null, isFirst });
  }

  /** How far a bot has come, at its seat. */
  #think() {
    const progress = String(this.session.botTurns.thinking?.progress ?? 0);
    this.sidebar.players.style.setProperty("--thought", progress);
  }

  #replace(content: HTMLElement) {
    document.body.dataset.screen = "missing";
    fill(this.element, content);
    this.element.classList.add("is-missing");
  }
}
