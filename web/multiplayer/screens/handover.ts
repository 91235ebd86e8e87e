/** A game goes on at another device than the one that dealt it, which is gone. */

import { entrusted } from "../protocol/seats/kept-tables.js";
import { newId } from "../../kit/ids.js";
import { button } from "../../components/controls.js";
import { make } from "../../components/dom.js";
import { storageOrNull } from "../../storage/preferences.js";
import { FRIEND, HUMAN } from "../../model/setup.js";
import type { App } from "../../types/page.js";
import type { Guest } from "../protocol/seats/guest.js";
import type { Host } from "../protocol/seats/host.js";
import type { Left } from "../protocol/seats/kept-tables.js";

/** What hosts have left on this device. */
function shelf() {
  return entrusted(storageOrNull("localStorage"));
}

/** Keeps what the host has left here. `id`: of the table. */
export function keepCopy(id: string, { seats, trustee, welcome }: Guest) {
  const copied = trustee.entrusted;
  if (!copied?.data || !welcome) return;
  const { game, options, seat } = welcome;
  const setups = seats.map(({ name, colour, who }) => ({ name, colour, who }));
  shelf().put(id, { ...copied, game, options, seat, seats: setups });
}

/** `id`: of the table. Null: nothing was left here. */
export function goOnButton(app: App, id: string): HTMLElement | null {
  const left = shelf().get(id);
  if (!left) return null;
  return button(app.words.t("handover-here"), () => goOn(app, left), { sign: "anchor" });
}

/** Invites the others to this device. */
function goOn(app: App, { game, options, seat: own, seats, ...handover }: Left) {
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
 * Invites those who can be reached from here still, over the links that guests have among
 * themselves. `host`: of the game that goes on here. `copy`: the name of what was left here.
 */
export async function callOthers({ hosting }: App, host: Host, copy: string) {
  const guest = [...hosting.guests.values()].find(
    ({ trustee }) => trustee.entrusted?.copy === copy,
  );
  if (!guest) return;
  for (const { seat } of host.guests.values()) {
    const invite = await host.admission.invite(seat);
    if (invite !== null) guest.mesh.tell(seat, { t: "invite", invite });
  }
}

/** Asks a guest whether the game may go on at the device it has come to; null: nobody has asked. */
export function question(
  { words }: App,
  guest: Guest,
  host: { host: string; named: string },
): HTMLElement | null {
  const { wanted } = guest.trustee;
  if (wanted === null) return null;
  const left = shelf().all.map(([, each]) => each).find(({ copy }) => copy === wanted);
  return make(
    "section",
    { class: "handover" },
    make("h2", {}, words.t("handover-ask", host)),
    make("p", {}, words.t(left ? "handover-ask-about" : "handover-none")),
    left && button(words.t("handover-agree"), () => guest.give(left.part), { look: "primary large", sign: "check" }),
  );
}
