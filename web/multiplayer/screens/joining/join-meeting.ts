/** How a device comes to a table by a meeting point, as it is told while there is no table. */

import { button } from "../../../components/controls.js";
import { fill, make } from "../../../components/dom.js";
import { tellingLine } from "../../../components/telling.js";
import { Approach } from "../../protocol/meeting-point/approach.js";
import { troubles, PATIENCE } from "../connection-troubles.js";
import { hostOf } from "./join-form.js";
import { unreachable } from "../online-switch.js";
import type { App } from "../../../types/page.js";
import type { Servers } from "../../protocol/meeting-point/servers.js";
import type { Invite } from "../../protocol/seats/invite-links.js";
import type { Guest } from "../../protocol/seats/guest.js";

/** `show`: shows this in the page, unless something else is there. Whenever the link is cut it comes back. */
export function meetingOf(
  app: App,
  guest: Guest,
  invite: Invite,
  key: Uint8Array,
  named: Servers,
  show: (...parts: HTMLElement[]) => boolean,
  signal: AbortSignal,
) {
  const { words } = app;
  const approach = (guest.approach ??= new Approach(guest, key, named));
  const says = tellingLine();
  const more = make("div", { class: "join-trouble" });
  let late: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    const { state } = approach;
    clearTimeout(late);
    if (state === "here" || !show(says, more)) return;
    says.textContent = state === "failed" ? unreachable(app, named) : words.t(`join-online-${state}`, hostOf(invite));
    const long = () => fill(more, make("p", { class: "fine" }, words.t("join-online-long")));
    if (state === "waiting") late = setTimeout(long, PATIENCE);
    fill(
      more,
      state === "failed" && make("p", { class: "fine" }, words.t("join-online-failed")),
      state === "stuck" && troubles(app, ["isolated", "mobile", "browser"]),
      state === "stuck" && button(words.t("join-online-again"), () => approach.again()),
    );
  };
  approach.addEventListener("state", tell, { signal });
  signal.addEventListener("abort", () => clearTimeout(late));
  tell();
}
