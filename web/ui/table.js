/** The table: the stage, what is asked, who plays, what happened, the rules; all of one game. */

import { pictureAddress } from "../files.js";
import { tableParts } from "../parts.js";
import { isolated } from "../plain.js";
import { nearestFrame } from "../stage/fit.js";
import { Stage } from "../stage/stage.js";
import { Analysis } from "./analysis.js";
import { closedScreen } from "./closed.js";
import { openCrash } from "./crash.js";
import { cover } from "./cover.js";
import { openCurtain } from "./curtain.js";
import { fill, make } from "./dom.js";
import { HintPanel } from "./hints.js";
import { playNow } from "./home.js";
import { icon } from "./icons.js";
import { loading } from "./loading.js";
import { LogPanel } from "./log.js";
import { Lookback } from "./lookback.js";
import { openMenu } from "./menu.js";
import { brokenScreen, missingScreen } from "./missing.js";
import { Orders } from "./orders.js";
import { pause } from "./pause.js";
import { Pictures } from "./pictures.js";
import { Play } from "./play.js";
import { showPlayers, showStrip } from "./players.js";
import { openResult } from "./result.js";
import { SHAPES, choiceNames, isUsual } from "./setup.js";
import { Following } from "./following.js";
import { entitle } from "./screens.js";
import { originName } from "./shelf.js";
import { Side } from "./side.js";
import { Unsaved } from "./unsaved.js";

/** @import {Choice, Crash, FrameName, LogLine, Message, SeatLook} from "../types.js" */
/** @import {App, Manner, Room, Screen} from "./types.js" */

/** Milliseconds in which the table is painted for the first time. */
const PAINTING = 600;

/** @param {App} app @param {{save: string}} route @param {AbortSignal} signal @returns {Screen} */
export function tableScreen(app, route, signal) {
  return new TableScreen(app, route.save, signal);
}

