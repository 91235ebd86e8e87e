/** The seal of a deal: shown from the start, and checked once the game is over. */

import { sha256 } from "../../kit/sha256.js";
import { make } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { telling } from "../../components/telling.js";
import type { App } from "../../types/page.js";
import type { TableSession } from "../session/session.js";

/** So many digits of a seal are enough to tell it from others at a glance. */
const GLANCE = 8;

/** What the seal is, and while `isOver` a button that checks it. */
export function sealPart(app: App, session: TableSession, seal: string, isOver: boolean) {
  const { words } = app;
  const found = telling(make("div", { class: "seal-found" }));

  async function check() {
    const answer = await app.engine.ask({ do: "check" });
    if (!answer.ok) {
      session.trouble(answer);
      return;
    }
    const { deal, drawn, wrong } = answer;
    const isSame = sha256(deal) === seal;
    const said = isSame && wrong === null ? "right" : isSame ? "chance" : "seed";
    found.dataset.found = said;
    found.replaceChildren(
      make("p", {}, words.t("seal-found", { found: said, drawn, entry: (wrong ?? 0) + 1 })),
      make("p", { class: "fine" }, words.t("seal-text")),
      make("code", { class: "seal-text" }, deal),
    );
  }

  return make(
    "details",
    { class: "seal" },
    make(
      "summary",
      {},
      words.t(isOver ? "seal-over" : "seal-closed"),
      " ",
      make("code", {}, `${seal.slice(0, GLANCE)}…`),
    ),
    make("p", { class: "fine" }, words.t("seal-about")),
    make("code", { class: "seal-text" }, seal),
    isOver &&
      make(
        "button",
        { class: "button", type: "button", on: { click: () => void check() } },
        icon("check"),
        words.t("seal-check"),
      ),
    found,
  );
}
