/**
 * What is asked of whoever acts, or in its place what has just happened or what a choice would bring;
 * how far a bot has come that thinks long.
 */

import { news } from "../../board/pointing/arranged-scene.js";
import { brings } from "../../board/pointing/choices.js";
import { fill, fresh, make, restate, setAttribute, write } from "../../components/dom.js";
import { emblem } from "../../components/emblem.js";
import { icon } from "../../components/icons.js";
import { headline } from "../panels/headline.js";
import { lastSentences } from "../session/log-lines.js";
import type { Voice } from "../../components/voice.js";
import type { Arrangement, LogLine, Placed, Shown, Table } from "../../types/engine.js";
import type { App } from "../../types/page.js";
import type { TableSession } from "../session/session.js";

/** What happens is said in so many letters; more could not be read before it goes on. */
const LONGEST = 110;

export class Prompt {
  declare app: App;
  declare session: TableSession;
  declare sign: HTMLSpanElement;
  declare asked: HTMLParagraphElement;
  /** Whether the viewer is the one who is asked. */
  isOwn = false;
  /** What has just happened, or what would follow, in place of the prompt. */
  declare told: HTMLParagraphElement;
  declare gain: HTMLParagraphElement;
  declare missing: HTMLParagraphElement;
  declare thought: HTMLDivElement;
  declare voice: Voice;
  /** Whether the game was seen to go on. */
  hasGoneOn = false;
  /** What was read out last of what is asked here; null where nothing is. */
  spoken: string | null = null;
  /** The same of what can follow once something was picked. */
  picked = "";
  /** What was offered to be laid out, and what lay where, when that was said last. */
  declare laid: { offer: Arrangement | null; placed: Placed };
  /** The bot of which was said in its turn that it can be hurried. */
  announced: number | null = null;
  /** What happened last and led to it, until somebody here is asked. */
  happened: LogLine[] = [];
  declare element: HTMLDivElement;

  constructor(app: App, session: TableSession, voice: Voice) {
    this.app = app;
    this.session = session;
    this.voice = voice;
    this.laid = { offer: null, placed: session.draft.placed };
    this.sign = make("span", { class: "orders-sign" });
    this.asked = make("p", { class: "prompt", tabindex: -1 });
    this.told = make("p", { class: "prompt", "aria-hidden": "true", hidden: true });
    this.gain = make("p", { class: "gain" });
    this.missing = make("p", { class: "gain lacking", id: fresh("missing") });
    this.thought = make("div", { class: "thought", role: "progressbar", hidden: true });
    fill(this.thought, icon("wheel"), make("span", { class: "thought-track" }));
    this.element = make(
      "div",
      { class: "orders-words" },
      this.sign,
      make("div", {}, this.asked, this.told, this.thought, this.missing, this.gain),
    );
    const { botTurns, playback, selection, turnReplay } = session;
    session.when(
      () => [playback.caption],
      () => this.#hear(),
    );
    session.when(
      () => [selection.aimed, turnReplay.told],
      () => this.#say(),
    );
    session.when(
      () => [selection.picked],
      () => this.#tell(),
    );
    session.when(
      () => [botTurns.thinking?.progress],
      () => this.#progress(),
    );
  }

  focus() {
    this.asked.focus();
  }

  show() {
    const { words } = this.app;
    const { draft, playback, table } = this.session;
    const { moment } = playback;
    if (!table || !moment) return;
    const asked = this.#asks(moment, table.viewer);
    const isTurn = hasTurn(moment, table.viewer);
    // What has been answered is asked no more while chance decides.
    if (asked !== null || (this.isOwn && !isTurn)) {
      write(this.asked, asked ?? "");
      this.isOwn = isTurn;
    }
    const isOffered = playback.isPresent && this.session.selection.offer !== null;
    const missing = isOffered ? words.t("table-missing", { count: draft.missing }) : "";
    write(this.missing, missing);
    this.#tellLaid(missing);
    this.#say();
    this.#tellPicked();
    this.#showThought();
  }

