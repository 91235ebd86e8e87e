/** A game goes on at another device than the one that dealt it, which is gone. */

import { entrusted } from "../protocol/seats/kept-tables.js";
import { newId } from "../../kit/ids.js";
import { make } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { storageOrNull } from "../../storage/preferences.js";
import { FRIEND, HUMAN } from "../../model/setup.js";

/** @import {Guest} from "../protocol/seats/guest.js" */
/** @import {Host} from "../protocol/seats/host.js" */
/** @import {Left} from "../protocol/seats/kept-tables.js" */
/** @import {App} from "../../types/page.js" */

/** What hosts have left on this device. */
function shelf() {
  return entrusted(storageOrNull("localStorage"));
}

/** Keeps what the host has left here. @param {string} id of the table @param {Guest} guest */
export function keepCopy(id, { seats, trustee, welcome }) {
  const copied = trustee.entrusted;
  if (!copied?.data || !welcome) return;
  const { game, options, seat } = welcome;
  const setups = seats.map(({ name, colour, who }) => ({ name, colour, who }));
  shelf().put(id, { ...copied, game, options, seat, seats: setups });
}

/** @param {App} app @param {string} id of the table @returns {HTMLElement | null} null: nothing was left here */
export function goOnButton(app, id) {
  const left = shelf().get(id);
  if (!left) return null;
  return make(
    "button",
    { class: "button", type: "button", on: { click: () => goOn(app, left) } },
    icon("anchor"),
    app.words.t("handover-here"),
  );
}

/** Invites the others to this device. @param {App} app @param {Left} left */
function goOn(app, { game, options, seat: own, seats, ...handover }) {
  const id = newId();
  const here = seats.map((each, seat) => ({
    ...each,
    who: seat === own ? HUMAN : each.who === HUMAN ? FRIEND : each.who,
  }));
  // A page that is loaded again must not begin a game of its own from this.
  app.pendingGames.set(id, { game, options, seats: here, seed: null, handover });
  app.go({ screen: "invite", save: id });
}

/**
 * Invites those who can be reached from here still, over the links that guests have among themselves.
 * @param {App} app
 * @param {Host} host of the game that goes on here
 * @param {string} copy the name of what was left here
 */
export async function callOthers({ hosting }, host, copy) {
  const guest = [...hosting.guests.values()].find(({ trustee }) => trustee.entrusted?.copy === copy);
  if (!guest) return;
  for (const { seat } of host.guests.values()) {
    const invite = await host.invite(seat);
    if (invite !== null) guest.mesh.tell(seat, { t: "invite", invite });
  }
}

/**
 * Asks a guest whether the game may go on at the device it has come to; null: nobody has asked.
 * @param {App} app
 * @param {Guest} guest
 * @param {{host: string, named: string}} host
 * @returns {HTMLElement | null}
 */
export function question({ words }, guest, host) {
  const { wanted } = guest.trustee;
  if (wanted === null) return null;
  const left = shelf().all().find(({ copy }) => copy === wanted);
  return make(
    "section",
    { class: "handover" },
    make("h2", {}, words.t("handover-ask", host)),
    make("p", {}, words.t(left ? "handover-ask-about" : "handover-none")),
    left &&
      make(
        "button",
        { class: "button primary large", type: "button", on: { click: () => guest.give(left.part) } },
        icon("check"),
        words.t("handover-agree"),
      ),
  );
}
