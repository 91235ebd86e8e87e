/** What an address shows that leads nowhere. */

import { make } from "./dom.js";
import { page } from "./screens.js";

/** @import {App, Screen} from "./types.js" */

/** @param {App} app @param {string} key @returns {Screen} */
export function missingScreen(app, key) {
  const { words } = app;
  return page(
    words.t(key),
    "missing",
    make("p", { class: "lead" }, words.t(`${key}-hint`)),
    make("p", {}, make("a", { class: "button primary", href: "#/" }, words.t("shell-home"))),
  );
}
