/** The table: the stage, what is asked, who plays, what happened, the rules; all of one game. */

import { Late, loadAgain } from "../late.js";
import { isolated } from "../plain.js";
import { Stage } from "../stage/stage.js";
import { Analysis } from "./analysis.js";
import { stayAwake } from "./awake.js";
import { Bar } from "./bar.js";
import { closedScreen } from "./closed.js";
import { Coach } from "./coach.js";
import { openCrash } from "./crash.js";
import { openCurtain } from "./curtain.js";
import { Deal } from "./deal.js";
import { Dialogs } from "./dialogs.js";
import { fill, make } from "./dom.js";
import { ExplanationBox } from "./explanation.js";
import { HintPanel } from "./hints.js";
import { playNow } from "./home.js";
import { LogPanel } from "./log.js";
import { Lookback } from "./lookback.js";
import { brokenScreen, missingScreen } from "./missing.js";
import { Orders } from "./orders.js";
import { Pictures } from "./pictures.js";
import { Play } from "./play.js";
import { showPlayers } from "./players.js";
import { Rail } from "./rail.js";
import { readerOf } from "./reader.js";
import { openResult } from "./result.js";
import { roundTable, scoreTable } from "./scores.js";
import { Following } from "./following.js";
import { momentsOf } from "./record.js";
import { FRIEND, isPerson } from "./setup.js";
import { together } from "./together/late.js";
import { entitle } from "./page.js";
import { sealPart } from "./seal.js";
import { listenForKeys } from "./shortcuts.js";
import { Side } from "./side.js";
import { Sounding } from "./sounding.js";
import { Tools } from "./tools.js";
import { Unsaved } from "./unsaved.js";
import { Waiting, looks } from "./waiting.js";

/** @import {MenuItem} from "./menu.js" */
/** @import {HostsTable} from "./together/hosting.js" */
/** @import {Checking} from "./together/checking.js" */
/** @import {Talking} from "./together/talking.js" */
/** @import {Guest} from "../together/guest.js" */
/** @import {Choice, Crash, LogLine, Message, Table} from "../types.js" */
/** @import {App, LessonPlace, Manner, PuzzlePlace, Screen} from "./types.js" */

