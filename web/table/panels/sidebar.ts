/** Log, rules, players with their scores, the analysis of what is over: a column beside the board, or a sheet over it on small screens. */

import { forText } from "../../page/text-size.js";
import { fill, make } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { LatePart } from "../../kit/late-part.js";
import { playerList } from "./players.js";
import type { IconName } from "../../components/icons.js";
import type { Rulebook } from "../../features/rules/rulebook.js";
import type { Options } from "../../types/engine.js";
import type { App } from "../../types/page.js";
import type { Asked } from "../dialogs/dialog-opener.js";
import type { TableSession } from "../session/session.js";
import type { LogPanel } from "./log.js";

type Panel = "players" | "log" | "rules" | "analysis";

/** As in layouts.css; paper shows what is open. */
const COLUMN = "print, (min-width: 900px)";

const PANELS: [Panel, IconName][] = [
  ["log", "scroll"],
  ["rules", "book"],
  ["players", "crew"],
  ["analysis", "chart"],
];

const TITLES: Record<Panel, string> = {
  players: "table-players",
  log: "table-log",
  rules: "table-rules",
  analysis: "analysis-title",
};

/** Headings of panels other than their tabs, so that no two regions have one name. */
const HEADINGS: Partial<Record<Panel, string>> = { players: "scores-title" };

export class Sidebar {
  declare app: App;
  declare session: TableSession;
  /** Panels that are not always there. */
  declare missing: Set<Panel>;
  game: string | null = null;
  declare players: HTMLOListElement;
  /** The score sheet, made when it is looked at. */
  declare scores: HTMLDivElement;
  declare come: () => Promise<Asked | null>;
  declare book: LatePart<Asked, Rulebook>;
  declare rules: HTMLDivElement;
  /** What is played; null until it is known. */
  options: Options | null = null;
  /** Whether the rules stand in their panel as they should. */
  isTold = false;
  declare log: LogPanel;
  declare bodies: Record<Panel, HTMLElement>;
  declare column: MediaQueryList;
  /** The open panel. */
  declare panel: Panel | null;
  declare tabs: HTMLDivElement;
  declare panels: HTMLDivElement;
  /** Hears which panel has been opened. */
  opened: (panel: Panel) => void = () => {};
  declare element: HTMLElement;

