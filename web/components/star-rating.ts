/** Stars of so many, as a picture with its words. */

import { draw, make } from "./dom.js";
import type { Words } from "../i18n/words.js";

const STAR = "M0-10.8 2.7-3.6 10.3-3.3 4.3 1.4 6.4 8.7 0 4.5-6.4 8.7-4.3 1.4-10.3-3.3-2.7-3.6Z";
const WIDE = 24;

export function starRating(words: Pick<Words, "t">, count: number, all: number) {
  const stars = Array.from({ length: all }, (_, at) =>
    draw("path", {
      class: at < count ? "star is-won" : "star",
      d: STAR,
      transform: `translate(${(at + 0.5) * WIDE} 12)`,
    }),
  );
  return make(
    "span",
    { class: "stars", role: "img", "aria-label": words.t("lobby-stars", { count, all }) },
    draw("svg", { viewBox: `0 0 ${all * WIDE} 24`, "aria-hidden": "true" }, ...stars),
  );
}
