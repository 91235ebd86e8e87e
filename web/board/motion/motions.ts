/**
 * From fates to motions: which nodes fly, slide, turn over or fade, with which others, and when.
 * How an old node looks now.
 */
type Start = (node: Node) => Look;

import { isSolid, liesOn, sitsOn } from "../canvas/geometry.js";
import { isSameFace, isTurnedOver } from "./plan.js";
import { lookOf } from "./tween.js";
import type { Node } from "../../types/engine.js";
import type { Track } from "./plan.js";
import type { Look, Motion } from "./tween.js";

const FADE = 180;
const SHORTEST = 240;
const LONGEST = 620;
const PER_UNIT = 0.62;
const STAGGER = 70;
const STAGGER_AT_MOST = 560;
/** Over a distance shorter than this many of its own lengths a thing slides instead of flying. */
const FLIGHT = 0.9;
const BOW = 0.16;
const BOW_AT_MOST = 70;
const LOWEST_BOW = 4;
const HEADROOM = 0.8;
/** So many units wide a thing is a sheet under others. */
const SHEET = 600;

/**
 * The motions that lead from scene to scene. Nodes that neither move nor fade have none. `pace`: 1
 * is normal, 2 takes twice as long. Returns `total` milliseconds for all.
 */
export function motionsOf(
  planned: Track[],
  pace: number,
  start: Start = lookOf,
): { motions: Motion[]; total: number } {
  const carriers = planned.filter(carries);
  const tracks = withPartsKept(planned, carriers);
  const duration = pace * durationOf(tracks, start);
  const delays = delaysOf(tracks);
  const motions: Motion[] = [];
  let total = 0;
  for (const track of tracks) {
    for (const motion of motionsOn(track, carriers, start)) {
      const isShort = isInPlace(motion) && !motion.turns;
      motion.duration = isShort ? Math.min(duration, pace * FADE) : duration;
      motion.delay = pace * (delays.get(leaderOf(track, carriers)) ?? 0);
      total = Math.max(total, motion.delay + motion.duration);
      motions.push(motion);
    }
  }
  return { motions, total };
}

/**
 * What is printed alike on a thing before and after its way is one part that goes along: an old one that
 * left and a new one that came would both be seen all the way, and where they differ in place or
 * size as two.
 */
function withPartsKept(tracks: Track[], carriers: Track[]): Track[] {
  const leaving = tracks.filter(({ to }) => !to);
  const kept = new Set<Track>();
  const joined = tracks.map((track) => {
    const { from, to } = track;
    if (from || !to || track.fate !== "birth") return track;
    const alike = leaving.filter((other) => other.from && !kept.has(other) && isSameFace(other.from, to));
    const carrier = alike.length > 0 ? carrierOf(to, "to", carriers) : null;
    if (!carrier?.from || !carrier.to || isTurnedOver(carrier.from, carrier.to)) return track;
    const old = alike.find((other) => other.from && carrierOf(other.from, "from", carriers) === carrier);
    if (!old) return track;
    kept.add(old);
    return { ...track, from: old.from };
  });
  return joined.filter((track) => !kept.has(track));
}

function motionsOn(track: Track, carriers: Track[], start: Start): Motion[] {
  const { fate, from, to } = track;
  if (fate === "still") return [];
  if (from && !to) return [leaving(from, carrierOf(from, "from", carriers), start)];
  if (!to) return [];
  const carrier = carrierOf(to, "to", carriers);
  if (!from) return [coming(to, carrier, start)];
  if (fate === "birth" && carrier?.from === from) return [coming(to, carrier, start)];

  const there = lookOf(to);
  const here = fate === "birth" ? sizedFor(to, there, from, start(from)) : start(from);
  const leader = carrier?.from && sitsOn(from, carrier.from) ? carrier : track;
  const arc = leader.from && leader.to ? bowOf(start(leader.from), lookOf(leader.to)) : 0;
  if (fate === "change") {
    return [
      motion(from, here, { ...there, alpha: 0 }, { arc }),
      motion(to, { ...here, alpha: 0 }, there, { arc }),
    ];
  }
  if (!isTurnedOver(from, to)) return [motion(to, here, there, { arc })];
  return [
    motion(from, here, there, { arc, turns: true, half: "first" }),
    motion(to, here, there, { arc, turns: true, half: "second" }),
  ];
}

export function motion(node: Node, from: Look, to: Look, rest?: Partial<Motion>): Motion {
  return {
    node,
    from,
    to,
    delay: 0,
    duration: 0,
    arc: 0,
    turns: false,
    half: "both",
    axis: 0,
    ...rest,
  };
}

function bowOf(from: Look, to: Look) {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  if (distance <= FLIGHT * Math.max(to.w, to.h, 1)) return 0;
  // No higher than the table's upper edge, which would cut it off.
  const above = Math.min(from.y - from.h * HEADROOM, to.y - to.h * HEADROOM);
  return Math.max(LOWEST_BOW, Math.min(BOW_AT_MOST, BOW * distance, above));
}

