/** What comes from outside, shown before it is taken: what it is, from where, and what becomes of it. */

import { isolated } from "../../i18n/safe-text.js";
import { dialog, openModal } from "../../components/dialog.js";
import { make } from "../../components/dom.js";
import { takeOffer } from "./import.js";
import { savedTitle } from "../../components/save-titles.js";
import { seatTag } from "../../components/seat-tag.js";
import type { App, Offer, Result } from "../../types/page.js";

type From = "shared" | "opened" | "dropped";

/** What is offered, and from where. */
export function offered(app: App, offers: Offer[], from: From) {
  const { words } = app;
  return [
    make("p", {}, words.t(`offer-${from}`)),
    make("ul", { class: "offers" }, ...offers.map((offer) => make("li", {}, ...described(app, offer)))),
    make("p", { class: "fine" }, words.t("offer-unkept")),
  ];
}

function described(app: App, { file, record, results, broken }: Offer) {
  const { words } = app;
  const named = make("p", { class: "fine" }, isolated(file));
  if (results)
    return [
      make("p", { class: "offer-name" }, words.t("offer-results", { count: results.length })),
      ...counted(results).map(([game, count]) =>
        make("p", {}, words.t("offer-results-of", { game: words.gameTitle(game), count })),
      ),
      broken > 0 && make("p", {}, words.t("record-imported-broken", { count: broken })),
      named,
    ];
  return [
    make("p", { class: "offer-name" }, savedTitle(app, record)),
    make("p", { class: "save-seats" }, ...record.seats.map((seat, at) => seatTag(words, seat, at))),
    make("p", {}, words.t(record.over ? "saves-over" : "saves-begun")),
    named,
  ];
}

/** How many results there are of each game. */
function counted(results: Result[]) {
  const games: Map<string, number> = new Map();
  for (const { game } of results) games.set(game, (games.get(game) ?? 0) + 1);
  return [...games];
}

/**
 * The button that takes it all, and goes to the last of the games. `otherwise` goes on where there
 * is none among them.
 */
export function takeButton(app: App, offers: Offer[], otherwise: () => void) {
  async function click() {
    let last: string | null = null;
    for (const offer of offers) last = (await takeOffer(app, offer)) ?? last;
    otherwise();
    if (last) app.go({ screen: "table", save: last });
  }
  return make(
    "button",
    { class: "button primary", type: "button", on: { click: () => void click() } },
    app.words.t("offer-take"),
  );
}

export function leaveButton(app: App, click: () => void) {
  return make("button", { class: "button", type: "button", on: { click } }, app.words.t("offer-leave"));
}

/** Shows it over whatever is shown. */
export function openOffer(app: App, offers: Offer[], from: From) {
  const { words } = app;
  const close = () => opened.close();
  const opened = dialog(
    { title: words.t("offer-title"), class: "offer", closeLabel: words.t("shell-close") },
    ...offered(app, offers, from),
    make("div", { class: "dialog-buttons" }, takeButton(app, offers, close), leaveButton(app, close)),
  );
  openModal(opened);
}
