/**
 * The player of past moments, in place of the orders while the board shows one: a slider, steps,
 * whose eyes look, and what can be done from there.
 */

import { fill, fresh, make } from "../components/dom.js";
import { icon } from "../components/icons.js";
import { setTelling, tellingLine } from "../components/telling.js";
import { countAt, keyTo, linesAt, momentsOf, neighbour, sentences, turnFrom } from "../table/session/log-lines.js";
import { MomentNotes } from "./moment-notes.js";
import { youOf } from "../table/session/addressed-seat.js";
import { Replay } from "./replay.js";
import type { IconName } from "../components/icons.js";
import type { TableSession } from "../table/session/session.js";
import type { Table } from "../types/engine.js";
import type { App } from "../types/page.js";
import type { GameReview } from "./game-review.js";

export class ReplayBar {
  declare app: App;
  declare session: TableSession;
  declare review: GameReview;
  declare share: () => void;
  /** Shows the result of a game that is over. */
  declare result: () => void;
  /** Whether a copy of what is watched was kept. */
  isCopied = false;
  declare replay: Replay;
  declare momentNotes: MomentNotes;
  declare title: HTMLParagraphElement;
  declare count: HTMLParagraphElement;
  /** What happened then, where no log is beside the board; who listens hears it from that. */
  declare told: HTMLParagraphElement;
  declare marks: HTMLSpanElement;
  declare slider: HTMLInputElement;
  declare before: HTMLButtonElement;
  declare earlier: HTMLButtonElement;
  declare runner: HTMLButtonElement;
  declare later: HTMLButtonElement;
  declare after: HTMLButtonElement;
  declare pace: HTMLButtonElement;
  declare eyes: HTMLSelectElement;
  declare why: HTMLButtonElement;
  declare pen: HTMLButtonElement;
  declare camera: HTMLButtonElement;
  declare hint: HTMLParagraphElement;
  declare buttons: HTMLDivElement;
  declare body: HTMLDivElement;
  declare element: HTMLElement;

