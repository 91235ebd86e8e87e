/**
 * Letters of games by post as the texts of links:
 *
 *     text  = the game's id "." signs of: length 2 | check 4 | head 8 | rest
 *     check = the first bytes of the SHA-256 of the id and all but the check
 *     head  = version and kind 1 | table 4 | seat 1 | number 2
 *
 * What everybody may read stands in the head; the rest is for one other device, or, in an invitation,
 * for whoever opens it. Pure.
 */

import { BLOCK_SIGNS, fromSigns, signsFor, toSigns } from "./base62.js";
import { TAG } from "./siv.js";
import { digest } from "../kit/sha256.js";
import type { Siv } from "./siv.js";

type Bytes = Uint8Array<ArrayBuffer>;

/** Raised when letters are written otherwise. Length, check and the version's place stay as they are. */
export const VERSION = 1;

/** `request`: that a letter be sent whole, or that its reader does not agree to it. */
export const KINDS = ["invitation", "acceptance", "letter", "answer", "opened", "device", "request"] as const;
export type Kind = (typeof KINDS)[number];

export const TABLE = 4;

/** Characters of the longest message, with its words and the address: of more, some messengers show a part. */
export const LONGEST_MESSAGE = 900;

/** Of what somebody sends to a device of their own, where all of it is at hand if a part is shown. */
export const LONGEST_TO_ONESELF = 2000;

const LENGTH = 2;
const CHECK = 4;
const HEAD = 8;

/** A letter's length tells no more than how many of these bytes it fills. */
const FILLED = 16;

const SHAPE = /^([a-z_]{1,40})\.([0-9A-Za-z]{40,4000})/;
const WHOLE = new RegExp(`${SHAPE.source}$`);
const START = /(?<![0-9A-Za-z_])[a-z_]{1,40}\.(?=[0-9A-Za-z])/g;
const LONGEST_FOLDED = 8000;

/** `number`: of the letter; an answer has that of the letter it answers. */
export interface Head {
  game: string;
  kind: Kind;
  table: Bytes;
  seat: number;
  number: number;
}

/**
 * What is wrong with a text: it is cut off; or altered, or none; or was written by an older page, or a
 * newer one.
 */
export type Fault = "cut" | "altered" | "older" | "newer";

export interface Envelope {
  head: Head;
  rest: Bytes;
}

/** A text that nothing hides. */
export function written(head: Head, rest: Bytes) {
  const data = Uint8Array.of(...headBytes(head), ...rest);
  const length = CHECK + data.length;
  const size = Uint8Array.of(length >> 8, length & 255);
  return `${head.game}.${toSigns(Uint8Array.of(...size, ...checked(head.game, size, data), ...data))}`;
}

/**
 * A text that the device with the same key can read, and nobody else can write. `open`: what stands
 * before it for everybody.
 */
export async function sealed(key: Siv, head: Head, plain: Bytes, open: Bytes = new Uint8Array()) {
  const text = await key.encrypt(plain, [bound(head), open]);
  return written(head, Uint8Array.of(...open, ...text));
}

/**
 * What was sealed; null: by a stranger, for another seat or another table, or altered on purpose. `open`:
 * how many bytes stand before it for everybody.
 */
export function unsealed(key: Siv, { head, rest }: Envelope, open = 0) {
  return key.decrypt(rest.slice(open), [bound(head), rest.slice(0, open)]);
}

/** What everybody can read of a text, or what is wrong with it. */
export function read(text: string): Envelope | Fault {
  const [, game = "", signs = ""] = WHOLE.exec(text) ?? [];
  if (!game) return "altered";
  if (signs.length < BLOCK_SIGNS) return "cut";
  const first = fromSigns(signs.slice(0, BLOCK_SIGNS));
  if (!first) return "altered";
  const wanted = signsFor(LENGTH + sizeIn(first));
  if (signs.length < wanted) return "cut";
  // Of what was written right behind it, nothing belongs to it.
  const bytes = fromSigns(signs.slice(0, wanted));
  if (!bytes || bytes.length < LENGTH + CHECK + HEAD) return "altered";
  const [size, check] = [bytes.slice(0, LENGTH), bytes.slice(LENGTH, LENGTH + CHECK)];
  const data = bytes.slice(LENGTH + CHECK);
  if (checked(game, size, data).some((byte, at) => byte !== check[at])) return "altered";
  return opened(game, data);
}

function opened(game: string, data: Bytes): Envelope | Fault {
  const [first = 0] = data;
  const version = first >> 4;
  if (version !== VERSION) return version < VERSION ? "older" : "newer";
  const kind = KINDS[first & 15];
  if (!kind) return "newer";
  const [seat = 0, high = 0, low = 0] = data.slice(1 + TABLE, HEAD);
  const head = { game, kind, table: data.slice(1, 1 + TABLE), seat, number: (high << 8) | low };
  return { head, rest: data.slice(HEAD) };
}

function sizeIn([high = 0, low = 0]: Bytes) {
  return (high << 8) | low;
}

function headBytes({ kind, number, seat, table }: Head) {
  return Uint8Array.of((VERSION << 4) | KINDS.indexOf(kind), ...table, seat, number >> 8, number & 255);
}

/** That with which a sealed text belongs together. */
function bound(head: Head): Bytes {
  return Uint8Array.of(...new TextEncoder().encode(`${head.game}.`), ...headBytes(head));
}

function checked(game: string, size: Bytes, data: Bytes) {
  const name = new TextEncoder().encode(`${game}.`);
  return digest(Uint8Array.of(...name, ...size, ...data)).slice(0, CHECK);
}

/**
 * Every letter in a text that was pasted, whatever stands around it, also where it was folded into lines
 * or quoted.
 */
export function lettersIn(text: string) {
  const letters = new Map<string, Envelope>();
  for (const { index } of text.matchAll(START)) {
    const rest = text.slice(index, index + LONGEST_FOLDED).replaceAll(/\s+(?:> ?)*/g, "");
    const envelope = read(SHAPE.exec(rest)?.[0] ?? "");
    if (typeof envelope !== "string") letters.set(written(envelope.head, envelope.rest), envelope);
  }
  return letters;
}

/** How many bytes a letter may have in a message with so many other characters. */
export function roomFor(game: string, others: number, longest = LONGEST_MESSAGE) {
  const left = longest - others - game.length - 1;
  let room = 0;
  while (signsFor(LENGTH + CHECK + HEAD + TAG + room + FILLED) <= left) room += FILLED;
  return room;
}
