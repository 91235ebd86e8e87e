import assert from "node:assert/strict";
import { test } from "node:test";

import { randomBytes } from "../../../web/multiplayer/protocol/bytes.js";
import { acceptance, invitation, invited } from "../../../web/post/joining.js";
import { read, written } from "../../../web/post/envelope.js";
import { mailOf, secretOf, textOf } from "../../../web/post/mail.js";
import { postId } from "../../../web/post/post-games.js";
import { drawnKeys, publicKey, seatKeys } from "../../../web/post/seat-keys.js";

const GAME = "cartagena";
const SEAT = 1;
const NONE = new Uint8Array();
/** No text is shorter. */
const PLAIN = new Uint8Array(8);

/** A device that deals and a friend's that has accepted, with what each has kept. */
async function pair(seat = SEAT) {
  const table = randomBytes(4);
  const [own, theirs] = await Promise.all([drawnKeys(), drawnKeys()]);
  const [dealer, friend] = await Promise.all([publicKey(own), publicKey(theirs)]);
  const head = { game: GAME, table, seat, number: 0 };
  const invite = invitation(head, { dealer, commitment: randomBytes(32), terms: randomBytes(20) });
  const keys = await seatKeys(theirs.privateKey, dealer, { table, seat, dealer, friend });
  const accept = await acceptance(head, keys, friend, { name: "Benedikt", share: randomBytes(16) });
  const dealing = { save: "", friends: [{ seat, invitation: invite, key: friend, share: "", sent: 0, when: 0 }] };
  const seated = { seat, dealer, acceptance: accept, kept: "", number: 0, answer: "", when: 0, opened: NONE };
  const game = { game: GAME, table, dealing: null, seated: null };
  return {
    invite,
    accept,
    friend,
    deals: { ...game, id: postId(table), keys: own, dealing },
    sits: { ...game, id: postId(table, seat), keys: theirs, seated },
  };
}

/** A browser with these games. */
const browser = (...games) => async (id) => games.find((game) => game.id === id) ?? null;
const found = async (text, find) => (await mailOf(text, find)).found;

test("a letter is read by its friend alone, and an answer by the device that deals", async () => {
  const { deals, sits } = await pair();
  const plain = randomBytes(16);
  const letter = await textOf(deals, "letter", SEAT, 7, plain);
  const answer = await textOf(sits, "answer", SEAT, 7, plain);

  const opened = await mailOf(letter, browser(sits));
  assert.deepEqual([opened.found, opened.head.number, opened.plain], ["letter", 7, plain]);
  assert.equal(opened.game, sits);
  const taken = await mailOf(answer, browser(deals));
  assert.deepEqual([taken.found, taken.head.seat, taken.plain], ["answer", SEAT, plain]);
  assert.equal(await found(letter, browser(deals)), "stranger");
  assert.equal(await found(answer, browser(sits)), "stranger");
});

test("the same letter is the same text whenever it is sent", async () => {
  const { deals } = await pair();
  const texts = await Promise.all([0, 1].map(() => textOf(deals, "letter", SEAT, 7, PLAIN)));
  assert.equal(texts[0], texts[1]);
});

test("what is for another browser, another seat or another table is a stranger’s", async () => {
  const [mine, other] = await Promise.all([pair(), pair()]);
  const letter = await textOf(mine.deals, "letter", SEAT, 1, PLAIN);
  assert.equal(await found(letter, browser()), "stranger");
  assert.equal(await found(letter, browser(other.sits)), "stranger");
  // The same seat at the same table, but the keys of another device.
  const forged = { ...other.sits, id: mine.sits.id, table: mine.sits.table };
  assert.equal(await found(letter, browser(forged)), "stranger");
  const { head, rest } = read(letter);
  assert.equal(await found(written({ ...head, number: 2 }, rest), browser(mine.sits)), "stranger");
  assert.equal(await found(written({ ...head, seat: 2 }, rest), browser({ ...mine.sits, id: postId(head.table, 2) })), "stranger");
  assert.equal(await found(written({ ...head, game: "caribbean" }, rest), browser(mine.sits)), "stranger");
});

