/**
 * The analysis of a finished game, as it is shown: every seat's chance of winning through the game,
 * the turning points, what moved the chances, the mistakes.
 */

import { chart } from "./win-chart.js";
import { fill, fresh, make, refill, restate, unfoldsInSight, write } from "../components/dom.js";
import { emblem } from "../components/emblem.js";
import { icon } from "../components/icons.js";
import { setTelling, tellingLine } from "../components/telling.js";
import { luckTable } from "./luck.js";
import { mistakeList } from "./mistake-list.js";
import { percent } from "../i18n/percent.js";
import { turnItem } from "./turning-point-item.js";
import { summaryItems } from "./summaries.js";
import { namesake } from "./win-course.js";
import type { TableSession } from "../table/session/session.js";
import type { Judged } from "../types/engine.js";
import type { App } from "../types/page.js";
import type { GameReview } from "./game-review.js";

/** What the button that judges says, by the state of judging. */
const BUTTONS = {
  idle: "analysis-start",
  judging: "analysis-stop",
  stopped: "analysis-go-on",
  done: "analysis-go-on",
  stuck: "shell-retry",
};

/** How far judging has come; nothing before it begins. */
export function progress({ botPool, words }: Pick<App, "botPool" | "words">, review: GameReview) {
  const { judged, moments, split, state, turns } = review;
  if (state === "idle") return "";
  if (state === "stuck") return words.say(botPool.trouble);
  if (state === "done") return words.t("analysis-told", { count: turns.length });
  if (moments.length > 0 && judged.length === moments.length) return words.t("analysis-closer");
  if (split < 1) return words.t("luck-progress", { done: percent(words.locale, split) });
  return words.t("analysis-progress", { done: judged.length, all: moments.length });
}

export class Analysis {
  declare app: App;
  declare session: TableSession;
  declare review: GameReview;
  declare onLook: (position: number) => void;
  /** It will be drawn at the next frame. */
  isDue = false;
  declare summaries: HTMLUListElement;
  declare lead: HTMLParagraphElement;
  declare status: HTMLParagraphElement;
  declare button: HTMLButtonElement;
  declare buttonWords: HTMLSpanElement;
  declare picture: HTMLDivElement;
  declare legend: HTMLUListElement;
  declare turnsHeading: HTMLHeadingElement;
  declare turnList: HTMLOListElement;
  declare luck: HTMLDivElement;
  declare lessons: HTMLDivElement;
  declare summary: HTMLElement;
  declare numbers: HTMLTableElement;
  declare details: HTMLDetailsElement;

