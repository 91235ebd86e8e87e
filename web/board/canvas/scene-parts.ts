/**
 * `rooms/<id>/table.json`: what a room's table is made of. All drawings but its cover, as SVG by
 * name, by frame the board of its usual setting, before anything is dealt, and its tune.
 */

import { BASE } from "../../kit/base-url.js";
import { once } from "../../kit/memo.js";
import { read } from "../../net/fetch-text.js";
import type { FrameName, Scene, Tune } from "../../types/engine.js";

interface TableParts {
  drawings: Record<string, string>;
  boards: Partial<Record<FrameName, Scene>>;
  tune: Tune;
}

const NAME = /^([a-z][a-z0-9-]*)\/([a-z0-9][a-z0-9-]*)$/;

/** By room: read once a page, whatever table they are for. */
const rooms: Map<string, Promise<TableParts>> = new Map();

/** Rejects with `FileError` if they cannot be had; then the next call asks for them again. */
export function tableParts(room: string): Promise<TableParts> {
  const address = new URL(`rooms/${room}/table.json`, BASE);
  return once(rooms, room, () =>
    read(address, (text) => {
      const parts = JSON.parse(text);
      return parts.drawings && parts.boards ? parts : null;
    }),
  );
}

/** One drawing by its full name, "<room>/<drawing>". */
export async function drawingOf(name: string) {
  const [, room = "", drawing = ""] = name.match(NAME) ?? [];
  const svg = room && (await tableParts(room)).drawings[drawing];
  if (!svg) throw new Error(`no drawing has the name ${JSON.stringify(name)}`);
  return svg;
}
