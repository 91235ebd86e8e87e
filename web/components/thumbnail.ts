/** A table as a small picture: its game's cover, until the engine has told what is on it. */

import { paintStill } from "../board/canvas/still.js";
import { SHAPES } from "../model/setup.js";
import { cover } from "./cover.js";
import { make } from "./dom.js";
import type { Format, Preview } from "../types/engine.js";
import type { App, Room } from "../types/page.js";

type Pictured = Omit<Preview, "ok">;

/** The scene that a picture is made of, as wide as a cover is to its height. */
export const PICTURED = "wide:620";

/** It is painted as if it were so many pixels wide, and then made smaller, letters and all. */
const LAID_OUT = 760;

/** Device pixels to a pixel of the page. */
const SHARPNESS = 2;

/** So much before it comes into sight it is asked for. */
const AHEAD = "200px";

/** Pictures are painted one after the other: the names in them are those of one table at a time. */
let painted: Promise<unknown> = Promise.resolve();

/**
 * `ask` tells what is on the table, null if it cannot be had; it is called once, when the picture
 * comes into sight.
 */
export function thumbnail(
  app: App,
  room: Room | undefined,
  ask: () => Promise<Pictured | null>,
  signal: AbortSignal,
) {
  const element = make("div", { class: "thumbnail" }, room && cover(room));
  const sight = new IntersectionObserver(
    (entries) => {
      if (!room || !entries.some(({ isIntersecting }) => isIntersecting)) return;
      sight.disconnect();
      void show().catch(reportError);
    },
    { rootMargin: AHEAD },
  );
  sight.observe(element);
  signal.addEventListener("abort", () => sight.disconnect());

  /** While one is painted the engine works at the next. */
  async function show() {
    if (signal.aborted || !room) return;
    const told = await ask();
    if (!told || signal.aborted) return;
    await app.words.tell(room.id);
    const next = painted.then(() => paint(told));
    painted = next.catch(() => {});
    return next;
  }

  async function paint(told: Pictured) {
    if (signal.aborted) return;
    const canvas = make("canvas", { "aria-hidden": "true" });
    canvas.style.width = `${LAID_OUT}px`;
    element.append(canvas);
    await paintNamed(app, canvas, told, SHARPNESS * element.clientWidth);
    canvas.style.width = "";
    element.querySelector(".cover")?.remove();
  }

  return element;
}

/** Paints the table with the names of its own seats. */
function paintNamed({ words }: App, canvas: HTMLCanvasElement, told: Pictured, across: number) {
  const named = (seat: number) =>
    told.seats[seat]?.name || words.t("seat-number", { number: seat + 1 });
  return words.naming(named, told.viewer, () =>
    paintScene(canvas, told, (text) => words.say(text), across),
  );
}

/** `across`: how many pixels wide it becomes; by default as many as the screen shows. */
export function paintScene(
  canvas: HTMLCanvasElement,
  { seats, shown }: Pick<Preview, "seats" | "shown">,
  format: Format,
  across?: number,
) {
  const { height, nodes } = shown.scene;
  const looks = seats.map(({ colour, name }) => ({
    name,
    colour,
    shape: SHAPES[colour] ?? "circle",
  }));
  canvas.style.aspectRatio = `1000 / ${height}`;
  return paintStill(canvas, { nodes }, [0, 0, 1000, height], looks, format, across);
}
