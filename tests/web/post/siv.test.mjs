import assert from "node:assert/strict";
import { test } from "node:test";

import { Siv, TAG } from "../../../web/post/siv.js";

const bytes = (hex) => Uint8Array.from(Buffer.from(hex.replaceAll(/\s/g, ""), "hex"));
const hex = (found) => Buffer.from(found).toString("hex");

/** RFC 5297, appendix A. */
const EXAMPLES = [
  {
    key: "fffefdfcfbfaf9f8f7f6f5f4f3f2f1f0 f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff",
    beside: ["101112131415161718191a1b1c1d1e1f2021222324252627"],
    plain: "112233445566778899aabbccddee",
    text: "85632d07c6e8f37f950acd320a2ecc93 40c02b9690c4dc04daef7f6afe5c",
  },
  {
    key: "7f7e7d7c7b7a79787776757473727170 404142434445464748494a4b4c4d4e4f",
    beside: [
      "00112233445566778899aabbccddeeffdeaddadadeaddadaffeeddccbbaa99887766554433221100",
      "102030405060708090a0",
      "09f911029d74e35bd84156c5635688c0",
    ],
    plain: "7468697320697320736f6d6520706c61696e7465787420746f20656e6372797074207573696e67205349562d414553",
    text:
      "7bdb6e3b432667eb06f4d14bff2fbd0f " +
      "cb900f2fddbe404326601965c889bf17dba77ceb094fa663b7a3f748ba8af829ea64ad544a272e9c485b62a3fd5c0d",
  },
];

for (const [at, example] of EXAMPLES.entries())
  test(`the examples of the standard come out as it says: ${at + 1}`, async () => {
    const siv = await Siv.of(bytes(example.key));
    const beside = example.beside.map(bytes);
    const text = await siv.encrypt(bytes(example.plain), beside);
    assert.equal(hex(text), hex(bytes(example.text)));
    assert.equal(hex(await siv.decrypt(text, beside)), example.plain);
  });

/** Every bit, in the long sweeps; else about one of each byte, and each of a byte's in turn. */
const STEP = process.env.LONG_SWEEPS ? 1 : 7;

test("texts of all lengths are read again, and none that differs in a bit", async () => {
  const siv = await Siv.of(crypto.getRandomValues(new Uint8Array(64)));
  const beside = [bytes("01"), new Uint8Array()];
  for (const length of [0, 1, 15, 16, 17, 31, 32, 33, 200]) {
    const plain = crypto.getRandomValues(new Uint8Array(length));
    const text = await siv.encrypt(plain, beside);
    assert.equal(text.length, length + TAG);
    assert.deepEqual(await siv.encrypt(plain, beside), text, "the same text each time");
    assert.deepEqual(await siv.decrypt(text, beside), plain);
    for (let bit = 0; bit < 8 * text.length; bit += STEP) {
      const other = text.slice();
      other[bit >> 3] ^= 1 << (bit & 7);
      assert.equal(await siv.decrypt(other, beside), null, `${length}, bit ${bit}`);
    }
    assert.equal(await siv.decrypt(text, [bytes("02"), new Uint8Array()]), null);
    assert.equal(await siv.decrypt(text, [bytes("01")]), null);
  }
  assert.equal(await siv.decrypt(new Uint8Array(TAG - 1), beside), null);
});
