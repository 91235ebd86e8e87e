/** Who sits somewhere, as a face: who plays by hat and beard, the seat by its colour and shape. */

import { EMBLEMS } from "../board/canvas/emblem-shapes.js";
import { draw } from "./dom.js";
import { FRIEND, HUMAN, SHAPES } from "../model/setup.js";

/** A closed shape in one of the style sheet's colours, or a line without any. */
type Part = [look: string, path: string];

/** On a grid of 64 × 64. */
const EYES: Part = ["ink", "M25 33a2 2.3 0 1 0 .1 0M39 33a2 2.3 0 1 0 .1 0"];
const SMILE: Part = ["line", "M27 42q5 4 10 0"];
const STERN: Part = ["line", "M28 43.5h8M21.5 29.5l6 1.5M42.5 29.5l-6 1.5"];

const TRICORNE: Part[] = [
  ["dark", "M9 26c5-2 8-7 11-14 6 3 18 3 24 0 3 7 6 12 11 14-9 5-14 0-23 0s-14 5-23 0z"],
  ["trim", "M9 26c9 5 14 0 23 0s14 5 23 0c0 3-1 4-3 5-7 2-12-2-20-2s-13 4-20 2c-2-1-3-2-3-5z"],
];
const SCARF: Part[] = [
  ["own", "M17 29c-1-12 6-18 15-18s16 6 15 18c-9-4-21-4-30 0z"],
  ["own", "M46 25l8 2-4 3 4 5-8-4z"],
];

/** Behind the face, and on it. */
const FACES: Record<string, { behind?: Part[]; on: Part[] }> = {
  [HUMAN]: { on: [EYES, SMILE, ...TRICORNE] },
  [FRIEND]: {
    on: [EYES, SMILE, ...SCARF, ["light", "M25 19a1.8 1.8 0 1 0 .1 0M33 16a1.8 1.8 0 1 0 .1 0M40 20a1.8 1.8 0 1 0 .1 0"]],
  },
  deckhand: {
    on: [
      EYES,
      ["light", "M27 41h10q-1 5-5 5t-5-5z"],
      ["hair", "M18 30c0-5 2-8 5-9l2 4 4-5 4 5 4-5 3 5 2-3c3 2 4 5 4 8l-3-2H21z"],
      ["own", "M18 24c0-9 6-13 14-13s14 4 14 13c-8-3-20-3-28 0z"],
      ["own", "M29 11a3.2 3.2 0 1 1 6 0z"],
    ],
  },
  sailor: {
    on: [
      ["hair", "M20 38c1 11 6 15 12 15s11-4 12-15c-3 4-7 3-12 3s-9 1-12-3z"],
      EYES,
      ["light", "M28 43.5h8q-1 3-4 3t-4-3z"],
      ["light", "M17 28c-1-11 6-17 15-17s16 6 15 17c-9-4-21-4-30 0z"],
      ["own", "M18 22c1-3 3-6 5-8h18c2 2 4 5 5 8-9-2-19-2-28 0z"],
    ],
  },
  helmsman: {
    on: [
      EYES,
      ["hair", "M32 38c-3-2-8-1-10 4 4 2 8 1 10-1 2 2 6 3 10 1-2-5-7-6-10-4z"],
      ["own", "M16 22c0-8 7-12 16-12s16 4 16 12l-2 4H18z"],
      ["dark", "M17 26c8-4 22-4 30 0 1 3 0 5-2 5-7-4-19-4-26 0-2 0-3-2-2-5z"],
      ["trim", "M32 14.5a3.2 3.2 0 1 0 .1 0"],
    ],
  },
  navigator: {
    on: [
      ["hair", "M27 46q5 12 10 0-5 3-10 0z"],
      EYES,
      STERN,
      ["dark", "M35 31h9l-1 5q-3 3-6 0z"],
      ["line", "M44 31l4-6M35 31L18 26"],
      ...TRICORNE,
    ],
  },
  commodore: {
    behind: [["light", "M17 26a6 6 0 0 0-3 9 5 5 0 0 0 1 8 5 5 0 0 0 8 3h18a5 5 0 0 0 8-3 5 5 0 0 0 1-8 6 6 0 0 0-3-9z"]],
    on: [
      EYES,
      STERN,
      ["dark", "M6 27c3-13 13-20 26-20s23 7 26 20c-8 3-16 1-26 1S14 30 6 27z"],
      ["trim", "M6 27c8 3 16 1 26 1s18 2 26-1l-1 4c-8 2-16 0-25 0s-17 2-25 0z"],
      ["own", "M32 12l1.9 4.1 4.5.5-3.3 3 .9 4.4-4-2.2-4 2.2.9-4.4-3.3-3 4.5-.5z"],
    ],
  },
};

const BUST: Part[] = [["own", "M8 66c1-11 9-16 24-16s23 5 24 16z"]];
const FACE: Part[] = [["skin", "M19 30c0-8 5-13 13-13s13 5 13 13v7c0 8-6 13-13 13s-13-5-13-13z"]];

/** Decorative: words beside it say who it is. `who`: as in a seat's set-up; `colour`: a colour id. */
export function portrait(who: string, colour: string) {
  const { behind = [], on } = FACES[who] ?? { on: [EYES, SMILE] };
  return draw(
    "svg",
    { class: `portrait emblem-${colour}`, viewBox: "0 0 64 64", "aria-hidden": "true" },
    ...[...BUST, ...behind, ...FACE, ...on].map(drawn),
    draw(
      "g",
      { transform: "translate(32 57.5) scale(.5)" },
      draw("path", { class: "portrait-sign", d: EMBLEMS[SHAPES[colour] ?? "circle"] }),
    ),
  );
}

function drawn([look, d]: Part) {
  return draw("path", { class: `portrait-${look}`, d });
}
