/** What the rest of the page asks of games by post. */

import { befriended } from "../../model/setup.js";
import { failureText } from "../../i18n/failure-text.js";
import { hash } from "../../page/router.js";
import { canWrite } from "../../post/seat-keys.js";
import { Unwilling, invitedGame } from "./new-post-game.js";
import { postGames } from "./post-store.js";
import { wordsWrong } from "./post-words.js";
import type { TableSession } from "../../table/session/session.js";
import type { App, Start } from "../../types/page.js";

export { openPostFile } from "./filing.js";
export { postCards } from "./home-card.js";
export { postScreen } from "./post-page.js";

/** Invites to a game by post. */
export async function playByPost(app: App, { game, options, seats }: Pick<Start, "game" | "options" | "seats">) {
  const wrong = await wordsWrong(app);
  if (wrong || !canWrite()) {
    app.toasts.show(wrong ?? app.words.t("post-insecure"));
    return;
  }
  try {
    const begun = await invitedGame(app.engine, game, { options, seats: befriended(seats) });
    if (await postGames().add(begun)) app.go({ screen: "post", letter: begun.id });
    else app.toasts.show(app.words.t("error-storage"));
  } catch (error) {
    if (!(error instanceof Unwilling)) throw error;
    app.toasts.show(failureText(app.words, error.answer));
  }
}

/** From a game among the saves to where its letters are looked after; else says why there are none. */
export async function goToLetters(app: App, session: TableSession) {
  const game = await postGames().dealtAs(session.id);
  if (session.closed) return;
  if (game) location.replace(hash({ screen: "post", letter: game.id }));
  else session.offer({ says: (await wordsWrong(app)) ?? app.words.t("post-deleted"), buttons: [] });
}
