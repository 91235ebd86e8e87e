/**
 * Changed rules as a link, `<game>.<edits>`: which lines of a ready game are others, packed. `edits`: two bytes
 * that check the rest, then `[version, name, …]` as JSON, deflated: the whole text, or its checksum and the edits.
 * Pure, but for the browser's deflating.
 */

import { fromText, toText } from "../../kit/base64.js";
import { checksum } from "../../kit/checksum.js";
import { fits } from "../../kit/shape.js";
import { deflated, inflated } from "../../multiplayer/protocol/links/deflate.js";
import { isWholeGame } from "../../page/link-reader.js";
import { editsBetween, edited, linesOf } from "./line-edits.js";
import type { Kind, Shape } from "../../kit/shape.js";
import type { Edit } from "./line-edits.js";

/** Characters of a link at most; the router has the same. */
export const LONGEST_LINK = 16_000;

/** Bytes of what a link or a file unpacks to at most. */
export const LARGEST = 200_000;

/** Characters of a game's name at most. */
export const LONGEST_NAME = 60;

const VERSION = 1;

/** With more of its lines changed, a text goes as a whole. */
const MANY = 0.4;

/** A game that somebody has changed. */
export interface Rules {
  /** The ready game that it comes from. */
  base: string;
  name: string;
  text: string;
}

/** Why a link or a file cannot be read: as the words `workshop-wrong-…` say it. */
export type Wrong = "damaged" | "newer" | "base" | "foreign" | "large";

export class RulesError extends Error {
  declare message: Wrong;
}

type Packed = string | [sum: number, edits: Edit[]];

export const NAME = { text: 2 * LONGEST_NAME };
export const TEXT = { text: LARGEST };
const SUM = { whole: [0, 0xffff] } as const;
const LINE = { whole: [0, LARGEST] } as const;
const EDITS = { list: { row: [LINE, LINE, TEXT] }, most: 20_000 } as const;

const PACKED: Shape = { either: [TEXT, { row: [SUM, EDITS] }] };
const PAYLOAD: Kind<[number, string, Packed]> = { row: [{ whole: [VERSION, VERSION] }, NAME, PACKED] };

/** `before`: the text of the ready game. Null: it is too long for a link. */
export async function rulesLink({ base, name, text }: Rules, before: string): Promise<string | null> {
  const payload = JSON.stringify([VERSION, name, packed(before, text)]);
  const body = await deflated(new TextEncoder().encode(payload));
  const sum = checksum(base, body);
  const link = `${base}.${toText(Uint8Array.from([sum >> 8, sum & 255, ...body]))}`;
  return link.length > LONGEST_LINK ? null : link;
}

function packed(before: string, after: string): Packed {
  const edits = editsBetween(before, after);
  const touched = edits.reduce((sum, [, count, text]) => sum + Math.max(count, linesOf(text).length), 0);
  return touched > MANY * linesOf(before).length ? after : [checksum(after), edits];
}

/** `ready`: the texts of the ready games. Rejects with `RulesError`. */
export async function rulesIn(link: string, ready: ReadonlyMap<string, string>): Promise<Rules> {
  if (link.length > LONGEST_LINK || !isWholeGame(link)) throw new RulesError("damaged");
  const [base = "", packed = ""] = link.split(".");
  const payload = await unpacked(fromText(packed)?.slice(2));
  if (Array.isArray(payload) && Number(payload[0]) > VERSION) throw new RulesError("newer");
  if (!fits(PAYLOAD, payload)) throw new RulesError("damaged");
  const before = ready.get(base);
  if (before === undefined) throw new RulesError("newer");
  const [, name, changed] = payload;
  return { base, name, text: whole(before, changed) };
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

/** The text of another version of this page may have the same lines where something was changed, or not. */
function whole(before: string, changed: Packed): string {
  if (typeof changed === "string") return changed;
  const [sum, edits] = changed;
  const made = edited(before, edits);
  if (made === null || checksum(made) !== sum) throw new RulesError("base");
  return made;
}
