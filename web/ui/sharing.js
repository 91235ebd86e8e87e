/** A link to the game at the table, to be copied or handed to another program. */

import { waitingButton as button } from "./controls.js";
import { dialog, openModal } from "./dialog.js";
import { fresh, make } from "./dom.js";
import { embedCode, hash } from "./route.js";

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
  const isFile = location.protocol === "file:";
  const here = location.href.replace(/#.*$/s, "");
  const title = words.t(`${play.table?.game}-title`);
  let link = "";
  const names = make("input", { type: "checkbox", checked: true, on: { change: () => void ask() } });
  const told = make("p", { class: "fine", role: "status" });

  async function ask() {
    const answer = await app.engine.ask({ do: "share", position, names: names.checked });
    if (answer.ok) {
      link = answer.link;
      // Where the page is a file, its address leads nowhere elsewhere.
      field.value = isFile ? link : `${here}${hash({ screen: "watch", link })}`;
    } else if ("error" in answer) told.textContent = words.say(answer.error);
    for (const button of buttons) button.disabled = field.value === "";
  }

  /** @param {string} text @param {string} done what is said then */
  async function copy(text, done) {
    try {
      await navigator.clipboard.writeText(text);
      told.textContent = done;
    } catch {
      field.value = text;
      field.select();
      told.textContent = words.t("share-by-hand");
    }
  }

  async function hand() {
    await navigator.share({ title, url: field.value }).catch(() => {}); // the reader thought better of it
  }

  const copyLink = () => copy(field.value, words.t("share-copied"));
  const copyCode = () => copy(embedCode(here, link, title), words.t("share-embedded"));
  const buttons = [button("primary", "check", words.t("share-copy"), copyLink)];
  if ("share" in navigator && !isFile) buttons.push(button("", "upload", words.t("share-hand"), hand));
  if (!isFile) buttons.push(button("", "code", words.t("share-embed"), copyCode));
  const opened = dialog(
    { title: words.t("share-title"), class: "share", closeLabel: words.t("shell-close") },
    make("p", {}, words.t("share-lead")),
    make("label", { for: id }, words.t("share-link")),
    field,
    make("label", { class: "share-names" }, names, words.t("share-names")),
    make("div", { class: "share-buttons" }, ...buttons),
    isFile && make("p", { class: "fine" }, words.t("share-paste")),
    told,
  );
  openModal(opened);
  void ask();
  return opened;
}
