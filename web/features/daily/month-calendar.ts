/** The days of a month with the deals that were played: a stamp for each. */

import { cover } from "../../components/cover.js";
import { make, refill } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { tell, telling, tellingLine } from "../../components/telling.js";
import { dealOf, monthsAfter, weeksOf } from "../../model/daily-calendar.js";
import { hasWon, peopleOf } from "../../model/statistics.js";
import { dated, tellOf, titleOf } from "./daily.js";
import type { App, Result } from "../../types/page.js";
import type { Standing } from "./daily.js";

const MONDAY = 1;

/** It begins with today's month. */
export function monthCalendar(app: App, { deal: { date: today }, played }: Standing) {
  const { words } = app;
  const [earliest = today] = [...played.keys()].sort();
  const last = today.slice(0, 7);
  let month = last;
  const element = make("div", { class: "month" });
  const told = tellingLine("month-told");

  const step = (sign: "earlier" | "later", key: string, months: number, isThere: boolean) =>
    make(
      "button",
      {
        class: "button",
        type: "button",
        id: key,
        "aria-label": words.t(key),
        disabled: !isThere,
        on: {
          click: () => {
            month = monthsAfter(month, months);
            tell(told, "");
            show();
          },
        },
      },
      icon(sign),
    );

  function show() {
    const name = inMonth(words.locale, month);
    refill(
      element,
      make(
        "div",
        { class: "month-head" },
        step("earlier", "day-month-before", -1, earliest.slice(0, 7) < month),
        telling(make("h3", { id: "month-name" }, name)),
        step("later", "day-month-after", 1, month < last),
      ),
      make(
        "table",
        { class: "month-days", "aria-labelledby": "month-name" },
        make("thead", {}, make("tr", {}, ...weekdays(words.locale))),
        make(
          "tbody",
          {},
          ...weeksOf(month, firstDay(words.locale)).map((week) =>
            make("tr", {}, ...week.map((date) => make("td", {}, date && day(date)))),
          ),
        ),
      ),
      told,
    );
  }

  function day(date: string) {
    const number = make("span", { class: "day-number" }, String(Number(date.slice(8))));
    const result = played.get(date);
    const isTold = date >= earliest && date <= today;
    const start = result ?? (isTold ? dealOf(app.rooms, date)?.start : null);
    const room = start && app.rooms.find(({ id }) => id === start.game);
    if (!start || !room) return number;
    const look = `day${date === today ? " is-today" : ""}${result ? "" : " is-open"}`;
    const missed = date < today ? [words.t("day-missed")] : [];
    const said = result
      ? tellOf(app, result)
      : words.t("shell-said-of", { of: dated(app, date), said: [titleOf(app, start), ...missed].join(", ") });
    return make(
      "button",
      {
        class: look,
        type: "button",
        id: `day-${date}`,
        "aria-label": said,
        title: said,
        on: { click: () => tell(told, said) },
      },
      number,
      cover(room),
      result && stamp(result),
    );
  }

  show();
  return element;
}

/** Whether it was won: by a sign, not by its colour alone. */
function stamp(result: Result) {
  const [seat = 0] = peopleOf(result);
  const isWon = hasWon(result, seat);
  return make("span", { class: isWon ? "stamp is-won" : "stamp" }, icon(isWon ? "star" : "anchor"));
}

function inMonth(locale: string, month: string) {
  const how = { month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(locale, how).format(Date.parse(`${month}-01`));
}

/** The names of a week's days, as a row's heads. */
function weekdays(locale: string) {
  const named = (weekday: "short" | "long", date: string) =>
    new Intl.DateTimeFormat(locale, { weekday, timeZone: "UTC" }).format(Date.parse(date));
  const [week = []] = weeksOf("2026-06", firstDay(locale)).slice(1);
  return week.map((date) =>
    make("th", { scope: "col", abbr: named("long", date ?? "") }, named("short", date ?? "")),
  );
}

/** The day a week begins with there, 1 (Monday) to 7. */
function firstDay(locale: string): number {
  const asked = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return (asked.getWeekInfo?.() ?? asked.weekInfo)?.firstDay ?? MONDAY;
}
