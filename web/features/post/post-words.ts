/** The words of games by post, which come with their screens, and what people and games are called there. */

import { isolated } from "../../i18n/safe-text.js";
import { HUMAN, choiceNames } from "../../model/setup.js";
import { FileError } from "../../net/fetch-text.js";
import { companions } from "./standing.js";
import type { PostGame } from "../../model/post-game.js";
import type { SeatSetup } from "../../types/engine.js";
import type { App } from "../../types/page.js";

/** Null: they are here; else what is to be said where they cannot be had. */
export async function wordsWrong({ words }: App): Promise<string | null> {
  try {
    await words.tell("post");
    return null;
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    return words.t("error-fetch", { file: error.file });
  }
}

/** What somebody at the table is called. */
export function nameAt({ words }: App, seats: readonly SeatSetup[], seat: number) {
  return isolated(seats[seat]?.name ?? "") || words.t("seat-number", { number: seat + 1 });
}

/** Several of them, in a sentence. */
export function namesAt(app: App, seats: readonly SeatSetup[], some: readonly number[]) {
  return new Intl.ListFormat(app.words.locale).format(some.map((seat) => nameAt(app, seats, seat)));
}

/** The seat of whoever deals. */
export function dealerOf(seats: readonly SeatSetup[]) {
  return Math.max(0, seats.findIndex(({ who }) => who === HUMAN));
}

/** Whose moves whoever deals asks to take back. `own`: the seat that is asked; `backs`: those moves. */
export function backWords(app: App, seats: readonly SeatSetup[], own: number, backs: readonly [seat: number, position: number][]) {
  const { words } = app;
  const dealer = dealerOf(seats);
  const whose = [...new Set(backs.map(([seat]) => seat))];
  const args = { name: nameAt(app, seats, dealer), names: namesAt(app, seats, whose) };
  const are = (seat: number) => whose.every((each) => each === seat);
  if (are(dealer)) return words.t("post-backs-own", args);
  return words.t(are(own) ? "post-backs-yours" : "post-backs", args);
}

/** The game with its variant. */
export function titleOf(app: App, { game, options }: Pick<PostGame, "game" | "options">) {
  return [app.words.gameTitle(game), ...choiceNames(app, game, options)].join(" · ");
}

/** The same with whom it is played, by which several games are told apart. */
export function titleWith(app: App, game: PostGame) {
  const others = companions(game);
  return [titleOf(app, game), ...(others.length > 0 ? [namesAt(app, game.seats, others)] : [])].join(" · ");
}
