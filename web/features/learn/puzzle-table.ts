/** Puzzles: which there are, how one has done, and one of them at the table. */

import { Aside } from "../../storage/aside.js";
import { brokenList } from "../saves/broken-rows.js";
import { PICTURED, thumbnail } from "../../components/thumbnail.js";
import { button } from "../../table/panels/popover.js";
import { closedScreen } from "../../page/game-unavailable.js";
import { make } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { missed, missingScreen } from "../../page/not-found.js";
import { percent } from "../../i18n/percent.js";
import { checkedNotes, nextPuzzle, rated, scoreOf } from "../../model/puzzle-rating.js";
import { hash } from "../../page/router.js";
import { page } from "../../page/page-title.js";
import { printButton } from "../print/print-button.js";
import { GuidedTable } from "./guided-table.js";
import { printPuzzles } from "./print-puzzles.js";
import { puzzlesOf } from "./puzzle-files.js";
import type { Puzzle } from "../../model/puzzle-rating.js";
import type { Popover } from "../../table/panels/popover.js";
import type { TableSession } from "../../table/session/session.js";
import type { TableScreen } from "../../table/table.js";
import type { Lesson } from "../../types/engine.js";
import type { App, Room, Screen } from "../../types/page.js";

/** A puzzle is shown after so many tries. */
const TRIES = 3;

/** Who takes the other seats when somebody plays on. */
const OTHERS = "sailor";

export function puzzleScreen(
  app: App,
  { game, puzzle }: { game: string; puzzle: string | null },
  signal: AbortSignal,
): Screen {
  const room = app.rooms.find(({ id }) => id === game);
  if (!room || room.puzzles === 0) return missingScreen(app, "missing-game", { name: game });
  if (app.words.silent.has(game)) return closedScreen(app, room);
  return new PuzzleScreen(app, room, puzzle, signal);
}

export function puzzlesScreen(app: App, _: unknown, signal: AbortSignal): Screen {
  const { preferences, words } = app;
  const rooms = app.rooms.filter(({ id, puzzles }) => puzzles > 0 && !words.silent.has(id));
  const store = new Aside(preferences.storage, (name) => name.startsWith("puzzles:"));
  return page(
    words.t("puzzle-heading"),
    "puzzles-page",
    make("p", { class: "lead" }, words.t("puzzle-lead")),
    ...rooms.map((room) => {
      const { id, puzzles } = room;
      const { rating, tried } = checkedNotes(preferences.puzzles(id));
      const solved = Object.values(tried).filter((score) => score > 0).length;
      return make(
        "section",
        { class: "panel puzzle-game", "aria-labelledby": `puzzles-${id}` },
        thumbnail(app, room, () => nextPosed(app, room), signal),
        make("h2", { id: `puzzles-${id}` }, words.t(`${id}-title`)),
        make("p", {}, words.t("puzzle-solved", { solved: Math.min(solved, puzzles), all: puzzles })),
        Object.keys(tried).length > 0 &&
          make("p", { class: "fine" }, words.t("puzzle-rating", { rating: Math.round(rating) })),
        make(
          "div",
          { class: "puzzle-buttons" },
          make(
            "a",
            {
              class: "button primary",
              id: `solve-${id}`,
              href: hash({ screen: "puzzle", game: id, puzzle: null }),
              "aria-describedby": `puzzles-${id}`,
            },
            icon("play"),
            words.t("puzzle-go"),
          ),
          printButton(app, "print-puzzles", () => printPuzzles(app, room), `puzzles-${id}`),
        ),
      );
    }),
    brokenList(app, { store, title: "puzzle-broken", next: `solve-${rooms.at(-1)?.id}` }),
  );
}

/** The puzzle that comes next, as it stands on the table. */
async function nextPosed({ engine, preferences }: App, { id }: Room) {
  const puzzle = nextPuzzle(await puzzlesOf(id), checkedNotes(preferences.puzzles(id)));
  if (!puzzle) return null;
  const posed = await engine.ask({ do: "pose", game: id, puzzle, frame: PICTURED });
  return posed.ok ? posed : null;
}

class PuzzleScreen {
  isLasting = true;
  declare app: App;
  declare room: Room;
  declare wanted: string | null;
  puzzle: Puzzle | null = null;
  /** Whether its answer was shown, and not found. */
  isShown = false;
  number = 0;
  declare taught: GuidedTable;
  declare popover: Popover;
  declare element: HTMLDivElement;
  declare session: TableSession;
  declare table: TableScreen;

