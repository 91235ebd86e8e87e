/**
 * A game as the device that deals keeps it, as a file: with it the game goes on at another device, or where
 * it was deleted. It is deflated, so that nobody reads cards in it by the way; whoever has it can.
 */

import { parsed } from "../kit/parsed.js";
import { fits, named } from "../kit/shape.js";
import { digest } from "../kit/sha256.js";
import { POST_FILE, POST_GAME } from "../model/post-game.js";
import { hex } from "../multiplayer/protocol/bytes.js";
import { deflated, inflated } from "../multiplayer/protocol/links/deflate.js";
import { secretOf } from "./mail.js";
import { fromBase64, toBase64 } from "./plain-bytes.js";
import { postId } from "./post-games.js";
import { SEAT_SECRET } from "./seat-keys.js";
import type { PostGame, SeatSecret } from "../model/post-game.js";

/** Raised when files are written otherwise. */
const VERSION = 1;

/** Bytes of what is in the largest. */
const LARGEST = 16_000_000;

/** So many letters after one file another is asked for: so many answers would have to be opened once more. */
const ENOUGH = 8;

/** A game, and the save of its table. */
export interface Filed {
  game: PostGame;
  save: string;
}

/** What is wrong with a file: it is none of a game by post, was damaged, or comes from a newer page. */
export type FileFault = "none" | "damaged" | "newer";

/** `game`: that this device has dealt. */
export async function fileOf({ game, save }: Filed): Promise<string> {
  const stored = { ...game, keys: await secretsOf(game), shown: null };
  const text = JSON.stringify({ game: stored, save }, (_, value) => (value instanceof Uint8Array ? { bytes: toBase64(value) } : value));
  const data = await deflated(new TextEncoder().encode(text));
  return JSON.stringify({ [POST_FILE]: VERSION, check: hex(digest(data)), data: toBase64(data) });
}

/** Those of all who have accepted: nobody else is written to once it is dealt. */
async function secretsOf(game: PostGame) {
  const secrets: SeatSecret[] = [];
  for (const { seat } of game.dealing?.friends ?? []) {
    const secret = await secretOf(game, seat);
    if (secret) secrets.push({ seat, secret });
  }
  return secrets;
}

/** What is in a file, or what is wrong with it. */
export async function filedIn(text: string): Promise<Filed | FileFault> {
  const outer = parsed(text);
  if (typeof outer?.[POST_FILE] !== "number") return "none";
  if (outer[POST_FILE] > VERSION) return "newer";
  try {
    const data = fromBase64(outer.data);
    if (hex(digest(data)) !== outer.check) return "damaged";
    const inner = new TextDecoder().decode(await inflated(data, LARGEST));
    const { game, save } = JSON.parse(inner, (_, value) => (typeof value?.bytes === "string" ? fromBase64(value.bytes) : value));
    return fits(POST_GAME, game) && isDealt(game) && typeof save === "string" ? { game: named(POST_GAME, game), save } : "damaged";
  } catch {
    return "damaged";
  }
}

/** Whether letters can be written in it. */
function isDealt({ dealing, id, keys, table }: PostGame) {
  return Boolean(dealing?.save) && id === postId(table) && Array.isArray(keys) && keys.every(({ secret }) => secret.length === SEAT_SECRET);
}

/** How many letters have been sent in a game. */
export function lettersOf({ dealing }: Pick<PostGame, "dealing">) {
  return (dealing?.friends ?? []).reduce((all, { sent }) => all + sent, 0);
}

/** Whether a file should be made of it, as there is none, or one from which it would take long to go on. */
export function isUnfiled({ dealing }: Pick<PostGame, "dealing">) {
  return lettersOf({ dealing }) >= (dealing?.filed === undefined ? 1 : dealing.filed + ENOUGH);
}

/** Whether one goes further than the other, both as some device has kept them. */
export function isPast(one: PostGame, other: PostGame) {
  const more = lettersOf(one) - lettersOf(other);
  return more > 0 || (more === 0 && one.updated > other.updated);
}
