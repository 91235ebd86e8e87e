/**
 * Usage: node slabs.mjs FILE, of `{name, before, after}` a line, two scenes one after the other.
 * Prints, a line each, what moves between them as a slab: solid, longer than a third of the table
 * is wide, and painted over something that stays and that it covers in neither scene.
 */

import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";

import { isSolid } from "../../web/board/canvas/geometry.js";
import { lay } from "../../web/board/canvas/lay.js";
import { motionsOf } from "../../web/board/motion/motions.js";
import { plan } from "../../web/board/motion/plan.js";
import { sequence } from "../../web/board/motion/sequence.js";
import { blank, lookAt, lookOf } from "../../web/board/motion/tween.js";

const LONG = 1000 / 3;
const OPAQUE = 0.5;
const STEPS = 12;

const isLong = ({ size }) => Math.max(...size) > LONG;
const moves = ({ from, to }) => Math.hypot(to.x - from.x, to.y - from.y) > 1;
const isPainted = ({ kind }) => kind !== "zone" && kind !== "glow";

/** Whether the middle of something at one look is under something at another. */
const covers = (look, { x, y }) =>
  Math.abs(x - look.x) < look.w / 2 && Math.abs(y - look.y) < look.h / 2;

/** The ids of all that lies under a node in a scene at rest. */
function coveredIn(nodes, id) {
  const above = nodes.findIndex((node) => node.id === id);
  if (above < 0) return [];
  const look = lookOf(nodes[above]);
  return nodes.slice(0, above).filter((node) => covers(look, lookOf(node))).map(({ id }) => id);
}

function* slabs({ before, after }) {
  const [from, to] = [lay(before, String), lay(after, String)];
  const { motions, total } = motionsOf(plan(before, after), 1);
  if (!motions.some((motion) => isLong(motion.node) && isSolid(motion.node) && moves(motion))) return;
  const came = new Set(before.nodes.map(({ id }) => id));
  const stays = new Set(after.nodes.map(({ id }) => id).filter((id) => came.has(id)));
  const itemOf = (node) => to.itemOf.get(node) ?? from.itemOf.get(node);
  const { floor, front } = sequence(to.items, motions, itemOf, () => false, 1);
  const painted = [...floor.map((item) => ({ item, motion: null })), ...front];
  for (let step = 1; step < STEPS; step += 1) {
    const looks = painted.map(({ item, motion }) => {
      const look = blank();
      if (!motion) return lookOf(item.node);
      return lookAt(motion, (total * step) / STEPS, look) ? look : null;
    });
    for (const [at, { item, motion }] of painted.entries()) {
      const { node } = item;
      const look = looks[at];
      if (!motion || !isLong(node) || !isSolid(node) || !moves(motion)) continue;
      if (!look || look.alpha < OPAQUE) continue;
      const under = new Set([from, to].flatMap(({ nodes }) => coveredIn(nodes, node.id)));
      const hidden = painted.slice(0, at).find(
        ({ item: { node: other } }, below) =>
          looks[below] &&
          isPainted(other) &&
          other.id !== node.id &&
          stays.has(other.id) &&
          !under.has(other.id) &&
          covers(look, looks[below]),
      );
      if (hidden) yield `${node.id} over ${hidden.item.node.id}`;
    }
  }
}

for await (const line of createInterface({ input: createReadStream(process.argv[2]) })) {
  const pair = JSON.parse(line);
  for (const slab of new Set(slabs(pair))) console.log(`${pair.name}: ${slab}`);
}
