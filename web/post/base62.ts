/**
 * Bytes as digits and letters alone, which no messenger cuts off, folds or reads as italics: 32 bytes
 * take 43 signs. Pure.
 */

const SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const VALUES = new Map([...SIGNS].map((sign, value) => [sign, BigInt(value)]));
const BASE = BigInt(SIGNS.length);

/** Bytes of a block, and the signs that it takes. */
const BLOCK = 32;
export const BLOCK_SIGNS = 43;

/** By how many bytes, at most a block, the signs that they take. */
const LENGTHS = Array.from({ length: BLOCK + 1 }, (_, bytes) => {
  let signs = 0;
  while (BASE ** BigInt(signs) < 256n ** BigInt(bytes)) signs += 1;
  return signs;
});

/** How many signs so many bytes take. */
export function signsFor(bytes: number) {
  return Math.floor(bytes / BLOCK) * BLOCK_SIGNS + (LENGTHS[bytes % BLOCK] ?? 0);
}

export function toSigns(bytes: Uint8Array) {
  let text = "";
  for (let at = 0; at < bytes.length; at += BLOCK) text += block(bytes.subarray(at, at + BLOCK));
  return text;
}

function block(bytes: Uint8Array) {
  let value = 0n;
  for (const byte of bytes) value = (value << 8n) | BigInt(byte);
  let text = "";
  for (let left = LENGTHS[bytes.length] ?? 0; left > 0; left -= 1) {
    text = (SIGNS[Number(value % BASE)] ?? "") + text;
    value /= BASE;
  }
  return text;
}

/** The bytes; null: these are the signs of none. */
export function fromSigns(text: string): Uint8Array<ArrayBuffer> | null {
  const found: number[] = [];
  for (let at = 0; at < text.length; at += BLOCK_SIGNS) {
    const bytes = bytesOf(text.slice(at, at + BLOCK_SIGNS));
    if (!bytes) return null;
    found.push(...bytes);
  }
  return Uint8Array.from(found);
}

function bytesOf(signs: string) {
  const count = LENGTHS.indexOf(signs.length);
  let value = 0n;
  for (const sign of signs) {
    const digit = VALUES.get(sign);
    if (digit === undefined) return null;
    value = value * BASE + digit;
  }
  // Every text of bytes is written in one way.
  if (count < 1 || value >= 256n ** BigInt(count)) return null;
  return Array.from({ length: count }, (_, at) => Number((value >> BigInt(8 * (count - 1 - at))) & 255n));
}