/** Words that come from a thing have their own size from the start; from the same words they grow or shrink. */
function sizedFor(to: Node, there: Look, from: Node, here: Look): Look {
  const grows = isSameFace(from, to) || (isSolid(to) && isSolid(from));
  return grows ? here : { ...here, w: there.w, h: there.h };
}

/** A node without a past of its own: it comes with the thing it lies wholly on, or fades in. */
function coming(to: Node, carrier: Track | null, start: Start) {
  const there = lookOf(to);
  if (carrier?.from && carrier.to && liesOn(to, carrier.to)) {
    const from = carried(there, lookOf(carrier.to), start(carrier.from));
    if (carrier.fate === "move") from.alpha = 0;
    return motion(to, from, there, ride(carrier, there.x - carrier.to.at[0], "second", start));
  }
  const grow = swells(to) ? 0.7 : 1;
  return motion(to, { ...there, w: there.w * grow, h: there.h * grow, alpha: 0 }, there);
}

/** A node that goes: with the thing it lay wholly on, or it fades out. */
function leaving(from: Node, carrier: Track | null, start: Start) {
  const here = start(from);
  if (carrier?.from && carrier.to && liesOn(from, carrier.from)) {
    const to = carried(here, start(carrier.from), lookOf(carrier.to));
    const rest = ride(carrier, from.at[0] - carrier.from.at[0], "first", start);
    return motion(from, here, rest.turns ? to : { ...to, alpha: 0 }, rest);
  }
  const shrink = swells(from) ? 0.85 : 1;
  return motion(from, here, { ...here, w: here.w * shrink, h: here.h * shrink, alpha: 0 });
}

/**
 * Whether it grows as it comes and shrinks as it goes. What lies under a large part of the table only fades:
 * to stretch that in every frame takes longer than all the rest.
 */
function swells(node: Node) {
  return isSolid(node) && node.size[0] < SHEET;
}

function ride(
  { from, to }: Track,
  axis: number,
  half: "first" | "second",
  start: Start,
): Partial<Motion> & { turns: boolean } {
  if (!from || !to) return { turns: false };
  const arc = bowOf(start(from), lookOf(to));
  return isTurnedOver(from, to) ? { arc, turns: true, half, axis } : { arc, turns: false };
}

/** Where something that lies at `look` on a thing at `on` lies when that thing is at `off`. */
function carried(look: Look, on: Look, off: Look): Look {
  const grow = on.w > 0 ? off.w / on.w : 1;
  return {
    ...look,
    x: off.x + (look.x - on.x) * grow,
    y: off.y + (look.y - on.y) * grow,
    w: look.w * grow,
    h: look.h * grow,
  };
}

function carries({ fate, from, to }: Track) {
  const goes = fate === "move" || fate === "flip" || (fate === "birth" && from !== null);
  return goes && to !== null && isSolid(to);
}

/** The smallest moving thing that a node lies on, before or after. */
function carrierOf(node: Node, side: "from" | "to", carriers: Track[]) {
  let best: Track | null = null;
  let least = Infinity;
  for (const carrier of carriers) {
    const thing = carrier[side];
    if (!thing || thing === node) continue;
    const area = thing.size[0] * thing.size[1];
    if (area < least && sitsOn(node, thing)) {
      best = carrier;
      least = area;
    }
  }
  return best;
}

/** The track whose time a track shares: what leaves with a thing leaves when the thing does. */
function leaderOf(track: Track, carriers: Track[]) {
  const carrier = track.from && !track.to ? carrierOf(track.from, "from", carriers) : null;
  return carrier ?? track;
}

function isInPlace({ from, to }: Motion) {
  return from.x === to.x && from.y === to.y;
}

/** One duration for all, so that the parts of a thing stay together. */
function durationOf(tracks: Track[], start: Start) {
  let farthest = 0;
  for (const { fate, from, to } of tracks) {
    if (!from || !to || fate === "still") continue;
    const look = start(from);
    farthest = Math.max(farthest, Math.hypot(to.at[0] - look.x, to.at[1] - look.y));
  }
  return Math.min(LONGEST, SHORTEST + PER_UNIT * farthest);
}

/**
 * Delays of births that come from somewhere, one after another; what lies on such a birth waits
 * with it.
 */
function delaysOf(tracks: Track[]): Map<Track, number> {
  const slots: Map<Track, number> = new Map();
  const leaders: { node: Node; slot: number }[] = [];
  for (const track of tracks) {
    const { fate, from, to } = track;
    if (fate !== "birth" || !to) continue;
    const leader = leaders.find((other) => sitsOn(to, other.node));
    if (leader) {
      slots.set(track, leader.slot);
    } else if (from) {
      slots.set(track, leaders.length);
      leaders.push({ node: to, slot: leaders.length });
    }
  }
  const step = Math.min(STAGGER, STAGGER_AT_MOST / Math.max(1, leaders.length - 1));
  return new Map([...slots].map(([track, slot]) => [track, slot * step]));
}
