/**
 * Trails: what has moved since somebody acted last, as lines from where things were to where they lie
 * now, and rings around what has come. They lie under everything else on the front, and leave free
 * whatever is written on the table and whatever can be pressed.
 */

import { EMBLEMS } from "./emblem-shapes.js";
import { boxPath } from "./brush.js";
import { wordsIn } from "./arrow.js";
import { boundsOf, overlaps } from "./geometry.js";
import { LEAST_TEXT } from "./measures.js";
import type { Move, Moved, Node, Point } from "../../types/engine.js";
import type { Rect } from "./geometry.js";
import type { Item, Pen } from "./paint.js";

/** A bow: from, the point that bends it, to. */
type Bow = [from: Point, bend: Point, to: Point];

interface Trail {
  seat: number | null;
  /** 1 for the last move, less for those before it. */
  strength: number;
  lines: Bow[];
  /** The lines that end where something lies now; the others go on. */
  ends: Set<Bow>;
  rings: Rect[];
  /** Where its number stands; null where that would cover something. */
  badge: Point | null;
  /** Which of the ways with a number it is, the first being 1; null if it is the only one. */
  order: number | null;
}

export interface LaidTrails {
  trails: Trail[];
  /** What they leave free. */
  kept: Rect[];
  /** How high their numbers are, in table units. */
  letters: number;
}

/** How strong the oldest trail is. */
const FAINTEST = 0.4;
/** How high a bow is, as a share of its length, and at most in table units. */
const BOW = 0.12;
const BOW_AT_MOST = 50;
/** What is left of a line at least that ends where something can be pressed, and how finely it is cut. */
const SHORTEST = 0.1;
const STRIDE = 0.02;
/** CSS pixels. */
const LINE = 3.2;
const RIM = 2.6;
const HEAD = 9;
const BADGE = 11;
/** The height of a number on a table without words. */
const NUMBER = 13;
/** A shorter line would be hidden by its number, and half of a lower thing with a ring. */
const HIDDEN = 6 * BADGE;
const COVERED = 4 * BADGE;
/** So much of itself a number stands out over the corner of such a ring. */
const OUT = 0.65;
/** Pictures and plates that are larger are the ground on which things lie. */
const PICTURE = 7 * BADGE;
/** Kept free around what can be pressed. */
const MARGIN = 5;
/** Along a line, where its number may stand: as near its middle as can be. */
const PLACES = [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7, 0.25, 0.75, 0.2, 0.8];

/**
 * Lays out trails on the table. `moves`: the oldest first. `pressable`: what bears a mark. `pixel`: a
 * CSS pixel, in table units. `tall`: the table's height.
 */
export function layTrails(
  moves: Move[],
  items: Item[],
  pressable: Iterable<Node>,
  pixel: number,
  tall: number,
): LaidTrails {
  if (moves.length === 0) return { trails: [], kept: [], letters: 0 };
  const marked = [...pressable].map((node) => grown(boundsOf(node), MARGIN * pixel));
  const kept = [...wordsIn(items), ...marked];
  const taken = [...kept];
  const pictures = items.flatMap(({ node }) => (isThing(node, pixel) ? [boundsOf(node)] : []));
  const there = new Set(items.map(({ node }) => node.id));
  const ways = lastOnes(waysOf(moves, there).filter((way) => isSeen(way, marked)));
  const trails = ways.map(({ come, legs, seat, parts }, at): Trail => {
    const ends = parts.flatMap(({ from, to, size }) => (from ? [bow(from, to, size, marked)] : []));
    const lines = [...legs.map(([from, to]) => bow(from, to)), ...ends];
    const rings = come.map(({ to, size }) => around(to, size));
    const onLines = [...lines].reverse().flatMap((line) => along(line, pixel));
    const atRings = [...rings.flatMap((ring) => corners(ring, pixel)), ...rings.flatMap((ring) => beside(ring, pixel))];
    const others = pictures.filter((picture) => !rings.some((ring) => contains(grown(ring, 1), picture)));
    // On its line, if it has one: what has come with it was moved by that.
    const badge =
      placeFor(onLines, taken, pictures, pixel, tall) ?? placeFor(atRings, taken, others, pixel, tall);
    if (badge) taken.push(plate(badge, pixel));
    const strength = FAINTEST + ((1 - FAINTEST) * (at + 1)) / ways.length;
    return { seat, strength, lines, ends: new Set(ends), rings, badge, order: null };
  });
  number(trails);
  return { trails, kept, letters: lettersIn(items, pixel) };
}

