/** A seat's emblem: its shape in its colour, so that colour is never the only cue. */

import { EMBLEMS } from "../board/canvas/emblem-shapes.js";
import { draw } from "./dom.js";
import { SHAPES } from "../model/setup.js";

/** Decorative: the name or the words beside it say whose it is. `colour`: a colour id. */
export function emblem(colour: string) {
  return draw(
    "svg",
    { class: `emblem emblem-${colour}`, viewBox: "-13 -13 26 26", "aria-hidden": "true" },
    draw("path", { d: EMBLEMS[SHAPES[colour] ?? "circle"] }),
  );
}
