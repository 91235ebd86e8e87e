/** The badge on the icon of the installed page: today's deal is still to be played, or a table calls. */

import { standing } from "./daily.js";
import { SAVES_NEWS } from "../../components/save-titles.js";
import type { Preferences } from "../../storage/preferences.js";
import type { App } from "../../types/page.js";

/** Whether the device shows badges. */
export function canBadge() {
  return typeof navigator.setAppBadge === "function";
}

/** Whether one is wanted: as was chosen, or else once a day's deal was begun here. */
export function isBadged(preferences: Preferences) {
  return preferences.values.badge ?? preferences.dayBegun() !== null;
}

/** Sets and clears it from now on. */
export function keepBadge(app: App) {
  /** Counts the looks, so that a newer one counts. */
  let turn = 0;
  const show = async () => {
    const now = ++turn;
    const found = isBadged(app.preferences) ? await standing(app) : null;
    if (now !== turn) return;
    const isBegun = found && (found.result || found.save || found.running || found.isGivenUp);
    const isDue = found && !isBegun;
    // Where the page is not installed, there is no icon to bear it.
    await (isDue || app.hosting.isCalling ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => {});
  };
  for (const event of SAVES_NEWS) app.saves.addEventListener(event, show);
  app.results.addEventListener("change", show);
  app.preferences.addEventListener("change", show);
  // A day may have passed.
  document.addEventListener("visibilitychange", show);
  return show();
}
