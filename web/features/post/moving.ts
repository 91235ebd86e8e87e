/** A friend's seat goes on at another device: what is asked before, the link, and what is asked there. */

import { button } from "../../components/controls.js";
import { dialog, openModal } from "../../components/dialog.js";
import { fill, make } from "../../components/dom.js";
import { tellingLine } from "../../components/telling.js";
import { failureText } from "../../i18n/failure-text.js";
import { address, carrying } from "../../multiplayer/screens/send-link.js";
import { page, saying } from "../../page/page-title.js";
import { hash } from "../../page/router.js";
import { takenOver } from "./moved-game.js";
import { Unwilling } from "./new-post-game.js";
import { nameAt, namesAt, titleOf } from "./post-words.js";
import type { Mail } from "../../post/mail.js";
import type { PostGame } from "../../model/post-game.js";
import type { App } from "../../types/page.js";

const SAYS = { code: "move-code", link: "move-link", title: "move-title" };

/** Asks first, as the keys of the seat are in the link. `move`: this device stops. */
export function askToMove(app: App, move: () => void) {
  const { words } = app;
  const go = () => {
    asked.close();
    move();
  };
  const asked = dialog(
    { title: words.t("move-title"), closeLabel: words.t("shell-close") },
    make("p", {}, words.t("post-move-about")),
    make("p", { class: "fine" }, words.t("post-move-secret")),
    make("div", { class: "dialog-buttons" }, button(words.t("post-move-make"), go, { look: "primary", sign: "device" })),
  );
  openModal(asked);
}

/** At the device that has stopped. `resume`: it goes on after all. */
export function stoppedPage(app: App, game: PostGame, resume: () => void) {
  const { words } = app;
  const link = address(hash({ screen: "post", letter: game.seated?.moved?.text ?? "" }));
  const told = make("p", {}, words.t("post-found-moved"), " ", words.t("post-move-stopped"));
  const shown = page(
    words.t("move-title"),
    "post",
    make("p", { class: "tagline" }, titleOf(app, game)),
    told,
    make("section", { class: "invitation" }, make("h2", {}, words.t("move-online")), make("p", {}, words.t("move-first-about")), carrying(app, link, SAYS)),
    make("p", {}, button(words.t("post-move-back"), resume)),
    make("p", { class: "fine" }, words.t("post-move-back-about")),
  );
  return saying(shown, told);
}

/** At the other device. `take`: it goes on here; whether that is stored. */
export function takingPage(app: App, { head, plain }: Extract<Mail, { found: "device" }>, take: (game: PostGame) => Promise<boolean>) {
  const { words } = app;
  const told = tellingLine(null, words.t("post-opening"));
  const body = make("div", { class: "join-body" }, told);
  void ask();
  return page(words.t("post-accept-title", { game: words.gameTitle(head.game) }), "post", body);

  async function ask() {
    try {
      const game = await takenOver(app.engine, head, plain);
      if (game) fill(body, ...form(game));
      else told.textContent = words.t("post-fault-altered");
    } catch (error) {
      if (!(error instanceof Unwilling)) throw error;
      told.textContent = words.t("post-move-wrong", { why: failureText(words, error.answer) });
    }
  }

  function form(game: PostGame) {
    const others = game.seats.flatMap((_, seat) => (seat === head.seat ? [] : [seat]));
    const named = { name: nameAt(app, game.seats, head.seat), names: namesAt(app, game.seats, others) };
    const go = async () => {
      told.textContent = (await take(game)) ? "" : words.t("error-storage");
    };
    told.textContent = "";
    return [
      make("p", { class: "tagline" }, titleOf(app, game)),
      make("p", {}, words.t("post-move-ask", named)),
      make("div", { class: "join-ways" }, button(words.t("post-move-go"), () => void go(), { look: "primary large", sign: "play" })),
      told,
      make("p", { class: "fine" }, words.t("post-move-yours", named)),
    ];
  }
}
