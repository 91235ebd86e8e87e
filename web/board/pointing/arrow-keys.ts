/** Moving the keyboard's focus over the table. Pure. */
type Direction = "left" | "right" | "up" | "down";

/** A button's middle. */
interface Place {
  token: string;
  x: number;
  y: number;
}

export const ARROWS: Record<string, Direction> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** A step aside counts as much as this many steps ahead. */
const ASIDE = 2.2;
/** How far aside a place may lie for each step ahead: first straight ahead, then anywhere. */
const CONES = [1, Infinity];

/** Keys that go on to what can be used. */
const PAGES = new Set(["PageDown", "PageUp"]);

/**
 * Where a key takes the focus; null: nowhere. `places`: in reading order. `current`: what has the
 * focus; `last`: where that was, also when it is gone.
 */
export function destination(
  key: string,
  places: Place[],
  { current, last }: { current: string | null; last: { x: number; y: number } },
  live: ReadonlySet<string>,
): Place | null {
  const here = places.find(({ token }) => token === current);
  const direction = ARROWS[key];
  if (direction && here) return towards(places, here, direction);
  // What had the focus is gone: on from where it was.
  const beside = direction && towards(places, { token: "", ...last }, direction);
  if (beside) return beside;
  if (!here && (direction || PAGES.has(key))) return nearest(places, last, live);
  if (key === "Home") return places[0] ?? null;
  if (key === "End") return places[places.length - 1] ?? null;
  if (key === "PageDown") return nextLive(places, current, live, 1);
  if (key === "PageUp") return nextLive(places, current, live, -1);
  return null;
}

/** The nearest place in a direction, or null. */
export function towards(places: Place[], from: Place, direction: Direction): Place | null {
  const ahead = places
    .map((place) => ({ place, ...seen(from, place, direction) }))
    .filter((way) => way.ahead > 0.5 && way.place.token !== from.token);
  for (const cone of CONES) {
    const ways = ahead.filter((way) => way.aside <= cone * way.ahead);
    ways.sort((a, b) => a.ahead + ASIDE * a.aside - (b.ahead + ASIDE * b.aside));
    if (ways[0]) return ways[0].place;
  }
  return null;
}

/** The place nearest to a point, live ones before all others. */
export function nearest(
  places: Place[],
  from: { x: number; y: number },
  live: ReadonlySet<string>,
): Place | null {
  let best = null;
  let least = Infinity;
  for (const place of places) {
    const distance = Math.hypot(place.x - from.x, place.y - from.y);
    const cost = live.has(place.token) ? distance : distance + FAR;
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}
const FAR = 1e6;

/** The next live place in reading order, going round; null if there is none. */
export function nextLive(
  places: Place[],
  from: string | null,
  live: ReadonlySet<string>,
  step: 1 | -1,
): Place | null {
  const count = places.length;
  const start = places.findIndex(({ token }) => token === from);
  const first = start < 0 && step < 0 ? 0 : start;
  for (let away = 1; away <= count; away += 1) {
    const place = places[(((first + step * away) % count) + count) % count];
    if (place && live.has(place.token)) return place;
  }
  return null;
}

function seen(from: Place, to: Place, direction: Direction) {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (direction === "left") return { ahead: -dx, aside: Math.abs(dy) };
  if (direction === "right") return { ahead: dx, aside: Math.abs(dy) };
  if (direction === "up") return { ahead: -dy, aside: Math.abs(dx) };
  return { ahead: dy, aside: Math.abs(dx) };
}
