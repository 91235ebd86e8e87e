/**
 * Dragging a thing over the table: it follows the pointer, and goes to a target, onto another live
 * thing, or back.
 * @import {Marks} from "../../types/engine.js"
 * @import {Aimed} from "./pointer.js"
 * @import {Item} from "../canvas/paint.js"
 * @import {ScenePlayer} from "../motion/scene-player.js"
 * @import {Look} from "../motion/tween.js"
 *
 * @typedef {object} Hand
 * @property {ScenePlayer} scenePlayer
 * @property {() => number} scale CSS pixels per table unit
 * @property {() => Marks} marks
 * @property {(x: number, y: number, isTouch: boolean,
 *   isAllowed: (token: string) => boolean) => Aimed | null} find  client coordinates
 * @property {(token: string | null) => void} onOver where it would go if let go now
 * @property {() => void} onRelease it is on the table again
 * @property {(token: string | null) => void} onDrag
 * @property {(from: string, to: string) => void} onDrop
 */

import { bodiesFor, bodyOf } from "./marks.js";

/** Milliseconds that a dropped thing waits for the scene in which it lies at its new place. */
const TAKEN_UP = 700;

/** @param {Hand} hand */
export function createDrag({ scenePlayer, scale, marks, find, onOver, onRelease, onDrag, onDrop }) {
  /** @type {{token: string, homes: Map<Item, Look>} | null} */
  let held = null;
  let waiting = 0;

  /**
   * A target, or another live thing.
   * @param {number} x client coordinates
   * @param {number} y
   * @param {boolean} isTouch
   */
  function goalOf(x, y, isTouch) {
    const { targets, live } = marks();
    return find(
      x,
      y,
      isTouch,
      (token) => token !== held?.token && Boolean(targets?.has(token) || live?.has(token)),
    );
  }

  function release() {
    scenePlayer.held.clear();
    onRelease();
  }

  /** The dragged thing goes back. */
  function letGo() {
    if (!held) return;
    held = null;
    onOver(null);
    release();
    onDrag(null);
  }

  return {
    letGo,

    /** @param {Aimed} aimed */
    lift({ token, node }) {
      scenePlayer.finish();
      clearTimeout(waiting);
      const { goal } = scenePlayer;
      const body = goal && bodyOf(bodiesFor(goal, token), node);
      if (!goal || !body) return;
      /** @type {Map<Item, Look>} */
      const homes = new Map();
      for (const part of body.parts) {
        const item = goal.itemOf.get(part);
        if (item) homes.set(item, scenePlayer.restOf(item));
      }
      held = { token, homes };
      scenePlayer.held = new Set(homes.keys());
      scenePlayer.stale();
      onDrag(token);
    },

    /**
     * @param {number} dx CSS pixels from where the pointer was put down
     * @param {number} dy
     * @param {number} x client coordinates
     * @param {number} y
     * @param {boolean} isTouch
     */
    move(dx, dy, x, y, isTouch) {
      if (!held) return;
      for (const [item, home] of held.homes) {
        item.look = { ...home, x: home.x + dx / scale(), y: home.y + dy / scale(), lift: 1 };
      }
      onOver(goalOf(x, y, isTouch)?.token ?? null);
    },

    /**
     * @param {number} x client coordinates
     * @param {number} y
     * @param {boolean} isTouch
     */
    drop(x, y, isTouch) {
      const goal = goalOf(x, y, isTouch);
      if (!held || !goal) {
        letGo();
        return;
      }
      const { token } = held;
      held = null;
      onOver(null);
      waiting = setTimeout(release, TAKEN_UP);
      onDrop(token, goal.token);
    },

    destroy() {
      clearTimeout(waiting);
    },
  };
}
