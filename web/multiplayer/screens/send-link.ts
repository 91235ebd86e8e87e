/** Ways to carry a link to another device: its code, the clipboard, another program. */

import { button } from "../../components/controls.js";
import { fresh, make } from "../../components/dom.js";
import { linkField } from "../../components/link-field.js";
import { pasteField } from "../../components/text-field.js";
import { wrongWith } from "../../page/damaged-link.js";
import { linkIn, replyIn } from "../../page/link-reader.js";
import { hash } from "../../page/router.js";
import { code } from "./qr-code.js";
import { canScan, scan } from "./qr-scanner.js";
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
  const { label, field, told, ways } = linkField(
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
        ...ways(""),
      ),
      told,
    ),
  );
}

/** Ways to carry a reply to the device that invited. */
export function carryingReply(app: App, reply: string) {
  const says = { code: "reply-code", link: "join-reply-link", title: "join-told" };
  return carrying(app, address(hash({ screen: "reply", reply })), says);
}

/** The whole address of a screen of this page. `after`: what follows it. */
export function address(after: string) {
  return `${location.href.replace(/#.*$/s, "")}${after}`;
}

/** The reply that somebody has brought; null: it is none, which `told` says then. */
export function replyTo(app: App, text: string, told: HTMLElement) {
  const asked = replyIn(text, app.rooms);
  const wrong = asked && wrongWith(app, asked);
  if (!wrong && asked?.screen === "reply") return asked.reply;
  told.textContent = wrong || (text.trim() ? app.words.t("invite-no-reply") : "");
  return null;
}

const REPLY = { scan: "invite-scan", paste: "invite-paste", find: replyIn };
export const INVITATION = { scan: "join-scan", paste: "join-paste", find: linkIn };

/** Ways in which a reply, or a new invitation, comes from another device: by the camera, or pasted. */
export function bringing(app: App, take: (text: string) => void, what: typeof REPLY | typeof INVITATION = REPLY) {
  const { words } = app;
  const look = async () => {
    const found = await scan(app, words.t(what.scan), (text) => what.find(text, app.rooms) !== null);
    if (found) take(found);
  };
  const id = fresh("paste");
  const field = pasteField({ id, class: "share-link", on: { input: () => take(field.value) } });
  return make(
    "div",
    { class: "invitation-reply" },
    canScan() && button(words.t(what.scan), () => void look(), { look: "primary", sign: "picture" }),
    make("div", { class: "field" }, make("label", { for: id }, words.t(what.paste)), field),
  );
}
