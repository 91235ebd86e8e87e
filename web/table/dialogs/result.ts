/** The result of a game, beside its last scene: who won and why, and where the points come from. */

import { forText } from "../../page/text-size.js";
import { dialog } from "../../components/dialog.js";
import { fresh, make, unfoldsInSight } from "../../components/dom.js";
import { emblem } from "../../components/emblem.js";
import { icon } from "../../components/icons.js";
import { keepInSight } from "./in-sight.js";
import { headline, winnersOf } from "../panels/headline.js";
import { roundTable, scoreTable } from "../panels/score-sheet.js";
import type { IconName } from "../../components/icons.js";
import type { Table } from "../../types/engine.js";
import type { App } from "../../types/page.js";

/** What can be done with a game that is over. */
export interface After {
  again: () => void;
  home: () => void;
  /** null: nothing shows it. */
  analyse: (() => void) | null;
  /** Goes back to the last turn. */
  look: () => void;
  /** Shows the result again. */
  result: () => void;
  watch: () => void;
  share: () => void;
}

/** Where there is room for every round without being asked. */
const ROOMY = "(min-width: 900px) and (min-height: 1000px)";

/** Opens it; the focus stays where it is. `deal`: what is said of it. */
export function openResult(
  app: App,
  table: Table,
  host: HTMLElement,
  after: After,
  deal: (HTMLElement | undefined)[],
) {
  const { words } = app;
  const winners = winnersOf(table);
  const { scene, sheet = null } = table.scenes.at(-1) ?? {};
  const close = (then: () => void) => () => {
    result.close();
    then();
  };
  const button = (key: string, then: () => void, sign: IconName, look = "") =>
    make(
      "button",
      { class: `button ${look}`, type: "button", on: { click: close(then) } },
      icon(sign),
      make("span", {}, words.t(key)),
    );
  const why = fresh("why");
  const result = dialog(
    { title: headline(app, table), class: "result" },
    make("div", { class: "result-seal" }, ...winners.map((seat) => sealOf(table, seat))),
    make(
      "button",
      {
        class: "icon-button result-close",
        type: "button",
        "aria-label": words.t("result-close"),
        title: words.t("result-close"),
        on: { click: close(() => {}) },
      },
      icon("close"),
    ),
    sheet?.why && make("p", { class: "result-why", id: why }, words.say(sheet.why)),
    sheet &&
      make("div", { class: "scores-frame" }, scoreTable(app, sheet, table.seats, new Set(winners))),
    make(
      "div",
      { class: "result-buttons" },
      button("table-again", after.again, "refresh", "primary"),
      button("result-board", after.look, "eye"),
      button("result-watch", after.watch, "play"),
      after.analyse && button("analysis-title", after.analyse, "chart"),
      button("result-share", after.share, "share"),
      button("result-other", after.home, "anchor", "to-home"),
    ),
    sheet &&
      sheet.rounds.length > 0 &&
      make(
        "details",
        { class: "result-rounds", open: matchMedia(forText(ROOMY)).matches },
        make("summary", {}, words.t("scores-rounds")),
        roundTable(app, sheet, table.seats),
      ),
    make("div", { class: "result-deal" }, ...deal),
  );
  if (sheet?.why) result.setAttribute("aria-describedby", why);
  unfoldsInSight(result);
  host.append(result);
  result.open = true;
  const stage = host.querySelector<HTMLElement>(".stage");
  if (scene && stage) keepInSight(scene, stage, result);
  return result;
}

/** Who has won, over the last scene for a moment; for who sees it alone. */
export function flourish({ words }: App, table: Table) {
  const winners = winnersOf(table);
  const element = make(
    "div",
    { class: "flourish", "aria-hidden": "true" },
    make(
      "div",
      { class: "flourish-plate" },
      ...winners.map((seat) => sealOf(table, seat)),
      make("strong", {}, headline({ words }, table)),
    ),
  );
  element.addEventListener("animationend", ({ target }) => target === element && element.remove());
  return element;
}

function sealOf({ seats }: Table, seat: number) {
  return emblem(seats[seat]?.colour ?? "red");
}
