/** Small line drawings for buttons, all on a 24 × 24 grid. */

import { draw } from "./dom.js";

const STROKES = {
  anchor:
    "M12 8v13M5 13c0 5 3 8 7 8s7-3 7-8M3.5 14.5 5 12.5l2 1.5M20.5 14.5l-1.5-2-2 1.5" +
    "M8 11h8M12 3a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5",
  undo: "M8 5 3.5 9.5 8 14M4 9.5h10a5.5 5.5 0 0 1 0 11H8",
  earlier: "M14.5 5 7.5 12l7 7",
  later: "M9.5 5l7 7-7 7",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6 6 18",
  play: "M8 5.5v13l10.5-6.5z",
  // Through the moments of a game: a turn or a step back or on, and all by itself.
  turnBack: "M18.5 5.5v13L8 12zM6 5.5v13",
  stepBack: "M16.5 5.5v13L6 12z",
  stepOn: "M7.5 5.5v13L18 12z",
  turnOn: "M5.5 5.5v13L16 12zM18 5.5v13",
  run: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M10 8v8l6-4z",
  crown: "M4 8l4 4 4-6.5 4 6.5 4-4-1.5 10h-13zM5.5 20.5h13",
  pause: "M8 5.5v13M16 5.5v13",
  share: "M12 15V4M8 7.5 12 3.5l4 4M6.5 11H5v9.5h14V11h-1.5",
  again: "M19 5.5v13L11 12zM10 5.5v13L3.5 12z",
  skip: "M5 5.5v13l8-6.5zM14 5.5v13l6-6.5z",
  sliders:
    "M4 8h8M17 8h3M4 16h3M12 16h8M14.5 5.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5" +
    "M9.5 13.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5",
  book: "M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zM12 6.5v13",
  scroll:
    "M7 4h11a2 2 0 0 1 2 2v2h-4" +
    "M16 8v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-2h8v2a2 2 0 0 0 2 2M7 4a2 2 0 0 0-2 2v10" +
    "M8.5 9h4.5M8.5 12.5h4.5",
  crew:
    "M9 5a3.2 3.2 0 1 0 0 6.4A3.2 3.2 0 0 0 9 5M3 19c.4-3.4 2.7-5.3 6-5.3s5.6 1.9 6 5.3" +
    "M15.5 5.4a3 3 0 0 1 0 5.6M17.5 14c2 .8 3.2 2.4 3.5 5",
  talk: "M4.5 5h15v10.5H12L8 19.5v-4H4.5z" + "M8.5 9h7M8.5 12h4",
  mute:
    "M4.5 5h15v10.5H12L8 19.5v-4H4.5z" + "M9 8l6 5M15 8l-6 5",
  loud: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11",
  quiet: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9.5l5 5M20.5 9.5l-5 5",
  bolt: "M13.5 3 6 13.5h5L10.5 21 18 10.5h-5z",
  chest: "M4 11V9a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v2M4 11h16v8H4zM10 11v2.5a2 2 0 0 0 4 0V11",
  bin: "M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13M10.5 11v5.5M13.5 11v5.5",
  download: "M12 4v11M7.5 11 12 15.5 16.5 11M4.5 19.5h15",
  upload: "M12 16V5M7.5 9 12 4.5 16.5 9M4.5 19.5h15",
  printer: "M7 8.5V4h10v4.5M7 17H4V9.5a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1V17h-3M7 14h10v6.5H7z",
  refresh: "M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 4v4h-4",
  code: "M8.5 7 3.5 12l5 5M15.5 7l5 5-5 5",
  compass:
    "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M15.8 8.2l-2.2 5.4-5.4 2.2 2.2-5.4zM12 11.9v.2",
  star: "M12 3.5l2.6 5.8 6.2.6-4.7 4.2 1.4 6.2-5.5-3.3-5.5 3.3 1.4-6.2-4.7-4.2 6.2-.6z",
  chart: "M4 4v16h16M7.5 15.5l4-5 3 3 5-7",
  pen: "M4.5 19.5l1-4.2L16 4.8l3.2 3.2L8.7 18.5zM13.8 7l3.2 3.2",
  picture: "M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.5L20 17M15.5 8a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4",
  check: "M5 12.5l4.5 4.5L19 7",
  expand: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  eye: "M2.5 12C5 7.5 8 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.5 6.5-9.5 6.5S5 16.5 2.5 12" +
    "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6",
  warning: "M12 4 2.8 19.5h18.4zM12 10v4.5M12 17v.2",
  device: "M8 3h8v18H8zM11 18h2",
  wheel:
    "M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10M12 2.5v19M2.5 12h19M5.3 5.3l13.4 13.4" +
    "M18.7 5.3 5.3 18.7",
};

export type IconName = keyof typeof STROKES;

/** A decorative drawing in the colour of the text around it. */
export function icon(name: IconName) {
  return draw(
    "svg",
    { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" },
    draw("path", { d: STROKES[name] }),
  );
}
