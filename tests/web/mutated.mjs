// Things that were stored, with something wrong in them: by chance, but by a seed.

/** Numbers from 0 to 1 that follow from a seed. */
export function chance(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const NESTED = Array.from({ length: 60 }).reduce((inner) => [inner], 1);

/** What may stand where something else should. */
const JUNK = [
  ...[null, undefined, true, false, 0, -1, 0.5, 1e300, -1e300, NaN, Infinity, -Infinity, 2 ** 53],
  ...["", " ", "0", "x".repeat(100_000), "\ud800", "\udc00a", "\u202eevil", "\0", "<b>", "null", "__proto__"],
  ...["2026-99-99", "2026-02-30", "9999-12-31", "-000001-01-01", "today", "constructor", "toString"],
  ...[[], {}, [[]], [null], { length: 3 }, { key: 1 }, { __proto__: null }, NESTED],
  JSON.parse('{"__proto__": {"name": "evil"}, "constructor": {"prototype": {}}}'),
];

/** Names of which objects have some already. */
const NAMES = ["__proto__", "constructor", "toString", "hasOwnProperty", "", "\ud800", "x".repeat(5000)];

/** A copy in which one to three things are wrong. */
export function mutated(random, value) {
  const copy = structuredClone(value);
  const among = (list) => list[Math.floor(random() * list.length)];
  const times = 1 + Math.floor(random() * 3);
  for (let time = 0; time < times; time += 1) {
    const holder = among(holdersIn(copy));
    const names = Object.keys(holder);
    const name = among(names) ?? "extra";
    const way = among(["swap", "swap", "swap", "drop", "add", "repeat", "flip"]);
    if (way === "swap") holder[name] = clone(among(JUNK));
    if (way === "drop") Array.isArray(holder) ? holder.pop() : delete holder[name];
    if (way === "add") define(holder, among(NAMES), clone(among(JUNK)));
    if (way === "repeat" && Array.isArray(holder)) holder.push(...holder, ...holder);
    if (way === "flip") holder[name] = flipped(holder[name]);
  }
  return copy;
}

/** Everything in it that holds something. */
function holdersIn(value) {
  if (typeof value !== "object" || value === null) return [];
  return [value, ...Object.values(value).flatMap(holdersIn)];
}

/** The same as another type. */
function flipped(value) {
  if (typeof value === "string") return Number(value);
  if (typeof value === "object") return JSON.stringify(value);
  return String(value);
}

function clone(junk) {
  return junk && typeof junk === "object" ? structuredClone(junk) : junk;
}

function define(holder, name, value) {
  Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true });
}