/** The smallest letters of the table: numbers have no size of their own. */
function lettersIn(items: Item[], pixel: number) {
  const sizes = items.flatMap(({ node: { kind, size } }) => (kind === "text" ? [size[1]] : []));
  return Math.max(LEAST_TEXT * pixel, Math.min(...(sizes.length > 0 ? sizes : [NUMBER * pixel])));
}

/** Numbers count what is seen: where one has no room the next one takes its place. */
function number(trails: Trail[]) {
  const counted = trails.filter(({ badge }) => badge !== null);
  if (counted.length > 1) for (const [at, trail] of counted.entries()) trail.order = at + 1;
}

/** Moves of one thing by one seat, each from where the one before it has ended. */
interface Way {
  seat: number | null;
  /** All but the last. */
  legs: [from: Point, to: Point][];
  /** What the last one has moved from one place to another. */
  parts: Line[];
  /** What has come to lie somewhere with any of them. */
  come: Moved[];
}

type Line = Moved & { from: Point };

/**
 * A voyage of several steps is one way; where several things move at once each move is one. `there`:
 * the ids of what is on the table; what has been taken away since has left no trail.
 */
function waysOf(moves: Move[], there: Set<string>) {
  const ways: Way[] = [];
  for (const { seat, parts: all } of moves) {
    const moved = all.filter(({ node }) => there.has(node));
    const parts = moved.filter((part): part is Line => part.from !== null);
    const come = moved.filter(({ from }) => from === null);
    const last = ways.at(-1);
    const leg = last?.seat === seat && legTo(last.parts, parts);
    if (last && leg) {
      last.legs.push(leg);
      last.parts = parts;
      last.come.push(...come);
    } else if (moved.length > 0) ways.push({ seat, legs: [], parts, come });
  }
  return ways;
}

/** Without those that are but rings around piles to which the same seat has added since: one ring tells of all. */
function lastOnes(ways: Way[]) {
  const isAdded = (by: Way, { seat }: Way, { to }: Moved) =>
    by.seat === seat && by.come.some((each) => isEqual(each.to, to));
  return ways.filter((way, at) => {
    const later = ways.slice(at + 1);
    const { legs, parts, come } = way;
    return legs.length + parts.length > 0 || !come.every((each) => later.some((by) => isAdded(by, way, each)));
  });
}

/** What was moved, if only one thing was, and is moved on now. */
function legTo([part, ...others]: Line[], [next, ...more]: Line[]): [Point, Point] | null {
  if (!part || !next || others.length + more.length > 0) return null;
  const isOne = isEqual(part.to, next.from) && part.node === next.node;
  return isOne ? [part.from, part.to] : null;
}

/** Not if all of it lies under what can be pressed, which is left free. */
function isSeen({ legs, parts, come }: Way, marked: Rect[]) {
  const isFree = ({ to, size }: Moved) => !marked.some((other) => contains(other, around(to, size)));
  const isBare = (from: Point, to: Point) =>
    !marked.some((other) => holds(other, from) && holds(other, to));
  return (
    legs.some(([from, to]) => isBare(from, to)) ||
    parts.some(({ from, to }) => isBare(from, to)) ||
    come.some(isFree)
  );
}

function isEqual([x, y]: Point, [otherX, otherY]: Point) {
  return x === otherX && y === otherY;
}

/**
 * A line that ends at the edge of the thing that has come, if it has a size, or of what lies over that
 * and is left free.
 */
