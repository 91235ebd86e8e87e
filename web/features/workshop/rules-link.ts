/**
 * Changed rules as a link, `<game>.<edits>`: which lines of a ready game are others, packed. `edits`: two bytes
 * that check the rest, then `[version, name, {file: …}]` as JSON, deflated; for each file either its whole text,
 * or the checksum of that and the edits. Pure, but for the browser's deflating.
 */

import { fromText, toText } from "../../kit/base64.js";
import { checksum } from "../../kit/checksum.js";
import { fits } from "../../kit/shape.js";
import { deflated, inflated } from "../../multiplayer/protocol/links/deflate.js";
import { isWholeGame } from "../../page/link-reader.js";
import { editsBetween, edited, linesOf } from "./line-edits.js";
import type { Kind } from "../../kit/shape.js";
import type { Edit } from "./line-edits.js";

/** Characters of a link at most; the router has the same. */
export const LONGEST_LINK = 16_000;

/** Bytes of what a link or a file unpacks to at most. */
export const LARGEST = 200_000;

/** Characters of a game's name at most. */
export const LONGEST_NAME = 60;

const VERSION = 1;

/** With more of its lines changed, a file goes as a whole. */
const MANY = 0.4;

/** The text of a game by the name of its file. */
export type Texts = Record<string, string>;

/** A game that somebody has changed. */
export interface Rules {
  /** The ready game that it comes from. */
  base: string;
  name: string;
  texts: Texts;
}

/** Why a link or a file cannot be read: as the words `workshop-wrong-…` say it. */
export type Wrong = "damaged" | "newer" | "base" | "foreign" | "large";

export class RulesError extends Error {
  declare wrong: Wrong;

  constructor(wrong: Wrong) {
    super(wrong);
    this.wrong = wrong;
  }
}

type Packed = string | [sum: number, edits: Edit[]];

const TEXT = { text: LARGEST };
const SUM = { whole: [0, 0xffff] } as const;
const LINE = { whole: [0, LARGEST] } as const;
const EDITS = { list: { row: [LINE, LINE, TEXT] }, most: 20_000 } as const;

/** A game has one file, whose name is that of a module. */
const FILES = { like: /^[a-z_][a-z0-9_]{0,39}\.py$/, most: 1 };

export const NAME = { text: 2 * LONGEST_NAME };
export const TEXTS: Kind<Texts> = { map: TEXT, ...FILES };
const PACKED: Kind<Record<string, Packed>> = { map: { either: [TEXT, { row: [SUM, EDITS] }] }, ...FILES };
const PAYLOAD: Kind<[number, string, Record<string, Packed>]> = {
  row: [{ whole: [VERSION, VERSION] }, NAME, PACKED],
};

/** `before`: the texts of the ready game. Null: it is too long for a link. */
export async function rulesLink({ base, name, texts }: Rules, before: Texts): Promise<string | null> {
  const changed = Object.entries(texts).filter(([file, text]) => before[file] !== text);
  const files = Object.fromEntries(changed.map(([file, text]) => [file, packed(before[file] ?? "", text)]));
  const body = await deflated(bytesOf(JSON.stringify([VERSION, name, files])));
  const sum = checksum([...bytesOf(base), ...body]);
  const link = `${base}.${toText(Uint8Array.from([sum >> 8, sum & 255, ...body]))}`;
  return link.length > LONGEST_LINK ? null : link;
}

function packed(before: string, after: string): Packed {
  const edits = editsBetween(before, after);
  const touched = edits.reduce((sum, [, count, text]) => sum + Math.max(count, linesOf(text).length), 0);
  return touched > MANY * linesOf(before).length ? after : [sumOf(after), edits];
}

/** `ready`: the texts of the ready games. Rejects with `RulesError`. */
export async function rulesIn(link: string, ready: ReadonlyMap<string, Texts>): Promise<Rules> {
  if (link.length > LONGEST_LINK || !isWholeGame(link)) throw new RulesError("damaged");
  const [base = "", text = ""] = link.split(".");
  const payload = await unpacked(fromText(text)?.slice(2));
  if (Array.isArray(payload) && Number(payload[0]) > VERSION) throw new RulesError("newer");
  if (!fits(PAYLOAD, payload)) throw new RulesError("damaged");
  const before = ready.get(base);
  if (!before) throw new RulesError("newer");
  const [, name, files] = payload;
  const texts = { ...before };
  for (const [file, each] of Object.entries(files)) texts[file] = whole(before[file] ?? "", each);
  return { base, name, texts };
}

/** Rejects with `RulesError`. */
async function unpacked(bytes: Uint8Array<ArrayBuffer> | undefined): Promise<unknown> {
  try {
    const found = await inflated(bytes ?? new Uint8Array(), LARGEST);
    return JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(found));
  } catch {
    throw new RulesError("damaged");
  }
}

/** A file of another version of this page may have the same lines where something was changed, or not. */
function whole(before: string, each: Packed): string {
  if (typeof each === "string") return each;
  const [sum, edits] = each;
  const made = edited(before, edits);
  if (made === null || sumOf(made) !== sum) throw new RulesError("base");
  return made;
}

function sumOf(text: string) {
  return checksum(bytesOf(text));
}

function bytesOf(text: string) {
  return new TextEncoder().encode(text);
}
