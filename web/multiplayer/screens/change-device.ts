/** Somebody at a table that another device deals goes on at another device of their own. */

import { toText } from "../protocol/bytes.js";
import { inviteOf, replyOf } from "../protocol/seats/invite-links.js";
import { hearReplies } from "../protocol/seats/reply-tabs.js";
import { dialog, openModal } from "../../components/dialog.js";
import { fill, make } from "../../components/dom.js";
import { tellingLine } from "../../components/telling.js";
import { hash } from "../../page/router.js";
import { address, bringing, carrying, replyTo } from "./send-link.js";
import type { App } from "../../types/page.js";
import type { Guest } from "../protocol/seats/guest.js";

const SAYS = { code: "move-code", link: "move-link", title: "move-title" };

/** Shows the link for the other device, and takes its reply, where one has to come back. */
export function openMoving(app: App, guest: Guest, signal: AbortSignal) {
  const { words } = app;
  const ways = make("div", { class: "invitation-ways" });
  const told = tellingLine("fine");
  const opened = dialog(
    { title: words.t("move-title"), class: "together", closeLabel: words.t("shell-close") },
    make("p", { class: "fine" }, words.t("move-about")),
    make("section", { class: "invitation" }, ways, told),
  );
  /** What is shown. */
  let shown: string | null = null;

  function take(text: string) {
    const reply = replyTo(app, text, told);
    if (reply !== null && !bring(reply)) told.textContent = words.t("move-other-reply");
  }

  /** Whether it is the one that is waited for. */
  function bring(reply: string) {
    if (shown === null || !isTo(reply, shown)) return false;
    guest.bring(reply);
    told.textContent = words.t("invite-connecting");
    return true;
  }

  function show() {
    const { moving, state } = guest;
    if (state === "gone") opened.close();
    if (moving === shown) return;
    shown = moving;
    told.textContent = moving === null ? words.t("move-preparing") : "";
    if (moving === null) return fill(ways);
    const isByHand = inviteOf(moving).packet !== null;
    fill(
      ways,
      make("h2", {}, words.t(isByHand ? "move-first" : "move-online")),
      make("p", {}, words.t("move-first-about")),
      carrying(app, address(hash({ screen: "join", invite: moving })), SAYS),
      isByHand && make("h2", {}, words.t("move-second")),
      isByHand && make("p", {}, words.t("move-second-about")),
      isByHand && bringing(app, take),
    );
  }

  const closing = new AbortController();
  const until = AbortSignal.any([signal, closing.signal]);
  guest.addEventListener("change", show, { signal: until });
  hearReplies((reply) => (bring(reply) ? Promise.resolve(true) : null), until);
  opened.addEventListener("close", () => {
    closing.abort();
    guest.move(false);
  });
  told.textContent = words.t("move-preparing");
  guest.move(true);
  openModal(opened);
  return opened;
}

/** Whether that is a reply to this invitation, or to an earlier one of the same seat. */
function isTo(reply: string, invite: string) {
  try {
    const [one, other] = [replyOf(reply), inviteOf(invite)];
    return one.seat === other.seat && toText(one.table) === toText(other.table);
  } catch {
    return false;
  }
}
