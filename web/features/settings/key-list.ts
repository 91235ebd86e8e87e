/** The keys of the table, for who asks. */

import { dialog, openModal } from "../../components/dialog.js";
import { make } from "../../components/dom.js";
import type { App } from "../../types/page.js";

/** The message with the name of the one key that has no sign. */
const SPACE = "keys-space";

/** What the keys do, by the name of the message, and how they are written. */
const KEYS = [
  ["keys-walk", ["←", "↑", "→", "↓"]],
  ["keys-ends", ["Home", "End"]],
  ["keys-next", ["PgDn", "PgUp"]],
  ["keys-step", ["N", "P"]],
  ["keys-number", ["1", "…", "9"]],
  ["keys-pick", ["Enter"]],
  ["keys-drop", ["Esc"]],
  ["keys-end", ["E"]],
  ["keys-undo", ["U"]],
  ["keys-replay", ["R"]],
  ["keys-what", ["?"]],
  ["keys-hint", ["H"]],
  ["keys-sound", ["M"]],
  ["keys-hurry", ["Shift+Enter"]],
  ["keys-skip", [SPACE]],
] as const;

/** Which of them can be switched off. */
const LETTERS = new Set([
  ...["keys-step", "keys-number", "keys-end", "keys-undo", "keys-replay"],
  ...["keys-hint", "keys-sound", "keys-skip"],
]);

/** `areLetters`: whether those mean something that can be switched off. */
export function keyList({ words }: App, areLetters = true) {
  return make(
    "dl",
    { class: "keys" },
    ...KEYS.filter(([name]) => areLetters || !LETTERS.has(name)).map(([name, keys]) =>
      make(
        "div",
        {},
        make("dt", {}, ...keys.map((key) => make("kbd", {}, key === SPACE ? words.t(key) : key))),
        make("dd", {}, words.t(name)),
      ),
    ),
  );
}

export function openKeys(app: App) {
  const { preferences, words } = app;
  const keys = dialog(
    { title: words.t("keys-heading"), closeLabel: words.t("shell-close") },
    keyList(app, preferences.values.letters),
    make("p", { class: "fine" }, words.t("keys-log")),
    make("p", { class: "fine" }, words.t("keys-reader")),
  );
  openModal(keys);
  return keys;
}
