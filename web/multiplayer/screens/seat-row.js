/** Who sits in a seat at a table that has not begun. */

import { make } from "../../components/dom.js";
import { emblem } from "../../components/emblem.js";
import { icon } from "../../components/icons.js";

/** @import {Presence} from "../protocol/seats/guest-seat.js" */
/** @import {Child} from "../../components/dom.js" */
/** @import {App} from "../../types/page.js" */

/**
 * What somebody is called.
 * @param {App} app
 * @param {string} name may be empty
 * @param {number} seat
 */
export function nameIn({ words }, name, seat) {
  return name || words.t("seat-number", { number: seat + 1 });
}

/**
 * @param {App} app
 * @param {number} seat
 * @param {{name: string, colour: string, presence: Presence | null}} chair
 * @param {string} role where that one is
 * @param {Child[]} more
 */
export function seatRow(app, seat, { name, colour, presence }, role, ...more) {
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
