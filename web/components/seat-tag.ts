/** A seat of a saved game by its sign and name. */

import { isolated } from "../i18n/safe-text.js";
import { make } from "./dom.js";
import { emblem } from "./emblem.js";
import type { Words } from "../i18n/words.js";
import type { SeatSetup } from "../types/engine.js";

export function seatTag(
  words: Words,
  { name, colour }: Pick<SeatSetup, "name" | "colour">,
  index: number,
) {
  return make(
    "span",
    { class: "seat-tag" },
    emblem(colour),
    isolated(name) || words.t("seat-number", { number: index + 1 }),
  );
}
