import assert from "node:assert/strict";
import { test } from "node:test";

import { randomBytes } from "../../../web/multiplayer/protocol/bytes.js";
import { mailOf, textOf } from "../../../web/post/mail.js";
import { fileOf, filedIn, isPast, isUnfiled, lettersOf } from "../../../web/post/post-file.js";
import { postId } from "../../../web/post/post-games.js";
import { drawnKeys, publicKey, seatKeys } from "../../../web/post/seat-keys.js";
import { chance } from "../mutated.mjs";

const SAVE = JSON.stringify({ game: "cartagena", hand: "a secret card" });
const PLAIN = new Uint8Array(16);

/** A game that is dealt, with one friend who has accepted, and that friend's keys. */
async function dealt() {
  const [keys, theirs, table] = [await drawnKeys(), await drawnKeys(), randomBytes(4)];
  const [dealer, friend] = [await publicKey(keys), await publicKey(theirs)];
  const game = {
    id: postId(table),
    game: "cartagena",
    options: { variant: "tortuga" },
    seats: [{ name: "Annika", colour: "red", who: "human" }, { name: "Benedikt", colour: "blue", who: "friend" }],
    table,
    keys,
    share: "0".repeat(32),
    created: 1e12,
    updated: 1e12,
    turn: "theirs",
    waits: [1],
    arrived: [{ seat: 1, number: 3, plain: PLAIN, isRequest: false }],
    shown: { frame: "wide:620", seats: [], scene: {} },
    dealing: { save: "0a1b", friends: [{ seat: 1, invitation: "cartagena.AbC", key: friend, share: "f".repeat(32), sent: 3, when: 1e12 }] },
    seated: null,
  };
  return { game, keysOfFriend: await seatKeys(theirs.privateKey, dealer, { table, seat: 1, dealer, friend }) };
}

/** The same file with something else in it. */
const withData = (file, change) => JSON.stringify({ ...JSON.parse(file), ...change });

test("a game that was written to a file goes on: the same letter is the same text", async () => {
  const { game } = await dealt();
  const file = await fileOf({ game, save: SAVE });
  assert.ok(!file.includes("Annika") && !file.includes("secret"), "nobody reads cards in it by the way");
  const { game: again, save } = await filedIn(file);
  assert.equal(save, SAVE);
  const { keys, shown, ...rest } = again;
  assert.deepEqual({ ...rest, keys: game.keys, shown: game.shown }, game);
  assert.deepEqual([keys.map(({ seat }) => seat), shown], [[1], null]);
  const letter = await textOf(game, "letter", 1, 3, PLAIN);
  assert.equal(await textOf(again, "letter", 1, 3, PLAIN), letter);
  const answer = await textOf(game, "answer", 1, 3, PLAIN);
  assert.equal((await mailOf(answer, async () => again)).found, "answer");
  assert.deepEqual((await filedIn(await fileOf({ game: again, save }))).game, again);
});

test("no key of the device is in the file", async () => {
  const { game } = await dealt();
  assert.equal(game.keys.privateKey.extractable, false);
  const { game: again } = await filedIn(await fileOf({ game, save: SAVE }));
  assert.equal(again.keys[0].secret.length, 128);
});

test("what is no such file is told, and every file that was altered or comes from a newer page", async () => {
  const { game } = await dealt();
  const file = await fileOf({ game, save: SAVE });
  for (const none of ["", "{", "3", "null", "[]", "{}", SAVE]) assert.equal(await filedIn(none), "none");
  assert.equal(await filedIn(withData(file, { "freebooters-post": 2 })), "newer");
  for (const data of [3, "", "AA==", "%", null]) assert.equal(await filedIn(withData(file, { data })), "damaged");
  const random = chance(5);
  for (let round = 0; round < 300; round += 1) {
    const at = Math.floor(random() * file.length);
    const sign = file[at] === "A" ? "B" : "A";
    const found = await filedIn(file.slice(0, at) + sign + file.slice(at + 1));
    assert.ok(typeof found === "string", `${at}`);
    assert.ok(typeof (await filedIn(file.slice(0, at))) === "string", `${at}`);
  }
});

test("a file of what is no game that deals is damaged, whoever has written it", async () => {
  const { game } = await dealt();
  const friend = { seat: 0, dealer: PLAIN, acceptance: "", kept: "", number: 0, answer: "", when: 0, opened: PLAIN };
  for (const other of [{ id: "00000000" }, { turn: "nobody" }, { dealing: { ...game.dealing, save: "" } }, { seated: friend, dealing: null }])
    assert.equal(await filedIn(await fileOf({ game: { ...game, ...other }, save: SAVE })), "damaged");
  assert.equal(await filedIn(await fileOf({ game, save: 3 })), "damaged");
  const short = { ...game, keys: [{ seat: 1, secret: PLAIN }] };
  assert.equal(await filedIn(await fileOf({ game: short, save: SAVE })), "damaged");
});

test("of two copies the one with more letters goes further, else the one that was changed later", async () => {
  const { game } = await dealt();
  assert.equal(lettersOf(game), 3);
  const more = { ...game, updated: 0, dealing: { ...game.dealing, friends: [{ ...game.dealing.friends[0], sent: 4 }] } };
  assert.ok(isPast(more, game) && !isPast(game, more));
  assert.ok(isPast({ ...game, updated: 2e12 }, game));
  assert.ok(!isPast(game, game));
});

test("a file is asked for after the first letter, and again once many have gone out since", async () => {
  const { game } = await dealt();
  const friends = (sent) => [{ ...game.dealing.friends[0], sent }];
  const asked = (sent, filed) => isUnfiled({ dealing: { ...game.dealing, friends: friends(sent), filed } });
  assert.deepEqual([asked(0), asked(1), asked(9)], [false, true, true]);
  assert.deepEqual([asked(3, 3), asked(10, 3), asked(11, 3)], [false, false, true]);
});
