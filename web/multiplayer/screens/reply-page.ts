/** A reply that was opened as a link: goes to the page of this browser that waits for it. */

import { deliver } from "../protocol/seats/reply-tabs.js";
import { fill, make } from "../../components/dom.js";
import { tellingLine } from "../../components/telling.js";
import { wrongWith } from "../../page/damaged-link.js";
import { page } from "../../page/page-title.js";
import { carryingReply } from "./send-link.js";
import type { App, Screen } from "../../types/page.js";

export function replyScreen(app: App, { reply }: { reply: string }): Screen {
  const { words } = app;
  const says = tellingLine(null, words.t("reply-delivering"));
  const rest = make("div", {});
  const { element, heading, head, title } = page(words.t("reply-title"), "together", says, rest);

  async function begin() {
    const wrong = wrongWith(app, { screen: "reply", reply });
    if (wrong) {
      says.textContent = wrong;
      return;
    }
    const found = await deliver(reply);
    says.textContent = words.t(`reply-${found}`);
    if (found === "nobody") fill(rest, carryingReply(app, reply));
  }

  void begin();
  return { element, heading, head, title };
}
