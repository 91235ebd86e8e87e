/** An invitation at a friend's device: what it is to, who one is, and the acceptance that goes back. */

import { cover } from "../../components/cover.js";
import { fill, make } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { textField } from "../../components/text-field.js";
import { tellingLine } from "../../components/telling.js";
import { failureText } from "../../i18n/failure-text.js";
import { LONGEST_NAME, cleanName } from "../../model/player-name.js";
import { page } from "../../page/page-title.js";
import { toBase64 } from "../../post/plain-bytes.js";
import { send } from "./message.js";
import { Unwilling, acceptedGame } from "./new-post-game.js";
import { dealerOf, nameAt, titleOf } from "./post-words.js";
import type { Head } from "../../post/envelope.js";
import type { Invitation } from "../../post/joining.js";
import type { PostGame } from "../../model/post-game.js";
import type { PostGames } from "../../post/post-games.js";
import type { Terms } from "../../types/engine.js";
import type { App } from "../../types/page.js";

/** `accepted`: the seat is taken, and what it says of that is on its way, or could be. */
export function acceptingPage(app: App, games: PostGames, head: Head, invitation: Invitation, accepted: (game: PostGame) => void) {
  const { words } = app;
  const room = app.rooms.find(({ id }) => id === head.game);
  const body = make("div", { class: "join-body" });
  const told = tellingLine(null, words.t("post-opening"));
  fill(body, told);
  void ask();
  return page(words.t("post-accept-title", { game: words.gameTitle(head.game) }), "together", room ? make("div", { class: "lobby-picture" }, cover(room)) : null, body);

  async function ask() {
    const terms = await app.engine.ask({ do: "join", game: head.game, terms: toBase64(invitation.terms) });
    told.textContent = terms.ok ? "" : failureText(words, terms);
    if (terms.ok) fill(body, ...form(terms));
  }

  function form(terms: Terms) {
    const called = terms.seats[terms.seat]?.name ?? "";
    const name = textField(
      { id: "post-name", value: called, autocomplete: "nickname", spellcheck: "false", dir: "auto", on: { change: ({ target }) => (target.value = cleanName(target.value)) } },
      LONGEST_NAME,
    );
    const submit = (event: Event) => {
      event.preventDefault();
      void accept(terms, cleanName(name.value));
    };
    const host = nameAt(app, terms.seats, dealerOf(terms.seats));
    return [
      make("p", { class: "tagline" }, titleOf(app, { game: head.game, options: terms.options })),
      make("p", {}, words.t("post-accept-about", { name: host, game: words.gameTitle(head.game) })),
      make(
        "form",
        { class: "join-form", on: { submit } },
        make("div", { class: "field" }, make("label", { for: "post-name" }, words.t("join-name")), name),
        make("div", { class: "join-ways" }, make("button", { class: "button primary large", type: "submit" }, icon("share"), words.t("post-accept"))),
      ),
      told,
      make("p", { class: "fine" }, words.t("post-honest-friend", { name: host })),
    ];
  }

  async function accept(terms: Terms, name: string) {
    told.textContent = "";
    const game = await acceptedGame(app.engine, head, invitation, terms, name).catch((error) => {
      if (!(error instanceof Unwilling)) throw error;
      return null;
    });
    if (!game || !(await games.add(game))) {
      told.textContent = words.t("error-storage");
      return;
    }
    app.saves.persist();
    await sendAcceptance(app, games, game);
    accepted(game);
  }
}

/** Sends what says that the seat is taken, for the first time or again. */
export async function sendAcceptance(app: App, games: PostGames, { game, id, seated, seats }: PostGame) {
  if (!seated) return;
  const line = app.words.t("post-line-acceptance", { game: app.words.gameTitle(game), name: nameAt(app, seats, seated.seat) });
  if (await send(app, line, seated.acceptance)) await games.change(id, () => ({ seated: { ...seated, when: Date.now() } }));
}
