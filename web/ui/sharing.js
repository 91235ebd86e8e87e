/** A link to the game at the table, to be copied or handed to another program. */

import { dialog, openModal } from "./dialog.js";
import { fresh, make } from "./dom.js";
import { icon } from "./icons.js";
import { hash } from "./route.js";

/** @import {Play} from "./play.js" */
/** @import {App} from "./types.js" */

/**
 * @param {App} app
 * @param {Play} play
 */
export function openSharing(app, play) {
  const { words } = app;
  const id = fresh("link");
  const position = play.looking;
  const field = make("input", { id, type: "text", readonly: true, class: "share-link" });
  const names = make("input", { type: "checkbox", checked: true, on: { change: () => void ask() } });
  const told = make("p", { class: "fine", role: "status" });

  async function ask() {
    const answer = await app.engine.ask({ do: "share", position, names: names.checked });
    if (answer.ok) {
      const route = hash({ screen: "watch", link: answer.link });
      field.value = `${location.href.replace(/#.*$/s, "")}${route}`;
    } else if ("error" in answer) told.textContent = words.say(answer.error);
    for (const button of buttons) button.disabled = field.value === "";
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(field.value);
      told.textContent = words.t("share-copied");
    } catch {
      field.select();
      told.textContent = words.t("share-by-hand");
    }
  }

  async function hand() {
    const title = words.t(`${play.table?.game}-title`);
    await navigator.share({ title, url: field.value }).catch(() => {}); // the reader thought better of it
  }

  const buttons = [
    make(
      "button",
      { class: "button primary", type: "button", disabled: true, on: { click: () => void copy() } },
      icon("check"),
      words.t("share-copy"),
    ),
  ];
  if ("share" in navigator)
    buttons.push(
      make(
        "button",
        { class: "button", type: "button", disabled: true, on: { click: () => void hand() } },
        icon("upload"),
        words.t("share-hand"),
      ),
    );
  const opened = dialog(
    { title: words.t("share-title"), class: "share", closeLabel: words.t("shell-close") },
    make("p", {}, words.t("share-lead")),
    make("label", { for: id }, words.t("share-link")),
    field,
    make("label", { class: "share-names" }, names, words.t("share-names")),
    make("div", { class: "share-buttons" }, ...buttons),
    told,
  );
  openModal(opened);
  void ask();
  return opened;
}
