/**
 * Invitations and replies as texts for links: what one device must know of another to connect. They
 * stand behind the `#` of an address, which no server ever sees. Pure.
 */

import { shortened } from "../../../i18n/typed-text.js";
import { Malformed, Reader, Writer, fromText, toText } from "../bytes.js";
import { KEY } from "../keys/cipher.js";
import { TABLE_ID } from "../keys/identity.js";
import { TICKET, TICKET_BYTES } from "./invited-game.js";

export interface Invite {
  /** Its name, by which the key of its host is known, 16 bytes. */
  table: Uint8Array;
  /** `ANY`: of a link for the whole table. */
  seat: number;
  game: string;
  /** Whose table it is, as people call each other; may be empty. */
  host: string;
  /** How to connect; null: that is told at a meeting point. */
  packet: Uint8Array | null;
  /** Of the seat there, or of the table, 16 bytes; null: the answer comes by hand. */
  key: Uint8Array | null;
  /** Whether both devices ask the servers that their pages name how they are seen from elsewhere. */
  isFar: boolean;
  /**
   * With which another device gets a seat that somebody has, 16 bytes; it is good for one of them.
   * Null: the seat is free, or its own device comes back.
   */
  ticket: Uint8Array | null;
}

/** `invitation`: which one it answers, as `mark` has it. */
interface Reply {
  table: Uint8Array;
  seat: number;
  invitation: Uint8Array;
  packet: Uint8Array;
}

/**
 * What a link holds, by its first byte: a packet that is answered by hand, in one network or also from
 * elsewhere, or a key; each also with a ticket.
 */
const BY_HAND = 1;
const ONLINE = 2;
const FAR = 8;

/** In place of a seat: the next one that is free, or the one that the device has. */
export const ANY = 255;

/** In the first byte of all; pages wrote less before tables had keys, and packets a length. */
const FORM = 16;
const VERSIONS = new Set(
  [BY_HAND, BY_HAND | FAR, ONLINE].flatMap((each) => [FORM | each, FORM | each | TICKET]),
);

/** Bytes by which a reply names its invitation. */
const MARK = 4;

/** Graphemes of a host's name in an invitation, so that its code stays easy to scan. */
export const LONGEST_HOST = 12;

/** The longest text that is looked at. */
const LONGEST = 1000;

/** A link that a page of an earlier version has made. */
export class Outdated extends Malformed {}

/** What is not said is null, or not so. */
export function inviteText(invite: Pick<Invite, "table" | "seat" | "game" | "host"> & Partial<Invite>): string {
  const { table, seat, game, host, packet = null, key = null, isFar = false, ticket = null } = invite;
  const how = key ? ONLINE : BY_HAND | (isFar ? FAR : 0);
  const writer = begun(how | (ticket ? TICKET : 0), table, seat);
  writer.raw(ticket ?? []);
  writer.text(game);
  writer.text(shortened(host, LONGEST_HOST));
  if (key) writer.raw(key);
  else writer.sized(packet ?? []);
  return toText(writer.done());
}

/** Throws `Malformed` if it is none of a version that is known. */
export function inviteOf(text: string): Invite {
  const { reader, version } = read(text);
  const { table, seat } = seatOf(reader);
  const ticket = version & TICKET ? reader.raw(TICKET_BYTES) : null;
  const said = { table, seat, ticket, game: reader.text(), host: reader.text() };
  const isByHand = (version & BY_HAND) !== 0;
  const packet = isByHand ? reader.sized() : null;
  const key = isByHand ? null : reader.raw(KEY);
  reader.end();
  return { ...said, packet, key, isFar: (version & FAR) !== 0 };
}

/**
 * The invitation with a ticket: for another device than the one that has the seat. `text`: of the
 * invitation.
 */
export function ticketText(text: string, ticket: Uint8Array) {
  return inviteText({ ...inviteOf(text), ticket });
}

/** How a reply names the invitation with that packet: by the first bytes of a fingerprint. */
export function mark(packet: Uint8Array) {
  return packet.slice(0, MARK);
}

export function replyText({ table, seat, invitation, packet }: Reply): string {
  const writer = begun(BY_HAND, table, seat);
  writer.raw(invitation);
  writer.sized(packet);
  return toText(writer.done());
}

/** Throws `Malformed` if it is none of this version. */
export function replyOf(text: string): Reply {
  const { reader, version } = read(text);
  if (version !== (FORM | BY_HAND)) throw new Malformed("version");
  const reply = { ...seatOf(reader), invitation: reader.raw(MARK), packet: reader.sized() };
  reader.end();
  return reply;
}

function begun(version: number, table: Uint8Array, seat: number) {
  if (table.length !== TABLE_ID) throw new Malformed("table");
  const writer = new Writer();
  writer.byte(FORM | version);
  writer.raw(table);
  writer.byte(seat);
  return writer;
}

function read(text: string) {
  if (text.length > LONGEST) throw new Malformed("too long");
  const reader = new Reader(fromText(text));
  const version = reader.byte();
  if (version < FORM) throw new Outdated("an older version");
  if (!VERSIONS.has(version)) throw new Malformed("version");
  return { reader, version };
}

function seatOf(reader: Reader) {
  return { table: reader.raw(TABLE_ID), seat: reader.byte() };
}