  /** `deeds`: what else can be done with a moment. */
  constructor(
    app: App,
    session: TableSession,
    review: GameReview,
    { share, picture, result }: { share: () => void; picture: () => void; result: () => void },
  ) {
    this.app = app;
    this.session = session;
    this.review = review;
    this.share = share;
    this.result = result;
    this.replay = new Replay(session, () => this.show());
    this.momentNotes = new MomentNotes(app, session, review, (isLeft) => {
      this.show();
      if (isLeft) this.pen.focus();
    });
    this.title = make("p", { class: "lookback-title" });
    this.count = tellingLine("lookback-count");
    this.told = make("p", { class: "lookback-told", "aria-hidden": "true" });
    this.marks = make("span", { class: "lookback-marks", "aria-hidden": "true" });
    this.slider = make("input", {
      class: "lookback-slider",
      type: "range",
      min: 1,
      step: 1,
      on: { input: () => this.#slide() },
    });
    this.before = this.#sign("turnBack", () => this.#go(turnFrom, -1));
    this.earlier = this.#sign("stepBack", () => this.#go(neighbour, -1));
    this.runner = this.#sign("run", () => this.replay.toggle());
    this.later = this.#sign("stepOn", () => this.#go(neighbour, 1));
    this.after = this.#sign("turnOn", () => this.#go(turnFrom, 1));
    this.pace = this.#sign(null, () => this.replay.quicken());
    this.eyes = make("select", { class: "lookback-eyes", on: { change: () => this.#lend() } });
    this.why = this.#sign(null, () => this.#ask());
    this.why.textContent = "?";
    this.why.setAttribute("aria-controls", this.momentNotes.id);
    this.pen = this.#sign("pen", () => this.momentNotes.write(this.session.looking));
    this.camera = this.#sign("picture", picture);
    this.hint = make("p", { class: "unseen", id: fresh("hint") });
    this.buttons = make("div", { class: "lookback-buttons" });
    this.body = make(
      "div",
      { class: "lookback-body" },
      this.momentNotes.element,
      make(
        "div",
        { class: "lookback-row" },
        this.title,
        this.before,
        this.earlier,
        this.later,
        this.after,
        this.runner,
        this.pace,
        make("span", { class: "lookback-line" }, this.marks, this.slider),
        this.count,
        this.told,
      ),
      make(
        "div",
        { class: "lookback-row" },
        make("div", { class: "lookback-seen" }, this.eyes, this.why, this.pen, this.camera),
        this.hint,
        this.buttons,
      ),
    );
    this.element = make(
      "section",
      { class: "lookback", hidden: true, on: { keydown: (event) => this.#key(event) } },
      this.body,
    );
    const { history, playback } = session;
    session.watch(
      () => [history.isAwaited, session.looking, session.table, playback.lines],
      () => this.show(),
    );
  }

  /** Hears keys also where the focus is on nothing that hears any. */
  listen(signal: AbortSignal) {
    const hear = (event: KeyboardEvent) => {
      const isFree = event.target === document.body || event.target instanceof HTMLHeadingElement;
      if (isFree && !document.querySelector("dialog:modal")) this.#key(event);
    };
    document.addEventListener("keydown", hear, { signal });
  }

  show() {
    const { session, replay } = this;
    const { words } = this.app;
    const { looking } = session;
    // The board keeps its room, or it would be painted for another one without end.
    if (session.history.isAwaited) return;
    this.element.hidden = looking === null;
    if (looking === null) replay.isRunning = false;
    if (looking === null || !session.table) {
      this.momentNotes.element.hidden = true;
      return;
    }
    const { lines } = session.playback;
    const all = momentsOf(lines).length;
    const number = countAt(lines, looking);
    const said = words.t("replay-move", { number, all });
    this.element.setAttribute("aria-label", words.t("lookback-title"));
    say(this.title, words.t("lookback-title"));
    say(this.count, said);
    say(this.told, sentences(this.app, linesAt(lines, looking)).join(" "));
    // Whoever listens hears what happens from the log, not the number of every move.
    setTelling(this.count, !replay.isRunning);
    this.slider.max = String(Math.max(1, all));
    this.slider.value = String(Math.max(1, number));
    this.slider.setAttribute("aria-label", words.t("replay-slider"));
    this.momentNotes.show();
    const note = this.momentNotes.written;
    const told = note ? words.t("replay-noted", { move: said, note }) : said;
    this.slider.setAttribute("aria-valuetext", told);
    this.#showMarks(all);
    label(this.before, words.t("replay-turn-earlier"), turnFrom(lines, looking, -1) === null);
    label(this.after, words.t("replay-turn-later"), turnFrom(lines, looking, 1) === null);
    label(this.earlier, words.t("lookback-earlier"), neighbour(lines, looking, -1) === null);
    label(this.later, words.t("lookback-later"), neighbour(lines, looking, 1) === null);
    label(this.runner, words.t(replay.isRunning ? "replay-pause" : "replay-play"), false);
    fill(this.runner, icon(replay.isRunning ? "pause" : "run"));
    label(this.pace, words.t("replay-speed", { speed: replay.speed }), false);
    say(this.pace, `${replay.speed}×`);
    this.#showEyes();
    this.#showSigns();
    this.#showButtons();
  }

  /** Marks on the line: turning points, and moments with a note. */
  #showMarks(all: number) {
    const { lines } = this.session.playback;
    const turns = this.review.turns.map(({ line }) => line.position);
    const notes = this.session.autosave.notes.map(([position]) => position);
    const mark = (kind: string) => (position: number) => {
      const at = (countAt(lines, position) - 1) / Math.max(1, all - 1);
      const sign = make("span", { class: `lookback-mark is-${kind}` });
      sign.style.setProperty("--at", String(Math.min(1, Math.max(0, at))));
      return sign;
    };
    fill(this.marks, ...turns.map(mark("turn")), ...notes.map(mark("note")));
  }

  #showSigns() {
    const { autosave, history, table } = this.session;
    const { words } = this.app;
    const { isTelling, writing, written } = this.momentNotes;
    label(this.why, words.t("why-button"), false);
    this.why.setAttribute("aria-expanded", String(isTelling));
    this.why.hidden = !table?.over && (table?.insights.length ?? 0) === 0;
    label(this.pen, words.t(written ? "margin-change" : "margin-write"), writing !== null);
    this.pen.hidden = !autosave.isNotable;
    label(this.camera, words.t("picture-title"), history.moment === null);
    for (const sign of [this.why, this.pen, this.camera])
      sign.title = sign.getAttribute("aria-label") ?? "";
  }

  #showEyes() {
    const { table } = this.session;
    const { words } = this.app;
    const isFree = table !== null && (table.over || table.watched);
    this.eyes.hidden = !isFree;
    if (!table || !isFree) return;
    this.eyes.setAttribute("aria-label", words.t("replay-eyes"));
    const you = youOf(table);
    const of = (seat: number) =>
      seat === you
        ? words.attribute("replay-eyes-of", "name")
        : words.t("replay-eyes-of", { name: words.seatName(seat) });
    fill(
      this.eyes,
      ...table.seats.map((_, seat) => make("option", { value: String(seat) }, of(seat))),
      make("option", { value: "spectator" }, words.t("replay-spectator")),
      make("option", { value: "all" }, words.t("replay-all")),
    );
    this.eyes.value = table.all ? "all" : String(table.viewer ?? "spectator");
  }

  #showButtons() {
    const { session } = this;
    const { words } = this.app;
    const { table } = session;
    if (!table) return;
    const mayShare =
      session.manner.keeps !== "never" && (table.over || table.watched || table.open);
    say(this.hint, words.t("lookback-branch-hint"));
    const playOn = button(words.t("lookback-branch"), () => void session.history.playOn());
    playOn.setAttribute("aria-describedby", this.hint.id);
    const focused = this.buttons.contains(document.activeElement)
      ? document.activeElement?.textContent
      : null;
    fill(
      this.buttons,
      session.history.branch !== null && playOn,
      table.watched && table.seed !== null && button(words.t("replay-deal"), () => session.history.deal()),
      table.watched &&
        session.manner.keeps !== "never" &&
        !this.isCopied &&
        button(words.t("replay-keep"), () => void this.#keep()),
      mayShare && button(words.t("replay-share"), this.share),
      !table.watched && this.#wayBack(table),
    );
    if (focused)
      [...this.buttons.querySelectorAll("button")]
        .find(({ textContent }) => textContent === focused)
        ?.focus();
  }

  /** To the present, which is the result once the game is over. */
  #wayBack({ lesson, over }: Table) {
    const { history } = this.session;
    if (!over || lesson) return button(this.app.words.t("lookback-return"), () => history.leave());
    const back = button(this.app.words.t("lookback-result"), () => {
      history.leave();
      this.result();
    });
    back.classList.add("primary");
    back.prepend(icon("crown"));
    return back;
  }

  // What is done

  #slide() {
    this.replay.go(momentsOf(this.session.playback.lines)[Number(this.slider.value) - 1] ?? null);
  }

  #go(way: typeof neighbour, by: -1 | 1) {
    const { from } = this.replay;
    if (from !== null) this.replay.go(way(this.session.playback.lines, from, by));
  }

