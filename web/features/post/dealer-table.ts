/** The table of the device that deals a game by post: letters are written as the game goes on, and answers taken up. */

import { isLost } from "../../engine/client.js";
import { textOf } from "../../post/mail.js";
import { written } from "../../post/envelope.js";
import { fromBase64 } from "../../post/plain-bytes.js";
import { isUnfiled } from "../../post/post-file.js";
import { TableScreen } from "../../table/table.js";
import { openLetters } from "./letters-dialog.js";
import { offerPostFile } from "./filing.js";
import { send } from "./message.js";
import { pictured } from "./pictured.js";
import { PostArrivals } from "./post-arrivals.js";
import { nameAt, namesAt } from "./post-words.js";
import { dealersTurn, dueOf, sentTo, waitsFor } from "./standing.js";
import type { PostGame } from "../../model/post-game.js";
import type { PostGames } from "../../post/post-games.js";
import type { Outgoing } from "../../table/session/session.js";
import type { LetterTo, Letters } from "../../types/engine.js";
import type { App } from "../../types/page.js";

/** A letter with its text. */
interface Written {
  letter: LetterTo;
  text: string;
}

/** `signal` closes it. */
export function dealerTable(app: App, games: PostGames, game: PostGame, signal: AbortSignal) {
  return new DealerTable(app, games, game, signal).table;
}

export class DealerTable {
  declare app: App;
  declare games: PostGames;
  declare game: PostGame;
  declare table: TableScreen;
  declare arrivals: PostArrivals;
  letters: Letters | null = null;
  /** Whether the browser may delete the game. */
  isAtRisk = false;
  /** Counts how often something was another: only the last time is looked at. */
  turn = 0;
  /** What has come is taken up once, one look after the other. */
  looked: Promise<void> = Promise.resolve();

  constructor(app: App, games: PostGames, game: PostGame, signal: AbortSignal) {
    this.app = app;
    this.games = games;
    this.game = game;
    const again = () => app.go({ screen: "lobby", game: game.game });
    this.table = new TableScreen(app, game.dealing?.save ?? "", signal, { again, isByPost: true });
    const { session } = this.table;
    this.arrivals = new PostArrivals(app, games, session, game);
    // The table is shown as it was before, to begin with.
    this.arrivals.hold(game);
    session.when(
      () => [session.table, session.follows],
      () => void this.follow(),
    );
    app.words.addEventListener("change", () => void this.follow(), { signal });
    games.addEventListener("change", () => void this.#hear(), { signal });
    this.table.friends.offer({ sign: "share", key: "post-letters", act: () => openLetters(this) });
  }

  get #session() {
    return this.table.session;
  }

