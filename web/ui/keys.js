/** The keys of the table, for who asks. */

import { dialog, openModal } from "./dialog.js";
import { make } from "./dom.js";

/** @import {App} from "./types.js" */

/** What the keys do, by the name of the message, and how they are written. */
const KEYS = /** @type {const} */ ([
  ["keys-walk", ["←", "↑", "→", "↓"]],
  ["keys-next", ["PgDn", "PgUp"]],
  ["keys-pick", ["Enter"]],
  ["keys-drop", ["Esc"]],
  ["keys-what", ["?"]],
  ["keys-hint", ["H"]],
  ["keys-sound", ["M"]],
  ["keys-hurry", ["Shift+Enter"]],
]);

/** @param {App} app */
export function keyList({ words }) {
  return make(
    "dl",
    { class: "keys" },
    ...KEYS.map(([name, keys]) =>
      make(
        "div",
        {},
        make("dt", {}, ...keys.map((key) => make("kbd", {}, key))),
        make("dd", {}, words.t(name)),
      ),
    ),
  );
}

/** @param {App} app */
export function openKeys(app) {
  const { words } = app;
  const keys = dialog(
    { title: words.t("keys-heading"), closeLabel: words.t("shell-close") },
    keyList(app),
    make("p", { class: "fine" }, words.t("keys-log")),
  );
  openModal(keys);
  return keys;
}
