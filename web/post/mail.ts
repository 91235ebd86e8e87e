/** What a text is to this device: which of its games it belongs to, and what stands in it. */

import { read, sealed, unsealed, written } from "./envelope.js";
import { accepted, invited } from "./joining.js";
import { postId } from "./post-games.js";
import { keysIn, publicKey, seatSecret } from "./seat-keys.js";
import type { PostGame } from "../model/post-game.js";
import type { Envelope, Fault, Head, Kind } from "./envelope.js";
import type { Acceptance, Invitation } from "./joining.js";

type Bytes = Uint8Array<ArrayBuffer>;

/** Finds a game of this device by its id. */
type Find = (id: string) => Promise<PostGame | null>;

/**
 * `found`: `own`: the dealing device's own invitation; `stranger`: it belongs to no seat of this browser;
 * `device`: a seat that goes on here, `text` as it was written, `game` if that seat has been here.
 */
export type Mail =
  | { found: Fault }
  | { found: "stranger" | "own"; head: Head; game: PostGame | null }
  | { found: "invitation"; head: Head; invitation: Invitation; game: PostGame | null }
  | { found: "acceptance"; head: Head; game: PostGame; friend: Bytes; acceptance: Acceptance }
  | { found: "answer" | "request"; head: Head; game: PostGame; plain: Bytes }
  | { found: "letter"; head: Head; game: PostGame; plain: Bytes }
  | { found: "opened"; head: Head; game: PostGame; plain: Bytes }
  | { found: "device"; head: Head; game: PostGame | null; plain: Bytes; text: string };

const MOST_SEATS = 12;

/** What comes to the device that deals. */
const TO_DEALER: ReadonlySet<Kind> = new Set(["acceptance", "answer", "request"]);

export async function mailOf(text: string, find: Find): Promise<Mail> {
  const envelope = read(text);
  if (typeof envelope === "string") return { found: envelope };
  const { head } = envelope;
  const stranger: Mail = { found: "stranger", head, game: null };
  if (head.kind === "invitation") return invitationIn(envelope, find);
  if (TO_DEALER.has(head.kind)) {
    const game = await find(postId(head.table));
    return (game && (await toDealer(envelope, game))) ?? stranger;
  }
  if (head.kind === "opened") return openedIn(envelope, find, stranger);
  if (head.kind === "device") return deviceIn(envelope, find);
  const game = await find(postId(head.table, head.seat));
  const plain = head.kind === "letter" && game ? await plainOf(envelope, game) : null;
  return game && plain ? { found: "letter", head, game, plain } : stranger;
}

async function invitationIn(envelope: Envelope, find: Find): Promise<Mail> {
  const { head } = envelope;
  const invitation = invited(envelope);
  if (!invitation) return { found: "altered" };
  const own = await find(postId(head.table));
  if (own) return { found: "own", head, game: own };
  return { found: "invitation", head, invitation, game: await find(postId(head.table, head.seat)) };
}

/** The whole game, which is the same text for everybody: any seat of this browser at that table may read it. */
async function openedIn({ head, rest }: Envelope, find: Find, stranger: Mail): Promise<Mail> {
  for (let seat = 0; seat < MOST_SEATS; seat += 1) {
    const game = await find(postId(head.table, seat));
    if (game?.game === head.game) return { found: "opened", head, game, plain: rest };
  }
  return stranger;
}

/** What goes to another device of its person, who deals no letters there. */
async function deviceIn({ head, rest }: Envelope, find: Find): Promise<Mail> {
  const own = await find(postId(head.table));
  if (own) return { found: "stranger", head, game: own };
  const game = await find(postId(head.table, head.seat));
  return { found: "device", head, game, plain: rest, text: written(head, rest) };
}

async function toDealer(envelope: Envelope, game: PostGame): Promise<Mail | null> {
  const { head } = envelope;
  if (head.kind === "acceptance") {
    const found = await accepted(envelope, (friend) => keysWith(game, head.seat, friend));
    if (!found) return null;
    const { friend, name, share } = found;
    return { found: "acceptance", head, game, friend, acceptance: { name, share } };
  }
  const plain = await plainOf(envelope, game);
  if (!plain || (head.kind !== "answer" && head.kind !== "request")) return null;
  return { found: head.kind, head, game, plain };
}

/** The public key of the friend's device at that seat; null: nobody has accepted it. */
function friendAt({ dealing }: PostGame, seat: number) {
  const key = dealing?.friends.find((each) => each.seat === seat)?.key;
  return key?.length ? key : null;
}

/** At the device that deals. Null: what has come from another device knows only those who had accepted. */
async function keysWith(game: PostGame, seat: number, friend: Bytes) {
  const isKnown = !Array.isArray(game.keys) || friendAt(game, seat)?.join() === friend.join();
  const secret = isKnown ? await secretWith(game, seat, friend) : null;
  return secret && keysIn(secret);
}

/** What the keys of a seat at the table of that game are, as bytes; null: nobody has accepted it. */
export async function secretOf(game: PostGame, seat: number) {
  const other = game.seated ? game.seated.dealer : friendAt(game, seat);
  return other && secretWith(game, seat, other);
}

/** `other`: the public key of the other device. */
async function secretWith({ keys, seated, table }: PostGame, seat: number, other: Bytes) {
  if (Array.isArray(keys)) return keys.find((each) => each.seat === seat)?.secret ?? null;
  const own = await publicKey(keys);
  const [dealer, friend] = seated ? [other, own] : [own, other];
  return seatSecret(keys.privateKey, other, { table, seat, dealer, friend });
}

/** The key of what goes to that seat, or comes from it. */
async function keyOf(game: PostGame, seat: number, kind: Kind) {
  const secret = await secretOf(game, seat);
  const keys = secret && (await keysIn(secret));
  return keys && (kind === "letter" ? keys.letters : keys.answers);
}

async function plainOf(envelope: Envelope, game: PostGame) {
  const { kind, seat } = envelope.head;
  const key = await keyOf(game, seat, kind);
  return key && unsealed(key, envelope);
}

/** The text of something that goes from this device; null: there is nobody to read it. */
export async function textOf(game: PostGame, kind: Kind, seat: number, number: number, plain: Bytes) {
  const key = await keyOf(game, seat, kind);
  return key && sealed(key, { game: game.game, kind, table: game.table, seat, number }, plain);
}
