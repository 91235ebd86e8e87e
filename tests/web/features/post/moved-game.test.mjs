import assert from "node:assert/strict";
import { test } from "node:test";

import { isFurther, resumedGame, stoppedGame, takenOver } from "../../../../web/features/post/moved-game.js";
import { Unwilling } from "../../../../web/features/post/new-post-game.js";
import { fits } from "../../../../web/kit/shape.js";
import { POST_GAME } from "../../../../web/model/post-game.js";
import { randomBytes } from "../../../../web/multiplayer/protocol/bytes.js";
import { LONGEST_TO_ONESELF } from "../../../../web/post/envelope.js";
import { mailOf, secretOf } from "../../../../web/post/mail.js";
import { fromBase64, toBase64 } from "../../../../web/post/plain-bytes.js";
import { postId } from "../../../../web/post/post-games.js";
import { drawnKeys, publicKey } from "../../../../web/post/seat-keys.js";

globalThis.location = { href: "https://freebooters.example.org/" };

const SEATS = [{ name: "Annika", colour: "red", who: "human" }, { name: "Benedikt", colour: "blue", who: "friend" }];
const NONE = new Uint8Array();
const REFUSAL = { ok: false, error: { key: "error-letter", args: { field: "moved" } }, rule: null };

/** A friend's game after its second letter. */
async function seatedGame() {
  const [keys, other, table] = [await drawnKeys(), await drawnKeys(), randomBytes(4)];
  const dealer = await publicKey(other);
  const seated = { seat: 1, dealer, acceptance: "cartagena.AbC", kept: "before", number: 2, answer: "", when: 5, opened: NONE };
  return {
    id: postId(table, 1),
    game: "cartagena",
    options: { variant: "tortuga" },
    seats: SEATS,
    table,
    keys,
    share: "0".repeat(32),
    created: 1,
    updated: 1,
    turn: "own",
    waits: [0],
    arrived: [],
    shown: null,
    dealing: null,
    seated,
  };
}

/** An engine that answers this, and notes what it was asked. */
const engine = (answer, asked = []) => ({ ask: async (command) => (asked.push(command), answer) });

/** The first device once it has stopped, and what the engine was asked. */
async function stopped() {
  const [game, asked] = [await seatedGame(), []];
  const answer = { ok: true, plain: toBase64(randomBytes(40)), kept: "stopped" };
  return { game, asked, answer, next: { ...game, ...(await stoppedGame(engine(answer, asked), game)) } };
}

test("a device that stops has the link for the other one, and goes on after all as it was", async () => {
  const { answer, asked, game, next } = await stopped();
  assert.ok(fits(POST_GAME, next));
  assert.deepEqual([next.turn, next.seated.kept, next.seated.moved.kept], ["moved", "stopped", "before"]);
  assert.equal(asked[0].secret, toBase64(await secretOf(game, 1)));
  assert.ok(asked[0].room > 900 && asked[0].room < LONGEST_TO_ONESELF);
  const mail = await mailOf(next.seated.moved.text, async () => null);
  assert.deepEqual([mail.found, mail.head.number, toBase64(mail.plain)], ["device", 2, answer.plain]);

  const resumed = { ...next, ...resumedGame(next) };
  assert.deepEqual(resumed.seated, game.seated);
  assert.deepEqual(resumedGame(game), {});
});

test("the other device has the seat with its keys, and can pass it on", async () => {
  const { asked, game, next } = await stopped();
  const { head, plain } = await mailOf(next.seated.moved.text, async () => null);
  const told = { ok: true, game: "cartagena", options: game.options, seats: SEATS, seat: 1, kept: "there", number: 2, secret: asked[0].secret };
  const taken = await takenOver(engine(told), head, plain);
  assert.ok(fits(POST_GAME, taken));
  assert.deepEqual([taken.id, taken.seated.kept, taken.seated.number], [game.id, "there", 2]);
  assert.deepEqual(await secretOf(taken, 1), fromBase64(asked[0].secret));
  const again = await stoppedGame(engine({ ok: true, plain: "AA==", kept: "" }, asked), taken);
  assert.equal(asked[1].secret, asked[0].secret);
  assert.ok(again.seated.moved.text);

  assert.equal(await takenOver(engine({ ...told, seat: 0 }), head, plain), null);
  assert.equal(await takenOver(engine({ ...told, secret: "AA==" }), head, plain), null);
});

test("what the engine refuses is told", async () => {
  const { game, next } = await stopped();
  const { head, plain } = await mailOf(next.seated.moved.text, async () => null);
  await assert.rejects(takenOver(engine(REFUSAL), head, plain), Unwilling);
  await assert.rejects(stoppedGame(engine(REFUSAL), game), Unwilling);
});

test("a link leads further where the seat is not, has stopped, or knows an older letter", async () => {
  const { game, next } = await stopped();
  assert.ok(isFurther({ number: 2 }, null));
  assert.ok(isFurther({ number: 2 }, next));
  assert.ok(isFurther({ number: 3 }, game));
  assert.ok(!isFurther({ number: 2 }, game));
});
