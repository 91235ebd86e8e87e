/** What a point of the table means now, and where each token can be found. */
export interface Spot {
  token: string;
  lead: Node;
  part: Rect;
  isCovered: boolean;
}

import { boundsOf, overlaps } from "../canvas/geometry.js";
import { clearPart, hit } from "./hit.js";
import { bodiesFor, chosenBody } from "./marks.js";
import type { Marks, Node } from "../../types/engine.js";
import type { Rect } from "../canvas/geometry.js";
import type { Laid } from "../canvas/lay.js";

/** The token a press on a node stands for; targets may also be named by a node's id. */
export function tokenOf(node: Node, { targets }: Marks): string | null {
  if (node.pick !== undefined) return node.pick;
  return targets?.has(node.id) ? node.id : null;
}

export function isActive({ live, targets, chosen }: Marks, token: string) {
  return Boolean(live?.has(token) || targets?.has(token) || chosen?.has(token));
}

/**
 * `nodes`: in painting order. `x`: table units. `reach`: table units. `isAllowed`: only these
 * tokens count.
 */
export function aimAt(
  nodes: Node[],
  marks: Marks,
  x: number,
  y: number,
  reach: number,
  isAllowed: (token: string) => boolean = () => true,
): { node: Node; token: string } | null {
  const allowed = (node: Node) => {
    const token = tokenOf(node, marks);
    return token !== null && isAllowed(token) ? token : null;
  };
  const node = hit(nodes, allowed, x, y, { reach, isActive: (token) => isActive(marks, token) });
  const token = node && allowed(node);
  return node && token !== null ? { node, token } : null;
}

/**
 * One spot for every token on the table, in the scene's order. `pressed`: id of the node pressed
 * last. `reach`: table units.
 */
export function spotsOf(laid: Laid, marks: Marks, pressed: string | null, reach: number): Spot[] {
  const tokens = new Set<string>();
  for (const node of laid.scene.nodes) {
    const token = tokenOf(node, marks);
    if (token !== null) tokens.add(token);
  }
  const pickable = laid.nodes
    .filter((node) => tokenOf(node, marks) !== null)
    .map((node) => ({ node, bounds: boundsOf(node) }));
  return [...tokens].map((token) => spotOf(laid, marks, pressed, reach, token, pickable));
}

function spotOf(
  laid: Laid,
  marks: Marks,
  pressed: string | null,
  reach: number,
  token: string,
  pickable: { node: Node; bounds: Rect }[],
): Spot {
  const bodies = bodiesFor(laid, token);
  const chosen = marks.chosen?.has(token) ? chosenBody(bodies, pressed) : null;
  let best: Spot | null = null;
  for (const body of chosen ? [chosen] : bodies) {
    const { lead } = body;
    const around = grown(boundsOf(lead), reach);
    const near = pickable.filter(({ bounds }) => overlaps(bounds, around)).map(({ node }) => node);
    const part = clearPart(lead, token, (x, y) => aimAt(near, marks, x, y, reach)?.token ?? null);
    if (part && (!best || part.w * part.h > best.part.w * best.part.h)) {
      best = { token, lead, part, isCovered: false };
    }
  }
  if (best) return best;
  const lead = (chosen ?? bodies[bodies.length - 1])?.lead;
  if (!lead) throw new Error(`no node for ${token}`);
  const { x, y } = boundsOf(lead);
  return { token, lead, part: { x, y, w: 0, h: 0 }, isCovered: true };
}

function grown({ x, y, w, h }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by };
}
