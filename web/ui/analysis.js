/**
 * The analysis of a finished game, as it is shown: every seat's chance of winning through the game,
 * the turning points, what moved the chances, the mistakes.
 */

import { chart } from "./chart.js";
import { fill, fresh, make } from "./dom.js";
import { emblem } from "./emblem.js";
import { icon } from "./icons.js";
import { luckTable } from "./luck.js";
import { mistakeList } from "./mistakelist.js";
import { percent } from "./percent.js";
import { turnItem } from "./turnitem.js";
import { namesake } from "./turning.js";

/** @import {Judging} from "./judging.js" */
/** @import {Judged} from "../types.js" */
/** @import {Play} from "./play.js" */
/** @import {App} from "./types.js" */

/** What the button that judges says, by the state of judging. */
const BUTTONS = {
  idle: "analysis-start",
  judging: "analysis-stop",
  stopped: "analysis-go-on",
  done: "analysis-go-on",
  stuck: "shell-retry",
};

export class Analysis {
  /**
   * @param {App} app
   * @param {Play} play
   * @param {Judging} judging
   * @param {HTMLElement} host is filled
   * @param {(position: number) => void} onLook
   */
  constructor(app, play, judging, host, onLook) {
    this.app = app;
    this.play = play;
    this.judging = judging;
    this.onLook = onLook;
    /** It will be drawn at the next frame. */
    this.isDue = false;
    const id = fresh("turns");
    this.lead = make("p", { class: "fine" });
    this.status = make("p", { class: "analysis-status", role: "status" });
    this.button = make(
      "button",
      { class: "button", type: "button", on: { click: () => judging.toggle() } },
      icon("chart"),
    );
    this.buttonWords = make("span");
    this.button.append(this.buttonWords);
    this.picture = make("div", { class: "analysis-chart" });
    this.legend = make("ul", { class: "analysis-legend" });
    this.turnsHeading = make("h3", { id, hidden: true });
    this.turnList = make("ol", { class: "turns", "aria-labelledby": id });
    this.luck = make("div", {});
    this.lessons = make("div", {});
    this.summary = make("summary");
    this.numbers = make("table", { class: "numbers" });
    this.details = make("details", { hidden: true }, this.summary, this.numbers);
    this.details.addEventListener("toggle", () => this.#showNumbers());
    fill(
      host,
      this.lead,
      make("div", { class: "analysis-head" }, this.button, this.status),
      this.picture,
      this.legend,
      this.turnsHeading,
      this.turnList,
      this.lessons,
      this.luck,
      this.details,
    );
    judging.addEventListener("state", () => this.show());
    judging.addEventListener("found", () => this.#later());
    this.show();
  }

  /** Draws all that is known, with the words and the moment of now. */
  show() {
    const { judging } = this;
    const { words } = this.app;
    this.lead.textContent = words.t("analysis-lead");
    this.buttonWords.textContent = words.t(BUTTONS[judging.state]);
    this.button.hidden = judging.state === "done";
    const said = this.#said();
    // While it grows it is only drawn, and not announced number by number.
    this.status.setAttribute("aria-live", judging.state === "judging" ? "off" : "polite");
    if (this.status.textContent !== said) this.status.textContent = said;
    this.#draw();
  }

  /** How it goes. */
  #said() {
    const { judged, moments, split, state, turns } = this.judging;
    const { words } = this.app;
    if (state === "idle") return "";
    if (state === "stuck") return words.t("error-bot");
    if (state === "done") return words.t("analysis-told", { count: turns.length });
    if (moments.length === 0) return "";
    if (judged.length === moments.length) return words.t("analysis-closer");
    if (split < 1) return words.t("luck-progress", { done: percent(words.locale, split) });
    return words.t("analysis-progress", { done: judged.length, all: moments.length });
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
    const { app, judging, onLook, play } = this;
    const { judged, mistakes, moments, shares, state, turns } = judging;
    const { table } = play;
    const { words } = app;
    const isEmpty = !table || judged.length === 0;
    this.picture.hidden = isEmpty;
    this.legend.hidden = isEmpty;
    this.details.hidden = isEmpty;
    this.turnsHeading.hidden = state !== "done";
    this.turnsHeading.textContent = words.t("analysis-turns");
    this.summary.textContent = words.t("analysis-numbers");
    fill(this.luck, table && shares.length > 0 && luckTable(app, shares, table.seats));
    fill(
      this.lessons,
      table &&
        mistakes &&
        mistakeList(app, table, mistakes, onLook, (mistake) => void play.past.retry(mistake)),
    );
    if (isEmpty) {
      fill(this.turnList);
      return;
    }
    fill(
      this.picture,
      chart({
        label: words.t("analysis-chart"),
        courses: judging.courses,
        colours: table.seats.map(({ colour }) => colour),
        start: moments[0]?.position ?? 0,
        end: table.position,
        now: play.looking,
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
    );
    const { looking } = play;
    fill(
      this.turnList,
      ...turns.map((turn, at) => turnItem(app, table, turn, at + 1, looking, onLook)),
    );
    this.#showNumbers();
  }

  /** The same numbers as a table, made only when somebody wants to read it. */
  #showNumbers() {
    const { table } = this.play;
    const { words } = this.app;
    if (!table || !this.details.open || this.details.hidden) {
      fill(this.numbers);
      return;
    }
    const rows = [...this.judging.judged].sort((one, other) => one.position - other.position);
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

  /** @param {Judged} judged */
  #numberRow({ position, seat, worth }) {
    const { words } = this.app;
    const line = namesake(this.play.showing.lines, position);
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
      make("th", { scope: "row" }, words.seatName(seat)),
      make("td", {}, percent(words.locale, worth)),
    );
  }
}
