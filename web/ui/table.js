/** The table: the stage, what is asked, who plays, what happened, the rules; all of one game. */

import { Stage } from "../stage/stage.js";
import { Analysing } from "./analysing.js";
import { Asking } from "./asking.js";
import { stayAwake } from "./awake.js";
import { Bar } from "./bar.js";
import { closedScreen } from "./closed.js";
import { Coach } from "./coach.js";
import { Covering } from "./covering.js";
import { openCrash } from "./crash.js";
import { Dialogs } from "./dialogs.js";
import { fill, make } from "./dom.js";
import { ExplanationBox } from "./explanation.js";
import { Following } from "./following.js";
import { Friends } from "./friends.js";
import { HintPanel } from "./hints.js";
import { Judging } from "./judging.js";
import { momentsOf } from "./lines.js";
import { LogPanel } from "./log.js";
import { Lookback } from "./lookback.js";
import { brokenScreen, missingScreen } from "./missing.js";
import { Orders } from "./orders.js";
import { entitle } from "./page.js";
import { Pictures } from "./pictures.js";
import { Play } from "./play.js";
import { showPlayers } from "./players.js";
import { Rail } from "./rail.js";
import { addressReader } from "./reader.js";
import { scoreTables } from "./scores.js";
import { wrongIn } from "./saved.js";
import { isPerson } from "./setup.js";
import { listenForKeys } from "./shortcuts.js";
import { Side } from "./side.js";
import { Sounding } from "./sounding.js";
import { playNow } from "./starting.js";
import { Tools } from "./tools.js";
import { Unsaved } from "./unsaved.js";
import { Waiting, looks } from "./waiting.js";

/** @import {Guest} from "../together/guest.js" */
/** @import {Choice, Crash, LogLine, Message} from "../types.js" */
/** @import {App, LessonPlace, Manner, PuzzlePlace, Screen} from "./types.js" */

/** @param {App} app @param {{save: string}} route @param {AbortSignal} signal @returns {Screen} */
export function tableScreen(app, route, signal) {
  return new TableScreen(app, route.save, signal);
}

