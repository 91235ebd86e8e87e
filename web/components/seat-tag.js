/** A seat of a saved game by its sign and name. */

import { isolated } from "../i18n/safe-text.js";
import { make } from "./dom.js";
import { emblem } from "./emblem.js";

/** @import {SeatSetup} from "../types/engine.js" */
/** @import {Words} from "../i18n/words.js" */

/** @param {Words} words @param {Pick<SeatSetup, "name" | "colour">} seat @param {number} index */
export function seatTag(words, { name, colour }, index) {
  return make(
    "span",
    { class: "seat-tag" },
    emblem(colour),
    isolated(name) || words.t("seat-number", { number: index + 1 }),
  );
}
