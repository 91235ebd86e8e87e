/** Ways to carry a link to another device: its code, the clipboard, another program. */

import { fresh, make } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { canHand, linkField } from "../../components/link-field.js";
import { pasteField } from "../../components/text-field.js";
import { replyIn } from "../../page/link-reader.js";
import { code } from "./qr-code.js";
import { canScan, scan } from "./qr-scanner.js";
import type { IconName } from "../../components/icons.js";
import type { App } from "../../types/page.js";

/**
 * `link`: the whole address. `says`: keys of messages: what the code and the link are, and what
 * another program is told of them.
 */
export function carrying(
  app: App,
  link: string,
  says: { code: string; link: string; title: string },
) {
  const { words } = app;
  const { label, field, told, copy, hand } = linkField(
    app,
    words.t(says.link),
    words.t(says.title),
  );
  field.value = link;
  return make(
    "div",
    { class: "carrying" },
    code(link, words.t(says.code)),
    make(
      "div",
      { class: "carrying-ways" },
      label,
      field,
      make(
        "div",
        { class: "dialog-buttons" },
        button("check", "share-copy", () => copy(link, "share-copied")),
        canHand() && button("upload", "share-hand", hand),
      ),
      told,
    ),
  );

  function button(sign: IconName, key: string, click: () => void) {
    return make("button", { class: "button", type: "button", on: { click } }, icon(sign), words.t(key));
  }
}

/** Ways in which a reply comes back: by the camera, or pasted. */
export function bringing(app: App, take: (text: string) => void) {
  const { words } = app;
  const look = async () => {
    const found = await scan(app, words.t("invite-scan"), (text) => replyIn(text, app.rooms) !== null);
    if (found) take(found);
  };
  return make(
    "div",
    { class: "invitation-reply" },
    canScan() &&
      make(
        "button",
        { class: "button primary", type: "button", on: { click: () => void look() } },
        icon("picture"),
        words.t("invite-scan"),
      ),
    pasting(words.t("invite-paste"), take),
  );
}

/** A field for a link that comes from another device. `take`: what was pasted. */
export function pasting(label: string, take: (text: string) => void) {
  const id = fresh("paste");
  const field = pasteField({ id, class: "share-link", on: { input: () => take(field.value) } });
  return make("div", { class: "field" }, make("label", { for: id }, label), field);
}
