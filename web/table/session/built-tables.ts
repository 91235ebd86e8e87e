/**
 * Early tables that the build has made. `rooms/<id>/deals/<kind>.bin` is how the first deal differs
 * from the room's empty board, `<place>-<kind>.bin` how one differs from that, `lesson-<kind>.bin` how the
 * first step of the room's first lesson does.
 */

import { BASE } from "../../kit/base-url.js";
import { changed, isAlike } from "../../kit/change.js";
import { tableParts } from "../../board/canvas/scene-parts.js";
import { nearestFrame } from "../../board/canvas/fit.js";
import { firstSetup } from "../../model/setup.js";
import { request } from "../../net/files.js";
import { inflate } from "../../net/gunzip.js";
import type { EarlyTable, FrameName } from "../../types/engine.js";
import type { Room } from "../../types/page.js";
import type { Beginning, Source, Standing } from "./stand-in.js";

type StartCommand = Extract<Beginning, { do: "start" }>;

/** One of the first deals, by chance, or the one that has been begun already. */
export function firstDeals(rooms: Room[]): Source {
  return (command) => {
    const room = command.do === "start" && rooms.find(({ id }) => id === command.game);
    return room && canRead() && isFirst(room, command) ? drawn(room, command) : null;
  };
}

/** The first step of a room's first lesson. */
export function firstSteps(rooms: Room[]): Source {
  return (command) => {
    if (command.do !== "learn" || command.place > 0 || !canRead() || hasLetters(command)) return null;
    const room = rooms.find(({ id, deals = [] }) => id === command.game && deals.length > 0);
    const frame = nearestFrame(command.frame, FRAMES);
    if (!room || !frame || room.lessons[0]?.id !== command.lesson) return null;
    const told = fetched(room, frame, ["lesson"]);
    return told.then(({ early }) => ({ ...early, begin: { ...command, frame } }));
  };
}

/** Whether the browser can unpack what the build has packed. */
function canRead() {
  return "DecompressionStream" in globalThis;
}

/** Whether letters are larger than those for which the build has made tables. */
function hasLetters({ frame }: { frame: FrameName }) {
  return frame.split(":").length > 2;
}

/** Whether the game begins as the page offers it first. */
function isFirst(room: Room, { contest, day, frame, options, seats, seed, shares }: StartCommand) {
  const usual = firstSetup(room);
  return (
    (room.deals?.length ?? 0) > 0 &&
    (seed === null || placeOf(room, seed) !== null) &&
    !day &&
    !contest &&
    !shares &&
    !hasLetters({ frame }) &&
    isAlike({ options, seats }, { options: usual.options, seats: usual.seats })
  );
}

/** Rejects where it cannot be had; null: there is none for the screen. */
async function drawn(room: Room, command: StartCommand): Promise<Standing | null> {
  const { deals = [] } = room;
  const [chance = 0] = crypto.getRandomValues(new Uint32Array(1));
  const frame = nearestFrame(command.frame, FRAMES);
  if (!frame) return null;
  const begun = command.seed === null ? null : placeOf(room, command.seed);
  const places = begun === null ? [chance % deals.length, chance % STORED] : [begun];
  const { early, name } = await fetched(room, frame, places.map(String));
  const begin = { ...command, seed: seedOf(deals[Number(name)]), frame };
  return { ...early, table: { ...early.table, seats: command.seats }, begin };
}

/** The table with the first of those names that can be had. */
async function fetched({ id }: Room, frame: FrameName, names: string[]) {
  const kind = frame.split(":")[0];
  const own = async ([name = "", ...others]: string[]): Promise<{ name: string; change: unknown }> => {
    const change = read(`rooms/${id}/deals/${name}-${kind}.bin`);
    return others.length > 0
      ? change.then((found) => ({ name, change: found }), () => own(others))
      : { name, change: await change };
  };
  const [{ boards }, first, { name, change }] = await Promise.all([
    tableParts(id),
    read(`rooms/${id}/deals/${kind}.bin`),
    own(names),
  ]);
  const empty = { table: { scenes: [{ scene: boards[frame] }] } };
  return { early: changed(changed(empty, first), change) as EarlyTable, name };
}

/** The seed of the deal with that number. */
function seedOf(number: number | undefined) {
  return `first ${number}`;
}

/** Which of the room's first deals has that seed; null: none. */
function placeOf({ deals = [] }: Room, seed: string) {
  const place = deals.findIndex((number) => seedOf(number) === seed);
  return place < 0 ? null : place;
}

/** What the build has written there. */
async function read(name: string): Promise<unknown> {
  const response = await request(new URL(name, BASE));
  if (!response.ok) throw new Error(name);
  return JSON.parse(new TextDecoder().decode(await inflate(await response.arrayBuffer())));
}

/** So many of the beginnings, the first ones, are stored for play without a network. */
const STORED = 2;

/** The frames for which the build has made tables. */
const FRAMES: FrameName[] = ["wide:660", "narrow:1160", "short:520"];