  /** `wanted`: the id of one. */
  constructor(app: App, room: Room, wanted: string | null, signal: AbortSignal) {
    this.app = app;
    this.room = room;
    this.wanted = wanted;
    this.taught = new GuidedTable(app, room, signal, {
      speed: null,
      lingers: false,
      puzzle: { game: room.id, puzzle: this.#choose() },
    });
    const { popover, element, session, table } = this.taught;
    this.popover = popover;
    this.element = element;
    this.session = session;
    this.table = table;
    this.session.when(
      () => [this.session.table],
      () => this.#take(),
    );
    this.session.watch(
      () => [],
      (isReworded) => isReworded && this.#reword(),
    );
  }

  get heading() {
    return this.table.heading;
  }

  title() {
    const { words } = this.app;
    return words.t("shell-said-of", { of: words.t("puzzle-heading"), said: words.t(`${this.room.id}-title`) });
  }

  #reword() {
    this.#entitle();
    this.#take();
  }

  /** The wanted puzzle, or the one that suits whoever solves; null if there is none. */
  async #choose() {
    const { app, room } = this;
    const all = await puzzlesOf(room.id);
    const suits = nextPuzzle(all, checkedNotes(app.preferences.puzzles(room.id)));
    const wanted = all.find(({ id }) => id === this.wanted);
    if (this.wanted && !wanted) app.toasts.show(missed(app, "missing-puzzle", this.wanted));
    this.puzzle = wanted ?? suits;
    this.number = this.puzzle ? all.indexOf(this.puzzle) + 1 : 0;
    this.#entitle();
    return this.puzzle;
  }

  #take() {
    const { app, session, taught, puzzle } = this;
    const { lesson } = session.table ?? {};
    if (!lesson || !puzzle) return;
    const { words } = app;
    this.taught.end(lesson.on !== null);
    if (lesson.on) this.#end(lesson, puzzle);
    else if (lesson.answer) {
      const left = TRIES - lesson.missed;
      const said = words.say(lesson.answer.message);
      if (left <= 0) this.#show();
      else
        taught.say(`${said} ${words.t("puzzle-left", { count: left })}`, "answer", [
          button("eye", words.t("puzzle-show"), "quiet", () => this.#show()),
        ]);
    } else if (lesson.say) taught.say(words.say(lesson.say), "say");
  }

  #show() {
    this.isShown = true;
    void this.session.idle().then(() => this.session.demonstrate());
  }

  #end({ missed, on }: Lesson, puzzle: Puzzle) {
    const { app, room } = this;
    const { preferences, words } = app;
    const { tried, rating } = checkedNotes(preferences.puzzles(room.id));
    if (!(puzzle.id in tried)) {
      const score = this.isShown ? 0 : scoreOf(missed);
      const now = rated(rating, puzzle, score);
      preferences.rememberPuzzles(room.id, {
        rating: now,
        tried: { ...tried, [puzzle.id]: score },
      });
    }
    const [best = 0, second = 0] = puzzle.chances;
    const chances = {
      best: percent(words.locale, best),
      second: percent(words.locale, second),
    };
    const said = [
      words.t(this.isShown ? "puzzle-shown" : "puzzle-right"),
      on && words.say(on),
      words.t("puzzle-chances", chances),
    ];
    this.popover.say(said.join(" "), "say", [
      button("play", words.t("puzzle-next"), "primary", () => this.#next()),
      !this.session.table?.over &&
        button("anchor", words.t("learn-play-on"), "quiet", () => void this.taught.playOn(OTHERS)),
    ]);
    void this.taught.readOut();
  }

  #next() {
    const { app, room } = this;
    app.go({ screen: "puzzle", game: room.id, puzzle: null });
  }

  #entitle() {
    const { app, number, room } = this;
    const { words } = app;
    const all = room.puzzles;
    const count = number ? words.t("puzzle-number", { number, all }) : "";
    this.popover.entitle(words.t("puzzle-name"), words.t("puzzle-name"), count, [
      { sign: "refresh", label: words.t("puzzle-again"), act: () => void this.#again() },
      {
        sign: "close",
        label: words.t("puzzle-leave"),
        act: () => app.go({ screen: "puzzles" }),
      },
    ]);
  }

  async #again() {
    await this.session.idle();
    this.isShown = false;
    if (!this.session.closed) await this.session.loader.open();
  }
}
