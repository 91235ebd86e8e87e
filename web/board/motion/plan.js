/** @import {Flag, Node, Scene} from "../../types/engine.js" */

import { isSolid } from "../canvas/geometry.js";

/**
 * What becomes of one node between two scenes.
 * still   nothing (zones and glows always: they are never tweened)
 * move    same face, another place, size, turn, opacity or flag
 * flip    another skin or side, and perhaps another place
 * change  other words, line, tint or kind: the old fades into the new
 * birth   new; `from` is the old node it comes from, or null
 * death   gone, and no birth came from it
 * @typedef {"still" | "move" | "flip" | "change" | "birth" | "death"} Fate
 * @typedef {{fate: Fate, from: Node | null, to: Node | null}} Track
 */

/**
 * The fates of all nodes: those of the new scene in its order, then the deaths.
 * @param {Scene | null} before
 * @param {Scene} after
 * @returns {Track[]}
 */
export function plan(before, after) {
  const old = new Map();
  for (const node of before?.nodes ?? []) old.set(node.id, node);
  const present = new Set();
  for (const node of after.nodes) present.add(node.id);

  /** @type {Track[]} */
  const tracks = [];
  const spent = new Set();
  for (const to of after.nodes) {
    const same = old.get(to.id);
    if (same) {
      tracks.push({ fate: fateOf(same, to), from: same, to });
    } else if (isFixed(to)) {
      tracks.push({ fate: "still", from: null, to });
    } else {
      const from = (to.was !== undefined && old.get(to.was)) || null;
      if (from) spent.add(from.id);
      tracks.push({ fate: "birth", from, to });
    }
  }
  for (const from of before?.nodes ?? []) {
    if (present.has(from.id) || spent.has(from.id) || isFixed(from)) continue;
    tracks.push({ fate: "death", from, to: null });
  }
  return tracks;
}

/** @param {Node} node */
function isFixed(node) {
  return node.kind === "zone" || node.kind === "glow";
}

/**
 * @param {Node} from
 * @param {Node} to
 * @returns {Fate}
 */
function fateOf(from, to) {
  if (isFixed(to)) return "still";
  if (isOther(from, to)) return "change";
  if (isTurnedOver(from, to)) return "flip";
  return isMoved(from, to) ? "move" : "still";
}

/**
 * @param {Node} from
 * @param {Node} to
 */
function isOther(from, to) {
  if (from.kind !== to.kind) return !(isSolid(from) && isSolid(to));
  if (from.tint !== to.tint || from.edge !== to.edge) return true;
  if (to.kind === "text") {
    return from.skin !== to.skin || from.size[1] !== to.size[1] || !isEqual(from.text, to.text);
  }
  return to.kind === "path" && (from.skin !== to.skin || !isEqual(from.points, to.points));
}

/**
 * Two faces of one thing: it turns over on its way.
 * @param {Node} from
 * @param {Node} to
 */
export function isTurnedOver(from, to) {
  const isOtherFace = from.skin !== to.skin || has(from, "back") !== has(to, "back");
  return isOtherFace && isSolid(from) && isSolid(to);
}

/**
 * @param {Node} from
 * @param {Node} to
 */
function isMoved(from, to) {
  return (
    from.at[0] !== to.at[0] ||
    from.at[1] !== to.at[1] ||
    from.size[0] !== to.size[0] ||
    from.size[1] !== to.size[1] ||
    (from.turn ?? 0) !== (to.turn ?? 0) ||
    (from.alpha ?? 1) !== (to.alpha ?? 1) ||
    has(from, "dim") !== has(to, "dim") ||
    has(from, "chosen") !== has(to, "chosen")
  );
}

/**
 * @param {Node} node
 * @param {Flag} flag
 */
export function has(node, flag) {
  return node.state !== undefined && node.state.includes(flag);
}

/**
 * Equality of what came from JSON; strings and unchanged references need no look inside.
 * @param {unknown} a
 * @param {unknown} b
 */
function isEqual(a, b) {
  return a === b || (typeof a === "object" && JSON.stringify(a) === JSON.stringify(b));
}
