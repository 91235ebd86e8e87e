/** Asks who comes to a table elsewhere, and says before what others learn of it. */

import { button } from "../../../components/controls.js";
import { cover } from "../../../components/cover.js";
import { fill, make } from "../../../components/dom.js";
import { icon } from "../../../components/icons.js";
import { textField } from "../../../components/text-field.js";
import { isolated } from "../../../i18n/safe-text.js";
import { LONGEST_NAME, cleanName } from "../../../model/player-name.js";
import { canEncrypt } from "../../protocol/keys/cipher.js";
import { servers } from "../../protocol/meeting-point/servers.js";
import { learned } from "../online-switch.js";
import { accessNote } from "../connection-troubles.js";
import type { App } from "../../../types/page.js";
import type { Invite } from "../../protocol/seats/invite-links.js";
import type { Guest } from "../../protocol/seats/guest.js";

/** What the host is called, as messages want it. */
export function hostOf({ host: called }: Pick<Invite, "host">) {
  const host = isolated(cleanName(called));
  return { host, named: host ? "yes" : "no" };
}

/** Of the game to which somebody is invited. */
export function pictureOf(app: App, { game }: Invite) {
  const room = app.rooms.find(({ id }) => id === game);
  return room && make("div", { class: "lobby-picture" }, cover(room));
}

/** `isMoved`: the seat comes from another device. `come`: whoever it is has a name now. */
export function joinForm(app: App, guest: Guest, invite: Invite, isMoved: boolean, come: (isWatching: boolean) => void) {
  const { words } = app;
  const name = textField(
    {
      id: "join-name",
      value: guest.name,
      autocomplete: "nickname",
      spellcheck: "false",
      dir: "auto",
      on: { change: ({ target }) => (target.value = cleanName(target.value)) },
    },
    LONGEST_NAME,
  );
  const named = (isWatching: boolean) => {
    guest.name = cleanName(name.value);
    come(isWatching);
  };
  const submit = (event: Event) => {
    event.preventDefault();
    named(false);
  };
  const join = make("button", { class: "button primary large", type: "submit" }, icon("play"), words.t("join-button"));
  const mayWatch = !isMoved && guest.hostKey === "";
  const watch = button(words.t("watch-only"), () => named(true), { sign: "eye" });
  const about = make("div", {}, make("p", { class: "fine" }, words.t("join-about")));
  const buttons = mayWatch ? [join, watch] : [join];
  const asksServers = invite.key !== null || invite.isFar;
  if (asksServers) void warn(app, invite, buttons, about);
  return [
    pictureOf(app, invite),
    (isMoved || guest.hostKey !== "") && make("p", {}, words.t(isMoved ? "move-here" : "join-back")),
    make(
      "form",
      { class: "join-form", on: { submit } },
      !isMoved && make("div", { class: "field" }, make("label", { for: "join-name" }, words.t("join-name")), name),
      asksServers && about,
      make("div", { class: "join-ways" }, ...buttons),
    ),
    !asksServers && about,
    make("p", { class: "fine" }, words.t("join-honest", hostOf(invite))),
    accessNote(app),
  ];
}

/** Says what a meeting point learns, or servers that are asked so that a way is found, before somebody asks them. */
async function warn(app: App, invite: Invite, buttons: HTMLButtonElement[], about: HTMLElement) {
  const isMet = invite.key !== null;
  for (const each of buttons) each.disabled = true;
  const named = await servers();
  const obstacle = isMet && (!canEncrypt() ? "online-insecure" : !named && "online-nowhere");
  for (const each of buttons) each.disabled = Boolean(obstacle);
  if (!isMet && !named) return; // it answers without them, which reaches within one network
  const says = obstacle || (isMet ? "join-online-about" : "join-far-about");
  fill(
    about,
    make("p", { class: "fine" }, app.words.t(says, hostOf(invite))),
    !obstacle && named && learned(app, isMet ? named : { ...named, relays: [] }),
  );
}
