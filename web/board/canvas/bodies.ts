import { isSolid, liesOn, sitsOn } from "./geometry.js";
import type { Node } from "../../types/engine.js";

/**
 * A thing on the table that one token picks: the node seen as its whole, and with it everything
 * that lies on it and cannot be picked for itself.
 */
export interface Body {
  token: string;
  lead: Node;
  parts: Node[];
}

/** The bodies of a scene by token, each token's in painting order. `nodes`: in painting order. */
export function bodiesOf(nodes: Node[]): Map<string, Body[]> {
  const bodies: Map<string, Body[]> = new Map();
  nodes.forEach((node, index) => {
    if (node.pick === undefined || node.kind === "zone") return;
    const own = bodiesFor(bodies, node.pick);
    let body = own.find(({ lead }) => liesOn(node, lead));
    if (body) {
      body.parts.push(node);
    } else {
      body = { token: node.pick, lead: node, parts: [node] };
      own.push(body);
    }
    if (isSolid(node)) body.parts.push(...printOn(node, nodes, index + 1));
  });
  for (const zone of nodes) {
    if (zone.pick === undefined || zone.kind !== "zone") continue;
    const own = bodiesFor(bodies, zone.pick);
    const isShown = own.some(({ lead }) => liesOn(lead, zone) || liesOn(zone, lead));
    if (!isShown) own.push({ token: zone.pick, lead: zone, parts: [zone] });
  }
  return bodies;
}

function bodiesFor(bodies: Map<string, Body[]>, token: string) {
  const own = bodies.get(token) ?? [];
  bodies.set(token, own);
  return own;
}

/**
 * What lies on a node and on nothing that can be picked and lies on it, up to the thing that hides
 * it. `above`: index of the first node painted
 * after it.
 */
function printOn(base: Node, nodes: Node[], above: number) {
  const print = [];
  const others: Node[] = [];
  for (const node of nodes.slice(above)) {
    if (node.pick === undefined && node.kind !== "zone" && sitsOn(node, base)) {
      if (!others.some((other) => sitsOn(node, other))) print.push(node);
    } else if (isSolid(node) && liesOn(base, node)) {
      break;
    } else if (node.pick !== undefined && node.kind === "box") {
      others.push(node);
    }
  }
  return print;
}
