/**
 * Bots play bots, game after game, for whoever passes by. Any touch or key takes over the seat whose
 * turn it is; when nobody touches anything for a while, the bots go on.
 */

import { newId } from "../../kit/ids.js";
import { canFill, stayAwake, toggleFull } from "../../table/chrome/wake-lock.js";
import { Captions } from "../../table/panels/captions.js";
import { fill, make } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { tellingLine } from "../../components/telling.js";
import { Visitors } from "./visitors.js";
import { pause } from "../../kit/timeout.js";
import { HUMAN, opponent } from "../../model/setup.js";
import { crewed } from "../../page/launch-mode.js";
import { missingScreen } from "../../page/not-found.js";
import { TableScreen } from "../../table/table.js";
import type { IconName } from "../../components/icons.js";
import type { SeatSetup } from "../../types/engine.js";
import type { App, Manner, Room, Screen, Start } from "../../types/page.js";

/** Milliseconds for which a result stays. */
const RESULT = { slow: 15_000, normal: 9000, fast: 5000, off: 0 };

/** Seconds before the demo goes on in which it says so, and in which the cursor stays. */
const WARNING = 10;
const CURSOR = 3;

/** Seconds in which nothing happens after which another game is begun. */
const STUCK = 60;

export function demoScreen(app: App, route: { game: string | null }, signal: AbortSignal): Screen {
  const { game } = route;
  if (game !== null && !app.launchMode.kiosk && !app.rooms.some(({ id }) => id === game))
    return missingScreen(app, "missing-game", { name: game });
  return new Demo(app, route.game, signal);
}

class Demo {
  isLasting = true;
  declare app: App;
  declare manner: Manner;
  /** What is played, one after another. */
  declare rooms: Room[];
  declare round: number;
  /** The seat a person has taken, null while bots play. */
  seat: number | null = null;
  /** Whether somebody wants to play as soon as the cards have been dealt. */
  isWanted = false;
  /** The bots that play where no person does. */
  crew: SeatSetup[] = [];
  /** Closes the table. */
  closing = new AbortController();
  /** When something last happened on it, in milliseconds. */
  alive = 0;
  declare element: HTMLDivElement;
  declare captions: Captions;
  declare playButton: HTMLButtonElement;
  declare bar: HTMLElement;
  declare fullButton: HTMLButtonElement;
  declare says: HTMLParagraphElement;
  declare againButton: HTMLButtonElement;
  declare backButton: HTMLButtonElement;
  declare notice: HTMLDivElement;
  declare visitors: Visitors;
  declare table: TableScreen;

