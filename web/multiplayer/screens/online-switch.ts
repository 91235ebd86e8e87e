/** Games across the internet: the switch for them, what each server learns, and how it stands. */

import { canEncrypt } from "../protocol/keys/cipher.js";
import { hostOf } from "../protocol/meeting-point/servers.js";
import { checkbox } from "../../components/controls.js";
import { fresh, make } from "../../components/dom.js";
import type { App } from "../../types/page.js";
import type { Servers } from "../protocol/meeting-point/servers.js";

/** Those that a table comes by, each with what it learns. */
export function learned({ words }: App, { relays, stun, turn }: Servers) {
  const list = new Intl.ListFormat(words.locale);
  const all: [string, string[]][] = [
    ["relay", relays],
    ["stun", stun],
    ["turn", turn.map(({ url }) => url)],
  ];
  return make(
    "ul",
    { class: "fine learned" },
    ...all.flatMap(([key, urls]) => {
      const hosts = list.format([...new Set(urls.map(hostOf))]);
      return urls.length > 0 ? [make("li", {}, words.t(`online-learns-${key}`, { hosts }))] : [];
    }),
  );
}

/** The switch, under what there is to know before; or why there is none here. */
export function onlineSwitch(
  app: App,
  named: Servers,
  isOn: boolean,
  change: (isOn: boolean) => void,
) {
  const { words } = app;
  if (!canEncrypt()) return make("p", { class: "fine" }, words.t("online-insecure"));
  // Who has switched it on has read it, and wants to see the invitation.
  const about = make(
    "details",
    { class: "more", open: !isOn },
    make("summary", {}, words.t("online-details")),
    make("p", {}, words.t("online-about")),
    learned(app, named),
  );
  const onChange = (checked: boolean) => {
    about.open = !checked;
    change(checked);
  };
  const label = words.t("online-title");
  return make(
    "div",
    { class: "online" },
    about,
    checkbox({ id: fresh("online"), label, checked: isOn, onChange }),
  );
}

/** No relay can be reached. */
export function unreachable({ words }: App, { relays }: Servers) {
  const hosts = new Intl.ListFormat(words.locale).format(relays.map(hostOf));
  return words.t("online-failed", { hosts });
}
