/** The page of the deal of the day, with the calendar. */

import { daysInARow } from "../../model/daily-calendar.js";
import { crewOf, dated, standing, tellOf, titleOf, way } from "./daily.js";
import { coverOf } from "../../components/cover.js";
import { fill, make, refill } from "../../components/dom.js";
import { hand } from "../../components/share.js";
import { icon } from "../../components/icons.js";
import { medals } from "../../components/medals.js";
import { monthCalendar } from "./month-calendar.js";
import { loading } from "../../components/engine-progress.js";
import { tellingLine } from "../../components/telling.js";
import { hash } from "../../page/router.js";
import { missed } from "../../page/not-found.js";
import { page } from "../../page/page-title.js";
import type { App, Screen } from "../../types/page.js";
import type { Standing } from "./daily.js";

/** Days in a row for which there is a medal. */
const MEDALS = [3, 7, 30, 100];

export function dayScreen(app: App, { day }: { day?: string | null }, signal: AbortSignal): Screen {
  const { words } = app;
  const today = make("section", { class: "panel day-today" });
  const table = make("div", {});
  const other = tellingLine("note", day ? missed(app, "missing-day", day) : "");
  other.hidden = true;

  async function show() {
    const found = await standing(app);
    if (!found) {
      fill(today, make("p", {}, words.t("day-none")));
      return;
    }
    const { deal, result } = found;
    other.hidden = !day || day === deal.date;
    refill(
      today,
      make("div", { class: "day-picture" }, coverOf(app, deal.start.game)),
      make("h2", {}, dated(app, deal.date)),
      make("p", { class: "day-game" }, `${titleOf(app, deal.start)}, ${crewOf(app, deal)}`),
      make("p", {}, said(app, found)),
      make(
        "div",
        { class: "day-ways" },
        way(app, found),
        result &&
          make(
            "button",
            {
              class: "button",
              type: "button",
              id: "day-share",
              on: { click: () => void hand(app, tellOf(app, result)) },
            },
            icon("share"),
            words.t("day-share"),
          ),
      ),
    );
    fill(table, monthCalendar(app, found), streak(app, found));
  }

  app.results.addEventListener("change", () => void show(), { signal });
  void show();
  return page(
    words.t("day-title"),
    "day-page",
    make("p", { class: "lead" }, words.t("day-about")),
    other,
    loading(app, signal),
    today,
    make("h2", {}, words.t("day-calendar")),
    table,
    make(
      "p",
      {},
      make("a", { class: "button", href: hash({ screen: "record" }) }, words.t("record-title")),
    ),
  );
}

function said(app: App, { result, save, running, isGivenUp }: Standing) {
  if (result) return tellOf(app, result);
  return app.words.t(save || running ? "day-begun" : isGivenUp ? "day-given-up" : "day-once");
}

function streak({ words }: App, { deal, played }: Standing) {
  const { now, most } = daysInARow(played.keys(), deal.date);
  const label = words.t("day-medals");
  return make(
    "div",
    { class: "streak" },
    make("h2", {}, label),
    most > 1 && make("p", {}, words.t("day-streak", { now, most })),
    medals(label, MEDALS, most, (count, isWon) =>
      words.t("day-medal", { count, won: isWon ? "yes" : "no" }),
    ),
  );
}
