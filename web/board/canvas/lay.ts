/** A scene made ready to be painted and pressed. */
export interface Laid {
  scene: Scene;
  items: Item[];
  nodes: Node[];
  itemOf: Map<Node, Item>;
  bodies: Map<string, Body[]>;
}

import { bodiesOf } from "./bodies.js";
import { lookOf } from "../motion/tween.js";
import type { Format, Node, Scene } from "../../types/engine.js";
import type { Body } from "./bodies.js";
import type { Item } from "./paint.js";

export function lay(scene: Scene, format: Format): Laid {
  // Sorting is stable: nodes of one z keep the scene's order.
  const nodes = scene.nodes.slice().sort((a, b) => (a.z ?? 0) - (b.z ?? 0));
  const items = nodes.map((node, order) => ready(node, order, format));
  const itemOf = new Map(items.map((item) => [item.node, item]));
  let bodies: Laid["bodies"] | null = null;
  return {
    scene,
    items,
    nodes,
    itemOf,
    /** Found when they are wanted: where nobody can press anything they never are. */
    get bodies() {
      return (bodies ??= bodiesOf(nodes));
    },
  };
}

export function ready(node: Node, order: number, format: Format): Item {
  return { node, order, texts: textsOf(node, format), look: lookOf(node) };
}

/** What a node says, at less and less length. */
export function textsOf({ text }: Node, format: Format): string[] {
  if (text === undefined) return [];
  return (Array.isArray(text) ? text : [text]).map(format);
}
