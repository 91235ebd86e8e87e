/** The log in words. An entry shows its moment; arrow keys walk through them. */

import { fill, fresh, make, setAttribute, write } from "../../components/dom.js";
import { emblem } from "../../components/emblem.js";
import { Announcer } from "./announcer.js";
import {
  isAsked,
  isOneTurn,
  isOnItsWay,
  isUrgent,
  neighbour,
  repeated,
  sentences,
  summed,
  tellings,
} from "../session/log-lines.js";
import { measure } from "../../i18n/percent.js";
import { ReadAloud } from "./read-aloud.js";
import { reasonList, whyOf } from "./move-reasons.js";
import { rewrite } from "../../kit/rewrite.js";
import type { Voice } from "../../components/voice.js";
import type { LogLine } from "../../types/engine.js";
import type { App } from "../../types/page.js";
import type { TableSession } from "../session/session.js";

const LEGENDS = {
  "hint-chance": "why-chances",
  "hint-odds": "why-odds",
  "hint-sure": "why-sure",
};

/** So many lines of the set-up are folded into one. */
const FOLDED = 4;

export class LogPanel {
  declare app: App;
  declare session: TableSession;
  declare onLook: (position: number) => void;
  declare list: HTMLOListElement;
  /** Whether the end was in sight when the list was scrolled last. */
  isAtEnd = true;
  declare voice: Voice;
  drawn: LogLine[] = [];
  /** Of each line drawn how many it tells, as one; 0, if the next one tells it. */
  counts: number[] = [];
  /** Whether somebody here was asked already when lines were told last. */
  wasAsked = false;
  declare announcer: Announcer<LogLine>;
  declare readAloud: ReadAloud;
  /** Whether what bots compared was told of every line drawn. */
  isOpened = false;
  /** In place of the lines of the set-up, until it is opened. */
  declare fold: HTMLButtonElement;
  isUnfolded = false;
  /** The newest line will be revealed. */
  isDue = false;

  /** `voice` speaks new lines, wherever the log itself is. */
  constructor(
    app: App,
    session: TableSession,
    voice: Voice,
    onLook: (position: number) => void,
  ) {
    this.app = app;
    this.session = session;
    this.voice = voice;
    this.onLook = onLook;
    this.list = make("ol", {
      class: "log",
      on: { keydown: (event) => this.#key(event), scroll: () => this.#stay() },
    });
    this.fold = make("button", {
      class: "log-fold",
      type: "button",
      on: { click: () => this.#unfold(!this.isUnfolded) },
    });
    new ResizeObserver(() => {
      if (this.isAtEnd) this.list.scrollTop = this.list.scrollHeight;
    }).observe(this.list);
    this.announcer = new Announcer((lines: LogLine[]) => this.#announce(lines), isOneTurn);
    this.readAloud = new ReadAloud(app, session);
    const { playback } = session;
    session.watch(
      () => [playback.lines, playback.told, session.isOver, session.looking, playback.trails],
      (isReworded) => this.#show(isReworded),
    );
    session.when(
      () => [playback.lines, playback.told, playback.isRunning],
      () => this.#speak(),
    );
    // The result has taken room from the list.
    session.when(
      () => [playback.rests],
      () => session.isOver && this.#follow(),
    );
  }

  /** Draws what is new; everything, if the words have changed. */
  #show(isReworded: boolean) {
    const lines = this.session.playback.toldLines;
    const { isOver } = this.session;
    const isAnew = isReworded || isOver !== this.isOpened;
    this.isOpened = isOver;
    if (isAnew) {
      rewrite(this.list, () => {
        this.#draw([]);
        this.#draw(lines);
      });
    } else this.#draw(lines);
    this.#showFold();
    this.#showSince();
    this.#point();
    if (this.session.looking === null) this.#follow();
  }

  /** Draws what is other than before. */
  #draw(lines: LogLine[]) {
    const { drawn, counts: before } = this;
    const other = lines.findIndex((line, at) => line !== drawn[at]);
    const same = other < 0 ? lines.length : other;
    const counts = tellings(lines, (earlier, line, at) =>
      at < same ? before[at - 1] === 0 : this.#isRepeated(earlier, line),
    );
    Object.assign(this, { drawn: lines, counts });
    const changed = counts.findIndex((count, at) => at >= same || count !== before[at]);
    const kept = changed < 0 ? lines.length : changed;
    const focused = this.#entries().findIndex((entry) => entry === document.activeElement);
    while (this.list.children.length > kept) this.list.lastElementChild?.remove();
    this.list.append(...lines.slice(kept).map((line, at) => this.#entry(line, kept + at)));
    if (focused >= kept) this.#teller(focused)?.focus();
  }

  /** The entry that tells a line, by itself or with those that are the same. */
  #teller(line: number) {
    return this.#entries().find((_, at) => at >= line && this.counts[at] !== 0);
  }

  /** Whether two lines in a row can be told as one: they are the same, and nothing more is said of either. */
  #isRepeated(earlier: LogLine, line: LogLine) {
    if (earlier.seat !== line.seat || earlier.message.key !== line.message.key) return false;
    const { words } = this.app;
    const text = words.say(line.message);
    const isSilent = (each: LogLine) => !this.#said(each) && this.#moment(each) === null;
    return words.say(earlier.message) === text && text.endsWith(".") && isSilent(earlier) && isSilent(line);
  }

  /** The lines that a line tells as one. */
  #told(at: number) {
    return this.drawn.slice(at + 1 - (this.counts[at] ?? 1), at + 1);
  }

