/** Medals for how often in a row something was done. */

import { draw, make } from "./dom.js";

const RIBBON = "M9 2h6l5 15h-8zM31 2h-6l-5 15h8z";

/** `steps`: how many it takes, the fewest first; `best`: the most there were; `said`: one's words. */
export function medals(
  label: string,
  steps: number[],
  best: number,
  said: (count: number, isWon: boolean) => string,
) {
  return make(
    "ul",
    { class: "medals", "aria-label": label },
    ...steps.map((count) => {
      const isWon = best >= count;
      return make(
        "li",
        { class: isWon ? "medal is-won" : "medal" },
        draw(
          "svg",
          { viewBox: "0 0 40 50", "aria-hidden": "true" },
          draw("path", { class: "medal-ribbon", d: RIBBON }),
          draw("circle", { cx: 20, cy: 31, r: 16 }),
          draw("circle", { class: "medal-rim", cx: 20, cy: 31, r: 12.5 }),
        ),
        make("span", { class: "medal-count", "aria-hidden": "true" }, String(count)),
        make("span", { class: "medal-words" }, said(count, isWon)),
      );
    }),
  );
}