export class TableScreen {
  /**
   * @param {App} app
   * @param {string} id
   * @param {AbortSignal} signal closes it
   * @param {{manner?: Manner, again?: () => void, home?: () => void}} [how] it is played, and where
   *   one goes from it
   */
  constructor(app, id, signal, { manner, again, home } = {}) {
    this.app = app;
    this.signal = signal;
    signal.addEventListener("abort", () => this.#close());
    this.play = new Play(app, id, signal, manner);
    const after = {
      again: again ?? (() => this.#again()),
      home: home ?? (() => app.go({ screen: "home" })),
      analyse: () => this.#analyse(),
    };
    this.after = after;
    this.heading = make("h1", { tabindex: -1 });
    this.strip = make("button", {
      class: "strip",
      type: "button",
      on: { click: () => this.side.toggle("players") },
    });
    this.menuButton = make(
      "button",
      {
        class: "icon-button table-menu",
        type: "button",
        "aria-haspopup": "dialog",
        on: { click: () => this.#menu() },
      },
      icon("menu"),
    );
    this.homeLink = make(
      "a",
      { class: "table-home", href: "#/" },
      make("img", { src: pictureAddress("web/art/logo.svg"), alt: "", width: 32, height: 32 }),
    );
    this.host = make("div", { class: "stage" });
    this.caption = make("p", { class: "caption", "aria-hidden": "true", hidden: true });
    this.lookback = new Lookback(app.words, this.play);
    this.following = new Following(app.words, this.play);
    this.unsaved = new Unsaved(app, this.play);
    this.retry = () => app.go({ screen: "table", save: id });
    this.pictures = new Pictures(app, this.retry);
    this.progress = loading(app, signal);
    this.waiting = make("div", { class: "board-waiting" });
    this.orders = new Orders(app, this.play, after);
    this.log = new LogPanel(app, this.play, (position) => this.#look(position));
    this.analysis = new Analysis(app, this.play, (position) => this.#look(position));
    this.hints = new HintPanel(app, this.play, () => this.orders.prompt.focus());
    this.side = new Side(app, this.log.list, this.analysis.element, this.hints.element, signal);
    this.board = make("div", { class: "board" }, this.host, this.caption, this.waiting);
    this.bar = make(
      "header",
      { class: "table-bar" },
      this.homeLink,
      this.heading,
      this.strip,
      this.menuButton,
    );
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
      this.bar,
      this.notices,
      this.board,
      this.orders.element,
      this.following.element,
      this.lookback.element,
      this.side.element,
      this.log.voice,
    );
    /**
     * The dialogs over the table, and how to make each again.
     * @type {{element: HTMLDialogElement, make: () => HTMLDialogElement, lasts: boolean}[]}
     */
    this.dialogs = [];
    /** The revision whose curtain or result has been shown. @type {number | null} */
    this.covered = null;
    /** @type {Stage | null} */
    this.stage = null;
    this.#listen();
    // The stage measures its host, which is in the page only after this screen is mounted.
    queueMicrotask(() => void this.#begin());
  }

  title() {
    const { table } = this.play;
    return table ? this.app.words.t(`${table.game}-title`) : "";
  }

  speak() {
    this.stage?.setWords();
    this.log.show({ anew: true });
    this.#show();
    this.side.speak();
    this.hints.show({ anew: true });
    this.analysis.show();
    this.#showLookback();
    this.following.show();
    this.unsaved.show();
    this.pictures.show();
    this.play.mending.show();
    const focused = document.activeElement?.id;
    for (const dialog of this.dialogs.splice(0)) {
      if (!dialog.element.open) continue;
      dialog.element.close();
      this.#open(dialog.make, dialog.lasts);
    }
    if (focused) document.getElementById(focused)?.focus();
  }

  #close() {
    this.analysis.stop();
    this.#closeDialogs();
    const { app } = this;
    app.words.seatName = (seat) => app.words.t("seat-number", { number: seat + 1 });
  }

  #listen() {
    const { app, play, signal } = this;
    app.words.seatName = (seat) =>
      isolated(play.table?.seats[seat]?.name ?? "") ||
      app.words.t("seat-number", { number: seat + 1 });
    app.theme.addEventListener("change", () => this.#restage(), { signal });
    app.preferences.addEventListener("change", () => this.#prefer(), { signal });
    document.addEventListener("keydown", (event) => this.#key(event), { capture: true, signal });
    /** @type {Record<string, (detail: any) => void>} */
    const hear = {
      anew: () => this.#uncover(),
      table: () => this.#table(),
      following: () => this.#follow(),
      mending: () => {
        play.mending.show();
        this.orders.show();
        this.hints.show();
      },
      selection: () => {
        app.toasts.clear();
        this.orders.show();
      },
      thinking: () => this.#show(),
      moment: () => this.#moment(),
      told: () => {
        this.log.show();
        this.log.speak();
        this.orders.show();
      },
      settled: () => this.#settled(),
      hint: () => {
        this.hints.show();
        this.orders.show();
      },
      advice: () => this.hints.show(),
      looking: () => {
        this.#showLookback();
        this.#show();
      },
      aim: (/** @type {Choice | null} */ choice) => this.orders.aim(choice),
      caption: (/** @type {LogLine} */ line) => this.#showCaption(line),
      refusal: (/** @type {{message: Message, rule: string | null}} */ refusal) =>
        this.#refuse(refusal),
      crash: (/** @type {Crash} */ crash) =>
        this.#open(() => openCrash(app, crash, play.keeping.record?.text), true),
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

  #restage() {
    this.stage?.setTheme();
    this.#show();
  }

  #prefer() {
    this.stage?.setSpeed(this.play.speed);
  }

  /**
   * These keys work wherever the focus is, so that it need not leave the board.
   * @param {KeyboardEvent} event
   */
  #key(event) {
    const { advising, bots } = this.play;
    if (isLetter(event, "h")) {
      if (advising.hint) advising.close();
      else advising.ask();
      return;
    }
    if (event.key !== "Enter" || !event.shiftKey) return; // also if it is pressed a moment too late
    event.preventDefault();
    event.stopPropagation();
    bots.hurry();
  }

  async #begin() {
    const { app, play } = this;
    this.stage = new Stage(this.host, {
      format: (words) => app.words.say(words),
      onPress: (token) => play.press(token),
      onDrag: (token) => (token === null ? play.cancel() : play.grab(token)),
      onDrop: (from, to) => play.drop(from, to),
      onHover: (token) => play.hover(token),
      onCancel: () => play.cancel(),
      onFrame: () => void play.reframe(),
    });
    play.stage = this.stage;
    this.#prefer();
    const game = await play.find();
    if (play.closed) return;
    const room = game === null ? null : this.#room(game);
    if (game === null) {
      this.#miss();
    } else if (room && app.words.silent.has(game)) {
      this.#replace(closedScreen(app, room, this.retry).element);
    } else {
      this.#announce(game);
      this.#follow();
      await play.open();
    }
  }

  #table() {
    const { app } = this;
    const { table } = this.play;
    if (!table) return;
    if (this.waiting.isConnected) this.#furnish();
    this.stage?.setSeats(looks(table.seats));
    if (table.revision !== this.covered) this.#uncover();
    app.toasts.clear();
    this.analysis.take(table);
    this.log.show();
    this.#show();
    this.#showLookback();
  }

  /** Another moment is on the stage: renews what is said beside it. */
  #moment() {
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
    fill(this.waiting, room && cover(room), this.progress);
    if (!room) return;
    void this.pictures.fetch(game);
    void this.#showBoard(room);
  }

  /**
   * The table before anything is dealt, where its parts come sooner than the engine deals.
   * @param {Room} room
   */
  async #showBoard(room) {
    const start = this.app.starting.get(this.play.id);
    if (!start || !isUsual(room, start)) return;
    const parts = await tableParts(room.id).catch(() => null);
    if (!parts || !this.stage || this.play.closed || !this.waiting.isConnected) return;
    this.waiting.classList.add("over-board");
    fill(this.waiting, this.progress);
    this.stage.setSeats(looks(start.seats));
    const frames = /** @type {FrameName[]} */ (Object.keys(parts.boards));
    const board = parts.boards[nearestFrame(this.stage.frame, frames) ?? "wide:620"];
    if (board) void this.stage.show([board], { animate: false });
  }

  /** @param {string} game */
  #room(game) {
    return this.app.rooms.find(({ id }) => id === game);
  }

