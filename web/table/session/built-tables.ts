/**
 * Early tables that the build has made. `rooms/<id>/deals/<kind>.bin` is how the first deal differs
 * from the room's empty board, `<place>-<kind>.bin` how one differs from that.
 */

import { BASE } from "../../kit/base-url.js";
import { changed, isAlike } from "../../kit/change.js";
import { tableParts } from "../../board/canvas/scene-parts.js";
import { nearestFrame } from "../../board/canvas/fit.js";
import { firstSetup } from "../../model/setup.js";
import { request } from "../../net/files.js";
import { inflate } from "../../net/gunzip.js";
import type { EarlyTable, FrameName, Table } from "../../types/engine.js";
import type { Room } from "../../types/page.js";
import type { Beginning, Source, Standing } from "./stand-in.js";

type StartCommand = Extract<Beginning, { do: "start" }>;

/** One of the first deals, by chance, or the one that has been begun already. */
export function firstDeals(rooms: Room[]): Source {
  return (command) => {
    const room = command.do === "start" && rooms.find(({ id }) => id === command.game);
    const canRead = "DecompressionStream" in globalThis;
    return room && canRead && isFirst(room, command) ? drawn(room, command) : null;
  };
}

/** Whether the game begins as the page offers it first. */
function isFirst(room: Room, { day, frame, options, seats, seed, shares }: StartCommand) {
  const usual = firstSetup(room);
  return (
    (room.deals?.length ?? 0) > 0 &&
    (seed === null || placeOf(room, seed) !== null) &&
    !day &&
    !shares &&
    frame.split(":").length === 2 &&
    isAlike({ options, seats }, { options: usual.options, seats: usual.seats })
  );
}

/** Rejects where it cannot be had; null: there is none for the screen. */
async function drawn(room: Room, command: StartCommand): Promise<Standing | null> {
  const { id, deals = [] } = room;
  const [chance = 0] = crypto.getRandomValues(new Uint32Array(1));
  const frame = nearestFrame(command.frame, FRAMES);
  if (!frame) return null;
  const kind = frame.split(":")[0];
  const own = async (place: number) => ({ place, change: await read(`rooms/${id}/deals/${place}-${kind}.bin`) });
  const begun = command.seed === null ? null : placeOf(room, command.seed);
  const [{ boards }, first, { place, change }] = await Promise.all([
    tableParts(id),
    read(`rooms/${id}/deals/${kind}.bin`),
    begun === null ? own(chance % deals.length).catch(() => own(chance % STORED)) : own(begun),
  ]);
  const empty = { table: { scenes: [{ scene: boards[frame] }] } };
  const { table, ...known } = changed(changed(empty, first), change) as EarlyTable;
  const begin = { ...command, seed: seedOf(deals[place]), frame };
  return { table: { ...table, seats: command.seats } as Table, ...known, begin };
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
