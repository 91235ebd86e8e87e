/** The result of a game, in place of the board: who won and why, and where the points come from. */

import { forText } from "../../page/text-size.js";
import { cover } from "../../components/cover.js";
import { dialog } from "../../components/dialog.js";
import { fresh, make } from "../../components/dom.js";
import { emblem } from "../../components/emblem.js";
import { icon } from "../../components/icons.js";
import { roundTable, scoreTable } from "../panels/score-sheet.js";
import { HUMAN } from "../../model/setup.js";
import type { IconName } from "../../components/icons.js";
import type { Table } from "../../types/engine.js";
import type { App } from "../../types/page.js";

/** What can be done with a game that is over. */
export interface After {
  again: () => void;
  home: () => void;
  analyse: () => void;
  watch: () => void;
  share: () => void;
}

/** Where there is room for every round without being asked. */
const ROOMY = "(min-width: 900px) and (min-height: 700px)";

/** `deal`: what is said of it. */
export function openResult(
  app: App,
  table: Table,
  host: HTMLElement,
  after: After,
  deal: (HTMLElement | undefined)[],
) {
  const { words } = app;
  const winners = (table.ranks ?? []).flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const title = headline(app, table, winners);
  const sheet = table.scenes.at(-1)?.sheet ?? null;
  const room = app.rooms.find(({ id }) => id === table.game);
  const close = (then: () => void) => () => {
    result.close();
    then();
  };
  const button = (
    key: string,
    then: () => void,
    sign: IconName,
    look = "",
  ) =>
    make(
      "button",
      { class: `button ${look}`, type: "button", on: { click: close(then) } },
      icon(sign),
      make("span", {}, words.t(key)),
    );
  const why = fresh("why");
  const result = dialog(
    { title, class: "result" },
    make(
      "div",
      { class: "result-flourish" },
      room && cover(room),
      make(
        "div",
        { class: "result-seal" },
        ...winners.map((seat) => emblem(table.seats[seat]?.colour ?? "red")),
      ),
    ),
    sheet?.why && make("p", { class: "result-why", id: why }, words.say(sheet.why)),
    sheet &&
      make(
        "div",
        { class: "result-sheet" },
        make(
          "div",
          { class: "scores-frame" },
          scoreTable(app, sheet, table.seats, new Set(winners)),
        ),
        sheet.rounds.length > 0 &&
          make(
            "details",
            { class: "result-rounds", open: matchMedia(forText(ROOMY)).matches },
            make("summary", {}, words.t("scores-rounds")),
            roundTable(app, sheet, table.seats),
          ),
      ),
    make(
      "div",
      { class: "result-deal" },
      ...deal,
      table.seed !== null && table.origin === null && seedLine(app, table.seed),
    ),
    make(
      "div",
      { class: "result-buttons" },
      button("table-again", after.again, "refresh", "primary"),
      button("result-board", () => {}, "eye"),
      button("result-watch", after.watch, "play"),
      button("analysis-title", after.analyse, "chart"),
      button("result-share", after.share, "share"),
      button("result-other", after.home, "anchor", "to-home"),
    ),
  );
  if (sheet?.why) result.setAttribute("aria-describedby", why);
  host.append(result);
  result.show();
  result.querySelector("h2")?.focus();
  return result;
}

/** With it the same cards can be dealt again. */
function seedLine({ words }: App, seed: string) {
  return make("p", { class: "fine" }, words.t("lobby-seed"), " ", make("code", {}, seed));
}

/** `winners`: nobody if everybody has lost. */
function headline({ words }: App, { seats, viewer }: Table, winners: number[]) {
  if (!winners.length) return words.t("result-lost");
  const [winner = 0] = winners;
  const names = winners.map(words.seatName);
  if (winners.length > 1)
    return words.t("result-shared", { names: new Intl.ListFormat(words.locale).format(names) });
  const isYou = winner === viewer && seats.filter(({ who }) => who === HUMAN).length === 1;
  return isYou ? words.t("result-you") : words.t("result-winner", { name: names[0] ?? "" });
}
