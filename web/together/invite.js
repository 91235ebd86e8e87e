/**
 * Invitations and replies as texts for links: what one device must know of another to connect. They
 * stand behind the `#` of an address, which no server ever sees. Pure.
 */

import { Malformed, Reader, Writer, fromText, toText } from "./bytes.js";

/**
 * @typedef {object} Invite
 * @property {Uint8Array} table the id of the table, 8 bytes
 * @property {number} seat
 * @property {string} game
 * @property {string} host whose table it is, as people call each other; may be empty
 * @property {Uint8Array} packet how to connect
 */

/** @typedef {Pick<Invite, "table" | "seat" | "packet">} Reply */

/** Raised when what a link holds changes. */
const VERSION = 1;

export const TABLE_ID = 8;

/** Characters of a host's name in an invitation, so that its code stays easy to scan. */
export const LONGEST_HOST = 12;

/** The longest text that is looked at. */
const LONGEST = 1000;

/** @param {Invite} invite @returns {string} */
export function inviteText({ table, seat, game, host, packet }) {
  const writer = begun(table, seat);
  writer.text(game);
  writer.text(Array.from(host).slice(0, LONGEST_HOST).join(""));
  writer.raw(packet);
  return toText(writer.done());
}

/** @param {string} text @returns {Invite} throws `Malformed` if it is none of this version */
export function inviteOf(text) {
  const reader = read(text);
  const seated = seatOf(reader);
  return { ...seated, game: reader.text(), host: reader.text(), packet: reader.raw(reader.left) };
}

/** @param {Reply} reply @returns {string} */
export function replyText({ table, seat, packet }) {
  const writer = begun(table, seat);
  writer.raw(packet);
  return toText(writer.done());
}

/** @param {string} text @returns {Reply} throws `Malformed` if it is none of this version */
export function replyOf(text) {
  const reader = read(text);
  return { ...seatOf(reader), packet: reader.raw(reader.left) };
}

/** @param {Uint8Array} table @param {number} seat */
function begun(table, seat) {
  if (table.length !== TABLE_ID) throw new Malformed("table");
  const writer = new Writer();
  writer.byte(VERSION);
  writer.raw(table);
  writer.byte(seat);
  return writer;
}

/** @param {string} text */
function read(text) {
  if (text.length > LONGEST) throw new Malformed("too long");
  const reader = new Reader(fromText(text));
  if (reader.byte() !== VERSION) throw new Malformed("version");
  return reader;
}

/** @param {Reader} reader */
function seatOf(reader) {
  return { table: reader.raw(TABLE_ID), seat: reader.byte() };
}