test("an invitation is open to whoever has it, but not to the device that wrote it", async () => {
  const { deals, invite, sits } = await pair();
  const opened = await mailOf(invite, browser());
  assert.deepEqual([opened.found, opened.game], ["invitation", null]);
  assert.deepEqual(opened.invitation, invited(read(invite)));
  assert.equal((await mailOf(invite, browser(sits))).game, sits);
  assert.equal(await found(invite, browser(deals)), "own");
});

test("an acceptance brings name and key to the device that has invited", async () => {
  const { accept, deals, friend } = await pair();
  const opened = await mailOf(accept, browser(deals));
  assert.equal(opened.found, "acceptance");
  assert.deepEqual([opened.friend, opened.acceptance.name], [friend, "Benedikt"]);
  assert.equal(await found(accept, browser()), "stranger");
  const other = await pair();
  assert.equal(await found(accept, browser({ ...other.deals, id: deals.id })), "stranger");
});

test("before somebody has accepted there is nobody to write to", async () => {
  const { deals } = await pair();
  const [friend] = deals.dealing.friends;
  const vacant = { ...deals, dealing: { save: "", friends: [{ ...friend, key: NONE }] } };
  assert.equal(await textOf(vacant, "letter", SEAT, 1, PLAIN), null);
  assert.equal(await textOf(deals, "letter", SEAT + 1, 1, PLAIN), null);
});

test("the opened game is one text for every seat of the table", async () => {
  const { deals, sits } = await pair(3);
  const text = written({ game: GAME, kind: "opened", table: deals.table, seat: 0, number: 9 }, randomBytes(40));
  const opened = await mailOf(text, browser(sits));
  assert.deepEqual([opened.found, opened.game], ["opened", sits]);
  assert.equal(await found(text, browser()), "stranger");
});

test("what is cut off or altered is told before any key is tried", async () => {
  const { deals, sits } = await pair();
  const letter = await textOf(deals, "letter", SEAT, 1, randomBytes(40));
  const none = async () => assert.fail("a game was looked for");
  assert.equal(await found(letter.slice(0, -3), none), "cut");
  const sign = letter.at(-5) === "A" ? "B" : "A";
  assert.equal(await found(letter.slice(0, -5) + sign + letter.slice(-4), none), "altered");
  assert.equal(await found(`${letter}andmore`, browser(sits)), "letter");
});

test("a device that has the keys of a seat as bytes reads and writes what the first one did", async () => {
  const { accept, deals, sits } = await pair();
  const secrets = await Promise.all([deals, sits].map((game) => secretOf(game, SEAT)));
  assert.deepEqual(secrets[0], secrets[1]);
  const keys = [{ seat: SEAT, secret: secrets[0] }];
  const [dealer, friend] = [deals, sits].map((game) => ({ ...game, keys }));
  const letter = await textOf(deals, "letter", SEAT, 7, PLAIN);
  assert.equal(await textOf(dealer, "letter", SEAT, 7, PLAIN), letter);
  assert.equal(await found(letter, browser(friend)), "letter");
  const answer = await textOf(friend, "answer", SEAT, 7, PLAIN);
  assert.equal(answer, await textOf(sits, "answer", SEAT, 7, PLAIN));
  assert.equal(await found(answer, browser(dealer)), "answer");
  assert.equal((await mailOf(accept, browser(dealer))).acceptance.name, "Benedikt");
  assert.equal(await textOf(dealer, "letter", SEAT + 1, 1, PLAIN), null);
});

test("whoever accepts later has no seat in a game that came from another device", async () => {
  const [mine, other] = await Promise.all([pair(), pair()]);
  const keys = [{ seat: SEAT, secret: await secretOf(mine.deals, SEAT) }];
  const { head, rest } = read(other.accept);
  const late = written({ ...head, table: mine.deals.table }, rest);
  assert.equal(await found(late, browser({ ...mine.deals, keys })), "stranger");
});

test("what goes to another device of a friend is open to it, and nothing to the device that deals", async () => {
  const { deals, sits } = await pair();
  const plain = randomBytes(40);
  const text = written({ game: GAME, kind: "device", table: deals.table, seat: SEAT, number: 3 }, plain);
  const brought = await mailOf(`${text}andmore`, browser());
  assert.deepEqual([brought.found, brought.game, brought.plain, brought.text], ["device", null, plain, text]);
  assert.equal((await mailOf(text, browser(sits))).game, sits);
  assert.equal(await found(text, browser(deals)), "stranger");
});
