/** What of the page is shared by the screens of a game with friends elsewhere. */

import { HostedTables } from "../protocol/seats/hosted-tables.js";
import { Attention } from "./attention.js";
import { SeatTabs } from "../protocol/seats/seat-tabs.js";
import { storageOrNull } from "../../storage/preferences.js";
import type { App } from "../../types/page.js";

/** The tables this page hosts. */
export function hostingOf(app: App) {
  return (app.hosting.tables ??= new HostedTables(app.engine, storageOrNull("localStorage")));
}

/** What calls whoever does not look. */
export function attentionOf(app: App) {
  return (app.hosting.attention ??= new Attention(app));
}

/** This browser's other pages at the tables at which this one is a guest. */
export function tabsOf({ hosting }: App) {
  return (hosting.seatTabs ??= new SeatTabs(hosting.guests));
}
