/** Which things bear which mark. */
export interface Marking {
  /** By a body's lead. */
  marks: Map<Node, Mark>;
  /** How high a node is held because it is chosen or hovered. */
  lifts: Map<Node, number>;
  /** What is pointed at. */
  points: Set<Node>;
}

import { has } from "../motion/plan.js";
import type { Marks, Node } from "../../types/engine.js";
import type { Body } from "../canvas/bodies.js";
import type { Laid } from "../canvas/lay.js";
import type { Mark } from "../canvas/rings.js";

const HOVER = 0.35;

/**
 * Those that can be pressed: first what is pressed next as a rule, else in the order in which one walks
 * over them, which is that of `tokens`.
 */
export function inTurn(tokens: Iterable<string>, { live, targets, chosen, first }: Marks) {
  const isOpen = (token: string) => live?.has(token) || targets?.has(token);
  const open = [...tokens].filter((token) => isOpen(token) && !chosen?.has(token));
  if (!first) return open;
  return [...open.filter((token) => first.has(token)), ...open.filter((token) => !first.has(token))];
}

/** The things a token means: the bodies it picks, else the node of that id. */
export function bodiesFor(laid: Laid, token: string): Body[] {
  const bodies = laid.bodies.get(token);
  if (bodies) return bodies;
  const lead = laid.nodes.find((node) => node.id === token);
  return lead ? [{ token, lead, parts: [lead] }] : [];
}

/**
 * `pressed`: id of the node that was pressed last: of several things with one token, the one
 * chosen. `hovered`: token.
 */
export function marking(
  laid: Laid,
  { live, targets, chosen, points, isUnlit }: Marks,
  pressed: string | null,
  hovered: string | null,
): Marking {
  const result: Marking = { marks: new Map(), lifts: new Map(), points: new Set() };
  for (const node of laid.nodes) if (has(node, "chosen")) result.marks.set(node, "chosen");
  if (!isUnlit) {
    light(result, laid, live, "live");
    light(result, laid, targets, "target");
  }
  if (hovered !== null && live?.has(hovered)) {
    for (const body of bodiesFor(laid, hovered)) raise(result, body, HOVER);
  }
  for (const token of chosen ?? []) {
    const body = chosenBody(bodiesFor(laid, token), pressed);
    if (!body) continue;
    result.marks.set(body.lead, "chosen");
    raise(result, body, 1);
  }
  for (const token of points ?? []) {
    const lead = chosenBody(bodiesFor(laid, token), null)?.lead;
    if (lead) result.points.add(lead);
  }
  return result;
}

/**
 * Of several things with one token the chosen one: the one pressed, else the topmost. `pressed`: id
 * of a node.
 */
export function chosenBody(bodies: Body[], pressed: string | null) {
  const own = bodies.find(({ parts }) => parts.some(({ id }) => id === pressed));
  return own ?? bodies[bodies.length - 1] ?? null;
}

/** The body a node belongs to. */
export function bodyOf(bodies: Body[], node: Node) {
  return bodies.find(({ parts }) => parts.includes(node)) ?? bodies[bodies.length - 1] ?? null;
}

function light({ marks }: Marking, laid: Laid, tokens: Set<string> | undefined, mark: Mark) {
  for (const token of tokens ?? []) {
    for (const { lead } of bodiesFor(laid, token)) marks.set(lead, mark);
  }
}

function raise({ lifts }: Marking, { lead, parts }: Body, height: number) {
  if (lead.kind === "zone") return;
  for (const node of parts) lifts.set(node, height);
}