  /** `host` is filled. */
  constructor(
    app: App,
    session: TableSession,
    review: GameReview,
    host: HTMLElement,
    onLook: (position: number) => void,
  ) {
    this.app = app;
    this.session = session;
    this.review = review;
    this.onLook = onLook;
    const id = fresh("turns");
    this.summaries = make("ul", { class: "analysis-summaries" });
    this.lead = make("p", { class: "fine" });
    this.status = tellingLine("analysis-status");
    this.button = make(
      "button",
      { class: "button", type: "button", on: { click: () => review.toggle() } },
      icon("chart"),
    );
    this.buttonWords = make("span");
    this.button.append(this.buttonWords);
    this.picture = make("div", { class: "analysis-chart" });
    this.legend = make("ul", { class: "analysis-legend", "aria-hidden": "true" });
    this.turnsHeading = make("h3", { id, hidden: true });
    this.turnList = make("ol", { class: "turns", "aria-labelledby": id });
    this.luck = make("div", {});
    this.lessons = make("div", {});
    this.summary = make("summary");
    this.numbers = make("table", { class: "numbers" });
    this.details = make("details", { hidden: true }, this.summary, this.numbers);
    this.details.addEventListener("toggle", () => this.#showNumbers());
    unfoldsInSight(host);
    fill(
      host,
      make("div", { class: "analysis-head" }, this.button, this.status),
      this.summaries,
      this.lead,
      this.picture,
      this.legend,
      this.turnsHeading,
      this.turnList,
      this.lessons,
      this.luck,
      this.details,
    );
    review.addEventListener("state", () => this.show());
    review.addEventListener("found", () => this.#later());
    session.watch(
      () => [session.looking],
      () => this.show(),
    );
  }

  /** Draws all that is known, with the words and the moment of now. */
  show() {
    const { review } = this;
    const { words } = this.app;
    write(this.lead, words.t("analysis-lead"));
    write(this.buttonWords, words.t(BUTTONS[review.state]));
    this.button.hidden = review.state === "done";
    const said = progress(this.app, review);
    // Whoever reads on from the heading would find it with nothing in it.
    this.status.hidden = said === "";
    // While it grows it is only drawn, and not announced number by number.
    setTelling(this.status, review.state !== "judging");
    write(this.status, said);
    this.#draw();
  }

  /** Draws at the next frame, once for everything new. */
  #later() {
    if (this.isDue) return;
    this.isDue = true;
    requestAnimationFrame(() => {
      this.isDue = false;
      this.show();
    });
  }

  #draw() {
    const { app, review, onLook, session } = this;
    const { judged, mistakes, moments, shares, sketches, state, turns } = review;
    const { table } = session;
    const { words } = app;
    const isEmpty = !table || (judged.length === 0 && sketches.length === 0);
    this.picture.hidden = isEmpty;
    this.legend.hidden = isEmpty;
    this.details.hidden = judged.length === 0;
    this.turnsHeading.hidden = state !== "done";
    this.turnsHeading.textContent = words.t("analysis-turns");
    this.summary.textContent = words.t("analysis-numbers");
    const told = table ? summaryItems(app, table, review.summaries, state === "done") : [];
    restate(this.summaries, ...told);
    const isOpen = this.luck.querySelector("details")?.open ?? false;
    refill(this.luck, table && shares.length > 0 && luckTable(app, shares, table.seats, isOpen));
    fill(
      this.lessons,
      table &&
        mistakes &&
        mistakeList(app, table, mistakes, onLook, (mistake) => void session.history.retry(mistake)),
    );
    if (isEmpty) {
      fill(this.turnList);
      return;
    }
    fill(
      this.picture,
      chart({
        label: words.t("analysis-chart"),
        courses: review.courses,
        sketches,
        colours: table.seats.map(({ colour }) => colour),
        start: moments[0]?.position ?? 0,
        end: table.position,
        now: session.looking,
        marks: turns.map(({ line, seat }) => ({ position: line.position, seat })),
        percent: (chance) => percent(words.locale, chance),
        onLook,
      }),
    );
    fill(
      this.legend,
      ...table.seats.map(({ colour }, seat) =>
        make("li", {}, emblem(colour), make("span", {}, words.seatName(seat))),
      ),
      sketches.length > 0 && make("li", { class: "fine" }, words.t("analysis-glance")),
    );
    const { looking } = session;
    fill(
      this.turnList,
      ...turns.map((turn, at) => turnItem(app, table, turn, at + 1, looking, onLook)),
    );
    this.#showNumbers();
  }

  /** The same numbers as a table, made only when somebody wants to read it. */
  #showNumbers() {
    const { table } = this.session;
    const { words } = this.app;
    if (!table || !this.details.open || this.details.hidden) {
      fill(this.numbers);
      return;
    }
    const rows = [...this.review.judged].sort((one, other) => one.position - other.position);
    fill(
      this.numbers,
      make("caption", { class: "unseen" }, words.t("analysis-numbers")),
      make(
        "thead",
        {},
        make(
          "tr",
          {},
          ...["analysis-before", "analysis-seat", "analysis-chance"].map((key) =>
            make("th", { scope: "col" }, words.t(key)),
          ),
        ),
      ),
      make("tbody", {}, ...rows.map((row) => this.#numberRow(row))),
    );
  }

  #numberRow({ position, seat, worth }: Judged) {
    const { words } = this.app;
    const line = namesake(this.session.playback.lines, position);
    return make(
      "tr",
      {},
      make(
        "td",
        {},
        make(
          "button",
          { class: "link", type: "button", on: { click: () => this.onLook(position) } },
          line ? words.say(line.message) : String(position),
        ),
      ),
      // Most sentences name who acts.
      make(
        "th",
        { scope: "row" },
        emblem(this.session.table?.seats[seat]?.colour ?? "red"),
        make("span", { class: "unseen" }, words.seatName(seat)),
      ),
      make("td", {}, percent(words.locale, worth)),
    );
  }
}
