/**
 * What the mirror tells of a scene: every token once, then the things with a name that no token
 * picks. Pure.
 */
interface Told {
  /** In the scene's order, what tokens pick first. */
  entries: Entry[];
  /** That no token picks, by their entries' keys. */
  things: Map<string, Node>;
}

import { tokenOf } from "../pointing/aim.js";
import { brings } from "../pointing/choices.js";
import { boundsOf, overlaps } from "../canvas/geometry.js";
import type { Brought, Format, Marks, Node } from "../../types/engine.js";
import type { Rect } from "../canvas/geometry.js";
import type { Spot } from "../pointing/aim.js";
import type { Entry } from "./mirror-item.js";

/** No token begins like this. */
export const THING = "thing/";
const IDLE = { told: "", isLive: false, isTarget: false, isChosen: false, isCovered: false };

/**
 * `nodes`: of the scene. `spots`: of its tokens. `boxOf`: a part of the table, in CSS pixels from
 * the host.
 */
export function entriesOf(
  nodes: Node[],
  spots: Spot[],
  marks: Marks,
  format: Format,
  boxOf: (part: Rect) => Rect,
): Told {
  const picked = spots.map((spot) => entryOf(nodes, spot, marks, format, boxOf));
  const { entries, things } = othersOf(nodes, picked, marks, format, boxOf);
  return { entries: [...picked, ...entries], things };
}

function entryOf(
  nodes: Node[],
  { token, lead, part, isCovered }: Spot,
  marks: Marks,
  format: Format,
  boxOf: (part: Rect) => Rect,
): Entry {
  const { live, targets, chosen, told } = marks;
  const labelled = nodes.find(
    (node) => node.label !== undefined && (node.pick === token || node === lead),
  );
  const name = labelled?.label === undefined ? token : format(labelled.label);
  const choice = told?.get(token);
  return {
    key: token,
    name,
    told: choice ? brought(choice, name, format) : "",
    box: boxOf(part),
    isLive: live?.has(token) ?? false,
    isTarget: targets?.has(token) ?? false,
    isChosen: chosen?.has(token) ?? false,
    isCovered,
  };
}

/** What a choice does and what comes of it, without what the thing's name says already. */
function brought({ label, gain }: Brought, name: string, format: Format) {
  const isSaid = (part: Brought["gain"]) =>
    !part || name.toLowerCase().includes(format(part).toLowerCase());
  if (isSaid(gain)) return isSaid(label) ? "" : format(label);
  return format(isSaid(label) && gain ? gain : brings({ label, gain }));
}

/**
 * Of several nodes that lie on each other and have one name, one is the thing; what bears the name
 * of something that a token picks is that, wherever it lies. `picked`: entries of what tokens pick.
 */
function othersOf(
  nodes: Node[],
  picked: Entry[],
  marks: Marks,
  format: Format,
  boxOf: (part: Rect) => Rect,
): Told {
  const entries: Entry[] = [];
  const things: Map<string, Node> = new Map();
  for (const node of nodes) {
    if (node.label === undefined || tokenOf(node, marks) !== null) continue;
    const name = format(node.label);
    const box = boxOf(boundsOf(node));
    const isTold =
      picked.some((entry) => entry.name === name) ||
      entries.some((other) => other.name === name && overlaps(other.box, box));
    if (isTold) continue;
    const key = `${THING}${node.id}`;
    things.set(key, node);
    entries.push({ ...IDLE, key, name, box });
  }
  return { entries, things };
}
