/** How a game by post stands, as far as this device knows. Pure. */

import { isPerson } from "../../model/setup.js";
import type { PostGame, Turn } from "../../model/post-game.js";
import type { AnswerSoFar, LetterOpened, LetterTo, Letters } from "../../types/engine.js";

/** Milliseconds after which somebody who is waited for may have forgotten it. */
const LONG = 2 * 24 * 3600 * 1000;

/** The letters that have to be sent, and those that may be sent again, in this order. */
export function dueOf({ friends }: Pick<Letters, "friends">) {
  const written = friends.filter(({ plain }) => plain !== null);
  return { fresh: written.filter(({ sent }) => !sent), out: written.filter(({ sent }) => sent) };
}

/** Who acts at the device that deals. `isTheirs`: nobody there has a choice. */
export function dealersTurn(letters: Pick<Letters, "friends">, isOver: boolean, isTheirs: boolean): Turn {
  const { fresh } = dueOf(letters);
  if (fresh.length > 0) return "own";
  if (isOver) return "over";
  return isTheirs ? "theirs" : "own";
}

/** Whom the device that deals waits for. */
export function waitsFor({ friends }: Pick<Letters, "friends">) {
  return friends.filter(({ plain, sent, over }) => plain !== null && sent && !over).map(({ seat }) => seat);
}

/** Who acts at a friend's. */
export function friendsTurn({ letter }: Pick<LetterOpened, "letter">): Turn {
  if (letter.over) return "over";
  const isAsked = letter.asked || letter.backs.length > 0;
  return isAsked && !letter.answered ? "own" : "theirs";
}

/** Whether there is an answer to be sent: whoever can still choose does so first, as each letter costs patience. */
export function isSendable({ count, goes_on, plain }: Pick<AnswerSoFar, "count" | "goes_on" | "plain">) {
  return plain !== null && !(goes_on && count > 0);
}

/** The games in which something is to be done here. */
export function ownTurns(games: readonly PostGame[]) {
  return games.filter(({ arrived, turn }) => turn === "own" || arrived.length > 0);
}

/** The seats of everybody else who plays: of those who have accepted, where nothing is dealt yet. */
export function companions({ dealing, seated, seats }: Pick<PostGame, "dealing" | "seated" | "seats">) {
  if (dealing) return dealing.friends.filter(({ share }) => share !== "").map(({ seat }) => seat);
  return seats.flatMap((each, seat) => (isPerson(each) && seat !== seated?.seat ? [seat] : []));
}

/** When something of it was sent last: milliseconds; 0: never. */
export function sentAt({ dealing, seated }: Pick<PostGame, "dealing" | "seated">) {
  return seated ? seated.when : Math.max(0, ...(dealing?.friends ?? []).map(({ when }) => when));
}

/** How far a game has come of which nothing is dealt yet: a message's key, how many have not accepted, and since when it stands so: milliseconds. */
export function invitedAs(game: Pick<PostGame, "created" | "dealing" | "seated">) {
  const missing = (game.dealing?.friends ?? []).filter(({ share }) => share === "").length;
  const sent = sentAt(game);
  const key = missing === 0 ? "post-standing-complete" : sent > 0 ? "post-standing-invited" : "post-standing-begun";
  return { key, missing, since: sent > 0 ? sent : game.created };
}

/** Whether whoever is waited for might be reminded. */
export function isLong(game: PostGame, now: number) {
  return game.turn === "theirs" && sentAt(game) > 0 && now - sentAt(game) > LONG;
}

/** What is told of a letter that has just come, besides its table: keys of messages with what they name. */
export function toldBy({ found, letter }: Pick<LetterOpened, "found" | "letter">): [key: string, args: Record<string, number>][] {
  if (found !== "new") return [];
  const { away, count, counted, left_out: left } = letter;
  return [
    ...(counted < count ? [["post-told-part", { counted, count }] as [string, Record<string, number>]] : []),
    ...(away ? [["post-told-away", {}] as [string, Record<string, number>]] : []),
    ...(left > 0 ? [["post-told-left-out", { count: left }] as [string, Record<string, number>]] : []),
  ];
}

/** Something has been sent to that friend. */
export function sentTo(dealing: NonNullable<PostGame["dealing"]>, { number, seat }: Pick<LetterTo, "number" | "seat">, now: number) {
  const friends = dealing.friends.map((each) => (each.seat === seat ? { ...each, sent: number, when: now } : each));
  return { ...dealing, friends };
}
