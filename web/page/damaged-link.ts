/** Where a link leads that was damaged on its way: to what it asks for, or to words that say what is wrong. */

import { isWholeReply, linkIn } from "./link-reader.js";
import { longScreen, missed, missingScreen } from "./not-found.js";
import { page } from "./page-title.js";
import { hash, here, longMessage } from "./router.js";
import type { App, Asked, Route, Screen } from "../types/page.js";

export function damagedScreen(app: App, { text }: { text: string }): Screen {
  const asked = linkIn(text, app.rooms) ?? { screen: "home" };
  if (asked.screen === "unknown") return missingScreen(app, `missing-${asked.what}`, { name: asked.name });
  if (asked.screen === "incomplete") return missingScreen(app, "missing-rest");
  if (asked.screen === "long") return longScreen(app, asked);
  // The address is as it should be from then on, also for whoever passes it on. Where one has gone on to
  // another one, and this is only made anew with other words, that one stays.
  queueMicrotask(() => {
    if (addressOf(here()) === text) location.replace(hash(asked));
  });
  return page("", "missing");
}

/** The text of an address as `damagedScreen` takes it. */
function addressOf(route: Route | null) {
  return route?.screen === "damaged" ? route.text : route && hash(route);
}

/**
 * The same where the address of a link seemed to be one of ours: null if it is, or if nobody knows what it
 * was. Signs behind it may be taken for a part of it.
 */
export function mendedScreen(app: App, route: Route): Screen | null {
  const text = hash(route);
  const asked = linkIn(text, app.rooms);
  const isSame = asked === null || asked.screen !== route.screen || hash(asked as Route) === text;
  return isSame ? null : damagedScreen(app, { text });
}

/** Why a link that was handed over leads nowhere, in words; null if it leads somewhere. */
export function wrongWith(app: App, asked: Asked): string | null {
  const { words } = app;
  if (asked.screen === "unknown") return missed(app, `missing-${asked.what}`, asked.name);
  if (asked.screen === "long") return words.say(longMessage(asked));
  const isBroken = asked.screen === "reply" && !isWholeReply(asked.reply);
  return isBroken || asked.screen === "incomplete" ? words.t("error-link-broken") : null;
}
