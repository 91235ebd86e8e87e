/** A turning point of a finished game: whose chance changed by how much, with what. */

import { make } from "../components/dom.js";
import { emblem } from "../components/emblem.js";
import { difference, percent } from "../i18n/percent.js";
import type { Table } from "../types/engine.js";
import type { App } from "../types/page.js";
import type { Named } from "./game-review.js";

/** `number`: of it, 1 the first. `looking`: the past moment on the board. */
export function turnItem(
  app: App,
  table: Table,
  { seat, before, after, line, better }: Named,
  number: number,
  looking: number | null,
  onLook: (position: number) => void,
) {
  const { words } = app;
  const isDrop = after < before;
  const args = {
    name: words.seatName(seat),
    before: percent(words.locale, before),
    after: percent(words.locale, after),
  };
  return make(
    "li",
    {},
    make(
      "button",
      {
        class: `turn ${isDrop ? "is-drop" : "is-gain"}`,
        type: "button",
        "aria-current": looking === line.position ? "step" : null,
        on: { click: () => onLook(line.position) },
      },
      make("span", { class: "turn-number", "aria-hidden": "true" }, String(number)),
      emblem(table.seats[seat]?.colour ?? "red"),
      make(
        "span",
        { class: "turn-change" },
        difference(words.locale, before, after),
        " ",
        make("span", { class: "turn-span" }, words.t("analysis-change", args)),
      ),
      " ",
      make("span", { class: "turn-line" }, words.say(line.message)),
    ),
    better &&
      make(
        "p",
        { class: "turn-better" },
        words.t("analysis-better", { label: words.say(better.label) }),
        better.reason && make("span", { class: "hint-reason" }, words.say(better.reason)),
      ),
  );
}
