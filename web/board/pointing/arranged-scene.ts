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
 * Every node that bears an item's token, and what is printed on it, is moved from the item's own
 * place to where it lies now, above everything there, and no larger than the place. Names say where
 * things lie.
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

/** What lies where that did not lie there before, and what is left over. `scene`: nothing is laid out in it. */
export function news(scene: Scene, arrangement: Arrangement, placed: Placed, before: Placed): Message[] {
  const table = new Table(scene);
  const moved = [...placed].filter(([place, item]) => before.get(place) !== item);
  const last = spare(arrangement, placed);
  return [
    ...moved.map(([place, item]) => laid(table.labelOf(item), table.labelOf(place))),
    ...(last === null ? [] : [over(table.labelOf(last))]),
  ];
}

/** How far, in table units, letters differ at most that are of one size. */
const SAME = 0.5;

/** From where a thing is put where, how much smaller it becomes, and what sizes letters have. */
interface Put {
  from: Point;
  to: Point;
  scale: number;
  letters: number[];
}

/** What of a scene must be known to move things over it. */
class Table {
  declare nodes: Node[];
  /** The heights of all words. */
  declare letters: number[];
  declare bodies: Map<string, Body[]>;

  constructor({ nodes }: Scene) {
    this.nodes = nodes;
    this.letters = nodes.flatMap(({ kind, size }) => (kind === "text" ? [size[1]] : []));
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
    const scale = Math.min(ground.size[0] / lead.size[0], ground.size[1] / lead.size[1]);
    const put: Put = { from: lead.at, to: ground.at, scale: Math.min(1, scale), letters: this.letters };
    const top = Math.max(...this.bearing(goal).map(({ z = 0 }) => z));
    const least = Math.min(...[...own].map(({ z = 0 }) => z));
    const up = Math.max(0, top + 1 - least);
    return [...own].map((node) => [node, shifted(node, put, up)]);
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

function shifted(node: Node, put: Put, up: number): Node {
  const { from, to, scale } = put;
  const moved = (value: number, axis: number) =>
    (to[axis] ?? 0) + (value - (from[axis] ?? 0)) * scale;
  const at = node.at.map(moved) as Point;
  const points = node.points?.map((value, index) => moved(value, index % 2));
  const z = (node.z ?? 0) + up;
  return { ...node, at, size: sized(node, put), z, ...(points && { points }) };
}

/** Words keep to the sizes that letters have in the scene. */
function sized({ kind, size: [w, h] }: Node, { scale, letters }: Put): Point {
  if (kind !== "text" || scale === 1) return [w * scale, h * scale];
  const fitting = letters.filter((each) => each <= h * scale + SAME);
  return [w * scale, fitting.length > 0 ? Math.max(...fitting) : Math.min(...letters)];
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
