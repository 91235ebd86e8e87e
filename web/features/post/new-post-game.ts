/** A game by post that begins: at the device that deals, and at a friend's that accepts. */

import { fromHex, hex, randomBytes } from "../../multiplayer/protocol/bytes.js";
import { DEALER, commitment, freshShare } from "../../multiplayer/protocol/drawing/lots.js";
import { TABLE } from "../../post/envelope.js";
import { acceptance, invitation } from "../../post/joining.js";
import { fromBase64, toBase64 } from "../../post/plain-bytes.js";
import { postId } from "../../post/post-games.js";
import { drawnKeys, publicKey, seatKeys } from "../../post/seat-keys.js";
import { FRIEND } from "../../model/setup.js";
import type { PostGame } from "../../model/post-game.js";
import type { Head } from "../../post/envelope.js";
import type { Invitation } from "../../post/joining.js";
import type { Crash, Failure, Terms } from "../../types/engine.js";
import type { Answering, Setup, Start } from "../../types/page.js";

export const NOTHING = { turn: "theirs" as const, waits: [], arrived: [], shown: null, dealing: null, seated: null };

/** What the engine has said is wrong. */
export class Unwilling extends Error {
  declare answer: Failure | Crash;

  constructor(answer: Failure | Crash) {
    super("unwilling");
    this.answer = answer;
  }
}

/** Everybody who has a seat elsewhere is invited. Rejects with `Unwilling`. */
export async function invitedGame(engine: Pick<Answering, "ask">, game: string, { options, seats }: Setup): Promise<PostGame> {
  const table = randomBytes(TABLE);
  const [keys, share, now] = [await drawnKeys(), freshShare(), Date.now()];
  const begun: PostGame = { ...NOTHING, id: postId(table), game, options, seats, table, keys, share, created: now, updated: now, turn: "own" };
  return { ...begun, ...(await reinvited(engine, begun)) };
}

/** The same with invitations that say how it is set up now. Rejects with `Unwilling`. */
export async function reinvited(engine: Pick<Answering, "ask">, { game, keys, options, seats, share, table }: PostGame): Promise<Pick<PostGame, "dealing">> {
  if (Array.isArray(keys)) throw new Error("a game that came from elsewhere is dealt");
  const dealer = await publicKey(keys);
  const friends = [];
  for (const [seat, { who }] of seats.entries()) {
    if (who !== FRIEND) continue;
    const answer = await engine.ask({ do: "invite", game, seats, options, seat });
    if (!answer.ok) throw new Unwilling(answer);
    const sent = { dealer, commitment: fromHex(commitment(DEALER, share)), terms: fromBase64(answer.terms) };
    const text = invitation({ game, table, seat, number: 0 }, sent);
    friends.push({ seat, invitation: text, key: new Uint8Array(), share: "", sent: 0, when: 0 });
  }
  return { dealing: { save: "", friends } };
}

/** The game once all have accepted. */
export function dealOf({ dealing, game, options, seats, share }: PostGame, letters: number): Start {
  const own: [number, string, string] = [DEALER, commitment(DEALER, share), share];
  const theirs = (dealing?.friends ?? []).map((each): [number, string, string] => [each.seat, commitment(each.seat, each.share), each.share]);
  return { game, options, seats, seed: null, shares: [own, ...theirs], letters };
}

/** A seat is taken under that name. Rejects with `Unwilling`. */
export async function acceptedGame(
  engine: Pick<Answering, "ask">,
  { game, seat, table }: Head,
  { commitment: committed, dealer, terms }: Invitation,
  { options, seats }: Pick<Terms, "options" | "seats">,
  name: string,
): Promise<PostGame> {
  const [keys, share, now] = [await drawnKeys(), freshShare(), Date.now()];
  const friend = await publicKey(keys);
  const answer = await engine.ask({ do: "accept", game, terms: toBase64(terms), share, commitment: hex(committed), name });
  if (!answer.ok) throw new Unwilling(answer);
  const secret = await seatKeys(keys.privateKey, dealer, { table, seat, dealer, friend });
  const text = await acceptance({ game, table, seat, number: 0 }, secret, friend, { name, share: fromHex(share) });
  const seated = { seat, dealer, acceptance: text, kept: answer.kept, number: 0, answer: "", when: 0, opened: new Uint8Array() };
  const chairs = seats.map(({ colour, name: called, who }, at) => ({ colour, who, name: at === seat ? name || called : called }));
  return { ...NOTHING, id: postId(table, seat), game, options, seats: chairs, table, keys, share, created: now, updated: now, seated };
}
