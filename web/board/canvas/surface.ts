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
  /** With the numbers over its edge. */
  roundOf: (look: Look) => Look;
  /** From where an arrow points there. */
  arrowOf: (look: Look) => (reach: number) => Arrow;
  pulse: number | null;
  /** How far around there are no words but its own. */
  freeOf: (look: Look) => (most: number) => number;
  /** A target under the pointer. */
  over: Node | null;
  focus: Node | null;
}

export type Screen = ReturnType<typeof createScreen>;

import { changesOf } from "./changes.js";
import { extentOf } from "./extent.js";
import { fit, fitPart } from "./fit.js";
import { overlaps } from "./geometry.js";
import { clear, contextOf, createLayers } from "./layers.js";
import { isSet, paint, settingOf } from "./paint.js";
import { paintAimed, paintFocus, paintNumber, paintPoint, paintRing, paintSign, paintTrail } from "./rings.js";
import { paintTrails } from "./trails.js";
import { createSprites } from "./sprites.js";
import { createStamps } from "./stamps.js";
import { readTheme } from "./board-theme.js";
import { nextTask } from "../../kit/next-task.js";
import { blank, lookAt } from "../motion/tween.js";
import type { Node, SeatLook } from "../../types/engine.js";
import type { Entry } from "../motion/sequence.js";
import type { Look } from "../motion/tween.js";
import type { Arrow } from "./arrow.js";
import type { Part } from "./changes.js";
import type { Rect } from "./geometry.js";
import type { Item, Pen } from "./paint.js";
import type { Mark } from "./rings.js";
import type { LaidTrails } from "./trails.js";

const GHOST = 0.62;
const LEFT_BEHIND = 0.3;
/** Milliseconds that the making of stamps takes at a time. */
const SLICE = 5;