export class TableScreen {
  /**
   * @param {App} app
   * @param {string} id
   * @param {AbortSignal} signal closes it
   * @param {{manner?: Manner, lesson?: LessonPlace, puzzle?: PuzzlePlace, link?: string, guest?: Guest, again?: () => void,
   *   home?: () => void}} [how] it is played, and where one goes from it
   */
  constructor(app, id, signal, { manner, lesson, puzzle, link, guest, again, home } = {}) {
    this.app = app;
    this.signal = signal;
    signal.addEventListener("abort", () => this.#close());
    this.play = new Play(app, id, signal, { manner, lesson, puzzle, link, guest });
    this.dialogs = new Dialogs();
    this.asking = new Asking(app, this.play, this.dialogs);
    const share = () => this.asking.share();
    const after = {
      again: again ?? (() => this.#again()),
      home: home ?? (() => app.go({ screen: "home" })),
      analyse: () => this.#analyse(),
      watch: () => void this.#watch(),
      share,
    };
    this.bar = new Bar(app, () => this.asking.menu(this.coach, this.friends, after.again));
    this.sounding = new Sounding(app, this.play);
    this.bar.add(this.sounding.button);
    this.rail = new Rail(app, () => this.side.toggle("players"));
    this.goal = make("p", { class: "goal" });
    this.host = make("div", { class: "stage" });
    this.judging = new Judging(app, this.play);
    const look = (/** @type {number} */ position) => this.#look(position);
    const analysis = make("div", { class: "analysis" });
    this.analysing = new Analysing(
      this.judging,
      this.asking,
      ({ Analysis }) => new Analysis(app, this.play, this.judging, analysis, look),
    );
    this.lookback = new Lookback(app, this.play, this.judging, {
      share,
      picture: () => this.asking.picture(),
    });
    this.lookback.listen(signal);
    this.following = new Following(app.words, this.play);
    this.unsaved = new Unsaved(app, this.play);
    this.retry = () => app.go({ screen: "table", save: id });
    this.pictures = new Pictures(app, this.retry);
    this.waiting = new Waiting(app, id, signal);
    this.orders = new Orders(app, this.play, after);
    this.tools = new Tools(app, this.play);
    this.coach = new Coach(app, this.play, {
      rule: (rule) => this.side.showRule(rule),
      rest: () => this.orders.prompt.focus(),
    });
    this.orders.body.prepend(this.coach.element);
    this.orders.prompt.element.after(this.coach.saying);
    this.log = new LogPanel(app, this.play, look);
    this.hints = new HintPanel(app, this.play, () => this.orders.prompt.focus());
    this.side = new Side(app, this.log, analysis, this.hints.element, signal);
    // Beside the board it covers nothing that one looks at.
    this.side.hold(this.lookback.margin.element, this.lookback.body, signal);
    this.board = make("div", { class: "board" }, this.host, this.waiting.element);
    this.notices = make(
      "div",
      { class: "table-notices" },
      this.play.mending.element,
      this.unsaved.element,
      this.pictures.element,
    );
    this.element = make(
      "div",
      { class: "table" },
      this.bar.element,
      this.rail.element,
      this.goal,
      this.notices,
      this.board,
      this.orders.element,
      this.tools.element,
      this.following.element,
      this.lookback.element,
      this.side.element,
      this.log.voice,
    );
    this.explanation = new ExplanationBox(
      app,
      (rule) => this.side.showRule(rule),
      () => this.stage?.dismiss(),
    );
    this.element.append(this.explanation.element);
    const places = { bar: this.bar, notices: this.notices, rail: this.rail };
    this.friends = new Friends(app, this.play, this.dialogs, places);
    this.covering = new Covering(app, this.play, this.dialogs, this.friends, {
      after,
      host: this.element,
      rest: () => this.orders.prompt.focus(),
    });
    /** @type {Stage | null} */
    this.stage = null;
    /** Says that it is named now. */
    this.name = () => {};
    /** @type {Promise<void>} */
    this.named = new Promise((resolve) => (this.name = resolve));
    this.#listen();
    // The stage measures its host, which is in the page only after this screen is mounted.
    queueMicrotask(() => void this.#begin());
  }

  get heading() {
    return this.bar.heading;
  }

  title() {
    const { table } = this.play;
    return table ? this.app.words.t(`${table.game}-title`) : "";
  }

  speak() {
    this.stage?.setWords();
    this.log.show({ anew: true });
    this.#show();
    this.coach.show();
    this.side.speak();
    this.sounding.show();
    this.hints.show({ anew: true });
    this.analysing.show();
    this.#showLookback();
    this.following.show();
    this.unsaved.show();
    this.friends.speak();
    this.pictures.show();
    this.play.mending.show();
    this.dialogs.speak();
  }

  #close() {
    this.judging.stop();
    this.dialogs.close();
    this.app.words.forget();
  }

  #listen() {
    const { app, play, signal } = this;
    addressReader(app.words, play);
    app.theme.addEventListener("change", () => this.#restage(), { signal });
    app.preferences.addEventListener("change", () => this.#prefer(), { signal });
    const askKeys = () => this.asking.keys();
    listenForKeys(app, play, { askKeys, sound: () => this.sounding.toggleAloud() }, signal);
    /** @type {Record<string, (detail: any) => void>} */
    const hear = {
      anew: () => this.covering.lift(),
      table: () => {
        this.coach.take();
        this.#table();
      },
      following: () => this.#follow(),
      mending: () => {
        play.mending.show();
        this.#showOrders();
        this.hints.show();
      },
      selection: () => {
        app.toasts.clear();
        this.#showOrders();
      },
      thinking: () => this.#show(),
      sealed: () => this.#show(),
      moment: () => this.#moment(),
      told: () => {
        this.sounding.hear();
        this.log.show();
        this.log.speak();
        this.#showOrders();
      },
      settled: () => {
        this.sounding.settle();
        this.side.offer("analysis", play.isOver);
        if (this.covering.settle()) this.log.show(); // scroll to its last line
        this.coach.show();
        this.coach.look();
      },
      hint: () => {
        this.hints.show();
        this.#showOrders();
      },
      advice: () => this.hints.show(),
      assessed: () => {
        this.coach.show();
        this.#show();
      },
      looking: () => {
        this.#showLookback();
        this.#show();
      },
      aim: (/** @type {Choice | null} */ choice) => this.orders.prompt.aim(choice),
      caption: (/** @type {LogLine} */ line) => this.orders.prompt.tell(line),
      refusal: (/** @type {{message: Message, rule: string | null}} */ refusal) =>
        this.#refuse(refusal),
      missing: () => void this.#miss(),
      decided: (/** @type {{position: number, choice: Choice}} */ decided) =>
        this.asking.compare(decided),
      crash: (/** @type {Crash} */ crash) =>
        this.dialogs.show(() => openCrash(app, crash, play.keeping.report), true),
      thought: () => {
        const progress = String(play.bots.thinking?.progress ?? 0);
        this.side.players.style.setProperty("--thought", progress);
        this.orders.prompt.progress();
      },
    };
    for (const [name, act] of Object.entries(hear)) {
      play.addEventListener(name, (event) => act(/** @type {CustomEvent} */ (event).detail));
    }
  }

  #restage() {
    this.stage?.setTheme();
    this.#show();
  }

  #prefer() {
    this.stage?.setSpeed(this.play.speed);
    this.sounding.show();
  }

  async #begin() {
    const { app, play } = this;
    this.stage = new Stage(this.host, {
      format: (words) => app.words.say(words),
      onPress: (token) => play.picking.press(token),
      onDrag: (token) => (token === null ? play.picking.cancel() : play.picking.grab(token)),
      onDrop: (from, to) => play.picking.drop(from, to),
      onHover: (token) => play.picking.hover(token),
      onCancel: () => play.picking.cancel(),
      onFrame: () => void play.reframe(),
      onExplain: (asked) => void this.explanation.show(asked),
    });
    play.stage = this.stage;
    this.#prefer();
    const game = await play.opening.find();
    if (play.closed) return;
    this.coach.show();
    this.stage.fit(); // to the room that the coach leaves
    const room = game === null ? null : this.#room(game);
    if (game === null) {
      void this.#miss();
    } else if (room && app.words.silent.has(game)) {
      this.#replace(closedScreen(app, room, this.retry).element);
    } else {
      this.#announce(game);
      this.name();
      this.#follow();
      await play.opening.open();
    }
    this.name();
  }

