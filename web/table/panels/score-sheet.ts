/** A score sheet: where every seat's points come from, in all and round by round. */

import { amount } from "../../i18n/numbers.js";
import { make } from "../../components/dom.js";
import { emblem } from "../../components/emblem.js";
import { factSign } from "./facts.js";
import { spriteImage } from "../../components/sprite.js";
import type { Fact, Seat, Sheet } from "../../types/engine.js";
import type { App } from "../../types/page.js";

/** In all, and round by round where there are rounds. */
export function scoreTables(app: App, sheet: Sheet, seats: Seat[]) {
  return [
    scoreTable(app, sheet, seats),
    sheet.rounds.length > 0 && roundTable(app, sheet, seats),
  ];
}

/** `winners` are lit. */
export function scoreTable(
  { words }: App,
  sheet: Sheet,
  seats: Seat[],
  winners: Set<number> = new Set(),
) {
  const names = sheet.columns.map((column) => words.say(column));
  const isOver = sheet.why !== null;
  return make(
    "table",
    { class: isOver ? "scores is-over" : "scores" },
    make("caption", { class: "unseen" }, words.t("scores-title")),
    make(
      "thead",
      {},
      make(
        "tr",
        {},
        make("td"),
        ...names.map((name, at) =>
          heading(name, sheet.icons[at] ?? "", at === sheet.decided && (isOver ? words.t("scores-decided") : "")),
        ),
      ),
    ),
    make(
      "tbody",
      {},
      ...sheet.rows.map(({ seat, values }) =>
        make(
          "tr",
          { class: winners.has(seat) ? "is-winner" : null },
          make(
            "th",
            { scope: "row" },
            make(
              "span",
              { class: "scores-seat" },
              emblem(seats[seat]?.colour ?? "red"),
              make("span", {}, words.seatName(seat)),
            ),
          ),
          ...values.map((value, at) => {
            const isSaid = typeof value === "object";
            const sorts = [at === sheet.decided && "is-decided", isSaid && "is-said"].filter(Boolean);
            return make(
              "td",
              { class: sorts.join(" ") || null },
              isSaid ? words.say(value) : shown(words.locale, value),
            );
          }),
        ),
      ),
    ),
  );
}

/** `decided`: what is said of the column that decides; false: it is another. */
function heading(name: string, sprite: string, decided: string | false) {
  return make(
    "th",
    { scope: "col", class: decided === false ? null : "is-decided" },
    sprite && spriteImage(sprite),
    make("span", { class: "scores-name" }, name),
    decided && make("span", { class: "unseen" }, ` ${decided}`),
  );
}

/** A row for every round, a column for every seat. */
export function roundTable(app: App, sheet: Sheet, seats: Seat[]) {
  const { words } = app;
  return make(
    "table",
    { class: "scores rounds" },
    make("caption", {}, words.t("scores-rounds")),
    make(
      "thead",
      {},
      make(
        "tr",
        {},
        make("th", { scope: "col" }, make("span", { class: "unseen" }, words.t("scores-round"))),
        ...seats.map(({ colour }, seat) =>
          make(
            "th",
            { scope: "col" },
            emblem(colour),
            make("span", { class: "rounds-seat" }, words.seatName(seat)),
          ),
        ),
      ),
    ),
    make(
      "tbody",
      {},
      ...sheet.rounds.map(({ number, facts, parts }) =>
        make(
          "tr",
          {},
          make("th", { scope: "row" }, String(number), signs(app, facts)),
          ...parts.map((part) => make("td", {}, sum(words.locale, part), signs(app, part.facts))),
        ),
      ),
    ),
  );
}

function shown(locale: string, value: string | number) {
  return value === "" ? "–" : amount(locale, value);
}

/** What a round came to for a seat, unless a single fact says it too. */
function sum(locale: string, { value, facts }: { value: string | number; facts: Fact[] }) {
  const worth = facts.filter((fact) => fact.value !== "");
  return worth.length !== 1 && make("span", { class: "rounds-sum" }, shown(locale, value));
}

function signs(app: App, facts: Fact[]) {
  if (!facts.length) return false;
  const { words } = app;
  return make(
    "ul",
    { class: "rounds-facts" },
    ...facts.map((fact) =>
      make(
        "li",
        { title: words.say(fact.message) },
        ...factSign(app, fact),
        make("span", { class: "unseen" }, ` ${words.say(fact.message)}`),
      ),
    ),
  );
}
