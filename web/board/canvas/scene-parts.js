/**
 * `rooms/<id>/table.json`: what a room's table is made of. All drawings but its cover, as SVG by
 * name, and by frame the board of its usual setting, before anything is dealt.
 */

import { BASE } from "../../kit/base-url.js";
import { once } from "../../kit/memo.js";
import { read } from "../../net/fetch-text.js";

/** @import {FrameName, Scene} from "../../types/engine.js" */

/**
 * @typedef {object} TableParts
 * @property {Record<string, string>} drawings
 * @property {Partial<Record<FrameName, Scene>>} boards
 */

const NAME = /^([a-z][a-z0-9-]*)\/([a-z0-9][a-z0-9-]*)$/;

/** By room: read once a page, whatever table they are for. @type {Map<string, Promise<TableParts>>} */
const rooms = new Map();

/**
 * Rejects with `FileError` if they cannot be had; then the next call asks for them again.
 * @param {string} room
 * @returns {Promise<TableParts>}
 */
export function tableParts(room) {
  const address = new URL(`rooms/${room}/table.json`, BASE);
  return once(rooms, room, () =>
    read(address, (text) => {
      const parts = JSON.parse(text);
      return parts.drawings && parts.boards ? parts : null;
    }),
  );
}

/**
 * One drawing by its full name, "<room>/<drawing>".
 * @param {string} name
 */
export async function drawingOf(name) {
  const [, room = "", drawing = ""] = name.match(NAME) ?? [];
  const svg = room && (await tableParts(room)).drawings[drawing];
  if (!svg) throw new Error(`no drawing has the name ${JSON.stringify(name)}`);
  return svg;
}
