/** The page of the deal of the day, with the calendar. */

import { dealOf, daysAfter, daysInARow } from "../../model/daily-calendar.js";
import { crewOf, dated, howOf, standing, tellOf, titleOf, way } from "./daily.js";
import { fill, make, refill } from "../../components/dom.js";
import { hand } from "../../components/share.js";
import { icon } from "../../components/icons.js";
import { loading } from "../../components/engine-progress.js";
import { hash } from "../../page/router.js";
import { missed } from "../../page/not-found.js";
import { page } from "../../page/page-title.js";
import type { App, Screen } from "../../types/page.js";
import type { Standing } from "./daily.js";

/** So many days back the calendar goes. */
const SHOWN = 31;

export function dayScreen(app: App, { day }: { day?: string | null }, signal: AbortSignal): Screen {
  const { words } = app;
  const today = make("section", { class: "panel day-today" });
  const table = make("div", { class: "table-frame" });
  const other = make("p", { class: "note", role: "status", hidden: true }, day && missed(app, "missing-day", day));

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
      make("p", { class: "fine" }, streak(app, found)),
    );
    fill(table, calendar(app, found));
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

function calendar(app: App, { deal: { date: today }, played }: Standing) {
  const { words } = app;
  const [earliest = today] = [...played.keys()].sort();
  const days = [];
  for (let back = 0; back < SHOWN; back += 1) {
    const date = daysAfter(today, -back);
    if (date >= earliest) days.push(date);
  }
  return make(
    "table",
    { class: "records" },
    make("caption", { class: "unseen" }, words.t("day-calendar")),
    heads(app, ["day-column-day", "day-column-deal", "day-column-result"]),
    make(
      "tbody",
      {},
      ...days.map((date) => {
        const deal = dealOf(app.rooms, date);
        const result = played.get(date);
        const of = result ?? deal?.start;
        return make(
          "tr",
          {},
          make("th", { scope: "row" }, dated(app, date)),
          make("td", {}, of ? titleOf(app, of) : ""),
          make("td", {}, result ? howOf(app, result) : date < today ? words.t("day-missed") : "–"),
        );
      }),
    ),
  );
}

export function heads({ words }: App, keys: string[]) {
  return make(
    "thead",
    { role: "rowgroup" },
    make(
      "tr",
      { role: "row" },
      ...keys.map((key) => make("th", { scope: "col", role: "columnheader" }, words.t(key))),
    ),
  );
}

function said(app: App, { result, save, running, isGivenUp }: Standing) {
  if (result) return tellOf(app, result);
  return app.words.t(save || running ? "day-begun" : isGivenUp ? "day-given-up" : "day-once");
}

function streak({ words }: App, { deal, played }: Standing) {
  const { now, most } = daysInARow(played.keys(), deal.date);
  return most > 1 && words.t("day-streak", { now, most });
}
