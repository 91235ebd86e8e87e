import assert from "node:assert/strict";
import { test } from "node:test";

import { digest } from "../../../web/kit/sha256.js";
import { toSigns } from "../../../web/post/base62.js";
import { lettersIn, LONGEST_MESSAGE, read, roomFor, sealed, unsealed, written } from "../../../web/post/envelope.js";
import { Siv } from "../../../web/post/siv.js";

const SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** Every sign at every place, in the long sweeps; else every sixth, others at the next place. */
const OTHERS = process.env.LONG_SWEEPS ? 1 : 6;
/** Letters of forty lengths, for five seats. */
const LETTERS = process.env.LONG_SWEEPS ? 1000 : 200;

const random = (count) => crypto.getRandomValues(new Uint8Array(count));
const head = { game: "cartagena", kind: "letter", table: Uint8Array.of(1, 2, 3, 4), seat: 1, number: 700 };
const key = await Siv.of(new Uint8Array(64).fill(7));

test("letters of all lengths are read as they were written, the same text each time", async () => {
  for (let number = 0; number < LETTERS; number += 1) {
    const plain = random(8 + (number % 40) * 16);
    const own = { ...head, number, table: random(4), seat: number % 5 };
    const text = await sealed(key, own, plain);
    assert.equal(await sealed(key, own, plain), text);
    const found = read(text);
    assert.deepEqual(found.head, own);
    assert.deepEqual(await unsealed(key, found), plain);
  }
});

test("the engine's tests write the same texts", () => {
  // from tests/app/envelopes.py
  const text = "cartagena.02ZjZTTrhVeow2AEgiziwNPw16JZPg6Z9wtLrzI0azFPCz3MpTfOqYnizrDAFj";
  const found = read(text);
  assert.deepEqual(found.head, { ...head, kind: "answer", number: 258 });
  assert.equal(written(found.head, found.rest), text);
});

test("every altered sign is known, and so is every cut", async () => {
  const text = await sealed(key, head, random(96));
  const start = text.indexOf(".") + 1;
  const faults = { cut: 0, altered: 0 };
  for (let at = start; at < text.length; at += 1) {
    for (let which = at % OTHERS; which < SIGNS.length; which += OTHERS) {
      const sign = SIGNS[which];
      if (sign === text[at]) continue;
      const fault = read(text.slice(0, at) + sign + text.slice(at + 1));
      assert.ok(fault in faults, `${at} ${sign}`);
      faults[fault] += 1;
      // Only what tells the length can make it seem cut.
      if (at >= start + 43) assert.equal(fault, "altered");
    }
    assert.equal(read(text.slice(0, at)), at < start + 40 ? "altered" : "cut", `${at}`);
  }
  assert.ok(faults.altered > 10 * faults.cut);
  for (let at = start; at + 1 < text.length; at += 1) {
    if (text[at] === text[at + 1]) continue;
    assert.ok(read(text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2)) in faults);
  }
  assert.equal(read(`caribbean${text.slice(start - 1)}`), "altered", "another game's picture");
});

test("a letter of another version says so", async () => {
  for (const [byte, fault] of [[0x02, "older"], [0x22, "newer"], [0xf2, "newer"], [0x17, "newer"]]) {
    const data = Uint8Array.of(byte, ...random(50));
    const size = Uint8Array.of(0, data.length + 4);
    const name = new TextEncoder().encode("cartagena.");
    const check = digest(Uint8Array.of(...name, ...size, ...data)).slice(0, 4);
    assert.equal(read(`cartagena.${toSigns(Uint8Array.of(...size, ...check, ...data))}`), fault);
  }
});

test("what a stranger has written, or for another seat, table, game or way, is not opened", async () => {
  const plain = random(32);
  const found = read(await sealed(key, head, plain));
  const stranger = await Siv.of(new Uint8Array(64).fill(8));
  assert.equal(await unsealed(stranger, found), null);
  for (const other of [
    { game: "caribbean" },
    { kind: "answer" },
    { table: Uint8Array.of(1, 2, 3, 5) },
    { seat: 2 },
    { number: 701 },
  ]) {
    const moved = read(written({ ...head, ...other }, found.rest));
    assert.equal(await unsealed(key, moved), null, Object.keys(other)[0]);
  }
  for (let at = 0; at < found.rest.length; at += 1) {
    const rest = found.rest.slice();
    rest[at] ^= 1;
    assert.equal(await unsealed(key, read(written(head, rest))), null, "altered on purpose");
  }
});

test("letters are found in what messengers make of a message", async () => {
  const text = await sealed(key, head, random(160));
  const another = await sealed(key, { ...head, number: 701 }, random(160));
  const folded = text.replaceAll(/(.{60})/g, "$1\r\n");
  for (const pasted of [
    text,
    `Letter 7: your turn, Ben\nhttps://freebooters.example/#/post/${text}`,
    `<https://freebooters.example/#/post/${text}>.`,
    `https://freebooters.example/#/post/${text}?utm=1`,
    `> ${text}\n> thanks`,
    folded,
    `> ${folded.replaceAll("\n", "\n> ")}`,
    `see ${folded} there`,
    `${text}and`,
  ])
    assert.deepEqual([...lettersIn(pasted).keys()], [text], pasted);
  assert.deepEqual([...lettersIn(`${text} ${another}`).keys()], [text, another]);
  assert.deepEqual([...lettersIn(`${text.slice(0, 90)} ${another}`).keys()], [another]);
  assert.equal(lettersIn("nothing, not even a.link").size, 0);
});

test("what has room in a message is not longer than messengers carry", async () => {
  const words = "https://freebooters.example/#/post/".length + 60;
  for (const game of ["cartagena", "caribbean"]) {
    const room = roomFor(game, words);
    const text = await sealed(key, { ...head, game }, new Uint8Array(room));
    assert.ok(words + text.length <= LONGEST_MESSAGE);
    const more = await sealed(key, { ...head, game }, new Uint8Array(room + 16));
    assert.ok(words + more.length > LONGEST_MESSAGE);
  }
  assert.equal(roomFor("cartagena", 900), 0);
});
