/**
 * The painted surface: canvases, colours, stamps, and how the table lies on them. Everything over
 * the floor at one moment. `time`: since the moving things began; `pulse`: since the marks were
 * set, null when they rest.
 */
type Strength = (node: Node) => number;

interface Front {
  trails: LaidTrails;
  entries: Entry[];
  time: number;
  held: ReadonlySet<Item>;
  ghosts: { from: Look | null; item: Item }[];
  marks: Map<Node, Mark>;
  points: Set<Node>;
  /** Of what can be pressed. */
  numbers: ReadonlyMap<Node, number>;
  strength: Strength;
  lookOf: (node: Node) => Look | null;
  /** From where an arrow points there. */
  arrowOf: (look: Look) => (reach: number) => Arrow;
  pulse: number | null;
  /** A target under the pointer. */
  over: Node | null;
  focus: Node | null;
}

export type Screen = ReturnType<typeof createScreen>;

import { fit, fitPart } from "./fit.js";
import { createGround, groundOf } from "./ground.js";
import { clear, createLayers } from "./layers.js";
import { paint, sheetOf } from "./paint.js";
import { paintAimed, paintFocus, paintNumber, paintPoint, paintRing, paintSign, paintTrail } from "./rings.js";
import { paintTrails } from "./trails.js";
import { createSprites } from "./sprites.js";
import { createStamps } from "./stamps.js";
import { readTheme } from "./board-theme.js";
import { blank, lookAt } from "../motion/tween.js";
import type { Node, SeatLook } from "../../types/engine.js";
import type { Entry } from "../motion/sequence.js";
import type { Look } from "../motion/tween.js";
import type { Arrow } from "./arrow.js";
import type { Rect } from "./geometry.js";
import type { Sheet } from "./ground.js";
import type { Item, Pen } from "./paint.js";
import type { Mark } from "./rings.js";
import type { LaidTrails } from "./trails.js";

const GHOST = 0.62;
const LEFT_BEHIND = 0.3;

export function createScreen(root: HTMLElement, onSprite: () => void) {
  const layers = createLayers(root);
  const probe = document.createElement("span");
  probe.style.position = "absolute";
  probe.style.visibility = "hidden";
  probe.setAttribute("aria-hidden", "true");
  // With a transition, however short, every token would still read as the previous one.
  probe.style.setProperty("transition", "none", "important");
  root.append(probe);
  const ground = createGround();
  const sprites = createSprites(onSprite);
  const scratch = blank();

  let theme = readTheme(probe, []);
  let place = fit(0, 0, 1);
  let stamps = createStamps(theme, sprites, 0, 1);
  let letters = 1;
  let settings: Pen["settings"] = new Map();

  function restamp() {
    stamps = createStamps(theme, sprites, place.scale * layers.dpr, layers.dpr);
    settings = new Map();
  }

  function penFor(context: CanvasRenderingContext2D): Pen {
    const { dpr } = layers;
    return {
      context,
      theme,
      stamps,
      scale: place.scale * dpr,
      x: place.x * dpr,
      y: place.y * dpr,
      dpr,
      letters,
      settings,
    };
  }

  function paintMarked(
    pen: Pen,
    item: Item,
    look: Look,
    marks: Map<Node, Mark>,
    strength: Strength,
  ) {
    const mark = marks.get(item.node);
    if (mark) paintRing(pen, item.node, look, mark, strength(item.node));
    paint(pen, item, look);
  }

  return {
    sprites,

    /** How the table lies in the root, CSS pixels. */
    fit: () => place,

    /**
     * `width`: CSS pixels. `height`: CSS pixels. `tall`: the scene's height in table units. `large`: how
     * large its letters are, in parts of the usual. `part`: all that is to be seen of the scene.
     */
    resize(width: number, height: number, tall: number, large: number, part: Rect | null) {
      layers.resize(width, height);
      letters = large;
      place = part ? fitPart(width, height, part) : fit(width, height, tall);
      restamp();
    },

    retheme(seats: SeatLook[]) {
      theme = readTheme(probe, seats);
      restamp();
      return theme.faces;
    },

    /** Other letters have come: words are measured anew. */
    reset() {
      settings = new Map();
    },

    /** Requests the sprites of the items, so that they are there when they are painted. */
    prepare(items: Item[]) {
      for (const { node } of items) if (node.kind === "sprite") stamps.get(node);
    },

    /** `items`: in painting order. `held`: painted faintly where they were. */
    paintFloor(items: Item[], marks: Map<Node, Mark>, strength: Strength, held: ReadonlySet<Item>, restOf: (item: Item) => Look) {
      const pen = penFor(layers.floor.context);
      clear(pen.context);
      const lowest: Sheet[] = [];
      for (const item of items) {
        const sheet = held.has(item) || marks.has(item.node) ? null : sheetOf(pen, item, item.look);
        if (!sheet) break;
        lowest.push(sheet);
      }
      const { width, height } = pen.context.canvas;
      const covered = groundOf(lowest, width * height);
      if (covered > 0) ground.paint(pen.context, lowest.slice(0, covered));
      for (const item of items.slice(covered)) {
        if (held.has(item)) {
          const look = restOf(item);
          paint(pen, item, { ...look, alpha: look.alpha * LEFT_BEHIND, lift: 0 });
        } else {
          paintMarked(pen, item, item.look, marks, strength);
        }
      }
    },

    paintFront(front: Front) {
      const { entries, time, held, ghosts, marks, points, strength, lookOf, pulse, over, focus } =
        front;
      const pen = penFor(layers.front.context);
      clear(pen.context);
      paintTrails(pen, front.trails);
      /** Where marked things are while they move. */
      const places: Map<Node, Look> = new Map();
      for (const { item, motion } of entries) {
        if (held.has(item)) continue;
        if (!motion) {
          paintMarked(pen, item, item.look, marks, strength);
        } else if (lookAt(motion, time, scratch)) {
          paintMarked(pen, item, scratch, marks, strength);
          if (marks.has(item.node)) places.set(item.node, { ...scratch });
        }
      }
      for (const { from, item } of ghosts) {
        if (from) paintTrail(pen, from, item.look);
        paint(pen, item, { ...item.look, alpha: item.look.alpha * GHOST });
      }
      for (const [node, mark] of marks) {
        const look = places.get(node) ?? lookOf(node);
        if (look) paintSign(pen, node, look, mark, strength(node), pulse);
      }
      for (const [node, number] of front.numbers) {
        const look = lookOf(node);
        if (look) paintNumber(pen, look, number);
      }
      for (const node of points) {
        const look = lookOf(node);
        if (look) paintPoint(pen, node, look, marks.has(node) ? front.arrowOf(look) : null, pulse);
      }
      const target = over && lookOf(over);
      if (target) paintAimed(pen, over, target);
      for (const item of held) paint(pen, item, item.look);
      const focused = focus && lookOf(focus);
      if (focused) paintFocus(pen, focus, focused);
    },

    destroy() {
      probe.remove();
      for (const { canvas } of [layers.floor, layers.front]) canvas.remove();
    },
  };
}
