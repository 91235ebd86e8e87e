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
import { linkIn } from "../../page/link-reader.js";
import { wrongWith } from "../../page/damaged-link.js";
import { hash } from "../../page/router.js";
import { BoardLoading } from "../../table/chrome/board-loading.js";
import type { Message } from "../../types/engine.js";
import type { App, Manner, Room, Route, Screen } from "../../types/page.js";

const MANNER: Manner = { keeps: "never", speed: null, lingers: false };

type Watched = Extract<Route, { screen: "watch" }>;

/** `link`: what stands behind the address, as it is. */
export function embedScreen(app: App, { link }: { link: string }, signal: AbortSignal): Screen {
  const asked = linkIn(link, app.rooms);
  if (asked?.screen === "workshop") return new Embed(app, asked, app.words.t("embed-workshop"), signal);
  const watched: Watched = asked?.screen === "watch" ? asked : { screen: "watch", link: "" };
  return new Embed(app, watched, asked && wrongWith(app, asked), signal);
}

class Embed {
  isLasting = true;
  declare app: App;
  declare asked: Watched | Extract<Route, { screen: "workshop" }>;
  /** Why the link leads nowhere, or not here: what somebody has changed runs in no page of others. */
  declare wrong: string | null;
  declare room: Room | undefined;
  declare session: TableSession;
  declare heading: HTMLHeadingElement;
  declare news: HTMLParagraphElement;
  declare way: HTMLAnchorElement;
  declare seatStrip: SeatStrip;
  declare host: HTMLDivElement;
  declare boardLoading: BoardLoading;
  declare replayBar: ReplayBar;
  declare element: HTMLDivElement;
  hasBegun = false;

  constructor(app: App, asked: Embed["asked"], wrong: string | null, signal: AbortSignal) {
    const link = asked.screen === "watch" ? asked.link : "";
    this.app = app;
    this.asked = asked;
    this.wrong = wrong;
    this.room = app.rooms.find(({ id }) => link.startsWith(`${id}.`));
    this.session = new TableSession(app, newId(), signal, { manner: MANNER, link });
    this.heading = make("h1", { class: "embed-title", tabindex: -1 });
    this.news = make("p", { class: "embed-news" });
    this.way = make("a", { class: "button", target: "_blank", rel: "noopener" });
    this.way.href = new URL(`./${hash(asked)}`, location.href).href;
    this.seatStrip = new SeatStrip(app, this.session, null);
    this.host = make("div", { class: "stage" });
    this.boardLoading = new BoardLoading(app, this.session);
    const review = new GameReview(app, this.session);
    this.replayBar = new ReplayBar(app, this.session, review, {
      share: () => {},
      picture: () => {},
      result: () => {},
    });
    // The head tells it.
    this.replayBar.told.remove();
    this.replayBar.listen(signal);
    this.element = make(
      "div",
      { class: "embed" },
      make("header", { class: "embed-head" }, this.heading, this.news, this.way),
      this.seatStrip.element,
      make("div", { class: "board" }, this.host, this.boardLoading.element),
      this.replayBar.element,
    );
    this.#listen(signal);
    // The board measures its host, which is in the page only after this screen is mounted.
    queueMicrotask(() => void this.#begin());
  }

  title() {
    return this.room ? this.app.words.t(`${this.room.id}-title`) : "";
  }

  #reword() {
    this.heading.textContent = this.title();
    this.way.textContent = this.app.words.t("embed-open");
    this.session.board?.setWords();
  }

  #listen(signal: AbortSignal) {
    const { app, session } = this;
    addressReader(app.words, session);
    app.theme.addEventListener("change", () => session.board?.setTheme(), { signal });
    const { playback } = session;
    session.watch(
      () => [],
      (isReworded) => isReworded && this.#reword(),
    );
    session.watch(
      () => [session.looking, playback.lines],
      () => this.#show(),
    );
    session.when(
      () => [playback.rests],
      () => void this.#start(),
    );
    session.when(
      () => [session.refusal],
      () => session.refusal && !session.table && this.#refuse(session.refusal.message),
    );
  }

  async #begin() {
    const { app, session } = this;
    const board = new Board(this.host, {
      format: (words) => app.words.say(words),
      onFrame: () => void session.reframe(),
    });
    session.board = board;
    board.setSpeed(session.speed);
    if (this.wrong) {
      this.#refuse(this.wrong);
      return;
    }
    await session.loader.find();
    if (session.closed) return;
    this.boardLoading.begin(this.room);
    await session.loader.open();
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
    if (history.isAwaited) return;
    const line = playback.lines.findLast(({ position }) => position <= (looking ?? -1));
    this.news.textContent = line ? this.app.words.say(line.message) : "";
  }

  #refuse(message: Message | string) {
    const { words } = this.app;
    this.heading.textContent = words.t("missing-link");
    this.way.hidden = this.asked.screen === "watch";
    fill(this.boardLoading.element, make("p", { class: "lead" }, words.say(message)));
  }
}
