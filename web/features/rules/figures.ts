/**
 * The pictures of a game's rules: `rooms/<id>/figures.json`, fetched when rules are opened, each
 * painted when it comes into sight, and anew when its size or the theme changes.
 */

import { BASE } from "../../kit/base-url.js";
import { once } from "../../kit/memo.js";
import { read } from "../../net/fetch-text.js";
import { FINE } from "../print/paper.js";
import { paintStill } from "../../board/canvas/still.js";
import { fresh, make } from "../../components/dom.js";
import { COLOURS, SHAPES } from "../../model/setup.js";
import type { Figure, Options, SeatLook, Still } from "../../types/engine.js";
import type { App } from "../../types/page.js";

/** The size of the smallest letters, CSS pixels: where there is room, and side by side. */
const LETTERS = { most: 13, least: 11.5 };
/** How far beyond the edge of what is seen pictures are painted already. */
const AHEAD = "400px";

const SEATS: SeatLook[] = COLOURS.map((colour) => ({
  name: "",
  colour,
  shape: SHAPES[colour] ?? "circle",
}));

/** By room. */
const rooms: Map<string, Promise<Figure[]>> = new Map();

/** A room's figures; none if they cannot be had: the rules can be read without them. */
export function figuresOf(room: string): Promise<Figure[]> {
  const address = new URL(`rooms/${room}/figures.json`, BASE);
  const found = once(rooms, room, () =>
    read(address, (text) => {
      const { figures } = JSON.parse(text);
      return Array.isArray(figures) ? figures : null;
    }),
  );
  return found.catch(() => []);
}

/** Pictures in one part of the page. */
export class Gallery {
  /** What each canvas shows. */
  #shown: Map<Element, { still: Still; figure: Figure }> = new Map();
  #near: Set<Element> = new Set();
  #sizes: ResizeObserver;
  #sight: IntersectionObserver;
  #app: App;

  /** `signal` ends it. */
  constructor(app: App, signal: AbortSignal) {
    this.#app = app;
    this.#sizes = new ResizeObserver((changes) => changes.forEach(({ target }) => void this.#paint(target)));
    this.#sight = new IntersectionObserver((changes) => this.#look(changes), { rootMargin: AHEAD });
    app.theme.addEventListener("change", () => this.#near.forEach((each) => void this.#paint(each)), {
      signal,
    });
    signal.addEventListener("abort", () => this.clear());
  }

  /** Forgets all pictures. */
  clear() {
    this.#sizes.disconnect();
    this.#sight.disconnect();
    this.#shown.clear();
    this.#near.clear();
  }

  /** A figure with its caption. */
  figure(game: string, figure: Figure) {
    const { words } = this.#app;
    const caption = fresh("figure");
    const [first, second] = figure.scenes;
    const parts = second
      ? [this.#part(figure, first, "rules-before"), this.#part(figure, second, "rules-after")]
      : [this.#part(figure, first)];
    return make(
      "figure",
      { class: "figure" },
      make("div", { class: "figure-parts", role: "img", "aria-labelledby": caption }, ...parts),
      make("figcaption", { id: caption }, words.t(`${game}-figure-${figure.words}`)),
    );
  }

  /** `tag`: the key of what stands over it. */
  #part(figure: Figure, still: Still | undefined, tag?: string) {
    const canvas = make("canvas");
    const [, , width, height] = figure.box;
    canvas.style.aspectRatio = `${width} / ${height}`;
    if (still) {
      this.#shown.set(canvas, { still, figure });
      this.#sight.observe(canvas);
      this.#sizes.observe(canvas);
    }
    const part = make(
      "div",
      { class: "figure-part" },
      tag && make("span", { class: "figure-tag" }, this.#app.words.t(tag)),
      canvas,
    );
    part.style.flexBasis = `${Math.round((width * LETTERS.least) / figure.letters)}px`;
    part.style.maxWidth = `min(100%, ${Math.round((width * LETTERS.most) / figure.letters)}px)`;
    return part;
  }

  /** Paints also what is not in sight, finely enough for paper. */
  async paintAll() {
    await Promise.all([...this.#shown.keys()].map((canvas) => this.#paint(canvas, FINE)));
  }

  #look(changes: IntersectionObserverEntry[]) {
    for (const { target, isIntersecting } of changes) {
      if (isIntersecting) this.#near.add(target);
      else this.#near.delete(target);
      void this.#paint(target);
    }
  }

  /** `fine`: pixels on a CSS pixel, wherever it lies; without it what lies near the screen is painted. */
  async #paint(canvas: Element, fine = 0) {
    const found = this.#shown.get(canvas);
    if (!found || !(canvas instanceof HTMLCanvasElement)) return;
    if (!fine && !this.#near.has(canvas)) return;
    const { words } = this.#app;
    const { still, figure } = found;
    const across = fine * canvas.clientWidth;
    await paintStill(canvas, still, figure.box, SEATS, (text) => words.say(text), across);
  }
}

/** Whether a figure belongs to the variant that is played. */
export function isShown({ only }: Figure, options: Options) {
  return Object.entries(only).every(([name, values]) =>
    values.some((value) => value === options[name]),
  );
}
