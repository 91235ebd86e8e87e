/** What another try at a costly decision comes to, told once it is made. */

import { dialog, openModal } from "../components/dialog.js";
import { make } from "../components/dom.js";
import { percent, whole } from "../i18n/percent.js";
import { isSame } from "../kit/same-action.js";
import type { TableSession } from "../table/session/session.js";
import type { Choice, Message } from "../types/engine.js";
import type { App, Trial } from "../types/page.js";

/**
 * Says how what was done now compares with what was done in the game. `choice`: what was done now.
 */
export function openTrial(
  app: App,
  session: TableSession,
  trial: Trial,
  { action, label }: Choice,
) {
  const { words } = app;
  const { mistake, from } = trial;
  const tried = mistake.tried.find((each) => isSame(each.action, action)) ?? null;
  const verdict = tried?.verdict ?? "unknown";
  const close = (then: () => void) => () => {
    element.close();
    then();
  };
  const row = (name: string, said: Message, told: { worth: number | null } | null) =>
    make(
      "tr",
      {},
      make("th", { scope: "row" }, words.t(name)),
      make("td", {}, words.say(said)),
      make("td", {}, told?.worth == null ? "–" : percent(words.locale, told.worth)),
    );
  const element = dialog(
    { title: words.t("trial-title"), closeLabel: words.t("shell-close") },
    make("p", { class: "trial-verdict" }, words.t(`trial-${verdict}`)),
    make(
      "table",
      { class: "numbers", "aria-label": words.t("trial-title") },
      make(
        "tbody",
        {},
        row("trial-now", label, verdict === "unknown" ? null : tried),
        row("trial-then", mistake.taken.label, mistake.taken),
        row("trial-found", mistake.best.label, mistake.best),
      ),
    ),
    make("p", { class: "fine" }, words.t("trial-note", { error: whole(words.locale, mistake.error) })),
    make(
      "div",
      { class: "dialog-buttons" },
      button("primary", words.t("trial-on"), close(() => {})),
      verdict !== "best" && button("", words.t("trial-undo"), close(() => void session.undo())),
      button("", words.t("trial-back"), close(() => app.go({ screen: "table", save: from }))),
    ),
  );
  openModal(element);
  return element;
}

function button(look: string, name: string, click: () => void) {
  return make("button", { class: `button ${look}`, type: "button", on: { click } }, name);
}