  /** `game`: null: one after another. */
  constructor(app: App, game: string | null, signal: AbortSignal) {
    this.app = app;
    this.manner = {
      keeps: app.launchMode.kiosk ? "never" : "played",
      speed: app.launchMode.pace,
      lingers: false,
    };
    const rooms = app.rooms.filter(({ id, isSmall }) => !isSmall && !app.words.silent.has(id));
    const chosen = rooms.filter(({ id }) => id === game);
    this.rooms = chosen.length > 0 ? chosen : rooms;
    this.round = Math.floor(Math.random() * this.rooms.length);

    this.element = make("div", { class: "demo" });
    this.captions = new Captions(app, this.pace);
    this.playButton = button("play", "button primary", () => void this.#takeOver(true));
    this.bar = make("section", { class: "demo-bar" }, this.captions.element, this.playButton);
    this.fullButton = button("expand", "icon-button", () => void toggleFull());
    this.fullButton.hidden = !canFill();
    this.says = tellingLine();
    this.againButton = button("refresh", "button", () => this.#again());
    this.backButton = button("eye", "button", () => this.#goBack());
    this.notice = make(
      "div",
      { class: "table-notice demo-notice" },
      icon("wheel"),
      this.says,
      make("div", { class: "table-notice-buttons" }, this.againButton, this.backButton),
    );
    this.visitors = new Visitors(signal, {
      isShown: () => this.seat === null,
      isOwn: (element) => element.closest(".demo-bar button, .table-bar > .icon-button, a") !== null,
      take: (isKey) => void this.#takeOver(isKey),
      move: () => this.element.classList.remove("is-still"),
    });
    this.table = this.#open(this.#next());
    stayAwake(signal);
    app.engine.addEventListener("progress", () => (this.alive = performance.now()), { signal });
    app.words.addEventListener("change", () => this.#show(), { signal });
    document.addEventListener("fullscreenchange", () => this.#show(), { signal });
    if (app.launchMode.kiosk)
      document.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
    const clock = setInterval(() => this.#tick(), 1000);
    signal.addEventListener("abort", () => {
      clearInterval(clock);
      this.closing.abort();
    });
  }

  get heading() {
    return this.table.heading;
  }

  /** How quickly it goes on. Where a person has switched motion off, there is still time to read. */
  get pace() {
    const { preferences, launchMode } = this.app;
    const { speed } = preferences.values;
    return launchMode.pace ?? (speed === "off" ? "normal" : speed);
  }

  title() {
    return this.app.words.t("demo-title");
  }

  // Game after game

  /** Another game, or another table of the only one. */
  #next(): Start {
    const room = this.rooms[this.round % this.rooms.length] as Room;
    this.round += 1;
    return { game: room.id, seed: null, ...crewed(room, this.app.launchMode.bots) };
  }

  /** Leaves the table for another one. */
  #goOn(start: Start = this.#next()) {
    this.app.pendingGames.delete(this.table.session.id); // it may never have begun
    this.closing.abort();
    this.closing = new AbortController();
    this.table = this.#open(start);
    this.table.heading.focus({ preventScroll: true });
  }

  #open(start: Start) {
    const { app } = this;
    const id = newId();
    app.pendingGames.set(id, start);
    const table = new TableScreen(app, id, this.closing.signal, {
      manner: this.manner,
      again: () => this.#again(),
      home: () => (app.launchMode.kiosk ? this.#goOn() : app.go({ screen: "home" })),
    });
    const seat = start.seats.findIndex(({ who }) => who === HUMAN);
    this.seat = seat < 0 ? null : seat;
    this.crew = start.seats.map((chair, at) => (at === seat ? this.#bot(at, chair.colour) : chair));
    this.alive = performance.now();
    table.header.add(this.fullButton);
    table.notices.append(this.notice);
    table.element.append(this.bar);
    table.session.read = async () => {
      if (this.seat === null) await this.captions.read(table.signal);
    };
    fill(this.element, table.element);
    this.#listen(table);
    this.#announce(start.game);
    this.#show(table);
    return table;
  }

  #bot(seat: number, colour: string) {
    const bot = opponent(seat, colour);
    return { ...bot, who: this.app.launchMode.bots ?? bot.who };
  }

  #announce(game: string) {
    const { words } = this.app;
    this.captions.turn();
    this.captions.say(words.t("demo-begin", { game: words.t(`${game}-title`) }));
  }

  #listen({ session }: TableScreen) {
    const { app, captions } = this;
    /** Entries in the log of the table before. */
    let before = -1;
    const isShown = () => !session.closed && this.seat === null;
    const { botTurns, playback } = session;
    const live = () => {
      this.alive = performance.now();
      // While others move, nobody need touch anything.
      if (this.seat !== null && session.table?.think) this.visitors.touch();
    };
    const hear = async () => {
      const { insights = [], position = 0 } = session.table ?? {};
      const moved = insights.findLast((each) => each >= before);
      const isSame = position === before;
      before = position;
      if (!isShown() || isSame) return;
      if (this.isWanted) void this.#takeOver(false);
      captions.turn();
      if (moved === undefined) return;
      const insight = await session.explain(moved);
      if (insight && isShown()) captions.explain(insight);
    };
    const caption = () => {
      if (!playback.caption) return;
      const { message, seat } = playback.caption;
      captions.say(app.words.say(message), seat === null ? null : this.crew[seat]?.colour);
    };
    const rest = async () => {
      if (!session.isOver || !isShown()) return;
      await session.read();
      if (!isShown()) return;
      const next = this.rooms[this.round % this.rooms.length]?.id;
      captions.turn();
      captions.say(app.words.t("demo-next", { game: app.words.t(`${next}-title`) }));
      await pause(RESULT[this.pace]);
      if (isShown()) this.#goOn();
    };
    session.when(() => [session.table, playback.moment, botTurns.thinking?.progress], live);
    session.when(() => [session.table], () => void hear());
    session.when(() => [playback.caption], caption);
    session.when(() => [playback.rests], () => void rest());
  }

  /** Once a second. */
  #tick() {
    const { app, visitors } = this;
    if (this.seat === null) {
      this.element.classList.toggle("is-still", visitors.since > CURSOR);
      if ((performance.now() - this.alive) / 1000 < STUCK || document.hidden) return;
      if (app.engine.report.stage === "error") app.engine.start();
      this.#goOn();
    } else {
      const left = Math.ceil(app.launchMode.rest - visitors.since);
      if (left <= 0) this.#goBack();
      else this.#warn(left);
    }
  }

  // People

  /**
   * Somebody wants to play: gets the seat whose turn it is, in a new game if this one is over.
   * `isKey`: the focus follows.
   */
  async #takeOver(isKey: boolean) {
    const { session } = this.table;
    this.isWanted = session.table === null;
    if (this.seat !== null || !session.table) return;
    if (session.table.over) {
      this.#again();
      return;
    }
    this.seat = session.table.acting[0] ?? 0;
    this.#show();
    const seat = await session.sit(HUMAN, "");
    if (session.closed) return;
    this.seat = seat;
    if (seat === null && session.table.over) this.#again();
    else this.#show();
    if (seat !== null && isKey) this.table.actionBar.prompt.focus();
  }

  /** A new game of the same kind, with the person in it. */
  #again() {
    const { table } = this.table.session;
    if (!table) return;
    const own = this.seat ?? 0;
    const seats = this.crew.map((bot, seat) =>
      seat === own ? { name: "", colour: bot.colour, who: HUMAN } : bot,
    );
    this.#goOn({ game: table.game, seed: null, seats, options: table.options });
  }

