/** Before the deal, at a device that has come: who is there. */

import { make } from "../../../components/dom.js";
import { tellingLine } from "../../../components/telling.js";
import { paintersHash } from "../../../net/files.js";
import { choiceNames } from "../../../model/setup.js";
import { question } from "../handover.js";
import { hostOf } from "./join-form.js";
import { roleOf, seatRow } from "../seat-row.js";
import { watchersLine } from "../watching.js";
import type { App } from "../../../types/page.js";
import type { Invite } from "../../protocol/seats/invite-links.js";
import type { Guest, SeatThere } from "../../protocol/seats/guest.js";

/** Nothing before the host has let it in. `after`: what stands below who is there. */
export function joinLobby(app: App, guest: Guest, invite: Invite, after: HTMLElement | null) {
  const { words } = app;
  const { isWatching, seats, watching, welcome } = guest;
  if (!welcome) return [];
  const host = hostOf(invite);
  const chosen = choiceNames(app, welcome.game, welcome.options);
  const role = (chair: SeatThere, seat: number) =>
    seat === welcome.seat ? words.t("table-you") : roleOf(app, chair, "presence-here");
  return [
    make("p", { class: "fine" }, chosen.join(" · ")),
    make("ol", { class: "invite-seats" }, ...seats.map((chair, seat) => seatRow(app, seat, chair, role(chair, seat)))),
    watchersLine(app, watching),
    question(app, guest, host) ??
      tellingLine(null, words.t(isWatching ? "watch-here" : "join-waiting", host)),
    after,
    guest.guestRecord.deals > 0 &&
      make("p", { class: "fine" }, words.t("audit-dealt-before", { count: guest.guestRecord.deals })),
    welcome.painters !== paintersHash() && make("p", { class: "fine" }, words.t("join-painters")),
  ];
}