function bow(from: Point, to: Point, size: Point = [0, 0], marked: Rect[] = []): Bow {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const rise = Math.min(BOW_AT_MOST, BOW * length);
  const bend: Point = [(from[0] + to[0]) / 2, Math.max(0, (from[1] + to[1]) / 2 - 2 * rise)];
  const whole: Bow = [from, bend, to];
  const over = marked.filter((other) => holds(other, to) && !holds(other, from));
  let end = 1 - Math.min(0.4, Math.min(...size) / 2 / Math.max(1, length));
  while (end > SHORTEST && over.some((other) => holds(other, on(whole, end)))) end -= STRIDE;
  return [from, between(from, bend, end), on(whole, end)];
}

function holds({ x, y, w, h }: Rect, [left, down]: Point) {
  return x <= left && left <= x + w && y <= down && down <= y + h;
}

function contains(outer: Rect, { x, y, w, h }: Rect) {
  return holds(outer, [x, y]) && holds(outer, [x + w, y + h]);
}

function between([ax, ay]: Point, [bx, by]: Point, share: number): Point {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}

function on([from, bend, to]: Bow, share: number): Point {
  return between(between(from, bend, share), between(bend, to, share), share);
}

/** Where a number may stand: on a line, or else beside it; first beside one that it would hide. */
function along(line: Bow, pixel: number): Point[] {
  const [[x, y], , [toX, toY]] = line;
  const length = Math.hypot(toX - x, toY - y);
  const places = PLACES.map((share) => on(line, share));
  if (length === 0) return places;
  const away = (2 * BADGE * pixel) / length;
  const beside = places.flatMap(([atX, atY]) =>
    [away, -away]
      .map((by): Point => [atX + (toY - y) * by, atY - (toX - x) * by])
      .sort((one, other) => one[1] - other[1]),
  );
  return length > HIDDEN * pixel ? [...places, ...beside] : [...beside, ...places];
}

/** Where a number may stand at a ring: at its corner, as beside it it may read as how many. */
function corners(ring: Rect, pixel: number): Point[] {
  const { x, y, w, h } = ring;
  const out = isCovered(ring, pixel) ? OUT * BADGE * pixel : 0;
  return [
    [x + w + out, y - out],
    [x - out, y - out],
    [x + w + out, y + h + out],
    [x - out, y + h + out],
  ];
}

/** Where it stands in the same row if the corners of something low reach into others. */
function beside(ring: Rect, pixel: number): Point[] {
  if (!isCovered(ring, pixel)) return [];
  const { x, y, w, h } = ring;
  const away = (BADGE + 2 * LINE) * pixel;
  return [
    [x + w + away, y + h / 2],
    [x - away, y + h / 2],
  ];
}

/** Whether a number on a ring's corner would cover half of what is in it. */
function isCovered({ w, h }: Rect, pixel: number) {
  return Math.min(w, h) < COVERED * pixel;
}

function isThing({ kind, size }: Node, pixel: number) {
  return (kind === "sprite" || kind === "box") && Math.max(...size) < PICTURE * pixel;
}

function around([x, y]: Point, [w, h]: Point): Rect {
  return { x: x - w / 2, y: y - h / 2, w, h };
}

function grown({ x, y, w, h }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by };
}

function plate(badge: Point, pixel: number) {
  return around(badge, [2 * BADGE * pixel, 2 * BADGE * pixel]);
}

/** The first free place that covers least of the pictures. */
function placeFor(places: Point[], taken: Rect[], pictures: Rect[], pixel: number, tall: number) {
  const isFree = (point: Point) => {
    const own = plate(point, pixel);
    const isOn = own.x >= 0 && own.y >= 0 && own.x + own.w <= 1000 && own.y + own.h <= tall;
    return isOn && !taken.some((other) => overlaps(own, other));
  };
  const covers = (point: Point) =>
    pictures.reduce((sum, other) => sum + shared(plate(point, pixel), other), 0);
  const free = places.filter(isFree);
  const costs = free.map(covers);
  return free[costs.indexOf(Math.min(...costs))] ?? null;
}

