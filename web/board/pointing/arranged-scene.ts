/**
 * A scene as it looks with the items of an arrangement on their places. Pure: the engine hears of
 * it only when it is confirmed.
 */

import { HAND, placeOf, spare } from "./arrange.js";
import { bodiesOf } from "../canvas/bodies.js";
import { boundsOf } from "../canvas/geometry.js";
import type {
  Arrangement,
  Message,
  Node,
  Placed,
  Point,
  Scene,
  Words,
} from "../../types/engine.js";
import type { Body } from "../canvas/bodies.js";

/** How far the ground the items come from reaches beyond them, table units. */
const MARGIN = 7;

/**
 * Every node that bears an item's token, and what is printed on it, is moved by the way from the
 * item's own place to where it lies now, above everything there. Names say where things lie.
 */
export function arranged(scene: Scene, arrangement: Arrangement, placed: Placed): Scene {
  const table = new Table(scene);
  const last = spare(arrangement, placed);
  const changed: Map<Node, Node> = new Map();
  for (const { pick } of arrangement.places) {
    const label = table.labelOf(pick);
    const there = placed.get(pick);
    const name = there === undefined ? empty(label) : filled(label, table.labelOf(there));
    for (const node of table.bearing(pick)) changed.set(node, named(node, name));
  }
  for (const { pick } of arrangement.items) {
    const place = placeOf(placed, pick);
    if (place === null && pick !== last) continue;
    const goal = place ?? arrangement.rest;
    const label = table.labelOf(pick);
    const name = place === null ? over(label) : laid(label, table.labelOf(place));
    for (const [node, now] of table.moved(pick, goal)) {
      const own = node.pick === pick ? named(now, name) : now;
      changed.set(node, place === null && node === table.leadOf(pick) ? lit(own) : own);
    }
  }
  const nodes = scene.nodes.map((node) => changed.get(node) ?? node);
  return { ...scene, nodes: placed.size > 0 ? [table.hand(arrangement), ...nodes] : nodes };
}

/** What of a scene must be known to move things over it. */
class Table {
  declare nodes: Node[];
  declare bodies: Map<string, Body[]>;

  constructor({ nodes }: Scene) {
    this.nodes = nodes;
    this.bodies = bodiesOf(nodes.slice().sort((a, b) => (a.z ?? 0) - (b.z ?? 0)));
  }

  bearing(token: string) {
    return this.nodes.filter(({ pick }) => pick === token);
  }

  labelOf(token: string): Words {
    return this.bearing(token).find(({ label }) => label !== undefined)?.label ?? "";
  }

  /** Where the thing of a token is; things rather than the zones around them. */
  leadOf(token: string) {
    return this.bodies.get(token)?.[0]?.lead;
  }

  /** All that belongs to a thing, and how it is moved onto another one; null: left where it is. */
  moved(token: string, goal: string | null): [Node, Node][] {
    const parts = this.bodies.get(token)?.flatMap((body) => body.parts) ?? [];
    const own = new Set([...this.bearing(token), ...parts]);
    const lead = this.leadOf(token);
    const ground = goal === null ? undefined : this.leadOf(goal);
    if (goal === null || !lead || !ground) return [...own].map((node) => [node, node]);
    const by = [ground.at[0] - lead.at[0], ground.at[1] - lead.at[1]] as Point;
    const top = Math.max(...this.bearing(goal).map(({ z = 0 }) => z));
    const least = Math.min(...[...own].map(({ z = 0 }) => z));
    const up = Math.max(0, top + 1 - least);
    return [...own].map((node) => [node, shifted(node, by, up)]);
  }

  /** The ground the items come from, under everything. */
  hand({ items }: Arrangement): Node {
    const boxes = items.flatMap(({ pick }) => {
      const lead = this.leadOf(pick);
      return lead ? [boundsOf(lead)] : [];
    });
    const x = Math.min(...boxes.map((box) => box.x));
    const y = Math.min(...boxes.map((box) => box.y));
    const w = Math.max(...boxes.map((box) => box.x + box.w)) - x;
    const h = Math.max(...boxes.map((box) => box.y + box.h)) - y;
    return {
      id: HAND,
      kind: "zone",
      at: [x + w / 2, y + h / 2],
      size: [w + 2 * MARGIN, h + 2 * MARGIN],
      z: Math.min(...this.nodes.map(({ z = 0 }) => z)) - 1,
      label: { key: "table-hand" },
    };
  }
}

function shifted(node: Node, [dx, dy]: Point, up: number): Node {
  const at = [node.at[0] + dx, node.at[1] + dy] as Point;
  const points = node.points?.map((value, index) => value + (index % 2 === 0 ? dx : dy));
  return { ...node, at, z: (node.z ?? 0) + up, ...(points && { points }) };
}

function named(node: Node, label: Message): Node {
  return node.label === undefined ? node : { ...node, label };
}

function lit(node: Node): Node {
  return { ...node, state: [...(node.state ?? []), "lit"] };
}

const empty = (place: Words): Message => ({ key: "table-place-empty", args: { place } });
const filled = (place: Words, item: Words): Message => ({
  key: "table-place-filled",
  args: { place, item },
});
const laid = (item: Words, place: Words): Message => ({ key: "table-laid", args: { item, place } });
const over = (item: Words): Message => ({ key: "table-left", args: { item } });