  /** `come`: the script with what somebody asks for, as a table has it. `signal` ends it. */
  constructor(
    app: App,
    session: TableSession,
    log: LogPanel,
    analysis: HTMLElement,
    come: () => Promise<Asked | null>,
    signal: AbortSignal,
  ) {
    this.app = app;
    this.session = session;
    this.missing = new Set(["analysis"]);
    this.players = playerList(app, session);
    this.scores = make("div", { class: "side-scores" });
    const crew = make("div", { class: "crew" }, this.scores, this.players);
    this.come = come;
    this.book = new LatePart(come, (part) => new part.Rulebook(app, "h3", "h4", signal));
    this.rules = make("div", { class: "rules" });
    this.log = log;
    this.bodies = { players: crew, log: log.list, rules: this.rules, analysis };
    this.column = matchMedia(forText(COLUMN));
    this.panel = this.column.matches ? "log" : null;
    this.tabs = make("div", { class: "side-tabs", role: "group" });
    this.panels = make("div", { class: "side-panels" });
    this.element = make(
      "aside",
      { class: "side", on: { keydown: (event) => this.#key(event) } },
      this.tabs,
      this.panels,
    );
    const turn = () => this.#set(this.column.matches ? "log" : null);
    this.column.addEventListener("change", turn, { signal });
    session.watch(
      () => [],
      () => this.#speak(),
    );
    session.when(
      () => [session.table?.options],
      () => session.table && this.play(session.table.options),
    );
    session.watch(
      () => [session.playback.moment?.sheet, session.table?.seats],
      () => this.panel === "players" && void this.#showScores(),
    );
    session.when(
      () => [session.hintRequest.hint !== null],
      () => session.hintRequest.hint && this.leave(),
    );
    session.watch(
      () => [session.isOver],
      () => this.offer("analysis", session.isOver),
    );
  }

  begin(game: string) {
    this.game = game;
    this.#speak();
  }

  /** The variant that is played. */
  play(options: Options) {
    if (JSON.stringify(options) === JSON.stringify(this.options)) return;
    this.options = options;
    this.isTold = false;
    this.#set(this.panel);
  }

  /** Renews every text. */
  #speak() {
    const { app, game } = this;
    const { words } = app;
    for (const part of [this.element, this.tabs])
      part.setAttribute("aria-label", words.t("table-side"));
    this.isTold = false;
    fill(
      this.tabs,
      ...PANELS.map(([panel, sign]) =>
        make(
          "button",
          {
            class: `side-tab tab-${panel}`,
            type: "button",
            "aria-controls": `panel-${panel}`,
            hidden: this.missing.has(panel),
            on: { click: () => this.toggle(panel) },
          },
          icon(sign),
          words.t(TITLES[panel]),
        ),
      ),
    );
    const rules = game && words.t("rules-heading", { game: words.gameTitle(game) });
    fill(
      this.panels,
      ...PANELS.map(([panel]) =>
        make(
          "section",
          {
            class: `side-panel panel-${panel}`,
            id: `panel-${panel}`,
            "aria-labelledby": `panel-${panel}-heading`,
          },
          make(
            "header",
            { class: "panel-head" },
            make(
              "h2",
              { id: `panel-${panel}-heading`, tabindex: -1 },
              (panel === "rules" && rules) || words.t(HEADINGS[panel] ?? TITLES[panel]),
            ),
            make(
              "button",
              {
                class: "icon-button",
                type: "button",
                "aria-label": words.t("shell-close"),
                on: { click: () => this.leave() },
              },
              icon("close"),
            ),
          ),
          this.bodies[panel],
        ),
      ),
    );
    this.#set(this.panel);
  }

  toggle(panel: Panel) {
    this.app.toasts.clear();
    this.#set(this.panel === panel && !this.column.matches ? null : panel);
    if (this.panel && !this.column.matches)
      document.getElementById(`panel-${panel}-heading`)?.focus();
  }

  /** Shows a panel. */
  open(panel: Panel) {
    this.app.toasts.clear();
    this.#set(panel);
    document.getElementById(`panel-${panel}-heading`)?.focus();
  }

  /** Shows or hides the tab of a panel. */
  offer(panel: Panel, isThere: boolean) {
    if (isThere) this.missing.delete(panel);
    else this.missing.add(panel);
    const tab = this.tabs.querySelector(`.tab-${panel}`);
    if (tab instanceof HTMLElement) tab.hidden = !isThere;
    if (!isThere && this.panel === panel) this.#set(this.column.matches ? "log" : null);
  }

  /** Closes the sheet, the focus going back to what opened it; the column stays. */
  leave() {
    if (this.column.matches || !this.panel) return;
    const tab = this.tabs.querySelector(`.tab-${this.panel}`);
    const held = this.panels.contains(document.activeElement);
    this.#set(null);
    if (held && tab instanceof HTMLElement) tab.focus();
  }

  /**
   * Gives something room under the panels where they are a column, else first in its own place. What
   * the log shows stays in sight.
   */
  hold(part: HTMLElement, own: HTMLElement, signal: AbortSignal) {
    const put = () => (this.column.matches ? this.element.append(part) : own.prepend(part));
    this.column.addEventListener("change", put, { signal });
    new ResizeObserver(() => this.panel === "log" && this.log.reveal()).observe(part);
    put();
  }

  async #showScores() {
    const part = await this.come();
    const { playback, table } = this.session;
    const { sheet } = playback.moment ?? {};
    fill(this.scores, ...(part && sheet && table ? part.scoreTables(this.app, sheet, table.seats) : []));
  }

  showRule(rule: string) {
    this.#set("rules");
    void this.book.want().then((book) => book?.showRule(rule));
  }

  #set(panel: Panel | null) {
    this.panel = panel;
    // Of two sheets one would cover the other.
    if (panel && !this.column.matches) this.session.hintRequest.close();
    this.element.dataset.panel = panel ?? "none";
    if (panel === "rules") void this.#tell();
    if (panel === "players") void this.#showScores();
    if (panel) this.opened(panel);
    for (const [name] of PANELS) {
      this.tabs
        .querySelector(`.tab-${name}`)
        ?.setAttribute("aria-pressed", String(name === panel));
    }
    if (panel === "log") this.log.reveal();
  }

  /** Puts the rules into their panel, once somebody wants them. */
  async #tell() {
    const { game } = this;
    if (this.isTold || !game || !this.options) return;
    this.isTold = true;
    const [part, book] = await Promise.all([this.come(), this.book.want()]);
    this.isTold = part !== null;
    if (!part || !book) return;
    const { app } = this;
    const room = app.rooms.find(({ id }) => id === game);
    const printer = room && part.rulesPrinter(app, room, () => this.options ?? {});
    fill(this.rules, printer && make("div", { class: "prints" }, printer), book.element);
    await book.fetch(game);
    void book.show(game, this.options);
  }

  #key(event: KeyboardEvent) {
    if (event.key === "Escape") this.leave();
  }
}
