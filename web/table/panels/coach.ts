/**
 * The coach: what it remarks in a first game when it is a person's turn, what bots say there, and what
 * it says of mistakes.
 */

import { Popover, button } from "./popover.js";
import { fill, make } from "../../components/dom.js";
import { emblem } from "../../components/emblem.js";
import { whole } from "../../i18n/percent.js";
import { pause } from "../../kit/timeout.js";
import { HUMAN } from "../../model/setup.js";
import { isStillOf } from "../session/log-lines.js";
import type { Message, Remark, Slip } from "../../types/engine.js";
import type { App } from "../../types/page.js";
import type { TableSession } from "../session/session.js";
import type { Way } from "./popover.js";

/** So many moves a person makes between two remarks at least. */
const APART = 3;

/** Milliseconds to read a letter, and to look up. */
const READING = {
  slow: { letter: 60, look: 1200 },
  normal: { letter: 30, look: 600 },
  fast: { letter: 15, look: 300 },
  off: { letter: 0, look: 0 },
};

/** So often the game waits until somebody has read the same reason. */
const WAITS = 2;

export class Coach {
  declare app: App;
  declare session: TableSession;
  declare rule: (rule: string) => void;
  declare rest: () => void;
  declare popover: Popover;
  /** What a bot says; for whoever listens it is in the log. */
  declare saying: HTMLParagraphElement;
  /** Why nobody moves, seen if it takes long. */
  declare looking: HTMLParagraphElement;
  declare element: HTMLDivElement;
  /** What is being said. */
  remark: Remark | null = null;
  /** Whether others have had a turn since it was made, or something else is asked. */
  isPast = false;
  /** Whether it was made while something is laid out. */
  isOfDraft = false;
  /** How many moves the person had made when something was said last. */
  said: number | null = null;
  /** When that has been read, in milliseconds. */
  due = 0;
  /** The revision of the table for which a remark was asked. */
  asked: number | null = null;
  /** The decision of which a mistake is told. */
  warned: object | null = null;
  /** The moment after the last move, if a bot told why it made that. */
  moment: number | null = null;
  /** The position of the table before. */
  position: number | null = null;
  /** When that has been read, in milliseconds. */
  heard = 0;
  /** How often each reason was told. */
  reasons: Map<string, number> = new Map();

  /** `rest`: where the focus goes once the coach is muted. */
  constructor(
    app: App,
    session: TableSession,
    { rule, rest }: { rule: (rule: string) => void; rest: () => void },
  ) {
    this.app = app;
    this.session = session;
    this.rule = rule;
    this.rest = rest;
    this.popover = new Popover();
    this.saying = make("p", { class: "coach-saying", "aria-hidden": "true" });
    this.looking = make("p", { class: "coach-looking", "aria-hidden": "true" });
    this.element = make(
      "div",
      { class: "coach", hidden: true },
      this.popover.element,
      this.looking,
    );
    session.read = () => this.#read();
    const { blunderCheck, playback, turnReplay } = session;
    session.when(
      () => [session.table],
      () => this.#take(),
    );
    session.when(
      () => [playback.moment, playback.isPresent, playback.rests],
      () => this.#look(),
    );
    session.when(
      () => [turnReplay.played, turnReplay.told],
      () => this.#showSaying(),
    );
    session.when(
      () => [playback.newest],
      () => this.#goOn(),
    );
    session.when(
      () => [session.refusal],
      () => this.#refused(session.refusal?.rule ?? null),
    );
    session.watch(
      () => [
        session.table,
        session.isOver,
        this.isOn,
        blunderCheck.isOn,
        blunderCheck.isDue,
        blunderCheck.told,
        blunderCheck.mayTakeBack,
      ],
      () => this.show(),
    );
  }

  /** Whether it speaks at this table. */
  get isOn() {
    const { app, session } = this;
    const { autosave, manner, table } = session;
    if (table?.lesson || manner.keeps !== "always") return false;
    // Known before the engine has dealt, so that the board gets its place at once.
    const begun = table ?? autosave.record ?? app.pendingGames.get(session.id);
    if (!begun || begun.seats.every(({ who }) => who !== HUMAN)) return false;
    return app.preferences.coach(begun.game).isOn ?? autosave.isFirst;
  }

