/**
 * What is said of a deal once its game is over: how it came out the first time, what the commodore
 * makes of the deal of the day, the seal; and that the same can be dealt again.
 */

import { tellOf } from "../../features/daily/daily.js";
import { select } from "../../components/controls.js";
import { fill, make, refill } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { peopleOf, winnersOf } from "../../model/statistics.js";
import { sealPart } from "./deal-seal.js";
import { HUMAN } from "../../model/setup.js";
import { hand } from "../../components/share.js";
import { hash } from "../../page/router.js";
import { playNow } from "../../storage/pending-games.js";
import type { Seat, SeatSetup, Table } from "../../types/engine.js";
import type { App, Result } from "../../types/page.js";
import type { TableSession } from "../session/session.js";

/** Who plays the deal of the day once more, for comparison. */
const RIVAL = "commodore";

export class DealReport {
  declare app: App;
  declare session: TableSession;
  state: "idle" | "playing" | "stopped" = "idle";
  /** Turns the commodore has had. */
  turns = 0;
  /** Every result of this deal, the earliest first. */
  results: Result[] = [];
  declare element: HTMLElement;
  declare before: HTMLDivElement;
  declare rival: HTMLDivElement;
  declare progress: HTMLParagraphElement;

  constructor(app: App, session: TableSession) {
    this.app = app;
    this.session = session;
    this.element = make("section", { class: "deal" });
    this.before = make("div", { class: "deal-rival" });
    this.rival = make("div", { class: "deal-rival" });
    this.progress = make("p", { class: "fine" });
    const look = () => void this.#look();
    app.results.addEventListener("change", look, { signal: session.signal });
  }

  /** For the result of the game at the table. */
  part(table: Table) {
    const { words } = this.app;
    this.element.setAttribute("aria-label", words.t("deal-title"));
    fill(
      this.element,
      table.contest && contestLink(this.app, table.contest.code),
      this.before,
      this.rival,
      make(
        "details",
        { class: "deal-more" },
        make("summary", {}, words.t("deal-more")),
        table.origin === null && table.seed !== null && this.#again(table, table.seed),
        sealPart(this.app, this.session, table.seal, true),
        table.origin === null && table.seed !== null && seedLine(this.app, table.seed),
      ),
    );
    this.#show();
    void this.#look();
    return this.element;
  }

  /** The result of the game at the table, once it is kept. */
  get own() {
    return this.results.find(({ id }) => id === this.session.id) ?? null;
  }

