/** What of the page is shared by the screens of a game with friends elsewhere. */

import { HostedTables } from "../protocol/seats/hosted-tables.js";
import { SeatTabs } from "../protocol/seats/seat-tabs.js";
import { storageOrNull } from "../../storage/preferences.js";

/** @import {App} from "../../types/page.js" */

/** The tables this page hosts. @param {App} app */
export function hostingOf(app) {
  return (app.hosting.tables ??= new HostedTables(app.engine, storageOrNull("localStorage")));
}

/** This browser's other pages at the tables at which this one is a guest. @param {App} app */
export function tabsOf({ hosting }) {
  return (hosting.seatTabs ??= new SeatTabs(hosting.guests));
}
