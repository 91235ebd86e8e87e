/** Bytes as text for links, and reading and writing them one field after the other. Pure. */

import { fromText as bytesIn, toText } from "../../kit/base64.js";

export { toText };

/** What somebody has sent is not what it should be. */
export class Malformed extends Error {
  /** `what` is wrong, in English, for developers. */
  constructor(what: string) {
    super(what);
    this.name = "Malformed";
  }
}

/** `text`: base64url without padding. Rejects anything else with `Malformed`. */
export function fromText(text: string): Uint8Array<ArrayBuffer> {
  const bytes = bytesIn(text);
  // The last letter holds bits that stand for nothing.
  if (!bytes || toText(bytes) !== text) throw new Malformed("not base64url");
  return bytes;
}

/** Returns two hexadecimal digits for each. */
export function hex(bytes: Iterable<number>): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The bytes of such digits. */
export function fromHex(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** Returns bytes nobody can guess. */
export function randomBytes(count: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(count));
}

/** Writes fields one after the other. */
export class Writer {
  bytes: number[] = [];

  /** `value`: 0..255. */
  byte(value: number) {
    this.bytes.push(value & 255);
  }

  raw(bytes: Iterable<number>) {
    this.bytes.push(...bytes);
  }

  /** At most 255 bytes, with their number before them. */
  sized(bytes: ArrayLike<number> & Iterable<number>) {
    if (bytes.length > 255) throw new Malformed("too long");
    this.byte(bytes.length);
    this.raw(bytes);
  }

  /** A text with its length before it. `text`: of at most 255 bytes. */
  text(text: string) {
    this.sized(new TextEncoder().encode(text));
  }

  done(): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(this.bytes);
  }
}

/** Reads what a `Writer` wrote. Throws `Malformed` where something is missing. */
export class Reader {
  declare bytes: Uint8Array;
  at = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  /** How many are left. */
  get left() {
    return this.bytes.length - this.at;
  }

  byte() {
    return this.raw(1)[0] ?? 0;
  }

  raw(count: number) {
    if (count > this.left) throw new Malformed("too short");
    this.at += count;
    return this.bytes.slice(this.at - count, this.at);
  }

  sized() {
    return this.raw(this.byte());
  }

  text() {
    const bytes = this.sized();
    try {
      return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    } catch {
      throw new Malformed("not UTF-8");
    }
  }

  /** Nothing may be left. */
  end() {
    if (this.left > 0) throw new Malformed("too long");
  }
}
