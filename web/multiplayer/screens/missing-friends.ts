/** Says at the table who of those with devices of their own is missing. */

import { inviteOf } from "../protocol/seats/invite-links.js";
import { button } from "../../components/controls.js";
import { make, refill } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { tellingLine } from "../../components/telling.js";
import { goOnButton } from "./handover.js";
import { hostOf } from "./joining/join-form.js";
import { unreachable } from "./online-switch.js";
import type { App } from "../../types/page.js";
import type { Presence } from "../protocol/seats/guest-seat.js";
import type { Guest } from "../protocol/seats/guest.js";

/** A guest's notice: nothing while all are there. `id`: of the table. */
export function whoIsMissing(app: App, guest: Guest, id: string, signal: AbortSignal) {
  const { words } = app;
  const says = tellingLine();
  const buttons = make("div", { class: "table-notice-buttons" });
  const element = make("div", { class: "table-notice presence" }, icon("crew"), says, buttons);
  const cut = () => {
    const { approach } = guest;
    if (approach?.state === "failed") return unreachable(app, approach.servers);
    return words.t(approach ? "presence-returning" : "presence-cut");
  };
  const show = () => {
    const { isBack, seats, state, welcome, isPlayed } = guest;
    const names = seats.flatMap(({ presence }, seat) =>
      presence === null || presence === "here" || seat === welcome?.seat ? [] : [words.seatName(seat)],
    );
    // Nothing can be done at a table that may have changed.
    const isCut = state === "gone" || state === "waiting" || isBack;
    const isOver = guest.table?.over ?? false;
    const called = isOver ? null : guest.called;
    const said = isCut
      ? called === null
        ? cut()
        : words.t("handover-ask", hostOf(inviteOf(called)))
      : state === "away"
        ? words.t("presence-host-away")
        : !isPlayed
          ? words.t("presence-host-pause")
          : missing(app, names);
    if (says.textContent !== said) says.textContent = said;
    element.hidden = said === "";
    const isGone = state === "gone" && !isOver;
    refill(buttons, isGone && called !== null && thither(app, called), isGone && goOnButton(app, id));
  };
  guest.addEventListener("change", show, { signal });
  guest.approach?.addEventListener("state", show, { signal });
  show();
  return element;
}

/** Leads to the device of a guest who goes on with the game. */
function thither(app: App, invite: string) {
  return button(app.words.t("join-button"), () => app.go({ screen: "join", invite }), { look: "primary" });
}

/** The host's notice: who is missing, and a button for each that invites again. */
export function inviteAgain(
  app: App,
  seats: { seat: number; presence: Presence }[],
  invite: (seat: number) => void,
): HTMLElement[] {
  const { words } = app;
  const gone = seats.filter(({ presence }) => presence !== "away");
  return gone.map(({ seat }) => {
    const name = words.t("presence-invite", { name: words.seatName(seat) });
    return button(name, () => invite(seat), { id: `presence-${seat}`, sign: "share" });
  });
}

export function missing({ words }: App, names: string[]) {
  if (names.length === 0) return "";
  const listed = new Intl.ListFormat(words.locale).format(names);
  return words.t("presence-missing", { names: listed, count: names.length });
}