  async #look() {
    const { table } = this.session;
    if (!table?.over) return;
    const all = await this.app.results.all();
    this.results = all.filter(({ seal }) => seal === table.seal);
    this.#show();
    if (this.own?.day && !this.own.rival && this.state === "idle") void this.#run();
  }

  #show() {
    const { own } = this;
    const { words } = this.app;
    const earlier = this.results.find(({ id }) => id !== own?.id);
    const isFirst = own !== null && this.results[0] === own;
    this.#showRival();
    fill(
      this.before,
      own && !own.counts && make("p", { class: "fine" }, words.t("deal-practised")),
      own && earlier && !isFirst && make("p", { class: "deal-before" }, this.#compared(earlier, own)),
    );
  }

  #compared(first: Result, now: Result) {
    const { words } = this.app;
    return words.t("deal-compared", { first: placed(this.app, first), now: placed(this.app, now) });
  }

  // The commodore

  async #run() {
    const { app, own, session } = this;
    const [seat] = own ? peopleOf(own) : [];
    if (!own || seat === undefined) return;
    this.#become("playing");
    const { preferences } = app;
    const played = preferences.rerun(own.id);
    const thought = await app.botPool
      .think({ do: "rerun", seat, who: RIVAL, played }, ({ step }) => {
        // Once a turn, so that a run that is broken off can go on.
        if (step?.played && step.turns !== this.turns) preferences.rememberRerun(own.id, step.played);
        this.turns = step?.turns ?? this.turns;
        this.#showTurns();
      })
      .catch(() => null);
    if (session.closed) return;
    const rival = thought?.step?.outcome;
    if (rival) {
      await app.results.amend(own.id, { rival });
      preferences.rememberRerun(own.id, null);
    }
    this.#become(rival ? "idle" : "stopped");
  }

  #stop() {
    this.app.botPool.cancel();
    this.#become("stopped");
  }

  #become(state: DealReport["state"]) {
    this.state = state;
    this.#showRival();
  }

  #showRival() {
    const { own, rival, state } = this;
    const { words } = this.app;
    if (!own?.day) {
      fill(rival);
      return;
    }
    const told = tellOf(this.app, own);
    const button = (key: string, click: () => void) =>
      make("button", { class: "button", type: "button", id: key, on: { click } }, words.t(key));
    this.#showTurns();
    refill(
      rival,
      make("p", { class: "deal-told" }, told),
      state === "playing" && this.progress,
      make(
        "div",
        { class: "deal-buttons" },
        button("day-share", () => void hand(this.app, told)),
        state === "playing" && button("day-rival-stop", () => this.#stop()),
        state === "stopped" && !own.rival && button("day-rival-again", () => void this.#run()),
      ),
    );
  }

  /** How far the commodore is. */
  #showTurns() {
    const said = this.app.words.t("day-rival-plays", { turns: this.turns });
    if (this.progress.textContent !== said) this.progress.textContent = said;
  }

  // The same again

  #again({ game, options, seats }: Table, seed: string) {
    const { app } = this;
    const { words } = app;
    const people = peopleOf({ seats });
    const [own = 0] = people;
    let chosen = own;
    const start = () => playNow(app, { game, options, seed, seats: moved(seats, own, chosen) });
    return make(
      "div",
      { class: "deal-again" },
      people.length === 1 &&
        select({
          id: "deal-seat",
          label: words.t("deal-seat"),
          value: String(own),
          items: seats.map((_, seat) => ({
            value: String(seat),
            label: words.t(seat === own ? "deal-seat-same" : "deal-seat-other", { number: seat + 1 }),
          })),
          onChange: (value) => (chosen = Number(value)),
        }),
      make(
        "button",
        { class: "button", type: "button", id: "deal-again", on: { click: start } },
        icon("refresh"),
        words.t("deal-again"),
      ),
    );
  }
}

/** Where the game is handed in, and the next one begins. */
function contestLink({ words }: App, code: string) {
  const href = hash({ screen: "deal", code, about: null });
  return make("a", { class: "button primary", href }, icon("share"), words.t("club-result"));
}

/** With it the same cards can be dealt again. */
function seedLine({ words }: App, seed: string) {
  return make("p", { class: "fine" }, words.t("lobby-seed"), " ", make("code", {}, seed));
}

/**
 * The same people at the same table, but that one seat changes places with another; the seats keep
 * their colours.
 */
export function moved(seats: Seat[], from: number, to: number): SeatSetup[] {
  return seats.map(({ colour }, seat) => {
    const other = seat === to ? from : seat === from ? to : seat;
    const { name = "", who = HUMAN } = seats[other] ?? {};
    return { name, colour, who };
  });
}

/** How it came out for the one person who played, "2nd with 31"; or who of several won. */
function placed({ words }: App, result: Result) {
  const people = peopleOf(result);
  const isAlone = people.length === 1;
  const [seat = 0] = isAlone ? people : winnersOf(result);
  const score = result.scores[seat] ?? "";
  const scored = score === "" ? "no" : "yes";
  if (isAlone) return words.t("deal-placed", { rank: result.ranks[seat] ?? 1, scored, score });
  const name = result.seats[seat]?.name || words.t("seat-number", { number: seat + 1 });
  return words.t("deal-winner", { name, scored, score });
}
