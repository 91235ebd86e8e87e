import { isSolid } from "../canvas/geometry.js";
import type { Flag, Node, Scene } from "../../types/engine.js";

/**
 * What becomes of one node between two scenes.
 * still   nothing (zones and glows always: they are never tweened)
 * move    same face, another place, size, turn, opacity or flag
 * flip    another skin or side, and perhaps another place
 * change  other words, line, tint or kind: the old fades into the new
 * birth   new; `from` is the old node it comes from, or null
 * death   gone, and no birth came from it
 */
type Fate = "still" | "move" | "flip" | "change" | "birth" | "death";

export interface Track {
  fate: Fate;
  from: Node | null;
  to: Node | null;
}

/** The fates of all nodes: those of the new scene in its order, then the deaths. */
export function plan(before: Scene | null, after: Scene): Track[] {
  const old = new Map();
  for (const node of before?.nodes ?? []) old.set(node.id, node);
  const present = new Set();
  for (const node of after.nodes) present.add(node.id);

  const tracks: Track[] = [];
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

function isFixed(node: Node) {
  return node.kind === "zone" || node.kind === "glow";
}

function fateOf(from: Node, to: Node): Fate {
  if (isFixed(to)) return "still";
  if (isOther(from, to)) return "change";
  if (isTurnedOver(from, to)) return "flip";
  return isMoved(from, to) ? "move" : "still";
}

function isOther(from: Node, to: Node) {
  if (from.kind !== to.kind) return !(isSolid(from) && isSolid(to));
  return hasOtherPrint(from, to) || (to.kind === "text" && from.size[1] !== to.size[1]);
}

/** Of two nodes of one kind. */
function hasOtherPrint(from: Node, to: Node) {
  if (from.tint !== to.tint || from.edge !== to.edge) return true;
  if (to.kind === "text") return from.skin !== to.skin || !isEqual(from.text, to.text);
  return to.kind === "path" && (from.skin !== to.skin || !isEqual(from.points, to.points));
}

/** The same words, picture or shape, of any size. */
export function isSameFace(from: Node, to: Node) {
  return from.kind === to.kind && !isTurnedOver(from, to) && !hasOtherPrint(from, to);
}

/** Two faces of one thing: it turns over on its way. */
export function isTurnedOver(from: Node, to: Node) {
  const isOtherFace = from.skin !== to.skin || has(from, "back") !== has(to, "back");
  return isOtherFace && isSolid(from) && isSolid(to);
}

function isMoved(from: Node, to: Node) {
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

export function has(node: Node, flag: Flag) {
  return node.state !== undefined && node.state.includes(flag);
}

/** Equality of what came from JSON; strings and unchanged references need no look inside. */
function isEqual(a: unknown, b: unknown) {
  return a === b || (typeof a === "object" && JSON.stringify(a) === JSON.stringify(b));
}
