import assert from "node:assert/strict";
import { test } from "node:test";

import { Malformed } from "../../../../../web/multiplayer/protocol/bytes.js";
import { EncryptedCopies, Handover } from "../../../../../web/multiplayer/protocol/copies/encrypted-copy.js";

const TEXT = JSON.stringify({ log: Array.from({ length: 300 }, (_, at) => [at % 3, ["play", "skull", at]]) });

/** @param {number[]} seats */
async function entrusted(seats) {
  const copies = new EncryptedCopies();
  assert.ok(copies.divide(seats));
  assert.ok(await copies.renew(TEXT));
  return seats.map((seat) => ({ ...copies.partOf(seat), data: copies.data }));
}

test("all parts together open the copy, which is small", async () => {
  const [one, two, three] = await entrusted([1, 2, 4]);
  const handover = new Handover(one);
  assert.equal(handover.missing, 2);
  handover.add(2, two.copy, two.part);
  handover.add(4, three.copy, three.part);
  assert.equal(handover.missing, 0);
  assert.equal(await handover.open(), TEXT);
  assert.ok(one.data.length < TEXT.length / 2, String(one.data.length));
});

test("with a part fewer nothing can be read", async () => {
  const [one, two] = await entrusted([1, 2, 4]);
  const handover = new Handover(one);
  handover.add(2, two.copy, two.part);
  assert.equal(handover.missing, 1);
  await assert.rejects(handover.open(), Malformed);
});

test("parts of another key, of nothing, or the same twice do not count", async () => {
  const [one, two, three] = await entrusted([1, 2, 4]);
  const [other] = await entrusted([1, 2, 4]);
  const handover = new Handover(one);
  handover.add(2, other.copy, other.part);
  handover.add(2, one.copy, one.part);
  assert.equal(handover.missing, 2);
  handover.add(2, two.copy, two.part);
  handover.add(4, two.copy, two.part);
  assert.equal(handover.missing, 1);
  for (const part of ["", "!", "AAAA", other.part]) {
    handover.add(4, one.copy, part);
    await assert.rejects(handover.open(), Malformed);
  }
  handover.add(4, three.copy, three.part);
  assert.equal(await handover.open(), TEXT);
});

test("a single guest is entrusted with nothing", async () => {
  const copies = new EncryptedCopies();
  assert.ok(!copies.divide([1]));
  assert.ok(!(await copies.renew(TEXT)));
  assert.equal(copies.partOf(1), null);
});

test("the same seats keep their parts, others get new ones; the same game is copied once", async () => {
  const copies = new EncryptedCopies();
  copies.divide([1, 2]);
  const before = copies.partOf(1);
  assert.ok(!copies.divide([2, 1]));
  assert.deepEqual(copies.partOf(1), before);
  assert.ok(await copies.renew(TEXT));
  assert.ok(!(await copies.renew(TEXT)));
  assert.ok(copies.divide([1, 2, 3]));
  assert.notEqual(copies.partOf(1)?.copy, before?.copy);
  assert.ok(await copies.renew(TEXT));
});