/** Dialogs that come when one is opened. */
const asked = new Late(() => import("./asked.js"));

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
    const after = {
      again: again ?? (() => this.#again()),
      home: home ?? (() => app.go({ screen: "home" })),
      analyse: () => this.#analyse(),
      watch: () => void this.#watch(),
      share: () => this.#share(),
    };
    this.after = after;
    this.bar = new Bar(app, () => this.#menu());
    this.sounding = new Sounding(app, this.play);
    this.bar.add(this.sounding.button);
    this.rail = new Rail(app, () => this.side.toggle("players"));
    this.goal = make("p", { class: "goal" });
    this.host = make("div", { class: "stage" });
    this.analysis = new Analysis(app, this.play, (position) => this.#look(position));
    this.lookback = new Lookback(app, this.play, this.analysis, {
      share: () => this.#share(),
      picture: () => this.#picture(),
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
    this.orders.words.after(this.coach.saying);
    this.log = new LogPanel(app, this.play, (position) => this.#look(position));
    this.deal = new Deal(app, this.play);
    this.hints = new HintPanel(app, this.play, () => this.orders.prompt.focus());
    this.side = new Side(app, this.log, this.analysis.element, this.hints.element, signal);
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
    this.dialogs = new Dialogs();
    /** Where others sit at devices of their own. @type {HostsTable | null} */
    this.hosting = null;
    /** @type {Talking | null} */
    this.talking = null;
    /** What else stands in the menu. @type {MenuItem[]} */
    this.more = [];
    /** Where the whole game can be checked at its end. @type {Checking | null} */
    this.checking = null;
    /** The revision whose curtain or result has been shown. @type {number | null} */
    this.covered = null;
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
    this.analysis.show();
    this.#showLookback();
    this.following.show();
    this.unsaved.show();
    this.hosting?.show();
    this.talking?.speak();
    this.pictures.show();
    this.play.mending.show();
    this.dialogs.speak();
  }

  #close() {
    this.analysis.stop();
    this.dialogs.close();
    this.app.words.forget();
  }

  #listen() {
    const { app, play, signal } = this;
    app.words.reader = () => readerOf(play.table);
    app.words.seatName = (seat) =>
      isolated(play.table?.seats[seat]?.name ?? "") ||
      (seat === app.words.reader()
        ? app.words.t("rail-you")
        : app.words.t("seat-number", { number: seat + 1 }));
    app.theme.addEventListener("change", () => this.#restage(), { signal });
    app.preferences.addEventListener("change", () => this.#prefer(), { signal });
    const askKeys = () => void this.#dialog(({ openKeys }) => openKeys(app));
    listenForKeys(app, play, { askKeys, sound: () => this.sounding.toggleAloud() }, signal);
    /** @type {Record<string, (detail: any) => void>} */
    const hear = {
      anew: () => this.#uncover(),
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
        this.#settled();
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
      aim: (/** @type {Choice | null} */ choice) => this.orders.aim(choice),
      caption: (/** @type {LogLine} */ line) => this.orders.tell(line),
      refusal: (/** @type {{message: Message, rule: string | null}} */ refusal) =>
        this.#refuse(refusal),
      missing: () => this.#miss(),
      decided: (/** @type {{position: number, choice: Choice}} */ decided) => this.#tried(decided),
      crash: (/** @type {Crash} */ crash) =>
        this.dialogs.show(() => openCrash(app, crash, play.keeping.report), true),
      thought: () => {
        const progress = String(play.bots.thinking?.progress ?? 0);
        this.side.players.style.setProperty("--thought", progress);
        this.orders.progress();
      },
    };
    for (const [name, act] of Object.entries(hear)) {
      play.addEventListener(name, (event) => act(/** @type {CustomEvent} */ (event).detail));
    }
  }

  /** Says how it compares, if it was another try. @param {{position: number, choice: Choice}} decided */
  #tried({ position, choice }) {
    const { app, play } = this;
    const trial = app.trials.get(play.id);
    if (trial?.mistake.position === position)
      void this.#dialog(({ openTrial }) => openTrial(app, play, trial, choice));
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
      this.#miss();
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
      if (!this.play.guest && table.seats.some(({ who }) => who === FRIEND)) void this.#hostIt(table);
    }
    this.stage?.setSeats(looks(table.seats));
    this.side.play(table.options);
    if (table.revision !== this.covered) this.#uncover();
    app.toasts.clear();
    this.analysis.take(table);
    this.log.show();
    this.#show();
    this.#showLookback();
  }

  /** @param {Table} table */
  async #hostIt(table) {
    const part = await together.come().catch(() => null);
    if (this.play.closed) return;
    if (!part) {
      this.app.toasts.show(this.app.words.t("shell-failed"));
      return;
    }
    const { table: latest } = this.play; // somebody may have acted meanwhile
    this.hosting = new part.HostsTable(this.app, this.play, latest ?? table, this.dialogs);
    this.notices.append(this.hosting.element);
    this.talk(this.hosting.talking);
    this.check(this.hosting.checking);
  }

  /** The game can be checked here. @param {Checking} checking */
  check(checking) {
    this.checking = checking;
  }

  /** Something else stands in the menu. @param {MenuItem} item */
  offer(item) {
    this.more.push(item);
  }

  /** People can talk here. @param {Talking} talking */
  talk(talking) {
    this.talking = talking;
    this.bar.add(talking.button);
    talking.watch(this.play, this.rail.element);
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
    this.side.showScores(() =>
      !sheet || !table
        ? []
        : [
            scoreTable(this.app, sheet, table.seats),
            sheet.rounds.length > 0 && roundTable(this.app, sheet, table.seats),
          ],
    );
  }

  #settled() {
    const { app, play } = this;
    const { table } = play;
    if (!table) return;
    if (table.revision === this.covered) return;
    this.covered = table.revision;
    this.side.offer("analysis", play.isOver);
    if (table.curtain !== null) {
      const seat = table.curtain;
      const lift = () => this.#lift(seat);
      const undo = () => play.undo();
      if (!play.follows) this.dialogs.show(() => openCurtain(app, table, seat, lift, undo));
    } else if (table.watched) {
      void play.past.look(table.moment ?? 0);
    } else if (table.over && !table.lesson) {
      const said = () => [this.checking?.part(), this.deal.part(table)];
      this.dialogs.show(() => this.#openResult(table, said()));
      this.log.show(); // scroll to its last line
    }
  }

  /**
   * @param {Table} table
   * @param {(HTMLElement | undefined)[]} deal what is said of it
   */
  #openResult(table, deal) {
    const result = openResult(this.app, table, this.element, this.after, deal);
    // What had the focus before the game's last action may be gone.
    const rest = () => document.activeElement === document.body && this.orders.prompt.focus();
    result.addEventListener("close", rest, { signal: this.signal });
    return result;
  }

  /** @param {number} seat */
  #lift(seat) {
    this.orders.prompt.focus();
    this.play.lift(seat);
  }

  /** Closes dialogs that belonged to the previous moment; menus stay. */
  #uncover() {
    this.covered = null;
    this.dialogs.pass();
  }

  /** Another page plays the game now, or has stopped. */
  #follow() {
    const { following, orders, play } = this;
    const held = [orders.element, following.element].some((bar) =>
      bar.contains(document.activeElement),
    );
    this.#uncover();
    this.element.classList.toggle("is-following", play.follows);
    following.show();
    this.#showOrders();
    if (held) (play.follows ? following.button : orders.prompt).focus();
  }

  /** Shown if there is no such game, or if the disk does not answer. */
  #miss() {
    const { app, retry, signal } = this;
    const screen = app.saves.disk.isShut
      ? missingScreen(app, "missing-disk", retry)
      : missingScreen(app, "missing-save");
    this.#replace(screen.element);
    app.saves.addEventListener("open", retry, { signal });
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
    this.analysis.show();
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

  #menu() {
    const { app, play } = this;
    const { table } = play;
    const isKept = play.keeping.isOfferable && !table?.lesson;
    const act = {
      picture: () => this.#picture(),
      talk: this.talking && (() => this.talking?.open()),
      again: play.guest ? null : table?.watched ? () => play.past.deal() : this.after.again,
      more: this.more,
      save: isKept ? () => play.keeping.offer() : null,
      share: table && !table.lesson && (table.over || table.open) ? this.after.share : null,
    };
    const coach = this.coach.isOffered ? this.coach : null;
    const seal = table && !table.lesson && !table.watched ? table.seal : null;
    const sealed = () =>
      seal === null ? null : sealPart(app, play, seal, table?.over ?? false);
    if (table)
      void this.#dialog(({ openMenu }) => openMenu(app, table.game, act, coach, sealed()));
  }

  /** Shows the game from its first moment. */
  async #watch() {
    const { play } = this;
    const [first] = momentsOf(play.showing.lines);
    if (first === undefined) return;
    await play.past.look(first);
    if (!play.closed && play.looking !== null) this.lookback.begin();
  }

  #share() {
    void this.#dialog(({ openSharing }) => openSharing(this.app, this.play));
  }

  #picture() {
    void this.#dialog(({ openPicture }) => openPicture(this.app, this.play));
  }

  /**
   * Opens a dialog that lasts, once its script is here.
   * @param {(dialogs: typeof import("./asked.js")) => HTMLDialogElement} open
   */
  async #dialog(open) {
    const part = asked.here ?? (await asked.come().catch(() => null));
    const { toasts, words } = this.app;
    if (this.signal.aborted) return;
    if (part) this.dialogs.show(() => open(part), true);
    else {
      const again = { label: words.t("shell-retry"), act: () => void loadAgain() };
      toasts.show(words.t("shell-failed"), again);
    }
  }

  /** Once the game is over: how it went, beside the board. */
  #analyse() {
    this.side.open("analysis");
    this.analysis.start();
  }

  #again() {
    const { table } = this.play;
    if (!table) return;
    if (this.hosting) {
      void this.hosting.again();
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
