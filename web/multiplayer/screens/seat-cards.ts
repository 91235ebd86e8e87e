/** On the first screen: tables elsewhere at which this device has a seat, or watches, and finds back by itself. */

import { make } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { hash } from "../../page/router.js";
import { storageOrNull } from "../../storage/preferences.js";
import { joined } from "../protocol/seats/kept-tables.js";
import { hostOf } from "./joining/join-form.js";
import type { App } from "../../types/page.js";

/** One card for each, the latest first. `refresh`: the screen, once that has changed. */
export function seatCards(app: App, refresh: () => void) {
  const { words } = app;
  const shelf = joined(storageOrNull("localStorage"));
  const cards = [];
  for (const [id, place] of shelf.entries().reverse()) {
    const { invite, waits } = place;
    if (!waits || !app.rooms.some((room) => room.id === waits.game)) continue;
    const name = `seat-${id}`;
    const { host, named } = hostOf(waits);
    const leave = () => {
      shelf.put(id, { ...place, waits: null });
      app.hosting.guests.get(id)?.quit();
      app.hosting.guests.delete(id);
      refresh();
    };
    cards.push(
      make(
        "section",
        { class: "resume", "aria-labelledby": name },
        make("div", { class: "resume-seal" }, icon("crew")),
        make(
          "div",
          { class: "resume-words" },
          make("h2", { id: name }, named === "yes" ? words.t("seat-title", { host }) : words.t("waiting-back")),
          make("p", {}, words.gameTitle(waits.game)),
        ),
        make("a", { class: "button primary", href: hash({ screen: "join", invite }) }, words.t("waiting-back")),
        make("button", { class: "button", type: "button", on: { click: leave } }, words.t("waiting-leave")),
      ),
    );
  }
  return cards;
}
