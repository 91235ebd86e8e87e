/** Bytes as text for links, and reading and writing them one field after the other. Pure. */

/** What somebody has sent is not what it should be. */
export class Malformed extends Error {
  /** @param {string} what is wrong, in English, for developers */
  constructor(what) {
    super(what);
    this.name = "Malformed";
  }
}

/** @param {Uint8Array} bytes @returns {string} base64url without padding */
export function toText(bytes) {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/**
 * @param {string} text base64url without padding
 * @returns {Uint8Array<ArrayBuffer>} rejects anything else with `Malformed`
 */
export function fromText(text) {
  if (!/^[A-Za-z0-9_-]*$/.test(text) || text.length % 4 === 1)
    throw new Malformed("not base64url");
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(letters, (each) => each.charCodeAt(0));
  // The last letter holds bits that stand for nothing.
  if (toText(bytes) !== text) throw new Malformed("not base64url");
  return bytes;
}

/** @param {Iterable<number>} bytes @returns {string} two hexadecimal digits for each */
export function hex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {number} count @returns {Uint8Array<ArrayBuffer>} bytes nobody can guess */
export function randomBytes(count) {
  return crypto.getRandomValues(new Uint8Array(count));
}

/** Writes fields one after the other. */
export class Writer {
  constructor() {
    /** @type {number[]} */
    this.bytes = [];
  }

  /** @param {number} value 0..255 */
  byte(value) {
    this.bytes.push(value & 255);
  }

  /** @param {Iterable<number>} bytes */
  raw(bytes) {
    this.bytes.push(...bytes);
  }

  /** A text with its length before it. @param {string} text of at most 255 bytes */
  text(text) {
    const bytes = new TextEncoder().encode(text);
    if (bytes.length > 255) throw new Malformed("text too long");
    this.byte(bytes.length);
    this.raw(bytes);
  }

  /** @returns {Uint8Array<ArrayBuffer>} */
  done() {
    return Uint8Array.from(this.bytes);
  }
}

/** Reads what a `Writer` wrote. Throws `Malformed` where something is missing. */
export class Reader {
  /** @param {Uint8Array} bytes */
  constructor(bytes) {
    this.bytes = bytes;
    this.at = 0;
  }

  /** How many are left. */
  get left() {
    return this.bytes.length - this.at;
  }

  byte() {
    return this.raw(1)[0] ?? 0;
  }

  /** @param {number} count */
  raw(count) {
    if (count > this.left) throw new Malformed("too short");
    this.at += count;
    return this.bytes.slice(this.at - count, this.at);
  }

  text() {
    const bytes = this.raw(this.byte());
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