  #ask() {
    this.momentNotes.toggle();
    this.show();
  }

  #lend() {
    const { value } = this.eyes;
    this.replay.lend(value === "spectator" || value === "all" ? value : Number(value));
  }

  /** Keeps a copy of what is watched, and says where. */
  async #keep() {
    const { app, session } = this;
    const { words } = app;
    if (!(await session.autosave.copy())) {
      app.toasts.show(words.t("shell-failed"));
      return;
    }
    this.isCopied = true;
    this.show();
    const act = () => app.go({ screen: "saves" });
    app.toasts.show(words.t("replay-kept"), { label: words.t("shell-nav-saves"), act });
  }

  /** The keys are its own from now on, and it runs where things may move by themselves. */
  begin() {
    this.runner.focus();
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) this.run();
  }

  /** Shows one moment after another, until somebody stops it. */
  run() {
    this.replay.run();
  }

  #key(event: KeyboardEvent) {
    const { from } = this.replay;
    if (from === null || event.target === this.eyes || isHandled(event)) return;
    const to = keyTo(event.key, this.session.playback.lines, from);
    if (to !== undefined) {
      event.preventDefault();
      this.replay.go(to);
    } else if (event.key === " " && !(event.target instanceof HTMLButtonElement)) {
      event.preventDefault();
      this.replay.toggle();
    }
  }

  #sign(sign: IconName | null, click: () => void) {
    const act = () => sign_.getAttribute("aria-disabled") !== "true" && click();
    const sign_ = make(
      "button",
      { class: "icon-button", type: "button", on: { click: act } },
      sign !== null && icon(sign),
    );
    return sign_;
  }
}

/** Whether a key means something else together with others. */
function isHandled({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
  return altKey || ctrlKey || metaKey || shiftKey;
}

/** It keeps the focus also when it can do nothing. */
function label(button: HTMLElement, name: string, isIdle: boolean) {
  button.setAttribute("aria-label", name);
  if (isIdle) button.setAttribute("aria-disabled", "true");
  else button.removeAttribute("aria-disabled");
}

function say(element: HTMLElement, text: string) {
  if (element.textContent !== text) element.textContent = text;
}

function button(name: string, click: () => void) {
  return make("button", { class: "button", type: "button", on: { click } }, name);
}
