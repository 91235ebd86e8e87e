/** Stars of so many, as a picture with its words. */

import { EMBLEMS } from "../../board/canvas/emblem-shapes.js";
import { draw, make } from "../../components/dom.js";
import type { Words } from "../../i18n/words.js";

const WIDE = 24;

export function starRating(words: Pick<Words, "t">, count: number, all: number) {
  const stars = Array.from({ length: all }, (_, at) =>
    draw("path", {
      class: at < count ? "star is-won" : "star",
      d: EMBLEMS.star,
      transform: `translate(${(at + 0.5) * WIDE} 12)`,
    }),
  );
  return make(
    "span",
    { class: "stars", role: "img", "aria-label": words.t("lobby-stars", { count, all }) },
    draw("svg", { viewBox: `0 0 ${all * WIDE} 24`, "aria-hidden": "true" }, ...stars),
  );
}