  async #hear() {
    const now = await this.games.of(this.game.id);
    if (now && this.arrivals.due(now).length > 0) await this.follow();
  }

  /** Takes up what has come, and has the letters ready that follow from the table as it is now. */
  follow(): Promise<void> {
    const turn = ++this.turn;
    const isOld = () => turn !== this.turn || this.#session.closed;
    return (this.looked = this.looked.then(() => (isOld() ? undefined : this.#look(isOld))).catch(reportError));
  }

  async #look(isOld: () => boolean) {
    const { table } = this.#session;
    if (!table?.post || this.#session.follows) {
      if (this.#session.follows) this.arrivals.leave();
      this.#session.offer(null);
      return;
    }
    this.game = (await this.games.of(this.game.id)) ?? this.game;
    if ((await this.arrivals.takeUp(this.game)) || isOld()) return;
    this.isAtRisk = await this.app.saves.isAtRisk();
    const letters = await this.app.engine.ask({ do: "letters" });
    if (!letters.ok) {
      if ("crash" in letters || !isLost(letters)) this.#session.trouble(letters);
      return;
    }
    const due = await Promise.all(letters.friends.map((letter) => this.#written(letter)));
    const opened = table.over ? await this.#opened() : null;
    if (isOld()) return;
    this.letters = letters;
    this.#session.offer(this.#outgoing(due.filter((each) => each !== null), opened));
    await this.#keep(letters);
  }

  async #written(letter: LetterTo): Promise<Written | null> {
    if (letter.plain === null) return null;
    const text = await textOf(this.game, "letter", letter.seat, letter.number, fromBase64(letter.plain));
    return text === null ? null : { letter, text };
  }

  /** The text of the whole game. */
  async #opened() {
    const answer = await this.app.engine.ask({ do: "open_game" });
    if (!answer.ok) return null;
    const { game, table } = this.game;
    return written({ game, kind: "opened", table, seat: 0, number: 0 }, fromBase64(answer.plain));
  }

  async #keep(letters: Letters) {
    const { table } = this.#session;
    if (!table) return;
    const turn = dealersTurn(letters, table.over, !this.#isOwn);
    const change = { turn, waits: waitsFor(letters), shown: pictured(table) };
    this.game = (await this.games.change(this.game.id, () => change)) ?? this.game;
  }

  #outgoing(due: Written[], opened: string | null): Outgoing {
    const { words } = this.app;
    const { seats } = this.game;
    const { fresh, out } = dueOf({ friends: due.map(({ letter }) => letter) });
    const textFor = (seat: number) => due.find(({ letter }) => letter.seat === seat)?.text ?? "";
    const buttons: Outgoing["buttons"] = [
      ...fresh.map((letter) => ({
        sign: "share" as const,
        label: words.t("post-send-letter", { name: nameAt(this.app, seats, letter.seat), number: letter.number }),
        short: words.t("post-letter-to", { name: nameAt(this.app, seats, letter.seat), number: letter.number }),
        isFirst: true,
        sends: textFor(letter.seat),
        act: () => void this.send(letter, textFor(letter.seat)),
      })),
      ...out.map((letter) => ({
        sign: "share" as const,
        label: words.t("post-again-to", { name: nameAt(this.app, seats, letter.seat), count: out.length }),
        isFirst: false,
        sends: textFor(letter.seat),
        act: () => void this.send(letter, textFor(letter.seat)),
      })),
    ];
    if (this.letters?.asking) buttons.push({ sign: "close", label: words.t("post-stop-asking"), isFirst: false, act: () => void this.change({ do: "stop_asking" }) });
    if (this.#isToBeFiled(fresh)) buttons.push({ sign: "download", label: words.t("table-save-file"), isFirst: false, act: () => void this.file() });
    if (opened) buttons.push({ sign: "scroll", label: words.t("post-send-opened"), isFirst: false, sends: opened, act: () => void this.#sendOpened(opened) });
    return { ...this.#says(fresh, out), buttons };
  }

  /** Whether somebody at this device has a choice. */
  get #isOwn() {
    const { table } = this.#session;
    return table !== null && table.viewer !== null && table.acting.includes(table.viewer);
  }

  /** Whether a file should be made of it: all letters of this turn are out, and the browser may delete it. */
  #isToBeFiled(fresh: LetterTo[]) {
    return this.isAtRisk && fresh.length === 0 && !this.#isOwn && !this.#session.isOver && isUnfiled(this.game);
  }

  /** Null: what is asked by the game. */
  #says(fresh: LetterTo[], out: LetterTo[]): Pick<Outgoing, "says" | "brief"> {
    const { app, game } = this;
    const { table } = this.#session;
    if (table?.over) return { says: null };
    const [first] = fresh;
    const asking = first ? null : this.letters?.asking;
    const say = (key: string, seats: number[]) => app.words.t(key, { name: namesAt(app, game.seats, seats) });
    // Whoever has a choice there may make it: it is as if all had agreed, until somebody does not.
    if (asking) return { says: say(this.#isOwn ? "post-asked-on" : "post-asked", asking.waits), brief: say("post-asked", asking.waits) };
    if (this.#isOwn && !first) return { says: null };
    if (first) return { says: say(first.back ? "post-ask-ready" : "post-letter-ready", fresh.map(({ seat }) => seat)) };
    if (out.length === 0) return { says: null };
    const seats = out.map(({ seat }) => seat);
    return { says: say(this.#isToBeFiled(fresh) ? "post-file-risk" : "post-sent", seats), brief: say("post-sent", seats) };
  }

  /** From now on the letter stays as it is. */
  async send(letter: LetterTo, text: string) {
    const { app, game } = this;
    const { number, seat } = letter;
    const args = { game: app.words.gameTitle(game.game), number, name: nameAt(app, game.seats, seat) };
    if (!(await send(app, app.words.t(letter.asked ? "post-line-letter" : "post-line-told", args), text))) return;
    const answer = await app.engine.ask({ do: "sent", seat, number });
    if (!answer.ok) {
      this.#session.trouble(answer);
      return;
    }
    await this.games.change(game.id, ({ dealing }) => ({ dealing: dealing && sentTo(dealing, letter, Date.now()) }));
    // What the letter tells can be undone no more.
    await this.arrivals.lay();
    app.saves.persist();
  }

  /** A file is made of the game as it is now. */
  async file() {
    this.arrivals.save();
    const save = this.#session.autosave.record?.text;
    if (!save) return;
    this.game = await offerPostFile(this.games, { game: this.game, save });
    await this.follow();
  }

  async #sendOpened(text: string) {
    const { app, game } = this;
    await send(app, app.words.t("post-line-opened", { game: app.words.gameTitle(game.game) }), text);
  }

  /** Something is asked of all, or is no more, or somebody else plays a seat. */
  async change(command: { do: "stop_asking" } | { do: "ask_back"; seat: number } | { do: "give"; seat: number; who: string }) {
    await this.#session.idle();
    const answer = await this.app.engine.ask(command as { do: "ask_back"; seat: number });
    if (answer.ok) await this.arrivals.lay();
    else this.#session.trouble(answer);
  }
}
