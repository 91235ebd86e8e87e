/** Beside a table that everybody looks at: the code by which others join or watch. */

import { fill, make } from "../../components/dom.js";
import { hash } from "../../page/router.js";
import { code } from "./qr-code.js";
import { address } from "./send-link.js";
import type { App } from "../../types/page.js";
import type { Host } from "../protocol/seats/host.js";

/** The code of the table's link, while that is out. */
export function joiningCode(app: App, host: Host, signal: AbortSignal) {
  const { words } = app;
  const element = make("section", { class: "joining-code" });
  let shown = "";
  const show = () => {
    const link = host.isOnline && host.seating.isOpen ? address(hash({ screen: "join", invite: host.admission.inviteAll() })) : "";
    element.hidden = link === "";
    if (link === shown) return;
    shown = link;
    fill(element, link && code(link, words.t("invite-code")), link && make("p", {}, words.t("screen-join")));
  };
  host.addEventListener("change", show, { signal });
  show();
  return element;
}
