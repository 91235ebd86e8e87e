/**
 * Which things of a list stay where they are when it gets another order, so that as few as possible
 * move: whoever listens is told of each that goes and comes again. Pure.
 */

/**
 * The longest rising run of what has a place, as indices into the new order. `places`: where each thing
 * was, in the new order; -1: nowhere. `held`: the index of one that stays in any case.
 */
export function stayingPut(places: number[], held: number | null = null): Set<number> {
  const fixed = held === null ? null : (places[held] ?? -1);
  const mayStay = places.map(
    (place, at) =>
      place >= 0 && (held === null || fixed === null || at === held || at < held === place < fixed),
  );
  /** By index: how long the longest run is that ends there, and what comes before it in that. */
  const runs: { length: number; before: number }[] = [];
  let last = -1;
  for (const [at, place] of places.entries()) {
    const run = { length: mayStay[at] ? 1 : 0, before: -1 };
    runs.push(run);
    if (!mayStay[at]) continue;
    for (let each = 0; each < at; each += 1) {
      const length = (runs[each]?.length ?? 0) + 1;
      if (!mayStay[each] || (places[each] ?? 0) > place || length <= run.length) continue;
      Object.assign(run, { length, before: each });
    }
    if (run.length > (runs[last]?.length ?? 0)) last = at;
  }
  const staying = new Set<number>();
  for (let at = last; at >= 0; at = runs[at]?.before ?? -1) staying.add(at);
  return staying;
}
