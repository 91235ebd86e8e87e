/**
 * AES-SIV, deterministic authenticated encryption, as RFC 5297 has it, of the AES of the browser: the
 * same text under the same key is the same bytes, and no number has to be drawn that must never be
 * used twice. Pure.
 */

const BLOCK = 16;
const ZERO = new Uint8Array(BLOCK);

/** What is added where a number is doubled over its highest bit (RFC 5297, 2.3). */
const REDUCTION = 0x87;

/** Bytes that the encrypted text is longer than the plain one. */
export const TAG = BLOCK;

type Bytes = Uint8Array<ArrayBuffer>;

export class Siv {
  declare mac: CryptoKey;
  declare stream: CryptoKey;
  /** The two numbers of which a last block gets one (RFC 4493, 2.3): a whole one, and one that is filled up. */
  declare whole: Bytes;
  declare filled: Bytes;

  constructor(mac: CryptoKey, stream: CryptoKey, whole: Bytes, filled: Bytes) {
    this.mac = mac;
    this.stream = stream;
    this.whole = whole;
    this.filled = filled;
  }

  /** `key`: two AES keys one after the other, 32 bytes or 64. */
  static async of(key: Bytes) {
    const half = key.length / 2;
    const { subtle } = crypto;
    const [mac, stream] = await Promise.all([
      subtle.importKey("raw", key.slice(0, half), "AES-CBC", false, ["encrypt"]),
      subtle.importKey("raw", key.slice(half), "AES-CTR", false, ["encrypt", "decrypt"]),
    ]);
    const whole = doubled(await chained(mac, ZERO));
    return new Siv(mac, stream, whole, doubled(whole));
  }

  /** `beside`: texts that are not in it and that it is bound to. */
  async encrypt(plain: Bytes, beside: Bytes[]): Promise<Bytes> {
    const tag = await this.#tag(plain, beside);
    const data = await crypto.subtle.encrypt(counting(tag), this.stream, plain);
    return Uint8Array.of(...tag, ...new Uint8Array(data));
  }

  /** Null: it was not encrypted so under this key. */
  async decrypt(bytes: Bytes, beside: Bytes[]): Promise<Bytes | null> {
    if (bytes.length < TAG) return null;
    const [tag, data] = [bytes.slice(0, TAG), bytes.slice(TAG)];
    const plain = new Uint8Array(await crypto.subtle.decrypt(counting(tag), this.stream, data));
    const wanted = await this.#tag(plain, beside);
    // Of all bytes alike, so that it takes as long whichever differs.
    const differs = wanted.reduce((all, byte, at) => all | (byte ^ (tag[at] ?? 0)), 0);
    return differs === 0 ? plain : null;
  }

  /** S2V (RFC 5297, 2.4). */
  async #tag(plain: Bytes, beside: Bytes[]) {
    let sum = await this.#cmac(ZERO);
    for (const text of beside) sum = mixed(doubled(sum), await this.#cmac(text));
    if (plain.length < BLOCK) return this.#cmac(mixed(doubled(sum), filledUp(plain)));
    const last = plain.slice();
    last.set(mixed(last.slice(-BLOCK), sum), last.length - BLOCK);
    return this.#cmac(last);
  }

  /** AES-CMAC (RFC 4493, 2.4). */
  async #cmac(text: Bytes) {
    const start = Math.max(0, Math.ceil(text.length / BLOCK) - 1) * BLOCK;
    const end = text.slice(start);
    const last = end.length === BLOCK ? mixed(end, this.whole) : mixed(filledUp(end), this.filled);
    return chained(this.mac, Uint8Array.of(...text.slice(0, start), ...last));
  }
}

/** The last of whole blocks, each encrypted with the one before; the browser adds one of its own. */
async function chained(key: CryptoKey, blocks: Bytes) {
  const data = await crypto.subtle.encrypt({ name: "AES-CBC", iv: ZERO }, key, blocks);
  return new Uint8Array(data).slice(blocks.length - BLOCK, blocks.length);
}

/** Two bits of the counter are left out, as other machines add them up in words (RFC 5297, 2.5). */
function counting(tag: Bytes) {
  const counter = tag.slice();
  for (const at of [8, 12]) counter[at] = (counter[at] ?? 0) & 0x7f;
  return { name: "AES-CTR", counter, length: 8 * BLOCK };
}

function doubled(block: Bytes): Bytes {
  const carry = (block[0] ?? 0) >> 7;
  return block.map((byte, at) => {
    const next = block[at + 1];
    return next === undefined ? (byte << 1) ^ (carry * REDUCTION) : (byte << 1) | (next >> 7);
  });
}

function mixed(one: Bytes, other: Bytes): Bytes {
  return one.map((byte, at) => byte ^ (other[at] ?? 0));
}

/** A bit that ends it, and zeros up to a block. */
function filledUp(text: Bytes): Bytes {
  const block = new Uint8Array(BLOCK);
  block.set(text);
  block[text.length] = 0x80;
  return block;
}
