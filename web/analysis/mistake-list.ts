/** The decisions that cost most, each with what would have been better, to be tried again. */

import { make } from "../components/dom.js";
import { emblem } from "../components/emblem.js";
import { signed, whole } from "../i18n/percent.js";
import type { Mistake, Table } from "../types/engine.js";
import type { App } from "../types/page.js";

export function mistakeList(
  app: App,
  table: Table,
  mistakes: Mistake[],
  onLook: (position: number) => void,
  onRetry: (mistake: Mistake) => void,
) {
  const { words } = app;
  const item = (mistake: Mistake) => {
    const { position, seat, taken, best, cost, error } = mistake;
    const lost = words.t("mistakes-cost", {
      cost: signed(words.locale, -cost),
      error: whole(words.locale, error),
    });
    const label = words.say(taken.label);
    return make(
      "li",
      { class: "mistake" },
      make(
        "button",
        { class: "turn is-drop", type: "button", on: { click: () => onLook(position) } },
        emblem(table.seats[seat]?.colour ?? "red"),
        make("span", { class: "unseen" }, `${words.seatName(seat)}: `),
        make("span", { class: "turn-change" }, lost),
        " ",
        make("span", { class: "turn-line" }, words.t("mistakes-taken", { label })),
      ),
      make(
        "div",
        { class: "mistake-better" },
        make(
          "p",
          {},
          words.t("analysis-better", { label: words.say(best.label) }),
          best.reason && make("span", { class: "hint-reason" }, words.say(best.reason)),
        ),
        make(
          "button",
          {
            class: "button",
            type: "button",
            "aria-label": words.t("mistakes-again-named", { label }),
            on: { click: () => onRetry(mistake) },
          },
          words.t("mistakes-again"),
        ),
      ),
    );
  };
  return make(
    "section",
    { class: "mistakes" },
    make("h3", {}, words.t("mistakes-title")),
    make("p", { class: "fine" }, words.t(mistakes.length > 0 ? "mistakes-lead" : "mistakes-none")),
    make("ol", { class: "turns", "aria-label": words.t("mistakes-title") }, ...mistakes.map(item)),
  );
}
