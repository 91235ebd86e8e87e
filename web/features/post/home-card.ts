/** On the first screen: in which games by post something is to be done. */

import { make } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { hash } from "../../page/router.js";
import { standingOf } from "./post-list.js";
import { postGames } from "./post-store.js";
import { titleWith, wordsWrong } from "./post-words.js";
import { ownTurns } from "./standing.js";
import type { PostGame } from "../../model/post-game.js";
import type { App } from "../../types/page.js";

/** The card, nothing where there are none, or none goes on; and the saves of which it speaks. */
export async function postCards(app: App): Promise<{ cards: HTMLElement[]; saves: Set<string> }> {
  const games = (await wordsWrong(app)) ? [] : (await postGames().all()).filter(({ turn }) => turn !== "over" && turn !== "moved");
  const saves = new Set(games.map(({ dealing }) => dealing?.save ?? ""));
  return { cards: games.length > 0 ? [card(app, games)] : [], saves };
}

function card(app: App, games: readonly PostGame[]) {
  const { words } = app;
  const own = ownTurns(games);
  const told = own.length > 0 ? own : games;
  const [first] = told;
  const letter = told.length === 1 && first ? first.id : null;
  return make(
    "section",
    { class: "resume", "aria-labelledby": "post-card" },
    make("div", { class: "resume-seal" }, icon("scroll")),
    make(
      "div",
      { class: "resume-words" },
      make("h2", { id: "post-card" }, words.t("post-turns", { count: own.length })),
      first && make("p", {}, titleWith(app, first), " · ", standingOf(app, first)),
    ),
    make("a", { class: own.length > 0 ? "button primary" : "button", href: hash({ screen: "post", letter }) }, words.t(letter ? "post-go" : "post-all")),
  );
}
