/** The table of a game that another device deals, with all that belongs to a game with friends. */

import { GuestBots } from "../../protocol/seats/guest-bots.js";
import { HUMAN } from "../../../model/setup.js";
import { TableScreen } from "../../../table/table.js";
import { attentionOf } from "../company.js";
import { callAtTurn, tellMore } from "../attention.js";
import { openMoving } from "../change-device.js";
import { FinalCheck } from "../final-check.js";
import { HandFirst } from "./hand-first.js";
import { whoIsMissing } from "../missing-friends.js";
import { TalkPanel } from "../talk-panel.js";
import { watchingNotice } from "../watching.js";
import type { App, Manner } from "../../../types/page.js";
import type { Guest } from "../../protocol/seats/guest.js";
import type { OwnPlace } from "./own-place.js";

/** The host keeps the game. */
const MANNER: Manner = { keeps: "never", speed: null, lingers: false };

/** `stop`: whoever only watches leaves. `signal` closes it. */
export function guestTable(app: App, place: OwnPlace, stop: () => void, signal: AbortSignal) {
  const { guest, id } = place;
  guest.engine.sitting += 1;
  const again = () => app.toasts.show(app.words.t("join-again"));
  const botPool = new GuestBots(guest.engine, app.engine, app.botPool);
  const away = { ...app, engine: guest.engine, botPool };
  const table = new TableScreen(away, id, signal, { manner: MANNER, guest, again });
  table.notices.append(whoIsMissing(app, guest, id, signal));
  if (guest.isWatching) table.notices.append(watchingNotice(app, place, stop, signal));
  else beginToPlay(app, guest, id, table, signal);
  // Once it is over, it waits for nobody.
  table.session.when(
    () => [table.session.isOver],
    () => place.keepSeat(),
  );
  return table;
}

function beginToPlay(app: App, guest: Guest, id: string, table: TableScreen, signal: AbortSignal) {
  const attention = attentionOf(app);
  attention.call(id, app.words.t("call-dealt"));
  callAtTurn(app, attention, id, table.session);
  tellMore(app, guest, "watch-watching", () => guest.watching, (text) => app.toasts.show(text), signal);
  const handFirst = new HandFirst(app, table, () => isShownToAll(guest), signal);
  guest.addEventListener("change", () => handFirst.show(), { signal });
  const move = () => table.dialogs.show(() => openMoving(app, guest, signal), true);
  table.friends.offer({ sign: "device", key: "move-title", act: move });
  const talkPanel = new TalkPanel(app, guest, table.dialogs, signal);
  const draws = () => talkPanel.toasts.show(app.words.t("audit-drawing"));
  guest.addEventListener("drawing", draws, { signal });
  table.friends.talk(talkPanel);
  table.friends.check(new FinalCheck(app, guest, guest.guestRecord, table.session));
}

/** Whether the device that deals plays nobody, and shows the table to everybody. */
function isShownToAll({ seats }: Guest) {
  return seats.length > 0 && !seats.some(({ presence, who }) => presence === null && who === HUMAN);
}
