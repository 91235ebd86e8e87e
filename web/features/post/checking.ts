/** The whole game, as the device that deals has opened it, is compared with what this device has seen. */

import { button } from "../../components/controls.js";
import { fill, make } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { telling } from "../../components/telling.js";
import { failureText } from "../../i18n/failure-text.js";
import { newId } from "../../kit/ids.js";
import { recordOf } from "../../model/save-record.js";
import { page } from "../../page/page-title.js";
import { toBase64 } from "../../post/plain-bytes.js";
import { titleOf } from "./post-words.js";
import type { PostGame } from "../../model/post-game.js";
import type { App } from "../../types/page.js";

/** `back`: to the table. */
export function checkingPage(app: App, game: PostGame, back: () => void) {
  const { words } = app;
  const says = telling(make("div", { class: "audit-says" }, make("p", {}, words.t("post-checking"))));
  const more = make("div", { class: "deal-buttons" });
  void check();
  return page(words.t("audit-title"), "post", make("p", { class: "tagline" }, titleOf(app, game)), says, more, button(words.t("post-to-table"), back));

  async function check() {
    const { opened, kept } = game.seated ?? { opened: [], kept: "" };
    const answer = await app.engine.ask({ do: "check_opened", kept, plain: toBase64(opened) });
    if (!answer.ok) {
      fill(says, make("p", {}, failureText(words, answer)));
      return;
    }
    const { text, told, wrong } = answer;
    fill(
      says,
      make(
        "div",
        { class: `audit-verdict${wrong ? " is-wrong" : ""}` },
        make("p", { class: "audit-seal" }, icon(wrong ? "close" : "check"), words.t(wrong ? "audit-wrong" : "audit-right")),
        wrong && make("p", {}, words.say(wrong.message)),
        ...told.map((each) => make("p", { class: "fine" }, words.say(each))),
      ),
    );
    if (text) fill(more, button(words.t("replay-keep"), () => void keep(text), { sign: "download" }));
  }

  async function keep(text: string) {
    const found = await app.engine.ask({ do: "inspect", text });
    if (!found.ok) return;
    const kept = await app.saves.put(recordOf(newId(), found, text, null));
    if (kept !== "stored") return;
    fill(more);
    app.toasts.show(words.t("replay-kept"));
  }
}
