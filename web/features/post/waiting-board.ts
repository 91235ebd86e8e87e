/** The board as it was shown last, while the engine starts, with one sentence of what has come. */

import { make } from "../../components/dom.js";
import { coverOf } from "../../components/cover.js";
import { loading } from "../../components/engine-progress.js";
import { paintScene } from "../../components/thumbnail.js";
import { page, saying } from "../../page/page-title.js";
import { nameAt } from "./post-words.js";
import type { PostGame } from "../../model/post-game.js";
import type { App } from "../../types/page.js";

/** `says`: what has come. */
export function waitingBoard(app: App, game: PostGame, says: string, signal: AbortSignal) {
  const { words } = app;
  const { shown } = game;
  const canvas = make("canvas", {});
  const picture = make(
    "figure",
    { class: "post-board", "aria-hidden": "true" },
    shown ? canvas : coverOf(app, game.game),
    shown && make("figcaption", { class: "fine" }, words.t("post-last-seen")),
  );
  if (shown) {
    // What is high is narrower, so that the start's progress is seen under it.
    picture.style.setProperty("--shape", String(1000 / shown.scene.scene.height));
    const named = (seat: number) => nameAt(app, game.seats, seat);
    const paint = () => words.naming(named, game.seated?.seat ?? null, () => paintScene(canvas, { seats: [...shown.seats], shown: shown.scene }, (text) => words.say(text)));
    queueMicrotask(() => {
      if (!signal.aborted) void paint().catch(() => canvas.remove());
    });
  }
  const told = make("p", { class: "lead" }, says);
  return saying(page(words.gameTitle(game.game), "post", told, picture, loading(app, signal)), told);
}
