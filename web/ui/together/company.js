/** What of the page is shared by the screens of a game with friends elsewhere. */

import { Hosting } from "../../together/hosting.js";
import { Tabs } from "../../together/tabs.js";
import { storageOrNull } from "../preferences.js";

/** @import {App} from "../types.js" */

/** The tables this page hosts. @param {App} app */
export function hostingOf(app) {
  return (app.hosting.tables ??= new Hosting(app.engine, storageOrNull("localStorage")));
}

/** This browser's other pages at the tables at which this one is a guest. @param {App} app */
export function tabsOf({ hosting }) {
  return (hosting.tabs ??= new Tabs(hosting.guests));
}
