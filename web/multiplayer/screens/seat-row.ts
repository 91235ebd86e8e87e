/** Who sits in a seat at a table that has not begun. */

import { make } from "../../components/dom.js";
import { emblem } from "../../components/emblem.js";
import { icon } from "../../components/icons.js";
import { HUMAN } from "../../model/setup.js";
import type { Child } from "../../components/dom.js";
import type { App } from "../../types/page.js";
import type { Presence } from "../protocol/seats/guest-seat.js";

/** What somebody is called. `name` may be empty. */
export function nameIn({ words }: App, name: string, seat: number) {
  return name || words.t("seat-number", { number: seat + 1 });
}

/** Where somebody is who sits at a table. `isHere`: of who plays at the device that deals. */
export function roleOf(
  { words }: App,
  { presence, who }: { presence: Presence | null; who: string },
  isHere: "invite-here" | "presence-here",
) {
  if (presence) return words.t(`presence-${presence}`);
  return words.t(who === HUMAN ? isHere : `level-${who}`);
}

/** `role`: where that one is. */
export function seatRow(
  app: App,
  seat: number,
  { name, colour, presence }: { name: string; colour: string; presence: Presence | null },
  role: string,
  ...more: Child[]
) {
  const isHere = presence === "here";
  return make(
    "li",
    { class: `invite-seat${isHere ? " is-here" : ""}` },
    emblem(colour),
    make("strong", {}, nameIn(app, name, seat)),
    make("span", { class: "invite-role" }, isHere && icon("check"), role),
    ...more,
  );
}
