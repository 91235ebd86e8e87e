/** `rooms/<id>/art.json`: all drawings of a room but its cover, as SVG by name. */

import { BASE } from "./base.js";
import { once } from "./once.js";
import { read } from "./reading.js";

/** @typedef {Record<string, string>} Drawings */

const NAME = /^([a-z][a-z0-9-]*)\/([a-z0-9][a-z0-9-]*)$/;

/** By room: read once a page, whatever table they are for. @type {Map<string, Promise<Drawings>>} */
const rooms = new Map();

/**
 * A room's drawings. Rejects with `FileError` if they cannot be had; they are asked for anew then.
 * @param {string} room
 * @returns {Promise<Drawings>}
 */
export function drawingsOf(room) {
  const address = new URL(`rooms/${room}/art.json`, BASE);
  return once(rooms, room, () => read(address, (text) => JSON.parse(text)));
}

/**
 * One drawing by its full name, "<room>/<drawing>".
 * @param {string} name
 */
export async function drawingOf(name) {
  const [, room = "", drawing = ""] = name.match(NAME) ?? [];
  const svg = room && (await drawingsOf(room))[drawing];
  if (!svg) throw new Error(`no drawing has the name ${JSON.stringify(name)}`);
  return svg;
}
