/** What a lesson points at while something is picked: one thing after the other. Pure. */

import type { Arrangement, Choice, Lesson, Placed } from "../../types/engine.js";

/** The part of a step that is next: of the first place with nothing on it; null where it has no parts. */
export function partOf(
  { parts }: Pick<Lesson, "parts">,
  offer: Arrangement | null,
  placed: Placed,
): Lesson["parts"][number] | null {
  const next = offer?.places.findIndex(({ pick }) => !placed.has(pick)) ?? 0;
  return parts.at(next) ?? null;
}

/**
 * `then`: what is left to be done with what is picked, if that is one thing; null before anything
 * is, and where it leads elsewhere.
 */
export function pointing(
  { point, wanted }: Pick<Lesson, "point" | "wanted">,
  choices: Choice[],
  picked: ReadonlySet<string>,
): { points: string[]; then: Choice | null } {
  const actions = new Set(wanted.map((action) => JSON.stringify(action)));
  const asked = choices.filter(({ action }) => actions.has(JSON.stringify(action)));
  const left = asked.filter((choice) => [...picked].every((token) => has(choice, token)));
  if (picked.size === 0 || left.length === 0) return { points: firstOf(point, asked), then: null };
  const open = left.flatMap(tokensOf).filter((token) => !picked.has(token));
  const next = point.find((token) => open.includes(token)) ?? open[0];
  return {
    points: next === undefined ? [] : [next],
    then: left.length === 1 ? (left[0] ?? null) : null,
  };
}

/** Without what can only be pressed after the first of it. */
function firstOf(point: string[], asked: Choice[]) {
  const lead = point.find((token) => asked.some((choice) => has(choice, token)));
  const isLater = (token: string) =>
    lead !== undefined &&
    token !== lead &&
    asked.some((choice) => has(choice, token)) &&
    asked.every((choice) => !has(choice, token) || has(choice, lead));
  return point.filter((token) => !isLater(token));
}

function tokensOf({ picks, target }: Choice) {
  return target === null ? picks : [...picks, target];
}

function has(choice: Choice, token: string) {
  return tokensOf(choice).includes(token);
}
