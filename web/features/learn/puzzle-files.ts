/** The puzzles of rooms: `rooms/<id>/puzzles.json`. */

import { BASE } from "../../kit/base-url.js";
import { once } from "../../kit/memo.js";
import { read } from "../../net/fetch-text.js";
import type { Puzzle } from "../../model/puzzle-rating.js";

/** By room. */
const rooms: Map<string, Promise<Puzzle[]>> = new Map();

/** A room's puzzles. Rejects with `FileError` if they cannot be had. */
export function puzzlesOf(room: string) {
  const address = new URL(`rooms/${room}/puzzles.json`, BASE);
  return once(rooms, room, () =>
    read(address, (text) => {
      const { puzzles } = JSON.parse(text);
      return Array.isArray(puzzles) ? puzzles : null;
    }),
  );
}