  #table() {
    const { app } = this;
    const { table } = this.play;
    if (!table) return;
    if (!this.waiting.isOver) {
      this.waiting.end();
      void this.play.bots.prepare(table);
      // Whoever waits for the others touches nothing for a while.
      if (table.seats.filter(isPerson).length > 1) stayAwake(this.signal);
      this.friends.begin(table);
    }
    this.stage?.setSeats(looks(table.seats));
    this.side.play(table.options);
    this.covering.take(table);
    app.toasts.clear();
    void this.analysing.take(table);
    this.unsaved.show();
    this.log.show();
    this.#show();
    this.#showLookback();
  }

  /** Another moment is on the stage: renews what is said beside it. */
  #moment() {
    this.coach.look();
    this.side.offer("analysis", this.play.isOver);
    this.log.show();
    this.#show();
  }

  /** What is shown of a game before the engine has dealt. @param {string} game */
  #announce(game) {
    const room = this.#room(game);
    const title = this.app.words.t(`${game}-title`);
    this.heading.textContent = title;
    entitle(title, this.app.words);
    this.side.begin(game);
    const { options } = this.play.opening;
    if (options) this.side.play(options);
    this.waiting.begin(room);
    if (!room || !this.stage) return;
    void this.pictures.fetch(game);
    void this.waiting.showBoard(room, this.stage);
  }

  /** @param {string} game */
  #room(game) {
    return this.app.rooms.find(({ id }) => id === game);
  }

  #show() {
    const { app, play } = this;
    const { table } = play;
    const thinking = play.thinking?.seat ?? null;
    const shows = table && { table, moment: play.showing.moment, thinking };
    this.bar.show(shows);
    if (!shows) return;
    this.rail.show(shows);
    this.#showGoal();
    showPlayers(this.side.players, app, shows);
    this.#showScores();
    this.#showOrders();
  }

  #showOrders() {
    this.orders.show();
    this.tools.show();
  }

  #showGoal() {
    const { goal } = this.play.showing.moment ?? {};
    this.goal.hidden = goal === null;
    const said = goal ? this.app.words.say(goal) : "";
    if (this.goal.textContent !== said) this.goal.textContent = said;
  }

  #showScores() {
    const { showing, table } = this.play;
    const { sheet } = showing.moment ?? {};
    this.side.showScores(() => (sheet && table ? scoreTables(this.app, sheet, table.seats) : []));
  }

  /** Another page plays the game now, or has stopped. */
  #follow() {
    const { following, orders, play } = this;
    const held = [orders.element, following.element].some((bar) =>
      bar.contains(document.activeElement),
    );
    this.covering.lift();
    this.element.classList.toggle("is-following", play.follows);
    following.show();
    this.#showOrders();
    if (held) (play.follows ? following.button : orders.prompt).focus();
  }

  /** Shown if there is no such game, or if the disk does not answer. */
  async #miss() {
    const { app, play, retry, signal } = this;
    const { saves } = app;
    const broken = saves.disk.isShut ? [] : await saves.broken();
    if (signal.aborted) return;
    const own = broken.find(({ key }) => key === play.id);
    const screen = own
      ? brokenScreen(app, wrongIn(app, own))
      : saves.isNewer
        ? missingScreen(app, "missing-newer", () => location.reload())
        : saves.disk.isShut
          ? missingScreen(app, "missing-disk", retry)
          : missingScreen(app, "missing-save");
    this.#replace(screen.element);
    saves.addEventListener("open", retry, { signal });
  }

  /** @param {number} position */
  #look(position) {
    this.side.leave();
    void this.play.past.look(position);
  }

  #showLookback() {
    // The board keeps its room, or it would be painted for another one without end.
    if (this.play.past.isAwaited) return;
    const isBack = this.play.looking === null;
    const held = this.lookback.element.contains(document.activeElement);
    this.element.classList.toggle("is-looking-back", !isBack);
    this.lookback.show();
    this.log.show();
    this.analysing.show();
    if (held && isBack) this.orders.prompt.focus();
  }

  /** @param {{message: Message, rule: string | null}} refusal */
  #refuse({ message, rule }) {
    const { app, play } = this;
    const { words } = app;
    const text = words.say(message);
    if (!play.table) {
      this.#replace(brokenScreen(app, text, play.opening.link !== null).element);
      return;
    }
    const action = rule && {
      label: words.t("table-rule", { rule }),
      act: () => this.side.showRule(rule),
    };
    app.toasts.show(text, action || null);
    this.coach.refused(rule);
  }

  /** Shows the game from its first moment. */
  async #watch() {
    const { play } = this;
    const [first] = momentsOf(play.showing.lines);
    if (first === undefined) return;
    await play.past.look(first);
    if (!play.closed && play.looking !== null) this.lookback.begin();
  }

  /** Once the game is over: how it went, beside the board. */
  #analyse() {
    this.side.open("analysis");
    this.judging.start();
  }

  #again() {
    const { table } = this.play;
    if (!table) return;
    const { hosting } = this.friends;
    if (hosting) {
      void hosting.again();
      return;
    }
    const seats = table.seats.map(({ name, colour, who }) => ({ name, colour, who }));
    const { game, options } = table;
    const isFirst = this.play.keeping.isFirst && !this.app.preferences.coach(game).isOver;
    playNow(this.app, { game, seats, options, seed: null, isFirst });
  }

  /** @param {HTMLElement} content */
  #replace(content) {
    document.body.dataset.screen = "missing";
    fill(this.element, content);
    this.element.classList.add("is-missing");
  }
}