  /** Says what happens, while it does. */
  #hear() {
    this.happened = this.app.preferences.values.captions ? this.session.playback.news : [];
    this.#say();
  }

  /**
   * What is asked, or what is wrong with the bot whose turn it is; null while there is nothing new,
   * because the viewer's turn is still on its way to the board.
   */
  #asks(moment: Shown, viewer: number | null) {
    const { playback } = this.session;
    const trouble = this.#trouble();
    if (trouble !== null) return trouble;
    const share = this.session.awaited;
    // In a lesson the coach says it.
    if (share !== null && !this.session.table?.lesson) return this.app.words.t("table-aboard", { share });
    const { awaited } = this.session.sealedRound;
    if (awaited && playback.isNow) return this.#awaits(awaited, viewer);
    const sent = this.#sent;
    if (sent !== null) return sent;
    const isAnswered = hasTurn(moment, viewer) && !playback.isNow;
    if (moment.prompt && !isAnswered) return this.app.words.say(moment.prompt);
    return null;
  }

  /** What there is to be sent, or was; null: nothing. */
  get #sent() {
    const { outgoing, playback } = this.session;
    return playback.isNow ? (outgoing?.says ?? null) : null;
  }

  /** Whose choices are waited for, which are made at the same time. */
  #awaits(seats: number[], viewer: number | null) {
    const { words } = this.app;
    const names = new Intl.ListFormat(words.locale).format(
      seats.map((seat) => words.seatName(seat)),
    );
    return words.t("sealed-waiting", { names, count: seats.length, laid: viewer === null ? "no" : "yes" });
  }

  /** Reads out the prompt, and shows it, or in its place what happens or what a choice would bring. */
  #say() {
    const { words } = this.app;
    const { playback, table } = this.session;
    const { moment } = playback;
    if (!table || !moment) return;
    const { viewer } = table;
    const isHere = hasTurn(moment, viewer) && playback.isPresent;
    // Whom one waits for is not announced time after time.
    // Nor is in a lesson what the coach says in other words.
    // Nor what is over in a moment.
    const isPassing = table.lesson || this.session.outgoing?.holds;
    const isSpoken = (isHere || this.session.isOver || this.#sent !== null) && !isPassing;
    const isKept = this.session.awaited !== null;
    const asked = isKept ? words.t("table-aboard-voice") : `${this.asked.textContent}${this.#outcome(table)}`;
    this.#speak(isSpoken ? asked : null);
    if (isHere || this.session.isOver || this.#sent !== null || this.session.botTurns.isStuck) this.happened = [];
    this.#tell();
  }

  /**
   * How a game came out that was over when it came: Orca may pass over the focus, which comes to the
   * result. Elsewhere the result is told after the last moves.
   */
  #outcome(table: Table) {
    this.hasGoneOn ||= !table.over;
    return this.hasGoneOn || table.watched ? "" : ` ${headline(this.app, table)}`;
  }

  /** Shows what happens, or what a choice would bring, where there is such. */
  #tell() {
    const { words } = this.app;
    const { playback, table } = this.session;
    const { moment } = playback;
    if (!table || !moment) return;
    const { viewer } = table;
    const happened = this.#isToldAgain() ? this.session.turnReplay.told : this.happened;
    const last = happened.at(-1);
    const told = last ? lastSentences(this.app, happened, LONGEST) : null;
    const followers = this.#followers;
    // What was asked before something was picked is asked no more.
    const aimed = this.session.selection.aimed ?? (followers.length === 1 ? followers[0] : null);
    const ways = followers.length > 1 ? words.t("table-ways", { count: followers.length }) : null;
    const said = aimed ? words.say(aimed.label) : (told ?? ways);
    this.told.hidden = said === null;
    if (said !== null) write(this.told, said);
    this.element.classList.toggle("is-telling", said !== null);
    const seat = aimed ? viewer : last ? last.seat : seatOf(moment, viewer);
    this.#point(last ?? null);
    const shown = seat === null ? null : table.seats[seat];
    restate(this.sign, shown && emblem(shown.colour));
    write(this.gain, aimed?.gain ? words.say(aimed.gain) : "");
  }

  /**
   * The strip of seats is about whoever the told line is about, until another than a bot is waited
   * for. `last`: that line; null: nothing is told.
   */
  #point(last: LogLine | null) {
    const { playback, table } = this.session;
    const isWaiting = playback.isPresent && !table?.think && !this.#isToldAgain();
    const teller = isWaiting ? null : last;
    if (teller === playback.teller) return;
    playback.teller = teller;
    this.session.changed();
  }

  /** Whether a move that is played again is told in place of everything else. */
  #isToldAgain() {
    return this.app.preferences.values.captions && this.session.turnReplay.told.length > 0;
  }

  /** Reads out what is asked, once; null: nothing is. */
  #speak(asked: string | null) {
    if (asked === this.spoken) return;
    this.spoken = asked;
    this.voice.ask(asked);
  }

  /** What can follow on what was picked; nothing where nothing was, or things are laid out. */
  get #followers() {
    const { candidates, offer, picked } = this.session.selection;
    return picked.size > 0 && !offer ? candidates : [];
  }

  /** Tells what can follow: the one choice that is left and what it brings, or how many there are. */
  #tellPicked() {
    const { words } = this.app;
    const followers = this.#followers;
    const [only, ...others] = followers;
    const told = !only
      ? ""
      : others.length === 0
        ? words.say(brings(only))
        : words.t("table-ways", { count: followers.length });
    if (told && told !== this.picked) this.voice.ask(told);
    this.picked = told;
  }

  /** Tells what was laid where, and `missing`: how many places are left. */
  #tellLaid(missing: string) {
    const { words } = this.app;
    const { draft, playback } = this.session;
    const { offer, placed } = draft;
    const before = this.laid;
    this.laid = { offer, placed };
    if (!missing || !offer || offer !== before.offer || placed === before.placed || !playback.moment) return;
    const told = news(playback.moment.scene, offer, placed, before.placed);
    this.voice.tell([...told.map((each) => `${words.say(each)}.`), missing].join(" "));
  }

  /** What is wrong with the bot whose turn it is. */
  #trouble() {
    const { botPool, words } = this.app;
    const { botTurns, thinking } = this.session;
    if (botTurns.isStuck) return words.say(botPool.trouble);
    return thinking?.isMended ? words.t("mend-bot", { name: words.seatName(thinking.seat) }) : null;
  }

  /** How far the bot has come. */
  #progress() {
    const progress = this.session.thinking?.progress ?? 0;
    this.thought.style.setProperty("--thought", String(progress));
    // In tenths: whoever listens is told of each.
    setAttribute(this.thought, "aria-valuenow", String(Math.round(progress * 10) * 10));
  }

  #showThought() {
    const { words } = this.app;
    const { table, thinking } = this.session;
    const seat = thinking?.isLong ? thinking.seat : null;
    this.thought.hidden = seat === null;
    if (seat !== null) {
      const name = words.seatName(seat);
      setAttribute(this.thought, "aria-label", words.t("table-thinking-long", { name }));
      this.#progress();
      if (this.announced !== seat) this.voice.tell(words.t("table-thinking-voice", { name }));
      this.announced = seat;
    } else if (this.announced !== null && !table?.acting.includes(this.announced)) {
      this.announced = null;
    }
  }
}

function hasTurn({ seats }: Pick<Shown, "seats">, viewer: number | null) {
  return viewer !== null && (seats[viewer]?.turn ?? false);
}

/**
 * Whose emblem is shown beside a moment's prompt: the viewer's, if it acts, else that of the one who
 * does. Returns null where nobody acts, or several at once.
 */
export function seatOf(moment: Pick<Shown, "seats">, viewer: number | null): number | null {
  if (hasTurn(moment, viewer)) return viewer;
  const [only = null, ...others] = moment.seats.flatMap(({ turn }, seat) => (turn ? [seat] : []));
  return others.length > 0 ? null : only;
}
