/** All games by post of this device, and a field for letters. */

import { about, make } from "../../components/dom.js";
import { button, iconButton } from "../../components/controls.js";
import { pickFile, readSave } from "../../components/file-pickers.js";
import { dateAndTime } from "../../i18n/date-and-time.js";
import { failureText } from "../../i18n/failure-text.js";
import { page } from "../../page/page-title.js";
import { hash } from "../../page/router.js";
import { brokenList } from "../saves/broken-rows.js";
import { openPostFile } from "./filing.js";
import { pasting } from "./pasting.js";
import { dealerOf, namesAt, titleWith } from "./post-words.js";
import { invitedAs, isLong, ownTurns, sentAt } from "./standing.js";
import type { PostGame } from "../../model/post-game.js";
import type { PostGames } from "../../post/post-games.js";
import type { App } from "../../types/page.js";

/** `renew`: shows it once more. */
export function postList(app: App, games: PostGames, all: PostGame[], renew: () => void) {
  const { words } = app;
  return page(
    words.t("post-title"),
    "post",
    make("p", { class: "lead" }, words.t("post-lead")),
    all.length > 0 && make("ul", { class: "offers" }, ...all.map(row)),
    pasting(app),
    make("p", {}, button(words.t("saves-import"), () => void open(), { sign: "upload" })),
    brokenList(app, { store: games, title: "saves-broken", next: "post-paste" }),
  );

  async function open() {
    const file = await pickFile();
    const text = file && (await readSave(file));
    if (typeof text === "string") await openPostFile(app, text, file?.name ?? "");
    else if (text) app.toasts.show(failureText(words, text));
  }

  function row(game: PostGame) {
    const title = titleWith(app, game);
    return make(
      "li",
      {},
      make("a", { href: hash({ screen: "post", letter: game.id }) }, title),
      make("p", {}, standingOf(app, game)),
      isLong(game, Date.now()) && make("p", { class: "fine" }, words.t("post-since", { when: dateAndTime(words, sentAt(game)) })),
      about(iconButton("bin", words.t("post-remove"), () => void drop(game, title)), title),
    );
  }

  async function drop(game: PostGame, title: string) {
    await games.remove(game.id);
    const act = () => void games.restore(game).then(renew);
    app.toasts.show(words.t("post-removed", { game: title }), { label: words.t("saves-bring-back"), act });
    renew();
  }
}

/** How it stands, in one sentence. */
export function standingOf(app: App, game: PostGame) {
  const { words } = app;
  const { dealing, seated, seats, turn, waits } = game;
  if (turn === "over") return words.t("post-standing-over");
  if (turn === "moved") return words.t("post-standing-moved");
  if (dealing && !dealing.save) return undealt(app, game);
  if (ownTurns([game]).length > 0) return words.t("post-standing-own");
  const some = waits.length > 0 ? waits : [seated ? dealerOf(seats) : dealing?.friends[0]?.seat ?? 0];
  return words.t("post-standing-theirs", { names: namesAt(app, seats, some) });
}

/** Nobody is named in a game of which nobody has accepted, so it is told by its time from others like it. */
function undealt({ words }: App, game: PostGame) {
  const { key, missing, since } = invitedAs(game);
  return words.t(key, { count: missing, when: dateAndTime(words, since) });
}