export function createScreen(root: HTMLElement, onSprite: () => void) {
  const layers = createLayers(root);
  const probe = document.createElement("span");
  probe.style.position = "absolute";
  probe.style.visibility = "hidden";
  probe.setAttribute("aria-hidden", "true");
  // With a transition, however short, every token would still read as the previous one.
  probe.style.setProperty("transition", "none", "important");
  root.append(probe);
  const sprites = createSprites(() => {
    painted = null;
    onSprite();
  });
  const scratch = blank();
  /** On which nothing is to be seen. */
  const trial = contextOf(document.createElement("canvas"));

  layers.floor.canvas.addEventListener("contextrestored", () => {
    painted = null;
    onSprite();
  });

  let theme = readTheme(probe, []);
  let place = fit(0, 0, 1);
  let stamps = createStamps(theme, sprites, 0, 1);
  let letters = 1;
  let settings: Pen["settings"] = new Map();
  /** What the floor shows; null: it must be painted all over. */
  let painted: Part[] | null = null;

  function restamp() {
    painted = null;
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

  function paintMarked(pen: Pen, item: Item, look: Look, mark: Mark | undefined, strong: number) {
    if (mark) paintRing(pen, item.node, look, mark, strong);
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
      // On paper, which is white, it lies on what it was painted for.
      root.style.setProperty("--painted-on", theme.colour("paper"));
      restamp();
      return theme.faces;
    },

    /** Other letters have come: words are measured anew. */
    reset() {
      settings = new Map();
      painted = null;
    },

    /** Requests the sprites of the items, so that they are there when they are painted. */
    prepare(items: Item[]) {
      for (const { node } of items) stamps.ask(node);
    },

    /** Whether there is nothing to be made of that before it can be painted. */
    isReady(items: Item[]) {
      const pen = penFor(trial);
      return items.every((item) => isMade(pen, item));
    },

    /**
     * Makes the stamps of the items and sets their words, in several tasks: a frame in which many were made
     * would be long.
     */
    async makeReady(items: Item[]) {
      await nextTask();
      let begun = performance.now();
      for (const item of items) {
        const pen = penFor(trial);
        if (isMade(pen, item)) continue;
        if (item.node.kind === "text") settingOf(pen, item);
        const stamp = stamps.isDue(item.node) ? stamps.get(item.node) : null;
        // What is drawn on a canvas may be put off until that is copied.
        if (stamp) trial.drawImage(stamp.canvas, 0, 0, 1, 1);
        if (performance.now() - begun < SLICE) continue;
        await nextTask();
        begun = performance.now();
      }
    },

    /**
     * Paints the floor where it has changed. `items`: in painting order. `held`: painted faintly where they
     * were.
     */
    paintFloor(items: Item[], marks: Map<Node, Mark>, strength: Strength, held: ReadonlySet<Item>, restOf: (item: Item) => Look) {
      const pen = penFor(layers.floor.context);
      const { width, height } = pen.context.canvas;
      const parts = items.map((item) => {
        const mark = held.has(item) ? undefined : marks.get(item.node);
        const look = held.has(item) ? leftBehind(restOf(item)) : item.look;
        const strong = strength(item.node);
        const extent = extentOf(item, look, mark !== undefined, 1 / place.scale);
        const key = keyOf(item, look, mark, strong);
        return { item, look, mark, strong, key, box: wholePixels(pen, extent) };
      });
      const all = { x: 0, y: 0, w: width, h: height };
      const places = painted ? changesOf(painted, parts, width * height) : null;
      painted = parts;
      if (places?.length === 0) return;
      for (const box of places ?? [all]) {
        pen.raised = undefined;
        within(pen.context, box, () => {
          for (const { item, look, mark, strong, box: own } of parts) {
            // What is held over the table says of what lies on it whether it casts a shadow there.
            if (look.lift > 0 || overlaps(own, box)) paintMarked(pen, item, look, mark, strong);
          }
        });
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
          paintMarked(pen, item, item.look, marks.get(item.node), strength(item.node));
        } else if (lookAt(motion, time, scratch)) {
          paintMarked(pen, item, scratch, marks.get(item.node), strength(item.node));
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
      for (const node of points) {
        const own = lookOf(node);
        const look = own && front.roundOf(own);
        if (look) paintPoint(pen, node, look, marks.has(node) ? front.arrowOf(look) : null, pulse);
      }
      const target = over && lookOf(over);
      if (target) paintAimed(pen, over, target);
      for (const item of held) paint(pen, item, item.look);
      const focused = focus && lookOf(focus);
      if (focused) paintFocus(pen, focus, focused, front.freeOf(focused));
      for (const [node, number] of front.numbers) {
        const look = lookOf(node);
        if (look) paintNumber(pen, look, number);
      }
    },
  };
}

function isMade(pen: Pen, item: Item) {
  return isSet(pen, item) && !pen.stamps.isDue(item.node);
}

function leftBehind(look: Look): Look {
  return { ...look, alpha: look.alpha * LEFT_BEHIND, lift: 0 };
}

/** The whole device pixels that a box on the table touches. */
function wholePixels({ scale, x, y }: Pen, box: Rect): Rect {
  const left = Math.floor(x + box.x * scale);
  const top = Math.floor(y + box.y * scale);
  const right = Math.ceil(x + (box.x + box.w) * scale);
  const bottom = Math.ceil(y + (box.y + box.h) * scale);
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** What is painted changes nothing outside the box, which is empty before. */
function within(context: CanvasRenderingContext2D, box: Rect, fill: () => void) {
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.beginPath();
  context.rect(box.x, box.y, box.w, box.h);
  context.clip();
  context.clearRect(box.x, box.y, box.w, box.h);
  fill();
  context.restore();
}

/** All that the picture of an item depends on, but for theme, scale and letters. */
function keyOf({ node, texts }: Item, look: Look, mark: Mark | undefined, strong: number) {
  return JSON.stringify([node, look, mark, strong, texts]);
}
