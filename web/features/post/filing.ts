/** A game as the device that deals keeps it: to a file, and from one. */

import { button } from "../../components/controls.js";
import { dialog, openModal } from "../../components/dialog.js";
import { make } from "../../components/dom.js";
import { offerFile } from "../../components/file-pickers.js";
import { tellingLine } from "../../components/telling.js";
import { dateAndTime } from "../../i18n/date-and-time.js";
import { failureText } from "../../i18n/failure-text.js";
import { recordOf } from "../../model/save-record.js";
import { fileOf, filedIn, isPast, lettersOf } from "../../post/post-file.js";
import { canWrite } from "../../post/seat-keys.js";
import { postGames } from "./post-store.js";
import { namesAt, titleOf, wordsWrong } from "./post-words.js";
import type { PostGame } from "../../model/post-game.js";
import type { Filed } from "../../post/post-file.js";
import type { PostGames } from "../../post/post-games.js";
import type { Inspected } from "../../types/engine.js";
import type { App } from "../../types/page.js";

/** Hands the game to whoever deals, as a file; what is noted of it then. */
export async function offerPostFile(games: PostGames, filed: Filed): Promise<PostGame> {
  const { game } = filed;
  const letters = lettersOf(game);
  offerFile(new Blob([await fileOf(filed)], { type: "application/json" }), `freebooters-post-${game.game}-${letters}.json`);
  const note = ({ dealing }: PostGame) => ({ dealing: dealing && { ...dealing, filed: letters } });
  return (await games.change(game.id, note)) ?? game;
}

/** Asks whether the game in a file is to go on here; says so where there is none. `file`: what it is called. */
export async function openPostFile(app: App, text: string, file: string) {
  const { words } = app;
  const refuse = (reason: string) => app.toasts.show(words.t("saves-refused", { file, reason }));
  const wrong = await wordsWrong(app);
  if (wrong || !canWrite()) {
    refuse(wrong ?? words.t("post-insecure"));
    return;
  }
  const filed = await filedIn(text);
  if (typeof filed === "string") {
    refuse(words.t(`post-file-${filed}`));
    return;
  }
  const inspected = await app.engine.ask({ do: "inspect", text: filed.save });
  if (!inspected.ok) refuse(failureText(words, inspected));
  else if (inspected.game !== filed.game.game) refuse(words.t("post-file-damaged"));
  else await offer(app, filed, inspected);
}

async function offer(app: App, { game, save }: Filed, inspected: Inspected) {
  const { saves, words } = app;
  const games = postGames();
  const id = game.dealing?.save ?? "";
  const here = await games.of(game.id);
  const isThere = here !== null && (await saves.get(id)) !== null;
  const isOld = isThere && !isPast(game, here);
  const when = dateAndTime(words, game.updated);
  const friends = namesAt(app, game.seats, (game.dealing?.friends ?? []).map(({ seat }) => seat));
  const told = tellingLine();

  async function take() {
    const isSaved = (await saves.put(recordOf(id, inspected, save, null))) === "stored";
    const isKept = isSaved && (here ? (await games.change(game.id, () => game)) !== null : await games.add(game));
    if (!isKept) {
      told.textContent = words.t("error-storage");
      return;
    }
    saves.persist();
    go();
  }

  function go() {
    asked.close();
    app.go({ screen: "post", letter: game.id });
  }

  const asked = dialog(
    { title: words.t("post-accept-title", { game: words.gameTitle(game.game) }), closeLabel: words.t("shell-close") },
    make("p", { class: "tagline" }, titleOf(app, game)),
    make("p", {}, words.t("post-file-ask", { when, names: friends, count: lettersOf(game) })),
    make("p", {}, words.t(isOld ? "post-file-old" : isThere ? "post-file-replaces" : "post-file-one")),
    !isOld && make("p", { class: "fine" }, words.t("post-file-since")),
    told,
    make("div", { class: "dialog-buttons" }, isOld ? button(words.t("post-go"), go, { look: "primary", sign: "scroll" }) : button(words.t("post-move-go"), () => void take(), { look: "primary", sign: "play" })),
  );
  openModal(asked);
}
