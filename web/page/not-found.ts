/** Shown for an address that leads nowhere. */

import { make } from "../components/dom.js";
import { excerpt } from "../i18n/typed-text.js";
import { plain } from "../i18n/safe-text.js";
import { page } from "./page-title.js";
import { longMessage } from "./router.js";
import type { App, Screen } from "../types/page.js";

/** Graphemes of a name from outside that are shown. */
const LONGEST = 40;

/** What is said of something that a link asks for by a name, and that is not here. */
export function missed({ words }: App, key: string, name: string) {
  return words.t(`${key}-hint`, { name: excerpt(plain(name), LONGEST) });
}

/** `retry`: where it may lead somewhere later. `name`: of what is missing. */
export function missingScreen(
  app: App,
  key: string,
  { retry = null, name = "" }: { retry?: (() => void) | null; name?: string } = {},
): Screen {
  const { words } = app;
  return page(
    words.t(key),
    "missing",
    make("p", { class: "lead" }, missed(app, key, name)),
    make(
      "p",
      { class: "missing-buttons" },
      retry &&
        make(
          "button",
          { class: "button primary", type: "button", on: { click: retry } },
          words.t("shell-retry"),
        ),
      make("a", { class: `button${retry ? "" : " primary"}`, href: "#/" }, words.t("shell-home")),
    ),
  );
}

/** Shown for a save or a link that cannot be loaded. */
export function brokenScreen({ words }: App, why: string, isLink = false): Screen {
  return page(
    words.t(isLink ? "missing-link" : "missing-broken"),
    "missing",
    make("p", { class: "lead" }, why),
    make(
      "p",
      {},
      isLink
        ? make("a", { class: "button primary", href: "#/" }, words.t("shell-home"))
        : make("a", { class: "button primary", href: "#/saves" }, words.t("shell-nav-saves")),
    ),
  );
}

/** Shown for an address that is too long for what it names. */
export function longScreen({ words }: App, route: { found: number; most: number }): Screen {
  return page(
    words.t("missing-long"),
    "missing",
    make("p", { class: "lead" }, words.say(longMessage(route))),
    make("p", {}, make("a", { class: "button primary", href: "#/" }, words.t("shell-home"))),
  );
}
