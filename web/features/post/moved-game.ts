/** A friend's seat that goes on at another device of the same person: what the first one keeps, and what the other begins with. */

import { LONGEST_TO_ONESELF, written } from "../../post/envelope.js";
import { secretOf } from "../../post/mail.js";
import { fromBase64, toBase64 } from "../../post/plain-bytes.js";
import { postId } from "../../post/post-games.js";
import { SEAT_SECRET } from "../../post/seat-keys.js";
import { roomIn } from "./message.js";
import { NOTHING, Unwilling } from "./new-post-game.js";
import type { PostGame } from "../../model/post-game.js";
import type { Head } from "../../post/envelope.js";
import type { Answering } from "../../types/page.js";

/** What a device keeps once it has stopped, the link for the other one with it. Rejects with `Unwilling`. */
export async function stoppedGame(engine: Pick<Answering, "ask">, game: PostGame): Promise<Partial<PostGame>> {
  const { seated, table } = game;
  if (!seated) return {};
  const { kept, number, seat } = seated;
  const secret = (await secretOf(game, seat)) ?? new Uint8Array();
  const answer = await engine.ask({ do: "move_on", kept, secret: toBase64(secret), room: roomIn(game.game, LONGEST_TO_ONESELF) });
  if (!answer.ok) throw new Unwilling(answer);
  const text = written({ game: game.game, kind: "device", table, seat, number }, fromBase64(answer.plain));
  return { turn: "moved", waits: [], seated: { ...seated, kept: answer.kept, moved: { text, kept } } };
}

/** What it keeps where it goes on after all. */
export function resumedGame({ seated }: PostGame): Partial<PostGame> {
  if (!seated?.moved) return {};
  const { moved, ...rest } = seated;
  return { turn: "own", seated: { ...rest, kept: moved.kept } };
}

/** Whether the link of that letter leads further than what is here. */
export function isFurther({ number }: Pick<Head, "number">, here: PostGame | null) {
  return !here?.seated || here.seated.moved !== undefined || number > here.seated.number;
}

/** The game that a link has brought; null: it is none. Rejects with `Unwilling`. */
export async function takenOver(engine: Pick<Answering, "ask">, { game, seat, table }: Head, plain: Uint8Array): Promise<PostGame | null> {
  const answer = await engine.ask({ do: "take_over", game, plain: toBase64(plain) });
  if (!answer.ok) throw new Unwilling(answer);
  const { kept, number, options, seats } = answer;
  const secret = fromBase64(answer.secret);
  if (answer.seat !== seat || secret.length !== SEAT_SECRET) return null;
  const [none, now] = [new Uint8Array(), Date.now()];
  return {
    ...NOTHING,
    id: postId(table, seat),
    game,
    options,
    seats: seats.map(({ colour, name, who }) => ({ colour, name, who })),
    table,
    keys: [{ seat, secret }],
    share: "",
    created: now,
    updated: now,
    seated: { seat, dealer: none, acceptance: "", kept, number, answer: "", when: 0, opened: none },
  };
}