/** The area that lies in both. */
function shared(one: Rect, other: Rect) {
  const w = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const h = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return Math.max(0, w) * Math.max(0, h);
}

export function paintTrails(pen: Pen, { trails, kept, letters }: LaidTrails) {
  const { context, scale, x, y } = pen;
  for (const trail of trails) {
    context.globalAlpha = trail.strength;
    for (const line of trail.lines) paintLine(pen, trail, line);
    for (const ring of trail.rings) paintRing(pen, trail, ring);
  }
  context.globalAlpha = 1;
  context.setTransform(scale, 0, 0, scale, x, y);
  for (const { x: left, y: top, w, h } of kept) context.clearRect(left, top, w, h);
  for (const trail of trails) paintBadge(pen, trail, letters);
}

function paintLine(pen: Pen, { ends, seat }: Trail, line: Bow) {
  const [from, bend, to] = line;
  const { context, dpr, scale, x, y } = pen;
  context.setTransform(1, 0, 0, 1, x, y);
  context.beginPath();
  context.moveTo(from[0] * scale, from[1] * scale);
  context.quadraticCurveTo(bend[0] * scale, bend[1] * scale, to[0] * scale, to[1] * scale);
  context.lineCap = "round";
  strokeIn(pen, seat);
  if (!ends.has(line)) return;
  context.translate(to[0] * scale, to[1] * scale);
  context.rotate(Math.atan2(to[1] - bend[1], to[0] - bend[0]));
  context.beginPath();
  context.moveTo(-HEAD * dpr, -0.6 * HEAD * dpr);
  context.lineTo(0, 0);
  context.lineTo(-HEAD * dpr, 0.6 * HEAD * dpr);
  context.lineJoin = "round";
  strokeIn(pen, seat);
}

function paintRing(pen: Pen, { seat }: Trail, ring: Rect) {
  const { context, dpr, scale, x, y } = pen;
  const gap = 2 * LINE * dpr;
  context.setTransform(1, 0, 0, 1, x + (ring.x + ring.w / 2) * scale, y + (ring.y + ring.h / 2) * scale);
  boxPath(context, ring.w * scale + gap, ring.h * scale + gap, 8 * dpr);
  strokeIn(pen, seat);
}

/** The current path in a seat's colour, with a rim that shows it on any ground. */
function strokeIn({ context, theme, dpr }: Pen, seat: number | null) {
  context.lineWidth = (LINE + RIM) * dpr;
  context.strokeStyle = theme.colour("black");
  context.stroke();
  context.lineWidth = LINE * dpr;
  context.strokeStyle = theme.colour(tokenOf(seat));
  context.stroke();
}

/** A seat's sign with the number of its way; never faint, as it is read. */
function paintBadge({ context, dpr, scale, theme, x, y }: Pen, { badge, order, seat }: Trail, letters: number) {
  // Nobody's only way needs no sign.
  if (!badge || (order ?? seat) === null) return;
  context.setTransform(dpr, 0, 0, dpr, x + badge[0] * scale, y + badge[1] * scale);
  context.lineJoin = "round";
  const sign = new Path2D(EMBLEMS[theme.emblem(tokenOf(seat)) ?? "circle"]);
  context.lineWidth = RIM;
  context.strokeStyle = theme.colour("black");
  context.stroke(sign);
  context.fillStyle = theme.colour(tokenOf(seat));
  context.fill(sign);
  if (order === null) return;
  context.font = `700 ${(letters * scale) / dpr}px ${theme.faces.body}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineWidth = 3.4;
  context.strokeText(String(order), 0, 1);
  context.fillStyle = theme.colour("white");
  context.fillText(String(order), 0, 1);
}

function tokenOf(seat: number | null) {
  return seat === null ? "white" : `seat-${seat}`;
}
