/** A link to the game at the table, to be copied or handed to another program. */

import { waitingButton as button } from "../../components/controls.js";
import { dialog, openModal } from "../../components/dialog.js";
import { make } from "../../components/dom.js";
import { linkField } from "../../components/link-field.js";
import { embedCode, hash } from "../../page/router.js";
import type { App } from "../../types/page.js";
import type { TableSession } from "../session/session.js";

export function openSharing(app: App, session: TableSession) {
  const { words } = app;
  const position = session.looking;
  const isFile = location.protocol === "file:";
  const here = location.href.replace(/#.*$/s, "");
  const title = words.gameTitle(session.table?.game ?? "");
  const { label, field, told, copy, ways } = linkField(app, words.t("share-link"), title);
  let link = "";
  const names = make("input", {
    type: "checkbox",
    checked: true,
    on: { change: () => void ask() },
  });

  async function ask() {
    const answer = await app.engine.ask({ do: "share", position, names: names.checked });
    if (answer.ok) {
      link = answer.link;
      // Where the page is a file, its address leads nowhere elsewhere.
      field.value = isFile ? link : `${here}${hash({ screen: "watch", link })}`;
    } else if ("error" in answer) told.textContent = words.say(answer.error);
    for (const button of buttons) button.disabled = field.value === "";
  }

  const copyCode = () => copy(embedCode(here, link, title), "share-embedded");
  const buttons = ways("primary", !isFile);
  for (const each of buttons) each.disabled = true;
  if (!isFile) buttons.push(button("", "code", words.t("share-embed"), copyCode));
  const opened = dialog(
    { title: words.t("share-title"), class: "share", closeLabel: words.t("shell-close") },
    make("p", {}, words.t("share-lead")),
    label,
    field,
    make("label", { class: "share-names" }, names, words.t("share-names")),
    make("div", { class: "dialog-buttons" }, ...buttons),
    isFile && make("p", { class: "fine" }, words.t("share-paste")),
    told,
  );
  openModal(opened);
  void ask();
  return opened;
}