  #furnish() {
    this.waiting.remove();
    const { follows, table } = this.play;
    if (!follows && table?.seats.some((seat) => seat.who !== "human")) void this.#prepareBots();
  }

  /** A bot's worker starts once the table has been painted, which it would slow down. */
  async #prepareBots() {
    await pause(PAINTING);
    if (!this.play.closed) void this.app.thinker.prepare();
  }

  #show() {
    const { app, play } = this;
    const { table } = play;
    const { words } = app;
    this.menuButton.setAttribute("aria-label", words.t("table-menu"));
    this.homeLink.setAttribute("aria-label", words.t("shell-home"));
    if (!table) return;
    fill(
      this.heading,
      words.t(`${table.game}-title`),
      make(
        "span",
        { class: "table-variant" },
        [
          ...choiceNames(app, table.game, table.options),
          ...(table.origin ? [originName(words, table.origin)] : []),
        ].join(" · "),
      ),
    );
    const shows = { table, moment: play.showing.moment, thinking: play.thinking?.seat ?? null };
    showPlayers(this.side.players, app, shows);
    showStrip(this.strip, app, shows);
    this.orders.show();
  }

  #settled() {
    const { app, play } = this;
    const { table } = play;
    if (!table) return;
    this.caption.hidden = true;
    this.caption.textContent = "";
    if (table.revision === this.covered) return;
    this.covered = table.revision;
    if (table.curtain !== null) {
      const seat = table.curtain;
      const lift = () => this.#lift(seat);
      if (!play.follows) this.#open(() => openCurtain(app, table, seat, lift, () => play.undo()));
    } else if (table.over) {
      this.#open(() => openResult(app, table, this.side.element, this.after));
      this.log.show(); // scroll to its last line
    }
  }

  /** @param {number} seat */
  #lift(seat) {
    this.orders.prompt.focus();
    this.play.lift(seat);
  }

  /** Closes dialogs that belonged to the previous moment; menus stay. */
  #uncover() {
    this.covered = null;
    const passing = this.dialogs.filter(({ lasts }) => !lasts);
    this.dialogs = this.dialogs.filter(({ lasts }) => lasts);
    for (const { element } of passing) element.close();
  }

  /** @param {LogLine} line */
  #showCaption(line) {
    const { app } = this;
    this.caption.hidden = !app.preferences.values.captions;
    this.caption.textContent = app.words.say(line.message);
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
    orders.show();
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
      this.#replace(brokenScreen(app, text).element);
      return;
    }
    const action = rule && {
      label: words.t("table-rule", { rule }),
      act: () => this.side.showRule(rule),
    };
    app.toasts.show(text, action || null);
  }

  #menu() {
    const { app, play } = this;
    const { table } = play;
    const act = { again: this.after.again, save: () => play.keeping.offer() };
    if (table) this.#open(() => openMenu(app, table.game, act), true);
  }

  /** Once the game is over: how it went, beside the board. */
  #analyse() {
    this.side.open("analysis");
    this.analysis.start();
  }

  #again() {
    const { table } = this.play;
    if (!table) return;
    const seats = table.seats.map(({ name, colour, who }) => ({ name, colour, who }));
    playNow(this.app, { game: table.game, seats, options: table.options, seed: null });
  }

  /**
   * @param {() => HTMLDialogElement} make
   * @param {boolean} [lasts] whatever happens on the table
   */
  #open(make, lasts = false) {
    this.dialogs.push({ element: make(), make, lasts });
  }

  #closeDialogs() {
    for (const { element } of this.dialogs.splice(0)) element.close();
  }

  /** @param {HTMLElement} content */
  #replace(content) {
    document.body.dataset.screen = "missing";
    fill(this.element, content);
    this.element.classList.add("is-missing");
  }
}

/**
 * Whether a key alone was pressed that stands for a command: not while something is written, nor
 * under a dialog.
 * @param {KeyboardEvent} event
 * @param {string} letter
 */
function isLetter({ altKey, ctrlKey, key, metaKey, target }, letter) {
  if (key.toLowerCase() !== letter || altKey || ctrlKey || metaKey) return false;
  if (target instanceof Element && target.closest("input, select, textarea")) return false;
  return !document.querySelector("dialog:modal");
}

/** @param {{name: string, colour: string}[]} seats @returns {SeatLook[]} */
function looks(seats) {
  return seats.map(({ name, colour }) => ({ name, colour, shape: SHAPES[colour] ?? "circle" }));
}
