/** One invitation: how it gets to a friend, and how the reply comes back. */

import { Malformed } from "../../together/bytes.js";
import { fill, make } from "../dom.js";
import { icon } from "../icons.js";
import { hash, replyIn } from "../route.js";
import { carrying, pasting } from "./carrying.js";
import { canScan, scan } from "./scan.js";

/** @import {Host} from "../../together/host.js" */
/** @import {App} from "../types.js" */

/** @param {App} app @param {Host} host @param {number} seat */
export function invitation(app, host, seat) {
  const { words } = app;
  const element = make("section", { class: "invitation" });
  const told = make("p", { class: "fine", role: "status" });

  async function begin() {
    const text = await host.invite(seat, owner(host));
    const link = address(hash({ screen: "join", invite: text }));
    fill(
      element,
      make("h2", {}, words.t("invite-first")),
      make("p", {}, words.t("invite-first-about")),
      carrying(app, link, { code: "invite-code", link: "invite-link", title: "invite-told" }),
      make("h2", {}, words.t("invite-second")),
      make("p", {}, words.t("invite-second-about")),
      make(
        "div",
        { class: "invitation-reply" },
        canScan() &&
          make(
            "button",
            { class: "button primary", type: "button", on: { click: () => void look() } },
            icon("picture"),
            words.t("invite-scan"),
          ),
        pasting(words.t("invite-paste"), (text) => void take(text)),
      ),
      told,
    );
  }

  async function look() {
    const found = await scan(app, words.t("invite-scan"), (text) => replyIn(text) !== null);
    if (found) await take(found);
  }

  /** @param {string} text */
  async function take(text) {
    const reply = replyIn(text);
    if (reply === null) {
      told.textContent = text.trim() ? words.t("invite-no-reply") : "";
      return;
    }
    try {
      await host.admit(reply);
      told.textContent = words.t("invite-connecting");
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
      told.textContent = words.t("invite-other-reply");
    }
  }

  void begin();
  return element;
}

/** Whose table it is: whoever sits at it first. @param {Host} host */
function owner({ seats }) {
  return seats.find(({ who }) => who === "human")?.name ?? "";
}

/** The whole address of a screen of this page. @param {string} after what follows it */
export function address(after) {
  return `${location.href.replace(/#.*$/s, "")}${after}`;
}
