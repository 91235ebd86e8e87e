/** A friend's table: the letter that was opened, what is chosen there, and the answer that can be sent. */

import { isLost } from "../../engine/client.js";
import { PendingGames } from "../../storage/pending-games.js";
import { textOf } from "../../post/mail.js";
import { fromBase64 } from "../../post/plain-bytes.js";
import { TableScreen } from "../../table/table.js";
import { FriendEngine } from "./friend-engine.js";
import { send } from "./message.js";
import { backWords, dealerOf, nameAt } from "./post-words.js";
import { pictured } from "./pictured.js";
import { friendsTurn, isSendable } from "./standing.js";
import type { PostGame } from "../../model/post-game.js";
import type { PostGames } from "../../post/post-games.js";
import type { Outgoing } from "../../table/session/session.js";
import type { AnswerSoFar, LetterOpened } from "../../types/engine.js";
import type { App, Manner } from "../../types/page.js";
import type { Opened, Opening } from "./friend-engine.js";

/** The device that deals keeps the game. */
const MANNER: Manner = { keeps: "never", speed: null, lingers: false };

const NOTHING_YET: AnswerSoFar = { ok: true, plain: null, kept: "", count: 0, goes_on: true, drawn: false };

/** The same letter is opened again whenever the table is loaded anew. */
class LastingGames extends PendingGames {
  override delete() {
    return false;
  }
}

/** `check`: the whole game that has come is checked; null: none has. `move`: it goes on at another device. */
interface Ways {
  check: (() => void) | null;
  move: () => void;
}

/** `opening`: what lies on the table; `first`: as it was opened already. */
export function friendTable(app: App, games: PostGames, game: PostGame, opening: Opening, first: Opened, ways: Ways, signal: AbortSignal) {
  return new FriendTable(app, games, game, opening, first, ways, signal).table;
}

class FriendTable {
  declare app: App;
  declare games: PostGames;
  declare game: PostGame;
  declare engine: FriendEngine;
  declare check: (() => void) | null;
  declare table: TableScreen;
  opened: LetterOpened | null = null;
  /** Counts what was asked: an answer to what was asked before comes too late. */
  turn = 0;

  constructor(app: App, games: PostGames, game: PostGame, opening: Opening, first: Opened, { check, move }: Ways, signal: AbortSignal) {
    this.app = app;
    this.games = games;
    this.game = game;
    this.check = check;
    this.engine = new FriendEngine(app.engine, opening, first, (opened) => this.#take(opened), signal);
    const pendingGames = new LastingGames(null);
    const { game: id, options, seats } = game;
    pendingGames.set(game.id, { game: id, options, seats, seed: null });
    const own = { ...app, engine: this.engine, pendingGames };
    const again = () => app.go({ screen: "lobby", game: id });
    this.table = new TableScreen(own, game.id, signal, { manner: MANNER, again, isByPost: true });
    this.table.friends.offer({ sign: "device", key: "move-title", act: move });
    const { session } = this.table;
    session.when(
      () => [session.table],
      () => void this.#follow(),
    );
    app.words.addEventListener("change", () => void this.#follow(), { signal });
  }

  get #seat() {
    return this.game.seated?.seat ?? 0;
  }

  get #dealer() {
    return nameAt(this.app, this.game.seats, dealerOf(this.game.seats));
  }

