/**
 * A game in a frame of another page: its board, what happens, and the player of its moments, which
 * begins by itself.
 */

import { newId } from "../../kit/ids.js";
import { Board } from "../../board/board.js";
import { fill, make } from "../../components/dom.js";
import { GameReview } from "../../analysis/game-review.js";
import { ReplayBar } from "../../analysis/replay-bar.js";
import { TableSession } from "../../table/session/session.js";
import { SeatStrip } from "../../table/panels/seat-strip.js";
import { addressReader } from "../../table/session/addressed-seat.js";
import { hash, tooLong } from "../../page/router.js";
import { BoardLoading, looks } from "../../table/chrome/board-loading.js";

/** @import {Message} from "../../types/engine.js" */
/** @import {App, Manner, Screen} from "../../types/page.js" */

/** @type {Manner} */
const MANNER = { keeps: "never", speed: null, lingers: false };

/**
 * @param {App} app
 * @param {{link: string}} route
 * @param {AbortSignal} signal
 * @returns {Screen}
 */
export function embedScreen(app, { link }, signal) {
  return new Embed(app, link, signal);
}

class Embed {
  /** @param {App} app @param {string} link @param {AbortSignal} signal */
  constructor(app, link, signal) {
    this.app = app;
    this.link = link;
    this.room = app.rooms.find(({ id }) => link.startsWith(`${id}.`));
    this.session = new TableSession(app, newId(), signal, { manner: MANNER, link });
    this.heading = make("h1", { class: "embed-title", tabindex: -1 });
    this.news = make("p", { class: "embed-news" });
    this.way = make("a", { class: "button", target: "_blank", rel: "noopener" });
    this.way.href = new URL(`./${hash({ screen: "watch", link })}`, location.href).href;
    this.seatStrip = new SeatStrip(app, null);
    this.host = make("div", { class: "stage" });
    this.boardLoading = new BoardLoading(app, this.session.id, signal);
    const review = new GameReview(app, this.session);
    this.replayBar = new ReplayBar(app, this.session, review, { share: () => {}, picture: () => {} });
    this.replayBar.listen(signal);
    this.element = make(
      "div",
      { class: "embed" },
      make("header", { class: "embed-head" }, this.heading, this.news, this.way),
      this.seatStrip.element,
      make("div", { class: "board" }, this.host, this.boardLoading.element),
      this.replayBar.element,
    );
    this.hasBegun = false;
    this.#listen(signal);
    this.speak();
    // The board measures its host, which is in the page only after this screen is mounted.
    queueMicrotask(() => void this.#begin());
  }

  title() {
    return this.room ? this.app.words.t(`${this.room.id}-title`) : "";
  }

  speak() {
    this.heading.textContent = this.title();
    this.way.textContent = this.app.words.t("embed-open");
    this.session.board?.setWords();
    this.#show();
  }

  /** @param {AbortSignal} signal */
  #listen(signal) {
    const { app, session } = this;
    addressReader(app.words, session);
    app.theme.addEventListener("change", () => session.board?.setTheme(), { signal });
    session.addEventListener("table", () => this.#table());
    session.addEventListener("settled", () => this.#start());
    session.addEventListener("looking", () => this.#show());
    session.addEventListener("refusal", (event) => {
      const { message } = /** @type {CustomEvent<{message: Message}>} */ (event).detail;
      if (!session.table) this.#refuse(message);
    });
  }

  async #begin() {
    const { app, session } = this;
    const board = new Board(this.host, {
      format: (words) => app.words.say(words),
      onFrame: () => void session.reframe(),
    });
    session.board = board;
    board.setSpeed(session.speed);
    const long = tooLong("watch", this.link);
    if (long) {
      this.#refuse(long);
      return;
    }
    await session.loader.find();
    if (session.closed) return;
    this.boardLoading.begin(this.room);
    await session.loader.open();
  }

  #table() {
    const { session, boardLoading } = this;
    if (!session.table) return;
    if (!boardLoading.isOver) boardLoading.end();
    session.board?.setSeats(looks(session.table.seats));
    this.#show();
  }

  /** Shows the moment with which the link begins, and goes on from there by itself. */
  async #start() {
    const { session } = this;
    if (this.hasBegun || !session.table) return;
    this.hasBegun = true;
    await session.history.look(session.table.moment ?? 0);
    if (!session.closed && !matchMedia("(prefers-reduced-motion: reduce)").matches)
      this.replayBar.run();
  }

  #show() {
    const { looking, history, playback } = this.session;
    // The board keeps its room, or it would be painted for another one without end.
    if (history.isAwaited) return;
    this.replayBar.show();
    const { table } = this.session;
    if (table) this.seatStrip.show({ table, moment: playback.moment, thinking: null });
    const line = playback.lines.findLast(({ position }) => position <= (looking ?? -1));
    this.news.textContent = line ? this.app.words.say(line.message) : "";
  }

  /** @param {Message} message */
  #refuse(message) {
    const { words } = this.app;
    this.heading.textContent = words.t("missing-link");
    this.way.hidden = true;
    fill(this.boardLoading.element, make("p", { class: "lead" }, words.say(message)));
  }
}
