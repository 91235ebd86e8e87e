/** Why a bot did what it did: what it compared, as its own answer carried it. */

import { make } from "./dom.js";
import { measure, percent } from "./percent.js";

/** @import {LogLine, Step, Table, Think} from "../types.js" */
/** @import {App, Insight} from "./types.js" */

/**
 * What a bot's answer tells of a move, to be kept with the game. Kept rather than thought out once
 * more on demand: several minds, a hurried one, or one out of patience would not come to the same.
 * It is a few hundred bytes a move.
 * @param {Table} table that asked
 * @param {Think} think
 * @param {Step | null} step
 * @returns {Insight | null} null where there is nothing to tell
 */
export function insightOf(table, { seat }, step) {
  const [best, other] = step?.prospects ?? [];
  if (!step || !(other || best?.reason)) return null;
  return {
    position: table.position,
    seat,
    action: step.action,
    open: table.open,
    prospects: step.prospects,
  };
}

/**
 * What is kept when a game goes back to an earlier moment.
 * @param {Insight[]} insights
 * @param {number} position
 */
export function earlier(insights, position) {
  return insights.filter((insight) => insight.position < position);
}

/**
 * What may be told of a line now: why a bot did it. What it knew is told at once only if everybody
 * knew it then; else when the game is over.
 * @param {Insight[]} insights
 * @param {LogLine[]} lines
 * @param {LogLine} line
 * @param {boolean} over
 * @returns {Insight | null}
 */
export function whyOf(insights, lines, line, over) {
  const found = insights.find(({ position }) => position + 1 === line.position);
  if (!found || !(over || found.open) || line.message.key === "log-undo") return null;
  return lines.find(({ position }) => position === line.position) === line ? found : null;
}

/**
 * The actions it compared, the one it took marked.
 * @param {App} app
 * @param {Insight} insight
 */
export function reasonList({ words }, { action, prospects }) {
  const taken = JSON.stringify(action);
  return make(
    "ol",
    { class: "why-list" },
    ...prospects.map((prospect) => {
      const isTaken = JSON.stringify(prospect.action) === taken;
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
