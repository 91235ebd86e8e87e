/** The decisions that cost most, each with what would have been better, to be tried again. */

import { make } from "../components/dom.js";
import { emblem } from "../components/emblem.js";
import { signed, whole } from "../i18n/percent.js";

/** @import {Mistake, Table} from "../types/engine.js" */
/** @import {App} from "../types/page.js" */

/**
 * @param {App} app
 * @param {Table} table
 * @param {Mistake[]} mistakes
 * @param {(position: number) => void} onLook
 * @param {(mistake: Mistake) => void} onRetry
 */
export function mistakeList(app, table, mistakes, onLook, onRetry) {
  const { words } = app;
  const item = (/** @type {Mistake} */ mistake) => {
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
