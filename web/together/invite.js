/**
 * Invitations and replies as texts for links: what one device must know of another to connect. They
 * stand behind the `#` of an address, which no server ever sees. Pure.
 */

import { Malformed, Reader, Writer, fromText, toText } from "./bytes.js";
import { KEY } from "./cipher.js";

/**
 * @typedef {object} Invite
 * @property {Uint8Array} table the id of the table, 8 bytes
 * @property {number} seat
 * @property {string} game
 * @property {string} host whose table it is, as people call each other; may be empty
 * @property {Uint8Array | null} packet how to connect; null: that is told at a meeting point
 * @property {Uint8Array | null} key of the seat there, 16 bytes; null: the answer comes by hand
 * @property {Uint8Array | null} token of whoever has the seat and goes on at another device, 16 bytes;
 *   null: it is for somebody who has none
 */

/** @typedef {{table: Uint8Array, seat: number, packet: Uint8Array}} Reply */

/** What a link holds, by its first byte: a packet that is answered by hand, or a key; each also with a token. */
const BY_HAND = 1;
const ONLINE = 2;
const MOVED = 4;
const VERSIONS = new Set([BY_HAND, ONLINE, BY_HAND | MOVED, ONLINE | MOVED]);

export const TABLE_ID = 8;

/** Bytes by which a device shows that a seat is its own. */
export const TOKEN = 16;

/** Characters of a host's name in an invitation, so that its code stays easy to scan. */
export const LONGEST_HOST = 12;

/** The longest text that is looked at. */
const LONGEST = 1000;

/** @param {Invite} invite @returns {string} */
export function inviteText({ table, seat, game, host, packet, key, token }) {
  const writer = begun((key ? ONLINE : BY_HAND) | (token ? MOVED : 0), table, seat);
  writer.raw(token ?? []);
  writer.text(game);
  writer.text(Array.from(host).slice(0, LONGEST_HOST).join(""));
  writer.raw(key ?? packet ?? []);
  return toText(writer.done());
}

/** @param {string} text @returns {Invite} throws `Malformed` if it is none of a version that is known */
export function inviteOf(text) {
  const { reader, version } = read(text);
  const { table, seat } = seatOf(reader);
  const token = version & MOVED ? reader.raw(TOKEN) : null;
  const said = { table, seat, token, game: reader.text(), host: reader.text() };
  if (version & BY_HAND) return { ...said, packet: reader.raw(reader.left), key: null };
  const key = reader.raw(KEY);
  reader.end();
  return { ...said, packet: null, key };
}

/**
 * The invitation for another device of whoever has that seat.
 * @param {string} text of the invitation
 * @param {string} token
 */
export function movedText(text, token) {
  return inviteText({ ...inviteOf(text), token: fromText(token) });
}

/** @param {Reply} reply @returns {string} */
export function replyText({ table, seat, packet }) {
  const writer = begun(BY_HAND, table, seat);
  writer.raw(packet);
  return toText(writer.done());
}

/** @param {string} text @returns {Reply} throws `Malformed` if it is none of this version */
export function replyOf(text) {
  const { reader, version } = read(text);
  if (version !== BY_HAND) throw new Malformed("version");
  return { ...seatOf(reader), packet: reader.raw(reader.left) };
}

/** @param {number} version @param {Uint8Array} table @param {number} seat */
function begun(version, table, seat) {
  if (table.length !== TABLE_ID) throw new Malformed("table");
  const writer = new Writer();
  writer.byte(version);
  writer.raw(table);
  writer.byte(seat);
  return writer;
}

/** @param {string} text */
function read(text) {
  if (text.length > LONGEST) throw new Malformed("too long");
  const reader = new Reader(fromText(text));
  const version = reader.byte();
  if (!VERSIONS.has(version)) throw new Malformed("version");
  return { reader, version };
}

/** @param {Reader} reader */
function seatOf(reader) {
  return { table: reader.raw(TABLE_ID), seat: reader.byte() };
}
