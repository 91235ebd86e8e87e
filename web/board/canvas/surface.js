/**
 * The painted surface: canvases, colours, stamps, and how the table lies on them.
 * @import {SeatLook} from "../../types/engine.js"
 * @import {Arrow} from "./arrow.js"
 * @import {Item, Pen} from "./paint.js"
 * @import {Mark} from "./rings.js"
 * @import {Entry} from "../motion/sequence.js"
 * @import {Look} from "../motion/tween.js"
 * @import {Node} from "../../types/engine.js"
 *
 * How strongly a node's mark shows, 0..1.
 * @typedef {(node: Node) => number} Strength
 *
 * Everything over the floor at one moment. `time`: since the moving things began; `pulse`: since
 * the marks were set, null when they rest.
 * @typedef {object} Front
 * @property {Entry[]} entries
 * @property {number} time
 * @property {ReadonlySet<Item>} held
 * @property {{from: Look | null, item: Item}[]} ghosts
 * @property {Map<Node, Mark>} marks
 * @property {Set<Node>} points
 * @property {Strength} strength
 * @property {(node: Node) => Look | null} lookOf
 * @property {(look: Look) => (reach: number) => Arrow} arrowOf from where an arrow points there
 * @property {number | null} pulse
 * @property {Node | null} over a target under the pointer
 * @property {Node | null} focus
 *
 * @typedef {ReturnType<typeof createScreen>} Screen
 */

import { fit } from "./fit.js";
import { clear, createLayers } from "./layers.js";
import { paint } from "./paint.js";
import { paintAimed, paintFocus, paintPoint, paintRing, paintSign, paintTrail } from "./rings.js";
import { createSprites } from "./sprites.js";
import { createStamps } from "./stamps.js";
import { readTheme } from "./board-theme.js";
import { blank, lookAt } from "../motion/tween.js";

const GHOST = 0.62;
const LEFT_BEHIND = 0.3;

/**
 * @param {HTMLElement} root
 * @param {() => void} onSprite
 */
export function createScreen(root, onSprite) {
  const layers = createLayers(root);
  const probe = document.createElement("span");
  probe.style.position = "absolute";
  probe.style.visibility = "hidden";
  probe.setAttribute("aria-hidden", "true");
  // With a transition, however short, every token would still read as the previous one.
  probe.style.setProperty("transition", "none", "important");
  root.append(probe);
  const sprites = createSprites(onSprite);
  const scratch = blank();

  let theme = readTheme(probe, []);
  let place = fit(0, 0, 1);
  let stamps = createStamps(theme, sprites, 0, 1);

  function restamp() {
    stamps = createStamps(theme, sprites, place.scale * layers.dpr, layers.dpr);
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @returns {Pen}
   */
  function penFor(context) {
    const { dpr } = layers;
    return {
      context,
      theme,
      stamps,
      scale: place.scale * dpr,
      x: place.x * dpr,
      y: place.y * dpr,
      dpr,
    };
  }

  /**
   * @param {Pen} pen
   * @param {Item} item
   * @param {Look} look
   * @param {Map<Node, Mark>} marks
   * @param {Strength} strength
   */
  function paintMarked(pen, item, look, marks, strength) {
    const mark = marks.get(item.node);
    if (mark) paintRing(pen, item.node, look, mark, strength(item.node));
    paint(pen, item, look);
  }

  return {
    sprites,

    /** How the table lies in the root, CSS pixels. */
    fit: () => place,

    /**
     * @param {number} width CSS pixels
     * @param {number} height CSS pixels
     * @param {number} tall the scene's height in table units
     */
    resize(width, height, tall) {
      layers.resize(width, height);
      place = fit(width, height, tall);
      restamp();
    },

    /** @param {SeatLook[]} seats */
    retheme(seats) {
      theme = readTheme(probe, seats);
      restamp();
      return theme.faces;
    },

    /**
     * Requests the sprites of the items, so that they are there when they are painted.
     * @param {Item[]} items
     */
    prepare(items) {
      for (const { node } of items) if (node.kind === "sprite") stamps.get(node);
    },

    /**
     * @param {Item[]} items in painting order
     * @param {Map<Node, Mark>} marks
     * @param {Strength} strength
     * @param {ReadonlySet<Item>} held painted faintly where they were
     * @param {(item: Item) => Look} restOf
     */
    paintFloor(items, marks, strength, held, restOf) {
      const pen = penFor(layers.floor.context);
      clear(pen.context);
      for (const item of items) {
        if (held.has(item)) {
          const look = restOf(item);
          paint(pen, item, { ...look, alpha: look.alpha * LEFT_BEHIND, lift: 0 });
        } else {
          paintMarked(pen, item, item.look, marks, strength);
        }
      }
    },

    /** @param {Front} front */
    paintFront(front) {
      const { entries, time, held, ghosts, marks, points, strength, lookOf, pulse, over, focus } = front;
      const pen = penFor(layers.front.context);
      clear(pen.context);
      /** Where marked things are while they move. @type {Map<Node, Look>} */
      const places = new Map();
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