  /** What a letter has told is kept before anything is shown of it. */
  async #take(opened: LetterOpened) {
    this.opened = opened;
    this.engine.opening = { ...this.engine.opening, kept: opened.kept };
    const { letter, table } = opened;
    const turn = friendsTurn(opened);
    await this.#keep(({ seated, shown }) => ({
      turn,
      waits: turn === "theirs" ? [dealerOf(this.game.seats)] : [],
      shown: table && letter.number === letter.newest ? pictured(table) : shown,
      seated: seated && { ...seated, kept: opened.kept, number: letter.newest },
    }));
  }

  async #keep(change: (game: PostGame) => Partial<PostGame>) {
    this.game = (await this.games.change(this.game.id, change)) ?? this.game;
  }

  /** Something at the table is another: what can be sent now. */
  async #follow() {
    const { opened, table } = this;
    const { session } = table;
    if (!opened || !session.table) return;
    const turn = ++this.turn;
    // What is asked by the letter is said at once, and not after what is asked by the game.
    if (session.outgoing === null) session.offer({ ...this.#outgoing(opened, NOTHING_YET, null), buttons: [] });
    const answer = await this.app.engine.ask({ do: "answer" });
    const text = answer.ok && answer.plain !== null ? await this.#textOf(answer.plain) : null;
    if (turn !== this.turn || session.closed) return;
    if (answer.ok) session.offer(this.#outgoing(opened, answer, text));
    else if ("crash" in answer || !isLost(answer)) session.trouble(answer);
  }

  #textOf(plain: string) {
    const { number } = this.opened?.letter ?? { number: 0 };
    return textOf(this.game, "answer", this.#seat, number, fromBase64(plain));
  }

  #outgoing(opened: LetterOpened, answer: AnswerSoFar, text: string | null): Outgoing {
    const { letter } = opened;
    const { words } = this.app;
    const name = this.#dealer;
    const buttons: Outgoing["buttons"] = [];
    if (letter.number !== letter.newest) {
      const show = () => void this.#open({ number: 0, plain: "" });
      buttons.push({ sign: "skip", label: words.t("post-newest"), isFirst: true, act: show });
      return { says: words.t("post-found-older"), buttons };
    }
    if (letter.over) return { says: null, buttons: this.check ? [{ sign: "check", label: words.t("post-check"), isFirst: false, act: this.check }] : [] };
    if (letter.answered) {
      if (text) buttons.push({ sign: "share", label: words.t("post-again"), isFirst: false, sends: text, act: () => void this.#send(text, null) });
      // A letter that was opened once more, or one that has just been answered.
      return { says: words.t(this.engine.opening.number > 0 ? "post-answered" : "post-sent", { name }), buttons };
    }
    // An answer without a choice says yes.
    const label = words.t(answer.count === 0 ? "post-yes" : "post-send-answer");
    if (text && isSendable(answer))
      buttons.push({ sign: answer.count === 0 ? "check" : "share", label, isFirst: true, sends: text, act: () => void this.#send(text, answer.kept) });
    const { request } = opened;
    if (request) buttons.push({ sign: "close", label: words.t("post-no"), isFirst: false, sends: request, act: () => void this.#refuse(request) });
    return { ...this.#says(letter, answer), buttons };
  }

  /** Null: what is asked by the game. */
  #says(letter: LetterOpened["letter"], { count, drawn, goes_on }: AnswerSoFar): Pick<Outgoing, "says" | "brief"> {
    const { words } = this.app;
    if (letter.backs.length > 0 && count === 0) {
      const brief = backWords(this.app, this.game.seats, this.#seat, letter.backs);
      return { says: letter.asked ? `${brief} ${words.t("post-backs-on")}` : brief, brief };
    }
    if (!letter.asked) return { says: words.t("post-sent", { name: this.#dealer }) };
    if (count === 0 || goes_on) return { says: null };
    return { says: words.t(drawn ? "post-drawn" : "post-ready") };
  }

  /** `kept`: what is to be kept once it has gone; null: it had before. */
  async #send(text: string, kept: string | null) {
    const { app, game, games, opened } = this;
    const { number = 0 } = opened?.letter ?? {};
    // Whoever plays in two tabs may have answered in the other one: a second answer would count for nothing.
    const stored = (await games.of(game.id))?.seated?.kept ?? "";
    if (kept !== null && stored !== this.engine.opening.kept) {
      this.engine.opening.kept = stored;
      await this.#open({ number: 0, plain: "" });
      return;
    }
    const line = app.words.t("post-line-answer", { game: app.words.gameTitle(game.game), number });
    if (!(await send(app, line, text))) return;
    // Until the table says so, too.
    this.table.session.offer({ says: app.words.t("post-sent", { name: this.#dealer }), buttons: [] });
    const when = Date.now();
    await this.#keep(({ seated }) => ({
      turn: "theirs",
      waits: [dealerOf(game.seats)],
      seated: seated && { ...seated, when, answer: text, kept: kept ?? seated.kept },
    }));
    if (kept === null) return;
    this.engine.opening.kept = kept;
    await this.#open({ number: 0, plain: "" });
  }

  async #refuse(plain: string) {
    const { app, game, opened } = this;
    const { number = 0 } = opened?.letter ?? {};
    const text = await textOf(game, "request", this.#seat, number, fromBase64(plain));
    const line = app.words.t("post-line-no", { game: app.words.gameTitle(game.game), number });
    if (text) await send(app, line, text);
  }

  /** Lays the table of a letter in place of this one. */
  async #open(which: Pick<Opening, "number" | "plain">) {
    const { engine, table } = this;
    const { session } = table;
    engine.opening = { ...engine.opening, ...which };
    const found = await engine.open(session.measure());
    if (found.ok) session.hear(found, "load");
    else session.trouble(found);
  }
}
