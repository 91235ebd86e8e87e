/** What comes from outside, shown before it is taken: what it is, from where, and what becomes of it. */

import { isolated } from "../../i18n/safe-text.js";
import { dialog, openModal } from "../../components/dialog.js";
import { make } from "../../components/dom.js";
import { takeOffer } from "./import.js";
import { savedTitle } from "../../components/save-titles.js";
import { seatTag } from "../../components/seat-tag.js";

/** @import {App, Offer, Result} from "../../types/page.js" */

/** @typedef {"shared" | "opened" | "dropped"} From */

/**
 * What is offered, and from where.
 * @param {App} app
 * @param {Offer[]} offers
 * @param {From} from
 */
export function offered(app, offers, from) {
  const { words } = app;
  return [
    make("p", {}, words.t(`offer-${from}`)),
    make("ul", { class: "offers" }, ...offers.map((offer) => make("li", {}, ...described(app, offer)))),
    make("p", { class: "fine" }, words.t("offer-unkept")),
  ];
}

/** @param {App} app @param {Offer} offer */
function described(app, { file, record, results, broken }) {
  const { words } = app;
  const named = make("p", { class: "fine" }, isolated(file));
  if (results)
    return [
      make("p", { class: "offer-name" }, words.t("offer-results", { count: results.length })),
      ...counted(results).map(([game, count]) =>
        make("p", {}, words.t("offer-results-of", { game: words.t(`${game}-title`), count })),
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

/** How many results there are of each game. @param {Result[]} results */
function counted(results) {
  /** @type {Map<string, number>} */
  const games = new Map();
  for (const { game } of results) games.set(game, (games.get(game) ?? 0) + 1);
  return [...games];
}

/**
 * The button that takes it all, and goes to the last of the games.
 * @param {App} app
 * @param {Offer[]} offers
 * @param {() => void} otherwise goes on where there is none among them
 */
export function takeButton(app, offers, otherwise) {
  async function click() {
    /** @type {string | null} */
    let last = null;
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

/** @param {App} app @param {() => void} click */
export function leaveButton(app, click) {
  return make("button", { class: "button", type: "button", on: { click } }, app.words.t("offer-leave"));
}

/** Shows it over whatever is shown. @param {App} app @param {Offer[]} offers @param {From} from */
export function openOffer(app, offers, from) {
  const { words } = app;
  const close = () => opened.close();
  const opened = dialog(
    { title: words.t("offer-title"), class: "offer", closeLabel: words.t("shell-close") },
    ...offered(app, offers, from),
    make("div", { class: "share-buttons" }, takeButton(app, offers, close), leaveButton(app, close)),
  );
  openModal(opened);
}
