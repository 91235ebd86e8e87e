/** Games by post: where a letter, or the id of a game, leads; and all of them. */

import { make, fill } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { button } from "../../components/controls.js";
import { failureText } from "../../i18n/failure-text.js";
import { hex } from "../../multiplayer/protocol/bytes.js";
import { mendedScreen } from "../../page/damaged-link.js";
import { missingScreen } from "../../page/not-found.js";
import { entitle, page, saying } from "../../page/page-title.js";
import { hash } from "../../page/router.js";
import { mailOf, textOf } from "../../post/mail.js";
import { fromBase64, toBase64 } from "../../post/plain-bytes.js";
import { canWrite } from "../../post/seat-keys.js";
import { acceptingPage, sendAcceptance } from "./accepting.js";
import { checkingPage } from "./checking.js";
import { dealerTable } from "./dealer-table.js";
import { friendTable } from "./friend-table.js";
import { invitingPage } from "./inviting.js";
import { send } from "./message.js";
import { isFurther, resumedGame, stoppedGame } from "./moved-game.js";
import { askToMove, stoppedPage, takingPage } from "./moving.js";
import { Unwilling } from "./new-post-game.js";
import { pasting } from "./pasting.js";
import { postList } from "./post-list.js";
import { postGames } from "./post-store.js";
import { dealerOf, nameAt, titleOf, wordsWrong } from "./post-words.js";
import { toldBy } from "./standing.js";
import { waitingBoard } from "./waiting-board.js";
import type { Opened, Opening } from "./friend-engine.js";
import type { Arrived, PostGame } from "../../model/post-game.js";
import type { Mail } from "../../post/mail.js";
import type { TableScreen } from "../../table/table.js";
import type { FrameName, LetterOpened } from "../../types/engine.js";
import type { App, Screen } from "../../types/page.js";

/** For whom a letter is opened before there was a table. */
const NOWHERE: FrameName = "wide:620";

export function postScreen(app: App, { letter }: { letter: string | null }, signal: AbortSignal): Screen {
  return new PostPage(app, letter, signal).screen;
}

type Shown = Pick<Screen, "element" | "heading" | "head"> & { title: () => string };

class PostPage {
  declare app: App;
  declare signal: AbortSignal;
  declare letter: string | null;
  declare screen: Screen;
  element = make("div", { class: "join" });
  games = postGames();
  title = "";
  /** From then on what takes the place of what had the focus takes that too. */
  isNamed = false;
  /** Closes the table that lies here. */
  closing = new AbortController();
  /** A friend's seat that is shown here. */
  seat: { id: string; hasMoved: boolean } | null = null;

  constructor(app: App, letter: string | null, signal: AbortSignal) {
    this.app = app;
    this.letter = letter;
    this.signal = signal;
    const { element } = this;
    const named = this.#begin().then(() => void (this.isNamed = true));
    this.screen = { element, heading: element, head: element, named, title: () => this.title };
    this.games.addEventListener("change", () => void this.#hear(), { signal });
  }

  /** In another of the browser's pages a seat has gone to another device, or goes on here after all. */
  async #hear() {
    const { games, seat } = this;
    const game = seat && (await games.of(seat.id));
    if (game?.seated && Boolean(game.seated.moved) !== this.seat?.hasMoved && !this.signal.aborted) await this.#open(game);
  }

