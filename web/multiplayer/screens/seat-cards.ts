/** On the first screen: tables elsewhere at which this device has a seat, or watches. */

import { make } from "../../components/dom.js";
import { waitingCard } from "../../components/waiting-card.js";
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
  for (const [id, place] of shelf.all.reverse()) {
    const { invite, isOnline, waits } = place;
    if (!waits || !app.rooms.some((room) => room.id === waits.game)) continue;
    const { host, named } = hostOf(waits);
    const isThere = app.hosting.guests.get(id)?.state === "here";
    const leave = () => {
      shelf.put(id, { ...place, waits: null });
      app.hosting.guests.get(id)?.quit();
      app.hosting.guests.delete(id);
      refresh();
    };
    const title = named === "yes" ? words.t("seat-title", { host }) : words.t("waiting-back");
    const about = [
      make("p", {}, words.gameTitle(waits.game)),
      !isOnline && !isThere && make("p", { class: "fine" }, words.t("seat-by-hand")),
    ];
    cards.push(waitingCard(app, { name: `seat-${id}`, title, about, href: hash({ screen: "join", invite }), leave }));
  }
  return cards;
}