  /** The lines of the set-up are one that can be opened, if they are many. */
  #showFold() {
    const { looking, table } = this.session;
    const setup = table?.setup ?? 0;
    const isOfSetup = (_: unknown, at: number) =>
      this.counts[at] !== 0 && (this.drawn[at]?.position ?? 0) <= setup;
    const [first, ...others] = ([...this.list.children] as HTMLElement[]).filter(isOfSetup);
    const count = others.length + 1;
    if (looking !== null && looking <= setup) this.isUnfolded = true;
    if (count < FOLDED || !first) return;
    write(this.fold, this.app.words.t("log-setup", { count }));
    setAttribute(this.fold, "aria-expanded", String(this.isUnfolded));
    if (this.fold.parentElement !== first) first.prepend(this.fold);
    const hidden = [first.querySelector<HTMLElement>(".log-head, .log-line"), ...others];
    // What is written again unchanged costs the page's styles as much as what is new.
    for (const part of hidden) if (part) setAttribute(part, "hidden", this.isUnfolded ? null : "");
  }

  #unfold(isUnfolded: boolean) {
    this.isUnfolded = isUnfolded;
    this.#showFold();
    this.fold.scrollIntoView({ block: "nearest" });
  }

  /** Says before which line whoever plays here acted last. */
  #showSince() {
    const { playback, table } = this.session;
    const { since } = playback.trails;
    const isTold = table && table.viewer !== null && since > table.setup;
    const isNew = ({ position }: LogLine, at: number) => position > since && this.counts[at] !== 0;
    const first = isTold ? this.drawn.findIndex(isNew) : -1;
    // Not as text of its own: screen readers would be told of every change.
    for (const [at, item] of [...this.list.children].entries())
      setAttribute(item, "data-since", at === first ? this.app.words.t("log-since") : null);
  }

  /** Reveals the newest line with the next frame, once for whatever has been drawn until then. */
  #follow() {
    if (this.isDue) return;
    this.isDue = true;
    requestAnimationFrame(() => {
      this.isDue = false;
      if (this.session.looking === null) this.reveal();
    });
  }

  /** Scrolls to the moment on the board: where one looks back, else the newest line. */
  reveal() {
    const shown = this.list.querySelector("[aria-current]");
    if (shown) shown.scrollIntoView({ block: "nearest" });
    else this.list.scrollTop = this.list.scrollHeight;
  }

  #stay() {
    const { clientHeight, scrollHeight, scrollTop } = this.list;
    this.isAtEnd = scrollTop + clientHeight > scrollHeight - 2;
  }

  /**
   * Announces the lines told since the last time: what a bot does in its turn as one, once that is
   * over, or after a while; what was done here at once.
   */
  #speak() {
    const { playback, table } = this.session;
    if (!table) return;
    const isRunning = isOnItsWay(playback);
    const lines = playback.speak();
    const { wasAsked } = this;
    this.wasAsked = isAsked(table, isRunning);
    const isMore = isRunning || table.think !== null;
    this.announcer.add(lines, isMore && !isUrgent(lines, table, { isRunning, wasAsked }));
  }

  /** Of very many lines the last are announced, and how many there are. */
  #announce(lines: LogLine[]) {
    const { words } = this.app;
    if (this.session.closed) return;
    const { left, spoken } = summed(lines);
    const told = sentences(this.app, spoken);
    if (left > 0) told.unshift(words.t("log-left", { count: left }));
    this.readAloud.say(told);
    this.voice.tell(told.join(" "));
  }

  /** Marks the entries of the moment on the board; one entry can be reached by the tab key. */
  #point() {
    const { looking } = this.session;
    const entries = this.#entries();
    for (const [index, entry] of entries.entries()) {
      const told = this.#told(index);
      const isShown = told.some(({ position }) => position === looking);
      if (isShown) entry.setAttribute("aria-current", "step");
      else entry.removeAttribute("aria-current");
      const isLater = looking !== null && told.every(({ position }) => position > looking);
      entry.classList.toggle("is-later", isLater);
    }
    const current = entries.find((entry) => entry.hasAttribute("aria-current")) ?? entries.at(-1);
    for (const entry of entries) setAttribute(entry, "tabindex", entry === current ? "0" : "-1");
    if (looking !== null) current?.scrollIntoView({ block: "nearest" });
    // As for the entries: only one of them is reached by the tab key.
    for (const button of this.list.querySelectorAll(".why-button"))
      setAttribute(button, "tabindex", current?.closest("li") === button.closest("li") ? "0" : "-1");
  }

  #entry(line: LogLine, at: number) {
    const { words } = this.app;
    const { table } = this.session;
    const told = this.#told(at);
    const text = repeated(words.say(line.message), told.length, (before, count) =>
      words.t("log-times", { told: before, count }),
    );
    const colour = line.seat === null ? null : table?.seats[line.seat]?.colour;
    const button = make(
      "button",
      { class: "log-line", type: "button", on: { click: () => this.onLook(line.position) } },
      colour ? emblem(colour) : make("span", { class: "log-dot" }),
      make("span", {}, text),
    );
    const isHead = told.some(({ head }) => head);
    const entry = isHead ? make("h3", { class: "log-head" }, button) : button;
    const said = this.#said(line);
    const saying = said && make("q", { class: "log-saying" }, words.say(said.motive));
    const isTold = told.length > 0;
    return make("li", { class: isTold ? null : "is-told-below" }, entry, saying, ...this.#why(line));
  }

  /** What the bot has said that did this; chance may have shown only then what came of it. */
  #said(line: LogLine) {
    const { sayings, playback } = this.session;
    for (const moment of [line.position, line.position - 1]) {
      const said = sayings.get(moment);
      const isOf = ({ position, seat }: LogLine) =>
        position >= moment && seat === said?.seat;
      if (said && playback.lines.find(isOf) === line) return said;
    }
    return null;
  }

  /** The moment before the move that a line tells of, if its bot may say why. */
  #moment(line: LogLine) {
    const { playback, table } = this.session;
    return whyOf(table?.insights ?? [], playback.lines, line);
  }

  /** A button that tells why a bot did this, once that gives nothing away. */
  #why(line: LogLine) {
    const { app, session } = this;
    const { words } = app;
    const moment = this.#moment(line);
    if (moment === null) return [];
    const id = fresh("why");
    const told = make("div", { class: "why", id, hidden: true });
    const args = { line: words.say(line.message) };
    const button = make(
      "button",
      {
        class: "why-button",
        type: "button",
        "aria-expanded": "false",
        "aria-controls": id,
        "aria-label": words.t("why-label", args),
        on: { click: () => void toggle() },
      },
      words.t("why-button"),
    );
    const toggle = async () => {
      const insight = told.hidden ? await session.explain(moment) : null;
      told.hidden = !insight;
      button.setAttribute("aria-expanded", String(!told.hidden));
      if (!insight) return;
      const [best] = insight.prospects;
      fill(
        told,
        reasonList(app, insight),
        make("p", { class: "fine" }, best && words.t(LEGENDS[measure(best).means])),
      );
      told.scrollIntoView({ block: "nearest" });
    };
    return [button, told];
  }

  #entries() {
    return [...this.list.querySelectorAll(".log-line")] as HTMLElement[];
  }

  #key(event: KeyboardEvent) {
    const entries = this.#entries();
    const at = entries.findIndex((entry) => entry === document.activeElement);
    const line = this.drawn[at];
    if (!line) return;
    const { looking, table } = this.session;
    const moments = this.drawn.map(({ position }) => position);
    // Of lines told as one each has a moment of its own.
    const isShown = this.#told(at).some(({ position }) => position === looking);
    const from = isShown && looking !== null ? looking : line.position;
    const wanted = {
      ArrowLeft: neighbour(this.drawn, from, -1),
      ArrowUp: neighbour(this.drawn, from, -1),
      ArrowRight: neighbour(this.drawn, from, 1),
      ArrowDown: neighbour(this.drawn, from, 1),
      Home: moments[0] ?? null,
      End: moments.at(-1) ?? null,
    }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    if (wanted === null) return;
    if (wanted <= (table?.setup ?? 0)) this.#unfold(true);
    this.#teller(moments.lastIndexOf(wanted))?.focus();
    this.onLook(wanted);
  }
}