  #show(shown: Shown) {
    const { app, element, screen, signal } = this;
    if (signal.aborted) return;
    this.closing.abort();
    this.title = shown.title();
    document.body.dataset.screen = "post";
    fill(element, shown.element);
    Object.assign(screen, { heading: shown.heading, head: shown.head, isLasting: false });
    entitle(this.title, app.words);
    if (this.isNamed) shown.head?.focus({ preventScroll: true });
  }

  /** In place of the one that lies here, if any. It says by itself what it is. `tableUntil`: makes it; a signal closes it. */
  #lay(tableUntil: (signal: AbortSignal) => TableScreen) {
    if (this.signal.aborted) return;
    this.closing.abort();
    this.closing = new AbortController();
    const table = tableUntil(AbortSignal.any([this.signal, this.closing.signal]));
    document.body.dataset.screen = "table";
    fill(this.element, table.element);
    Object.assign(this.screen, { heading: table.heading, head: undefined, isLasting: true });
    void table.named.then(() => (this.title = table.title()));
    table.heading.focus({ preventScroll: true });
  }

  /** From now on the address leads to the game, and not to what has come of it. */
  #settle({ id }: PostGame) {
    if (!this.signal.aborted) history.replaceState(null, "", hash({ screen: "post", letter: id }));
  }

  #say(key: string, args = {}, ...more: (Node | null | false)[]) {
    const { app } = this;
    const { words } = app;
    const all = make("a", { class: "button", href: hash({ screen: "post", letter: null }) }, icon("scroll"), words.t("post-title"));
    const told = make("p", { class: "lead" }, words.t(key, args));
    this.#show(saying(page(words.t("post-title"), "post", told, ...more, make("p", {}, all)), told));
  }

  async #begin() {
    const { app, games, letter } = this;
    // It is opened while the words are on their way.
    const mail = letter?.includes(".") && canWrite() ? mailOf(letter, (id) => games.of(id)) : null;
    const wrong = await wordsWrong(app);
    if (this.signal.aborted) return;
    if (wrong) fill(this.element, make("p", { role: "alert" }, wrong));
    else if (!canWrite()) this.#say("post-insecure");
    else if (letter === null) await this.#list();
    else if (mail) await this.#read(letter, mail);
    else {
      const game = await games.of(letter);
      if (game) await this.#open(game);
      else this.#show(missingScreen(app, "missing-save") as Shown);
    }
  }

  async #list() {
    const { app, games } = this;
    this.#show(postList(app, games, await games.all(), () => void this.#list()));
  }

  /** A letter that has come. */
  async #read(letter: string, coming: Promise<Mail>) {
    const mail = await coming;
    if (this.signal.aborted) return;
    const { app } = this;
    switch (mail.found) {
      case "cut":
      case "altered":
      case "older":
      case "newer": {
        const mended = mendedScreen(app, { screen: "post", letter });
        if (mended) this.#show(mended as Shown);
        else this.#say(`post-fault-${mail.found}`, {}, pasting(app));
        break;
      }
      case "stranger":
        this.#say(mail.head.kind === "device" ? "post-move-others" : "post-stranger", { game: app.words.gameTitle(mail.head.game) }, pasting(app));
        break;
      case "own":
        this.#say("post-own");
        break;
      case "invitation":
        await this.#invited(mail);
        break;
      case "acceptance":
        await this.#accepted(mail);
        break;
      case "answer":
      case "request":
        await this.#answered(mail);
        break;
      case "letter":
        this.#settle(mail.game);
        await this.#letterTo(mail.game, mail.head.number, toBase64(mail.plain));
        break;
      case "device":
        await this.#brought(mail);
        break;
      case "opened":
        await this.#told(mail);
    }
  }

  // At the device that deals

  async #accepted({ acceptance, friend, game, head }: Extract<Mail, { found: "acceptance" }>) {
    const { app, games } = this;
    const before = game.dealing?.friends.find(({ seat }) => seat === head.seat);
    const share = hex(acceptance.share);
    const name = acceptance.name || nameAt(app, game.seats, head.seat);
    const isSame = before?.share === share;
    const take = async () => {
      const next = await games.change(game.id, (now) => withFriend(now, head.seat, friend, share, acceptance.name));
      if (!next) {
        this.#say("error-storage");
        return;
      }
      this.#settle(game);
      await this.#open(next, app.words.t("post-has-accepted", { name }));
    };
    if (game.dealing?.save) this.#say(isSame ? "post-accepted-again" : "post-accepted-late", { name }, this.#goTo(game));
    else if (!before?.share) await take();
    else if (isSame) await this.#open(game, app.words.t("post-accepted-again", { name }));
    else this.#say("post-accepted-twice", { name, other: nameAt(app, game.seats, head.seat) }, button(app.words.t("post-accept-other", { name }), () => void take()), this.#goTo(game));
  }

  #goTo({ id }: PostGame) {
    return make("p", {}, make("a", { class: "button primary", href: hash({ screen: "post", letter: id }) }, this.app.words.t("post-go")));
  }

  async #answered({ found, game, head, plain }: Extract<Mail, { found: "answer" | "request" }>) {
    const one: Arrived = { seat: head.seat, number: head.number, plain, isRequest: found === "request" };
    const next = await this.games.change(game.id, ({ arrived }) => ({ arrived: [...arrived, one].slice(-200) }));
    this.#settle(game);
    // Where the disk does not take it the table does.
    await this.#open(next ?? { ...game, arrived: [...game.arrived, one] }, this.app.words.t("post-has-answered", { name: nameAt(this.app, game.seats, head.seat) }));
  }

  // At a friend's device

  async #invited({ game, head, invitation }: Extract<Mail, { found: "invitation" }>) {
    if (game) {
      await this.#open(game);
      return;
    }
    const { app, games } = this;
    const done = (accepted: PostGame) => {
      this.#settle(accepted);
      void this.#open(accepted);
    };
    this.#show(acceptingPage(app, games, head, invitation, done));
  }

  /** `says`: what has come; else its state is told. */
  async #open(game: PostGame, says?: string) {
    const { app, games } = this;
    if (game.seated) await this.#letterTo(game, 0, "");
    else if (game.dealing?.save === "") {
      const dealt = (next: PostGame) => void this.#open(next);
      this.#show(invitingPage(app, games, game, says ?? "", dealt));
    } else {
      await this.#wait(game, says ?? app.words.t("post-opening"));
      this.#lay((signal) => dealerTable(app, games, game, signal));
    }
  }

  /** Shows the last board until the engine is there. */
  async #wait(game: PostGame, says: string) {
    const { app, signal } = this;
    if (app.engine.ready) return;
    this.#show(waitingBoard(app, game, says, signal));
    await app.engine.up();
  }

  /** `number`, `plain`: of the letter; 0 and nothing: the newest that is known. */
  async #letterTo(game: PostGame, number: number, plain: string) {
    const { app, signal } = this;
    const { seated } = game;
    if (!seated) return;
    this.seat = { id: game.id, hasMoved: seated.moved !== undefined };
    if (seated.moved) {
      this.#stop(game);
      return;
    }
    const name = nameAt(app, game.seats, dealerOf(game.seats));
    await this.#wait(game, number ? app.words.t("post-has-written", { name, number }) : app.words.t("post-opening"));
    const frame = (game.shown?.frame as FrameName | undefined) ?? NOWHERE;
    const opened = await app.engine.ask({ do: "open_letter", kept: seated.kept, number, plain, frame });
    if (signal.aborted) return;
    if (!opened.ok) {
      this.#say("post-letter-wrong", { name, why: failureText(app.words, opened) });
      return;
    }
    // Which letters have come is kept before anything is shown of it.
    const next = (await this.games.change(game.id, (now) => ({ seated: now.seated && { ...now.seated, kept: opened.kept } }))) ?? game;
    const told = toldBy(opened).map(([key, args]) => app.words.t(key, args));
    if (told.length > 0) app.toasts.show(told.join(" "));
    if (opened.table) this.#sit(next, { kept: opened.kept, number, plain }, { frame, letter: opened });
    else this.#withoutTable(next, opened, name);
  }

  #sit(game: PostGame, opening: Opening, first: Opened) {
    const { app, games } = this;
    const check = game.seated?.opened.length ? () => this.#check(game) : null;
    const move = () => askToMove(app, () => void this.#moveOn(game.id));
    this.#lay((signal) => friendTable(app, games, game, opening, first, { check, move }, signal));
  }

  #withoutTable(game: PostGame, { found, letter, request }: LetterOpened, name: string) {
    const { app, games } = this;
    const { words } = app;
    const title = make("p", { class: "tagline" }, titleOf(app, game));
    if (found === "none") {
      const again = button(words.t("post-accept-again"), () => void sendAcceptance(app, games, game), { sign: "share" });
      if (game.seated?.acceptance) this.#say(game.seated.when ? "post-found-none" : "post-accept-unsent", { name }, title, again, pasting(app));
      else this.#say("post-move-bare", { name }, title, pasting(app));
      return;
    }
    const ask = async (plain: string) => {
      const text = await textOf(game, "request", game.seated?.seat ?? 0, letter.number, fromBase64(plain));
      if (text) await send(app, words.t("post-line-whole", { game: words.gameTitle(game.game), number: letter.number }), text);
    };
    const sends = request && button(words.t("post-ask-whole"), () => void ask(request), { sign: "share", look: "primary" });
    this.#say(`post-found-${found}`, { name, number: letter.number }, title, sends || null, this.#newest(game));
  }

  #newest(game: PostGame) {
    return button(this.app.words.t("post-newest"), () => void this.#letterTo(game, 0, ""));
  }

  // At another device of the same person

  async #moveOn(id: string) {
    const { app, games } = this;
    const game = await games.of(id);
    if (!game) return;
    try {
      const stopped = await stoppedGame(app.engine, game);
      const next = await games.change(id, () => stopped);
      if (next) this.#stop(next);
      else app.toasts.show(app.words.t("error-storage"));
    } catch (error) {
      if (!(error instanceof Unwilling)) throw error;
      app.toasts.show(failureText(app.words, error.answer));
    }
  }

  #stop(game: PostGame) {
    this.seat = { id: game.id, hasMoved: true };
    const resume = async () => {
      const next = await this.games.change(game.id, resumedGame);
      if (next) await this.#open(next);
    };
    this.#show(stoppedPage(this.app, game, () => void resume()));
  }

  async #brought(mail: Extract<Mail, { found: "device" }>) {
    const { app, games } = this;
    const { game: here, head, text } = mail;
    const take = async (game: PostGame) => {
      const isStored = here ? (await games.change(game.id, () => game)) !== null : await games.add(game);
      if (!isStored) return false;
      app.saves.persist();
      this.#settle(game);
      await this.#open(game);
      return true;
    };
    if (here?.seated?.moved?.text === text) this.#stop(here);
    else if (here && !isFurther(head, here)) this.#say("post-move-here", {}, this.#goTo(here));
    else this.#show(takingPage(app, mail, take));
  }

  // The end

  async #told({ game, plain }: Extract<Mail, { found: "opened" }>) {
    const next = await this.games.change(game.id, ({ seated }) => ({ seated: seated && { ...seated, opened: plain } }));
    this.#settle(game);
    this.#check(next ?? game);
  }

  #check(game: PostGame) {
    this.#show(checkingPage(this.app, game, () => void this.#letterTo(game, 0, "")));
  }
}

/** Somebody has taken a seat. */
function withFriend({ dealing, seats }: PostGame, seat: number, key: Uint8Array<ArrayBuffer>, share: string, name: string): Partial<PostGame> {
  return {
    turn: "own",
    seats: seats.map((each, at) => (at === seat && name ? { ...each, name } : each)),
    dealing: dealing && { ...dealing, friends: dealing.friends.map((each) => (each.seat === seat ? { ...each, key, share } : each)) },
  };
}