  /** The person has gone. What is kept for that person stays as it is; else a bot plays on. */
  #goBack() {
    const { session, sidebar } = this.table;
    const bot = this.seat === null ? null : this.crew[this.seat];
    const isOpen = document.querySelector("dialog[open]") !== null;
    if (!bot || !session.table || session.table.over || session.autosave.isKept || isOpen) {
      this.#goOn();
      return;
    }
    void session.sit(bot.who, bot.name, this.seat);
    this.seat = null;
    sidebar.leave();
    this.#announce(session.table.game);
    this.#show();
  }

  // Words

  #show(table = this.table) {
    const { words } = this.app;
    const isShown = this.seat === null;
    table.element.classList.toggle("is-shown", isShown);
    this.notice.hidden = isShown;
    this.bar.hidden = !isShown;
    this.bar.setAttribute("aria-label", words.t("demo-title"));
    this.fullButton.setAttribute("aria-label", words.t("demo-full"));
    this.fullButton.setAttribute("aria-pressed", String(document.fullscreenElement !== null));
    name(this.playButton, words.t("demo-play"));
    name(this.againButton, words.t("demo-again"));
    name(this.backButton, words.t("demo-back"));
    if (!isShown) this.#warn(Infinity);
  }

  /** Says whose seat it is, and in the end that the demo is about to go on. */
  #warn(seconds: number) {
    const { words } = this.app;
    const bot = this.crew[this.seat ?? 0];
    const said =
      seconds > WARNING
        ? words.t("demo-turn", { name: bot?.name ?? "" })
        : words.t("demo-warning", { seconds });
    if (this.says.textContent !== said) this.says.textContent = said;
  }
}

function button(sign: IconName, look: string, click: () => void) {
  return make("button", { class: look, type: "button", on: { click } }, icon(sign));
}

/** Gives a button its words. */
function name(element: HTMLElement, text: string) {
  const sign = element.firstElementChild;
  fill(element, sign, make("span", { class: "button-words" }, text));
}