  /** Whether somebody could switch it on or off here. */
  get isOffered() {
    const { manner, table } = this.session;
    return table !== null && !table.lesson && manner.keeps === "always";
  }

  /** Whether it can tell of mistakes here. */
  get mayWarn() {
    return this.session.blunderCheck.isOffered;
  }

  /** Switches it on, to begin anew, or mutes it. */
  set(isOn: boolean) {
    const { app, session } = this;
    if (!session.table) return;
    app.preferences.rememberCoach(session.table.game, isOn ? { isOn, told: [] } : { isOn });
    this.remark = null;
    this.said = null;
    this.asked = null;
    this.moment = null;
    this.show();
    session.changed();
    this.#look();
  }

  /** A table has come: what was said of the one before ends, and a bot may say why it has moved. */
  #take() {
    const { session } = this;
    const { position = 0 } = session.table ?? {};
    if (position !== this.position) {
      const last = [...session.sayings.keys()].at(-1) ?? 0;
      this.moment = this.position !== null && last > this.position ? last : null;
      this.position = position;
      this.#hear();
    }
    const { acting = [], arrangement = null, viewer = null } = session.table ?? {};
    const isAsked = viewer !== null && acting.includes(viewer);
    if (!isAsked || (arrangement !== null) !== this.isOfDraft) this.isPast = true;
    if (this.said !== session.autosave.moves) this.#end();
  }

  /** The person's turn may be on the board: is there something to say? */
  #look() {
    const { autosave, table } = this.session;
    if (!table || !this.isOn || !this.#isAsked) return;
    if (this.remark && this.isPast) {
      // It was of another turn, and may not be so in this one.
      this.remark = null;
      this.show();
    }
    if (this.asked === table.revision) return;
    if (this.said !== null && autosave.moves - this.said < APART) return;
    this.asked = table.revision;
    void this.#ask(null);
  }

  /** Something was refused. */
  #refused(rule: string | null) {
    if (rule !== null && this.isOn && this.#isAsked) void this.#ask(rule);
  }

  show() {
    const { app, element, session } = this;
    const { words } = app;
    const { told } = session.blunderCheck;
    const remark = told || session.isOver ? null : this.remark;
    session.isAloud = this.isOn;
    element.hidden = !this.isOn && !session.blunderCheck.isOn;
    // Silent, it stays for those who listen: what is said in a place that was not there is not heard.
    element.classList.toggle("is-speaking", remark !== null || told !== null);
    element.classList.toggle("is-warning", told !== null);
    element.classList.toggle("is-looking", !told && session.blunderCheck.isDue);
    this.looking.textContent = words.t("warn-looks");
    this.#showSaying();
    this.popover.entitle(words.t("learn-coach"), words.t("learn-coach"), "", this.#ways(remark));
    if (told) this.#warn(told.slip);
    else this.popover.say(remark ? words.say(remark.message) : "", "say");
    if (!told && this.warned && document.activeElement === this.popover.words) this.rest();
    this.warned = told?.decision ?? null;
  }

  /** Says what was a mistake, what would have been better, and whether it can be taken back. */
  #warn({ best, cost, error, taken }: Slip) {
    const { app, session } = this;
    const { words } = app;
    const { mayTakeBack, told } = session.blunderCheck;
    const points = (part: number) => whole(words.locale, part);
    const [label, reason] = [words.say(best.label), best.reason && words.say(best.reason)];
    const text = [
      words.t("warn-said", { label: words.say(taken.label), cost: points(cost), error: points(error) }),
      reason ? words.t("warn-better-why", { label, reason }) : words.t("warn-better", { label }),
      !mayTakeBack && words.t(told?.decision.isSecond ? "warn-again" : "warn-seen"),
    ].filter(Boolean);
    const said = text.join(" ");
    if (this.warned === told?.decision && this.popover.words.textContent === said) return;
    // Before it is said, or it would be heard twice.
    if (document.activeElement?.closest(".orders-body")) this.popover.words.focus();
    const goOn = words.t(mayTakeBack ? "warn-stay" : "learn-go-on");
    this.popover.say(said, "answer", [
      mayTakeBack && button("undo", words.t("warn-back"), "primary", () => void session.takeBack()),
      button("play", goOn, "quiet", () => session.blunderCheck.goOn()),
    ]);
  }

  /** What can be done about a remark. */
  #ways(remark: Remark | null): Way[] {
    if (!remark) return [];
    const { words } = this.app;
    const { rule } = remark;
    return [
      { sign: "book", label: words.t("table-rule", { rule }), act: () => this.rule(rule) },
      { sign: "mute", label: words.t("coach-mute"), act: () => this.#mute() },
    ];
  }

  #showSaying() {
    const { app, session, remark } = this;
    const { played, told } = session.turnReplay;
    // With a move that is played again comes what was said of it, and nothing else.
    const moment = played ? (told.at(-1)?.position ?? null) : this.moment;
    const said = moment === null ? undefined : session.sayings.get(moment);
    const seat = said && session.table?.seats[said.seat];
    this.saying.hidden = !said || !seat || remark !== null || !this.isOn || session.isOver;
    if (!said || !seat) return;
    fill(
      this.saying,
      emblem(seat.colour),
      make(
        "span",
        {},
        make("strong", {}, app.words.seatName(said.seat)),
        " ",
        make("q", {}, app.words.say(said.motive)),
      ),
    );
  }

  /** Whether a person is asked, and sees it. */
  get #isAsked() {
    const { isAtHand, playback, table } = this.session;
    if (!table || table.curtain !== null || table.viewer === null || table.over) return false;
    return isAtHand && playback.isPresent && table.acting.includes(table.viewer);
  }

  #mute() {
    this.set(false);
    this.rest();
  }

  /** `refused`: the rule. */
  async #ask(refused: string | null) {
    const { app, session } = this;
    const { autosave, table } = session;
    if (!table) return;
    const { moves } = autosave;
    const { told } = app.preferences.coach(table.game);
    const { revision } = table;
    const answer = await app.engine.ask({ do: "remark", revision, told, refused });
    if (session.closed || session.table !== table || !this.isOn || !answer.ok || !answer.remark) return;
    if (autosave.moves > moves) return; // it was of a moment that is over
    app.preferences.rememberCoach(table.game, { told: [...told, answer.remark.id] });
    this.remark = answer.remark;
    this.isPast = false;
    this.isOfDraft = table.arrangement !== null;
    this.said = moves;
    this.due = performance.now() + this.#time(answer.remark.message, "slow");
    this.show();
  }

  /** Ends a remark once it has been read. */
  #end() {
    const { remark } = this;
    if (!remark) return;
    const rest = this.due - performance.now();
    if (rest <= 0 || this.session.isOver) this.remark = null;
    else
      setTimeout(() => {
        if (this.remark !== remark || this.session.closed) return;
        this.remark = null;
        this.show();
      }, rest);
  }

  /** A bot has said why it moves: there is time to read what was not read often. */
  #hear() {
    const { moment, session } = this;
    const said = moment === null ? undefined : session.sayings.get(moment);
    if (!said) return;
    const { key } = said.motive;
    const times = this.reasons.get(key) ?? 0;
    this.reasons.set(key, times + 1);
    if (times < WAITS) this.heard = performance.now() + this.#time(said.motive, session.speed);
  }

  /** What a bot has said ends once it has been read and the board tells of something else. */
  #goOn() {
    const { moment, session } = this;
    const { playback, sayings } = session;
    const said = moment === null ? undefined : sayings.get(moment);
    if (moment === null || !said || session.closed) return;
    const { lines, newest } = playback;
    if (isStillOf({ moment, seat: said.seat }, lines, newest)) return;
    const rest = this.heard - performance.now();
    if (rest > 0) return void setTimeout(() => this.#goOn(), rest);
    this.moment = null;
    this.#showSaying();
  }

  /** Resolves when what a bot has said has been read. */
  async #read() {
    if (this.isOn) await pause(Math.max(0, this.heard - performance.now()));
  }

  #time(message: Message, speed: keyof typeof READING) {
    const { letter, look } = READING[speed];
    return look + letter * this.app.words.say(message).length;
  }
}
