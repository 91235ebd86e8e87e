/**
 * Dragging a thing over the table: it follows the pointer, and goes to a target, onto another live
 * thing, or back.
 */
interface Hand {
  scenePlayer: ScenePlayer;
  /** CSS pixels per table unit. */
  scale: () => number;
  marks: () => Marks;
  /** Client coordinates. */
  find: (
    x: number,
    y: number,
    isTouch: boolean,
    isAllowed: (token: string) => boolean,
  ) => Aimed | null;
  /** Where it would go if let go now. */
  onOver: (token: string | null) => void;
  /** It is on the table again. */
  onRelease: () => void;
  onDrag: (token: string | null) => void;
  onDrop: (from: string, to: string) => void;
}

import { bodiesFor, bodyOf } from "./marks.js";
import type { Marks } from "../../types/engine.js";
import type { Item } from "../canvas/paint.js";
import type { ScenePlayer } from "../motion/scene-player.js";
import type { Look } from "../motion/tween.js";
import type { Aimed } from "./pointer.js";

/** Milliseconds that a dropped thing waits for the scene in which it lies at its new place. */
const TAKEN_UP = 700;

export function createDrag({
  scenePlayer,
  scale,
  marks,
  find,
  onOver,
  onRelease,
  onDrag,
  onDrop,
}: Hand) {
  let held: { token: string; homes: Map<Item, Look> } | null = null;
  let waiting = 0;

  /** A target, or another live thing. `x`: client coordinates. */
  function goalOf(x: number, y: number, isTouch: boolean) {
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

    lift({ token, node }: Aimed) {
      scenePlayer.finish();
      clearTimeout(waiting);
      const { goal } = scenePlayer;
      const body = goal && bodyOf(bodiesFor(goal, token), node);
      if (!goal || !body) return;
      const homes: Map<Item, Look> = new Map();
      for (const part of body.parts) {
        const item = goal.itemOf.get(part);
        if (item) homes.set(item, scenePlayer.restOf(item));
      }
      held = { token, homes };
      scenePlayer.held = new Set(homes.keys());
      scenePlayer.stale();
      onDrag(token);
    },

    /** `dx`: CSS pixels from where the pointer was put down. `x`: client coordinates. */
    move(dx: number, dy: number, x: number, y: number, isTouch: boolean) {
      if (!held) return;
      for (const [item, home] of held.homes) {
        item.look = { ...home, x: home.x + dx / scale(), y: home.y + dy / scale(), lift: 1 };
      }
      onOver(goalOf(x, y, isTouch)?.token ?? null);
    },

    /** `x`: client coordinates. */
    drop(x: number, y: number, isTouch: boolean) {
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
