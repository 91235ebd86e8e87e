/** The graph of an analysis: a line for each seat, in its colour and with its emblem at the end. */

import { EMBLEMS } from "../board/canvas/emblem-shapes.js";
import { draw } from "../components/dom.js";
import { SHAPES } from "../model/setup.js";
import type { Judged } from "../types/engine.js";

interface Chart {
  /** What this is. */
  label: string;
  /** Per seat, in the order of the game. */
  courses: Judged[][];
  /** The same at a glance, as long as that is all that is known of a part of them. */
  sketches: Judged[][];
  /** Per seat. */
  colours: string[];
  /** The first position shown. */
  start: number;
  /** The last one. */
  end: number;
  /** The past moment on the board. */
  now: number | null;
  /** Moments to be numbered. */
  marks: { position: number; seat: number }[];
  percent: (chance: number) => string;
  onLook: (position: number) => void;
}

const WIDTH = 360;
const HEIGHT = 200;
const LEFT = 38;
const RIGHT = 20;
const TOP = 22;
const BOTTOM = 8;
/** The least distance between flags. */
const FLAG = 18;
const GRID = [0, 0.25, 0.5, 0.75, 1];

/** Only for the eye and the pointer: screen readers get the same from the lists beside it. */
export function chart(chart: Chart) {
  const { courses, sketches, colours, start, end, marks, now, percent } = chart;
  const span = Math.max(1, end - start);
  const x = (position: number) =>
    LEFT + (WIDTH - LEFT - RIGHT) * (Math.max(0, position - start) / span);
  const y = (chance: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance);
  const graph = draw(
    "svg",
    { class: "chart", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": chart.label },
    // Some read out the texts of a picture, too.
    draw(
      "g",
      { "aria-hidden": "true" },
      ...GRID.flatMap((chance) => grid(y(chance), percent(chance), chance)),
      ...(now === null
        ? []
        : [draw("line", { class: "chart-now", x1: x(now), x2: x(now), y1: TOP, y2: y(0) })]),
      ...sketches.map((own, seat) => sketch(own, colours[seat] ?? "red", x, y)),
      ...courses.map((own, seat) => line(own, colours[seat] ?? "red", x, y)),
      ...courses.flatMap((own, seat) => ending(own, colours[seat] ?? "red", x, y)),
      ...spread(marks.map(({ position }) => x(position))).flatMap((flagAt, at) => {
        const mark = marks[at] ?? { position: end, seat: 0 };
        return flag(at + 1, flagAt, x(mark.position), y(chanceAt(courses, mark)));
      }),
    ),
  );
  graph.addEventListener("click", (event) => {
    const { left, width } = graph.getBoundingClientRect();
    const at = ((event.clientX - left) / width) * WIDTH;
    const wanted = start + ((at - LEFT) / (WIDTH - LEFT - RIGHT)) * span;
    chart.onLook(nearest([...courses, ...sketches], marks, wanted, end));
  });
  return graph;
}

function grid(at: number, words: string, chance: number) {
  const text = draw("text", { class: "chart-scale", x: LEFT - 6, y: at + 4, "text-anchor": "end" });
  text.textContent = words;
  const rule = draw("line", { class: "chart-rule", x1: LEFT, x2: WIDTH - RIGHT, y1: at, y2: at });
  return chance === 0.25 || chance === 0.75 ? [rule] : [rule, text];
}

function line(
  own: Judged[],
  colour: string,
  x: (position: number) => number,
  y: (chance: number) => number,
) {
  const points = through(own, x, y);
  return draw(
    "g",
    { class: `chart-seat chart-${colour}` },
    draw("polyline", { class: "chart-edge", points }),
    draw("polyline", { class: "chart-line", points }),
  );
}

function sketch(
  own: Judged[],
  colour: string,
  x: (position: number) => number,
  y: (chance: number) => number,
) {
  return draw(
    "g",
    { class: `chart-seat chart-sketch chart-${colour}` },
    draw("polyline", { class: "chart-line", points: through(own, x, y) }),
  );
}

function through(own: Judged[], x: (position: number) => number, y: (chance: number) => number) {
  return own
    .map(({ position, worth }) => `${x(position).toFixed(1)},${y(worth).toFixed(1)}`)
    .join(" ");
}

/** The seat's emblem where its line ends, and small ones along it: colour is never the only cue. */
function ending(
  own: Judged[],
  colour: string,
  x: (position: number) => number,
  y: (chance: number) => number,
) {
  const path = EMBLEMS[SHAPES[colour] ?? "circle"];
  const every = Math.max(1, Math.ceil(own.length / 7));
  return own
    .map((each, at) => ({ ...each, isLast: at === own.length - 1, isSeen: at % every === 0 }))
    .filter(({ isLast, isSeen }) => isLast || isSeen)
    .map(({ position, worth, isLast }) =>
      draw("path", {
        class: `emblem-${colour} chart-sign`,
        d: path,
        transform: `translate(${x(position).toFixed(1)} ${y(worth).toFixed(1)}) scale(${isLast ? 0.62 : 0.3})`,
      }),
    );
}

/**
 * Positions for flags, in their order, so that they do not hide each other. `wanted`: ascending.
 */
function spread(wanted: number[]) {
  const places: number[] = [];
  for (const at of wanted) places.push(Math.max(at, (places.at(-1) ?? -Infinity) + FLAG));
  const over = Math.max(0, (places.at(-1) ?? 0) - (WIDTH - FLAG / 2));
  return places.map((at, index) => at - over * ((index + 1) / places.length));
}

/**
 * The number of a turning point, on a thread from the top to its seat's line. `at`: where its flag
 * is. `x`: where the moment is.
 */
function flag(number: number, at: number, x: number, y: number) {
  const text = draw("text", { class: "chart-number", x: at, y: 15, "text-anchor": "middle" });
  text.textContent = String(number);
  return [
    draw("line", { class: "chart-thread", x1: at, x2: x, y1: 19, y2: y }),
    draw("circle", { class: "chart-flag", cx: at, cy: 11, r: 8 }),
    text,
  ];
}

/** Where a seat's line is at a moment. */
function chanceAt(courses: Judged[][], { position, seat }: { position: number; seat: number }) {
  const own = courses[seat] ?? [];
  const next = own.findIndex((each) => each.position >= position);
  const after = own[next];
  const before = own[next - 1] ?? after;
  if (!after || !before) return 0;
  const span = after.position - before.position;
  const share = span > 0 ? (position - before.position) / span : 1;
  return before.worth + (after.worth - before.worth) * share;
}

/** The judged or numbered moment nearest to a place on the graph. */
function nearest(
  courses: Judged[][],
  marks: { position: number }[],
  position: number,
  end: number,
) {
  const all = [...courses.flat(), ...marks].map((each) => each.position);
  return all.reduce(
    (best, each) => (Math.abs(each - position) < Math.abs(best - position) ? each : best),
    end,
  );
}
