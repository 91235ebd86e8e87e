/**
 * Whether something that was read back from a store or a file looks as it must. What it must look like
 * is data: shapes, which `model/stored-shapes` lists. Pure, and total: nothing that JSON or a store can hold makes
 * it fail.
 */

/**
 * A shape names one of these; `isOptional`: it may be missing; `isNullable`: it may be null.
 *
 * - `text`: so many characters at most, none of them half of one; `like`: as this says
 * - `number`, `whole`: a number, or a whole one, between these two
 * - `flag`: true or false
 * - `one`: one of these
 * - `date`: a day of the calendar, as `2026-11-26`
 * - `bytes`: raw ones
 * - `list`: so many of one shape as `most` and `least` say; `isLoose`: each stands alone
 * - `row`: a list of exactly these
 * - `map`: any names that are `like` this, of one shape, `most` at most
 * - `parts`: these names; others are nobody's business; `also`: what must be so of all together, by the
 *   part at fault where it is not
 * - `either`: any of these
 */
export interface Shape {
  isOptional?: boolean;
  isNullable?: boolean;
  text?: number;
  like?: RegExp;
  number?: readonly [number, number];
  whole?: readonly [number, number];
  flag?: true;
  one?: readonly unknown[];
  date?: true;
  bytes?: true;
  list?: Shape;
  isLoose?: true;
  least?: number;
  most?: number;
  row?: readonly Shape[];
  map?: Shape;
  parts?: Readonly<Record<string, Shape>>;
  also?: Readonly<Record<string, (all: any) => boolean>>;
  either?: readonly Shape[];
}

/** The shape of a `T`. */
export type Kind<T> = Shape & { readonly of?: T };

/** The same parts, each of which may be missing. */
export function optional<Parts extends Readonly<Record<string, Shape>>>(parts: Parts) {
  return Object.fromEntries(Object.entries(parts).map(([name, shape]) => [name, { ...shape, isOptional: true as const }]));
}

/** Whether nothing is wrong with a part, or else where: "" is the part itself. */
type Fault = string | null;

const HALF = /\p{Cs}/u;
const DATE = /^2\d{3}-\d\d-\d\d$/;

const isNumber: (value: unknown) => value is number = (value) => typeof value === "number";

/** What is looked at for each way to say a shape. */
const LOOKS: Record<string, (shape: any, value: any) => Fault> = {
  text: ({ text, like }, value) =>
    only(
      typeof value === "string" &&
        value.length <= text &&
        (!like || like.test(value)) &&
        !HALF.test(value),
    ),
  number: ({ number: [least, most] }, value) => only(isNumber(value) && value >= least && value <= most),
  whole: ({ whole: [least, most] }, value) =>
    only(Number.isInteger(value) && value >= least && value <= most),
  flag: (_, value) => only(typeof value === "boolean"),
  one: ({ one }, value) => only(one.includes(value)),
  date: (_, value) => only(isDate(value)),
  bytes: (_, value) => only(value instanceof ArrayBuffer || ArrayBuffer.isView(value)),
  list: ({ list, least = 0, most }, value) =>
    Array.isArray(value) && value.length >= least && value.length <= most
      ? first(value.keys(), (at) => within(`[${at}]`, fault(list, value[at])))
      : "",
  row: ({ row }, value) =>
    Array.isArray(value) && value.length === row.length
      ? first(value.keys(), (at) => within(`[${at}]`, fault(row[at], value[at])))
      : "",
  // Names from outside are not told.
  map: ({ map, like, most }, value) =>
    only(
      isObject(value) &&
        Object.keys(value).length <= most &&
        Object.entries(value).every(([name, part]) => like.test(name) && fits(map, part)),
    ),
  parts: ({ parts, also = {} }, value) =>
    isObject(value)
      ? (first(Object.keys(parts), (name) => within(`.${name}`, fault(parts[name], own(value, name)))) ??
        first(Object.keys(also), (name) => (also[name]?.(value) ? null : `.${name}`)))
      : "",
  either: ({ either }, value) => only(either.some((shape: Shape) => fits(shape, value))),
};

const WAYS = Object.keys(LOOKS);

/**
 * The place of the first thing that does not fit, as `.seats[1].name`; "" if that is all of it, null if
 * everything fits.
 */
export function fault(shape: Shape, value: unknown): Fault {
  if (value === undefined && shape.isOptional) return null;
  if (value === null && shape.isNullable) return null;
  const way = WAYS.find((each) => each in shape) ?? "";
  return LOOKS[way]?.(shape, value) ?? null;
}

export function fits<T>(kind: Kind<T>, value: unknown): value is T {
  return fault(kind, value) === null;
}

/** What fits, without anything that its shape does not name. `value`: that fits. */
export function named<T>(kind: Kind<T>, value: T): T {
  return bare(kind, value) as T;
}

function bare({ list, parts, row }: Shape, value: any): unknown {
  if (value == null) return value;
  if (list) return value.map((each: unknown) => bare(list, each));
  if (row) return row.map((each, at) => bare(each, value[at]));
  if (!parts) return value;
  const names = Object.keys(parts).filter((name) => own(value, name) !== undefined);
  return Object.fromEntries(names.map((name) => [name, bare(parts[name] ?? {}, value[name])]));
}

/**
 * All of it that fits: what does not fit of parts, maps and loose lists is left out.
 * `undefined` where even that does not fit.
 */
export function fitting<T>(kind: Kind<T>, value: unknown): T | undefined {
  const rest = fits(kind, value) ? value : pruned(kind, value);
  return fits(kind, rest) ? rest : undefined;
}

function pruned({ isLoose, like, list, map, parts }: Shape, value: unknown): unknown {
  if (list && isLoose && Array.isArray(value)) return value.filter((each) => fits(list, each));
  if (!isObject(value)) return undefined;
  const entries = Object.entries(value).flatMap(([name, part]) => {
    const shape =
      map && like?.test(name) ? map : parts && Object.hasOwn(parts, name) && parts[name];
    if (!shape) return map ? [] : [[name, part]];
    const rest = fitting(shape, part);
    return rest === undefined ? [] : [[name, rest]];
  });
  return Object.fromEntries(entries);
}

/** Of each part what was stored of it, as far as that fits; else what it usually is. */
export function mended<T extends object>(
  kinds: { readonly [Name in keyof T]: Kind<T[Name]> },
  usual: T,
  stored: unknown,
): T {
  const parts = (Object.keys(kinds) as (keyof T & string)[]).map((name) => {
    const value = isObject(stored) ? fitting(kinds[name], own(stored, name)) : undefined;
    return [name, value === undefined ? usual[name] : value];
  });
  return Object.fromEntries(parts);
}

/** Whether that is a day of the calendar. */
function isDate(value: unknown) {
  if (typeof value !== "string" || !DATE.test(value)) return false;
  const time = Date.parse(value);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(value);
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A part that is its own, not one that all objects have. */
function own(value: object, name: string) {
  return Object.hasOwn(value, name) ? (value as any)[name] : undefined;
}

function only(fit: boolean): Fault {
  return fit ? null : "";
}

function within(place: string, inner: Fault): Fault {
  return inner === null ? null : place + inner;
}

function first<T>(each: Iterable<T>, look: (one: T) => Fault): Fault {
  for (const one of each) {
    const found = look(one);
    if (found !== null) return found;
  }
  return null;
}
