/** Why a bot did what it did: what it compared. */

import { make } from "../../components/dom.js";
import { measure, percent } from "../../i18n/percent.js";
import { isSame } from "../../kit/same-action.js";
import { byChance } from "./prospect-order.js";
import type { Insight, LogLine } from "../../types/engine.js";
import type { App } from "../../types/page.js";

/**
 * The moment before the move that a line tells of, if its bot may say now why it did it; else null.
 * `insights`: those moments.
 */
export function whyOf(insights: number[], lines: LogLine[], line: LogLine): number | null {
  if (!insights.includes(line.position - 1) || line.message.key === "log-undo") return null;
  const first = lines.find(({ position }) => position === line.position);
  return first === line ? line.position - 1 : null;
}

/** The actions it compared, the one it took marked. */
export function reasonList({ words }: App, { action, prospects }: Insight) {
  return make(
    "ol",
    { class: "why-list" },
    ...byChance(prospects, action).map((prospect) => {
      const isTaken = isSame(prospect.action, action);
      const { number, means } = measure(prospect);
      const shown = means === "hint-sure" ? "" : percent(words.locale, number);
      return make(
        "li",
        { class: `why-item${isTaken ? " is-taken" : ""}`, "data-means": means },
        make("span", { class: "hint-chance" }, shown),
        make("span", { class: "unseen" }, words.t(means)),
        make("span", { class: "hint-label" }, words.say(prospect.label)),
        isTaken && make("span", { class: "why-taken" }, words.t("why-taken")),
        prospect.reason && make("span", { class: "hint-reason" }, words.say(prospect.reason)),
      );
    }),
  );
}
