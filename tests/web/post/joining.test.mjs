import assert from "node:assert/strict";
import { test } from "node:test";

import { read, sealed, unsealed } from "../../../web/post/envelope.js";
import { accepted, acceptance, invitation, invited } from "../../../web/post/joining.js";
import { drawnKeys, publicKey, seatKeys } from "../../../web/post/seat-keys.js";

const random = (count) => crypto.getRandomValues(new Uint8Array(count));
const table = random(4);
const head = { game: "cartagena", table, seat: 1, number: 0 };

async function device() {
  const keys = await drawnKeys();
  return { secret: keys.privateKey, key: await publicKey(keys) };
}

/** A friend's device that opens the invitation and accepts; and the text it sends. */
async function joins(text, name = "Ben") {
  const friend = await device();
  const { dealer } = invited(read(text));
  const keys = await seatKeys(friend.secret, dealer, { table, seat: 1, dealer, friend: friend.key });
  const share = random(16);
  return { ...friend, keys, share, text: await acceptance(head, keys, friend.key, { share, name }) };
}

/** Who has accepted, at the device that deals. */
function takenBy({ key: dealer, secret }, envelope) {
  const { seat, table } = envelope.head;
  return accepted(envelope, (friend) => seatKeys(secret, friend, { table, seat, dealer, friend }));
}

const host = await device();
const terms = random(30);
const commitment = random(32);
const text = invitation(head, { dealer: host.key, commitment, terms });

test("an invitation says who deals, and of which game, to whoever opens it", () => {
  assert.ok(text.length < 250);
  const found = invited(read(text));
  assert.deepEqual(found, { dealer: host.key, commitment, terms });
});

test("who accepts and who deals know the same keys, and nobody else does", async () => {
  const friend = await joins(text);
  assert.ok(friend.text.length < 250);
  const found = await takenBy(host, read(friend.text));
  const keys = await seatKeys(host.secret, friend.key, { table, seat: 1, dealer: host.key, friend: friend.key });
  assert.equal(found.name, "Ben");
  assert.deepEqual(found.share, friend.share);

  const plain = random(64);
  const letter = read(await sealed(keys.letters, { ...head, kind: "letter" }, plain));
  assert.deepEqual(await unsealed(friend.keys.letters, letter), plain);
  const back = read(await sealed(friend.keys.answers, { ...head, kind: "answer" }, plain));
  assert.deepEqual(await unsealed(keys.answers, back), plain);
  assert.equal(await unsealed(friend.keys.answers, letter), null, "each way has its own");
  const other = await joins(text);
  assert.equal(await unsealed(other.keys.letters, letter), null, "whoever has the invitation too");
});

test("keys are good for one seat at one table", async () => {
  const friend = await device();
  const pair = { table, seat: 1, dealer: host.key, friend: friend.key };
  const keys = await seatKeys(friend.secret, host.key, pair);
  const letter = read(await sealed(keys.letters, { ...head, kind: "letter" }, random(16)));
  for (const other of [{ table: random(4) }, { seat: 2 }]) {
    const same = await seatKeys(host.secret, friend.key, { ...pair, ...other });
    assert.equal(await unsealed(same.letters, letter), null, Object.keys(other)[0]);
  }
  const same = await seatKeys(host.secret, friend.key, pair);
  assert.ok(await unsealed(same.letters, letter));
});

test("no secret key can be read", async () => {
  const keys = await drawnKeys();
  assert.equal(keys.privateKey.extractable, false);
  for (const format of ["jwk", "pkcs8"])
    await assert.rejects(crypto.subtle.exportKey(format, keys.privateKey), DOMException);
});

test("what is no acceptance of that invitation is not taken for one", async () => {
  const friend = await joins(text);
  const envelope = read(friend.text);
  const stranger = await device();
  assert.equal(await takenBy(stranger, envelope), null, "of another's");
  for (let at = 0; at < envelope.rest.length; at += 1) {
    const rest = envelope.rest.slice();
    rest[at] ^= 1;
    assert.equal(await takenBy(host, { ...envelope, rest }), null, `${at}`);
  }
  for (const other of [{ seat: 2 }, { number: 1 }, { game: "caribbean" }, { table: random(4) }]) {
    const moved = { ...envelope, head: { ...envelope.head, ...other } };
    assert.equal(await takenBy(host, moved), null, Object.keys(other)[0]);
  }
  for (const count of [0, 63, 64, 70])
    assert.equal(await takenBy(host, { ...envelope, rest: envelope.rest.slice(0, count) }), null);
  assert.equal(await takenBy(host, read(text)), null, "an invitation");
  assert.equal(invited(envelope), null);
});

test("a name that is none, or too long, is no acceptance", async () => {
  for (const [plain, taken] of [
    [random(15), false],
    [new Uint8Array(16), true],
    [Uint8Array.of(...new Uint8Array(16), 0xff), false],
    [new Uint8Array(16 + 97).fill(97), false],
  ]) {
    const friend = await joins(text);
    const whole = { ...head, kind: "acceptance" };
    const envelope = read(await sealed(friend.keys.answers, whole, plain, friend.key));
    assert.equal((await takenBy(host, envelope)) !== null, taken, `${plain.length}`);
  }
});
